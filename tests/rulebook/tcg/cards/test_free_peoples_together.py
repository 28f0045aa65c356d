"""Cards of the Free Peoples together: what somebody asks who reads them closely."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, fight, table

GIMLI, LEGOLAS, ARAGORN, GANDALF = "4C49", "4C74", "4C109", "4C90"
RIDER, THEODEN, EOWYN, LADY, GUMA, HORSE = "4C286", "4C292", "4R271", "4C270", "4C277", "4C287"
MERRY, PIPPIN, NUISANCE, SAM, GARDENER, FRODO = (
    "4C310", "4C314", "4R313", "4C316", "4R315", "4C302",
)  # fmt: skip
EARTHBORN = "4R103"
WARRIOR, SAVAGE, RAIDERS, EXPLORER, BRIGAND = "4C165", "4C17", "4C207", "4U250", "4C10"


# -- wounds and exertions -------------------------------------------------------------------------


@pytest.mark.rule("TCG-11.3", "TCG-16.10")
@pytest.mark.card("4R1-2", "4C310-1")
def test_the_ring_turns_no_exertion_into_a_burden() -> None:
    t = fight(MERRY, SAVAGE, ring="4R1", worn=True)
    t.use(MERRY)
    assert (t.wounds(FRODO), t.burdens) == (1, 0)


@pytest.mark.rule("TCG-16.10")
@pytest.mark.card("4R1-2")
def test_the_ring_does_not_help_who_is_overwhelmed() -> None:
    t = fight(FRODO, SAVAGE, ring="4R1", worn=True)
    t.resolve()
    assert t.over is not None
    assert t.burdens == 0


@pytest.mark.rule("TCG-16.8", "TIM-4.3")
@pytest.mark.card("4R1-2", "4U96-1")
def test_once_a_wound_is_a_burden_nothing_is_left_to_prevent() -> None:
    """Keep Your Forked Tongue on Frodo, who wears the Ring: the Free Peoples player chooses."""
    t = fight(FRODO, EXPLORER, ring="4R1", worn=True, friends=[GANDALF], twilight=3, hand=["4U96"])
    t.play("4U96").choose(FRODO)
    assert t.strength(FRODO) == 5
    t.fight_out()
    if t.matching(o.First):
        t.answer(o.First, card="4R1")
    assert (t.wounds(FRODO), t.burdens) == (0, 1)


@pytest.mark.rule("TCG-11.5", "TIM-4.4")
@pytest.mark.card("4C270-1")
def test_each_wound_of_a_damaging_minion_is_prevented_for_itself() -> None:
    t = fight("4R267", RAIDERS, friends=[LADY])  # 7 against 9, damage +1
    t.fight_out().react(LADY)
    t.react(LADY)
    assert (t.wounds("4R267"), t.wounds(LADY), t.twilight) == (0, 2, 2)
    t = fight("4R267", RAIDERS, friends=[LADY])
    t.fight_out().react(LADY).pass_()
    assert (t.wounds("4R267"), t.wounds(LADY)) == (1, 1)


@pytest.mark.rule("TCG-11.5")
@pytest.mark.card("4C270-1")
def test_the_lady_may_spare_herself() -> None:
    t = fight(LADY, BRIGAND)
    t.fight_out().react(LADY)
    assert t.wounds(LADY) == 1  # the exertion


@pytest.mark.rule("TCG-11.7")
@pytest.mark.card("4R284-2", "4R120-2")
def test_the_mail_counts_anew_in_the_next_skirmish() -> None:
    """Uglúk among trackers is damaging, and fierce: a wound in each skirmish, not two."""
    t = table(
        fellowship=["4R267+4R284"], minions=["4R176", "4C195", "4C195"], site=5,
        phase="skirmishes", assigned=[("4R267", "4R176")], hand=["4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.resolve()
    assert t.wounds("4R267") == 1
    while not t.matching(o.Assign):
        t.pass_()
    t.assign("4R267", "4R176").answer(o.Done).answer(o.Done).resolve()
    assert t.wounds("4R267") == 2


@pytest.mark.rule("TCG-11.2")
@pytest.mark.card("4U280-1", "4R94-1")
def test_who_loses_the_sword_that_kept_him_alive_dies() -> None:
    t = table(
        fellowship=[f"{THEODEN}*2+4U280"], minions=["4C14"] * 3, shadow_hand=["4R39"], twilight=9
    )
    t.play("4R39")
    assert t.dead == (THEODEN,)


@pytest.mark.rule("TCG-10.6", "TIM-4.8")
@pytest.mark.card("4C97-1")
def test_if_the_wound_that_pays_is_prevented_the_spell_works() -> None:
    """Hides spare the Savage: Long I Fell was paid off in vain."""
    t = fight(GANDALF, SAVAGE, shadow_support=["4R19"], twilight=2, hand=["4C97"])
    t.play("4C97").yes()
    t.react("4R19")
    if t.matching(o.Branch):
        t.answer(o.Branch, n=1)
    assert t.in_play(SAVAGE)
    t.resolve()
    assert t.wounds(GANDALF) == 0


@pytest.mark.rule("TCG-11.4")
@pytest.mark.card("4R269-1", "4C98-1")
def test_what_exerts_everybody_passes_over_the_exhausted() -> None:
    t = table(
        phase="moved-again", fellowship=["4R269"], minions=[f"{RAIDERS}*2", WARRIOR, BRIGAND],
        site=2, sites={2: "4U331"}, markers=(1, 1), shadow_hand=[SPARE],
    )  # fmt: skip
    assert (t.wounds(RAIDERS), t.wounds(WARRIOR), t.wounds(BRIGAND)) == (2, 1, 0)


# -- leaving play ---------------------------------------------------------------------------------


@pytest.mark.card("4R103-1", "4R313-1")
def test_treebeard_takes_up_pippin_and_the_uruk_hai_is_gone_all_the_same() -> None:
    """A discard that pays a cost may be replaced; the cost counts as paid."""
    t = fight(GIMLI, RAIDERS, SAVAGE, friends=[NUISANCE, EARTHBORN])
    t.use(NUISANCE).react(EARTHBORN)
    assert t.stacked(EARTHBORN) == [NUISANCE]
    assert t.board.skirmish.minions == (t.id(SAVAGE),)


@pytest.mark.card("4R103-1", "4C310-1")
def test_treebeard_takes_up_merry_who_leaves() -> None:
    t = fight(MERRY, SAVAGE, friends=[EARTHBORN])
    t.use(MERRY).react(EARTHBORN)
    assert t.stacked(EARTHBORN) == [MERRY]
    assert t.dead == ()


@pytest.mark.rule("TCG-2.6", "TCG-2.7")
@pytest.mark.card("4R103-1")
def test_hobbits_on_treebeard_are_discarded_with_him() -> None:
    t = table(
        phase="fire", fellowship=[f"{EARTHBORN}*3<{MERRY}", GIMLI], minions=["4C183"], site=2,
        hand=["4C42"],
    )  # fmt: skip
    t.answer(o.WoundBy, card=EARTHBORN)
    assert t.dead == (EARTHBORN,)
    assert t.discards() == (MERRY,)


@pytest.mark.rule("TCG-2.6")
@pytest.mark.card("4R100-1", "4U63-2")
def test_what_a_dead_bearer_had_is_discarded() -> None:
    t = fight(f"{GANDALF}*3+4R100+4U63", SAVAGE)
    t.fight_out()
    assert not t.matching(o.React)  # the brooch goes with him
    assert t.dead == (GANDALF,)
    assert t.discards() == ("4R100", "4U63")


@pytest.mark.rule("TCG-14.19", "TCG-14.20")
@pytest.mark.card("4C314-1", "4U305-2")
def test_a_hobbit_who_leaves_his_skirmish_has_lost_it_and_lives() -> None:
    t = fight(PIPPIN, SAVAGE, support=["4U305"])
    t.use(PIPPIN)
    assert t.discards() == (PIPPIN,)
    won = t.happened(events.SkirmishWon)[0]
    assert [one.partition(".")[0] for one in won.winners] == [SAVAGE]
    assert not t.offers("4U305", 2)


@pytest.mark.rule("TCG-14.18")
@pytest.mark.card("4R300-2", "4U57-2")
def test_a_cancelled_skirmish_is_won_by_nobody() -> None:
    t = fight(f"{MERRY}+4R300", SAVAGE, support=["4U305"])
    t.use("4R300")
    assert t.happened(events.SkirmishCancelled)
    assert not t.offers("4U305", 2)
    assert t.in_play(SAVAGE)


@pytest.mark.rule("TCG-16.11", "TIM-7.3")
@pytest.mark.card("4R315-2", "4C316-2")
def test_sam_takes_the_ring_when_arrows_kill_frodo() -> None:
    t = table(
        phase="fire", ring_bearer=f"{FRODO}*3", fellowship=[GARDENER], minions=["4C183"], site=5,
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.answer(o.WoundBy, card=FRODO)
    t.react(GARDENER)
    assert t.over is None
    assert t.board.bearers[0] == t.id(GARDENER)
    assert t.strength(GARDENER) == 4  # the Ruling Ring


@pytest.mark.rule("TCG-16.11", "TCG-18.2")
@pytest.mark.card("4C316-2")
def test_nobody_takes_the_ring_after_sam() -> None:
    t = table(
        phase="fire", ring_bearer=f"{SAM}*3", fellowship=[MERRY], minions=["4C183"], site=5,
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.answer(o.WoundBy, card=SAM)
    assert t.options == [o.Pass()]  # the Shadow might rejoice
    t.pass_()
    assert t.over is not None


# -- playing and paying ---------------------------------------------------------------------------


@pytest.mark.rule("TCG-7.3")
@pytest.mark.card("4R46-3", "4R45-1", "4C56-1")
def test_the_rule_of_four_counts_cards_taken_from_stacks() -> None:
    t = table(
        phase="fellowship", fellowship=[GIMLI], support=["4R46<4C42<4C42"], drawn=4,
        hand=["4C56", SPARE], deck=["4C51"] * 6,
    )  # fmt: skip
    t.use("4R46")
    assert t.stacked("4R46") == ["4C42", "4C42"]  # paid for nothing
    assert t.discards() == ("4C51",)
    t.play("4C56")
    assert t.hand() == (SPARE,)


@pytest.mark.rule("TCG-13.1", "TCG-13.2")
@pytest.mark.card("4R289-1", "4R106-1")
def test_nobody_is_called_who_is_there_or_dead() -> None:
    t = table(
        phase="fellowship", fellowship=[RIDER, THEODEN], hand=["4R289", SPARE], dead=["4R267"],
        deck=["4P365", "4C266", RIDER],
    )  # fmt: skip
    t.play("4R289")
    assert t.options == [o.PlayFound(RIDER), o.Stop()]


@pytest.mark.rule("TCG-12.6", "TCG-12.2")
@pytest.mark.card("4U80-2", "4U62-1")
def test_a_bow_is_handed_on_for_its_cost() -> None:
    t = table(phase="fellowship", fellowship=[f"{LEGOLAS}+4U62", "4C76", GIMLI], hand=[SPARE])
    assert not t.matching(o.Transfer, to=GIMLI)
    t.answer(o.Transfer, card="4U62", to="4C76")
    assert (t.card("4U62").on, t.twilight) == (t.id("4C76"), 1)


@pytest.mark.rule("TCG-7.5")
@pytest.mark.card("4C104-1")
def test_discarding_to_heal_is_for_who_is_wounded() -> None:
    t = table(phase="fellowship", fellowship=[f"{GIMLI}*1", "4R73"], hand=["4R48", LEGOLAS])
    assert t.matching(o.HealBy, card="4R48")
    assert not t.matching(o.HealBy, card=LEGOLAS)
    t.answer(o.HealBy, card="4R48")
    assert t.wounds(GIMLI) == 0


@pytest.mark.rule("TCG-10.16")
@pytest.mark.card("4P365-1")
def test_once_a_turn_is_for_each_turn_anew() -> None:
    t = table(
        phase="begin", fellowship=["4P365*1"], hand=["4C291", SPARE],
        used=(),
    )  # fmt: skip
    t.use("4P365").choose("4C291")
    assert t.wounds("4P365") == 0
    assert not t.can_use("4P365")


@pytest.mark.rule("TCG-10.12")
@pytest.mark.card("4U96-1", "4C105-1")
def test_twilight_to_be_spotted_is_there_before_the_cost() -> None:
    t = fight(GANDALF, SAVAGE, twilight=2, hand=["4U96", "4C105"])
    assert t.why(o.Play("4U96")) == "TCG-10.5"  # its own token would be the third
    t.play("4C105").pass_().number(0).pass_()
    assert t.twilight == 3
    assert t.can_play("4U96")


@pytest.mark.rule("TCG-10.15")
@pytest.mark.card("4U47-2", "4C49-1")
def test_what_is_given_in_a_skirmish_ends_with_it() -> None:
    t = table(
        fellowship=[GIMLI, LEGOLAS], minions=[SAVAGE, EXPLORER], site=5, phase="skirmishes",
        assigned=[(GIMLI, EXPLORER), (LEGOLAS, SAVAGE)], hand=["4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.answer(o.Fight, who=GIMLI)
    t.use(GIMLI).choose(LEGOLAS)
    assert t.strength(LEGOLAS) == 8  # wasted on somebody who does not fight now
    while t.board.skirmish is None or t.board.skirmish.who == t.id(GIMLI):
        t.pass_()
    assert t.strength(LEGOLAS) == 6


@pytest.mark.rule("TCG-14.24", "TCG-14.9")
@pytest.mark.card("4R274-2")
def test_three_reasons_to_defend_add_up() -> None:
    t = table(
        fellowship=["4R267+4R274"], minions=[SAVAGE, EXPLORER, BRIGAND, "4C16"], site=4,
        hand=["4U275", "4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.why(o.Play("4U275")) == "TCG-10.5"  # no Théoden to exert
    t = table(
        fellowship=["4R267+4R274", THEODEN], minions=[SAVAGE, EXPLORER, BRIGAND, "4C16"], site=4,
        hand=["4U275", "4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4U275")
    assert t.keyword("4R267", "defender") == 2


@pytest.mark.rule("TCG-10.3")
@pytest.mark.card("4C128-1")
def test_two_errands_are_paid_twice() -> None:
    t = fight(
        ARAGORN, EXPLORER, friends=["4C122"], others=[RAIDERS], site=5, hand=["4C128", "4C128"]
    )
    t.play("4C128").choose(EXPLORER).play("4C128").choose(EXPLORER).fight_out()
    for wounds in (1, 2):
        t.do(t.matching(o.React)[0]).choose(RAIDERS)
        assert t.wounds(RAIDERS) == wounds
    assert not t.matching(o.React)


@pytest.mark.rule("TCG-10.3")
@pytest.mark.card("4R307-1")
def test_sam_who_was_angry_twice_lifts_two_burdens() -> None:
    t = fight(SAM, EXPLORER, hand=["4R307", "4R307"], burdens=3)
    t.play("4R307").play("4R307")
    assert t.strength(SAM) == 9
    t.fight_out()
    t.do(t.matching(o.React)[0])
    t.do(t.matching(o.React)[0])
    assert t.burdens == 1
