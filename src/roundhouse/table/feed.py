"""What each viewer reads of a log: a feed of entries, numbered from 1, that grows at its end only.

Who may read what is worked out here from what the game says about each action, at the moment the action is done.
Nothing in a feed, its length and its times included, tells of what its viewer must not notice.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from roundhouse.bots.turns import Noticed
from roundhouse.core.game import Parts, seat_name
from roundhouse.core.message import Message
from roundhouse.core.setup import Setup
from roundhouse.core.state import State
from roundhouse.table.events import Acted

ACT, UNDO, TALK = "act", "undo", "table"


class Entry(msgspec.Struct, frozen=True):
    """One entry as its viewer reads it. `seq`, the number in the table's log, is not for the viewer."""

    seq: int
    kind: str  # ACT, UNDO, or TALK: something that does not change the position
    actor: int | None
    message: Message
    at: int
    notation: str = ""  # of an action, as far as the viewer may know it
    parts: Parts | None = None
    by_table: bool = False
    event: int = 0  # the action's own number in the log, which is lower than `seq` when it was done in secret
    back: tuple[int, ...] = ()  # of UNDO: the numbers of this feed's entries that were taken back


class _Secret(msgspec.Struct):
    """A concealed action that has not been laid open."""

    entry: Entry
    audience: int
    reveals: int  # State.reveals() before it


class Feeds:
    """The feeds of all viewers: of player p at index p, of spectators at the last."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._game = setup.game
        players = setup.players
        self.everybody = (1 << (players + 1)) - 1
        self._feeds: list[list[Entry]] = [[] for _ in range(players + 1)]
        self.noticed = Noticed(players)
        self._changed = [0] * (players + 1)  # the number of the last entry that changed the position
        self._secrets: list[_Secret] = []
        self._unsaid: dict[int, set[int]] = {}  # what each player took back in secret, until others may read of it

    @property
    def all(self) -> list[list[Entry]]:
        return self._feeds

    def of(self, viewer: int) -> list[Entry]:
        """The feed of a player or of SPECTATOR; for reading only."""
        return self._feeds[viewer if viewer >= 0 else -1]

    def changed(self, viewer: int) -> int:
        """The number of the last entry after which the position was another to this viewer."""
        return self._changed[viewer if viewer >= 0 else -1]

    def acted(self, event: Acted, before: State, reveals: int) -> None:
        """Put an action into words; `reveals` is State.reveals() after it, when secrets may be laid open."""
        game, actor, action = self._game, event.actor, event.action
        audience = int(before.audience(actor, action))
        told = game.tell(before, actor, action, False)
        spelled = self._setup.spell(before, actor, action)
        entry = Entry(event.seq, ACT, actor, told, event.at, *spelled, event.by_table, event.seq)
        self._append(audience, entry)
        if audience != self.everybody:
            if before.concealed(actor, action):
                self._secrets.append(_Secret(entry, audience, int(before.reveals())))
            elif masked := game.masked(before, actor, action):
                told = game.tell(before, actor, action, True)
                outside = Entry(event.seq, ACT, actor, told, event.at, masked, None, event.by_table, event.seq)
                self._append(self.everybody & ~audience, outside)
        if self._secrets:
            self._lay_open(event, reveals)
        self.noticed.acted(before, actor, action, reveals, event.seq)

    def _lay_open(self, event: Acted, reveals: int) -> None:
        """Show what is no secret any more, by seat: the order in which players acted in secret stays secret."""
        shown = [s for s in self._secrets if s.reveals < reveals]
        self._secrets = [s for s in self._secrets if s.reveals >= reveals]
        if shown:
            for actor, gone in sorted(self._unsaid.items()):
                self._say_back(self.everybody, event.seq, actor, gone, event.at)
            self._unsaid.clear()
        for secret in sorted(shown, key=lambda s: (s.entry.actor or 0, s.entry.event)):
            late = msgspec.structs.replace(secret.entry, seq=event.seq, at=event.at)
            self._append(self.everybody & ~secret.audience, late)

    def taken_back(self, seq: int, actor: int, taken: Iterable[int], at: int, secret: bool) -> None:
        """Say that something was taken back, to those who had noticed any of it.

        What was once open and then, because others took something back, a secret again, is taken back in secret: those
        who have read of it read this when the secrets are laid open.
        """
        gone = set(taken)
        audience = 1 << actor
        for hidden in self._secrets:
            audience |= hidden.audience if hidden.entry.event in gone else 0
        self._secrets = [s for s in self._secrets if s.entry.event not in gone]
        self.noticed.forget(gone)
        if secret:
            self._unsaid.setdefault(actor, set()).update(gone)
            self._say_back(audience, seq, actor, gone, at)
        else:
            self._say_back(self.everybody, seq, actor, gone.union(*self._unsaid.values()), at)
            self._unsaid.clear()

    def _say_back(self, audience: int, seq: int, actor: int, gone: set[int], at: int) -> None:
        """Each viewer is told of what this viewer had read, and counts it."""
        for index, feed in enumerate(self._feeds):
            known = {n for entry in feed for n in entry.back}
            back = tuple(n for n, entry in enumerate(feed, 1) if entry.event in gone and n not in known)
            if back and audience >> index & 1:
                mine = sum(feed[n - 1].actor == actor for n in back)
                told = Message("table-undo", {"seat": seat_name(actor), "actions": mine})
                feed.append(Entry(seq, UNDO, actor, told, at, back=back))
                self._changed[index] = len(feed)
                if index not in (actor, self._setup.players):
                    self.noticed.told(index)

    def talk(self, seq: int, actor: int | None, message: Message, at: int, audience: int, event: int = 0) -> None:
        """Something that changes nothing in the game."""
        self._append(audience, Entry(seq, TALK, actor, message, at, event=event))

    def _append(self, audience: int, entry: Entry) -> None:
        for index, feed in enumerate(self._feeds):
            if audience >> index & 1:
                feed.append(entry)
                if entry.kind != TALK:
                    self._changed[index] = len(feed)
