"""Games and files, found by what the user typed."""

from pathlib import Path
from typing import TYPE_CHECKING

from mathom.cli.errors import BadCommand, file_error

if TYPE_CHECKING:
    from mathom.core import AnyGame, Match, Record
    from mathom.text import Words


def find_game(game_id: str, components: Path | None = None) -> "AnyGame":
    """The game, with an owner's components if a file is given. Raises MathomError."""
    from mathom.games import find

    return find(game_id, None if components is None else read_bytes(components))


def title(game: "AnyGame", words: "Words") -> str:
    """What the game is called, in a language; its id where it does not say."""
    return words.text("game-title") if "game-title" in words else game.id


def read_settings(settings: list[str] | None) -> dict[str, str]:
    """`mode=advanced …` as a mapping; `deck.0=@FILE` stands for what the file says.

    Raises BadCommand.
    """
    pairs = [text.partition("=") for text in settings or ()]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise BadCommand("setting", given=f"{name}{equals}{value}")
    return {name.strip(): _told(value.strip()) for name, _, value in pairs}


def _told(value: str) -> str:
    return read_text(Path(value[1:])) if value.startswith("@") else value


LARGEST_FILE = 16 << 20
"""More bytes than any record, position or components file has."""


def read_bytes(path: Path) -> bytes:
    """The content of a file. Raises BadCommand."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise BadCommand("large-file", path=str(path), most=LARGEST_FILE >> 20)
        return data
    except FileNotFoundError:
        raise BadCommand("no-file", path=str(path)) from None
    except OSError as error:
        raise file_error(path, error) from None


def read_text(path: Path) -> str:
    """The content of a text file. Raises BadCommand."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadCommand("not-text", path=str(path)) from None


def write_bytes(path: Path, data: bytes) -> None:
    """Writes a file. Raises BadCommand."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise file_error(path, error) from None


def write_picture(path: Path, match: "Match", words: "Words") -> None:
    """Writes the table as a spectator sees it, as SVG. Raises BadCommand, NoPicture."""
    from mathom.text.drawing import as_svg

    write_bytes(path, as_svg(match.game, match.view(None), words).encode())


def check_writable(path: Path) -> None:
    """Whether a file can be written, as far as that can be told before there is anything to write.

    Raises BadCommand.
    """
    new = not path.exists()
    if not (new or path.is_file() or path.is_dir()):
        return  # a device, or a pipe that somebody else reads
    try:
        with path.open("ab"):
            pass
        if new:
            path.unlink()
    except OSError as error:
        raise file_error(path, error) from None


def read_record_file(path: Path) -> "Record":
    """The record in a file. Raises MathomError."""
    from mathom.core import read_record

    return read_record(read_text(path))


def read_position_file(text: str, components: Path | None = None) -> "tuple[AnyGame, Match] | None":
    """The match that a saved position is the beginning of; None if the text is no JSON object.

    Raises MathomError for a position that cannot be.
    """
    import msgspec

    from mathom.core import BadPosition
    from mathom.core.replay import begin_at

    if not text.lstrip().startswith("{"):
        return None
    try:
        head = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPosition("unreadable", reason=str(error)) from None
    game = find_game(str(head.get("game", "")), components)
    return game, begin_at(game, text)


def player_names(played: "Record") -> tuple[str, ...]:
    """What the players of a record are called in a sentence.

    The kind of a bot is left out; players who would be called the same are numbered.
    """
    names = [label.partition(" (")[0] for label in played.players]
    return tuple(
        f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    )
