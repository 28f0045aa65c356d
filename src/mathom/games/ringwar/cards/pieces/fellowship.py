"""The Fellowship and the power of the Ring, by card. Chapters 8 and 9."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Phrase, idiom
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import (
    Asks,
    Piece,
    RollsDice,
    Scope,
    region_name,
    remember,
)
from mathom.games.ringwar.events import FellowshipDriven
from mathom.games.ringwar.frames import Corrupting, Hunting, Reacting, Revealing
from mathom.games.ringwar.frames.by_card import Picking, Throwing
from mathom.games.ringwar.kinds import FREE, SHADOW, Side
from mathom.games.ringwar.options import Bear, Land, Sacrifice
from mathom.games.ringwar.rules import board, fellowship, reactions
from mathom.games.ringwar.rules.hunt import count_hits

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


# -- corruption ----------------------------------------------------------------------------------


class Corruption(Piece, frozen=True):
    """Corruption rises, or falls if the number is below zero."""

    by: int

    def act(self, at: Scope, log: Log) -> State:
        if self.by < 0:
            return fellowship.heal(at.state, -self.by, log)
        return at.state.push(Corrupting(self.by)) if self.by else at.state

    def say(self, house: House) -> Phrase:
        return idiom("corruption-falls" if self.by < 0 else "corruption-rises", by=abs(self.by))


class RollForCorruption(RollsDice, frozen=True):
    """Each die that shows enough changes corruption; with this guide it takes another number."""

    dice: int
    needs: int
    by: int
    guide: str
    guided: int

    def act(self, at: Scope, log: Log) -> State:
        return at.state.push(Throwing(*at.place, self.dice))

    def rolled(self, at: Scope, dice: str, region: str | None, log: Log) -> State:
        guided = at.state.fellowship.guide == self.guide
        hits = count_hits(dice, self.guided if guided else self.needs)
        return Corruption(self.by * hits).act(at, log)

    def say(self, house: House) -> Phrase:
        return idiom(
            "roll-for-corruption",
            dice=words.dice(self.dice),
            needs=self.needs,
            change=Corruption(self.by).say(house),
            guide=words.person(self.guide),
            guided=self.guided,
        )


# -- moving, hiding, being found -----------------------------------------------------------------


@enforces("RK-153")
class HideOrMove(Piece, frozen=True):
    """A revealed Fellowship hides, a hidden one moves; no die goes to the hunt box."""

    def possible(self, at: Scope) -> bool:
        hidden = at.state.fellowship.hidden
        return not hidden or fellowship.refuse_moving(at.box, at.state) is None

    def act(self, at: Scope, log: Log) -> State:
        if not at.state.fellowship.hidden:
            return fellowship.hide(at.state, log)
        return fellowship.move(at.box, at.state, log)

    def say(self, house: House) -> Phrase:
        return idiom("hide-or-move")


class RevealFellowship(Piece, frozen=True):
    """The Fellowship is revealed."""

    def possible(self, at: Scope) -> bool:
        return at.state.fellowship.hidden

    def act(self, at: Scope, log: Log) -> State:
        return at.state.push(Revealing())

    def say(self, house: House) -> Phrase:
        return idiom("reveal-fellowship")


class HuntRoll(Piece, frozen=True):
    """The Shadow hunts as if the Fellowship had moved."""

    def act(self, at: Scope, log: Log) -> State:
        state = at.state.push(Hunting())
        return reactions.offer(at.box, state, Reacting(SHADOW, "hunt"))

    def say(self, house: House) -> Phrase:
        return idiom("hunt-roll")


@enforces("RK-169")
class Drive(Asks, frozen=True):
    """The Shadow moves the figure of the Fellowship to a neighbouring region. (Cruel Weather)"""

    ask: ClassVar[str] = "ask-card-drive"
    accepts: ClassVar[tuple[type[Option], ...]] = (Land,)

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Land, at.box.near[at.state.fellowship.region])

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Land)
        ring, to = at.state.fellowship, option.to
        if ring.step is not None:
            return Refusal("RKR-5.5", "on-mordor-track")
        if to not in at.box.near[ring.region]:
            return Refusal(
                "RKR-5.6", "not-adjacent", origin=region_name(ring.region), to=region_name(to)
            )
        if to in at.box.closed and not at.state.house_rule("mordor", "open"):
            return Refusal("RK-169", "mordor-closed", region=region_name(to))
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Land)
        log.append(FellowshipDriven(option.to))
        return replace(at.state, fellowship=replace(at.state.fellowship, region=option.to))

    def say(self, house: House) -> Phrase:
        return idiom("drive", but=words.optional("not-into-mordor", "mordor=open" not in house))


# -- companions at risk --------------------------------------------------------------------------


class Tempt(Piece, frozen=True):
    """A companion is drawn at random. (Lure of the Ring)"""

    what: ClassVar[str] = "casualty"

    def possible(self, at: Scope) -> bool:
        return bool(fellowship.companions(at.box, at.state))

    def act(self, at: Scope, log: Log) -> State:
        return at.state.push(Picking(*at.place))

    def among(self, box: Box, state: State) -> tuple[str, ...]:
        return tuple(fellowship.companions(box, state))

    def picked(self, at: Scope, one: str, log: Log) -> State:
        return remember(at.state, person=one)

    def say(self, house: House) -> Phrase:
        return idiom("tempt")


@enforces("RKR-12.6", "RK-040", "RK-150")
class Yield(Asks, frozen=True):
    """The Free Peoples bear his level as corruption, or he is eliminated."""

    ask: ClassVar[str] = "ask-card-yield"
    accepts: ClassVar[tuple[type[Option], ...]] = (Bear, Sacrifice)

    def chooser(self, at: Scope) -> Side:
        return FREE

    def candidates(self, at: Scope) -> Iterable[Option]:
        return (Bear(), Sacrifice("random"))

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        if at.noted.person is None:
            return Refusal("RKR-8.34", "no-companions")
        if isinstance(option, Sacrifice) and option.who != "random":
            return Refusal("RKR-5.5", "only-drawn")
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        box, state, person = at.box, at.state, at.noted.person
        assert person is not None
        if isinstance(option, Bear):
            return state.push(Corrupting(box.people[person].level or 0))
        if state.house_rule("lure", "casualty"):
            state = reactions.offer(box, state, Reacting(SHADOW, "casualty"))
        if box.people[person].hobbit and state.fellowship.step is None:
            return fellowship.separate(box, state, (person,), log)
        return fellowship.regroup(box, board.lose_person(box, state, person, log), log)

    def say(self, house: House) -> Phrase:
        casualty = words.optional("as-casualty", "lure=casualty" in house)
        return idiom("yield", how=casualty)
