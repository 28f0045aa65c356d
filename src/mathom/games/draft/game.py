"""`draft`: everybody opens boosters, takes cards, builds a deck; then the decks meet in `tcg`."""

import re
from importlib.resources import files
from random import Random
from typing import ClassVar

from mathom.core import (
    Event,
    Following,
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
from mathom.core.frames import replace
from mathom.core.printed import Printed
from mathom.core.printed_game import PrintedGame
from mathom.core.values import Seat
from mathom.games import find
from mathom.games.draft import events, options, pairings, position
from mathom.games.draft.advisor import GUIDANCE, DraftAdvisor
from mathom.games.draft.judgement import Judgement
from mathom.games.draft.lid import LID
from mathom.games.draft.products import SIZE, STARTER_RARES, Products
from mathom.games.draft.rules import steps
from mathom.games.draft.settings import PLAYERS
from mathom.games.draft.state import Building, Picking, State, Unpacking
from mathom.games.draft.view import Table, resample, table
from mathom.games.tcg.game import Tcg
from mathom.games.tcg.game import game as box_of_tcg
from mathom.games.tcg.names import names

PRINTED = Printed(files(__package__))
_DECK_FLAWS = re.compile(r"(?ms)^setup-deck-.*?(?=^[a-z#]|\Z)")
"""What `tcg` says about decks that cannot be played: these sentences, with all their lines."""
_MOST = 6 * PLAYERS[-1]
"""Boosters on the table."""


class Draft(PrintedGame[State, Table]):
    """Sealed and draft with the cards of one box of `tcg`."""

    printed: ClassVar[Printed] = PRINTED
    id: ClassVar[str] = LID.id
    version: ClassVar[int] = LID.version
    part_of: ClassVar[str | None] = "tcg"
    players: ClassVar[range] = LID.players
    usual: ClassVar[int] = LID.usual
    settings: ClassVar[tuple[Setting, ...]] = LID.settings
    state_type = State
    table_type = Table
    option_types: ClassVar[tuple[type[Option], ...]] = (options.Pick, options.Build)
    event_types: ClassVar[tuple[type[Event], ...]] = events.ALL
    # A starter with its rares and a deck for everybody; every card is drawn once, and taken once.
    longest: ClassVar[int | None] = (STARTER_RARES + 2) * PLAYERS[-1] + 2 * SIZE * _MOST
    guidance: ClassVar[Guidance] = GUIDANCE

    def __init__(self, tcg: Tcg) -> None:
        self.tcg = tcg
        self.products = Products(tcg.box)
        judgement = Judgement(tcg.box)
        super().__init__(tcg.box, tcg.components, steps(self.products, judgement), names)
        self.texts = {
            language: "\n".join((own, *_DECK_FLAWS.findall(tcg.texts[language])))
            for language, own in PRINTED.texts.items()
        }
        self.advisor = DraftAdvisor(judgement)

    def printed_components(self) -> bytes | None:
        return self.tcg.printed_components()

    @enforces("DRA-1.1", "DRA-3.1")
    def start(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        none: tuple[tuple[str, ...], ...] = ((),) * setup.seats
        state = State(
            frames=(Unpacking(),),
            sealed=setup["kind"] == "sealed",
            boosters=int(setup["boosters"]),
            booster=0,
            starters=("",) * setup.seats,
            pools=none,
            packs=none,
            decks=none,
        )
        log: Log = []
        return self.settle(state, log), tuple(log)

    # -- choosing at the same time ---------------------------------------------------------------

    def asked(self, state: State) -> tuple[Seat, ...]:
        return state.asked

    @enforces("DRA-2.1")
    def asking(self, state: State, seat: Seat) -> State:
        frame = state.frames[-1]
        assert isinstance(frame, Picking | Building)
        return state.then(replace(frame, first=seat))

    def view(self, state: State, seat: Seat | None) -> View[Table]:
        seen = state if seat not in state.asked or seat is None else self.asking(state, seat)
        return super().view(seen, seat)

    # -- the end ---------------------------------------------------------------------------------

    def result(self, state: State) -> Over:
        """Nobody has won yet: the decks are built, and play is to come."""
        seats = len(state.pools)
        return Over(tuple(range(seats)), (0,) * seats, Message("over-built"))

    @enforces("DRA-5.3")
    def concede(self, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        log: Log = []
        gone = tuple(sorted({*state.gone, seat}))
        return self.settle(replace(state, gone=gone), log), tuple(log)

    def following(self, state: State) -> tuple[Following, ...]:
        return pairings.matches(self.tcg.box, state)

    # -- eyes ------------------------------------------------------------------------------------

    def table(self, state: State, seat: Seat | None) -> Table:
        return table(self.products, state, seat)

    def resample(self, view: View[Table], rng: Random) -> State:
        return resample(self.products, view.table, view.seat, rng)

    def check(self, state: State) -> None:
        position.check(self.products, state)
        self.check_waiting(state)


def game(components: bytes | None = None) -> Draft:
    """The cards as they came out of the box, or with an owner's components file.

    Raises BadComponents, with line and reason, if the file is broken.
    """
    tcg = find("tcg") if components is None else box_of_tcg(components)
    assert isinstance(tcg, Tcg)
    return Draft(tcg)
