"""What Dwarves stack, take back, and count."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, fight, table

GIMLI, LEGOLAS, ARAGORN = "4C49", "4C74", "4C109"
ROCK, COURTESY, HEART, STOUT = "4C50", "4C44", "4R46", "4U57"
NOTCHED, COUNT = "4R52", "4R69"
WARRIOR, BRIGAND, RAIDERS = "4C165", "4C10", "4C207"


@pytest.mark.card("4U43-1")
def test_come_here_lad_stacks_two_where_cards_are_stacked_already() -> None:
    t = table(
        phase="fellowship", fellowship=[GIMLI], support=[f"{ROCK}<4C42", COURTESY],
        hand=["4U43", SPARE], deck=["4C51"] * 3,
    )  # fmt: skip
    t.play("4U43")
    assert t.stacked(ROCK) == ["4C42", "4C51", "4C51"]
    assert t.stacked(COURTESY) == []
    assert len(t.state.decks[0]) == 1


@pytest.mark.card("4U43-1")
def test_come_here_lad_does_nothing_without_such_a_condition() -> None:
    t = table(phase="fellowship", support=[ROCK], hand=["4U43", SPARE], deck=["4C51"] * 3)
    t.play("4U43")
    assert len(t.state.decks[0]) == 3


@pytest.mark.card("4C44-2")
def test_courtesy_of_my_hall_takes_a_card_from_the_discard_pile() -> None:
    t = table(
        phase="fellowship", hand=[COURTESY, SPARE], discard=["4C42", BRIGAND], fellowship=[GIMLI]
    )
    t.play(COURTESY).choose(BRIGAND)
    assert (t.stacked(COURTESY), t.discards()) == ([BRIGAND], ("4C42",))


@pytest.mark.card("4C44-3")
def test_courtesy_of_my_hall_heals_a_dwarf() -> None:
    t = table(
        phase="fellowship", support=[f"{COURTESY}<4C42<{BRIGAND}"],
        fellowship=[f"{GIMLI}*2", f"{ARAGORN}*1"], hand=[SPARE],
    )  # fmt: skip
    t.use(COURTESY)
    assert (t.wounds(GIMLI), t.wounds(ARAGORN)) == (1, 1)
    assert t.discards() == ("4C42",)
    assert (
        t.why(o.Use(str(t.card(COURTESY)), f"{COURTESY}-3")) == "TCG-10.5"
    )  # Shadow cards do not pay


@pytest.mark.card("4R45-1")
def test_dwarven_foresight_takes_a_stacked_card_into_hand() -> None:
    t = table(
        phase="fellowship", support=[f"{ROCK}<4C42<4C51", f"{COURTESY}<{BRIGAND}"],
        fellowship=[GIMLI], hand=["4R45", SPARE],
    )  # fmt: skip
    t.play("4R45")
    assert not t.matching(o.FindStacked, card=BRIGAND)
    t.choose("4C51")
    assert t.hand() == tuple(sorted([SPARE, "4C51"]))
    assert t.stacked(ROCK) == ["4C42"]
    t = table(phase="fellowship", support=[f"{ROCK}<4C42"], hand=["4R45", SPARE])
    assert t.why(o.Play("4R45")) == "TCG-10.5"  # no Dwarf to spot


@pytest.mark.card("4R46-2")
@pytest.mark.parametrize(("deck", "stacked"), [(8, 6), (4, 4)])
def test_ever_my_heart_rises_stacks_six_or_what_there_is(deck: int, stacked: int) -> None:
    t = table(phase="fellowship", hand=[HEART, SPARE], deck=["4C42"] * deck)
    t.play(HEART)
    assert t.stacked(HEART) == ["4C42"] * stacked
    assert len(t.state.decks[0]) == deck - stacked


@pytest.mark.card("4R46-3")
def test_ever_my_heart_rises_gives_a_stacked_card_for_the_top_of_the_deck() -> None:
    t = table(
        phase="fellowship", support=[f"{HEART}<4C42<4C56<{BRIGAND}"], fellowship=[GIMLI],
        hand=[SPARE], deck=["4C51"],
    )  # fmt: skip
    t.use(HEART).choose("4C42")
    assert t.discards() == ("4C51",)
    assert sorted(t.hand()) == sorted([SPARE, "4C42"])
    assert t.stacked(HEART) == ["4C56", BRIGAND]
    assert not t.can_use(HEART)  # the deck is empty
    t = table(phase="fellowship", support=[f"{HEART}<4C42"], hand=[SPARE], deck=["4C51"])
    assert not t.can_use(HEART)  # no Dwarf


@pytest.mark.card("4R52-2")
@pytest.mark.parametrize(("who", "tokens"), [(GIMLI, 1), (LEGOLAS, 0)])
def test_my_axe_is_notched_when_gimli_wins(who: str, tokens: int) -> None:
    friends = [GIMLI, LEGOLAS]
    friends.remove(who)
    t = fight(
        f"{who}+4R41" if who == GIMLI else f"{who}+4C64",
        "4C254",
        friends=friends,
        support=[NOTCHED],
    )
    t.resolve()
    assert t.happened(events.SkirmishWon)
    assert t.tokens(NOTCHED) == tokens


@pytest.mark.card("4R52-2")
def test_my_axe_is_not_notched_when_gimli_loses() -> None:
    t = fight(GIMLI, RAIDERS, support=[NOTCHED])
    t.resolve()
    assert t.tokens(NOTCHED) == 0


@pytest.mark.card("4R52-3", "4R69-3")
@pytest.mark.parametrize(
    ("dwarven", "elven", "more"), [(2, 1, 1), (1, 2, 1), (2, 2, 2), (5, 4, 3), (3, 0, 0)]
)
def test_the_contest_makes_both_stronger(dwarven: int, elven: int, more: int) -> None:
    t = fight(
        GIMLI, WARRIOR, friends=[LEGOLAS, ARAGORN],
        support=[f"{NOTCHED}^{dwarven}", f"{COUNT}^{elven}"],
    )  # fmt: skip
    assert (t.strength(GIMLI), t.strength(LEGOLAS), t.strength(ARAGORN)) == (6 + more, 6 + more, 8)


@pytest.mark.card("4R52-3", "4R69-3")
def test_alone_the_contest_counts_nothing() -> None:
    t = fight(GIMLI, WARRIOR, friends=[LEGOLAS], support=[f"{NOTCHED}^3"])
    assert t.strength(GIMLI) == 6
    t = fight(GIMLI, WARRIOR, friends=[LEGOLAS], support=[f"{COUNT}^3"])
    assert t.strength(LEGOLAS) == 6


@pytest.mark.card("4R54-1")
def test_rest_by_blind_night_shuffles_any_number_of_conditions_into_the_deck() -> None:
    t = table(
        phase="regroup", support=[f"{ROCK}<4C42<4C51", COURTESY, COUNT], hand=["4R54"],
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4R54")
    assert not t.matching(o.Choose, card=COUNT)
    t.choose(ROCK).stop()
    assert sorted(t.state.decks[0].cards()) == sorted([ROCK, "4C42", "4C51"])
    assert t.in_play(COURTESY)
    t = table(phase="regroup", support=[ROCK, COURTESY], hand=["4R54"], shadow_hand=[SPARE])
    t.play("4R54").choose(ROCK, COURTESY)
    assert len(t.state.decks[0]) == 2


@pytest.mark.card("4R54-1")
def test_rest_by_blind_night_may_take_none() -> None:
    t = table(phase="regroup", support=[ROCK], hand=["4R54"], shadow_hand=[SPARE])
    t.play("4R54").stop()
    assert t.in_play(ROCK)


@pytest.mark.card("4R55-1")
def test_restless_axe_exerts_a_minion_for_each_card_shuffled_in() -> None:
    t = table(
        phase="regroup", fellowship=[GIMLI], minions=[RAIDERS, WARRIOR],
        support=[f"{ROCK}<4C42<4C51"], hand=["4R55"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4R55").choose(RAIDERS).choose(RAIDERS)
    assert (t.wounds(GIMLI), t.wounds(RAIDERS), t.wounds(WARRIOR)) == (1, 2, 1)
    assert len(t.state.decks[0]) == 3
    t = table(phase="regroup", fellowship=[f"{GIMLI}*2"], support=[ROCK], hand=["4R55"])
    assert t.why(o.Play("4R55")) == "TCG-10.5"


@pytest.mark.card("4C56-1")
def test_search_far_and_wide_draws_two_for_the_top_of_the_deck() -> None:
    t = table(phase="fellowship", fellowship=[GIMLI], hand=["4C56"], deck=["4C42"] * 4)
    t.play("4C56")
    assert t.hand() == ("4C42", "4C42")
    assert t.discards() == ("4C42", "4C56")
    t = table(phase="fellowship", fellowship=[LEGOLAS], hand=["4C56"], deck=["4C42"] * 4)
    assert t.why(o.Play("4C56")) == "TCG-10.5"
    t = table(phase="fellowship", fellowship=[GIMLI], hand=["4C56"])
    assert t.why(o.Play("4C56")) == "TCG-10.5"  # nothing on top to discard


@pytest.mark.card("4U57-2")
def test_stout_and_strong_counts_won_skirmishes_of_dwarves() -> None:
    t = fight(GIMLI, "4C254", support=[STOUT])
    t.fight_out().react(STOUT)
    assert t.tokens(STOUT) == 1
    t = fight(ARAGORN, "4C254", support=[STOUT])
    t.resolve()
    assert t.tokens(STOUT) == 0
    assert t.phase == "regroup"


@pytest.mark.card("4U57-3")
@pytest.mark.parametrize(("tokens", "strength"), [(2, 10), (5, 11)])
def test_stout_and_strong_is_discarded_for_its_tokens(tokens: int, strength: int) -> None:
    t = fight(ARAGORN, "4C17", support=[f"{STOUT}^{tokens}"])
    t.use(STOUT)
    assert t.strength(ARAGORN) == strength
    assert not t.in_play(STOUT)
    assert STOUT in t.discards()


@pytest.mark.card("4U57-3")
def test_stout_and_strong_helps_no_ring_bound_companion() -> None:
    t = fight("4C302", "4C17", support=[f"{STOUT}^2"], friends=[ARAGORN])
    t.use(STOUT)
    assert t.strength("4C302") == 4  # with the Ruling Ring
    assert t.strength(ARAGORN) == 10
