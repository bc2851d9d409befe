"""SI-4.4: research, cube by cube, in the order the player likes (SI-R9, SI-R20)."""

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.siberia.columns import to_bag
from roundhouse.games.siberia.moves import A_FIND, A_FIND_BY_MANAGER, HAND, N_AREAS, N_RESOURCES, token_resource
from roundhouse.games.siberia.position import ACT, RESEARCH, Position


def due(s: Position, p: i64) -> bool:
    """SI-4.2: tokens in the research area make research the first action of the round."""
    return s.research[p * HAND] != 0


def begin_research(s: Position, p: i64) -> None:
    """All tokens of the research area are taken; they go to the bag, what they may place is pending."""
    for i in range(p * HAND, p * HAND + HAND):
        if s.research[i] == 0:
            break
        token: i64 = s.research[i] - 1
        s.research[i] = 0
        to_bag(s, token)
        if token == 0:
            s.pending[N_RESOURCES] += 1
        else:
            s.pending[token_resource(token)] += 1
    s.phase = RESEARCH
    end_if_void(s)


def has_room(s: Position, r: i64) -> bool:
    """A cube is in the supply and an open area lacks this resource."""
    if s.supply[r] == 0:
        return False
    for a in range(N_AREAS):
        if (s.closed >> a) & 1 == 0 and (s.cubes[a] >> r) & 1 == 0:
            return True
    return False


def end_if_void(s: Position) -> None:
    """SI-R9, SI-R20: research ends when no token left can be used; those left do nothing."""
    for r in range(N_RESOURCES):
        if (s.pending[r] > 0 or s.pending[N_RESOURCES] > 0) and has_room(s, r):
            return
    for k in range(N_RESOURCES + 1):
        s.pending[k] = 0
    s.phase = ACT


def legal_finds(s: Position, out: vec[i64]) -> i64:
    """SI-4.4: a cube of the token's resource to any open area without it; a manager: any resource."""
    n: i64 = 0
    for by in range(2):
        base: i64 = A_FIND_BY_MANAGER if by == 1 else A_FIND
        for r in range(N_RESOURCES):
            if s.supply[r] > 0 and s.pending[N_RESOURCES if by == 1 else r] > 0:
                for a in range(N_AREAS):
                    if (s.closed >> a) & 1 == 0 and (s.cubes[a] >> r) & 1 == 0:
                        out[n] = base + N_AREAS * r + a
                        n += 1
    return n


def find(s: Position, r: i64, a: i64, by_manager: bool) -> None:
    """One cube from the supply to an area."""
    s.pending[i64(N_RESOURCES) if by_manager else r] -= 1
    s.supply[r] -= 1
    s.cubes[a] |= 1 << r
    end_if_void(s)
