"""Keeping a match: its record, or the position it has come to."""

from pathlib import Path

from mathom.cli.errors import Wrong
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
    try:
        if path.suffix == POSITION:
            path.write_bytes(match.game.dump(match.state))
        else:
            path.write_text(str(record(match, players)), encoding="utf-8")
    except OSError as error:
        raise Wrong("file", path=str(path), reason=error.strerror or str(error)) from None
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
