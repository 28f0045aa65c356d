"""Whether a deck may be played: every flaw, each with its rule. Chapter 3"""

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from mathom.core import Message, enforces
from mathom.games.tcg.box import Box
from mathom.games.tcg.decks.deck import Deck

Flaw: TypeAlias = tuple[str, Message]
"""The card it is about ("": the whole deck), and what is wrong."""

LEAST = 60
COPIES = 4
SITES = 9


@enforces("TCG-3.1", "TCG-3.2", "TCG-3.3", "TCG-3.4", "TCG-3.5")
def flaws(
    box: Box, deck: Deck, lines: Mapping[str, int] = MappingProxyType({})
) -> tuple[Message, ...]:
    """Everything that is wrong with a deck. A flaw of a card tells the line the card stands in."""
    found = (
        *_bearer_and_ring(box, deck),
        *_draw_deck(box, deck),
        *_copies(box, deck),
        *_sites(box, deck),
    )
    return tuple(at_line(lines.get(card, 0), flaw) for card, flaw in found)


def at_line(line: int, flaw: Message) -> Message:
    """A flaw with its line, if there is any."""
    return Message("setup-deck-line", {"line": line, "flaw": flaw}) if line else flaw


def _flaw(rule: str, reason: str, card: str = "", **facts: str | int) -> Flaw:
    named = {"card": Message(f"card-{card}")} if card else {}
    return card, Message(f"setup-deck-{reason}", {"rule": rule, **named, **facts})


@enforces("TCG-19.10")
def _bearer_and_ring(box: Box, deck: Deck) -> Iterator[Flaw]:
    if not deck.ring_bearer:
        yield _flaw("TCG-3.1", "no-bearer")
    elif box.faces[deck.ring_bearer].resistance < 1:
        yield _flaw("TCG-3.1", "bearer", card=deck.ring_bearer)
    if not deck.ring:
        yield _flaw("TCG-3.1", "no-ring")
    elif box.faces[deck.ring].type != "one_ring":
        yield _flaw("TCG-3.1", "ring", card=deck.ring)


def _draw_deck(box: Box, deck: Deck) -> Iterator[Flaw]:
    if len(deck) < LEAST:
        yield _flaw("TCG-3.1", "small", n=len(deck), least=LEAST)
    sides: Counter[str] = Counter()
    for kind, count in deck.cards.items():
        side = box.faces[kind].side
        sides[side] += count
        if not side:
            yield _flaw("TCG-3.2", "side", card=kind)
    if sides["free"] != sides["shadow"]:
        yield _flaw("TCG-3.2", "halves", free=sides["free"], shadow=sides["shadow"])


def _copies(box: Box, deck: Deck) -> Iterator[Flaw]:
    titles: Counter[str] = Counter()
    example: dict[str, str] = {}
    for kind, count in deck.cards.items():
        face = box.faces[kind]
        titles[face.name] += count
        example[face.name] = kind
    bearer = box.faces[deck.ring_bearer].name if deck.ring_bearer else ""
    for name, count in titles.items():
        most = COPIES - (name == bearer)
        if count > most:
            yield _flaw("TCG-3.3", "copies", card=example[name], n=count, most=most)


def _sites(box: Box, deck: Deck) -> Iterator[Flaw]:
    found: Counter[int] = Counter()
    for kind in deck.sites:
        face = box.faces[kind]
        if face.type != "site":
            yield _flaw("TCG-3.4", "site", card=kind)
        else:
            found[face.site] += 1
            if found[face.site] > 1:
                yield _flaw("TCG-3.4", "site-twice", card=kind, number=face.site)
    for number in range(1, SITES + 1):
        if not found[number]:
            yield _flaw("TCG-3.4", "no-site", number=number)
