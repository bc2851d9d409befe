"""The table of SteamRollers in a terminal: the map stroke by stroke, on a map of six hexes and six cities, and what is
written below it."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse.core import text
from roundhouse.core.hexes import EDGES, hex_id, neighbour, read_hex
from roundhouse.core.options import settle
from roundhouse.core.registry import game
from roundhouse.core.state import OVER, SPECTATOR, legal_list
from roundhouse.core.text import LANGUAGES
from roundhouse.games.steamrollers.network import draw_track
from roundhouse.games.steamrollers.notation import SHAPES
from roundhouse.games.steamrollers.position import ACT, CHOOSE, START
from roundhouse.games.steamrollers.state import Board, SteamRollersState
from roundhouse.games.steamrollers.terminal import BORDERS, HIGH, WIDE, draw, map_lines

STEAMROLLERS = game("steamrollers")
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
ALL_ON = {"coal": "on", "orders": "on", "starting_tiles": "on", "walls": "hard"}

# a hex and a city in each region
HEXES = ("a1", "a3", "b1", "b3", "c1", "c3")
CITIES = ("a2", "a4", "b2", "b4", "c2", "c4")
TOWNS = (1, 4)
EMPTY = r"""
 ___ ___ ___ ___ ___ ___ ___ ___
|               |               |
|  a1:1    [1]  | (a3):2   [2]  |
|___ ___ ___ ___|___ ___ ___ ___|___
    |               |               |
    |  b1:3    [3]  |  b3:4    [4]  |
 ___|___ ___ ___ ___|___ ___ ___ ___|
|               |               |
| (c1):5   [5]  |  c3:6    [6]  |
|___ ___ ___ ___|___ ___ ___ ___|
"""
# what the fifteen tracks look like on b3, below which two regions end
TRACKS = {
    "0-3": ("    /  ", "   /   ", "__/ ___"),
    "1-4": ("       ", "-------", "___ ___"),
    "2-5": ("  \\    ", "   \\   ", "___ \\__"),
    "0-2": ("    /  ", "   +   ", "___ \\__"),
    "1-3": ("       ", "   +---", "__/ ___"),
    "2-4": ("       ", "---+   ", "___ \\__"),
    "3-5": ("  \\    ", "   +   ", "__/ ___"),
    "0-4": ("    /  ", "---+   ", "___ ___"),
    "1-5": ("  \\    ", "   +---", "___ ___"),
    "0-1": ("    /  ", "   +---", "___ ___"),
    "1-2": ("       ", "   +---", "___ \\__"),
    "2-3": ("       ", "   +   ", "__/ \\__"),
    "3-4": ("       ", "---+   ", "__/ ___"),
    "4-5": ("  \\    ", "---+   ", "___ ___"),
    "0-5": ("  \\ /  ", "   +   ", "___ ___"),
}


def small_board(
    hexes: tuple[str, ...],
    cities: tuple[str, ...],
    regions: tuple[int, ...],
    towns: tuple[int, ...],
    walls: tuple[tuple[int, int], ...] = (),
) -> Board:
    """A board with this map for two players; chart 1 has these walls, as (hex, edge)."""
    index = {read_hex(name): i for i, name in enumerate(hexes + cities)}
    places = [place for place in map(read_hex, hexes) if place is not None]
    neighbours = tuple(tuple(index.get(neighbour(*place, edge), -1) for edge in range(EDGES)) for place in places)
    order = ((0, 0, 0, 0, 0), 0)
    return Board(
        2,
        hexes,
        regions,
        towns,
        neighbours,
        "hard",
        (walls, *[()] * 5),
        ((),) * 6,
        ((True, True),) * 6,
        ((0, 0),) * 6,
        ((order, order),) * 6,
        (False, False, False, 3, 50),
        "",
    )


def sheet(*tracks: str, walls: tuple[tuple[str, int], ...] = ()) -> list[str]:
    """The lines of the small map with these tracks of the first player, such as `a1 0-3`."""
    chart = tuple((HEXES.index(name), edge) for name, edge in walls)
    s = small_board(HEXES, CITIES, tuple(range(6)), TOWNS, chart).new_state()
    assert isinstance(s, SteamRollersState)
    s.chart = 1
    for track in tracks:
        name, shape = track.split()
        draw_track(s, 0, HEXES.index(name), SHAPES.index(shape))
    return map_lines(s, 0)


def cell(lines: list[str], id: str) -> tuple[str, ...]:
    """The seven columns and three lines of a hex of the small map."""
    place = read_hex(id)
    assert place is not None
    row, column = place
    left = 8 * (column - 1) + (4 if row % 2 else 0) + 1
    return tuple(line.ljust(40)[left : left + WIDE] for line in lines[HIGH * row + 1 : HIGH * row + 1 + HIGH])


def playing(players: int, **options: str) -> SteamRollersState:
    """A real game before its first action, with all sides of tiles up that are called a."""
    s = STEAMROLLERS.board(players, settle(STEAMROLLERS.options, options), STEAMROLLERS.load_data()).new_state()
    assert isinstance(s, SteamRollersState)
    for tile in range(6):
        s.side[tile] = 0
    return s


def line_with(s: SteamRollersState, start: str, viewer: int = 0) -> str:
    """The one line of the drawing that starts so."""
    found = [line.strip() for line in draw(s, viewer, NAMES).split("\n") if line.strip().startswith(start)]
    assert len(found) == 1, found
    return found[0]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "spoken", lambda: "en")


def test_an_empty_sheet_shows_names_regions_towns_and_cities() -> None:
    assert sheet() == EMPTY.strip("\n").split("\n")


@pytest.mark.parametrize("shape", TRACKS)
def test_a_track_has_a_stroke_at_each_of_its_ends(shape: str) -> None:
    assert cell(sheet(f"b3 {shape}"), "b3") == TRACKS[shape]


def test_all_shapes_are_tried() -> None:
    assert set(TRACKS) == set(SHAPES)


def test_two_tracks_that_meet_are_one_line() -> None:
    lines = sheet("b1 0-3", "c1 0-3")
    assert [line[1:13] for line in lines[4:10]] == [
        "   |    /   ",
        "   |   /    ",
        "___|__/ ___ ",
        "    /       ",
        "   O      [5",
        "__/ ___ ___ ",
    ]


def test_track_is_drawn_up_to_the_city_that_it_reaches() -> None:
    assert sheet("a1 1-4")[2] == "-----------[1]  | (a3):2   [2]  |"
    assert cell(sheet("b1 0-2"), "a2") == ("       ", "  [1]  ", "__/ ___")
    assert cell(sheet("b1 0-2"), "c2") == ("  \\    ", "  [5]  ", "___ ___")


def test_track_through_a_town_shows_the_town() -> None:
    assert cell(sheet("a3 1-4"), "a3")[1] == "---O---"
    assert cell(sheet("a3 0-2"), "a3")[1] == "   O   "


def test_only_the_own_track_is_on_a_sheet() -> None:
    s = small_board(HEXES, CITIES, tuple(range(6)), TOWNS).new_state()
    assert isinstance(s, SteamRollersState)
    draw_track(s, 1, 0, SHAPES.index("1-4"))
    assert map_lines(s, 0) == EMPTY.strip("\n").split("\n")
    assert map_lines(s, 1)[2].startswith("-----------[1]")


def test_a_wall_stands_on_the_edge_between_its_hexes() -> None:
    lines = sheet(walls=(("b1", 3), ("a3", 4)))
    assert lines[6] == " ___|### ___ ___ ___|___ ___ ___ ___|"
    assert [line[16] for line in lines[1:4]] == ["#", "#", "#"]
    assert sum(line.count("#") for line in lines) == 6


def test_track_ends_at_a_wall_and_leaves_it_whole() -> None:
    assert cell(sheet("b1 0-3", walls=(("b1", 3),)), "b1") == ("    /  ", "  //   ", "### ___")
    assert cell(sheet("b1 3-4", walls=(("b1", 3),)), "b1") == ("       ", "--/+   ", "### ___")
    assert cell(sheet("b3 1-2", walls=(("b3", 2),)), "b3") == ("       ", "   +\\--", "___ ###")
    assert sheet("a3 4-5", walls=(("a3", 4),))[2] == "|  a1:1    [1]  #---O      [2]  |"


def test_a_city_is_not_joined_over_a_wall() -> None:
    walled = sheet("a3 1-4", "b1 0-2", walls=(("a3", 4), ("b1", 0)))
    assert cell(walled, "a2") == ("       ", "  [1]  ", "### ___")
    assert cell(walled, "a4")[1] == "--[2]  "


def test_lines_between_hexes_are_the_same_from_both_sides() -> None:
    for edge, cells in enumerate(BORDERS):
        row, column = neighbour(0, 5, edge)
        x, y = 8 * (column - 5) + (4 if row % 2 else 0), HIGH * row
        other = [(x + c, y + line) for c, line in BORDERS[(edge + 3) % EDGES]]
        assert sorted(other) == sorted(cells), f"edge {edge}"


def test_a_map_that_is_too_wide_comes_in_parts_with_every_hex_whole() -> None:
    cities = tuple(f"a{column}" for column in (2, 8, 14, 20, 26, 32))
    places = (hex_id(row, column) for row in range(2) for column in range(1, 34))
    hexes = tuple(name for name in places if name not in cities)
    s = small_board(hexes, cities, (0,) * len(hexes), (0,)).new_state()
    assert isinstance(s, SteamRollersState)
    lines = map_lines(s, 0)
    assert max(len(line) for line in lines) <= 100
    for name in [*(f"{name}:1" for name in hexes[1:]), *(f"[{city}]" for city in range(1, 7))]:
        assert any(f" {name} " in f" {line} ".replace("|", " ") for line in lines), name


def test_who_watches_sees_the_sheet_of_the_player_on_turn() -> None:
    s = playing(3)
    s.turn = 2
    assert line_with(s, "Sheet", SPECTATOR) == "Sheet of p3 Cleo"
    assert line_with(s, "Sheet", 1) == "Sheet of p2 Ben"


def test_the_goods_of_a_city_are_letters() -> None:
    s = playing(2)
    s.goods[0], s.goods[4], s.goods[5], s.goods[6 * 5 + 3] = 2, 1, 1, 1
    assert line_with(s, "[1]Y") == "[1]Y: RRSC  [2]R: -  [3]S: -  [4]S: -  [5]G: -  [6]B: Y"


def test_alone_goods_lie_in_the_order_of_their_row() -> None:
    s = playing(1)
    s.row[3], s.row[4], s.row[5] = 5, 2, 4  # city 2: grey, blue, yellow
    assert "[2]R: SBY" in line_with(s, "[1]Y")


def test_dice_are_told_apart_by_who_has_them() -> None:
    s = playing(3)
    s.phase, s.hidden = CHOOSE, 1
    s.dice[2], s.dice[5] = 2, 1
    assert line_with(s, "White") == "White dice: 3 3 6; black die: straight, sharp curve"
    s.phase, s.die, s.first_die = ACT, 2, 5
    s.seized, s.seizer = 4, 2
    held = "White dice: 3 3 6; in hand: 2; then: 5; p3 holds a 4; black die: straight, sharp curve"
    assert line_with(s, "White") == held
    s.die, s.first_die, s.second_die, s.seized = 0, 1, 5, 0
    assert line_with(s, "White") == "White dice: 3 3 6; in hand: 1 5; black die: straight, sharp curve"


def test_a_tile_tells_where_it_is_and_whether_it_works() -> None:
    s = playing(2)
    s.owner[0], s.owner[4] = 1, 0
    s.sideways = 1
    s.used = 1 << 4
    assert line_with(s, "1a").split("  ")[-1] == "p2, sideways"
    assert line_with(s, "5a").split("  ")[-1] == "p1, not in this turn"
    assert line_with(s, "4a").split("  ")[-1] == "pool"
    assert line_with(s, "4a").startswith("4a  Any distance")
    s.side[3] = 1
    assert line_with(s, "4b").startswith("4b  Engine +1")
    assert " infinity " in line_with(s, "4b")


def test_orders_and_starting_tiles_are_shown_while_they_are_there() -> None:
    s = playing(2, orders="on", starting_tiles="on")
    assert "Orders" not in draw(s, 0, NAMES)
    s.offer[2] = 0
    s.order_owner[2] = 1
    s.sheet.order_points[4] = 3
    for colour, count in enumerate((1, 2, 0, 0, 1)):
        s.sheet.order_goods[4 * 5 + colour] = count
    assert line_with(s, "Orders") == "Orders: 3a RBBS +3 p2"
    s.phase, s.starts = START, 0b10101
    assert line_with(s, "Starting") == "Starting tiles: engine, 2 points, own cargo"


def test_a_row_for_each_player_has_boxes_strength_and_points() -> None:
    s = playing(2)
    s.boxes[0] = 0b101101
    s.owner[3], s.side[3] = 0, 1
    s.delivered[0], s.network[0], s.extra[0] = 13, 9, 2
    s.sheet.tile_points[7] = -2
    title = line_with(s, "boxes").split()
    assert title == ["boxes", "strength", "points", "deliveries", "network", "engine", "tiles", "orders", "start"]
    # 13 + 9 + 1 for four boxes - 2 + 2; the strength is four boxes and tile 4b
    assert line_with(s, "p1 Ana").split() == ["p1", "Ana", "1-34-6", "5", "23", "13", "9", "1", "-2", "0", "2"]
    assert line_with(s, "p2 Ben").split() == ["p2", "Ben", "------", *["0"] * 8]


def test_a_network_is_told_by_its_connections() -> None:
    s = small_board(HEXES, CITIES, tuple(range(6)), TOWNS).new_state()
    assert isinstance(s, SteamRollersState)
    assert line_with(s, "p1:") == "p1: no track"
    draw_track(s, 0, HEXES.index("a3"), SHAPES.index("1-4"))
    assert line_with(s, "p1:") == "p1: 1 track; joined 1-2 (1 town)"
    draw_track(s, 0, HEXES.index("b1"), SHAPES.index("0-2"))
    s.kept[0], s.kept[5], s.cargo[1] = 2, 1, 4
    told = "p1: 2 tracks; joined 1-2 (1 town), 1-5; goods kept: RRC; own cargo: Y on city 4"
    assert line_with(s, "p1:") == told


def test_eva_has_her_marks_and_points() -> None:
    s = playing(1, eva="4")
    for city, count in enumerate((0, 3, 5, 1, 0, 2)):
        s.marks[city] = count
    s.eva_points = 7
    for tile in range(6):
        s.owner[tile] = 0  # nothing in the pool
    assert line_with(s, "Eva") == "Eva, level 4: 18 points (deliveries 7, engine 3, network 8, tiles 0)"
    assert line_with(s, "marks") == "marks by region  1: 0  2: 3  3: 5  4: 1  5: 0  6: 2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_table_fits_in_every_language(players: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "spoken", lambda: language)
    names = tuple(f"{p} {'Wilhelmine-' * 4}" for p in range(players))
    options = settle(STEAMROLLERS.options, ALL_ON)
    s = STEAMROLLERS.board(players, options, STEAMROLLERS.load_data()).new_state()
    assert isinstance(s, SteamRollersState)
    rng = Random(players)
    for step in range(400):
        if step % 10 == 0 or s.actor() == OVER:
            for line in draw(s, step % players, names).split("\n"):
                assert len(line) <= 100, line
                assert line == line.rstrip()
                assert line.isprintable()
        if s.actor() == OVER:
            break
        s.apply(s.actor(), rng.choice(legal_list(s, s.actor())))
    assert s.round_no > 3
    assert all(line.isascii() for line in map_lines(s, 0))
