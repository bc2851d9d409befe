"""Every operation of the OpenAPI document against the whole server, with data that fits its types and other data.

Schemathesis knows nothing of tables, so most of what it makes up is aimed: where a value fits its type, one that is
really there (a table, a seat, a legal action, an invitation) takes its place. What does not fit stays as it is.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.generation.hypothesis.builder import HypothesisTestConfig, HypothesisTestMode, create_test
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.running import Client, Running, running

FINISHED = (Path(__file__).parent.parent / "records" / "siberia-04-3p-round_limit.txt").read_text()

# Not among them: `positive_data_acceptance`, for what fits its type may still be against the rules of a game, and to a
# JSON Schema 7.0 is a whole number; `ignored_auth`, which takes a made-up cookie beside a good token for a bad token
# (that tokens are looked at is tested in test_hostile.py); and those that need requests which belong together.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
    allow_header_conformance,
    unsupported_method,
]

RUN = settings(
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)

ME, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
WISHES = ("act", "done", "undo", "answer", "effects", "why", "hint")
MOST_NEW = 4  # tables that are opened for one operation, as long as nothing is aimed surely


class Aim:
    """A server with tables of all kinds, the person who asks, and what was answered so far."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.ana, self.ben = server.client("Ana"), server.client("Ben")
        self.maker = server.client("Cleo")  # opens tables until she has too many
        self.session = requests.Session()
        self.seen: dict[str, Counter[int]] = {}
        self.new: Counter[str] = Counter()
        self.sent = 0
        shared, against_a_bot = self.open(self.ana, [ME, ME]), self.open(self.ana, [ME, BOT])
        gathering, watched = self.open(self.ana, [ME, OPEN, OPEN]), self.open(self.ben, [ME, OPEN], public=True)
        self.of_two = self.open(self.ana, [ME, OPEN])
        self.ben.post(
            f"tables/{self.of_two}/join", {"invite": self.ana.get(f"tables/{self.of_two}")["about"]["invite"]}
        )
        played, over = self._played(), self.ana.post("tables/import", {"record": FINISHED}, 201)["table"]
        private = self.open(self.ben, [ME, OPEN])
        self.tables = [shared, against_a_bot, gathering, self.of_two, played, over, watched, private]
        lively = [shared, against_a_bot, self.of_two, shared, against_a_bot, played]
        self.wanted = dict.fromkeys(WISHES, lively)
        self.wanted |= {"answer": [self.of_two], "hint": [against_a_bot], "rematch": [played], "fork": [played, over]}
        self.wanted |= {operation: [played, over] for operation in ("analysis", "analyse")}
        self.wanted |= {"fill": [gathering], "join": [gathering, watched, private]}
        self.renewed = {"leave": [ME, OPEN], "come_back": [ME, BOT], "resign": [ME, BOT]}
        self.wanted |= {operation: [played, over, watched, private] for operation in self.renewed}
        self.records = [FINISHED, FINISHED.replace("siberia", "sibiria", 1), FINISHED[:900]]

    def open(self, client: Client, seats: list[dict[str, str]], public: bool = False, **options: str) -> str:
        body = {"game": "siberia", "seats": seats, "public": public, "options": options}
        return str(client.post("tables", body, 201)["table"])

    def _played(self) -> str:
        """A table where Ana has played a game to its end, alone at both seats."""
        table = self.open(self.ana, [ME, ME], round_limit="1")
        for _ in range(1000):
            for seat in ("p1", "p2"):
                told = self.ana.get(f"tables/{table}?seat={seat}")
                if told["now"]["phase"] == "over":
                    return table
                if told["now"]["done"]:
                    assert self.ana.wish(table, "done", told["seq"], seat).status == 200
                elif told["now"]["legal"]:
                    actions = [told["now"]["legal"]["actions"][0][0]]
                    assert self.ana.wish(table, "act", told["seq"], seat, actions=actions).status == 200
        raise AssertionError("the game does not end")

    def take(self, case: schemathesis.Case[Any], surely: bool) -> None:
        """Aim a case at something that is there, surely or most of the time; only where it fits its types."""
        chance = Random(f"{case.method} {case.path} {case.path_parameters} {case.query} {case.body!r}")
        fits, operation = _fitting(case), _operation(case)
        told: dict[str, Any] = {}
        seat = "p1"
        if ParameterLocation.PATH in fits and "table" in case.path_parameters and (surely or chance.random() < 0.8):
            table = case.path_parameters["table"] = self._table(operation, chance, surely)
            if operation in (*WISHES, "join", "log"):
                told, seat = self._seat(table)
            if "n" in case.path_parameters:
                case.path_parameters["n"] = str(chance.randrange(5))
        if ParameterLocation.PATH in fits and "game" in case.path_parameters and (surely or chance.random() < 0.8):
            case.path_parameters["game"] = "siberia"
        values = _values(operation, chance, told, seat) | {"record": chance.choice(self.records)}
        if ParameterLocation.QUERY in fits and (surely or chance.random() < 0.8):
            case.query = {**case.query, **{n: str(value) for n, value in values.items() if n in case.query}}
        if ParameterLocation.BODY in fits and isinstance(case.body, dict) and (surely or chance.random() < 0.8):
            mine = {"seat": seat} if "seq" in case.body else {}
            case.body = {**case.body, **{n: value for n, value in values.items() if n in case.body}, **mine}

    def _table(self, operation: str, chance: Random, surely: bool) -> str:
        """One of the tables, often one where the operation could be done."""
        if operation in self.renewed and (surely or self.new[operation] < MOST_NEW):
            self.new[operation] += 1
            new = self.open(self.ana, self.renewed[operation], round_limit="1")
            if operation == "come_back":
                self.ana.post(f"tables/{new}/leave")
            return new
        fit = self.wanted.get(operation, self.tables)
        table: str = chance.choice(fit if surely or operation in self.renewed else fit * 3 + self.tables)
        if operation == "answer" and table == self.of_two and (surely or chance.random() < 0.5):
            self._ask()
        return table

    def _ask(self) -> None:
        """Bring it about, if it can be, that Ben asks Ana whether he may take something back."""
        for client in (self.ana, self.ben, self.ana):
            now = client.get(f"tables/{self.of_two}")["now"]
            if now["legal"]:
                client.wish(self.of_two, "act", actions=[now["legal"]["actions"][0][0]])
            if client.get(f"tables/{self.of_two}")["now"]["done"]:
                client.wish(self.of_two, "done")
        self.ben.wish(self.of_two, "undo")

    def _seat(self, table: str) -> tuple[dict[str, Any], str]:
        """What Ana is told at one of her seats, if she can do something there at that one."""
        found: tuple[dict[str, Any], str] = {}, "p1"
        for seat in ("p2", "p1"):
            answer = self.ana.call("GET", f"tables/{table}?seat={seat}")
            if answer.status == 200 and (not found[0] or answer.body["now"]["legal"] or answer.body["now"]["done"]):
                found = answer.body, seat
        return found

    def send(self, case: schemathesis.Case[Any]) -> None:
        """Send a case, and look at the answer in every way."""
        makes = _operation(case) in ("create_table", "import_record")
        self.sent += 1
        token = "nobody's" if self.sent % 50 == 0 else (self.maker if makes else self.ana).token
        headers = {"Authorization": f"Bearer {token}"}
        response = case.call(session=self.session, headers=headers, timeout=60)
        self.seen.setdefault(_operation(case), Counter())[response.status_code] += 1
        if makes and response.status_code == 429:
            self.maker = self.server.client("Cleo")
        case.validate_response(response, checks=CHECKS, headers=headers)
        if token == "nobody's":  # what is nowhere, or no method, needs nobody
            assert response.status_code in (401, 404, 405) or response.request.method == "OPTIONS"
        else:
            assert response.status_code != 401
        assert response.headers["x-content-type-options"] == ["nosniff"]


def _values(operation: str, chance: Random, told: dict[str, Any], seat: str) -> dict[str, Any]:
    """What may go in the place of parameters and fields."""
    now = told.get("now") or {}
    legal = now.get("legal") or {"words": ["area:ob"], "actions": [[0, "pass"]]}
    number, notation, *_ = chance.choice(legal["actions"])
    kind, other = chance.choice(["action", "text"]), chance.choice(["p1", "p2", "p3"])
    one = {"action": number} if kind == "action" or operation != "why" else {"text": notation}
    if operation == "why":
        one = {"action": number, "text": ""} if kind == "action" else one
    return {
        "seat": other if operation in ("fill", "join") else seat,
        "since": chance.randrange(told.get("seq", 0) + 2),
        "seq": told.get("seq", 0),
        "actions": [chance.choice([number, notation])],
        "spot": chance.choice(legal["words"] or [""]),
        "language": "en",
        "invite": told["about"]["invite"] if told else "",
        "game": "siberia",
        "options": chance.choice([{}, {"round_limit": "9"}, {"round_limit": "many"}]),
        "bot": chance.choice(["greedy", "random", ""]),
        "name": chance.choice(["Ana", "<b>Ana</b>", "x" * 41]),
        "at": chance.randrange(30),
        "viewer": chance.choice(["p1", ""]),
        "seats": chance.choice([[ME, ME], [ME, OPEN, {"kind": "person", "name": "<i>Eva</i>"}]]),
        **one,
    }


def _operation(case: schemathesis.Case[Any]) -> str:
    return str(case.operation.definition.raw["operationId"])


def _fitting(case: schemathesis.Case[Any]) -> set[ParameterLocation]:
    """The parts of a case that are as their types say."""
    meta = case.meta
    assert meta is not None
    return {location for location, found in meta.components.items() if found.mode.is_positive}


@pytest.fixture
def aim(tmp_path: Path, caplog: pytest.LogCaptureFixture, short_hints: None) -> Iterator[Aim]:
    load_all_checks()
    caplog.set_level(logging.ERROR)
    with running(tmp_path) as server:
        found = Aim(server)
        yield found
        found.session.close()
    assert caplog.messages == []


def attack(aim: Aim, subtests: pytest.Subtests, mode: HypothesisTestMode, most: int, aimed: int) -> None:
    """All operations, with cases of a kind and with so many that fit and are aimed, always the same ones."""
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{aim.server.port}/api/v1/openapi.json")
    schema.config.checks.negative_data_rejection.expected_statuses += ["413"]  # too large is one way to be wrong
    config = HypothesisTestConfig(schema.config, [mode], settings(RUN, max_examples=most))

    def at_random(case: schemathesis.Case[Any]) -> None:
        aim.take(case, surely=False)
        aim.send(case)

    def surely(case: schemathesis.Case[Any]) -> None:
        aim.take(case, surely=True)
        aim.send(case)

    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    for operation in operations:
        with subtests.test(operation.label):
            create_test(operation=operation, test_func=at_random, config=config)()
            settings(RUN, max_examples=aimed)(given(operation.as_strategy())(surely))()
    assert len(aim.seen) == len(operations) == schema.statistic.operations.total > 25
    for name, seen in aim.seen.items():  # or the cases would have missed what is there
        assert seen[200] + seen[201] > 0, (name, seen)


@pytest.mark.slow
def test_the_edges_of_all_types_bring_no_operation_to_a_5xx_nor_to_break_a_promise_of_the_document(
    aim: Aim, subtests: pytest.Subtests
) -> None:
    attack(aim, subtests, HypothesisTestMode.COVERAGE, 1, 7)


@pytest.mark.slow
def test_nor_does_anything_at_random(aim: Aim, subtests: pytest.Subtests) -> None:
    attack(aim, subtests, HypothesisTestMode.FUZZING, 100, 12)
