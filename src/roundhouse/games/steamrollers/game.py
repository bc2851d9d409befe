"""SteamRollers as the house knows it: the contract's words, data and drawing, each handed to its module."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from roundhouse.core.datafile import DataFile
from roundhouse.core.game import Game, Parts
from roundhouse.core.message import Message, Refusal
from roundhouse.core.options import Option, Options
from roundhouse.core.state import Advisor, Board, State, View
from roundhouse.games.steamrollers import data, describe, drawing, effects, notation, refusals, telling, terminal
from roundhouse.games.steamrollers.advice import SteamRollersAdvisor
from roundhouse.games.steamrollers.advice_terms import TERMS
from roundhouse.games.steamrollers.position import SETUP_GOODS, Position
from roundhouse.games.steamrollers.setup import filling
from roundhouse.games.steamrollers.state import Board as SteamRollersBoard
from roundhouse.games.steamrollers.state import SteamRollersState, SteamRollersView

SWITCH = ("off", "on")
OPTIONS = (
    Option("coal", "SR-12.1", "off", "steamrollers-option-coal", choices=SWITCH),
    Option("orders", "SR-12.2", "off", "steamrollers-option-orders", choices=SWITCH),
    Option("starting_tiles", "SR-12.3", "off", "steamrollers-option-starting_tiles", choices=SWITCH),
    Option("walls", "SR-12.4", "none", "steamrollers-option-walls", choices=("none", "medium", "hard")),
    Option("eva", "SR-12.5", 3, "steamrollers-option-eva", low=1, high=6),
    Option("round_limit", "SR-12.6", 50, "steamrollers-option-round_limit", low=0, high=1000),
)


@lru_cache(maxsize=16)
def read(text: str, source: str) -> data.SteamRollersData:
    return data.parse(text, source)


@lru_cache(maxsize=1)
def ours() -> DataFile:
    return data.load().file


def position(state: State) -> Position:
    assert isinstance(state, SteamRollersState)
    return state


def known(view: View) -> SteamRollersState:
    assert isinstance(view, SteamRollersView)
    return view.known


class SteamRollers(Game):
    name = "steamrollers"
    rules_prefix = "SR"
    rules_version = "1"
    notation_rule = "SR-11"
    min_players = 1
    max_players = 5
    options = OPTIONS
    endings = ("cities", "round_limit", "solo_won", "solo_lost", "solo_region", "solo_limit_won", "solo_limit_lost")
    score_categories = ("deliveries", "network", "engine", "tiles", "orders", "start")
    terms = TERMS

    def load_data(self, path: Path | None = None) -> DataFile:
        return ours() if path is None else data.load(path).file

    def parse_data(self, text: str, source: str) -> DataFile:
        return read(text, source).file

    def board(self, players: int, options: Options, data: DataFile) -> Board:
        d = read(data.text, data.id)
        solo = players == 1
        level = str(options["walls"])
        charts = () if level == "none" else d.charts[level]
        tile_2 = d.solo_infinity if solo else d.tile_infinity[1]
        points_2 = d.solo_points if solo else d.tile_points[1]
        return SteamRollersBoard(
            players,
            d.hex_ids,
            d.region,
            d.towns,
            d.neighbours,
            level,
            charts,
            ()
            if level == "none"
            else tuple(tuple(pair for wall in chart for pair in wall) for chart in d.walls[level]),
            (d.tile_infinity[0], tile_2, *d.tile_infinity[2:]),
            (d.tile_points[0], points_2, *d.tile_points[2:]),
            d.orders,
            (
                options["coal"] == "on",
                options["orders"] == "on",
                options["starting_tiles"] == "on",
                int(options["eva"]),
                int(options["round_limit"]),
            ),
            data.sha256,
        )

    def advisor(self, board: Board) -> Advisor:
        return SteamRollersAdvisor(board)

    def notation(self, state: State, player: int, action: int) -> str:
        return notation.text(position(state), action)

    def parts(self, state: State, player: int, action: int) -> Parts:
        return notation.parts(position(state), action)

    def spelling(self, state: State) -> object:
        s = position(state)  # goods are drawn city by city; all else is the same in every position
        return int(filling(s)) if s.phase == SETUP_GOODS else -1

    def effects(self, view: View, action: int) -> list[Message]:
        before = known(view)
        after = before.copy()
        assert isinstance(after, SteamRollersState)
        after.apply(view.player, action)
        return effects.effects(before, after, view.player, action)

    def refusal(self, view: View, action: int) -> Refusal | None:
        return refusals.refusal(known(view), view.player, action)

    def tell(self, state: State, player: int, action: int, masked: bool) -> Message:
        return telling.tell(position(state), player, action)

    def prompt(self, view: View) -> Message:
        return telling.prompt(known(view), view.player)

    def breakdown(self, state: State, player: int) -> dict[str, int]:
        return describe.scores(position(state), player)

    def rival(self, state: State) -> dict[str, int] | None:
        s = position(state)
        return describe.eva_scores(s) if s.sheet.solo else None

    def describe(self, view: View) -> dict[str, object]:
        return describe.describe(known(view))

    def own(self, view: View) -> dict[str, object]:
        return {}

    def drawing(self, data: DataFile, options: Options) -> dict[str, object]:
        return drawing.drawing(read(data.text, data.id))

    def draw(self, view: View, names: tuple[str, ...]) -> str:
        return terminal.draw(known(view), view.player, names)


GAME = SteamRollers()
