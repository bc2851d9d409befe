"""Information-set Monte-Carlo tree search, generic over the contract, from a view alone.

Each iteration plays in a world sampled from the view, down one tree that all worlds share; chance does not branch it
(open loop). Every player maximises the own reward. Interruptible budgets and levels are not made here.
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, OVER, Advisor, State, View, buffer

EXPLORE: Final = 0.5


class Tree:
    """Nodes in parallel tables; node 0 is the root. The value of a node is for the player who chose it."""

    def __init__(self) -> None:
        self.action: vec[i64] = vec[i64]([0])
        self.mover: vec[i64] = vec[i64]([0])
        self.child: vec[i64] = vec[i64]([-1])
        self.sibling: vec[i64] = vec[i64]([-1])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        self.value: vec[float] = vec[float]([0.0])
        self.n: i64 = 1

    def add(self, parent: i64, action: i64, mover: i64) -> i64:
        i = self.n
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.child = append(self.child, -1)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.value = append(self.value, 0.0)
        self.child[parent] = i
        self.n += 1
        return i


class Searcher:
    """One search: the view, the tree and scratch tables."""

    def __init__(self, view: View, rng: Rng, advisor: Advisor | None) -> None:
        self.view: View = view
        self.rng: Rng = rng
        self.advisor: Advisor | None = advisor
        self.tree: Tree = Tree()
        self.out: vec[i64] = buffer(view.board)
        self.stamp: i64 = 0
        self.mark: vec[i64] = vec[i64]([0 for _ in range(view.board.n_actions)])
        self.reward: vec[float] = vec[float]([0.0 for _ in range(view.board.n_players)])
        self.path: vec[i64] = vec[i64]([0 for _ in range(1024)])
        self.mean: vec[float] = vec[float]([0.0 for _ in range(view.board.n_players)])
        self.scale: float = 6000.0
        self.far: i64 = 0
        self.explore: float = 0.5


def next_actor(s: State, me: i64, out: vec[i64]) -> i64:
    """Who goes next: the searcher as long as it waits (plans of others are unknown to it), else the actor."""
    n = s.waiting(out)
    for i in range(n):
        if out[i] == me:
            return me
    return s.actor()


def select(x: Searcher, node: i64, k: i64) -> i64:
    """An untried legal action as ~action, else the best child by upper confidence with availability counts."""
    t = x.tree
    x.stamp += 2
    for i in range(k):
        x.mark[x.out[i]] = x.stamp
    best: i64 = -1
    best_u: float = -1.0
    tried: i64 = 0
    c: i64 = t.child[node]
    while c >= 0:
        a = t.action[c]
        if x.mark[a] == x.stamp:
            x.mark[a] = x.stamp + 1
            tried += 1
            t.available[c] += 1
            v: float = float(t.visits[c])
            u: float = t.value[c] / v + x.explore * sqrt(log(float(t.available[c])) / v)
            if u > best_u:
                best_u = u
                best = c
        c = t.sibling[c]
    if tried < k:
        j = x.rng.below(k - tried)
        for i in range(k):
            if x.mark[x.out[i]] == x.stamp:
                if j == 0:
                    return ~x.out[i]
                j -= 1
    return best


def descend(x: Searcher, s: State) -> i64:
    """From the root to a fresh node; returns the length of the path."""
    depth: i64 = 0
    node: i64 = 0
    while depth < 1024:
        who = next_actor(s, x.view.player, x.out)
        if who == OVER:
            break
        if who == CHANCE:
            s.apply(CHANCE, s.sample_chance(x.rng, x.out))
            continue
        k = s.legal(who, x.out)
        if k == 1:
            s.apply(who, x.out[0])
            continue
        c = select(x, node, k)
        fresh = c < 0
        if fresh:
            c = x.tree.add(node, ~c, who)
        s.apply(who, x.tree.action[c])
        node = c
        x.path[depth] = node
        depth += 1
        if fresh:
            break
    return depth


def play_out(x: Searcher, s: State, last: i64) -> None:
    """At random to the end of the game; with an advisor, as it advises, to the end of round `last`."""
    advisor = x.advisor
    while True:
        who = s.actor()
        if who == OVER or (advisor is not None and s.round() > last):
            return
        if who == CHANCE:
            s.apply(CHANCE, s.sample_chance(x.rng, x.out))
            continue
        k = s.legal(who, x.out)
        if k > 1 and advisor is not None:
            s.apply(who, advisor.choose(s.view(who), x.rng))
        else:
            s.apply(who, x.out[x.rng.below(k)])


def standing(x: Searcher, s: State, p: i64) -> float:
    """What a player has, or is expected to get."""
    advisor = x.advisor
    if advisor is None or s.actor() == OVER:
        return float(s.rank(p))
    return float(advisor.estimate(s, p))


def rewards(x: Searcher, s: State) -> None:
    """Between 0 and 1 for each player: how far ahead of the best rival, in a scale that follows the points."""
    n = s.n_players
    for p in range(n):
        x.mean[p] = standing(x, s, p)
    for p in range(n):
        rival: float = -1.0e18
        for q in range(n):
            if q != p and x.mean[q] > rival:
                rival = x.mean[q]
        lead: float = x.mean[p] - rival if n > 1 else x.mean[p]
        x.reward[p] = 1.0 / (1.0 + exp(-lead / x.scale))


def iterate(x: Searcher, s: State) -> None:
    """One iteration: a world, a path, a playout, the lesson."""
    x.view.world_into(s, x.rng)
    last: i64 = s.round() + x.far
    depth = descend(x, s)
    play_out(x, s, last)
    rewards(x, s)
    x.tree.visits[0] += 1
    for i in range(depth):
        c = x.path[i]
        x.tree.visits[c] += 1
        x.tree.value[c] += x.reward[x.tree.mover[c]]


def most_visited(t: Tree) -> i64:
    best: i64 = -1
    most: i64 = -1
    c: i64 = t.child[0]
    while c >= 0:
        if t.visits[c] > most:
            most = t.visits[c]
            best = t.action[c]
        c = t.sibling[c]
    return best


def search(
    view: View,
    iterations: i64,
    rng: Rng,
    advisor: Advisor | None = None,
    far: i64 = 0,
    scale: float = 6000.0,
    explore: float = 0.5,
) -> i64:
    """The action to take, after a fixed number of iterations; the only legal one without thinking."""
    s = view.world(rng)
    x = Searcher(view, rng, advisor)
    x.far = far
    x.scale = scale
    x.explore = explore
    if s.legal(view.player, x.out) == 1:
        return x.out[0]
    for _ in range(iterations):
        iterate(x, s)
    return most_visited(x.tree)
