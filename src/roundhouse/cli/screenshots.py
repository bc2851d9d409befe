"""The command `screenshots`: takes pictures of every screen of the browser client, in fixed positions of fixed games.

It serves a temporary database on a port of its own, sits down at tables there and looks at them in Chromium: on a
desktop and on a phone, light and dark. What is in the pictures is in `screenshots_scenes.py`.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from roundhouse.cli import chromium
from roundhouse.cli.common import BadFile, say
from roundhouse.core.message import Problem

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

    from roundhouse.cli.screenshots_stage import Scene

ROOT = Path(__file__).resolve().parents[3]
USUAL = Path("docs") / "screenshots"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
THEMES = ("light", "dark")
QUALITIES = (84, 76, 68, 60)  # from fine to coarse, until a picture is small enough
LARGEST = 120_000  # bytes
PREFS = {"language": "en", "theme": "auto", "sound": False, "pace": "off"}
LOADED = "document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))"
EXAMPLES = """examples:
  roundhouse screenshots
  roundhouse screenshots --out /tmp/pictures --only siberia-act --only lobby"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Take pictures of all screens: on a desktop and on a phone, light and dark."
    parser.epilog = EXAMPLES
    parser.add_argument("--out", metavar="DIR", type=Path, default=USUAL, help=f"where they go ({USUAL})")
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[], help="one picture, such as lobby; may be given often"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not (ROOT / "pyproject.toml").is_file():
        raise BadFile("cli-screenshots-checkout")
    try:
        import playwright  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError as e:
        raise BadFile("cli-screenshots-packages", package=e.name or "playwright") from None
    from roundhouse.cli.screenshots_scenes import SCENES

    for name in args.only:
        if name not in SCENES:
            raise Problem("cli-screenshots-unknown", name=name[:80], names=", ".join(SCENES))
    wanted = {name: scene for name, scene in SCENES.items() if not args.only or name in args.only}
    args.out.mkdir(parents=True, exist_ok=True)
    path = chromium.ensure()
    with tempfile.TemporaryDirectory() as data, _serving(Path(data)) as url:
        taken = _take(wanted, url, path, args.out)
    say("cli-screenshots-done", count=taken, folder=str(args.out))
    return 0


@contextmanager
def _serving(data: Path) -> Iterator[str]:
    """A server in a thread whose ids and draws are always the same."""
    import time

    import uvicorn

    from roundhouse.core.draws import SEED_BYTES
    from roundhouse.server import run as server
    from roundhouse.server import static
    from roundhouse.server.app import make_app, make_served
    from roundhouse.server.house import Sources
    from roundhouse.server.settings import Settings

    client = static.load()
    if not client.files:
        raise BadFile("cli-screenshots-client")
    numbers = count(1)
    sources = Sources(time.time, lambda: f"id{next(numbers):014d}", lambda: bytes(range(SEED_BYTES)))
    bound = server.listen(server.LOCAL, 0)
    port = bound.getsockname()[1]
    settings = Settings(data, server.allowed(server.LOCAL, port), port)
    app = make_app(settings, make_served(settings, sources), client)
    ready = threading.Event()
    running = uvicorn.Server(server.configured(app, ready.set, []))
    thread = threading.Thread(target=running.run, args=([bound],), daemon=True)
    thread.start()
    try:
        if not ready.wait(30):
            raise RuntimeError("the server did not start")
        yield f"http://{server.LOCAL}:{port}"
    finally:
        running.should_exit = True
        thread.join(30)
        bound.close()


def _take(scenes: dict[str, Scene], url: str, path: str, folder: Path) -> int:
    from playwright.sync_api import sync_playwright

    from roundhouse.cli.screenshots_host import Host
    from roundhouse.cli.screenshots_stage import Stage

    taken = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
        host = Host(url, playwright.request)
        for name, scene in scenes.items():
            where = scene.prepare(host)
            for device in scene.devices:
                options = DEVICES[device]
                context = browser.new_context(**_usual(url, host.cookies), **options)
                page = context.new_page()
                page.goto(url + where)
                scene.arrange(Stage(page, device))
                for theme in THEMES:
                    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                    file = folder / f"{name}-{device}-{theme}.webp"
                    file.write_bytes(_picture(context, page))
                    sys.stderr.write(f"{file} {file.stat().st_size / 1000:.0f} kB\n")
                    taken += 1
                context.close()
        host.close()
        browser.close()
    return taken


def _usual(url: str, cookies: list[Any]) -> dict[str, Any]:
    """The browser of the host of all tables, with the settings for pictures."""
    settings = {"name": "roundhouse", "value": json.dumps(PREFS)}
    state = {"cookies": cookies, "origins": [{"origin": url, "localStorage": [settings]}]}
    return {"locale": "en-GB", "timezone_id": "Europe/Lisbon", "reduced_motion": "reduce", "storage_state": state}


def _picture(context: BrowserContext, page: Page) -> bytes:
    """The page as it is, in a format that is small."""
    page.evaluate(LOADED)
    session = context.new_cdp_session(page)
    shot = b""
    for quality in QUALITIES:
        told = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        shot = base64.b64decode(told["data"])
        if len(shot) <= LARGEST:
            break
    session.detach()
    return shot
