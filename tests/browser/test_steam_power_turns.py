"""Turns of Steam Power in the browser: track in two clicks, a contract as one move, what cannot be done, and undo."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People, Person
from tests.browser.seen import look, look_until_asked
from tests.browser.tables import act, now, sit
from tests.browser.test_steam_power_games import fork, opened, until, with_choice

FAN = "[data-board] .sp-fan"
OWN_BED = "g.tracks g.vermilion path.bed"


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-board] [data-spot="{name}"]').first


def spots(page: Page, kind: str) -> list[str]:
    return [each for each in look_until_asked(page).open if each.startswith(f"{kind}:")]


def built(person: Person, table: str) -> list[str]:
    return [tile["hex"] for tile in now(person, table)["view"]["track"]]


def test_track_is_laid_by_two_clicks_hex_and_shape(person: People) -> None:
    ana = person("Ana")
    table = fork(ana, "first")
    page = sit(ana, table)
    hexes = spots(page, "hex")
    before = len(built(ana, table))
    chosen = next(each for each in hexes if len(shapes(ana, table, each)) > 2)
    spot(page, chosen).click()
    expect(page.locator(FAN)).to_have_count(len(shapes(ana, table, chosen)))
    page.locator(FAN).first.click()
    expect(page.locator(FAN)).to_have_count(0)
    until(ana, table, lambda view: len(view["track"]) == before + 1)
    assert chosen.removeprefix("hex:") in built(ana, table)


def shapes(person: Person, table: str, hex_: str) -> list[str]:
    """What can be laid on a hex, as the server tells it."""
    cell = hex_.removeprefix("hex:")
    return [action[1] for action in now(person, table)["legal"]["actions"] if action[1].split()[1:2] == [cell]]


def test_pointing_at_a_shape_shows_it_with_its_cost_and_what_is_left(person: People) -> None:
    ana = person("Ana")
    table = fork(ana, "track")
    page = sit(ana, table)
    spot(page, spots(page, "hex")[0]).click()
    page.locator(FAN).first.hover()
    expect(page.locator("g.ghost")).to_be_visible()
    expect(page.locator(".bubble")).to_contain_text(re.compile(r"free|costs \$\d, leaves \$\d"))
    expect(page.locator(".preview")).to_contain_text(re.compile(r"free|costs \$\d, leaves \$\d"))


def test_the_last_tile_can_be_replaced_or_removed_and_undo_goes_back_over_a_half_built_action(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "greedy")
    page = sit(ana, table)
    first = next(each for each in spots(page, "hex") if len(shapes(ana, table, each)) > 2)
    cell = first.removeprefix("hex:")
    spot(page, first).click()
    page.locator(FAN).first.click()
    expect(page.get_by_role("button", name="No more track")).to_be_visible()
    spot(page, first).click()
    remove = page.get_by_role("button", name="Remove last tile")
    expect(remove.first).to_be_visible()
    assert page.locator(FAN).count() > 2  # other shapes, and to remove it
    page.locator(f'{FAN}[data-spot="plain:"]').click()
    expect(page.locator(OWN_BED)).to_have_count(0)
    assert cell not in built(ana, table)
    for there in (True, False):
        page.keyboard.press("u")
        expect(page.locator(OWN_BED)).to_have_count(1 if there else 0)
        assert (cell in built(ana, table)) is there


def test_a_contract_without_a_choice_is_fulfilled_by_one_click(person: People) -> None:
    ana = person("Ana")
    table = fork(ana, "fulfil")
    page = sit(ana, table)
    before = len(now(ana, table)["view"]["players"][0]["fulfilled"])
    page.locator(f'[data-spot="{spots(page, "contract")[0]}"]').click()
    if page.locator(".deal .primary").count():
        page.locator(".deal .primary").click()
    until(ana, table, lambda view: len(view["players"][0]["fulfilled"]) == before + 1)


def test_sources_are_the_cheapest_and_can_be_changed_one_by_one_before_all_is_sent(person: People) -> None:
    ana = person("Ana")
    table = fork(ana, "choice")
    page = sit(ana, table)
    seq = ana.get(f"tables/{table}")["seq"]
    own = {held["contract"]: held for held in now(ana, table)["own"]["hand"]}
    contract = open_plan(ana, table)
    panel = page.get_by_role("region", name=re.compile("^Contract "))
    expect(panel).to_be_visible()
    cost = own[contract]["cost"]
    expect(panel.locator(".sum")).to_contain_text("Free" if cost == 0 else f"Costs ${cost}")
    expect(page.locator("g.routes")).to_be_visible()
    select = panel.locator("select").first
    options = select.locator("option").all_inner_texts()
    assert len(options) > 1
    select.select_option(index=len(options) - 1)
    expect(select.locator("option:checked")).to_have_text(options[-1])
    assert ana.get(f"tables/{table}")["seq"] == seq  # nothing was sent yet
    select.select_option(index=0)
    panel.get_by_role("button", name="Fulfil contract").click()
    expect(panel).to_have_count(0)
    until(ana, table, lambda view: contract in view["players"][0]["fulfilled"])
    moves = [
        entry["move"].split()[0] for entry in ana.get(f"tables/{table}")["log"] if entry["n"] > seq and "move" in entry
    ]
    assert moves[0] == "fulfil"
    assert "bring" in moves


def open_plan(person: Person, table: str) -> int:
    """Open the plan of a contract that has a choice; its number."""
    contract = with_choice(person, table)
    look_until_asked(person.page)
    person.page.locator(f'[data-spot="contract:{contract}"]').click()
    expect(person.page.locator(".deal")).to_be_visible()
    return contract


def test_the_plan_of_a_contract_covers_nothing_of_the_map_or_the_hand(person: People) -> None:
    ana = person("Ana")
    table = fork(ana, "choice")
    page = sit(ana, table)
    open_plan(ana, table)
    plan = page.locator(".deal").bounding_box()
    assert plan is not None
    for other in (page.locator("[data-board] .frame").first, page.locator(".ticket").first):
        box = other.bounding_box()
        assert box is not None
        assert plan["y"] + plan["height"] <= box["y"] or box["y"] + box["height"] <= plan["y"]


def test_the_buttons_stand_in_the_order_in_which_players_think_of_them(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, fork(ana, "factory"))
    known = ("Build track", "Cross track", "Build factory", "Fulfil contract", "Take contracts", "Take money")
    kinds = look_until_asked(page).kinds
    assert set(kinds) <= set(known)
    assert list(kinds) == [each for each in known if each in kinds]
    assert {"Build track", "Build factory", "Take money"} <= set(kinds)


def test_a_source_is_changed_on_the_map_as_well_and_escape_closes_the_plan(person: People) -> None:
    ana = person("Ana")
    table = fork(ana, "choice")
    page = sit(ana, table)
    open_plan(ana, table)
    before = page.locator(".deal select").first.locator("option:checked").inner_text()
    page.locator('[data-board] [data-spot^="source:"]').first.press("Enter")
    expect(page.locator(".deal select").first.locator("option:checked")).not_to_have_text(before)
    page.keyboard.press("Escape")
    expect(page.locator(".deal")).to_have_count(0)


def test_a_bonus_is_offered_at_once_and_can_be_left(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, fork(ana, "bonus"))
    expect(page.locator(".prompt")).to_contain_text("Bonus")
    page.get_by_role("button", name="No bonus").click()
    expect(page.get_by_role("button", name="No bonus")).to_have_count(0)


def test_what_cannot_be_done_is_explained_with_its_rule(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, fork(ana, "track"))
    seen = look_until_asked(page)
    taken = page.locator('[data-board] path[data-spot^="site:"][aria-disabled=true]').first
    taken.click(force=True)
    expect(page.get_by_role("button", name=re.compile("^Rule SP-"))).to_be_visible()
    assert look(page).open == seen.open


def test_pointing_at_a_player_shows_the_network(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, fork(ana, "late"))
    look_until_asked(page)
    expect(page.locator("g.rings")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Show the network of ")).first.click()
    page.mouse.move(5, 400)
    expect(page.locator("g.rings")).to_be_visible()
    expect(page.locator("g.tracks > g.faint").first).to_be_visible()


def test_money_and_contracts_are_taken_by_buttons(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "greedy")
    page = sit(ana, table)
    look_until_asked(page)
    money = now(ana, table)["view"]["players"][0]["money"]
    page.get_by_role("button", name="Take money", exact=True).click()
    expect(page.locator(".score").first).to_have_text(f"${money + 3}")
    expect(page.locator(".change").first).to_have_text("+$3")
    page.get_by_role("button", name="Take contracts", exact=True).click()
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.locator(".ticket")).to_have_count(7)


def test_the_hand_is_put_in_order_by_cost_worth_and_number(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, opened(ana, "me", "greedy"))
    look_until_asked(page)
    page.get_by_role("button", name="number", exact=True).click()
    numbers = [
        int(each) for each in page.locator(".ticket").evaluate_all("(all) => all.map((one) => one.dataset.contract)")
    ]
    assert numbers == sorted(numbers)
    assert len(numbers) == 5


def test_somebody_elses_move_is_marked_and_told_by_the_log(person: People) -> None:
    ana, ben = person("Ana"), person("Ben")
    table = opened(ana, "me", "open")
    ben.post(f"tables/{table}/join", {"invite": ana.get(f"tables/{table}")["about"]["invite"]})
    for one in (ana, ben):
        sit(one, table)
    mover, other = (ana, ben) if now(ana, table)["legal"] else (ben, ana)
    move = next(action[1] for action in now(mover, table)["legal"]["actions"] if action[1].startswith("track"))
    act(mover, table, move)
    expect(other.page.locator(f'[data-spot="hex:{move.split()[1]}"][data-marked]')).to_have_count(1)
    other.page.get_by_text(re.compile(r"lays a .* on")).first.hover()
    expect(other.page.locator("g.glow path.dots")).not_to_have_attribute("d", "")
