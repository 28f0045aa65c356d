"""Combat halves: the Shadow's character deck."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import Combat
from mathom.games.ringwar.cards.combat.conditions import (
    NazgulFights,
    NazgulLead,
    Near,
    RingBearersThere,
    StormsWith,
)
from mathom.games.ringwar.cards.combat.leadership import (
    Dread,
    GiveUpNazgul,
    OutleadByNazgul,
    Silence,
)
from mathom.games.ringwar.cards.combat.modifiers import Bonus
from mathom.games.ringwar.cards.combat.slaying import BlackBreath
from mathom.games.ringwar.cards.combat.strikes import Dice, ExtraAttack

ONE_FOR_THE_DARK_LORD = Combat((Bonus(1, "both"),), RingBearersThere())
CRUEL_AS_DEATH = Combat((GiveUpNazgul(2, "roll"), Bonus(1)), NazgulLead(2))
THEY_ARE_TERRIBLE = Combat(
    (GiveUpNazgul(1, "before-reroll"), Bonus(1, "reroll", moment="before-reroll")), NazgulLead(1)
)
DREAD_AND_DESPAIR = Combat((Dread(),), NazgulLead(1))
FOUL_STENCH = Combat((OutleadByNazgul(),), NazgulLead(1))
BLACK_BREATH = Combat((BlackBreath(),), NazgulFights())
WORDS_OF_POWER = Combat((Silence(),), NazgulFights())
DURINS_BANE = Combat((ExtraAttack(Dice(3), 4),), Near("moria", 2))
DEVILRY_OF_ORTHANC = Combat((Bonus(1),), StormsWith("isengard"))

SHADOW_CHARACTER: Mapping[str, Combat] = {
    "shadow-character-01": ONE_FOR_THE_DARK_LORD,
    "shadow-character-02": ONE_FOR_THE_DARK_LORD,
    "shadow-character-03": ONE_FOR_THE_DARK_LORD,
    "shadow-character-04": ONE_FOR_THE_DARK_LORD,
    "shadow-character-05": CRUEL_AS_DEATH,
    "shadow-character-06": CRUEL_AS_DEATH,
    "shadow-character-07": THEY_ARE_TERRIBLE,
    "shadow-character-08": DREAD_AND_DESPAIR,
    "shadow-character-09": FOUL_STENCH,
    "shadow-character-10": CRUEL_AS_DEATH,
    "shadow-character-11": BLACK_BREATH,
    "shadow-character-12": BLACK_BREATH,
    "shadow-character-13": THEY_ARE_TERRIBLE,
    "shadow-character-14": DREAD_AND_DESPAIR,
    "shadow-character-15": WORDS_OF_POWER,
    "shadow-character-16": THEY_ARE_TERRIBLE,
    "shadow-character-17": DURINS_BANE,
    "shadow-character-18": WORDS_OF_POWER,
    "shadow-character-19": DEVILRY_OF_ORTHANC,
    "shadow-character-20": DREAD_AND_DESPAIR,
    "shadow-character-21": CRUEL_AS_DEATH,
    "shadow-character-22": FOUL_STENCH,
    "shadow-character-23": WORDS_OF_POWER,
    "shadow-character-24": FOUL_STENCH,
}
