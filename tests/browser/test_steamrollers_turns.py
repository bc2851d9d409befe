"""A turn of SteamRollers on the page: dice, tracks, deliveries, tiles, orders; previews, reasons, taking back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import clicks
from tests.browser.people import People, Person
from tests.browser.seen import look_until_asked, look_until_changed
from tests.browser.tables import now, sit
from tests.browser.test_steamrollers_games import fork

PREVIEW = ".preview.shown"


def at(person: People, moment: str) -> tuple[Person, str, Page]:
    """Ana at a moment of a game, on the page."""
    ana = person("Ana")
    table = fork(ana, moment)
    page = sit(ana, table)
    look_until_asked(page)
    return ana, table, page


def open_spots(page: Page, kind: str) -> list[str]:
    return [spot for spot in look_until_asked(page).open if spot.startswith(f"{kind}:")]


def shapes(page: Page) -> Locator:
    return page.locator('[data-board] .sr-fan[data-spot^="shape:"]')


def moves(person: Person, table: str) -> list[str]:
    legal = now(person, table)["legal"]
    return [action[1] for action in legal["actions"]] if legal else []


def done(person: Person, table: str, page: Page) -> list[str]:
    """What the person has done since the table began, the last first; what waits for Done is let go."""
    if "Done" in look_until_asked(page).buttons:
        page.get_by_role("button", name="Done", exact=True).click()
        expect(page.get_by_role("button", name="Done", exact=True)).to_have_count(0)
    log = person.get(f"tables/{table}")["log"]
    return [entry["move"] for entry in reversed(log) if entry.get("seat") == "p1" and entry["kind"] == "act"]


def test_a_die_is_chosen_by_a_click_and_tells_before_what_it_could_do(person: People) -> None:
    ana, table, page = at(person, "choose")
    dice = now(ana, table)["view"]["dice"]
    spots = open_spots(page, "die")
    assert spots == [f"die:{face}" for face in sorted(set(dice))]
    clicks.spot(page, spots[0]).hover()
    expect(page.locator(PREVIEW)).to_contain_text("Choose a die")
    expect(page.locator(PREVIEW)).to_contain_text(re.compile("hex|box|tile|deliver"))
    before = look_until_asked(page)
    clicks.spot(page, spots[0]).click()
    look_until_changed(page, before)
    expect(page.get_by_role("img", name=f"Die {spots[0][4:]}, in use")).to_be_visible()


def test_a_track_takes_two_clicks_and_its_shapes_lie_around_the_hex(person: People) -> None:
    ana, table, page = at(person, "track")
    hexes = open_spots(page, "hex")
    assert shapes(page).count() == 0
    clicks.spot(page, hexes[0]).click()
    name = hexes[0].removeprefix("hex:")
    legal = [move.split()[2] for move in moves(ana, table) if move.startswith(f"track {name} ")]
    expect(shapes(page)).to_have_count(len(legal))
    clicks.spot(page, f"shape:{legal[0]}").hover()
    expect(page.locator(PREVIEW)).to_contain_text("Draw track")
    expect(page.locator("[data-board] g.ghost")).to_be_visible()
    clicks.spot(page, f"shape:{legal[0]}").click()
    expect(shapes(page)).to_have_count(0)
    expect(page.locator(f'[data-spot="hex:{name}"]')).not_to_have_attribute("aria-label", re.compile("empty"))
    assert now(ana, table)["view"]["players"][0]["track"][name] == legal[0]


def test_a_half_chosen_track_is_left_by_escape_and_a_drawn_one_is_taken_back(person: People) -> None:
    ana, table, page = at(person, "track")
    hexes = open_spots(page, "hex")
    before = now(ana, table)["view"]
    clicks.spot(page, hexes[0]).click()
    expect(shapes(page).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(shapes(page)).to_have_count(0)
    assert open_spots(page, "hex") == hexes

    clicks.spot(page, hexes[0]).click()
    shapes(page).first.click()
    expect(page.locator(f'[data-spot="{hexes[0]}"]')).not_to_have_attribute("aria-label", re.compile("empty"))
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator(f'[data-spot="{hexes[0]}"]')).to_have_attribute("aria-label", re.compile("empty"))
    assert now(ana, table)["view"] == before


def test_undo_while_a_hex_is_chosen_takes_back_the_die(person: People) -> None:
    ana, table, page = at(person, "choose")
    dice = open_spots(page, "die")
    before = now(ana, table)["view"]
    clicks.spot(page, dice[0]).click()
    expect(page.get_by_role("img", name=f"Die {dice[0][4:]}, in use")).to_be_visible()
    hexes = open_spots(page, "hex")
    assert hexes
    clicks.spot(page, hexes[0]).click()
    expect(shapes(page).first).to_be_visible()
    page.keyboard.press("u")
    expect(shapes(page)).to_have_count(0)
    expect(clicks.spot(page, dice[0])).to_be_visible()
    assert now(ana, table)["view"] == before


def test_the_way_of_a_delivery_is_on_the_sheet_before_it_is_done(person: People) -> None:
    ana, table, page = at(person, "deliver")
    goods = open_spots(page, "good")
    clicks.spot(page, goods[0]).hover()
    if page.locator(PREVIEW).count() == 0:  # there is more than one way with this good
        clicks.spot(page, goods[0]).click()
        clicks.spot(page, open_spots(page, "city")[0]).hover()
    expect(page.locator(PREVIEW)).to_contain_text("Deliver")
    route = page.locator("[data-board] g.route")
    expect(route).to_be_visible()
    told = re.search(r"distance (\d+)", page.locator(PREVIEW).inner_text())
    assert told is not None
    counted = route.locator("text:not([aria-hidden])").all_text_contents()
    assert counted == [str(stop) for stop in range(1, int(told[1]) + 1)]
    page.mouse.down()
    page.mouse.up()
    expect(route).to_have_count(0)
    moves = done(ana, table, page)  # the table may have chosen the only die of the next round already
    assert next(move for move in moves if not move.startswith("choose")).startswith(f"deliver {goods[0][5:]} ")


def test_a_tile_that_helps_a_delivery_is_chosen_at_its_goal(person: People) -> None:
    ana, table, page = at(person, "bonus")
    ways = [move for move in moves(ana, table) if move.startswith("deliver") and "+" in move]
    good = ways[0].split()[1]
    clicks.spot(page, f"good:{good}").click()
    goal = f"city:{ways[0].split()[2][-1]}"
    if not open_spots(page, "bonus"):
        clicks.spot(page, goal).click()
    bonus = page.locator('[data-board] .sr-fan[data-spot="bonus:1"]')
    expect(bonus).to_be_visible()
    bonus.hover()
    expect(page.locator(PREVIEW)).to_contain_text("+1 by tile 3")
    bonus.click()
    expect(bonus).to_have_count(0)
    assert done(ana, table, page)[0].endswith(" +1")


def test_a_tile_sets_the_die_to_one_of_the_faces_that_it_allows(person: People) -> None:
    ana, table, page = at(person, "set")
    view = now(ana, table)["view"]
    move = next(move for move in moves(ana, table) if move.startswith("set ") and move.endswith(" by 1"))
    _, face, _, tile = move.split()
    page.locator(f'[data-board] [data-spot="tile:{tile}"]').click()
    if "verb:set" not in look_until_asked(page).picked and view["die"] == int(tile):
        page.get_by_role("button", name=re.compile("^Change the die")).click()
    clicks.spot(page, f"die:{face}").click()
    expect(page.get_by_role("img", name=f"Die {face}, in use")).to_be_visible()
    assert now(ana, table)["view"]["die"] == int(face)


def test_two_dice_are_chosen_by_two_clicks_in_any_order(person: People) -> None:
    ana, table, page = at(person, "solo")
    dice = now(ana, table)["view"]["dice"]
    places = page.locator('[data-board] [data-spot^="die:"]')
    places.nth(2).click()
    expect(places.nth(2)).to_have_attribute("aria-pressed", "true")
    assert moves(ana, table), "one die is not enough"
    places.nth(0).click()
    expect(page.get_by_role("button", name=re.compile("^(Use first|Draw track|Engine|Die)")).first).to_be_visible()
    view = now(ana, table)["view"]
    assert view["dice"] == [dice[1]]
    assert sorted([*view["hold"], *([view["die"]] if view["die"] else [])]) == sorted([dice[0], dice[2]])


def test_with_tile_2a_one_die_is_enough(person: People) -> None:
    ana, table, page = at(person, "two")
    dice = now(ana, table)["view"]["dice"]
    page.locator('[data-board] [data-spot^="die:"]').first.click()
    page.get_by_role("button", name="Only this die").click()
    expect(page.get_by_role("img", name=f"Die {dice[0]}, in use")).to_be_visible()
    assert now(ana, table)["view"]["tiles"][1]["owner"] == 0


def test_a_die_that_somebody_chose_is_taken_over_or_left(person: People) -> None:
    ana, table, page = at(person, "seize")
    view = now(ana, table)["view"]
    face = view["hold"][0]
    expect(page.get_by_role("button", name=re.compile("^Leave it"))).to_be_visible()
    clicks.spot(page, f"die:{face}").click()
    page.wait_for_function("() => !document.querySelector('.kinds')?.innerText.includes('Leave it')")
    after = now(ana, table)["view"]
    stolen = after["players"][0]["stolen"]
    assert stolen == face or after["die"] == face


def test_an_order_is_filled_by_a_click(person: People) -> None:
    ana, table, page = at(person, "order")
    order = open_spots(page, "order")[0]
    clicks.spot(page, order).click()
    number = int(order.removeprefix("order:"))
    if page.locator('[data-board] .chip[data-spot="plain:"]').count():
        page.locator('[data-board] .chip[data-spot="plain:"]').click()
    expect(page.get_by_role("button", name=re.compile(rf"^Order {number}: .*Filled by Ana"))).to_be_visible()
    assert now(ana, table)["view"]["orders"][number - 1]["owner"] == 0


def test_a_starting_track_is_drawn_anywhere(person: People) -> None:
    ana, table, page = at(person, "start")
    starts = open_spots(page, "start")
    assert len(starts) > 2
    clicks.spot(page, "start:track").click()
    hexes = open_spots(page, "hex")
    assert len(hexes) > 50
    clicks.spot(page, hexes[30]).click()
    expect(shapes(page)).to_have_count(15)
    shapes(page).nth(3).click()
    expect(shapes(page)).to_have_count(0)
    assert list(now(ana, table)["view"]["players"][0]["track"]) == [hexes[30].removeprefix("hex:")]


@pytest.mark.parametrize("kind", ["hex", "box", "tile", "good", "city"])
def test_what_cannot_be_done_gets_its_reason_with_a_rule_that_opens(person: People, kind: str) -> None:
    _, _, page = at(person, "track")
    page.locator(f'[data-board] [data-spot^="{kind}:"][aria-disabled=true]:visible').last.click(force=True)
    rule = page.get_by_role("button", name=re.compile(r"^Rule SR-"))
    expect(rule).to_be_visible()
    number = rule.inner_text().removeprefix("Rule ")
    rule.click()
    expect(page.get_by_role("dialog", name="Rules").locator(f'[data-place="{number}"]')).to_be_in_viewport()


def test_a_line_of_the_log_is_shown_on_the_sheet_that_it_is_about(person: People) -> None:
    _, _, page = at(person, "choose")
    line = page.get_by_role("region", name="Log").get_by_role("link", name=re.compile(r"^Ana draws .* on ")).first
    line.hover()
    hex_ = re.search(r" on ([a-z]\d+)", line.inner_text())
    assert hex_ is not None
    expect(page.locator(f'.sr-hex.marked[data-spot="hex:{hex_[1]}"]')).to_be_visible()
    expect(page.locator(".sr-hex.marked")).to_have_count(1)


def test_the_sheet_of_another_is_one_click_away_and_back(person: People) -> None:
    ana, table, page = at(person, "choose")
    page.get_by_role("button", name="Look at the sheet: Bot Stephenson").click()
    other = page.get_by_role("group", name="Sheet: Bot Stephenson")
    expect(other).to_be_visible()
    assert other.locator("g.pencil").count() == len(now(ana, table)["view"]["players"][1]["track"])
    assert other.locator("[data-spot]").count() == 0
    page.get_by_role("button", name="Back to my sheet").click()
    expect(page.get_by_role("group", name="Sheet: Ana")).to_be_visible()


def test_eva_takes_her_steps_one_after_the_other(person: People) -> None:
    ana = person("Ana", prefs={"pace": "calm"})
    table = fork(ana, "use")
    page = sit(ana, table)
    look_until_asked(page)
    while not now(ana, table)["done"]:
        legal = moves(ana, table)
        ana.post(
            f"tables/{table}/act",
            {"seq": ana.get(f"tables/{table}")["seq"], "key": f"{len(legal)}-{legal[0]}", "actions": [legal[0]]},
        )
    marks = sum(now(ana, table)["view"]["eva"]["marks"])
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.locator(".prompt")).to_contain_text(re.compile("Eva marks a hex in region"))
    expect(page.locator(".eva .marks .last")).to_have_count(1)
    look_until_asked(page)
    assert sum(now(ana, table)["view"]["eva"]["marks"]) > marks


def test_the_rightmost_good_of_a_row_is_the_one_that_eva_would_take(person: People) -> None:
    ana, table, page = at(person, "solo")
    for city in now(ana, table)["view"]["cities"]:
        if city["goods"]:
            row = page.get_by_role("group", name=f"City {city['number']}", exact=True)
            assert row.get_by_role("button").last.get_attribute("aria-label") == (
                f"{city['goods'][-1]}, city {city['number']}: the rightmost"
            )


@pytest.mark.parametrize(("moment", "button"), [("asked", "Roll it again"), ("blocked", "Stop her")])
def test_tile_2_answers_eva(person: People, moment: str, button: str) -> None:
    ana, table, page = at(person, moment)
    assert open_spots(page, "tile") == ["tile:2"]
    page.get_by_role("button", name=re.compile(f"^{button}")).hover()
    expect(page.locator(PREVIEW)).to_be_visible()
    before = look_until_asked(page)
    clicks.spot(page, "tile:2").click()
    look_until_changed(page, before)
    assert now(ana, table)["view"]["tiles"][1]["owner"] is None or "Done" in look_until_asked(page).buttons
