"""The bots at the seats of an arena's table: each gets what its seat may know, a seed and a budget, nothing else.

The house's own bots think in the process that plays; a bot's file runs in a process of its own for each seat, which
stays between games and is started anew after it has failed.
"""

from __future__ import annotations

from roundhouse.bots.file_process import ILLEGAL, FileBotProcess, Forfeit
from roundhouse.bots.levels import Budget, Chosen, turn_budget
from roundhouse.bots.players import choose
from roundhouse.core.setup import Setup
from roundhouse.core.state import State, is_legal
from roundhouse.lab.plan import FILE, Entrant

PATIENCE = 10.0  # times what is left of the turn, on the clock on the wall: a busy machine is not the bot's fault
LEAST_PATIENCE = 3.0  # seconds
FILE_SECONDS = 2.0  # of CPU time that a bot's file has for a turn


def budget_of(entrant: Entrant, game: str, scale: float) -> Budget:
    """What a bot may think in a whole turn; a plain search in each decision."""
    if entrant.kind == FILE:
        return Budget(0, FILE_SECONDS * scale)
    return turn_budget(entrant.kind, entrant.budget, game, scale)


class Seats:
    """All bots of one tournament, as one process needs them. Close it at the end."""

    def __init__(self, setup: Setup, entrants: tuple[Entrant, ...]) -> None:
        self._setup = setup
        self._entrants = entrants
        self._files: dict[tuple[int, int], FileBotProcess] = {}

    def choose(self, entrant: int, seat: int, state: State, seed: int, budget: Budget) -> Chosen:
        """The legal action that a bot takes for its seat; Forfeit when it does not."""
        view = state.view(seat).to_bytes()
        bot = self._entrants[entrant]
        if bot.kind == FILE:
            chosen = self._ask_file(entrant, seat, view, seed, budget)
        else:
            chosen = choose(self._setup.board, bot.kind, view, seed, budget)
        if not (0 <= chosen.action < 1 << 62 and is_legal(state, seat, chosen.action)):
            raise Forfeit(ILLEGAL, f"action {chosen.action}")
        return chosen

    def _ask_file(self, entrant: int, seat: int, view: bytes, seed: int, budget: Budget) -> Chosen:
        key = (entrant, seat)
        if (process := self._files.get(key)) is None:
            bot = self._entrants[entrant]
            process = self._files[key] = FileBotProcess(self._setup, bot.source, bot.name)
        patience = max(LEAST_PATIENCE, PATIENCE * budget.seconds)
        try:
            answer = process.choose(view, seed, budget.seconds, budget.iterations, patience)
        except Forfeit:
            del self._files[key]  # it is closed
            raise
        return Chosen(answer.action, 0, answer.seconds)

    def close(self) -> None:
        for process in self._files.values():
            process.close()
        self._files.clear()
