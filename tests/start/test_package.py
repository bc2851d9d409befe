"""The package as others get it: lock files, native build, wheel with the browser client, installed command.

Everything is built in copies of the checkout, with the tools of the developers' environment, so no network is needed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import hatch_build
from roundhouse.server import static

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "node_modules", "build")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def plain_name(requirement: str) -> str:
    """The name of a package, as all indexes write it.

    >>> plain_name("fluent.runtime>=0.4")
    'fluent-runtime'
    """
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def pinned(lock: str) -> dict[str, str]:
    """Package and version of every line of a lock file."""
    lines = (ROOT / "requirements" / f"{lock}.txt").read_text().splitlines()
    pins = [line.split()[0].split("==") for line in lines if not line.startswith((" ", "#"))]
    return {plain_name(name): version for name, version in pins}


def test_the_lock_files_agree_with_each_other() -> None:
    developers = pinned("dev")
    for lock in ("runtime", "build"):
        pins = pinned(lock)
        assert pins == {name: developers.get(name) for name in pins}


def test_the_lock_files_hold_what_the_project_asks_for() -> None:
    groups = PROJECT["dependency-groups"]
    for lock, asked in (
        ("runtime", PROJECT["project"]["dependencies"]),
        ("build", groups["build"]),
        ("dev", [entry for entry in groups["dev"] if isinstance(entry, str)]),
    ):
        assert {plain_name(requirement) for requirement in asked} <= set(pinned(lock))


def test_a_wheel_is_built_with_the_tools_of_the_lock() -> None:
    exact = [entry for entry in PROJECT["build-system"]["requires"] if "==" in entry]
    assert {plain_name(entry): entry.split("==")[1] for entry in exact}.items() <= pinned("build").items()


@pytest.mark.parametrize("lock", ["runtime", "build", "dev"])
def test_every_pin_has_a_hash_and_no_host_is_named(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    assert "://" not in text
    entries = text.replace("\\\n", " ").splitlines()
    assert all("--hash=sha256:" in entry for entry in entries)


def build_in(root: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "hatch_build.py", "native"]
    return subprocess.run(program, cwd=root, env={**os.environ, **environment}, capture_output=True, text=True)


def imported_from(root: Path) -> tuple[bool, str]:
    """Whether a checkout's package is native there, and why."""
    code = "import json, roundhouse; print(json.dumps([roundhouse.NATIVE, roundhouse.NATIVE_REASON]))"
    env = {key: value for key, value in os.environ.items() if not key.startswith("ROUNDHOUSE_")}
    env["PYTHONPATH"] = str(root / "src")
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    native, reason = json.loads(done.stdout)
    return native, reason


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A checkout with one compiled module and one that is not, which needs a package that nobody has."""
    package = tmp_path / "src" / "roundhouse"
    package.mkdir(parents=True)
    for name in ("hatch_build.py", "web_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "pyproject.toml").write_text('[tool.roundhouse.native]\ncore = ["roundhouse/rule.py"]\n')
    for name in ("__init__.py", "_accel.py"):
        shutil.copy(ROOT / "src" / "roundhouse" / name, package)
    (package / "rule.py").write_text("from roundhouse import word\n\n\ndef two() -> int:\n    return 1 + word.one()\n")
    (package / "word.py").write_text("import package_that_nobody_has as p\n\n\ndef one():\n    return p.one()\n")
    return tmp_path


@pytest.mark.slow
def test_a_native_build_is_used_until_a_source_changes(toy: Path) -> None:
    done = build_in(toy, ROUNDHOUSE_OPT="0", ROUNDHOUSE_NATIVE="require")
    assert done.returncode == 0, done.stderr
    native, reason = imported_from(toy)
    assert native
    assert reason.startswith("compiled, mypyc ")
    again = build_in(toy, ROUNDHOUSE_OPT="0", ROUNDHOUSE_NATIVE="require")
    assert again.stdout == "native modules: up to date\n"

    with (toy / "src" / "roundhouse" / "rule.py").open("a") as source:
        source.write("# edited\n")
    assert imported_from(toy) == (False, "sources changed since the native build (./roundhouse rebuilds it)")


@pytest.mark.slow
def test_without_a_compiler_the_package_is_interpreted_and_knows_why(toy: Path) -> None:
    done = build_in(toy, CC="/bin/false", ROUNDHOUSE_NATIVE="auto")
    assert done.returncode == 0
    assert done.stdout.startswith("NOTICE: no working C compiler (/bin/false fails; ")
    native, reason = imported_from(toy)
    assert not native
    assert reason.startswith("no working C compiler (/bin/false fails; ")
    assert build_in(toy, CC="/bin/false", ROUNDHOUSE_NATIVE="require").returncode == 1


@pytest.mark.slow
def test_a_type_error_in_a_rule_is_the_reason_of_a_failed_build(toy: Path) -> None:
    (toy / "src" / "roundhouse" / "rule.py").write_text('def two() -> int:\n    return "2"\n')
    done = build_in(toy, ROUNDHOUSE_NATIVE="require")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("native modules: roundhouse/rule.py:2: error: Incompatible return")


def test_a_listed_source_that_is_not_there_is_named(toy: Path) -> None:
    (toy / "src" / "roundhouse" / "rule.py").unlink()
    done = build_in(toy, ROUNDHOUSE_NATIVE="require")
    assert done.stderr == "native modules: pyproject.toml lists roundhouse/rule.py, which is not there\n"


@pytest.mark.slow
def test_a_build_that_was_cut_off_starts_afresh(toy: Path) -> None:
    assert build_in(toy, ROUNDHOUSE_OPT="0", ROUNDHOUSE_NATIVE="require").returncode == 0
    work = toy / "build" / "native" / hatch_build.TAG
    (work / "key").unlink()  # as a killed build leaves it
    for library in (work / "lib").rglob("*.so"):
        library.write_bytes(b"half a library")
    (toy / "src" / "roundhouse" / "_native" / hatch_build.TAG / "manifest.json").unlink()
    assert build_in(toy, ROUNDHOUSE_OPT="0", ROUNDHOUSE_NATIVE="require").returncode == 0
    done = subprocess.run(
        [sys.executable, "-c", "import roundhouse.rule"],
        env={**os.environ, "PYTHONPATH": str(toy / "src"), "ROUNDHOUSE_NATIVE": "require", "ROUNDHOUSE_PURE": ""},
        capture_output=True,
        text=True,
    )
    assert "No module named 'package_that_nobody_has'" in done.stderr  # it was loaded, and went as far as it could


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a copy of this checkout. What has been compiled or built here is not built again."""
    copy = tmp_path_factory.mktemp("package") / "roundhouse"
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    program = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", "dist", "."]
    env = {**os.environ, "ROUNDHOUSE_NATIVE": "require", "ROUNDHOUSE_WEB": "require"}
    done = subprocess.run(program, cwd=copy, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = (copy / "dist").iterdir()
    return file


@pytest.mark.slow
def test_the_wheel_holds_native_modules_the_client_and_all_data(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    inside = set(names)
    assert len(inside) == len(names)
    assert not wheel.name.endswith("none-any.whl")
    libraries = {name for name in inside if name.startswith(f"roundhouse/_native/{hatch_build.TAG}/")}
    for path in (path for files in hatch_build.libraries().values() for path in files):
        module = path.removesuffix(".py").replace("/", ".")
        assert f"roundhouse/_native/{hatch_build.TAG}/{module}{hatch_build.SUFFIX}" in libraries
    client = {f"roundhouse/_web/{name}" for name in static.load().files}
    assert {"roundhouse/_web/index.html", "roundhouse/_web/index.html.gz", *client} <= inside
    source = ROOT / "src"
    for file in (source / "roundhouse").rglob("*.*"):
        if file.is_file() and "__pycache__" not in file.parts and "_native" not in file.parts:
            assert file.relative_to(source).as_posix() in inside
    endings = {Path(name).suffix for name in inside}
    assert {".py", ".ftl", ".md", ".typed"} <= endings
    assert not [name for name in inside if name.startswith(("tests/", "requirements/", "build/", "web/"))]


@pytest.mark.slow
def test_an_installed_wheel_gives_the_command_on_native_modules(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path)], check=True)
    python = tmp_path / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    # Its dependencies are those of this environment; a path file found by a path file is not read, so `src` is not.
    (packages,) = (tmp_path / "lib").glob("python*/site-packages")
    (here,) = Path(sys.prefix, "lib").glob("python*/site-packages")
    (packages / "dependencies.pth").write_text(f"{here}\n")

    env = {key: value for key, value in os.environ.items() if not key.startswith(("ROUNDHOUSE_", "PYTHON"))}
    command = [str(tmp_path / "bin" / "roundhouse"), "--version"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "0.1.0" in done.stdout
    assert "native" in done.stdout
    code = "import roundhouse; print(roundhouse.NATIVE, roundhouse.__file__)"
    where = subprocess.run([str(python), "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True).stdout
    assert where == f"True {packages / 'roundhouse' / '__init__.py'}\n"

    program = [str(python), "-c", "import sys; from roundhouse.cli import test; sys.exit(test.run(False, []))"]
    refused = subprocess.run(program, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert refused.returncode == 1
    assert (
        refused.stderr == "roundhouse: tests run in a checkout of Roundhouse only, and this is an installed package\n"
    )
