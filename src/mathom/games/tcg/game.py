"""`tcg`: the trading card game of the Two Towers. A fellowship against everybody's Shadow."""

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
from mathom.core.appraisal import Appraisal
from mathom.core.phrases import Phrase, Text
from mathom.core.printed import Printed
from mathom.core.printed_game import PrintedGame
from mathom.core.setup import DECK
from mathom.core.values import Seat
from mathom.games.tcg import events, imagine, options, position
from mathom.games.tcg.advisor import GUIDANCE, TcgAdvisor
from mathom.games.tcg.cards.catalogue import all_cards
from mathom.games.tcg.components import Components, check
from mathom.games.tcg.decks.appraising import appraise
from mathom.games.tcg.decks.opening import Opening, opening
from mathom.games.tcg.decks.reading import brought, look_at, read_deck, taken_up
from mathom.games.tcg.decks.writing import in_lines
from mathom.games.tcg.kinds import MOST_ACTS
from mathom.games.tcg.lid import LID
from mathom.games.tcg.names import names
from mathom.games.tcg.passing import TcgPassing
from mathom.games.tcg.problems import problems
from mathom.games.tcg.rules.checks import look_after
from mathom.games.tcg.rules.preparing import first_state
from mathom.games.tcg.rules.steps import steps
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.winning import give_up, result
from mathom.games.tcg.say import phrases
from mathom.games.tcg.state import State
from mathom.games.tcg.study import Study, study
from mathom.games.tcg.sums import Standing, SummedTable, standings, summed
from mathom.games.tcg.view import Table, table

PRINTED = Printed(files(__package__))


class Tcg(PrintedGame[State, Table]):
    """The game with one box of components."""

    printed: ClassVar[Printed] = PRINTED
    id: ClassVar[str] = LID.id
    version: ClassVar[int] = LID.version
    players: ClassVar[range] = LID.players
    usual: ClassVar[int] = LID.usual
    settings: ClassVar[tuple[Setting, ...]] = LID.settings
    state_type = State
    table_type = Table
    study_type = Study
    shown_type = SummedTable
    option_types: ClassVar[tuple[type[Option], ...]] = options.ALL
    event_types: ClassVar[tuple[type[Event], ...]] = events.ALL
    # A fellowship moves in every turn, so that nobody has more than eight; with four players 32.
    # In each there are at most 300 actions and responses (TCG-R4), none of which asks more than a
    # hundred times, draws and passes of the others included; and three times through the phases,
    # with less than 1,500 answers that are no action: wounds, assignments, passes, refilling.
    longest: ClassVar[int | None] = 32 * (MOST_ACTS * 100 + 3 * 1_500)
    guidance: ClassVar[Guidance] = GUIDANCE

    def __init__(self, components: Components, label: str) -> None:
        self.box = Rules(components, all_cards())
        super().__init__(self.box, label, steps(self.box), names)
        self.inscriptions = {
            f"card-{card.id}": Message(f"text-{card.id}")
            for card in components.cards
            if self.box.faces[card.id].text or card.keywords
        }
        self.advisor = TcgAdvisor(self, self.box)
        self.problems = problems(self.box)
        self.passing = TcgPassing(self.box.faces)

    def phrases(self) -> dict[str, Phrase]:
        said = phrases(self.box.components.cards, all_cards())
        return {name: text for name, text in said.items() if text != Text(())}

    def accept(self, setting: Setting, value: str) -> str:
        return brought(self.box, value) if setting.id == DECK else super().accept(setting, value)

    def in_lines(self, setting: Setting, value: str, language: str) -> str:
        return in_lines(self.box, read_deck(self.box, value), language)

    def appraise(self, setting: Setting, text: str, language: str) -> Appraisal:
        if setting.id != DECK:
            return super().appraise(setting, text, language)
        return appraise(self.box, text, language)

    def opening(
        self, setting: Setting, text: str, wanted: tuple[str, ...], seed: int
    ) -> Opening | None:
        if setting.id != DECK:
            return None
        deck, _ = look_at(self.box, text)
        return opening(self, self.box, deck, wanted, seed)

    def start(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        log: Log = []
        decks = [taken_up(self.box, own["deck"]) for own in setup.brought]
        defaults = {one.id: one.default for one in self.settings}
        agreed = [
            f"{name}={value}" for name, value in setup.settings.items() if value != defaults[name]
        ]
        return self.settle(first_state(self.box, decks, agreed), log), tuple(log)

    def course(self, state: State) -> tuple[int, ...]:
        """The site that every fellowship has reached."""
        return tuple(state.board.markers)

    def at_stake(self, state: State) -> tuple[Standing, ...]:
        """The skirmishes as they stand."""
        return standings(self.box.scene(state.board), state.frames)

    @enforces("TCG-18.5")
    def concede(self, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        log: Log = []
        return self.settle(give_up(self.box, state, seat, log), log), tuple(log)

    def between(self, state: State, seen: State | None, log: Log) -> State:
        """Corruption, deaths and what else follows at once, whenever the board has changed."""
        if seen is not None and state.board is seen.board:
            return state
        return look_after(self.box, state, log)

    @enforces("TCG-18.1", "TCG-18.3")
    def result(self, state: State) -> Over:
        return result(state.board, len(state.hands))

    def table(self, state: State, seat: Seat | None) -> Table:
        return table(self.box, state, seat)

    def study(self, table: Table) -> Study:
        return study(summed(self.box, table))

    def shown(self, table: Table) -> Table:
        return summed(self.box, table)

    def resample(self, view: View[Table], rng: Random) -> State:
        return imagine.resample(self.box, view.table, view.seat, rng)

    def check(self, state: State) -> None:
        position.check(self.box, state)
        self.check_waiting(state)


def game(components: bytes | None = None) -> Tcg:
    """The game as it came out of the box, or with an owner's components file.

    Raises BadComponents, with line and reason, if the file is broken.
    """
    return Tcg(*PRINTED.components(Components, check, components))
