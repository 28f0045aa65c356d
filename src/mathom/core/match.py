"""Matches: a game being played, answer by answer."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from mathom.core.chance import Source
from mathom.core.errors import NoUndo, Refusal
from mathom.core.events import Event, project
from mathom.core.game import AnyGame
from mathom.core.message import Message
from mathom.core.question import Answer, Chance, Choice, Outcome, Over, Question
from mathom.core.setup import Setup
from mathom.core.values import Option, Seat
from mathom.core.view import View


class Played(NamedTuple):
    """One answer of a match: who gave it (None: chance), where, and what came of it."""

    before: Any
    seat: Seat | None
    answer: Answer
    events: tuple[Event, ...]


class Match:
    """A game being played.

    With a source, chance answers by itself. Without one the match stops at chance questions too
    and waits to be told: people roll real dice, an analyst chooses, a record is replayed.

        match = Match(game, game.setup(3), Seeded(7))
        while not match.over:
            match.play(bot.choose(match.view(match.to_move)))
    """

    def __init__(
        self, game: AnyGame, setup: Setup, source: Source | None = None, position: Any = None
    ) -> None:
        """Starts from the setup, or from a position set up by hand. Raises BadPosition."""
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
        self._question: Question | None = None
        self._chances = 0
        self._roll()

    # -- asking ----------------------------------------------------------------------------------

    @property
    def question(self) -> Question:
        """What is asked now."""
        if self._question is None:
            self._question = self.game.question(self.state)
        return self._question

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

    def view(self, seat: Seat | None) -> View[Any]:
        """The table as this seat (None: a spectator) sees it."""
        return self.game.view(self.state, seat)

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

    def play(self, answer: Answer) -> tuple[Event, ...]:
        """Answers the question, with a value or in notation; returns everything that happened.

        Raises Refusal if the rules do not allow the answer and BadNotation if it is none; the
        match is then unchanged.
        """
        before = len(self.played)
        self._answer(self.understand(answer))
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
        seat = question.seat if isinstance(question, Choice) else None
        self.played.append(Played(before, seat, answer, events))
        self._chances += seat is None
        self._question = None

    def _roll(self) -> None:
        while self.source is not None and isinstance(self.question, Chance):
            self._answer(self.source.outcome(self._chances, self.question))

    # -- going back ------------------------------------------------------------------------------

    def undo(self, seat: Seat | None = None, *, consent: bool = False) -> Option:
        """Takes back the last choice and returns it.

        It is free up to the barrier: once chance has spoken, something hidden has been shown or
        (where `seat` says who asks) somebody else has answered, all must consent. Raises NoUndo.
        """
        at = next((i for i in reversed(range(len(self.played))) if self._chose(i)), None)
        if at is None:
            raise NoUndo("nothing")
        gone = self.played[at:]
        if not consent:
            if seat is not None and gone[0].seat != seat:
                raise NoUndo("other-seat")
            if len(gone) > 1:
                raise NoUndo("chance")
            if any(event.barrier for event in gone[0].events):
                raise NoUndo("seen")
        self.state = gone[0].before
        self._chances -= sum(one.seat is None for one in gone)
        self._question = None
        del self.played[at:]
        taken = gone[0].answer
        assert isinstance(taken, Option)
        return taken

    def _chose(self, index: int) -> bool:
        return self.played[index].seat is not None

    def fork(self) -> "Match":
        """A second match that goes on from here on its own."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.played = list(self.played)
        return twin

    def why_not(self, anchors: Sequence[str]) -> Refusal | None:
        """Why nothing can be done with these anchors: the refusal of what was most likely meant.

        None if some option does begin with them, or if they mean nothing here.
        """
        wanted, refusal = tuple(anchors), None
        for option in self.game.candidates(self.state):
            if option.anchors()[: len(wanted)] == wanted:
                refusal = self.game.refusal(self.state, option)
                if refusal is None:
                    return None
        return refusal or self._why_not_there(wanted)

    def _why_not_there(self, anchors: tuple[str, ...]) -> Refusal | None:
        """What is said to answers that begin alike and end with the last of these anchors.

        Many of them would be far-fetched, and refused for the same reason over and over: of what
        is said about the last anchor, what is said least often comes nearest to what was meant.
        """
        *begun, last = anchors or ("",)
        kind, _, item = last.partition(":")
        about = Message(f"{kind}-{item}")
        alike: dict[Option, None] = {}
        for option in self.game.candidates(self.state):
            first, rest = option.anchors()[: len(begun)], option.anchors()[len(begun) :]
            if list(first) == begun and rest and rest[0].startswith(f"{kind}:"):
                other = option.ending(last)
                if other is not None:
                    alike[other] = None
        refusals = [self.game.refusal(self.state, option) for option in alike]
        said = [refusal for refusal in refusals if refusal is not None]
        if len(said) < len(refusals):
            return None
        often = Counter(refusal.message.id for refusal in said)
        return min(
            said,
            key=lambda one: (
                about not in one.message.args.values(),
                often[one.message.id],
                -len(one.message.args),
            ),
            default=None,
        )

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
