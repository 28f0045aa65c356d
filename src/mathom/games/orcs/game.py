"""`orcs`: hold the orcs of two towers apart until the Ents arrive, and beat the most of them."""

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
)
from mathom.core.phrases import Phrase
from mathom.core.printed import Printed
from mathom.core.printed_game import PrintedGame
from mathom.core.values import Seat
from mathom.games.orcs import events, notation, options, position, view
from mathom.games.orcs.advisor import GUIDANCE, OrcsAdvisor
from mathom.games.orcs.box import Box
from mathom.games.orcs.components import Components, check
from mathom.games.orcs.event_texts import event_text
from mathom.games.orcs.lid import LID
from mathom.games.orcs.names import names
from mathom.games.orcs.rules import ending, steps
from mathom.games.orcs.rules.preparing import first_state
from mathom.games.orcs.state import State
from mathom.games.orcs.view import Table

PRINTED = Printed(files(__package__))


class Orcs(PrintedGame[State, Table]):
    """The game with one box of components."""

    printed: ClassVar[Printed] = PRINTED
    id: ClassVar[str] = LID.id
    version: ClassVar[int] = LID.version
    players: ClassVar[range] = LID.players
    settings: ClassVar[tuple[Setting, ...]] = LID.settings
    state_type = State
    table_type = Table
    option_types: ClassVar[tuple[type[Option], ...]] = (
        options.Place,
        options.Move,
        options.Jump,
        options.Discard,
        options.Remove,
        options.Enough,
        options.Relocate,
        options.Stay,
    )
    event_types: ClassVar[tuple[type[Event], ...]] = (
        events.FigurePlaced,
        events.TurnBegan,
        events.OrcCardRevealed,
        events.OrcsEntered,
        events.OrcCardsShuffled,
        events.HeroPlayed,
        events.Moved,
        events.Jumped,
        events.PincerClosed,
        events.HeroDiscarded,
        events.Drew,
        events.HeroesShuffled,
        events.TokenTurned,
        events.EntMoved,
        events.EventRead,
        events.OrcsLaid,
        events.OrcsRemoved,
        events.Relocated,
        events.TowersJoined,
        events.EntsArrived,
    )
    longest = None
    guidance: ClassVar[Guidance] = GUIDANCE

    def __init__(self, components: Components, label: str) -> None:
        self.box = Box(components)
        super().__init__(self.box, label, steps(self.box), names)
        self.inscriptions = {
            f"event_card-{card.id}": Message(f"event_text-{card.id}")
            for card in components.event_cards
        }
        self.advisor = OrcsAdvisor(self.box)
        self._kinds: dict[str, type[Option]] = {kind.tag(): kind for kind in self.option_types}

    def start(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        log: Log = []
        return self.settle(first_state(self.box, setup), log), tuple(log)

    def phrases(self) -> dict[str, Phrase]:
        cards = self.box.components.event_cards
        return {f"event_text-{card.id}": event_text(card.effects) for card in cards}

    def result(self, state: State) -> Over:
        return ending.result(self.box, state)

    def scores(self, state: State) -> tuple[int, ...]:
        return ending.scores(self.box, state)

    def table(self, state: State, seat: Seat | None) -> Table:
        return view.table(self.box, state, seat)

    def resample(self, view_: View[Table], rng: Random) -> State:
        return view.resample(self.box, view_.table, view_.seat, rng)

    def check(self, state: State) -> None:
        position.check(self.box, state)
        self.check_waiting(state)

    def write(self, option: Option) -> str:
        return notation.write(option)

    def read(self, text: str) -> Option:
        return notation.read(text, self.box.heroes, self._kinds)


def game(components: bytes | None = None) -> Orcs:
    """The game as it came out of the box, or with an owner's components file.

    Raises BadComponents, with line and reason, if the file is broken.
    """
    return Orcs(*PRINTED.components(Components, check, components))
