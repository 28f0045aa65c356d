"""What the things in the box are called."""

from collections.abc import Iterator

from mathom.games.hobbits.components import Box, Field

SIDES = {
    "de": {"near": "diesseits", "far": "jenseits"},
    "en": {"near": "near side", "far": "far side"},
}


def names(box: Box, language: str) -> dict[str, str]:
    """Every thing in the box by its message id."""
    return dict(_names(box, language, f"name_{language}"))


def _names(box: Box, language: str, key: str) -> Iterator[tuple[str, str]]:
    for place in box.places:
        yield f"place-{place.id}", getattr(place, key)
        yield f"field-{place.id}", getattr(place, key)
    for tower in box.towers.values():
        yield f"field-{tower.id}", getattr(tower, key)
    for tile in box.tiles.values():
        yield f"tile-{tile.id}", getattr(tile, key)
    for seat, hobbit in enumerate(box.components.hobbits):
        yield f"hobbit-{seat}", getattr(hobbit, key)
    for field in box.fields.values():
        yield f"field-{field.id}", _field_name(box, field, language, key)


def _field_name(box: Box, field: Field, language: str, key: str) -> str:
    own: str | None = getattr(field, key)
    if own is not None:
        return own
    if field.place is not None and field.side is not None:
        place = getattr(box.places[box.place_index[field.place]], key)
        return f"{place}, {SIDES[language][field.side]}"
    stretch = field.id.rstrip("0123456789")
    name = getattr(box.components.paths[stretch], key)
    return f"{name} {field.id.removeprefix(stretch)}"
