"""Matches: a game being played, answer by answer."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from mathom.core.chance import Source
from mathom.core.concession import Concede, Conceded, lost_by
from mathom.core.errors import MathomError, NoUndo, Refusal
from mathom.core.events import Event, project
from mathom.core.game import AnyGame
from mathom.core.notebook import drawn
from mathom.core.preview import Preview, meant, preview
from mathom.core.question import Answer, Chance, Choice, Outcome, Over, Question
from mathom.core.setup import Setup
from mathom.core.values import Option, Seat
from mathom.core.view import View
from mathom.core.why_not import not_now, why_not


class Played(NamedTuple):
    """One answer of a match: who gave it (None: chance), where, and what came of it."""

    before: Any
    seat: Seat | None
    answer: Answer
    events: tuple[Event, ...]
    forced: bool = False
    """Whether there was no other answer (a veiled question with one option)."""


class Takeback(NamedTuple):
    """What an undo would take back."""

    at: int
    """How many answers would stay."""
    reason: str | None
    """Why it is not free (`undo-REASON`), or None."""


class Match:
    """A game being played.

    With a source, chance answers by itself. Without one the match stops at chance questions too
    and waits to be told: people roll real dice, an analyst chooses, a record is replayed.

        match = Match(game, game.setup(3), Seeded(7))
        while not match.over:
            match.play(bot.choose(match.view(match.to_move)))
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        source: Source | None = None,
        position: Any = None,
        chances: int = 0,
    ) -> None:
        """Starts from the setup, or from a position set up by hand. Raises BadPosition.

        `chances`: how often chance was asked before that position came about.
        """
        self.game = game
        self.setup = setup
        self.source = source
        self.position = position
        self.opening: tuple[Event, ...] = ()
        if position is None:
            self.state, self.opening = game.start(setup)
        else:
            game.check(position)
            self.state = position
        self.played: list[Played] = []
        self._ended: Over | None = None
        """The end, where it does not follow from the position: a seat gave up, or it was played so
        by rules of another time."""
        self._chances = chances
        self._roll()

    def __repr__(self) -> str:
        question = self.question
        match question:
            case Choice():
                now = f"seat {question.seat}: {question.ask.id}, {len(question)} options"
            case Chance():
                now = f"chance: {question.what}"
            case Over():
                now = f"over: {question.how.id}, winners {list(question.winners)}"
        answers, seats = len(self.played), self.setup.seats
        return f"<Match of {self.game.id}, {seats} seats, {answers} answers; {now}>"

    def _repr_html_(self) -> str | None:
        return drawn(self)

    # -- asking ----------------------------------------------------------------------------------

    @property
    def question(self) -> Question:
        """What is asked now."""
        return self._ended or self.game.question(self.state)

    @property
    def over(self) -> Over | None:
        """The result, if the match is over."""
        question = self.question
        return question if isinstance(question, Over) else None

    @property
    def to_move(self) -> Seat | None:
        """The seat that is asked; None if chance is, or nobody any more."""
        question = self.question
        return question.seat if isinstance(question, Choice) else None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """All seats that may answer now, in any order; most of the time it is one."""
        return () if self._ended is not None else self.game.asked(self.state)

    def state_for(self, seat: Seat) -> Any:
        """The position with this seat asked first, if several are asked at the same time."""
        if seat == self.to_move or seat not in self.asked:
            return self.state
        return self.game.asking(self.state, seat)

    def view(self, seat: Seat | None) -> View[Any]:
        """The table as this seat (None: a spectator) sees it."""
        view = self.game.view(self.state, seat)
        if self._ended is not None:
            view = View(view.game, seat, self._ended, view.table)
        return view

    def events(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """What happened from answer number `since` on, as this seat saw it."""
        opening = self.opening if since == 0 else ()
        happened = (event for one in self.played[since:] for event in one.events)
        return project((*opening, *happened), seat)

    @property
    def digest(self) -> str:
        """The fingerprint of the current position."""
        return self.game.digest(self.state)

    # -- answering -------------------------------------------------------------------------------

    def play(self, answer: Answer, seat: Seat | None = None) -> tuple[Event, ...]:
        """Answers the question, with a value or in notation; returns everything that happened.

        `seat`: who answers, where several choose at the same time. Raises Refusal if the rules do
        not allow the answer and BadNotation if it is none; the match is then unchanged.
        """
        before, state = len(self.played), self.state
        if seat is not None:
            self.state = self.state_for(seat)
        try:
            self._answer(self.understand(answer))
        except MathomError:
            self.state = state
            raise
        self._roll()
        return tuple(event for one in self.played[before:] for event in one.events)

    def play_all(self, answers: Iterable[Answer]) -> "Match":
        """Plays one answer after another; returns the match itself."""
        for answer in answers:
            self.play(answer)
        return self

    def understand(self, answer: Answer) -> Answer:
        """The answer as a value: texts are read in the game's notation. Raises BadNotation."""
        question = self.question
        if isinstance(question, Chance):
            return next((one for one in question.outcomes if str(one) == str(answer)), answer)
        if isinstance(question, Choice) and isinstance(answer, str):
            return self.game.read(answer)
        return answer

    def _answer(self, answer: Answer) -> None:
        question, before = self.question, self.state
        self.state, events = self.game.apply(before, answer)
        seat, forced = None, False
        if isinstance(question, Choice):
            seat, forced = question.seat, question.forced
        self.played.append(Played(before, seat, answer, events, forced))
        self._chances += seat is None

    def _roll(self) -> None:
        if self.source is not None:
            while isinstance(question := self.question, Chance):
                self._answer(self.source.outcome(self._chances, question))

    def concede(self, seat: Seat) -> tuple[Event, ...]:
        """A seat gives up, whoever is asked; returns everything that happened.

        If the rules say what becomes of the others the match goes on, else it is over. Raises
        Refusal if it is over already.
        """
        if self.over is not None:
            raise Refusal(None, "game-over")
        before, number = self.state, len(self.played)
        found = self.game.concede(before, seat)
        if found is None:
            self._ended = lost_by(self.game, before, self.setup.seats, seat)
        self.state, events = found or (before, ())
        self.played.append(Played(before, seat, Concede(), (Conceded(seat), *events)))
        self._roll()
        return tuple(event for one in self.played[number:] for event in one.events)

    # -- going back ------------------------------------------------------------------------------

    def end(self, over: Over) -> None:
        """The match is over, and this is how: it was played so by rules of another time."""
        self._ended = over

    def takeback(self, seat: Seat | None = None) -> Takeback | None:
        """What an undo would take back: everything from the last choice of this seat (None: of
        anybody) on; None if there is no choice. What was forced was none. It is free up to the
        barrier: until chance has spoken, something hidden has been shown or somebody else has
        answered."""
        at = self._last_choice(seat)
        if at is None:
            return None
        gone = self.played[at:]
        if any(one.seat not in (None, gone[0].seat) for one in gone):
            return Takeback(at, "other-seat")
        if any(one.seat is None for one in gone):
            return Takeback(at, "chance")
        if any(isinstance(one.answer, Concede) for one in gone):
            return Takeback(at, "conceded")
        if any(event.barrier for one in gone for event in one.events):
            return Takeback(at, "seen")
        return Takeback(at, None)

    def _last_choice(self, seat: Seat | None) -> int | None:
        """The number of the last answer of this seat (None: of anybody) that was not forced."""
        for at in range(len(self.played) - 1, -1, -1):
            one = self.played[at]
            if one.seat is not None and not one.forced and seat in (None, one.seat):
                return at
        return None

    def undo(self, seat: Seat | None = None, *, consent: bool = False) -> Option:
        """Takes back the last choice (of this seat) and all that followed; returns the choice.

        Beyond the barrier all must consent. Raises NoUndo.
        """
        found = self.takeback(seat)
        if found is None:
            raise NoUndo("nothing")
        if found.reason is not None and not consent:
            raise NoUndo(found.reason)
        taken = self.played[found.at].answer
        self.back_to(found.at)
        assert isinstance(taken, Option)
        return taken

    def back_to(self, stays: int) -> None:
        """The match as it was when only so many answers had been given."""
        gone = self.played[stays:]
        self.state = gone[0].before
        self._chances -= sum(one.seat is None for one in gone)
        self._ended = None
        del self.played[stays:]

    def fork(self) -> "Match":
        """A second match that goes on from here on its own."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.played = list(self.played)
        return twin

    def why_not(self, anchors: Sequence[str], seat: Seat | None = None) -> Refusal | None:
        """Why nothing can be done with these anchors: the refusal of what was most likely meant
        (`seat`: by whom, where several choose at the same time).

        None if some option does begin with them, or if they mean nothing here.
        """
        state = self.state if seat is None else self.state_for(seat)
        return why_not(self.game, state, anchors)

    def not_now(
        self, anchors: Sequence[str], seat: Seat | None = None
    ) -> Iterator[tuple[Option, Refusal]]:
        """What begins with these anchors and goes on, but is not allowed now, each with why
        (`seat`: for whom, where several choose at the same time)."""
        state = self.state if seat is None else self.state_for(seat)
        return not_now(self.game, state, anchors)

    def preview(self, anchors: Sequence[str]) -> Preview | None:
        """What the option that these anchors mean would do, as far as who is asked can know; None
        if they mean no single one. Raises ValueError if nobody is asked."""
        view = self.view(self.to_move)
        option = meant(view, anchors)
        return None if option is None else preview(self.game, view, (option,))[0]

    def may_hear_why(self, seat: Seat | None, one: Played) -> bool:
        """Whether this seat may be told the reasons for an answer: when the match is over, or if
        it could see, when the answer was given, all that the one who gave it saw."""
        if self.over is not None:
            return True
        return bool(self.game.table(one.before, seat) == self.game.table(one.before, one.seat))

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers so far, choices and outcomes."""
        return tuple(one.answer for one in self.played)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What chance answered so far."""
        return tuple(one.answer for one in self.played if isinstance(one.answer, Outcome))
