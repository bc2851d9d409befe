"""Two servers that are the same to the last byte, but for what one player may not know of one table.

Whatever one of them answers to that player, or to a spectator, the other must answer, too. It knows games by their
contract only, so that every registered game is tested as it is.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from websockets.sync.client import ClientConnection

from roundhouse.core.game import legal, seat_name, waiting
from roundhouse.core.rng import Rng, stream
from roundhouse.core.setup import Setup, build
from roundhouse.core.state import CHANCE, OVER, SPECTATOR, State
from roundhouse.server.house import Sources
from roundhouse.server.rows import TableRow
from roundhouse.table import play, seating
from roundhouse.table.events import PERSON, Seat
from roundhouse.table.table import Table
from tests.battery.common import Subject, Walk
from tests.battery.secrets import made_from_view
from tests.server.running import Client, Running, Told, running

SEED = bytes(range(32))
MOST_SEATS = 5
NOW = 1_800_000_000
STEPS = 3  # so many times the player acts on, if nothing is drawn or laid open


def same_sources(clock: list[int]) -> Sources:
    """Ids, clock and seed that are the same in both."""
    numbers = iter(range(1, 1_000_000))
    return Sources(lambda: float(clock[0]), lambda: f"id{next(numbers):08d}", lambda: SEED)


@dataclass
class Twins:
    """Both servers with the same people."""

    servers: tuple[Running, Running]
    persons: list[str]  # ids; the last one sits nowhere
    clients: list[tuple[Client, Client]]
    clocks: tuple[list[int], list[int]]
    setups: dict[int, Setup] = field(default_factory=dict)

    def of(self, viewer: int) -> tuple[Client, Client]:
        return self.clients[viewer if viewer >= 0 else -1]


@contextmanager
def twins(folder: Path) -> Iterator[Twins]:
    """The database of the second is a copy of the first's, so that names, secrets and tokens are the same."""
    first, second = folder / "one", folder / "two"
    first.mkdir(parents=True)
    people: list[tuple[str, str]] = []
    clocks = ([NOW], [NOW])
    with running(first, same_sources([NOW])) as server:
        for number in range(MOST_SEATS + 1):
            told = server.client().post("persons", {"name": f"Person {number}", "cookie": False}, 201)
            people.append((told["person"], told["token"]))
    shutil.copytree(first, second)
    with running(first, same_sources(clocks[0])) as one, running(second, same_sources(clocks[1])) as two:
        clients = [(Client(one.port, token), Client(two.port, token)) for _, token in people]
        one.clients += [pair[0] for pair in clients]
        two.clients += [pair[1] for pair in clients]
        yield Twins((one, two), [person for person, _ in people], clients, clocks)


def look(pair: Twins, walk: Walk, number: int) -> None:
    """One position: the truth in one server, a world of one player in the other."""
    player = number % walk.variant.players
    worlds = (walk.state.copy(), made_from_view(walk, player, number))
    Comparison(pair, walk, number, player, worlds).run()


class Comparison:
    """The same questions to both servers."""

    def __init__(self, pair: Twins, walk: Walk, number: int, player: int, worlds: tuple[State, State]) -> None:
        self.pair = pair
        self.walk = walk
        self.number = number
        self.player = player
        self.id = f"position{number:06d}"
        self.rng: Rng = stream(777, number)
        self.worlds = worlds
        self.key = 0

    def run(self) -> None:
        for server, state in zip(self.pair.servers, self.worlds, strict=True):
            self.open(server, state)
        with ExitStack() as stack:
            sockets = {viewer: self.sockets(stack, viewer) for viewer in (self.player, SPECTATOR)}
            for viewer in sockets:
                self.ask(viewer, thoroughly=True)
            self.listen(sockets)
            if self.others_act_in_secret():
                self.listen(sockets)
                for viewer in sockets:
                    self.ask(viewer)
                    one, two = (self.in_lobby(client) for client in self.pair.of(viewer))
                    self.compare(one, two, viewer, "the lobby")
            for _ in range(STEPS):
                if not self.act():
                    return
                self.listen(sockets)
                for viewer in sockets:
                    self.ask(viewer)

    def open(self, server: Running, state: State) -> None:
        """A table that begins with this position, all seats taken by persons, with hints for all."""
        setup = self.setup()
        table = Table(setup, SEED, base=state)
        people = self.pair.persons[: setup.players]
        seats = [Seat(PERSON, f"Person {p}", "", owner) for p, owner in enumerate(people)]
        table.commit([seating.opened(seats, NOW)])
        row = TableRow(
            id=self.id,
            game=setup.game.name,
            rules=setup.game.rules_version,
            players=setup.players,
            options=json.dumps(setup.options),
            data_id=setup.data.id,
            data_sha256=setup.data.sha256,
            own_data="",
            seed=SEED,
            chance=table.chance,
            host=people[0],
            public=True,
            hints=True,
            created=NOW,
            updated=NOW,
            phase=table.phase,
            last_seq=len(table.log),
            create_key=None,
        )
        server.do(server.served.house.adopt(row, table))

    def setup(self) -> Setup:
        subject: Subject = self.walk.subject
        key = subject.variants.index(self.walk.variant)
        if key not in self.pair.setups:
            game, variant = subject.game, self.walk.variant
            self.pair.setups[key] = build(game, variant.players, variant.options, game.load_data(), own_data=False)
        return self.pair.setups[key]

    def tables(self) -> tuple[Table, Table]:
        one, two = (server.served.house.rooms[self.id].table for server in self.pair.servers)
        return one, two

    def seat(self, viewer: int) -> str:
        return f"seat={seat_name(viewer)}" if viewer >= 0 else ""

    def sockets(self, stack: ExitStack, viewer: int) -> tuple[ClientConnection, ClientConnection]:
        path = f"tables/{self.id}/live?{self.seat(viewer)}"
        one, two = (stack.enter_context(client.socket(path)) for client in self.pair.of(viewer))
        return one, two

    def listen(self, sockets: dict[int, tuple[ClientConnection, ClientConnection]]) -> None:
        """Everything that came on the sockets since the last time."""
        for viewer, pair in sockets.items():
            one, two = (heard(socket) for socket in pair)
            self.compare(one, two, viewer, "the socket")

    def both(self, viewer: int, method: str, path: str, body: object = None) -> Told:
        """One question to both servers, with the same answer."""
        one, two = (client.call(method, f"tables/{self.id}{path}", body) for client in self.pair.of(viewer))
        self.compare((one.status, one.raw, one.headers), (two.status, two.raw, two.headers), viewer, f"{method} {path}")
        assert one.status < 500, (path, one.body)
        return one

    def compare(self, one: object, two: object, viewer: int, question: str) -> None:
        assert one == two, (
            f"{self.walk}: two worlds that player {self.player} cannot tell apart give {viewer} different answers "
            f"to {question}:\n{one!r}\n{two!r}"
        )

    def ask(self, viewer: int, thoroughly: bool = False) -> None:
        """What can be asked without changing anything."""
        seat = self.seat(viewer)
        self.both(viewer, "GET", f"?{seat}")
        one, two = (table.state.view(viewer).to_bytes() for table in self.tables())
        self.compare(one, two, viewer, "what a bot would be given")
        if viewer >= 0:
            seeds = [play.bot_seed(table, viewer) for table in self.tables()]
            self.compare(seeds[0], seeds[1], viewer, "the seed that a bot would be given")
            turns = [table.turn(viewer) for table in self.tables()]
            self.compare(turns[0], turns[1], viewer, "the turn, on which the budget of a bot depends")
        if not thoroughly:
            return
        self.both(viewer, "GET", f"/log?{seat}&since=0" if seat else "/log?since=0")
        self.both(viewer, "GET", f"/at/{self.rng.below(2)}")
        if self.worlds[0].actor() != OVER:  # the record of a finished game tells everything
            self.both(viewer, "GET", f"/record?{seat}")
        self.both(viewer, "GET", "/board")
        if self.number % 20 == 0:
            listed = [self.in_lobby(client) for client in self.pair.of(viewer)]
            self.compare(listed[0], listed[1], viewer, "the lobby")
        if viewer < 0:
            return
        state, game = self.worlds[0], self.walk.subject.game
        actions = legal(state, viewer)
        for action in [actions[self.rng.below(len(actions))] for _ in range(2) if actions]:
            self.both(viewer, "GET", f"/effects?{seat}&action={action}")
            for place in game.parts(state, viewer, action).places[:1]:
                self.both(viewer, "GET", f"/effects?{seat}&spot={place}")
        for _ in range(4):
            self.both(viewer, "GET", f"/why?{seat}&action={self.rng.below(int(state.board.n_actions))}")
        self.both(viewer, "GET", f"/why?{seat}&text=pass")
        if self.number % 25 == 0 and self.walk.subject.address == game.name:
            self.both(viewer, "GET", f"/hint?{seat}")

    def in_lobby(self, client: Client) -> list[object]:
        """What the lobby tells of this table: of others it may tell other things to a player of another seat."""
        return [table for table in client.get("tables")["tables"] if table["table"] == self.id]

    def others_act_in_secret(self) -> bool:
        """In one of the worlds only, others do what the player must not notice."""
        acted = False
        state = self.worlds[0]
        for other in waiting(state):
            actions = legal(state, other)
            if other == self.player or not state.concealed(other, actions[0]):
                continue
            client = self.pair.of(other)[0]
            body = self.wish(client, other) | {"actions": [actions[self.rng.below(len(actions))]]}
            self.pair.clocks[0][0] += 1  # it takes time, which must not be seen
            told = client.call("POST", f"tables/{self.id}/act", body)
            assert told.status == 200, told.body
            acted = True
        self.pair.clocks[1][0] = self.pair.clocks[0][0]
        return acted

    def wish(self, client: Client, seat: int) -> dict[str, object]:
        told = client.get(f"tables/{self.id}?seat={seat_name(seat)}")
        self.key += 1
        return {"seat": seat_name(seat), "seq": told["seq"], "key": f"key{self.key}"}

    def act(self) -> bool:
        """The player does the same in both worlds; False when something came of it that may differ."""
        tables = self.tables()
        state, reveals = tables[0].state, [table.state.reveals() for table in tables]
        actions = legal(state, self.player) if self.player in waiting(state) else []
        if not actions or self.player in tables[0].held:
            return False
        wish = self.wish(self.pair.of(self.player)[0], self.player)
        body = wish | {"actions": [actions[self.rng.below(len(actions))]]}
        before = [len(table.log) for table in tables]
        answers = [client.call("POST", f"tables/{self.id}/act", body) for client in self.pair.of(self.player)]
        for table, old in zip(tables, before, strict=True):
            if any(getattr(event, "actor", 0) == CHANCE for event in table.log[old:]):
                return False
        if [table.state.reveals() for table in tables] != reveals:
            return False
        self.compare(answers[0].raw, answers[1].raw, self.player, "act")
        self.both(self.player, "POST", "/act", body)  # again: the first answer
        self.both(self.player, "POST", "/act", body | {"key": f"stale{self.key}"})  # knows an old position
        if self.rng.below(3) == 0:
            self.both(self.player, "POST", "/undo", self.wish(self.pair.of(self.player)[0], self.player))
        return True


def heard(socket: ClientConnection) -> list[str | bytes]:
    """All messages so far: whatever is on its way comes before the answer to a wish that is none."""
    socket.send("?")
    messages: list[str | bytes] = []
    while True:
        message = socket.recv(timeout=30)
        told = json.loads(message)
        if told.get("status") == 400:
            return messages
        messages.append(message)
