"""Report tables of a simulation, in words; for the terminal."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mathom.lab.report import DeckTally, Report, Tally
from mathom.lab.stats import Bin, Distribution, Rate
from mathom.text import Words

SPREAD_COLUMNS = ("mean", "least", "q05", "median", "q95", "most")


class Rates(NamedTuple):
    """Rates that belong together, under a heading."""

    heading: str
    rows: Sequence[tuple[str, Rate]]
    columns: tuple[str, ...] = ("games", "wins", "rate", "interval")
    even: float | None = None
    """What each of them would have if all were alike."""

    def cells(self, rate: Rate, words: Words) -> list[str]:
        """What stands in the columns."""
        texts = {
            "games": f"{rate.of}",
            "wins": words.decimal(rate.hits, digits=0 if rate.hits == int(rate.hits) else 1),
            "ended": f"{int(rate.hits)}",
            "rate": words.percent(rate.share),
            "interval": f"{words.decimal(100 * rate.interval.low)} – "
            f"{words.percent(rate.interval.high)}",
        }
        return [texts[column] for column in self.columns]


def title(report: Report, words: Words) -> str:
    """What was played."""
    return words.text(
        "simulated",
        games=report.games,
        game=report.plan.game,
        seats=report.plan.setup.seats,
        seed=str(report.plan.seed),
        seconds=words.decimal(report.seconds),
    )


def all_rates(report: Report, words: Words) -> Iterator[Rates]:
    """How games ended; who won, by bot, seat and deck, and by both where bots changed seats."""
    endings = _endings(report, words)
    yield Rates(words.text("heading-ending"), endings, ("ended", "rate", "interval"))
    several = len(report.bots) > 1
    if several:
        yield _wins("bot", report.bots, words)
    yield _wins("seat", report.seats, words, report.even * report.survived.share)
    if report.decks:
        rows = [(_deck_name(one, words), one.rate) for one in report.decks]
        yield Rates(words.text("heading-deck"), rows, even=report.even * report.survived.share)
    if 0 < report.survived.hits < report.games:
        rows = [(_name(one), one.of_won) for one in report.seats]
        yield Rates(words.text("heading-seat-won"), rows, even=report.even)
    if several and len(report.table) > len(report.seats):
        yield _wins("bot-seat", report.table, words)


def numbers(report: Report, words: Words) -> list[tuple[str, Distribution]]:
    """How long games took, and what was scored."""
    return [
        (words.text("row-choices"), report.choices),
        (words.text("row-answers"), report.answers),
        *((words.text("row-score", bot=one.bot or ""), one.scores) for one in report.bots),
        (words.text("row-ms"), report.ms_per_game),
    ]


def spread_cells(one: Distribution, words: Words) -> list[str]:
    """What stands in the columns of a spread."""
    values = (one.mean, one.least, one.q05, one.median, one.q95, one.most)
    return [words.decimal(value) for value in values]


def span(one: Bin) -> str:
    """From where to where a bin goes."""
    return f"{one.low}" if one.low == one.high else f"{one.low} – {one.high}"


def _endings(report: Report, words: Words) -> list[tuple[str, Rate]]:
    """The ways games ended; first, where tables lost together, how many did not."""
    rows = [(one.way.said[words.language], one.rate) for one in report.endings]
    if report.survived.hits < report.games:
        rows.insert(0, (words.text("row-survived"), report.survived))
    return rows


def _wins(heading: str, tallies: Sequence[Tally], words: Words, even: float | None = None) -> Rates:
    rows = [(_name(one), Rate(one.wins, one.played, one.win_rate, one.interval)) for one in tallies]
    return Rates(words.text(f"heading-{heading}"), rows, even=even)


def _deck_name(one: DeckTally, words: Words) -> str:
    if one.against is None:
        return one.deck
    return words.text("row-deck-against", deck=one.deck, other=one.against)


def _name(one: Tally) -> str:
    parts = (one.bot, None if one.seat is None else f"{one.seat + 1}")
    return " · ".join(part for part in parts if part is not None)
