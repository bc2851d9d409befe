"""Planning at the same time: any order of arrival comes to the same, and nobody can tell who is ready."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from random import Random

import pytest

from roundhouse.core.game import legal, waiting
from roundhouse.core.state import SPECTATOR
from roundhouse.table import play, tell
from roundhouse.table.events import Acted, Confirmed, Followed, Held, Opened, TakenBack
from roundhouse.table.table import Table
from tests.table.sitting import act, auto_end, bot_acts, bots, done, lay, moves, siberia, sit, told, undo, words
from tests.table.wild import games, wander

CARDS = ("lay 3", "lay 2", "lay 1")
HANDS = ("13", "22", "11")


def plan(going: Table, player: int) -> list[str]:
    """What a player would place, each token at its first place."""
    alone = siberia(*(seat.name for seat in going.seats))
    chosen: list[str] = []
    while player in waiting(alone.state) and player not in alone.held:
        chosen.append(moves(alone, player)[0])
        act(alone, player, chosen[-1])
    assert len(chosen) == 6
    return chosen


def follow(going: Table, plans: dict[int, list[str]], order: Iterable[int]) -> None:
    """Place tokens in this order of arrival, Done included."""
    left = {player: list(plan) for player, plan in plans.items()}
    for player in order:
        if left[player]:
            act(going, player, left[player].pop(0))
        else:
            done(going, player)


def test_any_order_of_laying_comes_to_the_same() -> None:
    results = set()
    for order in permutations(range(3)):
        going = sit("Ana", "Ben", "Cleo", hands=HANDS)
        for player in order:
            lay(going, player, CARDS[player])
        results.add((going.state.to_bytes(), told(going, SPECTATOR), *(told(going, player) for player in range(3))))
    assert len(results) == 1


def test_any_order_of_planning_comes_to_the_same() -> None:
    results = set()
    for number in range(12):
        going = siberia("Ana", "Ben", "Cleo")
        order = [player for player in range(3) for _ in range(7)]
        Random(number).shuffle(order)
        follow(going, {player: plan(going, player) for player in range(3)}, order)
        assert going.state.reveals() == 1
        results.add((going.state.to_bytes(), told(going, SPECTATOR), *(told(going, player) for player in range(3))))
    assert len(results) == 1


def test_bots_choose_the_same_in_any_order() -> None:
    results = set()
    for order in permutations(("Ana", 1, 2)):
        going = sit("Ana", "random", "random", hands=("13", "12", "23"))
        for who in order:
            if isinstance(who, int):
                bot_acts(going, who)
            else:
                lay(going, 0, "lay 3")
        results.add((going.state.to_bytes(), told(going, 0)))
    assert len(results) == 1


def test_a_bot_thinks_with_a_new_number_each_time_also_about_what_was_taken_back() -> None:
    going = sit("Ana", "random", hands=("13", "22"))
    numbers = [play.bot_seed(going, 1)]
    for _ in range(3):
        lay(going, 0, "lay 1")
        bots(going)
        numbers.append(play.bot_seed(going, 1))
        undo(going, 0)
        numbers.append(play.bot_seed(going, 1))
    assert len(set(numbers)) == len(numbers)
    assert play.bot_seed(going, 0) != play.bot_seed(going, 1)


def test_what_was_secret_is_told_by_seat_and_not_by_time() -> None:
    going = sit("Ana", "Ben", "Cleo", hands=HANDS)
    for player in (2, 0, 1):
        lay(going, player, CARDS[player])
    lines = [line for line in words(going, SPECTATOR) if "lays" in line]
    assert lines == ["Player 1 lays a 3.", "Player 2 lays a 2.", "Player 3 lays a 1."]


@pytest.mark.parametrize("ready", ["held", "one", "all others", "taken back"])
def test_a_player_cannot_tell_whether_others_have_placed(ready: str) -> None:
    """Whatever Ben and Cleo do, Ana reads the same, byte for byte, at each step of her own."""

    def others_act(going: Table) -> None:
        match ready:
            case "held":
                act(going, 1, "lay 2")
            case "one":
                lay(going, 1, "lay 2")
            case "all others":
                lay(going, 2, "lay 1")
                lay(going, 1, "lay 2")
            case "taken back":
                lay(going, 1, "lay 2")
                undo(going, 1)

    for when in range(4):
        read = []
        for quiet in (True, False):
            going = sit("Ana", "Ben", "Cleo", hands=HANDS)
            seen = []
            for step in range(4):
                if step == when and not quiet:
                    others_act(going)
                if step == 1:
                    act(going, 0, "lay 3")
                elif step == 2:
                    undo(going, 0)
                elif step == 3:
                    act(going, 0, "lay 1")
                seen.append((told(going, 0, "ana"), told(going, SPECTATOR), going.versions[0], going.versions[3]))
            read.append(seen)
        assert read[0] == read[1]


def test_a_planner_cannot_tell_how_far_the_others_are() -> None:
    def seen(order: list[int]) -> list[bytes]:
        going = siberia("Ana", "Ben", "Cleo")
        plans = {player: plan(going, player) for player in range(3)}
        read = []
        for player in order:
            follow(going, {player: plans[player][:1]}, [player])
            plans[player] = plans[player][1:]
            if player == 0:
                read.append(told(going, 0, "ana"))
        return read

    alone = seen([0] * 6)
    for number in range(6):
        order = [0] * 6 + [1] * 6 + [2] * 6
        Random(number).shuffle(order)
        assert seen(order) == alone


def test_placements_of_others_make_nothing_stale() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    known = len(going.feeds.of(0))
    lay(going, 1, "lay 2")
    assert not tell.missed(going, 0, known)
    act(going, 0, "lay 3")
    undo(going, 0)
    assert tell.missed(going, 0, known)  # which Ana must have seen


def test_what_others_do_in_the_open_makes_stale() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    known = len(going.feeds.of(0))
    lay(going, 0, "lay 3")
    lay(going, 1, "lay 2")
    assert tell.missed(going, 0, known)
    assert not tell.missed(going, 0, len(going.feeds.of(0)))


def test_who_ends_turns_without_done_is_ready_at_once() -> None:
    going = sit("Ana", "Ben", "random", hands=HANDS)
    for player in (0, 1):
        auto_end(going, player)
    act(going, 1, "lay 2")
    bots(going)
    assert going.state.reveals() == 0
    act(going, 0, "lay 3")
    assert going.state.reveals() == 1


def planning(going: Table) -> bool:
    """Whether all that anybody can do now is a secret."""
    who = waiting(going.state)
    return bool(who) and all(going.state.concealed(p, action) for p in who for action in legal(going.state, p))


@pytest.mark.slow
def test_what_is_done_in_secret_changes_nothing_for_anybody_else() -> None:
    """Placing, Done and taking back, at tables where people also ask for consent, leave and return."""
    compared = 0
    for rng, going in games(18):
        before, length = (planning(going), going.state.reveals()), len(going.log)
        seen = [told(going, viewer) for viewer in (*range(len(going.seats)), SPECTATOR)]
        for word in wander(rng, going):
            after, news = (planning(going), going.state.reveals()), going.log[length:]
            now = [told(going, viewer) for viewer in (*range(len(going.seats)), SPECTATOR)]
            secret = all(isinstance(event, Acted | Held | Confirmed | TakenBack) for event in news)
            if word in ("act", "done", "undo", "bot") and secret and before == after == (True, after[1]):
                actor = next(event.actor for event in news if not isinstance(event, Opened | Followed))
                others = [viewer for viewer in range(len(seen)) if viewer != actor]
                assert [now[viewer] for viewer in others] == [seen[viewer] for viewer in others], word
                compared += 1
            before, length, seen = after, len(going.log), now
    assert compared > 100
