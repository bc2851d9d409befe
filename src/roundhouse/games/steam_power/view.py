"""SP-1.7, SP-R28: what one player, or a spectator, may know. An allow-list: what is not named here is not told."""

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.games.steam_power.memory import seen_by
from roundhouse.games.steam_power.position import BAG, HIDDEN, Position


def known_to(s: Position, player: i64, known: Position) -> None:
    """Fill `known` with what `player` may know of `s`."""
    known.clear()
    known_of_the_turn(s, known)
    known_of_the_map(s, known)
    known_of_companies(s, known)
    known_contracts(s, player, known)


def known_of_the_turn(s: Position, known: Position) -> None:
    known.phase = s.phase
    known.first = s.first
    known.turn = s.turn
    known.company = s.company
    known.seats = s.seats
    known.actions = s.actions
    known.round_no = s.round_no
    known.last = s.last
    known.drawn = s.drawn
    known.steps = s.steps
    known.in_bonus = s.in_bonus
    known.draws = s.draws
    known.victim = s.victim
    known.contract = s.contract
    known.source = s.source
    known.need = s.need[:]
    known.engines = s.engines[:]


def known_of_the_map(s: Position, known: Position) -> None:
    known.tiles_left = s.tiles_left[:]
    known.city = s.city[:]
    known.factory = s.factory[:]
    known.stock = s.stock[:]
    known.flipped = s.flipped[:]
    known.supply = s.supply[:]
    known.track_left = s.track_left[:]
    known.path = s.path[:]
    known.owner = s.owner[:]
    known.over = s.over[:]
    known.over_owner = s.over_owner[:]
    known.met = s.met[:]
    known.network = s.network[:]
    known.chain = s.chain[:]
    known.chain_site = s.chain_site[:]
    known.chain_hex = s.chain_hex[:]
    known.chain_edge = s.chain_edge[:]
    known.links = s.links[:]


def known_of_companies(s: Position, known: Position) -> None:
    known.money = s.money[:]
    known.locomotives = s.locomotives[:]
    known.factories = s.factories[:]
    known.hand_n = s.hand_n[:]
    known.fulfilled = s.fulfilled[:]
    known.earned = s.earned[:]
    known.bag_n = s.bag_n


def known_contracts(s: Position, player: i64, known: Position) -> None:
    """The own hand, and what lies open: fulfilled, set aside, or being fulfilled. Of draws from hands, one's own."""
    for contract in range(s.sheet.n_contracts):
        where: i64 = s.where[contract]
        secret = where == BAG or (where >= 0 and where < s.n_players and where != player and contract != s.contract)
        known.where[contract] = i64(HIDDEN) if secret else where
    events = vec[i64]()
    for i in range(len(s.events)):
        events = append(events, seen_by(s.events[i], player))
    known.events = events
