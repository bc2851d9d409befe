"""The life of one process of the pool: it gets a question, finds the answer, and waits for the next one.

A question about a bot or a hint has the board's description, view bytes, seed and budget, and nothing else that the
server knows; one about a position of a finished game has all of that position, one about a record its bytes. Questions
and answers are MessagePack of the types below, each after its length in four bytes. The pool itself is
`server/thinking.py`.
"""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from roundhouse.bots.advise import Advised, advise, weigh
from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import BOARDS, choose, prepare
from roundhouse.bots.process import end_with_parent, limit_memory
from roundhouse.core import registry
from roundhouse.core.message import Message, Problem
from roundhouse.core.record import RUNNING, Note, Record
from roundhouse.core.record_read import read
from roundhouse.core.replay import check, replay, setup_of
from roundhouse.core.state import Board

NICE = 10  # the server answers people first
EVENTS_LIMIT = 100_000  # actions and notes of a record: more than 1000 rounds of any game
SIZE_BYTES = 4


@dataclass(frozen=True, slots=True)
class BoardOf:
    """What a board is compiled from. `options` are all of them, settled; `data` is '' for the game's own."""

    game: str
    players: int
    options: tuple[tuple[str, str | int], ...]
    data: str


@dataclass(frozen=True, slots=True)
class Examined:
    """A record that was read and replayed: all that a table is made of, in numbers and text.

    Names of bots are as the record has them: there need not be such a bot here.
    """

    game: str
    rules: str
    players: int
    options: tuple[tuple[str, str | int], ...]
    data: str
    data_sha256: str
    own_data: str  # the text of data that is not the game's own, else ''
    seats: tuple[tuple[str, str], ...]  # kind and name
    chance: str
    commitment: str  # '' when chance was entered
    actions: tuple[tuple[int, int], ...]  # actor and number, all of them legal in this order
    draws: tuple[int, ...]  # for each action the number of its draw when a table drew it, else 0
    notes: tuple[tuple[int, str], ...]  # after how many actions, and the text
    ending: str
    seed: str  # '' while the game runs or when chance was entered
    digest: str  # of the position after the last action
    draws_verified: bool

    @property
    def over(self) -> bool:
        return self.ending != RUNNING

    @property
    def board(self) -> BoardOf:
        return BoardOf(self.game, self.players, self.options, self.own_data)


class Choose(msgspec.Struct, frozen=True, tag=True):
    board: BoardOf
    kind: str
    view: bytes
    seed: int
    budget: Budget


class Advise(msgspec.Struct, frozen=True, tag=True):
    board: BoardOf
    view: bytes
    seed: int
    iterations: int


class Weigh(msgspec.Struct, frozen=True, tag=True):
    """About a position of a game that is over: it is given with all that it holds."""

    board: BoardOf
    state: bytes
    seed: int
    playouts: int


class Examine(msgspec.Struct, frozen=True, tag=True):
    record: bytes


class Chose(msgspec.Struct, frozen=True, tag=True):
    found: Chosen


class Counsel(msgspec.Struct, frozen=True, tag=True):
    moves: tuple[Advised, ...]


class Weighed(msgspec.Struct, frozen=True, tag=True):
    """By player: the chance to win, and the points that the game may end with."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


class Found(msgspec.Struct, frozen=True, tag=True):
    record: Examined


class Said(msgspec.Struct, frozen=True):
    """A Message on its way. Messages are compiled, and msgspec cannot make a compiled object that holds together."""

    id: str
    args: dict[str, int | str | Said]

    @classmethod
    def of(cls, message: Message) -> Said:
        return cls(message.id, {k: cls.of(v) if isinstance(v, Message) else v for k, v in message.args.items()})

    def message(self) -> Message:
        return Message(self.id, {k: v.message() if isinstance(v, Said) else v for k, v in self.args.items()})


class Refused(msgspec.Struct, frozen=True, tag=True):
    """A Problem: what was asked about is wrong."""

    said: Said


class Exhausted(msgspec.Struct, frozen=True, tag=True):
    """The memory did not suffice; the process is good for nothing more."""


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Anything else: a defect of ours, or bytes that are no view."""

    reason: str


Question = Choose | Advise | Weigh | Examine
Answer = Chose | Counsel | Weighed | Found | Refused | Exhausted | Failed


def live(pipe: socket.socket, memory: int) -> None:
    """Answer until the other end is closed. It may take `memory` bytes more than it begins with; 0 is without limit."""
    end_with_parent()
    os.nice(NICE)
    for name in registry.NAMES:
        registry.game(name)
    if memory:
        limit_memory(memory)
    decoder: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
    with pipe, pipe.makefile("rb") as questions:
        try:
            _send(pipe, b"")  # it is ready
            while len(size := questions.read(SIZE_BYTES)) == SIZE_BYTES:
                _send(pipe, _answer(decoder, questions.read(int.from_bytes(size))))
        except OSError:  # nobody wants the answer any more
            return


def _send(pipe: socket.socket, data: bytes) -> None:
    pipe.sendall(len(data).to_bytes(SIZE_BYTES) + data)


def _answer(decoder: msgspec.msgpack.Decoder[Question], question: bytes) -> bytes:
    try:
        return msgspec.msgpack.encode(_find(decoder.decode(question)))
    except Problem as problem:
        answer: Answer = Refused(Said.of(problem.message))
    except MemoryError:
        answer = Exhausted()
    except Exception as e:  # whatever it is, the one who asks must hear of it
        answer = Failed(f"{type(e).__name__}: {e}"[:200].encode(errors="replace").decode())
    return msgspec.msgpack.encode(answer)


def _find(asked: Question) -> Answer:
    match asked:
        case Choose():
            return Chose(choose(_board(asked.board), asked.kind, asked.view, asked.seed, asked.budget))
        case Advise():
            return Counsel(tuple(advise(_board(asked.board), asked.view, asked.seed, asked.iterations)))
        case Weigh():
            return Weighed(*weigh(_board(asked.board), asked.state, asked.seed, asked.playouts))
    return examine(asked.record)


@lru_cache(maxsize=BOARDS)
def _board(of: BoardOf) -> Board:
    game = registry.game(of.game)
    data = game.parse_data(of.data, of.game) if of.data else game.load_data()
    board = game.board(of.players, dict(of.options), data)
    prepare(board)
    return board


def examine(data: bytes) -> Found:
    """Read and replay a record; a Problem says what is wrong with it."""
    record = read(data)
    if len(record.events) > EVENTS_LIMIT:
        raise Problem("record-too-costly")
    checked = check(record)
    return Found(
        Examined(
            game=record.game,
            rules=record.rules,
            players=record.players,
            options=tuple(setup_of(record).options.items()),
            data=record.data,
            data_sha256=record.data_sha256,
            own_data=record.own_data,
            seats=tuple((seat.kind, seat.name) for seat in record.seats),
            chance=record.chance,
            commitment=record.commitment,
            actions=tuple((step.move.actor, step.action) for step in replay(record)),
            draws=tuple(move.counter for move in record.moves()),
            notes=_notes(record),
            ending=record.result.ending,
            seed=record.result.seed,
            digest=record.result.digest,
            draws_verified=checked.draws_verified,
        )
    )


def _notes(record: Record) -> tuple[tuple[int, str], ...]:
    notes: list[tuple[int, str]] = []
    actions = 0
    for event in record.events:
        if isinstance(event, Note):
            notes.append((actions, event.text))
        else:
            actions += 1
    return tuple(notes)
