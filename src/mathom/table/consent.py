"""A takeback beyond the barrier: everybody at the table has to agree."""

from dataclasses import dataclass, field

from mathom.core import Message, Seat
from mathom.table.sight import RequestSight


@dataclass
class Request:
    """What is being decided. Nothing of it is kept: a restart forgets it, and one asks again."""

    number: int
    by: Seat
    token: str | None
    reason: Message | None
    needed: set[Seat]
    agreed: set[Seat] = field(default_factory=set)

    @property
    def granted(self) -> bool:
        return not self.needed

    def agree(self, seat: Seat) -> None:
        """One more is content."""
        self.needed.discard(seat)
        self.agreed.add(seat)

    def sight(self) -> RequestSight:
        """The request as it is sent."""
        return RequestSight(
            self.number,
            "undo",
            self.by,
            self.reason,
            tuple(sorted(self.agreed)),
            tuple(sorted(self.needed)),
        )
