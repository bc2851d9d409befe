"""The command `tty`: what can be typed, what goes wrong, what waits for Enter, secrets between persons, and saving."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from roundhouse.cli import tty
from roundhouse.cli.main import main
from roundhouse.cli.save import save
from roundhouse.core.message import Problem
from roundhouse.core.record_read import read
from roundhouse.core.replay import check
from tests.cli.typed import SEED, Capture, typed
from tests.house import table, with_toy


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_toy(monkeypatch)
    monkeypatch.chdir(tmp_path)


def test_the_end_of_the_input_is_a_farewell(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert typed(monkeypatch, capsys, "me,greedy").endswith("> \nGood-bye.\n")
    assert typed(monkeypatch, capsys, "me,greedy", "quit").endswith("> quit\nGood-bye.\n")


@pytest.mark.parametrize("lines", [["auto on", *["1"] * 60], ["1", ""] * 60])
def test_a_whole_game_ends_with_scores_winners_and_seed(
    lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = typed(monkeypatch, capsys, "me:Ana,random", *lines)
    end = out[out.index("The game is over: ") :]
    assert re.search(r"^ +p1 Ana +p2 random$", end, re.MULTILINE)
    assert re.search(r"^Coins +\d+ +\d+$", end, re.MULTILINE)
    assert re.search(r"^Total +\d+ +\d+$", end, re.MULTILINE)
    assert re.search(r"^The winners? (is|are) p\d", end, re.MULTILINE)
    assert f"The seed was {SEED}." in end
    assert "> 1\nThe game is over. You can still type" in end


def test_a_choice_may_be_typed_by_number_or_by_notation(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    first = typed(monkeypatch, capsys, "me,greedy")
    choice = re.findall(r"^ +1  (lay \d)$", first, re.MULTILINE)[-1]
    by_number = typed(monkeypatch, capsys, "me,greedy", "1")
    by_notation = typed(monkeypatch, capsys, "me,greedy", choice)
    shouted = typed(monkeypatch, capsys, "me,greedy", f"  {choice.upper().replace(' ', '   ')} ")
    assert by_number.partition("> 1")[2] == by_notation.partition(f"> {choice}")[2]
    assert "Player 1 lays" in shouted


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("take", r"It is not the time for this\. \(TO-3\.2\)"),
        ("why take", r"It is not the time for this\. \(TO-3\.2\)"),
        ("jump", "“jump” is not a move here \\(see TO-1.1\\)."),
        ("why jump", "“jump” is not a move here \\(see TO-1.1\\)."),
        ("0", "There is no choice 0; the choices are 1 to 2."),
        ("99999999999999999999", "There is no choice 9999999999; the choices are 1 to 2."),
        ("-1", "“-1” is not a move here \\(see TO-1.1\\)."),
        ("²", "“²” is not a move here \\(see TO-1.1\\)."),
        ("undo", "You have decided nothing yet that could be taken back."),
        ("auto", r"Type auto on or auto off\."),
        ("auto maybe", r"Type auto on or auto off\."),
        ("rules 99", "There is no rules text for “toy”."),
        ("save", "Give the name of a file: save FILE."),
        ("save .", r"\. exists already, and is not an earlier record of this game; nothing was written\."),
        ("save none/game.txt", r"none/game\.txt cannot be written: No such file or directory\."),
        ("save a\x00b", r"a\x00b cannot be written: ValueError\."),
        ("x" * 5000, "“" + "x" * 80 + "” is not a move here \\(see TO-1.1\\)."),
    ],
)
def test_what_cannot_be_done_is_told_and_changes_nothing(
    text: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    out = typed(monkeypatch, capsys, "me,greedy", text)
    answer = out.rpartition(f"> {text}\n")[2]
    assert re.fullmatch(f"{told}\n> \nGood-bye.\n", answer), answer
    assert list(tmp_path.iterdir()) == []


def test_bytes_that_are_no_text_do_no_harm(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nquit\n"), encoding="utf-8"))
    assert main(["tty", "toy", "--seats", "me,greedy", "--seed", SEED]) == 0
    assert "Good-bye." in capsys.readouterr().out


def test_why_tells_what_a_choice_would_do(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    for seed in range(100):
        monkeypatch.setattr(sys, "stdin", io.StringIO("auto on\n1\nwhy take\n"))
        assert main(["tty", "toy", "--seats", "me,random", "--seed", f"{seed:064x}"]) == 0
        out = capsys.readouterr().out
        if "Take or leave" in out:
            assert re.search(r"^> why take\ntake  Gain \d\.$", out, re.MULTILINE)
            return
    pytest.fail("nobody took a pot in a hundred games")


def test_undo_shows_the_position_before_the_decision_again(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me,greedy", "1", "undo")
    before, after = out.split("> 1\n")[0], out.split("> undo\n")[1]
    assert "p1 takes back" in after
    question = before[before.rindex("p1: ") :]
    assert question in after


def test_the_log_hides_what_others_drew(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me,greedy", "log")
    log = out.partition("> log\n")[2]
    assert "Player 2 draws a card. (× 2)" in log
    assert re.search(r"Player 1 draws a \d\.", log)


def test_secrets_are_covered_between_persons(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me:Ana,me:Ben", "", "1", "", "")
    ana, _, ben = out.partition("Hand over to p2, Ben; then press Enter.\n> \n")
    assert "Hand over to p1, Ana; then press Enter.\n> \n" in ana
    assert "Player 2 draws a card." in ana
    assert not re.search(r"Player 2 draws a \d", ana)
    assert "Player 1 draws a card." in ben
    assert not re.search(r"Player 1 (draws|lays) a \d", ben)


def test_the_screen_is_cleared_at_a_real_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    answers = iter(["", "1", "", "", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    terminal = tty.Terminal(table("toy", "Ana", "Ben"))
    terminal.interactive = True
    with pytest.raises(tty.Quit):
        terminal.play()
    assert capsys.readouterr().out.count(tty.CLEAR) == 2


def test_a_record_is_saved_and_replaces_an_earlier_one_of_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    out = typed(monkeypatch, capsys, "me,random", "save game.txt", "auto on", *["1"] * 60, "save game.txt")
    assert "The game so far is in game.txt" in out
    assert "The record is in game.txt." in out
    assert [p.name for p in tmp_path.iterdir()] == ["game.txt"]
    assert check(read((tmp_path / "game.txt").read_bytes())).draws_verified


def test_no_other_file_is_ever_replaced(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    other = table("toy", "Ana", "random", seed=bytes(32))
    other.advance()
    save(tmp_path / "other.txt", other.record())
    before = (tmp_path / "other.txt").read_bytes()
    out = typed(monkeypatch, capsys, "me,random", "save notes.txt", "save other.txt")
    assert out.count("exists already, and is not an earlier record of this game; nothing was written.") == 2
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert (tmp_path / "other.txt").read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 2


def test_nothing_is_left_of_a_save_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = table("toy", "Ana", "random")
    game.advance()

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(Problem) as caught:
        save(tmp_path / "game.txt", game.record())
    assert caught.value.message.id == "cli-save-failed"
    assert list(tmp_path.iterdir()) == []
