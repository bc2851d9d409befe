"""The words of SteamRollers: all that the game can say has words in every language, no words are left over, and names
stand in the case that a sentence needs."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import roundhouse
from roundhouse.core.message import Message
from roundhouse.core.options import settle
from roundhouse.core.registry import game
from roundhouse.core.text import LANGUAGES, t
from roundhouse.games.steamrollers.notation import GOODS, KINDS, STARTS, parts
from roundhouse.games.steamrollers.refusals import RULES
from roundhouse.games.steamrollers.state import SteamRollersState

PACKAGE = Path(roundhouse.__file__).parent
ENGLISH = PACKAGE / "locales" / "en"
STEAMROLLERS = game("steamrollers")
EFFECTS = (*(f"{tile}{side}" for tile in range(1, 7) for side in "ab"), "solo-2a", "solo-2b")
PHASES = ("setup", "start", "roll", "choose", "seize", "act", "after", "eva", "over")
LISTS: dict[str, tuple[str, ...]] = {
    "good": GOODS,
    "kind": KINDS,
    "tile": EFFECTS,
    "start": STARTS,
    "phase": PHASES,
    "level": ("medium", "hard"),
    "refusal": tuple(RULES),
    "ending": STEAMROLLERS.endings,
    "score": STEAMROLLERS.score_categories,
    "term": STEAMROLLERS.terms,
    "option": tuple(option.name for option in STEAMROLLERS.options),
}
PLAYERS = {"player": "Ana", "victim": "Ben"}
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


KNOWN = entries("steamrollers.ftl")


def good(name: str) -> Message:
    return Message(f"steamrollers-good-{name}")


def fact(id: str, name: str, number: int, colour: str) -> int | str | Message:
    """A fact of the kind that this message gets under this name."""
    if name in PLAYERS:
        return PLAYERS[name]
    if name in ("good", "coal") and id != "steamrollers-draw-cargo":
        return good(colour)
    if name == "goods" or id == "steamrollers-goods-and":
        return Message("steamrollers-goods-of", {"count": number, "good": good(colour)})
    if name == "kind" or (name in ("first", "second") and id in ("steamrollers-log-black", "steamrollers-prompt-act")):
        return Message("steamrollers-kind-gentle")
    kinds = {"effect": "tile-5a", "start": "start-cargo", "phase": "phase-act"}
    if name in kinds:
        return Message(f"steamrollers-{kinds[name]}")
    if name == "level" and id == "steamrollers-draw-walls":
        return Message("steamrollers-level-hard")
    texts = {"hex": "e4", "town": "b4", "side": "a", "action": "tile 7", "cities": "1-3-4"}
    if id == "steamrollers-log-first":
        texts["first"] = "Cleo"
    if id == "steamrollers-draw-cargo":
        texts["good"] = "R"
    return texts.get(name, number)


def sample(id: str, number: int = 2, colour: str = "red") -> Message:
    """The message with facts of the right kinds."""
    return Message(id, {name: fact(id, name, number, colour) for name in KNOWN[id]})


def sources() -> str:
    folder = PACKAGE / "games" / "steamrollers"
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))


def named() -> set[str]:
    """Every id that the game's files write out; the terminal leaves out the game's name in `word("draw-head")`."""
    text = sources()
    whole = set(re.findall(r'"(steamrollers-[a-z0-9_-]+)"', text))
    short = set(re.findall(r"""word\(\s*["']([a-z-]+)["']""", text))
    for pair in re.findall(r'word\("([a-z-]+)" if .* else "([a-z-]+)"\)', text):
        short |= set(pair)
    elsewhere = {name for file in ENGLISH.glob("steamrollers-*.ftl") for name in entries(file.name)}
    return (whole | {f"steamrollers-{name}" for name in short}) - elsewhere


def verbs() -> set[str]:
    """Every kind of action; a starting tile is `start-engine`."""
    s = STEAMROLLERS.board(5, settle(STEAMROLLERS.options, {}), STEAMROLLERS.load_data()).new_state()
    assert isinstance(s, SteamRollersState)
    found = {parts(s, action) for action in range(s.board.n_actions)}
    starts = {f"start-{part.places[0].partition(':')[2]}" for part in found if part.verb == "start"}
    assert len(starts) == len(STARTS)
    return {part.verb for part in found} - {"", "start"} | starts


def test_all_that_is_named_has_words_and_all_words_are_named() -> None:
    assert named() - set(KNOWN) == set()
    others = {name for name in set(KNOWN) - named() if name.split("-")[1] not in (*LISTS, "log", "prompt")}
    assert others <= {"steamrollers-title", "steamrollers-rival"}


@pytest.mark.parametrize("kind", ["log", "prompt"])
def test_every_sentence_of_log_and_prompts_is_told(kind: str) -> None:
    prefix, told = f"steamrollers-{kind}-", sources()
    others = {name.removeprefix(prefix) for name in set(KNOWN) - named() if name.startswith(prefix)}
    built = {name.removesuffix("-none") for name in others}
    assert {name for name in built - verbs() if f'"{name}"' not in told} == set()


def test_every_kind_of_action_has_a_sentence_for_the_log() -> None:
    assert {verb for verb in verbs() if f"steamrollers-log-{verb}" not in KNOWN} == set()


@pytest.mark.parametrize("kind", LISTS)
def test_every_list_of_names_has_words_and_no_other(kind: str) -> None:
    prefix = f"steamrollers-{kind}-"
    assert {name.removeprefix(prefix) for name in KNOWN if name.startswith(prefix)} == set(LISTS[kind])


@IN_LANGUAGES
def test_every_message_can_be_said_with_its_facts(language: str) -> None:
    for name, variables in KNOWN.items():
        numbers = (0, 1, 2, 5) if variables & {"towns", "count", "left", "gain", "hexes", "points"} else (3,)
        colours = GOODS if variables & {"good", "coal", "goods"} else GOODS[:1]
        for number, colour in product(numbers, colours):
            words = t(sample(name, number, colour), language)
            assert words.strip() == words != "", name
            assert not re.search(r"[{}]|  ", words), words


@IN_LANGUAGES
def test_names_of_players_stay_as_they_are(language: str) -> None:
    for name, variables in KNOWN.items():
        words = t(sample(name), language)
        for variable in variables & set(PLAYERS):
            assert re.search(rf"\b{PLAYERS[variable]}\b", words), f"{name} in {language}: {words}"


@IN_LANGUAGES
def test_log_and_effects_are_no_whole_sentences_but_prompts_and_refusals_are(language: str) -> None:
    for name in KNOWN:
        words = t(sample(name), language)
        if name.startswith(("steamrollers-prompt-", "steamrollers-refusal-")):
            assert words.endswith((".", "?")), f"{name} in {language}: {words}"
        elif name.startswith(("steamrollers-log-", "steamrollers-effect-")):
            assert not words.endswith("."), f"{name} in {language}: {words}"


@IN_LANGUAGES
def test_a_tile_is_named_in_two_to_four_words(language: str) -> None:
    for effect in EFFECTS:
        words = t(Message(f"steamrollers-tile-{effect}"), language)
        assert 2 <= len(words.split()) <= 5, words  # five in Portuguese, with its articles
        assert len(words) <= 24, words


def delivery(colour: str) -> Message:
    return Message("steamrollers-log-deliver", {"player": "Ana", "good": good(colour), "from": 1, "to": 2, "points": 3})


def test_a_delivery_names_the_good_as_the_object_of_the_verb() -> None:
    assert t(delivery("red"), "en") == "Ana delivers red from 1 to 2: +3"
    assert t(delivery("red"), "pl") == "Ana przewozi czerwony towar z 1 do 2: +3"
    assert t(delivery("red"), "de") == "Ana liefert eine rote Ware von 1 nach 2: +3"
    assert t(delivery("red"), "pt") == "Ana leva uma mercadoria vermelha de 1 a 2: +3"
    assert t(delivery("coal"), "pl") == "Ana przewozi węgiel z 1 do 2: +3"


def test_what_is_not_there_stands_in_the_genitive_or_is_denied() -> None:
    missing = sample("steamrollers-refusal-no-good", 3, "yellow")
    assert t(missing, "en") == "City 3 has no yellow."
    assert t(missing, "pl") == "Na mieście 3 nie ma żółtego towaru."
    assert t(missing, "de") == "Auf Stadt 3 liegt keine gelbe Ware."
    assert t(missing, "pt") == "Na cidade 3 não há nenhuma mercadoria amarela."


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "1 blue", "2 blue", "5 blue"),
        ("pl", "1 niebieski", "2 niebieskie", "5 niebieskich"),
        ("de", "1 blaue", "2 blaue", "5 blaue"),
        ("pt", "1 azul", "2 azuis", "5 azuis"),
    ],
)
def test_goods_are_counted(language: str, one: str, two: str, five: str) -> None:
    counted = [Message("steamrollers-goods-of", {"count": n, "good": good("blue")}) for n in (1, 2, 5)]
    assert [t(message, language) for message in counted] == [one, two, five]
    both = Message("steamrollers-goods-and", {"first": counted[0], "rest": counted[1]})
    assert t(both, language) == f"{one}, {two}"


@pytest.mark.parametrize(
    ("gain", "words"),
    [(1, "1 punkt"), (3, "3 punkty"), (12, "12 punktów"), (22, "22 punkty"), (-1, "-1 punkt"), (-2, "-2 punkty")],
)
def test_points_that_are_lost_are_counted_like_points_that_are_won(gain: int, words: str) -> None:
    assert t(Message("steamrollers-effect-score", {"gain": gain, "score": 8}), "pl") == f"{words}, razem 8"


def test_a_prompt_tells_of_the_die_that_is_still_to_come() -> None:
    kinds = {"first": Message("steamrollers-kind-straight"), "second": Message("steamrollers-kind-sharp")}
    last = t(Message("steamrollers-prompt-act", {**kinds, "die": 4, "left": 0}), "en")
    first = t(Message("steamrollers-prompt-act", {**kinds, "die": 4, "left": 1}), "en")
    todo = "draw a straight or a sharp curve, cross out box 4, deliver, or take tile 4."
    assert last == f"Your turn with the 4: {todo}"
    assert first == f"Your turn with the 4, one more die to follow: {todo}"
