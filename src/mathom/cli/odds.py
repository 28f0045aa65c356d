"""`mathom odds`: exact odds of what a game can work out."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mathom.cli.arguments import Components, GameId, Json
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from mathom.core import AnyGame
    from mathom.core.problems import AnyProblem, Solution
    from mathom.text import Words


def odds(
    ctx: typer.Context,
    game: GameId,
    problem: Annotated[
        str | None,
        typer.Argument(
            metavar="[PROBLEM]", help="What to work out, with --NAME VALUE …; none: what there is."
        ),
    ] = None,
    position: Annotated[
        Path | None,
        typer.Option(
            "--position", metavar="FILE", help="A record or a saved position that tells the rest."
        ),
    ] = None,
    components: Components = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Work out exact odds, such as how a battle ends."""
    from mathom.cli.errors import BadCommand
    from mathom.cli.files import find_game
    from mathom.cli.language import words

    found = find_game(game, components)
    spoken = words(found)
    if not found.problems:
        raise BadCommand("no-odds", game=found.id)
    if problem is None:
        _list(found, spoken, json=json)
        return
    told = _told(ctx.args)
    chosen = next((one for one in found.problems if one.id == problem), None)
    if chosen is None:
        known = ", ".join(one.id for one in found.problems)
        raise BadCommand("problem", game=found.id, given=problem, known=known)
    state = None if position is None else _state(found, position, components)
    _show(found, chosen, told, _solved(chosen, told, state, spoken), spoken, json=json)


def _told(args: "Sequence[str]") -> dict[str, str]:
    """`--name value` and `--name=value`, as a mapping. Raises BadCommand."""
    from mathom.cli.errors import BadCommand

    told: dict[str, str] = {}
    words = iter(args)
    for word in words:
        name, equals, value = word.partition("=")
        if not name.startswith("--") or len(name) == len("--"):
            raise BadCommand("odds-argument", given=word)
        if not equals:
            following = next(words, None)
            if following is None or following.startswith("--"):
                raise BadCommand("odds-value", given=word)
            value = following
        told[name.removeprefix("--")] = value
    return told


def _solved(problem: "AnyProblem", told: dict[str, str], state: Any, words: "Words") -> "Solution":
    """The solution; what is wrong with the problem is said in the words of the game."""
    from mathom.cli.errors import BadCommand
    from mathom.core import BadProblem

    try:
        return problem.answer(told, state)
    except BadProblem as error:
        raise BadCommand("odds", text=words.say(error.message)) from None


def _state(game: "AnyGame", file: Path, components: Path | None) -> Any:
    """The position a file ends with. Raises MathomError."""
    from mathom.cli.errors import BadCommand
    from mathom.cli.files import read_position_file, read_text
    from mathom.core import read_record, replay

    text = read_text(file)
    position = read_position_file(text, components)
    if position is not None:
        found, match = position
        if found.id != game.id:
            raise BadCommand("other-game", path=str(file), found=found.id)
        return match.state
    played = read_record(text)
    if played.game != game.id:
        raise BadCommand("other-game", path=str(file), found=played.game)
    return replay(game, played).state


# -- saying it -----------------------------------------------------------------------------------


def _list(game: "AnyGame", words: "Words", *, json: bool) -> None:
    """The problems of a game, and what each is asked with."""
    if json:
        from mathom.cli.console import print_json

        print_json({one.id: list(one.given) for one in game.problems})
        return
    from mathom.cli.console import screen
    from mathom.cli.odds_pages import problem_page

    console = screen()
    for one in game.problems:
        console.print(problem_page(game, one, words), "")


def _show(
    game: "AnyGame",
    problem: "AnyProblem",
    told: dict[str, str],
    solution: "Solution",
    words: "Words",
    *,
    json: bool,
) -> None:
    if not json:
        from mathom.cli.console import screen
        from mathom.cli.odds_pages import solution_page

        screen().print(*solution_page(solution, words), sep="\n")
        return
    from mathom.cli.console import print_json

    spreads = {
        spread.id: {line.id: _number(line.share) for line in spread.lines}
        for spread in solution.spreads
    }
    means = {mean.id: _number(mean.number) for mean in solution.means}
    print_json(
        {
            "game": game.id,
            "problem": problem.id,
            "given": told,
            "spreads": spreads,
            "means": means,
        }
    )


def _number(number: "Fraction") -> dict[str, str | float]:
    return {"exact": str(number), "value": float(number)}
