"""Networks and the ways between them: SP-6.2 and SP-6.3. City groups are the nodes (SP-4.8), so a way is a row of
groups, joined by complete connections.

All own connections lie within the own network, so every connection on a way to it is another's and costs a dollar.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.core.tables import zeros
from roundhouse.games.steam_power.position import Position

SHARE_BITS: Final = 5  # of a split: the dollars of a company
SHARE: Final = 31
SPLIT_BITS: Final = 25


def opened(s: Position) -> i64:
    """SP-5.1: the groups with a complete connection of anybody, as bits."""
    groups: i64 = 0
    for c in range(s.sheet.companies):
        groups |= s.network[c]
    return groups


def join(s: Position, c: i64, site: i64, other: i64) -> None:
    """SP-4.3, SP-6.2: a complete connection between two cities."""
    n: i64 = s.sheet.n_groups
    one: i64 = s.sheet.group[site]
    two: i64 = s.sheet.group[other]
    s.links[c * n + one] |= 1 << two
    s.links[c * n + two] |= 1 << one
    s.network[c] |= (1 << one) | (1 << two)


def beside(s: Position, group: i64) -> i64:
    """The groups that a connection of anybody joins to this one, as bits."""
    n: i64 = s.sheet.n_groups
    groups: i64 = 0
    for c in range(s.sheet.companies):
        groups |= s.links[c * n + group]
    return groups


def distances(s: Position, c: i64) -> vec[i64]:
    """By group: 1 + the fewest foreign connections between it and the network of a company; 0 where there is no way."""
    n: i64 = s.sheet.n_groups
    away = zeros(n)
    seen: i64 = s.network[c]
    edge: i64 = seen
    steps: i64 = 1
    while edge != 0:
        further: i64 = 0
        for group in range(n):
            if (edge >> group) & 1 != 0:
                away[group] = steps
                further |= beside(s, group)
        edge = further & ~seen
        seen |= edge
        steps += 1
    return away


def splits(s: Position, c: i64, group: i64, away: vec[i64]) -> vec[i64]:
    """SP-R8: who may be paid how much for a way from a group to the network: the distinct splits over all shortest
    ways, five bits for each company, ascending."""
    n: i64 = s.sheet.n_groups
    ends: list[int] = [group << SPLIT_BITS]  # group and split so far
    for left in range(away[group] - 1, 0, -1):
        ways: list[int] = []
        for end in ends:
            here: i64 = end >> SPLIT_BITS
            paid: i64 = end & ((1 << SPLIT_BITS) - 1)
            for other in range(s.sheet.companies):
                if other != c:
                    more: i64 = paid + (1 << (SHARE_BITS * other))
                    links: i64 = s.links[other * n + here]
                    for to in range(n):
                        if (links >> to) & 1 != 0 and away[to] == left:
                            there: i64 = 0 if left == 1 else to  # in the network it does not matter where
                            ways.append((there << SPLIT_BITS) | more)
        ends = distinct(ways)
    found = vec[i64]()
    for end in ends:
        found = append(found, end & ((1 << SPLIT_BITS) - 1))
    return found


def distinct(numbers: list[int]) -> list[int]:
    """Sorted, each once."""
    numbers.sort()
    found: list[int] = []
    for number in numbers:
        if not found or found[-1] != number:
            found.append(number)
    return found


def share(split: i64, c: i64) -> i64:
    """What a company is paid."""
    return (split >> (SHARE_BITS * c)) & SHARE
