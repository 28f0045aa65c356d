"""The lid of a game's box: what can be read on it without opening the box.

An entry point of the group `mathom.games` names a lid. Calling it opens the box: the rules are
loaded, and what is inside is counted.
"""

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

from mathom.core.printed import read_sentences
from mathom.core.setup import Setting

if TYPE_CHECKING:
    from mathom.core.game import AnyGame


class Lid:
    """What is written on the box: name, version of the rules, players, settings, sentences."""

    def __init__(
        self,
        id: str,
        *,
        package: str,
        version: int,
        players: range,
        usual: int = 3,
        settings: tuple[Setting, ...] = (),
    ) -> None:
        self.id = id
        self.package = package
        """Where the game is: its module `game` has the factory, its folder the sentences."""
        self.version = version
        self.players = players
        self.usual = usual
        self.settings = settings

    def __repr__(self) -> str:
        least, most = self.players[0], self.players[-1]
        return f"<Lid of {self.id}, version {self.version}, {least} to {most} players>"

    def __call__(self, components: bytes | None = None) -> "AnyGame":
        """Opens the box: the game, with an owner's components if given. Raises BadComponents."""
        game: AnyGame = import_module(f"{self.package}.game").game(components)
        return game

    @classmethod
    def of(cls, game: "AnyGame") -> "Lid":
        """What would be on the lid of a game that came without one."""
        lid = cls(
            game.id,
            package=type(game).__module__,
            version=game.version,
            players=game.players,
            usual=game.usual,
            settings=game.settings,
        )
        lid.__dict__["texts"] = game.texts
        return lid

    @cached_property
    def texts(self) -> Mapping[str, str]:
        """The game's sentences: language → Fluent source."""
        return read_sentences(files(self.package))
