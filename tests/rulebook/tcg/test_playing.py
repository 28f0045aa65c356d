"""Chapters 10, 12, 13: actions, costs, bearers, uniqueness."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, SPARE, kinds_of, table

GIMLI, LOCKBEARER, ARAGORN = "4C49", "4R48", "4C109"
WARRIOR, REGULAR = "4C165", "4C192"


@pytest.mark.rule("TCG-13.1", "TCG-1.7", "TCG-1.8", "TCG-13.3")
def test_a_unique_card_is_in_play_once_whatever_its_subtitle() -> None:
    t = table(phase="fellowship", fellowship=[GIMLI], hand=[LOCKBEARER])
    assert t.why(o.Play(LOCKBEARER)) == "TCG-13.1"


@pytest.mark.rule("TCG-13.2", "TCG-11.9")
def test_who_is_dead_is_not_played_again() -> None:
    t = table(phase="fellowship", dead=[GIMLI], hand=[LOCKBEARER])
    assert t.why(o.Play(LOCKBEARER)) == "TCG-13.2"


@pytest.mark.rule("TCG-13.2", "TCG-7.4")
def test_a_text_may_play_a_card_from_the_dead_pile_unless_two_lie_there() -> None:
    friends = ["4C67", "4C49", "4C109"]
    t = table(phase="fellowship", fellowship=friends, dead=["4C90"], hand=["4R106"])
    t.play("4R106")
    assert t.in_play("4C90")
    t = table(phase="fellowship", fellowship=friends, dead=["4C90", "4R89"], hand=["4R106"])
    assert not t.can_play("4R106")


@pytest.mark.rule("TCG-13.5")
def test_a_card_that_is_not_unique_may_be_in_play_often() -> None:
    t = table(phase="fellowship", fellowship=["4C76", "4C76"], hand=["4C76"])
    assert t.can_play("4C76")


@pytest.mark.rule("TCG-13.4")
def test_a_unique_minion_is_in_play_once_among_all_shadow_players() -> None:
    t = table(
        phase="shadow", seats=3, site=5, twilight=9, minions=["2:4R176"], shadow_hand=["4R176"]
    )
    assert t.why(o.Play("4R176")) == "TCG-13.1"


@pytest.mark.rule("TCG-12.1", "TCG-12.2", "TCG-12.3")
def test_one_item_of_each_class_on_a_bearer() -> None:
    t = table(phase="fellowship", fellowship=["4C67+4C64", "4C68"], hand=["4C64", "4U62"])
    assert not t.can_play("4C64", on="4C67")
    assert t.can_play("4C64", on="4C68")
    assert t.can_play("4U62", on="4C67")
    assert t.why(o.Play("4C64", str(t.card("4C67")))) == "TCG-12.1"


@pytest.mark.rule("TCG-12.1")
def test_what_is_borne_adds_its_strength() -> None:
    t = table(phase="fellowship", fellowship=["4C67"], hand=["4C64", "4C42"])
    assert t.strength("4C67") == 5
    t.play("4C64", on="4C67")
    assert t.strength("4C67") == 6


@pytest.mark.rule("TCG-12.5")
def test_shadow_items_go_on_own_minions_only() -> None:
    """Trap 18."""
    t = table(
        phase="shadow", seats=3, site=5, twilight=5, minions=["1:4C165", "2:4C192"],
        shadow_hand=["4C142"],
    )  # fmt: skip
    assert t.can_play("4C142", on="4C165")
    assert not t.can_play("4C142", on="4C192")


@pytest.mark.rule("TCG-5.6")
def test_another_shadow_players_minion_may_be_exerted_for_a_cost() -> None:
    t = table(
        phase="maneuver", seats=3, site=5, fellowship=[GIMLI], minions=["2:4R244"],
        shadow_hand=["4R223"], support=["4C44"], hand=["4C42"], twilight=9,
    )  # fmt: skip
    t.play("4R223")
    assert t.wounds("4R244") == 1
    assert t.discards() == ("4C44",)


@pytest.mark.rule("TCG-12.6", "TCG-R5")
def test_an_item_is_transferred_for_its_cost_once_a_phase() -> None:
    t = table(phase="fellowship", fellowship=["4C67+4C64", "4C68", "4C71+4C64"], hand=["4C42"])
    assert not t.matching(o.Transfer, to="4C71")
    t.answer(o.Transfer, card="4C64#1", to="4C68")
    assert t.twilight == 1
    assert t.strength("4C68") == 6
    assert not t.matching(o.Transfer, card="4C64#1")


@pytest.mark.rule("TCG-10.5", "TCG-10.12")
def test_a_requirement_must_be_met() -> None:
    t = table(phase="fellowship", hand=["4C67"])
    assert t.why(o.Play("4C67")) == "TCG-10.5"
    t = table(phase="fellowship", fellowship=["4C71"], hand=["4C67"])
    assert t.can_play("4C67")


@pytest.mark.rule("TCG-10.6")
def test_a_prevented_effect_leaves_the_costs_paid() -> None:
    t = table(
        phase="skirmish", fellowship=["4C109+4C112"], minions=["4R200"], site=5, twilight=3,
        skirmish=("4C109", "4R200"),
    )  # fmt: skip
    t.use("4C112").yes()
    assert t.happened(events.Exerted)
    assert t.twilight == 2
    assert not t.happened(events.SkirmishCancelled)


@pytest.mark.rule("TCG-12.6", "TCG-R5")
def test_a_table_may_let_an_item_go_back_and_forth() -> None:
    t = table(
        phase="fellowship",
        fellowship=["4C67+4C64", "4C68"],
        hand=["4C42"],
        agreed=["transfers=free"],
    )
    t.answer(o.Transfer, card="4C64", to="4C68").answer(o.Transfer, card="4C64", to="4C67")
    assert t.twilight == 2 * FACES["4C64"].cost


@pytest.mark.rule("TCG-10.17", "TIM-4.8", "TCG-R3")
def test_who_cannot_pay_to_prevent_is_not_asked() -> None:
    t = table(
        phase="skirmish", fellowship=["4C109+4C112"], minions=["4R200"], site=5, twilight=0,
        skirmish=("4C109", "4R200"),
    )  # fmt: skip
    t.use("4C112")
    assert t.happened(events.SkirmishCancelled)


@pytest.mark.rule("TCG-10.7")
def test_of_several_effects_one_must_be_chosen_that_can_be_carried_out() -> None:
    t = table(
        phase="regroup", fellowship=["4C67", "4C68", "4C71"], minions=[WARRIOR], site=5,
        hand=["4R84"],
    )  # fmt: skip
    t.play("4R84")
    assert t.wounds(WARRIOR) == 1
    t = table(
        phase="regroup", fellowship=["4C67", "4C68", "4C71"], minions=[WARRIOR], site=5,
        hand=["4R84"], control={1: 1},
    )  # fmt: skip
    t.play("4R84").answer(o.Branch, n=1)
    assert t.board.control[0] is None


@pytest.mark.rule("TCG-10.8")
def test_an_action_may_do_nothing_unless_it_plays_a_card() -> None:
    t = table(phase="fellowship", hand=["4R92", "4C90"], fellowship=["4C90"])
    assert t.can_play("4R92")
    t = table(phase="regroup", minions=[WARRIOR], site=5, hand=["4C308"])
    assert not t.can_play("4C308")
    t = table(phase="regroup", minions=[WARRIOR], site=5, hand=["4C308"], discard=["4C310"])
    t.play("4C308")
    assert t.in_play("4C310")


@pytest.mark.rule("TCG-10.9")
def test_what_is_discarded_as_a_cost_is_not_played_by_it() -> None:
    """Trap 15: Uglúk's Sword needs two minions in hand."""
    t = table(phase="shadow", minions=["4R176+4R177"], site=5, twilight=9, shadow_hand=[WARRIOR])
    assert not t.can_use("4R177")
    t = table(
        phase="shadow",
        minions=["4R176+4R177"],
        site=5,
        twilight=9,
        shadow_hand=[WARRIOR, "4C10", "4C3"],
    )
    t.use("4R177").choose("4C10", WARRIOR)
    assert t.in_play(WARRIOR)
    assert t.discards(1) == ("4C10",)


@pytest.mark.rule("TCG-10.14")
def test_a_cost_may_be_to_play_a_card() -> None:
    t = table(
        phase="shadow", shadow_support=["4C137"], site=5, twilight=9, shadow_hand=[WARRIOR, "4C3"]
    )
    t.use("4C137", 2).choose(WARRIOR)
    assert t.in_play(WARRIOR)
    assert t.tokens("4C137") == 1
    assert t.twilight == 7


@pytest.mark.rule("TCG-10.11")
def test_the_example_of_ugluks_three_trackers() -> None:
    t = table(phase="maneuver", minions=["4R176", "4C181"], site=5, hand=["4C42"])
    assert (t.strength("4R176"), t.keyword("4R176", "damage")) == (12, 0)
    t = table(phase="maneuver", minions=["4R176", "4C181", "4C187"], site=5, hand=["4C42"])
    assert (t.strength("4R176"), t.keyword("4R176", "damage")) == (12, 1)


@pytest.mark.rule("TCG-10.12")
def test_you_may_spot_fewer_than_there_are_and_own_twilight_counts() -> None:
    t = table(
        phase="skirmish", fellowship=["4C90"], minions=["4R200"], site=5, twilight=2,
        skirmish=("4C90", "4R200"), hand=["4C105"],
    )  # fmt: skip
    t.play("4C105")
    assert t.options == [o.Number(n) for n in range(t.twilight + 1)]


@pytest.mark.rule("TCG-10.15", "TCG-10.16", "TCG-20.3")
def test_tokens_are_counted_before_the_condition_goes_and_the_bonus_stays() -> None:
    t = table(
        phase="skirmish", fellowship=[GIMLI], minions=["4R200"], support=["4U57^5"], site=5,
        skirmish=(GIMLI, "4R200"), hand=["4C42"],
    )  # fmt: skip
    t.use("4U57")
    t.choose(GIMLI) if t.matching(o.Choose) else None
    assert t.discards() == ("4U57",)
    assert t.strength(GIMLI) == 9


@pytest.mark.rule("TCG-10.18")
def test_a_free_action_that_changed_nothing_is_not_offered_again() -> None:
    """Trap 17: Throne Room with no Théoden in the deck."""
    t = table(phase="fellowship", site=3, sites={3: "4U341"}, deck=["4C42"], hand=["4C42"])
    t.use("4U341").stop()
    assert not t.can_use("4U341")
    assert t.why(o.Use("4U341.3", "4U341-1")) == "TCG-10.18"


@pytest.mark.rule("TCG-10.4", "TCG-0.1")
def test_an_event_is_for_its_phase_and_a_prohibition_wins() -> None:
    t = table(phase="maneuver", minions=[WARRIOR], site=5, hand=["4C42"], fellowship=[GIMLI])
    assert t.why(o.Play("4C42")) == "TCG-10.4"
    t = table(
        phase="skirmish", fellowship=[GIMLI], minions=[WARRIOR], site=7, sites={7: "4U355"},
        skirmish=(GIMLI, WARRIOR), hand=["4C42"],
    )  # fmt: skip
    assert t.why(o.Play("4C42")) == "TCG-0.1"


@pytest.mark.rule("TCG-10.10")
def test_the_source_of_an_effect_is_the_card_it_is_printed_on() -> None:
    """Elven Brooch saves from Shadow cards: a Free Peoples card is none."""
    t = table(
        phase="maneuver", fellowship=["4C67+4C64+4U63", "4C90"], minions=["4C4", "4C10", "4C16"],
        site=3, shadow_hand=["4R39"], hand=["4C42"], twilight=9,
    )  # fmt: skip
    t.play("4R39").choose("4C64")
    t.react("4U63")
    assert t.in_play("4C64")
    assert t.discards() == ("4U63",)


@pytest.mark.rule("TIM-5.3", "TCG-10.6")
def test_haunting_her_steps_cancels_an_ability_and_its_costs_stay_paid() -> None:
    t = table(
        phase="skirmish", fellowship=[GIMLI], minions=["4C153", WARRIOR], site=5,
        skirmish=(GIMLI, WARRIOR), shadow_hand=["4U155"], twilight=5,
    )  # fmt: skip
    t.use(GIMLI)
    assert t.asked == 1
    t.respond("4U155")
    assert t.wounds(GIMLI) == 1
    assert t.strength(GIMLI) == 6
    assert t.wounds("4C153") == 1


@pytest.mark.rule("TIM-5.4", "TIM-5.5")
def test_who_searches_may_find_nothing_and_shuffles() -> None:
    t = table(phase="fellowship", site=2, sites={2: "4U332"}, deck=["4C104"], hand=["4C42"])
    t.use("4U332")
    assert kinds_of(t.options) == {"PlayFound", "Stop"}
    t.choose("4C104")
    assert t.in_play("4C104")
    assert t.happened(events.Searched)


@pytest.mark.rule("TIM-5.1", "TIM-5.2")
def test_choices_are_made_when_the_effect_comes() -> None:
    t = table(
        phase="maneuver", fellowship=["4C109"], minions=[WARRIOR, REGULAR], site=5, hand=["4C115"]
    )
    t.play("4C115")
    assert t.wounds("4C109") == 1
    t.choose(REGULAR)
    assert t.discards(1) == (REGULAR,)


@pytest.mark.rule("TCG-1.3")
def test_text_about_possessions_does_not_touch_artifacts() -> None:
    t = table(
        phase="maneuver", fellowship=["4C90+4R91"], minions=["4C4", "4C10", "4C16"], site=3,
        shadow_hand=["4R39"], hand=["4C42"], twilight=9,
    )  # fmt: skip
    t.play("4R39")
    assert t.in_play("4R91")


@pytest.mark.rule("TCG-20.1", "TCG-20.2")
def test_tokens_are_removed_as_a_cost_only_if_there_are_enough() -> None:
    t = table(
        phase="archery", minions=["4C183"], shadow_support=["4R211^1"], site=5,
        shadow_hand=[SPARE],
    )  # fmt: skip
    assert not t.can_use("4R211")
    t = table(phase="archery", minions=["4C183"], shadow_support=["4R211^2"], site=5, hand=["4C42"])
    t.use("4R211")
    assert t.discards(1) == ("4R211",)


@pytest.mark.rule("TIM-4.11", "TCG-2.6")
def test_rest_while_you_can_works_although_it_leaves_with_its_bearer() -> None:
    t = table(
        phase="fire", fellowship=["4C310*3+4R171"], minions=["4C183"], site=5,
        deck=["4C42"] * 12, ring_bearer="4C302",
    )  # fmt: skip
    t.answer(o.WoundBy, card="4C310")
    assert len(t.happened(events.Revealed)) == 10


@pytest.mark.rule("TIM-4.4", "TIM-4.6", "TIM-4.7")
def test_prevention_is_for_each_character() -> None:
    t = table(phase="fire", fellowship=["4C270", "4C49"], minions=["4C183"], site=5, hand=["4C42"])
    t.answer(o.WoundBy, card="4C49")
    t.react("4C270")
    assert t.wounds("4C49") == 0
    assert t.wounds("4C270") == 1
    assert t.twilight == 1
