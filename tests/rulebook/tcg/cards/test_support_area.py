"""Cards that play to the support area: borne by nobody, for their printed cost."""

from typing import Any

import pytest

from mathom.games.tcg import options as o
from mathom.games.tcg.cards.pieces.verbs.playing import SUPPORT_AREA
from tests.rulebook.tcg.tabletop import FACES, SPARE, table


def plain(side: str) -> list[Any]:
    """Every card of a side that goes to the support area and asks for nothing else."""
    return [
        pytest.param(face.id, marks=pytest.mark.card(f"{face.id}-{at + 1}"), id=face.id)
        for face in FACES.values()
        for at, record in face.playing
        if face.side == side
        and record.effects == (SUPPORT_AREA,)
        and not record.conditions
        and not record.costs
    ]


@pytest.mark.parametrize("card", plain("free"))
def test_a_free_peoples_card_goes_to_the_support_area(card: str) -> None:
    t = table(phase="fellowship", hand=[card, SPARE])
    assert not t.matching(o.Play, card=card, on="4C302")
    t.play(card)
    assert t.in_play(card)
    assert (t.card(card).on, t.card(card).owner) == (0, 0)
    assert t.twilight == FACES[card].printed.cost
    assert t.hand() == (SPARE,)
    t = table(phase="regroup", hand=[card, SPARE])
    assert t.why(o.Play(card)) == "TCG-7.1"


@pytest.mark.parametrize("card", plain("shadow"))
def test_a_shadow_card_goes_to_the_support_area(card: str) -> None:
    cost = FACES[card].printed.cost
    t = table(phase="shadow", shadow_hand=[card, SPARE], twilight=cost)
    t.play(card)
    assert t.in_play(card)
    assert (t.card(card).on, t.card(card).owner) == (0, 1)
    assert t.twilight == 0
    if cost:
        t = table(phase="shadow", shadow_hand=[card, SPARE], twilight=cost - 1)
        assert t.why(o.Play(card)) == "TCG-7.2"
