"""What a seat can build a deck of, and decks as they are handed in."""

import re
from collections import Counter
from collections.abc import Iterable

from mathom.core import Message, Refusal, enforces
from mathom.games.draft.options import Build
from mathom.games.tcg.box import Box
from mathom.games.tcg.decks.deck import Deck, of_the_box
from mathom.games.tcg.decks.legality import SITES, findings, flaws

COUNTED = re.compile(r"(?:([1-9]\d?)x)?(4[RUCP]\d{1,3})")
MOST_WORDS = 400
"""More kinds than any pool has."""


def collection(box: Box, starter: str, pool: Iterable[str]) -> Counter[str]:
    """Everything a seat owns: the starter with its Ring-bearer, Ring and sites, and the pool."""
    owned = Counter(pool)
    if starter:
        deck = of_the_box(box, starter)
        owned.update(deck.cards)
        owned.update((deck.ring_bearer, deck.ring, *deck.sites))
    return owned


def counted(cards: Counter[str]) -> tuple[str, ...]:
    """Cards with their counts, as words: `3x4P364`."""
    return tuple(f"{count}x{kind}" for kind, count in sorted(cards.items(), key=_by_number))


def _by_number(entry: tuple[str, int]) -> int:
    return int(entry[0][2:])


def words_of(deck: Deck) -> tuple[str, ...]:
    """A deck as it is handed in."""
    return (deck.ring_bearer, deck.ring, *deck.sites, *counted(Counter(deck.cards)))


def deck_of(box: Box, words: tuple[str, ...]) -> Deck | None:
    """The deck that these words mean; None if they mean none."""
    found = [COUNTED.fullmatch(word) for word in words[:MOST_WORDS]]
    cards = [(int(one[1] or 1), one[2]) for one in found if one and one[2] in box.faces]
    if len(cards) < len(words) or len(cards) < SITES + 2:
        return None
    (_, bearer), (_, ring), *rest = cards
    sites = tuple(kind for _, kind in rest[:SITES])
    draw: Counter[str] = Counter()
    for count, kind in rest[SITES:]:
        draw[kind] += count
    return Deck(bearer, ring, sites, dict(draw))


@enforces("DRA-4.1", "DRA-4.2")
def why_not(box: Box, owned: Counter[str], option: Build) -> Refusal | None:
    """Why a seat that owns these cards cannot hand in this deck."""
    deck = deck_of(box, option.cards)
    if deck is None:
        return Refusal("DRA-4.1", "unreadable")
    used = Counter(deck.cards)
    used.update((deck.ring_bearer, deck.ring, *deck.sites))
    lacking = used - owned
    if lacking:
        named = tuple(
            Message("counted-card", {"n": count, "card": Message(f"card-{kind}")})
            for kind, count in sorted(lacking.items(), key=_by_number)
        )
        return Refusal("DRA-4.1", "not-owned", cards=named)
    found = flaws(findings(box, deck))
    return Refusal("DRA-4.2", "deck", flaws=found) if found else None
