"""What an action would do, for previews: what it costs and leaves, whom it pays, what it completes, what it brings."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.steam_power.contracts import PURCHASE, cheapest, least_cost, price_from
from roundhouse.games.steam_power.draw import DRAWS
from roundhouse.games.steam_power.moves import (
    A_BRING,
    A_CONTRACTS,
    A_FULFIL,
    A_MONEY,
    A_PAY,
    A_TRACK,
)
from roundhouse.games.steam_power.network import distances
from roundhouse.games.steam_power.notation import BONUSES, player_name, track_of
from roundhouse.games.steam_power.position import BONUS, DONE, FROM, PAY, Position
from roundhouse.games.steam_power.score import contract_points, factory_points, vp_city_points
from roundhouse.games.steam_power.telling import city_message, connection_facts, counted, payments


def effects(before: Position, after: Position, player: int, action: int) -> list[Message]:
    """What changes between a position and the one after the viewer's action, up to the next chance."""
    if action >= A_TRACK:
        out = track_effects(before, after, player, action)
    elif action < A_FULFIL:
        out = factory_effects(before, after)
    elif action < A_BRING:
        out = contract_effects(before, after, player, action - A_FULFIL)
    elif action < A_CONTRACTS:
        out = resource_effects(before, after, player, action)
    elif action < A_MONEY:
        out = draw_effects(before, after)
    else:
        gain = int(after.money[player]) - int(before.money[player])
        out = [money_effect(gain, int(after.money[player]))] if gain else []
    gain = points_besides_money(after, player) - points_besides_money(before, player)
    if gain:
        out.append(Message("steam_power-effect-score", {"gain": gain}))
    if after.last > before.last:
        out.append(Message("steam_power-effect-last-round"))
    return out


def points_besides_money(s: Position, player: int) -> int:
    """SP-3.3: the points of contracts, factories and VP cities; what becomes of the money is told in dollars."""
    return int(contract_points(s, player)) + int(factory_points(s, player)) + int(vp_city_points(s, player))


def cost_effect(cost: int, left: int) -> Message:
    return Message("steam_power-effect-cost", {"cost": cost, "left": left})


def money_effect(gain: int, left: int) -> Message:
    return Message("steam_power-effect-gain", {"gain": gain, "left": left})


def track_effects(before: Position, after: Position, player: int, action: int) -> list[Message]:
    """SP-4: cost, what is connected, cities that come into the network, the locomotive."""
    verb, cell, shape = track_of(before, action)
    c = int(before.company)
    money = int(after.money[player])
    out = [cost_effect(int(before.money[player]) - money, money)]
    if verb != "remove" and (joined := connection_facts(before, after, cell, shape)):
        out.append(Message("steam_power-effect-connects", joined))
        fresh = int(after.network[c]) & ~int(before.network[c])
        count = sum(fresh >> int(group) & 1 for group in before.sheet.group)
        if count and before.network[c]:
            out.append(Message("steam_power-effect-network", {"count": count}))
    if after.locomotives[c] < before.locomotives[c]:
        out.append(Message("steam_power-effect-begins", {"left": int(after.locomotives[c])}))
    elif after.locomotives[c] > before.locomotives[c]:
        out.append(Message("steam_power-effect-back"))
    return out


def factory_effects(before: Position, after: Position) -> list[Message]:
    """SP-5.1: the resources that are put with a factory."""
    site = next(i for i in range(int(before.sheet.n_sites)) if after.factory[i] != before.factory[i])
    colour, c = int(before.city[site]) - 1, int(before.company)
    resources = counted(int(after.stock[site]), colour)
    return [
        Message("steam_power-effect-factory", {"resources": resources, "left": int(after.supply[colour])}),
        Message("steam_power-effect-factories", {"left": int(after.factories[c])}),
    ]


def contract_effects(before: Position, after: Position, player: int, contract: int) -> list[Message]:
    """SP-6: what a contract costs at the least, what is bought for it, and its reward."""
    c = int(before.company)
    cost = int(least_cost(before, contract, cheapest(before, c, distances(before, c))))
    done = after.where[contract] == DONE + player
    reward = int(before.sheet.reward[contract])
    bought = int(before.money[player]) - int(after.money[player]) + (reward if done else 0)
    money = int(before.money[player]) - cost
    out = [cost_effect(cost, money)]
    if not done:
        out = [Message("steam_power-effect-cheapest", {"cost": cost, "left": money})]
    if bought:
        out.append(Message("steam_power-effect-buys", {"count": bought // int(PURCHASE), "cost": bought}))
    facts = {"money": reward, "points": int(before.sheet.points[contract])}
    out.append(Message("steam_power-effect-reward", {**facts}))
    bonus = BONUSES[before.sheet.bonus[contract]]
    if bonus and (not done or after.phase == BONUS):
        out.append(bonus_effect(bonus))
    return out


def bonus_effect(bonus: str) -> Message:
    return Message("steam_power-effect-bonus", {"bonus": Message(f"steam_power-bonus-{bonus}")})


def resource_effects(before: Position, after: Position, player: int, action: int) -> list[Message]:
    """SP-6.3, SP-6.5: the price of a resource, who gets it, a city that is exhausted; with the last one, the reward."""
    site = action - A_BRING if action < A_PAY else int(before.source)
    contract = int(before.contract)
    if after.phase == PAY and before.phase != PAY:
        price = int(price_from(before, before.company, site, distances(before, before.company)))
        return [cost_effect(price, int(before.money[player]) - price), Message("steam_power-effect-choice")]
    done = after.where[contract] == DONE + player
    reward = int(before.sheet.reward[contract]) if done else 0
    left = int(after.money[player]) - reward
    out = [cost_effect(int(before.money[player]) - left, left)]
    for payee, money in payments(before, after, player):
        out.append(Message("steam_power-effect-pays", {"player": player_name(payee), "money": money}))
    if after.flipped[site]:
        out.append(Message("steam_power-effect-flips", {"city": city_message(before, site)}))
    if done:
        out.append(Message("steam_power-effect-fulfilled", {"contract": contract + 1}))
        out.append(money_effect(reward, left + reward))
        if after.phase == BONUS:
            out.append(bonus_effect(BONUSES[before.sheet.bonus[contract]]))
    return out


def draw_effects(before: Position, after: Position) -> list[Message]:
    """SP-7: where the next contracts come from."""
    if before.bag_n and before.phase != FROM:
        return [Message("steam_power-effect-draws", {"count": min(int(DRAWS), int(before.bag_n))})]
    if after.phase == FROM:
        return [Message("steam_power-effect-draws-choice")]
    return [Message("steam_power-effect-draws-hand", {"player": player_name(int(after.victim))})]
