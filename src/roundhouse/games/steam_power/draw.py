"""SP-7: taking contracts, from the bag and, when it is empty, from the fullest hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steam_power.memory import note_draw
from roundhouse.games.steam_power.moves import A_FROM
from roundhouse.games.steam_power.position import BAG, DRAW, FROM, Position

DRAWS: Final = 2  # SP-7.1


def fullest(s: Position, p: i64) -> i64:
    """SP-R12: how many contracts the fullest hand among the other players has."""
    most: i64 = 0
    for other in range(s.n_players):
        if other != p:
            most = max(most, s.hand_n[other])
    return most


def may_draw(s: Position, p: i64) -> bool:
    """SP-R12: whether there is anything to draw."""
    return s.bag_n > 0 or fullest(s, p) > 0


def next_draw(s: Position, p: i64) -> bool:
    """Prepare the next draw: from the bag, else from the fullest hand, which the player chooses among equals (SP-R27).
    False when nothing more is to be drawn, or nobody is there to draw from (SP-R33)."""
    s.victim = -1
    if s.draws == 0:
        return False
    s.phase = DRAW
    if s.bag_n > 0:
        return True
    most = fullest(s, p)
    if most == 0:
        return False
    for other in range(s.n_players):
        if other != p and s.hand_n[other] == most:
            if s.victim >= 0:
                s.victim = -1
                s.phase = FROM
                return True
            s.victim = other
    return True


def legal_victims(s: Position, p: i64, out: vec[i64]) -> i64:
    """SP-R27: whose hand is the fullest."""
    most = fullest(s, p)
    n: i64 = 0
    for other in range(s.n_players):
        if other != p and s.hand_n[other] == most:
            out[n] = A_FROM + other
            n += 1
    return n


def choose_victim(s: Position, victim: i64) -> None:
    s.victim = victim
    s.phase = DRAW


def take_contract(s: Position, p: i64, contract: i64) -> None:
    """SP-7: a contract comes into a hand."""
    if s.where[contract] == BAG:
        s.bag_n -= 1
    else:
        s.hand_n[s.victim] -= 1
        note_draw(s, p, s.victim, contract)
    s.where[contract] = p
    s.hand_n[p] += 1
