"""Steam Power as the house knows it: the contract's words, data and drawing, each handed to its module."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from roundhouse.core.datafile import LANGUAGES, DataFile
from roundhouse.core.game import Game, Parts
from roundhouse.core.message import Message, Refusal
from roundhouse.core.options import Option, Options
from roundhouse.core.state import Advisor, Board, State, View
from roundhouse.games.steam_power import data, describe, drawing, effects, notation, refusals, telling, terminal
from roundhouse.games.steam_power.advice import SteamPowerAdvisor
from roundhouse.games.steam_power.advice_terms import TERMS
from roundhouse.games.steam_power.data_map import SteamPowerMap
from roundhouse.games.steam_power.position import PAY, SETUP_CITIES, Position
from roundhouse.games.steam_power.state import Board as SteamPowerBoard
from roundhouse.games.steam_power.state import SteamPowerState, SteamPowerView

SWITCH = ("off", "on")
OPTIONS = (
    Option("map", "SP-11.1", "great_lakes", "steam_power-option-map", choices=data.MAP_IDS),
    Option("money_action", "SP-11.2", "3", "steam_power-option-money_action", choices=("3", "5")),
    Option("lone_contracts", "SP-11.3", "off", "steam_power-option-lone_contracts", choices=SWITCH),
    Option("round_limit", "SP-11.4", 100, "steam_power-option-round_limit", low=0, high=1000),
)


@lru_cache(maxsize=16)
def read(text: str, source: str) -> data.SteamPowerData:
    return data.parse(text, source)


@lru_cache(maxsize=1)
def ours() -> DataFile:
    return data.load().file


def names_by_id(m: SteamPowerMap) -> dict[str, dict[str, str]]:
    """The names of a map and its cities in all languages."""
    found = {"map": m.names} | dict(zip(m.site_ids, m.site_names, strict=True))
    return {place: dict(zip(LANGUAGES, names, strict=True)) for place, names in found.items()}


def position(state: State) -> Position:
    assert isinstance(state, SteamPowerState)
    return state


def known(view: View) -> SteamPowerState:
    assert isinstance(view, SteamPowerView)
    return view.known


class SteamPower(Game):
    name = "steam_power"
    rules_prefix = "SP"
    rules_version = "1"
    notation_rule = "SP-10"
    min_players = 1
    max_players = 5
    options = OPTIONS
    endings = ("contracts", "round_limit", "solo")
    score_categories = ("contracts", "factories", "vp_cities", "money")
    terms = TERMS

    def load_data(self, path: Path | None = None) -> DataFile:
        return ours() if path is None else data.load(path).file

    def parse_data(self, text: str, source: str) -> DataFile:
        return read(text, source).file

    def board(self, players: int, options: Options, data: DataFile) -> Board:
        d = read(data.text, data.id)
        m = d.played(str(options["map"]))
        return SteamPowerBoard(
            players,
            m.hex_ids,
            m.site_ids,
            m.terrain,
            m.neighbours,
            m.site_neighbours,
            m.groups,
            d.tiles,
            d.contracts,
            (int(options["money_action"]), options["lone_contracts"] == "on", int(options["round_limit"])),
            m.id,
            data.sha256,
            names_by_id(m),
        )

    def advisor(self, board: Board) -> Advisor:
        return SteamPowerAdvisor(board)

    def notation(self, state: State, player: int, action: int) -> str:
        return notation.text(position(state), action)

    def masked(self, state: State, player: int, action: int) -> str:
        return notation.DRAWN

    def parts(self, state: State, player: int, action: int) -> Parts:
        return notation.parts(position(state), action)

    def spelling(self, state: State) -> object:
        s = position(state)  # cities are drawn site by site, splits are counted anew; all else is always the same
        return None if s.phase == PAY else int(s.drawn) if s.phase == SETUP_CITIES else -1

    def effects(self, view: View, action: int) -> list[Message]:
        before = known(view)
        return effects.effects(before, telling.after_action(before, view.player, action), view.player, action)

    def refusal(self, view: View, action: int) -> Refusal | None:
        return refusals.refusal(known(view), view.player, action)

    def tell(self, state: State, player: int, action: int, masked: bool) -> Message:
        return telling.tell(position(state), player, action, masked)

    def prompt(self, view: View) -> Message:
        return telling.prompt(known(view), view.player)

    def breakdown(self, state: State, player: int) -> dict[str, int]:
        return describe.scores(position(state), player)

    def describe(self, view: View) -> dict[str, object]:
        return describe.describe(known(view))

    def own(self, view: View) -> dict[str, object]:
        return describe.own(known(view), view.player)

    def drawing(self, data: DataFile, options: Options) -> dict[str, object]:
        return drawing.drawing(read(data.text, data.id), str(options["map"]))

    def draw(self, view: View, names: tuple[str, ...]) -> str:
        return terminal.draw(known(view), view.player, names)


GAME = SteamPower()
