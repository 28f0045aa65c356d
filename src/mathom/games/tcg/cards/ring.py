"""The One Ring."""

from mathom.games.tcg.cards.pieces.conditions import RING_WORN, InPhase
from mathom.games.tcg.cards.pieces.occasions import AboutToWound
from mathom.games.tcg.cards.pieces.selectors import BEARER
from mathom.games.tcg.cards.pieces.verbs.modifiers import Strength
from mathom.games.tcg.cards.pieces.verbs.skirmish import WEAR_RING
from mathom.games.tcg.cards.pieces.verbs.tokens import AddBurden
from mathom.games.tcg.cards.pieces.verbs.wounds import Instead
from mathom.games.tcg.cards.record import CardText, action, always, card, each_time, response


def ring_cards() -> dict[str, CardText]:
    """What The One Ring says."""
    return {
        # The One Ring, Answer To All Riddles
        "4R1": card(
            always(Strength(BEARER, 2), when=RING_WORN),
            each_time(
                AboutToWound(BEARER), Instead(AddBurden(1)), when=(RING_WORN, InPhase("skirmish"))
            ),
            action("skirmish", WEAR_RING, cost=AddBurden(1), until="until_regroup"),
        ),
        # The One Ring, The Ruling Ring
        "4C2": card(
            response(
                AboutToWound(BEARER),
                WEAR_RING,
                Instead(AddBurden(1)),
                when=InPhase("skirmish"),
                until="until_regroup",
            ),
            each_time(
                AboutToWound(BEARER), Instead(AddBurden(1)), when=(RING_WORN, InPhase("skirmish"))
            ),
        ),
    }
