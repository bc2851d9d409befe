"""SP-2, SP-3, SP-5 to SP-9: setup, turns, rounds, factories, a contract from end to end, draws, a game alone."""

from __future__ import annotations

from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, OVER, SPECTATOR, buffer
from roundhouse.games.steam_power.moves import (
    A_ASIDE,
    A_BONUS_FACTORY,
    A_BRING,
    A_CONTRACTS,
    A_DRAW,
    A_FACTORY,
    A_FROM,
    A_FULFIL,
    A_MONEY,
    A_PAY,
    A_SKIP,
    BONUS_CONTRACTS,
    BONUS_FACTORY,
    MOST,
    VP_CITY,
)
from roundhouse.games.steam_power.network import join
from roundhouse.games.steam_power.position import (
    ACT,
    ASIDE,
    BAG,
    BONUS,
    BRING,
    DONE,
    DRAW,
    END,
    FROM,
    HIDDEN,
    OUT,
    PAY,
    SETUP_DEAL,
)
from roundhouse.games.steam_power.score import factory_points, vp_city_points
from roundhouse.games.steam_power.state import SteamPowerState, SteamPowerView
from tests.games.steam_power.small import CONTRACTS, TINY, Contract, begun, board, can, new, site_of, turn_of

# five cities, each a group of its own: a1, a4, a7, c1, c7
ROWS = ("o..o..o", ".......", "o.....o")
BLACK_AND_WHITE = next(k for k, contract in enumerate(CONTRACTS) if contract[0] == (1, 1, 0, 0))


def table(players: int, contracts: tuple[Contract, ...] = CONTRACTS) -> SteamPowerState:
    """The first decision; a1 and a4 are black, a7 and c1 white, c7 a VP city."""
    state = begun(board(ROWS, players, contracts))
    for site, colour in zip(("a1", "a4", "a7", "c1", "c7"), (0, 0, 1, 1, VP_CITY), strict=True):
        state.city[site_of(state, site)] = 1 + colour
    return state


def connect(state: SteamPowerState, c: int, one: str, two: str) -> None:
    join(state, c, site_of(state, one), site_of(state, two))


def give(state: SteamPowerState, p: int, contract: int) -> None:
    """Let a player hold a contract."""
    was = int(state.where[contract])
    if was == BAG:
        state.bag_n -= 1
    else:
        state.hand_n[was] -= 1
    state.where[contract] = p
    state.hand_n[p] += 1


def put(state: SteamPowerState, c: int, site: str, cubes: int) -> None:
    """A factory with so many resources."""
    at = site_of(state, site)
    state.factory[at], state.stock[at] = 1 + c, cubes
    state.supply[state.city[at] - 1] -= cubes
    state.factories[c] -= 1


def do(state: SteamPowerState, *actions: int) -> None:
    for action in actions:
        assert action in can(state)
        state.apply(state.actor(), action)


def test_a_dealt_contract_is_seen_by_its_owner_only() -> None:
    state, rng = new(board(TINY, 3)), stream(31, 0)
    out = buffer(state.board)
    while state.phase < SETUP_DEAL:
        state.apply(CHANCE, state.sample_chance(rng, out))
    for p in range(3):
        for _ in range(5):
            action = int(state.sample_chance(rng, out))
            assert state.audience(CHANCE, action) == 1 << p
            state.apply(CHANCE, action)
    assert [int(x) for x in state.hand_n] == [5, 5, 5]
    assert state.bag_n == 33
    view = state.view(1)
    assert isinstance(view, SteamPowerView)
    assert sum(1 for x in view.known.where if x == 1) == 5
    assert sum(1 for x in view.known.where if x == HIDDEN) == 43


def test_two_actions_a_turn_in_turn_order_until_the_last_round() -> None:
    state = begun(board(ROWS, 3, CONTRACTS, (5, False, 2)))
    order = []
    while state.actor() != OVER:
        order.append((int(state.round_no), int(state.turn)))
        do(state, A_MONEY)
    assert order == [(r, p) for r in (1, 2) for p in (0, 1, 2) for _ in range(2)]
    assert [int(x) for x in state.money] == [25, 25, 25]
    assert state.ending() == 1
    assert [int(state.score(p)) for p in range(3)] == [5, 5, 5]


def test_the_round_is_played_out_when_the_end_is_triggered() -> None:
    state = table(2, tuple(((1, 1, 0, 0), 4, 3, 0) for _ in range(48)))
    connect(state, 0, "a1", "a7")
    put(state, 0, "a1", 5)
    put(state, 0, "a7", 5)
    state.fulfilled[0] = 13
    mine = next(k for k in range(48) if state.where[k] == 0)
    do(state, A_FULFIL + mine, A_BRING + site_of(state, "a1"), A_BRING + site_of(state, "a7"))
    assert (state.last, state.phase, state.turn, state.actions) == (1, ACT, 0, 1)
    do(state, A_MONEY, A_MONEY)
    assert (state.phase, state.turn) == (ACT, 1)
    do(state, A_MONEY)
    assert state.phase == END
    assert state.ending() == 0


def test_triggered_by_the_last_seat_the_game_ends_after_that_turn() -> None:
    state = table(2, tuple(((1, 1, 0, 0), 4, 3, 0) for _ in range(48)))
    connect(state, 1, "a1", "a7")
    put(state, 1, "a1", 5)
    put(state, 1, "a7", 5)
    do(state, A_MONEY, A_MONEY)
    state.fulfilled[1] = 13
    mine = next(k for k in range(48) if state.where[k] == 1)
    do(state, A_FULFIL + mine, A_BRING + site_of(state, "a1"), A_BRING + site_of(state, "a7"))
    assert (state.phase, state.turn) == (ACT, 1)  # the turn is finished first
    do(state, A_MONEY)
    assert state.phase == END


def test_a_factory_takes_five_resources_or_what_is_left_and_needs_a_connection_of_anybody() -> None:
    state = table(2)
    assert not [a for a in can(state) if A_FACTORY <= a < A_BONUS_FACTORY]
    connect(state, 1, "a1", "c7")
    assert [a for a in can(state) if A_FACTORY <= a < A_BONUS_FACTORY] == [A_FACTORY + site_of(state, "a1")]
    state.supply[0] = 3
    do(state, A_FACTORY + site_of(state, "a1"))
    at = site_of(state, "a1")
    assert (state.factory[at], state.stock[at], state.supply[0], state.factories[0]) == (1, 3, 0, 14)
    connect(state, 1, "a1", "a4")
    assert not [a for a in can(state) if A_FACTORY <= a < A_BONUS_FACTORY]  # no black is left, c7 has no resource


def test_a_contract_from_end_to_end() -> None:
    """SP-6: black for $1, to the factory's owner; white over a connection of the second or the third, who is chosen."""
    state = table(3)
    connect(state, 0, "a1", "a4")
    connect(state, 1, "a4", "a7")
    connect(state, 2, "a4", "a7")
    put(state, 1, "a4", 1)
    put(state, 2, "a7", 5)
    give(state, 0, BLACK_AND_WHITE)
    state.money[0] = 2
    assert A_FULFIL + BLACK_AND_WHITE not in can(state)
    state.money[0] = 3
    do(state, A_FULFIL + BLACK_AND_WHITE)
    assert state.phase == BRING
    assert can(state) == [A_BRING + site_of(state, "a4")]
    view = state.view(1)
    assert isinstance(view, SteamPowerView)
    assert view.known.where[BLACK_AND_WHITE] == 0  # it was shown
    do(state, A_BRING + site_of(state, "a4"))
    assert [int(x) for x in state.money] == [2, 6, 5]
    assert state.flipped[site_of(state, "a4")] == 1
    assert factory_points(state, 1) == 2
    do(state, A_BRING + site_of(state, "a7"))
    assert state.phase == PAY
    assert can(state) == [A_PAY, A_PAY + 1]  # the second's connection, or the third's
    do(state, A_PAY)
    _, money, points, _ = CONTRACTS[BLACK_AND_WHITE]
    assert [int(x) for x in state.money] == [money, 7, 6]
    assert state.where[BLACK_AND_WHITE] == DONE
    assert (state.fulfilled[0], state.earned[0]) == (1, points)
    assert state.stock[site_of(state, "a7")] == 4
    assert (state.phase, state.actions) == (ACT, 1)


def test_what_cannot_be_brought_is_bought_and_uses_no_resource() -> None:
    state = table(2)
    connect(state, 0, "a1", "a4")
    put(state, 1, "a7", 5)  # white, but no way leads there
    give(state, 0, BLACK_AND_WHITE)
    state.money[0] = 9
    assert A_FULFIL + BLACK_AND_WHITE not in can(state)
    state.money[0] = 10
    do(state, A_FULFIL + BLACK_AND_WHITE)
    assert state.money[0] == CONTRACTS[BLACK_AND_WHITE][1]
    assert [int(x) for x in state.supply] == [30, 25, 30, 30]
    assert state.phase == ACT


def test_without_a_network_nothing_is_fulfilled_unless_lone_contracts_are_played() -> None:
    for lone in (False, True):
        state = begun(board(ROWS, 2, CONTRACTS, (3, lone, 100)))
        give(state, 0, BLACK_AND_WHITE)
        state.money[0] = 10
        assert (A_FULFIL + BLACK_AND_WHITE in can(state)) == lone


def test_a_bonus_factory_takes_four_to_six_or_all_of_fewer() -> None:
    contracts = tuple(((1, 1, 0, 0), 4, 3, BONUS_FACTORY) for _ in range(48))
    for left, sizes in ((9, [4, 5, 6]), (5, [4, 5]), (3, [3]), (1, [1]), (0, [])):
        state = table(2, contracts)
        connect(state, 0, "a1", "a7")
        connect(state, 0, "a7", "c1")
        state.money[0] = 10
        state.supply[1] = left
        state.supply[0] = 0
        do(state, A_FULFIL + next(k for k in range(48) if state.where[k] == 0))
        if not sizes:
            assert state.phase == ACT  # a bonus that cannot be taken is not offered
            continue
        assert state.phase == BONUS
        sites = [site_of(state, "a7"), site_of(state, "c1")]
        assert can(state) == [A_BONUS_FACTORY + MOST * site + n - 1 for site in sites for n in sizes] + [A_SKIP]
        do(state, A_BONUS_FACTORY + MOST * sites[1] + sizes[-1] - 1)
        assert state.stock[sites[1]] == sizes[-1]
        assert (state.phase, state.actions, state.contract) == (ACT, 1, -1)


def test_one_contract_is_left_in_the_bag_it_first_then_the_fullest_hand() -> None:
    state = table(3, CONTRACTS[:16])
    assert state.bag_n == 1
    do(state, A_CONTRACTS)
    assert (state.phase, state.victim) == (DRAW, -1)
    last = next(k for k in range(16) if state.where[k] == BAG)
    assert state.audience(CHANCE, A_DRAW + last) == 1
    do(state, A_DRAW + last)
    assert state.phase == FROM  # the other two have five each
    assert can(state) == [A_FROM + 1, A_FROM + 2]
    do(state, A_FROM + 2)
    theirs = [k for k in range(16) if state.where[k] == 2]
    assert can(state) == [A_DRAW + k for k in theirs]
    assert state.audience(CHANCE, A_DRAW + theirs[0]) == 0b101
    do(state, A_DRAW + theirs[0])
    assert [int(x) for x in state.hand_n] == [7, 5, 4]
    assert len(state.events) == 1
    turn_of(state, 1)
    do(state, A_CONTRACTS)
    assert (state.phase, state.victim) == (DRAW, 0)  # one hand is the fullest


def test_a_second_draw_that_finds_nobody_lapses_and_a_first_one_is_illegal() -> None:
    state = table(2, CONTRACTS[:11])
    do(state, A_CONTRACTS, A_DRAW + next(k for k in range(11) if state.where[k] == BAG))
    assert (state.phase, state.victim) == (DRAW, 1)
    state = table(2, CONTRACTS[:11])
    for k in range(11):
        if state.where[k] == 1:
            state.where[k] = DONE + 1
    state.hand_n[1] = 0
    do(state, A_CONTRACTS, A_DRAW + next(k for k in range(11) if state.where[k] == BAG))
    assert (state.phase, state.actions) == (ACT, 1)  # SP-R33
    assert A_CONTRACTS not in can(state)  # SP-R12


def test_bonus_contracts_are_drawn_within_the_action() -> None:
    state = table(2, tuple(((1, 1, 0, 0), 4, 3, BONUS_CONTRACTS) for _ in range(48)))
    connect(state, 0, "a1", "a7")
    state.money[0] = 10
    do(state, A_FULFIL + next(k for k in range(48) if state.where[k] == 0))
    assert can(state) == [A_CONTRACTS, A_SKIP]
    do(state, A_CONTRACTS)
    for _ in range(2):
        assert state.phase == DRAW
        do(state, can(state)[0])
    assert (state.phase, state.actions, state.hand_n[0]) == (ACT, 1, 6)


def test_a_vp_city_is_shared_by_those_connected() -> None:
    for sharers, points in ((1, 4), (2, 2), (3, 1), (4, 1), (5, 0)):
        state = table(5)
        for c in range(sharers):
            connect(state, c, "a1", "c7")
            connect(state, c, "a4", "c7")
        assert [int(vp_city_points(state, p)) for p in range(5)] == [points] * sharers + [0] * (5 - sharers)


def test_alone_ten_locomotives_are_drawn_a_turn_and_a_contract_counts_it() -> None:
    state, rng, out = begun(board(TINY, 1)), stream(32, 0), buffer(board(TINY, 1))
    companies: list[list[int]] = [[]]
    while state.actor() != OVER:
        if state.phase == ASIDE:
            companies.append([])
        if state.phase == ACT:
            companies[-1].append(int(state.company))
        do(state, A_MONEY if state.phase == ACT else int(state.sample_chance(rng, out)))
    assert [sorted(turn) for turn in companies] == [sorted([0, 1, 2, 3, 4] * 2)] * 8 + [[]]
    assert sum(1 for x in state.where if x == OUT) == 8
    assert (state.round_no, state.ending()) == (8, 2)


def test_alone_with_an_empty_bag_the_turn_counts_without_a_contract() -> None:
    state = begun(board(TINY, 1, CONTRACTS[:6]))
    while state.phase != END:
        action = A_MONEY if state.phase == ACT else can(state)[0]
        assert state.phase != ASIDE or state.round_no == 1
        do(state, action)
    assert state.round_no == 8
    assert sum(1 for x in state.where if x == OUT) == 1
    assert state.money[0] == 5 + 80 * 3


def test_alone_the_bank_takes_what_other_companies_would_get_and_nobody_chooses() -> None:
    state = table(1)
    connect(state, 0, "a1", "a4")
    connect(state, 1, "a4", "a7")
    connect(state, 2, "a4", "a7")
    put(state, 1, "a4", 5)
    put(state, 0, "a7", 5)
    give(state, 0, BLACK_AND_WHITE)
    state.company, state.phase, state.money[0] = 0, ACT, 2
    do(state, A_FULFIL + BLACK_AND_WHITE, A_BRING + site_of(state, "a4"), A_BRING + site_of(state, "a7"))
    assert [int(x) for x in state.money] == [CONTRACTS[BLACK_AND_WHITE][1], 0, 0, 0, 0]
    assert vp_city_points(state, 0) == 0
    for c in range(3):
        connect(state, c, "a4", "c7")
    assert vp_city_points(state, 0) == 3


def test_a_set_aside_contract_is_seen_by_all() -> None:
    state = begun(board(TINY, 1))
    while state.phase != ASIDE:
        do(state, A_MONEY if state.phase == ACT else can(state)[0])
    assert state.audience(CHANCE, can(state)[0]) == 0b11
    assert can(state)[0] >= A_ASIDE
    chosen = can(state)[0] - A_ASIDE
    do(state, A_ASIDE + chosen)
    view = state.view(SPECTATOR)
    assert isinstance(view, SteamPowerView)
    assert view.known.where[chosen] == OUT
    assert sum(1 for x in view.known.where if x == HIDDEN) == 47
