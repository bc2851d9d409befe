"""A map of Steam Power as an owner would draw it, small, with letters of its own, and games that are played on it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import Bot, choose
from roundhouse.core.record import Seat, write
from roundhouse.core.setup import Setup, setup
from roundhouse.core.state import OVER
from roundhouse.games.steam_power.data import load
from roundhouse.table.local import LocalTable

GAME = "steam_power"
NAME = "Źródła i Wzgórza"
ROWS = (
    "~~~o..h.~~~",
    "~o...hh..o~",
    "~...hmm...~",
    "o..o..mho..",
    "..h...h....",
    "~.oo..~.o..",
    "~~..h.~~...",
    "~o....o..h ",
    "~~.o....o  ",
)
CITIES = {
    "a4": "Źródło",
    "b2": "Święta Łąka",
    "b10": "Überwald",
    "d1": "Gęś",
    "d4": "Großößlingen",
    "d9": "Żółwie Wzgórze",
    "f3": "Ćmielów Stary",
    "f4": "Ćmielów Nowy",
    "f9": "Fußhäusel",
    "h2": "Łańcuchów",
    "h7": "Jöhstädtchen",
    "i4": "Škocjan",
    "i9": "Mąkoszyn",
}
RIVER = (10.4, 4.5, 8.7, 6.2, 8.2, 7.6, 10.4, 8.4, 12.1, 8.8)


def text() -> str:
    """The whole file: the contracts and city tiles of the house, and this map alone."""
    ours = load().file.text
    cities = "".join(f'    {{ hex = "{hex_}", names = {{ en = "{name}" }} }},\n' for hex_, name in CITIES.items())
    rows = "".join(f'    "{row}",\n' for row in ROWS)
    return (
        ours[: ours.index("\n[[map]]")].replace('id = "steam_power"', 'id = "own"', 1)
        + f'\n[[map]]\nid = "zrodla"\nnames = {{ en = "{NAME}" }}\nbest = [2, 3]\n'
        + f"rows = [\n{rows}]\ncity = [\n{cities}]\nrivers = [[{', '.join(map(str, RIVER))}]]\n"
    )


@cache
def made(players: int) -> Setup:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "own.toml"
        file.write_text(text(), encoding="utf-8")
        return setup(GAME, players, {}, file)


def _table(*seats: Seat) -> LocalTable:
    board = made(len(seats)).board

    def think(bot: Bot, view: bytes, seed: int, budget: Budget) -> Chosen:
        return choose(board, bot.kind, view, seed, budget)

    return LocalTable(made(len(seats)), seats, sha256(b"own map").digest(), think)


@cache
def finished() -> str:
    """The record of a whole game between bots."""
    going = _table(*(Seat("bot", "greedy") for _ in range(3)))
    going.advance()
    return write(going.record())


@cache
def begun(actions: int = 0) -> str:
    """The record of a game in which a person has done so many actions as a bot would, and is to decide again."""
    going = _table(Seat("person", "Ana"), Seat("bot", "greedy"))
    going.set_auto_end(0, True)
    for number in range(actions):
        actor = going.advance()
        if actor == OVER:
            raise AssertionError("the game is over")
        view = going.state.view(actor).to_bytes()
        going.act(actor, choose(made(2).board, "greedy", view, number, Budget(0)).action)
    going.advance()
    return write(going.record())
