"""Tables at which anything happens: random wishes of persons and bots, from the first draw to the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from roundhouse.core.game import legal, waiting
from roundhouse.core.message import Problem
from roundhouse.table import play, seating
from roundhouse.table.events import BOT, PERSON, Event
from roundhouse.table.table import ENDED, Table
from tests.table.sitting import AT, sit

Wish = Callable[[], list[Event]]
CALM = 300  # after so many wishes people only play on, so that the game ends


def games(count: int) -> Iterator[tuple[Random, Table]]:
    """Tables of all kinds: with bots, with an open seat, with a person who has two seats."""
    kinds = [
        ("toy", "Ana", "Ben"),
        ("toy", "Ana", "random", "Ben"),
        ("toy", "Ana", "Ben@ana", "Cleo"),
        ("toy", "Ana", "random"),
        ("siberia", "Ana", "Ben", "random"),
        ("toy", "-", "Ben", "Cleo"),
    ]
    for number in range(count):
        rng = Random(number)
        game, *seats = kinds[number % len(kinds)]
        options = {"round_limit": "2"} if game == "siberia" else {}
        yield rng, sit(*seats, game=game, seed=rng.randbytes(32), options=options)


def wander(rng: Random, table: Table) -> Iterator[str]:
    """Whatever comes to people's minds, one wish at a time, to the end of the game; yields the word for it."""
    clock = AT
    for count in range(4000):
        if table.phase == ENDED:
            return
        wishes = list(_wishes(rng, table, clock, calm=count > CALM))
        word, wish = rng.choices(wishes, [_weight(word) for word, _ in wishes])[0]
        try:
            events = wish()
        except Problem:
            continue
        table.commit(events)
        clock += rng.choice((0, 1, 50))
        yield word
    raise AssertionError("the game does not end")


def _weight(word: str) -> int:
    return {"act": 20, "done": 20, "bot": 20, "undo": 5, "answer": 10, "join": 10, "return": 5}.get(word, 1)


def _wishes(rng: Random, table: Table, at: int, *, calm: bool) -> Iterator[tuple[str, Wish]]:
    """All that somebody could wish for now."""
    for p, seat in enumerate(table.seats):
        if seat.kind == PERSON:
            yield "act", partial(play.act, table, p, _some(rng, table, p), at)
            yield "done", partial(play.done, table, p, at)
            yield "answer", partial(play.answer, table, p, rng.random() < 0.7, at)
            if not calm:
                yield "undo", partial(play.undo, table, p, at)
                yield "auto", partial(seating.set_auto_end, table, p, rng.random() < 0.5, at)
                yield "leave", partial(seating.leave, table, p, at)
        elif seat.kind == BOT:
            if play.thinker(table, p):
                yield "bot", partial(play.act, table, p, _some(rng, table, p)[:1], at)
            yield "return", partial(seating.come_back, table, p, seat.absent, seat.absent, at)
        else:
            yield "join", partial(seating.join, table, p, "dora", "Dora", at)
    if not calm and len(table.persons()) > 2:
        yield "resign", partial(seating.resign, table, rng.choice(table.persons()), at)


def _some(rng: Random, table: Table, player: int) -> list[int]:
    """One to three actions, each legal after those before it."""
    state, chosen = table.state.copy(), list[int]()
    for _ in range(rng.randint(1, 3)):
        if player not in waiting(state):
            break
        chosen.append(rng.choice(legal(state, player)))
        state.apply(player, chosen[-1])
    return chosen
