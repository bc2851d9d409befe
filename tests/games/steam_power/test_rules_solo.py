"""SP-9: alone, with five companies."""

from __future__ import annotations

from tests.games.steam_power.situation import Game, new_game
from tests.games.steam_power.worked_maps import ARMS, HUB

ALL = {f"engine {company}": 2 for company in ("red", "blue", "green", "purple", "amber")}


def test_two_locomotives_of_each_company_are_drawn_from() -> None:
    """SP-9.1, SP-9.2, SP-R16: 16 of each are left for connections."""
    game = new_game("B.W", players=1)
    assert game.odds() == ALL
    found = game.look()
    assert found["locomotives"] == [16] * 5
    assert found["factories left"] == [15] * 5
    assert found["money"] == [5]
    assert found["in hand"] == [5]
    game.play("engine green", "money")
    assert game.odds() == ALL | {"engine green": 1}
    game.play("engine green", "money")
    assert game.odds() == {text: 2 for text in ALL if text != "engine green"}


def a_turn(game: Game) -> Game:
    """Ten locomotives, each takes money."""
    for text in ALL:
        game.play(text, "money", text, "money")
    return game


def test_ten_actions_are_a_turn_and_a_contract_counts_it() -> None:
    """SP-9.2, SP-R30: it is out of the game."""
    game = a_turn(new_game("B.W", players=1))
    assert game.money() == 5 + 10 * 3
    assert game.odds() == {f"aside {number}": 1 for number in range(6, 26)}
    game.play("aside 9")
    assert game.look()["aside"] == {9}
    assert game.look()["in bag"] == 19
    assert game.odds() == ALL
    assert game.look()["round"] == 2


def test_the_game_lasts_eight_turns_also_with_an_empty_bag() -> None:
    """SP-9.2, SP-R13: three turns find a contract to set aside."""
    game = new_game("B.W", players=1, bag=3)
    for turn in range(1, 9):
        assert game.look()["round"] == turn
        a_turn(game)
        if turn <= 3:
            game.play(f"aside {5 + turn}")
    assert game.actor() == ""
    assert game.look()["ending"] == "solo"
    assert game.points() == (5 + 8 * 30) // 5


def test_one_action_a_locomotive_by_the_rules_of_its_company() -> None:
    """SP-9.3, SP-R30: blue has no network and starts anywhere; red extends its own chain only."""
    game = new_game("B..W..O", players=1).company("red", "track a2 1-4", "end").play("engine blue")
    assert game.legal("track") == {"track a5 1-4", "track a6 1-4"}
    game.play("money", "engine red")
    assert game.legal("track", "remove") == {"track a3 1-4", "remove a2"}


def test_there_is_nobody_to_draw_from_when_the_bag_is_empty() -> None:
    """SP-7.2, SP-R12"""
    game = new_game("B.W", players=1, bag=1).play("engine red", "contracts", "draw 6")
    assert game.look()["in hand"] == [6]
    game.play("engine red")
    assert game.legal() == {"track a2 1-4", "money"}


def test_what_another_company_would_get_goes_to_the_bank() -> None:
    """SP-9.3: red's contract uses blue's connection and blue's factory; any company fulfils any contract."""
    game = new_game("B.W.O", players=1, deck=["BB 3 0"], hands={"p1": [1]})
    game.company("red", "track a4 1-4").company("blue", "track a2 1-4", "factory a1")
    game.company("red", "fulfil 1")
    before = game.money()
    game.play("bring a1", "bring a1")
    assert game.money() == before - 4 + 3
    assert game.look()["done"] == [{1}]


def test_alone_nobody_is_chosen_to_be_paid() -> None:
    """SP-9.3, SP-R31: blue and green both lead to a1."""
    game = new_game("B.W.O", "..", players=1, deck=["BB 0 0"], hands={"p1": [1]}).company("red", "track a4 1-4")
    game.company("blue", "track a2 1-4").company("green", "track b1 1-5", "track b2 0-4").company("red", "factory a1")
    game.company("red", "fulfil 1").play("bring a1")
    assert game.legal() == {"bring a1"}


def test_a_contract_may_be_fulfilled_by_the_company_for_which_it_is_cheap() -> None:
    """SP-9.3"""
    game = new_game("B.W.O", players=1, deck=["BB 0 0"], hands={"p1": [1]})
    game.company("red", "track a4 1-4").company("blue", "track a2 1-4", "factory a1").give(p1=3)
    game.company("green", "money").give(p1=3)
    assert game.play("engine red").legal("fulfil") == set()
    game.play("money", "engine purple").give(p1=99)
    assert game.legal("fulfil") == set()  # purple has no network
    game.play("money", "engine green").give(p1=99)
    assert game.legal("fulfil") == set()


def test_a_vp_city_gives_a_point_for_each_company_connected_to_it() -> None:
    """SP-9.4: three companies, 3 points."""
    game = new_game(*HUB, players=1)
    for company, arm in zip(("red", "blue", "green"), ARMS, strict=False):
        game.company(company, arm)
    assert game.give(p1=0).points() == 3


def test_every_flipped_city_gives_2_points_whoever_built_there() -> None:
    """SP-9.4: and contracts theirs, and each full $5 one."""
    game = new_game("B.W", players=1, deck=["BBBB 0 3", "BW 0 2"], hands={"p1": [1, 2]})
    game.company("red", "track a2 1-4").company("blue", "factory a1").company("red", "fulfil 1", *["bring a1"] * 4)
    game.company("blue", "factory a3").company("red", "fulfil 2", "bring a1", "bring a3")
    assert game.look()["flipped"] == {"a1"}
    assert game.give(p1=9).points() == 3 + 2 + 2 + 1


def test_three_contracts_do_not_end_it() -> None:
    """SP-R30: SP-3.2 is for players."""
    game = new_game("B.W", players=1, deck=["BB 0 0"] * 25, hands={"p1": [1, 2, 3, 4, 5]})
    game.company("red", "track a2 1-4")
    for number in range(1, 6):
        game.give(p1=10).company("red", f"fulfil {number}")
    assert game.look()["fulfilled"] == [5]
    assert game.look()["ending"] is None
