"""What the things in the box are called."""

from mathom.games.ringwar.box import Box
from mathom.games.ringwar.components import HuntTile
from mathom.games.ringwar.kinds import FIGURES, NAZGUL, nation_of

RANKS = {
    "de": {"regular": "Reguläre Einheit", "elite": "Elite-Einheit", "leader": "Anführer"},
    "en": {"regular": "regular", "elite": "elite", "leader": "leader"},
}
TILES = {
    "de": {"eye": "Auge", "die": "Würfel", "reveal": "entdeckt", "stop": "Halt"},
    "en": {"eye": "eye", "die": "die", "reveal": "reveals", "stop": "stop"},
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
        found[f"tile-{tile.id}"] = _tile(tile, TILES[language])
    return found


def _tile(tile: HuntTile, words: dict[str, str]) -> str:
    """What is printed on a tile: `1 (reveals)`. An eye always reveals."""
    value = words.get(str(tile.value), str(tile.value).replace("-", "−"))
    marks = [words["reveal"]] if tile.reveal and tile.value != "eye" else []
    marks += [words["stop"]] if tile.stop else []
    return f"{value} ({', '.join(marks)})" if marks else value
