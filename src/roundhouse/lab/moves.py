"""What happens in many games, move by move: the raw material of a balance table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from roundhouse.core.drive import decide
from roundhouse.core.rng import stream
from roundhouse.core.setup import Setup
from roundhouse.core.state import CHANCE, OVER, Advisor, State, buffer, winners


@dataclass(slots=True)
class Counted:
    """What a run of games adds up to."""

    moves: Counter[str] = field(default_factory=Counter)  # of players, in notation; a forced pass counts
    verbs: dict[str, Counter[str]] = field(default_factory=dict)  # their first words, by what was asked
    chance: Counter[str] = field(default_factory=Counter)  # what chance did
    parts: Counter[str] = field(default_factory=Counter)  # points of all players, by category
    rounds: list[int] = field(default_factory=list)  # of each game
    wins_by_order: dict[int, float] = field(default_factory=dict)  # by place in the order of the first decisions


def count_moves(table: Setup, seats: list[Advisor | None], seed: int, games: int) -> Counted:
    """Over the same games that `core.drive.play_games` plays."""
    counted = Counted(wins_by_order=dict.fromkeys(range(table.players), 0.0))
    for index in range(games):
        count_game(table, seats, seed, index, counted)
    counted.rounds.sort()
    return counted


def count_game(table: Setup, seats: list[Advisor | None], seed: int, index: int, counted: Counted) -> None:
    rng, out = stream(seed, index), buffer(table.board)
    state = table.board.new_state()
    order: list[int] = []
    while (who := state.actor()) != OVER:
        if who == CHANCE:
            action = state.sample_chance(rng, out)
            counted.chance[table.game.notation(state, int(who), int(action))] += 1
        else:
            action = decide(state, who, state.legal(who, out), seats[who], rng, out)
            text = table.game.notation(state, int(who), int(action))
            counted.moves[text] += 1
            asked = table.game.prompt(state.view(who)).id
            counted.verbs.setdefault(asked, Counter())[text.split()[0]] += 1
            if who not in order:
                order.append(int(who))
        state.apply(who, action)
    add_result(table, state, order, counted)


def add_result(table: Setup, state: State, order: list[int], counted: Counted) -> None:
    counted.rounds.append(int(state.round()))
    for player in range(table.players):
        counted.parts.update(table.game.breakdown(state, player))
    best = buffer(table.board)
    number = int(winners(state, best))
    for i in range(number):
        if best[i] in order:
            counted.wins_by_order[order.index(best[i])] += 1 / number
