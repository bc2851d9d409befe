"""Chooses compiled or interpreted rule modules, once, before any of them is imported.

Compiled files live in `roundhouse/_native/<tag>/` and are used only when the digest of ALL their sources equals the
one stored at build time: an edited .py file is never shadowed by an old library, and libraries that share struct
layouts are never mixed. `ROUNDHOUSE_PURE=1` (or `ROUNDHOUSE_NATIVE=off`) forces the interpreted modules;
`ROUNDHOUSE_NATIVE=require` makes a fallback an error.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec

TYPE_CHECKING = False  # as in typing, which takes longer to import than all of this module
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

SUFFIX = EXTENSION_SUFFIXES[0]
SRC = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NATIVE = os.path.join(SRC, "roundhouse", "_native", SUFFIX.split(".")[1])


def digest(paths: list[str]) -> str:
    """The digest of source files, named relative to the folder that holds the package."""
    total = hashlib.sha256()
    for path in paths:
        with open(os.path.join(SRC, path), "rb") as file:
            total.update(path.encode() + b"\0" + file.read() + b"\0")
    return total.hexdigest()


class NativeLoader(ExtensionFileLoader):
    """Gives tracebacks the text of the .py file."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__loader__ = self  # mypyc puts a plain ExtensionFileLoader there

    def get_source(self, fullname: str) -> str | None:  # type: ignore[override]
        with open(os.path.join(SRC, *fullname.split(".")) + ".py", encoding="utf-8") as file:
            return file.read()


class NativeFinder:
    """Serves the compiled modules of one folder; everything else is left to the ordinary finders."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        spec = ModuleSpec(name, NativeLoader(name, file), origin=file)
        spec.has_location = True
        return spec


def activate() -> tuple[bool, str]:
    """Install the finder if the compiled modules match their sources. Returns whether, and why (not)."""
    native, reason = _activate()
    if not native and os.environ.get("ROUNDHOUSE_NATIVE") == "require":
        raise ImportError(f"roundhouse: native modules are required, but: {reason}")
    return native, reason


def _activate() -> tuple[bool, str]:
    if os.environ.get("ROUNDHOUSE_PURE", "0") not in ("", "0"):
        return False, "ROUNDHOUSE_PURE is set"
    if os.environ.get("ROUNDHOUSE_NATIVE") == "off":
        return False, "ROUNDHOUSE_NATIVE is off"
    try:
        with open(os.path.join(NATIVE, "manifest.json"), encoding="utf-8") as file:
            manifest = json.load(file)
        if "error" in manifest:
            return False, str(manifest["error"])
        fresh = digest(manifest["modules"]) == manifest["digest"]
        libraries = [name for name in os.listdir(NATIVE) if name.endswith(SUFFIX)]
    except (OSError, ValueError, KeyError, TypeError):  # not built, damaged, or a source file is gone
        return False, f"no usable native build for {os.path.basename(NATIVE)}"
    if not fresh:
        return False, "sources changed since the native build (./roundhouse rebuilds it)"
    files = {name.removesuffix(SUFFIX): os.path.join(NATIVE, name) for name in libraries}
    sys.meta_path.insert(0, NativeFinder(files))
    return True, f"compiled, {manifest['toolchain']}"
