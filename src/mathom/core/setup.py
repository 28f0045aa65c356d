"""Setups: how many sit down, which of the game's settings they chose, and what each brings along.

Most settings are agreed by the table. A setting *by seat* (a deck) is what one player brings:
nobody else is told before the match is over. Where settings are written down, what seat 0 brings
for the setting `deck` is called `deck.0`.
"""

import re
from collections.abc import Callable

import msgspec

from mathom.core.errors import BadSetup
from mathom.core.message import Message
from mathom.core.values import Seat

DECK = "deck"
"""The setting by which a seat brings a deck of its own, in the games that have one."""
_BY_SEAT = re.compile(r"(.+)\.(\d{1,3})")


class Setting(msgspec.Struct, frozen=True):
    """Something to agree on before the first move. The first value is the default, if none is
    `usual`; where each seat brings its own, the seats take the values in turn."""

    id: str
    values: tuple[str, ...]
    free_text: bool = False
    """Any other text will do too, if `Game.accept` takes it."""
    by_seat: bool = False
    """Every seat brings its own, and it is secret until the match is over."""
    ruling: bool = False
    """It settles what the rulebook leaves open: nobody has to look at it before playing."""
    usual: str | None = None
    """The default, where the values have an order of their own and it is not the first."""

    @property
    def default(self) -> str:
        """What is played if nobody says otherwise."""
        return self.usual or self.values[0]

    def default_of(self, seat: Seat) -> str:
        """What a seat gets that brings nothing."""
        return self.values[seat % len(self.values)]


class Setup(msgspec.Struct, frozen=True):
    """A complete agreement: every setting of the game has a value."""

    seats: int
    settings: dict[str, str]
    """What the table agreed on; no secret is in here."""
    brought: tuple[dict[str, str], ...] = ()
    """What each seat brings along: for the rules, and for that seat's eyes only."""

    def __getitem__(self, setting: str) -> str:
        return self.settings[setting]

    def written(self) -> dict[str, str]:
        """All of it by name, as `Game.setup` reads it, secrets included."""
        brought = {
            by_seat(name, seat): value
            for seat, own in enumerate(self.brought)
            for name, value in own.items()
        }
        return {**self.settings, **brought}


def by_seat(setting: str, seat: Seat) -> str:
    """What a setting of one seat is called where settings are written down: `deck.0`."""
    return f"{setting}.{seat}"


def whose(name: str) -> tuple[str, Seat | None]:
    """The setting and the seat that a written name means: `deck.0`; None: the whole table's."""
    found = _BY_SEAT.fullmatch(name)
    return (found[1], int(found[2])) if found else (name, None)


class Agreement:
    """Puts a setup together, and remembers everything that is wrong with it."""

    def __init__(self, settings: tuple[Setting, ...], seats: int) -> None:
        self._seats = seats
        self._known = {
            name: setting
            for setting in settings
            for name in (
                [by_seat(setting.id, seat) for seat in range(seats)]
                if setting.by_seat
                else [setting.id]
            )
        }
        self._values: dict[str, str] = {}
        self._flaws: list[Message] = []

    def choose(self, name: str, value: str, accept: Callable[[Setting, str], str]) -> None:
        """A setting by its written name gets a value, if the game accepts it."""
        try:
            if name not in self._known:
                raise BadSetup("setting", setting=name[:64], known=", ".join(self._known))
            accepted = accept(self._known[name], value)
        except BadSetup as error:
            self._flaws += error.flaws
            return
        assert "\n" not in accepted, "a record has one line for it"
        self._values[name] = accepted

    def setup(self) -> Setup:
        """The setup, with defaults for what was not chosen. Raises BadSetup with every flaw."""
        if self._flaws:
            raise BadSetup.of(self._flaws)
        settings: dict[str, str] = {}
        brought: tuple[dict[str, str], ...] = tuple({} for _ in range(self._seats))
        for name, setting in self._known.items():
            _, seat = whose(name)
            if seat is None:
                settings[name] = self._values.get(name, setting.default)
            else:
                brought[seat][setting.id] = self._values.get(name, setting.default_of(seat))
        return Setup(self._seats, settings, brought)
