"""Checks of secrecy: what a player may not know changes nothing of what that player is told.

Two worlds: the true position, and one that the player's view alone has made. Whatever either says to that player must
be the same, byte for byte.
"""

from __future__ import annotations

from roundhouse.core.game import legal, waiting
from roundhouse.core.message import Message
from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, SPECTATOR, State
from tests.battery.common import Budget, Subject, Walk, bit, movers, numbers, positions, viewers, whole_games


def check_two_worlds(subject: Subject, budget: Budget) -> None:
    """Truth and a world made from a player's view give this player, and a spectator, the same answers."""
    some = (
        budget.positions if subject.small_positions() else budget.positions // 5
    )  # without secrets there is one world
    for k, walk in enumerate(positions(subject, some, 401)):
        for p in range(walk.variant.players):
            world = made_from_view(walk, p, k)
            compare(walk, p, walk.state, world, every_action=k % 4 == 0)
            look_at_own_actions(walk, p, walk.state, world)


def made_from_view(walk: Walk, player: int, seed: int) -> State:
    """A world of the player, from the bytes of the view: nothing else can have helped."""
    view = walk.state.view(player)
    data = view.to_bytes()
    again = walk.board.view_from_bytes(data)
    assert again.to_bytes() == data, f"{walk}: bytes to view to bytes is not the same for player {player}"
    world = again.world(stream(402, seed))
    assert world.audit() == "", f"{walk}: the audit of a world of player {player} says: {world.audit()}"
    assert world.view(player).to_bytes() == data, f"{walk}: in the world of player {player} the view is another"
    same = view.world(stream(402, seed))
    assert same.to_bytes() == world.to_bytes(), f"{walk}: a view of player {player} makes another world than its bytes"
    into = walk.state.copy()
    view.world_into(into, stream(402, seed))
    assert into.to_bytes() == world.to_bytes(), f"{walk}: world_into makes another world than world"
    return world


def compare(walk: Walk, player: int, truth: State, world: State, every_action: bool) -> None:
    """All that the player, and a spectator, is told in both worlds."""
    for viewer in (player, SPECTATOR):
        mine, other = (said(walk, s, viewer) for s in (truth, world))
        for question, answer in mine.items():
            assert answer == other[question], (
                f"{walk}: two worlds that player {player} cannot tell apart give {viewer} different answers about "
                f"{question}: {answer!r} and {other[question]!r}"
            )
    mine, other = (open_to(walk, s, player, every_action) for s in (truth, world))
    for question, answer in mine.items():
        assert answer == other[question], (
            f"{walk}: two worlds that player {player} cannot tell apart differ in {question}: "
            f"{answer!r} and {other[question]!r}"
        )
    look_at_lines(walk, player, truth, world)


def said(walk: Walk, state: State, viewer: int) -> dict[str, object]:
    """What a viewer, a spectator perhaps, is told."""
    game, view = walk.subject.game, state.view(viewer)
    names = tuple(f"Player {p + 1}" for p in range(walk.variant.players))
    return {
        "the view": view.to_bytes(),
        "the round": state.round(),
        "what was laid open": state.reveals(),
        "the ending": state.ending(),
        "the prompt": game.prompt(view).as_json(),
        "the description": game.describe(view),
        "what only the viewer knows": game.own(view) if viewer >= 0 else None,
        "the drawing": game.draw(view, names),
    }


def open_to(walk: Walk, state: State, player: int, every_action: bool) -> dict[str, object]:
    """What a player can do, and what is said about it. Who else is waiting is not for the player to know."""
    game, view, can = walk.subject.game, state.view(player), legal(state, player)
    advisor = game.advisor(walk.board)
    actions = numbers(walk.board, state, player, stream(404, len(walk.log))) if every_action else can
    return {
        "whether it is the player's turn": player in waiting(state),
        "the legal actions": can,
        "refusals": [game.refusal(view, a) for a in actions],
        "notation": [game.notation(state, player, a) for a in actions],
        "parts": [game.parts(state, player, a) for a in can],
        "effects": [[e.as_json() for e in game.effects(view, a)] for a in can],
        "log lines": [game.tell(state, player, a, False).as_json() for a in can],
        "audiences": [(state.audience(player, a), state.concealed(player, a)) for a in can],
        "advice": advisor.choose(view, stream(403, 0)) if can else None,
        "what actions are worth": [advisor.worth(view, a) for a in can],
    }


def look_at_lines(walk: Walk, player: int, truth: State, world: State) -> None:
    """What the player would read of the next actions of others, where both worlds have them."""
    for who in movers(truth):
        if who == player:
            continue
        for action in sorted({*legal(truth, who)} & {*legal(world, who)}):
            mine, other = (line(walk, s, player, who, action) for s in (truth, world))
            assert mine == other, f"{walk}: of action {action} player {player} reads {mine} or, in a world, {other}"


def line(walk: Walk, state: State, viewer: int, who: int, action: int) -> tuple[str, dict[str, object]]:
    """What a viewer reads of an action about to be applied: the text and the sentence."""
    game = walk.subject.game
    masked = not state.audience(who, action) & bit(viewer, walk.variant.players)
    text = game.masked(state, who, action) if masked else game.notation(state, who, action)
    return text, game.tell(state, who, action, masked).as_json() if text else Message("nothing").as_json()


def look_at_own_actions(walk: Walk, player: int, truth: State, world: State) -> None:
    """The player acts on in both worlds: all stays the same until chance, others, or something laid open intervenes."""
    truth, world, rng = truth.copy(), world.copy(), walk.rng.split()
    for _ in range(4):
        can = legal(truth, player)
        if not can:
            return
        action, laid_open = can[rng.below(len(can))], truth.reveals()
        truth.apply(player, action)
        world.apply(player, action)
        if truth.reveals() != laid_open or world.reveals() != laid_open:
            return
        mine, other = truth.view(player).to_bytes(), world.view(player).to_bytes()
        assert mine == other, f"{walk}: after the same action {action} player {player} can tell two worlds apart"
        compare(walk, player, truth, world, every_action=False)


def check_audiences(subject: Subject, budget: Budget) -> None:
    """Those outside the audience of an action learn nothing from it.

    A concealed action leaves their views as they were, until something is laid open. Of a draw they see the same
    whatever was drawn. Of a player's hidden action they see no more than its masked text says.
    """
    for walk in whole_games(subject, budget, 404):
        laid_open = 0
        while not walk.over:
            before, laid_open = laid_open, int(walk.state.reveals())
            assert laid_open >= before, f"{walk}: what was laid open {before} times now is {laid_open} times"
            if walk.rng.below(3) == 0:
                for who in movers(walk.state):
                    look_at_audience(walk, who)
            walk.step()


def look_at_audience(walk: Walk, who: int) -> None:
    state, n = walk.state, walk.variant.players
    before = {viewer: state.view(viewer).to_bytes() for viewer in viewers(walk)}
    seen: dict[tuple[int, str], tuple[int, bytes]] = {}  # viewer and masked text: the first action and its view
    for action in legal(state, who):
        audience, concealed = state.audience(who, action), state.concealed(who, action)
        assert 0 <= audience < 1 << (n + 1), f"{walk}: the audience of action {action} has bits of nobody"
        if who != CHANCE:
            assert audience >> who & 1, f"{walk}: player {who} may not see the own action {action}"
        outside = [v for v in viewers(walk) if not audience & bit(v, n)]
        if not outside:
            continue
        after = state.copy()
        after.apply(who, action)
        if after.reveals() != state.reveals():
            continue
        for viewer in outside:
            view = after.view(viewer).to_bytes()
            if concealed:
                assert view == before[viewer], f"{walk}: {viewer} notices the concealed action {action} of player {who}"
                continue
            text, sentence = line(walk, state, viewer, who, action)
            told = "chance" if who == CHANCE else f"{text} {sentence}"
            first, other = seen.setdefault((viewer, told), (action, view))
            assert view == other, f"{walk}: {viewer} sees whether {first} or {action} was done, without being meant to"
            if who == CHANCE:
                same = line(walk, state, viewer, who, first)
                assert same == (text, sentence), (
                    f"{walk}: {viewer} reads whether {first} or {action} was drawn: {same} and {(text, sentence)}"
                )
