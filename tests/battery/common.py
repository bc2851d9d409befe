"""What all checks of the battery share: the game under test, how much is tried, and walks through games.

A check is a function `check_…(subject, budget)` that raises AssertionError with the sentence that helps. It knows the
game by the contract only, so that a new game gets all of them for nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module, util
from itertools import count, cycle, islice, product
from pathlib import Path

from roundhouse import NATIVE
from roundhouse.core import registry, rulebook
from roundhouse.core.game import Game, legal, seat_name, waiting
from roundhouse.core.message import Problem
from roundhouse.core.options import Options
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import CHANCE, OVER, SPECTATOR, Advisor, Board, State, buffer

ROOT = Path(__file__).parents[2]
MOST_VARIANTS = 24  # ways to set up a game that are all tried
MOST_ASKED = 1000 if NATIVE else 200  # numbers of actions that are asked about at once


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a check tries; one number each, so that a slow build tries less of the same."""

    games: int  # whole games a variant, where every position is looked at
    positions: int  # positions in all, where looking is costly
    audited: int  # decisions in plain audited games
    recomputed: int  # decisions in games where every 50th action has everything recomputed
    samples: int  # random draws behind one comparison of frequencies
    traced: int  # seeded games behind one digest
    replayed: int  # of these, decisions in games where recomputing also replays the log and asks for every refusal
    thin: int = 1  # whole games of every so many-th variant only

    def share(self, parts: int) -> Budget:
        """What a game gets whose decisions take so many times as long."""
        return replace(
            self,
            positions=self.positions // min(parts, 2),
            audited=self.audited // parts,
            recomputed=self.recomputed // parts,
            replayed=self.replayed // parts,
            traced=self.traced // parts,
        )


FAST = Budget(games=3, positions=300, audited=200_000, recomputed=200_000, samples=4000, traced=100, replayed=20_000)
PURE = Budget(games=1, positions=32, audited=2_000, recomputed=1_000, samples=1000, traced=20, replayed=1_000, thin=12)
TINY = Budget(games=6, positions=200, audited=2_000, recomputed=2_000, samples=2000, traced=20, replayed=2_000)
QUICK = Budget(games=1, positions=24, audited=6_000, recomputed=3_000, samples=1000, traced=20, replayed=1_000, thin=6)
LONG = replace(FAST, games=20, positions=4000, recomputed=10_000_000)


def budget() -> Budget:
    """The budget of this run: ROUNDHOUSE_LONG=1 asks for ten million decisions, ROUNDHOUSE_QUICK=1 for a few."""
    if os.environ.get("ROUNDHOUSE_LONG", "0") not in ("", "0"):
        return LONG
    if not NATIVE:
        return PURE
    return FAST if os.environ.get("ROUNDHOUSE_QUICK", "0") in ("", "0") else QUICK


@dataclass(frozen=True, slots=True)
class SmallPosition:
    """A position from which all worlds can be counted. Chance is about to act in it, and nothing in it is secret.

    The worlds are compared after so many draws, or, for 0, when the next player is to decide.
    """

    name: str
    start: State
    draws: int = 0


@dataclass(frozen=True)
class Variant:
    """One way to set up a game: the number of players and all options."""

    players: int
    options: Options

    def __str__(self) -> str:
        return f"{self.players} players, " + " ".join(f"{k}={v}" for k, v in self.options.items())


Tried = dict[str, tuple[str | int, ...]]


def variants_of(game: Game, tried: Tried | None = None, together: bool = False) -> list[Variant]:
    """Every number of players with every value of every option (the lowest, of a number), one changed at a time; where
    these would be many, with every other value the fewest players and another number in turn; or all of them with all
    combinations. `tried` names other values of an option."""
    defaults: Options = {o.name: o.default for o in game.options}
    values = {o.name: o.choices or (o.default, o.low) for o in game.options} | (tried or {})
    players = range(game.min_players, game.max_players + 1)
    if together:
        every = [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
        return [Variant(n, options) for n in players for options in every]
    others = [(name, value) for name in defaults for value in values[name] if value != defaults[name]]
    changed = [defaults] + [defaults | {name: value} for name, value in others]
    if len(players) * len(changed) <= MOST_VARIANTS:
        return [Variant(n, options) for n in players for options in changed]
    turns = cycle(players[1:])
    return [Variant(n, defaults) for n in players] + [
        Variant(n, options) for options in changed[1:] for n in (next(turns), players[0])
    ]


def board_of(game: Game, variant: Variant) -> Board:
    return game.board(variant.players, variant.options, game.load_data())


Bot = Callable[[Board], Advisor]


@dataclass(frozen=True)
class Subject:
    """A game under test with what the battery needs beside the contract."""

    game: Game
    address: str  # how other processes find it: the name of a registered game, or `module:attribute`
    rules: str  # the numbered rules text
    longest: int  # no game has more actions, chance included
    small_positions: Callable[[], list[SmallPosition]]
    golden: Path
    own_bots: dict[str, Bot] = field(default_factory=dict)  # they reach what random and greedy players do not
    tried: Tried = field(default_factory=dict)  # values of options where the lowest of a number will not do
    costly: int = 1  # so many times fewer decisions are tried, because its greedy player thinks long
    together: bool = False  # all combinations of options, not one changed at a time
    marks: dict[str, Callable[[State], bool]] = field(default_factory=dict)  # positions that a kept record must show

    @cached_property
    def variants(self) -> list[Variant]:
        return variants_of(self.game, self.tried, self.together)

    @cached_property
    def boards(self) -> list[Board]:
        """The boards of the variants, in their order."""
        return [self.board(variant) for variant in self.variants]

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of all who can sit at a seat."""
        return ("random", "greedy", *self.own_bots)

    def seat(self, bot: str, board: Board) -> Advisor | None:
        """Somebody for a seat; a random player is None."""
        return None if bot == "random" else self.own_bots.get(bot, self.game.advisor)(board)

    @cached_property
    def book(self) -> list[rulebook.Paragraph]:
        return rulebook.paragraphs(self.rules)

    def board(self, variant: Variant) -> Board:
        return board_of(self.game, variant)


def subject_of(name: str) -> Subject:
    """A registered game, with the hooks that `tests/games/<game>/battery_spec.py` declares."""
    spec_name = f"tests.games.{name}.battery_spec"
    try:
        missing = util.find_spec(spec_name) is None
    except ModuleNotFoundError:
        missing = True
    assert not missing, (
        f"{name} has no tests/games/{name}/battery_spec.py: add one with LONGEST (no game has more actions) and "
        f"small_positions() (see docs/add-a-game.md)"
    )
    spec = import_module(spec_name)
    for hook in ("LONGEST", "small_positions"):
        assert hasattr(spec, hook), f"tests/games/{name}/battery_spec.py lacks {hook} (see docs/add-a-game.md)"
    try:
        rules = rulebook.read(name)
    except Problem:
        raise AssertionError(f"{name} has no rules text: add src/roundhouse/games/{name}/rules.en.md") from None
    return Subject(
        game=registry.game(name),
        address=name,
        rules=rules,
        longest=spec.LONGEST,
        small_positions=spec.small_positions,
        golden=ROOT / "tests" / "golden" / name,
        own_bots=getattr(spec, "BOTS", {}),
        tried=getattr(spec, "TRIED", {}),
        costly=1 if budget() is LONG else getattr(spec, "COSTLY", 1),
        together=budget() is LONG,
        marks=getattr(spec, "MARKS", {}),
    )


@dataclass
class Walk:
    """A game being played. Of several players who may act, any one does."""

    subject: Subject
    variant: Variant
    board: Board
    rng: Rng
    seats: list[Advisor | None]  # None plays at random
    log: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.board.new_state()
        self.out = buffer(self.board)

    def __str__(self) -> str:
        """Where this is, for the message of a failed check."""
        game, state = self.subject.game, self.board.new_state()
        last: list[str] = []
        for who, action in self.log:
            last = [*last[-4:], f"{seat_name(who)} {game.notation(state, who, action) or action}"]
            state.apply(who, action)
        return f"{game.name}, {self.variant}, after {len(self.log)} actions (… {', '.join(last)})"

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    def choose(self) -> tuple[int, int]:
        """The next actor and its action."""
        state, out, rng = self.state, self.out, self.rng
        who = int(state.actor())
        if who == CHANCE:
            return CHANCE, int(state.sample_chance(rng, out))
        n = state.waiting(out)
        assert n, f"{self}: player {who} is the actor, but nobody is waiting"
        if n > 1:
            who = int(out[rng.below(n)])
        n = state.legal(who, out)
        assert n, f"{self}: player {who} is waiting without a legal action"
        advisor = self.seats[who]
        if advisor is None or n == 1:
            return who, int(out[rng.below(n)])
        action = int(advisor.choose(state.view(who), rng))
        assert action in legal(state, who), f"{self}: the advisor chose {action}, which is not legal"
        return who, action

    def step(self) -> None:
        assert len(self.log) < self.subject.longest, (
            f"{self.subject.game.name}, {self.variant}: no end after {len(self.log)} actions"
        )
        who, action = self.choose()
        self.log.append((who, action))
        self.state.apply(who, action)


def walks(subject: Subject, seed: int) -> Iterator[Walk]:
    """New games without end, over all variants in turn, with each bot in turn at all seats or at every second one."""
    bots = subject.bots
    if subject.costly > 1 and not NATIVE:  # interpreted, its greedy player thinks for minutes: let it play seldom
        bots = (*[bot for bot in bots if bot != "greedy"] * 4, "greedy")
    for index in count():
        turn, which = divmod(index, len(subject.variants))
        variant, board = subject.variants[which], subject.boards[which]
        bot, step = bots[(turn + which) % len(bots)], 1 + index % 2
        seats = [subject.seat(bot if p % step == 0 else "random", board) for p in range(variant.players)]
        yield Walk(subject, variant, board, stream(seed, index), seats)


def positions(subject: Subject, n: int, seed: int, gap: int = 25) -> Iterator[Walk]:
    """So many positions, of games of all variants in turn, the last one of each game among them. Between two of a game
    lie as many actions as the gap says, in the mean. Whoever asks must not change them."""
    new = walks(subject, seed)
    going = list(islice(new, len(subject.variants)))
    for k in range(n):
        walk = going[k % len(going)]
        for _ in range(walk.rng.below(2 * gap + 1)):
            if not walk.over:
                walk.step()
        yield walk
        if walk.over:
            going[k % len(going)] = next(new)


def whole_games(subject: Subject, budget: Budget, seed: int, each: int = 1) -> Iterator[Walk]:
    """The budget's games of every variant, so many times, to be played by the one who asks."""
    for k, walk in enumerate(walks(subject, seed)):
        if k == each * budget.games * len(subject.variants):
            return
        if k % budget.thin == 0:
            yield walk


def replay(board: Board, log: list[tuple[int, int]]) -> State:
    state = board.new_state()
    for who, action in log:
        state.apply(who, action)
    return state


def numbers(board: Board, state: State, player: int, rng: Rng) -> list[int]:
    """All numbers that an action can have. Of very many: those that are legal, and others at even distances."""
    n = int(board.n_actions)
    step = -(-n // MOST_ASKED)
    some = range(rng.below(step) if step > 1 else 0, n, step)
    return sorted({*some, *legal(state, player)}) if step > 1 else list(some)


def viewers(walk: Walk) -> list[int]:
    """All who may look at a game."""
    return [*range(walk.variant.players), SPECTATOR]


def bit(viewer: int, players: int) -> int:
    """The bit of a viewer in an audience."""
    return 1 << (players if viewer == SPECTATOR else viewer)


def movers(state: State) -> list[int]:
    """Chance, if it is to act, or the players who may."""
    return [CHANCE] if state.actor() == CHANCE else waiting(state)
