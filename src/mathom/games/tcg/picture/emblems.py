"""Colours and symbols of a card: its culture, and what stands for it in the picture."""

from functools import cache

from mathom.art import COLOURS
from mathom.games.tcg.box import Face

HEROES = {
    "Aragorn": "hero-aragorn",
    "Faramir": "hero-faramir",
    "Gandalf": "hero-gandalf",
    "Gimli": "hero-gimli",
    "Legolas": "hero-legolas",
    "Éomer": "hero-eomer",
}
RACES = {"hobbit": "hobbit", "ent": "ent", "wizard": "gandalf"}
ITEMS = {
    "hand_weapon": "ch-sword",
    "ranged_weapon": "ch-arrows",
    "mount": "culture-rohan",
    "armor": "ch-mail",
    "cloak": "ch-cloak",
    "gauntlets": "ch-gauntlet",
    "brooch": "ch-brooch",
    "staff": "ch-staff",
}
PHASES = {
    "fellowship": "phase-fellowship",
    "shadow": "phase-shadow",
    "maneuver": "phase-maneuver",
    "archery": "tcg-archery",
    "assignment": "phase-assignment",
    "skirmish": "tcg-strength",
    "regroup": "phase-regroup",
    "response": "phase-response",
}
TERRAIN = ("plains", "forest", "mountain", "underground", "battleground", "sanctuary")
KEYWORDS = {
    "archer": "tcg-archery",
    "damage": "damage",
    "search": "hunt-reveal",
    "southron": "nation-southrons",
} | {
    word: f"kw-{word}"
    for word in (
        "ambush", "defender", "easterling", "fierce", "machine", "ranger", "ring-bound", "roaming",
        "spell", "stealth", "tale", "tracker", "unhasty", "valiant", "villager",
    )
}  # fmt: skip
CULTURES = (
    "dwarven", "elven", "gandalf", "gondor", "rohan", "shire", "dunland", "isengard", "raider",
)  # fmt: skip
SHADE = "#ece0cc"
"""The paper of Shadow cards."""


def tone(face: Face) -> str:
    """The colour of a culture; the Ring and sites have their own."""
    name = "one-ring" if face.type == "one_ring" else face.culture
    return COLOURS.get(f"c-{name}", COLOURS["c-site"])


def paper(face: Face) -> str:
    return SHADE if face.side == "shadow" else COLOURS["card"]


@cache
def mixed(one: str, other: str, share: float) -> str:
    """So much of one colour in another."""
    parts = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in parts)


def culture(face: Face) -> str:
    """The symbol of a card's culture."""
    return f"culture-{face.culture}" if face.culture in CULTURES else kind(face)


def kind(face: Face) -> str:
    """The symbol of a card's kind."""
    return "ring" if face.type == "one_ring" else f"kind-{face.type}"


def emblem(face: Face) -> str:
    """What stands for a card in its picture: a hero's sign, a culture's, a thing, a phase."""
    if face.type == "event":
        return PHASES.get(face.phases[0], "kind-event") if face.phases else "kind-event"
    if face.is_item:
        return ITEMS.get(face.item_class, kind(face))
    if face.is_character:
        return HEROES.get(face.title, RACES.get(face.race, culture(face)))
    lands = [word for word in face.keywords if word in TERRAIN]
    return keyword(lands[0]) if lands else kind(face)


def keyword(word: str) -> str:
    """The symbol of a keyword."""
    if word in TERRAIN:
        return f"terrain-{word}"
    return KEYWORDS.get(word, "ui-star")


def signed(n: int) -> str:
    return f"−{-n}" if n < 0 else f"+{n}"
