"""`hobbits`: from Hobbiton to Mount Doom. A race for the whole family."""

from importlib.resources import files
from random import Random
from typing import ClassVar

from mathom.core import (
    Event,
    Guidance,
    Log,
    Message,
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
from mathom.games.hobbits import events, options, position, view
from mathom.games.hobbits.advisor import HobbitsAdvisor
from mathom.games.hobbits.components import Box, Components, check
from mathom.games.hobbits.lid import LID
from mathom.games.hobbits.names import names
from mathom.games.hobbits.rules import steps
from mathom.games.hobbits.rules.preparing import first_state
from mathom.games.hobbits.state import State
from mathom.games.hobbits.view import Table

PRINTED = Printed(files(__package__))


class Hobbits(PrintedGame[State, Table]):
    """The game with one box of components."""

    printed: ClassVar[Printed] = PRINTED
    id: ClassVar[str] = LID.id
    version: ClassVar[int] = LID.version
    players: ClassVar[range] = LID.players
    settings: ClassVar[tuple[Setting, ...]] = LID.settings
    state_type = State
    table_type = Table
    option_types: ClassVar[tuple[type[Option], ...]] = (
        options.Fly,
        options.NoFlight,
        options.Move,
        options.Meet,
        options.EndTurn,
        options.Help,
        options.Submit,
        options.SpinOn,
        options.Stop,
        options.Hide,
        options.Guess,
    )
    guidance: ClassVar[Guidance] = Guidance(playout=0, rate_at=16)
    event_types: ClassVar[tuple[type[Event], ...]] = (
        events.TileTurned,
        events.TileLaid,
        events.TurnBegan,
        events.Rolled,
        events.NazgulRolled,
        events.Flew,
        events.Moved,
        events.Stayed,
        events.Met,
        events.Spun,
        events.NazgulBeaten,
        events.CubesRemoved,
        events.FriendWon,
        events.EnemyBeaten,
        events.Crossed,
        events.PlaceEmptied,
        events.Helped,
        events.BrokeOff,
        events.Hidden,
        events.Guessed,
        events.Caught,
        events.Won,
    )
    longest = None

    def __init__(self, components: Components, label: str) -> None:
        self.box = Box(components)
        super().__init__(self.box, label, steps(self.box), names)
        self.advisor = HobbitsAdvisor(self.box)

    def start(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        log: Log = []
        return self.settle(first_state(self.box, setup), log), tuple(log)

    @enforces("HOB-8.1", "HOB-8.2", "HOB-9.9")
    def result(self, state: State) -> Over:
        """Who beat Sauron wins; the points are for those who play several games."""
        assert state.winner is not None
        return Over((state.winner,), self.scores(state), Message("over-sauron-beaten"))

    def scores(self, state: State) -> tuple[int, ...]:
        """What lies in front of every player, in points."""
        points = self.box.components.scoring_series
        sauron = self.box.components.tiles.sauron.id
        return tuple(
            sum(points.sauron if tile == sauron else points.tile for tile in hoard.tiles)
            + points.nazgul * hoard.nazgul
            for hoard in state.hoards
        )

    def table(self, state: State, seat: Seat | None) -> Table:
        return view.table(state, seat)

    def resample(self, view_: View[Table], rng: Random) -> State:
        return view.resample(view_.table, rng)

    def check(self, state: State) -> None:
        position.check(self.box, state)
        self.check_waiting(state)


def game(components: bytes | None = None) -> Hobbits:
    """The game as it came out of the box, or with an owner's components file.

    Raises BadComponents, with line and reason, if the file is broken.
    """
    return Hobbits(*PRINTED.components(Components, check, components))
