"""Playing on a Dask cluster: one of two workers on this machine."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from roundhouse.cli.main import main
from roundhouse.core.message import Problem
from roundhouse.lab import cluster
from roundhouse.lab.cluster import play_there
from roundhouse.lab.plan import total
from roundhouse.lab.play import Player
from tests.lab.plans import RANDOM_BOT, entrant, plan, same

pytestmark = pytest.mark.slow

CLUSTER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    options = dict(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None)
    with LocalCluster(**options) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.readline()
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The scheduler of a cluster in processes of its own."""
    folder = tmp_path_factory.mktemp("cluster")
    script = folder / "cluster.py"
    script.write_text(CLUSTER, encoding="utf-8")
    with ExitStack() as stack:
        said = stack.enter_context((folder / "said").open("w"))
        running = stack.enter_context(
            subprocess.Popen(
                [sys.executable, str(script)],
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        )
        assert running.stdout is not None
        found = running.stdout.readline().strip()
        assert re.fullmatch(r"tcp://127\.0\.0\.1:\d+", found), (folder / "said").read_text()
        yield found
        running.communicate("\n", timeout=60)


def never() -> bool:
    return False


def test_the_cluster_plays_the_same_games(address: str) -> None:
    made = plan("greedy", "random", entrant("mine.py", RANDOM_BOT), games=4)
    player = Player(made)
    expected = same([player.play(number) for number in range(total(made))])
    player.close()
    assert same(list(play_there(made, range(total(made)), address, never))) == expected


def test_a_bot_that_fails_there_forfeits(address: str) -> None:
    made = plan("greedy", entrant("mine.py", b"import os\ndef choose(v, r, b): os._exit(1)"), games=2)
    games = list(play_there(made, range(2), address, never))
    assert [game.forfeits[0].reason for game in games] == ["died", "died"]


def test_it_can_be_stopped_and_what_was_played_comes_out(address: str) -> None:
    made = plan("greedy", "random", games=200_000)
    found: list[int] = []
    found.extend(game.number for game in play_there(made, range(total(made)), address, lambda: len(found) > 5))
    assert 5 < len(found) < 100_000
    assert len(set(found)) == len(found)


def test_workers_with_another_version_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.__version__", "99")
    with pytest.raises(Problem) as caught:
        list(play_there(plan("greedy", "random"), range(2), address, never))
    assert caught.value.message.id == "arena-dask-version"


def test_where_there_is_no_scheduler_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 1)
    for nowhere in ("tcp://127.0.0.1:1", "nonsense://x"):
        with pytest.raises(Problem) as caught:
            list(play_there(plan("greedy", "random"), range(2), nowhere, never))
        assert caught.value.message.id == "arena-dask-unreachable"


def test_without_the_package_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Problem) as caught:
        list(play_there(plan("greedy", "random"), range(2), "tcp://127.0.0.1:1", never))
    assert caught.value.message.id == "arena-dask-missing"


def test_the_cluster_is_left_clean(address: str, tmp_path: Path) -> None:
    from distributed import Client

    made = plan("greedy", entrant("mine.py", RANDOM_BOT), games=4)
    assert len(list(play_there(made, range(4), address, never))) == 4
    with Client(address) as client:  # type: ignore[no-untyped-call]
        kept = client.run(lambda: len(cluster._players))
    assert set(kept.values()) == {0}


def test_the_command_plays_there(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "2", "--bots", "greedy,random", "--games", "6", "--option", "round_limit=2", "--json"]
    found = []
    for where in (["--dask", address], ["--workers", "1"]):
        assert main(["arena", "siberia", *arguments, *where]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0]["games"] == 6
    assert (found[0]["pairs"], found[0]["ratings"]) == (found[1]["pairs"], found[1]["ratings"])
