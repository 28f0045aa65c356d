"""The strategy deck of the Free Peoples."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import EventHalf, event, table
from mathom.games.ringwar.cards.pieces.attacking import Relieve
from mathom.games.ringwar.cards.pieces.cards import DrawCards
from mathom.games.ringwar.cards.pieces.conditions import (
    Belongs,
    Exists,
    Stands,
    active,
    at_war,
)
from mathom.games.ringwar.cards.pieces.figures import COMPANION, Figure, People
from mathom.games.ringwar.cards.pieces.journeys import Travel
from mathom.games.ringwar.cards.pieces.leaps import Leap
from mathom.games.ringwar.cards.pieces.logic import May, When
from mathom.games.ringwar.cards.pieces.marching import MoveArmies
from mathom.games.ringwar.cards.pieces.places import (
    Army,
    PeacefulNation,
    Place,
    Places,
    There,
    place,
)
from mathom.games.ringwar.cards.pieces.politics import ChooseNation, Rouse, Sway
from mathom.games.ringwar.cards.pieces.recruiting import Recruits, recruit, recruit_each
from mathom.games.ringwar.cards.pieces.strikes import ChooseTarget, RollForHits
from mathom.games.ringwar.cards.pieces.table import ThrowOffByCards
from mathom.games.ringwar.cards.standing import Bars, NoDieToHuntBox
from mathom.games.ringwar.kinds import FREE, SHADOW

DRAW_ONE = DrawCards("fp-strategy", 1)
THAT_ARMY = Army(SHADOW, There())


def captain(nation: str, region: str) -> Recruits:
    """A unit and a leader for one place."""
    return recruit(place(region), Figure("unit", nation), Figure("leader", nation))


def kindred(nation: str, region: str) -> Recruits:
    """A unit for one place."""
    return recruit(place(region), Figure("unit", nation))


def messengers(nation: str, *regions: str) -> EventHalf:
    """Companions walk; if one is where it matters, a nation goes to war."""
    return event(
        May(Travel("companions")),
        When(Stands(COMPANION, place(*regions)), (Rouse(nation), Sway(nation, "to-war"))),
    )


FP_STRATEGY: Mapping[str, EventHalf] = {
    # The Last Battle
    "fp-strategy-01": table(
        condition=Belongs(People(("aragorn",)), Army(FREE, abroad=True)),
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
    "fp-strategy-05": event(ChooseTarget(Army(SHADOW, nations=2)), RollForHits(5, 5, THAT_ARMY)),
    # Faramir's Rangers
    "fp-strategy-06": event(
        ChooseTarget(Army(SHADOW, place("osgiliath", "north-ithilien", "south-ithilien"))),
        RollForHits(3, 5, THAT_ARMY),
        When(Exists(Army(FREE, place("osgiliath"))), (captain("gondor", "osgiliath"),)),
    ),
    # Fear! Fire! Foes!
    "fp-strategy-07": messengers("north", "the-shire", "bree"),
    # Wisdom of Elrond
    "fp-strategy-08": event(ChooseNation(PeacefulNation()), Rouse(None), Sway(None)),
    # The Red Arrow
    "fp-strategy-09": event(Sway("rohan"), captain("rohan", "edoras"), condition=active("gondor")),
    # Help Unlooked For
    "fp-strategy-10": event(Relieve()),
    # Paths of the Woses
    "fp-strategy-11": event(Leap("rohan", "minas-tirith"), condition=at_war("rohan")),
    # Through a Day and a Night
    "fp-strategy-12": event(
        MoveArmies(1, reach=2, who=COMPANION), condition=Belongs(COMPANION, Army(FREE))
    ),
    # Círdan's Ships
    "fp-strategy-13": event(
        recruit(Place(army=True, coastal=True), Figure("unit", "elves", 2)),
        condition=at_war("elves"),
    ),
    # Guards of the Citadel
    "fp-strategy-14": event(captain("gondor", "minas-tirith")),
    # Celeborn's Galadhrim
    "fp-strategy-15": event(kindred("elves", "lorien"), DRAW_ONE),
    # Riders of Théoden
    "fp-strategy-16": event(
        recruit(
            Places((place("edoras"), Place(lands=("rohan",), who=COMPANION))),
            Figure("unit", "rohan"),
            Figure("leader", "rohan"),
        )
    ),
    # Grimbeorn the Old, Son of Beorn
    "fp-strategy-17": event(captain("north", "carrock")),
    # Imrahil of Dol Amroth
    "fp-strategy-18": event(captain("gondor", "dol-amroth")),
    # King Brand's Men
    "fp-strategy-19": event(recruit(place("dale"), Figure("regular", "north", 2)), DRAW_ONE),
    # Swords in Eriador
    "fp-strategy-20": event(
        recruit_each(
            (place("the-shire"), Figure("unit", "north")),
            (place("ered-luin"), Figure("unit", "dwarves")),
        ),
        DRAW_ONE,
    ),
    # Kindred of Glorfindel
    "fp-strategy-21": event(kindred("elves", "rivendell"), DRAW_ONE),
    # Dáin Ironfoot's Guard
    "fp-strategy-22": event(captain("dwarves", "erebor")),
    # Éomer, Son of Éomund
    "fp-strategy-23": event(
        recruit(
            Place(lands=("rohan",), built="settlement", free=True),
            Figure("unit", "rohan"),
            Figure("leader", "rohan"),
        )
    ),
    # Thranduil's Archers
    "fp-strategy-24": event(kindred("elves", "woodland-realm"), DRAW_ONE),
}
