"""What there is to say about a record that another version of the rules has played."""

from collections.abc import Iterator

from mathom.core import AnyGame, Record
from mathom.text import Words


def about_versions(game: AnyGame, played: Record, words: Words) -> Iterator[str]:
    """Where the record has a seam, and which version played it if it was not this one."""
    if played.seams:
        seam = played.seams[-1]
        yield words.text("record-seam", answers=seam.at, before=seam.before, after=seam.after)
    if played.last_version != game.version:
        yield words.text("record-version", found=played.last_version, wanted=game.version)
