"""The strategy deck of the Shadow."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import EventHalf, event, table
from mathom.games.ringwar.cards.pieces.attacking import Corsairs, Storm
from mathom.games.ringwar.cards.pieces.conditions import (
    All,
    Exists,
    NationsAre,
    at_war,
    in_play,
)
from mathom.games.ringwar.cards.pieces.dice import LoseDice
from mathom.games.ringwar.cards.pieces.figures import Figure
from mathom.games.ringwar.cards.pieces.journeys import Goes
from mathom.games.ringwar.cards.pieces.leaps import Flock
from mathom.games.ringwar.cards.pieces.marching import MoveArmies
from mathom.games.ringwar.cards.pieces.places import (
    ANYWHERE,
    Army,
    PeacefulNation,
    Place,
    There,
    place,
)
from mathom.games.ringwar.cards.pieces.politics import ChooseNation, LoseFigure, Sway
from mathom.games.ringwar.cards.pieces.recruiting import (
    Improves,
    recruit,
    recruit_apart,
    recruit_each,
)
from mathom.games.ringwar.cards.pieces.strikes import ChooseTarget, DieForEach, RollForHits
from mathom.games.ringwar.cards.pieces.table import ThrowOff
from mathom.games.ringwar.cards.standing import NoCombatCards, NoMusterForPassive
from mathom.games.ringwar.kinds import FREE, SHADOW, SHADOW_NATIONS

DUNLAND = ("north-dunland", "south-dunland")
ALL_AT_WAR = NationsAre(SHADOW_NATIONS, "at-war")
WITH_ARMY = Place(army=True)
URUK_HAI = Army(SHADOW, who=Figure("unit", "isengard"), besieging=True)
MEDDLED = PeacefulNation(visited=True)

SHADOW_STRATEGY: Mapping[str, EventHalf] = {
    # Return to Valinor
    "shadow-strategy-01": event(
        RollForHits(
            DieForEach(Figure("unit", "elves")),
            6,
            Army(FREE, Place(lands=("elves",), built="stronghold", besieged=False)),
        ),
        condition=Exists(Place(lands=("elves",), built="stronghold", conquered=True)),
    ),
    # The Fighting Uruk-hai
    "shadow-strategy-02": event(
        Storm(URUK_HAI), condition=All((in_play("saruman"), Exists(URUK_HAI)))
    ),
    # Denethor's Folly
    "shadow-strategy-03": table(
        LoseFigure(("leader",), by=SHADOW, region="minas-tirith"),
        condition=Exists(Army(SHADOW, place("minas-tirith"), besieging=True)),
        standing=(
            NoCombatCards(FREE, "minas-tirith"),
            ThrowOff("will"),
            ThrowOff("person", ("gandalf-grey", "gandalf-white", "aragorn"), "minas-tirith"),
        ),
    ),
    # The Day Without Dawn
    "shadow-strategy-04": event(LoseDice(FREE, "will"), condition=ALL_AT_WAR),
    # Threats and Promises
    "shadow-strategy-05": table(
        standing=(NoMusterForPassive(),),
        leaves_at=("advanced-by-attack", "advanced-by-ability"),
    ),
    # Stormcrow
    "shadow-strategy-06": event(
        ChooseNation(MEDDLED),
        Sway(None, "away"),
        LoseFigure(("unit", "leader"), by=FREE),
        condition=Exists(MEDDLED),
    ),
    # Shadows Gather
    "shadow-strategy-07": event(MoveArmies(1, reach=3, join=True, least=1)),
    # The Shadow Lengthens
    "shadow-strategy-08": event(MoveArmies(2, reach=2, join=True, least=2)),
    # The Shadow is Moving
    "shadow-strategy-09": event(MoveArmies(4, reach=1), condition=ALL_AT_WAR),
    # Corsairs of Umbar
    "shadow-strategy-10": event(
        Corsairs("umbar", Place(lands=("gondor",), coastal=True)), condition=at_war("southrons")
    ),
    # Rage of the Dunlendings
    "shadow-strategy-11": event(
        ChooseTarget(Place(next_to=DUNLAND, free=True)),
        recruit(There(), Figure("regular", "isengard", 2)),
        Flock("isengard", DUNLAND, most=4),
        condition=at_war("isengard"),
    ),
    # Return of the Witch-king
    "shadow-strategy-12": event(
        Goes("witch-king", "angmar"),
        recruit(place("angmar"), Figure("regular", "sauron", 2), Figure("elite", "sauron")),
        condition=in_play("witch-king"),
    ),
    # Half-orcs and Goblin-men
    "shadow-strategy-13": event(
        recruit(WITH_ARMY, Figure("unit", "isengard")), condition=at_war("isengard")
    ),
    # Olog-hai
    "shadow-strategy-14": event(
        recruit(WITH_ARMY, Figure("unit", "sauron")), condition=at_war("sauron")
    ),
    # Hill-trolls
    "shadow-strategy-15": event(Improves(ANYWHERE, 2, "sauron"), condition=at_war("sauron")),
    # A New Power is Rising
    "shadow-strategy-16": event(
        recruit_each(
            (place("north-dunland"), Figure("regular", "isengard", 2)),
            (place("south-dunland"), Figure("regular", "isengard", 2)),
            (place("orthanc"), Figure("unit", "isengard", 2)),
        ),
        condition=in_play("saruman"),
    ),
    # Many Kings to the Service of Mordor
    "shadow-strategy-17": event(
        recruit_apart(
            3,
            Place(lands=("southrons",), built="settlement"),
            Figure("regular", "southrons", 2),
        )
    ),
    # The King is Revealed
    "shadow-strategy-18": event(
        recruit(place("minas-morgul"), Figure("regular", "sauron", 5), Figure("nazgul")),
        condition=in_play("aragorn"),
    ),
    # Shadows on the Misty Mountains
    "shadow-strategy-19": event(
        recruit(place("mount-gram", "moria"), Figure("unit", "sauron", 2), Figure("nazgul"))
    ),
    # Orcs Multiplying Again
    "shadow-strategy-20": event(
        recruit_each(
            (place("dol-guldur"), Figure("regular", "sauron", 3)),
            (place("mount-gundabad"), Figure("regular", "sauron", 3)),
        )
    ),
    # Horde from the East
    "shadow-strategy-21": event(
        recruit(
            Place(lands=("southrons",), free=True, east_edge=True),
            Figure("regular", "southrons", 5),
        ),
        condition=at_war("southrons"),
    ),
    # Monsters Roused
    "shadow-strategy-22": event(
        recruit_each(
            (place("angmar"), Figure("regular", "sauron")),
            (place("ettenmoors"), Figure("regular", "sauron")),
            (place("weather-hills"), Figure("regular", "sauron")),
            (place("trollshaws"), Figure("elite", "sauron")),
        )
    ),
    # Musterings of Long-planned War
    "shadow-strategy-23": event(
        recruit_each(
            (place("gorgoroth"), Figure("regular", "southrons", 5)),
            (place("nurn"), Figure("regular", "sauron", 5)),
        ),
        condition=ALL_AT_WAR,
    ),
    # Pits of Mordor
    "shadow-strategy-24": event(
        recruit_apart(
            3, Place(lands=("sauron",), built="stronghold"), Figure("regular", "sauron", 2)
        ),
        condition=at_war("sauron"),
    ),
}
