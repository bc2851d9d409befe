"""Reads the text of a record, strictly: what does not stand where it should is refused, with its line.

Only the form is looked at here; whether the game can have gone like this is found out by `core/replay.py`.
"""

from __future__ import annotations

import json
import re

from roundhouse.core.message import Problem
from roundhouse.core.record import (
    ENTERED,
    FIRST_LINE,
    HMAC,
    LINE_LIMIT,
    NAME_LIMIT,
    NO_WINNER,
    RUNNING,
    SEEN_BY,
    SIZE_LIMIT,
    VERSION,
    Move,
    Note,
    Record,
    Result,
    Score,
    Seat,
    checksum,
)
from roundhouse.core.state import CHANCE

_WORD = r"[a-z0-9][a-z0-9_.-]{0,63}"
_SHA = r"[0-9a-f]{64}"
_SEAT = r"p[1-9][0-9]?"
_NUMBER = r"0|-?[1-9][0-9]{0,14}"
_FIRST = re.compile(rf"{FIRST_LINE} ([1-9][0-9]{{0,8}})")
_MOVE = re.compile(rf"({_SEAT}|\*) ([!-?A-~][!-~]*(?: [!-?A-~][!-~]*)*)(?: @([1-9][0-9]{{0,11}}))?")


class _Lines:
    """The lines of a record with a finger on the next one."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0  # the number of the last line taken, counted from 1
        self.found: dict[str, int] = {}

    def next_is(self, start: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(start)

    def take(self) -> str:
        if self.at == len(self.lines):
            raise Problem("record-breaks-off", line=self.at)
        self.at += 1
        return self.lines[self.at - 1]

    def fits(self, pattern: str, shown: str) -> re.Match[str]:
        """The next line, which must have this form."""
        if match := re.fullmatch(pattern, self.take()):
            return match
        raise Problem("record-unexpected", line=self.at, expected=shown)

    def value(self, key: str, pattern: str) -> re.Match[str]:
        """The next line, which must be `key: …`; where it stands is kept."""
        match = self.fits(rf"{re.escape(key)}: {pattern}", f"{key}: …")
        self.found[key] = self.at
        return match

    def blank(self) -> None:
        if self.take():
            raise Problem("record-unexpected-blank", line=self.at)


def read(data: bytes) -> Record:
    """The record in these bytes; a Problem says what is wrong with the first line that is."""
    lines = _Lines(_split(data))
    lines.take()
    game = lines.value("game", rf"({_WORD})")[1]
    rules = lines.value("rules", rf"({_WORD})")[1]
    components = lines.value("data", rf"({_WORD}) sha256:({_SHA})")
    own: list[str] = []
    while lines.next_is("|"):
        own.append(lines.take()[1:])
    players = int(lines.value("players", "([1-9][0-9]?)")[1])
    options: dict[str, str] = {}
    while lines.next_is("option "):
        option = lines.fits(rf"option ({_WORD}): ([!-~]{{1,80}})", "option …: …")
        if option[1] in options:
            raise Problem("record-twice", line=lines.at)
        options[option[1]] = option[2]
        lines.found[f"option {option[1]}"] = lines.at
    seats = tuple(_seat(lines, f"seat p{p}") for p in range(1, players + 1))
    chance = lines.value("chance", f"({HMAC}|{ENTERED})")[1]
    commitment = lines.value("commitment", f"({_SHA})")[1] if chance == HMAC else ""
    lines.blank()
    events = _events(lines, players, chance)
    result = _result(lines, players, chance)
    above = "".join(f"{line}\n" for line in lines.lines[: lines.at])
    seal = lines.value("checksum", f"({_SHA})")[1]
    if lines.at < len(lines.lines):
        raise Problem("record-goes-on", line=lines.at + 1)
    return Record(
        game=game,
        rules=rules,
        data=components[1],
        data_sha256=components[2],
        own_data="\n".join(own),
        players=players,
        options=options,
        seats=seats,
        chance=chance,
        commitment=commitment,
        events=events,
        result=result,
        lines=lines.found,
        sealed=seal == checksum(above),
    )


def _split(data: bytes) -> list[str]:
    """The lines, once it is clear that this is a record of a version we know, complete to its last line's end."""
    if len(data) > SIZE_LIMIT:
        raise Problem("record-too-large", limit=SIZE_LIMIT // (1024 * 1024))
    head = data[:80].split(b"\n", 1)[0].decode("ascii", "replace")
    first = _FIRST.fullmatch(head)
    if re.fullmatch(rf"{FIRST_LINE} [0-9]{{1,9}} {SEEN_BY} .*", head):
        raise Problem("record-partial")
    if first is None:
        raise Problem("record-foreign")
    if int(first[1]) != VERSION:
        raise Problem("record-newer", version=first[1], known=VERSION)
    try:
        lines = data.decode().split("\n")
    except UnicodeDecodeError as e:
        raise Problem("record-not-text", line=data.count(b"\n", 0, e.start) + 1) from None
    for number, line in enumerate(lines, 1):
        if len(line) > LINE_LIMIT:
            raise Problem("record-long-line", line=number, limit=LINE_LIMIT)
    if lines.pop():
        raise Problem("record-breaks-off", line=len(lines) + 1)
    return lines


def _seat(lines: _Lines, key: str) -> Seat:
    seat = lines.value(key, rf"(?:bot ({_WORD}(?::[0-9]{{1,9}})?)|person (\".{{1,200}}\"))")
    if seat[1] is not None:
        return Seat("bot", seat[1])
    try:
        name = json.loads(seat[2])
    except ValueError:
        name = ""
    if not (1 <= len(name) <= NAME_LIMIT and name.isprintable()):
        raise Problem("record-name", line=lines.at, limit=NAME_LIMIT)
    return Seat("person", name)


def _events(lines: _Lines, players: int, chance: str) -> tuple[Move | Note, ...]:
    """All lines up to the next blank one."""
    events: list[Move | Note] = []
    drawn = 0
    while line := lines.take():
        if line.startswith("# "):
            if not line.isprintable():
                raise Problem("record-unexpected", line=lines.at, expected="# …")
            events.append(Note(line[2:], lines.at))
            continue
        move = _MOVE.fullmatch(line)
        if move is None:
            raise Problem("record-no-move", line=lines.at, text=line[:60])
        actor = CHANCE if move[1] == "*" else int(move[1][1:]) - 1
        if actor >= players:
            raise Problem("record-no-seat", line=lines.at, seat=move[1], players=players)
        counter = 0
        if actor == CHANCE and chance == HMAC:
            counter = int(move[3]) if move[3] else drawn + 1
            if counter <= drawn or (move[3] and counter == drawn + 1):
                raise Problem("record-counter", line=lines.at, counter=counter, drawn=drawn)
            drawn = counter
        elif move[3]:
            raise Problem("record-no-counter", line=lines.at)
        events.append(Move(actor, move[2], counter, lines.at))
    return tuple(events)


def _result(lines: _Lines, players: int, chance: str) -> Result:
    ending = lines.value("ending", f"({_WORD})")[1]
    if ending == RUNNING:
        return Result(ending, lines.value("digest", f"({_SHA})")[1])
    scores = tuple(_score(lines, f"score p{p}") for p in range(1, players + 1))
    rival = _score(lines, "rival") if lines.next_is("rival: ") else None
    won = lines.value("winners", rf"({NO_WINNER}|{_SEAT}(?: {_SEAT})*)")[1].replace(NO_WINNER, "").split()
    digest = lines.value("digest", f"({_SHA})")[1]
    seed = lines.value("seed", f"({_SHA})")[1] if chance == HMAC else ""
    return Result(ending, digest, scores, tuple(int(seat[1:]) - 1 for seat in won), seed, rival)


def _score(lines: _Lines, key: str) -> Score:
    score = lines.value(key, rf"({_NUMBER})((?: {_WORD}=(?:{_NUMBER}))*)")
    parts = [part.split("=") for part in score[2].split()]
    return Score(int(score[1]), {name: int(points) for name, points in parts})
