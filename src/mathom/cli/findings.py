"""What a simulation found, as tables."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mathom.lab.report import Report, Tally
from mathom.lab.stats import Spread
from mathom.text import Words


def findings(report: Report, words: Words) -> Iterator[RenderableType]:
    """Win rates by bot and by seat, then lengths and scores."""
    yield Text(
        words.text(
            "simulated",
            games=report.games,
            game=report.plan.game,
            seats=report.plan.setup.seats,
            seed=str(report.plan.seed),
            seconds=words.decimal(report.seconds),
        ),
        "bold",
    )
    if not report.complete:
        yield Text(words.text("simulated-part", wanted=report.plan.games), "yellow")
    if len(report.bots) > 1:
        yield _wins(words.text("heading-bot"), report.bots, words)
    yield _wins(words.text("heading-seat"), report.seats, words)
    if len(report.bots) > 1 and len(report.table) > len(report.seats):
        yield _wins(words.text("heading-bot-seat"), report.table, words)
    yield _spreads(
        [
            (words.text("row-choices"), report.choices),
            (words.text("row-answers"), report.answers),
            *((_score_row(one, words), one.scores) for one in report.bots),
            (words.text("row-ms"), report.ms_per_game),
        ],
        words,
    )


def _wins(heading: str, tallies: Sequence[Tally], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(heading)
    for column in ("heading-games", "heading-wins", "heading-rate", "heading-interval"):
        table.add_column(words.text(column), justify="right")
    table.add_column("", min_width=20)
    for one in tallies:
        low, high = one.interval.low, one.interval.high
        table.add_row(
            _name(one),
            f"{one.played}",
            words.decimal(one.wins, digits=0 if one.wins == int(one.wins) else 1),
            words.percent(one.win_rate),
            f"{words.percent(low)} – {words.percent(high)}",
            _bar(low, one.win_rate, high),
        )
    return table


def _name(one: Tally) -> str:
    parts = (one.bot, None if one.seat is None else f"{one.seat + 1}")
    return " · ".join(part for part in parts if part is not None)


def _bar(low: float, rate: float, high: float, width: int = 20) -> Text:
    """The interval on a line from 0 to 100 %, with the rate marked."""
    at = [min(width - 1, int(share * width)) for share in (low, rate, high)]
    cells = ["━" if at[0] <= cell <= at[2] else "·" for cell in range(width)]
    cells[at[1]] = "●"
    return Text("".join(cells), "cyan")


def _score_row(one: Tally, words: Words) -> str:
    return words.text("row-score", bot=one.bot or "")


def _spreads(rows: Sequence[tuple[str, Spread]], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for column in ("mean", "least", "q05", "median", "q95", "most"):
        table.add_column(words.text(f"heading-{column}"), justify="right")
    for name, one in rows:
        numbers = (one.mean, one.least, one.q05, one.median, one.q95, one.most)
        table.add_row(name, *(words.decimal(number) for number in numbers))
    return table
