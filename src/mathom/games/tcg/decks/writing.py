"""A deck written out in lines, as people write it; `reading` understands every one of them."""

from collections.abc import Iterator

from mathom.games.tcg.box import Box, Face
from mathom.games.tcg.components import TYPES
from mathom.games.tcg.decks.deck import Deck
from mathom.games.tcg.names import full_title

HEADINGS = {
    "de": {"free": "Freie Völker", "shadow": "Schatten", "": "gehört nicht ins Spieldeck"},
    "en": {"free": "Free Peoples", "shadow": "Shadow", "": "does not belong in the draw deck"},
}


def in_lines(box: Box, deck: Deck, language: str) -> str:
    """The deck with every card by number and title, by side and type. It may be unfinished."""
    return "".join(f"{line}\n" for line in _lines(box, deck, language))


def _lines(box: Box, deck: Deck, language: str) -> Iterator[str]:
    def card(kind: str) -> str:
        return f"{kind} {full_title(box.faces[kind], language)}"

    printed = box.decks.get(deck.name)
    own = printed is None or printed.cards != deck.cards
    name = deck.name if own else getattr(printed, f"name_{language}")
    if name:
        yield f"deck {name}"
    if deck.ring_bearer:
        yield f"ring-bearer {card(deck.ring_bearer)}"
    if deck.ring:
        yield f"ring {card(deck.ring)}"
    for kind in sorted(deck.sites, key=lambda kind: box.faces[kind].site):
        yield f"site {card(kind)}"
    for side, heading in HEADINGS[language].items():
        kinds = [kind for kind in deck.cards if box.faces[kind].side == side]
        if not kinds and not side:
            continue
        yield ""
        yield f"# {heading}: {sum(deck.cards[kind] for kind in kinds)}"
        for kind in sorted(kinds, key=lambda kind: _order(box.faces[kind])):
            yield f"{deck.cards[kind]} {card(kind)}"


def _order(face: Face) -> tuple[int, str, str]:
    return TYPES.index(face.type), face.culture, face.title
