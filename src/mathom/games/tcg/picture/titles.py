"""Names broken into lines: words too long for a line are divided, as in the browser."""

import re
from functools import cache, partial
from typing import Any

from mathom.art import text, width_of

_ONSETS = (
    "schw", "schl", "schm", "schr", "sch", "str", "ch", "ck", "ph", "th", "sh", "qu", "br", "dr",
    "fr", "gr", "kr", "cr", "tr", "bl", "kl", "gl", "pl", "fl", "st", "sp",
)  # fmt: skip
"""Consonants that stay together before a vowel."""
_PARTS = ("angriff", "eingang", "einheit", "pferd", "rekrut", "schar", "trupp", "ulanen")
"""Second words that begin where no rule would look."""
_VOWEL = re.compile(r"[aeiouyäöüáéíóúâêîôûë]", re.IGNORECASE)
_LEAST = 3
"""So many letters stay together at both ends of a word."""
LEAST_SIZE = 4
bold_width = partial(width_of, bold=True)


def written(words: str, x: float, y: float, size: float, width: float, **more: Any) -> str:
    """Bold words on a line that keep to their room."""
    return text(words, x, y, size, width=width, **({"font_weight": 650} | more))


def fitted(name: str, size: float, width: float, most: int) -> tuple[tuple[str, ...], float]:
    """A bold name in no more than so many lines, and with which size of letters it fits."""
    while len(lines := broken(name, size, width)) > most and size > LEAST_SIZE:
        size *= 0.9
    return lines, size


@cache
def broken(name: str, size: float, width: float) -> tuple[str, ...]:
    """A bold name in lines of at most this width, as far as it can be divided."""
    found: list[str] = []
    for word in name.split():
        longer = f"{found[-1]} {word}" if found else word
        if bold_width(longer, size) <= width:
            found[len(found) - 1 :] = [longer]
        else:
            first, *rest = _divided(word, size, width)
            longer = f"{found[-1]} {first}" if found else first
            if rest and bold_width(longer, size) <= width:
                found[len(found) - 1 :] = [longer]
            else:
                found.append(first)
            found += rest
    return tuple(found)


def _divided(word: str, size: float, width: float) -> list[str]:
    """A word in as few parts as fit, with hyphens."""
    found: list[str] = []
    rest = word
    while bold_width(rest, size) > width:
        cuts = [at for at in _seams(rest) if bold_width(f"{rest[:at]}-", size) <= width]
        if not cuts:
            break
        whole = [at for at in cuts if bold_width(rest[at:], size) <= width]
        at = min(whole, key=partial(_lopsided, rest)) if whole else max(cuts)
        dash = "" if rest[at - 1] == "-" else "-"
        found.append(rest[:at] + dash)
        rest = rest[at:]
    return [*found, rest]


def _lopsided(word: str, at: int) -> float:
    """How far a cut is from the middle. Where a word of its own begins it does not matter."""
    if word[at - 1] == "-" or word[at:].startswith(_PARTS):
        return -1
    return abs(len(word) - 2 * at) - (not _VOWEL.match(word[at + 1]))


@cache
def _seams(word: str) -> tuple[int, ...]:
    """Where a word can be divided: before the last consonants of a cluster, Ge-wöhn-li-cher."""
    found = []
    for at in range(_LEAST, len(word) - _LEAST + 1):
        before, rest = word[:at], word[at:].lower()
        onset = next((one for one in _ONSETS if rest.startswith(one)), rest[0])
        after = rest[len(onset) : len(onset) + 1]
        torn = any(
            f"{before[-n:]}{rest}".lower().startswith(one)
            for one in _ONSETS
            for n in range(1, len(one))
        )
        consonant = onset[0].isalpha() and not _VOWEL.match(onset)
        syllable = consonant and _VOWEL.match(after) and _VOWEL.search(before) and not torn
        if syllable or before[-1] == "-" or rest.startswith(_PARTS):
            found.append(at)
    return tuple(found)
