"""Pieces: what all parts of event cards have in common.

A piece knows by its *place* (whose card, which card, which part of it) what to come back to: the
frames it pushes carry the place, and their steps (`steps.py`) find the piece again by it.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, runtime_checkable

import msgspec

from mathom.core import Log, Message, Option, Refusal
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.frames import Playing
from mathom.games.ringwar.frames.by_card import (
    Choosing,
    Doing,
    Following,
    Picking,
    Seeking,
    Throwing,
)
from mathom.games.ringwar.kinds import Side

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


class Place(NamedTuple):
    """Where a piece stands: whose card, which card, and which part of which part of it."""

    side: Side
    card: str
    path: tuple[int, ...]


class PieceMeta(msgspec.StructMeta, ABCMeta):
    """Pieces are data, and what every one of them has to answer is checked."""


class Piece(msgspec.Struct, metaclass=PieceMeta, frozen=True):
    """A part of a card. What it consists of are its `parts`."""

    debt: ClassVar[bool] = False
    """Whether it is code for the text of a single card, and for nothing else."""

    @property
    def parts(self) -> tuple[Piece, ...]:
        return ()

    @property
    def nations(self) -> frozenset[str]:
        """The nations it is for, whatever its player chooses. RKR-11.21"""
        return frozenset()

    def possible(self, box: Box, state: State, side: Side) -> bool:
        """Whether any of it can be done. RKR-5.5"""
        return True

    def do(self, box: Box, state: State, frame: Playing, log: Log) -> State:
        return self.act(box, state, Place(frame.side, frame.card, (frame.at - 1,)), log)

    @abstractmethod
    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        """Does it, or pushes the frames that will."""

    @abstractmethod
    def say(self) -> Phrase:
        """What it says: a phrase, put into words by text/*.ftl."""


class Question(Piece, frozen=True):
    """A piece that leaves a choice."""

    ask: ClassVar[str] = "ask-card"
    """The id of the text in which it is asked."""
    veiled: ClassVar[bool] = False
    """Whether a hidden hand decides how many options there are."""

    def asked(self, frame: Choosing) -> Side:
        """The side that chooses."""
        return frame.side

    @abstractmethod
    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        """What there is to choose from; nothing: the piece lapses."""

    def refuse(self, box: Box, state: State, frame: Choosing, option: Option) -> Refusal:
        """Why something else cannot be chosen."""
        return Refusal("RKR-5.5", "not-offered", card=Message(f"card-{frame.card}"))

    @abstractmethod
    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        """The state afterwards; the frame is gone."""

    def begin(self, box: Box, state: State, at: Place, notes: tuple[str, ...] = ()) -> State:
        """Asks, if there is anything to choose from."""
        frame = Choosing(*at, notes)
        return state.push(frame) if self.options(box, state, frame) else state

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return self.begin(box, state, at)

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return bool(self.options(box, state, Choosing(side, "", ())))


class Use(msgspec.Struct, frozen=True):
    """A reaction that asks: what a card on the table leaves to choose when it is used."""

    moment: str
    what: Question
    used_up: bool = True

    @property
    def parts(self) -> tuple[Piece, ...]:
        return (self.what,)

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return self.what.possible(box, state, side)

    def do(self, box: Box, state: State, side: Side, log: Log) -> State:
        card = next(name for name, built in box.events.items() if self in built.reactions)
        built = box.events[card]
        at = len(built.effects) + built.reactions.index(self)
        return self.what.begin(box, state, Place(side, card, (at, 0)))

    def say(self) -> Phrase:
        return self.what.say()


class Roll(Piece, frozen=True):
    """A piece for which dice are rolled."""

    @abstractmethod
    def rolled(self, box: Box, state: State, frame: Throwing, dice: str, log: Log) -> State:
        """The state afterwards; the frame is gone."""


@runtime_checkable
class TilePiece(Protocol):
    """A piece for which hunt tiles are drawn."""

    avoidable: ClassVar[bool]
    """Whether a card on the table can keep the tile from being drawn."""

    def drew(
        self, box: Box, state: State, frame: Seeking, tiles: tuple[str, ...], log: Log
    ) -> State:
        """The state afterwards; the frame is gone, and the tiles are in nobody's hands."""
        ...


@runtime_checkable
class Random(Protocol):
    """A piece for which chance picks something."""

    what: ClassVar[str]

    def among(self, box: Box, state: State) -> tuple[str, ...]:
        """What chance picks from."""
        ...

    def picked(self, box: Box, state: State, frame: Picking, one: str, log: Log) -> State:
        """The state afterwards; the frame is gone."""
        ...


@runtime_checkable
class Follower(Protocol):
    """A piece that goes on after what came of it."""

    def follow(self, box: Box, state: State, frame: Following, log: Log) -> State:
        """The state afterwards; the frame is gone."""
        ...


class Framed(Protocol):
    """A frame that belongs to a part of a card."""

    @property
    def card(self) -> str: ...

    @property
    def path(self) -> tuple[int, ...]: ...


def part_at(box: Box, frame: Framed) -> object:
    """The part of a card that a frame belongs to; what lies on the table comes after effects."""
    built, path = box.events[frame.card], frame.path
    piece: object = (*built.effects, *built.reactions, *built.standing)[path[0]]
    for number in path[1:]:
        assert isinstance(piece, Piece | Use)
        piece = piece.parts[number]
    return piece


def place_of(frame: Choosing | Throwing | Seeking | Picking | Following) -> Place:
    """The place of the piece that a frame belongs to."""
    return Place(frame.side, frame.card, frame.path)


def in_turn(state: State, at: Place, numbers: range) -> State:
    """The parts with these numbers take effect, one after the other."""
    return state.push(*[Doing(at.side, at.card, (*at.path, one)) for one in reversed(numbers)])


def playing(state: State) -> Playing | None:
    """The card that is being played."""
    for frame in reversed(state.frames):
        if isinstance(frame, Playing):
            return frame
    return None


def noted(state: State) -> str | None:
    """What the last part of the card that decided something left for those after it."""
    frame = playing(state)
    return frame.memory[-1] if frame is not None and frame.memory else None
