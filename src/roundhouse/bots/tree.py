"""The tree of a search: nodes in parallel tables, and what was learnt of the choices at its root.

A tree grows by one node an iteration and stops growing at MOST_NODES: with the order in which a node's actions are
tried it takes at most about 100 MB, and it is gone with the search.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_NODES: Final = 500_000
MOST_ORDERED: Final = 2_500_000  # actions kept in order, over all nodes


class Tree:
    """Node 0 is the root. The value of a node is for the player who chose it."""

    def __init__(self, n_players: i64) -> None:
        self.action: vec[i64] = vec[i64]([0])
        self.mover: vec[i64] = vec[i64]([0])
        self.child: vec[i64] = vec[i64]([-1])
        self.sibling: vec[i64] = vec[i64]([-1])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        self.value: vec[float] = vec[float]([0.0])
        self.first: vec[i64] = vec[i64]([-1])  # where in `order` a node's actions begin, -1 before they are ordered
        self.ordered: vec[i64] = vec[i64]([0])  # how many there are
        self.order: vec[i64] = vec[i64]()
        self.lack: vec[i64] = vec[i64]()  # how much less than the first of them each is worth to the advisor
        self.favourite: vec[i64] = vec[i64]([-1])  # a node's first child
        self.doubt: vec[float] = vec[float]([0.0])  # what a node lacks to the favourite, as the advisor sees it
        self.n: i64 = 1
        self.n_players: i64 = n_players
        self.slot: vec[i64] = vec[i64]()  # of the children of the root: the node
        self.rewards: vec[float] = vec[float]()  # and for each player the sum of rewards
        self.points: vec[float] = vec[float]()  # and of points

    def is_full(self) -> bool:
        return self.n >= MOST_NODES

    def add(self, parent: i64, action: i64, mover: i64, doubt: float) -> i64:
        i = self.n
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.child = append(self.child, -1)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.value = append(self.value, 0.0)
        self.first = append(self.first, -1)
        self.ordered = append(self.ordered, 0)
        self.favourite = append(self.favourite, -1)
        self.doubt = append(self.doubt, doubt)
        if self.child[parent] < 0:
            self.favourite[parent] = i
        self.child[parent] = i
        self.n += 1
        if parent == 0:
            self.slot = append(self.slot, i)
            for _ in range(self.n_players):
                self.rewards = append(self.rewards, 0.0)
                self.points = append(self.points, 0.0)
        return i

    def keep_order(self, node: i64, actions: vec[i64], worths: vec[i64]) -> None:
        """Remember a node's actions, the worthiest first; of equals the one with the smaller number."""
        n: i64 = len(actions)
        self.first[node] = len(self.order)
        if len(self.order) + n > MOST_ORDERED:
            return
        for i in range(1, n):
            a = actions[i]
            w = worths[i]
            j: i64 = i
            while j > 0 and worths[j - 1] < w:
                actions[j] = actions[j - 1]
                worths[j] = worths[j - 1]
                j -= 1
            actions[j] = a
            worths[j] = w
        for i in range(n):
            self.order = append(self.order, actions[i])
            self.lack = append(self.lack, worths[0] - worths[i])
        self.ordered[node] = n

    def learn(self, child: i64, reward: vec[float], points: vec[float]) -> None:
        """Add the outcome of an iteration that went through this child of the root."""
        k: i64 = 0
        while self.slot[k] != child:
            k += 1
        for p in range(self.n_players):
            self.rewards[k * self.n_players + p] += reward[p]
            self.points[k * self.n_players + p] += points[p]
