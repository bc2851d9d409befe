"""What comes of wishes at the table of the model, one at a time or many at the same moment.

Like the model itself this is a reading of `docs/api.md`: granting, refusing, holding, taking back, asking for consent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from roundhouse.bots.players import bot, choose_alone
from roundhouse.core.draws import draw
from roundhouse.core.game import legal, seat_name, waiting, weights
from roundhouse.core.message import Message
from roundhouse.core.state import CHANCE, Board
from tests.server.model import Deed, Line, Model, Question, Reply, Sitter, Wish

STAND_IN = "greedy"  # the bot at a seat that was left
BOT_SEED = 0  # of all bots, in tests


class No(Exception):
    """A wish that is not granted."""

    def __init__(self, status: int, error: str, index: int = 0) -> None:
        super().__init__(error)
        self.reply = Reply(status, error=error, index=index)


def granted(model: Model, wish: Wish) -> tuple[Reply, Model]:
    """The answer to a wish, and the table after it: the same one when it was not granted."""
    after = model.copy()
    try:
        return _grant(after, wish), after
    except No as no:
        return no.reply, model


def _grant(model: Model, wish: Wish) -> Reply:
    seat = wish.seat
    if wish.do == "return":
        _come_back(model, wish)
        return Reply(200)
    if model.seats[seat].owner != wish.person:
        raise No(403, "server-not-your-seat")
    if wish.do in ("leave", "resign", "settings"):
        _change_seat(model, wish)
        return Reply(200)
    if (seat, wish.key) in model.answers:
        return Reply(200, model.answers[seat, wish.key], again=True)
    have = len(model.feeds[seat])
    asked = [n for n, line in enumerate(model.feeds[seat], 1) if line.message.id == "table-asked"]
    unseen = wish.do == "answer" and model.question is not None and wish.seq < asked[-1]
    if not model.changed(seat) <= wish.seq <= have or unseen:
        since = wish.seq if wish.seq <= have else 0
        return Reply(409, have, "server-stale", tuple(model.feeds[seat][since:]))
    _must_play(model)
    match wish.do:
        case "act":
            _act(model, seat, wish.actions)
        case "done":
            _say_done(model, seat)
        case "undo":
            _undo(model, seat)
        case "answer":
            _answer(model, seat, wish.agree)
    model.answers[seat, wish.key] = len(model.feeds[seat])
    return Reply(200, len(model.feeds[seat]))


def _must_play(model: Model) -> None:
    if model.phase != "playing":
        raise No(422, "table-over" if model.phase == "over" else "table-not-started")


def _act(model: Model, player: int, actions: Sequence[int]) -> None:
    if player in model.held:
        raise No(422, "table-say-done")
    request = model.numbers + 1
    for index, action in enumerate(actions):
        position = model.position()
        if player not in waiting(position) or action not in legal(position, player):
            refusal = model.setup.game.refusal(position.view(player), action)
            raise No(422, refusal.message.id if refusal else "table-not-now", index)
        over = player not in waiting(model.after(model.deeds, player, action))
        if model.shows(model.deeds, player, action) or (position.concealed(player, action) and over):
            if index < len(actions) - 1:
                raise No(422, "table-shows-first")
            if model.seats[player].kind == "person" and player not in model.auto_end:
                _hold(model, player, action)
                return
        _do(model, player, action, True, request)
    _go_on(model)


def _hold(model: Model, player: int, action: int) -> None:
    """The choice waits for Done; nobody else knows."""
    told = model.setup.game.tell(model.position(), player, action, False)
    model.held[player] = _number(model), action
    _say(model, [player], "table", player, Message("table-held", {"line": told}), deed=model.numbers)
    model.cases.append("held")


def _say_done(model: Model, player: int) -> None:
    if not model.waits_for_done(player):
        raise No(422, "table-nothing-waits")
    model.cases.append("done, a choice was held" if player in model.held else "done, a draw waited")
    if player in model.held:
        _do(model, player, model.held[player][1], True, model.numbers + 1)
    model.done = _number(model)
    _go_on(model)


def _undo(model: Model, player: int) -> None:
    match model.undo(player):
        case "":
            raise No(422, "table-nothing-to-undo")
        case "ask":
            if model.question is not None:
                raise No(422, "table-asked-already")
            model.question = Question(player, model.decision(player)[0].number)
            _say(model, model.viewers, "table", player, Message("table-asked", {"seat": seat_name(player)}))
            model.cases.append("consent asked")
        case "free" if player in model.held:
            _strike(model, model.viewers, player, {model.held.pop(player)[0]})
            model.cases.append("held taken back")
        case "free":
            _take_back(model, player, model.decision(player)[0])


def _take_back(model: Model, player: int, first: Deed) -> None:
    secret, back = model.is_secret(first), model.goes_back(first)
    gone = {deed.number for deed in back}
    for p in list(model.held):
        if p == player or not secret:
            gone.add(model.held.pop(p)[0])
    model.deeds = [deed for deed in model.deeds if deed not in back]
    if secret:
        _strike(model, [player], player, gone)
        model.covered.setdefault(player, set()).update(gone)
    else:
        model.question = None
        _strike(model, model.viewers, player, gone.union(*model.covered.values()))
        model.covered.clear()
    model.cases.append(f"undo, {'secret' if secret else 'open'}, bots too" if _bots_of(model, back) else "")
    model.cases.append(f"undo, {'secret' if secret else 'open'}")
    _go_on(model)


def _bots_of(model: Model, deeds: Iterable[Deed]) -> bool:
    return any(deed.player >= 0 and model.seats[deed.player].kind == "bot" for deed in deeds)


def _answer(model: Model, player: int, agree: bool) -> None:
    if model.question is None or player not in model.silent():
        raise No(422, "table-nothing-asked")
    word = "table-agreed" if agree else "table-refused"
    _say(model, model.viewers, "table", player, Message(word, {"seat": seat_name(player)}))
    model.cases.append("consent given" if agree else "consent refused")
    if agree:
        model.question = replace(model.question, agreed=model.question.agreed | {player})
        _when_all_agree(model)
    else:
        model.question = None


def _when_all_agree(model: Model) -> None:
    if model.question is not None and not model.silent():
        model.cases.append("consent granted")
        first = next(deed for deed in model.deeds if deed.number == model.question.first)
        _take_back(model, model.question.player, first)


def set_up(model: Model) -> None:
    """The table is set."""
    model.feeds = [[] for _ in model.viewers]
    _say(model, model.viewers, "table", None, Message("table-opened"))
    _go_on(model)


def sit_down(model: Model, p: int, person: str) -> None:
    _sit(model, p, Sitter("person", person, person), "table-joined")


def _change_seat(model: Model, wish: Wish) -> None:
    p, name = wish.seat, model.seats[wish.seat].name
    if wish.do == "settings":
        model.auto_end ^= {p} if wish.auto_end != (p in model.auto_end) else set()
        if wish.auto_end and p in model.held:
            _do(model, p, model.held[p][1], True, model.numbers + 1)
        _go_on(model)
        return
    _must_play(model)
    absent = wish.person if wish.do == "leave" else ""
    model.cases.append(wish.do)
    _sit(model, p, Sitter("bot", STAND_IN, "", absent), "table-left" if absent else "table-resigned", name)


def _come_back(model: Model, wish: Wish) -> None:
    if model.seats[wish.seat].absent != wish.person:
        raise No(403, "server-no-seat")
    _must_play(model)
    model.cases.append("return")
    _sit(model, wish.seat, Sitter("person", wish.person, wish.person), "table-returned", STAND_IN)


def _sit(model: Model, p: int, sitter: Sitter, word: str, before: str = "") -> None:
    model.seats[p] = sitter
    model.held.pop(p, None)
    model.auto_end.discard(p)
    told = Message(word, {"seat": seat_name(p), "name": sitter.name, "before": before})
    _say(model, model.viewers, "table", p, told)
    if model.question is not None and (p == model.question.player or not model.others(model.question.player)):
        model.question = None
    _when_all_agree(model)
    _go_on(model)


def bots_to_act(model: Model) -> list[int]:
    if model.phase != "playing" or model.paused:
        return []
    return [p for p in waiting(model.position()) if model.seats[p].kind == "bot"]


def bot_acts(model: Model, p: int) -> Model:
    """The table after one action of a bot."""
    after, position = model.copy(), model.position()
    actions = legal(position, p)
    if len(actions) > 1:
        actions = [stand_in(model.setup.board, position.view(p).to_bytes())]
    _act(after, p, actions)
    return after


def _number(model: Model) -> int:
    model.numbers += 1
    return model.numbers


def _go_on(model: Model) -> None:
    """Draws, and what leaves no choice; but before something is shown the table may wait for Done."""
    while model.phase == "playing" and (following := model.by_itself()) is not None:
        player, action = following
        if model.shows(model.deeds, player, action) and model.awaited() is not None:
            return
        if player == CHANCE:
            model.drawn += 1
            odds = weights(model.position())
            action = list(odds)[draw(model.seed, model.drawn, list(odds.values()))]
        _do(model, player, action, False, 0)


def _do(model: Model, player: int, action: int, chosen: bool, request: int) -> None:
    before, game = model.position(), model.setup.game
    secret, audience = bool(before.concealed(player, action)), int(before.audience(player, action))
    deed = Deed(_number(model), player, action, chosen, request, secret, int(before.reveals()))
    model.held.pop(player, None)
    inside = [viewer for viewer in model.viewers if audience >> viewer & 1]
    outside = [viewer for viewer in model.viewers if viewer not in inside]
    move, masked = game.notation(before, player, action), game.masked(before, player, action)
    forced = not chosen and player != CHANCE
    _say(model, inside, "act", player, game.tell(before, player, action, False), move, forced, deed.number)
    if masked and not secret:
        _say(model, outside, "act", player, game.tell(before, player, action, True), masked, forced, deed.number)
    model.deeds.append(deed)
    if model.position().reveals() > before.reveals():
        _lay_open(model)
    if model.question is not None and (model.phase == "over" or _plays_on(model, deed)):
        model.question = None
        model.cases.append("consent lapsed")


def _plays_on(model: Model, deed: Deed) -> bool:
    """A person who decides something in the open has answered."""
    return deed.chosen and not deed.secret and model.seats[deed.player].kind == "person"


def _lay_open(model: Model) -> None:
    """Everybody reads what was secret and is none any more: by seats, whoever was first."""
    for player, gone in sorted(model.covered.items()):
        _strike(model, model.viewers, player, gone)
    model.covered.clear()
    for deed in sorted(model.deeds, key=lambda deed: (deed.player, deed.number)):
        if deed.secret and not model.is_secret(deed):
            line = next(line for line in model.feeds[deed.player] if line.deed == deed.number)
            for feed in model.feeds:
                if not any(known.deed == deed.number for known in feed):
                    feed.append(line)


def _say(
    model: Model,
    viewers: Iterable[int],
    kind: str,
    player: int | None,
    message: Message,
    move: str = "",
    forced: bool = False,
    deed: int = 0,
) -> None:
    line = Line(kind, "" if player is None else seat_name(player), message, move, forced, (), deed)
    for viewer in viewers:
        model.feeds[viewer].append(line)


def _strike(model: Model, viewers: Iterable[int], player: int, gone: set[int]) -> None:
    """Tell viewers what is taken back, each one of what that viewer had read."""
    for viewer in viewers:
        feed = model.feeds[viewer]
        struck = {n for line in feed for n in line.back}
        back = tuple(n for n, line in enumerate(feed, 1) if line.deed in gone and n not in struck)
        if back:
            mine = sum(feed[n - 1].seat == seat_name(player) for n in back)
            told = Message("table-undo", {"seat": seat_name(player), "actions": mine})
            feed.append(Line("undo", seat_name(player), told, back=back))


@lru_cache(maxsize=512)
def stand_in(board: Board, view: bytes) -> int:
    """What a bot does in a seat's place."""
    return choose_alone(board, bot(STAND_IN), view, BOT_SEED)


def bots_play(model: Model) -> Model:
    """The table when all bots have done what they should."""
    while bots := bots_to_act(model):
        model = bot_acts(model, bots[0])
    return model


def outcomes(model: Model, wishes: Sequence[Wish]) -> Iterator[tuple[list[Reply], Model]]:
    """All that may come of wishes that are sent at the same moment: one after the other, in any order."""
    for order, after in _orders(model, list(enumerate(wishes))):
        yield [reply for _, reply in sorted(order, key=lambda pair: pair[0])], bots_play(after)


def _orders(model: Model, wishes: list[tuple[int, Wish]]) -> Iterator[tuple[list[tuple[int, Reply]], Model]]:
    """Bots may act in between; what they do at the same time is secret, so that their own order makes no difference."""
    if not wishes:
        yield [], model
        return
    for index, (number, wish) in enumerate(wishes):
        reply, after = granted(model, wish)
        for rest, last in _orders(after, wishes[:index] + wishes[index + 1 :]):
            yield [(number, reply), *rest], last
    if bots := bots_to_act(model):
        yield from _orders(bot_acts(model, bots[0]), wishes)
