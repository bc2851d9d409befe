"""The rules text of Siberia is complete: every number once, every reference good, every figure stated."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from roundhouse.core.rulebook import find, paragraphs, plain, read, search

DATA = tomllib.loads((files("roundhouse") / "games/siberia/data/siberia.toml").read_text(encoding="utf-8"))
TEXT = read("siberia")
BOOK = paragraphs(TEXT)

# How many paragraphs each section has. SI-8 and SI-9 are ours; there is no ruling 5.
SECTIONS = {1: 7, 2: 4, 3: 2, 4: 10, 5: 1, 6: 1, 7: 1, 8: 6, 9: 2}
RULES = [f"SI-{section}.{i}" for section, count in SECTIONS.items() for i in range(1, count + 1)]
RULINGS = [f"SI-R{i}" for i in range(1, 25) if i != 5]

RESOURCES = ("gas", "coal", "oil", "gold", "diamonds")
PERSONS = ("manager", "logistics", "salesman", "worker", "investor")


def text_of(number: str) -> str:
    (paragraph,) = find(BOOK, number)
    return paragraph.text


def rows(number: str) -> list[list[str]]:
    lines = [line for line in text_of(number).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_number_is_there_once_and_in_order() -> None:
    assert [p.number for p in BOOK if p.number] == RULES + RULINGS


def test_every_section_has_one_heading_in_order() -> None:
    headings = re.findall(r"^## (SI-\S+) \S", TEXT, flags=re.MULTILINE)
    assert headings == [f"SI-{section}" for section in SECTIONS] + ["SI-R"]


def test_every_paragraph_stands_under_its_own_heading() -> None:
    for paragraph in BOOK:
        if paragraph.number:
            section = "SI-R" if paragraph.number in RULINGS else paragraph.number.split(".")[0]
            assert paragraph.section == section, paragraph.number


def test_no_paragraph_is_empty() -> None:
    assert [p.number for p in BOOK if len(p.text.split()) < 2] == []


def test_every_number_mentioned_exists() -> None:
    known = {*RULES, *RULINGS, *(f"SI-{section}" for section in SECTIONS), "SI-R"}
    mentioned = set(re.findall(r"SI-[A-Z0-9]+(?:\.[0-9]+)?", TEXT))
    assert mentioned - known == set()
    assert re.findall(r"(?<![A-Z]-)\bR[0-9]+", TEXT) == []  # always in full, so that it can be linked


# Where the specification of a rule names the rulings that complete it.
@pytest.mark.parametrize(
    ("rule", "rulings"),
    [
        ("2.1", (7,)),
        ("3.1", (1,)),
        ("4.1", (17,)),
        ("4.3", (2,)),
        ("4.4", (9, 20)),
        ("4.5", (6,)),
        ("4.6", (8, 21)),
        ("4.7", (10,)),
        ("4.8", (10,)),
        ("4.9", (11,)),
        ("4.10", (3, 4, 22)),
        ("5.1", (12,)),
        ("6.1", (14, 24)),
        ("7.1", (13, 15, 18, 23)),
        ("9.2", (18,)),
    ],
)
def test_a_rule_names_its_rulings(rule: str, rulings: tuple[int, ...]) -> None:
    for ruling in rulings:
        assert re.search(rf"SI-R{ruling}\b", text_of(rule)), ruling


def test_every_ruling_gives_one_reason() -> None:
    for ruling in RULINGS:
        before, *reasons = text_of(ruling).split("*Why:* ")
        assert before.strip(), ruling
        assert len(reasons) == 1, ruling
        assert reasons[0].endswith("."), ruling


def test_si_1_3_the_cubes_are_18_16_14_12_10_and_70_together() -> None:
    assert rows("1.3") == [["gas", "18"], ["coal", "16"], ["oil", "14"], ["gold", "12"], ["diamonds", "10"]]
    assert "70 resource cubes" in text_of("1.3")


def test_si_1_4_the_token_table_adds_up_to_56_and_14_managers_make_70() -> None:
    table = rows("1.4")
    assert [row[0] for row in table] == [*PERSONS[1:], "together"]
    counts = [[int(cell) for cell in row[1:]] for row in table]
    assert counts[:4] == [[3, 3, 3, 3, 2, 14]] * 4
    assert counts[4] == [sum(column) for column in zip(*counts[:4], strict=True)] == [12, 12, 12, 12, 8, 56]
    for stated in ("70 action tokens", "14 are managers", "other 56"):
        assert stated in text_of("1.4")


@pytest.mark.parametrize(
    ("number", "stated"),
    [
        ("1.1", "Two to four"),
        ("1.1", "six pawns"),
        ("1.2", "fourteen areas"),
        ("1.2", "two arrows"),
        ("1.5", "20 investment tokens, two for each of the ten actions"),
        ("1.5", "8 closing tokens"),
        ("1.6", "Six exchanges"),
        ("1.6", "all five resources"),
        ("1.6", "ten in all"),
        ("1.6", "3,000 for gas"),
        ("1.7", "ten columns"),
        ("1.7", "two spaces"),
        ("2.1", "28 cubes on the map"),
        ("2.1", "remaining 42"),
        ("2.3", "four are turned up"),
        ("2.4", "four pawns in the pool"),
        ("3.1", "draws six tokens"),
        ("4.6", "three steps"),
        ("4.10", "6,000"),
        ("6.1", "more than 10"),
        ("6.1", "64 of the 70"),
        ("7.1", "8 areas are closed, or 3 of the 5 supply spaces are empty"),
        ("9.1", "`exchange_sides`"),
        ("9.2", "`round_limit`"),
        ("9.2", "usually 60"),
        ("R18", "round 60"),
        ("R23", 'called "both"'),
    ],
)
def test_the_figures_are_stated(number: str, stated: str) -> None:
    assert stated in text_of(number)


def test_every_action_has_its_paragraph() -> None:
    names = [re.match(r"\*\*(.+?)\*\*", text_of(f"4.{i}")) for i in range(4, 11)]
    assert [name and name[1] for name in names] == [
        "Research",
        *(person.capitalize() for person in PERSONS),
        "Gas, coal, oil, gold, diamonds",
    ]


def test_the_notation_shows_a_line_for_every_verb() -> None:
    lines = [row[0] for i in range(3, 7) for row in rows(f"8.{i}")]
    assert len(lines) == len(set(lines))
    assert all(re.fullmatch(r"`[a-z0-9/> ?]+`", line) for line in lines)
    assert {line.strip("`").split()[0] for line in lines} == {
        *("first", "cube", "open", "draw", "side", "place", "pass", "research", "find", "logistics", "move", "stop"),
        *("manager", "salesman", "worker", "investor", "gas", "discard"),
    }


def test_the_worked_round_uses_only_verbs_of_the_notation() -> None:
    (example,) = re.findall(r"```\n(.*?)```", TEXT, flags=re.DOTALL)
    verbs = {row[0].strip("`").split()[0] for row in rows("8.5")}
    played = [re.match(r"(p[12]) (\S+)", line) for line in example.splitlines()]
    assert all(line and line[2] in verbs for line in played)
    assert [line[1] for line in played if line and line[2] not in ("find", "move", "stop")] == ["p1", "p2"] * 4


def test_the_places_and_prices_named_in_examples_are_those_of_the_data() -> None:
    areas = {area["id"]: area["neighbours"] for area in DATA["area"]}
    prices = {exchange["id"]: exchange["prices"] for exchange in DATA["exchange"]}
    steps = {**areas, "vladivostok": DATA["vladivostok"]["exits"]}
    for start, goal in re.findall(r"\bmove (\w+)>(\w+)", TEXT):
        assert goal in steps[start]
    for start, goal in re.findall(r"\bsalesman (\w+)>(\w+)", TEXT):
        assert start in {"pool", *steps, *prices}
        assert goal in prices
    for area in re.findall(r"\bfind gas (\w+)", TEXT):
        assert area in areas
    assert prices["tokyo"]["gas"] == 3000
    assert set(prices["frankfurt"]) == set(RESOURCES)


def test_a_reader_finds_jokers_and_closed_areas_by_word() -> None:
    assert "SI-4.5" in [p.number for p in search(BOOK, "joker")]
    assert "SI-5.1" in [p.number for p in search(BOOK, "closed area")]


def test_the_whole_text_can_be_shown_in_eighty_columns() -> None:
    shown = plain(BOOK, 80)
    assert max(map(len, shown.splitlines())) <= 80
    assert "**" not in shown
    assert "SI-4.3  All other actions" in shown
