"""Discard piles that only their owners may look through: TCG-2.3, `discards=covered`."""

from random import Random

import pytest

from mathom.core import Choice, project
from mathom.games.tcg import events
from mathom.games.tcg import options as o
from mathom.games.tcg.board import COVERED
from tests.rulebook.tcg.tabletop import GAME, SPARE, Table, table

AGREED = (COVERED,)


def threat(pile: tuple[str, ...], agreed: tuple[str, ...] = AGREED) -> Table:
    """Constantly Threatening: the Shadow may play a Dunland Man from the discard pile."""
    return table(
        phase="shadow", site=5, moves=2, twilight=9, shadow_support=["4R6"], minions=["4C165"],
        shadow_discard=pile, agreed=agreed,
    )  # fmt: skip


@pytest.mark.rule("TCG-2.3", "TCG-R17")
def test_others_see_how_many_cards_lie_there_and_the_owner_which() -> None:
    pile = ("4C10", "4C17")
    for agreed, seen in (((), pile), (AGREED, ("", ""))):
        t = threat(pile, agreed)
        assert GAME.table(t.state, 1).board.discards[1] == pile
        assert GAME.table(t.state, 0).board.discards[1] == seen
        assert GAME.table(t.state, None).board.discards[1] == seen


@pytest.mark.rule("TCG-2.3", "TCG-R17")
def test_when_the_match_is_over_the_piles_are_open() -> None:
    state, _ = GAME.concede(threat(("4C10",)).state, 0)
    assert GAME.table(state, 0).board.discards[1] == ("4C10",)


@pytest.mark.rule("TCG-2.3", "TIM-8.1")
def test_who_is_asked_tells_nothing_about_a_covered_pile() -> None:
    """The Shadow has no hand: it is asked because of its pile, whatever lies there."""
    assert threat(("4C10",)).can_use("4R6")
    fruitless = threat((SPARE,))
    assert fruitless.asked == 1
    assert fruitless.options == [o.Pass()]
    assert not threat((SPARE,), agreed=()).matching(o.Pass), "everybody sees that it is in vain"


@pytest.mark.rule("TCG-2.3", "TIM-8.1")
def test_a_single_card_to_find_is_asked_for_and_can_be_imagined() -> None:
    t = threat((SPARE, "4C10")).use("4R6")
    assert t.happened(events.LookedThrough) == [events.LookedThrough(1)]
    assert t.offered == {"4C10"}
    for seed in range(20):
        view = GAME.view(t.state, 0)
        imagined = GAME.resample(view, Random(seed))
        GAME.check(imagined)
        assert GAME.view(imagined, 0) == view
        question = GAME.question(imagined)
        assert isinstance(question, Choice)
        assert question.options, "some Dunland Man lies there"


@pytest.mark.rule("TCG-2.3")
def test_taking_and_stacking_from_a_covered_pile() -> None:
    """New Power Rising takes an Isengard card, Courtesy of My Hall stacks any."""
    t = table(
        phase="regroup", site=5, minions=["4C178"], shadow_hand=["4R162"],
        shadow_discard=("4C165", SPARE), agreed=AGREED, twilight=9,
    )  # fmt: skip
    t.play("4R162")
    assert t.offered == {"4C165"}
    for seed in range(20):
        imagined = GAME.resample(GAME.view(t.state, 0), Random(seed))
        GAME.check(imagined)
    t.choose("4C165")
    assert t.hand(1) == ("4C165",)

    t = table(phase="fellowship", hand=["4C44"], discard=("4C42",), agreed=AGREED)
    t.play("4C44")
    assert GAME.table(t.state, 1).board.discards[0] == ("",)
    t.choose("4C42")
    assert t.stacked("4C44") == ["4C42"]


@pytest.mark.rule("TCG-2.3")
def test_what_an_answer_tells_does_not_depend_on_a_covered_pile() -> None:
    t = threat(("4C10", SPARE), AGREED)
    while isinstance(t.question, Choice) and t.board.turn == 1:
        seat = 1 - t.asked
        imagined = GAME.resample(GAME.view(t.state, seat), Random(5))
        question = GAME.question(imagined)
        assert isinstance(question, Choice)
        assert question.seat == t.asked
        mine = GAME.resample(GAME.view(t.state, t.asked), Random(6))
        option = t.options[-1]
        told = [project(GAME.apply(state, option)[1], t.asked) for state in (t.state, mine)]
        if not any(one.barrier for one in told[0]):
            assert told[0] == told[1]
        t.do(option)
