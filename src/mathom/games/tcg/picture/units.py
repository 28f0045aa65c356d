"""What lies where: whose cards stand in the rows, what supports them, what rests."""

from collections import defaultdict
from typing import NamedTuple

from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.box import Face
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.view import Table


class Unit(NamedTuple):
    """A card in play with all that lies on it."""

    card: Card
    face: Face
    awake: bool
    """Whether it counts this turn. TCG-2.8"""
    strength: int
    left: int
    """Vitality less wounds."""
    wounds: int
    tokens: int
    borne: tuple["Unit", ...]
    stacked: tuple[str, ...]


class Camp(NamedTuple):
    """What belongs to a player."""

    companions: tuple[Unit, ...]
    minions: tuple[Unit, ...]
    support: tuple[Unit, ...]
    """Allies, conditions and whatever else lies in the support area and is awake."""
    resting: tuple[Unit, ...]


def camps(table: Table, scene: Scene) -> dict[Seat, Camp]:
    """The camp of every seat; the Ring-bearer stands first."""
    board = table.board
    there = {card.id for card in board.play}
    borne: dict[int, list[Card]] = defaultdict(list)
    own: dict[Seat, list[Card]] = defaultdict(list)
    for card in board.play:
        if card.on in there:
            borne[card.on].append(card)
        else:
            own[card.owner].append(card)

    def unit(card: Card) -> Unit:
        face = scene.faces[card.kind]
        awake = card.id in scene.index.active_ids
        wounds = scene.wounds.get(card.id, 0)
        counts = awake and face.is_character
        faces = (face, *(scene.faces[one.kind] for one in borne[card.id]))
        return Unit(
            card,
            face,
            awake,
            scene.strength(card) if counts else sum(one.strength for one in faces),
            scene.vitality_left(card) if counts else sum(one.vitality for one in faces) - wounds,
            wounds,
            scene.tokens.get(card.id, 0),
            tuple(map(unit, borne[card.id])),
            tuple(one.kind for one in scene.stacks.get(card.id, ())),
        )

    found = {}
    for seat in range(len(board.burdens)):
        units = [unit(card) for card in own[seat]]
        units.sort(key=lambda one: one.card.id != board.bearers[seat])
        awake = [one for one in units if one.awake]
        found[seat] = Camp(
            companions=tuple(one for one in awake if one.face.type == "companion"),
            minions=tuple(one for one in awake if one.face.type == "minion"),
            support=tuple(one for one in awake if one.face.type not in ("companion", "minion")),
            resting=tuple(one for one in units if not one.awake),
        )
    return found
