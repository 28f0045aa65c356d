"""`journey`: from Amon Hen to Minas Tirith. A card game of collecting and comparing."""

from importlib.resources import files
from random import Random
from typing import ClassVar

from mathom.core import (
    Event,
    Guidance,
    Log,
    Option,
    Over,
    Setting,
    Setup,
    View,
    enforces,
)
from mathom.core.printed import Printed
from mathom.core.printed_game import PrintedGame
from mathom.core.values import Seat
from mathom.games.journey import events, options, position, view
from mathom.games.journey.advisor import GUIDANCE, JourneyAdvisor
from mathom.games.journey.components import Box, Components, check
from mathom.games.journey.lid import LID
from mathom.games.journey.options import GANDALF
from mathom.games.journey.rules import steps
from mathom.games.journey.rules.ending import result
from mathom.games.journey.rules.preparing import first_state
from mathom.games.journey.state import State
from mathom.games.journey.view import Table

PRINTED = Printed(files(__package__))


class Journey(PrintedGame[State, Table]):
    """The game with one box of components."""

    printed: ClassVar[Printed] = PRINTED
    id: ClassVar[str] = LID.id
    version: ClassVar[int] = LID.version
    players: ClassVar[range] = LID.players
    settings: ClassVar[tuple[Setting, ...]] = LID.settings
    state_type = State
    table_type = Table
    option_types: ClassVar[tuple[type[Option], ...]] = (
        options.Take,
        options.Draw,
        options.Swap,
        options.Lay,
        options.Replace,
        options.Done,
    )
    event_types: ClassVar[tuple[type[Event], ...]] = (
        events.PathLaid,
        events.TileLaid,
        events.TileExchanged,
        events.Dealt,
        events.TurnedUp,
        events.RingGiven,
        events.Moved,
        events.Arrived,
        events.Took,
        events.Swapped,
        events.Drew,
        events.Reshuffled,
        events.TookNothing,
        events.RowDiscarded,
        events.RowBegun,
        events.RowGrew,
        events.Passed,
        events.Counted,
        events.TraitCounted,
        events.TileWon,
        events.TileLost,
        events.RingTaken,
        events.CardRemoved,
        events.GandalfLeft,
        events.Won,
    )
    # A generous bound for five players and the longest path cards a box may have (6 × 5 spaces):
    # set-up: 1 lot + 6 paths + 24 tiles + 1 put back + at most 96 cards            =  128
    # journey: 30 spaces × 5 players × 4 answers (swap, take, draw, which card)      =  600
    # laying out: every answer but `done` lays a hand card. A hand begins with at most 19 cards
    # (five hands of a 96-card box) and grows by one a space: 5 × (19 + 30 + 6 done) =  275
    longest: ClassVar[int | None] = 1003
    guidance: ClassVar[Guidance] = GUIDANCE

    def __init__(self, components: Components, label: str) -> None:
        self.box = Box(components)
        super().__init__(self.box, label, steps(self.box), _names)
        self.advisor = JourneyAdvisor(self.box)

    def start(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        log: Log = []
        return self.settle(first_state(self.box, setup), log), tuple(log)

    @enforces("GEF-7.1", "GEF-7.2")
    def result(self, state: State) -> Over:
        return result(state)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(map(state.points, range(len(state.hands))))

    def table(self, state: State, seat: Seat | None) -> Table:
        return view.table(state, seat)

    def resample(self, view_: View[Table], rng: Random) -> State:
        return view.resample(self.box, view_.table, view_.seat, rng)

    def check(self, state: State) -> None:
        position.check(self.box, state)
        self.check_waiting(state)


@enforces("GEF-R13")
def _names(box: Box, language: str) -> dict[str, str]:
    """Every thing in the box by its message id."""
    key = f"name_{language}"
    names = {f"place-{place.id}": getattr(place, key) for place in box.places}
    names |= {f"trait-{one.id}": getattr(one, key) for one in box.components.traits}
    names |= {f"colour-{one.id}": getattr(one, key) for one in box.components.colours}
    cards = {GANDALF: "Gandalf"}
    for colour in box.components.colours:
        for trait in box.components.traits:
            cards[f"{colour.id}-{trait.id}"] = (
                f"{trait.name_de} ({colour.name_de})"
                if language == "de"
                else f"{colour.name_en.lower()} {trait.name_en}"
            )
    for kind in ("card", "open", "hand"):  # the same card, wherever one points at it
        names |= {f"{kind}-{card}": name for card, name in cards.items()}
    return names


def game(components: bytes | None = None) -> Journey:
    """The game as it came out of the box, or with an owner's components file.

    Raises BadComponents, with line and reason, if the file is broken.
    """
    return Journey(*PRINTED.components(Components, check, components))
