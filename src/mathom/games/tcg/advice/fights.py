"""Skirmishes to come: who would fight whom, and what that is likely to cost.

Strengths are compared as they are now. How sure that is depends on the difference: there are
always cards nobody has seen yet.
"""

from collections.abc import Iterable
from math import exp

from mathom.games.tcg.board import Bout, Card
from mathom.games.tcg.frames import AnyFrame, Assigning
from mathom.games.tcg.rules.archery import total
from mathom.games.tcg.rules.who_can import may_be_assigned, may_defend
from mathom.games.tcg.scene.scene import Scene

BEFORE = ("shadow", "maneuver", "archery", "assignment")
"""Phases in which nobody is assigned yet, and everybody may be."""
DOUBT = 1.3
"""A difference in strength that makes a result e times as likely."""
LOST_RING = 12.0
"""What the death of the Ring-bearer costs: the game."""
WOUNDED_BEARER = 1.1


def bouts(scene: Scene, frame: AnyFrame | None) -> list[Bout]:
    """The skirmishes that are sure, and those that would follow if the Shadow chose."""
    board = scene.board
    found = list(board.assigned)
    if board.skirmish is not None and board.skirmish.who and board.skirmish.minions:
        found.append(board.skirmish)
    if isinstance(frame, Assigning):
        found = _with_pairs(found, frame.pairs)
    if board.phase not in BEFORE:
        return found
    busy = {number for bout in found for number in (bout.who, *bout.minions)}
    minions = [
        card for card in scene.index.minions if card.id not in busy and may_be_assigned(scene, card)
    ]
    if not minions:
        return found
    defenders = [
        card for card in scene.index.characters if card.id not in busy and may_defend(scene, card)
    ]
    chosen = not isinstance(frame, Assigning) or frame.seat == board.fp
    return found + (_met(scene, minions, defenders) if chosen else _sent(scene, minions, defenders))


def _with_pairs(found: list[Bout], pairs: Iterable[tuple[int, int]]) -> list[Bout]:
    by: dict[int, tuple[int, ...]] = {bout.who: bout.minions for bout in found}
    for who, minion in pairs:
        by[who] = (*by.get(who, ()), minion)
    return [Bout(who, minions) for who, minions in by.items()]


def _met(scene: Scene, minions: list[Card], defenders: list[Card]) -> list[Bout]:
    """The strongest minion is met by whoever just beats it; what is left over goes for the weak."""
    free = sorted(defenders, key=lambda card: (card.id == scene.ring_bearer, scene.strength(card)))
    pairs: list[tuple[int, int]] = []
    over: list[Card] = []
    for minion in sorted(minions, key=scene.strength, reverse=True):
        force = scene.strength(minion)
        able = [one for one in free if scene.strength(one) > force and one.id != scene.ring_bearer]
        if able:
            free.remove(able[0])
            pairs.append((able[0].id, minion.id))
        else:
            over.append(minion)
    rest = list(over)
    for minion in over:
        others = [one for one in free if one.id != scene.ring_bearer]
        if not others:
            break
        victim = max(others, key=scene.vitality_left)
        free.remove(victim)
        rest.remove(minion)
        pairs.append((victim.id, minion.id))
    return _with_pairs(_with_pairs([], pairs), _gang(scene, rest, defenders))


def _sent(scene: Scene, minions: list[Card], defenders: list[Card]) -> list[Bout]:
    """The Shadow sends those that are left where they hurt most."""
    return _with_pairs([], _gang(scene, minions, defenders))


def _gang(scene: Scene, minions: list[Card], defenders: list[Card]) -> list[tuple[int, int]]:
    if not defenders:
        return []
    weakest = min(defenders, key=lambda card: scene.strength(card) - scene.vitality_left(card) / 9)
    return [(weakest.id, minion.id) for minion in minions]


def losses(scene: Scene, bout: Bout) -> tuple[float, float]:
    """What a skirmish is likely to cost the fellowship, and the Shadow."""
    who = scene.card(bout.who)
    minions = [card for one in bout.minions if (card := scene.card(one)) is not None]
    if who is None or not minions:
        return 0.0, 0.0
    ours, theirs = scene.strength(who), sum(map(scene.strength, minions))
    wins = _chance(ours - theirs - 0.5)
    over = _chance(theirs - scene.overwhelm_factor(who) * ours + 0.5)
    damage = 1 + sum(scene.keyword(card, "damage") for card in minions)
    left = scene.vitality_left(who)
    killed = kill_price(scene, who)
    hurt = killed if damage >= left else wound_price(scene, who) * damage
    cost = (1 - wins) * (over * killed + (1 - over) * hurt)
    gain = 0.0
    blow = 1 + scene.keyword(who, "damage")
    for minion in minions:
        crushed = _chance(ours - scene.overwhelm_factor(minion) * theirs + 0.5)
        dead = 1.0 if blow >= scene.vitality_left(minion) else crushed
        gain += wins * (dead * minion_price(scene, minion) + (1 - dead) * 0.15)
    return cost, gain


def arrows(scene: Scene) -> tuple[float, float]:
    """What archery still to come is likely to cost the fellowship, and the Shadow."""
    if scene.board.phase not in ("shadow", "maneuver", "archery"):
        return 0.0, 0.0
    return 0.45 * total(scene, "minion"), 0.25 * total(scene, "fellowship")


def companion_price(scene: Scene, card: Card) -> float:
    """What a companion or ally is worth to its fellowship."""
    face = scene.faces[card.kind]
    left = face.vitality - scene.wounds.get(card.id, 0)
    worth = 0.5 + 0.11 * face.strength + 0.2 * max(0, left)
    worth += sum(0.25 + 0.06 * scene.faces[one.kind].cost for one in scene.borne(card.id))
    return worth if face.type == "companion" else 0.5 * worth


def minion_price(scene: Scene, card: Card) -> float:
    """What a minion on the table is worth for the rest of the turn."""
    fierce = 1.5 if scene.keyword(card, "fierce") else 1.0
    return fierce * (0.08 * scene.strength(card) + 0.1)


def wound_price(scene: Scene, card: Card) -> float:
    """What a wound costs."""
    return WOUNDED_BEARER if card.id == scene.ring_bearer else 0.3


def kill_price(scene: Scene, card: Card) -> float:
    """What a death costs."""
    return LOST_RING if card.id == scene.ring_bearer else 0.4 + companion_price(scene, card)


def _chance(difference: float) -> float:
    """How likely something is that holds by so much."""
    return 1 / (1 + exp(max(-30.0, min(30.0, -difference / DOUBT))))
