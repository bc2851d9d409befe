"""Records on the import page: chosen, pasted or dropped; one that is wrong is refused with the line and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.tables import RECORDS, SHORT, TWO, opened, sit

BRIEF = "siberia-04-3p-round_limit.txt"  # of one round: a hundred lines
REFUSED = "^/api/v1/tables/import$"
DROP = """(name, text) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name, { type: 'text/plain' }));
  return carried;
}"""


def text_of(record: str) -> str:
    return (RECORDS / record).read_text(encoding="utf-8")


def changed(line: int, old: str, new: str) -> str:
    """The brief record with something else in one of its lines, counted from 1."""
    lines = text_of(BRIEF).split("\n")
    assert old in lines[line - 1], lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    return "\n".join(lines)


def submit(page: Page, text: str) -> None:
    page.get_by_label("Text of the record").fill(text)
    page.get_by_role("button", name="Open the record").click()


def told(page: Page) -> str:
    """What is said after the record was checked."""
    status = page.locator("#import-told")
    expect(status).to_have_text(re.compile(r"^(?!Checking every move…).+"))
    return status.inner_text()


def totals(page: Page) -> list[int]:
    """The last line of the result, whose numbers are written as $83,000 or the like."""
    cells = page.get_by_role("dialog", name="Result").locator("tfoot td").all_inner_texts()
    return [int(re.sub(r"\D", "", cell)) for cell in cells]


def test_a_record_that_is_dropped_on_the_page_opens_with_the_points_that_it_tells(person: People) -> None:
    page = person("Ana").page
    page.get_by_role("link", name="Import").click()
    expect(page.get_by_role("heading", name="Import a record")).to_be_visible()
    carried = page.evaluate_handle(f"([name, text]) => ({DROP})(name, text)", [TWO, text_of(TWO)])
    page.locator("main").dispatch_event("dragover", {"dataTransfer": carried})
    page.locator("main").dispatch_event("drop", {"dataTransfer": carried})
    expect(page.get_by_label("Text of the record")).to_have_value(text_of(TWO))
    page.get_by_role("button", name="Open the record").click()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    scores = re.findall(r"^score p\d: (\d+)", text_of(TWO), re.MULTILINE)
    assert len(scores) == 2
    assert totals(page) == [int(score) for score in scores]


def test_a_file_with_the_line_ends_of_windows_is_the_same_record(person: People, tmp_path: Path) -> None:
    page = person("Ana").open("/import")
    file = tmp_path / "record.txt"
    file.write_bytes(text_of(BRIEF).replace("\n", "\r\n").encode())
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Open the record").click()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    assert totals(page) == [0, 0, 0]


def test_the_record_exported_in_the_replay_has_the_moves_and_the_result_of_the_one_that_was_imported(
    person: People, tmp_path: Path
) -> None:
    ana = person("Ana")
    page = ana.open("/import")
    submit(page, text_of(BRIEF))
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    page.get_by_role("dialog", name="Result").get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "again.txt"
    downloading.value.save_as(file)
    saved, given = file.read_text(encoding="utf-8").split("\n"), text_of(BRIEF).split("\n")
    moves = [line for line in given if re.match(r"(p\d|\*) ", line)]
    assert len(moves) == 78  # lines 14 to 91
    assert [line for line in saved if re.match(r"(p\d|\*) ", line)] == moves
    assert [line for line in saved if line.startswith(("score", "winners", "digest"))] == given[93:98]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("this is no record", "This is not a Roundhouse record."),
        ("roundhouse record 7\n", "The record has format 7; this program reads format 1 only."),
        ("\n".join(text_of(BRIEF).split("\n")[:60]) + "\n", "The record breaks off after line 60."),
        (changed(44, "london", "paris"), "Line 44: “side paris” is not a move here."),
        (changed(43, "p3 side", "* side"), "Line 43: nothing is drawn here; a player must act."),
        (changed(88, "p3", "p1"), "Line 88: “pass” is not allowed: It is not your turn. (SI-4.1)"),
        (changed(14, "p3", "p2"), "Line 14: draw 1 of the seed is “first p3”, not “first p2”."),
        (changed(94, "0 gas=0", "3 gas=3"), "Line 94: by the moves p1 has 0 points, made up otherwise than this."),
        (changed(9, "bot greedy", "bot random"), "Line 100: the checksum does not fit: the record has been changed."),
    ],
)
def test_a_record_that_is_wrong_is_refused_with_the_line_and_the_reason(person: People, text: str, reason: str) -> None:
    ana = person("Ana")
    ana.watch.expect(422, REFUSED)
    page = ana.open("/import")
    submit(page, text)
    assert told(page) == reason
    expect(page.get_by_label("Text of the record")).to_have_value(text)  # to be put right


@pytest.mark.parametrize(
    ("language", "button", "reason"),
    [
        ("pl", "Otwórz zapis", "Wiersz 88"),
        ("de", "Protokoll öffnen", "Zeile 88"),
        ("pt", "Abrir o registo", "Linha 88"),
    ],
)
def test_the_reason_is_told_in_the_language_of_the_page(
    person: People, language: str, button: str, reason: str
) -> None:
    ana = person("Ana", prefs={"language": language})
    ana.watch.expect(422, REFUSED)
    page = ana.open("/import")
    page.locator("textarea").fill(changed(88, "p3", "p1"))
    page.get_by_role("button", name=button).click()
    expect(page.locator("#import-told")).to_contain_text(reason)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe\x00 no text", "This file cannot be read."),
        (b"x" * (4 * 2**20 + 1), "The file is larger than 4 MiB, too large for a record."),
    ],
)
def test_a_file_that_can_be_no_record_is_refused_before_it_is_sent(
    person: People, tmp_path: Path, content: bytes, reason: str
) -> None:
    page = person("Ana").open("/import")
    file = tmp_path / "picture.txt"
    file.write_bytes(content)
    page.get_by_label("Choose a file").set_input_files(file)
    assert told(page) == reason
    expect(page.get_by_role("button", name="Open the record")).to_be_disabled()


def test_what_is_saved_of_a_game_that_goes_on_is_no_whole_record_and_says_so(person: People, tmp_path: Path) -> None:
    ana = person("Ana")
    ana.watch.expect(422, REFUSED)
    page = sit(ana, opened(ana, "me", "greedy", options=SHORT))
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "part.txt"
    downloading.value.save_as(file)
    page = ana.open("/import")
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Open the record").click()
    assert told(page).startswith("This is what one person could see of a game that was going on")
