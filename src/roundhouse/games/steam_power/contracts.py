"""SP-6: fulfilling a contract: what it costs, where the resources come from, who is paid, and the reward."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.tables import zeros
from roundhouse.games.steam_power.memory import note_shown
from roundhouse.games.steam_power.moves import A_BRING, A_FULFIL, A_PAY, N_RESOURCES
from roundhouse.games.steam_power.network import distances, share, splits
from roundhouse.games.steam_power.position import DONE, Position
from roundhouse.games.steam_power.track import purse

PURCHASE: Final = 5  # SP-6.4: dollars for a resource that cannot be brought
MOST_NEEDED: Final = 4  # of one colour, in a contract
MISSING: Final = 1000  # in a list of prices: there is no such resource to bring
NONE_TO_BRING: Final = vec[i64]([MISSING for _ in range(N_RESOURCES * MOST_NEEDED)])


def cheapest(s: Position, c: i64, away: vec[i64]) -> vec[i64]:
    """By colour, four each: the prices of the cheapest resources that a company can bring, ascending."""
    prices: vec[i64] = NONE_TO_BRING[:]
    for site in range(s.sheet.n_sites):
        if s.stock[site] > 0 and away[s.sheet.group[site]] > 0:
            price = price_from(s, c, site, away)
            colour: i64 = s.city[site] - 1
            for _ in range(s.stock[site]):
                put_in_order(prices, colour * MOST_NEEDED, price)
    return prices


def put_in_order(prices: vec[i64], first: i64, price: i64) -> None:
    """Into four ascending prices from `first` on, if it is not dearer than all of them."""
    at: i64 = first + MOST_NEEDED - 1
    if prices[at] <= price:
        return
    while at > first and prices[at - 1] > price:
        prices[at] = prices[at - 1]
        at -= 1
    prices[at] = price


def price_from(s: Position, c: i64, site: i64, away: vec[i64]) -> i64:
    """SP-6.3: a dollar for another's factory, a dollar for each connection of others on the way."""
    return away[s.sheet.group[site]] - 1 + (0 if s.factory[site] == 1 + c else 1)


def cost(prices: vec[i64], colour: i64, count: i64) -> i64:
    """SP-R23: the least that so many resources of a colour cost: the cheapest are brought, those missing are bought."""
    dollars: i64 = 0
    for i in range(colour * MOST_NEEDED, colour * MOST_NEEDED + count):
        dollars += i64(PURCHASE) if prices[i] == MISSING else prices[i]
    return dollars


def least_cost(s: Position, contract: i64, prices: vec[i64]) -> i64:
    """The least for which a contract can be fulfilled."""
    dollars: i64 = 0
    i: i64 = N_RESOURCES * contract
    for colour in range(N_RESOURCES):
        dollars += cost(prices, colour, s.sheet.needs[i + colour])
    return dollars


def may_fulfil(s: Position, c: i64) -> bool:
    """SP-R9: without a network nothing can be fulfilled, unless lone contracts are played."""
    return s.network[c] != 0 or s.sheet.lone_contracts


def legal_contracts(s: Position, c: i64, out: vec[i64], n: i64) -> i64:
    """SP-6.1, SP-R23: the contracts in hand that can be paid for in full."""
    holder: i64 = purse(s, c)
    if s.hand_n[holder] == 0 or not may_fulfil(s, c):
        return n
    prices = cheapest(s, c, distances(s, c))
    money: i64 = s.money[holder]
    for contract in range(s.sheet.n_contracts):
        if s.where[contract] == holder and least_cost(s, contract, prices) <= money:
            out[n] = A_FULFIL + contract
            n += 1
    return n


def show_contract(s: Position, c: i64, contract: i64) -> None:
    """SP-6.1, SP-6.4: reveal a contract and buy what cannot be brought; `need` is what is to be brought."""
    prices = cheapest(s, c, distances(s, c))
    s.contract = contract
    note_shown(s, purse(s, c), contract)
    for colour in range(N_RESOURCES):
        first: i64 = colour * MOST_NEEDED
        for i in range(first, first + s.sheet.needs[N_RESOURCES * contract + colour]):
            if prices[i] == MISSING:
                s.money[purse(s, c)] -= PURCHASE
            else:
                s.need[colour] += 1


def needed_now(s: Position) -> i64:
    """The colour that is brought next; N_RESOURCES when all is there."""
    colour: i64 = 0
    while colour < N_RESOURCES and s.need[colour] == 0:
        colour += 1
    return colour


def legal_sources(s: Position, c: i64, out: vec[i64]) -> i64:
    """SP-R8, SP-R23: any factory of the colour that can be reached, if the rest can still be paid for."""
    away = distances(s, c)
    prices = cheapest(s, c, away)
    colour = needed_now(s)
    money: i64 = s.money[purse(s, c)]
    for other in range(colour + 1, N_RESOURCES):
        money -= cost(prices, other, s.need[other])
    count: i64 = s.need[colour]
    # one that is not among the cheapest comes in place of the dearest of them
    dearest: i64 = prices[colour * MOST_NEEDED + count - 1]
    money -= cost(prices, colour, count - 1)
    n: i64 = 0
    for site in range(s.sheet.n_sites):
        if s.city[site] == 1 + colour and s.stock[site] > 0 and away[s.sheet.group[site]] > 0:
            price = price_from(s, c, site, away)
            if price <= dearest or price <= money:
                out[n] = A_BRING + site
                n += 1
    return n


def ways_to_pay(s: Position, c: i64, site: i64) -> vec[i64]:
    """SP-R8: the distinct splits of the price of the way from a factory; alone (SP-R31) the bank takes all, in one
    way."""
    if s.sheet.solo:
        return zeros(1)
    return splits(s, c, s.sheet.group[site], distances(s, c))


def legal_payments(s: Position, c: i64, out: vec[i64]) -> i64:
    count: i64 = len(ways_to_pay(s, c, s.source))
    for i in range(count):
        out[i] = A_PAY + i
    return count


def bring(s: Position, c: i64, site: i64, split: i64) -> None:
    """SP-6.3, SP-6.5: pay for a resource and use it; with the last one the city is flipped."""
    price = price_from(s, c, site, distances(s, c))
    s.money[purse(s, c)] -= price
    if not s.sheet.solo:  # SP-9.3: alone, the bank gets it
        for other in range(s.sheet.companies):
            s.money[other] += share(split, other)
        if s.factory[site] != 1 + c:
            s.money[s.factory[site] - 1] += 1
    colour: i64 = s.city[site] - 1
    s.need[colour] -= 1
    s.stock[site] -= 1
    s.supply[colour] += 1
    if s.stock[site] == 0:
        s.flipped[site] = 1


def reward(s: Position, c: i64) -> None:
    """SP-6.6, SP-6.7, SP-R24: the contract counts, then the money comes; SP-3.2: enough contracts trigger the end."""
    p: i64 = purse(s, c)
    s.where[s.contract] = DONE + p
    s.hand_n[p] -= 1
    s.fulfilled[p] += 1
    s.earned[p] += s.sheet.points[s.contract]
    s.money[p] += s.sheet.reward[s.contract]
    if not s.sheet.solo and s.fulfilled[p] >= s.sheet.target():
        s.last = 1
