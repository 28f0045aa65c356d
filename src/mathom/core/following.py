"""What follows from a match: other matches, of the same people."""

import msgspec

from mathom.core.values import Seat


class Following(msgspec.Struct, frozen=True):
    """A match that comes of another one: in which round, who of them play, and with what."""

    game: str
    round: int
    seats: tuple[Seat, ...]
    """The seats of the match before, in the order in which they sit down."""
    settings: dict[str, str]
    """As `Game.setup` reads them: what each of them brings is called like `deck.0`."""
