"""Combat halves: the character deck of the Free Peoples."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import Combat
from mathom.games.ringwar.cards.combat.cancelling import CancelCard
from mathom.games.ringwar.cards.combat.conditions import (
    CompanionFights,
    DefendedIn,
    LeaderFights,
    OneOf,
    RingBearersThere,
    SecretFire,
)
from mathom.games.ringwar.cards.combat.hits import GiveLives, MoreHits
from mathom.games.ringwar.cards.combat.leadership import Anduril, GiveUpCompanions, HeroicBlow
from mathom.games.ringwar.cards.combat.modifiers import AtMostDice, Bonus, FewerDicePerCompanion
from mathom.games.ringwar.cards.combat.slaying import FatefulStrike, HitForMinion
from mathom.games.ringwar.cards.combat.strikes import DieForEachLeadership, ExtraAttack

IT_IS_A_GIFT = Combat((Bonus(1, "both"),), RingBearersThere())
BLADE_OF_WESTERNESSE = Combat((HitForMinion(),), OneOf(("meriadoc", "peregrin")))
MIGHTY_ATTACK = Combat((HeroicBlow(),), CompanionFights())
SECRET_FIRE = Combat((Bonus(1),), SecretFire())
ANDURIL = Combat((Anduril(),), OneOf(("strider", "aragorn")))
HEROIC_DEATH = Combat((GiveLives(),), LeaderFights())
DARING_DEFIANCE = Combat((GiveUpCompanions(), CancelCard()), CompanionFights())
FATEFUL_STRIKE = Combat((FatefulStrike(),), LeaderFights())
SUDDEN_STRIKE = Combat((ExtraAttack(DieForEachLeadership()),), LeaderFights())
BRAVE_STAND = Combat((FewerDicePerCompanion(),), CompanionFights())
ENTS_NEAR = DefendedIn("rohan", ("fangorn", "orthanc"))
ENTS_RAGE = Combat((Bonus(2),), ENTS_NEAR)
HUORN_DARK = Combat((AtMostDice(2),), ENTS_NEAR)
NAMELESS_WOOD = Combat((MoreHits(2),), ENTS_NEAR)

FP_CHARACTER: Mapping[str, Combat] = {
    "fp-character-01": IT_IS_A_GIFT,
    "fp-character-02": IT_IS_A_GIFT,
    "fp-character-03": IT_IS_A_GIFT,
    "fp-character-04": IT_IS_A_GIFT,
    "fp-character-05": BLADE_OF_WESTERNESSE,
    "fp-character-06": MIGHTY_ATTACK,
    "fp-character-07": MIGHTY_ATTACK,
    "fp-character-08": SECRET_FIRE,
    "fp-character-09": ANDURIL,
    "fp-character-10": HEROIC_DEATH,
    "fp-character-11": DARING_DEFIANCE,
    "fp-character-12": FATEFUL_STRIKE,
    "fp-character-13": HEROIC_DEATH,
    "fp-character-14": SUDDEN_STRIKE,
    "fp-character-15": DARING_DEFIANCE,
    "fp-character-16": DARING_DEFIANCE,
    "fp-character-17": BRAVE_STAND,
    "fp-character-18": HEROIC_DEATH,
    "fp-character-19": ENTS_RAGE,
    "fp-character-20": HUORN_DARK,
    "fp-character-21": NAMELESS_WOOD,
    "fp-character-22": SUDDEN_STRIKE,
    "fp-character-23": BRAVE_STAND,
    "fp-character-24": BRAVE_STAND,
}
