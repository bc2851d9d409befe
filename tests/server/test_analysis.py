"""The analysis of finished games: who may ask, that it is done once, and goes on after a restart; what it tells."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.state import SPECTATOR
from roundhouse.server import analysis as module
from roundhouse.server.store import JudgementRow
from roundhouse.server.thinking import BoardOf, Thinking, Weighed
from roundhouse.table import course
from tests.server.guests import Gate, house, inside, opened, pair, play_out, refused, until
from tests.server.running import Client, Running

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few playouts: it is not the judgements that are tested here."""
    monkeypatch.setattr(module, "PLAYOUTS", {module.FIRST: 2, module.SECOND: 3})


def finished(server: Running, **more: Any) -> tuple[Client, Client, str]:
    """A short game that Ana and Ben have played to its end."""
    ana, ben, table = pair(server, **more)
    play_out(table, ana, ben)
    return ana, ben, table


def told(client: Client, table: str, viewer: str | None = None) -> Any:
    return client.get(f"tables/{table}/analysis" + ("" if viewer is None else f"?viewer={viewer}"))


def complete(client: Client, table: str) -> Any:
    until(lambda: told(client, table)["state"] == "done")
    return told(client, table)


def test_a_finished_game_is_analysed_when_somebody_asks_for_it(server: Running) -> None:
    ana, ben, table = finished(server)
    before = told(ana, table)
    assert (before["state"], before["done"], before["curve"], before["turning"]) == ("none", 0, [], [])
    assert before["total"] > 0
    begun = ana.post(f"tables/{table}/analysis")
    assert begun["state"] in ("working", "done")
    found = complete(ben, table)
    assert found["done"] == found["total"]
    assert found["measure"] == "chance"
    inner = inside(server, table)
    assert len(found["curve"]) == len(course.first_look(course.turns(inner)))
    for point in found["curve"]:
        assert sum(point["chances"]) == pytest.approx(1)
        assert len(point["points"]) == 2
    result = ana.get(f"tables/{table}")["now"]["result"]
    last = found["curve"][-1]
    assert last["points"] == [score["total"] for score in result["scores"]]
    assert [f"p{p + 1}" for p, chance in enumerate(last["chances"]) if chance > 0] == result["winners"]
    assert len(found["turning"]) <= 3
    for one in found["turning"]:
        assert abs(one["after"] - one["before"]) >= module.LEAST["chance"]
        assert one["whose"] in ("p1", "p2")


def test_entries_are_numbered_as_in_the_log_of_the_eyes_that_are_asked_for(server: Running) -> None:
    ana, _, table = finished(server)
    ana.post(f"tables/{table}/analysis")
    complete(ana, table)
    feeds = inside(server, table).feeds
    for viewer, eyes in (("", SPECTATOR), ("p1", 0), ("p2", 1)):
        found = told(ana, table, viewer)
        numbers = [point["n"] for point in found["curve"]]
        assert numbers == sorted(numbers)
        assert numbers[-1] <= len(feeds.of(eyes))
        for one in found["turning"]:
            entry = feeds.of(eyes)[one["n"] - 1]
            assert entry.kind == "act"
            assert one["seat"] in ("", "*" if entry.actor == -1 else f"p{(entry.actor or 0) + 1}")
    assert told(ana, table) == told(ana, table, "p1")


def test_everybody_who_may_see_the_game_may_ask_and_nobody_else(server: Running) -> None:
    ana, _, table = finished(server)
    watcher = server.client("Wanda")
    assert told(watcher, table)["state"] == "none"  # it is public
    private = opened(ana, "me", "me")
    for method, body in (("GET", None), ("POST", dict[str, str]())):
        refused(watcher.call(method, f"tables/{private}/analysis", body), 404, "server-no-table")
        refused(server.client().call(method, f"tables/{table}/analysis", body), 401, "server-no-person")
        refused(ana.call(method, f"tables/{table}/analysis?viewer=p7", body), 422, "server-no-such-seat")


def test_a_game_that_is_not_over_is_not_analysed(server: Running) -> None:
    ana, _, table = pair(server)
    refused(ana.call("GET", f"tables/{table}/analysis"), 409, "table-not-over")
    refused(ana.call("POST", f"tables/{table}/analysis", {}), 409, "table-not-over")
    assert server.do(server.served.store.analysis(table)) is None


def test_several_who_ask_get_the_same_work_and_it_is_done_once(server: Running, gate: Gate) -> None:
    ana, ben, table = finished(server)
    asked = len(gate.asked)
    gate.open = False
    answers = [client.post(f"tables/{table}/analysis") for client in (ana, ben, ana)]
    assert {answer["state"] for answer in answers} == {"working"}
    gate.open = True
    found = complete(ana, table)
    assert len(gate.asked) > asked
    done = len(gate.asked)
    assert done - asked <= found["done"] // min(module.PLAYOUTS.values())  # one question for each position and look
    assert ben.post(f"tables/{table}/analysis")["curve"] == found["curve"]
    assert len(gate.asked) == done


def test_too_many_that_wait_are_refused(server: Running, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 1)
    ana, _, first = finished(server)
    _, ben, second = finished(server)
    gate.open = False
    ana.post(f"tables/{first}/analysis")
    refused(ben.call("POST", f"tables/{second}/analysis", {}), 429, "server-analyses-waiting")
    gate.open = True
    complete(ana, first)
    ben.post(f"tables/{second}/analysis")
    complete(ben, second)


def test_a_position_that_cannot_be_judged_is_tried_again_and_then_given_up_until_somebody_asks(
    server: Running, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAUSES", (0.0, 0.0))
    ana, _, table = finished(server)
    gate.fail = 2
    ana.post(f"tables/{table}/analysis")
    complete(ana, table)
    _, ben, other = finished(server)
    gate.fail = 3
    ben.post(f"tables/{other}/analysis")
    until(lambda: told(ben, other)["state"] == "failed")
    assert told(ben, other)["trouble"]["id"] == "bot-process-died"
    assert ben.post(f"tables/{other}/analysis")["trouble"] is None
    complete(ben, other)


class Meter:
    """Lets so many positions be judged, and remembers which were asked about."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = 3
        self.asked: list[tuple[bytes, int]] = []
        honest, meter = Thinking.weigh, self

        async def weigh(self: Thinking, board: BoardOf, state: bytes, seed: int, playouts: int) -> Weighed:
            meter.asked.append((state, playouts))
            while len(meter.asked) > meter.most:
                await asyncio.sleep(0.005)
            return await honest(self, board, state, seed, playouts)

        monkeypatch.setattr(Thinking, "weigh", weigh)


def kept(server: Running, table: str) -> list[JudgementRow]:
    row = server.do(server.served.store.analysis(table))
    assert row is not None
    return list(row.judgements)


def test_what_turning_points_tell_is_what_the_curve_shows(server: Running) -> None:
    ana, _, table = finished(server)
    ana.post(f"tables/{table}/analysis")
    found = complete(ana, table)
    shown = {point["n"]: point["chances"] for point in found["curve"]}
    for one in found["turning"]:
        player = int(one["whose"][1:]) - 1
        after = min(n for n in shown if n >= one["n"])
        before = max(n for n in shown if n < one["n"])
        assert (shown[before][player], shown[after][player]) == (one["before"], one["after"])


@pytest.mark.slow
def test_after_a_restart_only_what_is_missing_is_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    meter = Meter(monkeypatch)
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
    with house(tmp_path / "one") as first:
        ana, _, table = finished(first)
        ana.post(f"tables/{table}/analysis")
        until(lambda: len(meter.asked) == 4)  # one is under way
        assert told(ana, table)["state"] == "working"
        assert 0 < told(ana, table)["done"] < told(ana, table)["total"]  # how far it is
        token, known = ana.token, kept(first, table)
    before, meter.asked, meter.most = meter.asked[:3], [], 1000
    with house(tmp_path / "one") as second:
        ana = second.client()
        ana.token = token
        found = complete(ana, table)  # although nobody has asked again
        assert [one for one in kept(second, table) if one in known] == known
        assert not {*before} & {*meter.asked}
        assert len({*meter.asked}) == len(meter.asked)
    with house(tmp_path / "other") as third:
        zoe, _, same = finished(third)
        zoe.post(f"tables/{same}/analysis")
        assert complete(zoe, same)["curve"] == found["curve"]  # as if there had been no restart


@pytest.mark.slow
@pytest.mark.parametrize(
    ("record", "measure"),
    [
        ("steamrollers-*-1p-solo_won", "chance"),  # against Eva
        ("steam_power-*-1p-solo", "points"),  # there is nobody to beat
        ("steam_power-*-4p-round_limit", "chance"),
        ("steamrollers-*-4p-round_limit", "chance"),
    ],
)
def test_every_game_can_be_analysed_alone_and_with_others(
    server: Running, record: str, measure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PLAYOUTS", {module.FIRST: 1, module.SECOND: 1})
    ana = server.client("Ana")
    text = min(RECORDS.glob(f"{record}.txt")).read_text()
    table = ana.post("tables/import", {"record": text}, 201)["table"]
    ana.post(f"tables/{table}/analysis")
    found = complete(ana, table)
    assert found["measure"] == measure
    assert all(0 <= chance <= 1 for point in found["curve"] for chance in point["chances"])
    assert len({tuple(point["points"]) for point in found["curve"]}) > 1
