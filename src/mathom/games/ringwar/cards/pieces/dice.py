"""Action dice that cards turn or take away. Chapter 4."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option, enforces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Piece, Place, Question, place_of
from mathom.games.ringwar.events import DiceLost, DieTurned
from mathom.games.ringwar.frames.by_card import Choosing
from mathom.games.ringwar.kinds import FREE, SHADOW, Face, Side
from mathom.games.ringwar.options import Done, ToEye
from mathom.games.ringwar.rules import dice, hunt

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


class TurnDie(Piece, frozen=True):
    """An unused own die is turned from one face to another."""

    die: Face
    face: Face

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return self.die in state.dice[side]

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        log.append(DieTurned(at.side, self.die, self.face))
        state = dice.spend(state, at.side, self.die)
        return dice.with_dice(state, at.side, (*state.dice[at.side], self.face))

    def say(self) -> Phrase:
        return words.phrase(
            "piece-turn-die",
            die=Phrase(f"die-face-{self.die}"),
            face=Phrase(f"die-face-{self.face}"),
        )


class LoseDice(Piece, frozen=True):
    """The Free Peoples lose all unused dice that show this."""

    face: Face

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return self.face in state.dice[FREE]

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        mine = state.dice[FREE]
        log.append(DiceLost(FREE, self.face, mine.count(self.face)))
        return dice.with_dice(state, FREE, [one for one in mine if one != self.face])

    def say(self) -> Phrase:
        return Phrase("piece-lose-dice", {"face": Phrase(f"die-face-{self.face}")})


@enforces("RKR-4.23", "RK-008")
class OpenEyes(Question, frozen=True):
    """Up to so many unused dice become eyes and go to the hunt box. (The Lidless Eye)"""

    ask: ClassVar[str] = "ask-card-eyes"

    most: int

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        dice = dict.fromkeys(state.dice[SHADOW])
        if not dice or len(frame.notes) >= self.most:
            return []
        return [*map(ToEye, dice), Done()]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        if not isinstance(option, ToEye):
            return state
        log.append(DieTurned(SHADOW, option.die, "eye"))
        state = hunt.allocate(dice.spend(state, SHADOW, option.die), SHADOW, 1)
        return self.begin(box, state, place_of(frame), (*frame.notes, option.die))

    def say(self) -> Phrase:
        return Phrase("piece-open-eyes", {"most": self.most})
