"""The printed sheet of SteamRollers: it fits on paper, shows everything, and leaves room for a pencil."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import roundhouse
from roundhouse.core.text import LANGUAGES, bundle
from roundhouse.games.steamrollers.data import load
from roundhouse.games.steamrollers.game import GAME
from roundhouse.games.steamrollers.sheet import LEVELS, SCORE, pages
from roundhouse.games.steamrollers.sheet_map import PENCIL, STRONG, TINTS
from roundhouse.sheets.lettering import can_be_lettered, lettering, width_of
from roundhouse.sheets.shapes import Page, bounds, contrast

DATA = load()
PLAIN = pages(DATA.file, "", "en")[0]
OTHER_MAP = Path(__file__).parent / "worked.toml"
PACKAGE = Path(roundhouse.__file__).parent
PRINTABLE = 5.0  # millimetres from the edge that a usual printer leaves white

EVERY_SHEET = pytest.mark.parametrize(
    ("own", "walls", "language"),
    [*((False, walls, language) for walls in ("", *LEVELS) for language in LANGUAGES), (True, "hard", "de")],
)


@cache
def sheets(own: bool, walls: str, language: str) -> tuple[Page, ...]:
    return pages(load(OTHER_MAP if own else None).file, walls, language)


def named(page: Page) -> dict[str, tuple[float, float, float, float]]:
    """The bounds of everything that has a name; a name is there once."""
    found = [path for path in page.paths if path.name]
    assert len({path.name for path in found}) == len(found)
    return {path.name: bounds(path) for path in found}


@pytest.mark.slow
@EVERY_SHEET
def test_a_sheet_is_an_a4_page_and_everything_on_it_can_be_printed(own: bool, walls: str, language: str) -> None:
    for page in sheets(own, walls, language):
        assert (page.width, page.height) == (210, 297)
        paper, *rest = page.paths
        assert bounds(paper) == (0, 0, 210, 297)
        for path in rest:
            left, top, right, bottom = bounds(path)
            assert min(left, top) >= PRINTABLE, path.name
            assert right <= 210 - PRINTABLE, path.name
            assert bottom <= 297 - PRINTABLE, path.name


@EVERY_SHEET
def test_nothing_that_is_read_or_written_lies_over_anything_else(own: bool, walls: str, language: str) -> None:
    found = named(sheets(own, walls, language)[0])
    assert ("chart" in found) == bool(walls)
    for category in SCORE:
        assert found[f"label-{category}"][2] < found[f"score-{category}"][0]
    map_top = min(found[name][1] for name in found if name.startswith("hex-"))
    map_bottom = max(found[name][3] for name in found if name.startswith("hex-"))
    head = [name for name in ("title", "name", "chart") if name in found]
    assert all(found[name][3] < map_top for name in head)
    assert all(found[name][0] > found["title"][2] for name in head if name != "title")
    if "chart" in found:
        assert found["chart"][3] < found["name"][1]
    assert map_bottom < found["point-1"][1]
    assert found["point-30"][2] < found["point-again"][0]
    assert found["point-again"][3] < found["box-1"][1]
    assert found["boxes"][2] < found["score-deliveries"][0]
    assert found["boxes"][1] > found["box-6"][3]


def test_every_hex_city_and_town_of_the_map_is_drawn_once() -> None:
    found = named(PLAIN)
    hexes = {name.removeprefix("hex-") for name in found if name.startswith("hex-")}
    assert hexes == {*DATA.hex_ids, *DATA.city_ids}
    assert {name for name in found if name.startswith("city-")} == {f"city-{n}" for n in range(1, 7)}
    towns = {name.removeprefix("town-") for name in found if name.startswith("town-")}
    assert towns == {DATA.hex_ids[town] for town in DATA.towns}
    for number, name in enumerate(DATA.city_ids, 1):
        left, top, right, bottom = found[f"city-{number}"]
        x, y = (left + right) / 2, (top + bottom) / 2
        over = found[f"hex-{name}"]
        assert (x, y) == pytest.approx(((over[0] + over[2]) / 2, (over[1] + over[3]) / 2))


def test_hexes_of_a_row_lie_side_by_side() -> None:
    found = named(PLAIN)
    line = 0.25
    d4, d5, e5 = (found[f"hex-{name}"] for name in ("d4", "d5", "e5"))
    assert d5[0] == pytest.approx(d4[2] - line)
    assert (e5[0] + e5[2]) / 2 == pytest.approx(d4[2] - line / 2)  # row e is half a hex further left
    assert 18 < d4[2] - d4[0] < 22  # millimetres: room for a pencil


def test_the_engine_has_six_boxes_and_the_score_a_field_for_each_of_its_parts() -> None:
    found = named(PLAIN)
    assert [name for name in found if name.startswith("box-")] == [f"box-{n}" for n in range(1, 7)]
    assert len(SCORE) == len(GAME.score_categories)
    assert [name for name in found if name.startswith("score-")] == [f"score-{c}" for c in (*SCORE, "total")]
    assert [name for name in found if name.startswith("point-")] == [
        *(f"point-{n}" for n in range(1, 61)),
        "point-again",
    ]


def test_a_pencil_can_be_seen_on_every_region() -> None:
    assert set(DATA.colours) == set(TINTS) == set(STRONG)
    painted = {path.fill for path in PLAIN.paths if path.name.startswith("hex-")}
    assert painted == set(TINTS.values())
    for tint in painted:
        assert contrast(PENCIL, tint) >= 4.5
    for strong in STRONG.values():
        assert contrast(strong, "#ffffff") >= 3  # the large white number of a city


def test_walls_are_drawn_on_the_edges_of_their_chart_and_nowhere_else() -> None:
    plain = set(PLAIN.paths)
    for level in LEVELS:
        for page, chart in zip(pages(DATA.file, level, "en"), DATA.walls[level], strict=True):
            added = [path for path in page.paths if path not in plain and path.name != "chart"]
            assert len(added) == 3 * len(chart)
            edges = [len(path.steps) // 2 for path in added[::3]]
            assert edges == [len(wall) for wall in chart]
    assert DATA.walls["medium"][1][1][0] == ("d5", "d6")
    unnamed = [path for path in pages(DATA.file, "medium", "en")[1].paths if path not in plain and not path.name]
    thick = unnamed[3]  # three lines a wall: the first of the second wall
    (_, top), (_, bottom) = thick.steps[0][1], thick.steps[1][1]
    d5 = named(PLAIN)["hex-d5"]
    # d5/d6 is the eastern edge of d5, half as long as the hex is high
    assert thick.steps[0][1][0] == pytest.approx(d5[2] - 0.125)
    assert abs(bottom - top) == pytest.approx((d5[3] - d5[1] - 0.25) / 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_sheet_can_be_lettered(language: str) -> None:
    ids = re.findall(r"^(print-sheet-\w+) =", locale(language), re.MULTILINE)
    assert len(ids) > 10
    for name in ids:
        pattern = bundle(language).get_message(name).value
        assert pattern is not None
        text, _ = bundle(language).format_pattern(pattern, {"level": "x", "number": 3, "data": "az09_.-"})
        assert can_be_lettered(str(text)), text


def locale(language: str) -> str:
    return (PACKAGE / "locales" / language / "print.ftl").read_text(encoding="utf-8")


def test_every_message_has_words_and_all_words_are_used() -> None:
    known = set(re.findall(r"^(print-[\w-]+) =", locale("en"), re.MULTILINE))
    sources = "\n".join(p.read_text(encoding="utf-8") for p in PACKAGE.rglob("*.py"))
    sent = set(re.findall(r'"(print-[\w-]+)"', sources)) | {f"print-sheet-{name}" for name in (*LEVELS, *SCORE)}
    assert sent == known


def test_letters_keep_to_their_line_and_take_the_room_they_say() -> None:
    left, top, right, bottom = bounds(lettering("HALT", 10, 50, 5, "#000000", weight=0.1))
    assert (left, top, bottom) == pytest.approx((9.75, 44.75, 50.25))
    assert right - left == pytest.approx(width_of("HALT", 5) + 0.5)
    right = bounds(lettering("HALT", 100, 50, 5, "#000000", align="right", weight=0.1))[2]
    assert right == pytest.approx(100.25)
    middle = bounds(lettering("H", 100, 50, 5, "#000000", align="middle"))
    assert (middle[0] + middle[2]) / 2 == pytest.approx(100)
    assert bounds(lettering("Ś", 0, 50, 5, "#000000"))[1] < 44  # the accent stands above
    assert bounds(lettering("ą", 0, 50, 5, "#000000"))[3] > 51  # the hook hangs below


def test_the_sheet_speaks_the_language_that_is_asked_for() -> None:
    widths = {language: named(pages(DATA.file, "", language)[0])["label-orders"][2] for language in LANGUAGES}
    assert len(set(widths.values())) == len(LANGUAGES)
    assert pages(DATA.file, "hard", "de")[2].title == "SteamRollers, Mauern: schwer, Plan 3"
