"""Who sits where: people with their names, bots with theirs."""

from collections.abc import Sequence
from typing import NamedTuple

from mathom.bots import Bot, bots, make
from mathom.cli.errors import BadCommand
from mathom.core import AnyGame
from mathom.text import Words

HUMAN = "human"
BOT_NAMES = ("Lobelia", "Odo", "Daisy", "Hamfast", "Primula")
"""Shire-folk who are in none of the games."""


class TerminalPlayer(NamedTuple):
    """Somebody at the table; a person, unless there is a bot."""

    name: str
    spec: str
    bot: Bot | None = None

    @property
    def is_human(self) -> bool:
        return self.bot is None

    @property
    def label(self) -> str:
        """The name, with what kind of bot it is: how a record names the player."""
        return self.name if self.is_human else f"{self.name} ({self.spec})"


def seat_players(
    specs: Sequence[str], game: AnyGame, words: Words, seed: int
) -> tuple[TerminalPlayer, ...]:
    """The players of these specs. Raises MathomError for a bot there is not."""
    people = bot_number = 0
    players: list[TerminalPlayer] = []
    for seat, spec in enumerate(specs):
        kind, _, name = spec.partition(":")
        if kind == HUMAN:
            people += 1
            players.append(
                TerminalPlayer(name.strip() or words.text("player-number", number=people), HUMAN)
            )
        else:
            if kind.strip() not in bots():
                raise BadCommand("player", name=kind, known=", ".join(bots()))
            bot = make(spec, game, seed=seed + seat)
            players.append(TerminalPlayer(BOT_NAMES[bot_number % len(BOT_NAMES)], spec, bot))
            bot_number += 1
    names = [player.name for player in players]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadCommand("name-twice", name=twice)
    return tuple(players)


def read_seats(wanted: str | None, game: AnyGame) -> list[str]:
    """The specs in `human:Anna,greedy,ismcts:1s`, or for a number of seats. Raises BadCommand."""
    if wanted is None:
        wanted = str(min(max(game.usual, game.players[0]), game.players[-1]))
    if wanted.isdecimal():
        return [HUMAN, *["greedy"] * (int(wanted) - 1)][: int(wanted)]
    specs = [spec.strip() for spec in wanted.split(",")]
    if not all(specs):
        raise BadCommand("seats", given=wanted)
    return specs


def labels(players: Sequence[TerminalPlayer]) -> tuple[str, ...]:
    """How a record names them."""
    return tuple(player.label for player in players)
