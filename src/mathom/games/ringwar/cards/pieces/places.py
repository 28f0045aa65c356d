"""Regions, armies and nations by what they are. What they say is a noun phrase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

import msgspec

from mathom.core import enforces
from mathom.core.phrases import Determiner, Noun, Phrase, idiom, noun, which
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Scope
from mathom.games.ringwar.kinds import (
    FREE,
    FREE_NATIONS,
    NATIONS_OF,
    SHADOW,
    Side,
)
from mathom.games.ringwar.rules import board, lone_player, seats

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box

from mathom.games.ringwar.cards.pieces.figures import People, Who

# -- regions -------------------------------------------------------------------------------------


class Where(Protocol):
    """Some regions of the map."""

    def find(self, at: Scope) -> list[str]: ...

    def has(self, at: Scope, region: str) -> bool: ...

    def say(self, house: House) -> Phrase: ...


Built: TypeAlias = Literal["", "settlement", "stronghold"]


@enforces("RK-025", "RK-031", "RK-042", "RK-043", "RK-044", "RKR-2.10", "RKR-2.14", "RKR-6.30")
class Place(msgspec.Struct, frozen=True):
    """A region by all that is said of it here."""

    names: tuple[str, ...] = ()
    within: int = 0
    """At most so far away from those named."""
    next_to: tuple[str, ...] = ()
    lands: tuple[str, ...] = ()
    built: Built = ""
    free: bool = False
    conquered: bool | None = None
    besieged: bool | None = None
    coastal: bool = False
    east_edge: bool = False
    army: bool = False
    """With an army of the card's player."""
    who: Who | None = None

    @property
    def is_named(self) -> bool:
        """Whether these are regions by their names, and perhaps by who holds them."""
        return bool(self.names) and self == Place(names=self.names, conquered=self.conquered)

    def find(self, at: Scope) -> list[str]:
        return [region for region in self._start(at) if self.has(at, region)]

    def _start(self, at: Scope) -> Iterable[str]:
        box = at.box
        if self.names and not self.within:
            return self.names
        if self.next_to:
            return dict.fromkeys(near for one in self.next_to for near in box.near[one])
        if self.army:
            return board.armies(box, at.state, at.side)
        if isinstance(self.who, People):
            return [board.where(box, at.state, one) for one in self.who.names]
        if self.built and len(self.lands) == 1:
            return box.towns_of[self.lands[0]]
        return box.regions

    def has(self, at: Scope, region: str) -> bool:
        box, state = at.box, at.state
        if region not in box.at:
            return False
        if self.names and region not in _around(box, self.names, self.within):
            return False
        if self.lands and box.nation[region] not in self.lands:
            return False
        if self.built and region not in (
            box.strongholds if self.built == "stronghold" else box.settlements
        ):
            return False
        if self.next_to and not any(region in box.near[one] for one in self.next_to):
            return False
        if (self.coastal and region not in box.coastal) or (
            self.east_edge and region not in box.east_edge
        ):
            return False
        if self.conquered is not None and (
            region not in box.home or (region in state.captured) != self.conquered
        ):
            return False
        if self.besieged is not None and (region in state.besieged) != self.besieged:
            return False
        if self.free and not board.is_free(box, state, at.side, region):
            return False
        if self.army and not board.has_army(box, state, at.side, region):
            return False
        return self.who is None or self._present(at, region)

    def _present(self, at: Scope, region: str) -> bool:
        assert self.who is not None
        return any(
            self.who.among(
                at.box,
                board.army(at.box, at.state, side, region),
                board.people_in(at.box, at.state, side, region),
            )
            for side in (FREE, SHADOW)
        )

    def say(self, house: House, determiner: Determiner = "a") -> Phrase:
        if self.within and not self.names:
            raise ValueError("a distance is from somewhere")
        if self.is_named and self.conquered is None:
            return words.regions(self.names)
        if isinstance(self.who, People) and self == Place(who=self.who):
            of = idiom("of-person", who=self.who.say(house))
            return noun("region", determiner="the", after=of)
        return Noun(
            self.built or ("coastal-region" if self.coastal else "region"),
            determiner,
            adjectives=self._adjectives(),
            after=tuple(filter(None, self._after(house))),
        )

    def _adjectives(self) -> tuple[str, ...]:
        said = ["free"] if self.free else []
        if self.conquered is not None:
            said.append("conquered" if self.conquered else "unconquered")
        if self.besieged is not None:
            said.append("besieged" if self.besieged else "unbesieged")
        return tuple(said)

    def _after(self, house: House) -> Iterable[Phrase | None]:
        if self.lands == FREE_NATIONS:
            yield noun("nation", after=words.side(FREE)) if not self.built else words.side(FREE)
        elif self.lands:
            yield words.either(map(words.nation, self.lands))
        yield words.optional("on-the-coast", self.coastal and bool(self.built))
        yield words.optional("on-the-east-edge", self.east_edge)
        if self.within:
            yield idiom(
                "at-most-away",
                regions=noun("region", count=self.within),
                place=words.regions(self.names),
            )
        elif self.names:
            yield idiom("namely", regions=words.regions(self.names))
        if self.next_to:
            yield idiom("bordering", regions=words.regions(self.next_to))
        if self.army:
            yield idiom("with", who=noun("army", determiner="one-of-your"))
        if self.who is not None:
            yield idiom("with", who=self.who.say(house))


ANYWHERE = Place()


def _around(box: Box, names: tuple[str, ...], within: int) -> Iterable[str]:
    """These regions and what is so near to them."""
    if not within:
        return names
    reached = set(names)
    for _ in range(within):
        reached |= {near for region in reached for near in box.near[region]}
    return reached


def place(*names: str) -> Place:
    """One of these regions."""
    return Place(names=names)


class Places(msgspec.Struct, frozen=True):
    """Regions of one kind or another."""

    kinds: tuple[Place, ...]

    def find(self, at: Scope) -> list[str]:
        return list(dict.fromkeys(region for one in self.kinds for region in one.find(at)))

    def has(self, at: Scope, region: str) -> bool:
        return any(one.has(at, region) for one in self.kinds)

    def say(self, house: House) -> Phrase:
        return words.either(one.say(house) for one in self.kinds)


class There(msgspec.Struct, frozen=True):
    """The region that an earlier part of the card decided on."""

    def find(self, at: Scope) -> list[str]:
        region = at.noted.region
        return [region] if region is not None else []

    def has(self, at: Scope, region: str) -> bool:
        return region == at.noted.region

    def say(self, house: House) -> Phrase:
        return idiom("there")


# -- armies --------------------------------------------------------------------------------------


@enforces("RK-028", "RK-041")
class Army(msgspec.Struct, frozen=True):
    """An army by all that is said of it here."""

    side: Side
    where: Where | None = None
    who: Who | None = None
    """Somebody who belongs to it."""
    nations: int = 1
    """With units of so many nations at least."""
    abroad: bool = False
    """Outside all nations of its side."""
    besieging: bool = False
    near: Army | None = None
    """In the region of such an army, or next to it. RK-028"""

    def find(self, at: Scope) -> list[str]:
        """Where there is one."""
        found = board.armies(at.box, at.state, self.side)
        return [region for region in found if self.has(at, region)]

    def exists(self, at: Scope) -> bool:
        """Whether there is one anywhere."""
        if isinstance(self.where, Place) and self.where.is_named:
            return any(self.has(at, region) for region in self.where.names)
        return any(self.has(at, region) for region in board.armies(at.box, at.state, self.side))

    def has(self, at: Scope, region: str) -> bool:
        """Whether there is one in a region."""
        box, state, side = at.box, at.state, self.side
        force = board.army(box, state, side, region)
        if not forces.units(force):
            return False
        if self.who is not None:
            people = board.people_in(box, state, side, region)
            if not self.who.among(box, force, people):
                return False
        if self.besieging and board.besieger(box, state, region) != side:
            return False
        if self.where is not None and not self.where.has(at, region):
            return False
        if self.nations > 1 and len(forces.nations(force)) < self.nations:
            return False
        if self.abroad and box.nation[region] in NATIONS_OF[side]:
            return False
        near = self.near
        return near is None or any(near.has(at, one) for one in (region, *box.near[region]))

    def say(self, house: House, determiner: Determiner = "a") -> Noun:
        return words.army(self.side, *filter(None, self._after(house)), determiner=determiner)

    def _after(self, house: House) -> Iterable[Phrase | None]:
        if self.who is not None:
            yield idiom("with", who=self.who.say(house))
        if self.nations > 1:
            yield idiom("of-nations", nations=self.nations)
        if self.where is not None:
            yield idiom("in", where=self.where.say(house))
        yield words.optional("outside-its-nations", self.abroad)
        if self.besieging:
            yield which("besiege", what=noun("stronghold"))
        if self.near is not None:
            yield idiom("near", army=self.near.say(house))


# -- nations -------------------------------------------------------------------------------------


class PeacefulNation(msgspec.Struct, frozen=True):
    """A nation of the Free Peoples that is not At War, perhaps one that the Ring comes through."""

    visited: bool = False
    """The Fellowship or a companion is in its land."""

    def find(self, at: Scope) -> list[str]:
        return [nation for nation in FREE_NATIONS if self.has(at, nation)]

    @enforces("RKR-11.7")
    def has(self, at: Scope, nation: str) -> bool:
        box, state = at.box, at.state
        if nation not in FREE_NATIONS or board.at_war(state, nation):
            return False
        if at.side == FREE:
            mine = seats.role(state, seats.seat_of(state, FREE)).nations
            return nation in mine and lone_player.refuse_again(state, FREE, nation) is None
        return not self.visited or bool(self._visitors(at) & box.land_of[nation])

    def _visitors(self, at: Scope) -> set[str]:
        places = {board.where(at.box, at.state, one) for one in at.box.companions}
        if at.state.fellowship.step is None:
            places.add(at.state.fellowship.region)
        return places

    def say(self, house: House, determiner: Determiner = "a") -> Noun:
        peaceful = which("be-at-peace")
        visited = (idiom("visited"),) if self.visited else ()
        after = (words.side(FREE), *visited, peaceful)
        return noun("nation", determiner=determiner, after=after)
