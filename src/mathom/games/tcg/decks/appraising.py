"""A deck text appraised: what was read, what the rules say about it, and how it is written."""

import msgspec

from mathom.core.appraisal import Appraisal
from mathom.games.tcg.box import Box
from mathom.games.tcg.decks.deck import Deck
from mathom.games.tcg.decks.legality import COPIES, copies
from mathom.games.tcg.decks.reading import look_at
from mathom.games.tcg.decks.writing import in_lines


class DeckContent(msgspec.Struct, frozen=True):
    """What a deck text holds, and how full it is."""

    deck: Deck
    most: int
    """So many cards of one title may be in a draw deck."""
    copies: dict[str, tuple[int, int]]
    """Where it holds some of a title, or the title has a limit of its own: how many of it, and how
    many may be; by card."""


def appraise(box: Box, text: str, language: str) -> Appraisal:
    """All there is to say about a deck text. Raises BadSetup for one too long to be a deck."""
    deck, found = look_at(box, text)
    return Appraisal(
        findings=tuple(sorted(found, key=lambda finding: finding.kept)),
        text=in_lines(box, deck, language),
        content=DeckContent(deck, COPIES, copies(box, deck)),
    )
