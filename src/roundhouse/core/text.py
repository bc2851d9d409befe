"""Puts messages into words: the one door between `{id, args}` and a language.

The words are Fluent files, `locales/<language>/*.ftl`, shared with the browser. A missing id is a defect of ours, so it
raises instead of showing the bare id.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from roundhouse.core.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en",)


@cache
def bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import: only when words are needed

    found = FluentBundle([language], use_isolating=False)
    folder = files("roundhouse") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def t(message: Message, language: str = "en") -> str:
    """The sentence for a message.

    >>> t(Message("name", {"en": "Tokyo", "pl": "Tokio", "de": "Tokio", "pt": "Tóquio"}))
    'Tokyo'
    """
    pattern = bundle(language).get_message(message.id).value
    if pattern is None:
        raise LookupError(f"message {message.id} has no words in {language}")
    facts: dict[str, Any] = {k: t(v, language) if isinstance(v, Message) else v for k, v in message.args.items()}
    words, errors = bundle(language).format_pattern(pattern, facts)
    if errors:
        raise LookupError(f"message {message.id} in {language}: {errors[0]}")
    return str(words)
