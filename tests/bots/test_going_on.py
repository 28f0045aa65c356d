"""A search goes on where the last one came to, if the same seat is asked again."""

from random import Random

from mathom.bots import Tuning, make
from mathom.bots.search import Search
from mathom.core import Match
from mathom.games.journey.options import Swap
from tests.rulebook.journey.tabletop import Tabletop

HAND = "red-wisdom blue-strength green-endurance gandalf"


def _before() -> Match:
    """A choice after which the same seat may be asked again: who swaps takes two cards."""
    table = Tabletop(2).on_the_way("edoras").hand(0, HAND).hand(1, HAND)
    return table.open("yellow-determination red-determination blue-determination").match


def _search(match: Match) -> Search:
    return Search(match.game, match.view(0), Random(3), Tuning())


def _after(match: Match, iterations: int) -> tuple[Search, Search]:
    """A search at a swap, and one that goes on from it at the first card taken."""
    first = _search(match)
    for _ in range(iterations):
        first.iterate()
    swap = next(one.option for one in first.weighed() if isinstance(one.option, Swap))
    match.play(swap)
    second = _search(match)
    second.go_on_from(first, swap)
    return first, second


def test_what_was_found_out_about_a_position_is_not_found_out_again() -> None:
    first, second = _after(_before(), 400)
    visits = max(one.visits or 0 for one in first.weighed() if isinstance(one.option, Swap))
    assert 0 < visits - 5 <= second.root.visits <= visits
    for _ in range(50):
        second.iterate()
    assert second.root.visits > visits
    assert all(0.0 <= (one.win or 0.0) <= 1.0 for one in second.weighed())


def test_only_worlds_that_look_like_the_real_one_are_gone_on_with() -> None:
    match = _before()
    _, second = _after(match, 400)
    view = match.view(0)
    assert second._worlds
    for spot in second._worlds:
        assert match.game.view(spot.state, 0) == view


def test_after_the_others_a_search_begins_anew() -> None:
    match = _before()
    first = _search(match)
    for _ in range(100):
        first.iterate()
    taken = next(one.option for one in first.weighed() if not isinstance(one.option, Swap))
    match.play(taken)
    other = make("greedy", match.game)
    while match.to_move == 1:
        match.play(other.choose(match.view(1)))
    second = _search(match)
    second.go_on_from(first, taken)
    assert second.root.visits == 0


def test_a_bot_that_goes_on_is_repeatable() -> None:
    played = []
    for _ in range(2):
        match, bot = _before(), make("ismcts:60", _before().game, seed=5)
        while match.to_move == 0:
            match.play(bot.choose(match.view(0)))
        played.append([str(one) for one in match.played])
    assert played[0] == played[1]
