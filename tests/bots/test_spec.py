"""Bots named in text."""

import pytest

from mathom.bots import BadBot, Budget, Spec, bots, make, read_spec
from tests.bots.toys import nim


def test_a_spec_is_a_name_and_perhaps_a_budget() -> None:
    assert read_spec("greedy") == Spec("greedy")
    assert read_spec("ismcts:500") == Spec("ismcts", Budget(iterations=500))
    assert read_spec("ismcts:0.2s") == Spec("ismcts", Budget(seconds=0.2))


@pytest.mark.parametrize("text", ["random", "ismcts:500", "ismcts:0.2s", "ismcts:1s"])
def test_a_spec_is_written_as_it_was_read(text: str) -> None:
    assert str(read_spec(text)) == text


@pytest.mark.parametrize("budget", ["", "0", "0s", "-3", "1m", "fast", "1s1"])
def test_a_broken_budget_is_named(budget: str) -> None:
    with pytest.raises(BadBot) as error:
        make(f"ismcts:{budget}", nim())
    assert error.value.message.id == "bot-budget"
    assert error.value.message.args["budget"] == budget


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(BadBot) as error:
        make("deepthought", nim())
    assert error.value.message.id == "bot-unknown"
    assert error.value.message.args == {"name": "deepthought", "known": "random, greedy, ismcts"}


def test_a_bot_that_does_not_search_takes_no_budget() -> None:
    with pytest.raises(BadBot) as error:
        make("greedy:5", nim())
    assert error.value.message.id == "bot-no-budget"


def test_all_bots_can_be_made_by_their_name() -> None:
    assert [make(name, nim()).name for name in bots()] == ["random", "greedy", "ismcts:1s"]


def test_a_budget_beside_the_spec_wins() -> None:
    assert make("ismcts", nim(), budget="50").name == "ismcts:50"
    assert make("ismcts:9s", nim(), budget=Budget(iterations=7)).name == "ismcts:7"
