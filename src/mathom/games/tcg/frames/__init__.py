"""What can be under way."""

from typing import TypeAlias

from mathom.games.tcg.frames.doing import (
    Acted,
    Branching,
    Confirming,
    Doing,
    Drawing,
    Finding,
    FindingStacked,
    Finishing,
    FromHand,
    Naming,
    Numbering,
    Offering,
    Picking,
    Playing,
    PlayingFound,
    Reshuffling,
    Revealing,
)
from mathom.games.tcg.frames.setup import Bidding, Dealing, Lots, Rethinking, Seating, Starting
from mathom.games.tcg.frames.turn import (
    Assigning,
    Fighting,
    Firing,
    Healing,
    Losing,
    Moving,
    MovingOn,
    NextSkirmish,
    Reconciling,
    RingBearerFell,
    Targeting,
    Turn,
)
from mathom.games.tcg.frames.windows import AboutTo, Acting, After, Due, Happening, Responding

AnyFrame: TypeAlias = (
    Bidding | Lots | Seating | Starting | Dealing | Rethinking
    | Turn | Moving | Healing | Firing | Targeting | Assigning | NextSkirmish | Fighting | Losing
    | Reconciling | MovingOn | RingBearerFell
    | Acting | AboutTo | After | Responding
    | Doing | Playing | Finishing | Acted | Picking | Numbering | Naming | Branching
    | Confirming | FromHand | Finding | FindingStacked | PlayingFound | Offering | Drawing
    | Reshuffling | Revealing
)  # fmt: skip

__all__ = [
    "AboutTo", "Acted", "Acting", "After", "AnyFrame", "Assigning", "Bidding", "Branching",
    "Confirming", "Dealing", "Doing", "Drawing", "Due", "Fighting", "Finding", "FindingStacked",
    "Finishing", "Firing", "FromHand", "Happening", "Healing", "Losing", "Lots", "Moving",
    "MovingOn", "Naming", "NextSkirmish", "Numbering", "Offering", "Picking", "Playing",
    "PlayingFound", "Reconciling", "Reshuffling", "Responding", "Rethinking", "Revealing",
    "RingBearerFell", "Seating", "Starting", "Targeting", "Turn",
]  # fmt: skip
