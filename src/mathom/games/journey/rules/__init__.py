"""The rules, a file for each part of the rulebook."""

from collections.abc import Mapping

from mathom.core.frames import AnyStep, Frame
from mathom.games.journey import state
from mathom.games.journey.components import Box
from mathom.games.journey.rules import laying_out, preparing, scoring, travelling


def steps(box: Box) -> Mapping[type[Frame], AnyStep]:
    """What the rules do about every frame, in the order of the rulebook."""
    return {
        state.Lot: preparing.DrawLots(box),
        state.LayingPaths: preparing.LayPaths(box),
        state.LayingTiles: preparing.LayTiles(box),
        state.PuttingBack: preparing.PutBack(box),
        state.Dealing: preparing.Deal(box),
        state.Moving: travelling.MoveMarker(box),
        state.Taking: travelling.TakeCard(box),
        state.Swapping: travelling.TakeAfterSwap(box),
        state.Drawing: travelling.DrawCard(box),
        state.Laying: laying_out.LayOut(box),
        state.Scoring: scoring.ScorePlace(box),
        state.ScoringTrait: scoring.ScoreTrait(box),
    }
