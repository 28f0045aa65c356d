"""The combat halves of the event cards: what they need, what they do in a battle, what they say.

A half is an expression of pieces, sorted by subject: `conditions`, `modifiers` (dice and what is
added to them), `leadership`, `cancelling`, `hits`, `slaying`, `strikes` (extra attacks) and
`retreat`. Its text is what its pieces say.
"""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import Combat, Phrase
from mathom.games.ringwar.cards.combat.fp_character import FP_CHARACTER
from mathom.games.ringwar.cards.combat.fp_strategy import FP_STRATEGY
from mathom.games.ringwar.cards.combat.shadow_character import SHADOW_CHARACTER
from mathom.games.ringwar.cards.combat.shadow_strategy import SHADOW_STRATEGY

COMBATS: Mapping[str, Combat] = {
    **FP_CHARACTER,
    **FP_STRATEGY,
    **SHADOW_CHARACTER,
    **SHADOW_STRATEGY,
}


def text(combat: Combat) -> Phrase:
    """The whole text of a combat half: its condition, then its effects one after the other."""
    effects = [effect.say() for effect in combat.effects]
    said = effects.pop()
    while effects:
        said = Phrase("combat-then", {"first": effects.pop(), "then": said})
    if combat.condition is None:
        return said
    return Phrase("combat-text", {"condition": combat.condition.say(), "effect": said})


__all__ = ["COMBATS", "text"]
