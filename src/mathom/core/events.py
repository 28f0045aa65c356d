"""Events: what happened, for the log, the animation, the analyst. No state depends on them."""

from typing import ClassVar

from mathom.core.values import Seat, Value


class Event(Value, frozen=True):
    """Something that happened.

    Everybody sees an event whole, unless its class overrides `seen_by`. An event that tells the
    seat whose answer led to it what it could not know before is a *barrier*: that answer is not
    taken back as if nothing had been learnt. (Who only shows something of their own learns
    nothing, and may change their mind until somebody else has answered.)
    """

    family: ClassVar[str] = "event"
    barrier: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """The event as this seat (None: a spectator) may see it, or None if it may not at all."""
        return self


def project(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The events as one seat sees them."""
    return tuple(seen for event in events if (seen := event.seen_by(seat)) is not None)
