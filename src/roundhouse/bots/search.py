"""Information-set Monte-Carlo tree search, generic over the contract, from a view alone.

Each iteration plays in a world sampled from the view, down one tree that all worlds share; chance does not branch it
(open loop), and every player maximises the own reward. With the game's advice a node tries what is advised first, and a
playout follows it to the end of the round; without it playouts are random and whole.
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, NOBODY, OVER, Advisor, State, View, buffer

EXPLORE: Final = 0.1  # of the upper confidence; with rewards that differ little a larger one only scatters
WIDEN: Final = 0.5  # actions tried at a node: this times the root of its visits, and one more
DEEPEST: Final = 1024


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
        self.path: vec[i64] = vec[i64]([0 for _ in range(DEEPEST)])
        self.standing: vec[i64] = vec[i64]([0 for _ in range(view.board.n_players)])
        self.lead: float = float(advisor.clear_lead()) if advisor is not None else 1.0


def next_actor(s: State, me: i64, out: vec[i64]) -> i64:
    """Who goes next: the searcher as long as it waits (plans of others are unknown to it), else the actor."""
    n = s.waiting(out)
    for i in range(n):
        if out[i] == me:
            return me
    return s.actor()


def select(x: Searcher, s: State, who: i64, node: i64, k: i64) -> i64:
    """An untried legal action as ~action, else the best child by upper confidence with availability counts.

    With an advisor a node widens slowly, from the action it likes best.
    """
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
            u: float = t.value[c] / v + EXPLORE * sqrt(log(float(t.available[c])) / v)
            if u > best_u:
                best_u = u
                best = c
        c = t.sibling[c]
    if tried == k or (x.advisor is not None and float(tried) > WIDEN * sqrt(float(t.visits[node]))):
        return best
    return ~untried(x, s, who, k, k - tried)


def untried(x: Searcher, s: State, who: i64, k: i64, left: i64) -> i64:
    """Which of the legal actions to try next: the advisor's favourite, or any."""
    advisor = x.advisor
    if advisor is not None:
        view = s.view(who)
        favourite: i64 = -1
        most: i64 = 0
        for i in range(k):
            a = x.out[i]
            if x.mark[a] == x.stamp:
                worth = advisor.worth(view, a)
                if favourite < 0 or worth > most:
                    most = worth
                    favourite = a
        return favourite
    j = x.rng.below(left)
    i = 0
    while x.mark[x.out[i]] != x.stamp or j > 0:
        if x.mark[x.out[i]] == x.stamp:
            j -= 1
        i += 1
    return x.out[i]


def descend(x: Searcher, s: State) -> i64:
    """From the root to a fresh node; returns the length of the path."""
    depth: i64 = 0
    node: i64 = 0
    while depth < DEEPEST:
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
        c = select(x, s, who, node, k)
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


def rewards(x: Searcher, s: State) -> None:
    """Between 0 and 1 for each player: the win, shared on a tie; of a game that goes on, how likely the advisor's
    estimates make it."""
    n = s.n_players
    advisor = x.advisor
    guess = advisor is not None and s.actor() != OVER
    for p in range(n):
        x.standing[p] = s.rank(p)
        if guess and advisor is not None:
            x.standing[p] = advisor.estimate(s, p)
    if n == 1:
        if guess:
            x.reward[0] = 1.0 / (1.0 + exp(-float(x.standing[0]) / x.lead))
        else:
            x.reward[0] = 1.0 if x.standing[0] > s.rival() else 0.0
        return
    for p in range(n):
        ahead: i64 = 0
        level: i64 = 1
        rival: i64 = NOBODY
        for q in range(n):
            if q != p:
                rival = max(rival, x.standing[q])
                if x.standing[q] > x.standing[p]:
                    ahead += 1
                elif x.standing[q] == x.standing[p]:
                    level += 1
        if advisor is not None:
            x.reward[p] = 1.0 / (1.0 + exp(-float(x.standing[p] - rival) / x.lead))
        else:
            x.reward[p] = 1.0 / float(level) if ahead == 0 else 0.0


def iterate(x: Searcher, s: State) -> None:
    """One iteration: a world, a path, a playout, the lesson."""
    x.view.world_into(s, x.rng)
    last: i64 = s.round()
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


def search(view: View, iterations: i64, rng: Rng, advisor: Advisor | None = None) -> i64:
    """The action to take, after a fixed number of iterations; the only legal one without thinking."""
    s = view.world(rng)
    x = Searcher(view, rng, advisor)
    if s.legal(view.player, x.out) == 1:
        return x.out[0]
    for _ in range(iterations):
        iterate(x, s)
    return most_visited(x.tree)
