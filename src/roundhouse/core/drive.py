"""Drives whole games through the contract: random playouts, traces, audited play.

The loops live here, compiled, because a loop outside would cost more than the rules it drives.
"""

from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import CHANCE, OVER, Advisor, Board, State, buffer, winners


class Tally:
    """What a run of games adds up to."""

    def __init__(self, n_players: i64, n_endings: i64) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0  # players' actions, forced ones included
        self.choices: i64 = 0  # those with two or more legal actions
        self.rounds: i64 = 0
        self.scores: vec[i64] = vec[i64]([0 for _ in range(n_players)])
        self.wins: vec[float] = vec[float]([0.0 for _ in range(n_players)])
        self.endings: vec[i64] = vec[i64]([0 for _ in range(n_endings)])
        self.hash: bytes = b""


def playout(s: State, rng: Rng, out: vec[i64]) -> i64:
    """Uniformly random play to the end; returns the number of players' decisions."""
    n: i64 = 0
    while True:
        who = s.actor()
        if who >= 0:
            s.apply(who, out[rng.below(s.legal(who, out))])
            n += 1
        elif who == CHANCE:
            s.apply(CHANCE, s.sample_chance(rng, out))
        else:
            return n


def playouts(root: State, rng: Rng, games: i64) -> i64:
    """Many random games from `root`; returns the number of players' decisions."""
    out = buffer(root.board)
    s = root.copy()
    total: i64 = 0
    for _ in range(games):
        s.copy_from(root)
        total += playout(s, rng, out)
    return total


def play_game(board: Board, seats: list[Advisor | None], rng: Rng, tally: Tally) -> State:
    """One game; a seat without advisor plays at random. Adds to the tally, the hash over all actions included."""
    out = buffer(board)
    s = board.new_state()
    trace = bytearray()
    while True:
        who = s.actor()
        if who == OVER:
            break
        if who == CHANCE:
            action = s.sample_chance(rng, out)
        else:
            k = s.legal(who, out)
            action = decide(s, who, k, seats[who], rng, out)
            tally.decisions += 1
            if k > 1:
                tally.choices += 1
        note(trace, who, action)
        s.apply(who, action)
    finish(s, trace, tally)
    return s


def decide(s: State, who: i64, k: i64, advisor: Advisor | None, rng: Rng, out: vec[i64]) -> i64:
    """One of the k legal actions in `out`: the only one, the advisor's, or any."""
    if k == 1:
        return out[0]
    if advisor is None:
        return out[rng.below(k)]
    return advisor.choose(s.view(who), rng)


def note(trace: bytearray, who: i64, action: i64) -> None:
    """One action of the trace, four bytes: the actor (chance is 255) and the action."""
    trace.append(who & 255)
    trace.append(action & 255)
    trace.append((action >> 8) & 255)
    trace.append((action >> 16) & 255)


def finish(s: State, trace: bytearray, tally: Tally) -> None:
    """Add a finished game to the tally."""
    n = s.n_players
    best: vec[i64] = vec[i64]([0 for _ in range(n)])
    k = winners(s, best)
    tally.games += 1
    tally.rounds += s.round()
    tally.endings[s.ending()] += 1
    for p in range(n):
        tally.scores[p] += s.score(p)
    for i in range(k):
        tally.wins[best[i]] += 1.0 / float(k)
    h = sha256(tally.hash)
    h.update(bytes(trace))
    h.update(s.to_bytes())
    tally.hash = h.digest()


def play_games(board: Board, seats: list[Advisor | None], seed: int, start: int, games: int, tally: Tally) -> None:
    """Games `start` to `start + games - 1` of the run `seed`, added to the tally."""
    for index in range(start, start + games):
        play_game(board, seats, stream(seed, index), tally)


def audited(board: Board, rng: Rng) -> tuple[int, str]:
    """One random game with the audit after every action: (decisions, '' or what went wrong)."""
    out = buffer(board)
    s = board.new_state()
    n: i64 = 0
    while True:
        who = s.actor()
        if who == OVER:
            return n, ""
        if who == CHANCE:
            action = s.sample_chance(rng, out)
        else:
            action = out[rng.below(s.legal(who, out))]
            n += 1
        s.apply(who, action)
        law = s.audit()
        if law != "":
            return n, law


def to_decision(s: State, rng: Rng) -> None:
    """Let chance act until a player must decide or the game is over."""
    out = buffer(s.board)
    while s.actor() == CHANCE:
        s.apply(CHANCE, s.sample_chance(rng, out))


def copies(s: State, n: i64) -> None:
    """Copy a state n times, for the benchmark."""
    for _ in range(n):
        s.copy()
