"""Discarding a card to heal its like, and transferring items. TCG-7.5, TCG-12.6"""

from mathom.core import Log, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.context import Context
from mathom.games.tcg.events import Discarded, Transferred
from mathom.games.tcg.options import HealBy, Transfer
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.paying import bears
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.windows import spend, spent
from mathom.games.tcg.scene.costs import cost
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

FREE_TRANSFERS = "transfers=free"
TRANSFERRED = -1
"""Stands for the transfer of an item among the texts that were used."""


@enforces("TCG-7.5")
def heals(rules: Rules, state: State, seat: Seat) -> list[HealBy]:
    """Cards in hand that heal the same unique character in play."""
    scene, faces = rules.scene(state.board), rules.faces
    found = []
    for card in scene.index.characters:
        face = faces[card.kind]
        if not face.unique or card.owner != seat or face.side != "free":
            continue
        if changes.can_heal(rules, state, card):
            for kind in dict.fromkeys(state.hands[seat]):
                if faces[kind].name == face.name:
                    found.append(HealBy(kind, str(card)))
    return found


def heal_by(rules: Rules, state: State, seat: Seat, kind: str, who: int, log: Log) -> State:
    """A card is discarded from hand, and its like in play is healed."""
    log.append(Discarded(seat, kind))
    state = changes.to_discard(changes.out_of_hand(state, seat, kind), seat, kind)
    card = rules.scene(state.board).card(who)
    assert card is not None
    return changes.heal(rules, state, [card], 1, log)


@enforces("TCG-12.6", "TCG-R5")
def transfers(rules: Rules, state: State, seat: Seat) -> list[Transfer]:
    """Items that may go to another character at the same site, each once a phase."""
    scene, faces = rules.scene(state.board), rules.faces
    found, free = [], FREE_TRANSFERS in state.board.agreed
    for item in scene.index.active:
        face = faces[item.kind]
        if not face.is_item or face.side != "free" or not item.on or face.bearer is None:
            continue
        bearer = scene.card(item.on)
        if bearer is None or (spent(state, item.id, TRANSFERRED) and not free):
            continue
        for card in scene.find(face.bearer.which, Context(item, seat)):
            if (
                card.id != item.on
                and card.owner == seat
                and faces[card.kind].is_character
                and together(scene, bearer, card)
                and bears(rules, scene, item.kind, card, face.bearer.most)
            ):
                found.append(Transfer(str(item), str(card)))
    return found


def together(scene: Scene, one: Card, other: Card) -> bool:
    """Whether two characters are at the same site."""
    first, second = scene.faces[one.kind], scene.faces[other.kind]
    if first.type == second.type == "companion":
        return True
    if first.type == second.type == "ally":
        return bool(set(first.homes) & set(second.homes))
    ally = one if first.type == "ally" else other
    return scene.board.site in scene.faces[ally.kind].homes


def transfer(rules: Rules, state: State, seat: Seat, item: int, to: int, log: Log) -> State:
    """An item goes to another character; its twilight cost is added again. It is not played, so
    what is cheaper when it is played on somebody is not cheaper now."""
    scene = rules.scene(state.board)
    card, bearer = scene.card(item), scene.card(to)
    assert card is not None
    assert bearer is not None
    log.append(Transferred(str(card), str(bearer)))
    state = changes.add_twilight(state, max(0, cost(scene, card.kind, seat)), log)
    play = tuple(replace(one, on=to) if one.id == item else one for one in state.board.play)
    return spend(changes.change(state, play=play), item, TRANSFERRED)
