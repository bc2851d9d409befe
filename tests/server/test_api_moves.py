"""Moves over the API: acting, what may be done, what it would do, why something is refused, and the log of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roundhouse.core.game import legal
from tests.server.guests import (
    HAND,
    act,
    done,
    granted,
    hand,
    house,
    inside,
    invested,
    message,
    moves,
    now,
    own,
    pair,
    plan,
    planned,
    play_out,
    refused,
    seq,
    view,
)
from tests.server.running import Client, Running, new_key


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def test_an_action_is_done_by_its_number(server: Running) -> None:
    ana, _, table = pair(server)
    assert hand(ana, table) == HAND
    number, notation, *_ = now(ana, table)["legal"]["actions"][0]
    assert notation == "place manager manager"
    before = seq(ana, table)
    assert act(ana, table, number) == before + 1 == seq(ana, table)
    assert "manager" not in hand(ana, table)
    last = ana.get(f"tables/{table}")["log"][-1]
    assert (last["n"], last["kind"], last["seat"], last["move"]) == (before + 1, "act", "p1", notation)
    assert last["parts"] == {"verb": "place", "places": ["column:manager"], "pieces": ["token:manager"]}


def test_an_action_is_done_by_its_notation_whatever_the_case(server: Running) -> None:
    ana, _, table = pair(server)
    act(ana, table, "place manager manager")
    act(ana, table, "  Place gold/WORKER   gold ")
    assert own(ana, table)["plan"] == [["manager", "manager"], ["gold/worker", "gold"]]


def test_several_actions_are_done_together(server: Running) -> None:
    ana, _, table = planned(server)
    logistics = next(action[0] for action in now(ana, table)["legal"]["actions"] if action[1] == "logistics")
    before = seq(ana, table)
    told = act(ana, table, logistics, "move vladivostok>amur", "stop")
    assert view(ana, table)["players"][0]["workers"] == {"amur": 1}
    entries = ana.get(f"tables/{table}/log?since={before}")["log"]
    assert [entry["move"] for entry in entries] == ["logistics", "move vladivostok>amur", "stop"]
    assert told == entries[-1]["n"]


def test_when_one_of_several_actions_is_refused_none_is_done(server: Running) -> None:
    ana, ben, table = pair(server)
    before = ana.get(f"tables/{table}")
    wanted = ["place manager manager", "place gold/worker gold", "place manager research"]
    told = refused(ana.wish(table, "act", actions=wanted), 422, "siberia-refusal-not-in-hand")
    assert (told["index"], told["rule"]) == (2, "SI-3.1")
    assert ana.get(f"tables/{table}") == before
    plan(ana, table)
    plan(ben, table)
    before = ana.get(f"tables/{table}")
    told = refused(ana.wish(table, "act", actions=["logistics", "pass"]), 422, "siberia-refusal-finish-logistics")
    assert (told["index"], told["rule"]) == (1, "SI-4.6")
    told = refused(ana.wish(table, "act", actions=["pass", "pass"]), 422, "siberia-refusal-not-your-turn")
    assert (told["index"], told["rule"]) == (1, "SI-4.1")
    assert ana.get(f"tables/{table}") == before


def test_actions_that_cannot_be_read_are_refused(server: Running) -> None:
    ana, _, table = pair(server)
    before = ana.get(f"tables/{table}")
    refused(ana.wish(table, "act", actions=["place manager manager", "castle"]), 422, "notation-unknown")
    refused(ana.wish(table, "act", actions=[]), 422, "server-body-invalid")
    refused(ana.wish(table, "act", actions=["pass"] * 65), 422, "server-body-invalid")
    refused(ana.wish(table, "act", actions=["p" * 81]), 422, "server-body-invalid")
    refused(ana.wish(table, "act", actions=[-1]), 422, "server-body-invalid")
    refused(ana.wish(table, "act", actions=[1.5]), 422, "server-body-invalid")
    refused(ana.wish(table, "act", actions=[2**31 - 1]), 422, "siberia-refusal-no-move")
    assert ana.get(f"tables/{table}") == before


def test_what_the_rules_forbid_is_refused_with_their_number(server: Running) -> None:
    ana, ben, table = planned(server)
    told = refused(ben.wish(table, "act", actions=["pass"]), 422, "siberia-refusal-not-your-turn")
    assert told["rule"] == "SI-4.1"
    told = refused(ana.wish(table, "act", actions=["gas none"]), 422, "siberia-refusal-column-incomplete")
    assert told["rule"] == "SI-4.3"
    told = refused(
        ana.wish(table, "act", actions=["salesman frankfurt>frankfurt"]), 422, "siberia-refusal-same-exchange"
    )
    assert told["rule"] == "SI-R10"


def test_others_do_not_act_at_a_seat(server: Running) -> None:
    ana, ben, table = pair(server)
    watching = server.client("Cy")
    before = ana.get(f"tables/{table}")
    for do, more in (
        ("act", {"actions": ["place manager manager"]}),
        ("done", {}),
        ("undo", {}),
        ("answer", {"agree": True}),
    ):
        body = {"seq": before["seq"], "key": new_key(), **more}
        refused(ben.call("POST", f"tables/{table}/{do}", body | {"seat": "p1"}), 403, "server-not-your-seat")
        refused(watching.call("POST", f"tables/{table}/{do}", body | {"seat": "p1"}), 403, "server-not-your-seat")
        refused(watching.call("POST", f"tables/{table}/{do}", body), 403, "server-no-seat")
    for ask in ("effects?action=50", "why?action=50", "hint"):
        refused(watching.call("GET", f"tables/{table}/{ask}"), 403, "server-no-seat")
    assert ana.get(f"tables/{table}") == before


def test_a_request_that_comes_twice_is_done_once(server: Running) -> None:
    ana, _, table = pair(server)
    body = {"seq": seq(ana, table), "key": "once", "actions": ["place manager manager"]}
    first = ana.post(f"tables/{table}/act", body)
    after = ana.get(f"tables/{table}")
    assert ana.post(f"tables/{table}/act", body) == first
    act(ana, table, "place gold/worker gold")
    assert ana.post(f"tables/{table}/act", body) == first  # however late it comes
    assert ana.post(f"tables/{table}/act", body | {"actions": ["pass"]}) == first  # the key alone counts
    assert ana.get(f"tables/{table}?since={first['seq']}")["seq"] == first["seq"] + 1
    assert first["seq"] == after["seq"]


def test_undo_done_and_answers_that_come_twice_are_done_once(server: Running) -> None:
    ana, ben, table = invested(server)
    for client, do, more in ((ben, "done", {}), (ben, "undo", {}), (ana, "answer", {"agree": False})):
        body = {"seq": seq(client, table), "key": f"once {do}", **more}
        first = client.post(f"tables/{table}/{do}", body)
        after = client.get(f"tables/{table}")
        assert client.post(f"tables/{table}/{do}", body) == first == {"seq": after["seq"]}
        assert client.get(f"tables/{table}") == after


def test_a_key_is_the_seats_own(server: Running) -> None:
    ana, ben, table = pair(server)
    for client in (ana, ben):
        body = {"seq": seq(client, table), "key": "same", "actions": ["place manager manager"]}
        client.post(f"tables/{table}/act", body)
    assert "manager" not in hand(ana, table) + hand(ben, table)


def test_the_key_of_a_refused_request_can_be_used_again(server: Running) -> None:
    ana, _, table = pair(server)
    body = {"seq": seq(ana, table), "key": "again", "actions": ["pass"]}
    refused(ana.call("POST", f"tables/{table}/act", body), 422, "siberia-refusal-act-not-now")
    ana.post(f"tables/{table}/act", body | {"actions": ["place manager manager"]})
    assert "manager" not in hand(ana, table)


def test_a_stale_request_is_told_what_it_missed(server: Running) -> None:
    ana, ben, table = planned(server)
    old = seq(ben, table)
    act(ana, table, "logistics", "move vladivostok>amur", "stop")
    act(ben, table, "salesman pool>seoul")
    before = ben.get(f"tables/{table}")
    for do, more in (("act", {"actions": ["pass"]}), ("done", {}), ("undo", {}), ("answer", {"agree": True})):
        told = refused(ben.wish(table, do, old, **more), 409, "server-stale")
        missed = ben.get(f"tables/{table}/log?since={old}")
        assert (told["seq"], told["log"]) == (missed["seq"], missed["log"])
    assert [entry["move"] for entry in missed["log"]] == [
        "logistics",
        "move vladivostok>amur",
        "stop",
        "salesman pool>seoul",
    ]
    assert ben.get(f"tables/{table}") == before


def test_a_request_that_knows_more_than_there_is_is_stale(server: Running) -> None:
    ana, _, table = pair(server)
    everything = ana.get(f"tables/{table}")
    told = refused(
        ana.wish(table, "act", everything["seq"] + 1, actions=["place manager manager"]), 409, "server-stale"
    )
    assert (told["seq"], told["log"]) == (everything["seq"], everything["log"])


def test_what_others_do_in_secret_makes_nothing_stale(server: Running) -> None:
    ana, ben, table = pair(server)
    before = ana.get(f"tables/{table}")
    plan(ben, table)
    assert ana.get(f"tables/{table}") == before  # it cannot even be noticed
    granted(ana.wish(table, "act", before["seq"], actions=["place manager manager"]))


def test_what_changes_nothing_in_the_game_makes_nothing_stale(server: Running) -> None:
    ana, ben, table = planned(server)
    old = seq(ana, table)
    ben.post(f"tables/{table}/leave")
    ben.post(f"tables/{table}/return")
    assert seq(ana, table) == old + 2
    granted(ana.wish(table, "act", old, actions=["pass"]))


def test_legal_actions_decode_to_the_parts_that_the_game_gives(server: Running) -> None:
    ana, ben, table = pair(server)
    seen = set()
    for _ in range(40):
        for player, client in enumerate((ana, ben)):
            told = client.get(f"tables/{table}")["now"]
            if not told["legal"]:
                continue
            going = inside(server, table)
            game, state, words = going.setup.game, going.state, told["legal"]["words"]
            assert [action[0] for action in told["legal"]["actions"]] == legal(state, player)
            assert len(set(words)) == len(words)
            for number, notation, verb, places, pieces in told["legal"]["actions"]:
                parts = game.parts(state, player, number)
                assert (verb, [words[i] for i in places], [words[i] for i in pieces]) == (
                    parts.verb,
                    list(parts.places),
                    list(parts.pieces),
                )
                assert notation == game.notation(state, player, number)
                seen.add(verb)
            used = {i for action in told["legal"]["actions"] for i in (*action[3], *action[4])}
            assert used == set(range(len(words)))
        if not any(one_more(client, table) for client in (ana, ben)):
            break
    assert now(ana, table)["phase"] == "over"
    assert {"place", "pass", "logistics", "move", "salesman", "investor"} <= seen


def one_more(client: Client, table: str) -> bool:
    """The last thing that may be done, for `pass` is the first."""
    told = now(client, table)
    if told["done"]:
        done(client, table)
    elif told["legal"]:
        wanted = [a[0] for a in told["legal"]["actions"] if a[1].startswith(("place", "move", "logistics"))]
        act(client, table, (wanted or [told["legal"]["actions"][-1][0]])[0])
    return bool(told["done"] or told["legal"])


def researching(server: Running) -> tuple[Client, Client, str]:
    """Both have put everything on research; Ana is to place her first cube."""
    ana, ben, table = pair(server)
    for client in (ana, ben):
        plan(client, table, "research")
    assert moves(ana, table)[0] == "find coal yamal"
    return ana, ben, table


def test_effects_are_those_of_the_game(server: Running) -> None:
    ana, _, table = researching(server)
    going = inside(server, table)
    game, known = going.setup.game, going.state.view(0)
    actions = now(ana, table)["legal"]["actions"]
    assert len(actions) > 20
    for number, notation, *_ in actions:
        (told,) = ana.get(f"tables/{table}/effects?action={number}")
        assert (told["action"], told["move"]) == (number, notation)
        assert [message(one) for one in told["effects"]] == game.effects(known, number)
        assert [one["id"] for one in told["effects"]] == ["siberia-effect-supply"]  # a cube leaves the supply


def test_what_a_placement_completes_is_among_its_effects(server: Running) -> None:
    ana, _, table = pair(server)
    act(ana, table, "place coal/logistics logistics")
    told = {one["move"]: one["effects"] for one in ana.get(f"tables/{table}/effects?spot=token:gold/logistics")}
    assert list(told) == [f"place gold/logistics {column}" for column in ("logistics", "gold", "research")]
    assert [[one["id"] for one in effects] for effects in told.values()] == [["siberia-effect-completes"], [], []]


def test_effects_of_a_spot_are_those_of_all_actions_that_have_to_do_with_it(server: Running) -> None:
    ana, _, table = researching(server)
    told = now(ana, table)["legal"]
    words, actions = told["words"], told["actions"]
    each = {action[0]: ana.get(f"tables/{table}/effects?action={action[0]}")[0] for action in actions}
    assert "area:ob" in words
    for index, spot in enumerate(words):
        wanted = [action[0] for action in actions if index in (*action[3], *action[4])]
        assert ana.get(f"tables/{table}/effects?spot={spot}") == [each[number] for number in wanted]
    at_ob = [one["move"] for one in ana.get(f"tables/{table}/effects?spot=area:ob")]
    assert at_ob == [move for move in moves(ana, table) if " ob" in move]


def test_what_is_not_legal_now_has_no_effects(server: Running) -> None:
    ana, ben, table = planned(server)
    number = now(ana, table)["legal"]["actions"][0][0]
    assert ben.get(f"tables/{table}/effects?action={number}") == []  # not his turn
    assert ben.get(f"tables/{table}/effects?spot=exchange:seoul") == []
    assert ana.get(f"tables/{table}/effects?action=50") == []  # nothing to place any more
    assert ana.get(f"tables/{table}/effects?spot=exchange:atlantis") == []
    assert ana.get(f"tables/{table}/effects") == []


def test_why_says_that_something_is_legal_and_what_it_does(server: Running) -> None:
    ana, _, table = researching(server)
    number = next(a[0] for a in now(ana, table)["legal"]["actions"] if a[1] == "find coal ob")
    effects = ana.get(f"tables/{table}/effects?action={number}")[0]["effects"]
    assert effects
    for query in (f"action={number}", "text=find%20coal%20ob", "text=Find%20%20COAL%20ob%20"):
        assert ana.get(f"tables/{table}/why?{query}") == {
            "legal": True,
            "rule": "",
            "message": None,
            "effects": effects,
        }


def test_why_names_the_rule_that_forbids_something(server: Running) -> None:
    ana, _, table = planned(server)
    before = ana.get(f"tables/{table}")
    for text, rule, reason in (
        ("gas none", "SI-4.3", "column-incomplete"),
        ("place manager manager", "SI-3.1", "plan-not-now"),
        ("stop", "SI-4.6", "not-moving"),
        ("research", "SI-4.2", "nothing-to-research"),
        ("salesman frankfurt>frankfurt", "SI-R10", "same-exchange"),
        ("salesman amur>seoul", "SI-4.7", "no-worker-there"),
    ):
        told = ana.get(f"tables/{table}/why?text={text.replace(' ', '%20')}")
        assert (told["legal"], told["rule"], told["effects"]) == (False, rule, [])
        assert told["message"]["id"] == f"siberia-refusal-{reason}"
        tried = refused(ana.wish(table, "act", actions=[text]), 422, f"siberia-refusal-{reason}")
        assert (tried["rule"], tried["error"]) == (told["rule"], told["message"])  # `act` tells the same
    assert ana.get(f"tables/{table}") == before


def test_why_answers_for_every_number(server: Running) -> None:
    ana, _, table = pair(server)
    legal_now = {action[0] for action in now(ana, table)["legal"]["actions"]}
    for number in (*range(inside(server, table).setup.board.n_actions), 2**31 - 1):
        told = ana.get(f"tables/{table}/why?action={number}")
        assert told["legal"] == (number in legal_now)
        assert bool(told["rule"]) != told["legal"]


def test_why_refuses_what_is_no_question(server: Running) -> None:
    ana, _, table = pair(server)
    told = refused(ana.call("GET", f"tables/{table}/why?text=castle"), 422, "notation-unknown")
    assert told["error"]["args"] == {"text": "castle", "rule": "SI-8"}
    refused(ana.call("GET", f"tables/{table}/why"), 422, "server-action-or-text")
    refused(ana.call("GET", f"tables/{table}/why?action=50&text=pass"), 422, "server-action-or-text")
    refused(ana.call("GET", f"tables/{table}/why?action=-1"), 422, "server-query-invalid")
    refused(ana.call("GET", f"tables/{table}/why?seat=p2&action=50"), 403, "server-not-your-seat")


def test_the_log_after_a_number(server: Running) -> None:
    ana, ben, table = planned(server)
    for client in (ana, ben, server.client("Cy")):
        everything = client.get(f"tables/{table}")
        assert [entry["n"] for entry in everything["log"]] == list(range(1, everything["seq"] + 1))
        for since in (0, 1, everything["seq"] - 1, everything["seq"], everything["seq"] + 5):
            assert client.get(f"tables/{table}/log?since={since}") == {
                "seq": everything["seq"],
                "log": everything["log"][since:],
            }
    refused(ana.call("GET", f"tables/{table}/log?since=-1"), 422, "server-query-invalid")
    refused(ana.call("GET", f"tables/{table}/log?seat=p2"), 403, "server-not-your-seat")


def test_everybody_has_a_log_of_their_own(server: Running) -> None:
    ana, ben, table = pair(server)
    watching = server.client("Cy")

    def draws(client: Client) -> list[str]:
        log = client.get(f"tables/{table}/log")["log"]
        return [entry["move"] for entry in log if entry.get("move", "").startswith("draw")]

    assert sorted(draws(ana)[:6]) == [f"draw {token}" for token in HAND]
    assert draws(ana)[6:] == ["draw ?"] * 6
    assert draws(ben)[:6] == ["draw ?"] * 6
    assert draws(watching) == ["draw ?"] * 12
    plan(ben, table)
    assert seq(ana, table) == seq(watching, table) < seq(ben, table)


def test_what_leaves_no_choice_is_played_by_the_table(server: Running) -> None:
    ana, ben, table = pair(server)
    for client in (ana, ben):
        plan(client, table, "research")
    forced = [entry for entry in ben.get(f"tables/{table}")["log"] if entry.get("forced")]
    assert [(entry["seat"], entry["move"]) for entry in forced] == [("p1", "research")]
    assert moves(ana, table)[0].startswith("find")


def test_after_the_end_nothing_can_be_done(server: Running) -> None:
    ana, ben, table = pair(server)
    told = play_out(table, ana, ben)
    assert (told["legal"], told["done"], told["undo"]) == (None, False, "")
    assert told["result"]["ending"] == "round_limit"
    assert [score["total"] for score in told["result"]["scores"]] == [
        sum(score["parts"].values()) for score in told["result"]["scores"]
    ]
    before = ana.get(f"tables/{table}")
    for do, more in (("act", {"actions": ["pass"]}), ("done", {}), ("undo", {}), ("answer", {"agree": True})):
        refused(ana.wish(table, do, **more), 422, "table-over")
    assert ana.get(f"tables/{table}/why?text=pass")["rule"] == "SI-7.1"
    assert ana.get(f"tables/{table}") == before
