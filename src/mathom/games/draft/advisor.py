"""How to draft well: strong cards, of the cultures one has already."""

from collections import Counter
from collections.abc import Sequence
from math import exp
from random import Random

from mathom.core import Choice, Guidance, Message, Option, Rating, View
from mathom.games.draft.cards_owned import COUNTED, collection
from mathom.games.draft.judgement import Judgement
from mathom.games.draft.options import Pick
from mathom.games.draft.state import State
from mathom.games.draft.view import Table

GUIDANCE = Guidance(unit=0.5, playout=0)
SPREAD = 12.0
"""The difference in worth that makes one pool e times as promising as another."""


class DraftAdvisor:
    """Judges picks and decks."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def rate(self, view: View[Table]) -> Sequence[Rating]:
        """Cards by their appeal; of the decks the first is the best."""
        options = view.choice.options
        owned = _owned(view.table)
        return [
            Rating(
                option,
                self.judgement.appeal(option.card, owned)
                if isinstance(option, Pick)
                else float(-number),
                self._reasons(option, owned),
            )
            for number, option in enumerate(options)
        ]

    def _reasons(self, option: Option, owned: Counter[str]) -> tuple[Message, ...]:
        """How many cards of its culture one has, if that speaks for a card."""
        if not isinstance(option, Pick):
            return ()
        faces = self.judgement.box.faces
        culture = faces[option.card].culture
        same = sum(count for kind, count in owned.items() if faces[kind].culture == culture)
        return (Message("why-culture", {"n": same}),) if culture and same else ()

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        """The card with the most appeal, or the best deck."""
        seat = choice.seat
        owned = collection(self.judgement.box, state.starters[seat], state.pools[seat])
        return max(
            choice.options,
            key=lambda one: self.judgement.appeal(one.card, owned) if isinstance(one, Pick) else 0,
        )

    def value(self, state: State) -> tuple[float, ...]:
        """Everybody's share of the win, by what the pools are worth."""
        worth = [self.judgement.strength(pool) / SPREAD for pool in state.pools]
        weights = [exp(one - max(worth)) for one in worth]
        return tuple(one / sum(weights) for one in weights)


def _owned(table: Table) -> Counter[str]:
    """What the owner of a view has, by its own words."""
    owned: Counter[str] = Counter()
    for word in table.collection:
        found = COUNTED.fullmatch(word)
        assert found is not None
        owned[found[2]] += int(found[1] or 1)
    return owned
