"""The command `tty`: a game in the terminal, against bots or with several persons at one screen.

Everything it knows of the game comes through the contract; the table is `table/local.py`. It also works when input and
output are pipes: then what is read is repeated after the prompt, so that the output is a complete transcript.
"""

from __future__ import annotations

import argparse
import re
import secrets
import sys
from contextlib import ExitStack
from pathlib import Path

from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import Bot, bot, choose
from roundhouse.cli import rules, tty_show
from roundhouse.cli.common import add_setup, options_of, say
from roundhouse.cli.save import save
from roundhouse.core.draws import SEED_BYTES
from roundhouse.core.game import legal, read_action, seat_name
from roundhouse.core.message import Message, Problem
from roundhouse.core.record import NAME_LIMIT, Seat
from roundhouse.core.setup import Setup, setup
from roundhouse.core.state import OVER, SPECTATOR
from roundhouse.core.text import t
from roundhouse.table.feed import Entry
from roundhouse.table.local import LocalTable, Think
from roundhouse.table.play import Refused, to_answer

EXAMPLES = """A seat is `me`, `me:NAME`, or a bot: easy, medium, hard, expert, greedy, random, search:N. Several persons
share the screen; what one of them may not see is covered when the next one's turn comes.

examples:
  roundhouse tty siberia --seats me,greedy,greedy
  roundhouse tty siberia --seats me:Ana,me:Ben --option round_limit=10"""

PROMPT = "> "
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
LOOKING = ("quit", "exit", "table", "log", "rules")  # what a person may type who is asked to agree


class Quit(Exception):
    """The person has had enough."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play in the terminal."
    parser.epilog = EXAMPLES
    add_setup(parser)
    parser.add_argument("--seats", metavar="A,B,…", required=True, help="who plays, in turn order")
    parser.add_argument("--seed", metavar="HEX", help="64 hexadecimal digits that fix all draws; else they are secret")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seats = tuple(seat(text) for text in args.seats.split(","))
    table_setup = setup(args.game, len(seats), options_of(args.option), args.data)
    seed = _seed(args.seed)
    with ExitStack() as stack:
        table = LocalTable(table_setup, seats, seed, _thinker(table_setup, seats, stack))
        try:
            Terminal(table).play()
        except Quit:
            say("cli-tty-bye")
    return 0


def seat(text: str) -> Seat:
    """Who sits where, from what a person wrote."""
    kind, colon, name = text.partition(":")
    if kind != "me":
        return Seat("bot", str(bot(text)))
    name = name.strip() if colon else "me"
    if not (1 <= len(name) <= NAME_LIMIT and name.isprintable()):
        raise Problem("cli-tty-name", limit=NAME_LIMIT)
    return Seat("person", name)


def _seed(text: str | None) -> bytes:
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if not re.fullmatch(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", text):
        raise Problem("cli-tty-seed", digits=2 * SEED_BYTES)
    return bytes.fromhex(text)


def _thinker(table: Setup, seats: tuple[Seat, ...], stack: ExitStack) -> Think:
    """How bots are asked: those that search, in a process of their own."""
    if any(s.kind == "bot" and bot(s.name).searches for s in seats):
        from roundhouse.bots.process import BotProcess

        return stack.enter_context(BotProcess(table)).choose

    def think(which: Bot, view: bytes, seed: int, budget: Budget) -> Chosen:
        return choose(table.board, which.kind, view, seed, budget)

    return think


class Terminal:
    """One table at one terminal."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.game = table.setup.game
        self.names = tuple(s.name for s in table.seats)
        self.read_up_to = [0] * len(table.seats)  # entries of the log that each person has seen
        self.last_read = 0  # the number of the last event that anybody has seen
        self.at_screen = -1  # the person who looks at it now
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

    def play(self) -> None:
        """The whole game, and what may be asked about it afterwards."""
        say("cli-tty-welcome", game=Message(f"{self.game.name}-title"), commitment=self.table.commitment)
        while (who := self.table.advance()) != OVER:
            self.hand_over(who)
            self.show(who)
            while not self.command(who, self.ask()):
                pass
        viewer = self.table.persons()[0] if len(self.table.persons()) == 1 else SPECTATOR
        self.tell_news(viewer)
        self.draw(viewer)
        print(tty_show.final(self.table))
        while True:
            self.command(viewer, self.ask())

    def hand_over(self, who: int) -> None:
        """Cover the secrets of one person before the next one looks."""
        if self.at_screen not in (-1, who) or (self.at_screen == -1 and len(self.table.persons()) > 1):
            if self.interactive:
                print(CLEAR, end="")
            say("cli-tty-hand-over", seat=seat_name(who), name=self.names[who])
            self.ask()
        self.at_screen = who

    def show(self, who: int) -> None:
        """What is new, what is asked, and what can be answered; the table when somebody else has changed it."""
        news = self.tell_news(who)
        if any(entry.actor != who for entry in news):
            self.draw(who)
        if self.table.waits_for_done(who):
            print(tty_show.what_waits(self.table, who))
        else:
            print(tty_show.asked(self.game, self.table.view(who)))
            print(tty_show.choices(self.game, self.table.state, who))

    def draw(self, viewer: int) -> None:
        print(f"{self.game.draw(self.table.view(viewer), self.names)}\n")

    def tell_news(self, viewer: int) -> list[Entry]:
        """The log since this viewer's last prompt; for spectators, since anybody's."""
        entries = self.table.lines(viewer)
        if viewer >= 0:
            news = entries[self.read_up_to[viewer] :]
            self.read_up_to[viewer] = len(entries)
        else:
            news = [entry for entry in entries if entry.seq > self.last_read]
        self.last_read = max([self.last_read, *(entry.seq for entry in news)])
        print(f"\n{tty_show.log(news)}\n" if news else "")
        return news

    def ask(self) -> str:
        """One line from the person; the end of the input is a farewell."""
        try:
            if self.interactive:
                return input(PROMPT).strip()
            print(PROMPT, end="", flush=True)
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        except UnicodeDecodeError:
            line = "?\n"
        if not line:
            print()
            raise Quit
        print(line.strip())
        return line.strip()

    def command(self, who: int, text: str) -> bool:
        """Do what the person wrote; True when the position has changed."""
        word, _, rest = text.partition(" ")
        try:
            match word.lower():
                case "quit" | "exit":
                    raise Quit
                case "" if self.table.waits_for_done(who):
                    self.table.done(who)
                    return True
                case "help" | "?" | "":
                    say("cli-tty-help")
                case "table":
                    self.draw(who)
                case "log":
                    print(tty_show.log(self.table.lines(who)))
                case "rules":
                    print(rules.text(self.game.name, rest))
                case "save":
                    self.save(rest)
                case "why":
                    self.why(who, rest)
                case "auto":
                    return self.auto(who, rest)
                case "undo":
                    return self.undo(who)
                case _:
                    return self.decide(who, text)
        except Problem as problem:
            _refuse(problem)
        return False

    def save(self, name: str) -> None:
        if not name.strip():
            raise Problem("cli-save-no-name")
        path = Path(name.strip())
        save(path, self.table.record())
        say("cli-save-done" if self.table.over else "cli-save-done-running", file=str(path))

    def auto(self, who: int, text: str) -> bool:
        """Whether the person's turns end without Enter; what waits for it now may happen at once."""
        if self.table.over:
            raise Problem("cli-tty-over")
        wish = text.strip().lower()
        if wish not in ("on", "off"):
            raise Problem("cli-tty-auto")
        waited = self.table.waits_for_done(who)
        self.table.set_auto_end(who, wish == "on")
        say("cli-tty-auto-on" if wish == "on" else "cli-tty-auto-off")
        return waited and not self.table.waits_for_done(who)

    def undo(self, who: int) -> bool:
        """Take back the last decision; where the other persons must agree, the screen goes round."""
        if self.table.over:
            raise Problem("cli-tty-over")
        self.table.undo(who)
        while others := to_answer(self.table.table):
            self.hand_over(others[0])
            self.tell_news(others[0])
            self.draw(others[0])
            self.table.answer(others[0], self.agrees(others[0]))
        return True

    def agrees(self, who: int) -> bool:
        """Yes or no; meanwhile the person may look around, but not play."""
        say("cli-tty-agree", seat=seat_name(who))
        while True:
            text = self.ask()
            match text.lower():
                case "yes" | "y":
                    return True
                case "no" | "n":
                    return False
            if text.partition(" ")[0].lower() in LOOKING:
                self.command(who, text)
            else:
                say("cli-tty-yes-or-no")

    def decide(self, who: int, text: str) -> bool:
        """A decision, by its number or its notation."""
        self.table.act(who, self.action(who, text))
        return True

    def why(self, who: int, text: str) -> None:
        """What a choice would do, or why it cannot be chosen."""
        action = self.action(who, text)
        refusal = self.game.refusal(self.table.view(who), action)
        if refusal is not None:
            raise Refused(refusal, 0)
        effects = self.game.effects(self.table.view(who), action)
        print(tty_show.choice(self.game, self.table.state, who, action) if effects else t(Message("cli-tty-allowed")))

    def action(self, who: int, text: str) -> int:
        """The action that a person wrote, if it is for this person to choose now."""
        if self.table.over:
            raise Problem("cli-tty-over")
        if self.table.waits_for_done(who):
            raise Problem("cli-tty-waits")
        actions = legal(self.table.state, who)
        if text.isascii() and text.isdigit():
            if len(text) < 6 and 1 <= int(text) <= len(actions):
                return actions[int(text) - 1]
            raise Problem("cli-tty-no-choice", number=text[:10], last=len(actions))
        return read_action(self.game, self.table.state, who, text)


def _refuse(problem: Problem) -> None:
    if isinstance(problem, Refused) and problem.rule:
        say("cli-tty-refused", reason=problem.message, rule=problem.rule)
    else:
        print(t(problem.message))
