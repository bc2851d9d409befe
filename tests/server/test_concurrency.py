"""Concurrency: whatever is sent at the same moment, twice, late or in another order, everybody is told what the model
says; and the model notices when the server goes wrong."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from tests.server import doings
from tests.server.against import Company, Game, Hall, hall
from tests.server.doings import DOINGS, Doing, whole_plan, wish
from tests.server.faults import FAULTS, act, answer, cards_of_all, done, undo
from tests.server.wires import told_as

TOY = Game("toy", ("Ana", "Ben"))
TOY_OF_THREE = Game("toy", ("Ana", "Ben", "Cleo"))
TWO_SEATS_OF_ANA = Game("toy", ("Ana", "Ben", "Ana"))
SIBERIA = Game("siberia", ("Ana", "Ben"), {"round_limit": "2"})
SIBERIA_OF_THREE = Game("siberia", ("Ana", "Ben", "Cleo"), {"round_limit": "1", "exchange_sides": "random"})
GAMES = (TOY, TOY_OF_THREE, TWO_SEATS_OF_ANA, SIBERIA, SIBERIA_OF_THREE)

SEED = 1  # with which a die that is rolled again does not show the same
NUMBERS = st.tuples(*[st.integers(0, 255)] * 3)


@pytest.fixture(scope="module")
def house_of_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One server for all tests; every test has tables of its own."""
    with hall(tmp_path_factory.mktemp("concurrency")) as opened:
        yield opened


@pytest.fixture
def sit(house_of_all: Hall) -> Iterator[Callable[..., Company]]:
    """Opens tables, and closes what is left of them."""
    companies: list[Company] = []

    def opened(game: Game, seed: int = 0) -> Company:
        companies.append(Company(house_of_all, game, seed.to_bytes(32, "big")))
        return companies[-1]

    yield opened
    for company in companies:
        company.close()


class Tables(RuleBasedStateMachine):
    """One table of a running server. What is drawn depends on nothing that the server does: races stay repeatable."""

    def __init__(self, opened: Hall) -> None:
        super().__init__()
        self.hall = opened
        self.company: Company | None = None

    @initialize(game=st.sampled_from(GAMES), seed=st.integers(0, 255))
    def open(self, game: Game, seed: int) -> None:
        self.company = Company(self.hall, game, bytes([seed]) * 32)

    def teardown(self) -> None:
        if self.company is not None:
            for case in self.company.cases:
                event(case)
            self.company.close()

    def do(self, doing: Doing, numbers: tuple[int, int, int]) -> None:
        assert self.company is not None
        doing(self.company, *numbers)

    @rule(numbers=NUMBERS)
    def play_on(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.play_on, numbers)

    @rule(numbers=NUMBERS)
    def play_a_while(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.play_a_while, numbers)

    @rule(numbers=NUMBERS)
    def plan(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.plan, numbers)

    @rule(numbers=NUMBERS)
    def illegal(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.illegal, numbers)

    @rule(numbers=NUMBERS)
    def late(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.late, numbers)

    @rule(numbers=NUMBERS)
    def repeat(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.repeat, numbers)

    @rule(numbers=NUMBERS)
    def undo(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.undo, numbers)

    @rule(numbers=NUMBERS)
    def consent(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.consent, numbers)

    @rule(numbers=NUMBERS)
    def ask_and_answer(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.ask_and_answer, numbers)

    @rule(numbers=NUMBERS)
    def slowly(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.slowly, numbers)

    @rule(numbers=NUMBERS)
    def settings(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.settings, numbers)

    @rule(numbers=NUMBERS)
    def change_seats(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.change_seats, numbers)

    @rule(numbers=NUMBERS)
    def reconnect(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.reconnect, numbers)

    @rule(numbers=NUMBERS)
    def two_of_one(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.two_of_one, numbers)

    @rule(numbers=NUMBERS)
    def all_plan(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.all_plan, numbers)

    @rule(numbers=NUMBERS)
    def undo_and_move(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.undo_and_move, numbers)

    @rule(numbers=NUMBERS)
    def anything(self, numbers: tuple[int, int, int]) -> None:
        self.do(doings.anything, numbers)


def run(opened: Hall, examples: int, steps: int) -> None:
    chosen = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        print_blob=True,
        phases=[Phase.explicit, Phase.generate, Phase.shrink],
        suppress_health_check=[HealthCheck.too_slow],
    )
    run_state_machine_as_test(partial(Tables, opened), settings=chosen)  # type: ignore[arg-type]


@pytest.mark.slow
def test_the_server_does_what_the_model_says(house_of_all: Hall) -> None:
    run(house_of_all, examples=8 if os.environ.get("ROUNDHOUSE_QUICK") else 20, steps=25)


@pytest.mark.slow
def test_the_server_does_what_the_model_says_for_long(house_of_all: Hall) -> None:
    run(house_of_all, examples=80, steps=50)


CASES = [  # that a test of concurrency should have seen
    "a race at one seat",
    "a race of two people",
    "undo and a move of another one: one is late",
    "the same twice at once",
    "all plan at once",
    "an old number, but nothing missed",
    *(f"{do} {status}" for do in ("act", "done", "undo") for status in ("200", "200 again", "403", "409", "422")),
    *(f"answer {status}" for status in ("200", "200 again", "409", "422")),
    *(f"{do} 200" for do in ("leave", "return", "resign", "settings")),
    *(f"consent {how}" for how in ("asked", "given", "granted", "refused", "lapsed")),
    *(f"undo, {how}" for how in ("secret", "open", "open, bots too")),
    "held",
    "held taken back",
    "done, a choice was held",
    "done, a draw waited",
    "reconnect",
    *(f"table-{why}" for why in ("say-done", "shows-first", "nothing-waits", "nothing-to-undo", "asked-already")),
]


@pytest.mark.slow
def test_everything_worth_seeing_is_seen(sit: Callable[..., Company]) -> None:
    """The same doings, picked by a generator, at a few tables: so each of them is known to lead somewhere."""
    seen: set[str] = set()
    for number, game in enumerate(GAMES * 12):
        rng = Random(number)
        company = sit(game, number)
        for _ in range(40):
            doing = rng.choices(list(DOINGS), list(DOINGS.values()))[0]
            doing(company, rng.randrange(256), rng.randrange(256), rng.randrange(256))
        seen |= company.cases.keys()
        if seen.issuperset(CASES):
            return
    assert [case for case in CASES if case not in seen] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_the_server_is_free_of(name: str, sit: Callable[..., Company]) -> None:
    FAULTS[name].script(sit(FAULTS[name].game, SEED))


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_the_model_catches(name: str, sit: Callable[..., Company], monkeypatch: pytest.MonkeyPatch) -> None:
    company = sit(FAULTS[name].game, SEED)
    FAULTS[name].plant(monkeypatch)
    with pytest.raises(AssertionError):
        FAULTS[name].script(company)


@pytest.mark.parametrize("do", ["act", "settings", "resign"])
def test_who_gets_up_wishes_nothing_more_and_is_not_told_what_was_missed(do: str, sit: Callable[..., Company]) -> None:
    """The wish is on its way while its person leaves: it is granted before that, or refused."""
    for _ in range(3):
        company = sit(TOY)
        actions = (company.model.legal(1) or [])[:1] if do == "act" else []
        company.together([wish(company, 1, "leave"), wish(company, 1, do, *actions, auto_end=True)])
        assert company.model.seats[1].kind == "bot"


def test_whoever_plays_two_seats_sees_at_both_what_was_set_at_one(sit: Callable[..., Company]) -> None:
    company = sit(TWO_SEATS_OF_ANA)
    company.together([wish(company, 0, "settings", auto_end=True)])
    assert company.model.auto_end == {0}


def test_what_was_held_is_gone_with_the_one_who_leaves_and_not_taken_back_by_another(
    sit: Callable[..., Company],
) -> None:
    """One asks to take back what was done before cards were drawn; another one, who has chosen a card, leaves instead
    of answering, and returns to read what has become of it."""
    company = sit(TOY_OF_THREE, SEED)
    cards_of_all(company)
    while not (asker := [seat for seat in range(3) if company.model.waits_for_done(seat)]):
        doings.play_on(company, 0, 1, 0)
    done(company, asker[0])
    undo(company, asker[0])
    leaver, last = (seat for seat in range(3) if seat not in asker)
    act(company, leaver)
    answer(company, last, True)
    company.together([wish(company, leaver, "leave")])
    assert company.model.question is None
    doings.come_back(company, leaver, 0, 0)
    read = company.model.feeds[leaver]
    held = [n for n, line in enumerate(read, 1) if line.message.id == "table-held"]
    assert [held[-1] in line.back for line in read if line.kind == "undo"] == [False]


@pytest.mark.slow
def test_plans_that_arrive_in_another_order_come_to_the_same(sit: Callable[..., Company]) -> None:
    one, two = (sit(SIBERIA_OF_THREE) for _ in range(2))
    for number, company in enumerate((one, two)):
        plans = {seat: list(whole_plan(company, seat, seat)) for seat in range(3)}
        order = [seat for seat in range(3) for _ in range(len(plans[seat]) + 1)]
        Random(number).shuffle(order)
        for seat in order:
            rest = plans[seat]
            asked = wish(company, seat, "act", rest.pop(0)) if rest else wish(company, seat, "done")
            assert company.together([asked])[0].status == 200
    assert [told_as(feed) for feed in one.model.feeds] == [told_as(feed) for feed in two.model.feeds]
    assert one.model.position().to_bytes() == two.model.position().to_bytes()
    assert one.model.position().reveals() == 1
