"""The table of `draft` as a picture: the circle, the booster, the cards one has, the rounds."""

from collections import Counter
from functools import cache
from xml.etree import ElementTree

import pytest

import mathom
from mathom.core import Match
from mathom.games.draft.pairings import rounds

SVG = "{http://www.w3.org/2000/svg}"


@cache
def evening(seats: int, choices: int) -> Match:
    """A draft after so many choices."""
    match = mathom.new("draft", seats=seats, seed=5, boosters="1")
    bots = [mathom.bot("greedy", match.game, seed=seat) for seat in range(seats)]
    for _ in range(choices):
        if match.to_move is None:
            break
        match.play(bots[match.to_move].choose(match.view(match.to_move)))
    return match


def picture(match: Match, seat: int | None, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(mathom.svg(match.view(seat), language))


def told(root: ElementTree.Element, name: str) -> list[str]:
    """What the elements of a picture say under a name, in their order."""
    return [said for one in root.iter() if (said := one.get(f"data-{name}"))]


def booster(root: ElementTree.Element) -> list[str]:
    things = told(root, "thing")
    return [one.removeprefix("card:") for one in things if one.startswith("card:")]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_sees_their_own_booster_and_nobody_elses(seat: int) -> None:
    match = evening(3, 4)
    assert booster(picture(match, seat)) == list(match.state.packs[seat])


def test_a_spectator_sees_no_cards() -> None:
    assert not told(picture(evening(3, 4), None), "thing")


def test_the_booster_glows_until_one_has_chosen() -> None:
    match = evening(3, 4)
    chooses, chose = match.to_move, 0
    assert chooses != chose
    assert len(told(picture(match, chooses), "lit")) == len(match.state.packs[chooses])
    root = picture(match, chose)
    assert not told(root, "lit")
    (taken,) = [one for one in root.iter() if one.get("data-chosen")]
    assert taken.get("data-thing") == f"card:{match.view(chose).table.pick}"


def test_ones_own_cards_are_drawn_and_nobody_elses() -> None:
    match = evening(3, 4)
    things = told(picture(match, 1), "thing")
    own = [one.removeprefix("own:") for one in things if one.startswith("own:")]
    assert Counter(own) == Counter(set(match.state.pools[1]))


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_sits_in_the_circle_and_it_says_who_has_chosen(seats: int) -> None:
    root = picture(evening(seats, 1), None)
    assert sorted(told(root, "player")) == [str(seat) for seat in range(seats)]
    assert told(root, "done") == ["yes"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_built_decks_meet_round_by_round(language: str) -> None:
    match = evening(4, 99)
    assert match.over
    root = picture(match, 2, language)
    pairs = [f"{one}-{two}" for pairs in rounds(4) for one, two in pairs]
    assert told(root, "match") == pairs
    assert sorted(told(root, "player")) == ["0", "1", "2", "3"]


def test_nobody_plays_against_who_has_given_up() -> None:
    match = mathom.new("draft", seats=4, seed=5, boosters="1")
    match.concede(3)
    bot = mathom.bot("greedy", match.game, seed=0)
    while match.to_move is not None:
        match.play(bot.choose(match.view(match.to_move)))
    assert all("3" not in pair for pair in told(picture(match, None), "match"))
