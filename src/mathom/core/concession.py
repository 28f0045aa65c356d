"""Giving up: told from outside, whoever is asked, and not an answer to any question."""

from typing import Annotated, Any, ClassVar

from mathom.core.events import Event
from mathom.core.game import AnyGame
from mathom.core.message import Message
from mathom.core.question import Over
from mathom.core.values import Named, Option, Seat


class Concede(Option, frozen=True):
    """Stands among the answers of a match for a seat that gave up."""


class Conceded(Event, frozen=True):
    """A seat gave up."""

    barrier: ClassVar[bool] = True
    seat: Annotated[Seat, Named("seat")]


def lost_by(game: AnyGame, state: Any, seats: int, seat: Seat) -> Over:
    """How a match ends by a seat's giving up, in a game whose rules do not know of that."""
    winners = game.winners_without(state, seats, seat)
    scores = game.scores(state) or (0,) * seats
    return Over(
        winners, scores, Message("over-conceded", {"seat": Message("seat", {"seat": seat})})
    )
