"""Combat cards against combat cards."""

import msgspec

from mathom.core import Log, enforces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Moment, Phrase
from mathom.games.ringwar.events import CombatCardCancelled
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.frames.terms import Cancelled, RerollBonus
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.rules.fighting import add_terms
from mathom.games.ringwar.state import State


@enforces("RKR-6.63", "RK-086")
class CancelCard(msgspec.Struct, frozen=True):
    """The enemy's combat card has no effect; with no card to cancel, perhaps a bonus instead."""

    reroll_bonus: int = 0
    moment: Moment = "reveal"

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        card = battle.round.cards[1 - side]
        if card:
            log.append(CombatCardCancelled(1 - side, card))
            return add_terms(state, Cancelled(1 - side))
        if not self.reroll_bonus:
            return state
        return add_terms(state, RerollBonus(side, self.reroll_bonus))

    def say(self) -> Phrase:
        if self.reroll_bonus:
            return Phrase("combat-cancel-or-bonus", {"amount": self.reroll_bonus})
        return Phrase("combat-cancel")
