"""What stands out in a report, in sentences."""

from collections.abc import Iterator
from typing import NamedTuple

from mathom.lab.arena import Arena
from mathom.lab.report import Ending, Report
from mathom.lab.stats import Rate
from mathom.text import Words

CLEAR = 0.95
"""From here on something is said to be so."""
RARE, COMMON = 0.02, 0.9
"""Ways of ending rarer, or more common than this stand out."""
LONG = 3
"""A game so many times as long as the middle one stands out."""


class Sentence(NamedTuple):
    """Something that stands out: good news, bad news, or neither (None)."""

    text: str
    good: bool | None = None


def about_simulation(report: Report, words: Words) -> Iterator[Sentence]:
    """What a simulation found."""
    if not report.games:
        yield Sentence(words.text("found-nothing"))
        return
    yield from _bots(report, words)
    yield from _decks(report, words)
    yield from _seats(report, words)
    yield from _endings(report, words)
    yield from _lengths(report, words)
    yield from _faults(report, words)


def about_arena(arena: Arena, words: Words) -> Iterator[Sentence]:
    """What an arena found."""
    report = arena.report
    if not report.games:
        yield Sentence(words.text("found-nothing"))
        return
    yield from _ranks(arena, words)
    if arena.sure is not None:
        said = "found-settled" if arena.settled else "found-unsettled"
        yield Sentence(words.text(said, sure=words.percent(arena.sure, 0)), arena.settled)
    yield from _decks(report, words)
    yield from _seats(report, words)
    yield from _endings(report, words)
    yield from _lengths(report, words)
    yield from _faults(report, words)


def _ranks(arena: Arena, words: Words) -> Iterator[Sentence]:
    for one, below in zip(arena.standings, arena.standings[1:], strict=False):
        assert one.sure is not None
        sure = one.sure >= CLEAR
        yield Sentence(
            words.text(
                "found-better" if sure else "found-not-better",
                bot=one.bot,
                other=below.bot,
                points=words.decimal(one.rating - below.rating, 0),
                sure=words.percent(min(one.sure, 0.999), 1 if one.sure > 0.99 else 0),
            ),
            True if sure else None,
        )


def _bots(report: Report, words: Words) -> Iterator[Sentence]:
    """Who wins more than an equal share; where everybody can lose, of the games somebody won."""
    if len(report.bots) < 2:
        return
    seats = report.plan.setup.seats
    for one in report.bots:
        assert one.bot is not None
        even = 1 / seats
        yield from _share("bot", one.bot, one.of_won, even, words)


def _decks(report: Report, words: Words) -> Iterator[Sentence]:
    even = report.even * report.survived.share
    for one in report.decks:
        if one.against is None:
            yield from _share("deck", one.deck, one.rate, even, words)


def _share(what: str, name: str, rate: Rate, even: float, words: Words) -> Iterator[Sentence]:
    """That somebody wins more or less than an equal share, if that is sure."""
    good = rate.interval.low > even
    if good or rate.interval.high < even:
        yield Sentence(
            words.text(
                f"found-{what}-{'often' if good else 'seldom'}",
                name=name,
                share=words.percent(rate.share),
                low=words.decimal(100 * rate.interval.low, 0),
                high=words.percent(rate.interval.high, 0),
                even=words.percent(even, 0),
            ),
            good,
        )


def _seats(report: Report, words: Words) -> Iterator[Sentence]:
    """Whether some seat has an edge, among the games somebody won."""
    unfair = False
    for one in report.seats:
        assert one.seat is not None
        rate = one.of_won
        if rate.interval.low > report.even or rate.interval.high < report.even:
            unfair = True
            side = "often" if rate.interval.low > report.even else "seldom"
            yield Sentence(
                words.text(
                    f"found-seat-{side}",
                    seat=one.seat + 1,
                    share=words.percent(rate.share),
                    even=words.percent(report.even, 0),
                ),
                good=False,
            )
    if not unfair and report.survived.hits:
        widest = max(
            (one.of_won.interval.high - one.of_won.interval.low) / 2 for one in report.seats
        )
        first = report.seats[0].of_won.share
        facts = {"share": words.percent(first), "within": words.decimal(100 * widest)}
        yield Sentence(words.text("found-seats-fair", **facts), good=True)


def _endings(report: Report, words: Words) -> Iterator[Sentence]:
    if report.survived.hits < report.games:
        rate = report.survived
        yield Sentence(
            words.text(
                "found-survived",
                share=words.percent(rate.share),
                low=words.decimal(100 * rate.interval.low, 0),
                high=words.percent(rate.interval.high, 0),
            )
        )
    if len(report.endings) > 1:
        first, last = report.endings[0], report.endings[-1]
        if first.rate.share > COMMON:
            yield _ending("common", first, words)
        elif last.rate.share < RARE:
            yield _ending("rare", last, words)


def _ending(how: str, one: Ending, words: Words) -> Sentence:
    facts = {"way": one.way.said[words.language], "share": words.percent(one.rate.share)}
    return Sentence(words.text(f"found-ending-{how}", **facts))


def _lengths(report: Report, words: Words) -> Iterator[Sentence]:
    middle, most = report.choices.median, report.choices.most
    if middle and most > LONG * middle:
        times = words.decimal(most / middle)
        yield Sentence(words.text("found-long", most=int(most), times=times))


def _faults(report: Report, words: Words) -> Iterator[Sentence]:
    for one in report.faults:
        yield Sentence(
            words.text(
                "found-fault",
                bot=one.bot,
                times=one.times,
                what=one.said[words.language],
                seed=str(one.seed),
            ),
            good=False,
        )
