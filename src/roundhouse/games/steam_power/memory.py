"""SP-R28: what a player knows of the contracts in other hands, and worlds that agree with it.

As long as contracts come from the bag, all that a player has not seen are alike: any of them may be in any other hand.
That changes when contracts are drawn from hands: one that left the player's own hand is known to be with its drawer,
until somebody draws from there unseen. `events` tells every draw from a hand, and every contract shown from then on,
oldest first; a view has of them what its player saw. From these follows a belief: of the contracts that the player
follows, a table of who may hold them, with weights; all others are alike in the remaining places.
"""

from bisect import bisect_right
from itertools import islice
from math import gcd
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng
from roundhouse.games.steam_power.position import BAG, HIDDEN, Position

SHOWN: Final = 7  # in place of a drawer: the contract was shown, to be fulfilled
FOLLOWED: Final = 6  # SP-R32: a player follows at most so many contracts
BITS: Final = 3  # of a configuration: the holder of a followed contract
MASK: Final = 7


def event_of(drawer: i64, victim: i64, contract: i64) -> i64:
    """An event as a number; the contract may be hidden, -1."""
    return ((contract + 1) << (2 * BITS)) | (victim << BITS) | drawer


def drawer_of(event: i64) -> i64:
    return event & MASK


def victim_of(event: i64) -> i64:
    return (event >> BITS) & MASK


def contract_of(event: i64) -> i64:
    return (event >> (2 * BITS)) - 1


def note_draw(s: Position, drawer: i64, victim: i64, contract: i64) -> None:
    """A contract is drawn from a hand."""
    s.events = append(s.events[:], event_of(drawer, victim, contract))


def note_shown(s: Position, p: i64, contract: i64) -> None:
    """A contract is shown by the player in whose hand it was; before the first draw from a hand nobody need note it."""
    if len(s.events) > 0:
        s.events = append(s.events[:], event_of(SHOWN, p, contract))


def seen_by(event: i64, player: i64) -> i64:
    """An event as a player saw it: of a draw from a hand, only drawer and victim know the contract."""
    drawer = drawer_of(event)
    victim = victim_of(event)
    return event if player in (drawer, victim) or drawer == SHOWN else event_of(drawer, victim, -1)


class Stage:
    """What is believed at some moment: the hidden contracts in each hand, the contracts followed (the longest first),
    and by configuration (three bits for the holder of each of them) its weight."""

    def __init__(self, sizes: list[int], followed: list[int], table: dict[int, int]) -> None:
        self.sizes: list[int] = sizes
        self.followed: list[int] = followed
        self.table: dict[int, int] = table
        self.sums: list[int] = []  # of the weights up to each configuration, made when one is first chosen
        # nothing is followed any more, for the last event was impossible, as only the worlds of somebody who has
        # forgotten have such (SP-R32)
        self.lost: bool = False

    def lose(self) -> None:
        self.lost = True
        self.followed = []
        self.table = {0: 1}

    def choose(self, rng: Rng) -> int:
        """A configuration, each as likely as its weight."""
        if not self.sums:
            total = 0
            for weight in self.table.values():
                total += weight
                self.sums.append(total)
        place = bisect_right(self.sums, below(rng, self.sums[len(self.sums) - 1]))
        for configuration in islice(self.table, place, place + 1):
            return configuration
        raise AssertionError("a table without weights")

    def free(self, configuration: int, p: int) -> int:
        """How many contracts that are not followed lie in a hand."""
        n = self.sizes[p]
        for place in range(len(self.followed)):
            if holder(configuration, place) == p:
                n -= 1
        return n


def holder(configuration: int, place: int) -> int:
    return (configuration >> (BITS * place)) & MASK


def without(configuration: int, place: int) -> int:
    """The configuration of all but one."""
    low = configuration & ((1 << (BITS * place)) - 1)
    return low | (configuration >> (BITS * (place + 1)) << (BITS * place))


def with_holder(configuration: int, place: int, p: int) -> int:
    """The configuration with one more, at this place."""
    low = configuration & ((1 << (BITS * place)) - 1)
    return low | (p << (BITS * place)) | (configuration >> (BITS * place) << (BITS * (place + 1)))


def stages(known: Position, viewer: i64) -> list[Stage]:
    """The belief of a viewer before each event, and after the last."""
    count = len(known.events)
    sizes = hidden_now(known)
    for i in range(count - 1, -1, -1):
        change_sizes(sizes, known.events[i], -1)
    now = Stage(sizes, [], {0: 1})
    found = [now]
    for i in range(count):
        event = known.events[i]
        now = after_event(now, event, viewer)
        change_sizes(now.sizes, event, 1)
        found.append(now)
    for contract in now.followed:
        if known.where[contract] != HIDDEN:
            now.lose()
            break
    return found


def hidden_now(known: Position) -> list[int]:
    """By player: the contracts in hand that the viewer does not see."""
    sizes: list[int] = []
    for p in range(known.n_players):
        hidden: int = known.hand_n[p]
        for contract in range(known.sheet.n_contracts):
            if known.where[contract] == p:
                hidden -= 1
        sizes.append(hidden)
    return sizes


def change_sizes(sizes: list[int], event: i64, by: int) -> None:
    sizes[victim_of(event)] -= by
    if drawer_of(event) != SHOWN:
        sizes[drawer_of(event)] += by


def after_event(before: Stage, event: i64, viewer: i64) -> Stage:
    """The belief after an event; the sizes of the hands are still those before."""
    drawer = drawer_of(event)
    victim = victim_of(event)
    contract = contract_of(event)
    now = Stage(before.sizes[:], before.followed[:], before.table)
    if viewer in (drawer, victim) and (contract < 0 or (victim == viewer and place_of(now, contract) >= 0)):
        now.table = {}  # nobody knows, or it was not there
    elif contract < 0:
        now.table = moved_unseen(before, drawer, victim)
    elif victim == viewer:
        if drawer != SHOWN:
            follow(now, contract, drawer)
    else:
        show(now, contract, victim)
    if not now.table:
        now.lose()
    reduce(now.table)
    return now


def moved_unseen(before: Stage, drawer: int, victim: int) -> dict[int, int]:
    """Any contract of the victim may have moved, each as likely: one of the followed ones, or another."""
    table: dict[int, int] = {}
    for configuration, weight in before.table.items():
        free = before.free(configuration, victim)
        if free > 0:
            add(table, configuration, weight * free)
        for place in range(len(before.followed)):
            if holder(configuration, place) == victim:
                add(table, with_holder(without(configuration, place), place, drawer), weight)
    return table


def follow(now: Stage, contract: int, p: int) -> None:
    """A contract was taken from the viewer's hand: it is known where it is."""
    if len(now.followed) == FOLLOWED:  # SP-R32
        forget(now)
    place = len(now.followed)
    now.followed.append(contract)
    table: dict[int, int] = {}
    for configuration, weight in now.table.items():
        table[with_holder(configuration, place, p)] = weight
    now.table = table


def forget(now: Stage) -> None:
    """SP-R32: the contract followed longest becomes an ordinary unseen one."""
    now.followed = now.followed[1:]
    table: dict[int, int] = {}
    for configuration, weight in now.table.items():
        add(table, without(configuration, 0), weight)
    now.table = table


def show(now: Stage, contract: int, p: int) -> None:
    """A contract was seen in somebody's hand, and left it."""
    table: dict[int, int] = {}
    place = place_of(now, contract)
    for configuration, weight in now.table.items():
        if place < 0:
            free = now.free(configuration, p)
            if free > 0:
                table[configuration] = weight * free
        elif holder(configuration, place) == p:
            add(table, without(configuration, place), weight)
    if place >= 0:
        now.followed = now.followed[:place] + now.followed[place + 1 :]
    now.table = table


def place_of(stage: Stage, contract: int) -> int:
    """Where a contract stands among those followed; -1 if it is none of them."""
    for place in range(len(stage.followed)):
        if stage.followed[place] == contract:
            return place
    return -1


def add(table: dict[int, int], configuration: int, weight: int) -> None:
    table[configuration] = table.get(configuration, 0) + weight


def reduce(table: dict[int, int]) -> None:
    """Divide all weights by what they have in common."""
    common = 0
    for weight in table.values():
        common = gcd(common, weight)
    if common > 1:
        for configuration in table:
            table[configuration] //= common


def fill_in(world: Position, viewer: i64, belief: list[Stage], rng: Rng) -> None:
    """Turn what a viewer knows into a position that may be the true one, each as likely as the rules make it."""
    now = belief[len(belief) - 1]
    configuration = now.choose(rng)
    unseen: list[int] = []
    for contract in range(world.sheet.n_contracts):
        if world.where[contract] == HIDDEN:
            place = place_of(now, contract)
            if place < 0:
                unseen.append(contract)
            else:
                world.where[contract] = holder(configuration, place)
    for p in range(world.n_players):
        for _ in range(now.free(configuration, p) if p != viewer else 0):
            world.where[take_one(unseen, rng)] = p
    for contract in unseen:
        world.where[contract] = BAG
    recall(world, viewer, belief, configuration, rng)


def recall(world: Position, viewer: i64, belief: list[Stage], configuration: int, rng: Rng) -> None:
    """Say of every unseen draw which contract it was: back from what is now, event by event, each history as likely as
    the rules make it."""
    held = world.where[:]
    for i in range(len(world.events) - 1, -1, -1):
        before = belief[i]
        event = world.events[i]
        drawer = drawer_of(event)
        victim = victim_of(event)
        contract: int = contract_of(event)
        if belief[i + 1].lost:
            configuration = before.choose(rng)
        elif contract < 0:
            choice = before_unseen(before, configuration, drawer, victim, rng)
            if choice != configuration:
                contract = before.followed[changed(choice, configuration)]
                configuration = choice
            else:
                contract = any_held(before, held, drawer, rng)
            world.events[i] = event_of(drawer, victim, contract)
        elif victim == viewer:
            if drawer != SHOWN:
                configuration = before_following(before, belief[i + 1], configuration, held, rng)
        else:
            place = place_of(before, contract)
            if place >= 0:
                configuration = with_holder(configuration, place, victim)
        if contract >= 0:
            held[contract] = victim


def before_unseen(before: Stage, configuration: int, drawer: int, victim: int, rng: Rng) -> int:
    """The configuration before an unseen draw: the same, or with a followed contract of the drawer at the victim."""
    table: dict[int, int] = {configuration: before.table.get(configuration, 0) * before.free(configuration, victim)}
    for place in range(len(before.followed)):
        if holder(configuration, place) == drawer:
            other = with_holder(without(configuration, place), place, victim)
            table[other] = before.table.get(other, 0)
    return choose(table, rng)


def changed(configuration: int, other: int) -> int:
    """The place in which two configurations differ."""
    place = 0
    while holder(configuration, place) == holder(other, place):
        place += 1
    return place


def before_following(before: Stage, after: Stage, configuration: int, held: vec[i64], rng: Rng) -> int:
    """The configuration before the last of the followed contracts was taken from the viewer; if another was forgotten
    then, it was where it is, or, if it cannot have been there, anywhere (SP-R32)."""
    configuration = without(configuration, len(after.followed) - 1)
    if len(before.followed) < len(after.followed):
        return configuration
    forgotten = before.followed[0]
    if held[forgotten] >= 0 and held[forgotten] <= MASK:
        there = with_holder(configuration, 0, held[forgotten])
        if there in before.table:
            return there
    table = {other: weight for other, weight in before.table.items() if without(other, 0) == configuration}
    chosen = choose(table, rng)
    held[forgotten] = holder(chosen, 0)
    return chosen


def any_held(before: Stage, held: vec[i64], p: i64, rng: Rng) -> int:
    """One of the contracts in a hand that are not followed; -1 if there is none, after forgetting (SP-R32)."""
    there: list[int] = [x for x in range(len(held)) if held[x] == p and place_of(before, x) < 0]
    return take_one(there, rng) if there else -1


def take_one(contracts: list[int], rng: Rng) -> int:
    """Any of these, which is taken out of the list."""
    i = rng.below(len(contracts))
    taken = contracts[i]
    contracts[i] = contracts[len(contracts) - 1]
    contracts.pop()
    return taken


def choose(table: dict[int, int], rng: Rng) -> int:
    """A configuration, each as likely as its weight; the first one if no weight is left (SP-R32)."""
    total = 0
    for weight in table.values():
        total += weight
    rest = below(rng, total) if total > 0 else 0
    found = 0
    first = True
    for configuration, weight in table.items():
        if first or rest >= 0:
            found = configuration
        first = False
        rest -= weight
    return found


def below(rng: Rng, n: int) -> int:
    """A number below n, which may be as large as it likes."""
    if n < 1 << 31:
        return rng.below(n)
    words = (n.bit_length() + 31) // 32
    spare = 32 * words - n.bit_length()
    while True:
        number = 0
        for _ in range(words):
            number = (number << 32) | int(rng.word())
        number >>= spare
        if number < n:
            return number
