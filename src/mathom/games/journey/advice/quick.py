"""Rules of thumb for imagined games, where many good guesses beat one better one.

Cards are weighed by what one card more is worth on average, and laid out one row at a time.
"""

from collections.abc import Sequence
from random import Random

from mathom.core import Option
from mathom.core.frames import put
from mathom.games.journey.advice.prospects import Atlas, Prospects
from mathom.games.journey.options import GANDALF, Draw, Lay, Replace, Swap, Take
from mathom.games.journey.state import Row, State, Swapping

HESITATION = 0.3
"""How much guesses are varied."""
GANDALF_WORTH = 0.8
"""How much of a new row's first card a Gandalf is worth."""


class Quick:
    """Guesses for one box."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.box = atlas.box

    # -- the journey phase -----------------------------------------------------------------------

    def take(self, state: State, options: Sequence[Option], rng: Random) -> Option:
        """The open card that helps most, or one from the pile; a swap if two others help more."""
        prospects = Prospects(self.atlas, state)
        gain = Gain(prospects, state)
        drawn = prospects.way.drawn * (1 - HESITATION / 2 + HESITATION * rng.random())
        frame = state.frames[-1]
        left = frame.left if isinstance(frame, Swapping) else 1
        best, most, second = options[0], -9.0, -9.0
        spared: Option | None = None
        least = 9.0
        for option in options:
            if type(option) is Swap:
                cost = gain(option.card, -1)
                if cost < least:
                    spared, least = option, cost
                continue
            score = gain(option.card, 1) if type(option) is Take else drawn
            if score > most:
                best, most, second = option, score, most
            elif score > second:
                second = score
        if isinstance(best, Draw):
            second = drawn
        if spared is not None and left == 1 and second - least > HESITATION * abs(second):
            return spared
        return best

    # -- the scoring phase -----------------------------------------------------------------------

    def lay(self, state: State, options: Sequence[Option]) -> Option:
        """The row that brings more now than it costs later, if there is one."""
        prospects = Prospects(self.atlas, state)
        seat, here, traits = state.turn, prospects.here, self.box.places[state.place].traits
        rows, hand = state.rows[seat], state.hand
        held, later = self.atlas.counted(hand), prospects.way.later
        others = self._others(prospects, state, traits)
        valid = [0.0] * here
        for row in rows:
            if row is not None and row.trait in traits:
                valid[traits.index(row.trait) if prospects.apart else 0] += len(row)
        now = [prospects.hope(at, valid[at], seat, others[at]) for at in range(here)]
        best, most = options[-1], 0.02
        for option in options:
            if not isinstance(option, (Lay, Replace)):
                break
            card = option.card
            trait = self.box.trait_of[card]
            if trait not in traits:
                continue
            colour, cards = self.box.colour_of[card], hand.count(card)
            slot = traits.index(trait) if prospects.apart else 0
            row = rows[colour]
            old = row if row is not None and row.trait == trait else None
            more = cards + option.gandalf
            lost = len(row) if row is not None and old is None and row.trait in traits else 0
            gained = prospects.hope(slot, valid[slot] + more - lost, seat, others[slot]) - now[slot]
            counts = held[colour]
            longer = Row(trait, cards + (old.cards if old else 0), option.gandalf)
            index = self.atlas.index[trait]
            gained += later(put(counts, index, 0), _paid(longer, traits))
            gained -= later(counts, _paid(row, traits))
            if gained > most:
                best, most = option, gained
        return best

    def _others(
        self, prospects: Prospects, state: State, traits: tuple[str, ...]
    ) -> list[list[float]]:
        """What everybody shows here or may show yet, slot by slot."""
        slots = prospects.slots[: prospects.here]
        found = [[0.0] * prospects.seats for _ in slots]
        for seat, rows in enumerate(state.rows):
            for row in rows:
                if row is not None and row.trait in traits:
                    found[traits.index(row.trait) if prospects.apart else 0][seat] += len(row)
            if not prospects.done(seat):
                for at, slot in enumerate(slots):
                    found[at][seat] += slot.useful * len(state.hands[seat])
        return found


def _paid(row: Row | None, traits: tuple[str, ...]) -> Row | None:
    """What is left of a row that has paid for counting here."""
    if row is None or row.trait not in traits:
        return row
    return Row(row.trait, row.cards - 1, row.gandalf) if row.cards > 1 else None


class Gain:
    """What one card more brings the player on turn, or one card less costs."""

    def __init__(self, prospects: Prospects, state: State) -> None:
        atlas, way = prospects.atlas, prospects.way
        self.at = atlas.at
        self.gain = way.gain
        self.held = atlas.counted(state.hand)
        self.rows = state.rows[state.turn]
        gandalf = GANDALF_WORTH * way.whole / (2 if prospects.apart else 1)
        self.gandalf = gandalf / (1 + state.hand.count(GANDALF))

    def __call__(self, card: str, more: int) -> float:
        if card == GANDALF:
            return self.gandalf
        colour, trait = self.at[card]
        return self.gain(self.held[colour], self.rows[colour], trait, more)
