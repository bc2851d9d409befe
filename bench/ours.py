"""The load on a Roundhouse server: one table of Siberia for two, moved as fast as answers come.

One request is under way at a table at a time. A move counts when its own player has the answer and every seat that may
notice the move has the update which shows it.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from functools import partial

import msgspec

from bench.rest import Address, Refused, session
from bench.tally import Tally
from bench.websocket import WebSocket

API = "/api/v1"
GAME = "siberia"
SECRET_PHASE = "plan"  # SI-3.1: all plan at once, hidden from each other
AGAIN = 0.05  # seconds until a refused request is tried again
NULL = msgspec.Raw(b"null")


class View(msgspec.Struct, gc=False):
    phase: str = ""
    round: int = 0


class Now(msgspec.Struct, gc=False):
    phase: str
    legal: msgspec.Raw
    view: View | None = None
    done: bool = False


class Message(msgspec.Struct, gc=False):
    """An Update, which has `now`, or the answer to a request, which has not."""

    seq: int = 0
    now: Now | None = None
    status: int = 200
    error: msgspec.Raw = msgspec.Raw(b"")


class Action(msgspec.Struct, array_like=True, gc=False):
    number: int


class Legal(msgspec.Struct, gc=False):
    actions: list[Action]


read_message = msgspec.json.Decoder(Message).decode
read_legal = msgspec.json.Decoder(Legal).decode


@dataclass(slots=True)
class Seat:
    """One of the client's own seats, with what it was told last."""

    token: str
    seq: int = 0
    now: Now | None = None
    socket: WebSocket | None = None


@dataclass(slots=True)
class Request:
    """What is under way."""

    sent: float
    seat: int
    move: bool  # not a mere "done"
    planning: View | None  # what the player saw, if this may be a secret
    answered: bool = False
    informed: int = 0  # bit i for seat i


class Table:
    """A table and its successors: when a game is over, the same persons open a new one.

    With a bot's name there is one person, who answers at once, and the bot; such a table counts nothing.
    """

    def __init__(self, address: Address, slot: int, seed: int, tally: Tally, bot: str = "") -> None:
        self.moved = time.perf_counter()
        self._address = address
        self._slot = slot
        self._random = random.Random(f"{seed}/{slot}/{bot}")
        self._tally = tally
        self._bot = bot
        self._seats: list[Seat] = []
        self._request: Request | None = None
        self._keys = 0
        self._open = False
        self._opening: asyncio.Task[None] | None = None

    @property
    def awaits_bot(self) -> bool:
        """Whether the table waits for its bot."""
        now = self._seats[0].now if self._bot and self._open else None
        return now is not None and now.phase == "playing" and now.legal == NULL and self._request is None

    @property
    def playing(self) -> bool:
        """Whether a game is on, and not a new one being opened."""
        return self._open and all(seat.now is not None for seat in self._seats)

    async def open(self) -> None:
        """Make the table, take the seats, connect."""
        async with session(self._address) as http:
            if not self._seats:
                for name in ("Ana",) if self._bot else ("Ana", "Ben"):
                    made = await http.post(f"{API}/persons", {"name": f"{name} {self._slot}", "cookie": False})
                    self._seats.append(Seat(made["token"]))
            other = {"kind": "bot", "bot": self._bot} if self._bot else {"kind": "open"}
            wanted = {
                "game": GAME,
                "options": {},
                "seats": [{"kind": "person"}, other],
                "public": False,
                "hints": False,
            }
            table = await http.post(f"{API}/tables", wanted, self._seats[0].token)
            path = f"{API}/tables/{table['table']}"
            for i, seat in enumerate(self._seats):
                if i:
                    await http.post(f"{path}/join", {"seat": f"p{i + 1}", "invite": table["invite"]}, seat.token)
                await http.post(f"{path}/settings", {"seat": f"p{i + 1}", "auto_end": True}, seat.token)
        for i, seat in enumerate(self._seats):
            seat.seq, seat.now = 0, None
            seat.socket = WebSocket(partial(self._received, i), self._lost)
            await seat.socket.connect(self._address, f"{path}/live?seat=p{i + 1}&since=0", seat.token)

    def begin(self) -> None:
        """Let the moves go."""
        self._open = True
        self._go()

    def close(self) -> None:
        self._open = False
        if self._opening is not None:
            self._opening.cancel()
        for seat in self._seats:
            if seat.socket is not None:
                seat.socket.close()

    def _received(self, who: int, data: bytes) -> None:
        message = read_message(data)
        request = self._request
        if message.now is not None:
            self._updated(who, message.seq, message.now)
        elif message.status >= 400:
            self._refused(message)
            return
        elif request is not None:
            request.answered = True
        if request is None:
            self._go()
        elif request.answered and self._all_informed(request):
            self._complete(request)

    def _updated(self, who: int, seq: int, now: Now) -> None:
        seat, request = self._seats[who], self._request
        news = seq > seat.seq  # something was told, which is more than that somebody has come or gone
        if request is not None and news and not request.informed >> who & 1:
            request.informed |= 1 << who
        elif seat.now is not None and not self._bot:
            self._tally.strays += 1
        seat.seq, seat.now = seq, now

    def _all_informed(self, request: Request) -> bool:
        """Whether everybody who may notice the move has the update that shows it."""
        if not request.informed >> request.seat & 1:
            return False
        return request.informed + 1 == 1 << len(self._seats) or not request.move or self._is_secret(request)

    def _is_secret(self, request: Request) -> bool:
        """A placement stays hidden until the last one of the round lays all of them open."""
        now = self._seats[request.seat].now
        return request.planning is not None and now is not None and now.view == request.planning

    def _complete(self, request: Request) -> None:
        self.moved = time.perf_counter()
        if request.move and not self._bot:
            self._tally.moved(self.moved - request.sent, self._is_secret(request))
        self._request = None
        self._go()

    def _refused(self, message: Message) -> None:
        if message.status == 409:
            self._tally.stale += 1
        else:
            self._tally.errors[f"{message.status} {bytes(message.error).decode()[:100]}"] += 1
        self._request = None
        asyncio.get_running_loop().call_later(AGAIN, self._go)

    def _go(self) -> None:
        """Send the next request, if somebody may act."""
        if self._request is not None or not self._open:
            return
        nows = [seat.now for seat in self._seats if seat.now is not None]
        if len(nows) < len(self._seats):
            return
        if all(now.phase == "over" for now in nows):
            if not self._bot:
                self._tally.ended()
            self._reopen()
            return
        able = [i for i, now in enumerate(nows) if now.done or now.legal != NULL]
        if able:
            who = able[0] if len(able) == 1 else self._random.choice(able)
            self._ask(who, self._seats[who], nows[who])

    def _ask(self, who: int, seat: Seat, now: Now) -> None:
        assert seat.socket is not None
        self._keys += 1
        if now.done:
            text = b'{"do":"done","seq":%d,"key":"%d"}' % (seat.seq, self._keys)
        else:
            action = self._random.choice(read_legal(now.legal).actions).number
            text = b'{"do":"act","seq":%d,"key":"%d","actions":[%d]}' % (seat.seq, self._keys, action)
        planning = now.view if now.view is not None and now.view.phase == SECRET_PHASE else None
        self._request = Request(time.perf_counter(), who, not now.done, planning)
        seat.socket.send(text)

    def _lost(self, why: str) -> None:
        self._tally.errors[f"socket: {why}"] += 1
        self._reopen()

    def _reopen(self) -> None:
        """Leave this table for a new one."""
        self.close()
        self._request = None
        self._opening = asyncio.create_task(self._open_again())

    async def _open_again(self) -> None:
        while True:
            try:
                await self.open()
                self.begin()
                return
            except (OSError, EOFError, Refused) as e:
                self._tally.errors[f"opening: {e}"] += 1
                await asyncio.sleep(10 * AGAIN)
