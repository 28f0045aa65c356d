"""`mathom verify`: whether a record is true."""

from mathom.cli.arguments import Components, File
from mathom.cli.language import Lang


def verify(file: File, components: Components = None, lang: Lang = None) -> None:
    """Replay a record, check its digest and result, and recompute its chance."""
    from mathom.cli.console import screen
    from mathom.cli.files import find_game, read_record_file
    from mathom.cli.language import words
    from mathom.cli.versions import about_versions
    from mathom.core import verify as check

    played = read_record_file(file)
    game = find_game(played.game, components)
    proof = check(game, played)
    spoken, console = words(), screen()
    for line in about_versions(game, played, spoken):
        console.print(line, style="italic")
    console.print(spoken.text("verified", answers=proof.answers), style="bold green")
    console.print(spoken.text(f"verified-{proof.chance}", chances=proof.chances))
