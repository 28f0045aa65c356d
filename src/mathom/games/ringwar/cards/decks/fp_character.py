"""The character deck of the Free Peoples."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import EventHalf, Reaction, event, table
from mathom.games.ringwar.cards.pieces.cards import DrawCards, PlayAnother
from mathom.games.ringwar.cards.pieces.conditions import (
    All,
    Belongs,
    Exists,
    GuidedBy,
    InFellowship,
    RingIn,
    Stands,
    in_play,
)
from mathom.games.ringwar.cards.pieces.dice import TurnUnusedDie
from mathom.games.ringwar.cards.pieces.fellowship import (
    Corruption,
    HideOrMove,
    RollForCorruption,
)
from mathom.games.ringwar.cards.pieces.figures import COMPANION, HEIR, Figure, People
from mathom.games.ringwar.cards.pieces.journeys import Journey, RideTo
from mathom.games.ringwar.cards.pieces.logic import May, When
from mathom.games.ringwar.cards.pieces.places import Army, Place, Places, There, place
from mathom.games.ringwar.cards.pieces.politics import Rouse, Sway
from mathom.games.ringwar.cards.pieces.recruiting import Improves, RaiseTheCoast, recruit
from mathom.games.ringwar.cards.pieces.strikes import (
    ChooseTarget,
    DieForEach,
    Falls,
    Flee,
    RollForHits,
    Scatter,
)
from mathom.games.ringwar.cards.pieces.table import LowerDamage, PreventTile, ReplaceTile
from mathom.games.ringwar.cards.pieces.tiles import Challenge, OwnTile
from mathom.games.ringwar.kinds import FREE, SHADOW

GUIDED_BY_GOLLUM = GuidedBy("gollum")
WHITE_RIDER = People(("gandalf-white",))
BOROMIR = People(("boromir",))
DWARF_OR_ELF = People(("gimli", "legolas"))
LAND_OF_ROHAN = Place(lands=("rohan",))
NAZGUL_IN_SIGHT = Army(SHADOW, who=Figure("lesser-nazgul"), near=Army(FREE, who=COMPANION))

ENTS = event(
    RollForHits(3, 4, Army(SHADOW, place("orthanc")), as_attack=True),
    Falls("saruman", "orthanc"),
    When(
        Stands(WHITE_RIDER, Places((place("fangorn"), LAND_OF_ROHAN))),
        (PlayAnother("fp-character"),),
    ),
    condition=All((in_play("gandalf-white"), Stands(COMPANION, place("fangorn")))),
)

FP_CHARACTER: Mapping[str, EventHalf] = {
    # Elven Cloaks
    "fp-character-01": event(OwnTile("f01")),
    # Elven Rope
    "fp-character-02": event(OwnTile("f02")),
    # Phial of Galadriel
    "fp-character-03": event(OwnTile("f03")),
    # Sméagol Helps Nice Master
    "fp-character-04": event(OwnTile("f04")),
    # Mithril Coat and Sting
    "fp-character-05": table(reactions=(Reaction("tile", ReplaceTile()),)),
    # Axe and Bow
    "fp-character-06": table(
        condition=InFellowship(DWARF_OR_ELF), reactions=(Reaction("tile", LowerDamage(1)),)
    ),
    # Horn of Gondor
    "fp-character-07": table(
        condition=InFellowship(BOROMIR), reactions=(Reaction("tile", LowerDamage(1)),)
    ),
    # Wizard's Staff
    "fp-character-08": table(
        condition=InFellowship(People(("gandalf-grey",))),
        reactions=(Reaction("before-tile", PreventTile()),),
    ),
    # Athelas
    "fp-character-09": event(RollForCorruption(3, needs=5, by=-1, guide="strider", guided=3)),
    # There Is Another Way
    "fp-character-10": event(Corruption(-1), When(GUIDED_BY_GOLLUM, (May(HideOrMove()),))),
    # I Will Go Alone
    "fp-character-11": event(Journey(further=1), Corruption(-1), condition=InFellowship(COMPANION)),
    # Bilbo's Song
    "fp-character-12": event(When(GUIDED_BY_GOLLUM, (Corruption(-2),), (Corruption(-1),))),
    # Mirror of Galadriel
    "fp-character-13": event(
        TurnUnusedDie("character", "will"),
        When(RingIn(Place(names=("lorien",), conquered=False)), (Corruption(-1),)),
    ),
    # Challenge of the King
    "fp-character-14": event(
        Challenge(HEIR, tiles=3),
        condition=Belongs(HEIR, Army(FREE, Place(lands=("gondor", "rohan")))),
    ),
    # Gwaihir the Windlord
    "fp-character-15": event(Journey(level=4, on_map=True)),
    # We Prove the Swifter
    "fp-character-16": event(Journey(further=2, on_map=True)),
    # There and Back Again
    "fp-character-17": event(
        Journey(further=1),
        When(
            Stands(DWARF_OR_ELF, place("dale", "erebor", "woodland-realm")),
            (Rouse("dwarves"), Rouse("north"), Sway("dwarves"), Sway("elves"), Sway("north")),
        ),
    ),
    # The Eagles are Coming!
    "fp-character-18": event(
        ChooseTarget(NAZGUL_IN_SIGHT),
        RollForHits(DieForEach(Figure("lesser-nazgul")), 5, Army(SHADOW, There()), toll="nazgul"),
        Scatter(Place(lands=("sauron",), built="stronghold", conquered=False)),
        condition=Exists(NAZGUL_IN_SIGHT),
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
        RollForHits(1, None, Army(SHADOW, There()), as_attack=True),
        Flee(SHADOW),
        RaiseTheCoast(Figure("regular", "gondor", 3)),
        condition=Stands(HEIR, LAND_OF_ROHAN),
    ),
    # House of the Stewards
    "fp-character-23": event(
        recruit(Place(who=BOROMIR), Figure("unit", "gondor")),
        DrawCards("fp-strategy", 2),
        condition=Stands(BOROMIR, Place(lands=("gondor",))),
    ),
    # The Grey Company
    "fp-character-24": event(
        Improves(Place(who=HEIR), 1),
        DrawCards("fp-strategy", 2),
        condition=Belongs(HEIR, Army(FREE)),
    ),
}
