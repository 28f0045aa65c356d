"""Politics by card: nations are roused, come closer to war, or shrink from it. Chapter 7."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from mathom.core import Log, Option, enforces
from mathom.core.frames import put, replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Piece, Place, Question, noted
from mathom.games.ringwar.events import LeadersLost, NationFellBack, UnitLost
from mathom.games.ringwar.frames.by_card import Choosing
from mathom.games.ringwar.kinds import (
    FIGURE_AT,
    FIGURES,
    FREE,
    FREE_NATIONS,
    LEADER,
    NATION_AT,
    Side,
    nation_of,
)
from mathom.games.ringwar.options import Advance, GiveUp
from mathom.games.ringwar.rules import board, lone_player, politics, sieges
from mathom.games.ringwar.rules.cards import remember
from mathom.games.ringwar.rules.seats import role, seat_of

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State

TOP = 3
"""The topmost box of the political track."""


class OneNation(Piece, frozen=True):
    """Something that happens to a nation."""

    nation: str

    @property
    def nations(self) -> frozenset[str]:
        return frozenset((self.nation,))


class Rouse(OneNation, frozen=True):
    """A nation becomes active."""

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return politics.activate(box, state, self.nation, "card", log)

    def say(self) -> Phrase:
        return words.about("piece-rouse", self.nation)


class Sway(OneNation, frozen=True):
    """A nation goes one box towards war."""

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        state = lone_player.note(state, at.side, self.nation)
        return politics.advance(state, self.nation, log)

    def say(self) -> Phrase:
        return words.about("piece-sway", self.nation)


class ToWar(OneNation, frozen=True):
    """A nation becomes active and goes to war at once."""

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        state = lone_player.note(state, at.side, self.nation)
        state = politics.activate(box, state, self.nation, "card", log)
        return politics.to_war(state, self.nation, log)

    def say(self) -> Phrase:
        return words.about("piece-to-war", self.nation)


class Counsel(Question, frozen=True):
    """A Free nation of choice becomes active and goes one box. (Wisdom of Elrond)"""

    ask: ClassVar[str] = "ask-card-nation"

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        mine = role(state, seat_of(state, frame.side)).nations  # RKR-11.7
        return [
            Advance(nation)
            for nation in mine
            if not board.at_war(state, nation)
            and lone_player.refuse_again(state, frame.side, nation) is None
        ]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Advance)
        state = lone_player.note(state, frame.side, option.nation)
        state = politics.activate(box, state, option.nation, "card", log)
        return politics.advance(state, option.nation, log)

    def say(self) -> Phrase:
        return Phrase("piece-counsel")


# -- Stormcrow -----------------------------------------------------------------------------------


def _meddled(box: Box, state: State) -> list[str]:
    """The Free nations at peace that have the Fellowship or a companion in their land."""
    fellowship = state.fellowship
    places = {board.where(box, state, one) for one in box.companions}
    if fellowship.step is None:
        places.add(fellowship.region)
    return [
        nation
        for nation in FREE_NATIONS
        if not board.at_war(state, nation) and places & box.land_of[nation]
    ]


class Meddlers(msgspec.Struct, frozen=True):
    """The Fellowship or a companion is in the land of a Free nation that is not At War."""

    def holds(self, box: Box, state: State, side: Side) -> bool:
        return bool(_meddled(box, state))

    def say(self) -> Phrase:
        return Phrase("if-meddlers")


class Discourage(Question, frozen=True):
    """Such a nation goes one box away from war."""

    ask: ClassVar[str] = "ask-card-nation-back"

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        return [Advance(nation) for nation in _meddled(box, state)]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Advance)
        at = NATION_AT[option.nation]
        left = min(TOP, state.steps[at] + 1)
        if left != state.steps[at]:
            log.append(NationFellBack(option.nation, left))
            state = replace(state, steps=put(state.steps, at, left))
        return remember(state, option.nation)

    def say(self) -> Phrase:
        return Phrase("piece-discourage")


@enforces("RKR-5.10", "RKR-2.3")
class Desert(Question, frozen=True):
    """The Free Peoples lose a unit or a leader of that nation, of their own choice."""

    ask: ClassVar[str] = "ask-card-desert"

    def asked(self, frame: Choosing) -> Side:
        return FREE

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        return [
            GiveUp(FIGURES[kind], box.regions[at])
            for at, force in enumerate(state.armies[FREE])
            for kind in forces.kinds(force)
            if self.wanted(state, kind, box.regions[at])
        ]

    def wanted(self, state: State, kind: int, region: str) -> bool:
        """Whether such a figure can be given up."""
        return nation_of(kind) == noted(state)

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, GiveUp)
        kind, region = FIGURE_AT[option.figure], option.region
        if kind % 3 == LEADER:
            log.append(LeadersLost(FREE, region, 1))
        else:
            log.append(UnitLost(option.figure, region))
        state = board.take(box, state, FREE, region, forces.of(kind), log)
        state = board.discard_figures(state, FREE, forces.of(kind))
        return sieges.settle(box, state, region, log)

    def say(self) -> Phrase:
        return Phrase("piece-desert")


@enforces("RK-047")
class LoseLeader(Desert, frozen=True):
    """A leader of the Free Peoples in this place, of the player's choice. (Denethor's Folly)"""

    ask: ClassVar[str] = "ask-card-lose-leader"

    region: str

    def asked(self, frame: Choosing) -> Side:
        return frame.side

    def wanted(self, state: State, kind: int, region: str) -> bool:
        return kind % 3 == LEADER and region == self.region

    def say(self) -> Phrase:
        return Phrase("piece-lose-leader", {"where": words.region_in(self.region)})
