"""The load on a boardgame.io server: one match for two, moved as fast as answers come.

It speaks engine.io 4 and socket.io 5 over a bare WebSocket, as boardgame.io's own client does after its upgrade. A move
counts when both players have the update with the state after it.
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

GAME = "noughts"  # of boardgame.io/server.js
SOCKET = "/socket.io/?EIO=4&transport=websocket"
NAMESPACE = f"/{GAME},".encode()

# engine.io's packets begin with one digit; 4 is a message, which is a packet of socket.io with a digit of its own
ENGINE_OPEN, ENGINE_PING, ENGINE_PONG = b"0", b"2", b"3"
CONNECT, EVENT = b"40" + NAMESPACE, b"42" + NAMESPACE
UPDATE, SYNC, CONNECTED = (EVENT + b'["%s"' % name for name in (b"update", b"sync", b"matchData"))
AGAIN = 0.5  # seconds until a new match is tried again


class Board(msgspec.Struct, gc=False):
    cells: list[str | None]


class Context(msgspec.Struct, gc=False, rename="camel"):
    current_player: str
    gameover: bool = False


class State(msgspec.Struct, gc=False):
    G: Board
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct, gc=False):
    state: State


class SyncEvent(msgspec.Struct, array_like=True, gc=False):
    name: str
    match: str
    info: Synced


class UpdateEvent(msgspec.Struct, array_like=True, gc=False):
    name: str
    match: str
    state: State


read_update = msgspec.json.Decoder(UpdateEvent).decode
read_sync = msgspec.json.Decoder(SyncEvent).decode


@dataclass(slots=True)
class Player:
    """One of the client's two players, with the state it was told last."""

    credentials: str = ""
    state: State | None = None
    connected: bool = False
    socket: WebSocket | None = None


class Table:
    """A match and its successors: when a game is over, a new match is made."""

    def __init__(self, address: Address, slot: int, seed: int, tally: Tally) -> None:
        self.moved = time.perf_counter()
        self._address = address
        self._slot = slot
        self._random = random.Random(f"{seed}/{slot}")
        self._tally = tally
        self._match = ""
        self._players = (Player(), Player())
        self._sent = 0.0
        self._awaited = -1  # the number of the state after the move under way
        self._informed = 0  # bit i for player i
        self._open = False
        self._opening: asyncio.Task[None] | None = None

    @property
    def awaits_bot(self) -> bool:
        return False

    @property
    def playing(self) -> bool:
        """Whether a game is on, and not a new one being opened."""
        return self._open and all(player.connected for player in self._players)

    async def open(self) -> None:
        """Make the match, let both join, connect."""
        async with session(self._address) as http:
            made = await http.post(f"/games/{GAME}/create", {"numPlayers": 2, "unlisted": True})
            self._match = made["matchID"]
            for i, player in enumerate(self._players):
                name = f"{('Ana', 'Ben')[i]} {self._slot}"
                path = f"/games/{GAME}/{self._match}/join"
                joined = await http.post(path, {"playerID": str(i), "playerName": name})
                player.credentials, player.state, player.connected = joined["playerCredentials"], None, False
        self._awaited = -1
        for i, player in enumerate(self._players):
            player.socket = WebSocket(partial(self._received, i), self._lost)
            await player.socket.connect(self._address, SOCKET)

    def begin(self) -> None:
        """Let the moves go."""
        self._open = True
        self._go()

    def close(self) -> None:
        self._open = False
        if self._opening is not None:
            self._opening.cancel()
        for player in self._players:
            if player.socket is not None:
                player.socket.close()

    def _received(self, who: int, data: bytes) -> None:
        if data.startswith(UPDATE):
            self._updated(who, read_update(data[len(EVENT) :]).state)
        elif data == ENGINE_PING:
            self._send(who, ENGINE_PONG)
        elif data.startswith(CONNECT):
            ask = ["sync", self._match, str(who), self._players[who].credentials]
            self._send(who, EVENT + msgspec.json.encode(ask))
        elif data.startswith(SYNC):
            self._players[who].state = read_sync(data[len(EVENT) :]).info.state
        elif data.startswith(CONNECTED):
            # the first one comes when the server has put this player on its list for updates
            self._players[who].connected = True
            self._go()
        elif data.startswith(ENGINE_OPEN):
            self._send(who, CONNECT)
        else:
            self._tally.errors[f"socket: {data[:100].decode(errors='replace')}"] += 1

    def _updated(self, who: int, state: State) -> None:
        player = self._players[who]
        player.state = state
        if state.number != self._awaited or self._informed >> who & 1:
            self._tally.strays += 1
            return
        self._informed |= 1 << who
        if self._informed == 3:
            self.moved = time.perf_counter()
            self._tally.moved(self.moved - self._sent)
            self._awaited = -1
            self._go()

    def _go(self) -> None:
        """Let the player whose turn it is take a free cell."""
        states = [player.state for player in self._players if player.connected and player.state is not None]
        if len(states) < 2 or self._awaited >= 0 or not self._open:
            return
        if states[0].ctx.gameover:
            self._tally.ended()
            self._reopen()
            return
        who = int(states[0].ctx.current_player)
        state = states[who]
        cell = self._random.choice([i for i, taken in enumerate(state.G.cells) if taken is None])
        move = b'{"type":"take","args":[%d],"playerID":"%d","credentials":"%s"}' % (
            cell,
            who,
            self._players[who].credentials.encode(),
        )
        text = b'["update",{"type":"MAKE_MOVE","payload":%s},%d,"%s","%d"]' % (
            move,
            state.number,
            self._match.encode(),
            who,
        )
        self._awaited, self._informed, self._sent = state.number + 1, 0, time.perf_counter()
        self._send(who, EVENT + text)

    def _send(self, who: int, packet: bytes) -> None:
        socket = self._players[who].socket
        if socket is not None:
            socket.send(packet)

    def _lost(self, why: str) -> None:
        self._tally.errors[f"socket: {why}"] += 1
        self._reopen()

    def _reopen(self) -> None:
        """Leave this match for a new one."""
        self.close()
        self._opening = asyncio.create_task(self._open_again())

    async def _open_again(self) -> None:
        while True:
            try:
                await self.open()
                self.begin()
                return
            except (OSError, EOFError, Refused) as e:
                self._tally.errors[f"opening: {e}"] += 1
                await asyncio.sleep(AGAIN)
