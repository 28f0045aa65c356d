"""All event cards: the halves of the four decks put together."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import Catalogue, EventHalf, build
from mathom.games.ringwar.cards.decks.combat_halves import COMBATS
from mathom.games.ringwar.cards.decks.fp_character import FP_CHARACTER
from mathom.games.ringwar.cards.decks.fp_strategy import FP_STRATEGY
from mathom.games.ringwar.cards.decks.shadow_character import SHADOW_CHARACTER
from mathom.games.ringwar.cards.decks.shadow_strategy import SHADOW_STRATEGY

EVENTS: Mapping[str, EventHalf] = {
    **FP_CHARACTER,
    **FP_STRATEGY,
    **SHADOW_CHARACTER,
    **SHADOW_STRATEGY,
}
"""The event halves, in the order of the decks."""

CARDS: Catalogue = {name: build(name, half, COMBATS[name]) for name, half in EVENTS.items()}
"""The cards with both halves."""
