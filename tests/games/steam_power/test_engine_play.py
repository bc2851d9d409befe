"""Random games of Steam Power on maps of every size, with every number of players: the laws hold all the time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from roundhouse import NATIVE
from roundhouse.core.drive import Tally, play_games
from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, OVER, SPECTATOR, buffer
from roundhouse.games.steam_power.moves import A_BRING, A_FULFIL, A_MONEY, A_PAY, A_TRACK, N_RESOURCES, N_SHAPES
from roundhouse.games.steam_power.position import ACT, BONUS, BRING, FROM, PAY, TRACK
from roundhouse.games.steam_power.state import Board, SteamPowerState
from tests.games.steam_power.small import CONTRACTS, LARGE, MIDDLE, TINY, board, can, new, play, real

ROOT = Path(__file__).parents[3]
FEW = CONTRACTS[:26]  # so few that hands are soon drawn from
PLAYERS = (1, 2, 3, 4, 5)
MAPS: dict[str, Callable[[int], Board]] = {
    "tiny": lambda n: board(TINY, n, FEW),
    "tiny, lone contracts": lambda n: board(TINY, n, CONTRACTS, (5, True, 100)),
    "middle": lambda n: board(MIDDLE, n),
    "middle, two rounds": lambda n: board(MIDDLE, n, CONTRACTS, (3, False, 2)),
    "large": lambda n: board(LARGE, n),
    "great_lakes": lambda n: real("great_lakes", n),
    "germany": lambda n: real("germany", n),
    "iberia": lambda n: real("iberia", n),
}
GAMES = 3 if NATIVE else 1


def mark(k: int, players: int) -> tuple[pytest.MarkDecorator, ...]:
    """Of the k-th map, games with all numbers of players but one are slow: interpreted, they take minutes together."""
    return () if players == 1 + k % len(PLAYERS) else (pytest.mark.slow,)


def sound(state: SteamPowerState) -> None:
    assert state.audit() == "", state.audit()
    who = state.actor()
    if who != OVER:
        legal = can(state)
        assert legal, "nothing is legal"
        assert legal == sorted(set(legal))
        assert len(legal) <= state.board.max_legal
        assert legal[0] >= 0
        assert legal[-1] < state.board.n_actions


@pytest.mark.parametrize(
    ("name", "players"), [pytest.param(name, n, marks=mark(k, n)) for k, name in enumerate(MAPS) for n in PLAYERS]
)
def test_the_laws_hold_after_every_action_of_random_games(name: str, players: int) -> None:
    made = MAPS[name](players)
    for seed in range(GAMES):
        state = new(made)
        play(state, stream(1, seed), sound)
        assert state.ending() == (2 if players == 1 else 0 if state.last else 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_copies_and_bytes_are_the_same_position_and_share_nothing(players: int) -> None:
    made = board(MIDDLE, players, FEW)
    state, other = new(made), new(made)

    def look(s: SteamPowerState) -> None:
        data = s.to_bytes()
        copy = s.copy()
        other.copy_from(s)
        assert copy.to_bytes() == other.to_bytes() == made.state_from_bytes(data).to_bytes() == data
        if copy.actor() not in (CHANCE, OVER):
            copy.apply(copy.actor(), can(s)[-1])
            assert copy.to_bytes() != data
        assert s.to_bytes() == data

    play(state, stream(2, players), look)


def test_bytes_of_another_board_are_refused() -> None:
    data = new(board(TINY, 2)).to_bytes()
    with pytest.raises(ValueError):
        board(TINY, 3).state_from_bytes(data)
    with pytest.raises(ValueError):
        board(TINY, 2).state_from_bytes(data[:-8])


@pytest.mark.parametrize("players", [1, 2, 3, *(pytest.param(n, marks=pytest.mark.slow) for n in (4, 5))])
def test_every_view_makes_sound_worlds_that_look_the_same(players: int) -> None:
    made = board(TINY, players, FEW)
    rng = stream(4, players)
    for seed in range(GAMES + 1):
        state = new(made)
        count = 0

        def look(s: SteamPowerState) -> None:
            nonlocal count
            count += 1
            if count % (5 * players):
                return
            for viewer in (*range(players), SPECTATOR):
                view = s.view(viewer)
                data = view.to_bytes()
                world = made.view_from_bytes(data).world(rng)
                assert world.audit() == "", f"{viewer}: {world.audit()}"
                assert world.view(viewer).to_bytes() == data
                assert world.view(SPECTATOR).to_bytes() == s.view(SPECTATOR).to_bytes()
                again = world.view((viewer + 1) % players).world(rng)
                assert again.audit() == "", f"a world in a world of {viewer}: {again.audit()}"

        play(state, stream(3, seed), look)


def test_random_games_come_to_every_phase() -> None:
    phases: set[int] = set()
    for players in PLAYERS:
        for seed in range(6):
            play(new(board(TINY, players, FEW)), stream(5, seed), lambda s: phases.add(int(s.phase)))
            play(new(board(LARGE, players)), stream(5, seed), lambda s: phases.add(int(s.phase)))
    assert phases == set(range(13))


def test_native_and_interpreted_games_are_the_same() -> None:
    script = (
        "from tests.games.steam_power.test_engine_play import digest, FEW\n"
        "from tests.games.steam_power.small import LARGE, TINY, board\n"
        "print(digest(board(LARGE, 4)), digest(board(TINY, 3, FEW)), digest(board(LARGE, 1)))"
    )
    env = {**os.environ, "ROUNDHOUSE_PURE": "1", "ROUNDHOUSE_NATIVE": "", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [digest(board(LARGE, 4)), digest(board(TINY, 3, FEW)), digest(board(LARGE, 1))]


def digest(made: Board) -> str:
    tally = Tally(made.n_players, 3)
    play_games(made, [None] * made.n_players, 9, 0, 3, tally)
    return tally.hash.hex()


@pytest.mark.parametrize(
    ("rows", "players"),
    [pytest.param(rows, n, marks=mark(k, n)) for k, rows in enumerate((LARGE, MIDDLE, TINY)) for n in PLAYERS],
)
def test_money_comes_from_the_bank_and_goes_to_it_as_the_rules_say(rows: tuple[str, ...], players: int) -> None:
    for lone in (False, True):
        made = board(rows, players, CONTRACTS, (3, lone, 100))
        out = buffer(made)
        for seed in range(GAMES):
            state, rng = new(made), stream(6, seed)
            while (who := state.actor()) != OVER:
                if who == CHANCE:
                    action = int(state.sample_chance(rng, out))
                else:
                    action = int(out[rng.below(state.legal(who, out))])
                before = state.copy()
                assert isinstance(before, SteamPowerState)
                state.apply(who, action)
                look_at_money(before, state, action)


def look_at_money(before: SteamPowerState, after: SteamPowerState, action: int) -> None:
    """What the players have together changes by what the bank gets and gives; nobody but the actor loses any."""
    changes = [int(b) - int(a) for a, b in zip(before.money, after.money, strict=True)]
    actor = int(before.turn)
    assert all(change >= 0 for p, change in enumerate(changes) if p != actor)
    from_bank = 0
    if before.phase in (ACT, TRACK, BONUS):
        from_bank = bank_in_action(before, action)
    if before.phase in (BRING, PAY):
        others = sum(changes) - changes[actor]
        if before.n_players == 1:
            # SP-9.3: the bank takes what other companies would get
            site = action - A_BRING
            from_bank = -(hops(before)[site] + (before.factory[site] != 1 + before.company))
        elif after.phase != PAY:
            site = int(before.source) if before.phase == PAY else action - A_BRING
            assert others == hops(before)[site] + (before.factory[site] != 1 + before.company)
            if before.factory[site] != 1 + before.company:
                assert changes[before.factory[site] - 1] >= 1
    if sum(after.fulfilled) > sum(before.fulfilled):
        contract = before.contract if before.contract >= 0 else action - A_FULFIL
        from_bank += before.sheet.reward[contract]
    if before.phase == FROM:
        assert not any(changes)
    assert sum(changes) == from_bank


def bank_in_action(before: SteamPowerState, action: int) -> int:
    """What the bank gives, or takes, for an action chosen in ACT, TRACK or BONUS, the reward apart."""
    sheet = before.sheet
    if A_TRACK <= action < sheet.a_cross:
        terrain = int(sheet.cost[(action - A_TRACK) // N_SHAPES])
        assert terrain in (0, 2, 4)
        return -terrain
    if sheet.a_cross <= action < sheet.a_replace:
        return -2
    if action == A_MONEY:
        return 3
    if A_FULFIL <= action < A_BRING:
        away, missing = hops(before), 0
        for colour in range(N_RESOURCES):
            there = sum(before.stock[site] for site in away if before.city[site] == 1 + colour)
            missing += max(0, sheet.needs[N_RESOURCES * (action - A_FULFIL) + colour] - there)
        return -5 * missing
    assert not A_PAY <= action < A_PAY + 4000
    return 0


def hops(state: SteamPowerState) -> dict[int, int]:
    """By site that the company can bring resources from: over how many connections of others, at the least."""
    sheet, c = state.sheet, int(state.company)
    n = int(sheet.n_groups)
    away = {g: 0 for g in range(n) if state.network[c] >> g & 1}
    layer = list(away)
    while layer:
        following = []
        for g in layer:
            for other in range(sheet.companies):
                for to in range(n):
                    if state.links[other * n + g] >> to & 1 and to not in away:
                        away[to] = away[g] + 1
                        following.append(to)
        layer = following
    return {site: away[g] for site in range(sheet.n_sites) if (g := int(sheet.group[site])) in away}
