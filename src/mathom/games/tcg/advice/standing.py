"""How things stand for a seat: its own way to the last site, against everybody else's."""

from collections.abc import Sequence
from math import exp

from mathom.core.values import Seat
from mathom.games.tcg.advice.fights import (
    BEFORE,
    DOUBT,
    Fights,
    arrows,
    companion_price,
    fighters,
    lost,
    minion_price,
)
from mathom.games.tcg.advice.hands import hand_worth
from mathom.games.tcg.kinds import LAST_SITE
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

SITE = 1.3
"""What a site further on is worth, beside companions and their wounds."""
ARRIVED = 3.0
WON = 40.0
UNKNOWN_CARD = 0.35
"""What a card is worth that one does not see."""
TROUBLE = 0.2
"""What any minion is worth before the skirmishes: somebody has to deal with it."""
MINION = 8
"""The strength of a minion nobody has seen yet."""
PRICE = 4
"""What it costs, where it does not roam."""
MANY = 0.35
"""So many of the cards in a hand are minions that can be played at once."""


def standings(rules: Rules, state: State, seen_by: Sequence[Seat]) -> list[float]:
    """What everybody's fellowship is worth, with what threatens it and the cards in hand: as what
    they are for these seats, so many for the others."""
    board, seats = state.board, range(len(state.hands))
    if board.winner is not None:
        return [WON if seat == board.winner else -WON for seat in seats]
    scene = rules.scene(board)
    found = [-WON if seat in board.lost else _fellowship(scene, state, seat) for seat in seats]
    found[board.fp] -= _threat(rules, scene, state)
    for seat in seats:
        if seat in seen_by:
            found[seat] += hand_worth(scene, state, seat)
        else:
            found[seat] += UNKNOWN_CARD * len(state.hands[seat])
    return found


def advantage(rules: Rules, state: State, seat: Seat) -> float:
    """How much better a seat stands than the best of the others."""
    found = standings(rules, state, (seat,))
    return found[seat] - max(one for other, one in enumerate(found) if other != seat)


def shares(rules: Rules, state: State) -> tuple[float, ...]:
    """Everybody's share of the win."""
    found = standings(rules, state, range(len(state.hands)))
    top = max(found)
    weights = [exp((one - top) / 2.5) for one in found]
    whole = sum(weights)
    return tuple(one / whole for one in weights)


def _fellowship(scene: Scene, state: State, seat: Seat) -> float:
    board = scene.board
    at = board.markers[seat]
    worth = SITE * at + (ARRIVED if at >= LAST_SITE else 0.0)
    worth -= _burdens(board.resistance[seat] - board.burdens[seat], board.burdens[seat])
    for card in board.play:
        if card.owner != seat:
            continue
        face = scene.faces[card.kind]
        if card.id == board.bearers[seat]:
            vitality = face.vitality - scene.wounds.get(card.id, 0)
            worth += 0.3 * vitality - max(0.0, 3.0 - vitality) ** 2 * 0.7
            worth += sum(0.3 for item in scene.borne(card.id) if item.owner == seat)
        elif face.type in ("companion", "ally"):
            worth += companion_price(scene, card)
        elif face.type == "condition" or (face.is_item and not card.on):
            worth += 0.55
    return worth + 0.4 * sum(one == seat for one in board.control)


def _burdens(left: int, burdens: int) -> float:
    """What burdens weigh: a little each, and more and more the nearer corruption is."""
    return 0.3 * burdens + max(0.0, 4.0 - left) ** 2 * 0.5


def _threat(rules: Rules, scene: Scene, state: State) -> float:
    """What the Shadow is likely to do to the fellowship of the turn."""
    board = scene.board
    threat = Fights(rules, scene, state).threat() + arrows(scene)
    threat += sum(minion_price(scene, card) for card in scene.index.minions)
    if board.phase in BEFORE:
        threat += TROUBLE * len(scene.index.minions)
    if board.phase == "shadow":
        threat += unseen(scene, state, board.twilight)
    elif board.phase not in ("start", "turn", "fellowship"):
        threat += 0.05 * board.twilight
    return threat


def unseen(scene: Scene, state: State, twilight: int) -> float:
    """What minions are likely to cost that this much twilight can still bring.

    The best fighters meet them, one each; who comes after the last fighter meets the Ring-bearer.
    """
    board = scene.board
    roams = 2 if board.site < 3 else 1 if board.site < 5 else 0
    most = MANY * sum(len(state.hands[seat]) for seat in board.shadows())
    coming = min(twilight / (PRICE + roams), most)
    there = len(scene.index.minions)
    cost = 0.0
    for at, fighter in enumerate(fighters(scene)):
        if at < there and fighter.id != scene.ring_bearer:
            continue
        if coming <= 0:
            break
        share = min(1.0, coming)
        last = fighter.id == scene.ring_bearer
        many = coming if last else 1.0
        force = round(MINION * max(1.0, many))
        factor = scene.overwhelm_factor(fighter)
        price = lost(scene, fighter, scene.strength(fighter), force, 1, factor, 2 * DOUBT)
        cost += share * price
        coming -= many
    return cost + 0.04 * twilight
