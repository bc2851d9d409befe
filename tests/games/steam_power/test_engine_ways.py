"""SP-6.3, SP-R8, SP-R23: prices, splits and sources, compared with counting every way there is."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.core.rng import Rng, stream
from roundhouse.core.tables import zeros
from roundhouse.games.steam_power.contracts import cheapest, least_cost, legal_contracts, legal_sources
from roundhouse.games.steam_power.moves import A_BRING, A_FULFIL, N_RESOURCES
from roundhouse.games.steam_power.network import distances, share, splits
from roundhouse.games.steam_power.position import ACT, BRING
from roundhouse.games.steam_power.state import SteamPowerState
from tests.games.steam_power.small import CONTRACTS, begun, board

# ten cities, each a group of its own
ROWS = (
    "o..o..o..o",
    "..........",
    "o..o..o..o",
    "..........",
    "o...o.....",
)


def joined(rng: Rng, connections: int, players: int = 4) -> SteamPowerState:
    """A position in which random cities are joined by random companies, whatever lies on the map."""
    state = begun(board(ROWS, players))
    n = int(state.sheet.n_groups)
    assert n == 10
    for _ in range(connections):
        c, one, two = rng.below(players), rng.below(n), rng.below(n)
        if one != two:
            state.links[c * n + one] |= 1 << two
            state.links[c * n + two] |= 1 << one
            state.network[c] |= (1 << one) | (1 << two)
    return state


def walks(
    state: SteamPowerState, c: int, at: int, been: tuple[int, ...], paid: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """By company, the connections used: every way from a group to the network that enters no group twice."""
    n = int(state.sheet.n_groups)
    if state.network[c] >> at & 1:
        yield paid
        return
    for other in range(state.sheet.companies):
        for to in range(n):
            if state.links[other * n + at] >> to & 1 and to not in been:
                more = tuple(x + (k == other) for k, x in enumerate(paid))
                yield from walks(state, c, to, (*been, to), more)


def test_splits_are_the_distinct_payments_over_all_shortest_ways() -> None:
    assert sum(compare_splits(seed) for seed in range(12)) > 10


def compare_splits(seed: int) -> int:
    """How many prices can be split in several ways."""
    several = 0
    state = joined(stream(21, seed), 8 + seed % 5)
    for c in range(4):
        away = distances(state, c)
        for group in range(10):
            ways = list(walks(state, c, group, (group,), (0, 0, 0, 0)))
            if not ways:
                assert away[group] == 0
                continue
            least = min(map(sum, ways))
            assert away[group] == 1 + least
            found = splits(state, c, group, away)
            shares = [tuple(int(share(x, k)) for k in range(4)) for x in found]
            assert sorted(shares) == sorted({way for way in ways if sum(way) == least})
            assert list(found) == sorted(found)
            several += len(shares) > 1
    return several


def test_a_long_way_may_be_split_in_very_many_ways() -> None:
    """Nine connections in a row, each built by both of two others: 0 to 9 dollars for one of them."""
    state = begun(board(ROWS, 3))
    for c in (1, 2):
        for group in range(9):
            state.links[c * 10 + group] |= 1 << (group + 1)
            state.links[c * 10 + group + 1] |= 1 << group
    state.network[0] = 1
    found = splits(state, 0, 9, distances(state, 0))
    assert [(share(x, 1), share(x, 2)) for x in found] == [(9 - k, k) for k in range(10)]


def stocked(seed: int) -> SteamPowerState:
    """Random connections, factories and money."""
    rng = stream(22, seed)
    state = joined(rng, 7)
    for site in range(10):
        state.city[site] = 1 + rng.below(5)
        if state.city[site] <= N_RESOURCES and rng.below(4):
            state.factory[site] = 1 + rng.below(4)
            state.stock[site] = 1 + rng.below(3)
    for c in range(4):
        state.money[c] = rng.below(14)
    return state


def prices(state: SteamPowerState, c: int) -> dict[int, int]:
    """By site with resources that can be brought: the price of one of them."""
    found = {}
    for site in range(10):
        ways = list(walks(state, c, int(state.sheet.group[site]), (int(state.sheet.group[site]),), (0, 0, 0, 0)))
        if state.stock[site] and ways:
            found[site] = min(map(sum, ways)) + (state.factory[site] != 1 + c)
    return found


def payable(price: dict[int, int], stock: dict[int, int], colours: dict[int, int], need: list[int], money: int) -> bool:
    """Whether some choice of sources brings all that is needed, tried one after the other."""
    if money < 0:
        return False
    colour = next((k for k, n in enumerate(need) if n), None)
    if colour is None:
        return True
    rest = [n - (k == colour) for k, n in enumerate(need)]
    return any(
        payable(price, {**stock, site: stock[site] - 1}, colours, rest, money - price[site])
        for site in price
        if colours[site] == colour and stock[site]
    )


def test_contracts_and_sources_are_those_that_some_choice_can_pay() -> None:
    seen = [compare_sources(seed) for seed in range(40)]
    assert sum(refused for refused, _ in seen) > 100, "contracts that cannot be paid for"
    assert sum(too_dear for _, too_dear in seen) > 10, "sources that would make the rest unpayable"


def compare_sources(seed: int) -> tuple[int, int]:
    """How many contracts cannot be paid for, and how many sources would leave too little."""
    state = stocked(seed)
    refused = too_dear = 0
    for c in range(4):
        if not state.network[c]:
            continue
        state.turn = state.company = c
        state.phase = ACT
        price = prices(state, c)
        stock = {site: int(state.stock[site]) for site in range(10)}
        colours = {site: int(state.city[site]) - 1 for site in range(10)}
        found = zeros(400)
        legal = {int(found[k]) - A_FULFIL for k in range(legal_contracts(state, c, found, 0))}
        for contract in (k for k in range(len(CONTRACTS)) if state.where[k] == c):
            need, missing = [], 0
            for colour, wanted in enumerate(CONTRACTS[contract][0]):
                there = sum(stock[site] for site in price if colours[site] == colour)
                need.append(min(wanted, there))
                missing += wanted - need[-1]
            money = int(state.money[c]) - 5 * missing
            assert (contract in legal) == payable(price, stock, colours, need, money)
            refused += contract not in legal
            if contract not in legal or not any(need):
                continue
            after = state.copy()
            assert isinstance(after, SteamPowerState)
            after.apply(c, A_FULFIL + contract)
            assert after.phase == BRING
            assert after.money[c] == money
            colour = next(k for k, n in enumerate(need) if n)
            rest = [n - (k == colour) for k, n in enumerate(need)]
            wanted_sites = {
                site
                for site in price
                if colours[site] == colour
                and payable(price, {**stock, site: stock[site] - 1}, colours, rest, money - price[site])
            }
            assert {int(found[k]) - A_BRING for k in range(legal_sources(after, c, found))} == wanted_sites
            too_dear += sum(1 for site in price if colours[site] == colour) - len(wanted_sites)
    return refused, too_dear


def test_the_least_cost_counts_five_dollars_for_what_cannot_be_brought_and_more_for_what_can() -> None:
    """SP-6.4: what can be brought must be brought, even for more than $5."""
    state = begun(board(ROWS, 3))
    for group in range(7):  # six foreign connections between the black factory and the network
        state.links[10 + group] |= 1 << (group + 1)
        state.links[10 + group + 1] |= 1 << group
    state.network[1] = (1 << 8) - 1
    state.network[0] = 1 | 1 << 8
    state.links[0], state.links[8] = 1 << 8, 1
    site = next(k for k in range(10) if state.sheet.group[k] == 6)
    state.city[site], state.factory[site], state.stock[site] = 1, 3, 1
    found = cheapest(state, 0, distances(state, 0))
    assert found[0] == 7  # six ways and another's factory
    wants = next(k for k, contract in enumerate(CONTRACTS) if contract[0] == (3, 0, 0, 0))
    assert least_cost(state, wants, found) == 7 + 5 + 5
