"""Plays the finished records of this folder: `python -m tests.records.make [GAME ...]`.

For each game a few whole games at a table with committed draws, so many that every number of players, every ending and
every value of an option is in one of them, and every position that the game's battery_spec wants to be shown. The test
beside it checks them; only a change of rules or data that is meant to change games is a reason to write them anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path

from roundhouse.core.game import Game
from roundhouse.core.options import Option
from roundhouse.core.record import Record, write
from roundhouse.core.registry import NAMES, game
from roundhouse.core.replay import replay
from roundhouse.core.rng import stream
from roundhouse.core.state import Advisor
from roundhouse.table.local import LocalTable
from tests.battery.common import subject_of
from tests.house import table

FOLDER = Path(__file__).parent
TRIES = 400  # games before an ending counts as not to be found


def values(of: Game, option: Option) -> tuple[str, ...]:
    """The values of an option that must be played: all choices; of a number the default, the lowest, and those that
    the battery tries."""
    tried = [str(value) for value in subject_of(of.name).tried.get(option.name, ())]
    return option.choices or tuple(dict.fromkeys((str(option.default), str(option.low), *tried)))


def wanted(of: Game) -> set[str]:
    """All that the records of a game must show between them."""
    marks = {f"players {n}" for n in range(of.min_players, of.max_players + 1)}
    marks |= {f"ending {name}" for name in of.endings}
    marks |= {f"position {name}" for name in subject_of(of.name).marks}
    return marks | {f"option {o.name}={value}" for o in of.options for value in values(of, o)}


def shown(record: Record) -> set[str]:
    """What one record shows."""
    marks = {f"players {record.players}", f"ending {record.result.ending}"}
    looked_for = subject_of(record.game).marks
    if looked_for:
        positions = [step.after for step in replay(record)]
        marks |= {f"position {name}" for name, look in looked_for.items() if any(map(look, positions))}
    return marks | {f"option {name}={value}" for name, value in record.options.items()}


def games(of: Game) -> Iterator[Record]:
    """Games of all kinds, with fixed seeds: every option, and all numbers together, with every number of players."""
    variants: list[dict[str, str]] = [{}] + [{o.name: value} for o in of.options for value in values(of, o)]
    numbers = {o.name: values(of, o) for o in of.options if not o.choices}
    variants += [dict(zip(numbers, chosen, strict=True)) for chosen in product(*numbers.values())]
    for number in range(TRIES):
        players = of.min_players + (number + number // len(variants)) % (of.max_players - of.min_players + 1)
        options = variants[number % len(variants)]
        seats = ["random" if seat == number % 7 else "greedy" for seat in range(players)]
        seed = sha256(f"record {of.name} {number}".encode()).digest()
        own = list(subject_of(of.name).own_bots.values())
        if own and number % 3 == 2:
            seats[0] = "Ana"  # whom one of the battery's own bots advises
        going = table(of.name, *seats, seed=seed, **options)
        if seats[0] == "Ana":
            play_person(going, own[number // 3 % len(own)](going.setup.board), number)
        going.advance()
        yield going.record()


def play_person(going: LocalTable, advisor: Advisor, seed: int) -> None:
    """Let an advisor play the first seat to the end."""
    going.set_auto_end(0, True)
    rng = stream(seed, 0)
    while going.advance() == 0 and not going.over:
        going.act(0, int(advisor.choose(going.view(0), rng)))


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
    for name in sys.argv[1:] or NAMES:
        for file in FOLDER.glob(f"{name}-*.txt"):
            file.unlink()
        for filename, text in make(game(name)).items():
            (FOLDER / filename).write_text(text, encoding="utf-8")
            print(filename)
