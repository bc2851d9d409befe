"""Programs for tests of the storage in processes of their own: one writes until it is killed, one until nothing fits.

Each prints what was acknowledged, as lines `TABLE SEQ`.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path

from roundhouse.server.store import StorageProblem, Store
from tests.server.stored import add_tables, log, sound, write

TABLES = [f"t{n}" for n in range(20)]


def body(table: str, seq: int) -> bytes:
    """The one event that this number of this table can have."""
    return f"{table}/{seq}/".encode() * 10


async def write_forever(path: Path) -> None:
    store = Store(path)

    async def play(table: str) -> None:
        if await store.load_table(table) is None:
            await add_tables(store, table)
        seq = len(await log(store, table))
        while True:
            events = [body(table, seq + 1), body(table, seq + 2)]
            await store.write(write(table, seq, *events, request=(0, str(seq), b"")))
            seq += 2
            os.write(1, f"{table} {seq}\n".encode())

    await asyncio.gather(*map(play, TABLES))


async def write_until_full(path: Path, fill: Callable[[], None], make_room: Callable[[], None]) -> None:
    """Tells as JSON what happened before there was no room, then, and after there was room again."""
    store = Store(path)
    await add_tables(store, "t", "u")
    await store.write(write("t", 0, b"before"))
    fill()
    stored, refused = 0, []
    for _ in range(3):  # it must be refused each time, not only the first
        try:
            while stored < 1000:
                await store.write(write("u", stored, b"%d" % stored * 4000))
                stored += 1
        except StorageProblem as problem:
            refused.append(problem.message.id)
    kept = await log(store, "t"), len(await log(store, "u"))
    make_room()
    await store.write(write("t", 1, b"after"))
    await store.write(write("u", stored, b"after"))
    told = {
        "stored": stored,
        "refused": refused,
        "kept": [kept[0] == [b"before"], kept[1] == stored],
        "after": [await log(store, "t") == [b"before", b"after"], len(await log(store, "u")) == stored + 1],
    }
    store.close()
    print(json.dumps(told | {"sound": sound(path)}))


def main() -> None:
    kind, path = sys.argv[1], Path(sys.argv[2])
    if kind == "forever":
        asyncio.run(write_forever(path))
    elif kind == "limit":  # no file may get larger
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        small, large = (400_000, hard), (hard, hard)
        asyncio.run(
            write_until_full(
                path,
                lambda: resource.setrlimit(resource.RLIMIT_FSIZE, small),
                lambda: resource.setrlimit(resource.RLIMIT_FSIZE, large),
            )
        )
    else:  # a small disk, most of which something else takes
        filler = path.parent / "filler"
        asyncio.run(write_until_full(path, lambda: _take_disk(filler), filler.unlink))


def _take_disk(filler: Path) -> None:
    with filler.open("wb") as file:
        file.write(b"x" * 4_000_000)


if __name__ == "__main__":
    main()
