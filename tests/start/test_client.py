"""The client that has been built here, as browsers get it: what its page may contain, its fonts, its licences.

`./roundhouse test` builds it first. One test builds it again elsewhere, with the packages that are here.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import web_build
from roundhouse.server import static

ROOT = Path(__file__).resolve().parents[2]
FONT_LIMIT = 90_000  # bytes, all that one language loads

pytestmark = pytest.mark.skipif(os.environ.get("ROUNDHOUSE_WEB") == "off", reason="ROUNDHOUSE_WEB is off")


@pytest.fixture(scope="module")
def client() -> static.Client:
    found = static.load()
    assert found.files, found.error or "the client is not built; ./roundhouse test does that"
    return found


class Page(HTMLParser):
    """The elements of the page with their attributes, and what is written inside scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.scripts = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        if self.elements and self.elements[-1][0] == "script":
            self.scripts += data.strip()


@pytest.fixture(scope="module")
def page(client: static.Client) -> Page:
    return Page(client.files["index.html"].content.decode())


def test_the_page_needs_nothing_that_the_policy_forbids(page: Page) -> None:
    names = {name for _, attributes in page.elements for name in attributes}
    assert not [name for name in names if name == "style" or name.startswith("on")]
    assert "style" not in [tag for tag, _ in page.elements]
    assert page.scripts == ""


def test_everything_that_the_page_asks_for_is_in_the_build(client: static.Client, page: Page) -> None:
    links = [value for _, given in page.elements for name, value in given.items() if name in ("href", "src")]
    assert len(links) >= 5
    assert {link.removeprefix("/") for link in links} <= set(client.files)
    assert "/favicon.svg" in links


def test_the_page_is_ready_for_phones_and_for_the_dark(page: Page) -> None:
    metas = [attributes for tag, attributes in page.elements if tag == "meta"]
    told = {meta["name"]: meta["content"] for meta in metas if "name" in meta}
    assert told["viewport"] == "width=device-width, initial-scale=1, viewport-fit=cover"
    assert told["color-scheme"] == "light dark"
    themes = {meta["media"]: meta["content"] for meta in metas if meta.get("name") == "theme-color"}
    assert themes == {"(prefers-color-scheme: light)": "#F4EFE6", "(prefers-color-scheme: dark)": "#12161F"}


def test_fonts_are_small_and_those_of_every_language_are_loaded_first(client: static.Client, page: Page) -> None:
    fonts = {name: len(file.content) for name, file in client.files.items() if name.endswith(".woff2")}
    assert len(fonts) == 4
    assert 10_000 < sum(fonts.values()) <= FONT_LIMIT
    first = [given["href"] for tag, given in page.elements if tag == "link" and given["rel"] == "preload"]
    assert [re.sub(r"-[\w-]{8}\.woff2$", "", link) for link in first] == [
        "/assets/barlow-condensed",
        "/assets/text",
    ]


def test_the_style_sheet_names_both_families(client: static.Client) -> None:
    sheets = "".join(file.content.decode() for name, file in client.files.items() if name.endswith(".css"))
    faces = re.findall(r"@font-face\s*{[^}]*}", sheets)
    families = [re.search(r"font-family:\s*[\"']?([\w ]+)", face) for face in faces]
    assert [family[1] for family in families if family] == ["Barlow Condensed"] * 2 + ["Roundhouse Text"] * 2
    assert [face for face in faces if "font-display:swap" not in face.replace(" ", "")] == []
    assert "data:" not in "".join(re.findall(r"url\([^)]*\)", sheets))


def test_licences_of_fonts_and_packages_are_shipped(client: static.Client) -> None:
    texts = {name: file.content.decode() for name, file in client.files.items() if name.startswith("licences/")}
    fonts = [text for text in texts.values() if "SIL OPEN FONT LICENSE" in text]
    assert len(fonts) == 2
    assert [text for text in fonts if "Adobe" in text]
    assert "licences/svelte.txt" in texts
    assert "Apache License" in texts["licences/fluent-bundle.txt"]


def test_nothing_that_was_built_tells_where(client: static.Client) -> None:
    assert [name for name, file in client.files.items() if str(ROOT).encode() in file.content] == []


@pytest.mark.slow
def test_a_build_elsewhere_gives_the_same_files(tmp_path: Path) -> None:
    for path in (*web_build.sources(), "hatch_build.py", "web_build.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / path).is_file():
            shutil.copy(ROOT / path, tmp_path / path)
    (tmp_path / "web" / "node_modules").symlink_to(web_build.MODULES)
    program = [sys.executable, "hatch_build.py", "client"]
    done = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    elsewhere = json.loads((tmp_path / "src" / "roundhouse" / "_web" / "manifest.json").read_text())
    here = json.loads((web_build.OUT / "manifest.json").read_text())
    assert elsewhere == here
