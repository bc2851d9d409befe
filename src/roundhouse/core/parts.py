"""An action taken apart for a client. Compiled, because games make many of them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parts:
    """An action taken apart for a client: what is done, where, with what.

    Places and pieces are `kind:id` (`area:ob`, `exchange:tokyo`, `column:gas`, `token:gas/worker`), in the order in
    which a person would point at them.
    """

    verb: str
    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
