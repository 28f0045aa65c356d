"""What the cards in a hand are worth: which may still be played, and which are in the way."""

from mathom.core.values import Seat
from mathom.games.tcg.box import Face
from mathom.games.tcg.kinds import LAST_SITE
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

DEAD = 0.02
"""A card that can never be played again."""
HEALS = 0.2
"""A second copy of somebody in play, who is wounded."""
LATER = 0.2
WORTH = {
    "companion": 0.6,
    "ally": 0.4,
    "minion": 0.35,
    "possession": 0.35,
    "artifact": 0.35,
    "condition": 0.4,
    "event": 0.4,
}


def hand_worth(scene: Scene, state: State, seat: Seat) -> float:
    """What a player's own hand is worth to him; copies of the same card count less and less."""
    seen: dict[str, int] = {}
    whole = 0.0
    for kind in state.hands[seat]:
        copies = seen.get(kind, 0)
        seen[kind] = copies + 1
        whole += card_worth(scene, seat, scene.faces[kind]) * 0.8**copies
    return whole


def card_worth(scene: Scene, seat: Seat, face: Face) -> float:
    """What a card in hand is worth to its player."""
    worth = WORTH.get(face.type, LATER)
    board = scene.board
    if face.side != "free":
        # Who keeps minions until the others have arrived has kept them for nothing.
        ahead = max((board.markers[one] for one in board.order if one != seat), default=1)
        return worth * (LAST_SITE - ahead) / LAST_SITE
    if face.unique:
        for card in board.play:
            if card.owner == seat and scene.faces[card.kind].name == face.name:
                wounded = face.is_character and scene.wounds.get(card.id, 0) > 0
                return HEALS if wounded else DEAD * 3
        if face.is_character and any(
            scene.faces[kind].name == face.name for kind in board.dead[seat]
        ):
            return DEAD
    if face.is_item and face.bearer is not None:
        able = scene.box.matcher(face.bearer.which).alternatives
        own = [card.kind for card in board.play if card.owner == seat]
        if not any(kind in kinds for kind in own for kinds, _ in able):
            return LATER
    return worth
