"""The command `print`: files that can be opened wherever they are taken, and sentences about what goes wrong."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path

import pytest

from roundhouse.cli.main import main
from roundhouse.games.steamrollers.data import load
from roundhouse.games.steamrollers.sheet import LEVELS, pages
from roundhouse.sheets import shapes
from roundhouse.sheets.pdf import pdf
from roundhouse.sheets.shapes import Page
from roundhouse.sheets.svg import svg

Capture = pytest.CaptureFixture[str]

DATA = load()
PLAIN = pages(DATA.file, "", "en")[0]
OTHER_MAP = Path(__file__).parents[1] / "games" / "steamrollers" / "worked.toml"
SVG = "{http://www.w3.org/2000/svg}"
OPERANDS = {"cm": 6, "J": 1, "j": 1, "rg": 3, "RG": 3, "w": 1, "m": 2, "l": 2, "c": 6, "h": 0, "B": 0, "f": 0, "S": 0}


# The files


def test_the_svg_is_one_file_with_the_size_of_the_paper_and_nothing_from_outside() -> None:
    root = ET.fromstring(svg(PLAIN))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")
    assert root.findtext(f"{SVG}title") == "SteamRollers"
    assert {child.tag for child in root} == {f"{SVG}title", f"{SVG}path"}
    assert {name for child in root for name in child.attrib} == {"id", "d", "fill", "stroke", "stroke-width"}
    drawn = [child.get("d") or "" for child in root.findall(f"{SVG}path")]
    assert len(drawn) == len(PLAIN.paths)
    assert all(re.fullmatch(r"M[-\d. MLCZ]+", d) for d in drawn)


def test_the_pdf_is_whole_down_to_every_operator() -> None:
    three = (PLAIN, *pages(DATA.file, "hard", "pl")[:2])
    content = pdf("Mały tor", three)
    assert content.startswith(b"%PDF-1.7\n")
    assert content.endswith(b"%%EOF\n")
    table = int(content.rsplit(b"startxref\n", 1)[1].split()[0])
    head, _, entries = content[table:].partition(b"\n0000000000 65535 f \n")
    count = int(head.split()[2])
    starts = [int(line.split()[0]) for line in entries.split(b"\n")[: count - 1]]
    objects = {}
    for n, start in enumerate(starts, 1):
        assert content[start:].startswith(f"{n} 0 obj\n".encode())
        objects[n] = content[start : content.index(b"\nendobj\n", start)]
    assert b"/Root 1 0 R" in content[table:]
    assert b"/Kids [4 0 R 6 0 R 8 0 R] /Count 3" in objects[2]
    assert "Mały tor".encode("utf-16-be").hex().upper().encode() in objects[3]
    for page, n in zip(three, (4, 6, 8), strict=True):
        assert b"/MediaBox [0 0 595.276 841.89]" in objects[n]
        assert f"/Contents {n + 1} 0 R".encode() in objects[n]
        check_painted(page, objects[n + 1])


def check_painted(page: Page, stream: bytes) -> None:
    head, _, rest = stream.partition(b"stream\n")
    length = int(re.findall(rb"/Length (\d+)", head)[0])
    assert rest[length:] == b"\nendstream"
    numbers = 0
    painted = 0
    for word in zlib.decompress(rest[:length]).decode("ascii").split():
        if word in OPERANDS:
            assert numbers == OPERANDS[word], word
            numbers = 0
            painted += word in ("B", "f", "S")
        else:
            assert re.fullmatch(r"-?\d+(\.\d{1,3})?", word)
            numbers += 1
    assert numbers == 0
    assert painted == len(page.paths)


def test_svg_and_pdf_paint_the_same_points() -> None:
    drawn = re.findall(r' d="([^"]*)"', svg(PLAIN))
    stream = zlib.decompress(pdf("", (PLAIN,)).partition(b"stream\n")[2].partition(b"\nendstream")[0]).decode("ascii")
    for path, line in zip(drawn, stream.split("\n")[1:], strict=True):
        points = re.split(r" (?:rg|w) (?=[-\d.]+ [-\d.]+ m )", line)[-1]
        assert re.findall(r"-?[\d.]+", points) == re.findall(r"-?[\d.]+", path)


def test_a_path_without_colour_paints_nothing() -> None:
    empty = Page("empty", 10, 10, (shapes.Path(shapes.lines((1, 1), (2, 2))),))
    assert 'fill="none"/>' in svg(empty)
    stream = zlib.decompress(pdf("", (empty,)).partition(b"stream\n")[2].partition(b"\nendstream")[0])
    assert stream.endswith(b"1 1 m 2 2 l n")


# The command


def test_the_plain_sheet_is_written_as_svg_and_pdf(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "new" / "folder"
    assert main(["print", "steamrollers", "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"One page is in {out}: steamrollers.svg, steamrollers.pdf.\n"
    assert sorted(file.name for file in out.iterdir()) == ["steamrollers.pdf", "steamrollers.svg"]
    before = {file.name: file.read_bytes() for file in out.iterdir()}
    assert before["steamrollers.svg"].decode() == svg(PLAIN)
    assert main(["print", "steamrollers", "--out", str(out)]) == 0
    assert {file.name: file.read_bytes() for file in out.iterdir()} == before


@pytest.mark.slow
def test_walls_make_a_page_for_every_chart(tmp_path: Path, capsys: Capture) -> None:
    assert main(["print", "steamrollers", "--out", str(tmp_path), "--walls", "medium", "hard", "medium"]) == 0
    assert capsys.readouterr().out.startswith("12 pages are in ")
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {
        f"steamrollers-{level}{end}" for level in LEVELS for end in (".pdf", *(f"-{n}.svg" for n in range(1, 7)))
    }
    assert (tmp_path / "steamrollers-hard.pdf").read_bytes().count(b"/Type /Page ") == 6


def test_a_map_of_ones_own_is_printed(tmp_path: Path, capsys: Capture) -> None:
    assert main(["print", "steamrollers", "--out", str(tmp_path), "--data", str(OTHER_MAP)]) == 0
    ids = set(re.findall(r'id="hex-(\w+)"', (tmp_path / "steamrollers.svg").read_text(encoding="utf-8")))
    other = load(OTHER_MAP)
    assert ids == {*other.hex_ids, *other.city_ids}


def test_a_map_with_faults_is_not_printed(tmp_path: Path, capsys: Capture) -> None:
    own = tmp_path / "own.toml"
    own.write_text(DATA.file.text.replace('town = "h3"', 'town = "f2"'), encoding="utf-8")
    assert main(["print", "steamrollers", "--data", str(own), "--out", str(tmp_path / "out")]) == 1
    assert "region[1].town: The town f2 is none of the hexes of its region (SR-1.2)." in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["print"], "roundhouse print: the following arguments are required: GAME. "),
        (["print", "chess"], "There is no game “chess”"),
        (["print", "siberia"], "siberia has no sheet to be printed."),
        (["print", "steamrollers", "--walls", "soft"], "roundhouse print: argument --walls: invalid choice: 'soft'"),
    ],
)
def test_bad_usage_is_told_in_one_sentence(arguments: list[str], told: str, capsys: Capture) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith(told)


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path, capsys: Capture) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    assert main(["print", "steamrollers", "--out", str(taken)]) == 1
    assert capsys.readouterr().err.startswith(f"Nothing can be written to {taken}: ")
