"""The contract of a game, as far as it is played: Board, State, View, Advisor.

Players, bots, tables, search and tests know a game by these four classes only. They are compiled; a game subclasses
them. What is said about a game in words and text (notation, messages, options) is in `core/game.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from roundhouse.core.rng import Rng
from roundhouse.core.tables import zeros

CHANCE: Final = -1  # dice, draws, shuffles
OVER: Final = -2  # nobody: the game has ended
SPECTATOR: Final = -3  # the view of somebody who sits at no seat
NOBODY: Final = -(1 << 60)  # the rank of a rival that there is not


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """What does not change during a game: built once for (game, players, options, data), shared by all states."""

    def __init__(self, game: str, n_players: i64, n_actions: i64, max_legal: i64, digest: bytes) -> None:
        self.game: str = game
        self.n_players: i64 = n_players
        self.n_actions: i64 = n_actions
        self.max_legal: i64 = max_legal
        self.digest: bytes = digest

    def new_state(self) -> "State":
        """The position before the first chance action."""
        raise NotImplementedError

    def state_from_bytes(self, data: bytes) -> "State":
        """The inverse of `State.to_bytes`; ValueError for bytes of another board."""
        raise NotImplementedError

    def view_from_bytes(self, data: bytes) -> "View":
        """The inverse of `View.to_bytes`; ValueError for bytes of another board."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain data. `apply` never draws a random number; chance is an actor of its own."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.n_players: i64 = board.n_players

    def actor(self) -> i64:
        """The one whom a sequential driver lets go next: a player, CHANCE or OVER."""
        raise NotImplementedError

    def waiting(self, out: vec[i64]) -> i64:
        """Write all players who may act now, ascending; return how many. Default: the actor alone."""
        who = self.actor()
        if who < 0:
            return 0
        out[0] = who
        return 1

    def legal(self, player: i64, out: vec[i64]) -> i64:
        """Write the actions open to `player` (or to CHANCE), ascending and unique; return how many."""
        raise NotImplementedError

    def weights(self, out: vec[i64]) -> i64:
        """Write the weights of `legal(CHANCE)`, in its order, all positive; return how many."""
        raise NotImplementedError

    def apply(self, player: i64, action: i64) -> None:
        """Do a legal action. It cannot fail; what is not legal must not be given."""
        raise NotImplementedError

    def sample_chance(self, rng: Rng, out: vec[i64]) -> i64:
        """Draw a chance action; a game may override it when it knows a quicker way to the same odds."""
        n: i64 = self.weights(out)
        total: i64 = 0
        for i in range(n):
            total += out[i]
        k: i64 = rng.below(total)
        t: i64 = 0
        while k >= out[t]:
            k -= out[t]
            t += 1
        self.legal(CHANCE, out)
        return out[t]

    def copy(self) -> "State":
        raise NotImplementedError

    def copy_from(self, other: "State") -> None:
        """Become equal to `other`, a state of the same board."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """All of the position, the board's digest included; equal bytes if and only if equal positions."""
        raise NotImplementedError

    def score(self, player: i64) -> i64:
        """The points so far; at the end, the result."""
        raise NotImplementedError

    def rank(self, player: i64) -> i64:
        """What decides who wins, highest first; tie-breaks included. Default: the score."""
        return self.score(player)

    def rival(self) -> i64:
        """A player alone has won only with a rank above this. Default: there is nobody to beat."""
        return NOBODY

    def round(self) -> i64:
        """The round being played, from 1; 0 during the setup."""
        raise NotImplementedError

    def ending(self) -> i64:
        """Which of the game's named endings this is, -1 while the game goes on."""
        raise NotImplementedError

    def audience(self, player: i64, action: i64) -> i64:
        """Who sees this legal action as it is, before it is applied: bit p for player p, bit n_players for
        spectators. Default: everybody."""
        return (1 << (self.n_players + 1)) - 1

    def concealed(self, player: i64, action: i64) -> bool:
        """True when those outside the audience must not even notice the action until `reveals()` has grown."""
        return False

    def reveals(self) -> i64:
        """How often concealed actions have been laid open so far."""
        return 0

    def view(self, player: i64) -> "View":
        """What `player` (or SPECTATOR) may know now."""
        raise NotImplementedError

    def audit(self) -> str:
        """'' or the name of the first law that this position breaks: every piece counted, every cache recomputed."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one player may know: the only thing about a position that reaches a bot or a client."""

    def __init__(self, board: Board, player: i64) -> None:
        self.board: Board = board
        self.player: i64 = player

    def to_bytes(self) -> bytes:
        raise NotImplementedError

    def world(self, rng: Rng) -> State:
        """A state that this player cannot tell from the true one, each as likely as the rules make it."""
        raise NotImplementedError

    def world_into(self, state: State, rng: Rng) -> None:
        """The same, into a state that is there already."""
        state.copy_from(self.world(rng))


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """A game's own advice to a player: the greedy bot follows it, search may lean on it."""

    def choose(self, view: View, rng: Rng) -> i64:
        """The action this advisor would take in the player's place."""
        raise NotImplementedError

    def worth(self, view: View, action: i64) -> i64:
        """How good a legal action is in its eyes; only comparisons within one view mean anything."""
        raise NotImplementedError

    def clear_lead(self, state: State) -> i64:
        """How far ahead of all others a player of a running game must be in its estimates to win three games of four:
        the less, the nearer the end. The same all the time for a player alone."""
        raise NotImplementedError

    def estimate(self, state: State, player: i64) -> i64:
        """The points it expects a player of a running game to end with; search compares them between players. Of a
        player alone: by how many points it expects the rival to be beaten."""
        raise NotImplementedError

    def unit(self) -> i64:
        """What one point is in its estimates."""
        return 1

    def terms(self, state: State, player: i64) -> list[int]:
        """What the estimate is made of, in the order of `Game.terms`: hundredths of points, which add up to it."""
        raise NotImplementedError


def buffer(board: Board) -> vec[i64]:
    """A scratch table large enough for legal actions, weights and waiting players.

    A table that interpreted code hands to a compiled function is never freed. So interpreted code asks by the functions
    below, which give lists, or makes one table for many questions.
    """
    return zeros(max(board.max_legal, 16))


def legal_list(state: State, player: i64) -> list[int]:
    """The actions open to a player (or to CHANCE)."""
    out = buffer(state.board)
    n = state.legal(player, out)
    return [out[i] for i in range(n)]


def waiting_list(state: State) -> list[int]:
    """All players who may act now."""
    out = buffer(state.board)
    n = state.waiting(out)
    return [out[i] for i in range(n)]


def weights_list(state: State) -> list[int]:
    """The weights of the chance actions, in the order of their legal list."""
    out = buffer(state.board)
    n = state.weights(out)
    return [out[i] for i in range(n)]


def winners_list(state: State) -> list[int]:
    """The players who have won a game that is over."""
    out = buffer(state.board)
    n = winners(state, out)
    return [out[i] for i in range(n)]


def is_waiting(state: State, player: i64) -> bool:
    """Whether a player may act now."""
    out = buffer(state.board)
    for i in range(state.waiting(out)):
        if out[i] == player:
            return True
    return False


def is_legal(state: State, player: i64, action: i64) -> bool:
    """Whether a player may do this now."""
    out = buffer(state.board)
    for i in range(state.legal(player, out)):
        if out[i] == action:
            return True
    return False


def winners(state: State, out: vec[i64]) -> i64:
    """Write the players who have the highest rank; return how many: none when the rival of the game has won."""
    best: i64 = state.rank(0)
    n: i64 = 0
    if best <= state.rival() and state.n_players == 1:
        return 0
    for p in range(state.n_players):
        x = state.rank(p)
        if x > best:
            best = x
            n = 0
        if x == best:
            out[n] = p
            n += 1
    return n
