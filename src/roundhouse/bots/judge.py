"""What moves and positions promise: for hints, and for the curve of a finished game.

The search says which moves are best. What they lead to is then found by playing on to the end, as the advisor advises;
the chance is the mean of what both say.
"""

from time import thread_time
from typing import Final

from mypy_extensions import i64

from roundhouse.bots.search import TO_THE_END, Manner, Searcher, judge_position, play_out
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import Advisor, State, View

MOVES: Final = 3  # that are told of
LOOK: Final = 4  # iterations between two looks at the clock


class Judged:
    """A move and what it promises: each player's chance to win, and the points that each may expect at the end."""

    def __init__(self, action: i64, visits: i64, chances: list[float], points: list[float]) -> None:
        self.action: i64 = action
        self.visits: i64 = visits
        self.chances: list[float] = chances
        self.points: list[float] = points


class Sums:
    """Games that were played to the end."""

    def __init__(self, n_players: i64) -> None:
        self.games: i64 = 0
        self.rewards: list[float] = [0.0 for _ in range(n_players)]
        self.points: list[float] = [0.0 for _ in range(n_players)]

    def add(self, x: Searcher) -> None:
        self.games += 1
        for p in range(len(self.rewards)):
            self.rewards[p] += x.reward[p]
            self.points[p] += x.points[p]

    def chances(self) -> list[float]:
        """Of players against each other they add up to 1."""
        total: float = float(self.games)
        if len(self.rewards) > 1:
            total = 0.0
            for reward in self.rewards:
                total += reward
        return [reward / total for reward in self.rewards] if total > 0.0 else list(self.rewards)

    def means(self) -> list[float]:
        return [points / float(max(1, self.games)) for points in self.points]


def judge(
    view: View, iterations: i64, playouts: i64, seconds: float, rng: Rng, advisor: Advisor, manner: Manner
) -> list[Judged]:
    """The best moves, best first, each followed by so many games to the end; both parts may take half of the time."""
    start = thread_time()
    x = Searcher(view, rng, advisor, manner)
    if x.single >= 0:
        sums = follow(x, x.single, playouts, start, seconds)
        return [Judged(x.single, 1, sums.chances(), sums.means())]
    done: i64 = 0
    while done < iterations and thread_time() - start < seconds / 2.0 and not x.is_decided(iterations - done):
        x.think(LOOK)
        done += LOOK
    best = most_tried(x)
    found: list[Judged] = []
    left: i64 = len(best)
    for action in best:
        share = max(0.0, seconds - (thread_time() - start)) / float(left)
        sums = follow(x, action, playouts, thread_time(), share)
        early = seen(x, action)
        late = sums.chances()
        chances = [(early[p] + late[p]) / 2.0 for p in range(len(late))]
        found.append(Judged(action, x.tree.visits[child_of(x, action)], chances, sums.means()))
        left -= 1
    return best_first(found, view.player)


def best_first(found: list[Judged], player: i64) -> list[Judged]:
    """By the player's chance; of equals, as they were."""
    ordered: list[Judged] = []
    for one in found:
        at: i64 = 0
        while at < len(ordered) and ordered[at].chances[player] >= one.chances[player]:
            at += 1
        ordered.insert(at, one)
    return ordered


def most_tried(x: Searcher) -> list[i64]:
    """The root's actions that were tried most often; of equals the one that was tried with more success."""
    t = x.tree
    children: list[i64] = []
    c: i64 = t.child[0]
    while c >= 0:
        children.append(c)
        c = t.sibling[c]
    children.sort(key=lambda i: (-t.visits[i], -t.value[i]))
    return [t.action[i] for i in children[:MOVES]]


def child_of(x: Searcher, action: i64) -> i64:
    c: i64 = x.tree.child[0]
    while x.tree.action[c] != action:
        c = x.tree.sibling[c]
    return c


def seen(x: Searcher, action: i64) -> list[float]:
    """The chances that the search itself gives everybody after a move."""
    t = x.tree
    c = child_of(x, action)
    k: i64 = 0
    while t.slot[k] != c:
        k += 1
    sums = Sums(t.n_players)
    sums.games = t.visits[c]
    for p in range(t.n_players):
        sums.rewards[p] = t.rewards[k * t.n_players + p]
    return sums.chances()


def follow(x: Searcher, action: i64, playouts: i64, start: float, seconds: float) -> Sums:
    """Play games to the end after a move; every move meets the same worlds and the same luck."""
    ends = Searcher(x.view, x.rng, x.advisor, Manner(horizon=TO_THE_END))
    sums = Sums(x.view.board.n_players)
    s = ends.world
    while sums.games < playouts and (sums.games == 0 or thread_time() - start < seconds):
        ends.rng = stream(x.base, -1 - sums.games)
        x.view.world_into(s, ends.rng)
        s.apply(x.view.player, action)
        play_out(ends, s)
        judge_position(ends, s)
        sums.add(ends)
    return sums


def prospects(
    state: State, playouts: i64, seconds: float, rng: Rng, advisor: Advisor
) -> tuple[list[float], list[float]]:
    """Everyone's chances and points of a position that is wholly known; only chance to come is not."""
    start = thread_time()
    x = Searcher(state.view(0), rng, advisor, Manner(horizon=TO_THE_END))
    sums = Sums(state.n_players)
    s = x.world
    while sums.games < playouts and (sums.games == 0 or thread_time() - start < seconds):
        s.copy_from(state)
        play_out(x, s)
        judge_position(x, s)
        sums.add(x)
    return sums.chances(), sums.means()
