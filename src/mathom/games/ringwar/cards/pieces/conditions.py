"""Conditions: nations, people, the Fellowship. What they say is a clause: `if …`."""

import msgspec

from mathom.core import enforces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Condition, Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.kinds import FELLOWSHIP, FREE, FREE_NATIONS, NATION_AT, SIDE_OF, Side
from mathom.games.ringwar.rules import board, fellowship
from mathom.games.ringwar.state import State

# -- joined --------------------------------------------------------------------------------------


class Both(msgspec.Struct, frozen=True):
    """Two things at once."""

    first: Condition
    second: Condition

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return self.first.holds(box, state, side) and self.second.holds(box, state, side)

    def say(self) -> Phrase:
        return words.all_of((self.first.say(), self.second.say()))


class Either(msgspec.Struct, frozen=True):
    """One thing or the other."""

    first: Condition
    second: Condition

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return self.first.holds(box, state, side) or self.second.holds(box, state, side)

    def say(self) -> Phrase:
        return words.any_of((self.first.say(), self.second.say()))


# -- nations -------------------------------------------------------------------------------------


class AtWar(msgspec.Struct, frozen=True):
    """A nation is At War."""

    nation: str

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return board.at_war(state, self.nation)

    def say(self) -> Phrase:
        return words.about("if-at-war", self.nation)


class AllAtWar(msgspec.Struct, frozen=True):
    """All nations of the own side are At War."""

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return all(board.at_war(state, nation) for nation in NATION_AT if SIDE_OF[nation] == side)

    def say(self) -> Phrase:
        return Phrase("if-all-at-war")


class Active(msgspec.Struct, frozen=True):
    """A nation is active."""

    nation: str

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return state.active[NATION_AT[self.nation]]

    def say(self) -> Phrase:
        return words.about("if-active", self.nation)


# -- people --------------------------------------------------------------------------------------

HEIR = ("strider", "aragorn")
"""The heir of Isildur, under whichever name."""
GANDALF = ("gandalf-grey", "gandalf-white")


def _people(people: tuple[str, ...]) -> Phrase:
    return words.any_of(map(words.person, people))


class InPlay(msgspec.Struct, frozen=True):
    """A character is on the map."""

    person: str

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return board.on_map(box, state, self.person)

    def say(self) -> Phrase:
        return Phrase("if-in-play", {"person": words.person(self.person)})


class InFellowship(msgspec.Struct, frozen=True):
    """One of these is in the Fellowship."""

    people: tuple[str, ...]

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return any(board.where(box, state, one) == FELLOWSHIP for one in self.people)

    def say(self) -> Phrase:
        return Phrase("if-in-fellowship", {"people": _people(self.people)})


class StandsIn(msgspec.Struct, frozen=True):
    """One of these stands in one of these regions."""

    people: tuple[str, ...]
    regions: tuple[str, ...]

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return any(board.where(box, state, one) in self.regions for one in self.people)

    def say(self) -> Phrase:
        where = words.any_of(map(words.region_in, self.regions))
        return Phrase("if-stands", {"people": _people(self.people), "where": where})


class CompanionIn(msgspec.Struct, frozen=True):
    """A companion stands in one of these regions."""

    regions: tuple[str, ...]

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return any(board.people_in(box, state, FREE, region) for region in self.regions)

    def say(self) -> Phrase:
        where = words.any_of(map(words.region_in, self.regions))
        return Phrase("if-companion", {"where": where})


class InLandOf(msgspec.Struct, frozen=True):
    """One of these stands in a region of one of these nations, with an army if it is said so."""

    people: tuple[str, ...]
    nations: tuple[str, ...]
    with_army: bool = False

    def holds(self, box: Box, state: State, side: Side) -> bool:
        for person in self.people:
            here = board.where(box, state, person)
            there = here in box.at and box.nation[here] in self.nations
            if there and (not self.with_army or board.has_army(box, state, side, here)):
                return True
        return False

    def say(self) -> Phrase:
        nations = words.any_of(map(words.of_nation, self.nations))
        name = "if-leads-in-land" if self.with_army else "if-in-land"
        return words.phrase(name, people=_people(self.people), nations=nations)


class Leads(msgspec.Struct, frozen=True):
    """One of these is part of an army of the Free Peoples, perhaps outside all their nations."""

    people: tuple[str, ...]
    abroad: bool = False

    def holds(self, box: Box, state: State, side: Side) -> bool:
        for person in self.people:
            here = board.where(box, state, person)
            there = here in box.at and board.has_army(box, state, FREE, here)
            if there and (not self.abroad or box.nation[here] not in FREE_NATIONS):
                return True
        return False

    def say(self) -> Phrase:
        name = "if-leads-abroad" if self.abroad else "if-leads"
        return words.phrase(name, people=_people(self.people))


class CompanionLeads(msgspec.Struct, frozen=True):
    """There is an army of the Free Peoples with a companion in it."""

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return any(
            board.people_in(box, state, FREE, region) for region in board.armies(box, state, FREE)
        )

    def say(self) -> Phrase:
        return Phrase("if-companion-leads")


class ArmyIn(msgspec.Struct, frozen=True):
    """The own side has an army in this region."""

    region: str

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return board.has_army(box, state, side, self.region)

    def say(self) -> Phrase:
        return words.phrase("if-army-in", where=words.region_in(self.region))


# -- the Fellowship ------------------------------------------------------------------------------


class GuidedBy(msgspec.Struct, frozen=True):
    """Somebody guides the Fellowship."""

    person: str

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return state.fellowship.guide == self.person

    def say(self) -> Phrase:
        return Phrase("if-guide", {"person": words.person(self.person)})


class HasCompanions(msgspec.Struct, frozen=True):
    """There is a companion in the Fellowship."""

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return bool(fellowship.companions(box, state))

    def say(self) -> Phrase:
        return Phrase("if-companions")


class Revealed(msgspec.Struct, frozen=True):
    """The Fellowship is revealed."""

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return not state.fellowship.hidden

    def say(self) -> Phrase:
        return Phrase("if-revealed")


class OnTheWay(msgspec.Struct, frozen=True):
    """The Fellowship has made progress."""

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return state.fellowship.progress > 0

    def say(self) -> Phrase:
        return Phrase("if-progress")


@enforces("RK-031")
class Astray(msgspec.Struct, frozen=True):
    """The Fellowship is where the Free Peoples have no settlement; Mordor is such a place."""

    def holds(self, box: Box, state: State, side: Side) -> bool:
        if state.fellowship.step is not None:
            return True
        return box.home.get(state.fellowship.region) != FREE

    def say(self) -> Phrase:
        return Phrase("if-astray")


@enforces("RK-044")
class RingIn(msgspec.Struct, frozen=True):
    """The Fellowship is in this place, and it is unconquered."""

    region: str

    def holds(self, box: Box, state: State, side: Side) -> bool:
        here = state.fellowship.step is None and state.fellowship.region == self.region
        return here and board.unconquered(box, state, self.region)

    def say(self) -> Phrase:
        return Phrase("if-ring-in", {"where": words.region_in(self.region)})


class CorruptionAtMost(msgspec.Struct, frozen=True):
    """The Ring has little power yet."""

    most: int

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return state.fellowship.corruption <= self.most

    def say(self) -> Phrase:
        return Phrase("if-corruption", {"most": self.most})


class HuntedByNazgul(msgspec.Struct, frozen=True):
    """A Nazgûl is where the Fellowship is."""

    def holds(self, box: Box, state: State, side: Side) -> bool:
        here = state.fellowship
        return here.step is None and board.has_nazgul(box, state, here.region)

    def say(self) -> Phrase:
        return Phrase("if-nazgul-with-ring")
