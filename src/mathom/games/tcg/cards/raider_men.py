"""The Raiders: Southrons and Easterlings."""

from mathom.games.tcg.cards.pieces.conditions import Spot, SpotBurdens
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    COMPANION,
    MAN,
    OTHER,
    RAIDER,
    RING_BEARER,
    RING_BOUND,
    UNBOUND,
    Facing,
    HasKeyword,
    Is,
    Not,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import BurdensCarried, Least, SitesControlled, Times
from mathom.games.tcg.cards.pieces.occasions import IsAssigned, IsPlayed, Loses, StartOfSkirmish
from mathom.games.tcg.cards.pieces.selectors import SELF, Pick
from mathom.games.tcg.cards.pieces.verbs.logic import Preventable
from mathom.games.tcg.cards.pieces.verbs.modifiers import ArcheryTotal, Gains, NoArchery, Strength
from mathom.games.tcg.cards.pieces.verbs.moving_cards import DiscardFromPlay
from mathom.games.tcg.cards.pieces.verbs.playing import REQUIRE
from mathom.games.tcg.cards.pieces.verbs.sites import CONTROL_SITE
from mathom.games.tcg.cards.pieces.verbs.skirmish import AssignMinion
from mathom.games.tcg.cards.pieces.verbs.tokens import AddBurden, AddTwilight, RemoveTwilight
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert, Wound
from mathom.games.tcg.cards.record import CardText, action, always, card, may_each_time, playing


def raider_men_cards() -> dict[str, CardText]:
    """What these cards say."""
    return {
        # Desert Lancers
        "4U217": card(
            playing(REQUIRE, when=Spot(1, a(RAIDER, MAN))),
            action("regroup", CONTROL_SITE, cost=Exert(SELF, 2)),
        ),
        # Desert Legion
        "4R218": card(
            always(Strength(SELF, 5), when=SpotBurdens(4)),
            always(Gains(SELF, "fierce"), when=SpotBurdens(5)),
            always(Gains(SELF, "damage", 1), when=SpotBurdens(6)),
        ),
        # Desert Lord
        "4R219": card(
            action(
                "archery",
                Exert(Pick(1, a(COMPANION, Not(RING_BEARER)))),
                NoArchery(SELF),
                cost=Exert(SELF),
                until="end_of_phase",
            )
        ),
        # Desert Soldier
        "4U220": card(
            may_each_time(
                StartOfSkirmish(SELF),
                Wound(Pick(1, a(COMPANION, Facing(a(Is(SELF)))) | a(ALLY, Facing(a(Is(SELF)))))),
                cost=RemoveTwilight(3),
            )
        ),
        # Desert Spearman
        "4C221": card(
            may_each_time(
                StartOfSkirmish(SELF),
                Wound(Pick(1, a(COMPANION, Facing(a(Is(SELF)))) | a(ALLY, Facing(a(Is(SELF)))))),
                cost=RemoveTwilight(3),
            )
        ),
        # Desert Warrior
        "4C222": card(
            may_each_time(
                StartOfSkirmish(SELF),
                Wound(Pick(1, a(COMPANION, Facing(a(Is(SELF)))) | a(ALLY, Facing(a(Is(SELF)))))),
                cost=RemoveTwilight(3),
            )
        ),
        # Easterling Axeman
        "4C224": card(always(Strength(SELF, 3), Gains(SELF, "fierce"), when=SpotBurdens(2))),
        # Easterling Captain
        "4R225": card(
            action(
                "skirmish",
                Strength(Pick(1, a(HasKeyword("easterling"))), 2),
                when=SpotBurdens(2),
                cost=RemoveTwilight(2),
                until="end_of_skirmish",
            ),
            action(
                "skirmish",
                Strength(Pick(1, a(HasKeyword("easterling"))), 3),
                when=SpotBurdens(4),
                cost=RemoveTwilight(2),
                until="end_of_skirmish",
            ),
            action(
                "skirmish",
                Strength(Pick(1, a(HasKeyword("easterling"))), 4),
                when=SpotBurdens(6),
                cost=RemoveTwilight(2),
                until="end_of_skirmish",
            ),
        ),
        # Easterling Guard
        "4C226": card(may_each_time(IsAssigned(SELF, a(UNBOUND)), AddBurden(1), cost=Exert(SELF))),
        # Easterling Infantry
        "4C227": card(always(Gains(SELF, "fierce"), Gains(SELF, "damage", 1), when=SpotBurdens(3))),
        # Easterling Lieutenant
        "4C228": card(may_each_time(IsAssigned(SELF, a(UNBOUND)), AddBurden(1), cost=Exert(SELF))),
        # Easterling Skirmisher
        "4R229": card(
            may_each_time(
                IsPlayed(SELF),
                AddTwilight(Least(BurdensCarried(), 4)),
                when=Spot(1, a(HasKeyword("easterling"), OTHER)),
            )
        ),
        # Easterling Trooper
        "4U230": card(always(Gains(SELF, "fierce"), Gains(SELF, "damage", 1), when=SpotBurdens(3))),
        # Elite Archer
        "4U232": card(
            action(
                "archery",
                Exert(Pick(1, a(COMPANION, Not(RING_BEARER)))),
                NoArchery(SELF),
                cost=Exert(SELF),
                until="end_of_phase",
            )
        ),
        # Regiment of Haradrim
        "4R244": card(
            playing(REQUIRE, when=Spot(1, a(RAIDER, MAN))),
            action("regroup", CONTROL_SITE, cost=Exert(SELF, 2)),
        ),
        # Southron Archer
        "4R245": card(
            always(
                ArcheryTotal("minion", SitesControlled("you")),
                when=Spot(1, a(HasKeyword("southron"), OTHER)),
            )
        ),
        # Southron Assassin
        "4R246": card(
            may_each_time(
                Loses(a(COMPANION) | a(ALLY), vs=a(HasKeyword("southron"))),
                Wound(Pick(1, a(RING_BOUND), by="free_player")),
                cost=RemoveTwilight(1),
            )
        ),
        # Southron Bowman
        "4C248": card(
            action(
                "archery",
                Exert(Pick(1, a(COMPANION, Not(RING_BEARER)))),
                NoArchery(SELF),
                cost=Exert(SELF),
                until="end_of_phase",
            )
        ),
        # Southron Commander
        "4U249": card(
            action(
                "assignment",
                Preventable(
                    AssignMinion(SELF, Pick(1, a(RING_BEARER))),
                    "free_player",
                    DiscardFromPlay(Pick(1, a(UNBOUND), by="free_player")),
                ),
                when=Spot(6, a(COMPANION)),
            )
        ),
        # Southron Explorer
        "4U250": card(action("regroup", CONTROL_SITE, cost=(Exert(SELF), RemoveTwilight(5)))),
        # Southron Fighter
        "4R251": card(
            action(
                "maneuver",
                Exert(Pick(1, a(COMPANION), by="free_player")),
                when=Spot(5, a(COMPANION)),
                cost=Exert(SELF),
            )
        ),
        # Southron Scout
        "4C252": card(),
        # Southron Sentry
        "4U253": card(
            action("maneuver", AddTwilight(Times(SitesControlled("you"), 2)), cost=Exert(SELF))
        ),
        # Southron Soldier
        "4C254": card(),
        # Southron Troop
        "4R256": card(
            playing(REQUIRE, when=Spot(1, a(HasKeyword("southron")))),
            action(
                "assignment",
                Preventable(
                    AssignMinion(SELF, Pick(1, a(RING_BEARER))),
                    "free_player",
                    DiscardFromPlay(Pick(1, a(COMPANION, Not(RING_BEARER)), by="you")),
                ),
                when=Spot(7, a(COMPANION)),
            ),
        ),
        # Southron Veterans
        "4R257": card(
            action(
                "maneuver",
                Exert(Pick(2, a(COMPANION), by="free_player")),
                when=Spot(6, a(COMPANION)),
                cost=Exert(SELF),
            )
        ),
        # Southron Wanderer
        "4C258": card(
            action(
                "assignment",
                Preventable(
                    AssignMinion(SELF, Pick(1, a(RING_BEARER))), "free_player", AddTwilight(4)
                ),
                when=Spot(5, a(COMPANION)),
                cost=Exert(SELF),
            )
        ),
    }
