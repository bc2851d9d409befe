"""The words in all languages: nothing missing, nothing left over, no sentence that asks for what nobody gives it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import roundhouse
from roundhouse.core import registry
from roundhouse.core.message import Message, named
from roundhouse.core.text import LANGUAGES, t

PACKAGE = Path(roundhouse.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"
OTHERS = LANGUAGES[1:]
FILES = sorted(file.name for file in (PACKAGE / "locales" / "en").iterdir())
IN_THE_BROWSER = ("web", "lobby", "screen", "replay", "rulebook", "siberia-map", "siberia-board")
BUILT = re.compile(r"`((?:[a-z]+-)+(?:\$\{[^}`]*\}[a-z0-9-]*)+)`")  # `lobby-kind-${kind}`
PLACE = re.compile(r"\$\{([^}]*)\}")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own names)
        self.found.add(node.id.name)


def variables(node: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    return tuple(parse((PACKAGE / "locales" / language / file).read_text(encoding="utf-8")).body)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


def every_message(language: str) -> Iterator[tuple[str, ast.Message]]:
    for file in FILES:
        yield from messages(language, file).items()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (PACKAGE / "locales" / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read_and_every_id_is_there_once(language: str, file: str) -> None:
    found = entries(language, file)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file))


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_needs_what_the_english_one_does_not_get(language: str) -> None:
    english = {name: variables(message) for name, message in every_message("en")}
    for name, message in every_message(language):
        given = english[name] if name != "name" else set(LANGUAGES)
        for variable in variables(message):
            argument = variable.partition("_")[0]  # $resource_genitive is a form of $resource
            assert variable in given or argument in given, f"{name} in {language} uses ${variable}"


def test_a_sentence_takes_the_case_of_a_piece_that_it_needs() -> None:
    tokyo = named({"en": "Tokyo", "pl": "Tokio", "de": "Tokio", "pt": "Tóquio"})
    coal = Message("siberia-column-coal")
    sold = Message("siberia-log-sell", {"player": "Ana", "count": 2, "resource": coal, "place": tokyo, "money": 8000})
    assert "węgla" in t(sold, "pl")  # the genitive; the name alone is "węgiel"
    assert t(coal, "pl") == "węgiel"
    assert all("Ana" in t(sold, language) for language in LANGUAGES)


@pytest.mark.parametrize("prefix", IN_THE_BROWSER)
def test_every_message_of_the_client_has_words_and_all_words_are_used(prefix: str) -> None:
    sources = "\n".join(p.read_text(encoding="utf-8") for p in WEB.rglob("*") if p.suffix in (".ts", ".svelte"))
    known = set(messages("en", f"{prefix}.ftl"))
    sent = set(re.findall(rf"['\"`]({prefix}-[\w-]+)['\"`]", sources))
    assert sent <= known
    built = [re.compile(PLACE.sub(filled, template)) for template in BUILT.findall(sources)]
    assert {name for name in known - sent if not any(pattern.fullmatch(name) for pattern in built)} == set()


def filled(place: re.Match[str]) -> str:
    """What can stand in an id that the client builds: a game's name, or another single word."""
    return f"(?:{'|'.join(registry.NAMES)})" if "game" in place[1] else "[a-z0-9_]+"
