"""SP-4: situations on small maps: networks, ends that meet, crossings, replacements, supplies, locomotives."""

from __future__ import annotations

from roundhouse.core.hexes import SHAPES
from roundhouse.games.steam_power.moves import A_END, A_MONEY, CROSS, PLAIN, SHARP
from roundhouse.games.steam_power.position import ACT, TRACK
from roundhouse.games.steam_power.state import SteamPowerState
from tests.games.steam_power.small import action, begun, board, can, do, hex_of, may, site_of, turn_of

# Edges: 0 north-east, 1 east, 2 south-east, 3 south-west, 4 west, 5 north-west. Rows b and d lie half a hex to the
# right: over b2 are a2 (edge 5) and a3 (edge 0), below it c2 (edge 3) and c3 (edge 2).
FIELD = (
    "........",
    "o..h...o",
    "........",
    ".oo..o..",
)


def field(players: int = 2) -> SteamPowerState:
    return begun(board(FIELD, players))


def steps(state: SteamPowerState, kind: str) -> list[int]:
    """The legal steps of a kind."""
    sheet = state.sheet
    low, high = {
        "track": (4464, sheet.a_cross),
        "cross": (sheet.a_cross, sheet.a_replace),
        "replace": (sheet.a_replace, sheet.a_remove),
        "remove": (sheet.a_remove, state.board.n_actions),
    }[kind]
    return [a for a in can(state) if low <= a < high]


def shapes(state: SteamPowerState, kind: str) -> set[tuple[str, int]]:
    """The legal steps of a kind, as hex and shape."""
    found = set()
    for a in steps(state, kind):
        i = (a - 4464) % (15 * int(state.sheet.n_hexes))
        found.add((state.sheet.hex_ids[i // 15], i % 15))
    return found


def let(state: SteamPowerState, p: int, *texts: str) -> None:
    """A player builds, two steps an action."""
    for k in range(0, len(texts), 2):
        turn_of(state, p)
        do(state, *texts[k : k + 2])


def test_the_first_piece_meets_the_edge_of_any_city() -> None:
    state = field()
    starts = shapes(state, "track")
    sheet = state.sheet
    wanted = set()
    for h, name in enumerate(sheet.hex_ids):
        for shape, pair in enumerate(SHAPES):
            behind = [int(sheet.next[6 * h + e]) for e in pair]
            if -1 not in behind and max(behind) >= sheet.n_hexes and sheet.cost[h] <= 5:
                wanted.add((name, shape))
    assert starts == wanted
    assert not steps(state, "cross") + steps(state, "replace") + steps(state, "remove")


def test_a_chain_must_be_gone_on_with_and_a_complete_one_lets_the_next_start_anywhere_in_the_network() -> None:
    state = field()
    do(state, "track b2 1-4")
    assert {name for name, _ in shapes(state, "track")} == {"b3"}
    do(state, "track b3 1-4")
    assert state.phase == ACT
    let(state, 0, "track b4 1-4", "track b5 1-4")
    assert state.money[0] == 3  # SP-4.1: b4 is hills
    turn_of(state, 0)
    do(state, "track b6 1-4", "track b7 1-4")
    assert state.chain[0] == 0
    assert state.locomotives[0] == 17
    turn_of(state, 0)
    # b1 and b8 are in the network; d2, d3, d6 are not
    near = {"a1", "a2", "b2", "c1", "c2", "a8", "b7", "c8"}
    assert {name for name, _ in shapes(state, "track")} == near - {"b2", "b7"}


def test_a_whole_group_is_in_the_network_once_one_of_its_cities_is_joined() -> None:
    state = field()
    # c3 lies over d2 (edge 3) and d3 (edge 2); c2 over d2 (edge 2)
    do(state, "track c2 0-2")  # from d2 to b2
    do(state, "track b2 3-4")  # to b1
    assert (
        state.network[0] == 1 << state.sheet.group[site_of(state, "b1")] | 1 << state.sheet.group[site_of(state, "d2")]
    )
    turn_of(state, 0)
    assert may(state, "track c4 1-3")  # starts from d3


def test_two_cities_of_a_group_may_be_joined_by_a_connection_and_a_city_not_with_itself() -> None:
    state = field()
    assert may(state, "track c3 2-3")  # SP-R3, SP-R20: d2 and d3, complete at once
    do(state, "track b2 4-5")  # from b1 to a2, which lies next to b1, too
    assert not may(state, "track a2 2-3")  # SP-R3
    assert may(state, "track a2 2-4")
    turn_of(state, 1)
    do(state, "track c3 2-3")
    assert state.chain[1] == 0
    assert state.locomotives[1] == 17


def test_ends_of_different_connections_never_meet_but_a_loose_end_may_point_at_track() -> None:
    state = field()
    do(state, "track b2 1-4")  # its loose end points at b3
    turn_of(state, 1)
    do(state, "track c3 0-3")  # from d2; its loose end points at b3, too
    # going on at b3 from edge 3: edge 4 would meet the end at b2
    assert {shape for name, shape in shapes(state, "track") if name == "b3"} == {0, 4, 6, 11}
    do(state, "track b3 0-3")  # SP-R22: now b2's end points at track that has no end there
    turn_of(state, 0)
    assert {(name, shape) for name, shape in shapes(state, "cross")} == {("b3", 1), ("b3", 5)}  # 1-4 and 2-4


def test_a_crossing_costs_two_dollars_keeps_the_path_and_changes_the_tiles() -> None:
    state = field()
    do(state, "track b2 1-4", "track b3 1-4")
    turn_of(state, 1)
    do(state, "track c3 0-3", "cross b3 0-3")
    assert state.money[1] == 3
    assert [int(x) for x in state.track_left] == [80 - 2, 10 - 1, 10]
    h = hex_of(state, "b3")
    assert (state.path[h], state.owner[h], state.over[h], state.over_owner[h]) == (1 + 1, 0, 1 + 0, 1)
    turn_of(state, 0)
    assert not {shape for name, shape in shapes(state, "replace")} & {1}
    # SP-R18: what stays is 0-3, so the last path may be replaced by what crosses it: from edge 4 only 1-4, 2-4
    assert shapes(state, "replace") == {("b3", 5)}
    do(state, "replace b3 2-4")
    assert (state.path[h], state.owner[h], state.over[h], state.over_owner[h]) == (1 + 0, 1, 1 + 5, 0)
    assert [int(x) for x in state.track_left] == [80 - 2, 10, 10 - 1]
    assert state.money[0] == 5
    do(state, "remove b3")
    assert (state.path[h], state.owner[h], state.over[h]) == (1, 1, 0)
    assert [int(x) for x in state.track_left] == [80 - 3, 10, 10]
    assert (state.chain[0], state.chain_hex[0], state.chain_edge[0]) == (1, hex_of(state, "b2"), 1)


def test_a_crossing_needs_two_dollars_and_there_is_never_a_third_path_nor_one_on_a_sharp_curve() -> None:
    state = field(3)
    do(state, "track b2 1-4", "track b3 1-4")
    turn_of(state, 1)
    state.money[1] = 1
    do(state, "track c3 0-3")
    assert not steps(state, "cross")
    assert not steps(state, "track")
    state.money[1] = 2
    do(state, "cross b3 0-3")
    assert state.money[1] == 0
    turn_of(state, 2)
    state.money[2] = 50
    let(state, 2, "track a2 1-3", "track a3 2-4")  # now at b3, edge 5
    turn_of(state, 2)
    assert not steps(state, "cross")
    assert not steps(state, "track")
    do(state, "replace a3 3-4")  # now at b2, edge 0: a straight 1-4 lies there
    assert {shape for _, shape in shapes(state, "cross")} == {0, 3}  # 0-3 and 0-2


def test_the_only_piece_may_be_replaced_by_one_that_starts_from_another_city() -> None:
    state = field()
    do(state, "track c2 1-2")  # from d2
    assert state.chain_site[0] == site_of(state, "d2")
    assert not may(state, "replace c2 1-2")  # SP-R18: another path
    assert may(state, "replace c2 2-5")  # it would be complete, from d2 to b1
    do(state, "replace c2 1-5")  # from b1
    assert state.chain_site[0] == site_of(state, "b1")
    assert (state.chain[0], state.locomotives[0], state.network[0]) == (1, 17, 0)


def test_a_replacement_starts_only_where_the_company_may_start() -> None:
    state = field()
    do(state, "track c3 2-3")  # d2 and d3 are the network
    turn_of(state, 0)
    do(state, "track c2 1-2")
    assert may(state, "replace c2 0-2")
    assert may(state, "replace c2 2-5")
    assert not may(state, "replace c2 1-5")  # b1 is not in the network
    do(state, "replace c2 2-5")  # and now it is, and the connection complete
    assert (state.chain[0], state.locomotives[0], state.phase) == (0, 16, ACT)


def test_after_the_only_piece_is_removed_the_locomotive_is_back_and_any_city_will_do() -> None:
    state = field()
    do(state, "track b2 1-4")
    assert state.locomotives[0] == 17
    do(state, "remove b2")
    assert state.locomotives[0] == 18
    assert state.network[0] == 0
    turn_of(state, 0)
    assert may(state, "track c6 1-2")  # SP-R4: from d6
    assert may(state, "track b7 1-4")  # from b8


def test_without_a_locomotive_no_connection_starts_but_the_own_one_may_be_replaced() -> None:
    state = field()
    state.locomotives[0] = 0
    assert not steps(state, "track")
    state.locomotives[0] = 1
    state.apply(0, action(state, "track b2 1-4"))
    assert state.locomotives[0] == 0
    assert may(state, "replace b2 0-4")
    state.apply(0, action(state, "replace b2 0-4"))
    assert state.locomotives[0] == 0


def test_a_kind_of_tile_that_is_used_up_cannot_be_placed_unless_a_replacement_gives_one_back() -> None:
    state = field()
    state.track_left[SHARP] = 1
    state.apply(0, action(state, "track b2 4-5"))
    assert state.track_left[SHARP] == 0
    assert all(shape < 9 for _, shape in shapes(state, "track"))
    assert ("b2", 12) in shapes(state, "replace")  # the sharp one comes back first
    state.track_left[PLAIN] = 0
    assert not steps(state, "track")
    assert all(shape >= 9 for _, shape in shapes(state, "replace"))
    state.track_left[PLAIN] = -1
    assert all(shape >= 9 for _, shape in shapes(state, "replace"))


def test_crossings_need_tiles_of_their_own_kind() -> None:
    state = field()
    do(state, "track b2 1-4", "track b3 1-4")
    turn_of(state, 1)
    do(state, "track c3 0-3")
    assert {shape for _, shape in shapes(state, "cross")} == {0, 6}  # 0-3 and 3-5
    state.track_left[SHARP] = 0
    assert {shape for _, shape in shapes(state, "cross")} == {6}
    state.track_left[CROSS] = 0
    assert not steps(state, "cross")


def test_undoing_a_crossing_is_possible_without_a_plain_tile_and_is_owed() -> None:
    """SP-R17, played out: 80 plain tiles lie on the map when half of a crossing is taken away."""
    wide = ("." * 84, "o" + "." * 82 + "o", "." * 84, "oo" + "." * 82)
    state = begun(board(wide, 2))
    do(state, "track b2 1-4")
    for column in range(3, 79):
        let(state, 0, f"track b{column} 1-4")
    let(state, 1, "track a2 1-3", "track a3 2-4")
    assert state.track_left[PLAIN] == 80 - 77 - 2
    let(state, 1, "cross b3 2-5")
    assert state.track_left[PLAIN] == 2
    let(state, 0, "track b79 1-4", "track b80 1-4")
    assert state.track_left[PLAIN] == 0
    turn_of(state, 0)
    assert not steps(state, "cross")
    assert all(shape >= 9 for _, shape in shapes(state, "track"))
    let(state, 1, "remove b3")
    assert state.track_left[PLAIN] == -1
    assert state.audit() == ""
    turn_of(state, 1)
    assert may(state, "cross b3 2-5")
    turn_of(state, 0)
    # the last plain tile comes back, which pays what is owed: no plain tile is left to replace it
    assert all(shape >= 9 for _, shape in shapes(state, "replace"))
    do(state, "remove b80")
    assert state.track_left[PLAIN] == 0


def test_a_company_may_cross_its_own_incomplete_connection() -> None:
    state = field()
    # b1 -> b2 -> b3 -> a4 -> a3 -> b2?: from b3's edge 0 to a4, back by a3 and down across b2
    let(state, 0, "track b2 1-4", "track b3 0-4", "track a4 3-4", "track a3 1-3")
    turn_of(state, 0)
    assert shapes(state, "cross") == {("b2", 0), ("b2", 3)}
    do(state, "cross b2 0-3")
    h = hex_of(state, "b2")
    assert (state.owner[h], state.over_owner[h], state.chain[0]) == (0, 0, 5)
    do(state, "remove b2")
    assert (state.path[h], state.over[h], state.chain[0]) == (1 + 1, 0, 4)


def test_a_second_step_is_optional_and_its_phase_is_left_out_when_nothing_can_follow() -> None:
    state = field()
    do(state, "track b2 1-4")
    assert state.phase == TRACK
    assert can(state)[0] == A_END
    state.apply(0, A_END)
    assert (state.phase, state.actions) == (ACT, 1)
    state = field()
    state.locomotives[0] = 1
    state.apply(0, action(state, "track c3 2-3"))  # complete, and no locomotive is left for another
    assert (state.phase, state.actions) == (ACT, 1)
    assert A_MONEY in can(state)
