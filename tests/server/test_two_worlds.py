"""Two worlds that differ only in what a player may not know answer alike to that player, and to a spectator: the real
API and real sockets, at random positions of every registered game; and the test notices when they do not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from roundhouse.core import registry
from roundhouse.core.game import waiting
from roundhouse.core.message import Message
from roundhouse.server.room import Room
from roundhouse.table import feed, tell
from roundhouse.table.table import Table
from tests.battery.common import positions, subject_of
from tests.server.twins import look, twins

POSITIONS = 1000  # of each game
PARTS = 4  # so that they can be looked at side by side
QUICK = 24

subject = cache(subject_of)


def look_at(name: str, folder: Path, first: int, n: int) -> None:
    with twins(folder) as pair:
        for number, walk in islice(enumerate(positions(subject(name), first + n, 501)), first, None):
            look(pair, walk, number)


@pytest.mark.slow
@pytest.mark.usefixtures("short_hints")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", registry.NAMES)
def test_two_worlds_cannot_be_told_apart(name: str, part: int, tmp_path: Path) -> None:
    share = POSITIONS // PARTS
    look_at(name, tmp_path, part * share, share)


@pytest.mark.usefixtures("short_hints")
@pytest.mark.parametrize("name", registry.NAMES)
def test_two_worlds_cannot_be_told_apart_at_a_few_positions(name: str, tmp_path: Path) -> None:
    look_at(name, tmp_path, 0, QUICK)


def leak_log_length(patch: pytest.MonkeyPatch) -> None:
    """The table's own number beside the viewer's."""
    honest = Room.update

    def update(self: Room, viewer: int, person: str, since: int, about: object) -> bytes:
        told = honest(self, viewer, person, since, about)  # type: ignore[arg-type]
        return told.replace(b'"seq":', b'"length":%d,"seq":' % len(self.table.log), 1)

    patch.setattr(Room, "update", update)


def leak_who_waits(patch: pytest.MonkeyPatch) -> None:
    """A prompt that says for whom the table waits, of those who plan in secret."""
    honest = tell.now

    def now(table: Table, viewer: int, owner: str, hints: bool = False, shown: object = None) -> tell.Now:
        told = honest(table, viewer, owner, hints, shown)
        told.prompt = Message("waiting", {"for": str(waiting(table.state))})
        return told

    patch.setattr(tell, "now", now)


def leak_by_calling(patch: pytest.MonkeyPatch) -> None:
    """A socket that says something whenever anything has happened."""
    honest = Table.commit

    def commit(self: Table, events: object) -> None:
        honest(self, events)  # type: ignore[arg-type]
        self.versions = [version + 1 for version in self.versions]

    patch.setattr(Table, "commit", commit)


def leak_effects_of_the_truth(patch: pytest.MonkeyPatch) -> None:
    """A reason that looks at the true position."""
    honest = tell.why

    def why(table: Table, player: int, action: int) -> tell.Why:
        told = honest(table, player, action)
        told.rule = table.state.to_bytes().hex()
        return told

    patch.setattr(tell, "why", why)


def leak_secret_entries(patch: pytest.MonkeyPatch) -> None:
    """A log that everybody reads at once."""
    patch.setattr(feed.Feeds, "_append", lambda self, audience, entry: [f.append(entry) for f in self._feeds])


def leak_by_budget(patch: pytest.MonkeyPatch) -> None:
    """A bot whose turn ends when another does something in secret."""
    patch.setattr(Table, "turn", lambda self, player: (0, len(self.live)))


@pytest.mark.slow
@pytest.mark.parametrize(
    "leak",
    [leak_log_length, leak_by_budget, leak_who_waits, leak_by_calling, leak_effects_of_the_truth, leak_secret_entries],
)
def test_the_comparison_notices(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="cannot tell apart"):
        look_at("siberia", tmp_path, 0, 4 * QUICK)
