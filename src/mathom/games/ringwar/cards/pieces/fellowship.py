"""The Fellowship and the power of the Ring, by card. Chapters 8 and 9."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option, enforces
from mathom.core.frames import replace
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Piece, Place, Question, Roll, noted
from mathom.games.ringwar.events import FellowshipDriven
from mathom.games.ringwar.frames import Corrupting, Hunting, Reacting, Revealing
from mathom.games.ringwar.frames.by_card import Choosing, Picking, Throwing
from mathom.games.ringwar.kinds import FREE, SHADOW, Side
from mathom.games.ringwar.options import Bear, Land, Sacrifice
from mathom.games.ringwar.rules import board, fellowship, reactions
from mathom.games.ringwar.rules.cards import remember
from mathom.games.ringwar.rules.hunt import count_hits

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


# -- corruption ----------------------------------------------------------------------------------


class Heal(Piece, frozen=True):
    """Corruption falls."""

    amount: int

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return fellowship.heal(state, self.amount, log)

    def say(self) -> Phrase:
        return Phrase("piece-heal", {"amount": self.amount})


class Corrupt(Piece, frozen=True):
    """Corruption rises."""

    amount: int

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Corrupting(self.amount))

    def say(self) -> Phrase:
        return Phrase("piece-corrupt", {"amount": self.amount})


class RollCorruption(Roll, frozen=True):
    """Dice decide how much corruption falls or rises; with this guide they need another number."""

    dice: int
    needs: int
    guide: str
    needs_with_guide: int
    heals: bool

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Throwing(*at, self.dice))

    def rolled(self, box: Box, state: State, frame: Throwing, dice: str, log: Log) -> State:
        guided = state.fellowship.guide == self.guide
        amount = count_hits(dice, self.needs_with_guide if guided else self.needs)
        if self.heals:
            return fellowship.heal(state, amount, log)
        return state.push(Corrupting(amount)) if amount else state

    def say(self) -> Phrase:
        return words.phrase(
            "piece-roll-heal" if self.heals else "piece-roll-corrupt",
            dice=self.dice,
            needs=self.needs,
            guide=words.person(self.guide),
            better=self.needs_with_guide,
        )


# -- moving, hiding, being found -----------------------------------------------------------------


@enforces("RK-153")
class SlipAway(Piece, frozen=True):
    """A revealed Fellowship hides, a hidden one moves; no die goes to the hunt box."""

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return not state.fellowship.hidden or fellowship.refuse_moving(box, state) is None

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        if not state.fellowship.hidden:
            return fellowship.hide(state, log)
        return fellowship.move(box, state, log)

    def say(self) -> Phrase:
        return Phrase("piece-slip-away")


class Reveal(Piece, frozen=True):
    """The Fellowship is revealed."""

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return state.fellowship.hidden

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Revealing())

    def say(self) -> Phrase:
        return Phrase("piece-reveal")


class HuntRoll(Piece, frozen=True):
    """The Shadow hunts as if the Fellowship had moved."""

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return reactions.offer(box, state.push(Hunting()), Reacting(SHADOW, "hunt"))

    def say(self) -> Phrase:
        return Phrase("piece-hunt-roll")


@enforces("RK-169")
class Drive(Question, frozen=True):
    """The Shadow moves the figure of the Fellowship to a neighbouring region. (Cruel Weather)"""

    ask: ClassVar[str] = "ask-card-drive"

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        if state.fellowship.step is not None:
            return []
        shut = frozenset() if state.house_rule("mordor", "open") else box.closed
        return [Land(near) for near in box.near[state.fellowship.region] if near not in shut]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Land)
        log.append(FellowshipDriven(option.to))
        return replace(state, fellowship=replace(state.fellowship, region=option.to))

    def say(self) -> Phrase:
        return Phrase("piece-drive")


# -- companions at risk --------------------------------------------------------------------------


class Tempt(Piece, frozen=True):
    """A companion is drawn at random. (Lure of the Ring)"""

    what: ClassVar[str] = "casualty"

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return bool(fellowship.companions(box, state))

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Picking(*at))

    def among(self, box: Box, state: State) -> tuple[str, ...]:
        return tuple(fellowship.companions(box, state))

    def picked(self, box: Box, state: State, frame: Picking, one: str, log: Log) -> State:
        return remember(state, one)

    def say(self) -> Phrase:
        return Phrase("piece-tempt")


@enforces("RKR-12.6", "RK-040", "RK-150")
class Yield(Question, frozen=True):
    """The Free Peoples bear his level as corruption, or he is eliminated."""

    ask: ClassVar[str] = "ask-card-yield"

    def asked(self, frame: Choosing) -> Side:
        return FREE

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        return [Bear(), Sacrifice("random")] if noted(state) in box.people else []

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        person = noted(state)
        assert person is not None
        if isinstance(option, Bear):
            return state.push(Corrupting(box.people[person].level or 0))
        if state.house_rule("lure", "casualty"):
            state = reactions.offer(box, state, Reacting(SHADOW, "casualty"))
        if box.people[person].hobbit and state.fellowship.step is None:
            return fellowship.separate(box, state, (person,), log)
        return fellowship.regroup(box, board.lose_person(box, state, person, log), log)

    def say(self) -> Phrase:
        return Phrase("piece-yield")
