"""A match told in words, from the first event to how it ended or whose turn it is."""

from collections.abc import Iterator

from rich.console import RenderableType

from mathom.cli.console import coloured
from mathom.core import Choice, Match, project
from mathom.text import Words


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
    from mathom.cli.terminal import ending

    if match.over is not None:
        how = words.say(match.over.how)
        yield coloured(f"{how} {ending.verdict(match.over, words)}", words.players, "bold")
        yield ending.scores(match.over, words)
        return
    question = match.question
    if isinstance(question, Choice):
        asked = f"{words.player(question.seat)}: {words.say(question.ask)}"
        yield coloured(asked, words.players, "bold")
    else:
        yield words.text("under-way", answers=len(match.played))
