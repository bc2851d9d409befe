"""SP-1.7, SP-R15, SP-R28: what is public and who sees a draw. Asked of the engine: the oracle has no secrets."""

from __future__ import annotations

from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, SPECTATOR
from tests.games.steam_power.situation import Game, new_game

P1, P2, P3, SPECTATORS = 1, 2, 4, 8


def sees(game: Game) -> set[int]:
    """For each chance there is now: who would see it, as bits."""
    state = game.engine.state
    return {state.audience(CHANCE, action) for action in game.engine.actions()}


def seen_by(game: Game, player: int) -> bytes:
    return game.engine.state.view(player).to_bytes()


def test_a_draw_from_the_bag_is_seen_by_the_drawer_only() -> None:
    """SP-R28"""
    game = new_game("B.W", players=3).play("contracts")
    assert sees(game) == {P1}
    game = new_game("B.W", players=3, first="p3").play("contracts")
    assert sees(game) == {P3}


def test_a_draw_from_a_hand_is_seen_by_drawer_and_victim() -> None:
    """SP-R28"""
    game = new_game("B.W", players=3, bag=0).play("contracts", "from p3")
    assert sees(game) == {P1 | P3}


def test_what_is_chosen_to_draw_from_is_seen_by_all() -> None:
    """SP-1.7"""
    game = new_game("B.W", players=3, bag=0).play("contracts")
    state = game.engine.state
    assert {state.audience(0, action) for action in game.engine.actions()} == {P1 | P2 | P3 | SPECTATORS}


def test_alone_what_is_set_aside_is_shown() -> None:
    """SP-R30: bit 0 is the player, bit 1 stands for spectators."""
    game = new_game("B.W", players=1)
    for company in ("red", "blue", "green", "purple", "amber"):
        assert sees(game) == {3}
        game.play(f"engine {company}", "money", f"engine {company}", "money")
    assert sees(game) == {3}


def two_worlds(*moves: str) -> tuple[Game, Game]:
    """Twice the same game for p1; p2 and p3 hold different contracts, and so does the bag."""
    made = []
    for shift in (0, 1):
        deck = ["BB 0 0"] * 20
        others = [6 + (n + shift * 5) % 15 for n in range(10)]
        hands = {"p1": [1, 2, 3, 4, 5], "p2": others[:5], "p3": others[5:]}
        made.append(new_game("B.W.O", players=3, deck=deck, hands=hands, bag=5).play(*moves))
    return made[0], made[1]


def test_the_contracts_in_hand_are_secret() -> None:
    """SP-1.7: p1 and spectators cannot tell the two worlds apart, p2 can."""
    one, other = two_worlds("track a2 1-4", "end", "money")
    assert one.look()["hands"][0] == other.look()["hands"][0]
    assert one.look()["hands"][1] != other.look()["hands"][1]
    assert seen_by(one, 0) == seen_by(other, 0)
    assert seen_by(one, SPECTATOR) == seen_by(other, SPECTATOR)
    assert seen_by(one, 1) != seen_by(other, 1)


def test_a_world_that_a_player_imagines_has_what_the_player_knows() -> None:
    """SP-1.7: the own hand, how many contracts each holds, money, everything on the map."""
    game = two_worlds("track a2 1-4", "track a4 1-4", "factory a1")[0]
    for seed in range(20):
        world = game.engine.state.view(0).world(Rng(seed, 1, 2, 3))
        assert world.audit() == ""
        imagined = Game(
            3, game.oracle.table.map.rows, list(game.oracle.table.contracts.values()), game.oracle.table.rules
        )
        imagined.engine.state = world  # type: ignore[assignment]
        engines, true = imagined.engine.facts(), game.engine.facts()
        assert engines["hands"][0] == true["hands"][0]
        assert engines["in hand"] == true["in hand"]
        for public in (
            "money",
            "locomotives",
            "factories",
            "stock",
            "paths",
            "done",
            "city tiles",
            "in bag",
            "network",
        ):
            assert engines[public] == true[public]


def test_what_a_victim_lost_and_a_drawer_gained_both_know() -> None:
    """SP-R28: with an empty bag p1 draws 6 from p2; both imagine it in p1's hand, p3 knows nothing of it."""
    game = new_game("B.W", players=3, bag=0).play("contracts", "from p2", "draw 6", "draw 11")
    for seed in range(20):
        for player in (0, 1):
            world = game.engine.state.view(player).world(Rng(seed, 1, 2, 3))
            assert world.where[5] == 0  # type: ignore[attr-defined]
    where = {game.engine.state.view(2).world(Rng(seed, 1, 2, 3)).where[5] for seed in range(200)}  # type: ignore[attr-defined]
    assert where == {0, 1}  # and not in p3's own hand


def test_the_bank_never_runs_out() -> None:
    """SP-R15: of the printed coins there are 250 dollars."""
    game = new_game("B.W").give(p1=250, p2=250).play("money")
    assert game.money("p1") == 253
