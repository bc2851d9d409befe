"""What a tournament has found, under the keys that scripts rely on: pairs, ratings, thinking, levels, forfeits."""

from __future__ import annotations

from collections import Counter

import msgspec

import roundhouse
from roundhouse.core.state import NOBODY
from roundhouse.lab.intervals import mean_interval, wilson
from roundhouse.lab.plan import Plan, line_ups, match, total
from roundhouse.lab.played import FORFEITED, Played
from roundhouse.lab.ratings import Rating, rate
from roundhouse.lab.settings import Setting, levels


class Pair(msgspec.Struct, omit_defaults=True):
    """Games of `a` against `b`; with more than two players, of one seat of `a` among seats of `b`."""

    a: str
    b: str
    games: int
    wins_a: float  # a shared win counts in parts
    draws: int  # wins that `a` shared
    win_rate_a: float
    low: float
    high: float
    fair_share: float | None = None  # with more than two players: what an `a` as strong as `b` would win
    above_fair_share: bool | None = None  # the whole interval is


class Solo(msgspec.Struct, omit_defaults=True):
    """Games of a player alone. Without a rival there is nothing to win."""

    bot: str
    games: int
    mean_score: float
    score_low: float
    score_high: float
    wins: int | None = None
    win_rate: float | None = None
    low: float | None = None
    high: float | None = None


class Thought(msgspec.Struct):
    """CPU seconds of a bot over all games in which they were measured."""

    bot: str
    turns: int
    seconds: float
    mean_turn: float
    longest_turn: float
    over_share: float  # of the turns with a limit: those that took more than a tenth longer


class Forfeits(msgspec.Struct):
    bot: str
    games: int  # that it has forfeited
    played: int  # that it has played, those included
    reasons: dict[str, int]
    first: str  # what was said the first time


class Results(msgspec.Struct, omit_defaults=True):
    """One tournament. `complete` is false when it was cut short."""

    game: str
    players: int
    bots: list[str]
    games: int
    games_planned: int
    games_a_pair: int
    complete: bool
    seed: int
    options: dict[str, str | int]
    scale: float
    build: str
    version: str
    seconds: float  # on the clock, of this run
    games_per_second: float  # of this run
    pairs: list[Pair]
    ratings: list[Rating]
    thinking: list[Thought]
    over_share: float
    levels: list[Setting]
    forfeits: list[Forfeits]
    solo: list[Solo] | None = None


def results(plan: Plan, games: list[Played], fresh: int, seconds: float) -> Results:
    """Of all these games, `fresh` of which were played in this run; their order does not matter."""
    games = sorted(games, key=lambda game: game.number)
    return Results(
        game=plan.game,
        players=plan.players,
        bots=[entrant.name for entrant in plan.entrants],
        games=len(games),
        games_planned=total(plan),
        games_a_pair=total(plan) // len(line_ups(plan)),
        complete=len(games) == total(plan),
        seed=plan.seed,
        options=dict(plan.options),
        scale=plan.scale,
        build="native" if roundhouse.NATIVE else "interpreted",
        version=roundhouse.__version__,
        seconds=round(seconds, 3),
        games_per_second=round(fresh / max(seconds, 1e-6), 3),
        pairs=pairs(plan, games),
        ratings=rate(plan, games),
        thinking=thinking(plan, games),
        over_share=_over(games),
        levels=levels(plan),
        forfeits=forfeits(plan, games),
        solo=solo(plan, games) if plan.players == 1 else None,
    )


def pairs(plan: Plan, games: list[Played]) -> list[Pair]:
    """In the order of the line-ups."""
    if plan.players == 1:
        return []
    among = line_ups(plan)
    count, draws = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    shares: dict[tuple[int, int], float] = dict.fromkeys(among, 0.0)
    for game in games:
        played = match(plan, game.number, among)
        key, share = (played.a, played.b), game.share(played.seat)
        count[key] += 1
        shares[key] += share
        draws[key] += 0 < share < 1 and game.ending != FORFEITED
    return [_pair(plan, a, b, count[a, b], shares[a, b], draws[a, b]) for a, b in among if count[a, b]]


def _pair(plan: Plan, a: int, b: int, games: int, wins: float, draws: int) -> Pair:
    low, high = wilson(wins, games)
    fair = 1 / plan.players if plan.players > 2 else None
    return Pair(
        a=plan.entrants[a].name,
        b=plan.entrants[b].name,
        games=games,
        wins_a=wins,
        draws=draws,
        win_rate_a=wins / games,
        low=low,
        high=high,
        fair_share=fair,
        above_fair_share=None if fair is None else low > fair,
    )


def verdict(pair: Pair) -> str:
    """Which of the two is surely the stronger one, if that can be said.

    >>> verdict(Pair("a", "b", 100, 40, 0, 0.4, 0.309, 0.498)), verdict(Pair("a", "b", 9, 4, 0, 0.4, 0.2, 0.7))
    ('weaker', 'open')
    """
    fair = 0.5 if pair.fair_share is None else pair.fair_share
    return "stronger" if pair.low > fair else "weaker" if pair.high < fair else "open"


def solo(plan: Plan, games: list[Played]) -> list[Solo]:
    """Each bot alone. A forfeited game has no score, and is lost."""
    rival = plan.setup().board.new_state().rival() != NOBODY
    found: list[Solo] = []
    for entrant in plan.entrants:
        own = [game for game in games if game.a == entrant.name]
        mean, low, high = mean_interval([game.scores[0] for game in own if game.ending != FORFEITED])
        one = Solo(entrant.name, len(own), mean, low, high)
        if rival and own:
            one.wins = sum(bool(game.winners) for game in own)
            one.win_rate = one.wins / len(own)
            one.low, one.high = wilson(one.wins, len(own))
        found.append(one)
    return found


def thinking(plan: Plan, games: list[Played]) -> list[Thought]:
    """Of the bots that were measured; games of `random` and `greedy` alone are not."""
    found: list[Thought] = []
    for entrant in plan.entrants:
        thoughts = [game.thinking[entrant.name] for game in games if entrant.name in game.thinking]
        turns, seconds = sum(one.turns for one in thoughts), sum(one.seconds for one in thoughts)
        if turns:
            longest = max(one.longest for one in thoughts)
            limited, over = sum(one.limited for one in thoughts), sum(one.over for one in thoughts)
            found.append(Thought(entrant.name, turns, seconds, seconds / turns, longest, over / max(limited, 1)))
    return found


def _over(games: list[Played]) -> float:
    """The share of all turns with a limit that took more than a tenth longer."""
    thoughts = [one for game in games for one in game.thinking.values()]
    return sum(one.over for one in thoughts) / max(sum(one.limited for one in thoughts), 1)


def forfeits(plan: Plan, games: list[Played]) -> list[Forfeits]:
    """By bot, those that forfeited anything."""
    found: list[Forfeits] = []
    for entrant in plan.entrants:
        lost = [one for game in games for one in game.forfeits if one.bot == entrant.name]
        if lost:
            reasons = dict(Counter(one.reason for one in lost))
            played = sum(entrant.name in game.seats for game in games)
            found.append(Forfeits(entrant.name, len(lost), played, reasons, f"{lost[0].reason}: {lost[0].detail}"))
    return found
