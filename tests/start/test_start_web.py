"""The browser client in the start script: when it is built, with which packages, and what is said when that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import web_build
from tests.start.checkouts import ANEW, CLIENT, ROOT, SCRIPT, WEB_MANIFEST, Fake, load

STAMP = Path("web/node_modules/.roundhouse")
PLAIN = "In the browser there is a plain page only."


def said(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().err.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(
    "file",
    [
        "web/src/main.ts",
        "web/src/new.svelte",
        "web/public/mark.svg",
        "web/vite.config.ts",
        "web_build.py",
        "src/roundhouse/locales/en/web.ftl",
        "src/roundhouse/locales/pl/web.ftl",
    ],
)
def test_a_changed_source_of_the_client_builds_the_client_and_nothing_else(fake: Fake, file: str) -> None:
    fake.start("sim")
    (fake.root / file).parent.mkdir(parents=True, exist_ok=True)
    with (fake.root / file).open("a") as source:
        source.write("edited\n")
    assert fake.start("sim") == (0, ["build client"])
    assert fake.start("sim") == (0, [])


def test_a_source_that_is_renamed_or_deleted_builds_the_client(fake: Fake) -> None:
    fake.start("play")
    main = fake.root / "web" / "src" / "main.ts"
    main.rename(main.with_name("app.ts"))
    assert fake.start("play") == (0, ["build client"])
    main.with_name("app.ts").unlink()
    assert fake.start("play") == (0, ["build client"])


@pytest.mark.parametrize("file", ["web/src/api/schema.d.ts", "web/tests/move.test.ts", "web/README.md"])
def test_what_is_no_part_of_the_client_builds_nothing(fake: Fake, file: str) -> None:
    fake.start("play")
    (fake.root / file).parent.mkdir(parents=True, exist_ok=True)
    (fake.root / file).write_text("made")
    assert fake.start("play") == (0, [])


def test_another_lock_installs_its_packages_and_builds_with_them(fake: Fake) -> None:
    fake.start("play")
    (fake.root / "web" / "package-lock.json").write_text("{}")
    assert fake.start("play") == (0, CLIENT)
    assert fake.start("play") == (0, [])


def test_packages_without_a_need_for_them_are_not_installed(fake: Fake) -> None:
    fake.start("play")
    (fake.root / STAMP).unlink()  # somebody made room
    assert fake.start("play") == (0, [])


def test_packages_of_the_tests_serve_the_build_as_well(fake: Fake) -> None:
    assert fake.start("test")[1][-2:] == ["build packages --dev", "build client"]
    (fake.root / "web" / "src" / "main.ts").write_text("edited")
    assert fake.start("play") == (0, ["build client"])
    assert fake.start("test") == (0, [])
    assert (fake.root / STAMP).read_text().startswith("dev ")


def test_packages_of_another_system_are_replaced(fake: Fake) -> None:
    fake.start("play")
    (fake.root / STAMP).write_text((fake.root / STAMP).read_text() + "-other")
    (fake.root / "web" / "src" / "main.ts").write_text("edited")
    assert fake.start("play") == (0, CLIENT)


def test_a_client_that_was_deleted_or_built_by_hand_is_built_again(fake: Fake) -> None:
    fake.start("play")
    (fake.root / WEB_MANIFEST).unlink()
    assert fake.start("play") == (0, ["build client"])
    (fake.root / WEB_MANIFEST).write_text('{"digest": "another"}')
    assert fake.start("play") == (0, ["build client"])


def test_without_a_network_one_line_says_so_and_it_is_tried_again_when_somebody_wants_to_play(
    fake: Fake, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAKE_WEB", "no web packages, for npm's registry was not reached (ENOTFOUND)")
    assert fake.start("play") == (0, [*ANEW[:-1], "build packages"])
    assert said(capsys)[-1] == f"roundhouse: no web packages, for npm's registry was not reached (ENOTFOUND). {PLAIN}"
    assert fake.start("sim") == (0, [])
    assert said(capsys) == []
    assert fake.start("play") == (0, ["build packages"])
    assert len(said(capsys)) == 2

    monkeypatch.setenv("FAKE_WEB", "")
    assert fake.start("play") == (0, CLIENT)
    assert fake.start("play") == (0, [])


def test_a_client_that_does_not_compile_is_told_once_and_tried_again_after_a_change(
    fake: Fake, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAKE_WEB", "Vite failed (web/src/main.ts:1:1)")
    assert fake.start("play")[1][-2:] == CLIENT
    assert said(capsys)[-1] == f"roundhouse: Vite failed (web/src/main.ts:1:1). {PLAIN}"
    assert fake.start("play") == (0, [])
    (fake.root / "web" / "src" / "main.ts").write_text("better")
    assert fake.start("play") == (0, ["build client"])


def test_a_client_that_cannot_be_built_is_an_error_where_it_is_required(
    fake: Fake, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAKE_WEB", "Vite failed (web/src/main.ts:1:1)")
    assert fake.start("play")[0] == 0
    monkeypatch.setenv("ROUNDHOUSE_WEB", "require")
    assert fake.start("play") == (1, ["build client"])
    assert fake.start("play") == (1, ["build client"])
    assert said(capsys)[-1].startswith("roundhouse: Vite failed (web/src/main.ts:1:1). ")


def test_the_tests_do_not_start_without_their_packages_and_the_client_stays(
    fake: Fake, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake.start("play")
    monkeypatch.setenv("FAKE_WEB", "no web packages, for npm's registry was not reached (ENOTFOUND)")
    assert fake.start("test") == (1, ["pip dev", "build packages --dev"])
    assert said(capsys)[-1].startswith("roundhouse: no web packages, for npm's registry was not reached (ENOTFOUND). ")
    assert fake.start("play") == (0, [])


def test_nothing_of_the_client_is_built_where_it_is_switched_off(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_WEB", "off")
    assert fake.start("test") == (0, ["venv", "pip runtime build dev", "build native"])
    assert fake.start("test") == (0, [])


def test_script_and_build_mean_the_same_files_and_the_same_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    script = load(SCRIPT, monkeypatch)
    assert Path(script.WEB_MANIFEST) == web_build.OUT / "manifest.json" == ROOT / WEB_MANIFEST
    assert script.web_sources() == web_build.sources()
    assert len(web_build.sources()) > 20
    paths = web_build.sources()[:5]
    assert script.digest_of_files(paths) == web_build.digest(paths)
    read = script.read
    for kind, other in (("run", "dev"), ("dev", "run")):
        stamp = web_build.packages_stamp(kind).encode()
        found = {".roundhouse": stamp}
        monkeypatch.setattr(script, "read", lambda *path, found=found: found.get(path[-1]) or read(*path))
        assert script.has_web_packages([kind])
        assert not script.has_web_packages([other])
