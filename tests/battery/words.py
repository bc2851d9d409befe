"""Checks of what is said: notation, parts, messages, drawings."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from roundhouse.core.game import legal, read_action
from roundhouse.core.message import Message
from roundhouse.core.state import CHANCE, SPECTATOR
from roundhouse.core.text import LANGUAGES, t
from tests.battery.actions import rule_exists
from tests.battery.common import Budget, Subject, Walk, movers, positions, viewers

WORD = r"[!-@\[-`{-~a-z]+"  # ASCII without capitals and spaces
NOTATION = re.compile(rf"{WORD}( {WORD})*")
VERB = re.compile(r"[a-z][a-z0-9-]*")
PART = re.compile(r"[a-z][a-z0-9-]*:[a-z0-9/._+-]+")
COLUMNS = 100


def check_notation(subject: Subject, budget: Budget) -> None:
    """Every action has one text, unique in its state, that reads back as the action; its parts are its own, too."""
    for walk in positions(subject, budget.positions, 201):
        for p in movers(walk.state):
            look_at_notation(walk, p)


def look_at_notation(walk: Walk, player: int) -> None:
    game, state = walk.subject.game, walk.state
    seen: dict[str, int] = {}
    for action in range(walk.board.n_actions):
        text = game.notation(state, player, action)
        if text:
            assert text not in seen, f"{walk}: {seen[text]} and {action} are both written “{text}”"
            assert NOTATION.fullmatch(text), f"{walk}: “{text}” is not plain lower-case ASCII with single spaces"
            seen[text] = action
    parts: dict[object, int] = {}
    for action in legal(state, player):
        text = game.notation(state, player, action)
        assert text, f"{walk}: the legal action {action} has no notation"
        back = read_action(game, state, player, f"  {text.upper()} ")
        assert back == action, f"{walk}: “{text}” is written for {action} and read as {back}"
        part = game.parts(state, player, action)
        other = parts.setdefault(part, action)
        assert other == action, f"{walk}: {other} and {action} have the same parts {part}"
        assert VERB.fullmatch(part.verb), f"{walk}: the verb of “{text}” is “{part.verb}”"
        for piece in (*part.places, *part.pieces):
            assert PART.fullmatch(piece), f"{walk}: “{piece}” in the parts of “{text}” is not kind:id"


def check_spelling(subject: Subject, budget: Budget) -> None:
    """Where a game says on what notation and parts depend beside player and action, they depend on nothing else."""
    game = subject.game
    spelled: dict[object, tuple[str, object]] = {}
    for walk in positions(subject, budget.positions, 202):
        state, spelling = walk.state, game.spelling(walk.state)
        if spelling is None:
            continue
        for p in movers(state):
            for action in legal(state, p):
                told = game.notation(state, p, action), game.parts(state, p, action)
                first = spelled.setdefault((walk.board.digest, spelling, p, action), told)
                assert first == told, (
                    f"{walk}: action {action} is spelled {told}, and elsewhere, with the same, {first}"
                )


def check_words(subject: Subject, budget: Budget) -> None:
    """Whatever the game says has words: title, options, endings, scores, and all it tells and asks."""
    game = subject.game
    names = ["title", *(f"ending-{e}" for e in game.endings), *(f"score-{c}" for c in game.score_categories)]
    for name in names:
        assert_words(Message(f"{game.name}-{name}"), game.name)
    for option in game.options:
        assert_words(Message(option.help), f"option {option.name}")
        assert option.help == f"{game.name}-option-{option.name}", f"the help of {option.name} is {option.help}"
        assert rule_exists(subject, option.rule), f"option {option.name}: no rule {option.rule} in the rules text"
    worded: set[str] = set()
    for walk in positions(subject, budget.positions, 202):
        for message in everything_said(walk):
            if repr(message) not in worded:
                assert_words(message, str(walk))
                worded.add(repr(message))


def everything_said(walk: Walk) -> Iterator[Message]:
    """What the game can tell and ask in a position."""
    game, state = walk.subject.game, walk.state
    everybody = (1 << (walk.variant.players + 1)) - 1
    for p in movers(state):
        view = state.view(max(p, 0))
        for action in legal(state, p):
            yield game.tell(state, p, action, False)
            if state.audience(p, action) != everybody:
                yield game.tell(state, p, action, True)
                text = game.masked(state, p, action)
                assert not text or NOTATION.fullmatch(text), f"{walk}: the masked text “{text}” is not plain"
            if p != CHANCE:
                yield from game.effects(view, action)
    for viewer in viewers(walk):
        yield game.prompt(state.view(viewer))


def assert_words(message: Message, where: str) -> None:
    for language in LANGUAGES:
        try:
            words = t(message, language)
        except LookupError as error:
            raise AssertionError(f"{where}: message {message.id} has no words ({error})") from error
        assert words.strip(), f"{where}: message {message.id} is empty in {language}"


def check_drawings(subject: Subject, budget: Budget) -> None:
    """Every view can be drawn in a terminal and described as plain data, what all may know the same from every view."""
    game = subject.game
    for walk in positions(subject, budget.positions, 203):
        public = game.describe(walk.state.view(SPECTATOR))
        names = tuple(f"Player {p + 1}" for p in range(walk.variant.players))
        for viewer in viewers(walk):
            view = walk.state.view(viewer)
            for line in game.draw(view, names).split("\n"):
                assert line.isprintable(), f"{walk}: the drawing has characters that are not text: {line!r}"
                assert len(line) <= COLUMNS, f"{walk}: a line of the drawing has {len(line)} columns: {line}"
            plain = game.describe(view)
            assert plain == public, f"{walk}: what everybody may know is told to player {viewer} as something else"
            for told in (plain, game.own(view) if viewer != SPECTATOR else {}):
                try:
                    back = json.loads(json.dumps(told))
                except (TypeError, ValueError) as error:
                    raise AssertionError(f"{walk}: a description is no plain data: {error}") from error
                assert isinstance(back, dict), f"{walk}: a description is no dictionary"
            assert plain, f"{walk}: describe() says nothing"
