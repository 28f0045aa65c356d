"""Combat halves: the strategy deck of the Free Peoples."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import Combat
from mathom.games.ringwar.cards.combat.conditions import DefendingOutside, EliteFights, FreeGround
from mathom.games.ringwar.cards.combat.fp_character import SUDDEN_STRIKE
from mathom.games.ringwar.cards.combat.hits import MoreHits, ShieldWall
from mathom.games.ringwar.cards.combat.modifiers import AtMostDice, Bonus, Confuse
from mathom.games.ringwar.cards.combat.retreat import SlipAway
from mathom.games.ringwar.cards.combat.strikes import DieForEachElite, ExtraAttack

DAYLIGHT = Combat((AtMostDice(3),))
NO_QUARTER = Combat((MoreHits(1),))
ADVANTAGEOUS_POSITION = Combat((Bonus(-1, whose="enemy"),), FreeGround())
SCOUTS = Combat((SlipAway(),), DefendingOutside())
SHIELD_WALL = Combat((ShieldWall(),))
CONFUSION = Combat((Confuse(),))
CHARGE = Combat((ExtraAttack(DieForEachElite()),), EliteFights())
VALOUR = Combat((Bonus(1),), EliteFights())

FP_STRATEGY: Mapping[str, Combat] = {
    "fp-strategy-01": DAYLIGHT,
    "fp-strategy-02": NO_QUARTER,
    "fp-strategy-03": ADVANTAGEOUS_POSITION,
    "fp-strategy-04": ADVANTAGEOUS_POSITION,
    "fp-strategy-05": SCOUTS,
    "fp-strategy-06": SHIELD_WALL,
    "fp-strategy-07": SHIELD_WALL,
    "fp-strategy-08": CONFUSION,
    "fp-strategy-09": SCOUTS,
    "fp-strategy-10": NO_QUARTER,
    "fp-strategy-11": SUDDEN_STRIKE,
    "fp-strategy-12": CONFUSION,
    "fp-strategy-13": CHARGE,
    "fp-strategy-14": CHARGE,
    "fp-strategy-15": DAYLIGHT,
    "fp-strategy-16": DAYLIGHT,
    "fp-strategy-17": SCOUTS,
    "fp-strategy-18": SHIELD_WALL,
    "fp-strategy-19": SHIELD_WALL,
    "fp-strategy-20": ADVANTAGEOUS_POSITION,
    "fp-strategy-21": ADVANTAGEOUS_POSITION,
    "fp-strategy-22": VALOUR,
    "fp-strategy-23": VALOUR,
    "fp-strategy-24": VALOUR,
}
