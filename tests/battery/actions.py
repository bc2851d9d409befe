"""Checks of what may be done: legal lists, chance, refusals, and players who act at the same time."""

from __future__ import annotations

from collections import Counter

from roundhouse.core import rulebook
from roundhouse.core.game import legal, waiting, weights
from roundhouse.core.message import Problem
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import CHANCE, OVER, SPECTATOR, State, buffer, weights_list
from roundhouse.core.text import t
from tests.battery.common import Budget, Subject, Walk, numbers, positions, whole_games
from tests.battery.stats import TINY_CHANCE, fit

STRANGE = (-1, -2, 10**9, -(10**9))  # numbers that mean nothing anywhere


def check_legal_lists(subject: Subject, budget: Budget) -> None:
    """In every position: who may act, and what each may do, is listed as the contract says."""
    for walk in whole_games(subject, budget, 101):
        look_at_lists(walk)
        while not walk.over:
            walk.step()
            look_at_lists(walk)


def look_at_lists(walk: Walk) -> None:
    state, players = walk.state, walk.variant.players
    who, waits = state.actor(), waiting(state)
    assert who in (CHANCE, OVER, *range(players)), f"{walk}: the actor is {who}"
    assert waits == sorted(set(waits)), f"{walk}: waiting is not ascending and unique: {waits}"
    assert all(0 <= p < players for p in waits), f"{walk}: waiting names somebody who does not play: {waits}"
    if who < 0:
        assert not waits, f"{walk}: nobody may act, yet {waits} are waiting"
    else:
        assert who in waits, f"{walk}: the actor {who} is not among the waiting {waits}"
    for p in (CHANCE, *range(players)):
        found = legal(state, p)
        assert found == sorted(set(found)), f"{walk}: legal({p}) is not ascending and unique: {found}"
        assert all(0 <= a < walk.board.n_actions for a in found), f"{walk}: legal({p}) leaves the action space: {found}"
        assert len(found) <= walk.board.max_legal, f"{walk}: legal({p}) has {len(found)}, more than max_legal"
        may = who == CHANCE if p == CHANCE else p in waits
        assert bool(found) == may, f"{walk}: legal({p}) is {found}, but that one {'may' if may else 'may not'} act"
    odds = weights_list(state)
    assert len(odds) == len(legal(state, CHANCE)), (
        f"{walk}: {len(odds)} weights for {len(legal(state, CHANCE))} chance actions"
    )
    assert all(w > 0 for w in odds), f"{walk}: weights that are not positive: {odds}"


def check_chance_follows_its_weights(subject: Subject, budget: Budget) -> None:
    """What `sample_chance` draws is legal, and as frequent as the weights say."""
    wanted = max(budget.positions // 5, 20)
    for walk in positions(subject, 20 * wanted, 102):
        if walk.state.actor() == CHANCE and len(legal(walk.state, CHANCE)) > 1:
            look_at_frequencies(walk, budget.samples)
            wanted -= 1
            if not wanted:
                return


def look_at_frequencies(walk: Walk, samples: int) -> None:
    out, rng = buffer(walk.board), stream(103, len(walk.log))
    counts = Counter(int(walk.state.sample_chance(rng, out)) for _ in range(samples))
    odds = weights(walk.state)
    strange = [a for a in counts if a not in odds]
    assert not strange, f"{walk}: sample_chance gave {strange}, which are not legal"
    total = sum(odds.values())
    chance = fit(counts, {a: w / total for a, w in odds.items()})
    assert chance > TINY_CHANCE, f"{walk}: sample_chance gives {dict(counts)} where the weights are {odds}"


def check_refusals_agree_with_legal(subject: Subject, budget: Budget) -> None:
    """For every viewer and every number: `refusal` is None exactly for the legal ones, and else has rule and words."""
    known: set[str] = set()
    for walk in positions(subject, budget.positions // 2, 104):
        for p in (*range(walk.variant.players), SPECTATOR):
            asked = numbers(walk.board, walk.state, p, walk.rng)
            look_at_refusals(walk, p, [*asked, int(walk.board.n_actions), *STRANGE], known)


def look_at_refusals(walk: Walk, player: int, actions: list[int], known: set[str]) -> None:
    """`known` are the rule numbers that were found in the rules text already."""
    game, view = walk.subject.game, walk.state.view(player)
    can = [] if player == SPECTATOR else legal(walk.state, player)
    for action in actions:
        refusal = game.refusal(view, action)
        if refusal is None:
            assert action in can, f"{walk}: player {player} is not refused {action}, which is not legal"
            continue
        assert action not in can, f"{walk}: player {player} is refused {action} by {refusal.rule}, though it is legal"
        t(refusal.message)
        if refusal.rule not in known:
            assert rule_exists(walk.subject, refusal.rule), f"{walk}: no rule {refusal.rule} in the rules text"
            known.add(refusal.rule)


def rule_exists(subject: Subject, rule: str) -> bool:
    """The full number, letters included, of a paragraph or a section."""
    try:
        return rule.startswith(subject.game.rules_prefix + "-") and bool(rulebook.find(subject.book, rule))
    except Problem:
        return False


def check_arrival_orders_commute(subject: Subject, budget: Budget) -> None:
    """Players who act at the same time: whatever the order, the position is the same, and nobody's options change.
    Where nobody does so in many positions, it is a game of turns."""
    wanted, found = max(budget.positions // 4, 10), 0
    for k, walk in enumerate(positions(subject, 20 * wanted, 105)):
        if len(waiting(walk.state)) > 1:
            look_at_orders(walk)
            found += 1
        if found == wanted or (found == 0 and k == 4 * wanted):
            return


def look_at_orders(walk: Walk) -> None:
    rng = walk.rng.split()
    plans = {p: plan_alone(walk, p, rng) for p in waiting(walk.state)}
    cut = {p: plan[:-1] if p == max(plans) else plan for p, plan in plans.items()}  # stops before the phase ends
    for these in (cut, plans):
        orders = [[p for p in players for _ in these[p]] for players in (sorted(these), sorted(these, reverse=True))]
        orders += [shuffled(orders[0], rng) for _ in range(3)]
        ends = [played_in_order(walk, these, order).to_bytes() for order in orders]
        for order, end in zip(orders, ends, strict=True):
            assert end == ends[0], f"{walk}: players acting in the order {order} and {orders[0]} end differently"


def plan_alone(walk: Walk, player: int, rng: Rng) -> list[tuple[int, list[int]]]:
    """What one of the waiting players does while the others rest: actions, each with what was legal."""
    state, plan = walk.state.copy(), list[tuple[int, list[int]]]()
    while player in waiting(state) and len(plan) < 100:
        can = legal(state, player)
        plan.append((can[rng.below(len(can))], can))
        state.apply(player, plan[-1][0])
    return plan


def played_in_order(walk: Walk, plans: dict[int, list[tuple[int, list[int]]]], order: list[int]) -> State:
    state, done = walk.state.copy(), Counter[int]()
    for p in order:
        action, could = plans[p][done[p]]
        can = legal(state, p)
        assert can == could, f"{walk}: what player {p} may do changes with what others do: {could} became {can}"
        state.apply(p, action)
        done[p] += 1
    return state


def shuffled(order: list[int], rng: Rng) -> list[int]:
    rest, mixed = list(order), list[int]()
    while rest:
        mixed.append(rest.pop(rng.below(len(rest))))
    return mixed


def legal_by_refusal(walk: Walk, player: int) -> list[int]:
    """The legal actions, asked one by one from the player's view."""
    view, asked = walk.state.view(player), numbers(walk.board, walk.state, player, walk.rng)
    return [a for a in asked if walk.subject.game.refusal(view, a) is None]
