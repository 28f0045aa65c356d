"""The rules, a file for each chapter of the rulebook."""

from collections.abc import Mapping

from mathom.core.frames import AnyStep, Frame
from mathom.games.orcs import state
from mathom.games.orcs.box import Box
from mathom.games.orcs.rules import (
    drawing,
    evaluation,
    event_cards,
    event_choices,
    heroes,
    orc_cards,
    preparing,
)


def steps(box: Box) -> Mapping[type[Frame], AnyStep]:
    """What the rules do about every frame, in the order of the rulebook."""
    return {
        state.Dealing: preparing.Deal(box),
        state.Placing: preparing.PlaceFigure(box),
        state.OrcCard: orc_cards.RevealOrcCard(box),
        state.Hero: heroes.PlayHero(box),
        state.Drawing: drawing.DrawHero(box),
        state.Turning: evaluation.TurnToken(box),
        state.EventCard: event_cards.ReadEventCard(box),
        state.Effect: event_cards.CarryOut(box),
        state.Picking: event_choices.PickOrcs(box),
        state.Relocating: event_choices.RelocateFigure(box),
        state.Discarding: event_choices.DiscardOne(box),
        state.GivingUp: event_choices.GiveUpStrongest(box),
    }
