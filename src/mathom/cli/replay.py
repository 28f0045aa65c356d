"""`mathom replay`: a match told again."""

from typing import Annotated

import typer

from mathom.cli.arguments import Components, File, PictureFile
from mathom.cli.language import Lang


def replay(
    file: File,
    to: Annotated[int | None, typer.Option(min=0, help="Only so many answers.")] = None,
    components: Components = None,
    svg: PictureFile = None,
    lang: Lang = None,
) -> None:
    """Tell a recorded match in words, and draw the table it came to."""
    from mathom.cli.console import coloured, screen
    from mathom.cli.files import find_game, player_names, read_record_file, write_picture
    from mathom.cli.language import words
    from mathom.cli.narration import outcome, recount
    from mathom.cli.versions import about_versions
    from mathom.core import replay as play_again
    from mathom.text.drawing import draw

    played = read_record_file(file)
    game = find_game(played.game, components)
    match = play_again(game, played, to)
    spoken = words(game, player_names(played))
    console = screen()
    for line in about_versions(game, played, spoken):
        console.print(line, style="italic")
    for line in recount(match, spoken):
        console.print(coloured(line, spoken.players))
    console.print("", draw(game, match.view(None), spoken), "")
    console.print(*outcome(match, spoken), sep="\n")
    if svg is not None:
        write_picture(svg, match, spoken)
