"""A terminal for tests: what is typed is known beforehand, what is shown is kept."""

from collections.abc import Iterator, Sequence
from io import StringIO

import pytest
from rich.console import Console

from mathom.cli.terminal.players import TerminalPlayer
from mathom.cli.terminal.talk import Left, Talk
from mathom.cli.terminal.terminal_match import TerminalMatch
from mathom.core import Match, Over, Source
from mathom.text import Words
from tests.cli.toy import CARDS, Toy


class Told:
    """Chance that deals these cards."""

    def __init__(self, *cards: str) -> None:
        self.cards = cards

    def outcome(self, index: int, chance: object) -> str:
        return self.cards[index] if index < len(self.cards) else CARDS[0]

    def __str__(self) -> str:
        return "told"


class Sitting:
    """A match of the toy between people (and bots, where there are), with all that was shown."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        *players: TerminalPlayer,
        typed: Sequence[str],
        source: Source | None,
        language: str = "en",
    ) -> None:
        self.lines = iter(typed)
        self.shown = StringIO()
        self.over: Over | None = None
        self.left = False
        monkeypatch.setattr("builtins.input", self._input)
        game = Toy()
        self.match = Match(game, game.setup(len(players)), source)
        names = tuple(player.name for player in players)
        console = Console(file=self.shown, width=80, highlight=False, markup=False)
        talk = Talk(console, Words(language, game, names))
        try:
            self.over = TerminalMatch(self.match, players, talk).run()
        except Left:
            self.left = True

    def _input(self, prompt: str = "") -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.shown.write(f"{prompt}{line}\n")
        return line

    @property
    def text(self) -> str:
        return self.shown.getvalue()

    @property
    def unread(self) -> list[str]:
        return list(self.lines)

    def screens(self) -> Iterator[str]:
        """What could be read at one time: the curtain falls between."""
        yield from self.text.split("─" * 80 + "\n")


def person(name: str) -> TerminalPlayer:
    return TerminalPlayer(name, "human")
