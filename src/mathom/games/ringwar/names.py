"""What the things in the box are called."""

from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import FIGURES, NAZGUL, nation_of

RANKS = {
    "de": {"regular": "Reguläre Einheit", "elite": "Elite-Einheit", "leader": "Anführer"},
    "en": {"regular": "regular", "elite": "elite", "leader": "leader"},
}


def names(box: Box, language: str) -> dict[str, str]:
    """Every thing in the box by its message id."""
    key, parts = f"name_{language}", box.components
    found = {f"region-{one.id}": getattr(one, key) for one in parts.regions}
    found |= {f"nation-{one.id}": getattr(one, key) for one in parts.nations}
    found |= {f"character-{one.id}": getattr(one, key) for one in parts.characters}
    found |= {f"card-{one.id}": getattr(one, key) for one in parts.cards}
    found |= {f"combat-{one.id}": getattr(one.combat, key) for one in parts.cards}
    found["character-gollum"] = "Gollum"
    for kind, figure in enumerate(FIGURES):
        nation, rank = found[f"nation-{nation_of(kind)}"], figure.rpartition("-")[2]
        found[f"figure-{figure}"] = (
            "Nazgûl" if figure == NAZGUL else f"{RANKS[language][rank]} ({nation})"
        )
    for tile in parts.tiles:
        value = {"eye": "Auge" if language == "de" else "eye", "die": "?"}.get(
            str(tile.value), str(tile.value)
        )
        found[f"tile-{tile.id}"] = value
    return found
