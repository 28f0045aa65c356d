"""Politics by card: nations are roused, come closer to war, or shrink from it. Chapter 7."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from mathom.core import Log, Message, Option, Refusal, enforces
from mathom.core.frames import put, replace
from mathom.core.phrases import Phrase, clause, idiom, noun
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import (
    Asks,
    Piece,
    Scope,
    not_offered,
    region_name,
    remember,
)
from mathom.games.ringwar.cards.pieces.places import PeacefulNation
from mathom.games.ringwar.events import LeadersLost, NationFellBack, UnitLost
from mathom.games.ringwar.kinds import (
    FIGURE_AT,
    FIGURES,
    FREE,
    LEADER,
    NATION_AT,
    Side,
    nation_of,
)
from mathom.games.ringwar.options import Advance, GiveUp
from mathom.games.ringwar.rules import board, lone_player, politics, sieges
from mathom.games.ringwar.rules.seats import role, seat_of

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State

TOP = 3
"""The topmost box of the political track."""


class ForNation(Piece, frozen=True):
    """Something that happens to a nation, or (None) to the one that was chosen."""

    nation: str | None

    @property
    def nations(self) -> frozenset[str]:
        return frozenset((self.nation,)) if self.nation else frozenset()

    def _nation(self, at: Scope) -> str:
        nation = self.nation or at.noted.nation
        assert nation is not None
        return nation

    def possible(self, at: Scope) -> bool:
        return self.nation is not None or at.noted.nation is not None


class Rouse(ForNation, frozen=True):
    """A nation becomes active."""

    def act(self, at: Scope, log: Log) -> State:
        return politics.activate(at.box, at.state, self._nation(at), "card", log)

    def say(self, house: House) -> Phrase:
        return clause(words.nation(self.nation), "become-active")


Course: TypeAlias = Literal["nearer", "to-war", "away"]


class Sway(ForNation, frozen=True):
    """A nation goes one box towards war, all the way, or one box away from it."""

    course: Course = "nearer"

    def act(self, at: Scope, log: Log) -> State:
        nation = self._nation(at)
        state = lone_player.note(at.state, at.side, nation)
        match self.course:
            case "nearer":
                return politics.advance(state, nation, log)
            case "to-war":
                return politics.to_war(state, nation, log)
            case "away":
                number = NATION_AT[nation]
                left = min(TOP, state.steps[number] + 1)
                if left == state.steps[number]:
                    return state
                log.append(NationFellBack(nation, left))
                return replace(state, steps=put(state.steps, number, left))

    def say(self, house: House) -> Phrase:
        return clause(words.nation(self.nation), f"go-{self.course}")


class ChooseNation(Asks, frozen=True):
    """A nation at peace, for the parts of the card that come after."""

    accepts: ClassVar[tuple[type[Option], ...]] = (Advance,)
    ask: ClassVar[str] = "ask-card-nation"

    among: PeacefulNation

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Advance, NATION_AT)

    @enforces("RKR-11.7")
    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Advance)
        nation, name = option.nation, Message(f"nation-{option.nation}")
        if self.among.has(at, nation):
            return None
        if at.side == FREE and nation not in role(at.state, seat_of(at.state, FREE)).nations:
            return Refusal("RKR-11.7", "not-your-nation", nation=name)
        if nation in NATION_AT and board.at_war(at.state, nation):
            return Refusal("RKR-5.5", "at-war", nation=name)
        return lone_player.refuse_again(at.state, at.side, nation) or not_offered(at)

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Advance)
        return remember(at.state, nation=option.nation)

    def say(self, house: House) -> Phrase:
        return idiom("choose", what=self.among.say(house))


Lost: TypeAlias = Literal["unit", "leader"]


@enforces("RKR-5.10", "RKR-2.3", "RK-047")
class LoseFigure(Asks, frozen=True):
    """The Free Peoples lose a figure: of the nation that was chosen, or in a region."""

    ask: ClassVar[str] = "ask-card-lose-figure"
    accepts: ClassVar[tuple[type[Option], ...]] = (GiveUp,)

    kinds: tuple[Lost, ...]
    by: Side
    """Who says which."""
    region: str | None = None

    def chooser(self, at: Scope) -> Side:
        return self.by

    def candidates(self, at: Scope) -> Iterable[Option]:
        for number, force in enumerate(at.state.armies[FREE]):
            for kind in forces.kinds(force):
                yield GiveUp(FIGURES[kind], at.box.regions[number])

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, GiveUp)
        kind, region = FIGURE_AT.get(option.figure, -1), option.region
        if ("leader" if kind % 3 == LEADER else "unit") not in self.kinds:
            return not_offered(at)
        if self.region not in (None, region):
            return Refusal("RKR-5.5", "card-elsewhere", region=region_name(region))
        wanted = at.noted.nation
        if self.region is None and nation_of(kind) != wanted:
            return Refusal("RKR-5.5", "other-nation", nation=Message(f"nation-{wanted}"))
        here = board.army(at.box, at.state, FREE, region) if region in at.box.at else ()
        if kind < 0 or not forces.count(here, kind):
            return Refusal("RKR-5.5", "not-there", name=Message(f"figure-{option.figure}"))
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, GiveUp)
        kind, region = FIGURE_AT[option.figure], option.region
        if kind % 3 == LEADER:
            log.append(LeadersLost(FREE, region, 1))
        else:
            log.append(UnitLost(option.figure, region))
        state = board.take(at.box, at.state, FREE, region, forces.of(kind), log)
        state = board.discard_figures(state, FREE, forces.of(kind))
        return sieges.settle(at.box, state, region, log)

    def say(self, house: House) -> Phrase:
        return idiom(
            "lose-figure",
            figure=words.either(noun(kind) for kind in self.kinds),
            where=words.region(self.region) if self.region else None,
            nation=None if self.region else words.nation(None),
            says=clause(words.side(self.by), "choose-figure"),
        )
