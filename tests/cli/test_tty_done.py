"""The terminal where something waits for Enter, and where the others at the screen must agree to an undo."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roundhouse.cli import tty
from tests.cli.typed import Capture, typed
from tests.house import table, with_toy

WAITS = "p1: You have chosen lay 1; it is not done yet.\nEnter goes on; undo takes it back.\n> "
NEXT = "p1: Next, something is drawn or laid open.\nEnter goes on; undo takes it back.\n> "
TO_ANA = "Hand over to p1, Ana; then press Enter.\n> \n"
TO_BEN = "Hand over to p2, Ben; then press Enter.\n> \n"
QUESTION = "p2: Do you agree that it is taken back? Type yes or no.\n> "
BOTH_LAY = ("", "lay 1", "", "", "lay 2", "", "")  # each sits down, lays a card and goes on; then Ana sits down again


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_toy(monkeypatch)
    monkeypatch.chdir(tmp_path)


def test_a_card_is_laid_when_enter_is_pressed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    before, _, after = typed(monkeypatch, capsys, "me,greedy", "lay 1", "").partition(WAITS)
    assert "Chosen, waiting for Done: Player 1 lays a 1." in before
    assert "The die shows" not in before
    assert after.startswith("\n\n  Player 1 lays a 1.\n")
    assert "The die shows" in after


def test_what_waits_is_taken_back_by_undo(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me,greedy", "lay 1", "undo", "lay 2", "")
    assert "p1 takes back one action." in out
    assert "Player 1 lays a 2." in out.rpartition("it is not done yet")[2]
    assert "Player 1 lays a 1." not in out.rpartition("it is not done yet")[2]


@pytest.mark.parametrize("text", ["1", "lay 2", "why 1", "why lay 2", "jump"])
def test_while_something_waits_nothing_else_is_chosen(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    after = typed(monkeypatch, capsys, "me,greedy", "lay 1", text).rpartition(WAITS)[2]
    assert after == f"{text}\nSomething waits for you: Enter goes on; undo takes it back.\n> \nGood-bye.\n"


def test_the_person_may_look_around_while_something_waits(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    after = typed(monkeypatch, capsys, "me,greedy", "lay 1", "log", "table", "help").rpartition(WAITS)[2]
    assert "your hand: 1 2" in after  # it is not laid yet
    assert "Enter          go on, where something waits" in after


def test_an_empty_line_elsewhere_is_a_call_for_help(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert "> \nType the number of a choice" in typed(monkeypatch, capsys, "me,greedy", "")


def test_before_a_draw_enter_is_waited_for(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me,random", "lay 1", "", "object", "")
    waits = out.index(NEXT)
    drawn = [found.start() for found in re.finditer("Player 1 draws", out)]
    assert sum(place < waits for place in drawn) == 2  # of the first deal
    assert sum(place > waits for place in drawn) == 1


def test_a_person_may_do_without_enter(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me,greedy", "auto on", "lay 1")
    assert "> auto on\nFrom now on your turns end without Enter.\n> lay 1\n\n  Player 1 lays a 1.\n" in out


def test_a_person_may_want_enter_again(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me,greedy", "auto on", "AUTO  OFF", "lay 1")
    assert "> AUTO  OFF\nFrom now on your turns wait for Enter" in out
    assert out.endswith(f"{WAITS}\nGood-bye.\n")


def test_without_enter_from_now_on_what_is_drawn_next_is_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = typed(monkeypatch, capsys, "me,random", "lay 1", "", "object", "auto on")
    after = out.partition(f"{NEXT}auto on\n")[2]
    assert after.startswith("From now on your turns end without Enter.\n\n")
    assert "Player 1 draws" in after


def test_after_the_end_there_is_nothing_to_wait_for(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me,me,random", *["", "1"] * 200, "auto on", "undo", "why 1")
    assert out.count("The game is over. You can still type") > 3
    assert out.endswith("> why 1\nThe game is over. You can still type log, rules, save FILE or quit.\n> \nGood-bye.\n")


def test_an_undo_of_what_others_have_seen_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me:Ana,me:Ben", *BOTH_LAY, "undo", "", "yes", "")
    asks, _, asked = out.partition(f"> undo\n{TO_BEN}")
    assert "p1: Do you object?" in asks
    assert "p1 would like to take back the last decision." in asked
    question, _, answer = asked.partition(QUESTION)
    assert "your hand: 3" in question  # Ben's
    assert answer.startswith(f"yes\n{TO_ANA}")
    assert "p2 agrees.\n  p1 takes back one action.\n" in answer
    assert "p1: Lay a card.\n   1  lay 1\n   2  lay 2\n" in answer


def test_it_is_not_taken_back_when_somebody_says_no(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me:Ana,me:Ben", *BOTH_LAY, "undo", "", "no", "")
    after = out.partition(f"{QUESTION}no\n{TO_ANA}")[2]
    assert "p2 does not agree; it is not taken back." in after
    assert "p1: Do you object?" in after


def test_who_is_asked_may_look_around_but_not_play(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    lines = ("maybe", "", "1", "undo", "table", "log", "n", "")
    out = typed(monkeypatch, capsys, "me:Ana,me:Ben", *BOTH_LAY, "undo", "", *lines)
    answers = out.partition(QUESTION)[2]
    assert answers.count("Type yes or no; you can also type table, log, rules or quit.\n") == 4
    assert "> table\nAna: cards 1" in answers
    assert "> log\n  The table is set." in answers
    assert not re.search(r"Player 1 draws a \d", answers.partition(TO_ANA)[0])


def test_who_is_asked_may_leave(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "me:Ana,me:Ben", *BOTH_LAY, "undo", "", "quit")
    assert out.endswith(f"{QUESTION}quit\nGood-bye.\n")


@pytest.mark.parametrize(("answers", "asked"), [(["y", "y"], 2), (["n"], 1)])
def test_all_others_are_asked_in_turn_until_one_says_no(
    answers: list[str], asked: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    lays = [line for _ in range(3) for line in ("", "1", "")]
    replies = [line for answer in answers for line in ("", answer)]
    out = typed(monkeypatch, capsys, "me:Ana,me:Ben,me:Cleo", *lays, "", "undo", *replies, "")
    after = out.partition("> undo\n")[2]
    assert len(re.findall(r"p\d: Do you agree", after)) == asked
    assert ("takes back one action." in after) == (asked == 2)
    assert after.count("Hand over to") == asked + 1


def test_the_screen_is_covered_before_anybody_is_asked(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    answers = iter([*BOTH_LAY, "undo", "", "yes", "", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    terminal = tty.Terminal(table("toy", "Ana", "Ben", seed=bytes.fromhex("07" * 32)))
    terminal.interactive = True
    with pytest.raises(tty.Quit):
        terminal.play()
    asked = capsys.readouterr().out.split(tty.CLEAR)[1:]
    assert [part.partition(",")[0] for part in asked] == [f"Hand over to p{p}" for p in (1, 2, 1, 2, 1)]
    assert "p2: Do you agree" in asked[3]
    assert "p1: Lay a card." in asked[4]
