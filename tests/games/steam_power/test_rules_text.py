"""The rules text of Steam Power is complete: every number once, every reference good, every figure stated, and examples
that add up."""

from __future__ import annotations

import re

import pytest

from roundhouse.core.hexes import distance, hex_id, neighbour, read_hex, read_shape
from roundhouse.core.rulebook import find, paragraphs, plain, read, search
from roundhouse.core.text import LANGUAGES

TEXT = read("steam_power")
BOOK = paragraphs(TEXT)

# How many paragraphs each section has. The last two are ours; there are no rulings 6 and 19.
SECTIONS = {1: 7, 2: 3, 3: 4, 4: 8, 5: 2, 6: 7, 7: 2, 8: 1, 9: 4, 10: 5, 11: 4}
RULES = [f"SP-{section}.{i}" for section, count in SECTIONS.items() for i in range(1, count + 1)]
RULINGS = [f"SP-R{i}" for i in range(1, 35) if i not in (6, 19)]

# The corner of a map on which both examples are played.
CITIES = ("b3", "c1", "c5", "d2", "d5")
CONNECTION = "A connection with a crossing"
CONTRACT = "A contract, paid for"


def text_of(number: str) -> str:
    (paragraph,) = find(BOOK, number)
    return paragraph.text


def under(heading: str, text: str = TEXT) -> str:
    return text.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a text, without their heads."""
    tables = re.findall(r"^\|.*\n\|[ :|-]+\|\n((?:\|.*(?:\n|$))+)", text, flags=re.MULTILINE)
    lines = [line for table in tables for line in table.splitlines()]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def fences(text: str) -> list[list[str]]:
    """What stands between fences, line by line, without what is said about a move."""
    found = re.findall(r"^```\n(.*?)\n```$", text, flags=re.DOTALL | re.MULTILINE)
    return [[re.split(r"(?<=\S) {2,}", line)[0] if line[0] in "p*" else line for line in f.splitlines()] for f in found]


def behind(cell: str, edge: int) -> str:
    place = read_hex(cell)
    assert place is not None
    return hex_id(*neighbour(*place, edge))


def ends(cell: str, shape: str) -> set[str]:
    assert read_shape(shape) >= 0
    return {behind(cell, int(edge)) for edge in shape.split("-")}


def test_every_number_is_there_once_and_in_order() -> None:
    assert [p.number for p in BOOK if p.number] == RULES + RULINGS


def test_every_section_has_one_heading_in_order() -> None:
    headings = re.findall(r"^## (SP-\S+) \S", TEXT, flags=re.MULTILINE)
    assert headings == [f"SP-{section}" for section in SECTIONS] + ["SP-R"]


def test_every_paragraph_stands_under_its_own_heading() -> None:
    for paragraph in BOOK:
        if paragraph.number:
            section = "SP-R" if paragraph.number in RULINGS else paragraph.number.split(".")[0]
            assert paragraph.section == section, paragraph.number


def test_no_paragraph_is_empty() -> None:
    assert [p.number for p in BOOK if len(p.text.split()) < 2] == []


def test_every_number_mentioned_exists() -> None:
    known = {*RULES, *RULINGS, *(f"SP-{section}" for section in SECTIONS), "SP-R"}
    mentioned = set(re.findall(r"SP-[A-Z0-9]+(?:\.[0-9]+)?", TEXT))
    assert mentioned - known == set()
    assert re.findall(r"(?<![A-Z]-)\bR[0-9]+", TEXT) == []  # always in full, so that it can be linked


# The rulings that complete a rule.
@pytest.mark.parametrize(
    ("rule", "rulings"),
    [
        ("1.6", (1,)),
        ("1.7", (15, 28, 32)),
        ("3.2", (26, 29, 34)),
        ("3.3", (14,)),
        ("4.1", (2, 5)),
        ("4.2", (4,)),
        ("4.3", (3, 20)),
        ("4.4", (16,)),
        ("4.6", (17, 18)),
        ("4.7", (22,)),
        ("4.8", (21,)),
        ("5.1", (7,)),
        ("6.2", (14,)),
        ("6.3", (8,)),
        ("6.4", (9, 23)),
        ("6.6", (10, 11, 24, 25)),
        ("7.2", (12, 27, 33)),
        ("9.2", (13, 30, 34)),
        ("9.3", (31,)),
        ("11.3", (9,)),
        ("11.4", (29, 30)),
    ],
)
def test_a_rule_names_its_rulings(rule: str, rulings: tuple[int, ...]) -> None:
    assert {f"SP-R{ruling}" for ruling in rulings} == set(re.findall(r"SP-R\d+", text_of(rule)))


def test_every_ruling_is_named_by_a_rule() -> None:
    named = {ruling for rule in RULES for ruling in re.findall(r"SP-R\d+", text_of(rule))}
    assert named == set(RULINGS)


def test_every_ruling_gives_one_reason() -> None:
    for ruling in RULINGS:
        before, *reasons = text_of(ruling).split("*Why:* ")
        assert before.strip(), ruling
        assert len(reasons) == 1, ruling
        assert reasons[0].endswith("."), ruling


@pytest.mark.parametrize(
    ("number", "figures"),
    [
        ("1.3", ["7", "7", "7", "7", "5"]),
        ("3.2", ["14", "11", "9", "8"]),
        ("4.1", ["$0", "$2", "$4"]),
    ],
)
def test_the_tables_have_the_figures_of_the_rulebooks(number: str, figures: list[str]) -> None:
    assert [row[-1] for row in rows(text_of(number))] == figures


def test_a_vp_city_is_shared_4_2_1_1_0() -> None:
    assert rows(text_of("3.3"))[-5:] == [["1", "4"], ["2", "2"], ["3", "1"], ["4", "1"], ["5", "0"]]


def test_the_track_tiles_are_80_10_10() -> None:
    table = rows(text_of("1.6"))
    assert [row[0] for row in table[:3]] == ["80", "10", "10"]
    assert [row[2] for row in table[3:6]] == ["3", "6", "6"]


def test_a_path_may_be_crossed_where_the_edges_interleave() -> None:
    """Worked out here for all pairs of edges: one end of the new path lies between the ends of the old one."""
    straight, gentle, sharp = rows(text_of("1.6"))[6:]
    assert sharp[1:] == ["never", "never"]
    pairs = [(a, b) for a in range(6) for b in range(a + 1, 6)]
    for told, old in ((straight, (0, 3)), (gentle, (0, 2))):
        crossing = [p for p in pairs if not {*p} & {*old} and (old[0] < p[0] < old[1]) != (old[0] < p[1] < old[1])]
        lengths = {3: told[1], 2: told[2], 4: told[2]}
        for a, b in crossing:
            assert f"`{a}-{b}`" in lengths[b - a]
        assert len(re.findall("`", told[1] + told[2])) == 2 * len(crossing)


@pytest.mark.parametrize(
    ("number", "stated"),
    [
        ("1.1", "18 locomotives"),
        ("1.1", "15 factories"),
        ("1.2", "three maps"),
        ("1.3", "33 city tiles"),
        ("1.3", "worth 4 victory points"),
        ("1.4", "120 resources, 30 in each of four colours"),
        ("1.5", "48 contracts"),
        ("1.6", "100 track tiles"),
        ("2.2", "5 contracts"),
        ("2.2", "$5"),
        ("3.1", "exactly two actions"),
        ("4.7", "always costs $2"),
        ("5.1", "5 resources"),
        ("6.4", "for $5"),
        ("6.6", "4, 5 or 6 resources"),
        ("7.1", "Draw 2 contracts"),
        ("8.1", "$3"),
        ("9.1", "ten together"),
        ("9.2", "8 turns"),
        ("9.4", "2 VP for each flipped city"),
        ("11.1", "`great_lakes`, as is usual"),
        ("11.2", "`3`, as is usual"),
        ("11.3", "`off`, as is usual"),
        ("11.4", "usually 100"),
        ("R16", "16 locomotives"),
        ("R29", "round 100"),
        ("R32", "At most six"),
        ("R34", '"contracts", "round_limit" and, with one player, "solo"'),
    ],
)
def test_the_figures_are_stated(number: str, stated: str) -> None:
    assert stated in text_of(number)


def test_the_notation_shows_a_line_for_every_verb() -> None:
    lines = [row[0] for i in (3, 4, 5) for row in rows(text_of(f"10.{i}"))]
    assert len(lines) == len(set(lines))
    assert {line.strip("`").split()[0] for line in lines} == {
        *("city", "first", "draw", "engine", "aside", "track", "cross", "replace", "remove", "end"),
        *("factory", "fulfil", "bring", "pay", "contracts", "from", "money", "skip"),
    }


def test_the_connection_of_the_example_leads_from_city_to_city_and_costs_four() -> None:
    the_map, played = fences(under(CONNECTION))
    assert tuple(re.findall(r"\((\w+)\)", "\n".join(the_map))) == ("b3", "c1", "c5", "d2", "d5")
    assert played == ["p1 track c2 1-4", "p1 cross c3 1-4", "p1 track c4 1-4", "p1 end"]
    assert ends("c3", "0-3") == {"b3", "d2"}  # Boris's
    assert ends("c2", "1-4") == {"c1", "c3"}
    assert ends("c3", "1-4") == {"c2", "c4"}
    assert ends("c4", "1-4") == {"c3", "c5"}
    assert "d2" in {behind("c2", edge) for edge in range(6)}  # beside it, but not joined
    assert "$5 − $2 − $2 = $1" in under(CONNECTION)


def test_only_c5_and_d5_of_the_example_form_a_group() -> None:
    places = {city: read_hex(city) for city in CITIES}
    near = {(a, b) for a, p in places.items() for b, q in places.items() if a < b and p and q and distance(p, q) == 1}
    assert near == {("c5", "d5")}


def test_the_other_connections_of_the_example_can_be_built() -> None:
    assert ends("b2", "1-4") == {"b3", "b1"}  # Boris's second
    assert ends("b1", "1-3") == {"b2", "c1"}
    assert ends("b4", "2-4") == {"b3", "c5"}  # Clara's


def test_the_payments_of_the_example_add_up() -> None:
    """Factory, then the way. Orange: Boris 1, Clara 1. Grey: Clara 1, Boris 1 and Clara 1. White: the bank 5."""
    *each, together = rows(under(CONTRACT))
    money = [[int(cell.strip("$")) for cell in row[2:]] for row in each]
    assert money == [[0, 0, 0], [0, 0, 5], [1, 1, 0], [1, 2, 0]]
    total = [sum(column) for column in zip(*money, strict=True)]
    assert [int(cell.strip("$")) for cell in together[2:]] == total == [2, 3, 5]
    assert f"Anna pays ${sum(total)}" in under(CONTRACT)
    assert f"$11 − $10 + $8 = ${11 - 10 + 8}" in under(CONTRACT)


def test_the_score_of_the_example_adds_up() -> None:
    *each, together = [int(row[1]) for row in rows(under("A score, added up"))]
    assert each == [38, 3 * 2, 4 + 1, 17 // 5]
    assert together == sum(each) == 52


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_examples_are_the_same_in_every_language(language: str) -> None:
    assert fences(read("steam_power", language)) == fences(TEXT)
    assert len(fences(TEXT)) == 3


def test_a_reader_finds_crossings_and_groups_by_word() -> None:
    assert "SP-4.7" in [p.number for p in search(BOOK, "crossing")]
    assert "SP-4.8" in [p.number for p in search(BOOK, "form a group")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_text_can_be_shown_in_eighty_columns(language: str) -> None:
    shown = plain(paragraphs(read("steam_power", language)), 80)
    assert max(map(len, shown.splitlines())) <= 80
    assert "**" not in shown
