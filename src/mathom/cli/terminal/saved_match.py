"""Saving a match to a file, and going on with one that was saved."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.bots import bots, make
from mathom.cli.errors import BadCommand
from mathom.cli.files import find_game, read_position_file, read_text, write_bytes
from mathom.cli.language import words
from mathom.cli.terminal.chance_source import (
    SEEDED,
    TOLD,
    Unproven,
    make_source,
    new_seed,
    source_of,
)
from mathom.cli.terminal.players import HUMAN, TerminalPlayer, read_seats, seat_players
from mathom.cli.terminal.talk import Talk
from mathom.core import AnyGame, Chance, Match, Record, Source, read_record, record, replay

if TYPE_CHECKING:
    from mathom.cli.terminal.series import Wish

_BOT = re.compile(r"(.+) \(([\w:.]+)\)")
POSITION = ".json"


def save(match: Match, players: tuple[str, ...], name: str, talk: Talk) -> None:
    """Writes the record to a file; to a `.json` file only the position. Raises BadCommand."""
    if not name:
        raise BadCommand("save-where")
    path = Path(name).expanduser()
    if path.exists() and not talk.agree("save-over", path=str(path)):
        return
    position = path.suffix == POSITION
    write_bytes(
        path, match.game.dump(match.state) if position else str(record(match, players)).encode()
    )
    talk.tell("saved", style="green", path=str(path))


def offer(match: Match, players: tuple[str, ...], talk: Talk) -> None:
    """Asks where to save, until it worked or nobody wants to."""
    while name := talk.ask(talk.words.text("save-offer")):
        if name.isdecimal():  # somebody is still answering questions
            continue
        try:
            save(match, players, name, talk)
        except BadCommand as error:
            talk.object(error)
        else:
            return


def load(wish: "Wish") -> tuple[Match, tuple[TerminalPlayer, ...]]:
    """The match in a file (a record, or a position to start from) and who goes on playing it.

    Raises MathomError for a file, a game or a bot that is not right.
    """
    assert wish.load is not None
    seed = new_seed() if wish.seed is None else wish.seed
    text = read_text(wish.load)
    position = read_position_file(text, wish.components)
    if position is not None:
        game, match = position
        match = Match(game, match.setup, make_source(wish.chance or SEEDED, seed), match.state)
        names: tuple[str, ...] = ()
    else:
        played = read_record(text)
        game = find_game(played.game, wish.components)
        match = replay(game, played)
        match.source = _source(wish, played, seed)
        while match.source is not None and isinstance(match.question, Chance):
            match.play(match.source.outcome(len(match.outcomes), match.question))
        names = played.players
    if wish.game not in (None, game.id):
        raise BadCommand("other-game", path=str(wish.load), found=game.id)
    players = _players(wish, game, match.setup.seats, names, seed)
    if len(players) != match.setup.seats:
        raise BadCommand("seat-count", given=len(players), wanted=match.setup.seats)
    return match, players


def _source(wish: "Wish", played: Record, seed: int) -> Source | None:
    """The source the match had, or another kind where it is wished for."""
    if wish.chance is None:
        return source_of(played, seed)
    if wish.chance == TOLD or make_source(wish.chance, 0) is None:
        return None
    return source_of(played, seed) or Unproven(seed)


def _players(
    wish: "Wish", game: AnyGame, seats: int, names: tuple[str, ...], seed: int
) -> tuple[TerminalPlayer, ...]:
    if wish.seats is not None or not names:
        wanted = read_seats(wish.seats or str(seats), game)
        return seat_players(wanted, game, words(game), seed)
    return tuple(_player(label, game, seed + seat) for seat, label in enumerate(names))


def _player(label: str, game: AnyGame, seed: int) -> TerminalPlayer:
    """The player a record names: `Lobelia (greedy)` is a bot, everybody else is a person."""
    found = _BOT.fullmatch(label)
    if found is not None:
        return TerminalPlayer(found[1], found[2], make(found[2], game, seed=seed))
    if label in bots():
        return TerminalPlayer(label, label, make(label, game, seed=seed))
    return TerminalPlayer(label, HUMAN)
