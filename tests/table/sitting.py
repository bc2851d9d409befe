"""Tables for tests, and short words for what happens at them: who does what, what everybody is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest
from mypy_extensions import i64

from roundhouse.bots.players import choose_alone
from roundhouse.core.game import legal, read_action, waiting
from roundhouse.core.message import Problem
from roundhouse.core.options import settle
from roundhouse.core.record import HMAC
from roundhouse.core.setup import Setup, build, setup
from roundhouse.core.state import State
from roundhouse.core.text import t
from roundhouse.table import play, seating, tell
from roundhouse.table.events import BOT, OPEN, PERSON, Event, Seat, from_json, to_json
from roundhouse.table.table import Table
from tests.battery.toy import ToyGame
from tests.battery.toy_state import BANK, LAYING, LEAVE, RANKS, TAKING, ToyState
from tests.house import SEED

AT = 1_700_000_000


def seat(text: str) -> Seat:
    """`Ana` a person, `Ana@x` one whose seat belongs to x, `greedy` a bot, `-` nobody, `-@x` a seat kept for x."""
    name, _, owner = text.partition("@")
    if name == "-":
        return Seat(OPEN, "", "", absent=owner)
    return Seat(PERSON, name, "", owner or name.lower()) if name[0].isupper() else Seat(BOT, name, "")


def sit(
    *seats: str,
    game: str = "toy",
    seed: bytes = SEED,
    hands: Sequence[str] = (),
    deck: bool = True,
    options: dict[str, str] | None = None,
) -> Table:
    """A table at which these people sit, after all that happens by itself.

    With `hands` the toy begins where cards have been dealt: "13 22" are a 1 and a 3, and two 2s; without a `deck` no
    card is left to be drawn, so that nothing but the die is chance.
    """
    made = setup(game, len(seats), options or {})
    table = Table(made, seed, HMAC, dealt(made, hands, deck) if hands else None)
    table.commit([seating.opened([seat(text) for text in seats], AT)])
    table.commit(play.begin(table, AT))
    return table


def dealt(made: Setup, hands: Sequence[str], deck: bool) -> State:
    state = made.board.new_state()
    assert isinstance(state, ToyState)
    for player, hand in enumerate(hands):
        for card in hand:
            state.hands[player * RANKS + int(card) - 1] += 1
            state.deck[int(card) - 1] -= 1
    if not deck:
        state.spent, state.deck = state.deck, state.spent
    state.few[:2] = [LAYING, 0]
    assert state.audit() == ""
    return state


class Steps(ToyState):
    """The toy, but a pot of 3 is taken in three steps, and the second one is no choice: the table plays it."""

    def options(self, player: int) -> dict[int, int]:
        if self.few[:3] == [TAKING, player, 2]:
            return {LEAVE: 1}
        return super().options(player)

    def apply(self, player: i64, action: i64) -> None:
        if self.few[0] == TAKING and self.few[2] > 1:
            self.few[2] -= 1
            self.few[3] += 1
        else:
            super().apply(player, action)


class StepsGame(ToyGame):
    state_type = Steps


class Unveiling(Steps):
    """The same, and the second step lays something open."""

    def reveals(self) -> i64:
        return super().reveals() + (1 if self.few[0] != TAKING or self.few[2] < 2 else 0)


class UnveilingGame(ToyGame):
    state_type = Unveiling


def steps(*seats: str, unveils: bool = False) -> Table:
    """A table where the first player is about to take a pot of 3."""
    game = UnveilingGame() if unveils else StepsGame()
    made = build(game, len(seats), settle(game.options, {}), game.load_data(), own_data=False)
    base = dealt(made, ["12"] * len(seats), deck=True)
    assert isinstance(base, Steps)
    base.few[:4] = [TAKING, 0, 3, BANK - 3]
    table = Table(made, SEED, HMAC, base)
    table.commit([seating.opened([seat(text) for text in seats], AT)])
    return table


def about_to_take(*seats: str, deck: bool = True) -> Table:
    """The first player has laid the highest card and nobody objects: the pot is there to take; then cards are drawn."""
    table = sit(*seats, hands=("13", "22", "11")[: len(seats)], deck=deck)
    for player in range(len(seats)):
        act(table, player, moves(table, player)[-1])
        if player in table.held:
            done(table, player)
    while table.state.actor() != 0:
        act(table, int(table.state.actor()), "let")
    return table


def siberia(*seats: str, seed: bytes = bytes(32)) -> Table:
    """A short game where all have drawn and are about to plan; with this seed p1 is the first player."""
    return sit(*seats, game="siberia", seed=seed, options={"exchange_sides": "random", "round_limit": "2"})


def to_research(table: Table, player: int) -> list[str]:
    """What a player places who puts everything on research: in the open the table then plays `research` itself."""
    return [move for move in moves(table, player) if move.endswith(" research")]


def all_research(table: Table) -> None:
    """Everybody places everything on research and finds cubes; then nobody can do anything but pass."""
    for player in range(len(table.seats)):
        while player in waiting(table.state):
            act(table, player, to_research(table, player)[0])
            if player in table.held:
                done(table, player)
    while (player := int(table.state.actor())) >= 0 and moves(table, player)[0].startswith("find"):
        act(table, player, moves(table, player)[0])


def number(table: Table, player: int, move: str) -> int:
    return read_action(table.setup.game, table.state, player, move)


def act(table: Table, player: int, *moves: str) -> None:
    """A player's request of one or more moves, in notation."""
    table.commit(play.act(table, player, [number(table, player, move) for move in moves], AT))


def done(table: Table, player: int) -> None:
    table.commit(play.done(table, player, AT))


def undo(table: Table, player: int) -> None:
    table.commit(play.undo(table, player, AT))


def answer(table: Table, player: int, agree: bool) -> None:
    table.commit(play.answer(table, player, agree, AT))


def auto_end(table: Table, player: int, wish: bool = True) -> None:
    table.commit(seating.set_auto_end(table, player, wish, AT))


def lay(table: Table, player: int, move: str) -> None:
    """A player's move that ends the player's part in secret, and Done."""
    act(table, player, move)
    done(table, player)


def moves(table: Table, player: int) -> list[str]:
    """What a player may do, in notation."""
    return [table.setup.game.notation(table.state, player, action) for action in legal(table.state, player)]


def bots(table: Table) -> None:
    """Let bots act until none has anything to do."""
    while thinking := play.thinkers(table):
        bot_acts(table, thinking[0])


def bot_acts(table: Table, player: int) -> None:
    bot = play.thinker(table, player)
    assert bot is not None
    view = table.state.view(player).to_bytes()
    action = choose_alone(table.setup.board, bot, view, play.bot_seed(table, player))
    table.commit(play.act(table, player, [action], AT))


def told(table: Table, viewer: int, owner: str = "") -> bytes:
    """All that a viewer is told of a table, as it is sent."""
    return msgspec.json.encode((tell.now(table, viewer, owner), tell.log(table, viewer, 0)))


def words(table: Table, viewer: int) -> list[str]:
    """The log as a viewer reads it."""
    return [t(entry.message) for entry in table.feeds.of(viewer)]


def refused(wish: Callable[[], object]) -> str:
    """The id of the problem that a wish meets."""
    with pytest.raises(Problem) as caught:
        wish()
    assert t(caught.value.message)
    return caught.value.message.id


def everything(table: Table) -> object:
    """All that a table is, to be compared."""
    return (
        table.log,
        table.state.to_bytes(),
        table.live,
        table.seats,
        table.auto_end,
        table.held,
        table.confirmed,
        table.counter,
        table.question,
        table.next_table,
        table.feeds.all,
        [table.feeds.changed(viewer) for viewer in range(len(table.feeds.all))],
        table.versions,
    )


def through_storage(table: Table) -> Table:
    """The table that is made of the same log when it is read again."""
    stored: list[Event] = [from_json(to_json(event)) for event in table.log]
    again = Table(table.setup, table.seed, table.chance, table.base)
    again.commit(stored)
    return again
