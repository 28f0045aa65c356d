"""What happened, told: things of one kind that follow each other are told in one breath."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from mathom.core import Event
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
