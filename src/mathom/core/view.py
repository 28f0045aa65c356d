"""Views: what one seat can see, built from nothing. All that ever leaves for a player."""

from typing import Generic, TypeAlias, TypeVar

import msgspec

from mathom.core.question import Chance, Choice, Over, Question, Waiting
from mathom.core.values import Seat

T = TypeVar("T")


class View(msgspec.Struct, Generic[T], frozen=True):
    """The table as one seat (None: a spectator) sees it, and the question as that seat sees it."""

    game: str
    seat: Seat | None
    question: Choice | Waiting | Over
    table: T

    @property
    def choice(self) -> Choice:
        """The choice this seat is asked. Raises ValueError if it is asked none."""
        if isinstance(self.question, Choice):
            return self.question
        raise ValueError("this seat is not asked anything")


AnyView: TypeAlias = View[object]


def seen_question(question: Question, seat: Seat | None) -> Choice | Waiting | Over:
    """The question as a seat sees it: options are for the seat that is asked, and nobody else."""
    match question:
        case Choice() if question.seat != seat:
            return Waiting(question.seat, question.ask.id)
        case Chance():
            return Waiting(None, f"chance-{question.what}")
        case _:
            return question
