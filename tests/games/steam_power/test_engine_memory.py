"""SP-R28: what a player believes of the contracts in other hands is what counting all histories gives."""

from __future__ import annotations

import os
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roundhouse import NATIVE
from roundhouse.core.rng import stream
from roundhouse.core.state import SPECTATOR
from roundhouse.games.steam_power.memory import FOLLOWED, SHOWN, Stage, event_of, holder, seen_by, stages
from roundhouse.games.steam_power.position import ACT, BAG, DONE
from roundhouse.games.steam_power.state import SteamPowerState, SteamPowerView
from tests.battery.stats import TINY_CHANCE, fit
from tests.games.steam_power.small import CONTRACTS, TINY, begun, board

LESS = not NATIVE or os.environ.get("ROUNDHOUSE_QUICK", "0") not in ("", "0")
SAMPLES = 400 if LESS else 2000
Happening = tuple[str, int, int]  # draw, drawer, victim; or show, player, 0
History = tuple[tuple[int, ...], tuple[int, ...]]  # where every contract is, and the contracts of the events

# hands of 2 or 3 contracts, and what happens to them
SCRIPTS: dict[str, tuple[tuple[int, ...], tuple[Happening, ...]]] = {
    "one draw": ((2, 2, 2), (("draw", 1, 0),)),
    "a draw unseen by the first": ((2, 2, 2), (("draw", 1, 2),)),
    "there and back": ((2, 2, 2), (("draw", 1, 0), ("draw", 2, 1), ("draw", 0, 2))),
    "followed through two hands": ((2, 2, 2), (("draw", 1, 0), ("draw", 2, 1), ("draw", 1, 2), ("draw", 2, 1))),
    "shown from the hand it came to": ((2, 2, 2), (("draw", 1, 0), ("draw", 2, 1), ("show", 2, 0))),
    "shown from the hand it left": ((2, 2, 2), (("draw", 1, 0), ("draw", 2, 1), ("show", 1, 0), ("draw", 1, 2))),
    "two followed": ((3, 2, 1), (("draw", 1, 0), ("draw", 2, 0), ("draw", 1, 2), ("draw", 2, 1))),
    "two followed, one shown": ((3, 2, 1), (("draw", 1, 0), ("draw", 2, 0), ("draw", 1, 2), ("show", 1, 0))),
    "two players": ((3, 3), (("draw", 0, 1), ("draw", 1, 0), ("draw", 1, 0), ("show", 1, 0), ("draw", 0, 1))),
    "four players": ((2, 1, 1, 2), (("draw", 1, 0), ("draw", 2, 1), ("draw", 3, 2), ("show", 3, 0))),
}


def position(places: tuple[int, ...], happened: tuple[Happening, ...], seen: tuple[int, ...]) -> SteamPowerState:
    """A position with an empty bag in which the contracts are in these places, after these events."""
    players = max(max(places) % DONE, *(x for _, p, q in happened for x in (p, q))) + 1
    contracts = CONTRACTS[: 5 * players]
    state = first_decision(players)
    for contract in range(len(contracts)):  # those that play no part are fulfilled
        state.where[contract] = places[contract] if contract < len(places) else DONE
    for p in range(players):
        state.hand_n[p] = sum(1 for x in state.where if x == p)
        state.fulfilled[p] = sum(1 for x in state.where if x == DONE + p)
        state.earned[p] = sum(contracts[k][2] for k, x in enumerate(state.where) if x == DONE + p)
    state.last = 1 if max(state.fulfilled) >= state.sheet.target() else 0
    state.bag_n = 0
    state.events = vec[i64]([packed(h, x) for h, x in zip(happened, seen, strict=True)])
    assert state.audit() == ""
    assert state.phase == ACT
    return state


@cache
def opening(players: int) -> SteamPowerState:
    return begun(board(TINY, players, CONTRACTS[: 5 * players]))


def first_decision(players: int) -> SteamPowerState:
    copy = opening(players).copy()
    assert isinstance(copy, SteamPowerState)
    return copy


def packed(happening: Happening, contract: int) -> int:
    what, p, q = happening
    return int(event_of(p, q, contract) if what == "draw" else event_of(SHOWN, p, contract))


def histories(hands: tuple[int, ...], happened: tuple[Happening, ...]) -> dict[History, Fraction]:
    """Every way in which contracts can be dealt and drawn, with its odds; a shown contract is any of the hand."""
    slots = [p for p, n in enumerate(hands) for _ in range(n)]
    deals = set(permutations(slots))
    now: dict[History, Fraction] = {(deal, ()): Fraction(1, len(deals)) for deal in deals}
    for what, p, q in happened:
        after: dict[History, Fraction] = {}
        for (places, moved), odds in now.items():
            source = q if what == "draw" else p
            held = [k for k, x in enumerate(places) if x == source]
            for k in held:
                there = list(places)
                there[k] = p if what == "draw" else DONE + p
                after[tuple(there), (*moved, k)] = odds / len(held)
        now = after
    return now


def possible(
    all_histories: dict[History, Fraction], truth: History, viewer: int, happened: tuple[Happening, ...]
) -> dict[History, Fraction]:
    """The histories that a viewer cannot tell from the true one, and their odds. That a player shows one contract and
    not another says nothing: every hand that has it is as likely to show it."""
    found: dict[History, Fraction] = {}
    seen = [viewer in (p, q) or what == "show" for what, p, q in happened]
    for (places, moved), odds in all_histories.items():
        same_hand = all((x == viewer) == (y == viewer) for x, y in zip(places, truth[0], strict=True))
        same_events = all(a == b for a, b, known in zip(moved, truth[1], seen, strict=True) if known)
        if same_hand and same_events:
            found[places, moved] = odds
    total = sum(found.values())
    return {history: odds / total for history, odds in found.items()}


def view_of(state: SteamPowerState, viewer: int) -> SteamPowerView:
    view = state.view(viewer)
    assert isinstance(view, SteamPowerView)
    return view


def believed(state: SteamPowerState, viewer: int) -> dict[tuple[int, ...], Fraction]:
    """The belief spelled out: odds of every way in which the hidden contracts can lie."""
    known = view_of(state, viewer).known
    now: Stage = stages(known, viewer)[-1]
    players = range(state.n_players)
    open_places = [int(x) for x in known.where]
    hidden = [k for k, x in enumerate(open_places) if x == -2]
    loose = [k for k in hidden if k not in now.followed]
    found: dict[tuple[int, ...], Fraction] = {}
    total = sum(now.table.values())
    for configuration, weight in now.table.items():
        slots = [p for p in players if p != viewer for _ in range(now.free(configuration, p))]
        assert len(slots) == len(loose)
        ways = set(permutations(slots))
        for way in ways:
            places = open_places[:]
            for place, contract in enumerate(now.followed):
                places[contract] = holder(configuration, place)
            for contract, p in zip(loose, way, strict=True):
                places[contract] = p
            key = tuple(places)
            found[key] = found.get(key, Fraction(0)) + Fraction(weight, total * len(ways))
    return found


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_belief_is_what_counting_all_histories_gives(name: str) -> None:
    hands, happened = SCRIPTS[name]
    every = histories(hands, happened)
    looked_at = set()
    for truth in sorted(every)[:: max(1, len(every) // 24)]:
        state = position(truth[0], happened, truth[1])
        for viewer in (*range(len(hands)), SPECTATOR):
            data = state.view(viewer).to_bytes()
            if data in looked_at:
                continue
            looked_at.add(data)
            wanted: dict[tuple[int, ...], Fraction] = {}
            for (places, _), odds in possible(every, truth, viewer, happened).items():
                wanted[places] = wanted.get(places, Fraction(0)) + odds
            rest = tuple(int(x) for x in state.where)[sum(hands) :]
            assert believed(state, viewer) == {(*places, *rest): odds for places, odds in wanted.items()}


@pytest.mark.parametrize("name", SCRIPTS)
def test_worlds_with_their_histories_are_as_frequent_as_counting_says(name: str) -> None:
    hands, happened = SCRIPTS[name]
    every = histories(hands, happened)
    for k, truth in enumerate(sorted(every)[:: max(1, len(every) // 4)]):
        state = position(truth[0], happened, truth[1])
        for viewer in (*range(len(hands)), SPECTATOR):
            view = state.view(viewer)
            odds = {
                position(places, happened, moved).to_bytes(): float(x)
                for (places, moved), x in possible(every, truth, viewer, happened).items()
            }
            rng = stream(11, k)
            counts = Counter(view.world(rng).to_bytes() for _ in range(SAMPLES))
            assert set(counts) <= set(odds), f"viewer {viewer}: a world that cannot be"
            assert fit(counts, odds) > TINY_CHANCE, f"viewer {viewer}"


def test_an_event_tells_third_parties_who_drew_from_whom_and_no_more() -> None:
    event = event_of(2, 1, 17)
    assert seen_by(event, 1) == seen_by(event, 2) == event
    assert seen_by(event, 0) == seen_by(event, SPECTATOR) == event_of(2, 1, -1)
    shown = event_of(SHOWN, 1, 17)
    assert seen_by(shown, 0) == seen_by(shown, SPECTATOR) == shown


def test_before_anybody_draws_from_a_hand_all_unseen_contracts_are_alike() -> None:
    state = begun(board(TINY, 3, CONTRACTS[:17]))
    hidden = [k for k in range(17) if state.where[k] != 0]
    view, rng, counts = state.view(0), stream(12, 0), Counter[int]()
    for _ in range(6000):
        world = view.world(rng)
        assert isinstance(world, SteamPowerState)
        counts.update({4 * k + int(world.where[k]) + 1: 1 for k in hidden})
    # twelve unseen contracts: five in each of two hands, two in the bag
    for k in hidden:
        mine = {where: counts[4 * k + where + 1] for where in (BAG, 1, 2)}
        assert fit(mine, {BAG: 2 / 12, 1: 5 / 12, 2: 5 / 12}) > TINY_CHANCE


def test_a_player_follows_six_contracts_and_forgets_the_one_followed_longest() -> None:
    """SP-R32: seven contracts go from the first hand to the second; the third then draws from there unseen."""
    happened = (*((("draw", 1, 0),) * 7), ("draw", 2, 1))
    places = (1, 1, 1, 1, 1, 1, 2, 1, 0, 2)
    state = position(places, happened, (0, 1, 2, 3, 4, 5, 6, 6))
    view = view_of(state, 0)
    now = stages(view.known, 0)[-1]
    assert now.followed == [1, 2, 3, 4, 5, 6]
    assert len(now.followed) == FOLLOWED
    # before the last draw the second hand had eight contracts, six of them followed: 2 chances for another, 1 for each
    unmoved = sum(1 << 3 * place for place in range(6))
    assert now.table[unmoved] == 2
    assert sorted(now.table.values()) == [1, 1, 1, 1, 1, 1, 2]
    rng = stream(13, 0)
    for _ in range(50):
        world = view.world(rng)
        assert world.audit() == ""
        assert world.view(0).to_bytes() == view.to_bytes()
        for viewer in (1, 2, SPECTATOR):
            assert world.view(viewer).world(rng).audit() == ""
