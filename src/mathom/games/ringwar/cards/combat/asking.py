"""Combat effects that leave their player a choice."""

import msgspec

from mathom.core import Log
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import CombatQuestion
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.rules.deciding import decide
from mathom.games.ringwar.state import State


class Asking(msgspec.Struct, frozen=True):
    """Its player is asked, if there is anything to choose from; what comes of it is `chosen`."""

    def do(
        self: CombatQuestion, box: Box, state: State, battle: Battle, side: Side, log: Log
    ) -> State:
        return decide(box, state, battle, side, self)
