"""Whole games between bots, some of which think in a process of their own, and somebody may watch.

Games of `random` and `greedy` alone that nobody watches go through `core/drive.py`, which is much faster; the games are
the same, and both add to the same tally.
"""

from __future__ import annotations

from typing import Protocol

from roundhouse.bots.levels import turn_budget
from roundhouse.bots.players import Bot
from roundhouse.bots.process import BotProcess
from roundhouse.bots.turns import Noticed, Turns
from roundhouse.core.drive import Tally, decide, finish, note
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import CHANCE, OVER, Advisor, Board, State, buffer


class Watcher(Protocol):
    """Somebody who wants to know all that happens."""

    def acts(self, state: State, who: int, action: int) -> None:
        """This will be done next, by a player or by chance."""

    def ends(self, state: State) -> None:
        """The game is over."""


def play_games(
    board: Board,
    bots: list[Bot],
    advisor: Advisor,
    process: BotProcess | None,
    seed: int,
    start: int,
    games: int,
    tally: Tally,
    watcher: Watcher | None = None,
) -> None:
    """Games `start` to `start + games - 1` of the run `seed`, added to the tally."""
    for index in range(start, start + games):
        play_game(board, bots, advisor, process, stream(seed, index), tally, watcher)


def play_game(
    board: Board,
    bots: list[Bot],
    advisor: Advisor,
    process: BotProcess | None,
    rng: Rng,
    tally: Tally,
    watcher: Watcher | None = None,
) -> None:
    """One game, as `core.drive.play_game` plays it, with the seats that search asked through the process."""
    out = buffer(board)
    s, before = board.new_state(), board.new_state()
    trace = bytearray()
    turns, noticed = Turns(), Noticed(len(bots))
    while (who := s.actor()) != OVER:
        if who == CHANCE:
            action = s.sample_chance(rng, out)
        else:
            n = s.legal(who, out)
            tally.decisions += 1
            tally.choices += n > 1
            bot = bots[who]
            if bot.searches and n > 1:
                assert process is not None
                seat, whole = int(who), turn_budget(bot.kind, bot.budget, board.game, len(bots))
                turn = noticed.turn(s, seat)
                chosen = process.choose(bot, s.view(who).to_bytes(), rng.word(), turns.left(whole, seat, turn))
                turns.spent(whole, seat, turn, chosen)
                action = chosen.action
            else:
                action = decide(s, who, n, advisor if bot.kind == "greedy" else None, rng, out)
        if watcher is not None:
            watcher.acts(s, int(who), int(action))
        note(trace, who, action)
        before.copy_from(s)
        s.apply(who, action)
        noticed.acted(before, int(who), int(action), int(s.reveals()))
    finish(s, trace, tally)
    if watcher is not None:
        watcher.ends(s)
