"""What cards say: phrases made from the very pieces that are carried out.

`phrases` gives them by message id, `titles` the names they need beside those of the cards.
"""

from collections.abc import Iterable, Mapping

from mathom.core.phrases import Phrase
from mathom.games.tcg.cards.record import CardText
from mathom.games.tcg.say.cards import abilities, card_text, needs, titles
from mathom.games.tcg.say.nouns import Printed
from mathom.games.tcg.say.questions import branch_name, deed_id, deeds, question_id, questions

__all__ = [
    "branch_name",
    "card_text",
    "deed_id",
    "needs_id",
    "phrases",
    "question_id",
    "titles",
]


def needs_id(card: str, record: int) -> str:
    """The message id of what a record needs; records are counted from 0, as programs do."""
    return f"needs-{card}-{record + 1}"


def phrases(cards: Iterable[Printed], texts: Mapping[str, CardText]) -> dict[str, Phrase]:
    """The text of each card (`text-4R41`) and of each record (`ability-4R41-1`), what a record
    needs, asks and costs, and what it lets one choose from."""
    said: dict[str, Phrase] = {}
    for card in cards:
        text = texts[card.id]
        said[f"text-{card.id}"] = card_text(card, text)
        for at, one in enumerate(abilities(card, text), start=1):
            said[f"ability-{card.id}-{at}"] = one
        said |= {needs_id(card.id, at): one for at, one in needs(card, text).items()}
        said |= questions(card, text)
        said |= deeds(card, text)
    return said
