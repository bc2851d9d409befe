"""Data files in general: what can be wrong with any of them, and how a fault is told."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.core.datafile import (
    FAULT_LIMIT,
    LINE_LIMIT,
    NAME_LIMIT,
    SIZE_LIMIT,
    DataError,
    Fault,
    Faults,
    Kind,
    Shape,
    checked,
    data_file,
    read_header,
    read_id,
    read_names,
    read_text,
    read_toml,
)
from roundhouse.core.message import Message
from roundhouse.core.outline import crossing_lines, inside
from roundhouse.core.text import t

SHOP: Shape = {"owner": Kind.TEXT, "floors": Kind.WHOLE, "width": Kind.NUMBER, "goods": Kind.TABLES}
GOODS: Shape = {"id": Kind.TEXT, "colours": Kind.TEXTS, "outline": Kind.NUMBERS, "veins": Kind.LINES}
TEXT = """
owner = "Ada"
floors = 2
width = 7.5

[[goods]]
id = "tea"
colours = ["green", "black"]
outline = [0, 0, 4, 0.5]
veins = [[1, 2], [3]]

[[goods]]
id = "salt"
colours = []
outline = []
veins = []
"""


def faults_of(text: str) -> list[tuple[str, str]]:
    """Key and message id of each fault of the little shop."""
    faults = Faults("shop.toml")
    try:
        shop = checked(read_toml(text, faults), SHOP, "", faults)
        shop.tables("goods", GOODS, faults)
    except DataError as e:
        return told(e.faults)
    return told(tuple(faults.found))


def told(faults: tuple[Fault, ...]) -> list[tuple[str, str]]:
    for fault in faults:
        assert t(fault.located()).startswith(fault.file)
    return [(fault.key, fault.message.id) for fault in faults]


def edited(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_a_good_file_has_no_faults_and_reads_as_it_is_written() -> None:
    faults = Faults("shop.toml")
    shop = checked(read_toml(TEXT, faults), SHOP, "", faults)
    tea, salt = shop.tables("goods", GOODS, faults)
    assert faults.found == []
    assert (shop.text("owner"), shop.whole("floors"), shop.number("width")) == ("Ada", 2, 7.5)
    assert (tea.texts("colours"), tea.numbers("outline"), tea.lines("veins")) == (
        ("green", "black"),
        (0, 0, 4, 0.5),
        ((1, 2), (3,)),
    )
    assert (salt.key, salt.texts("colours")) == ("goods.salt", ())


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ('owner = "Ada"', "", "owner", "data-missing-key"),
        ("floors = 2", "floors = 2\nflors = 2", "flors", "data-unknown-key"),
        ('owner = "Ada"', "owner = 1", "owner", "data-wrong-kind"),
        ("floors = 2", "floors = 2.0", "floors", "data-wrong-kind"),
        ("floors = 2", "floors = true", "floors", "data-wrong-kind"),
        ("width = 7.5", 'width = "7.5"', "width", "data-wrong-kind"),
        ("width = 7.5", "width = 1979-05-27", "width", "data-wrong-kind"),
        ("width = 7.5", "width = nan", "width", "data-number-range"),
        ("width = 7.5", "width = -inf", "width", "data-number-range"),
        ("floors = 2", f"floors = {10**300}", "floors", "data-number-range"),
        ('"green", "black"', '"green", 5', "goods.tea.colours[2]", "data-wrong-kind"),
        ("[0, 0, 4, 0.5]", "5", "goods.tea.outline", "data-wrong-kind"),
        ("0.5]", "false]", "goods.tea.outline[4]", "data-wrong-kind"),
        ("[1, 2]", "1", "goods.tea.veins[1]", "data-wrong-kind"),
        ("[3]", "[3, inf]", "goods.tea.veins[2][2]", "data-number-range"),
        ("colours = []", "", "goods.salt.colours", "data-missing-key"),
        ("colours = []", "colours = {}", "goods.salt.colours", "data-wrong-kind"),
        ('id = "salt"', "", "goods[2].id", "data-missing-key"),
        ('id = "salt"', "id = 5", "goods[2].id", "data-wrong-kind"),
    ],
)
def test_a_wrong_entry_is_told_with_its_key(old: str, new: str, key: str, message: str) -> None:
    assert faults_of(edited(old, new)) == [(key, message)]


def test_all_faults_are_told_at_once_and_in_the_order_of_the_file() -> None:
    text = TEXT.replace("floors = 2", "floors = false").replace("colours = []", "colour = []")
    assert faults_of(text) == [
        ("floors", "data-wrong-kind"),
        ("goods.salt.colour", "data-unknown-key"),
        ("goods.salt.colours", "data-missing-key"),
    ]


def test_a_table_whose_id_is_used_twice_goes_by_its_number() -> None:
    text = TEXT.replace('id = "salt"', 'id = "tea"').replace("veins = []", "veins = 1")
    assert faults_of(text) == [("goods[2].veins", "data-wrong-kind")]


def test_a_list_of_tables_that_is_none_is_one_fault() -> None:
    assert faults_of('owner = ""\nfloors = 1\nwidth = 1\ngoods = [1]') == [("goods[1]", "data-wrong-kind")]


def test_an_unknown_key_is_shown_short_and_without_control_characters() -> None:
    faults = Faults("f")
    checked({"a\x1b" + "b" * 90: 1}, {}, "", faults)
    assert faults.found[0].key == "a?" + "b" * 22 + "…"


def test_a_syntax_error_tells_its_line_and_column() -> None:
    with pytest.raises(DataError) as e:
        read_toml('a = 1\nb = "x\n', Faults("shop.toml"))
    (fault,) = e.value.faults
    assert (fault.message.id, fault.message.args["line"], fault.message.args["column"]) == ("data-syntax", 2, 7)
    assert t(fault.located()).startswith("shop.toml: Line 2, column 7 is not TOML")


def test_what_the_end_of_the_file_leaves_open_tells_the_last_line() -> None:
    with pytest.raises(DataError) as e:
        read_toml("a = 1\nb = [1,", Faults("f"))
    assert e.value.faults[0].message.args["line"] == 2
    assert told(e.value.faults) == [("", "data-syntax-at-end")]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a=[" + "\n[" * 5000, "data-too-deep"),
        ("a=" + "9" * (LINE_LIMIT - 2), ""),
        ("a=" + "9" * LINE_LIMIT, "data-long-line"),
        ("#\n" * (SIZE_LIMIT // 2), ""),
        ("#\n" * (SIZE_LIMIT // 2) + "#", "data-too-large"),
        ("#é\n" * (SIZE_LIMIT // 4) + "#", "data-too-large"),
        ("# \udcff", "data-not-text"),
    ],
)
def test_a_text_that_would_cost_too_much_is_refused_before_it_is_parsed(text: str, message: str) -> None:
    faults = Faults("f")
    if message:
        with pytest.raises(DataError) as e:
            read_toml(text, faults)
        assert told(e.value.faults) == [("", message)]
    else:
        assert isinstance(read_toml(text, faults), dict)


def test_a_missing_file_a_folder_and_an_impossible_path_are_explained(tmp_path: Path) -> None:
    for path, message in (
        (tmp_path / "none.toml", "data-file-missing"),
        (tmp_path, "data-file-unreadable"),
        (tmp_path / "a\0b", "data-file-unreadable"),
    ):
        with pytest.raises(DataError) as e:
            read_text(path)
        assert told(e.value.faults) == [("", message)]


def test_a_file_too_large_or_not_utf_8_is_explained(tmp_path: Path) -> None:
    large, latin = tmp_path / "large.toml", tmp_path / "latin.toml"
    large.write_bytes(b"#" * (SIZE_LIMIT + 1))
    latin.write_bytes(b"# one\n# T\xf3quio\n")
    for path, message in ((large, "data-too-large"), (latin, "data-not-text")):
        with pytest.raises(DataError) as e:
            read_text(path)
        assert told(e.value.faults) == [("", message)]
    assert e.value.faults[0].message.args["line"] == 2


def test_the_hash_is_that_of_the_bytes_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes('a = "Tóquio"\r\n'.encode())
    kept = data_file("own", read_text(path))
    assert kept.sha256 == sha256(path.read_bytes()).hexdigest()
    assert kept.text.encode() == path.read_bytes()


def test_an_error_as_one_sentence_tells_the_first_fault_and_how_many_there_are() -> None:
    first = Fault("own.toml", "id", Message("data-missing-key"))
    assert t(DataError((first,)).message) == "own.toml: id: This key is missing."
    second = Fault("own.toml", "", Message("data-file-missing"))
    assert t(DataError((first, second)).message) == "own.toml: id: This key is missing. There are 2 faults in all."


def test_a_hostile_file_does_not_get_more_than_a_thousand_faults() -> None:
    text = "\n".join(f"k{i} = 1" for i in range(5000))
    assert len(faults_of(text)) == FAULT_LIMIT == 1000


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        ('format = 1\ngame = "siberia"\nid = "own_map-2.1"', "", ""),
        ('format = 2\ngame = "siberia"\nid = "own"', "format", "data-other-format"),
        ('format = 1\ngame = "chess"\nid = "own"', "game", "data-other-game"),
        ('format = 1\ngame = "siberia"\nid = "My map"', "id", "data-bad-set-id"),
        ('format = 1\ngame = "siberia"\nid = ""', "id", "data-bad-set-id"),
    ],
)
def test_the_header_names_format_game_and_data_set(text: str, key: str, message: str) -> None:
    faults = Faults("f")
    header = {"format": Kind.WHOLE, "game": Kind.TEXT, "id": Kind.TEXT}
    read_header(checked(read_toml(text, faults), header, "", faults), "siberia", 1, faults)
    assert told(tuple(faults.found)) == ([(key, message)] if message else [])


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("new_york", ""),
        ("", "data-bad-id"),
        ("Ob", "data-bad-id"),
        ("ob2", "data-bad-id"),
        ("ałtaj", "data-bad-id"),
        ("a" * 25, "data-bad-id"),
        ("pool", "data-reserved-id"),
        ("lena", "data-duplicate-id"),
    ],
)
def test_an_id_can_stand_in_notation_and_stands_once(name: str, message: str) -> None:
    faults = Faults("f")
    read_id(name, "area[1].id", frozenset({"pool"}), {"lena"}, faults)
    assert told(tuple(faults.found)) == ([("area[1].id", message)] if message else [])


def test_english_stands_in_for_a_name_that_is_not_given() -> None:
    faults = Faults("f")
    table = checked({"names": {"en": "Tokyo", "pt": "Tóquio"}}, {"names": Kind.TABLE}, "exchange.tokyo", faults)
    assert read_names(table, faults) == ("Tokyo", "Tokyo", "Tokyo", "Tóquio")
    assert faults.found == []


@pytest.mark.parametrize(
    ("names", "key", "message"),
    [
        ({}, "names.en", "data-missing-key"),
        ({"en": "Ob", "ru": "Обь"}, "names.ru", "data-unknown-key"),
        ({"en": ""}, "names.en", "data-bad-name"),
        ({"en": " Ob"}, "names.en", "data-bad-name"),
        ({"en": "Ob", "de": "O\x07b"}, "names.de", "data-bad-name"),
        ({"en": "O" * (NAME_LIMIT + 1)}, "names.en", "data-bad-name"),
        ({"en": 3}, "names.en", "data-wrong-kind"),
    ],
)
def test_a_name_is_a_short_printable_text(names: dict[str, object], key: str, message: str) -> None:
    faults = Faults("f")
    read_names(checked({"names": names}, {"names": Kind.TABLE}, "", faults), faults)
    assert told(tuple(faults.found)) == [(key, message)]


@given(st.text() | st.text("[]{}=.,\"'#\n abc019-:T", max_size=200))
def test_any_text_is_read_or_refused_with_words(text: str) -> None:
    faults_of(text)


SQUARE = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]


@pytest.mark.parametrize(
    ("points", "crossing"),
    [
        (SQUARE, None),
        ([(0, 0), (4, 4), (4, 0), (0, 4)], (0, 2)),  # a bow tie
        ([(0, 0), (4, 0), (4, 0), (0, 4)], (1, 2)),  # a point twice
        ([(0, 0), (4, 0), (4, 4), (0, 0)], (3, 0)),  # the first point again at the end
        ([(0, 0), (4, 0), (2, 0), (2, 4)], (0, 1)),  # folds back
        ([(2, 0), (4, 0), (4, 4), (6, 0)], (0, 3)),  # the last line lies over the first
        ([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)], (0, 2)),  # touches its first line from inside
        ([(0, 0), (1, 0), (2, 0), (2, 2)], None),  # three points in a row are no harm
    ],
)
def test_an_outline_neither_crosses_nor_touches_itself(
    points: list[tuple[float, float]], crossing: tuple[int, int] | None
) -> None:
    assert crossing_lines(points) == crossing


def test_a_point_is_inside_when_the_outline_goes_around_it() -> None:
    arrow = [(0.0, 0.0), (4.0, 2.0), (0.0, 4.0), (2.0, 2.0)]
    assert inside((3, 2), arrow)
    assert not inside((1, 2), arrow)
    assert not inside((5, 2), arrow)
