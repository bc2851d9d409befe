"""The command `play`: starts the server of the house and opens it in the browser, or opens the one that runs."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from roundhouse.cli.common import complain, say, whole
from roundhouse.core.message import Problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from roundhouse.server.settings import Settings

EXAMPLES = """examples:
  roundhouse play
  roundhouse play --port 9000 --no-browser
  roundhouse play --host 0.0.0.0              everybody in your network can come in
  roundhouse play --data ~/other-games"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play in the browser: start the server, and open it. Ctrl-C ends it; all games are kept."
    parser.epilog = EXAMPLES
    parser.add_argument("--port", metavar="N", type=whole(0, 65535), help="the port; 0 for any that is free")
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where games are kept, instead of the usual place")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        return _play(args)
    except Problem as problem:
        complain(problem.message)
        return 1


def _play(args: argparse.Namespace) -> int:
    from roundhouse.server import place
    from roundhouse.server import run as server

    data = place.data_directory(args.data)
    held = server.take_or_find(data)
    if isinstance(held, str):
        print(held, flush=True)
        say("cli-play-already")
        if not args.no_browser:
            open_browser(held)
        return 0

    def ready(url: str) -> None:
        with suppress(OSError):  # nobody reads what we say; the server runs all the same
            print(url, flush=True)
            if others := server.outside(args.host, url):
                say("cli-play-open", url=others)
            say("cli-play-running", folder=str(data))
            sys.stdout.flush()
        if not args.no_browser:
            open_browser(url)

    def make(settings: Settings) -> ASGIApp:
        from roundhouse.server.app import make_app  # slow to import: only once there is a port to listen on

        return make_app(settings)

    try:
        server.serve(make, data, args.host, args.port, ready)
    finally:
        os.close(held)
    return 0


def open_browser(url: str) -> None:
    """Open a browser, if there is a screen to show one: in a process of its own, whatever becomes of it."""
    screen = any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    if not screen and sys.platform != "darwin":
        return
    with suppress(OSError):
        opening = subprocess.Popen(
            [sys.executable, "-I", "-m", "webbrowser", url],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C here does not end it
        )
        threading.Thread(target=opening.wait, daemon=True).start()
