"""The table of Steam Power in a terminal: the map stroke by stroke, and what is written below it."""

from __future__ import annotations

import pytest

from roundhouse.core import text
from roundhouse.core.game import legal
from roundhouse.core.options import settle
from roundhouse.core.rng import stream
from roundhouse.core.state import OVER, SPECTATOR
from roundhouse.core.text import LANGUAGES
from roundhouse.games.steam_power.data import MAP_IDS
from roundhouse.games.steam_power.terminal import draw
from roundhouse.games.steam_power.terminal_map import map_lines
from tests.games.steam_power.example import ANNA, STEAM_POWER, corner, crossed, paid, write

NAMES = ("Anna", "Boris", "Clara")
EMPTY = r"""
   1   2   3   4   5   6

a

b   b1  b2  (O) b4  b5
               n
c (W) c2  c3  c4  (V) c6

d   d1  (G) d3  d4  (B)
"""
# Anna's connection crosses that of Boris on c3: there the ends tell whose they are
BUILT = r"""
   1   2   3   4   5   6

a

b    2---2--O25--3  b5
    /       2     \
c (W)--1-1-+-1-1--(V) c6
          2
d   d1  G35 d3  d4  B15
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "spoken", lambda: "en")


def test_an_empty_map_shows_its_hexes_hills_and_cities() -> None:
    assert map_lines(corner()) == EMPTY.strip("\n").split("\n")


def test_track_has_its_companies_and_a_crossing_tells_whose_its_ends_are() -> None:
    assert map_lines(paid()) == BUILT.strip("\n").split("\n")


def test_a_flipped_city_has_a_star() -> None:
    state = paid()
    site = state.sheet.site_ids.index("b3")
    state.stock[site], state.flipped[site] = 0, 1
    assert any("O2*" in line for line in map_lines(state))


def test_the_table_tells_money_contracts_and_networks() -> None:
    drawn = draw(paid(), ANNA, NAMES)
    assert "STEAM POWER, small, round 1, action; first player p1; 11 contracts end the game; 2 actions left" in drawn
    assert "O orange: b3 b3 (p2 5)" in drawn
    assert "p2: 16 locomotives, 14 factories left; connections b3-c1, b3-d2; network b3, c1, d2" in drawn
    assert "  12  BWOG  $8, 4 VP  take contracts" in drawn
    assert "$10 now" in drawn


def test_an_incomplete_connection_is_told_by_its_ends() -> None:
    state = crossed()
    write(state, "track c2 1-4")
    assert "under construction c1-c2" in draw(state, ANNA, NAMES)


def test_only_the_own_hand_is_drawn() -> None:
    assert "Your contracts" not in draw(paid().view(SPECTATOR).known, SPECTATOR, NAMES)  # type: ignore[attr-defined]


@pytest.mark.parametrize("map_id", MAP_IDS)
@pytest.mark.parametrize("players", [1, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_fits_into_a_hundred_columns(
    map_id: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text, "spoken", lambda: language)
    options = settle(STEAM_POWER.options, {"map": map_id, "round_limit": "5"})
    board = STEAM_POWER.board(players, options, STEAM_POWER.load_data())
    state, rng = board.new_state(), stream(3, players)
    names = tuple("A very long name of a player" for _ in range(players))
    steps = 0
    while state.actor() != OVER:
        who = int(state.actor())
        can = legal(state, who)
        state.apply(who, can[rng.below(len(can))])
        steps += 1
        if steps % 40 == 0:
            for viewer in (0, SPECTATOR):
                for line in STEAM_POWER.draw(state.view(viewer), names).split("\n"):
                    assert len(line) <= 100, line
    assert max(map(len, STEAM_POWER.draw(state.view(0), names).split("\n"))) <= 100
