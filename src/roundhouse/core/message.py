"""What the program has to say, before it is put into words.

A message is an id and its facts. The words live in the locale files only (`core/text.py` finds them); a fact may be a
number, a plain text (a person's name, a file), or another message (the name of a piece, of a place).
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """An id from the locale files with its facts.

    >>> Message("cli-unknown-game", {"game": "chess"}).as_json()
    {'id': 'cli-unknown-game', 'args': {'game': 'chess'}}
    """

    id: str
    args: dict[str, int | str | Message] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        args = {k: v.as_json() if isinstance(v, Message) else v for k, v in self.args.items()}
        return {"id": self.id, "args": args}


def named(names: dict[str, str]) -> Message:
    """A proper name that a data file gives in several languages; English stands in where one is missing.

    >>> named({"en": "Tokyo", "pl": "Tokio"}).args
    {'en': 'Tokyo', 'pl': 'Tokio', 'de': 'Tokyo', 'pt': 'Tokyo'}
    """
    english = names["en"]
    return Message("name", {language: names.get(language, english) for language in ("en", "pl", "de", "pt")})


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: the number of the rule and the reason."""

    rule: str
    message: Message


class Problem(Exception):
    """Bad input from outside: shown to the person as one sentence, never as a traceback."""

    def __init__(self, id: str, /, **args: int | str | Message) -> None:
        super().__init__(id)
        self.message = Message(id, args)
