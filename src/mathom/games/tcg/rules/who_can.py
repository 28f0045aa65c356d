"""Who can: which cards a verb works on, who may be discarded, assigned, or take part."""

from mathom.core import enforces
from mathom.games.tcg.board import Card
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.verbs import (
    logic,
    modifiers,
    moving_cards,
    skirmish,
    tokens,
    wounds,
)
from mathom.games.tcg.scene.scene import Scene


@enforces("TCG-10.7", "TCG-11.10")
def works(scene: Scene, verb: Piece, node: Piece | str, card: Card, n: int) -> bool:
    """Whether a verb can do its work on a card. Who picks must pick such a one if there is one."""
    match verb:
        case wounds.Exert():
            return scene.vitality_left(card) > n
        case wounds.Exhaust():
            return scene.vitality_left(card) > 1
        case wounds.Wound():
            return scene.can_take_wound(card)
        case wounds.HealWounds():
            return card.id in scene.wounds and not scene.no_healing(card)
        case moving_cards.DiscardFromPlay():
            return can_discard(scene, card)
        case moving_cards.StackFromPlay() if node is verb.what:
            return card.id not in scene.board.bearers
        case moving_cards.ReturnToHand() | moving_cards.ShuffleIntoDeck():
            return card.id not in scene.board.bearers
        case skirmish.RemoveFromSkirmish():
            return card.id in scene.fighters
        case tokens.RemoveToken():
            return scene.tokens.get(card.id, 0) >= verb.n
        case skirmish.AssignMinion():
            if node is verb.minion:
                return may_be_assigned(scene, card)
            return may_defend(scene, card) and card.id not in scene.engaged
        case logic.Preventable(inner):
            return works(scene, inner, node, card, n)
    return True


@enforces("TCG-11.10", "TCG-16.3")
def can_discard(scene: Scene, card: Card) -> bool:
    """Whether a card can be discarded from play by text."""
    if card.id in scene.board.bearers or scene.faces[card.kind].type == "one_ring":
        return False
    for line in scene.lines(modifiers.ForbidDiscarding):
        verb = line.verb
        assert isinstance(verb, modifiers.ForbidDiscarding)
        if scene.fits(verb.which, card, line.x):
            return False
    return True


@enforces("TCG-0.1")
def without_abilities(scene: Scene, card: Card) -> bool:
    """Whether text keeps the special abilities of a card, responses among them, from being used."""
    for line in scene.lines(modifiers.ForbidAbilities):
        verb = line.verb
        assert isinstance(verb, modifiers.ForbidAbilities)
        if scene.touches(verb.of, card, line.x):
            return True
    return False


@enforces("TCG-14.8", "TCG-14.11", "TCG-14.24")
def may_be_assigned(scene: Scene, card: Card) -> bool:
    """Whether a minion may be assigned to a skirmish now."""
    if scene.faces[card.kind].type != "minion" or card.id in scene.engaged:
        return False
    if scene.board.fierce and card.id not in scene.board.fierce_set:
        return False
    return not scene.under(modifiers.ForbidAssigning, "no_assigning", card)


@enforces("TCG-7.7", "TCG-14.5", "TCG-14.10", "TCG-14.25", "TCG-19.8")
def may_defend(scene: Scene, card: Card) -> bool:
    """Whether a character of the Free Peoples may skirmish: a companion, or an ally that may."""
    face = scene.faces[card.kind]
    if face.type == "companion":
        return not scene.under(modifiers.ForbidAssigning, "no_assigning", card)
    return face.type == "ally" and ally_fights(scene, card)


@enforces("TCG-8.8", "TCG-14.5", "TCG-19.8", "TCG-R13")
def ally_fights(scene: Scene, card: Card) -> bool:
    """Whether an ally takes part: at home, or because a card says so (an unhasty one: a card of
    the Gandalf culture)."""
    if scene.under(modifiers.ForbidBattle, "no_battle", card):
        return False
    face = scene.faces[card.kind]
    if scene.board.site in face.homes:
        return True
    unhasty = "unhasty" in face.keywords

    def lets(kind: str) -> bool:
        return not unhasty or scene.faces[kind].culture == "gandalf"

    for line in scene.lines(modifiers.MayJoinBattle):
        verb = line.verb
        assert isinstance(verb, modifiers.MayJoinBattle)
        if lets(line.x.source.kind) and scene.touches(verb.whom, card, line.x):
            return True
    return any(
        card.id in one.cards and lets(one.kind) for one in scene.lasting.get("join_battle", ())
    )
