"""The greedy player: it plans connections towards what its contracts need, and that is enough against chance."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import roundhouse
from roundhouse.core.drive import Tally, decide, play_games
from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, OVER, Advisor, buffer, legal_list
from roundhouse.games.steam_power.advice import SteamPowerAdvisor
from roundhouse.games.steam_power.advice_hand import look, money_worth, rounds_left, with_more
from roundhouse.games.steam_power.advice_plan import NO_WAY, find_all_ways, find_goals, find_ways, survey, ways_from
from roundhouse.games.steam_power.advice_weights import TILE, WEIGHTS
from roundhouse.games.steam_power.contracts import MISSING
from roundhouse.games.steam_power.game import GAME
from roundhouse.games.steam_power.moves import A_TRACK, BLACK, GREY, ORANGE, VP_CITY, WHITE
from roundhouse.games.steam_power.network import join
from roundhouse.games.steam_power.position import ACT, BAG
from roundhouse.games.steam_power.state import SteamPowerState
from tests.games.steam_power.small import LARGE, MIDDLE, action, begun, board, hex_of, real, site_of, turn_of

MAPS = ("great_lakes", "germany", "iberia")
GAMES = 24 if roundhouse.NATIVE else 1

# a1, a5, a9 in the first row, d1, d5, d9 in the last, nothing but plains between them
PLAINS = (
    "o...o...o",
    ".........",
    ".........",
    "o...o...o",
)
# from a1 to a5: three pieces over mountains, or five round them, through b1, c2, c3, c4 and b4
DETOUR = (
    "ommmo",
    ".mm..",
    ".....",
)


def situation(
    rows: tuple[str, ...],
    cities: dict[str, int],
    hands: tuple[tuple[int, ...], ...],
    contracts: tuple[tuple[tuple[int, ...], int, int, int], ...],
    money: int = 5,
    others: int = VP_CITY,
) -> SteamPowerState:
    """A game of two that begins, with these colours of the cities, the others of one colour, and these hands."""
    state = begun(board(rows, 2, contracts))
    for site in range(state.sheet.n_sites):
        state.city[site] = 1 + others
    for name, colour in cities.items():
        state.city[site_of(state, name)] = 1 + colour
    for contract in range(len(contracts)):
        state.where[contract] = next((p for p in range(2) if contract in hands[p]), BAG)
    for p in range(2):
        state.hand_n[p] = len(hands[p])
        state.money[p] = money
    state.bag_n = len(contracts) - sum(map(len, hands))
    turn_of(state, 0)
    return state


def connect(state: SteamPowerState, company: int, here: str, there: str) -> None:
    """A complete connection, without its track."""
    join(state, company, site_of(state, here), site_of(state, there))
    state.locomotives[company] -= 1


def stand(state: SteamPowerState, company: int, name: str, cubes: int) -> None:
    """A factory with so many resources."""
    site = site_of(state, name)
    state.factory[site], state.stock[site] = 1 + company, cubes
    state.factories[company] -= 1
    state.supply[state.city[site] - 1] -= cubes


def advised(state: SteamPowerState) -> str:
    """What the greedy player would do in the place of whoever is asked."""
    who = state.actor()
    return GAME.notation(state, int(who), int(SteamPowerAdvisor(state.board).choose(state.view(who), stream(1, 1))))


def obey(state: SteamPowerState, times: int) -> list[str]:
    """Do what is advised to player 0, so many times; the others do not get a turn."""
    done = []
    rng, out = stream(2, 2), buffer(state.board)
    for _ in range(times):
        done.append(advised(state))
        state.apply(0, SteamPowerAdvisor(state.board).choose(state.view(0), rng))
        while state.actor() == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng, out))
        if state.turn != 0:
            turn_of(state, 0)
    return done


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("map_id", MAPS)
def test_greedy_wins_at_least_95_of_100_games_against_random_players(map_id: str, players: int) -> None:
    our_board = real(map_id, players)
    wins = 0.0
    for seat in range(players):
        tally = Tally(players, len(GAME.endings))
        seats: list[Advisor | None] = [SteamPowerAdvisor(our_board) if p == seat else None for p in range(players)]
        play_games(our_board, seats, seat, 0, GAMES // players, tally)
        wins += tally.wins[seat]
    assert wins >= 0.95 * (GAMES // players) * players


@pytest.mark.skipif(not roundhouse.NATIVE, reason="many games")
@pytest.mark.parametrize(("players", "least", "most"), [(2, 12, 24), (4, 10, 16), (5, 10, 16)])
@pytest.mark.parametrize("map_id", MAPS)
def test_games_of_greedy_players_end_by_contracts_and_in_time(map_id: str, players: int, least: int, most: int) -> None:
    our_board = real(map_id, players)
    tally = Tally(players, len(GAME.endings))
    play_games(our_board, [SteamPowerAdvisor(our_board)] * players, 5, 0, GAMES, tally)
    assert tally.endings[GAME.endings.index("contracts")] == GAMES
    assert least <= tally.rounds / GAMES <= most


@pytest.mark.parametrize("map_id", MAPS)
def test_track_is_seldom_undone_and_never_in_a_circle(map_id: str) -> None:
    """Replacing or removing again and again is a way never to do anything else."""
    our_board = real(map_id, 3)
    advisor, out = SteamPowerAdvisor(our_board), buffer(our_board)
    undone, laid = 0, 0
    for seed in range(GAMES):
        state, rng = our_board.new_state(), stream(seed, 3)
        assert isinstance(state, SteamPowerState)
        in_a_row = [0, 0, 0]
        while (who := state.actor()) != OVER:
            if who == CHANCE:
                chosen = state.sample_chance(rng, out)
            else:
                chosen = decide(state, who, state.legal(who, out), advisor, rng, out)
                if chosen >= state.sheet.a_replace:
                    in_a_row[who] += 1
                    undone += 1
                elif chosen >= A_TRACK:
                    in_a_row[who] = 0
                    laid += 1
                assert in_a_row[who] <= 3
            state.apply(who, chosen)
    assert undone < laid / 10


def test_alone_it_makes_more_of_eight_turns_than_chance_does() -> None:
    our_board = real("iberia", 1)
    points = []
    for seats in ([SteamPowerAdvisor(our_board)], [None]):
        tally = Tally(1, len(GAME.endings))
        play_games(our_board, list[Advisor | None](seats), 1, 0, GAMES, tally)
        assert tally.endings[GAME.endings.index("solo")] == GAMES
        points.append(tally.scores[0] / GAMES)
    assert points[0] > 3 * points[1]


def test_a_contract_that_can_be_paid_for_is_fulfilled() -> None:
    """Black and white stand in own factories in the own network: it costs nothing and brings 3 points."""
    state = situation(PLAINS, {"a1": BLACK, "a5": WHITE}, ((0,), ()), (((1, 1, 0, 0), 3, 3, 0),) * 4)
    connect(state, 0, "a1", "a5")
    stand(state, 0, "a1", 3)
    stand(state, 0, "a5", 3)
    assert obey(state, 1) == ["fulfil 1"]


def test_of_two_contracts_the_better_one_is_fulfilled_first() -> None:
    """Both take one white resource that costs nothing; the second brings 5 points, the first 2."""
    contracts = (((1, 1, 0, 0), 2, 2, 0), ((1, 1, 0, 0), 2, 5, 0), ((0, 0, 1, 1), 2, 2, 0), ((0, 0, 1, 1), 2, 2, 0))
    state = situation(PLAINS, {"a1": BLACK, "a5": WHITE}, ((0, 1), ()), contracts)
    connect(state, 0, "a1", "a5")
    stand(state, 0, "a1", 3)
    stand(state, 0, "a5", 3)
    assert obey(state, 1) == ["fulfil 2"]


def test_track_leads_to_the_city_whose_resource_a_contract_needs() -> None:
    """Orange is to be had in a9 only, three pieces of track from a5; then the factory, then the contract."""
    grey = dict.fromkeys(("d1", "d5", "d9"), GREY)
    contracts = (((0, 0, 2, 0), 2, 5, 0), *(((0, 1, 0, 1), 2, 2, 0),) * 3)
    state = situation(PLAINS, {"a1": BLACK, "a5": WHITE, "a9": ORANGE, **grey}, ((0,), ()), contracts)
    connect(state, 0, "a1", "a5")
    done = obey(state, 3)
    assert sorted(done) == ["track a6 1-4", "track a7 1-4", "track a8 1-4"]
    done = obey(state, 6)
    assert "factory a9" in done
    assert "fulfil 1" in done[done.index("factory a9") :]


def test_the_way_round_mountains_is_taken_when_it_is_cheaper() -> None:
    """Two more pieces of track instead of $12; then both cities have the connection, and no dollar is spent."""
    contracts = (((1, 1, 0, 0), 2, 5, 0),) * 4
    state = situation(DETOUR, {"a1": BLACK, "a5": WHITE}, ((0,), ()), contracts)
    done = obey(state, 5)
    assert sorted(done) == ["track b1 2-5", "track b4 0-3", "track c2 1-5", "track c3 1-4", "track c4 0-4"]
    assert state.network[0] == 3
    assert state.money[0] == 5


def test_a_factory_is_built_where_the_hand_needs_it() -> None:
    """All three cities are open; the hand needs grey, and no black or white."""
    contracts = (((0, 0, 0, 2), 2, 4, 0), *(((0, 1, 1, 0), 2, 2, 0),) * 3)
    state = situation(PLAINS, {"a1": BLACK, "a5": GREY, "a9": WHITE}, ((0,), ()), contracts)
    connect(state, 0, "a1", "a5")
    connect(state, 0, "a5", "a9")
    assert obey(state, 2) == ["factory a5", "fulfil 1"]


def test_an_empty_hand_is_filled() -> None:
    """Everything is there to fulfil contracts with, but for the contracts."""
    contracts = (((1, 1, 0, 0), 2, 4, 0),) * 6
    state = situation(PLAINS, {"a1": BLACK, "a5": WHITE}, ((), ()), contracts, others=GREY)
    connect(state, 0, "a1", "a5")
    stand(state, 0, "a1", 5)
    stand(state, 0, "a5", 5)
    done = obey(state, 2)
    assert done[0] == "contracts"
    assert done[1].startswith("fulfil ")


def test_money_is_taken_for_a_contract_that_is_a_few_dollars_short() -> None:
    """SP-6.4: nobody has white or orange, so the contract costs $10, and there are $8. It is the last turn."""
    contracts = (((0, 1, 1, 0), 3, 9, 0), *(((1, 0, 0, 1), 2, 2, 0),) * 3)
    state = situation(PLAINS, {}, ((0,), ()), contracts, money=8, others=GREY)
    connect(state, 0, "a1", "a5")
    state.last = 1
    assert obey(state, 2) == ["money", "fulfil 1"]


def test_in_the_last_turn_no_track_is_begun_that_cannot_be_finished() -> None:
    """The VP city a9 is three pieces away, and one action, two pieces, is left."""
    contracts = (((1, 1, 0, 0), 2, 4, 0),) * 4
    state = situation(PLAINS, {"a9": VP_CITY}, ((), ()), contracts, others=GREY)
    connect(state, 0, "a1", "a5")
    state.last = 1
    assert advised(state).startswith("track ")  # with both actions it can
    state.actions = 1
    assert not advised(state).startswith("track ")


def test_with_the_last_action_no_contracts_are_drawn() -> None:
    """Two actions are enough to draw one and fulfil it, one is not: then $3 are better."""
    contracts = (((1, 1, 0, 0), 2, 4, 0),) * 6
    state = situation(PLAINS, {"a1": BLACK, "a5": WHITE}, ((), ()), contracts, others=GREY)
    connect(state, 0, "a1", "a5")
    stand(state, 0, "a1", 5)
    stand(state, 0, "a5", 5)
    state.last = 1
    assert advised(state) == "contracts"
    state.actions = 1
    assert advised(state) == "money"


def test_the_last_resource_of_an_own_factory_is_brought_before_others() -> None:
    """SP-6.5: a1 and a9 both have black; the last one of a9 flips the city, for 2 points."""
    state = situation(PLAINS, {"a1": BLACK, "a5": WHITE, "a9": BLACK}, ((0,), ()), (((1, 1, 0, 0), 2, 4, 0),) * 4)
    connect(state, 0, "a1", "a5")
    connect(state, 0, "a5", "a9")
    stand(state, 0, "a1", 4)
    stand(state, 0, "a5", 4)
    stand(state, 0, "a9", 1)
    assert obey(state, 2) == ["fulfil 1", "bring a9"]


def test_a_way_that_leads_nowhere_is_taken_back() -> None:
    """The end of the chain looks at the track of the other player, on a hex where there is a crossing already."""
    state = situation(PLAINS, {"a1": BLACK, "a5": WHITE, "a9": ORANGE}, ((0,), ()), (((0, 1, 1, 0), 2, 6, 0),) * 4)
    connect(state, 0, "a1", "a5")
    state.apply(0, action(state, "track a6 1-4"))
    state.path[hex_of(state, "a7")] = 1 + 9
    state.over[hex_of(state, "a7")] = 1 + 10
    assert advised(state).startswith(("remove a6", "replace a6"))


@pytest.mark.parametrize("map_name", MAPS)
def test_ways_for_all_homes_at_once_are_those_for_each_by_itself(map_name: str) -> None:
    for seed in range(6 if roundhouse.NATIVE else 1):
        state = begun(real(map_name, 2), seed)
        eye = SteamPowerAdvisor(state.board).eye
        look(eye, state, int(state.company))
        find_goals(eye, state)
        survey(eye, state)
        find_all_ways(eye, state)
        differ = 0
        for home in range(-1, state.sheet.n_groups):
            ways_from(eye, home)
            at_once = list(eye.ways)
            find_ways(eye, state, home)
            assert at_once == list(eye.ways)
            differ += at_once != [int(rest) for rest in eye.first.rest]
        assert differ > 10  # for most homes some hex leads best to the home itself


def test_the_ways_that_are_planned_are_the_cheapest_there_are() -> None:
    """Against trying out all rows of up to four pieces, with the engine, on a map with hills, mountains and water."""
    state = begun(board(MIDDLE, 2), 3)
    connect(state, 0, "c1", "f5")
    state.money[0] = 1000  # a dollar is worth the same, whatever was spent
    advisor = SteamPowerAdvisor(state.board)
    eye = advisor.eye
    look(eye, state, 0)
    find_goals(eye, state)
    survey(eye, state)
    find_ways(eye, state, -1)
    dollar = money_worth(eye, 1000) - money_worth(eye, 999)
    checked = 0
    for step in legal_list(state, 0):
        if step < A_TRACK:
            continue
        best = cheapest_row(state, int(step), 4, [int(eye.goals[g]) for g in range(len(eye.goals))], dollar)
        h = (step - A_TRACK) % (15 * state.sheet.n_hexes) // 15
        after = state.copy()
        assert isinstance(after, SteamPowerState)
        after.apply(0, step)
        if after.chain[0] == 0:
            continue
        end = state.sheet.next[6 * h + after.chain_edge[0]]
        node = 6 * end + (after.chain_edge[0] + 3) % 6
        if best is not None and eye.ways[node] < NO_WAY and eye.tiles[node] < 4:
            spent = (1000 - after.money[0]) * dollar + WEIGHTS[TILE]
            assert spent + eye.ways[node] - eye.most == best
            checked += 1
    assert checked > 10


def cheapest_row(state: SteamPowerState, step: int, pieces: int, goals: list[int], dollar: int) -> int | None:
    """The least price of a step and up to so many pieces in all, less the worth of the city they lead to."""
    after = state.copy()
    assert isinstance(after, SteamPowerState)
    after.apply(0, step)
    after.phase, after.turn, after.company, after.steps = ACT, 0, 0, 0
    price = (state.money[0] - after.money[0]) * dollar + WEIGHTS[TILE]
    new = after.network[0] & ~state.network[0]
    if after.chain[0] == 0:
        reached = [goals[g] for g in range(len(goals)) if new >> g & 1]
        return int(price - reached[0]) if reached and reached[0] > 0 else None
    if pieces == 1:
        return None
    further = [a for a in legal_list(after, 0) if A_TRACK <= a < state.sheet.a_replace]
    rows = [cheapest_row(after, int(a), pieces - 1, goals, dollar) for a in further]
    found = [row for row in rows if row is not None]
    return int(price + min(found)) if found else None


def test_new_resources_come_before_dearer_ones() -> None:
    """Four prices a colour, ascending: two more at $1 push out the dearest two, and touch no other colour."""
    prices = vec[i64]([0, 2, 3, MISSING, 1, 1, 1, 1, *(MISSING,) * 8])
    assert list(with_more(prices, BLACK, 1, 2)) == [0, 1, 1, 2, 1, 1, 1, 1, *(MISSING,) * 8]
    assert list(with_more(prices, ORANGE, 4, 1)) == [0, 2, 3, MISSING, 1, 1, 1, 1, 4, *(MISSING,) * 7]


def test_the_advised_action_is_the_one_it_finds_worth_most() -> None:
    state = begun(board(LARGE, 3))
    advisor = SteamPowerAdvisor(state.board)
    view = state.view(0)
    worth = {legal: advisor.worth(view, legal) for legal in legal_list(state, 0)}
    assert worth[int(advisor.choose(view, stream(1, 1)))] == max(worth.values())
    assert len(set(worth.values())) > 1


def test_advice_does_not_depend_on_what_was_asked_before() -> None:
    made = board(LARGE, 3)
    asked = SteamPowerAdvisor(made)
    first, second = begun(made, 1), begun(made, 2)
    connect(second, 0, "a5", "b3")
    for state in (first, second, first):
        fresh, view = SteamPowerAdvisor(made), state.view(0)
        for legal in legal_list(state, 0):
            assert asked.worth(view, legal) == fresh.worth(view, legal)


def test_a_player_with_network_and_factories_expects_more_than_one_without() -> None:
    state = situation(PLAINS, {"a1": BLACK, "a5": WHITE}, ((0, 1), (2, 3)), (((1, 1, 0, 0), 3, 5, 0),) * 4)
    connect(state, 0, "a1", "a5")
    stand(state, 0, "a1", 5)
    stand(state, 0, "a5", 5)
    advisor = SteamPowerAdvisor(state.board)
    assert advisor.estimate(state, 0) >= advisor.estimate(state, 1) + advisor.clear_lead(state)


def test_at_the_end_only_full_points_of_money_count() -> None:
    """SP-3.3: $9 are one point, $10 two."""
    state = begun(board(PLAINS))
    eye = SteamPowerAdvisor(state.board).eye
    state.last = 1
    look(eye, state, 0)
    assert rounds_left(eye, state) == 0
    assert money_worth(eye, 10) - money_worth(eye, 5) == 100
    assert money_worth(eye, 10) - money_worth(eye, 9) > money_worth(eye, 9) - money_worth(eye, 8)
