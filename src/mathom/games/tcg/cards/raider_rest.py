"""The Raiders: events, conditions, possessions."""

from mathom.games.tcg.cards.pieces.conditions import Controls, Spot, SpotBurdens, TwilightBelow
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    COMPANION,
    CONDITION,
    EVENT,
    FREE,
    MAN,
    RAIDER,
    RING_BEARER,
    RING_BOUND,
    UNASSIGNED,
    Facing,
    HasKeyword,
    Is,
    Not,
    Refers,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import (
    BurdensCarried,
    Excess,
    HowMany,
    IfElse,
    Least,
    SpottedBurdens,
    TokensOn,
)
from mathom.games.tcg.cards.pieces.occasions import EndOf, Loses, MovesFrom
from mathom.games.tcg.cards.pieces.selectors import BEARER, SELF, All, Pick
from mathom.games.tcg.cards.pieces.verbs.decks import Draw
from mathom.games.tcg.cards.pieces.verbs.logic import OneOf, Preventable, Repeat
from mathom.games.tcg.cards.pieces.verbs.modifiers import ArcheryTotal, ExtraCost, Gains, Strength
from mathom.games.tcg.cards.pieces.verbs.moving_cards import DiscardFromPlay
from mathom.games.tcg.cards.pieces.verbs.playing import SUPPORT_AREA, Attach
from mathom.games.tcg.cards.pieces.verbs.skirmish import AssignMinion
from mathom.games.tcg.cards.pieces.verbs.tokens import (
    AddBurden,
    AddToken,
    AddTwilight,
    RemoveToken,
    RemoveTwilight,
)
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert, HealWounds, Wound
from mathom.games.tcg.cards.record import (
    CardText,
    action,
    always,
    card,
    each_time,
    may_each_time,
    playing,
)


def raider_rest_cards() -> dict[str, CardText]:
    """What these cards say."""
    return {
        # Arrow From the South
        "4U216": card(
            playing(SUPPORT_AREA),
            may_each_time(
                Loses(a(COMPANION) | a(ALLY), vs=a(RAIDER, MAN)), AddToken("raider", SELF)
            ),
            action(
                "archery",
                Repeat(
                    TokensOn(SELF, "raider"), HealWounds(Pick(1, a(RAIDER, HasKeyword("archer"))))
                ),
                DiscardFromPlay(SELF),
            ),
        ),
        # Discovered
        "4R223": card(
            action(
                "maneuver",
                DiscardFromPlay(Pick(IfElse(SpotBurdens(3), 2, 1), a(FREE, CONDITION))),
                cost=Exert(Pick(1, a(RAIDER, MAN))),
            )
        ),
        # Eastern Emyn Muil
        "4R231": card(
            playing(SUPPORT_AREA),
            each_time(MovesFrom(2), Exert(All(a(RING_BOUND)), 2)),
            action(
                "maneuver",
                Exert(Pick(1, a(RING_BOUND))),
                cost=(DiscardFromPlay(SELF), Exert(Pick(1, a(RAIDER, MAN)))),
            ),
        ),
        # Fearless
        "4U233": card(
            action(
                "skirmish",
                OneOf(
                    (
                        Strength(Pick(1, a(HasKeyword("southron"))), Least(SpottedBurdens(), 5)),
                        Strength(Pick(1, a(RAIDER, MAN)), 2),
                    )
                ),
                until="end_of_skirmish",
            )
        ),
        # Flanking Attack
        "4U234": card(
            action(
                ("maneuver", "skirmish"),
                AddTwilight(3),
                cost=Exert(Pick(1, a(HasKeyword("southron")))),
            )
        ),
        # Gathering to the Summons
        "4C235": card(
            action("skirmish", AddBurden(1), when=Spot(1, a(RAIDER, MAN, Facing(a(RING_BOUND)))))
        ),
        # Howl of Harad
        "4U236": card(
            playing(SUPPORT_AREA),
            may_each_time(
                Loses(a(COMPANION) | a(ALLY), vs=a(HasKeyword("southron"))),
                Wound(Pick(1, a(RING_BOUND), by="free_player")),
                cost=RemoveTwilight(4),
            ),
        ),
        # Ithilien Wilderness
        "4R237": card(
            playing(SUPPORT_AREA),
            may_each_time(EndOf("any_phase", 7, 9), AddTwilight(8), when=TwilightBelow(7)),
            action(
                "skirmish",
                Strength(Pick(1, a(RAIDER, MAN)), 2),
                cost=DiscardFromPlay(SELF),
                until="end_of_skirmish",
            ),
        ),
        # Men of Harad
        "4R238": card(
            playing(SUPPORT_AREA),
            action(
                "shadow",
                Draw(1),
                when=(Controls("you", 1), Spot(3, a(HasKeyword("southron")))),
                cost=RemoveTwilight(2),
            ),
        ),
        # Men of Rhûn
        "4C239": card(
            action(
                "skirmish",
                Strength(Pick(1, a(RAIDER, MAN)), IfElse(SpotBurdens(4), 4, 3)),
                until="end_of_skirmish",
            )
        ),
        # New Fear
        "4R240": card(
            action(
                "regroup",
                Preventable(
                    AddBurden(Excess(HowMany(a(COMPANION)), 4)),
                    "free_player",
                    DiscardFromPlay(Pick(2, a(COMPANION, Not(RING_BEARER)), by="free_player")),
                ),
                cost=Exert(Pick(1, a(RAIDER, MAN))),
            )
        ),
        # On the March
        "4C241": card(
            action(
                "skirmish",
                Strength(Pick(1, a(RAIDER, MAN)), IfElse(Spot(6, a(COMPANION)), 5, 3)),
                until="end_of_skirmish",
            )
        ),
        # Raiders From the East
        "4U242": card(
            playing(SUPPORT_AREA),
            action(
                "shadow",
                AddToken("raider", SELF),
                cost=(RemoveTwilight(3), Exert(Pick(1, a(RAIDER, MAN)))),
            ),
            action("maneuver", AddTwilight(1), cost=RemoveToken("raider", SELF)),
        ),
        # Rapid Fire
        "4R243": card(
            action(
                "archery",
                ArcheryTotal("minion", Least(BurdensCarried(), 5)),
                cost=Exert(Pick(1, a(RAIDER, HasKeyword("archer")))),
                until="end_of_phase",
            )
        ),
        # Southron Bow
        "4R247": card(
            playing(Attach(a(RAIDER, MAN))),
            always(Gains(BEARER, "archer")),
            always(ArcheryTotal("minion", 1), when=Spot(1, a(RAIDER, MAN, Not(Is(BEARER))))),
        ),
        # Southron Spear
        "4C255": card(
            playing(Attach(a(HasKeyword("southron")))),
            action(
                "skirmish",
                Wound(
                    Pick(1, a(COMPANION, Facing(a(Is(BEARER)))) | a(ALLY, Facing(a(Is(BEARER)))))
                ),
                cost=(RemoveTwilight(4), Exert(BEARER)),
            ),
        ),
        # Vision From Afar
        "4R259": card(
            action(
                "assignment",
                Preventable(
                    AssignMinion(
                        Pick(1, a(HasKeyword("easterling"), UNASSIGNED)), Pick(1, a(RING_BEARER))
                    ),
                    "free_player",
                    AddBurden(1),
                ),
            )
        ),
        # Whirling Strike
        "4C260": card(
            action(
                "skirmish",
                Wound(
                    Pick(1, a(COMPANION, Facing(a(RAIDER, MAN))) | a(ALLY, Facing(a(RAIDER, MAN))))
                ),
            )
        ),
        # Wrath of Harad
        "4R261": card(
            playing(SUPPORT_AREA),
            always(
                ExtraCost(
                    a(FREE, EVENT, Refers("ranger")), Wound(Pick(1, a(COMPANION), by="free_player"))
                ),
                when=Spot(1, a(RAIDER, MAN)),
            ),
            action(
                "skirmish",
                Strength(Pick(1, a(RAIDER, MAN)), 2),
                cost=DiscardFromPlay(SELF),
                until="end_of_skirmish",
            ),
        ),
    }
