"""Chapters 2 and 15: zones, stacking, sites under control."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import GAME, table

GIMLI, WARRIOR = "4C49", "4C165"


@pytest.mark.rule("TCG-15.1", "TCG-15.2", "TCG-15.4")
def test_the_lowest_site_behind_all_fellowships_is_taken() -> None:
    """Trap 12: the examples of the rulebook."""
    t = table(phase="regroup", minions=["4U217"], site=2, markers=(2, 2), hand=["4C42"])
    t.use("4U217")
    assert t.board.control == (1, None)
    t = table(
        phase="regroup", minions=["4U217"], site=4, markers=(4, 4), control={1: 0}, hand=["4C42"]
    )
    t.use("4U217")
    assert t.board.control == (0, 1, None, None)


@pytest.mark.rule("TCG-15.1", "TCG-15.3")
def test_a_site_some_fellowship_has_not_left_is_not_taken() -> None:
    t = table(phase="regroup", minions=["4U217"], site=4, markers=(4, 1), hand=["4C42"])
    t.use("4U217")
    assert t.board.control == (None,) * 4
    assert t.wounds("4U217") == 2


@pytest.mark.rule("TCG-15.6", "TCG-15.7")
def test_the_highest_site_of_an_opponent_is_liberated_and_cleared() -> None:
    t = table(
        phase="regroup", fellowship=["4C292", "4R262"], site=5, markers=(5, 5),
        control={1: 1, 2: 1, 3: 0}, stacked={2: ["4C180"]}, hand=["4C42"],
    )  # fmt: skip
    t.use("4C292")
    assert t.board.control == (1, None, 0, None, None)
    assert t.discards(1) == ("4C180",)


@pytest.mark.rule("TCG-15.5", "TCG-2.11", "TCG-R8")
def test_a_site_speaks_only_while_the_fellowship_is_there() -> None:
    t = table(phase="fellowship", site=3, sites={3: "4U341"}, deck=["4C292"], hand=["4C42"])
    assert t.can_use("4U341")
    t = table(phase="fellowship", site=4, sites={3: "4U341"}, deck=["4C292"], hand=["4C42"])
    assert not t.can_use("4U341")


@pytest.mark.rule("TCG-15.8", "TCG-2.7")
def test_a_minion_is_stacked_on_a_site_and_played_from_there() -> None:
    t = table(
        phase="regroup", minions=["4C180+4C142"], site=5, markers=(5, 5), control={1: 1},
        hand=["4C42"],
    )  # fmt: skip
    t.use("4C180")
    assert not t.in_play("4C180")
    assert t.board.stacks[0].on == 1
    assert t.discards(1) == ("4C142",)
    t = table(
        phase="shadow", site=5, markers=(5, 5), control={1: 1}, stacked={1: ["4C180"]}, twilight=3,
        shadow_hand=["4C10"],
    )  # fmt: skip
    t.answer(o.UseStacked, card="4C180")
    assert t.in_play("4C180")
    assert t.twilight == 2


@pytest.mark.rule("TCG-15.9")
def test_a_villager_goes_when_an_opponent_controls_the_home() -> None:
    t = table(
        phase="maneuver", fellowship=["4C277"], minions=[WARRIOR], site=6, markers=(6, 6),
        control={4: 1}, hand=["4C42"],
    )  # fmt: skip
    assert t.discards() == ("4C277",)


@pytest.mark.rule("TCG-2.7", "TCG-2.8", "TCG-13.3")
def test_stacked_cards_are_not_in_play() -> None:
    """Trap 11: no spotting, no uniqueness."""
    t = table(phase="fellowship", support=["4C44<4C49"], hand=[GIMLI, "4R45"], discard=[])
    assert t.can_play(GIMLI)
    assert not t.can_play("4R45")


@pytest.mark.rule("TCG-2.8")
def test_the_own_shadow_cards_sleep_in_the_own_turn() -> None:
    t = table(phase="fellowship", fellowship=[GIMLI], support=["4R19"], hand=["4C42"])
    assert t.scene.active(t.id("4R19")) is None


@pytest.mark.rule("TCG-2.6")
def test_what_is_stacked_on_a_card_is_discarded_with_it() -> None:
    t = table(phase="fellowship", fellowship=["4C90"], support=["4C44<4C49"], hand=["4R92", "4C42"])
    t.play("4R92").pass_()
    assert t.discards() == ("4C44", "4C49", "4R92")


@pytest.mark.rule("TCG-2.9")
def test_of_a_unique_shadow_condition_only_the_first_copy_works() -> None:
    t = table(
        phase="archery", seats=3, site=5, minions=["1:4C183"], fellowship=["4C74"],
        shadow_support=["1:4U147", "2:4U147"], hand=["4C42"],
    )  # fmt: skip
    assert t.scene.active(t.id("4U147#2")) is not None


@pytest.mark.rule("TCG-2.1", "TCG-2.3", "TCG-2.4", "TCG-2.5")
def test_hands_and_decks_are_hidden_from_the_others() -> None:
    t = table(
        phase="maneuver", minions=[WARRIOR], site=5, hand=["4C42"], shadow_hand=["4C10", "4C3"],
        shadow_deck=["4C5", "4C7"], discard=["4C50"],
    )  # fmt: skip
    seen = GAME.table(t.state, 0)
    assert seen.hand == ("4C42",)
    assert seen.hand_sizes == (1, 2)
    assert seen.decks[1].rest == (("", 2),)
    assert GAME.table(t.state, 1).board.discards[0] == ("4C50",)
    spectator = GAME.table(t.state, None)
    assert spectator.hand is None


@pytest.mark.rule("TCG-2.2", "TCG-19.11")
def test_conditions_lie_in_the_support_area() -> None:
    t = table(phase="fellowship", hand=["4C50", "4C42"])
    t.play("4C50")
    assert t.card("4C50").on == 0
    assert t.happened(events.Played)[0].on is None


@pytest.mark.rule("TCG-8.9")
def test_a_replaced_site_returns_to_its_owner() -> None:
    t = table(phase="fellowship", fellowship=["4U114"], site=1, markers=(1, 1), hand=["4C129"])
    before = t.board.path[0]
    t.play("4C129")
    assert t.board.path[0] == before
    assert t.board.path[1].owner == 0
