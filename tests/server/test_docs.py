"""`docs/api.md` tells the truth: its examples run, every route is in it, and the limits are the program's own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.core import record
from roundhouse.server import api_tables, house, live, web
from roundhouse.server.routes import API, routes
from tests.server.running import Running, running

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as made:
        yield made


def block(language: str) -> str:
    """The example in this language; there is one."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return str(found)


def run(server: Running, *command: str) -> list[str]:
    """The lines that an example prints."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    environment = {"ROUNDHOUSE_URL": f"http://127.0.0.1:{server.port}", "PATH": path}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.slow
def test_the_python_example_plays_a_whole_game(server: Running) -> None:
    *scores, last = run(server, sys.executable, "-I", "-c", block("python"))
    found = [re.fullmatch(r"(p[12]) (\w+) ([0-9]+)", line) for line in scores]
    assert [(one[1], one[2]) for one in found if one] == [("p1", "Ana"), ("p2", "greedy")]
    points = {one[1]: int(one[3]) for one in found if one}
    ending = re.fullmatch(r"won by ((?:p[12] ?)+) ending: (areas|supplies|both|round_limit)", last)
    assert ending
    assert {seat for seat, total in points.items() if total == max(points.values())} == set(ending[1].split())
    assert points["p2"] > 0  # the bot knows how to play


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl here")
def test_the_example_by_hand_does_what_it_says(server: Running) -> None:
    first, *lines = run(server, "sh", "-euc", block("sh"))
    verb = first.split()[0]
    assert verb in ("side", "place")
    effects, why, hint, done, again, log, undone, *record_lines = lines
    assert json.loads(effects)[0]["move"] == first
    refusal = json.loads(why)
    assert (refusal["legal"], refusal["rule"][:3]) == (False, "SI-")
    assert json.loads(hint)["choice"]["parts"]["verb"] == verb
    assert done == again
    told = json.loads(log)
    assert told["log"][0]["move"] == first
    assert told["seq"] == json.loads(done)["seq"] < json.loads(undone)["seq"]
    assert record_lines[0].startswith("roundhouse record 1 as seen by p1")
    assert record_lines[1:3] == ["game: siberia", "rules: 1"]
    assert json.loads(record_lines[3])["seat"] == ""
    assert record_lines[4] in ("areas", "supplies", "both", "round_limit")
    rest = [line for line in record_lines[5:] if line]
    assert rest[-2].startswith("seed: ")
    assert rest[-1].startswith("checksum: ")


def test_every_route_is_on_the_page(server: Running) -> None:
    words = set()
    for route in routes(server.served):
        if route.path.startswith(API):
            named = [part for part in route.path.removeprefix(API).split("/") if part and not part.startswith("{")]
            words.add(named[-1])
    assert {"persons", "me", "act", "at", "import", "openapi.json"} <= words
    missing = {word for word in words if not re.search(rf"[`/]{re.escape(word)}(?![\w-])", PAGE)}
    assert not missing


def test_the_sockets_are_on_the_page() -> None:
    assert f"WS {API}/tables/{{table}}/live" in PAGE
    assert f"WS {API}/lobby/live" in PAGE


def test_the_limits_on_the_page_are_those_of_the_program() -> None:
    section = PAGE.split("## Limits")[1].split("\n## ")[0]
    told = (
        rf"Bodies have at most {web.BODY_LIMIT // 1024} KiB, records {record.SIZE_LIMIT // 1024**2} MiB; "
        rf"a person has at most {house.MOST_TABLES} tables that are not over and {live.MOST_OF_ONE} sockets; "
        rf"a bot searches at most {api_tables.MOST_ITERATIONS:,} iterations a decision; "
        rf"a server has {live.MOST_SOCKETS:,} sockets\. "
        rf"A socket whose reader does not read for {live.PATIENCE:g} seconds is closed"
    )
    assert re.search(told.replace(" ", r"\s+"), section), section
    assert web.BODY_LIMIT % 1024 == record.SIZE_LIMIT % 1024**2 == 0
