"""SI-4.6, SI-5.1, SI-R8: where one step leads, closed areas skipped."""

from mypy_extensions import i64

from roundhouse.games.siberia.moves import N_AREAS, N_PLACES
from roundhouse.games.siberia.position import Position


def one_step(s: Position, place: i64) -> i64:
    """The open areas that one step from `place` can end in, as bits.

    SI-R8: closed areas between count nothing, also at the exits of Vladivostok; a step never ends where it began.
    """
    seen: i64 = s.map.next[place]
    fresh: i64 = seen & s.closed
    while fresh != 0:
        more: i64 = 0
        for a in range(N_AREAS):
            if (fresh >> a) & 1 != 0:
                more |= s.map.next[a]
        fresh = more & ~seen & s.closed
        seen |= more
    seen &= ~s.closed
    if place < N_AREAS:
        seen &= ~(1 << place)
    return seen


def find_reach(s: Position) -> None:
    """Recompute where steps lead; needed when an area has closed."""
    for place in range(N_PLACES):
        s.reach[place] = one_step(s, place)


def can_move(s: Position, p: i64) -> bool:
    """Whether any worker of the player has a step to make."""
    for place in range(N_PLACES):
        if s.workers[p * N_PLACES + place] > 0 and s.reach[place] != 0:
            return True
    return False
