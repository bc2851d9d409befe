"""How the terminal shows choices, the log and the final scores. Pure functions from the table to text."""

from __future__ import annotations

import textwrap
from itertools import groupby

from roundhouse.cli.common import WIDTH, columns
from roundhouse.core.game import Game, legal, seat_name
from roundhouse.core.message import Message
from roundhouse.core.replay import result
from roundhouse.core.state import State, View
from roundhouse.core.text import t
from roundhouse.table.feed import Entry
from roundhouse.table.local import LocalTable

FEW = 12  # so many choices get a line each, with their effects; more are set in columns
MANY = 60  # of more, those that differ in their last word only stand together


def choices(game: Game, state: State, player: int) -> str:
    """The choices of a player, numbered as they may be typed."""
    actions = legal(state, player)
    if len(actions) <= FEW:
        wide = max(len(game.notation(state, player, action)) for action in actions)
        return "\n".join(choice(game, state, player, action, f"{i:>4}  ", wide) for i, action in enumerate(actions, 1))
    named = [(i, game.notation(state, player, action)) for i, action in enumerate(actions, 1)]
    if len(actions) > MANY:
        return "\n".join([*_together(named), t(Message("cli-tty-many"))])
    lines: list[str] = []
    for _, group in groupby(named, key=lambda numbered: numbered[1].split(" ")[0]):
        cells = [f"{i:>4}  {name}" for i, name in group]
        wide = max(len(cell) for cell in cells) + 2
        across = max(1, WIDTH // wide)
        down = -(-len(cells) // across)
        lines += ["".join(cell.ljust(wide) for cell in cells[row::down]).rstrip() for row in range(down)]
    return "\n".join([*lines, t(Message("cli-tty-many"))])


def _together(named: list[tuple[int, str]]) -> list[str]:
    """Very many choices in few lines: `3-5 track b3 1-4, 2-4, 3-4`."""
    lines: list[str] = []
    for _, group in groupby(named, key=lambda numbered: numbered[1].rpartition(" ")[0] or numbered[1]):
        (first, name), *others = group
        numbers = f"{first}-{others[-1][0]}" if others else str(first)
        cell = f"{numbers}  {', '.join([name, *(other.rpartition(' ')[2] for _, other in others)])}"
        if lines and len(lines[-1]) + 3 + len(cell) <= WIDTH:
            lines[-1] += f"   {cell}"
        else:
            lines.append(f"  {cell}")
    return lines


def choice(game: Game, state: State, player: int, action: int, number: str = "", wide: int = 0) -> str:
    """One choice and what it would do."""
    head = f"{number}{game.notation(state, player, action):<{wide}}  "
    effects = "; ".join(t(effect) for effect in game.effects(state.view(player), action))
    lines = textwrap.wrap(effects, WIDTH - len(head), break_on_hyphens=False) or [""]
    return "\n".join(f"{' ' * len(head) if i else head}{line}".rstrip() for i, line in enumerate(lines))


def what_waits(table: LocalTable, player: int) -> str:
    """What waits for a player's Done, and how to say it."""
    held = table.table.held.get(player)
    if held is None:
        waits = Message("cli-tty-waits-shown")
    else:
        waits = Message("cli-tty-waits-held", {"move": table.setup.game.notation(table.state, player, held.action)})
    return t(Message("cli-tty-done", {"seat": seat_name(player), "waits": waits}))


def log(entries: list[Entry]) -> str:
    """Entries of the log; the same sentence several times in a row is said once."""
    return "\n".join(_log_line(words, len(list(same))) for words, same in groupby(_words(entry) for entry in entries))


def _words(entry: Entry) -> str:
    """The sentence, with a mark where the table acted because there was no choice."""
    return t(Message("cli-tty-forced", {"line": entry.message})) if entry.by_table else t(entry.message)


def _log_line(words: str, times: int) -> str:
    if times > 1:
        words = t(Message("cli-tty-times", {"line": words, "times": times}))
    return textwrap.fill(words, WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def asked(game: Game, view: View) -> str:
    """The prompt, with the seat it is for."""
    words = f"{seat_name(int(view.player))}: {t(game.prompt(view))}"
    return textwrap.fill(words, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def final(table: LocalTable) -> str:
    """Scores by category, the winners, and the seed, now that everything may be known."""
    game = table.setup.game
    end = result(game, table.state, "")
    seats = [f"{seat_name(p)} {seat.name}" for p, seat in enumerate(table.seats)]
    scores = list(end.scores)
    winners = ", ".join(seats[p] for p in end.winners)
    if end.rival is not None:
        seats.append(t(Message(f"{game.name}-rival")))
        scores.append(end.rival)
        winners = winners or seats[-1]
    rows = [["", *seats]]
    for category in game.score_categories:
        name = t(Message(f"{game.name}-score-{category}"))
        rows.append([name, *(f"{score.parts.get(category, 0):,}" for score in scores)])
    rows.append([t(Message("cli-tty-total")), *(f"{score.total:,}" for score in scores)])
    return "\n".join(
        [
            t(Message("cli-tty-ending", {"ending": Message(f"{game.name}-ending-{end.ending}")})),
            columns(rows),
            t(Message("cli-tty-winners", {"winners": winners, "count": max(len(end.winners), 1)})),
            t(Message("cli-tty-seed-was", {"seed": table.record().result.seed})),
        ]
    )
