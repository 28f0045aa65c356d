"""What is printed on the things in the box: on the cards, and in the regions of the map."""

from collections.abc import Iterator, Mapping

from mathom.core import Message
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.text import combat_message, event_message, one_after_another
from mathom.games.ringwar.components import Character
from mathom.games.ringwar.kinds import FREE_NATIONS

ABILITIES: Mapping[str, tuple[str, ...]] = {
    "gandalf-grey": ("captain", "counsel", "emissary"),
    "strider": ("captain", "tracker", "heir"),
    "boromir": ("captain", "warden"),
    "legolas": ("captain", "prince"),
    "gimli": ("captain", "dwarf"),
    "meriadoc": ("hobbit", "alive"),
    "peregrin": ("hobbit", "alive"),
    "aragorn": ("crowned", "captain"),
    "gandalf-white": ("returned", "shadowfax", "rider"),
    "witch-king": ("called-witch-king", "sorcerer"),
    "saruman": ("called-saruman", "voice", "servants"),
    "mouth-of-sauron": ("called-mouth", "messenger"),
    "gollum": ("led-by-gollum",),
}
"""What chapter 12 of the rules gives each character, in the order of their cards."""


def inscriptions(box: Box) -> dict[str, Message]:
    """Every inscription by the message id of the thing's name."""
    return {**dict(_cards(box)), **dict(_characters(box)), **dict(_regions(box))}


def _cards(box: Box) -> Iterator[tuple[str, Message]]:
    for name, card in box.built.items():
        halves = {
            "event": event_message(name, card.event),
            "title": Message(f"combat-{name}"),
            "combat": combat_message(name, card.combat),
        }
        yield f"card-{name}", Message("card-inscription", halves)


def _characters(box: Box) -> Iterator[tuple[str, Message]]:
    people = {person.id: person for person in box.components.characters}
    for name, abilities in ABILITIES.items():
        said = one_after_another([_ability(ability) for ability in abilities])
        if name in people:
            facts = {"facts": _facts(people[name]), "abilities": said}
            yield f"character-{name}", Message("character-inscription", facts)
        else:  # Gollum has no numbers
            yield f"character-{name}", said


def _facts(person: Character) -> Message:
    every = len(person.activates) == len(FREE_NATIONS)
    facts = {
        "level": "flying" if person.level is None else person.level,
        "leadership": person.leadership,
        "activates": "every" if every else "some" if person.activates else "none",
        "nations": tuple(Message(f"nation-{nation}") for nation in person.activates),
        "dice": person.die_bonus,
    }
    return Message("character-facts", facts)


def _ability(name: str) -> Message:
    facts = {"name": Message(f"ability-{name}"), "text": Message(f"ability-{name}-text")}
    return Message("ability", facts)


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
