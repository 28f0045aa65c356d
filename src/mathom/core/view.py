"""Views: what one seat can see, built from nothing. All that ever leaves for a player."""

from typing import Generic, TypeAlias, TypeVar

import msgspec

from mathom.core.notebook import drawn
from mathom.core.question import Chance, Choice, Over, Question, Waiting
from mathom.core.values import Seat

T = TypeVar("T")


class View(msgspec.Struct, Generic[T], frozen=True):
    """The table as one seat (None: a spectator) sees it, and the question as that seat sees it."""

    game: str
    seat: Seat | None
    question: Choice | Waiting | Over
    table: T

    def __repr__(self) -> str:
        eyes = "a spectator" if self.seat is None else f"seat {self.seat}"
        match self.question:
            case Choice(ask=ask, options=options):
                now = f"asked {ask.id}, {len(options)} options"
            case Waiting(seat=seat, ask=asked):
                now = f"waiting for {'chance' if seat is None else f'seat {seat}'}: {asked}"
            case Over(how=how, winners=winners):
                now = f"over: {how.id}, winners {list(winners)}"
        return f"<View of {self.game} for {eyes}; {now}>"

    def _repr_html_(self) -> str | None:
        return drawn(self)

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
