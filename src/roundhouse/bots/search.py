"""Information-set Monte-Carlo tree search, generic over the contract, from a view alone.

Each iteration plays in a world sampled from the view, down one tree that all worlds share; chance does not branch it
(open loop), and every player maximises the own reward (max-n). A node tries what the game's advisor likes best first,
and widens slowly; a playout follows the advisor for a while, and its estimate judges the position that is reached.
Without an advisor nodes are tried in any order, and playouts are random and whole.
"""

from math import exp, inf, log, sqrt
from time import thread_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.bots.tree import Tree
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import CHANCE, NOBODY, OVER, Advisor, State, View, buffer
from roundhouse.core.tables import zeros

DEEPEST: Final = 1024
STEEPEST: Final = 30.0  # of the exponent of a chance: beyond, it is as good as certain
TO_THE_END: Final = -1  # a horizon
MOST_DOUBT: Final = 0.5  # of the advisor, about an action


class Manner:
    """How to search: what is settled by measurement, for each game by itself where it differs (`bots/levels.py`)."""

    def __init__(self, explore: float = 0.1, widen: float = 0.5, horizon: i64 = 1, trust: float = 2.0) -> None:
        self.explore: float = explore  # of the upper confidence; rewards differ little, and a larger one only scatters
        self.widen: float = widen  # actions tried at a node: this times the root of its visits, and one more
        self.horizon: i64 = horizon  # playouts go to the end of the turn (0), of the round (1), of the next (2), ...
        self.trust: float = trust  # in the advisor: what it thinks of an action counts like so many tries


class Searcher:
    """One search: the view, the tree and scratch tables. `think` as often as wanted, then ask."""

    def __init__(self, view: View, rng: Rng, advisor: Advisor | None, manner: Manner) -> None:
        n = view.board.n_players
        self.view: View = view
        self.rng: Rng = rng
        self.advisor: Advisor | None = advisor
        self.manner: Manner = manner
        self.world: State = view.world(rng)
        self.tree: Tree = Tree(n)
        self.out: vec[i64] = buffer(view.board)
        self.stamp: i64 = 0
        self.mark: vec[i64] = zeros(view.board.n_actions)
        self.reward: vec[float] = vec[float]([0.0 for _ in range(n)])
        self.points: vec[float] = vec[float]([0.0 for _ in range(n)])
        self.path: vec[i64] = zeros(DEEPEST)
        self.standing: vec[i64] = zeros(n)
        self.lead: float = float(advisor.clear_lead(self.world)) if advisor is not None else 1.0
        self.unit: float = float(advisor.unit()) if advisor is not None else 1.0
        self.par: float = 0.0  # who has nobody to beat wants more than this
        if n == 1 and advisor is not None and self.world.rival() == NOBODY:
            self.par = float(advisor.estimate(self.world, 0))
        self.own: i64 = 0  # choices of the searcher in its present turn, over all iterations
        self.turn_over: bool = False  # in the present iteration
        self.first_round: i64 = 0
        self.base: int = rng.word()  # of the streams of worlds and chance: see `iterate`
        self.fresh: bool = False  # the choice at the root has not been tried before
        self.doubt: float = 0.0  # the advisor's, about the action that `untried` has found
        self.deadline: float = inf  # of CPU time: an iteration that is not done by then is given up
        self.late: bool = False  # it has passed; nothing is tried any more
        self.choices: vec[i64] = self.choices_now()
        self.single: i64 = self.choices[0] if len(self.choices) == 1 else i64(-1)  # the only legal action

    def choices_now(self) -> vec[i64]:
        n = self.world.legal(self.view.player, self.out)
        return vec[i64]([self.out[i] for i in range(n)])

    def think(self, iterations: i64) -> i64:
        """Returns how many iterations were done: all of them, unless the deadline has passed."""
        done: i64 = 0
        while done < iterations and iterate(self):
            done += 1
        return done

    def best(self) -> i64:
        """The action that was tried most often; where there was no time to try any, the advisor's, or the first."""
        if self.single >= 0:
            return self.single
        if self.tree.visits[0] > 0:
            return most_visited(self.tree)
        return self.choices[0] if self.advisor is None else self.advisor.choose(self.view, self.rng)

    def is_decided(self, left: i64) -> bool:
        """Whether so many iterations more could not change what is tried most often."""
        if self.single >= 0:
            return True
        t = self.tree
        most: i64 = -1
        second: i64 = -1
        c: i64 = t.child[0]
        while c >= 0:
            v = t.visits[c]
            if v > most:
                second = most
                most = v
            elif v > second:
                second = v
            c = t.sibling[c]
        return most >= 0 and most - max(second, 0) > left

    def choices_a_turn(self) -> float:
        """How many choices the searcher has in its turn, this one included, on average over the iterations."""
        return max(1.0, float(self.own) / float(max(1, self.tree.visits[0])))


def is_late(x: Searcher) -> bool:
    """Look at the clock, where there is a deadline."""
    if not x.late and x.deadline < inf:
        x.late = thread_time() >= x.deadline
    return x.late


def next_actor(s: State, me: i64, out: vec[i64]) -> i64:
    """Who goes next: the searcher as long as it waits (plans of others are unknown to it), else the actor."""
    n = s.waiting(out)
    for i in range(n):
        if out[i] == me:
            return me
    return s.actor()


def note_choice(x: Searcher, s: State, who: i64) -> None:
    """Count the searcher's choices until another player decides or the round ends."""
    if not x.turn_over:
        if who == x.view.player and s.round() == x.first_round:
            x.own += 1
        else:
            x.turn_over = True


def select(x: Searcher, s: State, who: i64, node: i64, k: i64) -> i64:
    """An untried legal action as ~action, else the best child by upper confidence with availability counts.

    With an advisor a node widens slowly, from the action it likes best.
    """
    t = x.tree
    explore = x.manner.explore
    trust: float = x.manner.trust if x.advisor is not None else 0.0
    x.stamp += 2
    first: i64 = t.favourite[node]
    usual: float = t.value[first] / float(max(1, t.visits[first])) if first >= 0 else 0.0
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
            mean: float = (t.value[c] + trust * (usual - t.doubt[c])) / (v + trust)
            u: float = mean + explore * sqrt(log(float(t.available[c])) / v)
            if u > best_u:
                best_u = u
                best = c
        c = t.sibling[c]
    if tried == k or (best >= 0 and t.is_full()):
        return best
    if x.advisor is not None and float(tried) > x.manner.widen * sqrt(float(t.visits[node])):
        return best
    return ~untried(x, s, who, node, k, k - tried)


def untried(x: Searcher, s: State, who: i64, node: i64, k: i64, left: i64) -> i64:
    """Which of the legal actions to try next: the advisor's favourite, or any."""
    t = x.tree
    x.doubt = 0.0
    if x.advisor is not None:
        if t.first[node] < 0:
            put_in_order(x, s, who, node, k)
        for i in range(t.first[node], t.first[node] + t.ordered[node]):
            if x.mark[t.order[i]] == x.stamp:
                x.doubt = min(MOST_DOUBT, 0.25 * float(t.lack[i]) / x.lead)  # a chance is steepest where it is even
                return t.order[i]
    j = x.rng.below(left)
    i = 0
    while x.mark[x.out[i]] != x.stamp or j > 0:
        if x.mark[x.out[i]] == x.stamp:
            j -= 1
        i += 1
    return x.out[i]


def put_in_order(x: Searcher, s: State, who: i64, node: i64, k: i64) -> None:
    """Keep the node's untried actions as the advisor likes them in this world; in another world others may be legal."""
    advisor = x.advisor
    assert advisor is not None
    actions: vec[i64] = vec[i64]()
    worths: vec[i64] = vec[i64]()
    view = s.view(who)
    for i in range(k):
        a = x.out[i]
        if x.mark[a] == x.stamp:
            actions = append(actions, a)
    for i in range(len(actions)):
        if is_late(x):
            return
        worths = append(worths, advisor.worth(view, actions[i]))
    x.tree.keep_order(node, actions, worths)


def choose_at_root(x: Searcher) -> i64:
    """The child to try; a new one is noted in `fresh`."""
    s = x.world
    k: i64 = len(x.choices)
    for i in range(k):
        x.out[i] = x.choices[i]
    if x.tree.first[0] < 0:
        x.view.world_into(s, x.rng)
    c = select(x, s, x.view.player, 0, k)
    x.fresh = c < 0
    return x.tree.add(0, ~c, x.view.player, x.doubt) if x.fresh else c


def descend(x: Searcher, s: State) -> i64:
    """From the root's child to a fresh node; returns the length of the path."""
    depth: i64 = 1
    node: i64 = x.path[0]
    if x.fresh:
        return depth
    while depth < DEEPEST and not x.late:
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
        note_choice(x, s, who)
        c = select(x, s, who, node, k)
        fresh = c < 0
        if fresh and x.tree.is_full():
            s.apply(who, ~c)
            break
        if fresh:
            c = x.tree.add(node, ~c, who, x.doubt)
        s.apply(who, x.tree.action[c])
        node = c
        x.path[depth] = node
        depth += 1
        if fresh:
            break
    return depth


def play_out(x: Searcher, s: State) -> None:
    """At random to the end of the game; with an advisor, as it advises, to the horizon; no further when it is late."""
    advisor = x.advisor
    horizon: i64 = i64(TO_THE_END) if advisor is None else x.manner.horizon
    last: i64 = x.first_round + horizon - 1
    mover: i64 = NOBODY
    while True:
        who = s.actor()
        if who == OVER or (horizon > 0 and s.round() > last):
            return
        if who == CHANCE:
            s.apply(CHANCE, s.sample_chance(x.rng, x.out))
            continue
        k = s.legal(who, x.out)
        if horizon == 0:
            if mover == NOBODY:
                mover = who
            if who != mover or s.round() > x.first_round:
                return
        if k > 1 and advisor is not None:
            if is_late(x):
                return
            note_choice(x, s, who)
            s.apply(who, advisor.choose(s.view(who), x.rng))
        else:
            s.apply(who, x.out[x.rng.below(k)])


def judge_position(x: Searcher, s: State) -> None:
    """Rewards between 0 and 1 for each player, the win, shared on a tie; of a game that goes on, how likely the
    advisor's estimates make it. And the points that each may expect. Nothing of it when it is late."""
    n = s.n_players
    advisor = x.advisor
    over = s.actor() == OVER
    lead: float = float(advisor.clear_lead(s)) if advisor is not None and not over else x.lead
    for p in range(n):
        if over or advisor is None:
            x.standing[p] = s.rank(p)
            x.points[p] = float(s.score(p))
        elif is_late(x):
            return
        else:
            x.standing[p] = advisor.estimate(s, p)
            x.points[p] = float(x.standing[p]) / x.unit
    if n == 1:
        if over or advisor is None:
            x.reward[0] = alone(x, s)
        else:
            x.reward[0] = chance((float(x.standing[0]) - x.par) / lead)
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
        if over or advisor is None:
            x.reward[p] = 1.0 / float(level) if ahead == 0 else 0.0
        else:
            x.reward[p] = chance(float(x.standing[p] - rival) / lead)


def alone(x: Searcher, s: State) -> float:
    """The end of a game of one: beat the rival; where there is none, have more points than seemed likely."""
    rival = s.rival()
    if rival > NOBODY:
        return 1.0 if s.rank(0) > rival else 0.0
    return chance((float(s.score(0)) * x.unit - x.par) / x.lead)


def chance(lead: float) -> float:
    """To win, so many clear leads ahead."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, lead))))


def iterate(x: Searcher) -> bool:
    """One iteration: a choice, a world, a path, a playout, the lesson. False when it was given up: nothing is learnt.

    What the viewer may choose from is the same in all worlds. Each choice meets the same worlds and the same luck, one
    after the other: so choices are compared by what they do, much less by the luck they had.
    """
    s = x.world
    t = x.tree
    c = choose_at_root(x)
    x.rng = stream(x.base, t.visits[c])
    x.view.world_into(s, x.rng)
    x.first_round = s.round()
    x.turn_over = False
    note_choice(x, s, x.view.player)
    s.apply(x.view.player, t.action[c])
    x.path[0] = c
    depth = descend(x, s)
    play_out(x, s)
    judge_position(x, s)
    if x.late:
        return False
    t.visits[0] += 1
    for i in range(depth):
        c = x.path[i]
        t.visits[c] += 1
        t.value[c] += x.reward[t.mover[c]]
    t.learn(x.path[0], x.reward, x.points)
    return True


def most_visited(t: Tree) -> i64:
    best: i64 = -1
    most: i64 = -1
    value: float = 0.0
    c: i64 = t.child[0]
    while c >= 0:
        v = t.visits[c]
        if v > most or (v == most and t.value[c] > value):
            most = v
            value = t.value[c]
            best = t.action[c]
        c = t.sibling[c]
    return best


def search(view: View, iterations: i64, rng: Rng, advisor: Advisor | None = None) -> i64:
    """The action to take, after a fixed number of iterations; the only legal one without thinking."""
    x = Searcher(view, rng, advisor, Manner())
    if x.single < 0:
        x.think(iterations)
    return x.best()
