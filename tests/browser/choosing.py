"""How the tests' own players choose at a table of Siberia: from what they see, with a seed, towards the end.

They sell where they can, put many tokens into research, so that the supply is soon empty, and pass early.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.browser.seen import Seen

RESOURCES = ("gas", "coal", "oil", "gold", "diamonds")
RESEARCH = "column:research"
LIKES_RESEARCH = 0.7
LIKES_TO_ACT = 0.3
EARLY = ("Pass", "Stop here")


def spot(seen: Seen, rng: random.Random) -> str:
    """A spot to point at next; '' for one of the buttons."""
    open_ = [one for one in seen.open if one not in seen.picked]
    kinds = _by_kind(open_)
    if seen.picked or seen.tags:
        if RESEARCH in open_ and (rng.random() < LIKES_RESEARCH or len(open_) == 1):
            return RESEARCH
        for kind in ("exchange", "area", "column", "investment", "token", "cube"):
            if kind in kinds:
                return rng.choice([one for one in kinds[kind] if one != RESEARCH] or kinds[kind])
        return ""
    if "token" in kinds and "cube" not in kinds:
        return rng.choice(kinds["token"])
    if "cube" in kinds:
        return rng.choice(kinds["cube"])
    if RESEARCH in open_:
        return RESEARCH
    for name in open_:
        if name.removeprefix("column:") in RESOURCES:
            return name
    if any(name in seen.kinds for name in EARLY) and rng.random() > LIKES_TO_ACT:
        return ""
    return rng.choice(kinds.get("column") or open_) if open_ else ""


def kind(seen: Seen, rng: random.Random) -> int:
    """The button to press when no spot is: its place among them."""
    for name in EARLY:
        if name in seen.kinds:
            return seen.kinds.index(name)
    return rng.randrange(len(seen.kinds))


def _by_kind(spots: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for one in spots:
        found.setdefault(one.partition(":")[0], []).append(one)
    return found
