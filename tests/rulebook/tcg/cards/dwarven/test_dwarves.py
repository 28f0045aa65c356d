"""The Dwarves: Gimli, his axe, and what his people say in a skirmish."""

import pytest

from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, fight, table

GIMLI, LOCKBEARER, AXE = "4C49", "4R48", "4R41"
LEGOLAS, ARAGORN, FRODO = "4C74", "4C109", "4C302"
MERRY, PIPPIN, SAM = "4C310", "4C314", "4C316"
GOOD_ROCK, COURTESY, ARMORY = "4C50", "4C44", "4U47"
WARRIOR, BRIGAND, SAVAGE, RAIDERS = "4C165", "4C10", "4C17", "4C207"


@pytest.mark.card("4R41-2")
def test_the_axe_makes_gimli_wound_once_more() -> None:
    t = fight(f"{GIMLI}+{AXE}", RAIDERS, hand=["4C42"])
    assert t.keyword(GIMLI, "damage") == 2
    t.play("4C42").resolve()
    assert not t.in_play(RAIDERS)  # 12 against 9: three wounds


@pytest.mark.card("4R41-3")
def test_the_axe_is_paid_with_a_dwarven_condition_or_with_what_is_stacked_there() -> None:
    t = fight(f"{GIMLI}+{AXE}", SAVAGE, support=[f"{GOOD_ROCK}<4C42<4C10"])
    assert t.strength(GIMLI) == 8
    t.use(AXE).answer(o.Branch, n=2).choose("4C10")
    assert (t.strength(GIMLI), t.stacked(GOOD_ROCK)) == (9, ["4C42"])
    t.use(AXE).answer(o.Branch, n=1)
    assert t.strength(GIMLI) == 10
    assert t.discards() == ("4C10", "4C42", GOOD_ROCK)
    t.pass_()
    assert not t.can_use(AXE)


@pytest.mark.card("4R41-3")
def test_without_a_dwarven_condition_the_axe_adds_nothing() -> None:
    t = fight(f"{GIMLI}+{AXE}", SAVAGE, support=["4R69", f"{COURTESY}"], hand=["4C42"])
    t.use(AXE)  # an empty condition pays; the Elven one does not
    assert t.in_play("4R69")
    assert not t.in_play(COURTESY)
    t.pass_()
    assert t.why(o.Use(str(t.card(AXE)), f"{AXE}-3")) == "TCG-10.5"


@pytest.mark.card("4C42-1")
@pytest.mark.parametrize(("site", "strength"), [(3, 8), (5, 10)])
def test_best_company_is_better_on_a_battleground(site: int, strength: int) -> None:
    t = fight(GIMLI, SAVAGE, site=site, hand=["4C42"])
    t.play("4C42")
    assert t.strength(GIMLI) == strength
    t.resolve()
    assert t.strength(GIMLI) == 6


@pytest.mark.card("4C42-1", "4C51-1")
@pytest.mark.parametrize("event", ["4C42", "4C51"])
def test_dwarven_words_help_no_elf(event: str) -> None:
    t = fight(LEGOLAS, SAVAGE, friends=[GIMLI], hand=[event])
    t.play(event)
    assert t.strength(LEGOLAS) == 6
    assert t.strength(GIMLI) > 6


@pytest.mark.card("4R48-1")
def test_the_lockbearer_counts_unbound_hobbit_companions() -> None:
    t = fight(LOCKBEARER, WARRIOR, friends=[MERRY, PIPPIN, SAM])
    assert t.strength(LOCKBEARER) == 8  # neither Frodo nor Sam
    t = fight(LOCKBEARER, WARRIOR)
    assert t.strength(LOCKBEARER) == 6


@pytest.mark.card("4C49-1")
def test_gimli_exerts_for_a_companion_and_twice_as_much_for_legolas() -> None:
    t = fight(GIMLI, WARRIOR, friends=[LEGOLAS, ARAGORN])
    t.use(GIMLI)
    assert not t.matching(o.Choose, card=FRODO)
    t.choose(LEGOLAS)
    assert (t.strength(LEGOLAS), t.wounds(GIMLI)) == (8, 1)
    t.use(GIMLI).choose(GIMLI)
    assert (t.strength(GIMLI), t.wounds(GIMLI)) == (7, 2)
    t.pass_()
    assert not t.can_use(GIMLI)


@pytest.mark.card("4C49-1")
def test_an_exhausted_gimli_helps_nobody() -> None:
    t = fight(f"{GIMLI}*2", WARRIOR, hand=["4C42"])
    assert t.why(o.Use(str(t.card(GIMLI)), f"{GIMLI}-1")) == "TCG-10.5"


@pytest.mark.card("4C51-1")
def test_khazad_ai_menu_with_and_without_legolas() -> None:
    t = fight(GIMLI, SAVAGE, friends=[LEGOLAS], hand=["4C51"])
    t.play("4C51")
    assert (t.strength(GIMLI), t.keyword(GIMLI, "damage"), t.twilight) == (9, 2, 1)
    t = fight(GIMLI, SAVAGE, hand=["4C51"])
    t.play("4C51")
    assert (t.strength(GIMLI), t.keyword(GIMLI, "damage")) == (8, 1)


@pytest.mark.card("4U53-1")
def test_quick_as_may_be_needs_a_dwarf_and_an_elf_in_the_company() -> None:
    t = table(
        fellowship=[GIMLI, LEGOLAS], minions=[WARRIOR, RAIDERS], hand=["4U53"], shadow_hand=[SPARE]
    )
    t.play("4U53").choose(RAIDERS)
    assert (t.wounds(RAIDERS), t.wounds(WARRIOR)) == (1, 0)
    t = table(fellowship=[GIMLI], minions=[WARRIOR], hand=["4U53"])
    assert t.why(o.Play("4U53")) == "TCG-10.5"
    t = table(fellowship=[LEGOLAS], minions=[WARRIOR], hand=["4U53"])
    assert t.why(o.Play("4U53")) == "TCG-10.5"


@pytest.mark.card("4U47-2")
def test_from_the_armory_prevents_every_wound_to_the_exerted_dwarf() -> None:
    t = fight(GIMLI, SAVAGE, support=[ARMORY], hand=["4C42", SPARE])
    t.use(ARMORY).choose("4C42")
    assert (t.wounds(GIMLI), t.stacked(ARMORY), t.hand()) == (1, ["4C42"], (SPARE,))
    t.resolve()
    assert t.in_play(GIMLI)
    assert t.wounds(GIMLI) == 1  # 6 against 11: lost, but no wound
    t = fight(GIMLI, SAVAGE, support=[ARMORY], hand=[SPARE])
    assert not t.can_use(ARMORY)  # a Shadow card is not stacked there


@pytest.mark.card("4C50-2")
def test_here_is_good_rock_makes_a_dwarf_damaging() -> None:
    t = fight(GIMLI, WARRIOR, support=[GOOD_ROCK], hand=["4C42", "4C51"])
    t.use(GOOD_ROCK).choose("4C51")
    assert (t.keyword(GIMLI, "damage"), t.stacked(GOOD_ROCK)) == (2, ["4C51"])
    t.use(GOOD_ROCK).choose("4C42")
    assert t.keyword(GIMLI, "damage") == 3
    t.resolve()
    assert t.keyword(GIMLI, "damage") == 1
    t = fight(GIMLI, WARRIOR, support=[GOOD_ROCK], hand=[SPARE])
    assert t.why(o.Use(str(t.card(GOOD_ROCK)), f"{GOOD_ROCK}-2")) == "TCG-10.5"
