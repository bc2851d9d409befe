"""The commands `record`, `data` and `rules`: what they show, and one sentence for each file that is bad."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from roundhouse.cli.main import main
from roundhouse.core import registry
from roundhouse.core.record import checksum, write
from tests.house import table

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a short game of Siberia between bots."""
    game = table("siberia", "greedy", "random", round_limit="2")
    game.advance()
    return write(game.record())


def sealed(text: str) -> str:
    body = text[: text.index("checksum: ")]
    return f"{body}checksum: {checksum(body)}\n"


def test_a_good_record_is_good(text: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["record", "check", str(path), str(path)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count(f"{path}: good. ") == 2
    assert "ending “round_limit”" in out
    assert "All draws follow from the seed." in out


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(start))


BAD: list[tuple[Callable[[str], str], str]] = [
    (lambda text: "", r"This is not a Roundhouse record\."),
    (lambda text: '[Event "Chess"]\n1. e4 e5\n', r"This is not a Roundhouse record\."),
    (
        lambda text: text.replace("record 1", "record 2", 1),
        r"The record has format 2; this program reads format 1 only\.",
    ),
    (lambda text: text[: len(text) // 2], r"The record breaks off after line \d+\."),
    (lambda text: text.replace("game: siberia", "game: chess"), r"Line 2: There is no game “chess”; .*"),
    (lambda text: text.replace("players: 2", "players: 9"), r"Line \d+ should be “seat p3: …”\."),
    (lambda text: text.replace("limit: 2", "limit: 2000"), r"Line \d+: Option round_limit cannot be “2000”; .*"),
    (lambda text: text.replace("bot random", "bot greedy"), r"Line \d+: the checksum does not fit: .*"),
    (lambda text: re.sub("sha256:....", "sha256:0000", text, count=1), r"Line 4: the data “siberia” .*"),
    (lambda text: sealed(re.sub(r"score p1: \d+", "score p1: 5", text)), r"Line \d+: by the moves p1 has \d+ points.*"),
    (
        lambda text: sealed(text.replace("\np1 place ", "\np1 pass\np1 place ", 1)),
        r"Line \d+: “pass” .* \(SI-\d+\.\d+\)",
    ),
    (
        lambda text: sealed(text.replace("\np1 place ", "\np1 dance\np1 place ", 1)),
        r"Line \d+: “dance” is not a move here\.",
    ),
    (lambda text: sealed(text.replace("\n* draw ", "\n* steal ", 1)), r"Line \d+: “steal .*” cannot be drawn here\."),
]


@pytest.mark.parametrize(("spoil", "told"), BAD)
def test_a_bad_record_is_told_in_one_sentence_with_exit_code_1(
    spoil: Callable[[str], str], told: str, text: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(spoil(text), encoding="utf-8")
    assert spoil(text) != text
    for arguments in (["check", str(path)], ["show", str(path)], ["show", str(path), "--move", "1"]):
        assert main(["record", *arguments]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert re.fullmatch(rf"{re.escape(str(path))}: {told}\n", err), err
    assert [p.name for p in tmp_path.iterdir()] == ["game.txt"]


def test_one_bad_record_does_not_keep_the_others_from_being_checked(text: str, tmp_path: Path, capsys: Capture) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(text, encoding="utf-8")
    bad.write_bytes(b"\xff\x00")
    assert main(["record", "check", str(bad), str(tmp_path), str(tmp_path / "none"), str(good)]) == 1
    out, err = capsys.readouterr()
    assert out.startswith(f"{good}: good.")
    assert err.count("\n") == 3


def test_show_lists_all_moves_with_their_numbers(text: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["record", "show", str(path)]) == 0
    out = capsys.readouterr().out
    moves = len(re.findall(r"^(p\d|\*) ", text, re.MULTILINE))
    numbers = [int(n) for n in re.findall(r"^ *(\d+) +(?:p\d|\*) ", out, re.MULTILINE)]
    assert numbers == list(range(1, moves + 1))
    assert "The game is over: " in out


def test_show_at_a_move_draws_the_table(text: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    drawn = []
    for move in ("0", "1", "40"):
        assert main(["record", "show", str(path), "--move", move]) == 0
        drawn.append(capsys.readouterr().out)
    assert len(set(drawn)) == 3
    assert all("greedy" in table for table in drawn)
    assert main(["record", "show", str(path), "--move", "99999"]) == 2
    assert capsys.readouterr().err.startswith("The record has ")


def test_good_data_is_good(tmp_path: Path, capsys: Capture) -> None:
    data = registry.game("siberia").load_data()
    path = tmp_path / "mine.toml"
    path.write_text(data.text, encoding="utf-8")
    assert main(["data", "check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: good. Data “{data.id}”, sha256 {data.sha256}\n"


@pytest.mark.parametrize(
    "text", ["", "game = 3", "game = 'chess'", "a = [", "game = 'siberia'\nformat = 1", "\x00", "a.b." * 400]
)
def test_faulty_data_is_told_with_exit_code_1(text: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["data", "check", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert all(line.startswith(str(path)) for line in err.strip().split("\n"))
    assert "Traceback" not in err


def test_all_faults_of_a_file_are_told(tmp_path: Path, capsys: Capture) -> None:
    text = registry.game("siberia").load_data().text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("managers = 14", "managers = 15").replace("pawns = 6", "pawns = 7"), encoding="utf-8")
    assert main(["data", "check", str(path)]) == 1
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize(
    ("what", "told"), [([], "SI-1"), (["SI-4.3"], "SI-4.3"), (["4.3"], "SI-4.3"), (["Joker"], "SI-4.5")]
)
def test_rules_are_found_by_number_and_by_word(what: list[str], told: str, capsys: Capture) -> None:
    assert main(["rules", "siberia", *what]) == 0
    out = capsys.readouterr().out
    assert told in out
    assert max(len(line) for line in out.split("\n")) <= 100
