"""Writes the OpenAPI document without a server: `python -m roundhouse.server.openapi_dump [FILE]`.

The types of the browser client are made from it. The name of the cookie is another one for every database; here it is
only the part that they have in common.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from roundhouse.server import openapi
from roundhouse.server.routes import api


def dump() -> bytes:
    """The document as JSON that people can read."""
    document = openapi.document(api("roundhouse"), "roundhouse")
    return msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"


def main(arguments: list[str]) -> None:
    """To a file, or to standard output."""
    if not arguments:
        sys.stdout.buffer.write(dump())
        return
    file = Path(arguments[0])
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(dump())


if __name__ == "__main__":
    main(sys.argv[1:])
