"""One round of measuring one game, in a process of its own: `python -m roundhouse.cli.bench_worker GAME`.

Whether the rules are native or interpreted is fixed when the package is imported, so every round is a new process.
Times are CPU times. The result is one JSON object on standard output.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from roundhouse.bots.manners import manner_of
from roundhouse.bots.players import advisor_of
from roundhouse.bots.search import Searcher
from roundhouse.core import registry
from roundhouse.core.drive import copies, playouts
from roundhouse.core.rng import stream
from roundhouse.core.setup import setup
from roundhouse.core.state import CHANCE, OVER, Board, State, View, buffer

SPELL = 0.4  # seconds that each thing is measured for
PLAYERS = (2, 4)


@dataclass(frozen=True, slots=True)
class Speed:
    """What one round has found."""

    decisions_per_second: dict[str, float]  # by the number of players
    copy_us: float
    search_iterations_per_second: float
    state_bytes: int


def measure(name: str) -> Speed:
    """Speed of random play for two and four players, of copying and of search in the middle of a game."""
    game = registry.game(name)
    numbers = [n for n in PLAYERS if game.min_players <= n <= game.max_players]
    boards = {players: setup(name, players, {}).board for players in numbers}
    middle = halfway(boards[numbers[-1]])
    view = middle.view(middle.actor())
    return Speed(
        decisions_per_second={str(players): decisions_per_second(board) for players, board in boards.items()},
        copy_us=1e6 / rate(lambda n, _: copied(middle, n)),
        search_iterations_per_second=rate(lambda n, seed: searched(view, n, seed)),
        state_bytes=len(middle.to_bytes()),
    )


def decisions_per_second(board: Board) -> float:
    """Players' decisions in whole games of random play, set-up and chance included in the time."""
    root = board.new_state()
    return rate(lambda n, seed: playouts(root, stream(seed, n), n))


def copied(state: State, n: int) -> int:
    copies(state, n)
    return n


def searched(view: View, n: int, seed: int) -> int:
    """So many iterations of a search, as the levels search."""
    Searcher(view, stream(seed, 0), advisor_of(view.board), manner_of(view.board)).think(n)
    return n


def rate(work: Callable[[int, int], int]) -> float:
    """How much a second: `work(n, seed)` does n pieces and returns what they count. The pieces grow with the speed."""
    n, count, spent, seed = 1, 0, 0.0, 0
    work(1, seed)  # warm
    while spent < SPELL:
        seed += 1
        start = time.process_time()
        count += work(n, seed)
        taken = time.process_time() - start
        spent += taken
        if taken < SPELL / 20:
            n *= 2
    return count / spent


def halfway(board: Board) -> State:
    """A choice in the middle of a random game, always the same one."""
    decisions = _played(board, 1 << 30)[1]
    return _played(board, decisions // 2)[0]


def _played(board: Board, most: int) -> tuple[State, int]:
    """A random game up to the first choice after `most` decisions, or to its end; and the number of decisions made."""
    rng = stream(1, 1)
    out = buffer(board)
    state = board.new_state()
    done = 0
    while (who := state.actor()) != OVER:
        if who == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng, out))
            continue
        number = state.legal(who, out)
        if done >= most and number > 1:
            break
        state.apply(who, out[rng.below(number)])
        done += 1
    return state, done


if __name__ == "__main__":
    print(json.dumps(asdict(measure(sys.argv[1]))))
