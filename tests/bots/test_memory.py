"""The memory of a search: bounded as `docs/bots.md` says, and gone with the search."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse import NATIVE
from roundhouse.bots.manners import manner_of
from roundhouse.bots.players import advisor_of
from roundhouse.bots.search import Searcher
from roundhouse.bots.tree import MOST_NODES, MOST_ORDERED, Tree
from roundhouse.core import registry
from roundhouse.core.rng import stream
from roundhouse.core.state import State
from tests.bots.playing import begun

ROOT = Path(__file__).parents[2]
STATM = Path("/proc/self/statm")
MEGABYTE = 1 << 20

needs_proc = pytest.mark.skipif(not STATM.exists(), reason="the system does not tell how much is taken")


def resident() -> int:
    """Bytes of memory that this process takes now."""
    return int(STATM.read_text().split()[1]) * resource.getpagesize()


def searched(state: State, iterations: int) -> Searcher:
    searcher = Searcher(state.view(state.actor()), stream(1, 0), advisor_of(state.board), manner_of(state.board))
    searcher.think(iterations)
    return searcher


@needs_proc
@pytest.mark.slow
@pytest.mark.skipif(not NATIVE, reason="tables of the interpreted build are not those of the program")
def test_a_full_tree_takes_no_more_than_is_documented_and_gives_it_back() -> None:
    before = resident()
    tree = Tree(5)
    while not tree.is_full():
        tree.add(tree.n - 1, 1, 0, 0.0)
    assert tree.n == MOST_NODES
    taken = resident() - before
    order = 2 * 8 * MOST_ORDERED  # a table has room for twice as much as is in it, at most
    assert 30 * MEGABYTE < taken < 110 * MEGABYTE - order
    del tree
    assert resident() - before < 0.2 * taken
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"at most {MOST_NODES:,} nodes and {MOST_ORDERED:,} ordered actions, about 100 MB" in page


@pytest.mark.slow
@needs_proc
@pytest.mark.parametrize("game", registry.NAMES)
def test_many_searches_take_no_more_memory_than_a_few(game: str) -> None:
    iterations = 20 if NATIVE else 3
    state = begun(game)
    for _ in range(3):
        searched(state, iterations)
    before = resident()
    for _ in range(30):
        searched(state, iterations)
    assert resident() - before < MEGABYTE


@pytest.mark.parametrize("game", registry.NAMES)
def test_a_tree_grows_by_one_node_an_iteration_at_most(game: str) -> None:
    iterations = 200 if NATIVE else 5
    searcher = searched(begun(game), iterations)
    assert searcher.tree.visits[0] == iterations
    assert 1 < searcher.tree.n <= iterations + 1


SMALL = """
import sys
from roundhouse.bots import tree
tree.MOST_NODES, tree.MOST_ORDERED = map(int, sys.argv[1:])
from tests.bots.test_memory import begun, searched
searcher = searched(begun("siberia"), 90)
print(searcher.tree.visits[0], searcher.tree.n, len(searcher.tree.order), searcher.best() in list(searcher.choices))
"""


def bounded(nodes: int, ordered: int) -> list[str]:
    """Iterations, nodes, ordered actions and whether the choice is legal, where the bounds are small: interpreted."""
    environment = {**os.environ, "ROUNDHOUSE_PURE": "1", "ROUNDHOUSE_NATIVE": ""}
    command = [sys.executable, "-c", SMALL, str(nodes), str(ordered)]
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout.split()


@pytest.mark.slow
def test_a_search_goes_on_when_no_more_can_be_put_in_order() -> None:
    iterations, nodes, ordered, legal = bounded(1000, 200)
    assert (iterations, legal) == ("90", "True")
    assert int(nodes) > 60
    assert 100 < int(ordered) <= 200


@pytest.mark.slow
def test_a_full_tree_grows_no_more_and_the_search_goes_on() -> None:
    iterations, nodes, _, legal = bounded(30, 1_000_000)
    assert (iterations, nodes, legal) == ("90", "30", "True")
