"""Records: written, read back, replayed; and every way in which one can be wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.core.datafile import DataFile
from roundhouse.core.draws import commitment
from roundhouse.core.game import legal
from roundhouse.core.message import Problem
from roundhouse.core.record import ENTERED, LINE_LIMIT, SIZE_LIMIT, Move, Note, Record, Seat, checksum, write
from roundhouse.core.record_read import read
from roundhouse.core.replay import check, replay
from roundhouse.core.state import CHANCE
from roundhouse.core.text import t
from tests.battery import toy
from tests.house import SEED, table, with_toy


@pytest.fixture(autouse=True, scope="module")
def house() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        with_toy(monkeypatch)
        yield


def finished() -> Record:
    game = table("toy", "greedy", "random", "random")
    game.advance()
    return game.record()


def sealed(text: str) -> bytes:
    """The text with the checksum that fits it, as a forger would write it."""
    body = text[: text.index("checksum: ")]
    return f"{body}checksum: {checksum(body)}\n".encode()


def problem(data: bytes) -> Problem:
    with pytest.raises(Problem) as caught:
        check(read(data))
    assert t(caught.value.message)  # it can be put into words
    return caught.value


def test_a_record_reads_back_as_it_was_written() -> None:
    record = finished()
    assert read(write(record).encode()) == record
    assert check(read(write(record).encode())).draws_verified


def test_a_record_is_plain_text_that_a_person_can_read() -> None:
    lines = write(finished()).split("\n")
    assert lines[:2] == ["roundhouse record 1", "game: toy"]
    assert lines[5:12] == [
        "option goal: 6",
        "option deck: short",
        "seat p1: bot greedy",
        "seat p2: bot random",
        "seat p3: bot random",
        "chance: hmac-sha256",
        f"commitment: {commitment(SEED)}",
    ]
    assert lines[12] == ""
    assert lines[13].startswith("* draw ")
    assert re.fullmatch(r"score p1: (\d+) coins=\d+ objections=\d+", lines[-8])
    assert lines[-3:-1][0] == f"seed: {SEED.hex()}"


def test_replay_gives_every_position() -> None:
    record = finished()
    steps = list(replay(read(write(record).encode())))
    assert [step.move for step in steps] == record.moves()
    assert all(a.after.to_bytes() == b.before.to_bytes() for a, b in pairwise(steps))


def test_names_of_persons_may_have_any_printable_letter() -> None:
    record = replace(finished(), seats=(Seat("person", 'Zoë "Zo" Łuk\\asz'), *finished().seats[1:]))
    assert read(write(record).encode()).seats[0].name == 'Zoë "Zo" Łuk\\asz'


def test_a_draw_after_one_taken_back_carries_its_number() -> None:
    game = table("toy", "Ana", "random")
    game.set_auto_end(0, True)
    assert game.advance() == 0
    game.act(0, legal(game.state, 0)[0])  # all have laid: the die is rolled
    game.advance()
    game.undo(0)
    while game.advance() >= 0:
        game.act(0, legal(game.state, 0)[0])
    record = game.record()
    text = write(record)
    assert "\n# undo p1\n" in text
    assert re.search(r"^\* roll [123] @\d+$", text, re.MULTILINE)
    assert read(text.encode()) == record
    assert check(read(text.encode())).draws_verified


def test_a_running_game_is_written_without_result_and_seed() -> None:
    game = table("toy", "Ana", "random")
    game.advance()
    text = write(game.record())
    assert "ending: none\ndigest: " in text
    assert not re.search("^(seed|score|winners)", text, re.MULTILINE)
    assert not check(read(text.encode())).draws_verified


def test_chance_that_was_entered_by_hand_needs_no_seed() -> None:
    record = finished()
    events = tuple(replace(e, counter=0) if isinstance(e, Move) else e for e in record.events)
    by_hand = replace(record, chance=ENTERED, commitment="", events=events, result=replace(record.result, seed=""))
    checked = check(read(write(by_hand).encode()))
    assert checked.moves == len(record.moves())
    assert not checked.draws_verified


def own_data_record() -> Record:
    """The toy takes any text for data; this one has what could confuse a reader of lines."""
    text = "# mine\r\n\n|x\nlast\x0bline without end"
    data = toy.GAME.parse_data(text, "mine")
    return replace(finished(), data=data.id, data_sha256=data.sha256, own_data=data.text)


def test_data_of_ones_own_is_embedded_byte_for_byte() -> None:
    record = own_data_record()
    again = read(write(record).encode())
    assert again.own_data == record.own_data
    assert check(again).moves


def test_embedded_data_that_was_edited_is_refused() -> None:
    text = write(own_data_record()).replace("|# mine", "|# yours")
    assert problem(sealed(text)).message.id == "record-data"


def test_data_is_read_by_its_own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str, source: str) -> DataFile:
        raise Problem("game-unknown", game="x", games="y")

    data = write(own_data_record()).encode()
    monkeypatch.setattr(toy.GAME, "parse_data", refuse)
    assert t(problem(data).message).startswith("Line 4: There is no game")


Edit = Callable[[str], str]


def changed(old: str, new: str) -> Edit:
    """Replace the first match."""

    def edit(text: str) -> str:
        found, number = re.subn(old, new, text, count=1, flags=re.MULTILINE)
        assert number == 1
        assert found != text
        return found

    return edit


EDITS: list[tuple[Edit, str]] = [
    (changed("^roundhouse record 1$", "roundhouse record 2"), "record-newer"),
    (changed("^roundhouse record 1$", "roundhouse record 999999999"), "record-newer"),
    (changed("^roundhouse record 1$", "# some other program"), "record-foreign"),
    (changed("^roundhouse record 1$", "roundhouse record 01"), "record-foreign"),
    (changed("^game: toy$", "game: chess"), "record-line"),
    (changed("^game: toy$", "game: ../toy"), "record-unexpected"),
    (changed("^game: toy\n", ""), "record-unexpected"),
    (changed("^rules: draft$", "rules: 7"), "record-rules"),
    (changed("^(data: toy sha256:)....", r"\g<1>0000"), "record-data"),
    (changed("^data: toy ", "data: other "), "record-data"),
    (changed("^players: 3$", "players: 4"), "record-unexpected"),
    (changed("^players: 3$", "players: 0"), "record-unexpected"),
    (changed("^option goal: 6$", "option goal: 60"), "record-line"),
    (changed("^option goal: 6$", "option gaol: 6"), "record-line"),
    (changed("^option goal: 6$", "option goal: 6\noption goal: 6"), "record-twice"),
    (changed("^seat p2: bot random$", 'seat p2: person ""'), "record-unexpected"),
    (changed("^seat p2: bot random$", 'seat p2: person "\\\\u0007"'), "record-name"),
    (changed("^seat p2: bot random$", 'seat p2: person "a" "b"'), "record-name"),
    (changed("^seat p2: bot random$", f'seat p2: person "{"x" * 41}"'), "record-name"),
    (changed("^seat p2: bot random\n", ""), "record-unexpected"),
    (changed("^chance: hmac-sha256$", "chance: fair"), "record-unexpected"),
    (changed("^(commitment: )....", r"\g<1>0000"), "record-commitment"),
    (changed("^(commitment: .*\n)\n", r"\1"), "record-unexpected-blank"),
    (changed("^p1 lay 1$", "p1 lay 9"), "record-no-move"),
    (changed("^p1 lay 1$", "p1 LAY 1"), "record-no-move"),
    (changed("^p1 lay 1$", "p1 lay  1"), "record-no-move"),
    (changed("^p1 lay 1$", "lay 1"), "record-no-move"),
    (changed("^p1 lay 1$", "p1 lay 1 @3"), "record-no-counter"),
    (changed("^p1 lay 1$", "p9 lay 1"), "record-no-seat"),
    (changed("^p1 lay 1$", "p1 lay 3"), "record-illegal"),
    (changed("^p1 lay 1$", "p1 draw 1"), "record-illegal"),
    (changed("^p1 lay 1$", "* roll 1"), "record-no-chance"),
    (changed("^p1 lay 1$", "p2 lay 1"), "record-illegal"),
    (changed(r"^\* roll 3$", "* roll 2"), "record-draw"),
    (changed(r"^\* roll 3$", "* roll 3 @40"), "record-draw"),
    (changed(r"^\* roll 3$", "* roll 3 @7"), "record-counter"),
    (changed(r"^\* roll 3$", "* roll 3 @2"), "record-counter"),
    (changed(r"^\* roll 3$", "* draw 3"), "record-impossible"),
    (changed(r"^\* roll 3$", "# rolled a bell\x07\n* roll 3"), "record-unexpected"),
    (changed(r"(\n\nending)", r"\np1 take\1"), "record-over"),
    (changed(r"(\n\nending)", r"\n* roll 1\1"), "record-over"),
    (changed(r"^p\d \w+\n(\nending)", r"\1"), "record-ending"),
    (changed("^ending: spent$", "ending: rich"), "record-ending"),
    (changed("^ending: spent$", "ending: none"), "record-unexpected"),
    (changed("^score p3: 2 ", "score p3: 3 "), "record-score"),
    (changed("^(score p3: .*)coins=1", r"\1coins=2"), "record-score"),
    (changed("^(score p3: \\d+) (coins=1) (objections=.*)$", r"\1 \3 \2"), "record-score"),
    (changed("^winners: p3$", "winners: p2 p3"), "record-winners"),
    (changed("^(digest: )....", r"\g<1>0000"), "record-digest"),
    (changed("^(seed: )....", r"\g<1>ffff"), "record-commitment"),
    (changed("^seed: .*\n", ""), "record-unexpected"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("edit", "id"), EDITS)
def test_an_edited_record_is_refused_with_the_reason_even_if_its_checksum_was_made_to_fit(edit: Edit, id: str) -> None:
    assert problem(sealed(edit(write(finished())))).message.id == id


def test_what_no_replay_can_tell_is_told_by_the_checksum() -> None:
    text = write(finished())
    assert problem(text.replace("seat p2: bot random", "seat p2: bot greedy").encode()).message.id == "record-changed"
    assert problem(text.replace("\n\nending", "\n# hello\n\nending").encode()).message.id == "record-changed"


def test_an_illegal_move_is_told_with_its_line_and_its_rule() -> None:
    text = write(finished())
    line = text.split("\n").index("p1 lay 1") + 1
    told = t(problem(sealed(text.replace("p1 lay 1", "p1 lay 3", 1))).message)
    assert re.fullmatch(rf"Line {line}: “lay 3” is not allowed: .*\. \(TO-\d\.\d\)", told)


def test_every_truncation_is_refused() -> None:
    data = write(finished()).encode()
    for end in range(len(data)):
        with pytest.raises(Problem):
            check(read(data[:end]))


@pytest.mark.slow
def test_every_single_changed_byte_is_refused() -> None:
    data = write(finished()).encode()
    for i, byte in enumerate(data):
        for other in {byte ^ 1, ord("0"), ord("\n")} - {byte}:
            with pytest.raises(Problem):
                check(read(data[:i] + bytes([other]) + data[i + 1 :]))


def test_text_after_the_end_is_refused() -> None:
    data = write(finished()).encode()
    assert problem(data + b"\n").message.id == "record-goes-on"
    assert problem(data + b"more").message.id == "record-breaks-off"


def test_a_record_that_is_too_large_is_refused_before_it_is_read() -> None:
    assert problem(b"x" * (SIZE_LIMIT + 1)).message.id == "record-too-large"
    notes = write(replace(finished(), events=(*finished().events, Note("x" * LINE_LIMIT))))
    assert problem(notes.encode()).message.id == "record-long-line"


def test_bytes_that_are_no_text_are_refused_with_their_line() -> None:
    data = write(finished()).encode().replace(b"game: toy", b"game: t\xff")
    assert t(problem(data).message) == "Line 2 is not UTF-8 text."


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_no_bytes_whatever_do_more_than_be_refused(data: bytes) -> None:
    for start in (b"", b"roundhouse record 1\n"):
        with pytest.raises(Problem):
            check(read(start + data))


@pytest.mark.slow
@settings(deadline=None)
@given(st.data())
def test_no_lines_put_anywhere_do_more_than_be_refused(data: st.DataObject) -> None:
    lines = write(finished()).split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    pool = st.one_of(
        st.sampled_from(lines), st.text(max_size=20), st.from_regex(r"(p[1-4]|\*) [a-z]+ [0-9]( @[0-9]+)?")
    )
    new = data.draw(pool.filter(lambda line: line != lines[at]))
    lines[at] = new
    with pytest.raises(Problem) as caught:
        check(read("\n".join(lines).encode(errors="replace")))
    assert t(caught.value.message)


def test_the_actor_of_chance_is_a_star() -> None:
    assert {m.actor for m in read(write(finished()).encode()).moves()} == {CHANCE, 0, 1, 2}
