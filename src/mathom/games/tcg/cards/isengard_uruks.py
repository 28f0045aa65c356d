"""Isengard: the Uruk-hai."""

from mathom.games.tcg.cards.pieces.conditions import (
    FIERCE_SKIRMISH,
    Controls,
    InPile,
    Matches,
    SiteHas,
    Spot,
)
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    CARD,
    CHARACTER,
    COMPANION,
    HOBBIT,
    IN_SKIRMISH,
    ISENGARD,
    OTHER,
    SITE,
    UNASSIGNED,
    UNBOUND,
    URUK_HAI,
    YOURS,
    Bearing,
    ControlledBy,
    Facing,
    HasKeyword,
    StackedOn,
    Terrain,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import HowMany, Minus, SitesControlled, Times
from mathom.games.tcg.cards.pieces.occasions import IsKilled, IsPlayed
from mathom.games.tcg.cards.pieces.selectors import SELF, Named, Pick
from mathom.games.tcg.cards.pieces.verbs.logic import Preventable
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    ArcheryTotal,
    Cost,
    ForbidDiscarding,
    Gains,
    NoArchery,
    NoWounds,
    RoamingPenalty,
    Strength,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import StackFromPlay
from mathom.games.tcg.cards.pieces.verbs.playing import REQUIRE, PlayFrom
from mathom.games.tcg.cards.pieces.verbs.sites import CONTROL_SITE
from mathom.games.tcg.cards.pieces.verbs.skirmish import AssignMinion
from mathom.games.tcg.cards.pieces.verbs.tokens import AddBurden, AddToken, RemoveTwilight
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert, Exhaust, PreventAllWounds, Wound
from mathom.games.tcg.cards.record import (
    CardText,
    action,
    always,
    card,
    may_each_time,
    playing,
    response,
    while_stacked,
)


def isengard_uruks_cards() -> dict[str, CardText]:
    """What these cards say."""
    return {
        # Advance Uruk Patrol
        "4U136": card(
            always(Gains(SELF, "fierce"), when=SiteHas("battleground")),
            always(
                Strength(SELF, 4),
                when=Spot(1, a(SITE, ControlledBy("you"), Terrain("battleground"))),
            ),
        ),
        # Band of Uruk Bowmen
        "4U138": card(always(ArcheryTotal("minion", 1), when=Controls("you", 1))),
        # Elite Crossbowmen
        "4R150": card(
            action(
                "archery",
                Wound(Pick(1, a(UNBOUND), by="free_player")),
                NoArchery(SELF),
                cost=Exert(SELF),
                until="end_of_phase",
            )
        ),
        # Lieutenant of Orthanc
        "4R158": card(
            action(
                "maneuver",
                Gains(Pick(1, a(URUK_HAI, OTHER)), "fierce"),
                cost=Exert(SELF),
                until="until_regroup",
            )
        ),
        # Mauhúr, Patrol Leader
        "4R160": card(
            action(
                "skirmish",
                PreventAllWounds(Pick(1, a(ISENGARD, HasKeyword("tracker")))),
                cost=RemoveTwilight(2),
                until="end_of_skirmish",
            )
        ),
        # Orthanc Champion
        "4R164": card(
            action(
                "assignment",
                Preventable(
                    AssignMinion(SELF, Pick(1, a(UNBOUND, UNASSIGNED), name="c")),
                    "free_player",
                    Exert(Named("c")),
                ),
                cost=Exert(SELF),
            )
        ),
        # Orthanc Warrior
        "4C165": card(),
        # Ranged Commander
        "4R169": card(
            always(Cost(a(ISENGARD, HasKeyword("archer")), -1)),
            action(
                "archery",
                Wound(Pick(1, a(UNBOUND), by="free_player")),
                NoArchery(SELF),
                cost=Exert(SELF),
                until="end_of_phase",
            ),
        ),
        # Uglúk, Servant of Saruman
        "4R176": card(
            always(RoamingPenalty(a(YOURS, ISENGARD, HasKeyword("tracker")), -2)),
            always(Strength(SELF, 3), when=Spot(2, a(ISENGARD, HasKeyword("tracker")))),
            always(Gains(SELF, "damage", 1), when=Spot(3, a(ISENGARD, HasKeyword("tracker")))),
        ),
        # Uruk Assault Band
        "4R179": card(
            playing(REQUIRE, when=Spot(1, a(URUK_HAI))),
            always(Gains(SELF, "fierce"), when=SiteHas("battleground")),
            always(
                Strength(SELF, 6),
                when=Spot(1, a(SITE, ControlledBy("you"), Terrain("battleground"))),
            ),
            always(
                NoWounds(SELF), when=Spot(2, a(SITE, ControlledBy("you"), Terrain("battleground")))
            ),
        ),
        # Uruk Besieger
        "4C180": card(
            action(
                "regroup",
                StackFromPlay(SELF, Pick(1, a(SITE, ControlledBy("you")))),
                when=Controls("you", 1),
            ),
            while_stacked(
                "shadow",
                PlayFrom(SELF, "stacked", discount=1),
                when=Matches(SELF, a(StackedOn(a(SITE, ControlledBy("you"))))),
            ),
        ),
        # Uruk Chaser
        "4C181": card(
            always(Strength(SELF, 2), when=(FIERCE_SKIRMISH, Matches(SELF, a(IN_SKIRMISH))))
        ),
        # Uruk Crossbow Troop
        "4U182": card(
            may_each_time(IsPlayed(SELF), AddToken("isengard", Pick(1, a(HasKeyword("machine")))))
        ),
        # Uruk Crossbowman
        "4C183": card(
            action(
                "archery",
                Wound(Pick(1, a(UNBOUND), by="free_player")),
                NoArchery(SELF),
                cost=Exert(SELF),
                until="end_of_phase",
            )
        ),
        # Uruk Defender
        "4C184": card(
            action(
                "skirmish",
                Strength(Pick(1, a(URUK_HAI, OTHER)), 2),
                when=SiteHas("battleground"),
                cost=Exert(SELF),
                until="end_of_skirmish",
            )
        ),
        # Uruk Fanatic
        "4C185": card(always(Gains(SELF, "fierce"), when=InPile("dead_pile", 3, a(CARD)))),
        # Uruk Follower
        "4R186": card(
            always(ForbidDiscarding(a(UNBOUND, HOBBIT))),
            response(IsKilled(a(UNBOUND, HOBBIT)), AddBurden(1), cost=Exert(SELF)),
        ),
        # Uruk Foot Soldier
        "4C187": card(
            always(
                Strength(SELF, 3),
                Gains(SELF, "damage", 1),
                when=(FIERCE_SKIRMISH, Matches(SELF, a(IN_SKIRMISH))),
            )
        ),
        # Uruk Hunter
        "4U188": card(
            always(ForbidDiscarding(a(UNBOUND, HOBBIT))),
            response(
                IsKilled(a(UNBOUND, HOBBIT)), Exhaust(Pick(1, a(COMPANION))), cost=Exert(SELF, 2)
            ),
        ),
        # Uruk Plains Runner
        "4C189": card(
            always(
                Strength(SELF, 3),
                Gains(SELF, "damage", 1),
                when=(FIERCE_SKIRMISH, Matches(SELF, a(IN_SKIRMISH))),
            )
        ),
        # Uruk Pursuer
        "4C190": card(
            always(ForbidDiscarding(a(UNBOUND, HOBBIT))),
            response(
                IsKilled(a(UNBOUND, HOBBIT)),
                Wound(Pick(1, a(UNBOUND), by="free_player")),
                cost=Exert(SELF),
            ),
        ),
        # Uruk Rear Guard
        "4C191": card(
            action(
                "skirmish",
                Strength(Pick(1, a(URUK_HAI, OTHER)), 1),
                when=SiteHas("battleground"),
                cost=Exert(SELF),
                until="end_of_skirmish",
            )
        ),
        # Uruk Regular
        "4C192": card(
            action(
                "shadow",
                PlayFrom(a(URUK_HAI), "hand", discount=HowMany(a(URUK_HAI, OTHER))),
                cost=Exert(SELF),
            )
        ),
        # Uruk Runner
        "4C193": card(
            always(Strength(SELF, 2), when=(FIERCE_SKIRMISH, Matches(SELF, a(IN_SKIRMISH))))
        ),
        # Uruk Searcher
        "4U194": card(
            always(
                Strength(SELF, 2),
                Gains(SELF, "damage", 1),
                when=Matches(SELF, a(Facing(a(CHARACTER, Bearing(a(HasKeyword("search"))))))),
            )
        ),
        # Uruk Seeker
        "4C195": card(
            always(
                Strength(SELF, 2),
                Gains(SELF, "damage", 1),
                when=Matches(SELF, a(Facing(a(CHARACTER, Bearing(a(HasKeyword("search"))))))),
            )
        ),
        # Uruk Stalker
        "4C197": card(
            always(Strength(SELF, 3), Gains(SELF, "fierce"), when=InPile("dead_pile", 1, a(ALLY)))
        ),
        # Uruk Stormer
        "4C198": card(
            may_each_time(IsKilled(a(COMPANION) | a(ALLY), skirmish_with=a(URUK_HAI)), CONTROL_SITE)
        ),
        # Uruk Trooper
        "4R199": card(
            action(
                "regroup",
                StackFromPlay(SELF, Pick(1, a(SITE, ControlledBy("you")))),
                when=Controls("you", 1),
            ),
            while_stacked(
                "shadow",
                PlayFrom(SELF, "stacked", discount=1),
                when=Matches(SELF, a(StackedOn(a(SITE, ControlledBy("you"))))),
            ),
        ),
        # Uruk Vanguard
        "4R200": card(
            playing(REQUIRE, when=Spot(1, a(URUK_HAI))),
            always(Gains(SELF, "fierce"), Gains(SELF, "damage", 1), when=SiteHas("battleground")),
        ),
        # Uruk Veteran
        "4U201": card(
            action(
                "regroup",
                StackFromPlay(SELF, Pick(1, a(SITE, ControlledBy("you")))),
                when=Controls("you", 1),
            ),
            while_stacked(
                "shadow",
                PlayFrom(SELF, "stacked", discount=1),
                when=Matches(SELF, a(StackedOn(a(SITE, ControlledBy("you"))))),
            ),
        ),
        # Uruk-hai Band
        "4U202": card(always(Strength(SELF, Times(SitesControlled("you"), 2)))),
        # Uruk-hai Horde
        "4R203": card(playing(Cost(SELF, Minus(SitesControlled("you"))))),
        # Uruk-hai Marauder
        "4C204": card(playing(Cost(SELF, Minus(SitesControlled("you"))))),
        # Uruk-hai Mob
        "4U205": card(playing(Cost(SELF, Minus(SitesControlled("you"))))),
        # Uruk-hai Patrol
        "4C206": card(always(Gains(SELF, "damage", 1), when=Controls("you", 1))),
        # Uruk-hai Raiding Party
        "4C207": card(),
    }
