"""What the tests of Siberia's rules share: the table they were worked out with, and short ways to ask.

The map, as far as the tests lean on it (`test_rules_setup_and_plan.py` checks it):

    vladivostok → amur, kamchatka        amur — baikal, aldan          baikal — sayan, lena, aldan, amur
    aldan — lena, baikal, amur, kolyma   kolyma — lena, aldan, chukotka, kamchatka
    irtysh — ob, altai                   ob — yamal, irtysh, altai, tunguska, sayan      altai — ob, irtysh, sayan

The exchanges of side a: tokyo (gas and oil 3,000), london (gas 1,500, coal 2,000, oil 3,000, gold 4,000), shanghai
(gas 2,000, coal 4,000), antwerp (gold 3,000, diamonds 6,000), zurich (gold and diamonds 5,000). Frankfurt pays 1,000,
for gold and diamonds 2,000.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import roundhouse
from roundhouse.core.message import Problem
from tests.games.siberia.oracle import components
from tests.games.siberia.situation import Engine, Situation

TABLE = components(Path(roundhouse.__file__).parent / "games" / "siberia" / "data" / "siberia.toml")
AREAS = TABLE["areas"]
EXCHANGES = ["frankfurt", "tokyo", "london", "shanghai", "antwerp", "zurich"]

UNKNOWN = "notation-unknown"

TEN = (
    "logistics: gas/logistics coal/logistics | salesman: gas/salesman coal/salesman | worker: gas/worker coal/worker"
    " | investor: gas/investor coal/investor | oil: oil/logistics oil/salesman"
)
ELEVEN = f"{TEN} | gold: gold/worker"


def closed(*open_areas: str) -> str:
    """Lines that close every area but these."""
    return "\n".join(f"area {area} closed" for area in AREAS if area not in open_areas)


def moves(start: str, ends: str) -> set[str]:
    return {f"move {start}>{end}" for end in ends.split()} | {"stop"}


def look(table: Engine) -> dict[str, Any]:
    facts: dict[str, Any] = table.facts()
    return facts


def refusal(s: Situation, line: str) -> str:
    """The rule that the engine cites; or UNKNOWN when no action of the game is written like this."""
    try:
        return s.refused(line)
    except Problem as problem:
        return problem.message.id


def of(column: str, options: set[str]) -> set[str]:
    """The options that perform this column."""
    return {text for text in options if text.split()[0] == column}


def play_until(engine: Engine, verb: str) -> None:
    """Take the first outcome or option by alphabet until one with this verb is to come."""
    while not any(text.split()[0] == verb for text in engine.legal(engine.actor())):
        engine.apply(engine.actor(), min(engine.legal(engine.actor())))
