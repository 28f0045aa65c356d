"""`ringwar`: the great war, and the Ring on its way. Two sides, one map, a thousand figures."""

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
from mathom.core.judgement import taught
from mathom.core.phrases import Phrase
from mathom.core.printed import Printed
from mathom.core.printed_game import PrintedGame
from mathom.core.values import Seat
from mathom.games.ringwar import events, options, position, view
from mathom.games.ringwar.advisor import GUIDANCE, RingwarAdvisor
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.catalogue import CARDS
from mathom.games.ringwar.cards.pieces.steps import card_steps
from mathom.games.ringwar.cards.text import phrases
from mathom.games.ringwar.components import Components, check
from mathom.games.ringwar.inscriptions import inscriptions
from mathom.games.ringwar.lid import LID
from mathom.games.ringwar.names import names
from mathom.games.ringwar.problems import problems
from mathom.games.ringwar.rules import reactions
from mathom.games.ringwar.rules.preparing import first_state
from mathom.games.ringwar.rules.seats import TEAMS, side_of
from mathom.games.ringwar.rules.steps import steps
from mathom.games.ringwar.rules.winning import result, scores
from mathom.games.ringwar.state import State
from mathom.games.ringwar.view import Table

PRINTED = Printed(files(__package__))


class Ringwar(PrintedGame[State, Table]):
    """The game with one box of components."""

    printed: ClassVar[Printed] = PRINTED
    id: ClassVar[str] = LID.id
    version: ClassVar[int] = LID.version
    players: ClassVar[range] = LID.players
    usual: ClassVar[int] = LID.usual
    settings: ClassVar[tuple[Setting, ...]] = LID.settings
    state_type = State
    table_type = Table
    option_types: ClassVar[tuple[type[Option], ...]] = options.ALL
    event_types: ClassVar[tuple[type[Event], ...]] = events.ALL
    longest: ClassVar[int | None] = None
    guidance: ClassVar[Guidance] = GUIDANCE

    def __init__(self, components: Components, label: str) -> None:
        self.box = Box(components, CARDS)
        super().__init__(self.box, label, {**steps(self.box), **card_steps(self.box)}, names)
        self.inscriptions = inscriptions(self.box)
        self.advisor = RingwarAdvisor(self.box)
        self.problems = problems(self.box)

    def start(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        log: Log = []
        defaults = {setting.id: setting.default for setting in self.settings}
        return self.settle(first_state(self.box, setup, defaults), log), tuple(log)

    def phrases(self) -> dict[str, Phrase]:
        return phrases(self.box.built)

    def between(self, state: State, seen: State | None, log: Log) -> State:
        """Stale cards leave the table before anything else."""
        if state.table and reactions.may_be_stale(state, seen):
            return reactions.sweep(self.box, state, log)
        return state

    @enforces("RKR-10.1", "RKR-10.2", "RKR-10.4", "RKR-10.5")
    def result(self, state: State) -> Over:
        return result(self.box, state)

    def scores(self, state: State) -> tuple[int, ...]:
        return scores(self.box, state)

    def winners_without(self, state: State, seats: int, seat: Seat) -> tuple[Seat, ...]:
        return TEAMS[seats][1 - side_of(seats, seat)]

    def table(self, state: State, seat: Seat | None) -> Table:
        return view.table(self.box, state, seat)

    def resample(self, view_: View[Table], rng: Random) -> State:
        return view.resample(self.box, view_.table, view_.seat, rng)

    def check(self, state: State) -> None:
        position.check(self.box, state)
        self.check_waiting(state)


def game(components: bytes | None = None) -> Ringwar:
    """The game as it came out of the box, or with an owner's components file; with what its advisor
    has learned.

    Raises BadComponents, with line and reason, if the file is broken.
    """
    made = Ringwar(*PRINTED.components(Components, check, components))
    return taught(made, PRINTED.judgement)
