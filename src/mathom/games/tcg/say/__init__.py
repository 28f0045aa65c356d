"""What cards say: phrases made from the very pieces that are carried out.

`phrases` gives them by message id, `titles` the names they need beside those of the cards.
"""

from collections.abc import Iterable, Mapping

from mathom.core.phrases import Phrase
from mathom.games.tcg.cards.record import CardText
from mathom.games.tcg.say.cards import abilities, card_text, titles
from mathom.games.tcg.say.nouns import Printed
from mathom.games.tcg.say.questions import question_id, questions

__all__ = ["card_text", "phrases", "question_id", "titles"]


def phrases(cards: Iterable[Printed], texts: Mapping[str, CardText]) -> dict[str, Phrase]:
    """The text of each card (`text-4R41`), of each record (`ability-4R41-1`), and its questions."""
    said: dict[str, Phrase] = {}
    for card in cards:
        text = texts[card.id]
        said[f"text-{card.id}"] = card_text(card, text)
        for at, one in enumerate(abilities(card, text), start=1):
            said[f"ability-{card.id}-{at}"] = one
        said |= questions(card, text)
    return said
