"""What is printed on the things in the box: on the cards, and in the regions of the map."""

from collections.abc import Iterator

from mathom.core import Message
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards import combat
from mathom.games.ringwar.cards.pieces import whole


def inscriptions(box: Box) -> dict[str, Message]:
    """Every inscription by the message id of the thing's name."""
    return {**dict(_cards(box)), **dict(_regions(box))}


def _cards(box: Box) -> Iterator[tuple[str, Message]]:
    for name, card in box.events.items():
        halves = {
            "event": whole.text(card),
            "title": Message(f"combat-{name}"),
            "combat": combat.text(card.combat),
        }
        yield f"card-{name}", Message("card-inscription", halves)


def _regions(box: Box) -> Iterator[tuple[str, Message]]:
    for region in box.components.regions:
        nation = Message(f"nation-{region.nation}" if region.nation else "nation-none")
        facts = {
            "nation": nation,
            "settlement": region.settlement or "none",
            "points": region.points,
            "near": tuple(Message(f"region-{other}") for other in region.near),
        }
        yield f"region-{region.id}", Message("region-inscription", facts)
