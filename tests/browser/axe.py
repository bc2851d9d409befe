"""Accessibility, as far as a program can judge it: axe-core looks at a page, and must find nothing."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def axe(page: Page, where: str = "") -> None:
    """Fail with all that axe finds on the page as it is now."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(_script())
    found: list[dict[str, Any]] = page.evaluate(RUN)
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
