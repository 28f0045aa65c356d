"""Elven events and conditions."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, Table, fight, table

LEGOLAS, GIMLI, ARAGORN, FRODO = "4C74", "4C49", "4C109", "4C302"
GUARDIAN, SWORDSMAN, ORDULUS = "4C76", "4C78", "4U80"
WARRIOR, SAVAGE, RAIDERS, EXPLORER, RUNNER = "4C165", "4C17", "4C207", "4U250", "4C193"
COUNT, ARMS = "4R69", "4U82"


@pytest.mark.card("4R58-1")
def test_alliance_reforged_draws_for_each_elven_companion_spotted() -> None:
    t = table(
        phase="fellowship", fellowship=[LEGOLAS, GUARDIAN, GIMLI], hand=["4R58"],
        deck=["4C42"] * 5,
    )  # fmt: skip
    t.play("4R58")
    assert t.options == [o.Number(0), o.Number(1), o.Number(2)]
    t.number(2)
    assert (len(t.hand()), t.twilight) == (2, 3)
    t = table(
        phase="fellowship", fellowship=[LEGOLAS, GUARDIAN], hand=["4R58", SPARE], deck=["4C42"] * 5
    )
    t.play("4R58").number(1)
    assert len(t.hand()) == 2


@pytest.mark.card("4R58-1")
def test_alliance_reforged_keeps_to_the_rule_of_four() -> None:
    elves = [LEGOLAS, GUARDIAN, GUARDIAN, SWORDSMAN, ORDULUS]
    t = table(phase="fellowship", fellowship=elves, hand=["4R58"], deck=["4C42"] * 6)
    t.play("4R58").number(5)
    assert len(t.hand()) == 4


@pytest.mark.card("4U59-1")
def test_arrow_and_blade_is_paid_by_any_number_of_elves() -> None:
    t = fight(GIMLI, SAVAGE, friends=[LEGOLAS, GUARDIAN, f"{ORDULUS}*1"], hand=["4U59"])
    t.play("4U59")
    assert not t.matching(o.Choose, card=ORDULUS)  # exhausted
    assert not t.matching(o.Stop)  # one at least
    t.choose(LEGOLAS, GUARDIAN)
    assert t.strength(SAVAGE) == 9
    assert (t.wounds(LEGOLAS), t.wounds(GUARDIAN)) == (1, 1)
    t = fight(GIMLI, SAVAGE, friends=[LEGOLAS, GUARDIAN], hand=["4U59"])
    t.play("4U59").choose(GUARDIAN).stop()
    assert (t.strength(SAVAGE), t.wounds(LEGOLAS)) == (10, 0)


@pytest.mark.card("4U59-1")
def test_arrow_and_blade_needs_an_elf_and_an_unbound_fighter() -> None:
    t = fight(GIMLI, SAVAGE, hand=["4U59"])
    assert t.why(o.Play("4U59")) == "TCG-10.5"
    t = fight(FRODO, SAVAGE, friends=[LEGOLAS], hand=["4U59"])
    t.play("4U59")
    assert t.strength(SAVAGE) == 11


@pytest.mark.card("4U60-2")
def test_blades_drawn_weakens_every_wounded_minion() -> None:
    t = fight(GIMLI, f"{RAIDERS}*2", others=[f"{WARRIOR}*1", EXPLORER], support=["4U60"])
    assert (t.strength(RAIDERS), t.strength(WARRIOR), t.strength(EXPLORER)) == (5, 5, 5)
    t = fight(GIMLI, f"{EXPLORER}*2", support=["4U60", "4U60"], friends=[LEGOLAS])
    assert t.strength(EXPLORER) == 0  # 5 - 8


@pytest.mark.card("4R72-2")
def test_on_the_killing_field_no_wounded_minion_is_fierce() -> None:
    t = table(
        fellowship=[ARAGORN], minions=[f"{RUNNER}*1", "4C195"], support=["4R72"], site=5,
        phase="skirmishes", hand=["4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.happened(events.FierceRound)[0].minions == (str(t.card("4C195")),)
    assert t.keyword(RUNNER, "fierce") == 0


@pytest.mark.card("4R72-2")
def test_on_the_killing_field_fierceness_cannot_be_gained() -> None:
    t = fight(ARAGORN, "4C4*1", support=["4R72"], site=3)
    t.fight_out().react("4C4")
    assert t.keyword("4C4", "fierce") == 0


@pytest.mark.card("4U77-2")
def test_a_wounded_minion_has_no_damage_bonus_where_lorien_is_welcome() -> None:
    t = fight("4C286+4C278", f"{RAIDERS}*1", support=["4U77"])
    assert t.keyword(RAIDERS, "damage") == 0
    t.resolve()
    assert t.wounds("4C286") == 1
    t = fight("4C286+4C278", RAIDERS, support=["4U77"])
    t.resolve()
    assert t.wounds("4C286") == 2


@pytest.mark.card("4U60-3", "4R72-3", "4U77-3")
@pytest.mark.parametrize("card", ["4U60", "4R72", "4U77"])
def test_these_conditions_are_discarded_when_the_regroup_phase_begins(card: str) -> None:
    t = table(phase="regroup", support=[card, COUNT], hand=["4C42"])
    assert t.in_play(card)  # the phase has begun before
    t = fight(ARAGORN, WARRIOR, support=[card, COUNT], hand=["4C42"])
    t.resolve()
    assert t.phase == "regroup"
    assert t.discards() == (card,)
    assert t.in_play(COUNT)


@pytest.mark.card("4R61-1")
def test_a_company_of_archers_discards_a_condition() -> None:
    t = table(
        phase="archery", fellowship=[LEGOLAS, GUARDIAN], minions=[RAIDERS], support=[COUNT],
        shadow_support=["4U34"], hand=["4R61"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4R61").choose("4U34")
    assert t.discards(1) == ("4U34",)
    assert t.in_play(COUNT)
    t = table(
        phase="archery", fellowship=[LEGOLAS, GIMLI], minions=[RAIDERS], hand=["4R61"],
        shadow_support=["4U34"],
    )  # fmt: skip
    assert t.why(o.Play("4R61")) == "TCG-10.5"


@pytest.mark.card("4U66-1")
def test_feathered_counts_the_wounds_of_one_minion() -> None:
    t = fight(LEGOLAS, f"{RAIDERS}*2", hand=["4U66"], others=[f"{WARRIOR}*1"])
    t.play("4U66")
    assert (t.strength(RAIDERS), t.strength(WARRIOR)) == (5, 7)
    t = fight(GIMLI, f"{RAIDERS}*2", hand=["4U66"], friends=[LEGOLAS])
    t.play("4U66")
    assert t.strength(RAIDERS) == 9  # it fights no Elf


@pytest.mark.card("4R69-2")
def test_the_final_count_goes_up_when_legolas_wins() -> None:
    t = fight(LEGOLAS, EXPLORER, support=[COUNT])
    t.fight_out().react(COUNT)
    assert t.tokens(COUNT) == 1
    t = fight(GUARDIAN, "4C254", support=[COUNT])
    t.resolve()
    assert t.tokens(COUNT) == 0
    t = fight(LEGOLAS, SAVAGE, support=[COUNT])
    t.resolve()
    assert t.tokens(COUNT) == 0


@pytest.mark.card("4C70-1")
def test_flashing_steel_weakens_what_the_exerted_elf_fights() -> None:
    t = fight(LEGOLAS, SAVAGE, friends=[GUARDIAN], hand=["4C70"])
    t.play("4C70").choose(LEGOLAS)
    assert (t.strength(SAVAGE), t.wounds(LEGOLAS)) == (8, 1)
    t = fight(LEGOLAS, SAVAGE, friends=[GUARDIAN], hand=["4C70"])
    t.play("4C70").choose(GUARDIAN)
    assert (t.strength(SAVAGE), t.wounds(GUARDIAN)) == (11, 1)
    t = fight(f"{LEGOLAS}*2", SAVAGE, hand=["4C70"])
    assert t.why(o.Play("4C70")) == "TCG-10.5"


@pytest.mark.card("4R79-1")
def test_night_without_end_frees_a_site_or_wounds_a_minion() -> None:
    t = fight(LEGOLAS, EXPLORER, hand=["4R79"], control={1: 1}, others=[RAIDERS])
    t.fight_out().respond("4R79").answer(o.Branch, n=1)
    assert (t.board.control[0], t.wounds(LEGOLAS)) == (None, 1)
    t = fight(LEGOLAS, EXPLORER, hand=["4R79"], control={1: 1}, others=[RAIDERS])
    t.fight_out().respond("4R79").answer(o.Branch, n=2).choose(RAIDERS)
    assert (t.board.control[0], t.wounds(RAIDERS)) == (1, 1)


@pytest.mark.card("4R79-1")
def test_night_without_end_needs_an_elf_who_won_and_can_exert() -> None:
    t = fight(GIMLI, EXPLORER, hand=["4R79"], friends=[LEGOLAS])
    assert not t.fight_out().offers("4R79")
    t = fight(f"{LEGOLAS}*2", EXPLORER, hand=["4R79"])
    assert not t.fight_out().offers("4R79")
    t = fight(LEGOLAS, SAVAGE, hand=["4R79"])
    assert not t.fight_out().offers("4R79")


@pytest.mark.card("4U82-2")
def test_strength_of_arms_counts_elven_victories() -> None:
    t = fight(LEGOLAS, EXPLORER, support=[ARMS])
    t.fight_out().react(ARMS)
    assert t.tokens(ARMS) == 1
    t = fight(LEGOLAS, EXPLORER, support=[ARMS])
    t.resolve()
    assert t.tokens(ARMS) == 0  # you may
    t = fight(GIMLI, EXPLORER, support=[ARMS])
    assert not t.fight_out().offers(ARMS)


@pytest.mark.card("4U82-3")
@pytest.mark.parametrize(("tokens", "strength"), [(0, 11), (2, 9), (5, 8)])
def test_strength_of_arms_is_spent_on_a_minion_fighting_an_elf(tokens: int, strength: int) -> None:
    t = fight(LEGOLAS, SAVAGE, support=[f"{ARMS}^{tokens}"])
    t.use(ARMS)
    assert t.strength(SAVAGE) == strength
    assert t.discards() == (ARMS,)


@pytest.mark.card("4U82-3")
def test_strength_of_arms_does_nothing_to_a_minion_fighting_a_dwarf() -> None:
    t = fight(GIMLI, SAVAGE, support=[f"{ARMS}^2"], friends=[LEGOLAS])
    t.use(ARMS)
    assert t.strength(SAVAGE) == 11
    assert not t.in_play(ARMS)


@pytest.mark.card("4C83-1")
def test_supporting_fire_is_better_with_three_elven_companions() -> None:
    t = fight(LEGOLAS, SAVAGE, friends=[GUARDIAN, GIMLI], hand=["4C83"])
    t.play("4C83").choose(LEGOLAS)
    assert t.strength(LEGOLAS) == 8
    t = fight(LEGOLAS, SAVAGE, friends=[GUARDIAN, ORDULUS], hand=["4C83"])
    t.play("4C83").choose(LEGOLAS)
    assert t.strength(LEGOLAS) == 9


@pytest.mark.card("4R84-1")
@pytest.mark.parametrize("phase", ["skirmish", "regroup"])
def test_a_sword_wall_frees_a_site_or_exerts_a_minion(phase: str) -> None:
    setting: dict[str, Any] = {
        "control": {1: 1},
        "hand": ["4R84"],
        "shadow_hand": [SPARE],
        "site": 5,
    }
    elves = [LEGOLAS, GUARDIAN, ORDULUS]

    def set_up(*friends: str) -> Table:
        if phase == "skirmish":
            return fight(GIMLI, RAIDERS, friends=friends, **setting)
        return table(phase="regroup", fellowship=friends, minions=[RAIDERS], **setting)

    t = set_up(*elves)
    t.play("4R84").answer(o.Branch, n=1)
    assert t.board.control[0] is None
    t = set_up(*elves)
    t.play("4R84").answer(o.Branch, n=2)
    assert t.wounds(RAIDERS) == 1
    t = set_up(*elves[:2])
    assert t.why(o.Play("4R84")) == "TCG-10.5"


@pytest.mark.card("4C87-1")
@pytest.mark.parametrize(("minion", "strength"), [(RAIDERS, 8), (f"{RAIDERS}*1", 9)])
def test_valor_is_greater_against_the_wounded(minion: str, strength: int) -> None:
    t = fight(LEGOLAS, minion, hand=["4C87"])
    t.play("4C87")
    assert t.strength(LEGOLAS) == strength


@pytest.mark.card("4C87-1")
def test_valor_of_an_elf_who_does_not_fight() -> None:
    t = fight(GIMLI, f"{RAIDERS}*1", friends=[LEGOLAS], hand=["4C87"])
    t.play("4C87")
    assert t.strength(LEGOLAS) == 8
