"""Previews: what an answer would do, and not a word more than the seat can know."""

import pytest

import mathom
from mathom.core import Match
from mathom.core.preview import asked_next, beginning, meant
from tests.toys.duel import Duel, Laid


@pytest.fixture
def match() -> Match:
    """Seat 0 lays first; seat 1 will follow."""
    game = Duel()
    return Match(game, game.setup(2, {"deck.0": "1 2 9", "deck.1": "3 4 8"})).play_all([0])


def test_a_preview_is_what_happens_up_to_the_next_question(match: Match) -> None:
    before = match.digest
    found = match.preview(["number:9"])
    assert found is not None
    assert found.events == (Laid(0, "9"),)
    assert not found.cut
    assert found.table.hand == ("1", "2")
    assert match.digest == before
    match.play("lay 9")
    assert match.game.table(match.state, 0) == found.table


def test_it_ends_before_something_is_shown(match: Match) -> None:
    match.play("lay 9")
    found = match.preview(["number:4"])
    assert found is not None
    assert found.events == (Laid(1, "4"),), "who takes the round depends on what lies face down"
    assert (found.cut, found.table, found.scores) == (True, None, None)


def test_anchors_that_mean_several_options_mean_none(match: Match) -> None:
    assert match.preview([]) is None
    assert match.preview(["number:7"]) is None
    view = match.view(0)
    assert len(beginning(view, ())) == 3
    assert meant(view, ("number:1",)) == match.game.read("lay 1")


def test_what_is_made_of_exactly_these_is_meant_before_what_goes_on() -> None:
    match = mathom.new("orcs", seats=3, seed=4)
    view = match.view(match.to_move)
    for option in view.choice.options[:50]:
        assert meant(view, option.anchors()) is not None


def test_what_would_be_asked_next_is_only_what_the_seat_itself_is_asked(match: Match) -> None:
    assert asked_next(match.game, match.view(0), match.game.read("lay 9")) is None, "then it is 1"
    war = mathom.new("ringwar", seats=2, seed=3)
    for _ in range(60):
        view = war.view(war.to_move)
        for option in view.choice.options[:8]:
            imagined = asked_next(war.game, view, option)
            if imagined is not None:
                after, _events = war.game.apply(war.state, option)
                assert war.game.question(after) == imagined
        war.play(view.choice.options[0])


def test_it_ends_where_chance_is_asked() -> None:
    game = mathom.game("hobbits")
    match = Match(game, game.setup(2))
    match.play_all(["orc", "aragorn", "wolf", "gandalf", "saruman", "legolas", 4])
    found = match.preview(["field:a_east4"])
    assert found is not None
    assert found.cut
    assert found.scores == (0, 0)


def test_nobody_asked_nothing_to_try(match: Match) -> None:
    match.concede(0)
    with pytest.raises(ValueError, match="not asked"):
        match.preview(["number:9"])
