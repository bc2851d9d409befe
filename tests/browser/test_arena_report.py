"""The report of a tournament in a real browser: on a phone, light and dark, with a bot whose name is an attack."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Dialog, Request

from roundhouse.lab import report
from roundhouse.lab.results import results
from tests.lab.test_report import MADE, NASTY, games


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_report_fits_and_does_nothing_but_show(browser: Browser, tmp_path: Path, width: int, scheme: str) -> None:
    file = tmp_path / "report.html"
    file.write_text(report.page(MADE, results(MADE, games(), 4, 1.0), games()), encoding="utf-8")
    page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
    asked: list[str] = []
    trouble: list[str] = []

    def said(message: ConsoleMessage) -> None:
        trouble.append(message.text)

    def requested(request: Request) -> None:
        asked.append(request.url)

    def dialog(opened: Dialog) -> None:
        trouble.append(opened.message)
        opened.dismiss()

    page.on("request", requested)
    page.on("console", said)
    page.on("dialog", dialog)
    page.goto(file.as_uri())
    assert asked == [file.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.get_by_text(NASTY, exact=True).count() >= 1
    sizes = page.evaluate("[...document.querySelectorAll('svg text')].map(e => e.getBoundingClientRect().height)")
    assert min(sizes) >= 10  # letters that can be read
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper == ("rgb(251, 250, 247)" if scheme == "light" else "rgb(22, 25, 29)")
    assert trouble == []
    page.close()
