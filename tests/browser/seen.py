"""What a person sees of a table, read from the page and from nothing else: what is asked, and what can be pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

# Reads, and changes nothing. A spot that is covered, as by a dialog, cannot be pressed.
READ = """() => {
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const words = (node) => (node.getAttribute('aria-label') ?? node.innerText).trim();
  const all = (query) => [...document.querySelectorAll(query)].filter(shown);
  const dialog = document.querySelector('dialog[open]');
  const names = (query) => all(query).filter((node) => !node.disabled).map((node) => {
    const copy = node.cloneNode(true);
    copy.querySelectorAll('kbd, [aria-hidden]').forEach((key) => key.remove());
    return (node.getAttribute('aria-label') ?? copy.textContent).trim();
  });
  const spots = (state) => [...new Set(all(`[data-board] [data-spot][${state}]`).map((node) => node.dataset.spot))];
  return {
    result: Boolean(dialog?.querySelector('tfoot')),
    dialog: dialog ? words(dialog) : '',
    asked: all('section.prompt').map((node) => node.innerText).join(' '),
    buttons: names(dialog ? 'dialog[open] button' : 'button'),
    kinds: names('.kinds .verbs button, .kinds .steps button'),
    open: spots('data-open'),
    picked: spots('data-picked'),
    tags: names('.kinds .picked .chip').length,
    log: all('section.log').map((node) => node.innerText).join(' ').slice(0, 400),
    focus: document.activeElement?.getAttribute('data-spot') ?? '',
  };
}"""


@dataclass(frozen=True)
class Seen:
    """A look at a table."""

    result: bool
    dialog: str
    asked: str
    buttons: tuple[str, ...]
    kinds: tuple[str, ...]  # of action, or the ways to do the only one
    open: tuple[str, ...]
    picked: tuple[str, ...]
    tags: int  # how many picks are shown beside the board
    log: str
    focus: str

    @property
    def yours(self) -> bool:
        """There is something to do."""
        return bool(self.kinds or self.open or "Done" in self.buttons)


def look(page: Page) -> Seen:
    told: Any = page.evaluate(READ)
    known: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return Seen(**known)


def look_until_changed(page: Page, before: Seen, milliseconds: float = 15_000) -> Seen:
    """Wait until the page shows something else."""
    known = {name: list(value) if isinstance(value, tuple) else value for name, value in vars(before).items()}
    page.wait_for_function(
        f"(known) => JSON.stringify(({READ})()) !== JSON.stringify(known)", arg=known, timeout=milliseconds
    )
    return look(page)


def look_until_asked(page: Page, milliseconds: float = 60_000) -> Seen:
    """Wait until there is something to do, or the game is over."""
    page.wait_for_function(
        f"() => {{ const s = ({READ})();"
        " return s.result || s.kinds.length || s.open.length || s.buttons.includes('Done'); }",
        timeout=milliseconds,
    )
    return look(page)
