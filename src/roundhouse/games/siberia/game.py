"""Siberia as the house knows it: the contract's words, data and drawing, each handed to its module."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from roundhouse.core.datafile import LANGUAGES, DataFile
from roundhouse.core.game import Game, Parts
from roundhouse.core.message import Message, Refusal
from roundhouse.core.options import Option, Options
from roundhouse.core.state import Advisor, Board, State, View
from roundhouse.games.siberia import data, describe, drawing, notation, refusals, telling, terminal
from roundhouse.games.siberia.advice import TERMS, SiberiaAdvisor
from roundhouse.games.siberia.moves import N_RESOURCES
from roundhouse.games.siberia.position import DRAW, Position
from roundhouse.games.siberia.state import Board as SiberiaBoard
from roundhouse.games.siberia.state import SiberiaState, SiberiaView

OPTIONS = (
    Option("exchange_sides", "SI-9.1", "chosen", "siberia-option-exchange_sides", choices=("chosen", "random")),
    Option("round_limit", "SI-9.2", 60, "siberia-option-round_limit", low=1, high=1000),
)


@lru_cache(maxsize=16)
def read(text: str, source: str) -> data.SiberiaData:
    return data.parse(text, source)


@lru_cache(maxsize=1)
def ours() -> DataFile:
    return data.load().file


def names_by_id(d: data.SiberiaData) -> dict[str, dict[str, str]]:
    """The names of all places in all languages."""
    found = dict(zip(d.area_ids, d.area_names, strict=True))
    found |= {e.id: e.names for e in d.exchanges}
    found["vladivostok"] = d.vladivostok_names
    return {place: dict(zip(LANGUAGES, names, strict=True)) for place, names in found.items()}


def position(state: State) -> Position:
    assert isinstance(state, SiberiaState)
    return state


def known(view: View) -> SiberiaState:
    assert isinstance(view, SiberiaView)
    return view.known


class Siberia(Game):
    name = "siberia"
    rules_prefix = "SI"
    rules_version = "1"
    notation_rule = "SI-8"
    min_players = 2
    max_players = 4
    options = OPTIONS
    endings = ("areas", "supplies", "both", "round_limit")
    score_categories = notation.RESOURCES
    terms = TERMS

    def load_data(self, path: Path | None = None) -> DataFile:
        return ours() if path is None else data.load(path).file

    def parse_data(self, text: str, source: str) -> DataFile:
        return read(text, source).file

    def board(self, players: int, options: Options, data: DataFile) -> Board:
        d = read(data.text, data.id)
        return SiberiaBoard(
            players,
            d.neighbours,
            d.exits,
            tuple(tuple(price or 0 for price in e.prices) for e in d.exchanges),
            options["exchange_sides"] == "random",
            int(options["round_limit"]),
            data.sha256,
            d.area_ids,
            tuple(e.id for e in d.exchanges),
            names_by_id(d),
        )

    def advisor(self, board: Board) -> Advisor:
        return SiberiaAdvisor()

    def notation(self, state: State, player: int, action: int) -> str:
        return notation.text(position(state), action)

    def masked(self, state: State, player: int, action: int) -> str:
        return "draw ?" if position(state).phase == DRAW else ""

    def parts(self, state: State, player: int, action: int) -> Parts:
        return notation.parts(position(state), action)

    def spelling(self, state: State) -> object:
        return bytes(position(state).active)  # the names of the exchanges; all else is the same in every position

    def effects(self, view: View, action: int) -> list[Message]:
        before = known(view)
        after = before.copy()
        assert isinstance(after, SiberiaState)
        after.apply(view.player, action)
        return telling.effects(before, after, view.player)

    def refusal(self, view: View, action: int) -> Refusal | None:
        return refusals.refusal(known(view), view.player, action)

    def tell(self, state: State, player: int, action: int, masked: bool) -> Message:
        return telling.tell(position(state), player, action, masked)

    def prompt(self, view: View) -> Message:
        return telling.prompt(known(view), view.player)

    def breakdown(self, state: State, player: int) -> dict[str, int]:
        s = position(state)
        return {name: s.earned[player * N_RESOURCES + r] for r, name in enumerate(notation.RESOURCES)}

    def describe(self, view: View) -> dict[str, object]:
        return describe.describe(known(view), view.player)

    def own(self, view: View) -> dict[str, object]:
        return describe.own(known(view), view.player)

    def drawing(self, data: DataFile, options: Options) -> dict[str, object]:
        return drawing.drawing(read(data.text, data.id))

    def draw(self, view: View, names: tuple[str, ...]) -> str:
        return terminal.draw(known(view), view.player, names)


GAME = Siberia()
