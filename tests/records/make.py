"""Plays the finished records of this folder: `python -m tests.records.make`.

For each game a few whole games at a table with committed draws, so many that every number of players, every ending and
every value of an option is in one of them. The test beside it checks them; only a change of rules or data that is meant
to change games is a reason to write them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from roundhouse.core.game import Game
from roundhouse.core.options import Option
from roundhouse.core.record import Record, write
from roundhouse.core.registry import NAMES, game
from tests.house import table

FOLDER = Path(__file__).parent
TRIES = 400  # games before an ending counts as not to be found


def values(option: Option) -> tuple[str, ...]:
    """The values of an option that must be played: all choices; of a number the default and the lowest."""
    return option.choices or (str(option.default), str(option.low))


def wanted(of: Game) -> set[str]:
    """All that the records of a game must show between them."""
    marks = {f"players {n}" for n in range(of.min_players, of.max_players + 1)}
    marks |= {f"ending {name}" for name in of.endings}
    return marks | {f"option {o.name}={value}" for o in of.options for value in values(o)}


def shown(record: Record) -> set[str]:
    """What one record shows."""
    marks = {f"players {record.players}", f"ending {record.result.ending}"}
    return marks | {f"option {name}={value}" for name, value in record.options.items()}


def games(of: Game) -> Iterator[Record]:
    """Games of all kinds, with fixed seeds: first every option with every number of players, then on and on."""
    variants: list[dict[str, str]] = [{}] + [{o.name: value} for o in of.options for value in values(o)]
    for number in range(TRIES):
        players = of.min_players + number % (of.max_players - of.min_players + 1)
        options = variants[number % len(variants)] if number < 4 * len(variants) else {}
        seats = ["random" if seat == number % 7 else "greedy" for seat in range(players)]
        seed = sha256(f"record {of.name} {number}".encode()).digest()
        going = table(of.name, *seats, seed=seed, **options)
        going.advance()
        yield going.record()


def make(of: Game) -> dict[str, str]:
    """File names and texts of the records of a game: as few as show everything, in the order they were found."""
    missing = wanted(of)
    found: dict[str, str] = {}
    for record in games(of):
        if shown(record) & missing:
            missing -= shown(record)
            found[f"{of.name}-{len(found) + 1:02}-{record.players}p-{record.result.ending}.txt"] = write(record)
        if not missing:
            break
    return found


if __name__ == "__main__":
    for name in NAMES:
        for file in FOLDER.glob(f"{name}-*.txt"):
            file.unlink()
        for filename, text in make(game(name)).items():
            (FOLDER / filename).write_text(text, encoding="utf-8")
            print(filename)
