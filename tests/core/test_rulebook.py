"""Reading, finding and showing rules, on a small text of no game."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.core import rulebook
from roundhouse.core.message import Message, Problem
from roundhouse.core.rulebook import Paragraph, find, paragraphs, plain, read, search
from roundhouse.core.text import t

TEXT = """# Marbles

A game of *marbles*.

## XX-1 Components

All round.

**XX-1.1** Ten **glass** marbles,
see [the picture](marbles.svg).

**XX-1.2** A bag:

| kind | how many |
| --- | --- |
| `*` chance | one |
| glass | ten, and some more for those who lose them under the cupboard |

- one item that is long enough to go on in a second line
- another

## XX-2 Play

**XX-2.1** Roll. (XX-R3)

```
## not a heading

**XX-9.9** not a paragraph
```

**XX-2.2** Roll again.

## XX-R Rulings

**XX-R3** No pushing. *Why:* the XX-2.1 of it.
"""
BOOK = paragraphs(TEXT)


def numbers(found: list[Paragraph]) -> list[str]:
    return [p.number for p in found]


def refused(number: str) -> Message:
    with pytest.raises(Problem) as problem:
        find(BOOK, number)
    return problem.value.message


def test_paragraphs_come_in_order_and_unnumbered_text_has_an_empty_number() -> None:
    assert numbers(BOOK) == ["", "", "XX-1.1", "XX-1.2", "XX-2.1", "XX-2.2", "XX-R3"]
    assert BOOK[0] == Paragraph("", "Marbles", "A game of *marbles*.")
    assert BOOK[5] == Paragraph("XX-2.2", "XX-2 Play", "Roll again.")


def test_a_paragraph_keeps_its_tables_lists_and_fenced_lines() -> None:
    assert BOOK[3].text.startswith("A bag:\n\n| kind")
    assert BOOK[3].text.endswith("- another")
    assert "**XX-9.9** not a paragraph" in BOOK[4].text


def test_a_paragraph_knows_the_section_it_stands_in() -> None:
    assert [p.section for p in BOOK] == ["", "XX-1", "XX-1", "XX-1", "XX-2", "XX-2", "XX-R"]


def test_a_number_mentioned_inside_a_line_starts_no_paragraph() -> None:
    assert numbers(paragraphs("**XX-1.1** As in **XX-1.2** above.")) == ["XX-1.1"]


def test_an_empty_numbered_paragraph_is_reported_as_empty_not_dropped() -> None:
    assert paragraphs("**XX-1.1**\n\n**XX-1.2** More.")[0] == Paragraph("XX-1.1", "", "")


def test_text_without_anything_has_no_paragraphs() -> None:
    assert paragraphs("") == []


@pytest.mark.parametrize("asked", ["XX-2.1", "xx-2.1", "2.1", " 2.1 "])
def test_a_paragraph_is_found_with_and_without_letters(asked: str) -> None:
    assert numbers(find(BOOK, asked)) == ["XX-2.1"]


@pytest.mark.parametrize("asked", ["XX-R3", "xx-r3", "R3", "r3"])
def test_a_ruling_is_found_with_and_without_letters(asked: str) -> None:
    assert numbers(find(BOOK, asked)) == ["XX-R3"]


@pytest.mark.parametrize("asked", ["XX-1", "xx-1", "1"])
def test_a_section_gives_its_opening_and_all_its_paragraphs(asked: str) -> None:
    assert numbers(find(BOOK, asked)) == ["", "XX-1.1", "XX-1.2"]


def test_the_rulings_are_a_section_too() -> None:
    assert numbers(find(BOOK, "r")) == ["XX-R3"]


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        ("2.7", "XX-1.2, XX-2.1, XX-2.2"),
        ("XX-1.9", "XX-1.1, XX-1.2, XX-2.2"),
        ("9", "XX-1.1, XX-2.1, XX-2.2"),
        ("R4", "XX-1.1, XX-1.2, XX-R3"),
        ("YY-2.1", "XX-1.1, XX-2.1, XX-2.2"),
        ("marble", "XX-1, XX-2, XX-R"),
        ("", "XX-1, XX-2, XX-R"),
        ("1" * 5000, "XX-1, XX-2, XX-R"),
    ],
)
def test_an_unknown_number_is_refused_with_the_nearest_ones(asked: str, nearest: str) -> None:
    assert refused(asked) == Message("rules-unknown-number", {"number": asked[:40], "nearest": nearest})


def test_the_refusal_is_a_sentence() -> None:
    assert t(refused("2.7")) == "There is no rule “2.7”. Near it: XX-1.2, XX-2.1, XX-2.2."


@pytest.mark.slow
@given(st.text() | st.from_regex(r"(?i)(XX-)?(R?[0-9]|[0-3]\.[0-3])", fullmatch=True))
def test_whatever_is_typed_gives_paragraphs_or_a_problem(asked: str) -> None:
    known = {"1", "2", "R", "1.1", "1.2", "2.1", "2.2", "R3"}
    if asked.strip().upper().removeprefix("XX-") in known:
        assert find(BOOK, asked)
    else:
        assert refused(asked).id == "rules-unknown-number"


def test_a_word_is_found_in_any_case_and_without_its_emphasis() -> None:
    assert numbers(search(BOOK, "GLASS marbles")) == ["XX-1.1"]
    assert numbers(search(BOOK, "roll")) == ["XX-2.1", "XX-2.2"]


def test_a_phrase_is_found_across_a_line_break() -> None:
    assert numbers(search(BOOK, "marbles, see the")) == ["XX-1.1"]


def test_nothing_is_found_for_an_absent_or_an_empty_word() -> None:
    assert search(BOOK, "dragon") == []
    assert search(BOOK, "  ") == []


def test_plain_text_has_each_heading_once_and_no_emphasis() -> None:
    shown = plain(find(BOOK, "2"))
    assert shown.count("== XX-2 Play ==") == 1
    assert shown.startswith("== XX-2 Play ==\n\nXX-2.1  Roll. (XX-R3)\n\n    ## not a heading\n")
    assert plain(find(BOOK, "R3")).endswith("XX-R3  No pushing. Why: the XX-2.1 of it.")


def test_plain_text_is_wrapped_and_tables_and_lists_keep_their_shape() -> None:
    table = [
        "kind        how many",
        "`*` chance  one",
        "glass       ten, and some more for those",
        "            who lose them under the",
        "            cupboard",
    ]
    assert plain(find(BOOK, "1.2"), 40).split("\n\n") == [
        "== XX-1 Components ==",
        "XX-1.2  A bag:",
        "\n".join(table),
        "- one item that is long enough to go on\n  in a second line\n- another",
    ]


def test_a_very_narrow_terminal_still_gets_all_words() -> None:
    assert plain(BOOK, 1).split() == plain(BOOK, 200).split()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "games" / "glass_marbles"
    folder.mkdir(parents=True)
    (folder / "rules.en.md").write_text("English", encoding="utf-8")
    (folder / "rules.pl.md").write_text("Zażółć", encoding="utf-8")
    (folder / "data").mkdir()
    monkeypatch.setattr(rulebook, "files", lambda name: tmp_path)
    return folder


def test_rules_are_read_in_the_language_asked_for(package: Path) -> None:
    assert read("glass_marbles", "pl") == "Zażółć"
    assert read("glass-marbles", "pl") == "Zażółć"


@pytest.mark.parametrize("language", ["en", "de", "", "../en", "en/../pl"])
def test_english_stands_in_for_a_missing_language(package: Path, language: str) -> None:
    assert read("glass_marbles", language) == "English"


@pytest.mark.parametrize("game", ["chess", "", "../games/glass_marbles", "."])
def test_a_game_without_rules_text_is_a_problem(package: Path, game: str) -> None:
    with pytest.raises(Problem) as problem:
        read(game)
    assert problem.value.message == Message("rules-no-text", {"game": game})
    assert t(problem.value.message) == f"There is no rules text for “{game}”."


def test_a_word_not_found_has_its_sentence() -> None:
    assert t(Message("rules-word-not-found", {"word": "dragon"})) == "The rules do not mention “dragon”."
