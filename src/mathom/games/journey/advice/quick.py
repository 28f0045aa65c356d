"""Rules of thumb for imagined games, where many good guesses beat one better one.

Cards are weighed by what one card more is worth on average, and laid out one row at a time.
"""

from collections.abc import Sequence
from random import Random

from mathom.core import Option
from mathom.games.journey.advice.prospects import Atlas, Prospects
from mathom.games.journey.options import GANDALF, Draw, Lay, Replace, Swap, Take
from mathom.games.journey.state import Rows, State

HESITATION = 0.3
"""How much guesses are varied."""
KEPT = 1 << 10
"""So many answers are remembered."""
GANDALF_WORTH = 0.8
"""How much of a new row's first card a Gandalf is worth."""


class Quick:
    """Guesses for one box."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self._rows: dict[object, Option] = {}
        """What to lay, by all that matters for it."""

    # -- the journey phase -----------------------------------------------------------------------

    def take(self, state: State, options: Sequence[Option], rng: Random) -> Option:
        """The open card that helps most, or one from the pile; a swap if two others help more."""
        way, hand, rows = self.atlas.prospects(state).way, state.hand, state.rows[state.turn]
        gain, at, held = way.gain, self.atlas.at, self.atlas.counted(hand)
        gandalf = GANDALF_WORTH * way.whole / (2 if way.apart else 1) / (1 + hand.count(GANDALF))
        drawn = way.drawn * (1 - HESITATION / 2 + HESITATION * rng.random())
        best, most, second = options[0], -9.0, -9.0
        spared: Option | None = None
        least = 9.0
        for option in options:
            if type(option) is Take or type(option) is Swap:
                card, more = option.card, 1 if type(option) is Take else -1
                if card == GANDALF:
                    score = gandalf
                else:
                    colour, trait = at[card]
                    score = gain(held[colour], rows[colour], trait, more)
            else:
                score = drawn
            if type(option) is Swap:
                if score < least:
                    spared, least = option, score
            elif score > most:
                best, most, second = option, score, most
            elif score > second:
                second = score
        if type(best) is Draw:
            second = drawn
        # Who has laid a card down already is offered no other swap.
        if spared is not None and second - least > HESITATION * abs(second):
            return spared
        return best

    # -- the scoring phase -----------------------------------------------------------------------

    def lay(self, state: State, options: Sequence[Option]) -> Option:
        """The row that brings more now than it costs later, if there is one."""
        prospects = self.atlas.prospects(state)
        sizes = tuple(map(len, state.hands))
        known = (prospects, state.hand, state.rows, sizes)
        found = self._rows.get(known)
        if found is None:
            if len(self._rows) >= KEPT:
                self._rows.clear()
            found = self._rows[known] = self._row(*known, options)
        return found

    def _row(
        self,
        prospects: Prospects,
        hand: tuple[str, ...],
        rows: tuple[Rows, ...],
        sizes: tuple[int, ...],
        options: Sequence[Option],
    ) -> Option:
        """The same, told what everybody shows and how many cards everybody holds."""
        way, seat, hope, at = prospects.way, prospects.turn, prospects.hope, self.atlas.at
        mine, held, valid = rows[seat], self.atlas.counted(hand), way.valid(rows[seat])
        here, others = self.atlas.traits[prospects.next], _others(prospects, rows, sizes)
        now = [hope(slot, strong, seat, others[slot]) for slot, strong in enumerate(valid)]
        best, most = options[-1], 0.02
        for option in options:
            if type(option) is not Lay and type(option) is not Replace:
                break
            colour, trait = at[option.card]
            if trait not in here:
                continue
            slot, more, left, kept = way.laid(held[colour], mine[colour], trait, option.gandalf)
            gained = hope(slot, valid[slot] + more, seat, others[slot]) - now[slot] + left - kept
            if gained > most:
                best, most = option, gained
        return best


def _others(
    prospects: Prospects, rows: tuple[Rows, ...], sizes: tuple[int, ...]
) -> list[tuple[float, ...]]:
    """What everybody shows here or may show yet, slot by slot."""
    found = [
        [one + useful * size for one, useful in zip(valid, helps, strict=True)]
        for valid, helps, size in zip(
            map(prospects.way.valid, rows), prospects.useful, sizes, strict=True
        )
    ]
    return [*zip(*found, strict=True)]
