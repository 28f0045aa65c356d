"""What is printed on the cards: the event, and below it the combat half."""

from collections.abc import Mapping

from mathom.core import Message
from mathom.games.ringwar.cards import combat
from mathom.games.ringwar.cards.base import Card
from mathom.games.ringwar.cards.pieces import whole


def inscriptions(cards: Mapping[str, Card]) -> dict[str, Message]:
    """All that each card says, by the message id of its name."""
    return {
        f"card-{name}": Message(
            "card-inscription",
            {
                "event": whole.text(card),
                "title": Message(f"combat-{name}"),
                "combat": combat.text(card.combat),
            },
        )
        for name, card in cards.items()
    }
