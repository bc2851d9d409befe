"""The course of a finished game: its turns, which positions are to be judged, and where the game turned.

A turn is what one player, or chance, did before somebody else acted, as far as everybody could notice it; what was done
in secret at the same time is one turn of several. Positions are counted by the actions that led to them: position 0 is
the beginning. Nothing here judges: chances come from outside (`server/analysis.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from roundhouse.core.state import CHANCE, OVER, State, buffer, winners
from roundhouse.table.table import Live, Table

SEVERAL = -4  # who acted when several did at once
CANDIDATES = 9  # turns that are looked at again
TURNING = 3  # turning points that are told
REACH = 3  # judged positions before and after one, that its point of the curve is a mean with


@dataclass(frozen=True, slots=True)
class Turn:
    """From position `start` to position `end`; `inner` are those between two actions that all could see."""

    start: int
    end: int
    actor: int
    inner: tuple[int, ...] = ()

    def positions(self) -> tuple[int, ...]:
        return (self.start, *self.inner, self.end)


@dataclass(frozen=True, slots=True)
class Turning:
    """Where the game turned: with the action that led to position `place`, done by `actor`, for `player`."""

    place: int
    actor: int
    player: int
    before: float
    after: float


def states(table: Table) -> Iterator[State]:
    """All positions of a game, one after the other. It is always the same object."""
    state = table.base.copy()
    yield state
    for one in table.live:
        state.apply(one.event.actor, one.event.action)
        yield state


def turns(table: Table) -> list[Turn]:
    """The turns of a game. What chance did before the first decision is none of them: there the curve begins."""
    live = table.live
    found: list[Turn] = []
    start, inner = 0, list[int]()
    for place, one in enumerate(live, 1):
        if place < len(live) and (_secret_still(live, place) or _goes_on(live[start:place], live[place])):
            if not one.concealed and not one.event.by_table:
                inner.append(place)
            continue
        actors = {each.event.actor for each in live[start:place] if not each.event.by_table}
        actor = actors.pop() if len(actors) == 1 else SEVERAL
        if start or actor != CHANCE:
            found.append(Turn(start, place, actor, tuple(inner)))
        start, inner = place, []
    return found


def _secret_still(live: Sequence[Live], place: int) -> bool:
    """Whether the last of so many actions was done in secret, and nothing was laid open by it."""
    return live[place - 1].concealed and live[place].reveals == live[place - 1].reveals


def _goes_on(before: Sequence[Live], following: Live) -> bool:
    """Whether an action belongs to the turn that these make up so far."""
    if following.event.by_table and following.event.actor != CHANCE:
        return True  # nobody decided it
    decided = next((one for one in reversed(before) if not one.event.by_table), before[-1])
    return not following.concealed and following.event.actor == decided.event.actor


def first_look(course: Sequence[Turn]) -> list[int]:
    """The positions that are judged first: those between turns."""
    return sorted({place for turn in course for place in (turn.start, turn.end)})


def second_look(course: Sequence[Turn], values: Mapping[int, Sequence[float]]) -> list[int]:
    """The positions that are judged again, and more closely: of the turns in which most seems to have changed, all."""
    most = sorted(course, key=lambda turn: (-_swing(values, turn.start, turn.end)[0], turn.start))[:CANDIDATES]
    return sorted({place for turn in most for place in turn.positions()})


def turning_points(course: Sequence[Turn], values: Mapping[int, Sequence[float]], least: float) -> list[Turning]:
    """The three turns in which most changed, and at least so much, of those that were looked at again, in their order:
    in each the action that did most of it. `values` are those of the second look."""
    known = [turn for turn in course if all(place in values for place in turn.positions())]
    most = sorted(known, key=lambda turn: (-_swing(values, turn.start, turn.end)[0], turn.start))[:TURNING]
    found = [_turning(turn, values) for turn in sorted(most, key=lambda turn: turn.start)]
    return [one for one in found if abs(one.after - one.before) >= least]


def smooth(
    values: Mapping[int, Sequence[float]], weights: Mapping[int, float], firm: Collection[int]
) -> dict[int, tuple[float, ...]]:
    """The course without most of its errors: each value is made a mean with those around it, in which the nearer ones
    and those with greater weights count more. Firm positions stay as they are, and nothing reaches beyond them."""
    places = sorted(values)
    found: dict[int, tuple[float, ...]] = {}
    for i, place in enumerate(places):
        shares = {place: (REACH + 1) * weights[place]}
        for side in () if place in firm else (places[i + 1 :], places[:i][::-1]):
            for far, other in enumerate(side[:REACH], 1):
                shares[other] = (REACH + 1 - far) * weights[other]
                if other in firm:
                    break
        columns = zip(*(values[other] for other in shares), strict=True)
        whole = sum(shares.values())
        found[place] = tuple(
            sum(share * value for share, value in zip(shares.values(), column, strict=True)) / whole
            for column in columns
        )
    return found


def _turning(turn: Turn, values: Mapping[int, Sequence[float]]) -> Turning:
    _, player = _swing(values, turn.start, turn.end)
    places = turn.positions()
    up = 1.0 if values[turn.end][player] > values[turn.start][player] else -1.0
    steps = [(up * (values[b][player] - values[a][player]), b) for a, b in pairwise(places)]
    _, place = max(steps, key=lambda step: (step[0], -step[1]))
    return Turning(place, turn.actor, player, values[turn.start][player], values[turn.end][player])


def _swing(values: Mapping[int, Sequence[float]], start: int, end: int) -> tuple[float, int]:
    """By how much a value changed most, and whose; of two that changed alike, the one that rose."""
    changes = [after - before for before, after in zip(values[start], values[end], strict=True)]
    player = max(range(len(changes)), key=lambda p: (round(abs(changes[p]), 9), changes[p]))
    return abs(changes[player]), player


def result(state: State) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The chances and points of a position in which all is decided."""
    assert state.actor() == OVER
    out = buffer(state.board)
    won = {int(out[i]) for i in range(winners(state, out))}
    players = range(state.n_players)
    return tuple(1.0 / len(won) if p in won else 0.0 for p in players), tuple(float(state.score(p)) for p in players)
