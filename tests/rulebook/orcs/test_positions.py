"""Positions set up by hand: what cannot be under way is refused, with the reason."""

import pytest

from mathom.core import BadPosition
from mathom.games.orcs.state import (
    AnyFrame,
    Dealing,
    Discarding,
    Drawing,
    Effect,
    EventCard,
    GivingUp,
    Hero,
    OrcCard,
    Picking,
    Placing,
    Relocating,
    Turning,
)
from tests.rulebook.orcs.tabletop import Tabletop


def refused(table: Tabletop) -> str | None:
    try:
        table.game.check(table.state)
    except BadPosition as bad:
        return bad.message.id
    return None


@pytest.mark.parametrize(
    "frames",
    [
        (Dealing(),),  # everybody has a hand
        (Placing(), Dealing()),
        (Placing(),),  # all figures stand
        (Hero(), Hero()),
        (Turning(()),),  # goes on by itself
        (Drawing(0),),
        (Discarding(0),),
        (GivingUp(0),),
        (Turning(()), Drawing(1)),  # who moved draws
        (Picking("e1_fangorn_wakes", 1, 1),),
        (Relocating("e1_white_rider", 0),),
    ],
)
@pytest.mark.rule("ORK-2.4", "ORK-2.5", "ORK-3.1", "ORK-8.2")
def test_what_cannot_be_under_way(frames: tuple[AnyFrame, ...]) -> None:
    assert refused(Tabletop().turn(0, *frames)) == "position-frames"


@pytest.mark.rule("ORK-3.1", "ORK-7.1", "ORK-8.1")
def test_hands_are_full_but_for_what_is_drawn() -> None:
    assert refused(Tabletop().turn(0, OrcCard())) is None
    assert refused(Tabletop().turn(0, Turning(()), Drawing(0))) == "position-hand"
    assert refused(Tabletop().turn(0, Turning(((0, 1), (0, 1))))) == "position-won"


@pytest.mark.rule("ORK-8.2")
def test_no_event_without_an_ent() -> None:
    unread = (Turning(()), Effect("e1_white_rider", 1), Relocating("e1_white_rider", 0))
    assert refused(Tabletop().turn(0, *unread)) == "position-event"
    assert refused(Tabletop().turn(0, EventCard())) == "position-events"
