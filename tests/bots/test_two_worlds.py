"""Bots and hints know what their seat knows: in the true position and in a world that the view alone has made, the same
view, seed and budget give the same choice; and the comparison notices a bot that knows more."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import get_type_hints
from zlib import crc32

import msgspec
import pytest

from roundhouse import NATIVE
from roundhouse.bots import file_process
from roundhouse.bots.advise import advise
from roundhouse.bots.file_bot import ask, load
from roundhouse.bots.levels import LEVELS, Budget, Chosen, turn_budget
from roundhouse.bots.players import choose
from roundhouse.core import registry
from roundhouse.core.game import legal, waiting
from roundhouse.core.setup import build
from roundhouse.core.state import Board, State
from roundhouse.server import thinker
from roundhouse.server.thinker import BoardOf
from tests.battery.common import positions, subject_of
from tests.battery.secrets import made_from_view

subject = cache(subject_of)

POSITIONS = 60  # that are looked at for those in which somebody has a choice
KINDS = ("random", "greedy", "search", *LEVELS)
Asked = Callable[[Board, State, int, int], object]  # board, state, player and seed


def compare(name: str, asked: Asked, number: int) -> int:
    """Ask in both worlds; returns how many pairs of worlds differed in something."""
    differ = found = 0
    for k, walk in enumerate(positions(subject(name), POSITIONS, 611)):
        players = [p for p in waiting(walk.state) if len(legal(walk.state, p)) > 1]
        if not players or found == number:
            continue
        player = players[k % len(players)]
        world = made_from_view(walk, player, k)
        mine, other = (asked(walk.board, state, player, k) for state in (walk.state, world))
        assert mine == other, f"{walk}: player {player} can tell two worlds apart: {mine} and {other}"
        differ += world.to_bytes() != walk.state.to_bytes()
        found += 1
    assert found == number
    return differ


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", registry.NAMES)
def test_a_bot_chooses_the_same_in_two_worlds_that_it_cannot_tell_apart(name: str, kind: str) -> None:
    whole = turn_budget(kind, 20, name, 2)
    few = Budget(min(whole.iterations, 12 if NATIVE else 2), shared=whole.shared)  # iterations, not time

    def asked(board: Board, state: State, player: int, seed: int) -> Chosen:
        found = choose(board, kind, state.view(player).to_bytes(), seed, few)
        return Chosen(found.action, found.iterations)

    differ = compare(name, asked, 12 if NATIVE else 2)
    if NATIVE and name != "steamrollers":  # there nothing is hidden but what is to be drawn
        assert differ > 2


@pytest.mark.parametrize("name", registry.NAMES)
def test_hints_are_the_same_in_two_worlds_that_the_player_cannot_tell_apart(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.bots.advise.PLAYOUTS", 2)

    def asked(board: Board, state: State, player: int, seed: int) -> object:
        return advise(board, state.view(player).to_bytes(), seed, 8 if NATIVE else 2)

    compare(name, asked, 4 if NATIVE else 1)


def test_a_bot_in_a_file_chooses_the_same_in_two_worlds_that_it_cannot_tell_apart() -> None:
    bot = load(
        b"def choose(v, r, b):\n w = v.world(r); w.play_out()\n return v.legal[w.score(0) % len(v.legal)]", "m.py"
    )
    game = registry.game("siberia")

    def asked(board: Board, state: State, player: int, seed: int) -> object:
        variant = next(
            v for v, b in zip(subject("siberia").variants, subject("siberia").boards, strict=True) if b is board
        )
        made = build(game, variant.players, variant.options, game.load_data(), own_data=False)
        return ask(bot, made, state.view(player).to_bytes(), seed, 1.0, 0)

    compare("siberia", asked, 3)


@pytest.mark.parametrize("name", ["siberia", "steam_power"])
def test_the_comparison_notices_a_bot_that_knows_more(name: str) -> None:
    def peeks(board: Board, state: State, player: int, seed: int) -> object:
        actions = legal(state, player)
        return actions[crc32(state.to_bytes()) % len(actions)]

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare(name, peeks, 12)


def test_a_question_to_a_bot_has_room_for_nothing_else() -> None:
    """What goes to another process is exactly this; the rest of what the server knows has no way there."""
    fields = {
        asked: {field.name: field.type for field in msgspec.structs.fields(asked)}
        for asked in (thinker.Choose, thinker.Advise, file_process.Question)
    }
    assert fields == {
        thinker.Choose: {"board": BoardOf, "kind": str, "view": bytes, "seed": int, "budget": Budget},
        thinker.Advise: {"board": BoardOf, "view": bytes, "seed": int, "iterations": int},
        file_process.Question: {"view": bytes, "seed": int, "budget": Budget, "kind": str},
    }
    assert get_type_hints(BoardOf) == {
        "game": str,
        "players": int,
        "options": tuple[tuple[str, str | int], ...],
        "data": str,
    }
    assert get_type_hints(Budget) == {"iterations": int, "seconds": float, "shared": bool}
    given = {name: hint for name, hint in get_type_hints(choose).items() if name != "return"}
    assert given == {"board": Board, "kind": str, "view_bytes": bytes, "seed": int, "budget": Budget}
    assert list(inspect.signature(advise).parameters) == ["board", "view_bytes", "seed", "iterations"]
