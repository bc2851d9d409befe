"""What happens in many games, move by move: the raw material of a balance table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from roundhouse.core.setup import Setup
from roundhouse.core.state import CHANCE, State, buffer, winners


@dataclass(slots=True)
class Counted:
    """What a run of games adds up to."""

    moves: Counter[str] = field(default_factory=Counter)  # of players, in notation; a forced pass counts
    verbs: dict[str, Counter[str]] = field(default_factory=dict)  # their first words, by what was asked
    chance: Counter[str] = field(default_factory=Counter)  # what chance did
    parts: Counter[str] = field(default_factory=Counter)  # points of all players, by category
    rounds: list[int] = field(default_factory=list)  # of each game
    wins_by_order: dict[int, float] = field(default_factory=dict)  # by place in the order of the first decisions


class Counting:
    """Watches games (`bots/match.py`) and counts."""

    def __init__(self, table: Setup) -> None:
        self.counted = Counted(wins_by_order=dict.fromkeys(range(table.players), 0.0))
        self._table = table
        self._order: list[int] = []  # of the first decisions in the present game

    def acts(self, state: State, who: int, action: int) -> None:
        game, counted = self._table.game, self.counted
        text = game.notation(state, who, action)
        if who == CHANCE:
            counted.chance[text] += 1
            return
        counted.moves[text] += 1
        counted.verbs.setdefault(game.prompt(state.view(who)).id, Counter())[text.split()[0]] += 1
        if who not in self._order:
            self._order.append(who)

    def ends(self, state: State) -> None:
        game, counted = self._table.game, self.counted
        counted.rounds.append(int(state.round()))
        for player in range(self._table.players):
            counted.parts.update(game.breakdown(state, player))
        best = buffer(self._table.board)
        number = int(winners(state, best))
        for i in range(number):
            if best[i] in self._order:
                counted.wins_by_order[self._order.index(best[i])] += 1 / number
        self._order = []
