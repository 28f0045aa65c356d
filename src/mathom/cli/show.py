"""`mathom show`: a saved match or position at a glance."""

from typing import TYPE_CHECKING, Any

from mathom.cli.arguments import Components, File, PictureFile
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from mathom.core import Match, Record
    from mathom.text import Words


def show(
    file: File, components: Components = None, svg: PictureFile = None, lang: Lang = None
) -> None:
    """Show what a record or a saved position holds: head, result, table."""
    from mathom.cli.console import screen
    from mathom.cli.files import (
        find_game,
        player_names,
        read_position_file,
        read_text,
        write_picture,
    )
    from mathom.cli.language import words
    from mathom.cli.narration import outcome
    from mathom.cli.versions import about_versions
    from mathom.core import read_record, replay
    from mathom.text.drawing import draw

    console = screen()
    text = read_text(file)
    position = read_position_file(text, components)
    if position is not None:
        game, match = position
        spoken = words(game)
    else:
        played = read_record(text)
        game = find_game(played.game, components)
        match = replay(game, played)
        spoken = words(game, player_names(played))
        console.print(_head(played, match, spoken))
        for line in about_versions(game, played, spoken):
            console.print(line, style="italic")
    console.print(draw(game, match.view(None), spoken), "")
    console.print(*outcome(match, spoken), sep="\n")
    if svg is not None:
        write_picture(svg, match, spoken)


def _head(played: "Record", match: "Match", words: "Words") -> Any:
    """What was agreed before the first answer."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from mathom.cli.console import seat_style
    from mathom.cli.files import title
    from mathom.core.setup import whose

    table = Table(box=box.SIMPLE, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_row(words.text("heading-game"), f"{title(match.game, words)} ({played.game})")
    players = [
        Text(played.players[seat] if played.players else words.player(seat), seat_style(seat))
        for seat in range(played.seats)
    ]
    table.add_row(words.text("heading-players"), Text(", ").join(players))
    usual = match.game.setup(played.seats).written()
    for name, value in played.settings.items():
        if value != usual.get(name):
            setting, seat = whose(name)
            label, said = f"setting-{setting}", f"setting-{setting}-{value}"
            called = words.text(label) if label in words else setting
            whole = called if seat is None else f"{called} ({words.player(seat)})"
            table.add_row(whole, words.text(said) if said in words else value)
    table.add_row(words.text("heading-components"), played.components)
    table.add_row(words.text("heading-chance"), played.chance)
    table.add_row(words.text("heading-answers"), f"{len(played.lines)}")
    table.add_row(words.text("heading-digest"), match.digest)
    return table
