"""The combat halves: what each needs and does in a battle, and the cards that have it."""

from collections.abc import Mapping

from mathom.games.ringwar.cards.base import BattleHalf, During, combat
from mathom.games.ringwar.cards.pieces.battle import (
    Bonus,
    CancelCard,
    ChangeHits,
    Confuse,
    DenyReroll,
    ExtraAttack,
    FewDice,
    ForOwnHits,
    HitAtOnce,
    RetreatInTime,
    TakeDice,
)
from mathom.games.ringwar.cards.pieces.conditions import (
    Agreed,
    All,
    Compare,
    DefendersIn,
    EnemyPlayedCard,
    Fights,
    InBattle,
)
from mathom.games.ringwar.cards.pieces.counts import Each, HowMuch
from mathom.games.ringwar.cards.pieces.figures import (
    COMPANION,
    HEIR,
    LEADER_OR_COMPANION,
    NAZGUL,
    Figure,
    People,
)
from mathom.games.ringwar.cards.pieces.leaders import (
    BlackBreath,
    Dread,
    FatefulStrike,
    GiveLives,
    GiveUpCompanions,
    GiveUpNazgul,
    HeroicBlow,
    HitForMinion,
    Silence,
    WieldSword,
)
from mathom.games.ringwar.cards.pieces.logic import When
from mathom.games.ringwar.cards.pieces.places import Place, Places, place
from mathom.games.ringwar.kinds import FREE_NATIONS

WITH_COMPANION = Fights(COMPANION)
WITH_LEADER = Fights(LEADER_OR_COMPANION)
WITH_ELITE = Fights(Figure("elite"))
WITH_NAZGUL = Fights(NAZGUL)
ENTS_NEAR = DefendersIn(Places((Place(lands=("rohan",)), place("fangorn", "orthanc"))))
GREY = Fights(People(("gandalf-grey",)))
EITHER_GANDALF = Fights(People(("gandalf-grey", "gandalf-white")))
UNITS, ELITES = Each(Figure("unit")), Each(Figure("elite"))
NAZGUL_LEAD = HowMuch("nazgul-leadership")


def nazgul_lead(least: int) -> Compare:
    """The Nazgûl in the battle have at least so much leadership."""
    return Compare(NAZGUL_LEAD, "at-least", least)


# -- the Free Peoples ----------------------------------------------------------------------------

IT_IS_A_GIFT = combat(During("roll", Bonus(1, "both")), condition=DefendersIn())
BLADE_OF_WESTERNESSE = combat(
    During("after-rolls", HitForMinion()), condition=Fights(People(("meriadoc", "peregrin")))
)
MIGHTY_ATTACK = combat(During("before-reroll", HeroicBlow()), condition=WITH_COMPANION)
SECRET_FIRE = combat(
    During("roll", Bonus(1)), condition=Agreed("secret-fire", "either", EITHER_GANDALF, GREY)
)
ANDURIL = combat(
    During("before-reroll", WieldSword((("strider", 1), ("aragorn", 2)))), condition=Fights(HEIR)
)
HEROIC_DEATH = combat(During("after-rolls", GiveLives()), condition=WITH_LEADER)
DARING_DEFIANCE = combat(
    During("reveal", GiveUpCompanions()),
    During("reveal", CancelCard()),
    condition=WITH_COMPANION,
)
FATEFUL_STRIKE = combat(During("after-rolls", FatefulStrike()), condition=WITH_LEADER)
SUDDEN_STRIKE = combat(
    During("before-roll", ExtraAttack(HowMuch("leadership"))), condition=WITH_LEADER
)
BRAVE_STAND = combat(During("roll", TakeDice(Each(COMPANION))), condition=WITH_COMPANION)
ENTS_RAGE = combat(During("roll", Bonus(2)), condition=ENTS_NEAR)
HUORN_DARK = combat(During("roll", FewDice(2)), condition=ENTS_NEAR)
I_HIT = Compare(HowMuch("rolled-hits"), "at-least", 1)
NAMELESS_WOOD = combat(During("after-rolls", When(I_HIT, (ChangeHits(2),))), condition=ENTS_NEAR)
DAYLIGHT = combat(During("roll", FewDice(3)))
NO_QUARTER = combat(During("after-rolls", When(I_HIT, (ChangeHits(1),))))
ADVANTAGEOUS_POSITION = combat(
    During("roll", Bonus(-1, whose="enemy")), condition=DefendersIn(Place(lands=FREE_NATIONS))
)
SCOUTS = combat(During("before-roll", RetreatInTime()), condition=InBattle("defence-outside"))
SHIELD_WALL = combat(
    During(
        "after-rolls",
        When(Compare(HowMuch("rolled-hits", "enemy"), "at-least", 2), (ChangeHits(-1, "enemy"),)),
    )
)
CONFUSION = combat(During("roll", Confuse()))
CHARGE = combat(During("before-roll", ExtraAttack(ELITES)), condition=WITH_ELITE)
VALOUR = combat(During("roll", Bonus(1)), condition=WITH_ELITE)

# -- the Shadow ----------------------------------------------------------------------------------

ONE_FOR_THE_DARK_LORD = combat(During("roll", Bonus(1, "both")), condition=DefendersIn())
CRUEL_AS_DEATH = combat(
    During("roll", GiveUpNazgul(2)), During("roll", Bonus(1)), condition=nazgul_lead(2)
)
THEY_ARE_TERRIBLE = combat(
    During("before-reroll", GiveUpNazgul(1)),
    During("before-reroll", Bonus(1, "reroll")),
    condition=nazgul_lead(1),
)
DREAD_AND_DESPAIR = combat(During("before-roll", Dread()), condition=nazgul_lead(1))
FOUL_STENCH = combat(
    During(
        "before-reroll",
        When(Compare(NAZGUL_LEAD, "at-least", HowMuch("leadership", "enemy")), (DenyReroll(),)),
    ),
    condition=nazgul_lead(1),
)
BLACK_BREATH = combat(During("after-rolls", BlackBreath()), condition=WITH_NAZGUL)
WORDS_OF_POWER = combat(During("reveal", Silence()), condition=WITH_NAZGUL)
DURINS_BANE = combat(
    During("before-roll", ExtraAttack(3, hits_on=4)),
    condition=DefendersIn(Place(names=("moria",), within=2)),
)
DEVILRY_OF_ORTHANC = combat(
    During("roll", Bonus(1)),
    condition=All((Fights(Figure("unit", "isengard")), InBattle("siege"))),
)
DEADLY_STRIFE = combat(During("roll", Bonus(2, "both", "both")))
ONSLAUGHT = combat(During("after-losses", ForOwnHits(4, hits_on=4)))
RELENTLESS_ASSAULT = combat(During("before-roll", ForOwnHits(2, bonus=1)))
GREAT_HOST = combat(
    During(
        "after-losses",
        When(
            Compare(UNITS, "at-least", Each(Figure("unit"), "enemy", times=2)),
            (HitAtOnce(1),),
        ),
    )
)
MUMAKIL = combat(
    During("roll", Bonus(1)),
    During(
        "after-rolls",
        When(
            Compare(HowMuch("all-hits"), "more-than", HowMuch("all-hits", "enemy")),
            (ChangeHits(1),),
        ),
    ),
    condition=Fights(Figure("elite", "southrons")),
)
SWARM_OF_BATS = combat(
    During("reveal", When(EnemyPlayedCard(), (CancelCard(),), (Bonus(1, "reroll"),)))
)
WE_COME_TO_KILL = combat(
    During("after-losses", ExtraAttack(ELITES, hits_on=5)), condition=WITH_ELITE
)
DESPERATE_BATTLE = combat(During("roll", Bonus(1, "both", "both")))

# -- which card has which ------------------------------------------------------------------------

FP_CHARACTER = (
    (IT_IS_A_GIFT, (1, 2, 3, 4)),
    (BLADE_OF_WESTERNESSE, (5,)),
    (MIGHTY_ATTACK, (6, 7)),
    (SECRET_FIRE, (8,)),
    (ANDURIL, (9,)),
    (HEROIC_DEATH, (10, 13, 18)),
    (DARING_DEFIANCE, (11, 15, 16)),
    (FATEFUL_STRIKE, (12,)),
    (SUDDEN_STRIKE, (14, 22)),
    (BRAVE_STAND, (17, 23, 24)),
    (ENTS_RAGE, (19,)),
    (HUORN_DARK, (20,)),
    (NAMELESS_WOOD, (21,)),
)
FP_STRATEGY = (
    (DAYLIGHT, (1, 15, 16)),
    (NO_QUARTER, (2, 10)),
    (ADVANTAGEOUS_POSITION, (3, 4, 20, 21)),
    (SCOUTS, (5, 9, 17)),
    (SHIELD_WALL, (6, 7, 18, 19)),
    (CONFUSION, (8, 12)),
    (SUDDEN_STRIKE, (11,)),
    (CHARGE, (13, 14)),
    (VALOUR, (22, 23, 24)),
)
SHADOW_CHARACTER = (
    (ONE_FOR_THE_DARK_LORD, (1, 2, 3, 4)),
    (CRUEL_AS_DEATH, (5, 6, 10, 21)),
    (THEY_ARE_TERRIBLE, (7, 13, 16)),
    (DREAD_AND_DESPAIR, (8, 14, 20)),
    (FOUL_STENCH, (9, 22, 24)),
    (BLACK_BREATH, (11, 12)),
    (WORDS_OF_POWER, (15, 18, 23)),
    (DURINS_BANE, (17,)),
    (DEVILRY_OF_ORTHANC, (19,)),
)
SHADOW_STRATEGY = (
    (DEADLY_STRIFE, (1, 10, 21)),
    (ONSLAUGHT, (2, 19, 20)),
    (DEVILRY_OF_ORTHANC, (3, 5)),
    (RELENTLESS_ASSAULT, (4, 11, 18)),
    (GREAT_HOST, (6, 16, 17)),
    (MUMAKIL, (7, 8)),
    (SWARM_OF_BATS, (9, 12)),
    (WE_COME_TO_KILL, (13, 14, 15)),
    (DESPERATE_BATTLE, (22, 23, 24)),
)
COMBATS: Mapping[str, BattleHalf] = {
    f"{deck}-{number:02}": half
    for deck, halves in (
        ("fp-character", FP_CHARACTER),
        ("fp-strategy", FP_STRATEGY),
        ("shadow-character", SHADOW_CHARACTER),
        ("shadow-strategy", SHADOW_STRATEGY),
    )
    for half, numbers in halves
    for number in numbers
}
"""The combat half of every card."""
