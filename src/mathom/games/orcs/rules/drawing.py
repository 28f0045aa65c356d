"""Step 3 – draw: chapter 7."""

from mathom.core import Chance, ChanceStep, Log, enforces
from mathom.core.frames import put as put_item
from mathom.core.frames import replace
from mathom.games.orcs.box import Box
from mathom.games.orcs.events import Drew, HeroesShuffled
from mathom.games.orcs.state import Drawing, State, without


@enforces("ORK-7.1")
class DrawHero(ChanceStep[Box, State, Drawing]):
    """A hero card from the pile; when that is used up, the discarded cards are the new one."""

    def chance(self, state: State, frame: Drawing) -> Chance:
        return Chance("card", state.deck)

    def do(self, state: State, frame: Drawing, outcome: str, log: Log) -> State:
        seat = frame.seat
        log.append(Drew(seat, outcome))
        hand = self.box.sorted_heroes((*state.hands[seat], outcome))
        hands = put_item(state.hands, seat, hand)
        deck = without(state.deck, outcome)
        frames = state.frames[:-1]
        if deck:
            return replace(state, frames=frames, hands=hands, deck=deck)
        log.append(HeroesShuffled())
        deck = self.box.sorted_heroes(state.discard)
        return replace(state, frames=frames, hands=hands, deck=deck, discard=(), shuffled=deck)
