"""The options of a game, declared once: command line, API and lobby all read the same declaration."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.message import Problem


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `choices` for a word, `low` and `high` for a number; the help is a message id."""

    name: str
    rule: str
    default: str | int
    help: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def read(self, text: str) -> str | int:
        """The value that a person wrote; a Problem when it is none.

        >>> Option("round_limit", "SI-R18", 60, "siberia-option-round_limit", low=1, high=1000).read("12")
        12
        """
        if self.choices:
            if text in self.choices:
                return text
            raise Problem("option-not-a-choice", option=self.name, value=text[:80], choices=", ".join(self.choices))
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 10 and self.low <= int(text) <= self.high:
            return int(text)
        raise Problem("option-not-a-number", option=self.name, value=text[:80], low=self.low, high=self.high)


Options = dict[str, str | int]


def settle(declared: tuple[Option, ...], given: dict[str, str]) -> Options:
    """All options of a game, in their declared order: those given, the rest by default."""
    names = [o.name for o in declared]
    for name in given:
        if name not in names:
            raise Problem("option-unknown", option=name[:80], options=", ".join(names))
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in declared}
