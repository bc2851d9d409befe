"""Reads component data: TOML files from outside, of which nothing is taken for granted.

Whatever is wrong is collected as faults, each with the file, the key and a message, so that a person can repair a file
in one go. This is the grammar that all games share; what the keys mean is said by each game's `data.py`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256
from pathlib import Path

from roundhouse.core.message import Message, Problem

SIZE_LIMIT = 1 << 20  # bytes
LINE_LIMIT = 400  # characters: tomllib's time grows with the square of the length of a dotted key
NUMBER_LIMIT = 1_000_000_000  # keeps sums and floats far from their own limits
FAULT_LIMIT = 1000  # nobody repairs more at a time, and a hostile file could have a fault in every third byte
ID_LIMIT = 24  # characters
NAME_LIMIT = 40

LANGUAGES = ("en", "pl", "de", "pt")

_ID = re.compile(r"[a-z_]+")
_SET_ID = re.compile(r"[a-z0-9][a-z0-9_.-]{0,63}")  # as in the header of a record


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong. The key is like `area.yamal.neighbours[2]`, counted from 1; '' is the whole file."""

    file: str
    key: str
    message: Message

    def located(self) -> Message:
        """The whole sentence, with file and key."""
        if not self.key:
            return Message("data-fault-in-file", {"file": self.file, "fault": self.message})
        return Message("data-fault-at-key", {"file": self.file, "key": self.key, "fault": self.message})


class DataError(Problem):
    """A data file that cannot be used, with all its faults; as one sentence it tells the first."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("data-faults", count=len(faults), first=faults[0].located())
        self.faults = faults


@dataclass(frozen=True, slots=True)
class DataFile:
    """What a record keeps of the data it was played with: the name of the set, the hash of the bytes, the text."""

    id: str
    sha256: str
    text: str


def data_file(id: str, text: str) -> DataFile:
    """The record of a text; reading changes no byte of a file, so the hash is that of the file too.

    >>> data_file("tiny", "format = 1").sha256[:12]
    '019d488782a0'
    """
    return DataFile(id, sha256(text.encode()).hexdigest(), text)


@dataclass(slots=True)
class Faults:
    """Collects what is wrong with one file."""

    file: str
    found: list[Fault] = field(default_factory=list)

    def add(self, key: str, id: str, /, **args: int | str | Message) -> None:
        if len(self.found) < FAULT_LIMIT:
            self.found.append(Fault(self.file, key, Message(id, args)))

    def stop(self) -> None:
        """Raise all that was found, if anything was."""
        if self.found:
            raise DataError(tuple(self.found))


def read_text(path: Path) -> str:
    """The text of a file, byte for byte."""
    faults = Faults(str(path))
    try:
        with path.open("rb") as file:
            found = file.read(SIZE_LIMIT + 1)
    except FileNotFoundError:
        faults.add("", "data-file-missing")
    except (OSError, ValueError):  # a folder, no permission, a path with a zero byte
        faults.add("", "data-file-unreadable")
    else:
        if len(found) > SIZE_LIMIT:
            faults.add("", "data-too-large", limit=SIZE_LIMIT)
        else:
            try:
                return found.decode()
            except UnicodeDecodeError as e:
                faults.add("", "data-not-text", line=found.count(b"\n", 0, e.start) + 1)
    raise DataError(tuple(faults.found))


def read_toml(text: str, faults: Faults) -> dict[str, object]:
    """The tables of a text; raises at once where there are none to look at."""
    lines = text.split("\n")
    if len(text) > SIZE_LIMIT or len(text.encode(errors="replace")) > SIZE_LIMIT:
        faults.add("", "data-too-large", limit=SIZE_LIMIT)
    elif max(map(len, lines)) > LINE_LIMIT:
        long = next(i for i, line in enumerate(lines, 1) if len(line) > LINE_LIMIT)
        faults.add("", "data-long-line", line=long, limit=LINE_LIMIT)
    else:
        try:
            text.encode()  # a lone surrogate is in no file, but could be in a text
            return tomllib.loads(text)
        except UnicodeEncodeError as e:
            faults.add("", "data-not-text", line=text.count("\n", 0, e.start) + 1)
        except RecursionError:
            faults.add("", "data-too-deep")
        except ValueError as e:  # TOMLDecodeError is one
            place = re.search(r"^(.*) \(at line (\d+), column (\d+)\)$", str(e), re.DOTALL)
            if place:
                reason, line, column = shown(place[1], 80), int(place[2]), int(place[3])
                faults.add("", "data-syntax", line=line, column=column, reason=reason)
            else:
                faults.add("", "data-syntax-at-end", line=len(lines), reason=shown(str(e), 80))
    raise DataError(tuple(faults.found))


class Kind(Enum):
    """What a value may be; the name of the message that says so."""

    TEXT = "data-kind-text"
    WHOLE = "data-kind-whole"
    NUMBER = "data-kind-number"
    TABLE = "data-kind-table"
    TEXTS = "data-kind-texts"
    NUMBERS = "data-kind-numbers"
    LINES = "data-kind-lines"
    TABLES = "data-kind-tables"


Shape = Mapping[str, Kind]

_PARTS = {Kind.TEXTS: Kind.TEXT, Kind.NUMBERS: Kind.NUMBER, Kind.LINES: Kind.NUMBERS, Kind.TABLES: Kind.TABLE}


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a file, checked against its shape. What was missing or of a wrong kind reads as None."""

    key: str
    values: dict[str, object]

    def at(self, name: str) -> str:
        """The full key of an entry."""
        return f"{self.key}.{name}" if self.key else name

    def text(self, name: str) -> str | None:
        value = self.values.get(name)
        return value if isinstance(value, str) else None

    def whole(self, name: str) -> int | None:
        value = self.values.get(name)
        return value if isinstance(value, int) else None

    def number(self, name: str) -> float | None:
        value = self.values.get(name)
        return value if isinstance(value, int | float) else None

    def texts(self, name: str) -> tuple[str, ...] | None:
        value = self.values.get(name)
        return tuple(v for v in value if isinstance(v, str)) if isinstance(value, list) else None

    def numbers(self, name: str) -> tuple[float, ...] | None:
        value = self.values.get(name)
        return tuple(v for v in value if isinstance(v, int | float)) if isinstance(value, list) else None

    def lines(self, name: str) -> tuple[tuple[float, ...], ...]:
        value = self.values.get(name)
        return tuple(tuple(line) for line in value) if isinstance(value, list) else ()

    def table(self, name: str, shape: Shape, faults: Faults, optional: Shape | None = None) -> Table:
        """The table of this name; of what is missing all entries read as None, without further faults."""
        key, value = self.at(name), self.values.get(name)
        return checked(value, shape, key, faults, optional) if isinstance(value, dict) else Table(key, {})

    def tables(self, name: str, shape: Shape, faults: Faults, optional: Shape | None = None) -> tuple[Table, ...]:
        """An array of tables. In keys a table goes by its id, or by its number where that says too little."""
        value = self.values.get(name)
        found: list[Table] = []
        seen: set[str] = set()
        for i, entry in enumerate(value if isinstance(value, list) else [], 1):
            entry_id = str(entry.get("id"))
            usable = _is_id(entry_id) and "id" in entry and entry_id not in seen
            seen.add(entry_id)
            key = f"{self.at(name)}.{entry_id}" if usable else f"{self.at(name)}[{i}]"
            found.append(checked(entry, shape, key, faults, optional))
        return tuple(found)


def checked(values: dict[str, object], shape: Shape, key: str, faults: Faults, optional: Shape | None = None) -> Table:
    """Check a table against the keys it must and may have; unknown, missing and wrong entries are faults."""
    table = Table(key, {})
    known = {**shape, **(optional or {})}
    for name, value in values.items():
        if name not in known:
            faults.add(table.at(shown(name)), "data-unknown-key", known=", ".join(known))
        elif fits(value, known[name], table.at(name), faults):
            table.values[name] = value
    for name in shape:
        if name not in values:
            faults.add(table.at(name), "data-missing-key")
    return table


def fits(value: object, kind: Kind, key: str, faults: Faults) -> bool:
    """Whether a value is of a kind; if not, that is a fault. In a list every wrong entry is one."""
    if kind in _PARTS:
        if isinstance(value, list):
            wrong = [i for i, part in enumerate(value, 1) if not fits(part, _PARTS[kind], f"{key}[{i}]", faults)]
            return not wrong
    elif kind is Kind.TABLE:
        if isinstance(value, dict):
            return True
    elif kind is Kind.TEXT:
        if isinstance(value, str):
            return True
    elif not isinstance(value, bool) and isinstance(value, int if kind is Kind.WHOLE else int | float):
        if -NUMBER_LIMIT <= value <= NUMBER_LIMIT:  # false for nan too
            return True
        faults.add(key, "data-number-range", limit=NUMBER_LIMIT)
        return False
    faults.add(key, "data-wrong-kind", expected=Message(kind.value))
    return False


# The keys that every data file begins with.
HEADER: Shape = {"format": Kind.WHOLE, "game": Kind.TEXT, "id": Kind.TEXT}


def read_header(root: Table, game: str, format: int, faults: Faults) -> str:
    """Check that the file is for this game and of this format; the id of its data set."""
    if root.text("game") not in (None, game):
        faults.add("game", "data-other-game", game=game)
    if root.whole("format") not in (None, format):
        faults.add("format", "data-other-format", format=format)
    set_id = root.text("id")
    if set_id is not None and not _SET_ID.fullmatch(set_id):
        faults.add("id", "data-bad-set-id", id=shown(set_id))
    return set_id or ""


def read_id(id: str | None, key: str, reserved: frozenset[str], taken: set[str], faults: Faults) -> str:
    """An id that can stand in notation, used once in the file; '' where there is none."""
    if id is None:
        return ""
    if not _is_id(id):
        faults.add(key, "data-bad-id", id=shown(id), limit=ID_LIMIT)
        return ""
    if id in reserved:
        faults.add(key, "data-reserved-id", id=id)
    if id in taken:
        faults.add(key, "data-duplicate-id", id=id)
    taken.add(id)
    return id


def read_names(table: Table, faults: Faults) -> tuple[str, ...]:
    """The entry `names` in the order of LANGUAGES; English is required and stands in for the others."""
    shape = {"en": Kind.TEXT}
    names = table.table("names", shape, faults, dict.fromkeys(LANGUAGES[1:], Kind.TEXT))
    for language in LANGUAGES:
        name = names.text(language)
        if name is not None and not (0 < len(name) <= NAME_LIMIT and name.isprintable() and name == name.strip()):
            faults.add(names.at(language), "data-bad-name", limit=NAME_LIMIT)
    english = names.text("en") or ""
    return tuple(names.text(language) or english for language in LANGUAGES)


def _is_id(text: str) -> bool:
    return len(text) <= ID_LIMIT and _ID.fullmatch(text) is not None


def shown(text: str, limit: int = ID_LIMIT) -> str:
    """A text from a file as it may be repeated in a message: short, and nothing that a terminal would obey.

    >>> shown("a" * 50), shown("bell" + chr(7))
    ('aaaaaaaaaaaaaaaaaaaaaaaa…', 'bell?')
    """
    short = text if len(text) <= limit else text[:limit] + "…"
    return "".join(c if c.isprintable() else "?" for c in short)
