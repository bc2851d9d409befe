"""SP-1, SP-2, SP-3.1, SP-3.2, SP-7, SP-8: setup, turns, the end, contracts and money."""

from __future__ import annotations

import pytest

from tests.games.steam_power.oracle_table import Contract, Rules
from tests.games.steam_power.situation import FILLER, Game, contract, new_game


def bare(players: int = 2, contracts: int = 12, sites: str = "o.o") -> Game:
    """A game before its setup."""
    return Game(players, [sites], [contract(FILLER)] * contracts, Rules())


def test_a_city_tile_is_drawn_for_every_site_from_33() -> None:
    """SP-1.3, SP-2.1: 7 of each colour and 5 VP cities; what is left over is public."""
    game = bare()
    assert game.actor() == "*"
    assert game.odds() == {
        "city a1 black": 7,
        "city a1 white": 7,
        "city a1 orange": 7,
        "city a1 grey": 7,
        "city a1 vp": 5,
    }
    game.play("city a1 vp")
    assert game.odds() == {
        "city a3 black": 7,
        "city a3 white": 7,
        "city a3 orange": 7,
        "city a3 grey": 7,
        "city a3 vp": 4,
    }
    game.play("city a3 grey")
    assert game.look()["city tiles"] == {"black": 7, "white": 7, "orange": 7, "grey": 6, "vp": 4}


def test_a_colour_that_is_used_up_is_drawn_no_more() -> None:
    """SP-1.3"""
    game = bare(sites="o." * 6 + "o").play(*[f"city a{column} vp" for column in (1, 3, 5, 7, 9)])
    assert set(game.odds()) == {"city a11 black", "city a11 white", "city a11 orange", "city a11 grey"}


def test_each_player_takes_five_contracts_and_5_dollars_and_a_first_player_is_drawn() -> None:
    """SP-2.2, SP-2.3"""
    game = bare().play("city a1 black", "city a3 black")
    assert game.odds() == {f"draw {number}": 1 for number in range(1, 13)}
    game.play(*[f"draw {number}" for number in (9, 2, 4, 6, 8)])
    assert game.odds() == {f"draw {number}": 1 for number in (1, 3, 5, 7, 10, 11, 12)}
    game.play(*[f"draw {number}" for number in (1, 3, 5, 7, 12)])
    assert game.odds() == {"first p1": 1, "first p2": 1}
    game.play("first p2")
    assert game.actor() == "p2"
    found = game.look()
    assert found["hands"] == [{2, 4, 6, 8, 9}, {1, 3, 5, 7, 12}]
    assert found["bag"] == {10, 11}
    assert found["money"] == [5, 5]
    assert found["locomotives"] == [18, 18]
    assert found["factories left"] == [15, 15]
    assert found["supply"] == {"black": 30, "white": 30, "orange": 30, "grey": 30}


def test_in_turn_order_each_player_takes_two_actions_also_the_same_twice() -> None:
    """SP-3.1, SP-2.3: the first player stays the first."""
    game = new_game("B.W", players=3, first="p2")
    order = []
    for _ in range(12):
        order.append(game.actor())
        game.play("money")
    assert order == ["p2", "p2", "p3", "p3", "p1", "p1"] * 2
    assert game.look()["round"] == 3


def test_the_actions_of_a_turn() -> None:
    """SP-3.1"""
    game = new_game("B.W.O", deck=["BB 0 0"], hands={"p1": [1]}).play("track a2 1-4", "end", "factory a1")
    game.wait_for("p1").give(p1=0)
    assert game.legal() == {"track a4 1-4", "factory a3", "fulfil 1", "contracts", "money"}


def test_money_is_3_from_the_bank() -> None:
    """SP-8.1"""
    game = new_game("B.W").play("money")
    assert game.look()["money"] == [8, 5]


def test_with_the_option_money_is_5() -> None:
    """SP-8.1, option money_action"""
    assert new_game("B.W", money_action=5).play("money").look()["money"] == [10, 5]


def test_two_contracts_are_drawn_from_the_bag() -> None:
    """SP-7.1: no limit to a hand."""
    game = new_game("B.W", bag=20)
    for taken in range(1, 6):
        game.by("p1", "contracts")
        assert game.odds() == {f"draw {number}": 1 for number in game.look()["bag"]}
        game.play(min(game.odds()))
        game.play(max(game.odds()))
        assert game.look()["in hand"] == [5 + 2 * taken, 5]
        assert game.look()["in bag"] == 20 - 2 * taken


def test_from_an_empty_bag_one_draws_from_the_fullest_hand_of_the_others() -> None:
    """SP-7.2, SP-R12: not from the own hand, though it is the fullest."""
    game = new_game("B.W", players=3, bag=4).play("contracts", "draw 16", "draw 17", "contracts", "draw 18", "draw 19")
    game.wait_for("p2").play("contracts")
    assert game.odds() == {f"draw {number}": 1 for number in (1, 2, 3, 4, 5, 16, 17, 18, 19)}  # p1's
    game.play("draw 3", "draw 17")
    assert game.look()["in hand"] == [7, 7, 5]
    game.wait_for("p1").play("contracts")  # p2 has the most among the others
    assert game.odds() == {f"draw {number}": 1 for number in (6, 7, 8, 9, 10, 3, 17)}


def test_the_last_tile_of_the_bag_comes_first_then_the_hand_rule() -> None:
    """SP-R27"""
    game = new_game("B.W", bag=1).play("contracts")
    assert game.odds() == {"draw 11": 1}
    game.play("draw 11")
    assert game.odds() == {f"draw {number}": 1 for number in (6, 7, 8, 9, 10)}
    game.play("draw 8")
    assert game.look()["in hand"] == [7, 4]


def test_of_equally_full_hands_the_drawing_player_chooses() -> None:
    """SP-R27; SP-R12: the second draw is judged anew."""
    game = new_game("B.W", players=3, bag=0).play("contracts")
    assert game.actor() == "p1"
    assert game.legal() == {"from p2", "from p3"}
    game.play("from p2", "draw 7")
    assert game.odds() == {f"draw {number}": 1 for number in (11, 12, 13, 14, 15)}  # p3 alone has the most now
    game.play("draw 15")
    assert game.look()["in hand"] == [7, 4, 4]


def test_a_second_draw_that_finds_nobody_lapses_and_without_a_first_there_is_no_action() -> None:
    """SP-R12, SP-R33"""
    game = new_game("B.W", bag=0)
    game.play("contracts", "draw 6", "draw 7", "contracts", "draw 8", "draw 9").wait_for("p1")
    assert game.look()["in hand"] == [9, 1]
    game.play("contracts", "draw 10")
    assert game.actor() == "p1"
    assert game.look()["in hand"] == [10, 0]
    assert game.legal("contracts") == set()
    game.wait_for("p2")
    assert game.legal("contracts") == {"contracts"}


def fulfil_until(game: Game, who: str, number: int) -> None:
    """A player fulfils so many contracts: every resource is bought with money that is given."""
    seat = int(who[1:]) - 1
    while len(game.oracle.table.done[seat]) < number:
        game.wait_for(who).give(**{who: 20}).play(f"fulfil {min(game.oracle.table.hands[seat])}")


def collect(game: Game, who: str, number: int) -> None:
    """A player takes contracts, the lowest there are, until the hand has so many."""
    while len(game.oracle.table.hands[int(who[1:]) - 1]) < number:
        game.wait_for(who).play("contracts")
        for _ in range(2):
            game.play(f"draw {min(game.oracle.table.bag)}")


@pytest.mark.parametrize(("players", "number"), [(2, 14), (3, 11), (4, 9), (5, 8)])
def test_so_many_fulfilled_contracts_trigger_the_end_and_the_round_is_played_out(players: int, number: int) -> None:
    """SP-3.2, SP-R26: triggered by the first seat with the first action, everybody else still has a turn."""
    game = new_game("B.W", players=players, bag=12, lone_contracts=True)
    collect(game, "p1", number)
    fulfil_until(game, "p1", number - 1)
    game.wait_for("p1")
    while game.oracle.actions:  # at the beginning of a turn
        game.play("money").wait_for("p1")
    game.give(p1=20).play(f"fulfil {min(game.oracle.table.hands[0])}")
    left = []
    while game.actor():
        left.append(game.actor())
        game.play("money")
    assert left == ["p1", *[f"p{player}" for player in range(2, players + 1) for _ in range(2)]]
    assert game.look()["ending"] == "contracts"


def test_triggered_by_the_last_seat_the_game_ends_after_that_turn_bonus_included() -> None:
    """SP-R26"""
    deck = ["BB 0 0 track"] * 8
    game = new_game("B..W", players=5, deck=deck, hands={"p5": [1, 2, 3, 4, 5]}, bag=4, lone_contracts=True)
    collect(game, "p5", 9)
    fulfil_until(game, "p5", 7)
    game.wait_for("p5")
    while game.oracle.actions == 0:
        game.play("money")
    game.give(p5=20).play("fulfil 8")
    assert game.legal() == {"track a2 1-4", "track a3 1-4", "skip"}
    game.play("track a2 1-4")
    assert game.actor() == "p5"
    game.play("end")
    assert game.actor() == ""
    assert game.look()["ending"] == "contracts"


@pytest.mark.parametrize("limit", [1, 3])
def test_the_game_ends_after_the_last_round(limit: int) -> None:
    """SP-R29"""
    game = new_game("B.W", round_limit=limit, first="p2")
    for _ in range(4 * limit):
        assert game.actor() in ("p1", "p2")
        game.play("money")
    assert game.actor() == ""
    assert game.look()["ending"] == "round_limit"


def test_a_contract_is_what_it_says() -> None:
    """SP-1.5: how the tests write one."""
    assert contract("OBBG 4 2 track") == Contract((("orange", 1), ("black", 2), ("grey", 1)), 4, 2, "track")
