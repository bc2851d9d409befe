"""The plain page of a server whose browser client is not built: why, what is here, and how to play it nevertheless.

It is made of words from the locale files and of names that people chose, everything escaped, and needs no script.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from roundhouse.core import registry
from roundhouse.core.message import Message
from roundhouse.core.text import spoken, t
from roundhouse.server.web import HTML, Answer, Call, Media, Route

if TYPE_CHECKING:
    from roundhouse.server.types import TableSummary

FRESH = (("Cache-Control", "no-cache"),)  # the page changes with the tables, the style with the version

MARK = """<svg class="mark" viewBox="0 0 48 48" aria-hidden="true"><path class="shed" d="M4 34a20 20 0 0 1 40 0z"/>
<path class="tracks" d="M24 34 9 26M24 34 14 18M24 34V14M24 34 34 18M24 34 39 26"/>
<circle class="table" cx="24" cy="34" r="7"/><path class="bridge" d="M17 34h14"/></svg>"""

TERMINAL = "./roundhouse tty siberia --seats me,greedy,greedy"
API = """# become a guest; the answer has your token
curl {base}/api/v1/persons \\
     -H 'Content-Type: application/json' \\
     -d '{{"name": "Ana", "cookie": false}}'

# open a table against a bot; the answer has its id
curl {base}/api/v1/tables \\
     -H 'Content-Type: application/json' -H 'Authorization: Bearer TOKEN' \\
     -d '{{"game": "siberia", "seats": [{{"kind": "person"}}, {{"kind": "bot"}}]}}'

# see it: the position, what is asked of you, all that you may do
curl {base}/api/v1/tables/TABLE \\
     -H 'Authorization: Bearer TOKEN'"""


def routes(tables: Callable[[Call], Awaitable[Sequence[TableSummary]]], why: str = "") -> list[Route]:
    """The page and its style; `tables` gives the tables that everybody may see, `why` is what the build said."""

    async def home(call: Call) -> Answer:
        return Answer(page(await tables(call), f"http://{call.request.url.netloc}", why), headers=FRESH)

    async def style(_call: Call) -> Answer:
        return Answer(sheet(), headers=FRESH)

    return [
        Route("GET", "/", home, "The plain page", answers={200: HTML}),
        Route("GET", "/style.css", style, "Its style", answers={200: Media("text/css; charset=utf-8")}),
    ]


@cache
def sheet() -> str:
    return (files("roundhouse.server") / "page.css").read_text(encoding="utf-8")


def page(tables: Sequence[TableSummary], base: str, why: str = "") -> str:
    """The whole page; `base` is the address under which it was asked for, `why` what the build of the client said."""
    document = "/api/v1/openapi.json"
    said = _w("server-page-why", reason=why)
    reason = f"\n<p>{said}</p>" if why else ""
    return f"""<!doctype html>
<html lang="{spoken()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{_w("server-page-title")}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
{MARK}
<h1>{_w("server-page-title")}</h1>
<p class="lead">{_w("server-page-lead")}</p>
</header>
<main>
<section>
<h2>{_w("server-page-games")}</h2>
<ul class="games">
{"".join(_game(name) for name in registry.NAMES)}</ul>
</section>
<section>
<h2>{_w("server-page-tables")}</h2>
{_tables(tables)}
</section>
<section>
<h2>{_w("server-page-play")}</h2>
<p>{_w("server-page-no-board")}</p>{reason}
<h3>{_w("server-page-terminal")}</h3>
<pre><code>{escape(TERMINAL)}</code></pre>
<h3>{_w("server-page-api")}</h3>
<p>{_w("server-page-api-what")} <a href="{document}">{_w("server-page-api-document")}</a></p>
<pre><code>{escape(API.format(base=base))}</code></pre>
</section>
</main>
<footer><p>{_w("server-page-unofficial")}</p></footer>
</body>
</html>
"""


def _w(id: str, **facts: int | str | Message) -> str:
    return escape(t(Message(id, facts)))


def _game(name: str) -> str:
    game = registry.game(name)
    players = _w("server-page-players", low=game.min_players, high=game.max_players)
    rules = f'<a href="/api/v1/games/{escape(name)}/rules">{_w("server-page-rules")}</a>'
    return f"<li><strong>{_w(f'{name}-title')}</strong> <span>{players}</span> {rules}</li>\n"


def _tables(tables: Sequence[TableSummary]) -> str:
    if not tables:
        return "<p>" + _w("server-page-no-tables") + "</p>"
    rows = "".join(_table(table) for table in tables)
    heads = "".join(f'<th scope="col">{_w(f"server-page-head-{head}")}</th>' for head in ("game", "seats", "phase"))
    return f"<table><thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table>"


def _table(table: TableSummary) -> str:
    names = [t(Message("server-page-open")) if seat.kind == "open" else seat.name for seat in table.seats]
    game = f"{_w(f'{table.game}-title')} <code>{escape(table.table)}</code>"
    seats = "".join(f"<li>{escape(name)}</li>" for name in names)
    phase = _w(f"server-page-phase-{table.phase}")
    return f'<tr><td>{game}</td><td><ul class="seats">{seats}</ul></td><td>{phase}</td></tr>\n'
