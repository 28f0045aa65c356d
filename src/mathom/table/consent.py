"""A takeback beyond the barrier: everybody at the table has to agree."""

import msgspec

from mathom.core import Message, Seat
from mathom.table.outgoing import RequestSight


class Request(msgspec.Struct, frozen=True):
    """What a table is asked to decide. It is about one version: when the match goes on, it lapses.

    Requests and what is said to them are kept in the store and never changed there, so every
    server process, and one that starts anew, comes to the same conclusion.
    """

    number: int
    by: Seat
    token: str | None
    """The client's id of the intention, acknowledged when it is done."""
    version: int
    needed: tuple[Seat, ...]
    said: dict[Seat, bool] = {}
    """What those who had to be asked have said so far."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who has still to say something."""
        return tuple(seat for seat in self.needed if seat not in self.said)

    @property
    def granted(self) -> bool:
        return all(self.said.get(seat) for seat in self.needed)

    @property
    def declined(self) -> Seat | None:
        """Who said no, or (who asked) withdrew it."""
        return next((seat for seat, agrees in self.said.items() if not agrees), None)

    def with_word(self, seat: Seat, agree: bool) -> "Request":
        """The request once this seat has said yes or no."""
        return msgspec.structs.replace(self, said={**self.said, seat: agree})

    def is_open(self, version: int) -> bool:
        """Whether it is still to be decided, in a match that stands at this version."""
        return self.version == version and self.declined is None

    def may_speak(self, seat: Seat, agree: bool) -> bool:
        """Whether it is for this seat to say yes or no; who asked may still think better of it."""
        return seat in self.waiting or (seat == self.by and not agree)

    def sight(self, since: int, reason: Message | None) -> RequestSight:
        """The request as it is sent. `reason`: why the others have to be asked."""
        agreed = {self.by, *(seat for seat, agrees in self.said.items() if agrees)}
        return RequestSight(
            self.number, "undo", self.by, since, reason, tuple(sorted(agreed)), self.waiting
        )
