"""Nothing that the server has acknowledged is lost or done twice, whenever it is killed and when the disk is full.

The server is a real process, its players sit at real sockets, and the database is read without the server's help.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
import uvloop

from roundhouse.core.record_read import read as read_record
from roundhouse.core.replay import check
from tests.server import kill_disk, kill_judge
from tests.server.kill_players import Hall, Party, Player, gather
from tests.server.kill_server import Server, serving
from tests.server.running import Client, Told

KILLS = int(os.environ.get("ROUNDHOUSE_KILLS", "200"))
FEW = 10
TABLES = 50
SECONDS = 120.0  # until every table has gone on after the last kill, on a machine that is busy


async def moment(hall: Hall, rng: random.Random) -> None:
    """Wait for some time, wherever the players are by then; or for some answers, however long they take."""
    if rng.random() < 0.4:
        await asyncio.sleep(0.05 + 0.55 * rng.random() ** 3)
        return
    enough = hall.counts["acknowledged"] + int(60 * rng.random() ** 2)
    async with asyncio.timeout(SECONDS):
        while hall.counts["acknowledged"] < enough:
            await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0.0, 0.01))


async def kill_and_start(server: Server, hall: Hall, kills: int) -> None:
    """Kill the server at random moments: mostly while it serves, sometimes while it starts."""
    rng = random.Random(hall.seed)
    for _ in range(kills):
        if hall.up.is_set():
            await moment(hall, rng)
            hall.counts["wishes on their way at a kill"] += sum(player.pending is not None for player in hall.seats)
        else:
            hall.counts["killed while starting"] += 1
        hall.up.clear()
        server.kill()
        server.launch()
        if rng.random() < 0.15:
            await asyncio.sleep(rng.uniform(0.0, 0.5))
        else:
            await answers(server, hall)
    if not hall.up.is_set():
        await answers(server, hall)


async def answers(server: Server, hall: Hall) -> None:
    """Wait until the server answers, and let the players know."""
    await asyncio.to_thread(server.wait)
    hall.up.set()


async def until_all_go_on(hall: Hall, parties: list[Party]) -> None:
    """At every table a person does something, or the game ends, so that none is stuck; then let them pause."""

    def done(party: Party) -> tuple[list[str], int]:
        players = party.players
        return [player.table for player in players], sum(len(player.acknowledged) for player in players)

    before = [done(party) for party in parties]
    end = time.monotonic() + SECONDS
    while stuck := [had for party, had in zip(parties, before, strict=True) if done(party) == had]:
        assert time.monotonic() < end, stuck
        await asyncio.sleep(0.01)
    hall.closing = True
    while any(party.opening for party in parties) or any(player.pending for player in hall.seats):
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


async def storm(server: Server, hall: Hall, kills: int) -> None:
    """Let them play while the server is killed so many times; then let each read again what there is to read."""
    hall.port = server.port
    hall.up.set()
    parties = await gather(hall, TABLES)
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(party.live(hall)) for party in parties]
        while any(party.opening for party in parties):
            await asyncio.sleep(0.01)
        await kill_and_start(server, hall, kills)
        await until_all_go_on(hall, parties)
        for task in playing:
            task.cancel()
    for player in hall.seats:
        await read_again(hall, player)


async def read_again(hall: Hall, player: Player) -> None:
    """What a player has read is still there, as it was; and of a game that is over there is a true record."""
    seat = f"seat={player.seat}&" if player.seat else ""
    told = await hall.ask("GET", f"tables/{player.table}/log?{seat}since=0", token=player.token)
    assert told["log"][: len(player.log)] == player.log, (player.table, player.seat)
    if player.over and player.seat:
        record = await hall.ask("GET", f"tables/{player.table}/record", token=player.token)
        assert check(read_record(record.encode())).draws_verified
        hall.counts["records checked"] += 1


@pytest.mark.slow
@pytest.mark.parametrize("kills", [FEW, KILLS])
def test_whenever_the_server_is_killed_nothing_is_lost_and_nothing_done_twice(tmp_path: Path, kills: int) -> None:
    began = time.perf_counter()
    hall = Hall(seed=kills)
    with serving(tmp_path / "data") as server:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(storm(server, hall, kills))
        server.stop()
        assert server.left_behind() == []
        assert server.said == ""
    stored = kill_judge.read(tmp_path / "data" / kill_judge.DATABASE)
    tables = {table: kill_judge.folded(one) for table, one in stored.items()}
    print(f"{kills} kills in {time.perf_counter() - began:.1f} s; {dict(hall.counts)}")
    print(f"restarts: median {statistics.median(server.starts):.3f} s, longest {max(server.starts):.3f} s")
    assert {one.create_key: table for table, one in stored.items()} == hall.opened
    for player in hall.seats:
        kill_judge.judge(stored[player.table], tables[player.table], player)
    assert hall.counts["acknowledged after a retry"] > 0
    if kills > FEW:  # so many cannot have missed what must not be missed
        assert hall.counts["acknowledged after a retry"] > hall.counts["which was done before the kill"] > 0
        assert hall.counts["turns of bots resumed"] > 0
        assert hall.counts["games finished"] > 0


def killed(server: Server, target: Path) -> dict[str, kill_judge.Stored]:
    """Kill the server, and read what is stored then. SQLite would tidy up what it opens, so that is a copy."""
    server.kill()
    target.mkdir()
    for file in server.data.glob(f"{kill_judge.DATABASE}*"):
        shutil.copy(file, target)
    return kill_judge.read(target / kill_judge.DATABASE)


def until(server: Server, table: str, phase: str, events: int) -> None:
    """Wait until a table has so many events, and this phase."""
    end = time.monotonic() + SECONDS
    while True:
        now, last = kill_judge.glance(server.data / kill_judge.DATABASE)[table]
        if now == phase and last >= events:
            return
        assert time.monotonic() < end, (now, last, server.said)
        time.sleep(0.005)


def guest(server: Server, name: str) -> Client:
    client = Client(server.port)
    client.token = client.post("persons", {"name": name, "cookie": False}, 201)["token"]
    return client


def new_table(client: Client, *seats: str) -> str:
    """A table of the client and of bots, one of which is drawn to begin."""
    wanted = [{"kind": seat} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": "siberia", "options": {"round_limit": "2"}, "seats": wanted}
    while True:
        table: str = client.post("tables", body, 201)["table"]
        if client.get(f"tables/{table}")["now"]["legal"] is None:
            return table


@pytest.mark.slow
def test_a_bot_that_was_thinking_when_the_server_was_killed_acts_after_the_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        with closing(guest(server, "Ana")) as ana:
            table = new_table(ana, "person", "search:10000")
        time.sleep(0.3)
        before = killed(server, tmp_path / "killed")[table]
        assert all(event.get("actor", 0) < 0 for event in before.events()[1:])  # so far there were draws only
        server.start()
        until(server, table, "playing", before.last_seq + 1)
        server.stop()
        assert server.said == ""
    stored = kill_judge.read(tmp_path / "data" / kill_judge.DATABASE)[table]
    kill_judge.folded(stored)
    assert stored.bodies[: before.last_seq] == before.bodies
    assert stored.events()[before.last_seq]["actor"] == 1


@pytest.mark.slow
def test_bots_play_to_the_end_however_often_the_server_is_killed_and_nobody_comes(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        with closing(guest(server, "Ana")) as ana:
            table = new_table(ana, "search:100", "search:100", "greedy")
        before = kill_judge.read(server.data / kill_judge.DATABASE)[table]
        for number in range(2):
            until(server, table, "playing", before.last_seq + 10)
            before = killed(server, tmp_path / str(number))[table]
            assert before.phase == "playing"
            server.start()
        until(server, table, "over", before.last_seq)
        server.stop()
        assert server.said == ""
    stored = kill_judge.read(tmp_path / "data" / kill_judge.DATABASE)[table]
    kill_judge.folded(stored)
    assert stored.bodies[: before.last_seq] == before.bodies


def wish(table: str, key: str, *clients: Client) -> tuple[Client, dict[str, Any]]:
    """Who of these can do something now, and what."""
    for client in clients:
        told = client.get(f"tables/{table}")
        now = told["now"]
        if now["done"]:
            return client, {"do": "done", "key": key, "seq": told["seq"]}
        if now["legal"]:
            return client, {"do": "act", "key": key, "seq": told["seq"], "actions": [now["legal"]["actions"][0][0]]}
    raise AssertionError("nobody can act")


def send(client: Client, table: str, wanted: dict[str, Any]) -> Told:
    body = {name: value for name, value in wanted.items() if name != "do"}
    return client.call("POST", f"tables/{table}/{wanted['do']}", body)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kill_disk.limited, kill_disk.small])
def test_on_a_full_disk_wishes_are_refused_reading_goes_on_and_so_does_all_else_once_there_is_room(
    tmp_path: Path, kind: Callable[[Path], kill_disk.Disk]
) -> None:
    disk = kind(tmp_path / "data")
    with serving(tmp_path / "data", disk.before) as server, ExitStack() as clients:
        ana, ben, _ = people = [clients.enter_context(closing(guest(server, name))) for name in ("Ana", "Ben", "Eve")]
        seats = [{"kind": "person"}, {"kind": "open"}]
        new = {"game": "siberia", "seats": seats, "public": True}
        table = ana.post("tables", new, 201)["table"]
        ben.post(f"tables/{table}/join")
        keys = [f"k{number}" for number in range(20)]
        for key in keys:
            mover, wanted = wish(table, key, ana, ben)
            assert send(mover, table, wanted).status == 200
        beside = new_table(ana, "person", "search:10000")  # where a bot is thinking

        disk.fill(server)
        paths = (f"tables/{table}", f"tables/{table}/log", f"tables/{table}/record", "tables")
        before = [one.call("GET", path).raw for one in people for path in paths]
        mover, wanted = wish(table, "full", ana, ben)
        answers = [send(mover, table, wanted) for _ in range(3)]
        answers += [ana.call("POST", "persons", {"name": "Mia"}), ana.call("POST", "tables", new)]
        for answer in answers:
            assert (answer.status, answer.body["error"]["id"]) == (disk.status, disk.error)
        with mover.socket(f"tables/{table}/live") as live:
            first = json.loads(live.recv(timeout=SECONDS))
            live.send(json.dumps(wanted))
            told = json.loads(live.recv(timeout=SECONDS))
        assert first["seq"] == wanted["seq"]
        assert (told["key"], told["status"], told["error"]["id"]) == ("full", disk.status, disk.error)
        assert [one.call("GET", path).raw for one in people for path in paths] == before
        end = time.monotonic() + SECONDS
        while "bot at" not in server.said:  # its move could not be stored either
            assert time.monotonic() < end
            time.sleep(0.01)

        disk.make_room(server)
        done = send(mover, table, wanted)
        assert done.status == 200
        assert send(mover, table, wanted).raw == done.raw
        until_it_grows = ana.get(f"tables/{beside}")["seq"]
        while ana.get(f"tables/{beside}")["seq"] == until_it_grows:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert "Traceback" not in server.said
        kill_disk.stop_and_keep(server, kill_judge.DATABASE, tmp_path / "kept.sqlite3")
    stored = kill_judge.read(tmp_path / "kept.sqlite3")
    for one in stored.values():
        kill_judge.folded(one)
    found = sorted((request for its in stored[table].requests.values() for request in its), key=lambda r: r.seq)
    assert [request.key for request in found] == [*keys, "full"]
    assert [key for seat in (0, 1) for key, _ in kill_judge.done_at(stored[table], seat)].count("full") == 1


@pytest.mark.slow
def test_a_server_that_can_store_nothing_says_so_when_it_starts_and_harms_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    full = ["sh", "-c", 'ulimit -f 1 && exec "$@"', "sh"]
    command = [*full, sys.executable, "-m", "roundhouse", "play", "--no-browser", "--port", "0", "--data", str(data)]

    def judge_start() -> None:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith(f"The database {data / kill_judge.DATABASE} cannot be used: ")
        assert done.stderr.count("\n") == 1

    judge_start()  # where there is no database yet
    with serving(data) as server, closing(guest(server, "Ana")) as ana:
        table = new_table(ana, "greedy", "greedy")
        until(server, table, "over", 1)
        server.stop()
        assert server.said == ""
    before = kill_judge.read(data / kill_judge.DATABASE)
    judge_start()
    assert kill_judge.read(data / kill_judge.DATABASE) == before
    kill_judge.folded(before[table])
