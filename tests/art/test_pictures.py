"""Pictures of every game: plain SVG that stands on any page, in both languages, of any position."""

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

import mathom
from mathom.core import Choice, Match, Seeded
from mathom.games import available
from mathom.text.drawing import NoPicture
from tests.art.geometry import placed
from tests.bots.toys import Nim

LOOKS = {0, 4, 20, 80, 200, 500}
"""After so many choices a random match is looked at; and at its end."""
TABLES = [(game, seats) for game in available() for seats in mathom.game(game).players]
SVG = "{http://www.w3.org/2000/svg}"


def looked_at(game: str, seats: int) -> Iterator[Match]:
    """A random match, now and then."""
    match, rng, choices = mathom.new(game, seats=seats, seed=seats), Random(seats), 0
    while match.to_move is not None:
        if choices in LOOKS:
            yield match
        match.play(rng.choice(match.view(match.to_move).choice.options))
        choices += 1
    yield match


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_picture_is_plain_and_keeps_to_its_sheet(game: str, seats: int) -> None:
    for match in looked_at(game, seats):
        for seat in dict.fromkeys((match.to_move, None)):
            for language in ("en", "de"):
                drawn = mathom.svg(match.view(seat), language)
                root = ElementTree.fromstring(drawn)
                assert root.tag == f"{SVG}svg"
                for one in root.iter():
                    assert one.tag.removeprefix(SVG) in PLAIN
                    assert "id" not in one.attrib
                    assert one is root or "style" not in one.attrib
                    assert "‹" not in (one.text or ""), "something has no words"
                for words in placed(root):
                    assert words.inside(root), words
                glowing = {lit for one in root.iter() for lit in one.get("data-lit", "").split()}
                assert glowing <= anchors(match, seat)


def anchors(match: Match, seat: int | None) -> set[str]:
    """All that this seat could point at now."""
    asked = match.view(seat).question
    options = asked.options if isinstance(asked, Choice) else ()
    return {anchor for option in options for anchor in option.anchors()}


PLAIN = {
    *("svg", "title", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
    *("text", "tspan"),
}


@pytest.mark.parametrize("game", available())
def test_a_picture_speaks_both_languages(game: str) -> None:
    view = mathom.new(game, seed=3).view(0)
    german, english = mathom.svg(view, "de"), mathom.svg(view, "en")
    assert german != english


@pytest.mark.parametrize("game", available())
def test_the_same_seat_sees_the_same_picture_wherever_hidden_cards_lie(game: str) -> None:
    match = mathom.new(game, seed=4)
    for choices, rng in enumerate([Random(4)] * 30):
        seat = match.to_move
        if seat is None:
            break
        if choices % 10 == 9:
            imagined = match.game.resample(match.view(seat), rng)
            drawn = mathom.svg(match.game.view(imagined, seat), "en")
            assert drawn == mathom.svg(match.view(seat), "en")
        match.play(rng.choice(match.view(seat).choice.options))


def test_who_is_asked_sees_what_can_be_done_and_nobody_else_does() -> None:
    match = mathom.new("journey", seats=2, seed=3)
    assert mathom.svg(match.view(0)) != mathom.svg(match.view(1))


def test_a_match_is_drawn_as_a_spectator_sees_it() -> None:
    match = mathom.new("orcs", seats=3, seed=3)
    assert mathom.svg(match) == mathom.svg(match.view(None)) == mathom.svg(match.state)


@pytest.mark.parametrize("game", available())
def test_a_table_that_somebody_has_left_is_drawn_too(game: str) -> None:
    match, rng = mathom.new(game, seats=mathom.game(game).players[-1], seed=3), Random(3)
    for choices in range(60):
        if match.to_move is None:
            break
        if choices == 15:
            match.concede(match.to_move)
            assert mathom.svg(match, "de").startswith("<svg")
            continue
        match.play(rng.choice(match.view(match.to_move).choice.options))
    assert mathom.svg(match, "en").startswith("<svg")


SET = [
    (game, f"{setting.id}.0" if setting.by_seat else setting.id, value)
    for game in available()
    for setting in mathom.game(game).settings
    for value in setting.values
]


@pytest.mark.parametrize(("game", "setting", "value"), SET)
def test_whatever_is_agreed_is_drawn(game: str, setting: str, value: str) -> None:
    played, rng = mathom.game(game), Random(3)
    match = Match(played, played.setup(2, {setting: value}), Seeded(3))
    for choices in range(41):
        seat = match.to_move
        if seat is None:
            break
        if choices % 20 == 0:
            assert "‹" not in mathom.svg(match.view(seat), "de")
        match.play(rng.choice(match.view(seat).choice.options))


def test_what_nobody_draws_is_refused_in_words() -> None:
    nim = Nim()
    match = Match(nim, nim.setup(2))
    with pytest.raises(NoPicture, match=r"picture-none.*nim"):
        mathom.svg(match)
    with pytest.raises(NoPicture, match=r"picture-none.*int"):
        mathom.svg(3)  # type: ignore[arg-type]
