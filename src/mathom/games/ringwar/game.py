"""`ringwar`: the great war, and the Ring on its way. Two sides, one map, a thousand figures."""

import tomllib
from importlib.resources import files
from random import Random
from typing import Any, ClassVar

import msgspec

from mathom.core import (
    Event,
    FramedGame,
    Log,
    Option,
    Over,
    Rulebook,
    Setting,
    Setup,
    View,
    enforces,
)
from mathom.core.components import fingerprint, read_components
from mathom.core.values import Seat
from mathom.games.ringwar import events, options, position, view
from mathom.games.ringwar.advisor import RingwarAdvisor
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.catalogue import CARDS
from mathom.games.ringwar.cards.pieces.steps import card_steps
from mathom.games.ringwar.components import Components, check
from mathom.games.ringwar.names import names
from mathom.games.ringwar.rules import reactions, steps
from mathom.games.ringwar.rules.preparing import first_state
from mathom.games.ringwar.rules.winning import result
from mathom.games.ringwar.state import State
from mathom.games.ringwar.view import Table

HERE = files(__package__)


class Ringwar(FramedGame[State, Table]):
    """The game with one box of components."""

    id: ClassVar[str] = "ringwar"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("dark-places", ("each", "one-tile")),  # RK-143
        Setting("gollum", ("english", "german")),  # RK-152
        Setting("hobbit-guide", ("stays", "leaves")),  # RK-151
        Setting("activation", ("held", "anywhere")),  # RK-124
        Setting("entering", ("counts", "silent")),  # RK-124
        Setting("mordor", ("closed", "open")),  # RK-169
        Setting("secret-fire", ("grey", "either")),  # RK-045
    )
    state_type = State
    table_type = Table
    option_types: ClassVar[tuple[type[Option], ...]] = tuple(
        kind
        for kind in vars(options).values()
        if isinstance(kind, type) and issubclass(kind, Option) and kind is not Option
    )
    event_types: ClassVar[tuple[type[Event], ...]] = tuple(
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    )
    longest: ClassVar[int | None] = None

    def __init__(self, components: Components, label: str) -> None:
        self.box = Box(components, CARDS)
        self.components = label
        self.steps = {**steps(self.box), **card_steps(self.box)}
        self.rulebook = _rulebook()
        self.texts = {language: _texts(language) for language in ("de", "en")}
        self.names = {language: names(self.box, language) for language in ("de", "en")}
        self.advisor = RingwarAdvisor(self.box)

    def start(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        log: Log = []
        defaults = {setting.id: setting.default for setting in self.settings}
        return self.settle(first_state(self.box, setup, defaults), log), tuple(log)

    def settle(self, state: State, log: Log) -> State:
        """Runs on until there is a question; stale cards leave the table before anything else."""
        seen: State | None = None
        while state.frames:
            if state.table and reactions.may_be_stale(state, seen):
                state = seen = reactions.sweep(self.box, state, log)
            frame = state.frames[-1]
            gone_on = self.steps[type(frame)].go(state, frame, log)
            if gone_on is None:
                break
            state = gone_on
        return state

    @enforces("RKR-10.1", "RKR-10.2", "RKR-10.4", "RKR-10.5")
    def result(self, state: State) -> Over:
        return result(self.box, state)

    def table(self, state: State, seat: Seat | None) -> Table:
        return view.table(self.box, state, seat)

    def resample(self, view_: View[Table], rng: Random) -> State:
        return view.resample(self.box, view_.table, view_.seat, rng)

    def check(self, state: State) -> None:
        position.check(self.box, state)


def _texts(language: str) -> str:
    """The sentences in one language: the rules' own, and those of the cards."""
    found = [one for one in HERE.joinpath("text").iterdir() if one.name.endswith(f"{language}.ftl")]
    return "\n".join(one.read_text("utf-8") for one in sorted(found, key=lambda one: one.name))


def _rulebook() -> Rulebook:
    """The rulebook, from one file for each of its parts."""
    whole: dict[str, Any] = {"game": "ringwar", "chapters": [], "rules": [], "rulings": []}
    folder = HERE.joinpath("rulebook")
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".toml"):
                part = tomllib.loads(file.read_text("utf-8"))
                for key in ("chapters", "rules", "rulings"):
                    whole[key] += part.get(key, [])
    return msgspec.convert(whole, Rulebook)


def game(components: bytes | None = None) -> Ringwar:
    """The game as it came out of the box, or with an owner's components file.

    Raises BadComponents, with line and reason, if the file is broken.
    """
    printed = read_components(HERE.joinpath("components.json").read_bytes(), Components, check)
    if components is None:
        return Ringwar(printed, "standard")
    owned = read_components(components, Components, check)
    return Ringwar(owned, "standard" if owned == printed else fingerprint(owned))
