"""Accessibility, as far as a program can judge it: axe-core looks at a page, and must find nothing."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async (rules) => (await axe.run(document, { resultTypes: ['violations'], ...rules })).violations"
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}  # rules that look at them


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def axe(page: Page, where: str = "", colours: bool = False) -> None:
    """Fail with all that axe finds on the page as it is now; or only with what it finds of its colours."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(_script())
    found: list[dict[str, Any]] = page.evaluate(RUN, COLOURS if colours else {})
    told = [line for each in found for line in _told(each)]
    assert not found, "\n".join([f"axe finds on {where or page.url}:", *told])


def _told(violation: dict[str, Any]) -> list[str]:
    lines = [f"* {violation['id']} ({violation['impact']}): {violation['help']}"]
    for node in violation["nodes"][:5]:
        lines.append(f"    {' '.join(map(str, node['target']))}  {node['html'][:160]}")
        lines += [f"      {line.strip()}" for line in node["failureSummary"].splitlines()[1:4]]
    if len(violation["nodes"]) > 5:
        lines.append(f"    and {len(violation['nodes']) - 5} more")
    return lines
