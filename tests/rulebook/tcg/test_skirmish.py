"""Chapter 14: skirmishes, and what follows from them."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import table

GIMLI, ARAGORN, LEGOLAS, FRODO = "4C49", "4C109", "4C74", "4C302"
WARRIOR, REGULAR, BRIGAND, SAVAGE = "4C165", "4C192", "4C10", "4C17"


@pytest.mark.rule("TCG-14.13", "TCG-14.15", "TCG-19.3")
def test_the_loser_takes_a_wound_and_one_more_for_each_damage() -> None:
    t = table(
        fellowship=[GIMLI], minions=[REGULAR], site=5, phase="skirmish", skirmish=(GIMLI, REGULAR)
    )
    t.resolve()
    assert t.wounds(GIMLI) == 2


@pytest.mark.rule("TCG-14.15")
def test_a_tie_is_won_by_the_shadow() -> None:
    t = table(
        fellowship=[ARAGORN], minions=[REGULAR], site=5, phase="skirmish",
        skirmish=(ARAGORN, REGULAR),
    )  # fmt: skip
    assert t.strength(ARAGORN) == t.strength(REGULAR) == 8
    t.resolve()
    assert t.wounds(ARAGORN) == 2
    assert t.wounds(REGULAR) == 0


@pytest.mark.rule("TCG-14.15", "TCG-11.1")
def test_twice_the_strength_overwhelms() -> None:
    t = table(
        fellowship=["4C310"], minions=[REGULAR], site=5, phase="skirmish",
        skirmish=("4C310", REGULAR),
    )  # fmt: skip
    t.resolve()
    assert t.dead == ("4C310",)
    assert t.happened(events.SkirmishWon)[0].overwhelmed


@pytest.mark.rule("TCG-14.14")
def test_the_strengths_of_minions_are_added() -> None:
    t = table(
        fellowship=[ARAGORN], minions=[WARRIOR, WARRIOR], site=5, phase="skirmish",
        skirmish=(ARAGORN, WARRIOR, f"{WARRIOR}#2"),
    )  # fmt: skip
    t.resolve()
    assert t.happened(events.SkirmishWon)[0].strength == 14
    assert t.wounds(ARAGORN) == 3


@pytest.mark.rule("TCG-14.16", "TCG-1.9")
def test_nothing_against_nothing_is_no_overwhelming() -> None:
    """Blades Drawn takes twice the wounds from a minion's strength, and no strength is below 0."""
    t = table(
        fellowship=["4C310", "4C67", "4C68", "4C71"], minions=["4C254"], support=["4U60"],
        phase="skirmish", skirmish=("4C310", "4C254"), site=4,
    )  # fmt: skip
    assert t.strength("4C254") == 4
    t.resolve()
    assert t.wounds("4C310") == 1


@pytest.mark.rule("TCG-14.17")
def test_heavy_chain_needs_three_times_the_strength() -> None:
    t = table(
        fellowship=["4C286+4C278"], minions=["4C191"], site=5, phase="skirmish",
        skirmish=("4C286", "4C191"),
    )  # fmt: skip
    assert t.strength("4C191") > 2 * t.strength("4C286")
    t.resolve()
    assert t.wounds("4C286") == 2


@pytest.mark.rule("TCG-14.18", "TCG-14.21", "TCG-14.22")
def test_a_cancelled_skirmish_has_no_winner() -> None:
    t = table(
        minions=[REGULAR], hand=["4C321"], site=3, phase="skirmish", skirmish=(FRODO, REGULAR)
    )
    t.play("4C321")
    assert t.happened(events.SkirmishCancelled)
    assert not t.happened(events.SkirmishWon)
    assert t.wounds(FRODO) == 0


@pytest.mark.rule("TCG-14.21", "TCG-R7")
def test_a_table_may_bar_the_cancelling_of_the_ring_bearers_skirmishes() -> None:
    t = table(
        minions=[REGULAR], hand=["4C321"], site=3, phase="skirmish", skirmish=(FRODO, REGULAR),
        agreed=["ring-bearer-cancel=barred"],
    )  # fmt: skip
    t.play("4C321")
    assert not t.happened(events.SkirmishCancelled)


@pytest.mark.rule("TCG-14.19", "TIM-3.3")
def test_an_emptied_side_has_lost_at_once() -> None:
    """Trap 8: removing a character is not cancelling; the other side wins."""
    t = table(
        fellowship=["4R313", GIMLI], minions=[WARRIOR], site=5, phase="skirmish",
        skirmish=(GIMLI, WARRIOR),
    )  # fmt: skip
    t.use("4R313")
    won = t.happened(events.SkirmishWon)[0]
    assert [card.partition(".")[0] for card in won.winners] == [GIMLI]
    assert t.in_play(WARRIOR)
    assert t.wounds(WARRIOR) == 0


@pytest.mark.rule("TCG-14.20", "TCG-R6")
def test_who_was_removed_last_counts_as_the_loser() -> None:
    t = table(
        fellowship=["4R313", GIMLI], minions=[WARRIOR], site=5, phase="skirmish",
        skirmish=(GIMLI, WARRIOR),
    )  # fmt: skip
    t.use("4R313")
    won = t.happened(events.SkirmishWon)[0]
    assert [card.partition(".")[0] for card in won.losers] == [WARRIOR]


@pytest.mark.rule("TIM-3.1", "TCG-10.3")
def test_who_killed_the_opponent_has_still_won() -> None:
    """The wounds come before any optional text: Band of Wild Men."""
    t = table(
        fellowship=["4C310"], minions=["4C4"], site=3, phase="skirmish", skirmish=("4C310", "4C4")
    )
    t.pass_()
    assert t.dead == ("4C310",)
    assert t.can_react("4C4")
    t.react("4C4")
    assert t.keyword("4C4", "fierce") == 1


@pytest.mark.rule("TIM-3.2")
def test_damage_is_read_when_the_consequence_starts() -> None:
    t = table(
        fellowship=[f"{GIMLI}+4R41"], minions=["4R200"], site=3, phase="skirmish",
        skirmish=(GIMLI, "4R200"), hand=["4C51", "4C42", "4C42"], sites={3: "4U341"},
    )  # fmt: skip
    assert t.keyword(GIMLI, "damage") == 2


@pytest.mark.rule("TCG-14.12")
def test_the_free_peoples_player_says_which_skirmish_is_next() -> None:
    t = table(
        fellowship=[GIMLI, ARAGORN], minions=[WARRIOR, REGULAR], site=5, phase="skirmishes",
        assigned=[(GIMLI, WARRIOR), (ARAGORN, REGULAR)],
    )  # fmt: skip
    assert t.asked == 0
    t.answer(o.Fight, who=ARAGORN)
    assert t.board.skirmish.who == t.id(ARAGORN)


@pytest.mark.rule("TCG-14.23", "TCG-14.24", "TCG-14.26", "TCG-19.5")
def test_fierce_minions_are_faced_again_once() -> None:
    """Trap 7: who is fierce is settled when the fierce round begins."""
    t = table(
        fellowship=[ARAGORN, "4C90"], minions=["4C193", WARRIOR], site=5, phase="skirmishes",
        assigned=[(ARAGORN, "4C193")],
    )  # fmt: skip
    t.resolve()
    assert t.board.fierce
    assert t.phase == "assignment"
    t.pass_all()
    assert t.matching(o.Assign, who=ARAGORN, minion="4C193")
    assert not t.matching(o.Assign, minion=WARRIOR)
    t.assign("4C90", "4C193").resolve()
    assert t.phase == "regroup"


@pytest.mark.rule("TCG-14.19")
def test_a_skirmish_without_a_side_does_not_take_place() -> None:
    t = table(
        fellowship=[GIMLI, "4C90"], minions=[f"{BRIGAND}"], site=3, phase="skirmish",
        skirmish=("4C90", BRIGAND), assigned=[],
    )  # fmt: skip
    t.resolve()
    assert not t.board.assigned


@pytest.mark.rule("TCG-14.9", "TCG-14.10", "TCG-14.11", "TCG-19.4")
def test_a_defender_takes_one_minion_more() -> None:
    t = table(
        fellowship=[ARAGORN, GIMLI], minions=[WARRIOR, WARRIOR, REGULAR], site=5,
        phase="assignment",
    )  # fmt: skip
    t.assign(GIMLI, WARRIOR)
    assert not t.matching(o.Assign, who=GIMLI)
    t.assign(ARAGORN, f"{WARRIOR}#2").assign(ARAGORN, REGULAR)
    assert {bout.who: len(bout.minions) for bout in t.board.assigned} == {
        t.id(ARAGORN): 2,
        t.id(GIMLI): 1,
    }


@pytest.mark.rule("TCG-14.9", "TCG-14.7")
def test_the_shadow_assigns_what_is_left_to_anybody() -> None:
    t = table(fellowship=[GIMLI], minions=[WARRIOR, REGULAR], site=5, phase="assignment")
    t.assign(GIMLI, WARRIOR).answer(o.Done)
    assert t.asked == 1
    t.assign(GIMLI, REGULAR)
    assert t.board.skirmish is not None or len(t.board.assigned) == 1


@pytest.mark.rule("TCG-14.11")
def test_saruman_is_assigned_by_nobody() -> None:
    t = table(fellowship=[GIMLI], minions=["4R33", WARRIOR], site=5, phase="assignment")
    assert not t.matching(o.Assign, minion="4R33")
    assert t.why(o.Assign(str(t.card(GIMLI)), str(t.card("4R33")))) == "TCG-14.9"


@pytest.mark.rule("TCG-14.8")
def test_an_assignment_by_text_is_one_to_one() -> None:
    t = table(
        fellowship=[GIMLI, "4C310"], minions=["4R164"], site=5, phase="assignment",
        assigned=[],
    )  # fmt: skip
    t.use("4R164").choose(GIMLI).no()
    assert t.happened(events.Assigned) == [
        events.Assigned(str(t.card(GIMLI)), str(t.card("4R164")))
    ]
    assert t.wounds("4R164") == 1


@pytest.mark.rule("TCG-19.1", "TIM-6.1")
def test_ambush_only_when_the_free_peoples_player_assigns() -> None:
    """Trap 6."""
    t = table(fellowship=[GIMLI], minions=["4C252"], site=4, phase="assignment")
    t.assign(GIMLI, "4C252")
    assert t.asked == 1
    t.answer(o.React, ability="ambush")
    assert t.twilight == 2
    t = table(fellowship=[GIMLI], minions=["4C252"], site=4, phase="assignment")
    t.answer(o.Done).assign(GIMLI, "4C252")
    assert not t.matching(o.React)


@pytest.mark.rule("TCG-14.5", "TCG-14.10", "TCG-7.7", "TCG-8.8")
def test_an_ally_fights_at_home_only() -> None:
    home = table(fellowship=[GIMLI, "4C277"], minions=[WARRIOR], site=4, phase="assignment")
    away = table(fellowship=[GIMLI, "4C277"], minions=[WARRIOR], site=5, phase="assignment")
    assert home.matching(o.Assign, who="4C277")
    assert not away.matching(o.Assign, who="4C277")


@pytest.mark.rule("TCG-19.8", "TCG-R13")
def test_a_shadow_text_drags_no_unhasty_ally_into_battle() -> None:
    t = table(fellowship=["4C104"], minions=["4C18"], site=3, phase="assignment")
    t.use("4C18")
    assert not t.happened(events.Assigned)
    t = table(fellowship=["4R262"], minions=["4C18"], site=4, phase="assignment")
    t.use("4C18")
    assert t.happened(events.Assigned)[0].who == "4R262.14"


@pytest.mark.rule("TCG-14.25")
def test_an_ally_at_home_may_face_a_fierce_minion() -> None:
    t = table(
        fellowship=["4C277", GIMLI], minions=["4C193"], site=4, phase="assignment", fierce=True
    )
    assert not t.matching(o.Assign)
    t = table(
        fellowship=["4C277", GIMLI], minions=["4C193"], site=4, phase="skirmishes",
        assigned=[(GIMLI, "4C193")],
    )  # fmt: skip
    t.resolve().pass_all()
    assert t.board.fierce
    assert t.matching(o.Assign, who="4C277", minion="4C193")
