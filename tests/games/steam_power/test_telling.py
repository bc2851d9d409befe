"""What is said of the rules text's examples: notation, log, effects, prompts and refusals, move by move."""

from __future__ import annotations

import pytest

from roundhouse.core.game import legal
from roundhouse.core.state import CHANCE, SPECTATOR
from roundhouse.core.text import t
from roundhouse.games.steam_power.moves import A_DRAW, BONUS_FACTORY, BONUS_TRACK, CROSS, SHARP
from roundhouse.games.steam_power.position import BAG, BONUS, DONE, DRAW, FROM
from roundhouse.games.steam_power.state import SteamPowerState
from tests.games.steam_power.example import (
    ANNA,
    BORIS,
    CLARA,
    NUMBER,
    STEAM_POWER,
    crossed,
    effects,
    number,
    paid,
    prompt,
    refused,
    told,
    write,
)
from tests.games.steam_power.small import turn_of


def test_a_connection_with_a_crossing_is_told_step_by_step() -> None:
    state = crossed()
    assert told(state, "track c2 1-4") == "p1 lays a straight on c2"
    assert effects(state, "track c2 1-4") == ["free", "begins a new connection, 17 locomotives left"]
    write(state, "track c2 1-4")
    assert told(state, "cross c3 1-4") == "p1 crosses the track on c3 with a straight for $2"
    assert effects(state, "cross c3 1-4") == ["costs $2, leaves $3"]
    write(state, "cross c3 1-4")
    assert told(state, "track c4 1-4") == "p1 lays a straight on c4 for $2: c1 and c5 are connected"
    # SP-3.3: alone at the VP city c5
    assert effects(state, "track c4 1-4") == ["costs $2, leaves $1", "connects c1 and c5", "+4 VP"]


def test_the_last_tile_is_replaced_and_removed_for_nothing() -> None:
    state = crossed()
    write(state, "track c2 1-4")
    assert told(state, "replace c2 2-4") == (
        "p1 replaces the last tile, on c2, by a gentle curve: c1 and d2 are connected"
    )
    assert effects(state, "replace c2 2-4") == ["free", "connects c1 and d2"]
    assert told(state, "remove c2") == "p1 removes the last tile, on c2"
    assert effects(state, "remove c2") == ["free", "the locomotive comes back"]


def test_a_contract_is_told_resource_by_resource() -> None:
    state = paid()
    assert told(state, "fulfil 12") == (
        "p1 shows contract 12 (1 black, 1 white, 1 orange, 1 grey) and buys a resource for $5"
    )
    assert effects(state, "fulfil 12") == [
        "costs $10 at the least, leaves $1",
        "one resource bought for $5",
        "then +$8 and 4 VP",
        "bonus: take contracts",
    ]
    write(state, "fulfil 12")
    assert prompt(state, ANNA) == "Contract 12, 3 resources still to bring: from which factory does black come?"
    assert told(state, "bring d5") == "p1 brings black from d5"
    assert effects(state, "bring d5") == ["free"]
    write(state, "bring d5")
    assert told(state, "bring b3") == "p1 brings orange from b3"  # who is paid is still open
    assert effects(state, "bring b3") == ["costs $2, leaves $4", "you choose whom to pay"]
    write(state, "bring b3")
    assert prompt(state, ANNA) == "Several ways from b3 cost the same: choose whom you pay."
    assert [STEAM_POWER.notation(state, ANNA, a) for a in legal(state, ANNA)] == ["pay p2 1", "pay p3 1"]
    assert told(state, "pay p3 1") == "p1 pays for the way: p2 $1, p3 $1"
    assert effects(state, "pay p3 1") == ["costs $2, leaves $4", "$1 to p2", "$1 to p3"]
    write(state, "pay p3 1", "bring d2")
    assert [STEAM_POWER.notation(state, ANNA, a) for a in legal(state, ANNA)] == ["pay p2 2", "pay p2 1 p3 1"]
    assert told(state, "pay p2 1 p3 1") == ("p1 pays for the way: p2 $1, p3 $2; contract 12 is fulfilled: +$8, 4 VP")
    assert effects(state, "pay p2 1 p3 1") == [
        "costs $3, leaves $1",
        "$1 to p2",
        "$2 to p3",
        "contract 12 is fulfilled",
        "+$8, $9 in all",
        "bonus: take contracts",
        "+4 VP",
    ]
    write(state, "pay p2 1 p3 1")
    assert state.phase == BONUS
    assert prompt(state, ANNA) == "Bonus: take contracts, or do without them."
    assert effects(state, "contracts") == ["2 contracts from the bag"]
    assert effects(state, "skip") == []


def test_only_the_drawer_reads_what_is_drawn() -> None:
    state = crossed()
    write(state, "contracts")
    assert state.phase == DRAW
    drawn = legal(state, CHANCE)[0]
    text = STEAM_POWER.notation(state, CHANCE, drawn)
    assert text == f"draw {drawn - A_DRAW + 1}"
    assert STEAM_POWER.masked(state, CHANCE, drawn) == "draw ?"
    assert t(STEAM_POWER.tell(state, CHANCE, drawn, True), "en") == "p1 draws a contract"
    assert t(STEAM_POWER.tell(state, CHANCE, drawn, False), "en").startswith(
        f"p1 draws contract {drawn - A_DRAW + 1} ("
    )


def test_the_last_contract_needed_tells_that_the_end_begins() -> None:
    state = paid()
    for contract in range(len(state.where)):  # SP-3.2: with three players 11 contracts; she has ten
        if state.where[contract] == BAG and state.fulfilled[ANNA] < 10:
            state.where[contract] = DONE + ANNA
            state.fulfilled[ANNA] += 1
            state.earned[ANNA] += state.sheet.points[contract]
            state.bag_n -= 1
    assert state.audit() == ""
    write(state, "fulfil 12", "bring d5", "bring b3", "pay p3 1", "bring d2")
    assert effects(state, "pay p2 2")[-1] == "triggers the end: this round is the last"


def test_an_empty_bag_is_told_by_the_hand_that_is_drawn_from() -> None:
    state = crossed()
    for contract in range(len(state.where)):
        if state.where[contract] == BAG:
            state.where[contract] = DONE + CLARA
            state.fulfilled[CLARA] += 1
            state.earned[CLARA] += state.sheet.points[contract]
    state.bag_n = 0
    state.last = 1
    assert state.audit() == ""
    assert effects(state, "contracts") == ["the bag is empty: you choose a hand to draw from"]
    write(state, "contracts")
    assert state.phase == FROM
    assert prompt(state, ANNA) == "The bag is empty: choose from whose hand you draw."
    assert refused(state, "from p1") == ("SP-R12", "You do not draw from your own hand.")
    assert refused(state, "money") == ("SP-R27", "First choose from whose hand you draw.")
    assert told(state, "from p3") == "p1 chooses p3’s hand"
    assert effects(state, "from p3") == ["draws from p3’s hand"]
    write(state, "from p3")
    drawn = legal(state, CHANCE)[0]
    assert t(STEAM_POWER.tell(state, CHANCE, drawn, True), "en") == "p1 draws a contract from p3’s hand"


@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("track c3 1-4", "SP-4.1", "There is track on c3 already: it can only be crossed."),
        ("cross c2 1-4", "SP-4.7", "There is no track on c2 to cross."),
        ("cross c3 0-4", "SP-1.6", "0-4 does not cross the path on c3."),
        ("track b1 4-5", "SP-R2", "4-5 on b1 would lead off the map or into water."),
        ("track c2 0-1", "SP-4.2", "Your first piece of track must begin at a city."),
        ("remove c2", "SP-4.6", "You have no incomplete connection: only its last tile can be replaced or removed."),
        ("factory c5", "SP-5.2", "c5 is a VP city: no factory is built there."),
        ("factory c1", "SP-5.1", "No complete connection leads to c1 yet."),
        ("factory b3 5", "SP-6.6", "Only a bonus lets you choose how many resources a factory gets: 5."),
        ("bring b3", "SP-6.1", "Resources are brought only for a contract that you are fulfilling."),
        ("from p2", "SP-7.2", "Contracts are drawn from a hand only when the bag is empty."),
        ("end", "SP-4.1", "There is no track action to end."),
        ("skip", "SP-6.6", "There is no bonus to do without."),
        ("city b3 black", "SP-2.1", "City tiles are drawn by lot."),
        ("first p1", "SP-2.3", "The first player is drawn by lot."),
        ("draw 1", "SP-7.1", "Contracts are drawn blindly."),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_rule(move: str, rule: str, reason: str) -> None:
    state = crossed()
    assert refused(state, move) == (rule, reason)


def test_track_that_goes_on_must_go_on_at_its_end() -> None:
    state = crossed()
    write(state, "track c2 1-4", "end")
    extend = "You have an incomplete connection: extend it at its end on c2, or remove it."
    assert refused(state, "track b4 2-4") == ("SP-4.3", extend)
    assert refused(state, "replace c2 1-4") == ("SP-R5", "That would change nothing on c2.")
    last = "Only the last tile of your incomplete connection, on c2, can be replaced or removed."
    assert refused(state, "remove c3") == ("SP-4.6", last)
    state.money[ANNA] = 1
    assert refused(state, "cross c3 1-4") == ("SP-4.7", "That costs $2; you have $1.")


def test_a_connection_may_not_end_where_it_began() -> None:
    state = crossed()
    write(state, "track d1 0-5")  # from c1 towards c2, which lies beside c1, too
    assert refused(state, "track c2 3-4") == ("SP-R3", "A connection cannot end in the city where it began: c1.")


def test_two_ends_may_not_meet() -> None:
    state = crossed()
    turn_of(state, CLARA)
    write(state, "track b2 1-4")  # from b3, its loose end on the edge of b1
    turn_of(state, ANNA)
    state.steps = 0
    assert refused(state, "track b1 1-3") == ("SP-4.5", "1-3 on b1 would meet other track.")


def test_a_new_connection_begins_in_the_own_network() -> None:
    state = paid()
    assert refused(state, "track d3 1-4") == ("SP-4.2", "A new connection begins at a city of your network.")
    state.locomotives[ANNA] = 0
    assert refused(state, "track d4 1-4") == ("SP-R16", "You have no locomotive left for a new connection.")


def test_there_must_be_a_tile_for_a_path() -> None:
    state = crossed()
    state.track_left[SHARP] = 0
    none = "No tile is left for that: sharp curve or crossing of straights."
    assert refused(state, "track d1 0-5") == ("SP-R1", none)
    state = crossed()
    write(state, "track c2 1-4")
    state.track_left[CROSS] = 0
    assert refused(state, "cross c3 2-4") == ("SP-R1", "No tile is left for that: crossing with a curve.")


def test_without_a_network_no_contract_is_fulfilled() -> None:
    state = crossed()
    held = next(c for c in range(len(state.where)) if state.where[c] == ANNA)
    other = next(c for c in range(len(state.where)) if state.where[c] == BORIS)
    network = "Without a complete connection you cannot fulfil a contract."
    assert refused(state, f"fulfil {held + 1}") == ("SP-R9", network)
    assert refused(state, f"fulfil {other + 1}") == ("SP-6.1", f"You do not hold contract {other + 1}.")


def test_a_contract_that_is_too_dear_says_what_it_costs() -> None:
    state = paid()
    state.money[ANNA] = 9
    assert refused(state, "fulfil 12") == ("SP-R23", "Contract 12 costs $10 at the least; you have $9.")


def test_a_resource_is_refused_for_its_colour_or_because_there_is_none() -> None:
    state = paid()
    write(state, "fulfil 12")
    assert refused(state, "bring b3") == ("SP-10.5", "Now black is to be brought.")
    assert refused(state, "bring c1") == ("SP-6.2", "There is no resource to bring from c1.")
    choose = "You are fulfilling a contract: first say where the next resource comes from."
    assert refused(state, "money") == ("SP-6.1", choose)
    write(state, "bring d5", "bring b3")
    assert refused(state, "bring b3") == ("SP-R8", "First choose whom you pay for the way.")


def test_others_and_spectators_are_refused_whatever_they_try() -> None:
    state = crossed()
    assert refused(state, "money", BORIS) == ("SP-3.1", "It is not your turn.")
    assert refused(state, "money", SPECTATOR) == ("SP-1.1", "Who only watches cannot play.")
    assert prompt(state, BORIS) == "Waiting for p1."


def test_a_bonus_is_taken_before_anything_else() -> None:
    state = paid()
    write(state, "fulfil 12", "bring d5", "bring b3", "pay p3 1", "bring d2", "pay p2 2")
    assert refused(state, "money") == ("SP-6.6", "First take the bonus (take contracts), or do without it.")


def test_a_bonus_factory_says_how_many_resources_it_gets() -> None:
    state = with_bonus(BONUS_FACTORY)
    assert refused(state, "factory c1") == ("SP-6.6", "With the bonus, say how many resources the factory gets.")
    assert refused(state, "factory c1 3") == ("SP-6.6", "A bonus factory gets 4, 5 or 6 resources.")
    assert told(state, "factory c1 6") == "p1 builds a factory in c1, with 6 white"
    assert effects(state, "factory c1 6") == ["puts 6 white on the map, 24 left in the supply", "13 factories left"]
    state.supply[1] = 3
    assert refused(state, "factory c1 4") == ("SP-R25", "The supply has only this left: 3 white.")


def test_bonus_track_is_refused_like_other_track() -> None:
    state = with_bonus(BONUS_TRACK)
    assert refused(state, "track c4 1-4")[0] == "SP-4.1"
    assert refused(state, "money") == ("SP-6.6", "First take the bonus (build track), or do without it.")


def with_bonus(bonus: int) -> SteamPowerState:
    """The contract of the example with another bonus, which is open."""
    state = paid()
    state.sheet.bonus[NUMBER - 1] = bonus
    write(state, "fulfil 12", "bring d5", "bring b3", "pay p3 1", "bring d2", "pay p2 2")
    assert state.phase == BONUS
    return state


def test_every_number_is_answered_for_everybody() -> None:
    state = paid()
    for player in (ANNA, BORIS, CLARA, SPECTATOR):
        view, can = state.view(player), legal(state, player) if player >= 0 else []
        for action in range(-1, int(state.board.n_actions) + 1):
            assert (STEAM_POWER.refusal(view, action) is None) == (action in can), action


def test_hexes_come_first_and_shapes_second() -> None:
    state = crossed()
    part = STEAM_POWER.parts(state, ANNA, number(state, "cross c3 1-4"))
    assert (part.verb, part.places, part.pieces) == ("cross", ("hex:c3",), ("shape:1-4",))
    part = STEAM_POWER.parts(state, ANNA, number(state, "money"))
    assert (part.verb, part.places, part.pieces) == ("money", (), ())
