"""`mathom rules`: the rulebook, and which rules are enforced and tested where."""

from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.arguments import GameId, Json
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from rich.console import Console

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
    from mathom.cli.errors import BadCommand
    from mathom.cli.files import find_game
    from mathom.cli.language import words
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
            raise BadCommand("rule", rule=rule, game=found.id)
        for one in matching:
            console.print(rule_panel(found, one, spoken))


def _coverage(game: "AnyGame", words: "Words", console: "Console", *, json: bool) -> None:
    """Two tables in one: rules without code and rules without a test stand out."""
    from mathom.lab.coverage import coverage

    found = coverage(game)
    missing = (*found.without_code, *(found.without_test or ()), *found.unknown)
    if json:
        from mathom.cli.console import print_json

        print_json(found)
    else:
        from mathom.cli.coverage_table import coverage_table

        console.print(coverage_table(found, words))
        console.print(
            words.text(
                "coverage",
                rules=len(found.rules),
                code=len(found.without_code),
                tests=len(found.without_test or ()),
                looked="no" if found.without_test is None else "yes",
                unknown=found.unknown,
            ),
            style="bold red" if missing else "bold green",
        )
    if missing:
        raise typer.Exit(1)
