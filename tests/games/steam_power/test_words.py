"""The words of Steam Power: all that the game can say has words in every language, no words are left over, and names
stand in the case that a sentence needs."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import roundhouse
from roundhouse.core.message import Message, named
from roundhouse.core.text import LANGUAGES, t
from roundhouse.games.steam_power.describe import PHASES
from roundhouse.games.steam_power.notation import BONUSES, COLOURS, COMPANIES, RESOURCES, TILES, parts
from roundhouse.games.steam_power.position import PAY
from roundhouse.games.steam_power.refusals import RULES
from tests.games.steam_power.example import STEAM_POWER, corner, paid, write

PACKAGE = Path(roundhouse.__file__).parent
ENGLISH = PACKAGE / "locales" / "en"
LISTS: dict[str, tuple[str, ...]] = {
    "resource": RESOURCES,
    "city": COLOURS,
    "kind": ("straight", "gentle", "sharp"),
    "tile": TILES,
    "company": COMPANIES,
    "bonus": BONUSES[1:],
    "phase": ("setup", *PHASES.values()),
    "refusal": tuple(RULES),
    "ending": STEAM_POWER.endings,
    "score": STEAM_POWER.score_categories,
    "term": STEAM_POWER.terms,
    "option": tuple(option.name for option in STEAM_POWER.options),
}
PLAYERS = {"player": "Ana", "victim": "Ben"}
COUNTED = {"count", "left", "cost", "lacks", "locomotives", "factories"}
IN_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own names)
        self.found.add(node.id.name)


def entries(file: str) -> dict[str, set[str]]:
    """Every message of an English file with its variables."""
    found = {}
    for entry in parse((ENGLISH / file).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


KNOWN = entries("steam_power.ftl")


def resource(name: str) -> Message:
    return Message(f"steam_power-resource-{name}")


def counted(count: int, name: str) -> Message:
    return Message("steam_power-resources-of", {"count": count, "resource": resource(name)})


def fact(id: str, name: str, number: int, colour: str) -> int | str | Message:
    """A fact of the kind that this message gets under this name."""
    if name in PLAYERS:
        return PLAYERS[name]
    if name == "resource":
        return resource(colour)
    if name in ("resources", "rest") or (name == "needs" and id != "steam_power-draw-needs"):
        return counted(number, colour)
    if name == "first":
        return "Cleo" if id == "steam_power-log-first" else counted(number, colour)
    if name in ("city", "from", "to", "map"):
        return named({"en": "Lisbon", "pl": "Lizbona", "de": "Lissabon", "pt": "Lisboa"})
    messages = {
        "kind": "city-vp" if id == "steam_power-log-city" else "kind-gentle",
        "tile": "tile-cross",
        "bonus": "bonus-factory",
        "phase": "phase-act",
        "company": "company-red",
    }
    if name in messages and id != "steam_power-draw-legend":
        return Message(f"steam_power-{messages[name]}")
    if name == "deed":
        return Message("steam_power-log-end", {"player": "Ana"})
    if name == "payees":
        return Message("steam_power-payment-to", {"player": "Ben", "money": 2})
    texts = {"hex": "e4", "shape": "0-3", "action": "pay 7", "company": "1", "line": "b3-c4", "needs": "BBG"}
    return texts.get(name, number)


def sample(id: str, number: int = 2, colour: str = "black") -> Message:
    """The message with facts of the right kinds."""
    return Message(id, {name: fact(id, name, number, colour) for name in KNOWN[id]})


def sources() -> str:
    folder = PACKAGE / "games" / "steam_power"
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))


def written() -> set[str]:
    """Every id that the game's files write out; the terminal leaves out the game's name in `word("draw-head")`."""
    text = sources()
    whole = set(re.findall(r'"(steam_power-[a-z0-9_-]+)"', text))
    short = set(re.findall(r"""word\(\s*["']([a-z-]+)["']""", text))
    elsewhere = {name for file in ENGLISH.glob("steam_power-*.ftl") for name in entries(file.name)}
    return (whole | {f"steam_power-{name}" for name in short}) - elsewhere


def verbs() -> set[str]:
    """Every kind of action, of several players and of one, and in the one position where a way is paid for."""
    paying = paid()
    write(paying, "fulfil 12", "bring d5", "bring b3")
    assert paying.phase == PAY
    found = {parts(s, action).verb for s in (paying, corner(players=1)) for action in range(s.board.n_actions)}
    return found - {""}


def test_all_that_is_named_has_words_and_all_words_are_named() -> None:
    assert written() - set(KNOWN) == set()
    others = {name for name in set(KNOWN) - written() if name.split("-")[1] not in (*LISTS, "log", "prompt")}
    assert others == {"steam_power-title"}


@pytest.mark.parametrize("kind", ["log", "prompt"])
def test_every_sentence_of_log_and_prompts_is_told(kind: str) -> None:
    prefix, told = f"steam_power-{kind}-", sources()
    others = {name.removeprefix(prefix) for name in set(KNOWN) - written() if name.startswith(prefix)}
    built = {name.removesuffix("-hidden") for name in others}
    if kind == "prompt":
        assert built == {f"bonus-{bonus}" for bonus in BONUSES[1:]}
    else:
        assert {name for name in built - verbs() if f'"{name}"' not in told} == set()


def test_every_kind_of_action_has_a_sentence_for_the_log() -> None:
    assert {verb for verb in verbs() if f"steam_power-log-{verb}" not in KNOWN} == set()


@pytest.mark.parametrize("kind", LISTS)
def test_every_list_of_names_has_words_and_no_other(kind: str) -> None:
    prefix = f"steam_power-{kind}-"
    assert {name.removeprefix(prefix) for name in KNOWN if name.startswith(prefix)} == set(LISTS[kind])


@IN_LANGUAGES
def test_every_message_can_be_said_with_its_facts(language: str) -> None:
    for name, variables in KNOWN.items():
        numbers = (0, 1, 2, 5) if variables & COUNTED else (3,)
        colours = RESOURCES if variables & {"resource", "resources", "needs"} else RESOURCES[:1]
        for number, colour in product(numbers, colours):
            words = t(sample(name, number, colour), language)
            assert words.strip() == words != "", name
            assert not re.search(r"[{}]|  ", words), words


@IN_LANGUAGES
def test_names_of_players_and_cities_stay_as_they_are(language: str) -> None:
    city = t(named({"en": "Lisbon", "pl": "Lizbona", "de": "Lissabon", "pt": "Lisboa"}), language)
    for name, variables in KNOWN.items():
        words = t(sample(name), language)
        for variable in variables & set(PLAYERS):
            assert re.search(rf"\b{PLAYERS[variable]}\b", words), f"{name} in {language}: {words}"
        if variables & {"city", "from"}:
            assert re.search(rf"\b{city}\b", words), f"{name} in {language}: {words}"


@IN_LANGUAGES
def test_log_and_effects_are_no_whole_sentences_but_prompts_and_refusals_are(language: str) -> None:
    for name in KNOWN:
        words = t(sample(name), language)
        if name.startswith(("steam_power-prompt-", "steam_power-refusal-")):
            assert words.endswith((".", "?")), f"{name} in {language}: {words}"
        elif name.startswith(("steam_power-log-", "steam_power-effect-")):
            assert not words.endswith("."), f"{name} in {language}: {words}"


def brought(colour: str) -> Message:
    city = named({"en": "Lisbon", "pl": "Lizbona", "de": "Lissabon", "pt": "Lisboa"})
    return Message("steam_power-log-bring", {"player": "Ana", "resource": resource(colour), "city": city, "cost": 2})


def test_a_resource_is_named_as_the_object_of_the_verb() -> None:
    assert t(brought("white"), "en") == "Ana brings white from Lisbon for $2"
    assert t(brought("white"), "pl") == "Ana sprowadza biały zasób z miasta Lizbona za $2"
    assert t(brought("white"), "de") == "Ana liefert eine weiße Ressource aus Lissabon für $2"
    assert t(brought("white"), "pt") == "Ana traz um recurso branco de Lisboa por $2"


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "1 grey", "2 grey", "5 grey"),
        ("pl", "1 szary", "2 szare", "5 szarych"),
        ("de", "1 graue", "2 graue", "5 graue"),
        ("pt", "1 cinzento", "2 cinzentos", "5 cinzentos"),
    ],
)
def test_resources_are_counted(language: str, one: str, two: str, five: str) -> None:
    found = [counted(n, "grey") for n in (1, 2, 5)]
    assert [t(message, language) for message in found] == [one, two, five]
    both = Message("steam_power-resources-and", {"first": found[0], "rest": found[1]})
    assert t(both, language) == f"{one}, {two}"


def test_a_step_that_costs_nothing_is_told_without_a_price() -> None:
    facts: dict[str, int | str | Message] = {"player": "Ana", "kind": Message("steam_power-kind-sharp"), "hex": "e4"}
    assert t(Message("steam_power-log-track", {**facts, "cost": 0}), "de") == "Ana legt eine enge Kurve auf e4"
    assert t(Message("steam_power-log-track", {**facts, "cost": 4}), "de") == "Ana legt eine enge Kurve auf e4 für $4"
