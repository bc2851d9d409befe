"""What goes over the wire between the people of a test and the server, in a form to be compared with the model."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from roundhouse.core.game import seat_name
from tests.server.model import Line, Reply, Wish

FUTURE = 2**31 - 1  # a number that no log has
LOST = 0  # the status of an answer that never came
PATIENCE = 30.0  # seconds, for answers that must come


@dataclass
class Got:
    """An answer: on a socket it has no bytes of its own."""

    status: int
    body: dict[str, Any]
    raw: bytes = b""


class Socket:
    """A socket of one viewer, and everything that came on it."""

    def __init__(self, connection: ClientConnection) -> None:
        self._open = ExitStack()
        self.close = self._open.close
        self.connection = self._open.enter_context(connection)
        self.answers: dict[str, list[Got]] = {}
        self.updates = [json.loads(self.connection.recv(PATIENCE))]
        assert "now" in self.updates[0], "the first message is an Update"

    def send(self, wish: Wish) -> Callable[[], Got]:
        body = {name: value for name, value in body_of(wish).items() if name != "seat"}
        self.connection.send(json.dumps({"do": wish.do, **body}))
        return lambda: self.answer(wish.key)

    def answer(self, key: str) -> Got:
        """The answer, or none when the socket was closed before it came."""
        try:
            while not self.answers.get(key):
                self._receive()
        except ConnectionClosed:
            return Got(LOST, {})
        return self.answers[key].pop(0)

    def _receive(self) -> None:
        told = json.loads(self.connection.recv(PATIENCE))
        if "key" in told:
            self.answers.setdefault(told.pop("key"), []).append(Got(told.pop("status", 200), told))
        else:
            self.updates.append(told)

    def to_the_end(self) -> list[dict[str, Any]]:
        """The Updates that came before the server closed this socket."""
        with suppress(ConnectionClosed):
            while True:
                self._receive()
        self.close()
        return self.updates

    def drain(self) -> list[dict[str, Any]]:
        """The Updates that were sent until now: an answer that is asked for now comes after them."""
        key = new_key()
        self.send(Wish("", 0, "done", FUTURE, key))()
        updates, self.updates = self.updates, []
        return updates


_keys = itertools.count(1)


def new_key() -> str:
    return f"k{next(_keys)}"


def body_of(wish: Wish) -> dict[str, object]:
    body: dict[str, object] = {"seat": seat_name(wish.seat)}
    if wish.do in ("act", "done", "undo", "answer"):
        body |= {"seq": wish.seq, "key": wish.key}
    if wish.do == "act":
        body["actions"] = list(wish.actions)
    elif wish.do == "answer":
        body["agree"] = wish.agree
    elif wish.do == "settings":
        body["auto_end"] = wish.auto_end
    return body


def line_of(entry: dict[str, Any]) -> tuple[object, ...]:
    """An entry as the model tells it."""
    back = tuple(entry.get("back", ()))
    return entry["kind"], entry.get("seat", ""), entry["message"], entry.get("move", ""), "forced" in entry, back


def now_of(now: dict[str, Any]) -> dict[str, object]:
    """How a table stands, as the model tells it."""
    legal, held = now["legal"], now["held"]
    seats = [
        (s["seat"], s["kind"], s["name"], s.get("kept", False), s.get("mine", False), s.get("auto_end", False))
        for s in now["seats"]
    ]
    return {
        **{name: now[name] for name in ("phase", "paused", "view", "own", "done", "undo", "asking")},
        "seats": seats,
        "legal": legal and [(number, notation) for number, notation, *_ in legal["actions"]],
        "held": held and (held["action"], held["move"]),
    }


def plain(value: object) -> Any:
    return json.loads(json.dumps(value))


def told_as(lines: Sequence[Line], since: int = 0) -> Any:
    """Lines of the model as they are sent."""
    return plain([(n, *line.told()) for n, line in enumerate(lines, since + 1)])


def numbered(log: list[dict[str, Any]]) -> Any:
    return plain([(entry["n"], *line_of(entry)) for entry in log])


def answer_differs(expected: Reply, got: Got) -> str:
    """'' or how an answer is another one than expected."""
    body = got.body
    if got.status == LOST:
        return ""
    if got.status != expected.status:
        return f"{got.status} {body} is not {expected}"
    if expected.status == 200:
        return "" if expected.seq in (-1, body.get("seq")) else f"{body} is not {expected}"
    if expected.status == 409:
        log = told_as(expected.missed, expected.seq - len(expected.missed))
        return "" if (body["seq"], numbered(body["log"])) == (expected.seq, log) else f"{body} is not {expected}"
    if expected.status == 422 and body.get("index", 0) != expected.index:
        return f"{body} is not {expected}"
    return "" if body["error"]["id"] == expected.error or expected.status == 403 else f"{body} is not {expected}"
