"""`mathom rules`: the rulebook, and which rules are enforced and tested where."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from mathom.cli.arguments import GameId, Json
from mathom.cli.speech import Lang

if TYPE_CHECKING:
    from mathom.core import AnyGame
    from mathom.text import Words


def rules(
    game: GameId,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="One rule, or a word to look for.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Where every rule is enforced and tested.")
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Read the rules of a game, in our own words."""
    from mathom.cli.console import screen
    from mathom.cli.errors import Wrong
    from mathom.cli.library import find_game
    from mathom.cli.speech import words
    from mathom.cli.terminal.rulebook import rule_panel, rules_page, search

    found = find_game(game)
    spoken, console = words(found), screen()
    if coverage:
        _coverage(found, spoken, console, json=json)
    elif json:
        from mathom.cli.console import print_json

        print_json(found.rulebook)
    elif rule is None:
        console.print(rules_page(found, spoken))
    else:
        matching = search(found, rule, spoken)
        if not matching:
            raise Wrong("rule", rule=rule, game=found.id)
        for one in matching:
            console.print(rule_panel(found, one, spoken))


def _coverage(game: "AnyGame", words: "Words", console: Any, *, json: bool) -> None:
    raise NotImplementedError
