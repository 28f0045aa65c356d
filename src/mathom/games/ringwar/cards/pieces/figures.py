"""Figures and people by what they are. What they say is a noun phrase."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

import msgspec

from mathom.core import enforces
from mathom.core.phrases import Determiner, Noun, Phrase, idiom
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Scope
from mathom.games.ringwar.kinds import (
    ELITE,
    FREE,
    LEADER,
    NATION_AT,
    NAZGUL_AT,
    REGULAR,
    SHADOW,
    Force,
)
from mathom.games.ringwar.rules import board

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box

# -- figures and people --------------------------------------------------------------------------


class Who(Protocol):
    """Figures or characters of some kind."""

    def count(self, box: Box, force: Force, people: Iterable[str]) -> int:
        """How many of them are among these."""
        ...

    def among(self, box: Box, force: Force, people: Iterable[str]) -> bool:
        """Whether as many as are meant are among these."""
        ...

    @property
    def key(self) -> str:
        """One word for them, in the ids of refusals."""
        ...

    def say(self, house: House) -> Phrase: ...


FigureKind: TypeAlias = Literal[
    "regular", "elite", "unit", "leader", "nazgul", "lesser-nazgul", "companion", "minion"
]
RANKS_OF: dict[str, tuple[int, ...]] = {
    "regular": (REGULAR,),
    "elite": (ELITE,),
    "unit": (REGULAR, ELITE),
    "leader": (LEADER,),
}


@enforces("RK-041")
class Figure(msgspec.Struct, frozen=True):
    """So many figures of a kind. A unit is a regular or an elite; the Witch-king is a Nazgûl."""

    kind: FigureKind
    nation: str = ""
    number: int = 1

    @lru_cache  # noqa: B019 (a few figures, all of them on cards)
    def kinds(self) -> tuple[int, ...]:
        """The kinds of figures in the box that are meant."""
        if self.kind in ("nazgul", "lesser-nazgul"):
            return (NAZGUL_AT,)
        nations = (NATION_AT[self.nation],) if self.nation else range(len(NATION_AT))
        return tuple(3 * one + rank for one in nations for rank in RANKS_OF[self.kind])

    def count(self, box: Box, force: Force, people: Iterable[str]) -> int:
        match self.kind:
            case "companion":
                return sum(box.side_of[one] == FREE for one in people)
            case "minion":
                return sum(box.side_of[one] == SHADOW for one in people)
            case "nazgul":
                return forces.nazgul(force) + ("witch-king" in people)
            case "lesser-nazgul":
                return forces.nazgul(force)
        return sum(forces.count(force, kind) for kind in self.kinds())

    def among(self, box: Box, force: Force, people: Iterable[str]) -> bool:
        return self.count(box, force, people) >= self.number

    @property
    def key(self) -> str:
        return self.kind

    def each(self, house: House) -> Noun:
        """`each Nazgûl`."""
        if self.number != 1:
            raise ValueError("each is one")
        return self.say(house, "each")

    def say(self, house: House, determiner: Determiner = "a") -> Noun:
        owner = (words.nation(self.nation),) if self.nation else ()
        return Noun(self.kind, determiner, self.number, after=owner)

    def recruited(self, house: House, determiner: Determiner = "a") -> Noun:
        """As it comes into play: a unit is regular or elite, as its player likes."""
        if self.kind != "unit":
            return self.say(house, determiner)
        owner = words.nation(self.nation)
        if self.number == 1:
            return Noun("either-unit", determiner, after=(owner,))
        return Noun("unit", determiner, self.number, after=(owner, idiom("each-of-any-rank")))


class People(msgspec.Struct, frozen=True):
    """One of these characters."""

    names: tuple[str, ...]

    def count(self, box: Box, force: Force, people: Iterable[str]) -> int:
        return sum(one in people for one in self.names)

    def among(self, box: Box, force: Force, people: Iterable[str]) -> bool:
        return self.count(box, force, people) > 0

    def on_map(self, at: Scope) -> str | None:
        """The first of them who is on the map."""
        return next((one for one in self.names if board.on_map(at.box, at.state, one)), None)

    @property
    def key(self) -> str:
        return self.names[0]

    def say(self, house: House) -> Phrase:
        return words.people(self.names)


HEIR = People(("strider", "aragorn"))
"""The heir of Isildur, under whichever name."""
WITCH_KING = People(("witch-king",))
COMPANION, NAZGUL = Figure("companion"), Figure("nazgul")


class OneOfThese(msgspec.Struct, frozen=True):
    """Figures of one kind or another."""

    kinds: tuple[Who, ...]

    def count(self, box: Box, force: Force, people: Iterable[str]) -> int:
        return sum(one.count(box, force, people) for one in self.kinds)

    def among(self, box: Box, force: Force, people: Iterable[str]) -> bool:
        return any(one.among(box, force, people) for one in self.kinds)

    @property
    def key(self) -> str:
        return self.kinds[0].key

    def say(self, house: House) -> Phrase:
        return words.either(one.say(house) for one in self.kinds)


LEADER_OR_COMPANION = OneOfThese((Figure("leader"), COMPANION))
