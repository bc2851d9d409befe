"""Every registered game has all its parts: rules in every language, words, and its folder of the browser client."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import roundhouse
from roundhouse.core import registry
from roundhouse.core.rulebook import paragraphs
from roundhouse.core.text import LANGUAGES

PACKAGE = Path(roundhouse.__file__).parent
CLIENT = PACKAGE.parents[1] / "web" / "src" / "games"
FIGURE = re.compile(r"\d+(?:[.,\u00a0\u202f ]\d{3})*")
GAMES = pytest.mark.parametrize("game", registry.NAMES)
TRANSLATIONS = pytest.mark.parametrize("language", LANGUAGES[1:])


def rules(game: str, language: str) -> str:
    return (PACKAGE / "games" / game / f"rules.{language}.md").read_text(encoding="utf-8")


def table_figures(text: str) -> list[int]:
    """All whole numbers in tables, in their order, however a language groups them."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return [int(re.sub(r"\D", "", figure)) for row in rows for figure in FIGURE.findall(row)]


@GAMES
@TRANSLATIONS
def test_the_rules_have_the_same_paragraphs_in_every_language(game: str, language: str) -> None:
    english, translated = paragraphs(rules(game, "en")), paragraphs(rules(game, language))
    assert [p.number for p in translated] == [p.number for p in english]
    assert [p.section for p in translated] == [p.section for p in english]


@GAMES
@TRANSLATIONS
def test_a_translated_paragraph_refers_to_the_same_rules_and_moves(game: str, language: str) -> None:
    prefix = registry.game(game).rules_prefix
    for ours, theirs in zip(paragraphs(rules(game, "en")), paragraphs(rules(game, language)), strict=True):
        for pattern in (rf"{prefix}-R?\d+(?:\.\d+)?", r"(?<!`)`[^`\n]+`"):
            named, translated = re.findall(pattern, ours.text), re.findall(pattern, theirs.text)
            assert sorted(set(named)) == sorted(set(translated)), f"{ours.number} in {language}"


@GAMES
@TRANSLATIONS
def test_the_tables_of_the_rules_have_the_same_figures_in_every_language(game: str, language: str) -> None:
    assert table_figures(rules(game, language)) == table_figures(rules(game, "en"))


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_words_in_every_language(game: str, language: str) -> None:
    assert (PACKAGE / "locales" / language / f"{game}.ftl").is_file()


@GAMES
def test_the_client_has_a_folder_for_the_game_and_shows_it(game: str) -> None:
    assert (CLIENT / game / "index.ts").is_file()
    assert f"'./{game}'" in (CLIENT / "index.ts").read_text(encoding="utf-8")
