"""Aragorn, Faramir, the rangers of Ithilien, and their arms."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from mathom.games.tcg.frames import Starting
from tests.rulebook.tcg.tabletop import SPARE, Table, fight, table

ARAGORN, WINGFOOT, CAPTAIN, FARAMIR = "4C109", "4P364", "4R116", "4C117"
DAMROD, MABLUNG, RANGER, ITHILIEN = "4U114", "4U127", "4C122", "4C130"
GIMLI, MERRY, PIPPIN, SAM, FRODO = "4C49", "4C310", "4C314", "4C316", "4C302"
WARRIOR, SAVAGE, RAIDERS, EXPLORER = "4C165", "4C17", "4C207", "4U250"
BROTHER, GAUNTLETS, BOW, CLOAK = "4R111", "4C112", "4R118", "4R119"


@pytest.mark.card("4P364-1")
def test_wingfoot_wounds_for_each_unbound_hobbit_when_the_fellowship_moves() -> None:
    t = table(
        phase="moved-again", fellowship=[WINGFOOT, MERRY, PIPPIN, SAM], minions=[RAIDERS, EXPLORER],
        site=2, shadow_hand=[SPARE],
    )  # fmt: skip
    t.react(WINGFOOT)
    assert t.options == [o.Number(0), o.Number(1), o.Number(2)]
    t.number(2).choose(RAIDERS).choose(RAIDERS)
    assert (t.wounds(RAIDERS), t.wounds(EXPLORER)) == (2, 0)
    assert t.site == 3


@pytest.mark.card("4P364-1")
def test_wingfoot_may_let_them_be() -> None:
    t = table(
        phase="moved-again", fellowship=[WINGFOOT, MERRY], minions=[RAIDERS], site=2,
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_()
    assert (t.wounds(RAIDERS), t.site) == (0, 3)


def left(*companions: str) -> int:
    """What is left of the four points of a starting fellowship after these."""
    t = table(phase="start", deck=[*companions, "4C310", "4C314"])
    for one in companions:
        t.answer(o.Start, card=one)
    frame = t.state.frames[-1]
    assert isinstance(frame, Starting)
    return frame.budget


@pytest.mark.card("4R116-1")
def test_the_captain_makes_men_of_gondor_cheaper_to_start_with() -> None:
    assert left(CAPTAIN) == 4 - 3  # not himself
    t = table(phase="start", deck=[CAPTAIN, "4C122", "4C286", "4C310"])
    t.answer(o.Start, card=CAPTAIN)
    assert t.why(o.Start("4C286")) == "TCG-4.5"  # a Rider costs 2
    t.answer(o.Start, card="4C122")  # a ranger 1 instead of 2
    assert t.in_play("4C122")
    t = table(phase="fellowship", fellowship=[CAPTAIN], hand=["4C122", SPARE])
    assert t.play("4C122").twilight == 2  # later they cost what they cost


@pytest.mark.card("4C130-1", "4C265-1")
@pytest.mark.parametrize("card", [ITHILIEN, "4C265"])
def test_some_cost_less_in_a_starting_fellowship(card: str) -> None:
    assert left(card) == 4 - 2
    t = table(phase="fellowship", hand=[card, SPARE])
    assert t.play(card).twilight == 3


@pytest.mark.card("4R116-2", "4C130-2")
@pytest.mark.parametrize(("who", "strength"), [(CAPTAIN, 7), (ITHILIEN, 6)])
def test_some_rangers_are_stronger_against_a_roaming_minion(who: str, strength: int) -> None:
    at_home = fight(who, WARRIOR, site=5)
    assert at_home.strength(who) == strength
    roaming = fight(who, WARRIOR, site=4)
    assert roaming.strength(who) == strength + 2
    elsewhere = fight(GIMLI, WARRIOR, site=4, friends=[who])
    assert elsewhere.strength(who) == strength


@pytest.mark.card("4C117-1")
def test_in_faramirs_skirmish_the_shadow_plays_nothing() -> None:
    t = fight(FARAMIR, "4C10", shadow_hand=["4C5", SPARE], hand=["4C42"])
    t.pass_()
    assert t.asked == 1
    assert t.why(o.Play("4C5")) == "TCG-0.1"
    t = fight(FARAMIR, "4R160", hand=["4C42"], twilight=2)
    t.pass_()
    assert t.why(o.Use(str(t.card("4R160")), "4R160-1")) == "TCG-0.1"


@pytest.mark.card("4C117-1")
def test_faramir_hinders_nobody_in_the_skirmishes_of_others_nor_his_own_side() -> None:
    t = fight(GIMLI, "4C10", friends=[FARAMIR], shadow_hand=["4C5", SPARE], hand=["4C42"])
    t.pass_()
    assert t.can_play("4C5")
    t = fight(FARAMIR, "4C10", hand=["4C135"])
    assert t.can_play("4C135")


@pytest.mark.card("4U114-2")
def test_damrod_exhausts_a_man_he_fights() -> None:
    t = fight(DAMROD, EXPLORER, site=4, others=["4R219"])
    t.use(DAMROD)
    assert (t.wounds(EXPLORER), t.wounds("4R219"), t.wounds(DAMROD)) == (2, 0, 1)
    t = fight(DAMROD, RAIDERS)
    t.use(DAMROD)
    assert t.wounds(RAIDERS) == 0  # an Uruk-hai is no Man
    t = fight(f"{DAMROD}*2", EXPLORER, hand=["4C42"])
    assert not t.can_use(DAMROD)


@pytest.mark.card("4U127-2")
def test_mablung_exhausts_a_roaming_minion_he_fights() -> None:
    t = fight(MABLUNG, RAIDERS, site=4)
    t.use(MABLUNG)
    assert (t.wounds(RAIDERS), t.wounds(MABLUNG)) == (2, 1)
    t = fight(MABLUNG, RAIDERS, site=5)
    t.use(MABLUNG)
    assert t.wounds(RAIDERS) == 0


@pytest.mark.card("4C122-1")
def test_whoever_is_assigned_to_a_ring_bound_man_may_roam() -> None:
    def fought(*bouts: tuple[str, str]) -> Table:
        return table(
            fellowship=[RANGER, GIMLI], minions=[WARRIOR, RAIDERS], site=6, phase="defenders",
            assigned=bouts, hand=["4C42"], shadow_hand=[SPARE],
        )  # fmt: skip

    t = fought((RANGER, WARRIOR), (GIMLI, RAIDERS))
    assert (t.roaming(WARRIOR), t.roaming(RAIDERS)) == (True, False)  # 7 and 5 at site 6
    t = fight(RANGER, WARRIOR, site=7)
    assert not t.roaming(WARRIOR)
    t = fight(RANGER, WARRIOR, site=6)
    assert t.roaming(WARRIOR)


@pytest.mark.card("4R111-2")
def test_boromir_my_brother_gives_strength_for_a_gondor_card() -> None:
    t = fight(f"{FARAMIR}+{BROTHER}", WARRIOR, friends=[RANGER, ARAGORN], hand=["4C113", "4C42"])
    t.use(BROTHER)
    assert t.options == [o.Take("4C113")]
    t.choose("4C113")
    assert not t.matching(o.Choose, card=ARAGORN)
    t.choose(RANGER)
    assert (t.strength(RANGER), t.discards()) == (6, ("4C113",))
    t.pass_()
    assert t.why(o.Use(str(t.card(BROTHER)), "4R111-2")) == "TCG-10.5"


@pytest.mark.card("4C112-2")
def test_the_gauntlets_cancel_a_skirmish_unless_the_shadow_pays() -> None:
    t = fight(f"{ARAGORN}+{GAUNTLETS}", SAVAGE, twilight=1)
    t.use(GAUNTLETS).no()
    assert t.happened(events.SkirmishCancelled)
    assert t.wounds(ARAGORN) == 1
    t = fight(f"{ARAGORN}+{GAUNTLETS}", SAVAGE, twilight=1)
    t.use(GAUNTLETS).yes()
    assert (t.twilight, t.wounds(ARAGORN)) == (0, 1)
    assert not t.happened(events.SkirmishCancelled)
    t.use(GAUNTLETS)  # nothing left to pay with: nobody is asked
    assert t.happened(events.SkirmishCancelled)


@pytest.mark.card("4C112-2")
def test_the_gauntlets_work_for_their_bearer_alone() -> None:
    t = fight(GIMLI, SAVAGE, friends=[f"{ARAGORN}+{GAUNTLETS}"])
    t.use(GAUNTLETS)
    assert not t.happened(events.SkirmishCancelled)
    t = fight(f"{ARAGORN}*3+{GAUNTLETS}", SAVAGE, hand=["4C42"])
    assert not t.can_use(GAUNTLETS)


@pytest.mark.card("4R118-2")
def test_faramirs_bow_makes_him_an_archer() -> None:
    t = table(
        fellowship=[f"{FARAMIR}+{BOW}"], minions=[RAIDERS], phase="fire", site=5,
        shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.happened(events.Totals) == [events.Totals(1, 0)]


@pytest.mark.card("4R118-3", "4C131-2")
@pytest.mark.parametrize("bow", [BOW, "4C131"])
def test_a_rangers_bow_wounds_a_man_or_roaming_minion(bow: str) -> None:
    def shot(minion: str, site: int, wounds: int = 0) -> Table:
        return fight(
            f"{FARAMIR}*{wounds}+{bow}", minion, site=site, hand=["4C42"], others=["4R219"]
        )

    t = shot(EXPLORER, 5)
    t.use(bow)
    assert (t.wounds(EXPLORER), t.wounds(FARAMIR), t.wounds("4R219")) == (1, 1, 0)
    t = shot(RAIDERS, 4)
    t.use(bow)
    assert t.wounds(RAIDERS) == 1
    at = 3 if bow == BOW else 2
    t = shot(RAIDERS, 5)
    assert t.why(o.Use(str(t.card(bow)), f"{bow}-{at}")) == "TCG-10.5"  # neither
    t = shot(EXPLORER, 5, wounds=2)
    assert t.why(o.Use(str(t.card(bow)), f"{bow}-{at}")) == "TCG-10.5"  # exhausted


@pytest.mark.card("4R119-2")
def test_faramirs_cloak_helps_every_ring_bound_man_against_roaming_minions() -> None:
    cloaked = f"{FARAMIR}+{CLOAK}"
    assert fight(RANGER, RAIDERS, site=4, friends=[cloaked]).strength(RAIDERS) == 8
    assert fight(RANGER, RAIDERS, site=7, friends=[cloaked]).strength(RAIDERS) == 9
    assert fight(ARAGORN, RAIDERS, site=4, friends=[cloaked]).strength(RAIDERS) == 9


@pytest.mark.card("4U132-2")
def test_the_rangers_sword_hates_uruk_hai() -> None:
    assert fight(f"{ARAGORN}+4U132", WARRIOR).strength(ARAGORN) == 12
    assert fight(f"{ARAGORN}+4U132", SAVAGE).strength(ARAGORN) == 10
    assert fight(GIMLI, WARRIOR, friends=[f"{ARAGORN}+4U132"]).strength(ARAGORN) == 10


@pytest.mark.card("4C134-2")
@pytest.mark.parametrize(
    ("minion", "site", "damage"), [(EXPLORER, 5, 1), (RAIDERS, 4, 1), (RAIDERS, 5, 0)]
)
def test_a_sword_of_gondor_strikes_men_and_roaming_minions_harder(
    minion: str, site: int, damage: int
) -> None:
    t = fight(f"{ARAGORN}+4C134", minion, site=site)
    assert t.keyword(ARAGORN, "damage") == damage
