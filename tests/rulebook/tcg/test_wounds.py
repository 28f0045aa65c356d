"""Chapter 11: wounds, exertion, healing, death. Chapter 16: burdens and the Ring."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import table

GIMLI, ARAGORN, FRODO, SAM = "4C49", "4C109", "4C302", "4R315"
WARRIOR, REGULAR = "4C165", "4C192"


@pytest.mark.rule("TCG-11.3", "TCG-11.4", "TCG-10.5")
def test_an_exhausted_character_cannot_exert_for_a_cost() -> None:
    t = table(
        fellowship=[f"{GIMLI}*2"], minions=[WARRIOR], site=5, phase="skirmish",
        skirmish=(GIMLI, WARRIOR), hand=["4C42"],
    )  # fmt: skip
    assert not t.can_use(GIMLI)
    assert t.why(o.Use(str(t.card(GIMLI)), f"{GIMLI}-1")) == "TCG-10.5"


@pytest.mark.rule("TCG-11.4", "TCG-10.7")
def test_an_effect_on_an_exhausted_character_does_nothing() -> None:
    """Trap 2: silently nothing; but who picks must pick one that can."""
    t = table(
        fellowship=[f"{GIMLI}*2", "4C310*3", "4C314*3", ARAGORN], minions=["4R251"], site=4,
        ring_bearer="4C302*3", phase="maneuver",
    )  # fmt: skip
    t.use("4R251")
    assert t.wounds(ARAGORN) == 1


@pytest.mark.rule("TCG-11.1", "TCG-2.6", "TCG-2.10")
def test_a_killed_companion_goes_to_the_dead_pile_and_its_items_are_discarded() -> None:
    t = table(
        fellowship=[f"{GIMLI}+4R41*2", ARAGORN], minions=["4C183"], site=5, phase="fire",
    )  # fmt: skip
    t.answer(o.WoundBy, card=GIMLI)
    assert t.dead == (GIMLI,)
    assert t.discards() == ("4R41",)
    assert not [one for one in t.board.wounds if one.n > 1]


@pytest.mark.rule("TCG-11.1")
def test_a_killed_minion_goes_to_the_discard_pile() -> None:
    t = table(fellowship=["4C74"], minions=["4C10"], site=5, phase="fire")
    assert t.discards(1) == ("4C10",)


@pytest.mark.rule("TCG-11.2")
def test_losing_a_vitality_bonus_kills_at_once() -> None:
    """Théoden with Herugrim has vitality 3; without it two wounds are too many."""
    t = table(
        fellowship=["4C292+4U280*2"], minions=["4U13"], site=3, phase="skirmish",
        skirmish=("4C302", "4U13"),
    )  # fmt: skip
    assert t.vitality("4C292") == 3
    t = table(fellowship=["4C292+4U280*2"], minions=["4U34^1"], site=3, phase="maneuver")
    t.use("4U34")
    assert t.dead == ("4C292",)


@pytest.mark.rule("TCG-11.5")
def test_wounds_are_placed_one_at_a_time() -> None:
    t = table(
        fellowship=[ARAGORN], minions=[REGULAR], site=5, phase="skirmish",
        skirmish=(ARAGORN, REGULAR),
    )  # fmt: skip
    assert len(t.happened(events.Wounded)) == 2


@pytest.mark.rule("TCG-11.6")
def test_prevented_wounds_may_still_be_assigned() -> None:
    t = table(
        fellowship=["4C49"], minions=["4R200"], site=3, phase="skirmish", support=["4U47"],
        skirmish=("4C49", "4R200"), hand=["4C302", "4C42", "4C42", "4C42"],
    )  # fmt: skip
    t.use("4U47").choose("4C302")
    t.play("4C42").play("4C42").play("4C42").resolve()
    assert t.stacked("4U47") == ["4C302"]
    assert t.wounds("4C49") == 1
    assert t.happened(events.Prevented)


@pytest.mark.rule("TCG-11.7")
def test_kings_mail_counts_the_wounds_of_a_skirmish() -> None:
    t = table(
        fellowship=["4C292+4R284"], minions=[REGULAR], site=5, phase="skirmish",
        skirmish=("4C292", REGULAR),
    )  # fmt: skip
    assert t.wounds("4C292") == 1


@pytest.mark.rule("TCG-11.8", "TCG-0.1")
def test_what_forbids_healing_beats_every_healing() -> None:
    t = table(
        fellowship=["4C270*1+4R215", GIMLI], site=3, phase="sanctuary", hand=["4C42"],
    )  # fmt: skip
    assert not t.matching(o.Heal, card="4C270")


@pytest.mark.rule("TCG-11.10")
def test_the_ring_bearer_is_not_discarded_by_text() -> None:
    t = table(
        fellowship=["4C310"], minions=["4C10"], hand=["4C322"], site=3, phase="skirmish",
        skirmish=("4C302", "4C10"),
    )  # fmt: skip
    t.play("4C322")
    assert t.discards() == ("4C310", "4C322")
    assert t.in_play(FRODO)


@pytest.mark.rule("TCG-16.1", "TCG-16.2", "TCG-18.2", "TCG-18.3")
def test_ten_burdens_corrupt_frodo() -> None:
    t = table(minions=["4C10"], burdens=9, hand=["4U309"], fellowship=[GIMLI], phase="fellowship")
    t.play("4U309")
    assert t.over is not None
    assert t.over.winners == (1,)
    assert t.over.how.id == "over-corrupted"


@pytest.mark.rule("TCG-16.4", "TCG-16.7", "TCG-16.8", "TIM-4.3", "TIM-4.5")
def test_the_ruling_ring_replaces_the_wound_it_responds_to() -> None:
    """Trap 1: replacing is not preventing."""
    t = table(
        fellowship=[], minions=["4R229"], site=4, phase="skirmish", skirmish=(FRODO, "4R229"),
    )  # fmt: skip
    assert t.strength(FRODO) == 4
    assert t.can_react("4C2")
    t.react("4C2")
    assert t.burdens == 1
    assert t.wounds(FRODO) == 0
    assert t.happened(events.RingOn)


@pytest.mark.rule("TCG-16.5")
def test_answer_to_all_riddles_is_a_skirmish_action() -> None:
    t = table(
        ring="4R1", minions=["4R229"], site=4, phase="skirmish", skirmish=(FRODO, "4R229"),
    )  # fmt: skip
    assert t.vitality(FRODO) == 6
    t.use("4R1")
    assert t.burdens == 1
    assert t.strength(FRODO) == 5
    t.pass_()
    assert t.burdens == 2
    assert t.wounds(FRODO) == 0


@pytest.mark.rule("TCG-16.9", "TIM-3.5", "TCG-R9")
def test_the_ring_comes_off_as_the_regroup_phase_begins() -> None:
    """Trap 9: what lasts until the regroup phase ends there."""
    t = table(fellowship=[GIMLI], worn=True, hand=["4C42"], phase="skirmishes")
    assert not t.board.worn


@pytest.mark.rule("TCG-16.10")
def test_the_ring_helps_not_against_overwhelming() -> None:
    t = table(minions=["4C10", "4C10"], site=3, phase="skirmish", worn=True,
              skirmish=(FRODO, "4C10", "4C10#2"))  # fmt: skip
    assert t.over is not None
    assert t.over.how.id == "over-killed"


@pytest.mark.rule("TCG-16.11", "TIM-7.3")
def test_sam_takes_over_when_frodo_falls() -> None:
    """Trap 13: the death of the Ring-bearer is not final until responses are through."""
    t = table(
        fellowship=[SAM], minions=["4C10", "4C10"], site=3, phase="skirmish", burdens=2,
        skirmish=(FRODO, "4C10", "4C10#2"),
    )  # fmt: skip
    t.react(SAM)
    assert t.over is None
    assert t.board.bearers[0] == t.id(SAM)
    assert t.board.resistance[0] == 5
    assert t.burdens == 2
    assert t.card("4C2").on == t.id(SAM)


@pytest.mark.rule("TCG-16.11")
def test_sam_is_corrupted_at_once_by_too_many_burdens() -> None:
    t = table(
        fellowship=[SAM], minions=["4C10", "4C10"], site=3, phase="skirmish", burdens=5,
        skirmish=(FRODO, "4C10", "4C10#2"),
    )  # fmt: skip
    t.react(SAM)
    assert t.over is not None
    assert t.over.how.id == "over-corrupted"


@pytest.mark.rule("TCG-16.3", "TCG-16.12", "TCG-19.6")
def test_frodo_and_sam_are_ring_bound_and_the_ring_is_no_item() -> None:
    t = table(fellowship=[SAM, GIMLI], phase="fellowship", hand=["4C93", "4C90"], site=3)
    faces = t.scene.faces
    assert "ring-bound" in faces[FRODO].keywords
    assert "ring-bound" in faces[SAM].keywords
    assert not faces["4C2"].is_item
