"""Hexes: names, neighbours and places agree with each other, and the fifteen shapes of track are all there are."""

from __future__ import annotations

from itertools import combinations
from math import dist, isclose

import pytest

from roundhouse.core.hexes import (
    COLUMNS,
    EDGES,
    GENTLE,
    ROWS,
    SHAPE_KINDS,
    SHAPES,
    SHARP,
    STRAIGHT,
    centre,
    corner,
    distance,
    edge_between,
    hex_id,
    middle,
    neighbour,
    opposite,
    read_hex,
    read_shape,
    shape_id,
)

FIELD = [(row, column) for row in range(6) for column in range(1, 7)]


def test_every_name_reads_back() -> None:
    names = [hex_id(row, column) for row in range(ROWS) for column in range(1, COLUMNS + 1)]
    assert len(set(names)) == ROWS * COLUMNS
    assert [read_hex(name) for name in names] == [(row, c) for row in range(ROWS) for c in range(1, COLUMNS + 1)]


@pytest.mark.parametrize(
    "text", ["", "d", "4", "d0", "d04", "d100", "dd4", "4d", "D4", "d4 ", " d4", "d-1", "d٤", "ä4"]
)
def test_what_is_no_name_reads_as_none(text: str) -> None:
    assert read_hex(text) is None


@pytest.mark.parametrize(
    ("name", "around"),
    [  # clockwise from the north-east
        ("c4", ["b4", "c5", "d4", "d3", "c3", "b3"]),
        ("d4", ["c5", "d5", "e5", "e4", "d3", "c4"]),
    ],
)
def test_the_neighbours_of_a_hex_lie_clockwise_around_it(name: str, around: list[str]) -> None:
    place = read_hex(name)
    assert place is not None
    assert [hex_id(*neighbour(*place, edge)) for edge in range(EDGES)] == around


@pytest.mark.parametrize("place", FIELD)
@pytest.mark.parametrize("edge", range(EDGES))
def test_a_step_over_an_edge_and_back_ends_where_it_began(place: tuple[int, int], edge: int) -> None:
    other = neighbour(*place, edge)
    assert neighbour(*other, opposite(edge)) == place
    assert edge_between(place, other) == edge
    assert distance(place, other) == 1


def test_neighbours_and_no_others_are_the_width_of_a_hex_apart() -> None:
    for first, second in combinations(FIELD, 2):
        apart = dist(centre(*first), centre(*second))
        assert isclose(apart, 3**0.5) == (edge_between(first, second) >= 0)
        assert apart > 1.7


def test_the_distance_is_the_number_of_steps() -> None:
    start = (3, 4)
    reached, ring = {start}, {start}
    for steps in range(1, 5):
        ring = {neighbour(*place, edge) for place in ring for edge in range(EDGES)} - reached
        reached |= ring
        assert len(ring) == 6 * steps
        assert {distance(start, place) for place in ring} == {steps}


def test_the_first_hex_touches_the_borders_of_the_plane() -> None:
    corners = [corner(0, 1, number) for number in range(EDGES)]
    assert corners[0] == pytest.approx((3**0.5 / 2, 0))
    assert min(x for x, _ in corners) == pytest.approx(0)
    assert min(corner(1, 1, number)[0] for number in range(EDGES)) == pytest.approx(3**0.5 / 2)


@pytest.mark.parametrize("place", [(2, 4), (3, 4)])
@pytest.mark.parametrize("edge", range(EDGES))
def test_an_edge_lies_between_its_corners_and_is_shared_with_the_neighbour(place: tuple[int, int], edge: int) -> None:
    first, second = corner(*place, edge), corner(*place, edge + 1)
    assert dist(first, second) == pytest.approx(1)
    assert middle(*place, edge) == pytest.approx(((first[0] + second[0]) / 2, (first[1] + second[1]) / 2))
    other = neighbour(*place, edge)
    assert middle(*other, opposite(edge)) == pytest.approx(middle(*place, edge))
    assert corner(*other, opposite(edge) + 1) == pytest.approx(first)


def test_the_shapes_join_every_pair_of_edges_once() -> None:
    assert sorted(SHAPES) == list(combinations(range(EDGES), 2))
    assert [read_shape(shape_id(shape)) for shape in range(len(SHAPES))] == list(range(15))
    assert read_shape("3-0") == read_shape("0-6") == read_shape("") == -1


def test_the_kind_of_a_shape_is_how_far_apart_its_edges_are() -> None:
    turned = {3: STRAIGHT, 2: GENTLE, 4: GENTLE, 1: SHARP, 5: SHARP}
    assert [turned[b - a] for a, b in SHAPES] == list(SHAPE_KINDS)
