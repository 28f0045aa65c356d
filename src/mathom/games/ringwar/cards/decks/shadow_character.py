"""The character deck of the Shadow."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import EventHalf, Reaction, event, table
from mathom.games.ringwar.cards.pieces.attacking import AttackWith, Storm
from mathom.games.ringwar.cards.pieces.cards import TakeCard
from mathom.games.ringwar.cards.pieces.conditions import (
    Agreed,
    Belongs,
    Compare,
    Exists,
    FellowshipRevealed,
    GuidedBy,
    RingIn,
    active,
    in_play,
)
from mathom.games.ringwar.cards.pieces.counts import HowMuch
from mathom.games.ringwar.cards.pieces.dice import OpenEyes
from mathom.games.ringwar.cards.pieces.fellowship import (
    Corruption,
    Drive,
    HuntRoll,
    RevealFellowship,
    RollForCorruption,
    Tempt,
    Yield,
)
from mathom.games.ringwar.cards.pieces.figures import NAZGUL, WITCH_KING, Figure
from mathom.games.ringwar.cards.pieces.journeys import Travel
from mathom.games.ringwar.cards.pieces.logic import May, OneOf, Way, When
from mathom.games.ringwar.cards.pieces.marching import MoveArmies
from mathom.games.ringwar.cards.pieces.places import Army, Place, There
from mathom.games.ringwar.cards.pieces.recruiting import recruit
from mathom.games.ringwar.cards.pieces.strikes import ChooseSpell, DieForEach, RollForHits
from mathom.games.ringwar.cards.pieces.table import Ambush, HelpHunt, ThrowOff
from mathom.games.ringwar.cards.pieces.tiles import Break, DrawHuntTile, OwnTile, PartCompany
from mathom.games.ringwar.cards.standing import DrawsAfterEvent, KeepsPassive
from mathom.games.ringwar.kinds import FREE, FREE_NATIONS, SHADOW

GUIDED_BY_GOLLUM = GuidedBy("gollum")
FLY = May(Travel("nazgul"))
HAVEN = Place(lands=FREE_NATIONS, built="settlement")
HELD_HAVEN = Place(lands=FREE_NATIONS, built="settlement", conquered=False)
ASTRAY = Agreed("astray", "held", RingIn(HELD_HAVEN, outside=True), RingIn(HAVEN, outside=True))
ON_THE_WAY = Compare(HowMuch("progress"), "at-least", 1)
HUNTED = RingIn(Place(who=NAZGUL))
SPELL_ARMY = Army(SHADOW, who=NAZGUL, near=Army(FREE))

SHADOW_CHARACTER: Mapping[str, EventHalf] = {
    # Shelob's Lair
    "shadow-character-01": event(OwnTile("s01")),
    # The Ring is Mine!
    "shadow-character-02": event(OwnTile("s02")),
    # On, On They Went
    "shadow-character-03": event(OwnTile("s03")),
    # Give It to Uss!
    "shadow-character-04": event(OwnTile("s04")),
    # Orc Patrol
    "shadow-character-05": event(DrawHuntTile(), condition=ASTRAY),
    # Isildur's Bane
    "shadow-character-06": event(DrawHuntTile("no-reduction"), condition=ASTRAY),
    # Foul Thing from the Deep
    "shadow-character-07": event(DrawHuntTile("random-casualty"), condition=ASTRAY),
    # Candles of Corpses
    "shadow-character-08": event(
        RollForCorruption(3, needs=4, by=1, guide="gollum", guided=6), condition=ASTRAY
    ),
    # Nazgûl Search
    "shadow-character-09": event(FLY, When(HUNTED, (RevealFellowship(),)), condition=ON_THE_WAY),
    # Cruel Weather
    "shadow-character-10": event(Drive(), condition=ON_THE_WAY),
    # The Nazgûl Strike!
    "shadow-character-11": event(
        FLY,
        When(
            HUNTED,
            (
                OneOf(
                    (Way("take-card", TakeCard("fp-character")), Way("hunt-roll", HuntRoll())),
                    optional=True,
                ),
            ),
        ),
        condition=ON_THE_WAY,
    ),
    # Morgul Wound
    "shadow-character-12": event(
        When(Compare(HowMuch("corruption"), "at-most", 3), (Corruption(2),), (Corruption(1),)),
        condition=FellowshipRevealed(),
    ),
    # Lure of the Ring
    "shadow-character-13": event(
        When(GUIDED_BY_GOLLUM, (Corruption(1),), (Tempt(), Yield())),
        condition=FellowshipRevealed(),
    ),
    # The Breaking of the Fellowship
    "shadow-character-14": event(
        When(GUIDED_BY_GOLLUM, (Corruption(1),), (Break(), PartCompany())),
        condition=FellowshipRevealed(),
    ),
    # Worn with Sorrow and Toil
    "shadow-character-15": table(
        reactions=(Reaction("casualty", TakeCard("fp-character", from_hand=True), used_up=False),),
        leaves_at=("declared-haven",),
    ),
    # Flocks of Crebain
    "shadow-character-16": table(
        reactions=(Reaction("hunt", HelpHunt(1)),), leaves_at=("declared-haven",)
    ),
    # Balrog of Moria
    "shadow-character-17": table(
        reactions=(Reaction("declared", Ambush()),), fights_from_table=True
    ),
    # The Lidless Eye
    "shadow-character-18": event(OpenEyes(3)),
    # Dreadful Spells
    "shadow-character-19": event(
        ChooseSpell(SPELL_ARMY),
        RollForHits(DieForEach(NAZGUL, "own"), 5, Army(FREE, There())),
        condition=Exists(SPELL_ARMY),
    ),
    # Grond, Hammer of the Underworld
    "shadow-character-20": event(
        Storm(Army(SHADOW, who=WITCH_KING, besieging=True)),
        condition=Belongs(WITCH_KING, Army(SHADOW, besieging=True)),
    ),
    # The Palantír of Orthanc
    "shadow-character-21": table(
        condition=in_play("saruman"),
        standing=(DrawsAfterEvent(SHADOW), ThrowOff("will"), ThrowOff("ring")),
    ),
    # Wormtongue
    "shadow-character-22": table(
        condition=in_play("saruman"),
        standing=(
            KeepsPassive("rohan", ("companion", "declaration", "attack"), ("edoras", "helms-deep")),
        ),
        leaves=active("rohan"),
    ),
    # The Ringwraiths Are Abroad
    "shadow-character-23": event(
        FLY,
        OneOf(
            (
                Way("move-armies", MoveArmies(2, reach=1, who=NAZGUL)),
                Way("attack", AttackWith(NAZGUL)),
            ),
            optional=True,
        ),
    ),
    # The Black Captain Commands
    "shadow-character-24": event(
        OneOf(
            (
                Way("recruit-nazgul", recruit(Place(who=WITCH_KING), Figure("nazgul", number=2))),
                Way("fly", FLY),
            )
        ),
        OneOf(
            (
                Way("move-army", MoveArmies(1, reach=1, who=WITCH_KING)),
                Way("attack", AttackWith(WITCH_KING)),
            ),
            optional=True,
        ),
        condition=in_play("witch-king"),
    ),
}
