"""The engine and the oracle behind the same few words, and short ways to play a test's game to where it matters.

Everything is reached by play: chance is an action like others, so a test says what is drawn and rolled. `Game` plays
the engine and the oracle side by side; whatever a rule's test finds out holds for both.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import gcd
from pathlib import Path
from typing import Any

import roundhouse
from roundhouse.core.game import legal, read_action, weights
from roundhouse.core.message import Message
from roundhouse.core.options import settle
from roundhouse.core.registry import game
from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE as CHANCE_SEAT
from roundhouse.core.state import OVER as OVER_SEAT
from roundhouse.core.state import SPECTATOR, Board, winners_list
from tests.games.steamrollers.oracle import CHANCE, OVER, Oracle
from tests.games.steamrollers.oracle_table import COLOURS, GOODS_OF_A_COLOUR
from tests.games.steamrollers.routes_oracle import CITIES, EDGES, across, kind_of, map_of, shapes

STEAMROLLERS = game("steamrollers")
DATA = Path(roundhouse.__file__).parent / "games" / "steamrollers" / "data" / "steamrollers.toml"
DATA_TEXT = DATA.read_text(encoding="utf-8")
WORKED_TEXT = (Path(__file__).parent / "worked.toml").read_text(encoding="utf-8")
MAP = map_of(WORKED_TEXT)
BY_DEFAULT: dict[str, str | int] = {
    "coal": "off",
    "orders": "off",
    "starting_tiles": "off",
    "walls": "none",
    "eva": 3,
    "round_limit": 50,
}
# What a player does for whom nothing is said, the first that is possible.
IDLE = ["leave", "done", "use", "track", "engine", "tile", "pass", "eva", "mark", "return", "take", "roll"]
Options = dict[str, str | int]


@cache
def board(players: int, options: tuple[tuple[str, str | int], ...], data_text: str) -> Board:
    given = {name: str(value) for name, value in options}
    data = STEAMROLLERS.parse_data(data_text, "test")
    return STEAMROLLERS.board(players, settle(STEAMROLLERS.options, given), data)


class Engine:
    """The real engine, with the oracle's words."""

    def __init__(self, players: int, options: Options, data_text: str) -> None:
        self.state = board(players, tuple(options.items()), data_text).new_state()

    def seat(self) -> int:
        return self.state.actor()

    def actor(self) -> str:
        seat = self.seat()
        return {CHANCE_SEAT: CHANCE, OVER_SEAT: OVER}.get(seat, f"p{seat + 1}")

    def legal(self) -> dict[str, int]:
        seat = self.seat()
        if seat == OVER_SEAT:
            return {}
        if seat == CHANCE_SEAT:
            return {STEAMROLLERS.notation(self.state, seat, a): weight for a, weight in weights(self.state).items()}
        return {STEAMROLLERS.notation(self.state, seat, a): 1 for a in legal(self.state, seat)}

    def apply(self, text: str) -> None:
        seat = self.seat()
        action = read_action(STEAMROLLERS, self.state, seat, text)
        assert action in legal(self.state, seat), f"{self.actor()} may not {text}"
        self.state.apply(seat, action)
        assert self.state.audit() == ""

    def describe(self) -> dict[str, Any]:
        return in_order(STEAMROLLERS.describe(self.state.view(SPECTATOR)), self.state.n_players == 1)

    def own(self, seat: int) -> dict[str, object]:
        return STEAMROLLERS.own(self.state.view(seat))

    def description_for(self, seat: int) -> dict[str, object]:
        return STEAMROLLERS.describe(self.state.view(seat))

    def ending(self) -> str | None:
        number = self.state.ending()
        return None if number < 0 else STEAMROLLERS.endings[number]

    def scores(self) -> list[int]:
        return [self.state.score(player) for player in range(self.state.n_players)]

    def breakdowns(self) -> list[dict[str, int]]:
        return [STEAMROLLERS.breakdown(self.state, player) for player in range(self.state.n_players)]

    def winners(self) -> list[int]:
        return winners_list(self.state)

    def effects(self, text: str) -> list[Message]:
        """What the one who is asked would be told of this action."""
        seat = self.seat()
        return STEAMROLLERS.effects(self.state.view(seat), read_action(STEAMROLLERS, self.state, seat, text))

    def advice(self, rng: Rng) -> str:
        """What the game's own adviser would do in the place of the one who is asked."""
        seat = self.seat()
        action = STEAMROLLERS.advisor(self.state.board).choose(self.state.view(seat), rng)
        return STEAMROLLERS.notation(self.state, seat, action)

    def route(self, text: str) -> dict[str, Any]:
        """The facts of the route that a delivery would take."""
        told = [effect for effect in self.effects(text) if effect.id == "steamrollers-effect-route"]
        assert len(told) == 1
        return dict(told[0].args)


def in_order(described: dict[str, Any], solo: bool) -> dict[str, Any]:
    """A description without what means nothing: the order of lists, whether one player alone has had the turn."""
    found = dict(described)
    found["dice"] = sorted(found["dice"])
    found["hold"] = sorted(found["hold"])
    found["bag"] = {good: number for good, number in found["bag"].items() if number}
    if not solo:
        found["cities"] = [{"number": city["number"], "goods": sorted(city["goods"])} for city in found["cities"]]
    if found["chart"] is not None:
        found["chart"] = {**found["chart"], "walls": sorted(sorted(wall) for wall in found["chart"]["walls"])}
    found["tiles"] = [tile_in_order(tile) for tile in found["tiles"]]
    found["players"] = [sheet_in_order(player) for player in found["players"]]
    if solo:
        found["players"][0]["done"] = False
    return found


def tile_in_order(tile: dict[str, Any]) -> dict[str, Any]:
    """What happened to a tile in this turn is of interest as long as it keeps its owner from using it."""
    fresh = tile["fresh"] and tile["owner"] is not None
    return {**tile, "fresh": fresh, "used": tile["used"] and tile["owner"] is not None and not fresh}


def sheet_in_order(player: dict[str, Any]) -> dict[str, Any]:
    joined = []
    for connection in player["connections"]:
        ahead = connection["cities"] == sorted(connection["cities"])
        hexes = list(connection["hexes"] if ahead else reversed(connection["hexes"]))
        joined.append({"cities": sorted(connection["cities"]), "towns": connection["towns"], "hexes": hexes})
    kept = {good: number for good, number in player["kept"].items() if number}
    return {**player, "connections": sorted(joined, key=repr), "kept": kept, "boxes": sorted(player["boxes"])}


class Disagreement(AssertionError):
    """Engine and oracle say different things; with the game up to there."""


def compare(oracle: Oracle, engine: Engine, log: list[str]) -> None:
    """Everything that can be asked, before the next action."""

    def same(what: str, engines: object, oracles: object) -> None:
        if engines != oracles:
            raise Disagreement("\n".join([*log[:1], *log[-40:], f"{what}:", *difference(engines, oracles)]))

    same("actor", engine.actor(), oracle.actor())
    same("legal", odds(engine.legal()), odds(oracle.legal()))
    described = in_order(oracle.describe(), oracle.table.solo)
    same("description", engine.describe(), described)
    same("breakdown", engine.breakdowns(), [player["scores"] for player in described["players"]])
    same("scores", engine.scores(), [player["score"] for player in described["players"]])
    same("ending", engine.ending(), oracle.ending())
    if oracle.actor() == OVER and oracle.table.players > 1:
        same("winners", engine.winners(), oracle.winners())


def odds(weights: dict[str, int]) -> dict[str, int]:
    """Weights in lowest terms."""
    common = gcd(*weights.values())
    return {text: weight // common for text, weight in weights.items()}


def difference(engines: object, oracles: object, path: str = "") -> list[str]:
    """Where two answers differ, one line each."""
    if isinstance(engines, dict) and isinstance(oracles, dict):
        keys = sorted(set(engines) | set(oracles), key=str)
        return [line for key in keys for line in difference(engines.get(key), oracles.get(key), f"{path}/{key}")]
    if isinstance(engines, list) and isinstance(oracles, list) and len(engines) == len(oracles):
        pairs = enumerate(zip(engines, oracles, strict=True))
        return [line for i, (a, b) in pairs for line in difference(a, b, f"{path}/{i}")]
    return [] if engines == oracles else [f"{path} engine {engines} oracle {oracles}"]


def region_of(hex_id: str) -> int:
    return MAP.region(hex_id)


def line(*hexes: str) -> list[str]:
    """The track through these hexes, as notation; the first and the last are where it comes from and leads to."""
    drawn = []
    for before, here, after in zip(hexes, hexes[1:], hexes[2:], strict=False):
        edges = [edge for edge in range(EDGES) if across(here, edge) in (before, after)]
        assert len(edges) == 2, f"{before} {here} {after} do not touch"
        drawn.append(f"track {here} {edges[0]}-{edges[1]}")
    return drawn


class Game:
    """A game of a rule's test, played by engine and oracle at once; `play` says what is not legal."""

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        settled = BY_DEFAULT | options
        self.oracle = Oracle(players, settled, WORKED_TEXT)
        self.engine = Engine(players, settled, WORKED_TEXT)
        self.log = [f"{players} players, {settled}"]

    def play(self, *texts: str) -> Game:
        """Apply these actions, whoever acts."""
        for text in texts:
            actor, options = self.actor(), self.oracle.legal()
            if text not in options:
                alike = sorted(option for option in options if option.split()[0] == text.split()[0])
                raise AssertionError("\n".join([*self.log, f"{actor} may not {text}, but {alike or sorted(options)}"]))
            self.log.append(f"{actor} {text}")
            self.oracle.apply(text)
            self.engine.apply(text)
            assert self.engine.actor() == self.oracle.actor(), "\n".join(self.log)
        return self

    def actor(self) -> str:
        return self.oracle.actor()

    def legal(self, verb: str = "") -> set[str]:
        """What the actor may do, all of it or with this verb only; engine and oracle agree on it."""
        compare(self.oracle, self.engine, self.log)
        return {text for text in self.oracle.legal() if verb in ("", text.split()[0])}

    def look(self) -> dict[str, Any]:
        """The position; engine and oracle agree on it."""
        compare(self.oracle, self.engine, self.log)
        return self.oracle.describe()

    def player(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.look()["players"][int(name[1:]) - 1]
        return found

    def tile(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.look()["tiles"][number - 1]
        return found

    def goods(self, city: int) -> Counter[str]:
        return Counter(self.look()["cities"][city - 1]["goods"])

    def score(self, name: str) -> int:
        return int(self.player(name)["score"])

    def odds(self) -> dict[str, int]:
        """What chance may do, with its weights in lowest terms; engine and oracle agree on it."""
        compare(self.oracle, self.engine, self.log)
        return odds(self.oracle.legal())

    def winners(self) -> list[str]:
        compare(self.oracle, self.engine, self.log)
        return [f"p{player + 1}" for player in self.oracle.winners()]

    def ending(self) -> str | None:
        compare(self.oracle, self.engine, self.log)
        return self.oracle.ending()

    def route(self, text: str) -> dict[str, Any]:
        """The facts of the route that a delivery would take, as the engine tells them."""
        return self.engine.route(text)

    def roll(self, dice: list[int], black: str = "straight gentle") -> Game:
        """The dice of a round."""
        return self.play(*[f"roll {die}" for die in dice], f"black {black}")

    def wait_for(self, name: str, die: int, *others: int, black: str = "straight gentle") -> Game:
        """Let the others act until it is this player's turn in a new round, with this die among those left."""
        filler = next(face for face in (6, 5) if face != die)
        left = self.oracle.table.white_dice() - 1 - len(others)
        self.end_round()
        self.roll([die, *others, *[filler] * left], black)
        while self.actor() != name or self.oracle.table.phase == "seize":
            self.play(self.idle(die, *others))
        return self

    def end_round(self) -> Game:
        """Let everybody who has not yet had a turn in this round have one of little consequence."""
        while self.oracle.table.phase not in ("roll", "over"):
            self.play(self.idle())
        return self

    def turn(self, name: str, die: int, *texts: str, black: str = "straight gentle") -> Game:
        """A turn of this player in a new round: this die, then these actions."""
        return self.wait_for(name, die, black=black).play(f"choose {die}", *texts)

    def draw(self, name: str, *tracks: str) -> Game:
        """Draw one track after the other, a round each; each is written like `track d4 0-3`."""
        for track in tracks:
            _, hex_id, shape = track.split()
            self.turn(name, region_of(hex_id), track, black=black_with(kind_of(shape)))
        return self

    def cross(self, name: str, *boxes: int) -> Game:
        """Cross engine boxes, a round each."""
        for box in boxes:
            self.turn(name, box, f"engine {box}")
        return self

    def idle(self, *spared: int) -> str:
        """Something of little consequence for whoever is to act now, without taking a die of a spared face."""
        options = sorted(self.oracle.legal())
        shown = [shape for kind in self.oracle.table.black for shape in shapes(kind)]
        for verb in IDLE:
            found = [text for text in options if text.split()[0] == verb]
            if verb == "track":
                found = [text for text in found if text.split()[2] in shown]  # no tile is used up
            if found:
                return found[0]
        dice = [text for text in options if not {str(die) for die in spared} & set(text.split()[1:])]
        assert dice, f"{options} but not {spared}"
        return dice[0]


def black_with(kind: str) -> str:
    """A black die that shows this kind of track."""
    return "gentle sharp" if kind == "sharp" else "straight gentle"


def new_game(
    players: int = 2,
    goods: dict[int, list[str]] | None = None,
    sides: str = "aaaaaa",
    first: str = "p1",
    offers: str = "aaaaaa",
    chart: int = 1,
    marks: tuple[int, ...] = (1, 2, 3),
    **options: str | int,
) -> Game:
    """A game at the end of its setup: before the starting tiles, or before the first roll.

    `goods` are the goods drawn for a city; what it does not say is filled with whatever there is most of. `marks` are
    the regions in which Eva begins, as many as her level.
    """
    made = Game(players, {"eva": len(marks), **options})
    if players > 1:
        made.play(f"first {first}")
    made.play(*[f"good {good}" for good in drawn_goods(players, goods or {})])
    made.play(*[f"side {number}{side}" for number, side in enumerate(sides, start=1)])
    if made.oracle.table.phase == "offers":
        made.play(*[f"offer {number}{side}" for number, side in enumerate(offers, start=1)])
    if made.oracle.table.phase == "chart":
        made.play(f"chart {chart}")
    if made.oracle.table.phase == "eva setup":
        made.play(*[f"eva {region}" for region in marks])
    return made


def drawn_goods(players: int, wanted: dict[int, list[str]]) -> list[str]:
    """One good after the other, as they are drawn."""
    bag = Counter(dict.fromkeys(COLOURS, GOODS_OF_A_COLOUR))
    bag.subtract(good for goods in wanted.values() for good in goods)
    assert min(bag.values()) >= 0, "there are ten of each colour"
    drawn = []
    for city in CITIES:
        here = list(wanted.get(city, []))
        while len(here) < players + 2:
            others = [good for good in COLOURS if good != MAP.colours[city]]
            here.append(max(others, key=lambda good: bag[good]))
            bag[here[-1]] -= 1
        drawn += here
    return drawn
