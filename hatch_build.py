"""Build hook of the package: compiles the rule modules with mypyc into `src/roundhouse/_native/<tag>/`.

Also a command, `python hatch_build.py [native] [packages] [client] [--force] [--dev]`, which needs mypy and setuptools
and does all three unless some are named; `./roundhouse` runs it when sources have changed. The last two, the browser
client and the packages it is built with, are the business of `web_build.py`; `--dev` adds the packages of its tests.
`ROUNDHOUSE_NATIVE` is `auto` (fall back to the interpreted rules with a notice; the hook's default), `require` (fail;
the command's default) or `off`. `ROUNDHOUSE_OPT` is the compiler's level of optimisation, 0 to 3.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version as version_of
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    Hook = BuildHookInterface[Any]
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
    except ImportError:  # used as a command, where hatchling is not needed
        Hook = object

ROOT = Path(__file__).resolve().parent
sys.path.append(str(ROOT))  # hatchling loads this file alone
import web_build  # noqa: E402

SRC = ROOT / "src"
SUFFIX = EXTENSION_SUFFIXES[0]  # .cpython-311-x86_64-linux-gnu.so
TAG = SUFFIX.split(".")[1]
OUT = SRC / "roundhouse" / "_native" / TAG  # what the package loads
WORK = ROOT / "build" / "native" / TAG  # kept, so that a rebuild is incremental

PROBE = """
import sys
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
compiler = new_compiler()
customize_compiler(compiler)
try:
    compiler.link_shared_object(compiler.compile(["probe.c"], include_dirs=[get_python_inc()]), "probe.so")
except Exception:
    sys.exit(compiler.compiler_so[0] + " fails")
"""

# What is followed but not listed may use packages that an isolated build environment lacks: `./roundhouse test` checks
# those files, the compilation has no opinion on them.
COMPILE = """
import json, sys
import setuptools
from mypyc.build import mypycify
job = json.loads(sys.argv[1])
work = job["work"]
options = ["--config-file=", "--cache-dir=" + work + "/mypy", "--follow-imports=silent", "--ignore-missing-imports"]
separate = [(files, name) for files, name in job["separate"]]
modules = mypycify(
    options + job["paths"], opt_level=job["opt"], debug_level="0", separate=separate, target_dir=work + "/c"
)
arguments = ["-q", "build_ext", "--build-lib", work + "/lib", "--build-temp", work + "/obj", job["jobs"]]
setuptools.setup(name="native", packages=[], py_modules=[], ext_modules=modules, script_args=arguments)
"""


def libraries() -> dict[str, list[str]]:
    """The source files of each shared library, relative to `src`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    table: dict[str, list[str]] = project["tool"]["roundhouse"]["native"]
    return table


def digest(paths: list[str]) -> str:
    """The same number as `roundhouse._accel.digest`, which must not be imported here: it would choose modules."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.encode() + b"\0" + (SRC / path).read_bytes() + b"\0")
    return total.hexdigest()


def run_child(code: str, cwd: Path, *args: str) -> str:
    """Run Python code in a child process (mypyc calls sys.exit). Returns "" or the line that says what went wrong."""
    command = [sys.executable, "-c", code, *args]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, errors="replace")
    if done.returncode == 0:
        return ""
    lines = (done.stdout + done.stderr).strip().splitlines() or [f"exit code {done.returncode}"]
    sys.stderr.write("\n".join(lines[-40:]) + "\n")
    errors = [line for line in lines if " error: " in line]  # mypy's and gcc's; the last line is only their count
    return (errors[0] if errors else lines[-1])[:160]


def probe_compiler() -> str:
    """Quick check before mypy runs: can C code with Python.h be compiled and linked?"""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        why = run_child(PROBE, Path(folder))
    return why and f"no working C compiler ({why}; Debian and Ubuntu: apt install gcc python3-dev)"


def compile_all(table: dict[str, list[str]], opt: str) -> str:
    """Compile and link in WORK. Returns "" or what went wrong."""
    job = {
        "work": WORK.as_posix(),
        "paths": [path for files in table.values() for path in files],
        "separate": [(files, "roundhouse_" + name) for name, files in table.items()],
        "opt": opt,
        "jobs": f"-j{os.cpu_count() or 1}",
    }
    return run_child(COMPILE, SRC, json.dumps(job))


def compile_incrementally(table: dict[str, list[str]], opt: str, key: str, force: bool) -> str:
    """Reuse what the last build left in WORK, unless it used other tools or a build was cut off there. What cannot be
    built on it is tried once more from the beginning: mypyc's cache may be at fault."""
    file = WORK / "key"
    fresh = force or not file.is_file() or file.read_text() != key
    if fresh:
        _empty(WORK)
    file.unlink(missing_ok=True)  # a killed linker leaves a broken library that looks up to date
    why = compile_all(table, opt)
    if why and not fresh:
        _empty(WORK)
        why = compile_all(table, opt)
    file.write_text(key)
    return why


def _empty(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


def publish(manifest: dict[str, Any], built: list[Path]) -> None:
    """Put new libraries and their manifest into OUT. Running processes keep the old files, which they have open."""
    new, old = OUT.with_name(TAG + ".new"), OUT.with_name(TAG + ".old")
    for left_over in (new, old):
        shutil.rmtree(left_over, ignore_errors=True)
    new.mkdir(parents=True)
    for library in built:  # roundhouse/core/rng.x.so -> roundhouse.core.rng.x.so
        shutil.copy2(library, new / ".".join(library.relative_to(WORK / "lib").parts))
    (new / "manifest.json").write_text(json.dumps(manifest))
    if OUT.is_dir():
        OUT.rename(old)
    new.rename(OUT)
    shutil.rmtree(old, ignore_errors=True)


def build(mode: str, opt: str, force: bool = False) -> bool:
    """Make OUT match the sources. True when native modules are there."""
    if mode not in ("auto", "require", "off"):
        raise SystemExit(f"native modules: ROUNDHOUSE_NATIVE is auto, require or off, not {mode}")
    if mode == "off":
        shutil.rmtree(OUT, ignore_errors=True)
        return False
    with web_build.only_one_build("native"):
        why = build_if_stale(opt, force)
    if why and mode == "require":
        raise SystemExit(f"native modules: {why}")
    if why:
        print(f"NOTICE: {why}. Roundhouse will use the interpreted rules, which are about 40 times slower.")
    return not why


def build_if_stale(opt: str, force: bool) -> str:
    """Build unless the manifest shows that nothing has changed. Returns "" or why there are no native modules."""
    table = libraries()
    paths = [path for files in table.values() for path in files]
    missing = [path for path in paths if not (SRC / path).is_file()]
    if missing:
        why = f"pyproject.toml lists {missing[0]}, which is not there"
        publish({"error": why}, [])
        return why
    manifest = {
        "digest": digest(paths),
        "toolchain": f"mypyc {version_of('mypy')}, librt {version_of('librt')}, -O{opt}",
        "recipe": hashlib.sha256(Path(__file__).read_bytes()).hexdigest(),
        "modules": paths,
    }
    if not force and read_manifest() == manifest:
        print("native modules: up to date")
        return ""
    start = time.monotonic()
    key = f"{manifest['toolchain']} {manifest['recipe']} {table}"
    why = probe_compiler() or compile_incrementally(table, opt, key, force)
    if why:
        publish({"error": why}, [])
    else:
        publish(manifest, sorted((WORK / "lib").rglob("*" + SUFFIX)))
        print(f"native modules: built in {time.monotonic() - start:.1f} s")
    return why


def read_manifest() -> dict[str, Any]:
    try:
        manifest: dict[str, Any] = json.loads((OUT / "manifest.json").read_text())
    except (OSError, ValueError):  # nothing built yet, or damaged
        return {}
    return manifest


class BuildHook(Hook):
    """Called by hatchling for every wheel and for an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        native = build(os.environ.get("ROUNDHOUSE_NATIVE", "auto"), os.environ.get("ROUNDHOUSE_OPT", "3"))
        web_build.build(os.environ.get("ROUNDHOUSE_WEB", "auto"))
        if version == "editable":  # src itself is on the path
            return
        if native:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for folder, name in ((OUT, f"_native/{TAG}"), (web_build.OUT, "_web")):
            for file in folder.rglob("*"):  # after a failed build: only the manifest, with the reason
                if file.is_file():
                    build_data["force_include"][str(file)] = f"roundhouse/{name}/{file.relative_to(folder).as_posix()}"


def main(arguments: list[str]) -> None:
    """The command."""
    force, dev = "--force" in arguments, "--dev" in arguments
    parts = [part for part in ("native", "packages", "client") if part in arguments] or ["native", "packages", "client"]
    if unknown := set(arguments) - {*parts, "--force", "--dev"}:
        raise SystemExit(f"hatch_build.py: {min(unknown)} is not known; try native, packages, client, --force, --dev")
    if "native" in parts:
        build(os.environ.get("ROUNDHOUSE_NATIVE", "require"), os.environ.get("ROUNDHOUSE_OPT", "3"), force)
    if web := tuple(part for part in parts if part != "native"):
        web_build.build(os.environ.get("ROUNDHOUSE_WEB", "require"), force, dev, web)


if __name__ == "__main__":
    main(sys.argv[1:])
