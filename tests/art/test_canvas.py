"""What pictures are made of: tags, words that keep to their room, symbols, colours."""

import re
from pathlib import Path

import pytest

from mathom.art import COLOURS, group, lines, stamp, tag, text, width_of

TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"


def test_a_tag_says_its_attributes_as_svg_does() -> None:
    assert tag("rect", x=1, stroke_width=2.5, fill=None) == '<rect x="1" stroke-width="2.5"/>'
    assert tag("g", tag("path", d="M0 0"), data_thing='a"b') == (
        '<g data-thing="a&quot;b"><path d="M0 0"/></g>'
    )


def test_numbers_have_no_more_digits_than_can_be_seen() -> None:
    assert tag("circle", cx=1 / 3, cy=2.0, r=10.10) == '<circle cx="0.33" cy="2" r="10.1"/>'


def test_what_somebody_is_called_breaks_no_picture() -> None:
    assert ">&lt;b&gt; &amp; Sons<" in text("<b> & Sons", 0, 0)


def test_a_group_is_moved_turned_and_made_larger() -> None:
    assert group("x", x=3, turn=90, scale=2) == (
        '<g transform="translate(3 0) rotate(90) scale(2)">x</g>'
    )
    assert group("x") == "<g>x</g>"


def test_words_too_long_for_their_room_are_drawn_closer() -> None:
    assert "textLength" not in text("Moria", 0, 0, 16, width=100)
    assert 'textLength="100"' in text("Donaudampfschifffahrtsgesellschaft", 0, 0, 16, width=100)


def test_words_are_broken_into_lines() -> None:
    broken = lines("the road goes ever on and on", 16, 100)
    assert " ".join(broken) == "the road goes ever on and on"
    assert len(broken) > 1
    assert all(width_of(line, 16) <= 100 for line in broken)
    assert lines("Donaudampfschifffahrt", 16, 10) == ["Donaudampfschifffahrt"]
    assert lines("", 16, 100) == []


def test_a_symbol_has_its_ink_and_the_colour_of_its_ground() -> None:
    drawn = stamp("nazgul", 100, 100, 24, "#123456", "#abcdef")
    assert "#123456" in drawn
    assert "#abcdef" in drawn
    assert "var(" not in drawn
    assert "currentColor" not in drawn
    with pytest.raises(KeyError):
        stamp("no-such-thing", 0, 0)


def test_the_colours_are_those_of_the_browser_by_day() -> None:
    day = TOKENS.read_text("utf-8").partition("}")[0]
    known = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", day))
    assert {name: known.get(name) for name in COLOURS} == COLOURS
