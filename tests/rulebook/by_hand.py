"""What every table-top can do: play on from a position set up by hand, and look at what came of it.

A game's own `tabletop.py` adds the words in which its positions are set up.
"""

from typing import Generic, Self, TypeVar

import msgspec

from mathom.core import Answer, AnyGame, Chance, Choice, Event, Match, Over, Refusal

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S", bound=msgspec.Struct)
E = TypeVar("E", bound=Event)


class ByHand(Generic[G, S]):
    """A position, the questions it leads to, and all that has happened since."""

    def __init__(self, game: G, seats: int, /, **settings: str) -> None:
        self.game = game
        self.setup = game.setup(
            seats, {name.replace("_", "-"): settings[name] for name in settings}
        )
        self.state: S = game.start(self.setup)[0]
        self.happened: list[Event] = []
        self._match: Match | None = None

    # -- when ------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        if self._match is None:
            self._match = Match(self.game, self.setup, position=self.state)
        return self._match

    def play(self, *answers: Answer) -> Self:
        """Answers one question after the other, chance included; nothing ever gets lost."""
        for answer in answers:
            self.happened += self.match.play(answer)
            self.state = self.match.state
            self.game.check(self.state)
        return self

    def refused(self, answer: Answer) -> Refusal:
        """The refusal that this answer gets."""
        before = self.match.digest
        try:
            self.match.play(answer)
        except Refusal as refusal:
            assert self.match.digest == before
            return refusal
        raise AssertionError(f"{answer} was not refused")

    # -- then ------------------------------------------------------------------------------------

    @property
    def choice(self) -> Choice:
        """What a player is asked."""
        question = self.match.question
        assert isinstance(question, Choice), question
        return question

    @property
    def chance(self) -> Chance:
        """What chance is asked."""
        question = self.match.question
        assert isinstance(question, Chance), question
        return question

    @property
    def options(self) -> list[str]:
        """What the player who is asked may answer."""
        return [self.game.write(option) for option in self.choice]

    def asked(self, seat: int, ask: str) -> bool:
        """Whether this seat is asked this."""
        question = self.match.question
        return isinstance(question, Choice) and (question.seat, question.ask.id) == (seat, ask)

    def told(self, kind: type[E]) -> list[E]:
        """What happened of this kind, in order."""
        return [event for event in self.happened if isinstance(event, kind)]

    @property
    def over(self) -> Over | None:
        return self.match.over
