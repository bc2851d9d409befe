"""SP-6: fulfilling contracts. On boards like `B.W.O` every piece of land is a connection of one tile."""

from __future__ import annotations

import pytest

from tests.games.steam_power.situation import Game, new_game, way


def test_the_contract_of_green_costs_4_of_which_red_and_blue_get_2_each() -> None:
    """SP-6.3: black from the own factory $0, grey from Red's factory $1, orange over Red's and Blue's connections from
    Blue's factory $3."""
    game = new_game("B.G.V.O", players=3, deck=["OBG 0 0"], hands={"p1": [1]})
    game.by("p1", "track a2 1-4", "factory a1").by("p2", "track a4 1-4", "factory a3")
    game.by("p3", "track a6 1-4", "factory a7")
    paid = game.change("p1", "fulfil 1", "bring a1", "bring a7", "bring a3")
    assert paid == {"p1": -4, "p2": 2, "p3": 2}
    assert game.look()["stock"] == {"a1": 4, "a3": 4, "a7": 4}


def cut_off() -> Game:
    """Red, Blue and Yellow (p1, p2, p3) are joined to the white city a1, Purple (p4) is beyond the water."""
    deck = ["WW 0 0"] * 4
    hands = {f"p{number}": [number] for number in (1, 2, 3, 4)}
    game = new_game("W.B.G.O~B.V", players=4, deck=deck, hands=hands)
    return (
        game.by("p1", "track a2 1-4", "factory a1")
        .by("p2", "track a4 1-4")
        .by("p3", "track a6 1-4")
        .by("p4", "track a10 1-4")
    )


def test_purple_cut_off_from_all_white_buys_it_for_5() -> None:
    """SP-6.4: from the bank; no cube is used (SP-R23)."""
    game = cut_off().wait_for("p4").give(p4=9)
    assert game.legal("fulfil") == set()
    game.give(p4=10)
    assert game.change("p4", "fulfil 4") == {"p4": -10}
    assert game.look()["stock"] == {"a1": 5}
    assert game.look()["supply"]["white"] == 25


@pytest.mark.parametrize(
    ("who", "paid"), [("p1", {}), ("p2", {"p1": 4, "p2": -4}), ("p3", {"p1": 4, "p2": 2, "p3": -6})]
)
def test_red_blue_and_yellow_joined_to_white_may_not_buy_it(who: str, paid: dict[str, int]) -> None:
    """SP-6.4: two whites each, brought over the connections between: Red's factory, then Red's and Blue's track."""
    game = cut_off()
    assert game.change(who, f"fulfil {who[1]}", "bring a1", "bring a1") == paid


def test_lack_of_money_is_no_excuse() -> None:
    """SP-6.4: Yellow needs 6 for two whites. With 5 the contract is not open, nor is one of them bought."""
    game = cut_off().wait_for("p3").give(p3=5)
    assert game.legal("fulfil") == set()
    assert game.give(p3=6).legal("fulfil") == {"fulfil 3"}


def test_what_can_be_brought_is_brought_though_it_costs_more_than_5() -> None:
    """SP-6.4: six foreign connections and a foreign factory, $7 each."""
    row = "W" + ".V" * 4 + ".B" * 3  # a1 … a15
    game = new_game(row, deck=["WW 0 0"], hands={"p2": [1]})
    game.by("p1", *[f"track a{column} 1-4" for column in range(2, 13, 2)], "factory a1")
    game.by("p2", "track a14 1-4").wait_for("p2").give(p2=13)
    assert game.legal("fulfil") == set()
    assert game.give(p2=14).change("p2", "fulfil 1", "bring a1", "bring a1") == {"p1": 14, "p2": -14}


def test_of_each_colour_what_is_reachable_is_brought_and_the_rest_bought() -> None:
    """SP-R23: two whites are there, three are needed, black is nowhere."""
    game = new_game("W.B", deck=["WWWB 0 0"], hands={"p1": [1]}).play("track a2 1-4").leave_cubes("white", 2)
    game.play("factory a1").give(p1=9)
    assert game.wait_for("p1").give(p1=9).legal("fulfil") == set()
    game.give(p1=10)
    assert game.change("p1", "fulfil 1", "bring a1", "bring a1") == {"p1": -10}
    assert game.look()["flipped"] == {"a1"}


def test_a_player_without_a_complete_connection_fulfils_nothing() -> None:
    """SP-R9: whatever there is to pay with."""
    game = new_game("B..W", deck=["WW 0 0"], hands={"p1": [1]}).play("track a2 1-4").give(p1=99)
    assert game.play("end").legal("fulfil") == set()


def test_with_the_option_such_a_player_buys_every_resource() -> None:
    """Option lone_contracts"""
    game = new_game("B.W.V", deck=["WB 0 0"], hands={"p1": [1]}, lone_contracts=True).by(
        "p2", "track a2 1-4", "factory a1"
    )
    game.wait_for("p1").give(p1=10)
    assert game.legal("fulfil") >= {"fulfil 1"}
    assert game.change("p1", "fulfil 1") == {"p1": -10}


def test_a_factory_does_not_make_its_city_part_of_the_network() -> None:
    """SP-6.2: p1's own factory beyond p2's connection: the way costs, the factory does not."""
    game = new_game("B.W.O", deck=["BB 0 0"], hands={"p1": [1]}).by("p1", "track a4 1-4").by("p2", "track a2 1-4")
    game.by("p1", "factory a1")
    assert game.network("p1") == {"a3", "a5"}
    assert game.change("p1", "fulfil 1", "bring a1", "bring a1") == {"p1": -2, "p2": 2}


def test_own_connections_are_free_however_many() -> None:
    """SP-6.3"""
    game = new_game("B.W.O", deck=["BB 0 0"], hands={"p1": [1]}).by("p1", "track a2 1-4", "track a4 1-4", "factory a1")
    assert game.change("p1", "fulfil 1", "bring a1", "bring a1") == {}


def test_the_price_is_by_connection_not_by_tile() -> None:
    """SP-6.3: p2's connection has three tiles."""
    game = new_game("B...W.O", deck=["BB 0 0"], hands={"p1": [1]})
    game.by("p2", "track a2 1-4", "track a3 1-4", "track a4 1-4").by("p1", "track a6 1-4", "factory a1")
    assert game.change("p1", "fulfil 1", "bring a1", "bring a1") == {"p1": -2, "p2": 2}


def test_a_group_is_crossed_free_and_reached_by_any_of_its_cities() -> None:
    """SP-4.8, SP-R14: white a1 — p2 — group a3, a4 — p1."""
    game = new_game("W.BG.O", deck=["WW 0 0"], hands={"p1": [1]}).by("p1", "track a5 1-4")
    game.by("p2", "track a2 1-4", "factory a1")
    assert game.network("p1") == {"a3", "a4", "a6"}
    assert game.change("p1", "fulfil 1", "bring a1", "bring a1") == {"p1": -4, "p2": 4}


def test_neutral_links_lie_on_the_way_at_no_cost() -> None:
    """SP-4.8: a1 — p2 — group a3, a4 — p3 — a6 — p1: two foreign connections, and p2's factory."""
    game = new_game("W.BG.O.V", players=3, deck=["WW 0 0"], hands={"p1": [1]}).by("p1", "track a7 1-4")
    game.by("p2", "track a2 1-4", "factory a1").by("p3", "track a5 1-4").wait_for("p1").give(p1=6)
    assert game.change("p1", "fulfil 1", "bring a1", "bring a1") == {"p1": -6, "p2": 4, "p3": 2}


def two_ways() -> Game:
    """From a1 to a3 p2 has the straight way and p3 the one by b1 and b2; p1 is at home in a3, with a factory in a1."""
    game = new_game("B.W.O", "..", players=3, deck=["BB 0 0"], hands={"p1": [1]}).by("p1", "track a4 1-4")
    return game.by("p2", "track a2 1-4").by("p3", *way("a1", "b1", "b2", "a3")).by("p1", "factory a1")


def test_where_cheapest_ways_pay_different_players_the_player_chooses() -> None:
    """SP-R8: for each resource anew."""
    game = two_ways().wait_for("p1").play("fulfil 1", "bring a1")
    assert game.legal() == {"pay p2 1", "pay p3 1"}
    before = game.oracle.table.money[:]
    game.play("pay p3 1", "bring a1", "pay p2 1")
    assert game.look()["money"] == [before[0] - 2, before[1] + 1, before[2] + 1]


def test_the_owner_of_the_factory_is_paid_whatever_way_is_chosen() -> None:
    """SP-6.3, SP-R8: the factory's dollar is not among the choices."""
    game = new_game("B.W.O", "..", players=3, deck=["BB 0 0"], hands={"p1": [1]}).by("p1", "track a4 1-4")
    game.by("p2", "track a2 1-4", "factory a1").by("p3", *way("a1", "b1", "b2", "a3")).wait_for("p1").give(p1=4)
    before = list(game.look()["money"])
    game.play("fulfil 1", "bring a1")
    assert game.legal() == {"pay p2 1", "pay p3 1"}
    game.play("pay p2 1", "bring a1", "pay p3 1")
    assert game.look()["money"] == [0, before[1] + 3, before[2] + 1]


def test_only_cheapest_ways_are_used() -> None:
    """SP-R8: from a1 to a3 p3 has two connections, by the city c2, and p2 has one."""
    game = new_game("B.W.O", "...", ".G", players=3, deck=["BB 0 0"], hands={"p1": [1]}).by("p1", "track a4 1-4")
    game.by("p2", "track a2 1-4").by("p3", "track b1 2-5", "track b2 0-3")
    assert game.network("p3") == {"a1", "a3", "c2"}
    game.by("p1", "factory a1")
    assert game.change("p1", "fulfil 1", "bring a1", "bring a1") == {"p1": -2, "p2": 2}


def test_the_player_chooses_the_factory_also_a_dearer_one() -> None:
    """SP-R8: both blacks can be paid from either."""
    game = new_game("B.W.B", deck=["BB 0 0"], hands={"p1": [1]}).by("p1", "track a2 1-4", "factory a1")
    game.by("p2", "track a4 1-4", "factory a5").wait_for("p1").play("fulfil 1")
    assert game.legal() == {"bring a1", "bring a5"}
    game.play("bring a5")
    assert game.legal() == {"bring a1", "bring a5"}


def test_no_choice_of_a_factory_may_make_the_rest_unpayable() -> None:
    """SP-R23: with 2 one black from a5 can be paid, with 1 none."""
    game = new_game("B.W.B", deck=["BB 0 0"], hands={"p1": [1]}).by("p1", "track a2 1-4", "factory a1")
    game.by("p2", "track a4 1-4", "factory a5").wait_for("p1").give(p1=2).play("fulfil 1")
    assert game.legal() == {"bring a1", "bring a5"}
    game.play("bring a5")
    assert game.legal() == {"bring a1"}


def test_a_dear_resource_that_another_colour_needs_the_money_for_is_not_taken() -> None:
    """SP-R23: black from a5 would cost 2, and grey, only in a5's neighbour a7, costs 3 of the 4 there are."""
    game = new_game("B.W.B.G", deck=["BG 0 0"], hands={"p1": [1]}).by("p1", "track a2 1-4", "factory a1")
    game.by("p2", "track a4 1-4", "track a6 1-4", "factory a5", "factory a7").wait_for("p1").give(p1=4).play("fulfil 1")
    assert game.legal() == {"bring a1"}
    game = game.play("bring a1", "bring a7")
    assert game.money("p1") == 1


def test_used_resources_return_to_the_supply_and_the_last_flips_the_city() -> None:
    """SP-6.5: its factory stays."""
    game = new_game("B.W", deck=["BBBB 0 0", "BW 0 0"], hands={"p1": [1, 2]})
    game.by("p1", "track a2 1-4", "factory a1", "fulfil 1", *["bring a1"] * 4)
    assert game.look()["supply"]["black"] == 29
    assert game.look()["flipped"] == set()
    game.by("p1", "factory a3", "fulfil 2", "bring a1", "bring a3")
    assert game.look()["supply"]["black"] == 30
    assert game.look()["flipped"] == {"a1"}
    assert game.look()["factories"] == {"a1": 0, "a3": 0}


def test_a_flipped_city_is_an_ordinary_city_on_the_way() -> None:
    """SP-R21: from a1 by the flipped a3 to a5, $2, and the factory's dollar."""
    game = new_game("W.B.O.G", deck=["BBBB 0 0", "BW 0 0", "WW 0 0"], hands={"p1": [1, 2], "p2": [3]})
    game.by("p2", "track a6 1-4").by("p1", "track a2 1-4", "track a4 1-4", "factory a1", "factory a3")
    game.by("p1", "fulfil 1", *["bring a3"] * 4, "fulfil 2", "bring a3", "bring a1")
    assert game.look()["flipped"] == {"a3"}
    assert game.wait_for("p2").give(p2=6).change("p2", "fulfil 3", "bring a1", "bring a1") == {"p1": 6, "p2": -6}


def test_the_reward_comes_after_all_costs() -> None:
    """SP-6.6, SP-R10: 12 in reward do not pay the 10 for two whites."""
    game = new_game("B.V", deck=["WW 12 3"], hands={"p1": [1]}).play("track a2 1-4")
    assert game.give(p1=9).legal("fulfil") == set()
    assert game.give(p1=10).change("p1", "fulfil 1") == {"p1": 2}
    assert game.look()["done"] == [{1}, set()]


def fulfilled(bonus: str) -> Game:
    """p1 has just fulfilled a contract with this bonus, as the first action of a turn."""
    game = new_game("B.W..O", deck=[f"BB 4 1 {bonus}"], hands={"p1": [1]})
    return game.by("p1", "track a2 1-4", "factory a1", "fulfil 1", "bring a1", "bring a1")


def test_a_bonus_does_not_count_against_the_two_actions() -> None:
    """SP-6.6"""
    game = fulfilled("factory").play("factory a3 5", "money")
    assert game.actor() == "p2"


def test_a_bonus_is_taken_at_once_or_never() -> None:
    """SP-6.6"""
    game = fulfilled("contracts")
    assert game.legal() == {"contracts", "skip"}
    game.play("skip")
    assert game.legal("skip") == set()
    game.play("money")
    assert game.actor() == "p2"


def test_bonus_track_follows_the_ordinary_rules() -> None:
    """SP-6.6: one or two tiles, with their costs."""
    game = fulfilled("track")
    assert game.legal() == {"track a4 1-4", "skip"}
    game.play("track a4 1-4")
    assert game.legal() == {"track a5 1-4", "remove a4", "end"}
    game.play("track a5 1-4")
    assert game.network("p1") == {"a1", "a3", "a6"}
    game.play("money")
    assert game.actor() == "p2"


def test_bonus_contracts_are_two_from_the_bag() -> None:
    """SP-6.6, SP-7.1"""
    game = fulfilled("contracts").play("contracts")
    assert game.actor() == "*"
    first, second = sorted(game.odds())[:2]
    game.play(first, second)
    assert game.look()["in hand"] == [4 + 2, 5]
    assert "money" in game.legal()


def test_bonus_track_is_paid_from_the_reward() -> None:
    """SP-R24: the money comes before the bonus."""
    game = new_game("B.WhO", deck=["BB 2 1 track"], hands={"p1": [1]}).by("p1", "track a2 1-4", "factory a1")
    game.wait_for("p1").give(p1=0).play("fulfil 1", "bring a1", "bring a1")
    assert game.legal() == {"track a4 1-4", "skip"}


def test_no_bonus_leads_to_another() -> None:
    """SP-R11: a bonus builds or draws; none of its moves fulfils a contract."""
    for bonus in ("track", "factory", "contracts"):
        assert fulfilled(bonus).legal("fulfil") == set()


def test_a_contract_without_bonus_is_done_at_once() -> None:
    """SP-6.6, SP-6.7"""
    game = fulfilled("")
    assert game.legal("skip") == set()
    assert game.look()["fulfilled"] == [1, 0]
    assert game.look()["in hand"] == [4, 5]
