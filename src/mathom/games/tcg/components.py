"""What is in the box: the shape of `components.json`, with what is printed on each card."""

from typing import Literal

import msgspec

from mathom.core import enforces
from mathom.core.components import Flaw

TYPES = (
    "companion", "ally", "minion", "possession", "artifact", "condition", "event", "site",
    "one_ring",
)  # fmt: skip
CHARACTERS = ("companion", "ally", "minion")


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as printed, but for its text."""

    id: str
    title_en: str
    title_de: str
    type: Literal[
        "companion", "ally", "minion", "possession", "artifact", "condition", "event", "site",
        "one_ring",
    ]  # fmt: skip
    subtitle_en: str = ""
    subtitle_de: str = ""
    title_de_likely: str = ""
    subtitle_de_likely: str = ""
    side: Literal["free", "shadow", ""] = ""
    culture: str = ""
    unique: bool = False
    cost: int = 0
    strength: int = 0
    vitality: int = 0
    resistance: int = 0
    signet: str = ""
    race: str = ""
    item_class: str = ""
    site: int = 0
    shadow_number: int = 0
    arrow: Literal["left", "right", ""] = ""
    keywords: dict[str, int] = {}
    homes: tuple[int, ...] = ()
    phases: tuple[str, ...] = ()


class PrintedDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that comes with the game, and a fellowship it may start with."""

    id: str
    ring_bearer: str
    ring: str
    sites: tuple[str, ...]
    cards: dict[str, int]
    start: tuple[str, ...]
    origin: Literal["product", "own"]
    name_en: str
    name_de: str


class Components(msgspec.Struct, frozen=True):
    """The content of `components.json`, as far as the rules need it."""

    cards: tuple[PrintedCard, ...]
    decks: tuple[PrintedDeck, ...]


@enforces("TCG-1.2", "TCG-1.5", "TCG-1.6")
def check(components: Components) -> None:
    """Raises Flaw where the file does not describe cards that can be played with."""
    seen: set[str] = set()
    for at, card in enumerate(components.cards):
        if card.id in seen:
            raise Flaw(f"{card.id} stands there twice", "cards", at)
        seen.add(card.id)
        if card.type in CHARACTERS and card.vitality < 1:
            raise Flaw(f"{card.id} needs a vitality", "cards", at)
        if card.type == "site" and not (1 <= card.site <= 9 and card.arrow):
            raise Flaw(f"{card.id} needs a number from 1 to 9 and an arrow", "cards", at)
        if card.type == "event" and not card.phases:
            raise Flaw(f"{card.id} needs a phase", "cards", at)
        if card.cost < 0:
            raise Flaw(f"{card.id} has a cost below 0", "cards", at, "cost")
    for at, deck in enumerate(components.decks):
        for number in (deck.ring_bearer, deck.ring, *deck.sites, *deck.cards, *deck.start):
            if number not in seen:
                raise Flaw(f"there is no card {number}", "decks", at)
