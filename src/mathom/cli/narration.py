"""A match in words: what happened, one sentence each, and how it ended."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mathom.cli.console import coloured, seat_style
from mathom.core import Choice, Event, Match, Over, project
from mathom.text import Words

BREAK = ": "
"""Up to here a sentence says what it is about; behind it, what happened."""


def sentences(events: Iterable[Event], words: Words) -> list[str]:
    """The events in words. `Lost: an orc.` three times in a row is `Lost: 3 × an orc.`"""
    said = [(event.tag(), words.say(event.message())) for event in events]
    told = []
    for (_, about), alike in groupby(said, key=lambda one: (one[0], _about(one[1]))):
        texts = [text for _, text in alike]
        told += _together(about, texts) if about and len(texts) > 1 else texts
    return told


def _about(text: str) -> str:
    """What a sentence is about, if there is one thing to be said of it."""
    about, found, rest = text.partition(BREAK)
    return about if found and text.endswith(".") and BREAK not in rest else ""


def _together(about: str, texts: list[str]) -> list[str]:
    """The same thing several times is counted; short things are said in one sentence."""
    parts = Counter(text.removeprefix(about + BREAK).removesuffix(".") for text in texts)
    counted = [f"{count} × {part}" if count > 1 else part for part, count in parts.items()]
    if any(", " in part for part in counted):
        return [f"{about}{BREAK}{part}." for part in counted]
    return [f"{about}{BREAK}{', '.join(counted)}."]


def recount(match: Match, words: Words) -> Iterator[str]:
    """Everything that happened, one sentence each, numbered by the answer that caused it.

    A finished match has no secrets left. Of one that is under way, only what everybody may know
    is told.
    """
    secret = match.over is None
    told = ((0, match.opening), *enumerate((one.events for one in match.played), start=1))
    for number, events in told:
        for event in project(events, None) if secret else events:
            yield f"{number or '':>4} · {words.say(event.message())}"


def outcome(match: Match, words: Words) -> Iterator[RenderableType]:
    """How it ended; or, if it did not, who is asked what."""
    if match.over is not None:
        how = words.say(match.over.how)
        yield coloured(f"{how} {verdict(match.over, words)}", words.players, "bold")
        yield scores(match.over, words)
        return
    question = match.question
    if isinstance(question, Choice):
        asked = f"{words.player(question.seat)}: {words.say(question.ask)}"
        yield coloured(asked, words.players, "bold")
    else:
        yield words.text("under-way", answers=len(match.played))


def verdict(over: Over, words: Words) -> str:
    """Who won, in a sentence."""
    if not over.winners:
        return words.text("over-nobody")
    winners = tuple(words.player(seat) for seat in over.winners)
    return words.text("over-won", winners=winners, count=len(winners))


def scores(
    over: Over, words: Words, totals: Sequence[int] | None = None, *, played: int = 1
) -> RenderableType:
    """The scores by seat, with the sums of a series where there is one."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0))
    table.add_column(words.text("heading-player"))
    score = words.text("score") if "score" in words else words.text("heading-score")
    table.add_column(score, justify="right")
    if totals is not None:
        table.add_column(words.text("heading-total", games=played), justify="right")
    for seat, points in enumerate(over.scores):
        won = seat in over.winners
        row: list[Text | str] = [
            Text(words.player(seat) + (" ★" if won else ""), seat_style(seat)),
            f"{points}",
        ]
        if totals is not None:
            row.append(f"{totals[seat]}")
        table.add_row(*row)
    return table
