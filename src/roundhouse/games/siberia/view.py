"""SI-R1, SI-R16: what one player, or a spectator, may know. An allow-list: what is not named here is not told."""

from mypy_extensions import i64

from roundhouse.games.siberia.moves import HAND, N_COLUMNS, N_TOKENS, SPACES
from roundhouse.games.siberia.position import DRAW, PLAN, Position


def hands_secret(s: Position) -> bool:
    """Whether tokens are being drawn or placed, so that hands are secret."""
    return s.phase == DRAW or s.phase == PLAN


def known_to(s: Position, player: i64, known: Position) -> None:
    """Fill `known` with what `player` may know of `s`."""
    known.clear()
    known.phase = s.phase
    known.first = s.first
    known.turn = s.turn
    known.round_no = s.round_no
    known.passed = s.passed
    known.steps = s.steps
    known.closed = s.closed
    known.n_closed = s.n_closed
    known.cubes = s.cubes[:]
    known.cube_bag = s.cube_bag[:]
    known.supply = s.supply[:]
    known.sold = s.sold[:]
    known.active = s.active[:]
    known.stack = s.stack[:]
    known.row = s.row[:]
    known.pending = s.pending[:]
    known.reach = s.reach[:]
    known.workers = s.workers[:]
    known.salesmen = s.salesmen[:]
    known.pool = s.pool[:]
    known.space = s.space[:]
    known.research = s.research[:]
    known.earned = s.earned[:]
    known.money = s.money[:]
    known.bag_n = s.bag_n
    known_tokens(s, player, known)


def known_tokens(s: Position, player: i64, known: Position) -> None:
    """The own hand and plan; of the others only how many tokens they drew. The rest is one pool (SI-R16)."""
    for t in range(N_TOKENS):
        known.bag[t] = s.bag[t]
    for p in range(s.n_players):
        for c in range(N_COLUMNS):
            i: i64 = p * SPACES + 2 * c
            known.load[p * N_COLUMNS + c] = (1 if s.space[i] != 0 else 0) + (1 if s.space[i + 1] != 0 else 0)
        for k in range(p * HAND, p * HAND + HAND):
            if p == player:
                known.hand[k] = s.hand[k]
                known.plan[k] = s.plan[k]
                if s.hand[k] != 0:
                    known.hand_n[p] += 1
            else:
                if s.hand[k] != 0:
                    known.bag[s.hand[k] - 1] += 1
                    known.hand_n[p] += 1
                if s.plan[k] != 0:
                    known.bag[(s.plan[k] - 1) // 3] += 1
                    known.hand_n[p] += 1
        if p == player:
            for c in range(N_COLUMNS):
                known.load[p * N_COLUMNS + c] = s.load[p * N_COLUMNS + c]
