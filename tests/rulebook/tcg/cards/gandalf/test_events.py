"""What Gandalf says and does."""

import pytest

from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, fight, table

GANDALF, ARAGORN, GIMLI, LEGOLAS, MERRY = "4C90", "4C109", "4C49", "4C74", "4C310"
SAM, EOWYN, TREEBEARD = "4C316", "4C270", "4C104"
WARRIOR, SAVAGE, RAIDERS, EXPLORER = "4C165", "4C17", "4C207", "4U250"

SPOT_GANDALF = [
    ("4R92", "fellowship"), ("4C93", "fellowship"), ("4U99", "fellowship"), ("4U99", "maneuver"),
    ("4U96", "skirmish"), ("4C97", "skirmish"), ("4C98", "maneuver"), ("4C102", "regroup"),
    ("4U108", "maneuver"),
]  # fmt: skip


@pytest.mark.card("4R92-1", "4C93-1", "4U99-1", "4U96-1", "4C97-1", "4C98-1", "4C102-1", "4U108-1")
@pytest.mark.parametrize(("event", "phase"), SPOT_GANDALF)
def test_without_gandalf_these_words_mean_nothing(event: str, phase: str) -> None:
    fighting = (ARAGORN, RAIDERS) if phase == "skirmish" else ()

    def told(*friends: str) -> str | None:
        t = table(
            phase=phase, fellowship=[ARAGORN, *friends], minions=[RAIDERS] * 5, site=5,
            twilight=3, hand=[event, "4C42"], skirmish=fighting,
        )  # fmt: skip
        return t.why(o.Play(event))

    assert told() == "TCG-10.5"
    assert told(GANDALF) is None


@pytest.mark.card("4R92-1")
def test_grown_suddenly_tall_sweeps_away_every_condition() -> None:
    t = table(
        phase="fellowship", fellowship=[GANDALF, f"{GIMLI}+4C212+4R41"], support=["4C50"],
        shadow_support=["4U34"], hand=["4R92", SPARE],
    )  # fmt: skip
    t.play("4R92").pass_()  # nobody goes into dark tunnels
    assert t.discards() == ("4C50", "4R92")
    assert t.discards(1) == ("4C212", "4U34")
    assert t.in_play("4R41")


@pytest.mark.card("4C93-1")
def test_have_patience_heals_an_unbound_companion_twice() -> None:
    t = table(
        phase="fellowship", fellowship=[GANDALF, f"{ARAGORN}*3", f"{SAM}*2"], hand=["4C93", SPARE]
    )
    t.play("4C93").pass_()
    assert (t.wounds(ARAGORN), t.wounds(SAM)) == (1, 2)


@pytest.mark.card("4R95-1")
def test_into_dark_tunnels_returns_an_event_of_gandalfs() -> None:
    t = table(
        phase="fellowship", fellowship=[GANDALF, f"{ARAGORN}*3"], hand=["4C93", "4R95", SPARE]
    )
    t.play("4C93").respond("4R95")
    assert t.wounds(GANDALF) == 2
    t.choose(ARAGORN)  # Gandalf could be healed as well
    assert t.wounds(ARAGORN) == 1  # it works all the same
    assert t.hand() == tuple(sorted([SPARE, "4C93"]))
    assert t.discards() == ("4R95",)


@pytest.mark.card("4R95-1")
def test_into_dark_tunnels_needs_a_wizard_with_two_exertions_left() -> None:
    t = table(
        phase="fellowship", fellowship=[f"{GANDALF}*2", f"{ARAGORN}*3"],
        hand=["4C93", "4R95", SPARE],
    )  # fmt: skip
    t.play("4C93")
    assert not t.matching(o.Respond)
    t = table(
        phase="fellowship", fellowship=[GANDALF, f"{GIMLI}*1"], hand=["4R95", "4C56", SPARE],
        deck=["4C42"] * 4,
    )  # fmt: skip
    t.play("4C56")
    assert not t.matching(o.Respond)  # a Dwarven event


@pytest.mark.card("4U96-1")
def test_keep_your_forked_tongue_guards_a_companion_of_gandalfs_signet() -> None:
    t = fight(GIMLI, RAIDERS, friends=[GANDALF], twilight=3, hand=["4U96"])
    t.play("4U96").choose(GIMLI).resolve()
    assert t.wounds(GIMLI) == 0
    t = fight(GIMLI, RAIDERS, friends=[GANDALF, EOWYN], twilight=2, hand=["4U96"])
    assert t.why(o.Play("4U96")) == "TCG-10.5"
    t = fight(GIMLI, RAIDERS, friends=[GANDALF, EOWYN], twilight=3, hand=["4U96"])
    t.play("4U96")
    assert not t.matching(o.Choose, card=EOWYN)


@pytest.mark.card("4C97-1")
def test_long_i_fell_guards_gandalf_unless_the_shadow_lets_a_minion_be_wounded() -> None:
    t = fight(GANDALF, SAVAGE, hand=["4C97"], others=[RAIDERS])
    t.play("4C97")
    assert t.asked == 1
    t.no().resolve()
    assert t.wounds(GANDALF) == 0
    t = fight(GANDALF, SAVAGE, hand=["4C97"], others=[RAIDERS])
    t.play("4C97").yes()
    assert t.asked == 0
    t.choose(RAIDERS)
    assert t.wounds(RAIDERS) == 1
    t.resolve()
    assert t.wounds(GANDALF) == 1


@pytest.mark.card("4C98-1")
def test_mithrandir_wounds_every_weak_minion() -> None:
    t = table(
        fellowship=[GANDALF], minions=[EXPLORER, "4C222", WARRIOR], hand=["4C98"],
        shadow_hand=[SPARE], site=5,
    )  # fmt: skip
    t.play("4C98")
    assert (t.wounds(EXPLORER), t.wounds("4C222"), t.wounds(WARRIOR)) == (1, 1, 0)
    assert t.wounds(GANDALF) == 1
    t = table(fellowship=[f"{GANDALF}*3"], minions=[EXPLORER], hand=["4C98"])
    assert t.why(o.Play("4C98")) == "TCG-10.5"


@pytest.mark.card("4U99-1")
@pytest.mark.parametrize("phase", ["fellowship", "maneuver"])
def test_roll_of_thunder_breaks_a_shadow_item(phase: str) -> None:
    t = table(
        phase=phase, fellowship=[f"{GANDALF}+4R91"], minions=["4C17+4C26", "4R173+4R174"],
        shadow_support=["4U34"], hand=["4U99", "4C42"], shadow_hand=[SPARE], site=5,
    )  # fmt: skip
    t.play("4U99").pass_()
    assert not t.matching(o.Choose, card="4R91")
    assert not t.matching(o.Choose, card="4U34")
    t.choose("4R174")
    assert t.discards(1) == ("4R174",)


@pytest.mark.card("4U101-1")
def test_stump_and_bramble_wakes_an_ent() -> None:
    t = table(
        fellowship=[TREEBEARD, ARAGORN], minions=[RAIDERS], site=5, hand=["4U101", "4C42"],
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4U101")
    assert t.keyword(TREEBEARD, "damage") == 2
    t.pass_all().pass_all()
    while t.phase != "assignment" or not t.matching(o.Assign):
        t.pass_()
    assert t.matching(o.Assign, who=TREEBEARD, minion=RAIDERS)
    t.assign(TREEBEARD, RAIDERS).resolve()
    assert not t.in_play(RAIDERS)  # three wounds
    assert t.phase == "regroup"
    assert t.keyword(TREEBEARD, "damage") == 0


@pytest.mark.card("4U101-1")
def test_stump_and_bramble_needs_isengard_and_an_ent() -> None:
    t = table(fellowship=[TREEBEARD], minions=[SAVAGE], hand=["4U101", "4C42"])
    assert t.why(o.Play("4U101")) == "TCG-10.5"
    t = table(fellowship=["4C277"], minions=[RAIDERS], hand=["4U101", "4C42"])
    assert t.why(o.Play("4U101")) == "TCG-10.5"


@pytest.mark.card("4C102-1")
def test_task_was_not_done_discards_up_to_two_wounded_minions() -> None:
    t = table(
        phase="regroup", fellowship=[GANDALF], hand=["4C102"], shadow_hand=[SPARE], site=5,
        minions=[f"{RAIDERS}*1", f"{WARRIOR}*1", f"{EXPLORER}*1", "4C17"],
    )  # fmt: skip
    t.play("4C102")
    assert not t.matching(o.Choose, card="4C17")
    t.choose(RAIDERS, WARRIOR)
    assert t.discards(1) == (WARRIOR, RAIDERS)
    assert t.wounds(GANDALF) == 1
    t = table(
        phase="regroup", fellowship=[GANDALF], hand=["4C102"], shadow_hand=[SPARE], site=5,
        minions=[f"{RAIDERS}*1", f"{WARRIOR}*1"],
    )  # fmt: skip
    t.play("4C102").stop()
    assert t.in_play(RAIDERS)


@pytest.mark.card("4C105-1")
@pytest.mark.parametrize(("twilight", "most", "strength"), [(1, 2, 9), (8, 9, 15)])
def test_under_the_living_earth_counts_its_own_token(
    twilight: int, most: int, strength: int
) -> None:
    """TCG-10.12; the limit is five. The White Wizard has 3 more from the third token on."""
    t = fight(GANDALF, SAVAGE, twilight=twilight, hand=["4C105"])
    t.play("4C105")
    assert t.options == [o.Number(n) for n in range(most + 1)]
    t.number(most)
    assert t.strength(GANDALF) == strength


@pytest.mark.card("4R106-1")
@pytest.mark.parametrize(
    "friends", [(GIMLI, ARAGORN), (GIMLI, LEGOLAS), (LEGOLAS, ARAGORN), (GIMLI, LEGOLAS, EOWYN)]
)
def test_well_met_indeed_needs_three_peoples(friends: tuple[str, ...]) -> None:
    t = table(phase="fellowship", fellowship=friends, dead=[GANDALF], hand=["4R106", SPARE])
    assert t.why(o.Play("4R106")) == "TCG-10.5"


@pytest.mark.card("4R106-1")
def test_well_met_indeed_brings_gandalf_back_from_the_dead() -> None:
    friends = [GIMLI, LEGOLAS, ARAGORN]
    t = table(phase="fellowship", fellowship=friends, dead=[GANDALF], hand=["4R106", SPARE])
    t.play("4R106")
    assert (t.in_play(GANDALF), t.dead, t.twilight) == (True, (), 5 + 4)
    t = table(phase="fellowship", fellowship=friends, dead=[MERRY], hand=["4R106", SPARE])
    assert not t.can_play("4R106")


@pytest.mark.card("4U108-1")
def test_wizardry_indeed_makes_the_shadow_discard_a_minion() -> None:
    t = table(
        fellowship=[GANDALF], minions=[RAIDERS, WARRIOR, EXPLORER], hand=["4U108"], site=5,
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4U108")
    assert t.asked == 1
    t.choose(EXPLORER)
    assert t.discards(1) == (EXPLORER,)
    assert t.wounds(GANDALF) == 1
    t = table(fellowship=[GANDALF], minions=[RAIDERS, WARRIOR], hand=["4U108"])
    assert t.why(o.Play("4U108")) == "TCG-10.5"  # two against Frodo and Gandalf
