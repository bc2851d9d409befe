"""What people do at a table, well-behaved or not. Three small numbers say who does what: anything can pick them.

Every function takes any numbers in any position: where nothing of its kind can be done, it does nothing or is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from roundhouse.core.game import legal, waiting
from tests.server.against import Company
from tests.server.model import Model, Reply, Wish, folded
from tests.server.wires import new_key

Doing = Callable[[Company, int, int, int], None]


def wish(company: Company, seat: int, do: str, *actions: int, agree: bool = False, auto_end: bool = False) -> Wish:
    """A wish of the person at a seat, who knows everything so far."""
    owner, seq = company.model.seats[seat].owner, len(company.model.feeds[seat])
    key = new_key() if do in ("act", "done", "undo", "answer") else ""
    return Wish(owner, seat, do, seq, key, actions, agree, auto_end)


def persons(model: Model) -> list[int]:
    return [p for p, seat in enumerate(model.seats) if seat.owner]


def leading_on(company: Company, seat: int) -> list[Wish]:
    """What a seat may do to play on."""
    acts = [wish(company, seat, "act", action) for action in company.model.legal(seat) or ()]
    return acts + ([wish(company, seat, "done")] if company.model.waits_for_done(seat) else [])


def sensible(company: Company, seat: int) -> list[Wish]:
    """Everything that a client would offer at a seat."""
    offered = leading_on(company, seat)
    if company.model.undo(seat):
        offered.append(wish(company, seat, "undo"))
    if seat in company.model.silent():
        offered += [wish(company, seat, "answer", agree=agree) for agree in (True, False)]
    return offered or [wish(company, seat, "undo")]


def whole_plan(company: Company, seat: int, pick: int, most: int = 64) -> tuple[int, ...]:
    """So many placements of one request, up to the last one of a player's part in secret."""
    model, actions = company.model, list[int]()
    done = tuple((deed.player, deed.action) for deed in model.deeds)
    position = model.position()
    while len(actions) < most and seat in waiting(position) and seat not in model.held:
        choices = legal(position, seat)
        if not position.concealed(seat, choices[0]):
            break
        actions.append(choices[(pick + len(actions)) % len(choices)])
        position = folded(model.setup.board, (*done, *((seat, action) for action in actions)))
    return tuple(actions)


def play_on(company: Company, who: int, what: int, how: int) -> None:
    """Somebody does what leads on; when nobody can, somebody who has left returns."""
    offered = [found for p in persons(company.model) if (found := leading_on(company, p))]
    if offered:
        mine = offered[who % len(offered)]
        company.together([mine[what % len(mine)]], [how % 2])
    elif company.model.phase == "playing":
        come_back(company, who, 0, 0)


def play_a_while(company: Company, who: int, what: int, how: int) -> None:
    for number in range(how % 5 + 2):
        play_on(company, who + number, what + number, how)


def plan(company: Company, who: int, pick: int, how: int) -> None:
    """Several placements in one request, all or none; the last may be one that is forbidden."""
    seat = who % len(company.model.seats)
    if company.model.seats[seat].owner and (actions := whole_plan(company, seat, pick, how % 7 + 1)):
        if pick % 5 == 4:
            actions = (*actions, company.model.setup.board.n_actions - 1)
        company.together([wish(company, seat, "act", *actions)])


def illegal(company: Company, who: int, what: int, how: int) -> None:
    """Something that the rules forbid now, or at somebody else's seat."""
    model = company.model
    seat = who % len(model.seats)
    allowed = set(model.legal(seat) or ())
    forbidden = [action for action in range(model.setup.board.n_actions + 2) if action not in allowed]
    asked = wish(company, seat, "act", forbidden[what % len(forbidden)])
    if what % 4 == 0 or not asked.person:
        asked = replace(asked, person=next(name for name in company.people if name != asked.person))
    company.together([asked], [how % 2])


def late(company: Company, who: int, what: int, how: int) -> None:
    """Somebody who has missed some entries, or knows more than there are."""
    if seats := persons(company.model):
        offered = sensible(company, seats[who % len(seats)])
        asked, behind = offered[what % len(offered)], how // 2 % 6
        company.together([replace(asked, seq=max(0, asked.seq - behind) if behind else asked.seq + 1)], [how % 2])


def repeat(company: Company, which: int, other: int, how: int) -> None:
    """An old request once more; or another one that has its key by mistake, or at another seat."""
    granted = [sent for sent in company.sent if (sent.seat, sent.key) in company.model.answers]
    sent = granted if granted and other % 5 else company.sent
    if not sent:
        return
    kinds = sorted({one.do for one in sent})
    alike = [one for one in sent if one.do == kinds[how // 2 % len(kinds)]]
    old = alike[which % len(alike)]
    if other % 6 == 0:
        old = replace(old, do="undo", actions=())
    elif other % 6 == 1 and (seats := persons(company.model)):
        old = replace(sensible(company, seats[other % len(seats)])[0], key=old.key)
    company.together([old], [how % 2])


def undo(company: Company, who: int, _: int, how: int) -> None:
    seats = [p for p in persons(company.model) if company.model.undo(p)] or persons(company.model)
    if seats:
        company.together([wish(company, seats[who % len(seats)], "undo")], [how % 2])


def consent(company: Company, who: int, what: int, how: int) -> None:
    """An answer to a question, which may be late; when there is none, a question, or an answer to nothing."""
    askers = [p for p in persons(company.model) if company.model.undo(p) == "ask"]
    silent = company.model.silent()
    if seats := askers if what % 5 == 0 else silent or askers or persons(company.model):
        seat = seats[who % len(seats)]
        asks = seat in askers and (not silent or what % 5 == 0)
        asked = wish(company, seat, "undo") if asks else wish(company, seat, "answer", agree=what % 4 > 0)
        company.together([replace(asked, seq=max(0, asked.seq - (what % 7 == 0)))], [how % 2])


def ask_and_answer(company: Company, who: int, what: int, how: int) -> None:
    """Somebody would like to take something back, and the others say what they think of it, one after the other."""
    consent(company, who, 0, how)
    for number in range(3):
        if silent := company.model.silent():
            agree = what >> number & 3 > 0
            company.together([wish(company, silent[who % len(silent)], "answer", agree=agree)], [how >> number & 1])


def slowly(company: Company, who: int, what: int, how: int) -> None:
    """A request is sent, and takes its time; or one of those arrives, perhaps before older ones."""
    seats = company.model.silent() or persons(company.model)
    if company.slow and how % 2:
        company.together([company.slow.pop(who % len(company.slow))], [how // 2 % 2])
    elif seats:
        offered = sensible(company, seats[who % len(seats)])
        company.slow.append(offered[what % len(offered)])


def settings(company: Company, who: int, what: int, _: int) -> None:
    seat = who % len(company.model.seats)
    if company.model.seats[seat].owner:
        company.together([wish(company, seat, "settings", auto_end=what % 2 == 0)])


def change_seats(company: Company, who: int, what: int, _: int) -> None:
    """Somebody leaves, or resigns, but not the last one; or somebody who has left returns."""
    absent = any(seat.absent for seat in company.model.seats)
    seats = persons(company.model)
    if len(seats) > 1 and (not absent or what % 3 == 0):
        company.together([wish(company, seats[who % len(seats)], "resign" if what % 7 == 0 else "leave")])
    else:
        come_back(company, who, what, 0)


def come_back(company: Company, who: int, _: int, __: int) -> None:
    """Somebody who has left returns; or somebody who has not would like to."""
    absent = [p for p, seat in enumerate(company.model.seats) if seat.absent]
    seat = absent[who % len(absent)] if absent else who % len(company.model.seats)
    person = company.model.seats[seat].absent or company.game.people[seat]
    company.together([Wish(person, seat, "return")])


def reconnect(company: Company, who: int, since: int, _: int) -> None:
    viewer = who % len(company.model.viewers)
    company.reconnect(viewer, since % (len(company.model.feeds[viewer]) + 1))


def two_of_one(company: Company, who: int, what: int, how: int) -> None:
    """Two clients at one seat, at the same moment; or one whose request is sent twice."""
    if seats := persons(company.model):
        offered = sensible(company, seats[who % len(seats)])
        at_once(company, [offered[what % len(offered)], offered[how // 4 % len(offered)]], how)


def all_plan(company: Company, pick: int, order: int, how: int) -> None:
    """Everybody who plans in secret sends the rest of the plan, or Done, at the same moment."""
    asked = []
    for seat in persons(company.model):
        if seat in company.model.held:
            asked.append(wish(company, seat, "done"))
        elif actions := whole_plan(company, seat, pick + seat):
            asked.append(wish(company, seat, "act", *actions))
    if len(asked) > 1:
        first = order % len(asked)
        at_once(company, asked[first:] + asked[:first], how)
        company.cases["all plan at once"] += 1


def undo_and_move(company: Company, who: int, other: int, how: int) -> None:
    """One takes back while another one plays on, or says Done to it."""
    takers = [p for p in persons(company.model) if company.model.undo(p)]
    movers = [found for p in persons(company.model) if (found := leading_on(company, p))]
    if takers and movers:
        mine = movers[other % len(movers)]
        asked = [wish(company, takers[who % len(takers)], "undo"), mine[how // 8 % len(mine)]]
        replies = at_once(company, asked if how // 4 % 2 else asked[::-1], how)
        if asked[0].person != asked[1].person and sorted(reply.status for reply in replies) == [200, 409]:
            company.cases["undo and a move of another one: one is late"] += 1


def anything(company: Company, first: int, second: int, how: int) -> None:
    """Some wishes of whoever it may be, at once: sensible ones, Done, leaving, settings.

    With bots there are two at most: bots may act in between, and all that may come of it is compared.
    """
    asked: list[Wish] = []
    bots = any(seat.kind == "bot" for seat in company.model.seats)
    picks = [first, second] if bots or how % 2 else [first, second, how // 8]
    for pick in picks:
        if seats := persons(company.model):
            seat = seats[pick % len(seats)]
            rude = [wish(company, seat, "done"), wish(company, seat, "settings", auto_end=pick % 2 == 0)]
            if len(seats) > 1 and len(picks) == 2:
                rude.append(wish(company, seat, "leave" if pick % 8 else "resign"))
            offered = sensible(company, seat) + rude
            asked.append(offered[pick // 3 % len(offered)])
    at_once(company, asked, how // 2)


def at_once(company: Company, asked: list[Wish], how: int) -> list[Reply]:
    """Send wishes at the same moment, by socket or not, and note who was too late."""
    replies = company.together(asked, [how >> index & 1 for index in range(len(asked))])
    won = [one for one, reply in zip(asked, replies, strict=True) if reply.status == 200]
    lost = [one for one, reply in zip(asked, replies, strict=True) if reply.status in (409, 422)]
    if len(asked) > len({(one.seat, one.key) for one in asked}):
        company.cases["the same twice at once"] += 1
    if won and lost:
        same = any(one.seat == other.seat for one in won for other in lost)
        company.cases["a race at one seat" if same else "a race of two people"] += 1
    return replies


DOINGS: dict[Doing, int] = {  # with how likely they are
    play_on: 16,
    play_a_while: 2,
    plan: 3,
    illegal: 2,
    late: 5,
    repeat: 5,
    undo: 3,
    consent: 4,
    ask_and_answer: 3,
    slowly: 5,
    settings: 2,
    change_seats: 2,
    reconnect: 1,
    two_of_one: 5,
    all_plan: 4,
    undo_and_move: 5,
    anything: 4,
}
