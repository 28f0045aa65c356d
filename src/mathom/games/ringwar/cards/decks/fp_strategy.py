"""The strategy deck of the Free Peoples."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.pieces.attacking import Relieve
from mathom.games.ringwar.cards.pieces.cards import DrawCards
from mathom.games.ringwar.cards.pieces.conditions import (
    Active,
    ArmyIn,
    AtWar,
    CompanionIn,
    CompanionLeads,
    Leads,
)
from mathom.games.ringwar.cards.pieces.journeys import CompanionsWalk
from mathom.games.ringwar.cards.pieces.leaps import Leap
from mathom.games.ringwar.cards.pieces.logic import May, When
from mathom.games.ringwar.cards.pieces.marching import MoveArmies
from mathom.games.ringwar.cards.pieces.places import (
    In,
    MixedShadowArmy,
    RohanWithCompanion,
    SettlementsOf,
    ShadowArmyIn,
    WithArmy,
)
from mathom.games.ringwar.cards.pieces.politics import Counsel, Sway, ToWar
from mathom.games.ringwar.cards.pieces.recruiting import Recruits, Troop, recruit, recruit_each
from mathom.games.ringwar.cards.pieces.strikes import ChooseArmy, Strike
from mathom.games.ringwar.cards.pieces.table import ThrowOffByCards
from mathom.games.ringwar.cards.pieces.whole import Event, event, table
from mathom.games.ringwar.cards.standing import Bars, NoDieToHuntBox
from mathom.games.ringwar.kinds import SHADOW

DRAW_ONE = DrawCards("fp-strategy", 1)


def captain(nation: str, region: str) -> Recruits:
    """A unit and a leader for one place."""
    return recruit(In((region,)), Troop(nation, "unit"), Troop(nation, "leader"))


def kindred(nation: str, region: str) -> Recruits:
    """A unit for one place."""
    return recruit(In((region,)), Troop(nation, "unit"))


def messengers(nation: str, *regions: str) -> Event:
    """Companions walk; if one is where it matters, a nation goes to war."""
    return event(May(CompanionsWalk()), When(CompanionIn(regions), (ToWar(nation),)))


FP_STRATEGY: Mapping[str, Event] = {
    # The Last Battle
    "fp-strategy-01": table(
        condition=Leads(("aragorn",), abroad=True),
        standing=(NoDieToHuntBox(),),
        leaves_at=("declared", "revealed"),
    ),
    # A Power too Great
    "fp-strategy-02": table(
        Sway("elves"),
        standing=(Bars(SHADOW, ("lorien", "rivendell", "grey-havens")), ThrowOffByCards()),
    ),
    # The Power of Tom Bombadil
    "fp-strategy-03": table(
        Sway("north"),
        standing=(Bars(SHADOW, ("old-forest", "the-shire", "buckland")), ThrowOffByCards()),
    ),
    # Book of Mazarbul
    "fp-strategy-04": messengers("dwarves", "erebor", "ered-luin"),
    # The Spirit of Mordor
    "fp-strategy-05": event(ChooseArmy(MixedShadowArmy()), Strike(5, needs=5, against=SHADOW)),
    # Faramir's Rangers
    "fp-strategy-06": event(
        ChooseArmy(ShadowArmyIn(("osgiliath", "north-ithilien", "south-ithilien"))),
        Strike(3, needs=5, against=SHADOW),
        When(ArmyIn("osgiliath"), (captain("gondor", "osgiliath"),)),
    ),
    # Fear! Fire! Foes!
    "fp-strategy-07": messengers("north", "the-shire", "bree"),
    # Wisdom of Elrond
    "fp-strategy-08": event(Counsel()),
    # The Red Arrow
    "fp-strategy-09": event(Sway("rohan"), captain("rohan", "edoras"), condition=Active("gondor")),
    # Help Unlooked For
    "fp-strategy-10": event(Relieve()),
    # Paths of the Woses
    "fp-strategy-11": event(Leap("rohan", "minas-tirith"), condition=AtWar("rohan")),
    # Through a Day and a Night
    "fp-strategy-12": event(MoveArmies(1, reach=2, along="companion"), condition=CompanionLeads()),
    # Círdan's Ships
    "fp-strategy-13": event(
        recruit(WithArmy(coastal=True), Troop("elves", "unit", 2)), condition=AtWar("elves")
    ),
    # Guards of the Citadel
    "fp-strategy-14": event(captain("gondor", "minas-tirith")),
    # Celeborn's Galadhrim
    "fp-strategy-15": event(kindred("elves", "lorien"), DRAW_ONE),
    # Riders of Théoden
    "fp-strategy-16": event(
        recruit(RohanWithCompanion(), Troop("rohan", "unit"), Troop("rohan", "leader"))
    ),
    # Grimbeorn the Old, Son of Beorn
    "fp-strategy-17": event(captain("north", "carrock")),
    # Imrahil of Dol Amroth
    "fp-strategy-18": event(captain("gondor", "dol-amroth")),
    # King Brand's Men
    "fp-strategy-19": event(recruit(In(("dale",)), Troop("north", "regular", 2)), DRAW_ONE),
    # Swords in Eriador
    "fp-strategy-20": event(
        recruit_each(
            (In(("the-shire",)), Troop("north", "unit")),
            (In(("ered-luin",)), Troop("dwarves", "unit")),
        ),
        DRAW_ONE,
    ),
    # Kindred of Glorfindel
    "fp-strategy-21": event(kindred("elves", "rivendell"), DRAW_ONE),
    # Dáin Ironfoot's Guard
    "fp-strategy-22": event(captain("dwarves", "erebor")),
    # Éomer, Son of Éomund
    "fp-strategy-23": event(
        recruit(SettlementsOf("rohan", free=True), Troop("rohan", "unit"), Troop("rohan", "leader"))
    ),
    # Thranduil's Archers
    "fp-strategy-24": event(kindred("elves", "woodland-realm"), DRAW_ONE),
}
