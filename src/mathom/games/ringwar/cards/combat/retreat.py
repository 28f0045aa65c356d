"""Getting away before the dice are rolled."""

from mathom.core import Log, Option, enforces
from mathom.core.frames import replace
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Moment, Phrase
from mathom.games.ringwar.cards.combat.asking import Asking
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.options import Decline, Retreat, Withdraw
from mathom.games.ringwar.rules.combat import may_withdraw, retreat, ways_out, withdraw
from mathom.games.ringwar.rules.fighting import battle_of, with_round
from mathom.games.ringwar.state import State


@enforces("RKR-6.77", "RKR-6.91", "RK-096")
class SlipAway(Asking, frozen=True):
    """The defenders may retreat into a free region, or withdraw into their stronghold."""

    moment: Moment = "before-roll"
    question = "ask-slip-away"

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        found: list[Option] = [Withdraw()] if may_withdraw(box, state, battle) else []
        found += [Retreat(to) for to in ways_out(box, state, side, battle.target)]
        return [*found, Decline()] if found else []

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        if isinstance(option, Decline):
            return state
        # The enemy's card comes too late.
        state = with_round(state, replace(battle_of(state).round, queue=()))
        if isinstance(option, Retreat):
            return retreat(box, state, side, option.to, log)
        return withdraw(state, side, log)

    def say(self) -> Phrase:
        return Phrase("combat-slip-away")
