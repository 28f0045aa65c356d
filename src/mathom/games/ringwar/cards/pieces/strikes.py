"""Hits by card, outside battle: chapter 5. The owner of the army allots them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from mathom.core import Log, Option, enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import (
    Piece,
    Place,
    Question,
    Roll,
    noted,
    place_of,
    playing,
)
from mathom.games.ringwar.cards.pieces.places import Places
from mathom.games.ringwar.events import LeadersLost
from mathom.games.ringwar.frames import Losing
from mathom.games.ringwar.frames.by_card import Choosing, Following, Throwing
from mathom.games.ringwar.kinds import FREE, MOST_DICE, NATION_AT, NAZGUL_AT, SHADOW, Side
from mathom.games.ringwar.options import Aim, Target
from mathom.games.ringwar.rules import board, politics
from mathom.games.ringwar.rules.cards import remember
from mathom.games.ringwar.rules.hunt import count_hits

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


class ChoosePlace(Question, frozen=True):
    """A place is chosen, for the parts of the card that come after."""

    ask: ClassVar[str] = "ask-card-target"

    among: Places

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        return [Target(region) for region in self.among.find(box, state, frame.side)]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Target)
        return remember(state, option.region)

    def say(self) -> Phrase:
        return Phrase("piece-choose-place", {"among": self.among.say()})


class ChooseArmy(ChoosePlace, frozen=True):
    """An army is chosen, for the parts of the card that come after."""

    def say(self) -> Phrase:
        return Phrase("piece-choose-army", {"army": self.among.say()})


@enforces("RKR-5.10", "RK-026", "RK-027", "RK-028")
class Strike(Roll, frozen=True):
    """Dice are rolled against the army that was chosen."""

    dice: int
    needs: int
    against: Side

    def possible(self, box: Box, state: State, side: Side) -> bool:
        here = noted(state)
        return here is not None and board.has_army(box, state, self.against, here)

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Throwing(*at, self.dice))

    def rolled(self, box: Box, state: State, frame: Throwing, dice: str, log: Log) -> State:
        here, hits = noted(state), count_hits(dice, self.needs)
        assert here is not None
        return state.push(Losing(self.against, here, hits)) if hits else state

    def say(self) -> Phrase:
        return Phrase("piece-strike", {"dice": self.dice, "needs": self.needs})


# -- Nazgûl and eagles ---------------------------------------------------------------------------


def _nazgul(box: Box, state: State, region: str) -> int:
    """How many Nazgûl are in a region, the Witch-king among them. RK-041"""
    king = board.where(box, state, "witch-king") == region
    return forces.nazgul(board.army(box, state, SHADOW, region)) + king


def _spells(box: Box, state: State) -> list[Aim]:
    """The Shadow armies with Nazgûl, and the Free armies they can reach. RK-028"""
    return [
        Aim(origin, to)
        for origin in board.armies(box, state, SHADOW)
        if _nazgul(box, state, origin)
        for to in (origin, *box.near[origin])
        if board.has_army(box, state, FREE, to)
    ]


class SpellsReach(msgspec.Struct, frozen=True):
    """A Shadow army with Nazgûl is where a Free army is, or next to it."""

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return bool(_spells(box, state))

    def say(self) -> Phrase:
        return Phrase("if-spells")


class CastSpells(Question, frozen=True):
    """One die for every Nazgûl of the army, against a Free army. (Dreadful Spells)"""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-aim"

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        return list(_spells(box, state))

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Aim)
        dice = min(MOST_DICE, _nazgul(box, state, option.origin))
        return remember(remember(state, str(dice)), option.to)

    def say(self) -> Phrase:
        return Phrase("piece-choose-spell")


class StrikeAsMany(Strike, frozen=True):
    """As many dice as an earlier part said."""

    debt: ClassVar[bool] = True

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        card = playing(state)
        assert card is not None
        return state.push(Throwing(*at, int(card.memory[-2])))

    def say(self) -> Phrase:
        return Phrase("piece-strike-spell", {"most": self.dice, "needs": self.needs})


class EaglesStrike(Roll, frozen=True):
    """One die for every Nazgûl of the army; those hit are eliminated."""

    debt: ClassVar[bool] = True

    needs: int

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return noted(state) is not None

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        here = noted(state)
        assert here is not None
        flock = forces.nazgul(board.army(box, state, SHADOW, here))
        return state.push(Throwing(*at, min(MOST_DICE, flock)))

    def rolled(self, box: Box, state: State, frame: Throwing, dice: str, log: Log) -> State:
        here, hits = noted(state), count_hits(dice, self.needs)
        assert here is not None
        if not hits:
            return state
        log.append(LeadersLost(SHADOW, here, hits))
        lost = forces.of(NAZGUL_AT, hits)
        state = board.take(box, state, SHADOW, here, lost, log)
        return board.discard_figures(state, SHADOW, lost)

    def say(self) -> Phrase:
        return Phrase("piece-eagles", {"most": MOST_DICE, "needs": self.needs})


# -- battles in which nobody strikes back --------------------------------------------------------


@enforces("RK-026", "RK-027", "RKR-7.6")
class Onslaught(Roll, frozen=True):
    """Dice against the Shadow army here: politics react as to an attack, nobody survives it."""

    region: str
    dice: int
    needs: int

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return board.has_army(box, state, SHADOW, self.region)

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        here = board.army(box, state, SHADOW, self.region)
        state = politics.attacked(box, state, forces.nations(here), self.region, log)
        return state.push(Throwing(*at, self.dice))

    def rolled(self, box: Box, state: State, frame: Throwing, dice: str, log: Log) -> State:
        hits = count_hits(dice, self.needs)
        if not hits:
            return state
        state = state.push(Following(*place_of(frame)))
        return state.push(Losing(SHADOW, self.region, hits))

    def follow(self, box: Box, state: State, frame: Following, log: Log) -> State:
        return perish(box, state, self.region, log)

    def say(self) -> Phrase:
        where = words.region_in(self.region)
        return Phrase("piece-onslaught", {"dice": self.dice, "needs": self.needs, "where": where})


def perish(box: Box, state: State, region: str, log: Log) -> State:
    """With the last unit of a Shadow army, Nazgûl and minions are eliminated too."""
    force = board.army(box, state, SHADOW, region)
    if forces.units(force):
        return state
    people = board.people_in(box, state, SHADOW, region)
    return board.destroy_leaders(box, state, SHADOW, region, force, people, log)


class Falls(Piece, frozen=True):
    """A minion who stands somewhere without an army is eliminated."""

    person: str
    region: str

    def possible(self, box: Box, state: State, side: Side) -> bool:
        here = board.where(box, state, self.person) == self.region
        return here and not board.has_army(box, state, SHADOW, self.region)

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return board.lose_person(box, state, self.person, log)

    def say(self) -> Phrase:
        return words.phrase(
            "piece-falls", person=words.person(self.person), where=words.region_in(self.region)
        )


# -- the Elves depart ----------------------------------------------------------------------------


class StrongholdLost(msgspec.Struct, frozen=True):
    """A stronghold of a nation is in enemy hands."""

    nation: str

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return any(
            region in box.strongholds and region in state.captured
            for region in box.towns_of[self.nation]
        )

    def say(self) -> Phrase:
        return Phrase("if-stronghold-lost", {"nation": words.of_nation(self.nation)})


class Depart(Roll, frozen=True):
    """In every stronghold of a nation that is not besieged, a die for each of its units."""

    nation: str
    needs: int

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        for region in box.towns_of[self.nation]:
            if region in box.strongholds and region not in state.besieged:
                units = self._units(box, state, region)
                if units:
                    state = state.push(Throwing(*at, min(MOST_DICE, units), (region,)))
        return state

    def _units(self, box: Box, state: State, region: str) -> int:
        force, first = board.army(box, state, FREE, region), 3 * NATION_AT[self.nation]
        return forces.count(force, first) + forces.count(force, first + 1)

    def rolled(self, box: Box, state: State, frame: Throwing, dice: str, log: Log) -> State:
        hits = count_hits(dice, self.needs)
        return state.push(Losing(FREE, frame.notes[0], hits)) if hits else state

    def say(self) -> Phrase:
        nation = words.of_nation(self.nation)
        return words.phrase("piece-depart", nation=nation, needs=self.needs)
