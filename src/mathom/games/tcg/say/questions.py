"""What a card asks: `Exert which Dwarf?`, from the verb that waits for the choice."""

from mathom.core.phrases import Idiom, Phrase, idiom, noun, verb
from mathom.games.tcg.cards.pieces.conditions import Spot
from mathom.games.tcg.cards.pieces.numbers import (
    Spotted,
    SpottedBurdens,
    SpottedTwilight,
    UpTo,
)
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.selectors import Selector
from mathom.games.tcg.cards.pieces.verbs.verb import Verb
from mathom.games.tcg.cards.program import Program, Slot
from mathom.games.tcg.cards.record import CardText, Record
from mathom.games.tcg.say.cards import paragraph, speaker
from mathom.games.tcg.say.deeds import order
from mathom.games.tcg.say.nouns import Printed, Speaker


def question_id(card: str, record: int, key: str) -> str:
    """The message id of what a record asks; records are counted from 0, as programs do."""
    return f"question-{card}-{record + 1}-{key}"


def questions(card: Printed, text: CardText) -> dict[str, Phrase]:
    """Every choice of cards or numbers that a card may ask for, by message id."""
    said: dict[str, Phrase] = {}
    for at, record in enumerate(text):
        for step in (one for part in Program(record).parts for one in part):
            for slot in step.slots:
                if slot.kind != "player":
                    said[question_id(card.id, at, slot.key)] = _asked(card, text, record, slot)
    return said


def _asked(card: Printed, text: CardText, record: Record, slot: Slot) -> Idiom:
    at = speaker(card, text)
    paragraph(at, record)  # so that what is mentioned is known
    at.forget()
    if slot.kind == "number":
        return _how_many(at, slot.node)
    return idiom("question", does=_which(at, slot))


def _which(at: Speaker, slot: Slot) -> Phrase:
    node = slot.node
    if isinstance(node, Spot):
        return verb("spot", what=at.noun(node.which, "which", node.n))
    assert isinstance(node, Selector)
    at.asking = node
    if isinstance(slot.verb, Verb):
        try:
            return order(at, slot.verb)
        except TypeError:  # it is stated, not ordered
            at.forget()
    return verb("choose", what=at.who(node))


def _how_many(at: Speaker, node: Piece | str) -> Idiom:
    match node:
        case Spotted(which_):
            return idiom("spot-how-many", what=at.noun(which_, "bare", 0))
        case SpottedTwilight():
            return idiom("spot-how-many", what=noun("twilight-token", count=0))
        case SpottedBurdens():
            return idiom("spot-how-many", what=noun("burden", count=0))
        case UpTo():
            return idiom("how-many")
    raise TypeError(f"nobody asks for {node!r}")
