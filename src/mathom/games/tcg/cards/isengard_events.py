"""Isengard: events."""

from mathom.games.tcg.cards.pieces.conditions import Controls, Matches, SiteHas, Spot
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    CARD,
    CHARACTER,
    COMPANION,
    FREE,
    HOBBIT,
    ISENGARD,
    MAN,
    MINION,
    POSSESSION,
    UNASSIGNED,
    UNBOUND,
    URUK_HAI,
    Bearing,
    Facing,
    HasKeyword,
    Is,
    Not,
    On,
    Titled,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import (
    EVERY,
    HowMany,
    IfElse,
    PileCount,
    SitesControlled,
    Times,
)
from mathom.games.tcg.cards.pieces.occasions import IsKilled, UsesAbility
from mathom.games.tcg.cards.pieces.selectors import IT, Named, Pick
from mathom.games.tcg.cards.pieces.verbs.decks import RevealHand
from mathom.games.tcg.cards.pieces.verbs.logic import ChooseCards, If, Preventable
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    ArcheryTotal,
    ForbidAssigning,
    Gains,
    Strength,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import DiscardFromPlay, DiscardHand, TakeFrom
from mathom.games.tcg.cards.pieces.verbs.skirmish import CANCEL_ACTION, AssignMinion
from mathom.games.tcg.cards.pieces.verbs.tokens import AddBurden
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert, Exhaust
from mathom.games.tcg.cards.record import CardText, action, card, response


def isengard_events_cards() -> dict[str, CardText]:
    """What these cards say."""
    return {
        # Beyond All Hope
        "4R140": card(
            action(
                "maneuver",
                AddBurden(PileCount("dead_pile", a(CARD))),
                cost=Exert(Pick(2, a(URUK_HAI))),
            )
        ),
        # Beyond Dark Mountains
        "4C141": card(
            response(
                IsKilled(a(COMPANION) | a(ALLY)),
                AddBurden(
                    IfElse(
                        Matches(
                            IT, a(Titled("Aragorn")) | a(Titled("Gandalf")) | a(Titled("Théoden"))
                        ),
                        2,
                        1,
                    )
                ),
                cost=Exert(Pick(1, a(ISENGARD, MINION))),
            )
        ),
        # Brought Back Alive
        "4U143": card(
            action(
                "assignment",
                ChooseCards(Pick(1, a(UNBOUND, UNASSIGNED), name="c")),
                If(
                    Matches(Named("c"), a(HOBBIT)),
                    AssignMinion(Named("t"), Named("c")),
                    Preventable(
                        AssignMinion(Named("t"), Named("c")), "free_player", Exert(Named("c"))
                    ),
                ),
                cost=Exert(Pick(1, a(ISENGARD, HasKeyword("tracker")), name="t")),
            )
        ),
        # Cloud of Arrows
        "4C145": card(
            action(
                "archery",
                ArcheryTotal("minion", 1),
                ArcheryTotal("fellowship", -1),
                cost=Exert(Pick(1, a(ISENGARD, HasKeyword("archer")))),
                until="end_of_phase",
            )
        ),
        # Driven Back
        "4R149": card(
            action(
                "archery",
                ArcheryTotal("minion", PileCount("dead_pile", a(CARD))),
                when=Spot(2, a(ISENGARD, HasKeyword("archer"))),
                until="end_of_phase",
            )
        ),
        # Ferocity
        "4C151": card(
            action(
                "skirmish",
                Strength(Pick(1, a(URUK_HAI)), IfElse(SiteHas("battleground"), 3, 2)),
                until="end_of_skirmish",
            )
        ),
        # Get Back
        "4U152": card(
            action(
                "assignment",
                ForbidAssigning(Pick(1, a(ISENGARD, HasKeyword("tracker"))), by="any_player"),
                until="end_of_phase",
            )
        ),
        # Haunting Her Steps
        "4U155": card(
            response(
                UsesAbility(a(ALLY) | a(UNBOUND)),
                CANCEL_ACTION,
                cost=Exert(Pick(1, a(Titled("Gríma")))),
            )
        ),
        # Kill Them Now
        "4C156": card(
            action(
                "skirmish",
                Strength(
                    Pick(1, a(ISENGARD, HasKeyword("tracker")), name="t"),
                    IfElse(
                        Matches(
                            Named("t"), a(Facing(a(CHARACTER, Bearing(a(HasKeyword("search"))))))
                        ),
                        4,
                        2,
                    ),
                ),
                until="end_of_skirmish",
            )
        ),
        # Men Will Fall
        "4U161": card(
            action(
                "skirmish",
                Strength(Pick(1, a(UNBOUND)), -2),
                when=Spot(1, a(Titled("Saruman")) | a(ISENGARD, MAN)),
                until="end_of_skirmish",
            )
        ),
        # New Power Rising
        "4R162": card(
            action(
                "regroup",
                TakeFrom("discard_pile", 1, a(ISENGARD)),
                when=Spot(1, a(Titled("Saruman")) | a(ISENGARD, MAN)),
                cost=(RevealHand("you"), DiscardHand(EVERY, a(FREE))),
            )
        ),
        # No Dawn for Men
        "4R163": card(
            action(
                "maneuver",
                Exert(Pick(SitesControlled("you"), a(UNBOUND))),
                cost=Exert(Pick(1, a(URUK_HAI))),
            )
        ),
        # Still They Came
        "4C175": card(
            action(
                "skirmish",
                Strength(Pick(1, a(URUK_HAI, Not(Is(Named("e"))))), 3),
                cost=Exert(Pick(1, a(URUK_HAI, UNASSIGNED), name="e")),
                until="end_of_skirmish",
            )
        ),
        # Vengeance
        "4U208": card(
            action(
                "skirmish",
                Strength(
                    Pick(1, a(ISENGARD, HasKeyword("tracker")), name="t"),
                    Times(HowMany(a(CARD, On(a(Facing(a(Is(Named("t")))))))), 2),
                ),
                until="end_of_skirmish",
            )
        ),
        # Volley Fire
        "4R209": card(
            action(
                "archery",
                Exhaust(Pick(1, a(UNBOUND))),
                cost=DiscardFromPlay(Pick(2, a(ISENGARD, HasKeyword("archer")))),
            )
        ),
        # We Are the Fighting Uruk-hai
        "4C210": card(
            action(
                "skirmish",
                Strength(Pick(1, a(URUK_HAI), name="u"), 2),
                If(Controls("you", 1), Gains(Named("u"), "damage", 1)),
                until="end_of_skirmish",
            )
        ),
        # Where Has Gríma Stowed It?
        "4R214": card(
            action(
                "maneuver",
                DiscardFromPlay(Pick(1, a(POSSESSION, On(a(ALLY) | a(UNBOUND))))),
                when=Spot(1, a(Titled("Gríma"))),
            )
        ),
    }
