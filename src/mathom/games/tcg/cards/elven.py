"""The Elves."""

from mathom.games.tcg.cards.pieces.conditions import Controls, Matches, SiteHas, Spot, Unless
from mathom.games.tcg.cards.pieces.filters import (
    CARD,
    COMPANION,
    CONDITION,
    ELF,
    EVENT,
    HOBBIT,
    MINION,
    OTHER,
    POSSESSION,
    SHADOW,
    SITE,
    UNBOUND,
    WOUNDED,
    YOURS,
    Bearing,
    Facing,
    Is,
    OfClass,
    On,
    Titled,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import (
    HowMany,
    IfElse,
    Least,
    Minus,
    Size,
    Spotted,
    Times,
    TokensOn,
    WoundsOn,
)
from mathom.games.tcg.cards.pieces.occasions import AboutToDiscard, StartOf, Wins
from mathom.games.tcg.cards.pieces.selectors import (
    BEARER,
    EACH,
    IT,
    SELF,
    All,
    Named,
    Pick,
    PickAny,
)
from mathom.games.tcg.cards.pieces.verbs.decks import Draw, ReconcileHand
from mathom.games.tcg.cards.pieces.verbs.logic import OneOf
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    Cost,
    Gains,
    LosesKeyword,
    NoArchery,
    Strength,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import (
    DiscardFromPlay,
    DiscardHand,
    DiscardStacked,
)
from mathom.games.tcg.cards.pieces.verbs.playing import REQUIRE, SUPPORT_AREA, Attach
from mathom.games.tcg.cards.pieces.verbs.sites import LIBERATE_SITE
from mathom.games.tcg.cards.pieces.verbs.tokens import AddToken, RemoveToken
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert, Instead, Wound
from mathom.games.tcg.cards.record import (
    CardText,
    action,
    always,
    card,
    each_time,
    may_each_time,
    playing,
    response,
)


def elven_cards() -> dict[str, CardText]:
    """What the cards of The Elves say."""
    return {
        # Alliance Reforged
        "4R58": card(action("fellowship", Draw(Spotted(a(COMPANION, ELF))))),
        # Arrow and Blade
        "4U59": card(
            action(
                "skirmish",
                Strength(Pick(1, a(MINION, Facing(a(COMPANION, UNBOUND)))), Minus(Size("e"))),
                cost=Exert(PickAny(a(COMPANION, ELF), name="e")),
                until="end_of_skirmish",
            )
        ),
        # Blades Drawn
        "4U60": card(
            playing(SUPPORT_AREA, when=Spot(3, a(ELF))),
            always(Strength(All(a(MINION)), Times(-2, WoundsOn(EACH)))),
            each_time(StartOf("regroup"), DiscardFromPlay(SELF)),
        ),
        # Company of Archers
        "4R61": card(
            action(
                "archery", DiscardFromPlay(Pick(1, a(CONDITION))), when=Spot(2, a(COMPANION, ELF))
            )
        ),
        # Elven Bow
        "4U62": card(playing(Attach(a(ELF))), always(Gains(BEARER, "archer"))),
        # Elven Brooch
        "4U63": card(
            playing(Attach(a(COMPANION)), when=Spot(1, a(ELF))),
            response(
                AboutToDiscard(a(POSSESSION, OTHER, On(a(Is(BEARER)))), source=a(SHADOW)),
                Instead(DiscardFromPlay(SELF)),
            ),
        ),
        # Elven Sword
        "4C64": card(
            playing(Attach(a(ELF))),
            action(
                "skirmish",
                Strength(Pick(1, a(MINION, Facing(a(Is(BEARER))))), -1),
                cost=OneOf((Exert(BEARER), DiscardHand(2, a(CARD)))),
                until="end_of_skirmish",
            ),
        ),
        # Erethón, Naith Lieutenant
        "4R65": card(
            playing(REQUIRE, when=Spot(1, a(ELF))),
            always(
                Strength(SELF, 1),
                Gains(SELF, "damage", 1),
                NoArchery(SELF),
                when=Matches(SELF, a(Bearing(a(OfClass("ranged_weapon"))))),
            ),
        ),
        # Feathered
        "4U66": card(
            action(
                "skirmish",
                Strength(
                    Pick(1, a(MINION, Facing(a(ELF))), name="m"), Times(-2, WoundsOn(Named("m")))
                ),
                until="end_of_skirmish",
            )
        ),
        # Fereveldir, Son of Thandronen
        "4C67": card(
            playing(REQUIRE, when=Spot(1, a(ELF))),
            action(
                "skirmish",
                Wound(Pick(1, a(MINION, Facing(a(Is(SELF)))))),
                cost=(Exert(SELF), RemoveToken("elven", Pick(1, a(CONDITION, YOURS)))),
            ),
        ),
        # Ferevellon, Son of Thandronen
        "4C68": card(
            playing(REQUIRE, when=Spot(1, a(ELF))),
            action(
                "skirmish",
                Strength(Pick(1, a(MINION, Facing(a(Is(SELF))))), -2),
                cost=Exert(SELF),
                until="end_of_skirmish",
            ),
        ),
        # Final Count
        "4R69": card(
            playing(SUPPORT_AREA),
            may_each_time(Wins(a(Titled("Legolas"))), AddToken("elven", SELF)),
            always(
                Strength(
                    All(a(Titled("Legolas"))),
                    Least(
                        3,
                        Least(
                            TokensOn(SELF, "elven"),
                            TokensOn(All(a(Titled("My Axe Is Notched"))), "dwarven"),
                        ),
                    ),
                )
            ),
        ),
        # Flashing Steel
        "4C70": card(
            action(
                "skirmish",
                Strength(Pick(1, a(MINION, Facing(a(Is(Named("e")))))), -3),
                cost=Exert(Pick(1, a(ELF), name="e")),
                until="end_of_skirmish",
            )
        ),
        # Haldir, Emissary of the Galadhrim
        "4C71": card(
            always(Strength(SELF, 2), when=Unless(Controls("opponent", 1))),
            action(
                "regroup",
                LIBERATE_SITE,
                when=SiteHas("battleground"),
                cost=(Exert(SELF), Exert(Pick(1, a(ELF, OTHER)))),
            ),
        ),
        # Killing Field
        "4R72": card(
            playing(SUPPORT_AREA, when=Spot(3, a(ELF))),
            always(LosesKeyword(All(a(MINION, WOUNDED)), "fierce")),
            each_time(StartOf("regroup"), DiscardFromPlay(SELF)),
        ),
        # Legolas, Dauntless Hunter
        "4R73": card(
            always(Cost(a(SHADOW, EVENT) | a(SHADOW, CONDITION), HowMany(a(HOBBIT, UNBOUND))))
        ),
        # Legolas, Elven Comrade
        "4C74": card(
            action(
                "skirmish",
                Strength(
                    Pick(1, a(MINION, Facing(a(COMPANION, UNBOUND))), name="m"),
                    IfElse(Matches(Named("m"), a(Facing(a(Titled("Gimli"))))), -2, -1),
                ),
                cost=Exert(SELF),
                until="end_of_skirmish",
            )
        ),
        # Lembas
        "4R75": card(
            playing(Attach(a(COMPANION)), when=Spot(3, a(ELF))),
            action("regroup", ReconcileHand("you"), cost=DiscardFromPlay(SELF)),
        ),
        # Lórien Guardian
        "4C76": card(
            action("regroup", Wound(Pick(1, a(MINION), by="shadow_player")), cost=Exert(SELF))
        ),
        # Lórien Is Most Welcome
        "4U77": card(
            playing(SUPPORT_AREA, when=Spot(3, a(ELF))),
            always(LosesKeyword(All(a(MINION, WOUNDED)), "damage")),
            each_time(StartOf("regroup"), DiscardFromPlay(SELF)),
        ),
        # Lórien Swordsman
        "4C78": card(
            always(Strength(All(a(MINION, Facing(a(Is(SELF))))), Times(-2, WoundsOn(EACH))))
        ),
        # Night Without End
        "4R79": card(
            response(
                Wins(a(ELF)), OneOf((LIBERATE_SITE, Wound(Pick(1, a(MINION))))), cost=Exert(IT)
            )
        ),
        # Ordulus, Young Warrior
        "4U80": card(
            playing(REQUIRE, when=Spot(1, a(ELF))),
            always(Cost(a(OfClass("ranged_weapon")), -1, on=SELF)),
        ),
        # Pengedhel, Naith Warrior
        "4U81": card(
            playing(REQUIRE, when=Spot(1, a(ELF))),
            always(
                Strength(SELF, 2),
                NoArchery(SELF),
                when=Matches(SELF, a(Bearing(a(OfClass("ranged_weapon"))))),
            ),
        ),
        # Strength of Arms
        "4U82": card(
            playing(SUPPORT_AREA),
            may_each_time(Wins(a(ELF)), AddToken("elven", SELF)),
            action(
                "skirmish",
                Strength(
                    Pick(1, a(MINION, Facing(a(ELF)))), Minus(Least(3, TokensOn(SELF, "elven")))
                ),
                DiscardFromPlay(SELF),
                until="end_of_skirmish",
            ),
        ),
        # Supporting Fire
        "4C83": card(
            action(
                "skirmish",
                Strength(Pick(1, a(ELF)), IfElse(Spot(3, a(COMPANION, ELF)), 3, 2)),
                until="end_of_skirmish",
            )
        ),
        # Sword-wall
        "4R84": card(
            action(
                ("skirmish", "regroup"),
                OneOf((LIBERATE_SITE, Exert(Pick(1, a(MINION))))),
                when=Spot(3, a(COMPANION, ELF)),
            )
        ),
        # Thandronen, Veteran Protector
        "4C85": card(
            playing(REQUIRE, when=Spot(1, a(ELF))),
            action(
                "regroup", DiscardStacked(1, a(MINION), a(CONDITION) | a(SITE)), cost=Exert(SELF)
            ),
        ),
        # Thónnas, Naith Captain
        "4U86": card(
            playing(REQUIRE, when=Spot(1, a(ELF))),
            always(
                Strength(All(a(MINION, Facing(a(Is(SELF))))), -2),
                NoArchery(SELF),
                when=Matches(SELF, a(Bearing(a(OfClass("ranged_weapon"))))),
            ),
        ),
        # Valor
        "4C87": card(
            action(
                "skirmish",
                Strength(
                    Pick(1, a(ELF), name="e"),
                    IfElse(Matches(Named("e"), a(Facing(a(MINION, WOUNDED)))), 3, 2),
                ),
                until="end_of_skirmish",
            )
        ),
    }
