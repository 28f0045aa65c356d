"""How pieces are joined: under a condition, at will, one of several."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option
from mathom.games.ringwar.cards.base import Condition, Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Piece, Place, Question, in_turn, place_of
from mathom.games.ringwar.frames.by_card import Choosing
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.options import Accept, Decline, Pick

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


class When(Piece, frozen=True):
    """If something is true: one part after the other."""

    condition: Condition
    then: tuple[Piece, ...]

    @property
    def parts(self) -> tuple[Piece, ...]:
        return self.then

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return self.condition.holds(box, state, side)

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return in_turn(state, at, range(len(self.then)))

    def say(self) -> Phrase:
        then = words.sentences(one.say() for one in self.then)
        return Phrase("piece-when", {"condition": self.condition.say(), "then": then})


class Then(Piece, frozen=True):
    """One thing, then another."""

    first: Piece
    second: Piece

    @property
    def parts(self) -> tuple[Piece, ...]:
        return (self.first, self.second)

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return in_turn(state, at, range(2))

    def say(self) -> Phrase:
        return words.sentences((self.first.say(), self.second.say()))


class IfElse(Piece, frozen=True):
    """If something is true: this; otherwise: that."""

    condition: Condition
    then: Piece
    otherwise: Piece

    @property
    def parts(self) -> tuple[Piece, ...]:
        return (self.then, self.otherwise)

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        chosen = 0 if self.condition.holds(box, state, at.side) else 1
        return in_turn(state, at, range(chosen, chosen + 1))

    def say(self) -> Phrase:
        return words.phrase(
            "piece-if-else",
            condition=self.condition.say(),
            then=self.then.say(),
            otherwise=self.otherwise.say(),
        )


class May(Question, frozen=True):
    """Only if the player likes. RKR-5.5"""

    ask: ClassVar[str] = "ask-card-may"

    what: Piece

    @property
    def parts(self) -> tuple[Piece, ...]:
        return (self.what,)

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        able = self.what.possible(box, state, frame.side)
        return [Accept(), Decline()] if able else []

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        if isinstance(option, Decline):
            return state
        return in_turn(state, place_of(frame), range(1))

    def say(self) -> Phrase:
        return Phrase("piece-may", {"what": self.what.say()})


class Way(Piece, frozen=True):
    """One of the things a card offers, with a name."""

    id: str
    what: Piece

    @property
    def parts(self) -> tuple[Piece, ...]:
        return (self.what,)

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return self.what.possible(box, state, side)

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return in_turn(state, at, range(1))

    def say(self) -> Phrase:
        return self.what.say()


class OneOf(Question, frozen=True):
    """One of several things, at the player's choice; perhaps none."""

    ask: ClassVar[str] = "ask-card-way"

    ways: tuple[Way, ...]
    optional: bool = False

    @property
    def parts(self) -> tuple[Piece, ...]:
        return self.ways

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        able: list[Option] = [
            Pick(way.id) for way in self.ways if way.possible(box, state, frame.side)
        ]
        return [*able, Decline()] if able and self.optional else able

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        if not isinstance(option, Pick):
            return state
        at = next(at for at, way in enumerate(self.ways) if way.id == option.way)
        return in_turn(state, place_of(frame), range(at, at + 1))

    def say(self) -> Phrase:
        ways = [way.say() for way in self.ways]
        joined = ways[0]
        for one in ways[1:]:
            joined = Phrase("words-or-else", {"first": joined, "second": one})
        return Phrase("piece-may" if self.optional else "piece-one-of", {"what": joined})
