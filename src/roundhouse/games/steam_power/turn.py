"""SP-3: actions, turns, rounds, the end; SP-9.2: the same alone. Which decision follows upon which."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steam_power.contracts import (
    bring,
    legal_contracts,
    needed_now,
    reward,
    show_contract,
    ways_to_pay,
)
from roundhouse.games.steam_power.draw import DRAWS, may_draw, next_draw, take_contract
from roundhouse.games.steam_power.factory import (
    build_factory,
    legal_bonus_factories,
    legal_factories,
    may_build,
    put_factory,
)
from roundhouse.games.steam_power.moves import (
    A_BONUS_FACTORY,
    A_CONTRACTS,
    A_END,
    A_FACTORY,
    A_FULFIL,
    A_MONEY,
    A_SKIP,
    BONUS_CONTRACTS,
    BONUS_FACTORY,
    BONUS_TRACK,
    MOST,
    N_RESOURCES,
)
from roundhouse.games.steam_power.position import (
    ACT,
    ASIDE,
    BONUS,
    BRING,
    END,
    ENGINE,
    OUT,
    PAY,
    TRACK,
    Position,
)
from roundhouse.games.steam_power.track import do_step, legal_steps, may_step, purse

ACTIONS: Final = 2  # SP-3.1: in a turn
STEPS: Final = 2  # SP-4.1: in an action
ENGINES: Final = 2  # SP-9.1: locomotives of each colour in the bag
ENGINES_DRAWN: Final = 10  # SP-9.2: in a turn
SOLO_TURNS: Final = 8  # SP-9.2


def begin(s: Position) -> None:
    """The first turn of the game."""
    s.round_no = 1
    s.turn = s.first
    s.company = s.first
    s.phase = ACT
    if s.sheet.solo:
        s.company = -1
        fill_engines(s)


def fill_engines(s: Position) -> None:
    """SP-9.1: two locomotives of each colour into the bag."""
    for c in range(s.sheet.companies):
        s.engines[c] = ENGINES
    s.phase = ENGINE


def draw_engine(s: Position, c: i64) -> None:
    """SP-9.2: whose locomotive is drawn takes one action."""
    s.engines[c] -= 1
    s.seats += 1
    s.company = c
    s.phase = ACT


def legal_acts(s: Position, out: vec[i64]) -> i64:
    """SP-3.1: the five actions."""
    c = s.company
    n = legal_factories(s, c, out, 0)
    n = legal_contracts(s, c, out, n)
    if may_draw(s, s.turn):
        out[n] = A_CONTRACTS
        n += 1
    out[n] = A_MONEY
    return legal_steps(s, c, out, n + 1)


def legal_next_steps(s: Position, out: vec[i64]) -> i64:
    """SP-R5: a second step is optional."""
    out[0] = A_END
    return legal_steps(s, s.company, out, 1)


def legal_bonus(s: Position, out: vec[i64]) -> i64:
    """SP-6.6: the bonus, or none."""
    bonus = s.sheet.bonus[s.contract]
    n: i64 = 0
    if bonus == BONUS_FACTORY:
        n = legal_bonus_factories(s, s.company, out, n)
    elif bonus == BONUS_CONTRACTS:
        out[n] = A_CONTRACTS
        n += 1
    out[n] = A_SKIP
    n += 1
    return legal_steps(s, s.company, out, n) if bonus == BONUS_TRACK else n


def may_use_bonus(s: Position) -> bool:
    """Whether the bonus of the contract can be taken at all."""
    bonus = s.sheet.bonus[s.contract]
    if bonus == BONUS_TRACK:
        return may_step(s, s.company)
    if bonus == BONUS_FACTORY:
        return may_build(s, s.company)
    return bonus == BONUS_CONTRACTS and may_draw(s, s.turn)


def act(s: Position, action: i64) -> None:
    """Do what was chosen in ACT, TRACK or BONUS."""
    c = s.company
    if action > A_SKIP:
        do_step(s, c, action)
        s.steps += 1
        s.phase = TRACK
        if s.steps == STEPS or not may_step(s, c):
            end_action(s)
    elif action == A_MONEY:
        s.money[purse(s, c)] += s.sheet.money_action  # SP-8.1
        end_action(s)
    elif action == A_CONTRACTS:
        s.draws = DRAWS
        draw_or_end(s)
    elif action in (A_END, A_SKIP):
        end_action(s)
    elif action >= A_FULFIL:
        show_contract(s, c, action - A_FULFIL)
        bring_or_end(s)
    elif action >= A_BONUS_FACTORY:
        put_factory(s, c, (action - A_BONUS_FACTORY) // MOST, (action - A_BONUS_FACTORY) % MOST + 1)
        end_action(s)
    else:
        build_factory(s, c, action - A_FACTORY)
        end_action(s)


def bring_from(s: Position, site: i64) -> None:
    """SP-R8: where the next resource comes from; the price of its way may be split in several ways."""
    ways = ways_to_pay(s, s.company, site)
    if len(ways) > 1:
        s.source = site
        s.phase = PAY
    else:
        bring(s, s.company, site, ways[0])
        bring_or_end(s)


def pay(s: Position, number: i64) -> None:
    """SP-R8: one of the splits."""
    site = s.source
    s.source = -1
    bring(s, s.company, site, ways_to_pay(s, s.company, site)[number])
    bring_or_end(s)


def bring_or_end(s: Position) -> None:
    """SP-R24: resource after resource, then the reward, then the bonus."""
    if needed_now(s) < N_RESOURCES:
        s.phase = BRING
        return
    reward(s, s.company)
    if may_use_bonus(s):
        s.in_bonus = 1
        s.phase = BONUS
    else:
        end_action(s)


def drawn(s: Position, contract: i64) -> None:
    """SP-7.1: a contract was drawn; the second draw is judged by itself (SP-R12)."""
    take_contract(s, s.turn, contract)
    s.draws -= 1
    draw_or_end(s)


def draw_or_end(s: Position) -> None:
    if not next_draw(s, s.turn):
        end_action(s)


def end_action(s: Position) -> None:
    """SP-3.1: two actions a turn; SP-9.2: alone one for each locomotive drawn."""
    s.steps = 0
    s.in_bonus = 0
    s.draws = 0
    s.contract = -1
    s.phase = ACT
    if s.sheet.solo:
        if s.seats < ENGINES_DRAWN:
            s.phase = ENGINE
        elif s.bag_n > 0:
            s.phase = ASIDE
        else:
            end_solo_turn(s)  # SP-R13: no tile is set aside, the turn counts
        return
    s.actions += 1
    if s.actions == ACTIONS:
        s.actions = 0
        end_turn(s)


def end_turn(s: Position) -> None:
    """SP-3.2, SP-R26, SP-R29: the round is played to its end; then the game ends if the end was triggered, or after the
    last round there may be."""
    s.seats += 1
    if s.seats == s.n_players:
        if s.last != 0 or s.round_no == s.sheet.round_limit:  # a limit of 0 is none
            s.phase = END
            return
        s.seats = 0
        s.round_no += 1
    s.turn = (s.turn + 1) % s.n_players
    s.company = s.turn


def set_aside(s: Position, contract: i64) -> None:
    """SP-9.2: a contract counts the turn and is out of the game."""
    s.where[contract] = OUT
    s.bag_n -= 1
    end_solo_turn(s)


def end_solo_turn(s: Position) -> None:
    if s.round_no == SOLO_TURNS:
        s.phase = END
        return
    s.round_no += 1
    s.seats = 0
    fill_engines(s)
