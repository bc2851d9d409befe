"""SR-3: rounds and turns. Dice are rolled, chosen, seized, changed and used; then the next player's turn begins."""

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steamrollers.deliver import do_delivery, empty_cities, legal_deliveries
from roundhouse.games.steamrollers.moves import (
    A_CHOOSE,
    A_CHOOSE_TWO,
    A_DELIVER,
    A_DONE,
    A_ENGINE,
    A_LEAVE,
    A_ORDER,
    A_PASS,
    A_REROLL,
    A_SEIZE,
    A_SET_BY_1,
    A_SET_BY_5,
    A_TILE,
    A_TRACK,
    A_TURN,
    A_USE,
    FACES,
    N_SHAPES,
    SIDE_A,
    SIDE_B,
    STRAIGHT,
    TILE_1,
    TILE_2,
    TILE_5,
    TILE_6,
    kind_of,
)
from roundhouse.games.steamrollers.network import draw_track
from roundhouse.games.steamrollers.orders import do_order, legal_orders
from roundhouse.games.steamrollers.position import (
    ACT,
    AFTER,
    CHOOSE,
    END,
    REROLL,
    ROLL,
    ROLL_BLACK,
    SEIZE,
    Position,
)
from roundhouse.games.steamrollers.tiles import can_take, put_back, straighten, take, usable, use


def begin_round(s: Position) -> None:
    s.round_no += 1
    s.phase = ROLL
    s.turn = s.first
    s.seats = 0
    s.drawn = 0
    s.hidden = -1
    s.seized = 0
    s.seizer = -1
    for face in range(FACES):
        s.dice[face] = 0


def roll_white(s: Position, face: i64) -> None:
    s.dice[face] += 1
    s.drawn += 1
    if s.drawn == s.sheet.dice():
        s.phase = ROLL_BLACK


def roll_black(s: Position, hidden: i64) -> None:
    s.hidden = hidden
    begin_turn(s)


def begin_turn(s: Position) -> None:
    """SR-3.1: straighten the own tiles, then choose; whoever seized a die has chosen already."""
    straighten(s, s.turn)
    if s.seizer == s.turn:
        s.first_die = s.seized
        s.seized = 0
        pick_up(s)
    else:
        s.phase = CHOOSE


def legal_choices(s: Position, p: i64, out: vec[i64]) -> i64:
    """SR-3.1; tile 2a, and a player alone, take two dice."""
    n: i64 = 0
    if not s.sheet.solo:
        for face in range(FACES):
            if s.dice[face] > 0:
                out[n] = A_CHOOSE + face
                n += 1
    if s.sheet.solo or (s.side[TILE_2] == SIDE_A and usable(s, p, TILE_2)):
        for low in range(FACES):
            if s.dice[low] > 1:
                out[n] = A_CHOOSE_TWO + 7 * low
                n += 1
            for high in range(low + 1, FACES):
                if s.dice[low] > 0 and s.dice[high] > 0:
                    out[n] = A_CHOOSE_TWO + 6 * low + high
                    n += 1
    return legal_orders(s, p, out, n)


def choose(s: Position, face: i64) -> None:
    s.dice[face] -= 1
    s.first_die = face + 1
    if holder_of_2b(s) >= 0:
        s.phase = SEIZE
    else:
        pick_up(s)


def choose_two(s: Position, low: i64, high: i64) -> None:
    s.dice[low] -= 1
    s.dice[high] -= 1
    s.first_die = low + 1
    s.second_die = high + 1
    if not s.sheet.solo:
        use(s, TILE_2)  # SR-R28
    pick_up(s)


def holder_of_2b(s: Position) -> i64:
    """SR-R11: who may seize the die that was just chosen: once a round, by somebody whose turn is still to come."""
    holder: i64 = s.owner[TILE_2]
    if s.sheet.solo or s.side[TILE_2] != SIDE_B or holder < 0 or s.seizer >= 0:
        return -1
    return holder if (holder - s.first + s.n_players) % s.n_players > s.seats else i64(-1)


def seize(s: Position) -> None:
    s.seizer = s.owner[TILE_2]
    s.seized = s.first_die
    s.first_die = 0
    if s.sheet.infinity[2 * TILE_2 + SIDE_B] == 0:
        put_back(s, TILE_2)
    s.phase = CHOOSE


def pick_up(s: Position) -> None:
    """Take the next die in hand; of two different ones the player says which (SR-R30)."""
    s.phase = ACT
    s.final = 0
    if s.second_die == 0 or s.second_die == s.first_die:
        s.die = s.first_die
        s.first_die = s.second_die
        s.second_die = 0


def use_die(s: Position, face: i64) -> None:
    if s.first_die == face + 1:
        s.first_die = s.second_die
    s.die = face + 1
    s.second_die = 0


def legal_acts(s: Position, p: i64, out: vec[i64]) -> i64:
    """SR-R12: change the die, act with it, or hand in an order."""
    if s.die == 0:
        out[0] = A_USE + s.first_die - 1
        out[1] = A_USE + s.second_die - 1
        return legal_orders(s, p, out, 2)
    changes = legal_changes(s, p, out)
    n = legal_tracks(s, p, out, changes)
    city: i64 = s.die - 1
    if (s.boxes[p] >> city) & 1 == 0:
        out[n] = A_ENGINE + city
        n += 1
    n = legal_deliveries(s, p, out, n)
    if can_take(s, city):
        out[n] = A_TILE + city
        n += 1
    can_act = n > changes
    n = legal_orders(s, p, out, n)
    if not can_act:  # SR-R19
        out[n] = A_PASS
        n += 1
    return n


def legal_changes(s: Position, p: i64, out: vec[i64]) -> i64:
    """SR-7.3: tiles 1, 5a and 5b; nothing changes a die after 5b."""
    n: i64 = 0
    if s.final != 0:
        return 0
    if usable(s, p, TILE_1):
        for face in range(FACES):
            if face != s.die - 1:
                out[n] = A_SET_BY_1 + face
                n += 1
    if usable(s, p, TILE_5):
        if s.side[TILE_5] == SIDE_B:
            out[n] = A_TURN
            out[n + 1] = A_REROLL
            return n + 2
        if s.die > 1:
            out[n] = A_SET_BY_5 + s.die - 2
            n += 1
        if s.die < FACES:
            out[n] = A_SET_BY_5 + s.die
            n += 1
    return n


def legal_tracks(s: Position, p: i64, out: vec[i64], n: i64) -> i64:
    """SR-4.1: every empty hex of the region, in the shapes of the two kinds shown, or of all three by tile 6."""
    board = s.sheet
    city: i64 = s.die - 1
    base: i64 = p * board.n_hexes
    hidden: i64 = i64(-1) if usable(s, p, TILE_6) else s.hidden
    first: i64 = 3 if hidden == STRAIGHT else 0
    last: i64 = 9 if hidden == 2 else N_SHAPES
    for cell in range(board.region_start[city], board.region_start[city + 1]):
        if s.track[base + cell] == 0:
            action: i64 = A_TRACK + N_SHAPES * cell
            if hidden == 1:
                for shape in range(3):
                    out[n] = action + shape
                    n += 1
                for shape in range(9, N_SHAPES):
                    out[n] = action + shape
                    n += 1
            else:
                for shape in range(first, last):
                    out[n] = action + shape
                    n += 1
    return n


def apply_act(s: Position, p: i64, action: i64) -> None:
    """What a player does with a die in hand; the verb is told by the range of the action."""
    if action >= A_ORDER and action < A_PASS:
        do_order(s, p, (action - A_ORDER) // 6, (action - A_ORDER) % 6)
        return
    if action < A_TRACK:
        change_die(s, action)
        return
    if action < A_ENGINE:
        cell: i64 = (action - A_TRACK) // N_SHAPES
        shape: i64 = (action - A_TRACK) % N_SHAPES
        if kind_of(shape) == s.hidden:
            use(s, TILE_6)
        draw_track(s, p, cell, shape)
    elif action < A_DELIVER:
        s.boxes[p] |= 1 << (action - A_ENGINE)
    elif action < A_TILE:
        do_delivery(s, p, action)
    elif action < A_ORDER:
        take(s, p, action - A_TILE)
    s.die = 0
    s.final = 0
    if s.first_die != 0:
        pick_up(s)
    else:
        s.phase = AFTER


def change_die(s: Position, action: i64) -> None:
    if action < A_SET_BY_1:
        use_die(s, action - A_USE)
    elif action < A_SET_BY_5:
        s.die = action - A_SET_BY_1 + 1
        use(s, TILE_1)
    elif action < A_TURN:
        s.die = action - A_SET_BY_5 + 1
        use(s, TILE_5)
    elif action == A_TURN:
        s.die = FACES + 1 - s.die
        s.final = 1
        use(s, TILE_5)
    else:
        s.phase = REROLL


def reroll(s: Position, face: i64) -> None:
    """SR-7.3: tile 5b, the result is final."""
    s.die = face + 1
    s.final = 1
    use(s, TILE_5)
    s.phase = ACT


def apply_choice(s: Position, p: i64, action: i64) -> None:
    """CHOOSE and SEIZE."""
    if action >= A_ORDER:
        do_order(s, p, (action - A_ORDER) // 6, (action - A_ORDER) % 6)
    elif action < A_CHOOSE_TWO:
        choose(s, action - A_CHOOSE)
    elif action < A_SEIZE:
        choose_two(s, (action - A_CHOOSE_TWO) // 6, (action - A_CHOOSE_TWO) % 6)
    elif action < A_LEAVE:
        seize(s)
    else:
        pick_up(s)


def legal_after(s: Position, p: i64, out: vec[i64]) -> i64:
    """The action is done; while an order can still be handed in, the turn waits for it."""
    n = legal_orders(s, p, out, 0)
    out[n] = A_DONE
    return n + 1


def forget_turn(s: Position) -> None:
    s.used = 0
    s.fresh = 0
    s.ordered = 0


def next_turn(s: Position) -> None:
    """The next player, or the end of the round."""
    forget_turn(s)
    s.seats += 1
    if s.seats < s.n_players:
        s.turn = (s.turn + 1) % s.n_players
        begin_turn(s)
    else:
        end_round(s)


def end_round(s: Position) -> None:
    """SR-3.2, SR-3.3, SR-R9: the marker goes on to the left, unless the game is over."""
    limit = s.sheet.round_limit
    if empty_cities(s) >= 3 or (limit > 0 and s.round_no >= limit):
        s.phase = END
        return
    s.first = (s.first + 1) % s.n_players
    begin_round(s)
