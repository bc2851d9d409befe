"""Makes docs/tty-<game>.txt, whole games in the terminal: `python -m tests.cli.transcript [GAME ...]`.

The person's choices are the greedy advisor's; some are typed as numbers, some as notation, and now and then the person
asks, errs, or takes something back. `tests/cli/test_transcript.py` types the same lines again and compares.
"""

from __future__ import annotations

import io
import sys
import tempfile
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path

from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import Bot, choose
from roundhouse.cli.tty import PROMPT, Quit, Terminal, seat
from roundhouse.core.game import legal
from roundhouse.core.message import Message
from roundhouse.core.rng import stream
from roundhouse.core.setup import setup
from roundhouse.core.text import t
from roundhouse.table.local import LocalTable

DOCS = Path(__file__).resolve().parents[2] / "docs"
SEED = "5b" * 32
WHERE_IT_WAITS = ["", "1", "undo"]  # what is typed where something waits for Enter; later, Enter alone
AFTERWARDS = ["pass", "save game.txt", "save game.txt", "quit"]


@dataclass(frozen=True)
class Sitting:
    """One game at a terminal, and what is typed beside the moves."""

    game: str
    seats: str
    options: dict[str, str]
    asides: dict[int, list[str]] = field(hash=False)  # before decision number ...

    @property
    def file(self) -> Path:
        return DOCS / f"tty-{self.game}.txt"

    @property
    def command(self) -> list[str]:
        chosen = [word for name, value in self.options.items() for word in ("--option", f"{name}={value}")]
        return ["tty", self.game, "--seats", self.seats, *chosen, "--seed", SEED]


SITTINGS = (
    Sitting(
        "siberia",
        "me:Ana,greedy",
        {"round_limit": "4"},  # a short game
        {
            0: ["help", "rules 2.2"],
            5: ["table", "why 1"],
            6: ["undo", "pass", "place money gas", "99"],
            11: ["log"],
            13: ["rules 4.3", "save so-far.txt"],
            14: ["undo"],
            24: ["auto on"],
            40: ["auto off"],
        },
    ),
    Sitting(
        "steamrollers",
        "me:Ana",
        {"eva": "1"},
        {
            0: ["help", "rules 9.3"],
            2: ["why 1", "why engine 6"],
            3: ["undo", "track z9 0-3", "99"],
            6: ["table", "log"],
            7: ["rules 6.2", "save so-far.txt"],
            8: ["undo"],
            12: ["auto on"],
            30: ["auto off"],
        },
    ),
    Sitting(
        "steam_power",
        "me:Ana",
        {"map": "iberia"},
        {
            0: ["help", "rules 9.2"],
            2: ["why 1", "why factory b2"],
            3: ["undo", "track z9 0-3", "99"],
            6: ["table", "log"],
            7: ["rules 6.3", "save so-far.txt"],
            8: ["undo"],
            12: ["auto on"],
            150: ["auto off"],
        },
    ),
)


class Script(Terminal):
    """A terminal at which a script sits."""

    def __init__(self, table: LocalTable, sitting: Sitting) -> None:
        super().__init__(table)
        self.sitting = sitting
        self.decisions = 0
        self.asides = list(sitting.asides[0])
        self.where_it_waits = list(WHERE_IT_WAITS)
        self.afterwards = list(AFTERWARDS)

    def ask(self) -> str:
        text = self.next()
        print(f"{PROMPT}{text}")
        return text

    def next(self) -> str:
        if self.table.over:
            return self.afterwards.pop(0)
        if self.table.waits_for_done(self.at_screen):
            return self.where_it_waits.pop(0) if self.where_it_waits else ""
        if self.asides:
            return self.asides.pop(0)
        self.decisions += 1
        self.asides = list(self.sitting.asides.get(self.decisions, []))
        board, state = self.table.setup.board, self.table.state
        who = int(state.actor())
        action = self.game.advisor(board).choose(state.view(who), stream(0, self.decisions))
        if self.decisions % 3:
            return str(legal(state, who).index(action) + 1)
        return self.game.notation(state, who, int(action))


def make(sitting: Sitting) -> str:
    """The transcript, from the command to the farewell."""
    seats = tuple(seat(text) for text in sitting.seats.split(","))
    table_setup = setup(sitting.game, len(seats), sitting.options)

    def think(bot: Bot, view: bytes, seed: int, budget: Budget) -> Chosen:
        return choose(table_setup.board, bot.kind, view, seed, budget)

    out = io.StringIO()
    with tempfile.TemporaryDirectory() as folder, chdir(folder), redirect_stdout(out):
        try:
            Script(LocalTable(table_setup, seats, bytes.fromhex(SEED), think), sitting).play()
        except Quit:
            print(t(Message("cli-tty-bye")))
    return f"$ ./roundhouse {' '.join(sitting.command)}\n{out.getvalue()}"


def inputs(transcript: str) -> list[str]:
    """What was typed."""
    return [line.removeprefix(PROMPT) for line in transcript.split("\n") if line.startswith(PROMPT)]


if __name__ == "__main__":
    for sitting in SITTINGS:
        if sitting.game in (sys.argv[1:] or sitting.game):
            sitting.file.write_text(make(sitting), encoding="utf-8")
