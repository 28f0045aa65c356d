"""Keeping a match: its record, or the position it has come to."""

from pathlib import Path

from mathom.cli.errors import Wrong
from mathom.cli.library import write_bytes
from mathom.cli.terminal.talk import Talk
from mathom.core import Match, record

POSITION = ".json"


def save(match: Match, players: tuple[str, ...], name: str, talk: Talk) -> None:
    """Writes the record to a file; to a `.json` file only the position. Raises Wrong."""
    if not name:
        raise Wrong("save-where")
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
        except Wrong as error:
            talk.object(error)
        else:
            return
