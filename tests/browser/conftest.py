"""What browser tests share: one Chromium, a server for each module in a process of its own, people who are watched.

A Chromium that is missing is installed; where that fails, the tests fail and say why. Playwright's event loop would be
in the way of other tests in this process, so it ends with the last of the browser tests, before any other test begins.
"""

from __future__ import annotations

import urllib.request
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from roundhouse.cli import chromium
from roundhouse.core.message import Problem
from roundhouse.core.text import t
from tests.browser.people import People
from tests.browser.seeded import seeded
from tests.server.kill_server import Server, serving

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All browser tests are slow."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    try:
        return chromium.ensure()
    except Problem as problem:
        pytest.fail(t(problem.message), pytrace=False)


@pytest.fixture(scope="package")
def browser(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium_path, args=list(chromium.ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database, for all tests of a module: its lobby shows public tables to everybody."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder / "data", seeded(folder / "name", "")) as running:
        require_client(running)
        yield running
        assert running.said == ""


@pytest.fixture
def person(browser: Browser, server: Server, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[People]:
    """Makes people, who see the same deals whenever the test is run."""
    seeded(server.data.parent / "name", request.node.nodeid)
    people = People(browser, f"http://127.0.0.1:{server.port}", tmp_path)
    yield people
    people.close()


def require_client(server: Server) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/") as answer:
        built = b'id="app"' in answer.read()
    if not built:
        pytest.fail("the server has no client to show: ./roundhouse builds it", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """A test whose pages made trouble has failed."""
    yield
    people = getattr(item, "funcargs", {}).get("person")
    if isinstance(people, People):
        people.check()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that has failed tells what was on the screens, and what the pages complained of."""
    report = yield
    people = getattr(item, "funcargs", {}).get("person")
    if call.when == "call" and report.failed and isinstance(people, People):
        troubles = [trouble for one in people.all for trouble in one.watch.troubles]
        report.sections.append(("screens", "\n".join(people.leave_pictures())))
        if troubles:
            report.sections.append(("troubles", "\n".join(troubles)))
    return report
