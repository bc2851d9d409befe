"""SI-4.6 to SI-4.9: logistics, salesman, worker and investor. Results are worked out by hand."""

from __future__ import annotations

import pytest

from tests.games.siberia.oracle import CHANCE, COLUMNS
from tests.games.siberia.situation import situation
from tests.games.siberia.worked import (
    EXCHANGES,
    UNKNOWN,
    closed,
    look,
    moves,
    of,
    refusal,
)


def test_a_worker_steps_to_the_areas_next_to_its_own() -> None:
    """SI-4.6"""
    s = situation(2, "workers p1 baikal\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("baikal", "sayan lena aldan amur")
    assert refusal(s, "p1 move baikal>kolyma") in {"SI-4.6", "SI-R8"}
    assert refusal(s, "p1 move amur>baikal") == "SI-4.6"
    assert refusal(s, "p1 pass") in {"SI-4.6", "SI-R21", "SI-4.1"}


def test_three_steps_are_shared_among_the_workers_as_liked() -> None:
    """SI-4.6, SI-R8: out of Vladivostok is one step; SI-R21: the third ends the action"""
    s = situation(2, "workers p1 vladivostok baikal\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics\np1 move vladivostok>amur\np1 move baikal>lena\np1 move amur>aldan")
    assert look(s)["workers"][0] == {"aldan": 1, "lena": 1}
    assert s.actor() == 1


def test_one_worker_may_take_all_three_steps_and_turn_round() -> None:
    """SI-4.6"""
    s = situation(2, "workers p1 amur\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics\np1 move amur>baikal\np1 move baikal>amur\np1 move amur>aldan")
    assert look(s)["workers"][0] == {"aldan": 1}


def test_a_player_may_stop_after_fewer_steps() -> None:
    """SI-4.6, SI-R2"""
    for steps in ("", "p1 move amur>baikal\n", "p1 move amur>baikal\np1 move baikal>sayan\n"):
        s = situation(2, "workers p1 amur\nboard p1 logistics: gas/logistics coal/logistics")
        s.do(f"p1 logistics\n{steps}p1 stop")
        assert s.actor() == 1


def test_only_one_of_two_workers_in_an_area_takes_the_step_and_never_anothers() -> None:
    """SI-4.6, SI-R4"""
    s = situation(
        2,
        """
        workers p1 amur amur
        workers p2 amur lena
        board p1 logistics: gas/logistics coal/logistics
        """,
    )
    s.do("p1 logistics")
    assert s.legal("p1") == moves("amur", "baikal aldan")
    s.do("p1 move amur>aldan\np1 stop")
    assert look(s)["workers"] == [{"amur": 1, "aldan": 1}, {"amur": 1, "lena": 1}]


def test_from_vladivostok_the_arrows_lead_to_two_areas_and_nobody_goes_back() -> None:
    """SI-1.2, SI-R8"""
    s = situation(2, "workers p1 vladivostok\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("vladivostok", "amur kamchatka")
    s.do("p1 move vladivostok>kamchatka")
    assert s.legal("p1") == moves("kamchatka", "kolyma chukotka")
    assert refusal(s, "p1 move kamchatka>vladivostok") in {"SI-R8", "SI-4.6", UNKNOWN}


def test_a_step_passes_over_closed_areas_without_counting_them() -> None:
    """SI-5.1, SI-R8: aldan is closed, so lena and kolyma are one step from amur; not aldan itself."""
    s = situation(2, "area aldan closed\nworkers p1 amur\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("amur", "baikal lena kolyma")
    assert refusal(s, "p1 move amur>aldan") in {"SI-5.1", "SI-R8", "SI-4.6"}
    s.do("p1 move amur>kolyma\np1 move kolyma>chukotka\np1 move chukotka>kamchatka")
    assert s.actor() == 1


def test_a_step_passes_over_several_closed_areas_in_a_row() -> None:
    """SI-5.1, SI-R8"""
    text = "area aldan closed\narea kolyma closed\nworkers p1 amur\nboard p1 logistics: gas/logistics coal/logistics"
    s = situation(2, text)
    s.do("p1 logistics")
    assert s.legal("p1") == moves("amur", "baikal lena chukotka kamchatka")


def test_closed_exits_are_passed_over_too() -> None:
    """SI-R8"""
    text = "area amur closed\nworkers p1 vladivostok\nboard p1 logistics: gas/logistics coal/logistics"
    s = situation(2, text)
    s.do("p1 logistics")
    assert s.legal("p1") == moves("vladivostok", "kamchatka baikal aldan")
    s = situation(2, text + "\narea kamchatka closed")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("vladivostok", "baikal aldan kolyma chukotka")


def test_vladivostok_is_no_way_through() -> None:
    """SI-R8: from a worker behind the closed amur no step leads over Vladivostok to kamchatka."""
    s = situation(2, "area amur closed\nworkers p1 baikal\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("baikal", "sayan lena aldan")


def test_a_step_never_ends_where_it_began() -> None:
    """SI-R21: irtysh's neighbours are closed; the way round leads to theirs."""
    s = situation(
        2,
        """
        area ob closed
        area altai closed
        workers p1 irtysh
        board p1 logistics: gas/logistics coal/logistics
        """,
    )
    s.do("p1 logistics")
    assert s.legal("p1") == moves("irtysh", "yamal tunguska sayan")


@pytest.mark.parametrize("text", ["", "workers p1 irtysh\n" + closed("irtysh")])
def test_logistics_ends_by_itself_when_no_worker_can_move(text: str) -> None:
    """SI-R2, SI-R21: no worker at all, or one in the last open area"""
    s = situation(2, f"{text}\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.actor() == 1
    assert look(s)["columns"][0]["logistics"] == []


def test_a_salesman_comes_from_the_pool_another_exchange_or_siberia() -> None:
    """SI-4.7, SI-R10: also from Vladivostok, and not to the exchange where it stands; SI-R4: to any exchange"""
    s = situation(
        2,
        """
        workers p1 baikal vladivostok
        salesmen p1 frankfurt
        board p1 salesman: gas/salesman coal/salesman
        """,
    )
    expected = {f"salesman {start}>{end}" for start in ("pool", "baikal", "vladivostok") for end in EXCHANGES}
    expected |= {f"salesman frankfurt>{end}" for end in EXCHANGES[1:]} | {"salesman none"}
    assert of("salesman", s.legal("p1")) == expected
    assert refusal(s, "p1 salesman frankfurt>frankfurt") in {"SI-R10", "SI-4.7"}
    assert refusal(s, "p1 salesman tokyo>london") == "SI-4.7"
    assert refusal(s, "p1 salesman pool>houston") in {"SI-4.7", "SI-2.2", "SI-1.6", UNKNOWN}


@pytest.mark.parametrize(
    ("move", "workers", "salesmen", "pool"),
    [
        ("pool>tokyo", {"baikal": 1, "vladivostok": 1}, {"frankfurt": 1, "tokyo": 1}, 2),
        ("pool>frankfurt", {"baikal": 1, "vladivostok": 1}, {"frankfurt": 2}, 2),
        ("frankfurt>tokyo", {"baikal": 1, "vladivostok": 1}, {"tokyo": 1}, 3),
        ("baikal>tokyo", {"vladivostok": 1}, {"frankfurt": 1, "tokyo": 1}, 3),
        ("vladivostok>frankfurt", {"baikal": 1}, {"frankfurt": 2}, 3),
        ("none", {"baikal": 1, "vladivostok": 1}, {"frankfurt": 1}, 3),
    ],
)
def test_the_salesmans_pawn_changes_its_place(
    move: str, workers: dict[str, int], salesmen: dict[str, int], pool: int
) -> None:
    """SI-4.7, SI-R4, SI-R10"""
    s = situation(
        2,
        """
        workers p1 baikal vladivostok
        salesmen p1 frankfurt
        board p1 salesman: gas/salesman coal/salesman
        """,
    )
    s.do(f"p1 salesman {move}")
    facts = look(s)
    assert (facts["workers"][0], facts["salesmen"][0], facts["pool"][0]) == (workers, salesmen, pool)
    assert s.actor() == 1


def test_with_an_empty_pool_no_salesman_comes_from_it() -> None:
    """SI-4.7"""
    s = situation(
        2,
        """
        salesmen p1 frankfurt frankfurt tokyo tokyo london london
        board p1 salesman: gas/salesman coal/salesman
        """,
    )
    assert not any("pool" in text for text in s.legal("p1"))
    assert refusal(s, "p1 salesman pool>tokyo") in {"SI-4.7", "SI-1.1"}


def test_a_worker_comes_from_the_pool_or_back_from_an_area() -> None:
    """SI-4.8, SI-R10: not from Vladivostok, and not from an exchange while the pool has a pawn"""
    s = situation(
        2,
        """
        workers p1 baikal vladivostok
        salesmen p1 frankfurt
        board p1 worker: gas/worker coal/worker
        """,
    )
    assert of("worker", s.legal("p1")) == {"worker pool", "worker baikal", "worker none"}
    assert refusal(s, "p1 worker frankfurt") == "SI-4.8"
    assert refusal(s, "p1 worker vladivostok") in {"SI-R10", "SI-4.8", UNKNOWN}
    assert refusal(s, "p1 worker lena") == "SI-4.8"


def test_with_an_empty_pool_a_salesman_may_become_a_worker() -> None:
    """SI-4.8"""
    s = situation(
        2,
        """
        workers p1 baikal baikal vladivostok
        salesmen p1 frankfurt frankfurt tokyo
        board p1 worker: gas/worker coal/worker
        """,
    )
    assert of("worker", s.legal("p1")) == {"worker frankfurt", "worker tokyo", "worker baikal", "worker none"}
    assert refusal(s, "p1 worker pool") in {"SI-4.8", "SI-1.1"}
    s.do("p1 worker frankfurt")
    facts = look(s)
    assert facts["salesmen"][0] == {"frankfurt": 1, "tokyo": 1}
    assert facts["workers"][0] == {"baikal": 2, "vladivostok": 2}
    assert facts["pool"][0] == 0


@pytest.mark.parametrize(
    ("start", "workers", "pool"),
    [
        ("pool", {"baikal": 2, "vladivostok": 1}, 2),
        ("baikal", {"baikal": 1, "vladivostok": 1}, 3),
        ("none", {"baikal": 2}, 3),
    ],
)
def test_the_workers_pawn_goes_to_vladivostok(start: str, workers: dict[str, int], pool: int) -> None:
    """SI-4.8"""
    s = situation(
        2,
        """
        workers p1 baikal baikal
        salesmen p1 frankfurt
        board p1 worker: gas/worker coal/worker
        """,
    )
    s.do(f"p1 worker {start}")
    facts = look(s)
    assert (facts["workers"][0], facts["pool"][0]) == (workers, pool)


def test_the_investor_takes_an_open_investment_and_a_new_one_is_opened() -> None:
    """SI-4.9"""
    s = situation(2, "board p1 investor: gas/investor coal/investor\nopen gas coal oil gold")
    assert of("investor", s.legal("p1")) == {f"investor {c}" for c in ("gas", "coal", "oil", "gold", "none")}
    assert refusal(s, "p1 investor manager") == "SI-4.9"
    s.do("p1 investor gas")
    assert s.actor() == CHANCE
    assert look(s)["columns"][0]["gas"] == ["investment"]
    assert look(s)["open"] == ["coal", "gold", "oil"]
    s.do("* open gas")
    facts = look(s)
    assert facts["open"] == ["coal", "gas", "gold", "oil"]
    assert sum(facts["stack"].values()) == 15
    assert "gas" not in facts["stack"]
    assert s.actor() == 1


def test_an_investment_needs_a_free_space_in_a_column_without_one() -> None:
    """SI-4.9: gas is full, coal has one, oil has a token and room, gold is empty; two alike are one option"""
    s = situation(
        2,
        """
        board p1 investor: gas/investor coal/investor | gas: gas/worker gas/worker | coal: invest | oil: oil/worker
        open gas coal oil oil
        """,
    )
    assert of("investor", s.legal("p1")) == {"investor oil", "investor none"}
    assert refusal(s, "p1 investor gas") == "SI-4.9"
    assert refusal(s, "p1 investor coal") in {"SI-4.9", "SI-4.3"}
    s.do("p1 investor oil\n* open manager")
    assert look(s)["columns"][0]["oil"] == ["investment", "oil/worker"]
    assert look(s)["open"] == ["coal", "gas", "manager", "oil"]


def test_the_investor_column_just_emptied_counts_as_free() -> None:
    """SI-R11"""
    s = situation(2, "board p1 investor: gas/investor coal/investor\nopen investor coal oil gold")
    s.do("p1 investor investor\n* open gas")
    assert look(s)["columns"][0]["investor"] == ["investment"]


def test_an_investor_column_with_an_investment_takes_no_second() -> None:
    """SI-4.3, SI-4.9"""
    s = situation(2, "board p1 investor: invest coal/investor\nopen investor coal oil gold")
    assert "investor investor" not in s.legal("p1")
    assert refusal(s, "p1 investor investor") in {"SI-4.9", "SI-4.3", "SI-R11"}


def test_declining_an_investment_opens_none() -> None:
    """SI-4.9, SI-R2"""
    s = situation(2, "board p1 investor: gas/investor coal/investor\nopen gas coal oil gold")
    s.do("p1 investor none")
    assert s.actor() == 1
    assert look(s)["open"] == ["coal", "gas", "gold", "oil"]


def test_the_investor_without_a_fitting_investment_has_no_effect() -> None:
    """SI-R11"""
    s = situation(
        2,
        """
        board p1 investor: gas/investor coal/investor | gas: invest | coal: invest | oil: invest
        board p1 gold: gold/worker gold/worker
        open gas coal oil gold
        """,
    )
    assert of("investor", s.legal("p1")) == {"investor none"}


def test_no_investment_is_opened_from_an_empty_stack() -> None:
    """SI-R11: eight lie on each board and the last four are open"""
    eight = " | ".join(f"{column}: invest" for column in COLUMNS if column not in ("gas", "investor"))
    s = situation(
        2,
        f"""
        board p1 {eight} | investor: gas/investor coal/investor
        board p2 {eight}
        open gas gas investor investor
        """,
    )
    assert look(s)["stack"] == {}
    s.do("p1 investor gas")
    assert s.actor() == 1
    assert look(s)["open"] == ["gas", "investor", "investor"]
