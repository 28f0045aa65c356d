"""Action dice that cards turn or take away. Chapter 4."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Message, Option, Refusal, enforces
from mathom.core.phrases import Phrase, clause, idiom
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Asks, Piece, Scope
from mathom.games.ringwar.events import DiceLost, DieTurned
from mathom.games.ringwar.kinds import Face, Side
from mathom.games.ringwar.options import Done, ToEye
from mathom.games.ringwar.rules import dice, hunt

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State


class TurnUnusedDie(Piece, frozen=True):
    """An unused own die is turned from one face to another."""

    die: Face
    face: Face

    def possible(self, at: Scope) -> bool:
        return self.die in at.state.dice[at.side]

    def act(self, at: Scope, log: Log) -> State:
        log.append(DieTurned(at.side, self.die, self.face))
        state = dice.spend(at.state, at.side, self.die)
        return dice.with_dice(state, at.side, (*state.dice[at.side], self.face))

    def say(self, house: House) -> Phrase:
        return idiom("turn-die", die=words.face(self.die), face=words.face(self.face))


class LoseDice(Piece, frozen=True):
    """A side loses all unused dice that show this."""

    side: Side
    face: Face

    def possible(self, at: Scope) -> bool:
        return self.face in at.state.dice[self.side]

    def act(self, at: Scope, log: Log) -> State:
        mine = at.state.dice[self.side]
        log.append(DiceLost(self.side, self.face, mine.count(self.face)))
        return dice.with_dice(at.state, self.side, [one for one in mine if one != self.face])

    def say(self, house: House) -> Phrase:
        return clause(words.side(self.side), "lose-dice", face=words.face(self.face))


@enforces("RKR-4.23", "RK-008")
class OpenEyes(Asks, frozen=True):
    """Up to so many unused dice become eyes and go to the hunt box. (The Lidless Eye)"""

    ask: ClassVar[str] = "ask-card-eyes"
    accepts: ClassVar[tuple[type[Option], ...]] = (ToEye, Done)

    most: int

    def candidates(self, at: Scope) -> Iterable[Option]:
        yield from map(ToEye, dict.fromkeys(at.state.dice[at.side]))
        yield Done()

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        mine = at.state.dice[at.side]
        if at.so_far.count >= self.most:
            return Refusal("RKR-5.5", "too-many", most=self.most)
        if not mine:
            return Refusal("RKR-5.5", "no-dice-left")
        if isinstance(option, ToEye) and option.die not in mine:
            return Refusal("RKR-4.23", "no-die", die=Message(f"die-{option.die}"))
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        if not isinstance(option, ToEye):
            return at.state
        log.append(DieTurned(at.side, option.die, "eye"))
        spent = dice.spend(at.state, at.side, option.die)
        return self.again(at, hunt.allocate(spent, at.side, 1))

    def say(self, house: House) -> Phrase:
        return idiom("open-eyes", most=self.most)
