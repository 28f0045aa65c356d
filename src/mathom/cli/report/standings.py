"""Standings of an arena as tables for the terminal."""

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mathom.cli.report.terminal import rates_table
from mathom.cli.report.words import all_rates
from mathom.lab.arena import Arena
from mathom.lab.page.sentences import about_arena
from mathom.text import Words

CERTAIN = 0.999
"""More than this is not said of anything that was only seen in games."""
SIGNS = {True: ("✓", "green"), False: ("!", "red"), None: ("·", "")}


def standings(arena: Arena, words: Words) -> Iterator[RenderableType]:
    """The ratings, each against each, how games ended and on which seats, and what stands out."""
    report = arena.report
    said = words.text(
        "arena-held",
        bots=len(arena.standings),
        games=report.games,
        game=report.plan.game,
        seats=report.plan.setup.seats,
        seed=str(report.plan.seed),
        seconds=words.decimal(report.seconds),
    )
    yield Text(said, "bold")
    if arena.broken_off:
        yield Text(words.text("simulated-part", wanted=report.plan.games), "yellow")
    yield _ratings(arena, words)
    yield _meetings(arena, words)
    for one in all_rates(report, words):
        if one.heading != words.text("heading-bot"):  # the ratings say that already
            yield rates_table(one, words)
    for sentence in about_arena(arena, words):
        sign, style = SIGNS[sentence.good]
        yield Text.assemble((f"{sign} ", style), sentence.text)
    yield Text(words.text("heading-digest-games", digest=report.digest), "bright_black")


def _ratings(arena: Arena, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words.text("heading-bot"))
    for column in ("games", "rate", "rating", "rating-interval", "sure", "ms"):
        whole = column != "sure"  # a long heading, which gives way on a narrow screen
        heading = words.text(f"heading-{column}")
        table.add_column(heading, justify="right", no_wrap=whole, min_width=0 if whole else 8)
    taken = {one.bot: words.decimal(one.ms) for one in arena.report.thinking}
    for one in arena.standings:
        table.add_row(
            one.bot,
            f"{one.wins.of}",
            words.percent(one.wins.share),
            f"{one.rating:+.0f}",
            f"{one.interval.low:+.0f} – {one.interval.high:+.0f}",
            "" if one.sure is None else words.percent(min(one.sure, CERTAIN)),
            taken.get(one.bot, "–"),
        )
    return table


def _meetings(arena: Arena, words: Words) -> Table:
    names = [one.bot for one in arena.standings]
    met = {(one.bot, one.other): one.rate for one in arena.meetings}
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words.text("page-meetings"))
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        cells = (
            f"{100 * met[name, other].share:.0f}" if name != other and met[name, other].of else "–"
            for other in names
        )
        table.add_row(name, *cells)
    return table
