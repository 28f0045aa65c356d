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
from mathom.games.tcg.cards.pieces.verbs import moving_cards as mc
from mathom.games.tcg.cards.pieces.verbs.decks import DiscardRevealed
from mathom.games.tcg.cards.pieces.verbs.logic import OneOf
from mathom.games.tcg.cards.pieces.verbs.playing import PlayFrom
from mathom.games.tcg.cards.pieces.verbs.verb import Verb
from mathom.games.tcg.cards.program import Program, Slot
from mathom.games.tcg.cards.record import CardText, Record
from mathom.games.tcg.say.cards import paragraph, speaker
from mathom.games.tcg.say.deeds import deed, order
from mathom.games.tcg.say.nouns import Printed, Speaker


def question_id(card: str, record: int, key: str) -> str:
    """The message id of what a record asks; records are counted from 0, as programs do."""
    return f"question-{card}-{record + 1}-{key}"


def branch_name(card: str, record: int, part: int) -> str:
    """What a part of a record is called that a player may choose."""
    return f"{card}-{record + 1}-{part}"


def deed_id(card: str, record: int, part: int, step: int) -> str:
    """The message id of one step of a record, by itself; all counted from 0, as programs do."""
    return f"deed-{card}-{record + 1}-{part}-{step + 1}"


CHOOSING = (
    mc.DiscardHand, mc.StackFromHand, mc.HandToDeckBottom, mc.TakeFrom, mc.StackFromDiscard,
    mc.DiscardStacked, mc.TakeStacked, DiscardRevealed, PlayFrom,
)  # fmt: skip
"""Verbs for which cards are chosen that are not in play."""


def deeds(card: Printed, text: CardText) -> dict[str, Phrase]:
    """What a player may choose to do, what must be paid, and what cards are chosen for that are
    not in play: each by itself, by message id."""
    said: dict[str, Phrase] = {}
    for at, record in enumerate(text):
        for part, steps in enumerate(Program(record).parts):
            for number, step in enumerate(steps):
                one = step.verb
                if isinstance(one, OneOf):
                    for child, inner in zip(step.children, one.verbs, strict=True):
                        name = f"branch-{branch_name(card.id, at, child)}"
                        said[name] = _deed(card, text, record, inner)
                if isinstance(one, CHOOSING) or (step.cost and isinstance(one, Verb)):
                    said[deed_id(card.id, at, part, number)] = _deed(card, text, record, one)
    return said


def _deed(card: Printed, text: CardText, record: Record, one: Verb) -> Idiom:
    at = speaker(card, text)
    paragraph(at, record)
    at.forget()
    return idiom("deed", does=deed(at, one))


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
