"""The bots that do not look ahead."""

import msgspec
import pytest

from mathom.bots import make
from mathom.core import Choice, Match, Message, View
from tests.bots.toys import Take, nim


def _start(heaps: str) -> Match:
    game = nim()
    return Match(game, game.setup(2, {"heaps": heaps}))


def test_random_chooses_every_option_sooner_or_later() -> None:
    view = _start("1 2 4").view(0)
    bot = make("random", nim(), seed=3)
    assert {bot.choose(view) for _ in range(200)} == set(view.choice)


def test_random_repeats_itself_with_the_same_seed() -> None:
    view = _start("3 4 5").view(0)
    one, two = (make("random", nim(), seed=5) for _ in range(2))
    assert [one.choose(view) for _ in range(20)] == [two.choose(view) for _ in range(20)]


def test_greedy_takes_what_is_rated_best_and_says_why() -> None:
    bot = make("greedy", nim())
    assert bot.choose(_start("1 2 4").view(0)) == Take(2, 4)
    assert bot.why.messages == (
        Message("why-greedy", {"option": Take(2, 4).message()}),
        Message("reason-many", {"count": 4}),
        Message("why-runner-up", {"option": Take(2, 3).message()}),
    )
    assert [one.score for one in bot.why.weighed] == [4, 3, 2, 2, 1, 1, 1]


def test_greedy_has_no_favourite_among_equals() -> None:
    match = _start("1 2 4").play_all([Take(2, 4), Take(1, 1)])
    bot = make("greedy", nim(), seed=1)
    chosen = {bot.choose(match.view(0)) for _ in range(50)}
    assert chosen == {Take(0, 1), Take(1, 1)}


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:10"])
def test_where_there_is_one_option_it_is_taken(name: str) -> None:
    view = _start("1 2 4").view(0)  # where a hand is hidden, a single option is asked for too
    veiled = Choice(0, view.choice.ask, (Take(0, 1),), veiled=True)
    bot = make(name, nim())
    assert bot.choose(View(view.game, 0, veiled, view.table)) == Take(0, 1)
    assert [message.id for message in bot.why.messages] == ["why-only-option"]


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:10"])
def test_a_seat_that_is_not_asked_cannot_choose(name: str) -> None:
    with pytest.raises(ValueError, match="not asked"):
        make(name, nim()).choose(_start("3 4 5").view(1))


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:10"])
def test_the_explanation_is_data(name: str) -> None:
    bot = make(name, nim())
    bot.choose(_start("3 4 5").view(0))
    assert msgspec.json.decode(msgspec.json.encode(bot.why))["messages"]
