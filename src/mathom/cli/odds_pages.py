"""Problems of chance and their solutions, as pages."""

from collections.abc import Iterator
from fractions import Fraction

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mathom.cli.console import DIM
from mathom.core import AnyGame
from mathom.core.problems import AnyProblem, Likelihood, Solution, Spread
from mathom.text import Words

SHOWN = 12
"""The most likely things that are shown one by one."""
LONGEST = 17
"""A fraction with more signs tells nobody anything; `--json` has it."""
BAR = 16


def problem_page(game: AnyGame, problem: AnyProblem, words: Words) -> RenderableType:
    """How a problem is asked."""
    call = words.text("odds-call", game=game.id, problem=problem.id)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column(ratio=1)
    for one in problem.given:
        said = Text(words.text(f"odds-{problem.id}-{one.id}"))
        if one.default:
            said.append(f" ({one.default})", DIM)
        grid.add_row(f"  --{one.id}", said)
    return Group(
        Text.assemble((call, "bold cyan"), "  ", (words.text(f"odds-{problem.id}"), "bold")), grid
    )


def solution_page(solution: Solution, words: Words) -> Iterator[RenderableType]:
    """What was asked, what may happen, what is to be expected, what was taken for granted."""
    yield Text(words.say(solution.title), "bold")
    for spread in solution.spreads:
        yield _table(spread, words)
    for mean in solution.means:
        said = words.decimal(float(mean.number), 2)
        text = words.text("odds-expected", what=mean.label, number=said)
        yield Padding(Text.assemble(text, (_exact(mean.number), DIM)), (0, 0, 0, 1))
    if solution.notes:
        yield ""
    for note in solution.notes:
        yield Padding(Text(words.say(note), DIM), (0, 0, 0, 1))


def _table(spread: Spread, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(words.say(spread.label), min_width=28)
    table.add_column("", justify="right")
    table.add_column("", min_width=BAR)
    table.add_column("", style=DIM)
    shown, other = _likely(spread.lines)
    for line in shown:
        _row(table, words.say(line.label), line.share, words)
    if other:
        rest = sum((line.share for line in other), Fraction())
        _row(table, words.text("odds-other", number=len(other)), rest, words)
    return table


def _row(table: Table, label: str, share: Fraction, words: Words) -> None:
    bar = Text("━" * round(BAR * share), "cyan")
    table.add_row(label, words.percent(float(share), 2), bar, _exact(share))


def _likely(lines: tuple[Likelihood, ...]) -> tuple[list[Likelihood], list[Likelihood]]:
    """The most likely lines in their order, and the others."""
    if len(lines) <= SHOWN:
        return list(lines), []
    chosen = {line.id for line in sorted(lines, key=lambda line: -line.share)[: SHOWN - 1]}
    shown = [line for line in lines if line.id in chosen]
    return shown, [line for line in lines if line.id not in chosen]


def _exact(number: Fraction) -> str:
    """The fraction, where it is short enough to be read."""
    text = str(number)
    return f"  {text}" if len(text) <= LONGEST and number.denominator > 1 else ""
