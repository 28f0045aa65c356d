"""The character deck of the Free Peoples."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.pieces.cards import DrawCards, PlayAnother
from mathom.games.ringwar.cards.pieces.conditions import (
    HEIR,
    Both,
    CompanionIn,
    Either,
    GuidedBy,
    HasCompanions,
    InFellowship,
    InLandOf,
    InPlay,
    Leads,
    RingIn,
    StandsIn,
)
from mathom.games.ringwar.cards.pieces.dice import TurnDie
from mathom.games.ringwar.cards.pieces.fellowship import Heal, RollCorruption, SlipAway
from mathom.games.ringwar.cards.pieces.journeys import Journey, RideTo
from mathom.games.ringwar.cards.pieces.logic import IfElse, May, When
from mathom.games.ringwar.cards.pieces.places import AnyOf, Beside, NazgulInSight
from mathom.games.ringwar.cards.pieces.politics import Rouse, Sway
from mathom.games.ringwar.cards.pieces.recruiting import Improves, RaiseTheCoast, Troop, recruit
from mathom.games.ringwar.cards.pieces.rout import Flee, Haunt, Scatter
from mathom.games.ringwar.cards.pieces.strikes import ChooseArmy, EaglesStrike, Falls, Onslaught
from mathom.games.ringwar.cards.pieces.table import LowerDamage, PreventTile, ReplaceTile
from mathom.games.ringwar.cards.pieces.tiles import Challenge, OwnTile
from mathom.games.ringwar.cards.pieces.whole import Event, event, table

GUIDED_BY_GOLLUM = GuidedBy("gollum")

ENTS = event(
    Onslaught("orthanc", dice=3, needs=4),
    Falls("saruman", "orthanc"),
    When(
        Either(
            StandsIn(("gandalf-white",), ("fangorn",)), InLandOf(("gandalf-white",), ("rohan",))
        ),
        (PlayAnother("fp-character"),),
    ),
    condition=Both(InPlay("gandalf-white"), CompanionIn(("fangorn",))),
)

FP_CHARACTER: Mapping[str, Event] = {
    # Elven Cloaks
    "fp-character-01": event(OwnTile("f01")),
    # Elven Rope
    "fp-character-02": event(OwnTile("f02")),
    # Phial of Galadriel
    "fp-character-03": event(OwnTile("f03")),
    # Sméagol Helps Nice Master
    "fp-character-04": event(OwnTile("f04")),
    # Mithril Coat and Sting
    "fp-character-05": table(reactions=(ReplaceTile(),)),
    # Axe and Bow
    "fp-character-06": table(
        condition=InFellowship(("gimli", "legolas")), reactions=(LowerDamage(1),)
    ),
    # Horn of Gondor
    "fp-character-07": table(condition=InFellowship(("boromir",)), reactions=(LowerDamage(1),)),
    # Wizard's Staff
    "fp-character-08": table(condition=InFellowship(("gandalf-grey",)), reactions=(PreventTile(),)),
    # Athelas
    "fp-character-09": event(
        RollCorruption(dice=3, needs=5, guide="strider", needs_with_guide=3, heals=True)
    ),
    # There Is Another Way
    "fp-character-10": event(Heal(1), When(GUIDED_BY_GOLLUM, (May(SlipAway()),))),
    # I Will Go Alone
    "fp-character-11": event(Journey(further=1), Heal(1), condition=HasCompanions()),
    # Bilbo's Song
    "fp-character-12": event(IfElse(GUIDED_BY_GOLLUM, Heal(2), Heal(1))),
    # Mirror of Galadriel
    "fp-character-13": event(TurnDie("character", "will"), When(RingIn("lorien"), (Heal(1),))),
    # Challenge of the King
    "fp-character-14": event(
        Challenge(HEIR), condition=InLandOf(HEIR, ("gondor", "rohan"), with_army=True)
    ),
    # Gwaihir the Windlord
    "fp-character-15": event(Journey(level=4, on_map=True)),
    # We Prove the Swifter
    "fp-character-16": event(Journey(further=2, on_map=True)),
    # There and Back Again
    "fp-character-17": event(
        Journey(further=1),
        When(
            StandsIn(("gimli", "legolas"), ("dale", "erebor", "woodland-realm")),
            (Rouse("dwarves"), Rouse("north"), Sway("dwarves"), Sway("elves"), Sway("north")),
        ),
    ),
    # The Eagles are Coming!
    "fp-character-18": event(
        ChooseArmy(NazgulInSight()),
        EaglesStrike(needs=5),
        Scatter(),
        condition=AnyOf(NazgulInSight()),
    ),
    # The Ents Awake: Treebeard
    "fp-character-19": ENTS,
    # The Ents Awake: Huorns
    "fp-character-20": ENTS,
    # The Ents Awake: Entmoot
    "fp-character-21": ENTS,
    # Dead Men of Dunharrow
    "fp-character-22": event(
        RideTo(HEIR, ("erech", "lamedon", "pelargir")),
        Haunt(),
        Flee(),
        RaiseTheCoast(3),
        condition=InLandOf(HEIR, ("rohan",)),
    ),
    # House of the Stewards
    "fp-character-23": event(
        recruit(Beside(("boromir",)), Troop("gondor", "unit")),
        DrawCards("fp-strategy", 2),
        condition=InLandOf(("boromir",), ("gondor",)),
    ),
    # The Grey Company
    "fp-character-24": event(
        Improves(Beside(HEIR), 1), DrawCards("fp-strategy", 2), condition=Leads(HEIR)
    ),
}
