"""Skirmishes to come: who would fight whom, and what that is likely to cost.

Strengths are compared as they are now. How sure that is depends on the difference: there are
always cards nobody has seen yet.
"""

from collections.abc import Iterable
from math import exp

from mathom.core.frames import replace
from mathom.games.tcg.board import Bout, Card
from mathom.games.tcg.frames import Assigning, NextSkirmish
from mathom.games.tcg.rules.archery import total
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.who_can import may_be_assigned, may_defend
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

BEFORE = ("shadow", "maneuver", "archery", "assignment")
"""Phases in which nobody is assigned yet, and everybody may be."""
DOUBT = 1.4
"""A difference in strength that makes a result e times as likely, before a skirmish begins."""
DOUBT_NOW = 0.7
"""The same in the skirmish itself."""
SURE = 0.2
"""The same where the Shadow has no card left to change it."""
LOST_RING = 14.0
"""What the death of the Ring-bearer costs: the game."""
RING_WOUND = 0.9
"""What a wound of the Ring-bearer costs, or the burden that takes its place."""
WOUND = 0.3
DEATH = 0.4
"""What a death costs beside what the character was worth."""


class Fights:
    """The skirmishes of a position, with what each is likely to cost."""

    def __init__(self, rules: Rules, scene: Scene, state: State) -> None:
        self.scene = scene
        self.board = scene.board
        self._later = scene
        if scene.board.phase == "skirmish" and scene.board.lasting:
            # What holds for this skirmish helps in no other one.
            lasting = tuple(one for one in scene.board.lasting if one.until != "phase")
            self._later = rules.scene(replace(scene.board, lasting=lasting))
        self._known: dict[tuple[int, tuple[int, ...]], float] = {}
        self._frame = state.frames[-1] if state.frames else None
        unknown = any(state.hands[seat] for seat in scene.board.shadows())
        self._doubt = DOUBT_NOW if unknown else SURE

    def threat(self) -> float:
        """What all skirmishes to come are likely to cost the fellowship, all in all."""
        board, frame = self.board, self._frame
        found = {bout.who: bout.minions for bout in board.assigned}
        if isinstance(frame, Assigning):
            for who, minion in frame.pairs:
                found[who] = (*found.get(who, ()), minion)
        if board.phase in BEFORE and not isinstance(frame, NextSkirmish):
            self._assign(found)
        cost = sum(self.cost(who, minions) for who, minions in found.items())
        now = board.skirmish
        if now is not None and now.who and now.minions:
            cost += self._cost(self.scene, now, self._doubt)
        return cost

    def _assign(self, found: dict[int, tuple[int, ...]]) -> None:
        """Minions that are left are met where that costs least; the others go where it hurts."""
        scene, frame = self.scene, self._frame
        busy = {one for minions in found.values() for one in minions}
        left = [
            card.id
            for card in scene.index.minions
            if card.id not in busy and may_be_assigned(scene, card)
        ]
        able = [card for card in scene.index.characters if may_defend(scene, card)]
        if not left or not able:
            return
        left.sort(key=lambda one: -self.scene.strength(scene.index.cards[one]))
        if not isinstance(frame, Assigning) or frame.seat == self.board.fp:
            left = self._defend(found, left, able)
        for minion in left:
            worst = max(able, key=lambda card: self._more(found, card.id, minion))
            if self._more(found, worst.id, minion) > 0:
                found[worst.id] = (*found.get(worst.id, ()), minion)

    def _defend(
        self, found: dict[int, tuple[int, ...]], left: list[int], able: list[Card]
    ) -> list[int]:
        """Each minion, the strongest first, is met by whom it costs least; says who is left."""
        over = []
        for minion in left:
            free = [
                card
                for card in able
                if len(found.get(card.id, ())) < 1 + self.scene.keyword(card, "defender")
            ]
            best = min(free, key=lambda card: self._more(found, card.id, minion), default=None)
            if best is None:
                over.append(minion)
                continue
            feared = max(self._more(found, card.id, minion) for card in able)
            if self._more(found, best.id, minion) < feared:
                found[best.id] = (*found.get(best.id, ()), minion)
            else:
                over.append(minion)
        return over

    def _more(self, found: dict[int, tuple[int, ...]], who: int, minion: int) -> float:
        """What one more minion against a character costs."""
        has = found.get(who, ())
        return self.cost(who, (*has, minion)) - (self.cost(who, has) if has else 0.0)

    def cost(self, who: int, minions: tuple[int, ...]) -> float:
        """What a skirmish that has not begun is likely to cost the fellowship."""
        known = self._known.get((who, minions))
        if known is None:
            known = self._cost(self._later, Bout(who, minions), DOUBT)
            self._known[who, minions] = known
        return known

    def _cost(self, scene: Scene, bout: Bout, doubt: float) -> float:
        who = scene.card(bout.who)
        minions = [card for one in bout.minions if (card := scene.card(one)) is not None]
        if who is None or not minions:
            return 0.0
        ours, theirs = scene.strength(who), sum(map(scene.strength, minions))
        damage = 1 + sum(scene.keyword(card, "damage") for card in minions)
        cost = lost(scene, who, ours, theirs, damage, scene.overwhelm_factor(who), doubt)
        wins = chance(ours - theirs - 0.5, doubt)
        blow = 1 + scene.keyword(who, "damage")
        for minion in minions:
            crushed = chance(ours - scene.overwhelm_factor(minion) * theirs + 0.5, doubt)
            dead = 1.0 if blow >= scene.vitality_left(minion) else crushed
            cost -= wins * (0.05 + dead * minion_price(scene, minion))
        return cost


def lost(
    scene: Scene, who: Card, ours: int, theirs: int, damage: int, factor: int, doubt: float
) -> float:
    """What a character loses on average against so much strength."""
    wins = chance(ours - theirs - 0.5, doubt)
    crushed = chance(theirs - factor * ours + 0.5, doubt * 1.3)
    left = scene.vitality_left(who)
    killed = kill_price(scene, who)
    if who.id == scene.ring_bearer:
        board = scene.board
        hurt = RING_WOUND * damage
        if damage >= left and board.burdens[board.fp] + damage >= board.resistance[board.fp]:
            hurt = killed
    else:
        hurt = killed if damage >= left else WOUND * damage
    return (1 - wins) * (crushed * killed + (1 - crushed) * hurt)


def arrows(scene: Scene) -> float:
    """What archery still to come is likely to cost the fellowship, all in all."""
    if scene.board.phase not in ("shadow", "maneuver", "archery"):
        return 0.0
    return 0.4 * total(scene, "minion") - 0.2 * total(scene, "fellowship")


def companion_price(scene: Scene, card: Card, bears: Iterable[Card]) -> float:
    """What a companion or ally is worth to its fellowship, with what it bears."""
    face = scene.faces[card.kind]
    left = face.vitality - scene.wounds.get(card.id, 0)
    strength = face.strength
    worth = 0.5
    for item in bears:
        bonus = scene.faces[item.kind]
        if bonus.side == "free":
            strength, left = strength + bonus.strength, left + bonus.vitality
            worth += 0.45
        else:
            worth -= 0.3
    worth += 0.13 * strength + 0.25 * max(0, left)
    if left == 1:
        worth -= 0.4  # it can neither exert nor lose a skirmish
    return worth if face.type == "companion" else 0.5 * worth


def minion_price(scene: Scene, card: Card) -> float:
    """What a minion on the table is worth for the rest of the turn, beside its next skirmish."""
    again = 0.07 if scene.keyword(card, "fierce") and not scene.board.fierce else 0.02
    return 0.05 + again * scene.strength(card)


def kill_price(scene: Scene, card: Card) -> float:
    """What a death costs."""
    if card.id == scene.ring_bearer:
        return LOST_RING
    return DEATH + companion_price(scene, card, scene.borne(card.id))


def chance(difference: float, doubt: float) -> float:
    """How likely something is that holds by so much."""
    return 1 / (1 + exp(max(-30.0, min(30.0, -difference / doubt))))


def fighters(scene: Scene) -> Iterable[Card]:
    """The companions, the strongest first and the Ring-bearer last."""
    return sorted(
        scene.index.companions,
        key=lambda card: (card.id == scene.ring_bearer, -scene.strength(card)),
    )
