"""What the battery needs to know of SteamRollers beside the contract."""

from __future__ import annotations

from mypy_extensions import i64

from roundhouse.core.game import legal
from roundhouse.core.rng import Rng
from roundhouse.core.state import Advisor, View
from roundhouse.games.steamrollers.moves import A_CHOOSE_TWO, A_DELIVER, A_SEIZE, A_TILE
from roundhouse.games.steamrollers.state import SteamRollersState, SteamRollersView
from tests.battery.common import Bot, SmallPosition

# SR-R9: 50 rounds. A round has seven dice, and for each of five players a choice of a die, twice at most, a question
# to the holder of tile 2b, a change by tiles 1 and 5, a reroll, an order and an action, the latter twice with 2a. The
# setup has 42 goods, 12 sides and a chart.
LONGEST = 50 * (7 + 5 * 14) + 100
TRIED: dict[str, tuple[str | int, ...]] = {
    "round_limit": (50, 12),  # without a limit random players would never come to an end
    "eva": (3, 1, 6),
}
COSTLY = 8  # the greedy player looks for paths


def small_positions() -> list[SmallPosition]:
    """SR-R25: nothing is hidden from anybody."""
    return []


class Feeder(Advisor):
    """Leaves Eva the die of the region where she has the most marks, and delivers nothing, until she has filled it."""

    def choose(self, view: View, rng: Rng) -> i64:
        assert isinstance(view, SteamRollersView)
        can = legal(view.known, view.player)
        pairs = [a for a in can if A_CHOOSE_TWO <= a < A_SEIZE]
        if view.known.sheet.solo and pairs:
            most = max(int(view.known.marks[left(view.known, a) - 1]) for a in pairs)
            can = [a for a in pairs if view.known.marks[left(view.known, a) - 1] == most]
        kept = [a for a in can if not A_DELIVER <= a < A_TILE] or can
        return kept[rng.below(len(kept))]


def left(s: SteamRollersState, pair: int) -> int:
    """The die that stays for Eva when these two are chosen."""
    low, high = divmod(pair - A_CHOOSE_TWO, 6)
    return sum((face + 1) * int(s.dice[face]) for face in range(6)) - (low + 1) - (high + 1)


def feeder(_: object) -> Advisor:
    return Feeder()


BOTS: dict[str, Bot] = {"feeder": feeder}
