"""Positions set up by hand: what cannot be is refused, with the reason."""

from collections.abc import Callable

import pytest

from mathom.core import BadPosition, Pile
from mathom.core.frames import replace
from mathom.games.journey.state import (
    Drawing,
    Laying,
    Moving,
    PuttingBack,
    Row,
    Scoring,
    State,
    Swapping,
)
from tests.rulebook.journey.tabletop import Tabletop


def given() -> State:
    """Three players on the way to Rohan, as it could be."""
    table = Tabletop(3).hand(0, "2 red-wisdom gandalf").hand(1, "blue-wisdom").open("red-strength")
    return table.rows(1, blue="gandalf 2 strength").state


def refused(state: State) -> str:
    with pytest.raises(BadPosition) as refusal:
        Tabletop().game.check(state)
    return refusal.value.message.id


def test_a_possible_position_is_accepted() -> None:
    Tabletop().game.check(given())


Spoil = Callable[[State], State]


@pytest.mark.rule("GEF-1.1", "GEF-1.2", "GEF-5.2", "GEF-5.3")
@pytest.mark.parametrize(
    ("reason", "spoil"),
    [
        ("cards", lambda s: replace(s, open=(*s.open, "gandalf"))),
        ("cards", lambda s: replace(s, discard=("red-wisdom",))),
        ("card", lambda s: replace(s, open=("balrog",))),
        ("hand-order", lambda s: replace(s, hands=(s.hands[0][::-1], *s.hands[1:]))),
        ("known", lambda s: replace(s, known=(("red-strength",), (), ()))),
        ("row", lambda s: replace(s, rows=((Row("wisdom", 0, gandalf=True), *[None] * 3),) * 3)),
        ("row", lambda s: replace(s, rows=((Row("greed", 1), *[None] * 3),) * 3)),
        ("row", lambda s: replace(s, rows=((None,),) * 3)),
        ("pile", lambda s: replace(s, recycled=("red-wisdom",))),
        ("pile", lambda s: replace(s, pile=Pile((), s.pile.cards()))),
    ],
)
def test_cards(reason: str, spoil: Spoil) -> None:
    assert refused(spoil(given())) == f"position-{reason}"


@pytest.mark.rule("GEF-1.3", "GEF-1.4", "GEF-2.1", "GEF-2.2", "GEF-6.5")
@pytest.mark.parametrize(
    ("reason", "spoil"),
    [
        ("seats", lambda s: replace(s, won=((),))),
        ("turn", lambda s: replace(s, turn=3)),
        ("ring", lambda s: replace(s, ring=1)),
        ("final", lambda s: replace(s, final=(1, 2, 3))),
        ("paths", lambda s: replace(s, paths=(2,) * 6)),
        ("marker", lambda s: replace(s, space=3)),
        ("tiles-at", lambda s: replace(s, tiles=(*s.tiles[:6], (5,)))),
        ("tile-order", lambda s: replace(s, tiles=(*s.tiles[:6], (4, 5)))),
        ("last-tile", lambda s: replace(s, tiles=(*s.tiles[:6], (4, 4)))),
        ("tile-count", lambda s: replace(s, tiles=((), *[(5, 5)] * 6))),
        ("tile-count", lambda s: replace(s, tiles=(*s.tiles[:5], (9, 2), s.tiles[6]))),
        ("tiles-gone", lambda s: replace(s, lost=(5,))),
        ("paths", lambda s: replace(s, tiles=s.tiles[:6])),
    ],
)
def test_the_way(reason: str, spoil: Spoil) -> None:
    assert refused(spoil(given())) == f"position-{reason}"


@pytest.mark.rule("GEF-4.3", "GEF-4.5", "GEF-7.1")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: replace(s, frames=(), final=(0, 0, 0)),
        lambda s: replace(s, frames=(Moving(),)),
        lambda s: replace(s, frames=(Scoring(),)),
        lambda s: replace(s, frames=(Laying(begun=False),)),
        lambda s: replace(s, frames=(Swapping("gandalf", 2),)),
        lambda s: replace(s, frames=(Swapping("red-strength", 3),)),
        lambda s: replace(s, frames=(Drawing(5),)),
        lambda s: replace(s, frames=(*s.frames, *s.frames)),
        lambda s: replace(s, frames=(PuttingBack(),)),
    ],
)
def test_what_is_under_way(spoil: Spoil) -> None:
    assert refused(spoil(given())) == "position-frames"
