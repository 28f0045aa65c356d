"""What the things in the box are called."""

from collections.abc import Iterator
from string import ascii_uppercase

from mathom.games.orcs.board import COLUMNS, FIELDS
from mathom.games.orcs.box import Box

ROW = {"de": "Reihe", "en": "row"}


def names(box: Box, language: str) -> dict[str, str]:
    """Every thing in the box by its message id."""
    return dict(_names(box, language))


def _names(box: Box, language: str) -> Iterator[tuple[str, str]]:
    components, name = box.components, f"name_{language}"
    for field in FIELDS:
        yield f"field-{field}", field.upper()
    for column, letter in enumerate(ascii_uppercase[:COLUMNS], start=1):
        yield f"column-{column}", letter
    for area_id, area in components.board.areas.items():
        yield f"area-{area_id}", getattr(area, name)
    for tower_id, tower in components.board.towers.items():
        yield f"tower-{tower_id}", getattr(tower, name)
    realms = {realm: getattr(entry, name) for realm, entry in components.board.entry.items()}
    for realm, said in realms.items():
        yield f"realm-{realm}", said
    for colour in components.figures.colours:
        yield f"figure-{colour.id}", getattr(colour, name)
    for hero in components.hero_cards:
        yield f"card-{hero.id}", f"{hero.hero} {hero.strength}"
    for orc_card in components.orc_cards:
        orcs = (
            f"{realms[one.side]}, {ROW[language]} {one.row}: {one.count}"
            for one in orc_card.placements
        )
        yield f"orc_card-{orc_card.id}", " + ".join(orcs)
    for event_card in components.event_cards:
        yield f"event_card-{event_card.id}", getattr(event_card, f"title_{language}")
    for token in components.orc_tokens.back:
        yield f"token-{token.id}", f"{token.points} + Ent" if token.ent else f"{token.points}"
