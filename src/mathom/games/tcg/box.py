"""The box: every card with what is printed on it and its text, made ready to play with."""

from collections.abc import Mapping

from mathom.core import enforces
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.verbs.modifiers import Cost, ExtraCost
from mathom.games.tcg.cards.pieces.verbs.playing import Attach, AttachAcross
from mathom.games.tcg.cards.program import Program, filters_in
from mathom.games.tcg.cards.record import (
    Action,
    CardText,
    HowToPlay,
    Response,
    StackedAction,
    Static,
    Trigger,
)
from mathom.games.tcg.components import CHARACTERS, Components, PrintedCard
from mathom.games.tcg.scene.matching import Matcher, Print

PLAIN = str.maketrans("áâäéèêëíîïóôöúûüÁÂÉÍÓÚÛ", "aaaeeeeiiiooouuuAAEIOUU")


@enforces("TCG-1.7", "TCG-1.8")
def plain(title: str) -> str:
    """A title as it is compared: accents do not matter, nor does the case."""
    return title.translate(PLAIN).casefold()


class Face:
    """A card of the set: what is printed on it, and its text by kind of record."""

    def __init__(self, card: PrintedCard, text: CardText) -> None:
        self.id = card.id
        self.printed = card
        self.title = card.title_en
        self.name = plain(card.title_en)
        """What decides whether two cards are the same thing. TCG-1.7"""
        self.type = card.type
        self.side = card.side
        self.culture = card.culture
        self.unique = card.unique
        self.cost = card.cost
        self.strength = card.strength
        self.vitality = card.vitality
        self.resistance = card.resistance
        self.signet = card.signet
        self.race = card.race
        self.item_class = card.item_class
        self.site = card.site
        self.shadow_number = card.shadow_number
        self.arrow = card.arrow
        self.keywords: Mapping[str, int] = card.keywords
        self.homes = card.homes
        self.phases = card.phases
        self.is_character = card.type in CHARACTERS
        self.is_item = card.type in ("possession", "artifact")
        self.text = text
        self.programs = tuple(Program(record) for record in text)
        self._sort(text)

    def _sort(self, text: CardText) -> None:
        numbered = tuple(enumerate(text))
        self.playing = tuple((at, one) for at, one in numbered if isinstance(one, HowToPlay))
        self.statics = tuple((at, one) for at, one in numbered if isinstance(one, Static))
        self.triggers = tuple((at, one) for at, one in numbered if isinstance(one, Trigger))
        self.responses = tuple((at, one) for at, one in numbered if isinstance(one, Response))
        self.actions = tuple((at, one) for at, one in numbered if isinstance(one, Action))
        self.stacked = tuple((at, one) for at, one in numbered if isinstance(one, StackedAction))
        self.bearer: Attach | AttachAcross | None = None
        for _, record in self.playing:
            if isinstance(record.effects[0], (Attach, AttachAcross)):
                self.bearer = record.effects[0]
        self.required = tuple(
            (at, one) for at, one in self.playing if not isinstance(one.effects[0], Cost)
        )
        """How the card is played, but for what only changes its cost."""


class Box:
    """What the game owns: all cards, made ready."""

    def __init__(self, components: Components, texts: Mapping[str, CardText]) -> None:
        self.components = components
        self.faces = {card.id: Face(card, texts[card.id]) for card in components.cards}
        self.decks = {deck.id: deck for deck in components.decks}
        self.sites: dict[int, list[str]] = {}
        """All sites by their number."""
        for face in self.faces.values():
            if face.type == "site":
                self.sites.setdefault(face.site, []).append(face.id)
        self._print = Print(self.faces)
        self._matchers: dict[int, Matcher] = {}
        made: dict[Filter, Matcher] = {}
        for face in self.faces.values():
            for one in filters_in(face.text):
                if one not in made:
                    made[one] = Matcher(self._print, one)
                self._matchers[id(one)] = made[one]
        self.responding = tuple(
            face for face in self.faces.values() if face.type == "event" and face.responses
        )
        """The response events of the set."""
        self.answered_from_hand = frozenset(
            type(record.on) for face in self.responding for _, record in face.responses
        )
        self.extra_costs = any(
            isinstance(verb, ExtraCost)
            for face in self.faces.values()
            for _, record in face.statics
            for verb in record.effects
        )

    def matcher(self, which: Filter) -> Matcher:
        """A filter made ready."""
        found = self._matchers.get(id(which))
        if found is None:
            found = self._matchers[id(which)] = Matcher(self._print, which)
        return found

    def away(self, which: Filter, kind: str) -> bool:
        """Whether a card in hand, in a pile or in a stack matches: only print counts there."""
        return kind in self.matcher(which).away
