"""The log of a match: what was answered, what chance said, what was taken back.

It is append-only. The version of a match is the number of its entries, so it only ever rises;
a takeback is an entry too, and what it takes back stays in the log behind it.
"""

from typing import Literal, TypeAlias

import msgspec

from mathom.core import Seat

EntryKind: TypeAlias = Literal["choice", "stand-in", "chance", "undo", "concede", "seam"]


class Entry(msgspec.Struct, frozen=True):
    """One entry. `text` is the answer in notation (a person's `choice`, a bot's too; `stand-in`: a
    bot's for a person), the outcome, or how many answers still stand; nothing where a seat gave up;
    where another version of the rules went on, its `Seam` as JSON."""

    kind: EntryKind
    seat: Seat | None
    text: str
    token: str | None = None
    """The client's id of the intention, by which a duplicate is known, even after a restart."""
    time: int = 0
    """Milliseconds since 1970."""
