"""Isengard: the Men and the Wizard."""

from mathom.games.tcg.cards.pieces.conditions import InPhase, Spot
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    COMPANION,
    CONDITION,
    FREE,
    ISENGARD,
    MAN,
    SHADOW,
    UNBOUND,
    Bearing,
    BearsAtLeast,
    Is,
    On,
    Titled,
    a,
)
from mathom.games.tcg.cards.pieces.occasions import IsAssigned, IsPlayed
from mathom.games.tcg.cards.pieces.selectors import IT, SELF, All, Named, Pick
from mathom.games.tcg.cards.pieces.verbs.modifiers import ForbidAssigning, NoWounds, Strength
from mathom.games.tcg.cards.pieces.verbs.moving_cards import DiscardFromPlay, ReturnToHand
from mathom.games.tcg.cards.pieces.verbs.playing import PlayFrom
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert
from mathom.games.tcg.cards.record import CardText, action, always, card, each_time, may_each_time


def isengard_men_cards() -> dict[str, CardText]:
    """What these cards say."""
    return {
        # Gríma, Son of Galmód
        "4C153": card(
            always(
                Strength(
                    All(
                        a(UNBOUND, Bearing(a(SHADOW, CONDITION)))
                        | a(ALLY, Bearing(a(SHADOW, CONDITION)))
                    ),
                    -1,
                )
            )
        ),
        # Gríma, Wormtongue
        "4R154": card(
            action(
                "maneuver",
                ReturnToHand(All(a(FREE, On(a(Is(Named("c"))))))),
                when=Spot(1, a(UNBOUND, BearsAtLeast(3)), name="c"),
                cost=Exert(SELF),
            )
        ),
        # Saruman, Black Traitor
        "4R173": card(
            always(NoWounds(SELF), when=InPhase("archery"), label="first_sentence"),
            always(ForbidAssigning(SELF), label="first_sentence"),
            may_each_time(IsPlayed(SELF), DiscardFromPlay(Pick(1, a(CONDITION)))),
            action(
                "shadow", PlayFrom(a(Titled("Saruman's Staff")), "discard_pile"), cost=Exert(SELF)
            ),
        ),
        # Unferth, Gríma's Bodyguard
        "4C178": card(
            each_time(
                IsAssigned(a(COMPANION) | a(ALLY), a(ISENGARD, MAN), by="free_player"), Exert(IT)
            )
        ),
    }
