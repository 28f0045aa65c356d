"""The strategy deck of the Shadow."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.pieces.attacking import Besieged, Besieging, Corsairs, Storm
from mathom.games.ringwar.cards.pieces.conditions import (
    GANDALF,
    AllAtWar,
    AtWar,
    Both,
    InPlay,
)
from mathom.games.ringwar.cards.pieces.dice import LoseDice
from mathom.games.ringwar.cards.pieces.leaps import Flock
from mathom.games.ringwar.cards.pieces.marching import MoveArmies
from mathom.games.ringwar.cards.pieces.places import (
    EastEdgeOf,
    In,
    NextTo,
    SettlementsOf,
    There,
    WithArmy,
)
from mathom.games.ringwar.cards.pieces.politics import Desert, Discourage, LoseLeader, Meddlers
from mathom.games.ringwar.cards.pieces.recruiting import (
    Goes,
    Improves,
    Troop,
    recruit,
    recruit_apart,
    recruit_each,
)
from mathom.games.ringwar.cards.pieces.strikes import ChoosePlace, Depart, StrongholdLost
from mathom.games.ringwar.cards.pieces.table import ThrowOff
from mathom.games.ringwar.cards.pieces.whole import Event, event, table
from mathom.games.ringwar.cards.standing import NoCombatCards, NoMusterForPassive
from mathom.games.ringwar.kinds import FREE

DUNLAND = ("north-dunland", "south-dunland")

SHADOW_STRATEGY: Mapping[str, Event] = {
    # Return to Valinor
    "shadow-strategy-01": event(Depart("elves", needs=6), condition=StrongholdLost("elves")),
    # The Fighting Uruk-hai
    "shadow-strategy-02": event(
        Storm("isengard"), condition=Both(InPlay("saruman"), Besieging("isengard"))
    ),
    # Denethor's Folly
    "shadow-strategy-03": table(
        LoseLeader("minas-tirith"),
        condition=Besieged("minas-tirith"),
        standing=(
            NoCombatCards(FREE, "minas-tirith"),
            ThrowOff("will"),
            ThrowOff("person", (*GANDALF, "aragorn"), "minas-tirith"),
        ),
    ),
    # The Day Without Dawn
    "shadow-strategy-04": event(LoseDice("will"), condition=AllAtWar()),
    # Threats and Promises
    "shadow-strategy-05": table(
        standing=(NoMusterForPassive(),),
        leaves_at=("advanced-by-attack", "advanced-by-ability"),
    ),
    # Stormcrow
    "shadow-strategy-06": event(Discourage(), Desert(), condition=Meddlers()),
    # Shadows Gather
    "shadow-strategy-07": event(MoveArmies(1, reach=3, join=True, least=1)),
    # The Shadow Lengthens
    "shadow-strategy-08": event(MoveArmies(2, reach=2, join=True, least=2)),
    # The Shadow is Moving
    "shadow-strategy-09": event(MoveArmies(4, reach=1), condition=AllAtWar()),
    # Corsairs of Umbar
    "shadow-strategy-10": event(Corsairs("umbar", "gondor"), condition=AtWar("southrons")),
    # Rage of the Dunlendings
    "shadow-strategy-11": event(
        ChoosePlace(NextTo(DUNLAND)),
        recruit(There(), Troop("isengard", "regular", 2)),
        Flock("isengard", DUNLAND, most=4),
        condition=AtWar("isengard"),
    ),
    # Return of the Witch-king
    "shadow-strategy-12": event(
        Goes("witch-king", "angmar"),
        recruit(In(("angmar",)), Troop("sauron", "regular", 2), Troop("sauron", "elite")),
        condition=InPlay("witch-king"),
    ),
    # Half-orcs and Goblin-men
    "shadow-strategy-13": event(
        recruit(WithArmy(), Troop("isengard", "unit")), condition=AtWar("isengard")
    ),
    # Olog-hai
    "shadow-strategy-14": event(
        recruit(WithArmy(), Troop("sauron", "unit")), condition=AtWar("sauron")
    ),
    # Hill-trolls
    "shadow-strategy-15": event(Improves(WithArmy(), 2, "sauron"), condition=AtWar("sauron")),
    # A New Power is Rising
    "shadow-strategy-16": event(
        recruit_each(
            (In(("north-dunland",)), Troop("isengard", "regular", 2)),
            (In(("south-dunland",)), Troop("isengard", "regular", 2)),
            (In(("orthanc",)), Troop("isengard", "unit", 2)),
        ),
        condition=InPlay("saruman"),
    ),
    # Many Kings to the Service of Mordor
    "shadow-strategy-17": event(
        recruit_apart(3, SettlementsOf("southrons"), Troop("southrons", "regular", 2))
    ),
    # The King is Revealed
    "shadow-strategy-18": event(
        recruit(In(("minas-morgul",)), Troop("sauron", "regular", 5), Troop("sauron", "leader")),
        condition=InPlay("aragorn"),
    ),
    # Shadows on the Misty Mountains
    "shadow-strategy-19": event(
        recruit(In(("mount-gram", "moria")), Troop("sauron", "unit", 2), Troop("sauron", "leader"))
    ),
    # Orcs Multiplying Again
    "shadow-strategy-20": event(
        recruit_each(
            (In(("dol-guldur",)), Troop("sauron", "regular", 3)),
            (In(("mount-gundabad",)), Troop("sauron", "regular", 3)),
        )
    ),
    # Horde from the East
    "shadow-strategy-21": event(
        recruit(EastEdgeOf("southrons"), Troop("southrons", "regular", 5)),
        condition=AtWar("southrons"),
    ),
    # Monsters Roused
    "shadow-strategy-22": event(
        recruit_each(
            (In(("angmar",)), Troop("sauron", "regular")),
            (In(("ettenmoors",)), Troop("sauron", "regular")),
            (In(("weather-hills",)), Troop("sauron", "regular")),
            (In(("trollshaws",)), Troop("sauron", "elite")),
        )
    ),
    # Musterings of Long-planned War
    "shadow-strategy-23": event(
        recruit_each(
            (In(("gorgoroth",)), Troop("southrons", "regular", 5)),
            (In(("nurn",)), Troop("sauron", "regular", 5)),
        ),
        condition=AllAtWar(),
    ),
    # Pits of Mordor
    "shadow-strategy-24": event(
        recruit_apart(3, SettlementsOf("sauron", strongholds=True), Troop("sauron", "regular", 2)),
        condition=AtWar("sauron"),
    ),
}
