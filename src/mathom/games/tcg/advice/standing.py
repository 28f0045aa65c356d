"""How things stand for a seat: its own way to the last site, against everybody else's."""

from math import exp

from mathom.core.values import Seat
from mathom.games.tcg.advice.fights import arrows, bouts, companion_price, losses, minion_price
from mathom.games.tcg.kinds import LAST_SITE
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

SITE = 1.1
"""What a site further on is worth, beside companions and their wounds."""
WON = 40.0
TWILIGHT = 0.16
"""What a token of twilight is worth to the Shadow before it is spent."""
HAND = 0.06


def standings(rules: Rules, state: State) -> list[float]:
    """What everybody's fellowship is worth, with what threatens it."""
    board, seats = state.board, range(len(state.hands))
    if board.winner is not None:
        return [WON if seat == board.winner else -WON for seat in seats]
    scene = rules.scene(board)
    found = [-WON if seat in board.lost else _fellowship(scene, state, seat) for seat in seats]
    found[board.fp] -= _threat(scene, state)
    return found


def advantage(rules: Rules, state: State, seat: Seat) -> float:
    """How much better a seat stands than the best of the others."""
    found = standings(rules, state)
    return found[seat] - max(one for other, one in enumerate(found) if other != seat)


def shares(rules: Rules, state: State) -> tuple[float, ...]:
    """Everybody's share of the win."""
    found = standings(rules, state)
    top = max(found)
    weights = [exp((one - top) / 2.5) for one in found]
    whole = sum(weights)
    return tuple(one / whole for one in weights)


def _fellowship(scene: Scene, state: State, seat: Seat) -> float:
    board = scene.board
    at = board.markers[seat]
    worth = SITE * at + (3.0 if at >= LAST_SITE else 0.0) + HAND * len(state.hands[seat])
    left = board.resistance[seat] - board.burdens[seat]
    worth -= 0.3 * board.burdens[seat] + max(0.0, 2.5 - left) ** 2 * 0.8
    for card in board.play:
        if card.owner != seat:
            continue
        face = scene.faces[card.kind]
        if card.id == board.bearers[seat]:
            vitality = face.vitality - scene.wounds.get(card.id, 0)
            worth -= max(0.0, 3.0 - vitality) ** 2 * 0.7
            worth += sum(0.25 for _ in scene.borne(card.id))
        elif face.type in ("companion", "ally"):
            worth += companion_price(scene, card)
        elif face.type == "condition":
            worth += 0.35
    return worth + 0.4 * sum(one == seat for one in board.control)


def _threat(scene: Scene, state: State) -> float:
    """What the Shadow is likely to do to the fellowship of the turn."""
    board = scene.board
    frame = state.frames[-1] if state.frames else None
    threat = 0.0
    for bout in bouts(scene, frame):
        cost, gain = losses(scene, bout)
        threat += cost - gain
    hit, back = arrows(scene)
    threat += hit - back
    threat += sum(minion_price(scene, card) for card in scene.index.minions)
    if board.phase in ("start", "turn", "fellowship", "shadow", "regroup"):
        threat += TWILIGHT * board.twilight
    return threat
