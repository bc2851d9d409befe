"""What Steam Power has to say: the log's sentences and the prompts. Ids and facts only."""

from __future__ import annotations

from roundhouse.core.message import Message, named
from roundhouse.games.steam_power.contracts import PURCHASE, needed_now
from roundhouse.games.steam_power.lines import joined_by
from roundhouse.games.steam_power.moves import (
    A_BRING,
    A_DRAW,
    A_FROM,
    A_FULFIL,
    A_PAY,
    FIRST_GENTLE,
    FIRST_SHARP,
    N_RESOURCES,
)
from roundhouse.games.steam_power.notation import BONUSES, COLOURS, COMPANIES, RESOURCES, parts, player_name, track_of
from roundhouse.games.steam_power.position import (
    ACT,
    ASIDE,
    BONUS,
    BRING,
    DONE,
    DRAW,
    END,
    ENGINE,
    FROM,
    PAY,
    SETUP_DEAL,
    TRACK,
    Position,
)
from roundhouse.games.steam_power.setup import dealt_to
from roundhouse.games.steam_power.turn import ACTIONS, ENGINES_DRAWN, SOLO_TURNS

Facts = dict[str, int | str | Message]


def resource_message(colour: int) -> Message:
    return Message(f"steam_power-resource-{RESOURCES[colour]}")


def kind_message(shape: int) -> Message:
    """SP-1.6: the kind of a path."""
    kind = "straight" if shape < FIRST_GENTLE else "gentle" if shape < FIRST_SHARP else "sharp"
    return Message(f"steam_power-kind-{kind}")


def city_message(s: Position, site: int) -> Message:
    """The name of the city on a site; its hex where the map gives no name."""
    place = s.sheet.site_ids[site]
    return named(s.sheet.names.get(place, {"en": place}))


def company_message(s: Position, company: int) -> str | Message:
    """A company as a person would name it: its player, or alone its colour."""
    return Message(f"steam_power-company-{COMPANIES[company]}") if s.sheet.solo else player_name(company)


def listed(found: list[Message], joined: str) -> Message:
    """A list of any length, as messages within messages."""
    out = found[-1]
    for other in reversed(found[:-1]):
        out = Message(joined, {"first": other, "rest": out})
    return out


def counted(count: int, colour: int) -> Message:
    return Message("steam_power-resources-of", {"count": count, "resource": resource_message(colour)})


def needs_message(s: Position, contract: int) -> Message:
    """SP-1.5: what a contract needs."""
    needs = [int(s.sheet.needs[contract * N_RESOURCES + colour]) for colour in range(N_RESOURCES)]
    return listed([counted(n, colour) for colour, n in enumerate(needs) if n], "steam_power-resources-and")


def payments(before: Position, after: Position, payer: int) -> list[tuple[int, int]]:
    """Who has got money from another player, and how much."""
    companies = range(0 if before.sheet.solo else int(before.n_players))
    gained = [(c, int(after.money[c]) - int(before.money[c])) for c in companies if c != payer]
    return [(company, money) for company, money in gained if money > 0]


def payees_message(paid: list[tuple[int, int]]) -> Message:
    found = [
        Message("steam_power-payment-to", {"player": player_name(company), "money": money}) for company, money in paid
    ]
    return listed(found, "steam_power-payment-and")


def after_action(s: Position, player: int, action: int) -> Position:
    """The position after a legal action of a player."""
    after = s.copy()
    assert isinstance(after, Position)
    after.apply(player, action)
    return after


def tell(s: Position, player: int, action: int, masked: bool) -> Message:
    """The log's sentence for an action about to be applied."""
    p = parts(s, action)
    if player < 0:
        return tell_chance(s, p.verb, action, masked)
    facts: Facts = {"player": company_message(s, int(s.company))}
    after = after_action(s, player, action)
    if p.verb in ("track", "cross", "replace", "remove"):
        return tell_track(s, after, player, action, facts)
    if p.verb in ("fulfil", "bring", "pay"):
        return tell_delivery(s, after, player, action, facts)
    if p.verb == "factory":
        site = s.sheet.site_ids.index(p.places[0].partition(":")[2])
        facts["city"] = city_message(s, site)
        facts["resources"] = counted(int(after.stock[site]), int(s.city[site]) - 1)
    if p.verb == "from":
        facts["victim"] = player_name(action - A_FROM)
    if p.verb == "money":
        facts["money"] = int(s.sheet.money_action)
    return Message(f"steam_power-log-{p.verb}", facts)


def tell_chance(s: Position, verb: str, action: int, masked: bool) -> Message:
    if verb == "city":
        city = city_message(s, int(s.drawn))
        return Message("steam_power-log-city", {"city": city, "kind": Message(f"steam_power-city-{COLOURS[action]}")})
    if verb == "first":
        return Message("steam_power-log-first", {"first": parts(s, action).places[0].partition(":")[2]})
    if verb == "engine":
        company = parts(s, action).pieces[0].partition(":")[2]
        return Message("steam_power-log-engine", {"company": Message(f"steam_power-company-{company}")})
    if verb == "aside":
        number = int(parts(s, action).pieces[0].partition(":")[2])
        return Message("steam_power-log-aside", {"contract": number, "turn": int(s.round_no), "turns": int(SOLO_TURNS)})
    drawer = int(dealt_to(s)) if s.phase == SETUP_DEAL else int(s.turn)
    facts: Facts = {"player": player_name(drawer)}
    name = "draw"
    if s.phase == DRAW and s.victim >= 0:
        name = "draw-from"
        facts["victim"] = player_name(int(s.victim))
    if masked:
        return Message(f"steam_power-log-{name}-hidden", facts)
    contract = action - A_DRAW
    return Message(f"steam_power-log-{name}", {**facts, "contract": contract + 1, "needs": needs_message(s, contract)})


def tell_track(s: Position, after: Position, player: int, action: int, facts: Facts) -> Message:
    verb, cell, shape = track_of(s, action)
    facts["hex"] = s.sheet.hex_ids[cell]
    if verb == "remove":
        return Message("steam_power-log-remove", facts)
    facts["kind"] = kind_message(shape)
    if verb != "replace":
        facts["cost"] = int(s.money[player]) - int(after.money[player])
    deed = Message(f"steam_power-log-{verb}", facts)
    joined = connection_facts(s, after, cell, shape)
    return Message("steam_power-log-connects", {"deed": deed, **joined}) if joined else deed


def connection_facts(s: Position, after: Position, cell: int, shape: int) -> Facts:
    """The cities that a path has connected; none when its connection is incomplete."""
    if after.chain[s.company]:
        return {}
    one, two = joined_by(after, int(s.company), cell, shape)
    return {"from": city_message(s, one), "to": city_message(s, two)}


def tell_delivery(s: Position, after: Position, player: int, action: int, facts: Facts) -> Message:
    """SP-6: a contract that is shown, or a resource that is brought or paid for; the last one fulfils the contract."""
    contract = action - A_FULFIL if action < A_BRING else int(s.contract)
    done = after.where[contract] == DONE + player
    money = int(s.sheet.reward[contract]) if done else 0
    cost = int(s.money[player]) - int(after.money[player]) + money
    if action < A_BRING:
        deed = tell_shown(s, contract, cost, facts)
    else:
        paid = payments(s, after, player)
        if paid:
            facts["payees"] = payees_message(paid)
        name = "pay"
        if action < A_PAY:
            site = action - A_BRING
            facts["city"] = city_message(s, site)
            facts["resource"] = resource_message(int(s.city[site]) - 1)
            facts["cost"] = cost
            name = "bring-paid" if paid else "bring"
        deed = Message(f"steam_power-log-{name}", facts)
    if not done:
        return deed
    points = int(s.sheet.points[contract])
    return Message(
        "steam_power-log-fulfilled", {"deed": deed, "contract": contract + 1, "money": money, "points": points}
    )


def tell_shown(s: Position, contract: int, cost: int, facts: Facts) -> Message:
    """SP-6.4: a contract is shown, and what cannot be brought for it is bought."""
    shown: Facts = {**facts, "contract": contract + 1, "needs": needs_message(s, contract)}
    if cost == 0:
        return Message("steam_power-log-fulfil", shown)
    return Message("steam_power-log-fulfil-buys", {**shown, "count": cost // int(PURCHASE), "cost": cost})


def prompt(s: Position, viewer: int) -> Message:
    """What is asked of the viewer now, or whom the table waits for."""
    phase = int(s.phase)
    if phase == END:
        return Message("steam_power-prompt-over")
    if phase == ENGINE:
        return Message("steam_power-prompt-engine")
    if phase in (DRAW, ASIDE):
        return Message("steam_power-prompt-draw")
    if phase < ENGINE:
        return Message("steam_power-prompt-setup")
    actor = int(s.actor())
    if actor != viewer:
        return Message("steam_power-prompt-wait", {"player": player_name(actor)})
    return own_prompt(s, phase)


def own_prompt(s: Position, phase: int) -> Message:
    facts: Facts = {"company": company_message(s, int(s.company))} if s.sheet.solo else {}
    if phase == ACT and s.sheet.solo:
        return Message("steam_power-prompt-act-solo", {**facts, "number": int(s.seats), "all": int(ENGINES_DRAWN)})
    if phase == ACT:
        return Message("steam_power-prompt-act", {"number": int(s.actions) + 1, "all": int(ACTIONS)})
    if phase == TRACK:
        return Message("steam_power-prompt-track")
    if phase == BRING:
        left = sum(int(s.need[colour]) for colour in range(N_RESOURCES))
        resource = resource_message(int(needed_now(s)))
        return Message(
            "steam_power-prompt-bring", {"contract": int(s.contract) + 1, "resource": resource, "left": left}
        )
    if phase == PAY:
        return Message("steam_power-prompt-pay", {"city": city_message(s, int(s.source))})
    if phase == BONUS:
        return Message(f"steam_power-prompt-bonus-{BONUSES[s.sheet.bonus[s.contract]]}")
    assert phase == FROM
    return Message("steam_power-prompt-from")
