"""Companions leave the Fellowship or walk, Nazgûl fly, by card. Chapters 6 and 8."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Literal

from mathom.core import Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Phrase, idiom
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.figures import People
from mathom.games.ringwar.cards.pieces.piece import (
    Asks,
    Piece,
    Scope,
    person_name,
    region_name,
    remember,
)
from mathom.games.ringwar.events import CharacterMoved
from mathom.games.ringwar.frames import Companions, Flying, Walking
from mathom.games.ringwar.kinds import FELLOWSHIP, FREE
from mathom.games.ringwar.options import Go, Take, Walk
from mathom.games.ringwar.rules import board, characters, fellowship

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State


@enforces("RKR-8.34", "RKR-9.49", "RK-112", "RK-154", "RK-165")
class Journey(Asks, frozen=True):
    """One companion or one group leaves the Fellowship, or walks if it is on the map."""

    ask: ClassVar[str] = "ask-card-group"
    accepts: ClassVar[tuple[type[Option], ...]] = (Take, Go)

    further: int = 0
    level: int | None = None
    """What the level of the group counts as."""
    on_map: bool = False
    """Whether companions on the map may go instead; then they may end inside a siege."""

    def candidates(self, at: Scope) -> Iterable[Option]:
        yield from map(Take, at.box.companions)
        yield Go()

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        group = at.so_far.people
        if isinstance(option, Go):
            return None if group else Refusal("RKR-8.34", "nobody-chosen")
        assert isinstance(option, Take)
        person = option.person
        if person in group or person not in at.box.companions:
            return Refusal("RKR-8.34", "not-there", name=person_name(person))
        here = board.where(at.box, at.state, person)
        if group:
            together = here == board.where(at.box, at.state, group[0])
        else:
            together = here == FELLOWSHIP or (self.on_map and here in at.box.at)
        return None if together else Refusal("RKR-8.34", "elsewhere", person=person_name(person))

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        box, state, group = at.box, at.state, at.so_far.people
        if isinstance(option, Take):
            return self.begin(at, replace(at.so_far, people=(*group, option.person)))
        normal = characters.level(box, group)
        further = self.further if self.level is None else self.level - normal
        here = board.where(box, state, group[0])
        if here == FELLOWSHIP:
            return fellowship.separate(box, state, group, log, further, self.on_map)
        return state.push(Walking(group, here, normal + further, self.on_map))

    def say(self, house: House) -> Phrase:
        return idiom(
            "journey-or-walk" if self.on_map else "separate",
            further=words.so_far(self.further) if self.further else None,
            level=idiom("as-if-level", level=self.level) if self.level is not None else None,
        )


@enforces("RK-041", "RK-048", "RK-123")
class Travel(Piece, frozen=True):
    """Any number of companions on the map walk, or any number of Nazgûl fly."""

    who: Literal["companions", "nazgul"]

    def possible(self, at: Scope) -> bool:
        if self.who == "companions":
            return characters.no_companions(at.box, at.state) is None
        return characters.no_flight(at.box, at.state, nazgul_only=True) is None

    def act(self, at: Scope, log: Log) -> State:
        walk = self.who == "companions"
        return at.state.push(Companions() if walk else Flying(nazgul_only=True))

    def say(self, house: House) -> Phrase:
        return idiom(f"{self.who}-travel")


@enforces("RKR-7.7", "RK-027")
class RideTo(Asks, frozen=True):
    """One of these people goes to one of these regions, and takes along whom he likes."""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-ride"
    accepts: ClassVar[tuple[type[Option], ...]] = (Walk, Take)

    who: People
    regions: tuple[str, ...]

    def candidates(self, at: Scope) -> Iterable[Option]:
        yield from map(Walk, self.regions)
        yield from map(Take, at.box.companions)

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        rider = self.who.on_map(at)
        if rider is None:
            return Refusal("RKR-5.5", "not-on-map", name=person_name(self.who.names[0]))
        if isinstance(option, Walk):
            if option.to in self.regions:
                return None
            return Refusal("RKR-5.6", "card-elsewhere", region=region_name(option.to))
        assert isinstance(option, Take)
        here = board.where(at.box, at.state, rider)
        if option.person == rider or option.person in at.so_far.people:
            return Refusal("RKR-5.6", "moved", person=person_name(option.person))
        if option.person not in board.people_in(at.box, at.state, FREE, here):
            return Refusal("RKR-5.6", "elsewhere", person=person_name(option.person))
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        people = at.so_far.people
        if isinstance(option, Take):
            return self.begin(at, replace(at.so_far, people=(*people, option.person)))
        assert isinstance(option, Walk)
        rider = self.who.on_map(at)
        assert rider is not None
        state = characters.arrive(at.box, at.state, (rider, *people), option.to, log)
        return remember(state, region=option.to)

    def say(self, house: House) -> Phrase:
        return idiom("ride", who=self.who.say(house), to=words.regions(self.regions))


class Goes(Piece, frozen=True):
    """A character goes somewhere, whatever lies between. (Return of the Witch-king)"""

    person: str
    to: str

    def act(self, at: Scope, log: Log) -> State:
        here = board.where(at.box, at.state, self.person)
        if here not in at.box.at or here == self.to:
            return at.state
        log.append(CharacterMoved(self.person, here, self.to))
        return board.move_people(at.box, at.state, (self.person,), self.to)

    def say(self, house: House) -> Phrase:
        return idiom("goes", who=words.person(self.person), to=words.region(self.to))
