"""Puts messages into words: the one door between `{id, args}` and a language.

The words are Fluent files, `locales/<language>/*.ftl`, shared with the browser. A missing id is a defect of ours, so it
raises instead of showing the bare id. A name that a language inflects has its other forms as attributes, and a sentence
takes the one it needs: `$resource_genitive`.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from roundhouse.core.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "de", "pt")


@cache
def bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import: only when words are needed

    found = FluentBundle([language], use_isolating=False)
    folder = files("roundhouse") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


@cache
def spoken() -> str:
    """The language of the terminal: ROUNDHOUSE_LANGUAGE, or the system's; English where we have no words for it."""
    for name in ("ROUNDHOUSE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(name):
            return wanted[:2] if wanted[:2] in LANGUAGES else "en"
    return "en"


def t(message: Message, language: str = "") -> str:
    """The sentence for a message, in the language of the terminal unless another one is asked for.

    >>> t(Message("name", {"en": "Tokyo", "pl": "Tokio", "de": "Tokio", "pt": "Tóquio"}), "pt")
    'Tóquio'
    """
    language = language or spoken()
    pattern = bundle(language).get_message(message.id).value
    if pattern is None:
        raise LookupError(f"message {message.id} has no words in {language}")
    return _format(message, pattern, language)


def _format(message: Message, pattern: Any, language: str) -> str:
    words, errors = bundle(language).format_pattern(pattern, _facts(message, language))
    if errors:
        raise LookupError(f"message {message.id} in {language}: {errors[0]}")
    return str(words)


def _facts(message: Message, language: str) -> dict[str, Any]:
    """The arguments in words. The attributes of a name come along: `$resource_genitive`."""
    facts: dict[str, Any] = {}
    for name, value in message.args.items():
        if not isinstance(value, Message):
            facts[name] = value
            continue
        facts[name] = t(value, language)
        for form, pattern in bundle(language).get_message(value.id).attributes.items():
            facts[f"{name}_{form}"] = _format(value, pattern, language)
    return facts
