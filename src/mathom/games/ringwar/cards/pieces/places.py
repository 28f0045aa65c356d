"""Places: which regions a card speaks of. What they say is an adverbial: `in …`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from mathom.core import enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import noted
from mathom.games.ringwar.kinds import FREE, SHADOW, Side
from mathom.games.ringwar.rules import board

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


class Places(Protocol):
    """Some regions of the map."""

    def find(self, box: Box, state: State, side: Side) -> list[str]: ...

    def say(self) -> Phrase: ...


class In(msgspec.Struct, frozen=True):
    """These regions."""

    regions: tuple[str, ...]

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        return list(self.regions)

    def say(self) -> Phrase:
        return words.any_of(map(words.region_in, self.regions))


class There(msgspec.Struct, frozen=True):
    """The region that an earlier part of the card decided on."""

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        note = noted(state)
        return [note] if note in box.at else []

    def say(self) -> Phrase:
        return Phrase("place-there")


class Beside(msgspec.Struct, frozen=True):
    """Where one of these characters is."""

    people: tuple[str, ...]

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        return [
            here for person in self.people if (here := board.where(box, state, person)) in box.at
        ]

    def say(self) -> Phrase:
        people = words.any_of(map(words.person, self.people))
        return Phrase("place-beside", {"people": people})


@enforces("RK-042", "RKR-2.14")
class WithArmy(msgspec.Struct, frozen=True):
    """Where an army of the own side stands, perhaps only on the coast."""

    coastal: bool = False

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        found = board.armies(box, state, side)
        return [one for one in found if not self.coastal or one in box.coastal]

    def say(self) -> Phrase:
        return Phrase("place-army-on-coast" if self.coastal else "place-army")


@enforces("RK-025", "RKR-6.30")
class RohanWithCompanion(msgspec.Struct, frozen=True):
    """Edoras, or wherever in Rohan a companion is. (Riders of Théoden)"""

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        there = [
            region
            for region in box.regions
            if region in box.land_of["rohan"] and board.people_in(box, state, FREE, region)
        ]
        return list(dict.fromkeys(["edoras", *there]))

    def say(self) -> Phrase:
        return Phrase("place-rohan-companion", {"where": words.region_in("edoras")})


@enforces("RK-031", "RKR-2.10")
class SettlementsOf(msgspec.Struct, frozen=True):
    """Settlements of a nation, or only its strongholds."""

    nation: str
    strongholds: bool = False
    free: bool = False

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        return [
            region
            for region in box.towns_of[self.nation]
            if (not self.strongholds or region in box.strongholds)
            and (not self.free or board.is_free(box, state, side, region))
        ]

    def say(self) -> Phrase:
        kind = (
            "stronghold" if self.strongholds else "free-settlement" if self.free else "settlement"
        )
        return Phrase(f"place-{kind}", {"nation": words.of_nation(self.nation)})


@enforces("RK-043")
class EastEdgeOf(msgspec.Struct, frozen=True):
    """Free regions of a nation on the eastern edge of the map. RK-043"""

    nation: str

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        return [
            region
            for region in box.regions
            if region in box.east_edge
            and box.nation[region] == self.nation
            and board.is_free(box, state, side, region)
        ]

    def say(self) -> Phrase:
        return Phrase("place-east-edge", {"nation": words.of_nation(self.nation)})


class NextTo(msgspec.Struct, frozen=True):
    """Free regions that border one of these."""

    regions: tuple[str, ...]

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        near = dict.fromkeys(one for region in self.regions for one in box.near[region])
        return [one for one in near if board.is_free(box, state, side, one)]

    def say(self) -> Phrase:
        regions = words.any_of(Phrase(f"region-{one}") for one in self.regions)
        return Phrase("place-next-to", {"regions": regions})


# -- armies to be struck -------------------------------------------------------------------------


class ShadowArmyIn(msgspec.Struct, frozen=True):
    """A Shadow army in one of these regions."""

    regions: tuple[str, ...]

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        return [one for one in self.regions if board.has_army(box, state, SHADOW, one)]

    def say(self) -> Phrase:
        where = words.any_of(map(words.region_in, self.regions))
        return Phrase("army-shadow-in", {"where": where})


class MixedShadowArmy(msgspec.Struct, frozen=True):
    """A Shadow army with units of two nations or more."""

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        return [
            region
            for region in board.armies(box, state, SHADOW)
            if len(forces.nations(board.army(box, state, SHADOW, region))) > 1
        ]

    def say(self) -> Phrase:
        return Phrase("army-mixed")


@enforces("RK-028", "RK-041")
class NazgulInSight(msgspec.Struct, frozen=True):
    """A Shadow army with Nazgûl, where a Free army with a companion is or next to it. RK-028"""

    def find(self, box: Box, state: State, side: Side) -> list[str]:
        return [
            region
            for region in board.armies(box, state, SHADOW)
            if forces.nazgul(board.army(box, state, SHADOW, region))
            and any(_led(box, state, near) for near in (region, *box.near[region]))
        ]

    def say(self) -> Phrase:
        return Phrase("army-nazgul-in-sight")


def _led(box: Box, state: State, region: str) -> bool:
    return board.has_army(box, state, FREE, region) and bool(
        board.people_in(box, state, FREE, region)
    )


class AnyOf(msgspec.Struct, frozen=True):
    """A condition: there is such a place."""

    places: Places

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return bool(self.places.find(box, state, side))

    def say(self) -> Phrase:
        return Phrase("if-there-is", {"army": self.places.say()})
