"""The bots at the seats of an arena's table: each gets what its seat may know, a seed and a budget, nothing else.

They think in other processes than the one that plays: the house's own bots in one of theirs, a bot's file in one for
each seat. These stay between games and are started anew after they have failed.
"""

from __future__ import annotations

from roundhouse.bots.file_process import ILLEGAL, FileBotProcess, Forfeit
from roundhouse.bots.levels import Budget, Chosen, turn_budget
from roundhouse.core.setup import Setup
from roundhouse.core.state import State, is_legal
from roundhouse.lab.plan import FILE, Entrant

PATIENCE = 10.0  # times what is left of the turn, on the clock on the wall: a busy machine is not the bot's fault
LEAST_PATIENCE = 3.0  # seconds
FILE_SECONDS = 2.0  # of CPU time that a bot's file has for a turn


def budget_of(entrant: Entrant, game: str, players: int, scale: float) -> Budget:
    """What a bot may think in a whole turn; a plain search in each decision."""
    if entrant.kind == FILE:
        return Budget(0, FILE_SECONDS * scale)
    return turn_budget(entrant.kind, entrant.budget, game, players, scale)


class Seats:
    """All bots of one tournament, as one process needs them. Close it at the end."""

    def __init__(self, setup: Setup, entrants: tuple[Entrant, ...]) -> None:
        self._setup = setup
        self._entrants = entrants
        self._files: dict[tuple[int, int], FileBotProcess] = {}
        self._house: FileBotProcess | None = None

    def choose(self, entrant: int, seat: int, state: State, seed: int, budget: Budget) -> Chosen:
        """The legal action that a bot takes for its seat; Forfeit when it does not."""
        view = state.view(seat).to_bytes()
        bot = self._entrants[entrant]
        if bot.kind == FILE:
            chosen = self._ask_file(entrant, seat, view, seed, budget)
        else:
            chosen = self._ask_house(bot.kind, view, seed, budget)
        if not (0 <= chosen.action < 1 << 62 and is_legal(state, seat, chosen.action)):
            raise Forfeit(ILLEGAL, f"action {chosen.action}")
        return chosen

    def _ask_house(self, kind: str, view: bytes, seed: int, budget: Budget) -> Chosen:
        if self._house is None:
            self._house = FileBotProcess(self._setup)
        try:
            return self._house.choose_as(kind, view, seed, budget)
        except Forfeit:
            self._house = None  # it is closed
            raise

    def _ask_file(self, entrant: int, seat: int, view: bytes, seed: int, budget: Budget) -> Chosen:
        key = (entrant, seat)
        if (process := self._files.get(key)) is None:
            bot = self._entrants[entrant]
            process = self._files[key] = FileBotProcess(self._setup, bot.source, bot.name)
        patience = max(LEAST_PATIENCE, PATIENCE * budget.seconds)
        try:
            return process.choose(view, seed, budget.seconds, budget.iterations, patience)
        except Forfeit:
            del self._files[key]  # it is closed
            raise

    def close(self) -> None:
        for process in self._files.values():
            process.close()
        self._files.clear()
        if self._house is not None:
            self._house.close()
            self._house = None
