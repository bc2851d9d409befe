"""SR-8.2: goods that were delivered, handed in for an order."""

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steamrollers.deliver import into_bag
from roundhouse.games.steamrollers.moves import A_ORDER, COAL, N_COLOURS, N_GOODS, N_ORDERS, NO_COAL, POOL
from roundhouse.games.steamrollers.position import Position


def wanted(s: Position, order: i64, colour: i64) -> i64:
    """How many goods of a colour an order asks for."""
    return s.sheet.order_goods[(2 * order + s.offer[order]) * N_COLOURS + colour]


def can_order(s: Position, p: i64, order: i64, coal_for: i64) -> bool:
    """SR-R24: whether the player has the goods, one of them perhaps as coal, and it is the first order of the turn."""
    if s.ordered != 0 or s.order_owner[order] != POOL:
        return False
    if coal_for != NO_COAL and (s.kept[p * N_GOODS + COAL] == 0 or wanted(s, order, coal_for) == 0):
        return False
    for colour in range(N_COLOURS):
        needed: i64 = wanted(s, order, colour) - (1 if colour == coal_for else 0)
        if s.kept[p * N_GOODS + colour] < needed:
            return False
    return True


def has_goods(s: Position, p: i64) -> bool:
    """Whether the player may still hand in an order this turn, and has any goods at all."""
    if s.sheet.orders and s.ordered == 0:
        for i in range(p * N_GOODS, p * N_GOODS + N_GOODS):
            if s.kept[i] != 0:
                return True
    return False


def legal_orders(s: Position, p: i64, out: vec[i64], n: i64) -> i64:
    """Append all orders the player can hand goods in for; return how many actions there are then."""
    if not has_goods(s, p):
        return n
    for order in range(N_ORDERS):
        for coal_for in range(NO_COAL + 1):
            if can_order(s, p, order, coal_for):
                out[n] = A_ORDER + 6 * order + coal_for
                n += 1
    return n


def may_order(s: Position, p: i64) -> bool:
    """Whether there is an order that the player could hand goods in for."""
    if not has_goods(s, p):
        return False
    for order in range(N_ORDERS):
        for coal_for in range(NO_COAL + 1):
            if can_order(s, p, order, coal_for):
                return True
    return False


def do_order(s: Position, p: i64, order: i64, coal_for: i64) -> None:
    for colour in range(N_COLOURS):
        count: i64 = wanted(s, order, colour) - (1 if colour == coal_for else 0)
        s.kept[p * N_GOODS + colour] -= count
        into_bag(s, colour, count)
    if coal_for != NO_COAL:
        s.kept[p * N_GOODS + COAL] -= 1
        into_bag(s, COAL, 1)
    s.order_owner[order] = p
    s.ordered = 1
