"""Positions set up by hand: what cannot be under way is refused, with the reason."""

import pytest

from mathom.core import BadPosition
from mathom.games.hobbits.state import (
    AnyFrame,
    Captured,
    Darkness,
    Flight,
    Guessing,
    Hiding,
    Lot,
    Opening,
    Pause,
    Pressing,
    Restocking,
    Rolling,
    Spinning,
    TurnEnd,
    TurningUp,
    Walk,
)
from tests.rulebook.hobbits.tabletop import Tabletop


def refused(table: Tabletop) -> str | None:
    try:
        table.game.check(table.state)
    except BadPosition as bad:
        return bad.message.id
    return None


@pytest.mark.parametrize(
    "frames",
    [
        (TurnEnd(),),  # goes on by itself
        (Rolling(), Rolling()),
        (Guessing("near"),),  # nobody is watched in Hobbiton
        (Hiding(0),),
        (Opening("far"),),
        (Captured(),),
        (Pause(),),  # nobody to meet, no friend to ask
        (Lot(),),
        (Restocking("moria"),),
        (TurnEnd(), Restocking("moria")),  # there is a tile
        (TurnEnd(), Restocking("bree")),
    ],
)
@pytest.mark.rule("HOB-4.1", "HOB-5.1", "HOB-9.2")
def test_what_cannot_be_under_way_in_hobbiton(frames: tuple[AnyFrame, ...]) -> None:
    assert refused(Tabletop(2, mode="advanced").turn(0, *frames)) == "position-frames"


@pytest.mark.parametrize("frame", [Spinning("moria"), Pressing("moria"), Darkness("moria")])
@pytest.mark.rule("HOB-5.1")
def test_nobody_is_met_from_afar(frame: AnyFrame) -> None:
    assert refused(Tabletop().turn(0, frame)) == "position-encounter"


@pytest.mark.rule("HOB-4.1", "HOB-3.2", "HOB-4.2")
def test_dice_tiles_and_flights() -> None:
    assert refused(Tabletop().turn(0, Walk(7))) == "position-frames"
    assert refused(Tabletop().turn(0, Walk(3))) is None
    assert refused(Tabletop().turn(0, TurningUp())) == "position-setting-up"
    assert refused(Tabletop().turn(0, Flight())) is None
    table = Tabletop().hobbit(0, "moria_near")
    assert refused(table.turn(0, Spinning("moria"))) is None
    assert refused(table.turn(0, Pressing("moria"))) == "position-frames"  # not agreed on
