"""`mathom games`: what there is to play."""

from typing import TYPE_CHECKING, Any

from mathom.cli.arguments import Json
from mathom.cli.speech import Lang

if TYPE_CHECKING:
    from mathom.core import AnyGame
    from mathom.text import Words


def games(json: Json = False, lang: Lang = None) -> None:
    """List the games, with players and settings."""
    from mathom.cli.library import find_game
    from mathom.cli.speech import words
    from mathom.games import available

    found = [(game, words(game)) for game in map(find_game, available())]
    if json:
        from mathom.cli.console import print_json

        print_json([_described(game, spoken) for game, spoken in found])
    else:
        from mathom.cli.console import screen

        console = screen()
        for game, spoken in found:
            _show(console, game, spoken)


def _described(game: "AnyGame", words: "Words") -> dict[str, Any]:
    from mathom.cli.library import title

    return {
        "id": game.id,
        "version": game.version,
        "title": title(game, words),
        "players": {"least": game.players[0], "most": game.players[-1]},
        "settings": {setting.id: list(setting.values) for setting in game.settings},
        "components": game.components,
        "rules": len(game.rulebook),
    }


def _show(console: Any, game: "AnyGame", words: "Words") -> None:
    from rich.table import Table
    from rich.text import Text

    from mathom.cli.library import title

    facts = [words.text("game-players", least=game.players[0], most=game.players[-1])]
    facts += [words.text(part) for part in ("game-length", "game-age") if part in words]
    console.print(Text.assemble((game.id, "bold cyan"), "  ", (title(game, words), "bold")))
    if "game-short" in words:
        console.print(Text(f"  {words.text('game-short')}"))
    console.print(Text(f"  {' · '.join(facts)}", "bright_black"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for setting in game.settings:
        about = f"setting-{setting.id}"
        grid.add_row("", Text(words.text(about) if about in words else setting.id, "bold"))
        for value in setting.values:
            label = f"setting-{setting.id}-{value}"
            said = words.text(label) if label in words else ""
            mark = words.text("setting-default") if value == setting.default else ""
            grid.add_row(Text(f"  --set {setting.id}={value}", "cyan"), said, Text(mark, "dim"))
    console.print(grid, "")
