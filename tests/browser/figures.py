"""Figures of the client, measured in a real browser: `python -m tests.browser.figures [--json] [--rounds N]`.

How much the first visit loads, how long a second start takes until the lobby can be used, and how long it takes from a
click to its preview and to the confirmed move. Each is the median of several rounds. Measured in the page where it can
be: from the event of the click to the change of the page.
"""

from __future__ import annotations

import argparse
import json
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, Request, sync_playwright

from roundhouse.cli import chromium
from roundhouse.cli.common import columns
from tests.browser import clicks
from tests.browser.people import People, Person
from tests.browser.seen import look_until_asked
from tests.browser.tables import SHORT, opened, sit
from tests.browser.test_steam_power_games import fork
from tests.server.kill_server import serving

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 5
PLAY = "Play now"
WHAT = {
    "code_kb": "first load without fonts, kB gzipped",
    "fonts_kb": "fonts of the first load, kB",
    "answers_kb": "answers of the API at the first load, kB",
    "start_s": "second start of ./roundhouse play to a lobby that can be used, s",
    "preview_ms": "from the click to the preview, ms",
    "move_ms": "from the click to the confirmed move, ms",
    "tile_preview_ms": "Steam Power, five players, late: from the pointer on a shape to its preview, ms",
    "tile_move_ms": "from the click on a shape to the tile on the map, ms",
    "longest_task_ms": "the longest task while the map is zoomed and dragged, ms (0: none over 50)",
}
WATCH = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
  }).observe({ type: 'longtask', buffered: false });
}"""


def sizes(browser: Browser, url: str) -> dict[str, float]:
    """What a first visit loads, as it is sent."""
    people = People(browser, url, Path(tempfile.gettempdir()))
    newcomer = people("")
    page = newcomer.page
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.goto(url)
    page.get_by_role("button", name=PLAY).first.wait_for()
    page.wait_for_load_state("networkidle")
    loaded = dict.fromkeys(("code", "fonts", "answers"), 0)
    for request in requests:
        kind = "fonts" if request.resource_type == "font" else "answers" if "/api/" in request.url else "code"
        loaded[kind] += request.sizes()["responseBodySize"]
    people.close()
    return {f"{kind}_kb": size / 1000 for kind, size in loaded.items()}


def start(browser: Browser, data: Path) -> float:
    """Seconds from the start of the command to a lobby whose first button can be pressed."""
    context = browser.new_context()
    page = context.new_page()
    began = time.perf_counter()
    command = [str(ROOT / "roundhouse"), "play", "--no-browser", "--port", "0", "--data", str(data)]
    running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        assert select.select([running.stdout], [], [], 300)[0], "the server does not start"
        page.goto(running.stdout.readline().strip())
        page.get_by_role("button", name=PLAY).first.click(trial=True)
        return time.perf_counter() - began
    finally:
        context.close()
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=30)


def plan_until_choice(person: Person) -> Page:
    """At a new table, with a token picked whose columns can be chosen."""
    page = sit(person, opened(person, "me", "greedy", options=SHORT))
    seen = look_until_asked(page)
    clicks.spot(page, next(spot for spot in seen.open if spot.startswith("token:"))).click()
    clicks.spot(page, "column:research").wait_for()
    return page


def time_from(page: Page, event: str, holds: str) -> None:
    """Let the page measure the milliseconds from an event to the first change after which something holds."""
    page.evaluate(f"""() => {{
      const holds = () => {holds};
      window.took = new Promise((resolve) => addEventListener('{event}', (event) => {{
        const watching = new MutationObserver(() => {{
          if (!holds()) return;
          watching.disconnect();
          resolve(performance.now() - event.timeStamp);
        }});
        watching.observe(document.body, {{ subtree: true, childList: true, characterData: true, attributes: true }});
      }}, {{ once: true, capture: true }}));
    }}""")


def waiting(person: Person) -> dict[str, float]:
    """A preview and a move at a new table."""
    page = plan_until_choice(person)
    research = clicks.spot(page, "column:research")
    time_from(page, "pointerover", "document.querySelector('.preview.shown') !== null")
    research.hover()
    preview = page.evaluate("window.took")
    hand = page.get_by_role("group", name="Hand").get_by_role("button").count()
    tokens = "document.querySelectorAll('[aria-label=Hand] [role=button]')"
    time_from(page, "click", f"{tokens}.length < {hand}")
    research.click()
    return {"preview_ms": preview, "move_ms": page.evaluate("window.took")}


def full_map(person: Person) -> dict[str, float]:
    """A late position of five at Steam Power: a tile pointed at and laid, and the map moved about."""
    page = sit(person, fork(person, "late"))
    look_until_asked(page)
    page.mouse.move(500, 400)
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    for turn in (-120, 120):
        for _ in range(6):
            page.mouse.wheel(0, turn)
            page.wait_for_timeout(30)
        page.mouse.down()
        for step in range(20):
            page.mouse.move(500 - 8 * step, 400 - 3 * step)
        page.mouse.up()
        page.mouse.move(500, 400)
    page.wait_for_timeout(300)
    longest = page.evaluate("window.longest")
    clicks.spot(page, next(spot for spot in look_until_asked(page).open if spot.startswith("hex:"))).click()
    shape = page.locator("[data-board] .sp-fan").first
    shape.wait_for()
    page.mouse.move(5, 400)  # off the fan, which may have opened under the pointer
    page.wait_for_timeout(300)
    time_from(page, "pointerover", "document.querySelector('.preview.shown') !== null")
    shape.hover()
    preview = page.evaluate("window.took")
    beds = "document.querySelectorAll('g.tracks path.bed').length"
    time_from(page, "click", f"{beds} !== {page.evaluate(beds)}")  # laid, or taken away
    shape.click()
    return {"tile_preview_ms": preview, "tile_move_ms": page.evaluate("window.took"), "longest_task_ms": longest}


def measure(rounds: int) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in WHAT}
    path = chromium.ensure()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
        start(browser, Path(folder) / "start")  # the first one may have to build
        with serving(Path(folder) / "data") as server:
            url = f"http://127.0.0.1:{server.port}"
            people = People(browser, url, Path(folder))
            ana = people("Ana")
            waiting(ana)  # warms up what a person has had opened for a while
            for _ in range(rounds):
                for name, value in {**sizes(browser, url), **waiting(ana), **full_map(ana)}.items():
                    found[name].append(value)
                found["start_s"].append(start(browser, Path(folder) / "start"))
            people.close()
        browser.close()
    return {name: round(median(values), 2) for name, values in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.figures", description="Measure the client.")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument("--rounds", metavar="N", type=int, default=ROUNDS, help=f"how many rounds ({ROUNDS})")
    args = parser.parse_args()
    found = measure(args.rounds)
    if args.json:
        print(json.dumps(found))
    else:
        print(columns([[WHAT[name], re.sub(r"\.0+$", "", f"{value:.2f}")] for name, value in found.items()]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
