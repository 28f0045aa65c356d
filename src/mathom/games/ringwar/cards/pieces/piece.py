"""Pieces: what all parts of cards have in common, and what they look at.

A piece has three readings, each written once: *may it be done* (`possible`, `guard`), *do it*
(`act`, `chosen`) and *say it* (`say`). What it looks at is a *scope*: the box, the position, whose
card it is, and which part of it. The frames that a piece pushes carry side, card and path, and
their steps (`steps.py`) find the piece again by them.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, runtime_checkable

import msgspec

from mathom.core import Log, Message, Option, Refusal
from mathom.core.frames import replace
from mathom.core.phrases import Phrase
from mathom.games.ringwar.cards.base import During, House, Reaction
from mathom.games.ringwar.frames import Battle, Playing
from mathom.games.ringwar.frames.by_card import (
    NOTHING_YET,
    Choosing,
    Doing,
    Following,
    SoFar,
)
from mathom.games.ringwar.frames.turn import NOTHING_NOTED, Noted
from mathom.games.ringwar.kinds import Force, Side
from mathom.games.ringwar.rules import fighting

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


class Scope(NamedTuple):
    """What a piece looks at: the box, the position, whose card, which card, which part of it."""

    box: Box
    state: State
    side: Side
    card: str = ""
    path: tuple[int, ...] = ()
    so_far: SoFar = NOTHING_YET

    def after(self, state: State) -> Scope:
        """The same part, in another position."""
        return self._replace(state=state)

    def part(self, number: int) -> Scope:
        """A part of the part."""
        return self._replace(path=(*self.path, number))

    @property
    def place(self) -> tuple[Side, str, tuple[int, ...]]:
        """What a frame needs to find the piece again."""
        return self.side, self.card, self.path

    @property
    def enemy(self) -> Side:
        return 1 - self.side

    @property
    def battle(self) -> Battle:
        """The battle that is going on."""
        return fighting.battle_of(self.state)

    def fighters(self, side: Side) -> tuple[Force, tuple[str, ...]]:
        """The figures and characters of a side in the battle. RK-093"""
        return fighting.fighters(self.box, self.state, self.battle, side)

    @property
    def noted(self) -> Noted:
        """What earlier parts of the card left for later ones."""
        for frame in reversed(self.state.frames):
            if isinstance(frame, Playing):
                return frame.noted
        return NOTHING_NOTED


def remember(
    state: State,
    *,
    region: str | None = None,
    origin: str | None = None,
    person: str | None = None,
    nation: str | None = None,
    number: int = 0,
) -> State:
    """What a part decided, for the parts after it."""
    for at in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[at]
        if isinstance(frame, Playing):
            frame = replace(frame, noted=Noted(region, origin, person, nation, number))
            return replace(state, frames=(*state.frames[:at], frame, *state.frames[at + 1 :]))
    raise ValueError("no card is being played")


class Condition(Protocol):
    """Something that is true or not. What it says is a clause."""

    def holds(self, at: Scope) -> bool: ...

    def say(self, house: House) -> Phrase: ...


class PieceMeta(msgspec.StructMeta, ABCMeta):
    """Pieces are data, and what every one of them has to answer is checked."""


class Piece(msgspec.Struct, metaclass=PieceMeta, frozen=True):
    """Something that a card does. What it consists of are its `parts`."""

    debt: ClassVar[bool] = False
    """Whether it is code for the text of a single card, and for nothing else."""

    @property
    def parts(self) -> tuple[Piece, ...]:
        return ()

    @property
    def nations(self) -> frozenset[str]:
        """The nations it is for, whatever its player chooses. RKR-11.21"""
        return frozenset()

    def possible(self, at: Scope) -> bool:
        """Whether any of it can be done; what cannot be done lapses. RKR-5.5"""
        return True

    @abstractmethod
    def act(self, at: Scope, log: Log) -> State:
        """Does it, or pushes the frames that will."""

    @abstractmethod
    def say(self, house: House) -> Phrase:
        """What it says: a sentence, as a tree."""


class Asks(Piece, frozen=True):
    """A piece that leaves a choice. Legality is its `guard`; what passes it is offered."""

    ask: ClassVar[str] = "ask-card"
    """The id of the text in which it is asked."""
    accepts: ClassVar[tuple[type[Option], ...]] = ()
    veiled: ClassVar[bool] = False
    """Whether a hidden hand decides how many options there are."""

    def chooser(self, at: Scope) -> Side:
        """The side that chooses."""
        return at.side

    @abstractmethod
    def candidates(self, at: Scope) -> Iterable[Option]:
        """Everything that might be meant, allowed or not."""

    @abstractmethod
    def guard(self, at: Scope, option: Option) -> Refusal | None:
        """Why an option of an accepted type is not allowed, or None."""

    @abstractmethod
    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        """The state afterwards; the frame is gone."""

    def options(self, at: Scope) -> list[Option]:
        """What there is to choose from; nothing: the piece lapses."""
        return [one for one in self.candidates(at) if self.guard(at, one) is None]

    def begin(self, at: Scope, so_far: SoFar = NOTHING_YET) -> State:
        """Asks, if there is anything to choose from."""
        at = at._replace(so_far=so_far)
        return at.state.push(Choosing(*at.place, so_far)) if self.options(at) else at.state

    def again(self, at: Scope, state: State) -> State:
        """Asks once more."""
        more = replace(at.so_far, count=at.so_far.count + 1)
        return self.begin(at.after(state), more)

    def act(self, at: Scope, log: Log) -> State:
        return self.begin(at)

    def possible(self, at: Scope) -> bool:
        return bool(self.options(at._replace(so_far=NOTHING_YET)))


class RollsDice(Piece, frozen=True):
    """A piece for which dice are rolled."""

    @abstractmethod
    def rolled(self, at: Scope, dice: str, region: str | None, log: Log) -> State:
        """The state afterwards; the frame is gone."""


@runtime_checkable
class DrawsTiles(Protocol):
    """A piece for which hunt tiles are drawn."""

    avoidable: ClassVar[bool]
    """Whether a card on the table can keep the tile from being drawn."""

    def drew(self, at: Scope, tiles: tuple[str, ...], log: Log) -> State:
        """The state afterwards; the frame is gone, and the tiles are in nobody's hands."""
        ...


@runtime_checkable
class PicksAtRandom(Protocol):
    """A piece for which chance picks something."""

    what: ClassVar[str]

    def among(self, box: Box, state: State) -> tuple[str, ...]:
        """What chance picks from."""
        ...

    def picked(self, at: Scope, one: str, log: Log) -> State:
        """The state afterwards; the frame is gone."""
        ...


@runtime_checkable
class GoesOn(Protocol):
    """A piece that goes on after what came of it."""

    def follow(self, at: Scope, frame: Following, log: Log) -> State:
        """The state afterwards; the frame is gone."""
        ...


class OfCard(Protocol):
    """A frame that belongs to a part of a card."""

    @property
    def card(self) -> str: ...

    @property
    def path(self) -> tuple[int, ...]: ...


def part_at(box: Box, frame: OfCard) -> object:
    """The part of a card that a frame belongs to."""
    first, *path = frame.path
    piece: object = box.built[frame.card].parts[first]
    for number in path:
        assert isinstance(piece, Piece | Reaction | During)
        piece = piece.parts[number]
    return piece


def in_turn(at: Scope, numbers: range) -> State:
    """The parts with these numbers take effect, one after the other."""
    return at.state.push(*[Doing(*at.part(one).place) for one in reversed(numbers)])


def not_offered(at: Scope, rule: str = "RKR-5.5") -> Refusal:
    """The card does not speak of this at all."""
    return Refusal(rule, "not-offered", card=Message(f"card-{at.card}"))


def region_name(region: str) -> Message:
    """A region, for a refusal."""
    return Message(f"region-{region}")


def person_name(person: str) -> Message:
    """A character, for a refusal."""
    return Message(f"character-{person}")
