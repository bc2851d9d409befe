"""The rules beside the board and as a page: found by number and by word."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.people import People
from tests.browser.tables import SHORT, opened, sit


def panel(person: People) -> Page:
    ana = person("Ana")
    page = sit(ana, opened(ana, "me", "greedy", options=SHORT))
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    expect(page.get_by_role("heading", name="Phase 2: act")).to_be_attached()
    return page


def test_a_rule_is_found_by_its_number(person: People) -> None:
    page = panel(person)
    rules = page.get_by_role("dialog", name="Rules")
    for typed in ("SI-4.7", "si-4.7", "4.7"):
        rules.get_by_label("Search the rules").fill(typed)
        expect(rules.get_by_role("status").first).to_have_text(re.compile(r"^\d+ paragraphs?$"))
        expect(rules.locator('[data-place="SI-4.7"]')).to_be_in_viewport()
        expect(rules.locator('[data-place="SI-4.7"]')).to_contain_text("brings one pawn to an exchange")
    rules.get_by_label("Search the rules").press("Enter")
    expect(rules.get_by_label("Search the rules")).to_have_value("")
    expect(rules.locator('[data-place="SI-4.7"]')).to_be_in_viewport()


def test_rules_are_found_by_a_word_and_it_is_marked_wherever_it_stands(person: People) -> None:
    page = panel(person)
    rules = page.get_by_role("dialog", name="Rules")
    everything = rules.locator("[data-place]").count()
    rules.get_by_label("Search the rules").fill("vladivostok")
    expect(rules.get_by_role("status").first).to_have_text(re.compile(r"^\d+ paragraphs$"))
    marked = rules.locator("mark")
    assert marked.count() >= 5
    assert {text.lower() for text in marked.all_inner_texts()} == {"vladivostok"}
    assert rules.locator("[data-place]").count() < everything
    rules.get_by_label("Search the rules").fill("quidditch")
    expect(rules.get_by_text("Nothing in the rules fits “quidditch”.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules.get_by_label("Search the rules")).to_have_value("")
    assert rules.locator("[data-place]").count() == everything
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_what_is_typed_before_the_text_is_there_is_searched_for_when_it_comes(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, opened(ana, "me", "greedy", options=SHORT))
    held: list[Route] = []
    page.route("**/api/v1/games/siberia/rules*", lambda route: held.append(route))
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    search = rules.get_by_label("Search the rules")
    search.fill("vladivostok")
    expect(rules.locator("[data-place]")).to_have_count(0)
    assert len(held) == 1
    held[0].continue_()
    expect(rules.locator("mark").first).to_be_visible()
    page.keyboard.type(" exchange")
    expect(search).to_have_value("vladivostok exchange")
    for word in ("vladivostok", "exchange"):
        expect(rules.locator("mark", has_text=re.compile(word, re.IGNORECASE)).first).to_be_visible()


def test_the_rules_give_the_focus_back_where_it_was(person: People) -> None:
    page = panel(person)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Rules")).to_have_count(0)
    opener = page.get_by_role("button", name="Rules")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


def test_a_paragraph_has_an_address_and_links_lead_to_others(person: People) -> None:
    page = person("Ana").open("/rules/siberia/SI-4.4")
    expect(page.locator('[data-place="SI-4.4"]')).to_be_in_viewport()
    page.locator('[data-place="SI-4.4"]').get_by_role("link", name="SI-R9").click()
    expect(page).to_have_url(re.compile("/rules/siberia/SI-R9$"))
    expect(page.locator('[data-place="SI-R9"]')).to_be_in_viewport()
    page.go_back()
    expect(page).to_have_url(re.compile("/rules/siberia/SI-4.4$"))
    expect(page.locator('[data-place="SI-4.4"]')).to_be_in_viewport()


def test_a_number_that_does_not_exist_is_told(person: People) -> None:
    page = person("Ana").open("/rules/siberia/SI-99")
    expect(page.get_by_text("There is no paragraph SI-99.")).to_be_visible()
