"""The start script, in small checkouts of its own: real virtual environments where that is the point, else fakes."""

from __future__ import annotations

import ast
import errno
import fcntl
import hashlib
import os
import signal
import socket
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

import hatch_build
from roundhouse import _accel
from tests.start.checkouts import (
    ALL,
    ANEW,
    BUILD,
    CLIENT,
    MANIFEST,
    PROJECT,
    SCRIPT,
    Fake,
    clean_environment,
    command,
    load,
    start,
)


def test_the_syntax_is_that_of_python_3_6_and_all_imports_are_of_the_standard_library() -> None:
    tree = ast.parse(SCRIPT.read_text(), feature_version=(3, 6))
    nodes = list(ast.walk(tree))
    modules = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    modules |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in modules} <= sys.stdlib_module_names
    assert "__future__" not in modules  # its annotations came with 3.7


def test_a_first_start_sets_up_and_a_second_runs_no_program(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    assert fake.start("play") == (0, ALL)
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(" ... ")[0] for line in lines] == [
        "roundhouse: creating .venv",
        "roundhouse: installing packages",
        "roundhouse: building native modules",
        "roundhouse: installing web packages",
        "roundhouse: building the client",
    ]
    assert fake.start("play") == (0, [])
    assert capsys.readouterr() == ("", "")


def test_the_command_test_installs_the_developers_packages_once(fake: Fake) -> None:
    fake.start("play")
    assert fake.start("test") == (0, ["pip dev", "build packages --dev"])
    assert fake.start("test") == (0, [])
    assert fake.start("play") == (0, [])


def test_a_changed_lock_is_installed_and_nothing_else(fake: Fake) -> None:
    fake.start("play")
    (fake.root / "requirements" / "runtime.txt").write_text("# newer\n")
    assert fake.start("play") == (0, ["pip runtime"])
    assert fake.start("play") == (0, [])


@pytest.mark.parametrize("file", ["src/roundhouse/rule.py", "hatch_build.py"])
def test_a_changed_source_or_recipe_is_built_and_nothing_else(fake: Fake, file: str) -> None:
    fake.start("play")
    with (fake.root / file).open("a") as source:
        source.write("# edited\n")
    assert fake.start("play") == (0, ["build native"])
    assert fake.start("play") == (0, [])


def test_a_newly_listed_source_is_built(fake: Fake) -> None:
    fake.start("play")
    (fake.root / "pyproject.toml").write_text(PROJECT + 'toy = ["roundhouse/__init__.py"]\n')
    assert fake.start("play") == (0, ["build native"])


def test_native_modules_that_were_deleted_or_built_otherwise_are_built_again(fake: Fake) -> None:
    fake.start("play")
    (fake.root / MANIFEST).unlink()
    assert fake.start("play") == (0, ["build native"])
    (fake.root / MANIFEST).write_text('{"toolchain": "-O0"}')
    assert fake.start("play") == (0, ["build native"])


def test_a_source_that_is_edited_during_the_build_is_built_again(fake: Fake) -> None:
    edit = "import pathlib; pathlib.Path('src/roundhouse/rule.py').write_text('# edited')"
    (fake.root / "hatch_build.py").write_text(edit + BUILD)
    assert fake.start("play") == (0, ALL)
    assert fake.start("play") == (0, ["build native"])
    assert fake.start("play") == (0, [])


def test_a_change_of_a_module_that_is_not_listed_builds_nothing(fake: Fake) -> None:
    fake.start("play")
    (fake.root / "src" / "roundhouse" / "__init__.py").write_text("# edited\n")
    assert fake.start("play") == (0, [])


def test_without_a_compiler_one_line_says_so_once_and_the_build_is_tried_again_when_one_appears(
    fake: Fake, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setenv("FAKE_BUILD", "no working C compiler")
    assert fake.start("play") == (0, ALL)
    said = capsys.readouterr().err.splitlines()
    assert said[3] == "roundhouse: no working C compiler. The rules run interpreted, about 40 times slower."
    assert fake.start("play") == (0, [])
    assert capsys.readouterr().err == ""

    (programs / "cc").write_text("#!/bin/sh\n")
    (programs / "cc").chmod(0o755)
    monkeypatch.setenv("FAKE_BUILD", "")
    assert fake.start("play") == (0, ["build native"])
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_missing_compiler_is_an_error_where_native_modules_are_required(
    fake: Fake, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAKE_BUILD", "no working C compiler")
    assert fake.start("play")[0] == 0
    monkeypatch.setenv("ROUNDHOUSE_NATIVE", "require")
    assert fake.start("play") == (1, ["build native"])
    assert fake.start("play") == (1, ["build native"])
    assert "native modules: no working C compiler" in capsys.readouterr().err


def test_nothing_is_built_where_native_modules_are_switched_off(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_NATIVE", "off")
    assert fake.start("play") == (0, ["venv", "pip runtime build", *CLIENT])


def test_a_broken_python_in_the_venv_is_replaced(fake: Fake) -> None:
    fake.start("play")
    python = fake.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3")
    assert fake.start("play") == (0, ANEW)


def test_a_venv_of_another_python_is_replaced(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    fake.start("play")
    monkeypatch.setattr(sys, "base_prefix", "/another/python")
    assert fake.start("play") == (0, ANEW)


def test_an_unfinished_venv_is_replaced(fake: Fake) -> None:
    fake.start("play")
    (fake.root / ".venv" / "roundhouse" / "venv").unlink()
    assert fake.start("play") == (0, ANEW)


def test_an_installation_that_was_cut_off_is_done_again_from_scratch(
    fake: Fake, capsys: pytest.CaptureFixture[str]
) -> None:
    fake.start("play")
    fake.pip = KeyboardInterrupt
    assert fake.start("test") == (130, ["pip dev"])
    assert capsys.readouterr().err.splitlines()[-1] == "roundhouse: interrupted"
    fake.pip = (0, "")
    assert fake.start("play") == (0, ANEW)


def test_an_installation_that_failed_leaves_what_was_there_usable(fake: Fake) -> None:
    fake.start("play")
    fake.pip = (1, "WARNING: Retrying (Retry(total=0)\nERROR: No matching distribution found for pytest\n")
    assert fake.start("test") == (1, ["pip dev"])
    assert fake.start("play") == (0, [])


def test_a_file_that_is_not_the_locked_one_is_refused(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    fake.pip = (1, "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.\n")
    assert fake.start("play")[0] == 1
    said = capsys.readouterr().err.splitlines()
    assert said[-2].startswith("ERROR: THESE PACKAGES")
    assert said[-1].startswith("roundhouse: a package is not the one that was locked, and nothing was installed.")


def test_a_checkout_that_is_read_only_is_told_so(
    fake: Fake, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(path: str, exist_ok: bool) -> None:
        raise OSError(errno.EROFS, "Read-only file system", path)

    with monkeypatch.context() as patch:
        patch.setattr(os, "makedirs", refuse)
        assert fake.start("play") == (1, [])
    said = capsys.readouterr().err
    assert said.startswith("roundhouse: Read-only file system: ")
    assert said.endswith("use a copy of it that you may write to.\n")


def test_a_project_file_that_cannot_be_read_is_told(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    (fake.root / "pyproject.toml").write_text("[tool\n")
    assert fake.start("play")[0] == 1
    assert "roundhouse: pyproject.toml cannot be read: " in capsys.readouterr().err


def run_altered(root: Path, alteration: str, path: str) -> subprocess.CompletedProcess[str]:
    """Run the script in a Python that pretends to be another."""
    code = f"import os, sys; {alteration}; import runpy; runpy.run_path(sys.argv[1], run_name='__main__')"
    program = [sys.executable, "-c", code, str(root / "roundhouse"), "play"]
    return subprocess.run(program, env=clean_environment(PATH=path), capture_output=True, text=True)


def test_a_system_that_is_not_posix_is_told_what_to_use(checkout: Path) -> None:
    done = run_altered(checkout, "os.name = 'nt'", os.environ["PATH"])
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("roundhouse: this system is not supported. On Windows, use WSL")


def test_an_old_python_is_told_what_is_needed(checkout: Path) -> None:
    done = run_altered(checkout, "sys.version_info = (3, 8, 10)", "/nowhere")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "roundhouse: Python 3.11 or newer is needed, and this is 3.8. Install one, and start again.\n"
    )


def test_an_old_python_hands_over_to_a_newer_one(checkout: Path, tmp_path: Path) -> None:
    for name, text in (("python3.13", "exit 127"), ("python3.12", 'echo "$@"')):  # the first is a shim without a Python
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n")
        (tmp_path / name).chmod(0o755)
    done = run_altered(checkout, "sys.version_info = (3, 8, 10)", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split()[-1] == "play"


def test_a_python_without_venv_is_told_which_package_to_install(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "ensurepip.py").write_text("raise ImportError")
    done = start(checkout, "play", PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert "apt install python3-venv" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_real_start_passes_arguments_and_exit_code_and_a_moved_checkout_is_set_up_again(checkout: Path) -> None:
    (checkout.parent / "roundhouse.py").write_text("raise ImportError('a file of the person who starts')")
    first = start(checkout, "sim", "--json")
    assert (first.returncode, first.stdout) == (7, f"sim --json {checkout / 'src' / 'roundhouse'}\n")
    assert len(first.stderr.splitlines()) == 5
    second = start(checkout, "sim")
    assert (second.returncode, second.stderr) == (7, "")

    moved = checkout.rename(checkout.with_name("moved"))
    third = start(moved, "sim")
    assert (third.returncode, third.stdout) == (7, f"sim {moved / 'src' / 'roundhouse'}\n")
    assert "creating .venv" in third.stderr


@pytest.mark.slow
def test_without_a_network_a_first_start_says_what_to_do(checkout: Path) -> None:
    (checkout / "requirements" / "runtime.txt").write_text(f"librt==0.16.0 --hash=sha256:{'0' * 64}\n")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # and nobody listens
        done = start(checkout, "play", PIP_INDEX_URL=f"http://127.0.0.1:{closed.getsockname()[1]}/simple")
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("roundhouse: no packages, for the package index was not reached (ERROR: No matching")
    assert last.endswith("Start again when there is a network.")


def make_wheel(folder: Path) -> str:
    """A package of one module. Returns its sha256."""
    file = folder / "toy-1.0-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as wheel:
        wheel.writestr("toy.py", "")
        wheel.writestr("toy-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
        wheel.writestr("toy-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("toy-1.0.dist-info/RECORD", "toy.py,,\n")
    return hashlib.sha256(file.read_bytes()).hexdigest()


@pytest.mark.slow
def test_pip_installs_the_locked_file_and_refuses_another(checkout: Path, tmp_path: Path) -> None:
    right = make_wheel(tmp_path)
    lock = checkout / "requirements" / "runtime.txt"
    lock.write_text("toy==1.0\n")
    refused = start(checkout, "play", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path))
    assert refused.returncode == 1
    assert "Hashes are required" in refused.stderr
    lock.write_text(f"toy==1.0 --hash=sha256:{'0' * 64}\n")
    refused = start(checkout, "play", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path))
    assert refused.returncode == 1
    assert "a package is not the one that was locked" in refused.stderr.splitlines()[-1]
    lock.write_text(f"toy==1.0 --hash=sha256:{right}\n")
    assert start(checkout, "play", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path)).returncode == 7
    assert list((checkout / ".venv").rglob("toy.py"))


@pytest.mark.slow
def test_a_second_start_waits_for_the_first(checkout: Path) -> None:
    lock = checkout / "build" / "start.lock"
    lock.parent.mkdir()
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        env = clean_environment()
        with subprocess.Popen(command(checkout, "play"), env=env, stdout=-1, stderr=-1, text=True) as waiting:
            assert waiting.stderr is not None
            assert waiting.stderr.readline() == "roundhouse: waiting for another start that is setting up\n"
            assert not (checkout / ".venv").exists()
            fcntl.flock(held, fcntl.LOCK_UN)
            waiting.communicate(timeout=300)
    assert waiting.returncode == 7


@pytest.mark.slow
def test_two_starts_at_once_set_up_once(checkout: Path) -> None:
    env = clean_environment()
    both = [subprocess.Popen(command(checkout, "play"), env=env, stdout=-1, stderr=-1, text=True) for _ in range(2)]
    said = [process.communicate(timeout=300)[1] for process in both]
    assert [process.returncode for process in both] == [7, 7]
    assert "".join(said).count("creating .venv") == 1
    assert (checkout / "builds").read_text() == "auto\n"


def wait_for(path: Path) -> None:
    deadline = time.monotonic() + 300
    while not path.exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_a_start_that_was_interrupted_is_repaired_by_the_next(checkout: Path, sign: signal.Signals, code: int) -> None:
    env = clean_environment()
    cut = subprocess.Popen(command(checkout, "play"), env=env, stdout=-1, stderr=-1, text=True, start_new_session=True)
    wait_for(checkout / ".venv" / "bin")
    os.killpg(cut.pid, sign)
    said = cut.communicate(timeout=300)[1]
    assert cut.returncode == code
    assert "Traceback" not in said
    assert start(checkout, "play").returncode == 7


def test_script_build_and_package_mean_the_same_manifest(monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = Path(load(SCRIPT, monkeypatch).MANIFEST)
    assert manifest == hatch_build.OUT / "manifest.json"
    assert manifest.parent == Path(_accel.NATIVE)
