"""Polish, German and Portuguese: on no screen a word of English is left, and the page says which language it is in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from roundhouse.core.registry import game
from roundhouse.core.text import LANGUAGES
from tests.browser.people import People, Person
from tests.browser.tables import SHORT, imported, opened, plan, sit

OTHERS = LANGUAGES[1:]
# Names that nobody translates, and the words that a language shares with English.
NAMES = re.compile(
    r"Ana|Roundhouse|Siberia( – Roundhouse)?|Bot (Trevithick|Stephenson)|Esc|Version [\d.]+|#.*|http.*"
    r"|Barlow Condensed|Source Sans 3|Svelte|Fluent|clsx|English|polski|Polski|Deutsch|português|Português",
    re.IGNORECASE,
)
SAME = {
    "pl": {"Import", "Menu", "1 bot", "Bot…"},
    "de": {"Import", "Name", "Bots", "Hand", "Gold", "Investor", "Manager", "Notation"},
    "pt": {"Menu", "Bots", "1 bot", "Bot…", "Total"},
}
TITLES = {"SteamRollers", "Steam Power"}  # games are called the same everywhere
ID = re.compile(r"\b(web|lobby|screen|replay|rulebook|siberia|table|server|core|record)(-[a-z]+){1,5}\b")

# What can be read or heard: each text, label, placeholder. The notation of moves is the same in all languages.
TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.checkVisibility() && !node.parentElement.closest('code, pre'))
      found.add(node.textContent.trim().replace(/\\s+/g, ' '));
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (node.hasAttribute(name)) found.add(node.getAttribute(name).trim());
  found.add(document.title);
  return [...found].filter((text) => /\\p{L}{3}/u.test(text));
}"""


@cache
def names(language: str) -> set[str]:
    """Names that the board's data give the same in English and in another language."""
    data = game("siberia").load_data().text
    lines = re.findall(r'\{ *en *= *"([^"]+)"(.*)\}', data)
    same = {
        english for english, others in lines if f'{language} = "{english}"' in others or f"{language} =" not in others
    }
    return same | {name.upper() for name in same}


def is_same_in(language: str, text: str) -> bool:
    """Whether a text is meant to read the same: a name, or a word that both languages have."""
    return NAMES.fullmatch(text) is not None or text in SAME[language] | TITLES or text in names(language)


def screens(ana: Person, tables: dict[str, str]) -> Iterator[tuple[str, Page]]:
    """One screen after the other, in whatever language is set."""
    page = ana.open("/")
    expect(page.locator("main button").first).to_be_visible()
    yield "lobby", page
    page = ana.open("/new/siberia")
    expect(page.locator("form")).to_be_visible()
    yield "new table", page
    for name in ("import", "about"):
        page = ana.open(f"/{name}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        yield name, page
    for name in ("gathering", "plan", "act"):
        page = ana.open(f"/table/{tables[name]}")
        expect(page.locator("main")).to_be_visible()
        expect(page.locator("[data-spot][data-open]" if name != "gathering" else "li").first).to_be_visible()
        yield name, page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "keys", page
    page = ana.open(f"/table/{tables['over']}")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "result", page
    page = ana.open(f"/table/{tables['over']}/at/100")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("[aria-current=step]")).to_be_visible()
    yield "replay", page
    page = ana.open("/rules/siberia")
    expect(page.locator("[data-place]").first).to_be_visible()
    yield "rules", page


def speak(ana: Person, language: str) -> None:
    """Choose a language where a person would."""
    page = ana.open("/")
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def texts(page: Page) -> set[str]:
    found: list[str] = page.evaluate(TEXTS)
    return set(found)


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_of_english_is_left_on_any_screen(person: People, language: str) -> None:
    ana = person("Ana")
    tables = {
        "gathering": opened(ana, "me", "open"),
        "plan": opened(ana, "me", "greedy", options=SHORT),
        "act": opened(ana, "me", "greedy", options=SHORT),
        "over": imported(ana),
    }
    plan(ana, tables["act"])
    english = {name: texts(page) for name, page in screens(ana, tables)}
    assert [name for name, found in english.items() if len(found) < 5] == [], "these were looked at too early"
    speak(ana, language)
    left: list[str] = []
    for name, page in screens(ana, tables):
        expect(page.locator("html")).to_have_attribute("lang", language)
        found = texts(page)
        left += [f"{name}: {text}" for text in sorted(found & english[name]) if not is_same_in(language, text)]
        left += [f"{name}: the id {text}" for text in found if ID.search(text) and "http" not in text]
    assert not left, "\n".join(left)


@pytest.mark.parametrize("language", OTHERS)
def test_a_browser_that_speaks_a_language_is_spoken_to_in_it(person: People, language: str) -> None:
    newcomer = person("", prefs={}, locale=f"{language}-{language.upper()}")
    page = newcomer.open()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_is_changed_at_the_table_without_a_new_page(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, opened(ana, "me", "greedy", options=SHORT))
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Your turn")).to_have_count(0)
    expect(page.locator("[data-board] [data-spot][data-open]").first).to_be_visible()
