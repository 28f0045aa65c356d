"""What the things in the box are called."""

from mathom.games.tcg.box import Box, Face
from mathom.games.tcg.say import titles


def names(box: Box, language: str) -> dict[str, str]:
    """Every card by its message id, wherever one points at it, and the decks."""
    cards = {face.id: full_title(face, language) for face in box.faces.values()}
    found: dict[str, str] = {}
    for kind in ("card", "hand", "pile"):
        found |= {f"{kind}-{number}": title for number, title in cards.items()}
    found |= titles(box.components.cards, language)
    found["ability-ambush"] = "Hinterhalt" if language == "de" else "Ambush"
    key = f"name_{language}"
    found |= {f"deck-{deck.id}": getattr(deck, key) for deck in box.components.decks}
    return found


def title(face: Face, language: str) -> str:
    """The title alone."""
    card = face.printed
    return card.title_en if language == "en" else card.title_de_likely or card.title_de


def full_title(face: Face, language: str) -> str:
    """Title and subtitle."""
    card = face.printed
    subtitle = card.subtitle_en
    if language == "de":
        subtitle = card.subtitle_de_likely or card.subtitle_de
    return f"{title(face, language)}, {subtitle}" if subtitle else title(face, language)
