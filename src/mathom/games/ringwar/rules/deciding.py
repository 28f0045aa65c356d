"""Choices that combat cards leave to their players: chapter 6, combat cards."""

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import CombatQuestion
from mathom.games.ringwar.frames import Battle, Deciding
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.options import (
    Amount,
    Choose,
    Decline,
    GiveLife,
    Retreat,
    Slay,
    Withdraw,
)
from mathom.games.ringwar.rules.fighting import battle_of
from mathom.games.ringwar.rules.seats import seat_of
from mathom.games.ringwar.state import State


def decide(box: Box, state: State, battle: Battle, side: Side, effect: CombatQuestion) -> State:
    """For combat cards: asks the player, if there is anything to choose from."""
    if not effect.options(box, state, battle, side):
        return state
    card = battle.round.cards[side]
    return state.push(Deciding(side, card, box.events[card].combat.effects.index(effect)))


@enforces("RKR-6.63", "RK-191")
class Decide(ChoiceStep[Box, State, Deciding]):
    """The card says what there is to choose from, and what comes of it."""

    rule = "RKR-6.63"
    accepts = (Amount, Choose, Decline, GiveLife, Retreat, Slay, Withdraw)

    def _effect(self, frame: Deciding) -> CombatQuestion:
        effect = self.box.events[frame.card].combat.effects[frame.at]
        assert isinstance(effect, CombatQuestion)
        return effect

    def seat(self, state: State, frame: Deciding) -> Seat:
        return seat_of(state, frame.side)

    def ask(self, state: State, frame: Deciding) -> Message:
        return Message(self._effect(frame).question, {"card": Message(f"combat-{frame.card}")})

    def candidates(self, state: State, frame: Deciding) -> Iterable[Option]:
        return self._effect(frame).options(self.box, state, battle_of(state), frame.side)

    def guard(self, state: State, frame: Deciding, option: Option) -> Refusal | None:
        if option in self.candidates(state, frame):
            return None
        return Refusal("RKR-6.63", "not-offered", card=Message(f"combat-{frame.card}"))

    def do(self, state: State, frame: Deciding, option: Option, log: Log) -> State:
        state = state.then()
        effect, battle = self._effect(frame), battle_of(state)
        return effect.chosen(self.box, state, battle, frame.side, option, log)
