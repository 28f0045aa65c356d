"""The rules, a file for each part of the rulebook."""

from collections.abc import Mapping

from mathom.core.frames import AnyStep, Frame
from mathom.games.hobbits import state
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.rules import encounter, moving, preparing, towers


def steps(box: Box) -> Mapping[type[Frame], AnyStep]:
    """What the rules do about every frame, in the order of the rulebook."""
    return {
        state.Lot: preparing.DrawLots(box),
        state.TurningUp: preparing.TurnUpTiles(box),
        state.Rolling: moving.Roll(box),
        state.Flight: moving.SendNazgul(box),
        state.Walk: moving.MoveHobbit(box),
        state.Pause: encounter.GoOn(box),
        state.Spinning: encounter.Spin(box),
        state.Pressing: encounter.Press(box),
        state.Darkness: encounter.FaceTheEye(box),
        state.Restocking: encounter.Restock(box),
        state.TurnEnd: towers.EndOfTurn(box),
        state.Hiding: towers.HidePalantir(box),
        state.Guessing: towers.ChooseHand(box),
        state.Opening: towers.OpenHand(box),
        state.Captured: towers.EscapeCapture(box),
    }
