"""The compiled board of Siberia: neighbours, exits, prices and options, as tables that states share."""

from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.state import Board
from roundhouse.games.siberia.moves import (
    MAX_LEGAL,
    N_ACTIONS,
    N_AREAS,
    N_EXCHANGES,
    N_PLACES,
    N_RESOURCES,
    VLADIVOSTOK,
)


class SiberiaBoard(Board):
    """Built from plain tuples (the data file was checked before); of words it holds only the places' ids and names."""

    def __init__(
        self,
        n_players: int,
        neighbours: tuple[tuple[int, ...], ...],
        exits: tuple[int, ...],
        prices: tuple[tuple[int, ...], ...],
        sides_random: bool,
        round_limit: int,
        data_sha256: str,
        area_ids: tuple[str, ...],
        exchange_ids: tuple[str, ...],
        names: dict[str, dict[str, str]],
    ) -> None:
        facts = f"siberia {n_players} {neighbours} {exits} {prices} {sides_random} {round_limit} {data_sha256}"
        super().__init__("siberia", n_players, N_ACTIONS, MAX_LEGAL, sha256(facts.encode()).digest())
        self.area_ids: tuple[str, ...] = area_ids
        self.exchange_ids: tuple[str, ...] = exchange_ids
        self.names: dict[str, dict[str, str]] = names  # by id, by language
        self.sides_random: bool = sides_random
        self.round_limit: i64 = round_limit
        # SI-1.2: bit b of next[a] says that a step leads from a to b; Vladivostok has the two arrows
        self.next: vec[i64] = vec[i64]([0 for _ in range(N_PLACES)])
        for a in range(N_AREAS):
            for b in neighbours[a]:
                self.next[a] |= 1 << b
        for b in exits:
            self.next[VLADIVOSTOK] |= 1 << b
        # SI-1.6: what an exchange pays, 0 where it does not trade
        self.price: vec[i64] = vec[i64]([0 for _ in range(N_EXCHANGES * N_RESOURCES)])
        for e in range(N_EXCHANGES):
            for r in range(N_RESOURCES):
                self.price[e * N_RESOURCES + r] = prices[e][r]

    def exchange(self, slot: i64, side: i64) -> i64:
        """Which exchange lies at a slot with this side up; slot 0 is Frankfurt."""
        return i64(0) if slot == 0 else 1 + 2 * (slot - 1) + side
