"""How pieces are joined: under a condition, at will, one of several."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Message, Option, Refusal
from mathom.core.phrases import Clause, Listed, Phrase, Text, idiom
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces.piece import (
    Asks,
    Condition,
    Piece,
    Scope,
    in_turn,
    not_offered,
)
from mathom.games.ringwar.options import Accept, Decline, Pick

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State


def sentences(pieces: Iterable[Piece], house: House) -> Text:
    """What several pieces say, one after the other."""
    return Text(tuple(condensed(one.say(house) for one in pieces)))


def condensed(said: Iterable[Phrase]) -> list[Phrase]:
    """Who does the same, or does several things, is said in one sentence."""
    found: list[Phrase] = []
    for one in said:
        last = found[-1] if found else None
        if isinstance(one, Clause) and isinstance(last, Clause) and not one.auxiliary:
            if last.does == one.does:
                found[-1] = Clause(Listed((*_items(last.subject), one.subject)), one.does)
                continue
            if last.subject == one.subject:
                found[-1] = Clause(one.subject, Listed((*_items(last.does), one.does)))
                continue
        found.append(one)
    return found


def _items(phrase: Phrase) -> tuple[Phrase, ...]:
    return phrase.items if isinstance(phrase, Listed) else (phrase,)


class When(Piece, frozen=True):
    """If something is true: one part after the other; otherwise perhaps others."""

    condition: Condition
    then: tuple[Piece, ...]
    otherwise: tuple[Piece, ...] = ()

    @property
    def parts(self) -> tuple[Piece, ...]:
        return self.then + self.otherwise

    def possible(self, at: Scope) -> bool:
        return bool(self.otherwise) or self.condition.holds(at)

    def act(self, at: Scope, log: Log) -> State:
        split = len(self.then)
        if self.condition.holds(at):
            return in_turn(at, range(split))
        return in_turn(at, range(split, len(self.parts)))

    def say(self, house: House) -> Phrase:
        return idiom(
            "if-so",
            condition=self.condition.say(house),
            then=sentences(self.then, house),
            otherwise=sentences(self.otherwise, house) if self.otherwise else None,
        )


class May(Asks, frozen=True):
    """Only if the player likes. RKR-5.5"""

    ask: ClassVar[str] = "ask-card-may"
    accepts: ClassVar[tuple[type[Option], ...]] = (Accept, Decline)

    what: Piece

    @property
    def parts(self) -> tuple[Piece, ...]:
        return (self.what,)

    def candidates(self, at: Scope) -> Iterable[Option]:
        return (Accept(), Decline())

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        return None if self.what.possible(at.part(0)) else not_offered(at)

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        return at.state if isinstance(option, Decline) else in_turn(at, range(1))

    def say(self, house: House) -> Phrase:
        return idiom("if-you-like", what=sentences((self.what,), house))


class Way(Piece, frozen=True):
    """One of the things a card offers, with a name."""

    id: str
    what: Piece

    @property
    def parts(self) -> tuple[Piece, ...]:
        return (self.what,)

    def possible(self, at: Scope) -> bool:
        return self.what.possible(at.part(0))

    def act(self, at: Scope, log: Log) -> State:
        return in_turn(at, range(1))

    def say(self, house: House) -> Phrase:
        return self.what.say(house)


class OneOf(Asks, frozen=True):
    """One of several things, at the player's choice; perhaps none."""

    ask: ClassVar[str] = "ask-card-way"
    accepts: ClassVar[tuple[type[Option], ...]] = (Pick, Decline)

    ways: tuple[Way, ...]
    optional: bool = False

    @property
    def parts(self) -> tuple[Piece, ...]:
        return self.ways

    def candidates(self, at: Scope) -> Iterable[Option]:
        yield from (Pick(way.id) for way in self.ways)
        yield Decline()

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        if isinstance(option, Decline):
            able = any(way.possible(at.part(number)) for number, way in enumerate(self.ways))
            return None if self.optional and able else Refusal("RKR-5.5", "must-choose")
        assert isinstance(option, Pick)
        number = self._number(option)
        if number is None:
            return not_offered(at)
        if self.ways[number].possible(at.part(number)):
            return None
        return Refusal("RKR-5.5", "way-impossible", way=Message(f"way-{option.way}"))

    def _number(self, option: Pick) -> int | None:
        return next((at for at, way in enumerate(self.ways) if way.id == option.way), None)

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        if not isinstance(option, Pick):
            return at.state
        number = self._number(option)
        assert number is not None
        return in_turn(at, range(number, number + 1))

    def say(self, house: House) -> Phrase:
        first, *others = (way.say(house) for way in self.ways)
        said = Text((first, *(idiom("or-else", what=Text((one,))) for one in others)))
        return idiom("if-you-like" if self.optional else "choose-one", what=said)
