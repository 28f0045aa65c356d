"""The character deck of the Shadow."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.pieces.attacking import AttackWith, Besieging, Storm
from mathom.games.ringwar.cards.pieces.cards import TakeACard, TakeOffTable
from mathom.games.ringwar.cards.pieces.conditions import (
    Active,
    Astray,
    CorruptionAtMost,
    GuidedBy,
    HuntedByNazgul,
    InPlay,
    OnTheWay,
    Revealed,
)
from mathom.games.ringwar.cards.pieces.dice import OpenEyes
from mathom.games.ringwar.cards.pieces.fellowship import (
    Corrupt,
    Drive,
    HuntRoll,
    Reveal,
    RollCorruption,
    Tempt,
    Yield,
)
from mathom.games.ringwar.cards.pieces.journeys import NazgulFly
from mathom.games.ringwar.cards.pieces.logic import IfElse, May, OneOf, Then, Way, When
from mathom.games.ringwar.cards.pieces.marching import MoveArmies
from mathom.games.ringwar.cards.pieces.piece import Use
from mathom.games.ringwar.cards.pieces.places import Beside
from mathom.games.ringwar.cards.pieces.recruiting import Troop, recruit
from mathom.games.ringwar.cards.pieces.strikes import CastSpells, SpellsReach, StrikeAsMany
from mathom.games.ringwar.cards.pieces.table import Ambush, HelpHunt, ThrowOff
from mathom.games.ringwar.cards.pieces.tiles import Break, DrawTile, OwnTile, Part
from mathom.games.ringwar.cards.pieces.whole import Event, event, table
from mathom.games.ringwar.cards.standing import DrawsAfterEvent, KeepsPassive
from mathom.games.ringwar.kinds import FREE, SHADOW

GUIDED_BY_GOLLUM = GuidedBy("gollum")
FLY = May(NazgulFly())
TWO_NAZGUL = recruit(Beside(("witch-king",)), Troop("sauron", "leader", 2))

SHADOW_CHARACTER: Mapping[str, Event] = {
    # Shelob's Lair
    "shadow-character-01": event(OwnTile("s01")),
    # The Ring is Mine!
    "shadow-character-02": event(OwnTile("s02")),
    # On, On They Went
    "shadow-character-03": event(OwnTile("s03")),
    # Give It to Uss!
    "shadow-character-04": event(OwnTile("s04")),
    # Orc Patrol
    "shadow-character-05": event(DrawTile(), condition=Astray()),
    # Isildur's Bane
    "shadow-character-06": event(DrawTile("no-reduction"), condition=Astray()),
    # Foul Thing from the Deep
    "shadow-character-07": event(DrawTile("random-casualty"), condition=Astray()),
    # Candles of Corpses
    "shadow-character-08": event(
        RollCorruption(dice=3, needs=4, guide="gollum", needs_with_guide=6, heals=False),
        condition=Astray(),
    ),
    # Nazgûl Search
    "shadow-character-09": event(FLY, When(HuntedByNazgul(), (Reveal(),)), condition=OnTheWay()),
    # Cruel Weather
    "shadow-character-10": event(Drive(), condition=OnTheWay()),
    # The Nazgûl Strike!
    "shadow-character-11": event(
        FLY,
        When(
            HuntedByNazgul(),
            (
                OneOf(
                    (Way("take-card", TakeOffTable()), Way("hunt-roll", HuntRoll())),
                    optional=True,
                ),
            ),
        ),
        condition=OnTheWay(),
    ),
    # Morgul Wound
    "shadow-character-12": event(
        IfElse(CorruptionAtMost(3), Corrupt(2), Corrupt(1)), condition=Revealed()
    ),
    # Lure of the Ring
    "shadow-character-13": event(
        IfElse(GUIDED_BY_GOLLUM, Corrupt(1), Then(Tempt(), Yield())), condition=Revealed()
    ),
    # The Breaking of the Fellowship
    "shadow-character-14": event(
        IfElse(GUIDED_BY_GOLLUM, Corrupt(1), Then(Break(), Part())), condition=Revealed()
    ),
    # Worn with Sorrow and Toil
    "shadow-character-15": table(
        reactions=(Use("casualty", TakeACard(), used_up=False),), leaves_at=("declared-haven",)
    ),
    # Flocks of Crebain
    "shadow-character-16": table(reactions=(HelpHunt(1),), leaves_at=("declared-haven",)),
    # Balrog of Moria
    "shadow-character-17": table(reactions=(Ambush(),), fights_from_table=True),
    # The Lidless Eye
    "shadow-character-18": event(OpenEyes(3)),
    # Dreadful Spells
    "shadow-character-19": event(
        CastSpells(), StrikeAsMany(5, needs=5, against=FREE), condition=SpellsReach()
    ),
    # Grond, Hammer of the Underworld
    "shadow-character-20": event(Storm("witch-king"), condition=Besieging("witch-king")),
    # The Palantír of Orthanc
    "shadow-character-21": table(
        condition=InPlay("saruman"),
        standing=(DrawsAfterEvent(SHADOW), ThrowOff("will"), ThrowOff("ring")),
    ),
    # Wormtongue
    "shadow-character-22": table(
        condition=InPlay("saruman"),
        standing=(
            KeepsPassive("rohan", ("companion", "declaration", "attack"), ("edoras", "helms-deep")),
        ),
        leaves=Active("rohan"),
    ),
    # The Ringwraiths Are Abroad
    "shadow-character-23": event(
        FLY,
        OneOf(
            (
                Way("move-armies", MoveArmies(2, reach=1, along="nazgul")),
                Way("attack", AttackWith("nazgul")),
            ),
            optional=True,
        ),
    ),
    # The Black Captain Commands
    "shadow-character-24": event(
        OneOf(
            (
                Way(
                    "recruit-nazgul", recruit(Beside(("witch-king",)), Troop("sauron", "leader", 2))
                ),
                Way("fly", FLY),
            )
        ),
        OneOf(
            (
                Way("move-army", MoveArmies(1, reach=1, along="witch-king")),
                Way("attack", AttackWith("witch-king")),
            ),
            optional=True,
        ),
        condition=InPlay("witch-king"),
    ),
}
