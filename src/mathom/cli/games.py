"""`mathom games`: what there is to play, and what can be set."""

from typing import TYPE_CHECKING, Any

from mathom.cli.arguments import Json, OneGame
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from mathom.core import Setting
    from mathom.core.lid import Lid
    from mathom.text import Words


def games(game: OneGame = None, json: Json = False, lang: Lang = None) -> None:
    """List the games, or the settings of one."""
    from mathom.cli.language import language
    from mathom.games import lid, lids
    from mathom.text import Words

    speech = language()
    shown = lids() if game is None else (lid(game),)
    found = [(one, Words(speech, source=one.texts.get(speech))) for one in shown]
    if json:
        from mathom.cli.console import print_json

        print_json([_described(one, spoken) for one, spoken in found])
    else:
        from rich.text import Text

        from mathom.cli.console import screen

        console = screen()
        for one, spoken in found:
            _show(console, one, spoken)
            if game is None:
                console.print(Text(f"  {_more(one, spoken)}", "bright_black"))
            else:
                _show_settings(console, one, spoken)
            console.print()


def _described(lid: "Lid", words: "Words") -> dict[str, Any]:
    from mathom.cli.files import find_game

    game = find_game(lid.id)
    return {
        "id": lid.id,
        "version": lid.version,
        "title": _title(lid, words),
        "players": {"least": lid.players[0], "most": lid.players[-1]},
        "settings": {setting.id: list(setting.values) for setting in lid.settings},
        "components": game.components,
        "rules": len(game.rulebook),
    }


def _title(lid: "Lid", words: "Words") -> str:
    return words.text("game-title") if "game-title" in words else lid.id


def _show(console: Any, lid: "Lid", words: "Words") -> None:
    """The name of a game, what it is about, and for whom."""
    from rich.padding import Padding
    from rich.text import Text

    facts = [words.text("game-players", least=lid.players[0], most=lid.players[-1])]
    facts += [words.text(part) for part in ("game-length", "game-age") if part in words]
    console.print(Text.assemble((lid.id, "bold cyan"), "  ", (_title(lid, words), "bold")))
    if (short := "game-short") in words:
        console.print(Padding(words.text(short), (0, 0, 0, 2)))
    console.print(Text(f"  {' · '.join(facts)}", "bright_black"))


def _more(lid: "Lid", words: "Words") -> str:
    return words.text("game-settings", count=len(lid.settings), game=lid.id)


def _show_settings(console: Any, lid: "Lid", words: "Words") -> None:
    """What `--set` understands, and what stands without it."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    calls = {
        setting.id: [f"--set {_name(setting)}={value}" for value in setting.values]
        for setting in lid.settings
    }
    widest = max((len(call) for some in calls.values() for call in some), default=0)
    for setting in lid.settings:
        about = f"setting-{setting.id}"
        if about in words:
            console.print(Text(f"  {words.text(about)}", "italic"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="cyan", width=widest)
        for value, call in zip(setting.values, calls[setting.id], strict=True):
            label = f"{about}-{value}"
            said = Text(words.text(label) if label in words else "")
            if value == setting.default:
                said.append(f" {words.text('setting-default')}", "dim")
            grid.add_row(call, said)
        console.print(Padding(grid, (0, 0, 0, 4)))


def _name(setting: "Setting") -> str:
    from mathom.core.setup import by_seat

    return by_seat(setting.id, 0) if setting.by_seat else setting.id
