"""Gondor."""

from mathom.games.tcg.cards.pieces.conditions import STARTING, Matches, SiteIs, Spot
from mathom.games.tcg.cards.pieces.filters import (
    COMPANION,
    GONDOR,
    HOBBIT,
    IN_SKIRMISH,
    MAN,
    MINION,
    OPPONENTS,
    OTHER,
    RING_BOUND,
    ROAMING,
    ROHAN,
    UNBOUND,
    URUK_HAI,
    YOURS,
    AssignedTo,
    Facing,
    HasKeyword,
    Is,
    Titled,
    WithSignet,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import IfElse, Least, Spotted, TokensOn
from mathom.games.tcg.cards.pieces.occasions import MOVES, Loses, Wins
from mathom.games.tcg.cards.pieces.selectors import BEARER, SELF, All, Named, Pick
from mathom.games.tcg.cards.pieces.verbs.logic import If, Later, Preventable, Repeat
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    Cost,
    ForbidActions,
    Gains,
    SiteNumber,
    Strength,
    WoundCap,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import DiscardFromPlay, DiscardHand
from mathom.games.tcg.cards.pieces.verbs.playing import REQUIRE, SUPPORT_AREA, Attach
from mathom.games.tcg.cards.pieces.verbs.sites import LIBERATE_SITE, PlayNextSite
from mathom.games.tcg.cards.pieces.verbs.skirmish import CancelSkirmish
from mathom.games.tcg.cards.pieces.verbs.tokens import AddToken, AddTwilight, RemoveTwilight
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert, Exhaust, HealWounds, Wound
from mathom.games.tcg.cards.record import CardText, action, always, card, may_each_time, playing


def gondor_cards() -> dict[str, CardText]:
    """What the cards of Gondor say."""
    return {
        # Aragorn, Heir of Elendil
        "4C109": card(),
        # Arrows Thick in the Air
        "4U110": card(
            action(
                ("archery", "skirmish"),
                Wound(All(a(MINION, ROAMING))),
                cost=Exert(Pick(2, a(MAN, RING_BOUND))),
            )
        ),
        # Boromir, My Brother
        "4R111": card(
            playing(Attach(a(Titled("Faramir")))),
            action(
                "skirmish",
                Strength(Pick(1, a(MAN, RING_BOUND)), 1),
                cost=DiscardHand(1, a(GONDOR)),
                until="end_of_skirmish",
            ),
        ),
        # Boromir's Gauntlets
        "4C112": card(
            playing(Attach(a(MAN, GONDOR))),
            action(
                "skirmish",
                Preventable(CancelSkirmish(a(Is(BEARER))), "any_shadow", RemoveTwilight(1)),
                cost=Exert(BEARER),
            ),
        ),
        # Curse Them
        "4C113": card(
            action(
                "skirmish",
                CancelSkirmish(a(MINION, ROAMING)),
                cost=Exert(Pick(1, a(MAN, RING_BOUND))),
            )
        ),
        # Damrod, Ranger of Ithilien
        "4U114": card(
            playing(REQUIRE, when=Spot(1, a(MAN, RING_BOUND))),
            action("skirmish", Exhaust(Pick(1, a(MAN, Facing(a(Is(SELF)))))), cost=Exert(SELF)),
        ),
        # Defend It and Hope
        "4C115": card(
            action(
                "maneuver",
                Wound(Pick(1, a(MINION), name="m"), IfElse(Matches(Named("m"), a(URUK_HAI)), 2, 1)),
                cost=Exert(Pick(1, a(MAN, GONDOR))),
            )
        ),
        # Faramir, Captain of Gondor
        "4R116": card(
            always(Cost(a(MAN, GONDOR, OTHER, YOURS), -1), when=STARTING),
            always(Strength(SELF, 2), when=Matches(SELF, a(Facing(a(MINION, ROAMING))))),
        ),
        # Faramir, Son of Denethor
        "4C117": card(
            always(ForbidActions("opponent", "skirmish"), when=Matches(SELF, a(IN_SKIRMISH)))
        ),
        # Faramir's Bow
        "4R118": card(
            playing(Attach(a(Titled("Faramir")))),
            always(Gains(BEARER, "archer")),
            action(
                "skirmish",
                Wound(
                    Pick(
                        1, a(MAN, Facing(a(Is(BEARER)))) | a(MINION, ROAMING, Facing(a(Is(BEARER))))
                    )
                ),
                when=Matches(BEARER, a(Facing(a(MAN) | a(MINION, ROAMING)))),
                cost=Exert(BEARER),
            ),
        ),
        # Faramir's Cloak
        "4R119": card(
            playing(Attach(a(Titled("Faramir")))),
            always(Strength(All(a(MINION, ROAMING, Facing(a(MAN, RING_BOUND)))), -1)),
        ),
        # Forbidden Pool
        "4R120": card(
            playing(SUPPORT_AREA),
            always(WoundCap(All(a(MAN, RING_BOUND)), 1), when=SiteIs(6, 6)),
            action(
                "fellowship",
                HealWounds(Pick(1, a(MAN, RING_BOUND))),
                cost=(AddTwilight(2), DiscardFromPlay(SELF)),
            ),
        ),
        # Forests of Ithilien
        "4R121": card(
            playing(SUPPORT_AREA),
            always(SiteNumber(All(a(MAN, IN_SKIRMISH)), 2), when=SiteIs(5, 5)),
            action(
                "regroup",
                LIBERATE_SITE,
                cost=(DiscardFromPlay(SELF), Exert(Pick(1, a(MAN, RING_BOUND)))),
            ),
        ),
        # Gondorian Ranger
        "4C122": card(always(SiteNumber(All(a(MINION, AssignedTo(a(MAN, RING_BOUND)))), 2))),
        # Hard Choice
        "4U123": card(
            action(
                "fellowship",
                HealWounds(Pick(1, a(COMPANION, WithSignet("aragorn"))), 2),
                when=Spot(1, a(Titled("Aragorn"))),
            )
        ),
        # Help in Doubt and Need
        "4R124": card(
            playing(SUPPORT_AREA),
            action(
                "skirmish",
                Strength(Pick(1, a(COMPANION, ROHAN)), 2),
                cost=Exert(Pick(1, a(MAN, GONDOR, UNBOUND))),
                until="end_of_skirmish",
            ),
            action(
                "skirmish",
                Strength(Pick(1, a(MAN, GONDOR, UNBOUND)), 2),
                cost=Exert(Pick(1, a(COMPANION, ROHAN))),
                until="end_of_skirmish",
            ),
        ),
        # Henneth Annûn
        "4R125": card(
            playing(SUPPORT_AREA),
            always(
                Strength(All(a(MINION, ROAMING, Facing(a(COMPANION, RING_BOUND)))), -2),
                when=SiteIs(6, 6),
            ),
            action(
                "skirmish",
                Wound(Pick(1, a(MINION, ROAMING))),
                when=Spot(1, a(MAN, GONDOR)),
                cost=DiscardFromPlay(SELF),
            ),
        ),
        # Ithilien Trap
        "4U126": card(
            playing(SUPPORT_AREA),
            may_each_time(Wins(a(MAN, GONDOR)), AddToken("gondor", SELF)),
            action(
                "maneuver",
                Repeat(Least(3, TokensOn(SELF, "gondor")), Exert(Pick(1, a(MINION)))),
                DiscardFromPlay(SELF),
            ),
        ),
        # Mablung, Soldier of Gondor
        "4U127": card(
            playing(REQUIRE, when=Spot(1, a(MAN, RING_BOUND))),
            action(
                "skirmish",
                Exhaust(Pick(1, a(MINION, ROAMING, Facing(a(Is(SELF)))))),
                cost=Exert(SELF),
            ),
        ),
        # New Errand
        "4C128": card(
            action(
                "skirmish",
                SiteNumber(Pick(1, a(MINION), name="m"), 2),
                Later(Loses(a(Is(Named("m")))), Wound(Pick(1, a(MINION)))),
                when=Spot(1, a(MAN, RING_BOUND)),
                until="end_of_skirmish",
            )
        ),
        # Pathfinder
        "4C129": card(
            action(
                ("fellowship", "regroup"), PlayNextSite(1), when=Spot(1, a(HasKeyword("ranger")))
            )
        ),
        # Ranger of Ithilien
        "4C130": card(
            playing(Cost(SELF, -1), when=STARTING),
            always(Strength(SELF, 2), when=Matches(SELF, a(Facing(a(MINION, ROAMING))))),
        ),
        # Ranger's Bow
        "4C131": card(
            playing(Attach(a(MAN, RING_BOUND))),
            action(
                "skirmish",
                Wound(
                    Pick(
                        1, a(MAN, Facing(a(Is(BEARER)))) | a(MINION, ROAMING, Facing(a(Is(BEARER))))
                    )
                ),
                when=Matches(BEARER, a(Facing(a(MAN) | a(MINION, ROAMING)))),
                cost=Exert(BEARER),
            ),
        ),
        # Ranger's Sword, Blade of Aragorn
        "4U132": card(
            playing(Attach(a(Titled("Aragorn")))),
            always(Strength(BEARER, 2), when=Matches(BEARER, a(Facing(a(URUK_HAI))))),
        ),
        # Ruins of Osgiliath
        "4R133": card(
            playing(SUPPORT_AREA),
            always(Gains(All(a(MAN, RING_BOUND)), "defender", 1), when=SiteIs(7, 7)),
            action(
                "skirmish",
                Wound(Pick(1, a(MAN, OPPONENTS))),
                when=Spot(1, a(MAN, RING_BOUND)),
                cost=DiscardFromPlay(SELF),
            ),
        ),
        # Sword of Gondor
        "4C134": card(
            playing(Attach(a(MAN, GONDOR))),
            always(
                Gains(BEARER, "damage", 1),
                when=Matches(BEARER, a(Facing(a(MAN) | a(MINION, ROAMING)))),
            ),
        ),
        # War and Valor
        "4C135": card(
            action(
                "skirmish",
                Strength(
                    Pick(1, a(MAN, GONDOR), name="m"),
                    IfElse(Matches(Named("m"), a(Facing(a(MINION, ROAMING)))), 3, 2),
                ),
                If(
                    Matches(Named("m"), a(Facing(a(MINION, ROAMING)))),
                    Gains(Named("m"), "damage", 1),
                ),
                until="end_of_skirmish",
            )
        ),
        # Aragorn, Wingfoot
        "4P364": card(
            may_each_time(MOVES, Repeat(Spotted(a(HOBBIT, UNBOUND)), Wound(Pick(1, a(MINION)))))
        ),
    }
