"""The contract every game keeps, and what follows from it for free. Knows no game, does no I/O."""

from mathom.core.advice import Advisor, Focus, Guidance, Rating
from mathom.core.chance import Provable, Seeded, Source
from mathom.core.errors import (
    BadComponents,
    BadNotation,
    BadPosition,
    BadProblem,
    BadRecord,
    BadSetup,
    MathomError,
    NoUndo,
    Refusal,
)
from mathom.core.events import Event, project
from mathom.core.following import Following
from mathom.core.frames import (
    Asked,
    AutoStep,
    ChanceStep,
    ChoiceStep,
    Frame,
    FramedGame,
    Log,
    State,
)
from mathom.core.game import AnyGame, Game
from mathom.core.match import Match, Played
from mathom.core.message import Arg, Message
from mathom.core.pile import Pile
from mathom.core.printed import Printed
from mathom.core.question import Answer, Chance, Choice, Outcome, Over, Question, Waiting
from mathom.core.record import Record, Seam, read_record, record
from mathom.core.replay import Proof, replay, verify
from mathom.core.rules import Rule, Rulebook, Ruling, enforces
from mathom.core.setup import Setting, Setup
from mathom.core.values import Named, Option, Seat, Value
from mathom.core.view import View

__all__ = [
    "Advisor",
    "Answer",
    "AnyGame",
    "Arg",
    "Asked",
    "AutoStep",
    "BadComponents",
    "BadNotation",
    "BadPosition",
    "BadProblem",
    "BadRecord",
    "BadSetup",
    "Chance",
    "ChanceStep",
    "Choice",
    "ChoiceStep",
    "Event",
    "Focus",
    "Following",
    "Frame",
    "FramedGame",
    "Game",
    "Guidance",
    "Log",
    "Match",
    "MathomError",
    "Message",
    "Named",
    "NoUndo",
    "Option",
    "Outcome",
    "Over",
    "Pile",
    "Played",
    "Printed",
    "Proof",
    "Provable",
    "Question",
    "Rating",
    "Record",
    "Refusal",
    "Rule",
    "Rulebook",
    "Ruling",
    "Seam",
    "Seat",
    "Seeded",
    "Setting",
    "Setup",
    "Source",
    "State",
    "Value",
    "View",
    "Waiting",
    "enforces",
    "project",
    "read_record",
    "record",
    "replay",
    "verify",
]
