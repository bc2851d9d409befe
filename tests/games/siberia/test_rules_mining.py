"""SI-4.10 and SI-5: mining, selling and closing. Results are worked out by hand."""

from __future__ import annotations

import pytest

from tests.games.siberia.situation import situation
from tests.games.siberia.worked import (
    AREAS,
    UNKNOWN,
    look,
    of,
    refusal,
)


def test_two_gas_sold_in_tokyo_bring_six_thousand() -> None:
    """SI-4.10, the book's example"""
    s = situation(
        2,
        """
        area amur gas coal
        area baikal gas oil
        workers p1 amur baikal
        salesmen p1 tokyo
        board p1 gas: gas/worker gas/investor
        """,
    )
    before = look(s)["supply"]
    assert of("gas", s.legal("p1")) == {"gas tokyo", "gas none"}
    s.do("p1 gas tokyo")
    facts = look(s)
    assert facts["money"] == [6000, 0]
    assert (facts["cubes"]["amur"], facts["cubes"]["baikal"]) == (["coal"], ["oil"])
    assert facts["supply"] == before
    assert facts["workers"][0] == {"amur": 1, "baikal": 1}
    assert facts["salesmen"][0] == {"tokyo": 1}


def test_only_areas_with_an_own_worker_are_mined_and_all_of_them() -> None:
    """SI-4.10: aldan has another's worker, lena none, sayan no gas; a worker in Vladivostok mines nothing"""
    s = situation(
        2,
        """
        area amur gas coal
        area baikal gas coal
        area aldan gas coal
        area lena gas coal
        area sayan oil coal
        workers p1 amur baikal sayan vladivostok
        workers p2 aldan amur
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/investor
        """,
    )
    s.do("p1 gas frankfurt")
    facts = look(s)
    assert facts["money"] == [2000, 0]
    assert [facts["cubes"][area] for area in ("amur", "baikal", "aldan", "lena", "sayan")] == [
        ["coal"],
        ["coal"],
        ["coal", "gas"],
        ["coal", "gas"],
        ["coal", "oil"],
    ]


def test_two_own_workers_in_an_area_mine_one_cube_there() -> None:
    """SI-R4"""
    s = situation(
        2,
        """
        area amur gas coal
        workers p1 amur amur
        salesmen p1 tokyo tokyo
        salesmen p2 tokyo
        board p1 gas: gas/worker gas/worker
        """,
    )
    assert of("gas", s.legal("p1")) == {"gas tokyo", "gas none"}
    s.do("p1 gas tokyo")
    assert look(s)["money"] == [3000, 0]


@pytest.mark.parametrize(
    ("resource", "exchange", "money"),
    [
        ("gas", "frankfurt", 1000),
        ("gas", "tokyo", 3000),
        ("gas", "london", 1500),
        ("coal", "london", 2000),
        ("coal", "frankfurt", 1000),
        ("oil", "frankfurt", 1000),
        ("oil", "tokyo", 3000),
        ("gold", "london", 4000),
        ("gold", "antwerp", 3000),
        ("gold", "frankfurt", 2000),
        ("diamonds", "antwerp", 6000),
        ("diamonds", "frankfurt", 2000),
        ("gas", "none", 0),
    ],
)
def test_the_player_chooses_the_exchange_and_is_paid_its_price(resource: str, exchange: str, money: int) -> None:
    """SI-1.6, SI-4.10"""
    s = situation(
        2,
        f"""
        area amur gas coal oil gold diamonds
        workers p1 amur
        salesmen p1 frankfurt tokyo london antwerp
        board p1 {resource}: {resource}/worker {resource}/investor
        """,
    )
    s.do(f"p1 {resource} {exchange}")
    assert look(s)["money"] == [money, 0]
    assert s.scores() == [money, 0]


def test_a_sale_needs_an_own_salesman_at_an_active_exchange_that_trades_the_resource() -> None:
    """SI-4.10, SI-R3: p1 is in Tokyo, which has no use for coal; p2's salesman in London does not help."""
    s = situation(
        2,
        """
        area amur gas coal
        workers p1 amur
        salesmen p1 tokyo
        salesmen p2 london frankfurt
        board p1 coal: coal/worker coal/investor
        """,
    )
    assert s.legal("p1") == {"coal none", "pass"}
    assert refusal(s, "p1 coal tokyo") in {"SI-4.10", "SI-R3", "SI-1.6"}
    assert refusal(s, "p1 coal london") in {"SI-4.10", "SI-R3"}
    assert refusal(s, "p1 coal seoul") in {"SI-4.10", "SI-R3", "SI-2.2", "SI-1.6", UNKNOWN}
    s.do("p1 coal none")
    facts = look(s)
    assert facts["cubes"]["amur"] == ["coal", "gas"]
    assert facts["columns"][0]["coal"] == []


def test_the_other_side_of_a_tile_trades_when_it_is_the_active_one() -> None:
    """SI-1.6, SI-2.2: seoul (coal 3,000) in place of tokyo"""
    s = situation(
        2,
        """
        active seoul london shanghai antwerp zurich
        area amur gas coal
        workers p1 amur
        salesmen p1 seoul
        board p1 coal: coal/worker coal/investor
        """,
    )
    s.do("p1 coal seoul")
    assert look(s)["money"] == [3000, 0]


def test_nothing_to_mine_leaves_only_none() -> None:
    """SI-4.10, SI-R22"""
    s = situation(
        2,
        """
        area amur coal
        area lena gas
        workers p1 amur vladivostok
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/worker
        """,
    )
    assert of("gas", s.legal("p1")) == {"gas none"}
    assert refusal(s, "p1 gas frankfurt") in {"SI-4.10", "SI-R22"}


def test_money_has_no_limit() -> None:
    """SI-R19"""
    s = situation(
        2,
        """
        money p1 5000000
        area amur gas coal
        workers p1 amur
        salesmen p1 tokyo
        board p1 gas: gas/worker gas/worker
        """,
    )
    s.do("p1 gas tokyo")
    assert look(s)["money"] == [5003000, 0]


def test_an_area_left_without_cubes_closes_and_all_its_workers_go_home() -> None:
    """SI-5.1: p1 has a worker and a salesman placed, so 4 in the pool; p2 three workers, so 3"""
    s = situation(
        2,
        """
        area amur gas
        area baikal coal
        workers p1 amur
        workers p2 amur amur baikal
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/investor
        board p2 research: oil/worker
        """,
    )
    s.do("p1 gas frankfurt")
    facts = look(s)
    assert facts["closed"] == {"amur"}
    assert facts["workers"] == [{}, {"baikal": 1}]
    assert facts["pool"] == [5, 5]
    assert facts["money"] == [1000, 0]
    s.do("p2 research")
    assert s.legal("p2") == {f"find oil {area}" for area in AREAS if area != "amur"}
    assert refusal(s, "p2 find oil amur") in {"SI-5.1", "SI-4.4"}


def test_an_area_with_a_cube_left_stays_open() -> None:
    """SI-5.1"""
    s = situation(
        2,
        """
        area amur gas coal
        workers p1 amur
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/worker
        """,
    )
    s.do("p1 gas frankfurt")
    assert look(s)["closed"] == set()
    assert look(s)["workers"][0] == {"amur": 1}


def test_a_declined_sale_closes_nothing() -> None:
    """SI-4.10, SI-5.1"""
    s = situation(
        2,
        """
        area amur gas
        workers p1 amur
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/worker
        """,
    )
    s.do("p1 gas none")
    assert look(s)["closed"] == set()
    assert look(s)["cubes"]["amur"] == ["gas"]


def test_areas_emptied_by_one_action_close_together_after_the_sale() -> None:
    """SI-R12: both cubes are sold although amur, the way to baikal, closes with it"""
    s = situation(
        2,
        """
        area amur gas
        area baikal gas
        workers p1 amur baikal baikal
        salesmen p1 tokyo
        board p1 gas: gas/worker gas/worker
        """,
    )
    s.do("p1 gas tokyo")
    facts = look(s)
    assert facts["closed"] == {"amur", "baikal"}
    assert facts["money"] == [6000, 0]
    assert facts["pool"][0] == 5


def test_areas_beyond_the_eighth_still_close() -> None:
    """SI-R12: seven are closed; two more make nine"""
    seven = "\n".join(f"area {area} closed" for area in AREAS[:7])
    s = situation(
        2,
        f"""
        {seven}
        area amur gas
        area baikal gas
        area aldan coal
        workers p1 amur baikal aldan
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/worker | coal: coal/worker coal/worker
        passed p2
        """,
    )
    s.do("p1 gas frankfurt")
    assert len(look(s)["closed"]) == 9
    s.do("p1 coal frankfurt")
    assert len(look(s)["closed"]) == 10
    assert look(s)["money"] == [3000, 0]
