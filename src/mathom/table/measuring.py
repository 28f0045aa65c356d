"""Measuring a deck: bots play it against another one, many times, and its wins are counted.

Workers for whom no bot waits do it in short stretches; whoever stops listening ends it.
"""

import hashlib
import time
from collections.abc import AsyncGenerator, Sequence
from typing import Any, NamedTuple

import msgspec

from mathom.core import AnyGame, Match, Seeded
from mathom.core.rates import Rate, rate
from mathom.core.setup import DECK, by_seat
from mathom.table.bot_workers import SENSIBLE, BotWorkers
from mathom.table.fair_queue import Asker

SEATS = 2
BOT = SENSIBLE
"""Who plays: quick enough for many matches, and no fool."""
STRETCH = 0.4
"""Seconds a worker is kept for; then others have their turn."""


class Measured(msgspec.Struct, frozen=True, tag="measured", tag_field="is"):
    """What is known after some of the matches."""

    wins: Rate
    """Of the deck that is measured: how many of how many, and the interval of the true share."""
    games: int
    """How many there will be."""


class MatchStretch(NamedTuple):
    """A match on its way, as one worker hands it to the next."""

    position: Any
    answers: int
    chances: int
    """How many of the answers were chance's."""


async def measured(
    game: AnyGame, deck: str, other: str, games: int, workers: BotWorkers, asker: Asker
) -> AsyncGenerator[Measured, None]:
    """The wins of a deck against another one, after every match. They change seats every time.

    The same two decks meet with the same luck each time they are measured: asking for more matches
    goes on where fewer have ended.
    """
    points = 0.0
    for index in range(games):
        seat = index % SEATS
        decks = (deck, other) if seat == 0 else (other, deck)
        payoffs = await _played(game, decks, _seed(deck, other, index), workers, asker)
        points += payoffs[seat]
        yield Measured(rate(points, index + 1), games)


async def _played(
    game: AnyGame, decks: Sequence[str], seed: int, workers: BotWorkers, asker: Asker
) -> tuple[float, ...]:
    """A whole match, stretch by stretch."""
    at: MatchStretch | None = None
    while True:
        found = await workers.later(asker, STRETCH, play_on, game.id, decks, seed, at, STRETCH)
        if not isinstance(found, MatchStretch):
            return found
        at = found


def play_on(
    game_id: str, decks: Sequence[str], seed: int, at: MatchStretch | None, seconds: float
) -> MatchStretch | tuple[float, ...]:
    """Runs in a worker process: goes on with a match for so many seconds; what everybody got of
    the win, if it ends."""
    from mathom.bots import make  # noqa: PLC0415 – only workers need bots
    from mathom.games import find  # noqa: PLC0415

    game: AnyGame = find(game_id)
    setup = game.setup(SEATS, {by_seat(DECK, seat): deck for seat, deck in enumerate(decks)})
    begun = at or MatchStretch(None, 0, 0)
    match = Match(game, setup, Seeded(seed), begun.position, begun.chances)
    until = time.monotonic() + seconds
    while (seat := match.to_move) is not None:
        if match.played and time.monotonic() > until:
            rolled = sum(one.seat is None for one in match.played)
            answers = begun.answers + len(match.played)
            return MatchStretch(match.state, answers, begun.chances + rolled)
        bot = make(BOT, game, seed + begun.answers + len(match.played))
        match.play(bot.choose(match.view(seat)))
    assert match.over is not None
    return match.over.payoffs


def _seed(*parts: object) -> int:
    text = "\n".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=6).digest(), "big")
