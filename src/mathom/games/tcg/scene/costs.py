"""What it costs to play a card: modifiers, discounts, the roaming penalty."""

from mathom.core import enforces
from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.verbs import modifiers as m
from mathom.games.tcg.context import Context
from mathom.games.tcg.kinds import ROAMING_PENALTY
from mathom.games.tcg.scene.scene import Scene


@enforces("TCG-1.9", "TCG-1.10", "TCG-7.2", "TCG-8.7")
def price(scene: Scene, kind: str, seat: Seat, bearer: int = 0, discount: int = 0) -> int:
    """The twilight it takes: the cost, clamped at 0, and then the roaming penalty."""
    return max(0, cost(scene, kind, seat, bearer) - discount) + penalty(scene, kind, seat)


def cost(scene: Scene, kind: str, seat: Seat, bearer: int = 0) -> int:
    """The twilight cost with everything that changes it; not clamped yet."""
    face = scene.faces[kind]
    total = face.cost
    for line in scene.lines(m.Cost):
        verb = line.verb
        assert isinstance(verb, m.Cost)
        if (
            isinstance(verb.what, Filter)
            and scene.box.away(verb.what, kind)
            and (verb.on is None or bearer in scene.ids(verb.on, line.x))
        ):
            total += scene.number(verb.n, line.x)
    for _, record in face.playing:
        verb = record.effects[0]
        if isinstance(verb, m.Cost):
            x = Context(Card(0, kind, seat), seat)
            if scene.all_hold(record.conditions, x):
                total += scene.number(verb.n, x)
    return total


def penalty(scene: Scene, kind: str, seat: Seat) -> int:
    """What a minion costs more because it is roaming when it is played."""
    face = scene.faces[kind]
    if face.type != "minion" or face.site <= scene.board.site:
        return 0
    total = ROAMING_PENALTY
    for line in scene.lines(m.RoamingPenalty):
        verb = line.verb
        assert isinstance(verb, m.RoamingPenalty)
        if scene.box.away(verb.which, kind) and line.x.you == seat:
            total += verb.n
    return max(0, total)
