"""Every law of the audit of Steam Power can be broken, and then it is the one that is named."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, OVER, buffer
from roundhouse.games.steam_power.moves import VP_CITY
from roundhouse.games.steam_power.position import (
    ACT,
    BRING,
    DONE,
    DRAW,
    ENGINE,
    OUT,
    SETUP_CITIES,
    SETUP_DEAL,
    TRACK,
)
from roundhouse.games.steam_power.state import SteamPowerState
from roundhouse.games.steam_power.track import lay as put_path
from tests.battery.common import ROOT
from tests.games.steam_power.small import LARGE, board, new

State = SteamPowerState
Change = Callable[[State], None]
Wanted = Callable[[State], bool]


def position(players: int, phase: int, wanted: Wanted = lambda s: True) -> State:
    """A sound position of a random game in this phase, late enough for what is wanted of it."""
    made = board(LARGE, players)
    out = buffer(made)
    for seed in range(40):
        state, rng = new(made), stream(41, seed)
        while (who := state.actor()) != OVER:
            if state.phase == phase and wanted(state):
                assert state.audit() == ""
                return state
            state.apply(who, state.sample_chance(rng, out) if who == CHANCE else out[rng.below(state.legal(who, out))])
    raise AssertionError(f"no random game comes to phase {phase}")


def put(table: str, index: int, change: int) -> Change:
    def do(s: State) -> None:
        getattr(s, table)[index] += change

    return do


def let(name: str, value: int) -> Change:
    def do(s: State) -> None:
        setattr(s, name, value)

    return do


def also(*changes: Change) -> Change:
    def do(s: State) -> None:
        for change in changes:
            change(s)

    return do


def site(s: State, wanted: Callable[[int], bool]) -> int:
    return next(k for k in range(s.sheet.n_sites) if wanted(k))


def cell(s: State, wanted: Callable[[int], bool]) -> int:
    return next(k for k in range(s.sheet.n_hexes) if wanted(k))


def building(s: State) -> bool:
    """There are factories, flipped cities, crossings, networks and chains; the first player has a chain."""
    return (
        s.round_no > 3
        and any(s.factory)
        and any(s.over)
        and s.chain[0] > 1
        and bool(s.network[0])
        and any(s.flipped)
        and any(s.supply[c] < 28 for c in range(4))
    )


def swap_cities(s: State) -> None:
    """A tile of one colour more, one of another less."""
    s.city[0] = 1 + s.city[0] % 5


def no_city(s: State) -> None:
    s.tiles_left[s.city[0] - 1] += 1
    s.city[0] = 0


def strange_owner(s: State) -> None:
    s.factory[site(s, lambda k: s.factory[k] != 0)] = 9


def factory_on_points(s: State) -> None:
    s.factory[site(s, lambda k: s.city[k] == 1 + VP_CITY)] = 1


def cubes_without_factory(s: State) -> None:
    at = site(s, lambda k: s.factory[k] == 0 and s.city[k] != 1 + VP_CITY and s.supply[s.city[k] - 1] > 0)
    s.stock[at] += 1
    s.supply[s.city[at] - 1] -= 1


def unflip(s: State) -> None:
    s.flipped[site(s, lambda k: s.flipped[k] != 0)] = 0


def over_nothing(s: State) -> None:
    s.over[cell(s, lambda h: s.path[h] == 0)] = 1


def strange_path_owner(s: State) -> None:
    s.owner[cell(s, lambda h: s.path[h] != 0)] = 7


def owner_of_nothing(s: State) -> None:
    s.owner[cell(s, lambda h: s.path[h] == 0)] = 1


def path_off_the_map(s: State) -> None:
    """Straight from the upper edge of the map to the lower right."""
    s.path[cell(s, lambda h: s.path[h] == 0 and s.sheet.next[6 * h] == -1)] = 1


def another_owner(s: State) -> None:
    """The last piece of a chain belongs to somebody else."""
    h = int(s.chain_hex[0])
    if (s.owner[h], s.over[h]) == (0, 0):
        s.owner[h] = 1
    else:
        s.over_owner[h] = s.owner[h] = 1


def stray_track(s: State) -> None:
    """A straight path far from any city."""
    sheet = s.sheet
    h = cell(
        s,
        lambda k: (
            s.path[k] == 0
            and 0 <= sheet.next[6 * k + 1] < sheet.n_hexes
            and 0 <= sheet.next[6 * k + 4] < sheet.n_hexes
            and not s.met[k]
        ),
    )
    s.path[h] = 2
    s.track_left[0] -= 1
    s.met[sheet.next[6 * h + 1]] |= 1 << 4
    s.met[sheet.next[6 * h + 4]] |= 1 << 1


def foreign_link(s: State) -> None:
    s.links[0] ^= 1 << 5


def jump(s: State) -> None:
    """A contract is nowhere."""
    s.where[0] = 7


def set_one_aside(s: State) -> None:
    k = next(k for k in range(s.sheet.n_contracts) if s.where[k] == -1)
    s.where[k] = OUT
    s.bag_n -= 1


def one_done_more(s: State) -> None:
    s.fulfilled[0] += 1


def event(s: State) -> None:
    s.events = vec[i64]([1])


def strange_contract(s: State) -> None:
    s.contract = next(k for k in range(s.sheet.n_contracts) if s.where[k] >= DONE)


def past_victim(s: State) -> None:
    s.victim = s.turn


GOING = (3, ACT, building)
SOLO = (1, ENGINE, lambda s: s.round_no > 2 and s.seats > 3)
BRINGING = (3, BRING, lambda s: any(s.fulfilled))
BUILD = (3, TRACK, lambda s: True)
ORDER = (3, DRAW, lambda s: s.victim >= 0)
BROKEN: list[tuple[str, tuple[int, int, Wanted], Change]] = [
    ("city tiles", GOING, swap_cities),
    ("city tiles", GOING, put("tiles_left", 0, 1)),
    ("cities", GOING, no_city),
    ("resources", GOING, put("supply", 0, 1)),
    ("owner of a factory", GOING, strange_owner),
    ("place of a factory", GOING, factory_on_points),
    ("resources of a city", GOING, cubes_without_factory),
    ("flipped cities", GOING, unflip),
    ("factories", GOING, put("factories", 2, 1)),
    ("place of a contract", GOING, jump),
    ("bag count", GOING, let("bag_n", 47)),
    ("contracts set aside", SOLO, set_one_aside),
    ("hand count", GOING, put("hand_n", 1, 1)),
    ("fulfilled contracts", GOING, one_done_more),
    ("fulfilled contracts", GOING, put("earned", 1, 1)),
    ("draws from hands", SOLO, event),
    ("money", GOING, put("money", 0, -100)),
    ("money", SOLO, put("money", 2, 1)),
    ("phase", GOING, let("phase", 13)),
    ("setup", (3, SETUP_CITIES, lambda s: True), let("round_no", 1)),
    ("setup", (3, SETUP_DEAL, lambda s: True), let("drawn", 15)),
    ("begin", GOING, let("first", 3)),
    ("round", GOING, let("round_no", 101)),
    ("round", GOING, let("actions", 2)),
    ("seats", GOING, let("seats", 3)),
    ("turn", GOING, let("company", 4)),
    ("turn", GOING, also(let("turn", 0), let("company", 0), let("seats", 1), let("first", 0))),
    ("last round", GOING, let("last", 1)),
    ("engines", SOLO, put("engines", 0, 3)),
    ("turn alone", SOLO, let("seats", 1)),
    ("company", SOLO, let("company", -1)),
    ("need", GOING, put("need", 0, 1)),
    ("need", BRINGING, also(put("need", 0, -9), put("need", 1, 9))),
    ("source", GOING, let("source", 0)),
    ("steps", GOING, let("steps", 1)),
    ("steps", BUILD, let("steps", 2)),
    ("draws", GOING, let("draws", 1)),
    ("victim", GOING, let("victim", 0)),
    ("victim", ORDER, past_victim),
    ("contract", GOING, let("contract", 0)),
    ("contract", BRINGING, strange_contract),
    ("bonus", GOING, also(let("in_bonus", 1), lambda s: let("contract", done_of(s))(s))),
    ("shape", GOING, put("path", 0, 99)),
    ("crossing", GOING, over_nothing),
    ("owner of a path", GOING, strange_path_owner),
    ("owner of a path", GOING, owner_of_nothing),
    ("path into nothing", GOING, path_off_the_map),
    ("tiles owed", GOING, put("track_left", 1, -30)),
    ("tiles", GOING, put("track_left", 0, 1)),
    ("met", GOING, put("met", 0, 64)),
    ("track joined to another's", GOING, another_owner),
    ("incomplete connection", GOING, put("chain", 0, 1)),
    ("incomplete connections", GOING, lambda s: put("chain_site", idle(s), 1)(s)),
    ("locomotives", GOING, put("locomotives", 0, 1)),
    ("links", GOING, foreign_link),
    ("network", GOING, lambda s: put("network", 0, -int(s.network[0]))(s)),
    ("track without a city", GOING, stray_track),
]


def done_of(s: State) -> int:
    """A contract that the player whose turn it is has fulfilled."""
    k = next(k for k in range(s.sheet.n_contracts) if s.where[k] == s.turn)
    s.where[k] = DONE + s.turn
    s.hand_n[s.turn] -= 1
    s.fulfilled[s.turn] += 1
    s.earned[s.turn] += s.sheet.points[k]
    return k


def idle(s: State) -> int:
    """A company without an incomplete connection; the first one's is taken away if all have one."""
    return next(c for c in range(3) if s.chain[c] == 0)


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_a_broken_law_is_named(number: int) -> None:
    law, (players, phase, wanted), change = BROKEN[number]

    def fit(s: State) -> bool:
        return wanted(s) and (law != "incomplete connections" or not all(s.chain))

    state = position(players, phase, fit)
    change(state)
    assert state.audit() == law


def test_a_connection_of_a_city_with_itself_and_a_network_in_pieces_are_named() -> None:
    """What can only be built by hand: two paths that lead back to a1, and connections that do not hang together."""
    rows = ("o...o", "......", "o...o")
    state = new(board(rows, 2))
    sheet = state.sheet
    while state.actor() == CHANCE:
        out = buffer(sheet)
        state.apply(CHANCE, state.sample_chance(stream(1, 1), out))
    # a1 touches a2 (its edge 4), b1 (its edge 5): a2 from 4 to 3 leads into b1 at 0, and 0-5 there leads back
    lay(state, {"a2": 12, "b1": 14})
    assert state.audit() == "connection of a city with itself"
    state = new(board(rows, 2))
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample_chance(stream(1, 1), buffer(sheet)))
    lay(state, {"a2": 1, "a3": 1, "a4": 1, "c2": 1, "c3": 1, "c4": 1})
    state.locomotives[0] -= 2
    for one, two in ((0, 1), (2, 3)):
        state.links[one], state.links[two] = 1 << two, 1 << one
    state.network[0] = 0b1111
    assert state.audit() == "network in pieces"


def lay(s: State, shapes: dict[str, int]) -> None:
    """Paths of the first company on these hexes, whatever the rules say."""
    for name, shape in shapes.items():
        put_path(s, 0, s.sheet.hex_ids.index(name), shape)


def test_every_law_has_such_a_case() -> None:
    folder = ROOT / "src" / "roundhouse" / "games" / "steam_power"
    text = (folder / "audit.py").read_text() + (folder / "audit_map.py").read_text()
    laws = set(re.findall(r'(?:return|self\.fault =) "([a-z][^"]*)"', text))
    named = {law for law, _, _ in BROKEN} | {"connection of a city with itself", "network in pieces"}
    assert laws == named
