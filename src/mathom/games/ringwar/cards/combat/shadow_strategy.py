"""Combat halves: the Shadow's strategy deck."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import Combat
from mathom.games.ringwar.cards.combat.cancelling import CancelCard
from mathom.games.ringwar.cards.combat.conditions import EliteFights
from mathom.games.ringwar.cards.combat.hits import HitIfAhead
from mathom.games.ringwar.cards.combat.modifiers import Bonus
from mathom.games.ringwar.cards.combat.shadow_character import DEVILRY_OF_ORTHANC
from mathom.games.ringwar.cards.combat.strikes import (
    DieForEachElite,
    ExtraAttack,
    GreatHost,
    Onslaught,
    Relentless,
)

DEADLY_STRIFE = Combat((Bonus(2, "both", "both"),))
ONSLAUGHT = Combat((Onslaught(4, 4),))
RELENTLESS_ASSAULT = Combat((Relentless(2),))
GREAT_HOST = Combat((GreatHost(),))
MUMAKIL = Combat((Bonus(1), HitIfAhead()), EliteFights("southrons"))
SWARM_OF_BATS = Combat((CancelCard(reroll_bonus=1),))
WE_COME_TO_KILL = Combat((ExtraAttack(DieForEachElite(), 5, "after-losses"),), EliteFights())
DESPERATE_BATTLE = Combat((Bonus(1, "both", "both"),))

SHADOW_STRATEGY: Mapping[str, Combat] = {
    "shadow-strategy-01": DEADLY_STRIFE,
    "shadow-strategy-02": ONSLAUGHT,
    "shadow-strategy-03": DEVILRY_OF_ORTHANC,
    "shadow-strategy-04": RELENTLESS_ASSAULT,
    "shadow-strategy-05": DEVILRY_OF_ORTHANC,
    "shadow-strategy-06": GREAT_HOST,
    "shadow-strategy-07": MUMAKIL,
    "shadow-strategy-08": MUMAKIL,
    "shadow-strategy-09": SWARM_OF_BATS,
    "shadow-strategy-10": DEADLY_STRIFE,
    "shadow-strategy-11": RELENTLESS_ASSAULT,
    "shadow-strategy-12": SWARM_OF_BATS,
    "shadow-strategy-13": WE_COME_TO_KILL,
    "shadow-strategy-14": WE_COME_TO_KILL,
    "shadow-strategy-15": WE_COME_TO_KILL,
    "shadow-strategy-16": GREAT_HOST,
    "shadow-strategy-17": GREAT_HOST,
    "shadow-strategy-18": RELENTLESS_ASSAULT,
    "shadow-strategy-19": ONSLAUGHT,
    "shadow-strategy-20": ONSLAUGHT,
    "shadow-strategy-21": DEADLY_STRIFE,
    "shadow-strategy-22": DESPERATE_BATTLE,
    "shadow-strategy-23": DESPERATE_BATTLE,
    "shadow-strategy-24": DESPERATE_BATTLE,
}
