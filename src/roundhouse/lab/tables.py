"""The tables of a tournament's results as plain text: the terminal prints them, the report puts them into its page."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.lab.results import Pair, Results, Solo, verdict

PAIRS = ("bot", "against", "games", "wins", "draws", "rate", "interval", "verdict")  # columns
SOLO = ("bot", "games", "score", "interval", "rate", "interval")


def column(name: str) -> Message:
    return Message(f"arena-column-{name}")


def told_verdict(pair: Pair) -> Message:
    return Message(f"arena-verdict-{verdict(pair)}")


def head(found: Results) -> list[Message]:
    """What was played, and what a fair share is where that is not a half."""
    facts: dict[str, int | str | Message] = {
        "game": found.game,
        "players": found.players,
        "games": found.games,
        "seed": str(found.seed),
        "scale": f"{found.scale:g}",
        "build": found.build,
        "speed": f"{found.games_per_second:,.1f}",
    }
    said = [Message("arena-head", facts)]
    if found.players > 2:
        said.append(Message("arena-compared", {"others": found.players - 1, "share": f"{1 / found.players:.1%}"}))
    return said


def pair_cells(pair: Pair) -> list[str]:
    """All but the verdict."""
    cells = [f"{pair.wins_a:,.1f}", str(pair.draws), f"{pair.win_rate_a:.1%}", f"{pair.low:.1%}–{pair.high:.1%}"]
    return [pair.a, pair.b, str(pair.games), *cells]


def solo_cells(one: Solo) -> list[str]:
    cells = [one.bot, str(one.games), f"{one.mean_score:.1f}", f"{one.score_low:.1f}–{one.score_high:.1f}"]
    if one.win_rate is None or one.low is None or one.high is None:
        return [*cells, "", ""]
    return [*cells, f"{one.win_rate:.1%}", f"{one.low:.1%}–{one.high:.1%}"]
