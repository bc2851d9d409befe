"""The report of a tournament: one HTML page that needs nothing else, in the language of the terminal.

It runs no program and asks no other host for anything, and says so in its own security policy. Names of bots may be
anything that can be the name of a file, so every text is escaped, and so are the figures that are embedded as JSON.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib.resources import files

import msgspec

from roundhouse.core.message import Message
from roundhouse.core.text import spoken, t
from roundhouse.lab import charts, tables
from roundhouse.lab.plan import Plan
from roundhouse.lab.played import FORFEITED, Played
from roundhouse.lab.results import Pair, Results, verdict

POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(plan: Plan, found: Results, games: list[Played]) -> str:
    """The whole page."""
    title = _say("arena-page-title", game=Message(f"{plan.game}-title"))
    style = (files("roundhouse.lab") / "report.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="{spoken()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<h1>{title}</h1>
{_intro(found)}
{_pairs(found)}
{_solo(found)}
<div class="plots">
{"".join(_plots(plan, found, games))}
</div>
{_forfeits(found)}
<p class="note">{_made(found)}</p>
<script type="application/json" id="data">{_embedded(found)}</script>
</body>
</html>
"""


def _say(id: str, **facts: int | str | Message) -> str:
    """A sentence, ready to stand in the page."""
    return _told(Message(id, facts))


def _told(message: Message) -> str:
    return escape(t(message))


def _embedded(found: Results) -> str:
    """JSON that cannot end its element, whatever is in it."""
    text = msgspec.json.encode(found).decode()
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text


def _intro(found: Results) -> str:
    said = tables.head(found)
    if not found.complete:
        facts = {"games": found.games, "planned": found.games_planned}
        said.insert(1, Message("arena-page-short", {**facts}))
    said.append(Message("arena-page-compared" if found.players > 1 else "arena-page-alone"))
    return "".join(f"<p>{_told(message)}</p>" for message in said)


def _table(heads: Sequence[str], rows: list[list[str]]) -> str:
    """Cells are HTML already."""
    top = "".join(f'<th scope="col">{_told(tables.column(head))}</th>' for head in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _section(name: str, content: str, note: bool = False) -> str:
    said = f'<p class="note">{_say(f"arena-page-{name}-note")}</p>' if note else ""
    return f'<section id="{name}"><h2>{_say(f"arena-page-{name}")}</h2>{said}{content}</section>'


def _pairs(found: Results) -> str:
    if not found.pairs:
        return ""
    return _section("pairs", _table(tables.PAIRS, [_pair(pair) for pair in found.pairs]))


def _pair(pair: Pair) -> list[str]:
    word = f'<span class="{verdict(pair)}">{_told(tables.told_verdict(pair))}</span>'
    return [*map(escape, tables.pair_cells(pair)), word]


def _solo(found: Results) -> str:
    if not found.solo:
        return ""
    return _section("pairs", _table(tables.SOLO, [[*map(escape, tables.solo_cells(one))] for one in found.solo]))


def _plots(plan: Plan, found: Results, games: list[Played]) -> list[str]:
    plots: list[str] = []
    if found.ratings:
        rows = [(r.bot, r.mu - 2 * r.sigma, r.mu, r.mu + 2 * r.sigma) for r in found.ratings]
        plots.append(_section("ratings", charts.ranges(rows), note=True))
    if found.pairs:
        plots.append(_section("matrix", charts.matrix(found.bots, _rates(found), _fair(found)), note=True))
    whole = [game for game in games if game.ending != FORFEITED]
    if whole:
        plots.append(_section("scores", charts.boxes(_scores(found, whole)), note=True))
        plots.append(_section("length", charts.histogram([game.rounds for game in whole]), note=True))
    if found.thinking:
        rows_of_time = [(one.bot, one.mean_turn, one.longest_turn) for one in found.thinking]
        plots.append(_section("thinking", charts.bars(rows_of_time), note=True))
    plots.append(_section("endings", _endings(plan, games)))
    return plots


def _fair(found: Results) -> float:
    return 1 / found.players if found.players > 2 else 0.5


def _rates(found: Results) -> dict[tuple[int, int], float]:
    """By row and column; with two players a pair fills both of its cells."""
    place = {name: i for i, name in enumerate(found.bots)}
    rates: dict[tuple[int, int], float] = {}
    for pair in found.pairs:
        rates[place[pair.a], place[pair.b]] = pair.win_rate_a
        if found.players == 2:
            rates[place[pair.b], place[pair.a]] = 1 - pair.win_rate_a
    return rates


def _scores(found: Results, games: list[Played]) -> list[tuple[str, list[int]]]:
    scores: dict[str, list[int]] = {name: [] for name in found.bots}
    for game in games:
        for name, score in zip(game.seats, game.scores, strict=True):
            scores[name].append(score)
    return [(name, values) for name, values in scores.items() if values]


def _endings(plan: Plan, games: list[Played]) -> str:
    counts = Counter(game.ending for game in games)
    items = [
        (_say("arena-page-forfeited") if name == FORFEITED else _say(f"{plan.game}-ending-{name}"), number)
        for name, number in counts.most_common()
    ]
    return f"<ul>{''.join(f'<li>{words}: {number}</li>' for words, number in items)}</ul>"


def _forfeits(found: Results) -> str:
    if not found.forfeits:
        return ""
    items = [_say("arena-page-forfeit", bot=one.bot, number=one.games, first=one.first) for one in found.forfeits]
    return _section("forfeits", f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>")


def _made(found: Results) -> str:
    options = ", ".join(f"{name}={value}" for name, value in found.options.items()) or "–"
    made = _say(
        "arena-page-made",
        version=found.version,
        build=found.build,
        seed=str(found.seed),
        scale=f"{found.scale:g}",
        options=options,
    )
    return f"{made} {_say('arena-page-data')}"
