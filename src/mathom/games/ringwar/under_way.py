"""What can be under way: frames that name what there is, lie where they belong, and add up.

What a card remembers of itself is its own affair: whether that makes sense shows when it goes on
(`FramedGame.try_out`).
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import msgspec

from mathom.core import BadPosition
from mathom.core.shape import Count, Fields, Several, Shape, Thing, shape_of
from mathom.games.ringwar import forces, frames
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import During
from mathom.games.ringwar.cards.pieces.piece import part_at
from mathom.games.ringwar.frames import AnyFrame, by_card
from mathom.games.ringwar.kinds import (
    DECKS,
    DECKS_OF,
    FELLOWSHIP,
    FIGURES,
    FREE,
    MOST_DICE,
    NATIONS,
    SHADOW,
    Force,
    Side,
)
from mathom.games.ringwar.rules import board, fighting
from mathom.games.ringwar.rules.combat import refuse_combat_card
from mathom.games.ringwar.rules.seats import TEAMS, side_of
from mathom.games.ringwar.state import State

PHASES: tuple[type[AnyFrame], ...] = (
    frames.Ending,
    frames.Actions,
    frames.Allocating,
    frames.Naming,
    frames.AtTheGate,
    frames.Declaring,
)
"""What a turn lays out, from the bottom."""

ON: Mapping[type[AnyFrame], tuple[type[AnyFrame], ...]] = {
    frames.Actions: (frames.Ending,),
    frames.Allocating: (frames.Actions,),
    frames.AtTheGate: (frames.Naming, frames.Actions),
    frames.RollingActions: (frames.Actions, frames.RollingActions),
    frames.Acting: (frames.Actions,),
    frames.Joining: (frames.Actions, frames.Acting),
    frames.Playing: (frames.Actions, frames.DrawingAfterwards, frames.Playing),
    frames.Landing: (frames.Flying,),
    frames.Facing: (frames.Resolving,),
    frames.Drawn: (frames.Resolving,),
    frames.RollingTile: (frames.Resolving,),
    by_card.Travelling: (by_card.Roaming,),
    frames.WhiteRider: (frames.Battle,),
    frames.Standing: (frames.Battle,),
    frames.Carding: (frames.Battle, frames.Carding),
    frames.RollingCombat: (frames.Battle, frames.RollingCombat),
    frames.Rerolling: (frames.Battle, frames.Rerolling),
    frames.RollingAgain: (frames.Battle, frames.Rerolling),
    frames.Striking: (frames.Battle,),
    frames.Continuing: (frames.Battle,),
    frames.Retreating: (frames.Battle,),
    frames.Pressing: (frames.Battle,),
}
"""What lies only on some other frames; the rest lies on whatever can wait."""

ONCE_EACH = (frames.Carding, frames.RollingCombat, frames.Rerolling)
"""What is asked of both sides, one after the other."""

WAITS = frozenset(
    (
        *PHASES,
        frames.Drawing,
        frames.DrawingOne,
        frames.Offering,
        frames.RollingActions,
        frames.Playing,
        frames.DrawingAfterwards,
        frames.Battle,
        frames.Marching,
        frames.Flying,
        frames.ToHuntBox,
        frames.Climbing,
        frames.Hunting,
        frames.DrawingTile,
        frames.Resolving,
        frames.Losing,
        frames.Striking,
        frames.Reacting,
        frames.Walking,
        by_card.Doing,
        by_card.Choosing,
        by_card.Following,
        by_card.Throwing,
        by_card.Seeking,
        by_card.Roaming,
    )
)
"""What something else can come before."""


def check(box: Box, state: State) -> None:
    """Raises BadPosition if something is under way that cannot be."""
    if not state.frames:
        return
    if not _in_order(state):
        raise BadPosition("frames")
    for frame in state.frames:
        if not _exists(box, shape_of(type(frame)), msgspec.to_builtins(frame)):
            raise BadPosition("frames")
    for frame in state.frames:
        if not _adds_up(box, state, frame):
            raise BadPosition("frames")


def _in_order(state: State) -> bool:
    """Whether every frame lies on one that it can lie on, and nobody is asked twice."""
    kinds = [type(frame) for frame in state.frames]
    asked = [(type(one), one.side) for one in state.frames if isinstance(one, ONCE_EACH)]
    if len(set(asked)) < len(asked):
        return False
    laid_out = [kind for kind in kinds if kind in PHASES[:3]]
    if kinds[0] is not frames.Ending or laid_out != [kind for kind in PHASES if kind in laid_out]:
        return False
    return all(below in ON.get(kind, WAITS) for below, kind in pairwise(kinds))


def _exists(box: Box, shape: Shape, value: Any) -> bool:
    """Whether all that a frame names is in the box, and no number is out of this world."""
    match shape:
        case Thing(kind):
            known: Any = {
                "region": box.at,
                "card": box.cards,
                "character": box.people,
                "deck": DECKS,
                "tile": box.tiles,
                "nation": NATIONS,
                "figure": FIGURES,
                "side": (FREE, SHADOW),
            }[kind]
            return value is None or value == "" or value in known
        case Count():
            return not value or (len(value) == len(FIGURES) and min(value) >= 0)
        case Several(item):
            return all(_exists(box, item, one) for one in value)
        case Fields(fields):
            return all(_exists(box, inner, value[name]) for name, inner in fields.items())
        case _:
            return not isinstance(value, int) or -5 <= value <= 40


def _adds_up(box: Box, state: State, frame: AnyFrame) -> bool:
    """Whether a frame fits what is on the map and in the hands."""
    if isinstance(frame, by_card.OfPart | by_card.SortingParty) and not _is_part(box, state, frame):
        return False
    match frame:
        case frames.Drawing():
            side = side_of(state.seats, frame.seat) if frame.seat in range(state.seats) else None
            return side is not None and set(frame.decks) <= set(DECKS_OF[side])
        case frames.DrawingOne() | frames.Discarding():
            return frame.seat in range(state.seats)
        case frames.Offering():
            there = TEAMS[state.seats][frame.side]
            if len(there) == 1 or len(frame.offers) > 1:
                return False
            return set(frame.offers) <= set(state.hands[there[0]])
        case frames.Joining():
            there = TEAMS[state.seats][frame.side]
            return len(there) > 1 and frame.asked in (there, there[:1], there[1:])
        case frames.DrawingAfterwards():
            return bool(frame.decks) and set(frame.decks) <= set(DECKS_OF[frame.side])
        case frames.Playing():
            parts = len(box.built[frame.card].event.effects)
            return box.card_side[frame.card] == frame.side and 0 <= frame.at <= parts
        case frames.RollingActions():
            return 0 <= frame.left <= state.turn.pool[frame.side]
        case frames.RollingCombat() | frames.RollingAgain() | frames.RollingHunt():
            return 1 <= frame.dice <= MOST_DICE
        case frames.Striking():
            return 1 <= frame.dice <= MOST_DICE and 1 <= frame.needs <= 6
        case frames.Rerolling() | frames.RerollingHunt():
            return 1 <= frame.most <= MOST_DICE
        case frames.Losing():
            return frame.hits > 0 and _there(box, state, frame.side, frame.region, frame.apart)
        case frames.Corrupting():
            return frame.amount > 0
        case frames.Marching():
            return frame.left in (1, 2)
        case frames.Walking():
            return 0 <= frame.reach <= 10 and set(frame.group) <= set(box.companions)
        case frames.Gathering():
            here = {board.where(box, state, one) for one in frame.group}
            return here <= {FELLOWSHIP} and len(set(frame.group)) == len(frame.group)
        case frames.Companions():
            here = {board.where(box, state, one) for one in frame.group}
            return len(here) <= 1 and here <= set(box.at)
        case frames.Landing():
            return _can_land(box, state, frame)
        case (
            frames.SortingMarch()
            | frames.SortingAttack()
            | frames.SortingAdvance()
            | by_card.SortingParty()
        ):
            party = frames.Party(frame.origin, frame.force, frame.people)
            able = not isinstance(frame, frames.SortingAdvance) or _can_enter(box, state, frame)
            return able and _stands(box, state, frame.side, party) and forces.units(frame.force) > 0
        case by_card.Travelling():
            return _stands(box, state, frame.side, frame.party)
        case by_card.Throwing():
            return 0 <= frame.dice <= MOST_DICE and box.card_side[frame.card] == frame.side
        case frames.Battle():
            return _is_fought(box, state, frame)
        case frames.Carding():
            now = fighting.battle_of(state).round
            return not now.cards[frame.side] and not now.revealed
        case _:
            return True


def _is_part(box: Box, state: State, frame: by_card.OfPart | by_card.SortingParty) -> bool:
    """Whether there is such a part of the card; that of a combat card needs its battle."""
    try:
        part_at(box, frame)
    except (AssertionError, IndexError, KeyError, ValueError):
        return False
    if not isinstance(box.built[frame.card].parts[frame.path[0]], During):
        return True
    if fighting.battle_at(state) is None:
        return False
    return fighting.battle_of(state).round.cards[frame.side] == frame.card


def _there(box: Box, state: State, side: Side, region: str, force: Force) -> bool:
    """Whether these figures are among those of a side in a region."""
    here = board.army(box, state, side, region) or (0,) * len(FIGURES)
    return not force or all(one <= all_ for one, all_ in zip(force, here, strict=True))


def _stands(box: Box, state: State, side: Side, party: frames.Party) -> bool:
    """Whether they are together where they are said to be."""
    people = board.people_in(box, state, side, party.region)
    return _there(box, state, side, party.region, party.force) and set(party.people) <= set(people)


def _can_land(box: Box, state: State, frame: frames.Landing) -> bool:
    if frame.person is not None:
        return board.where(box, state, frame.person) == frame.origin and frame.count == 0
    nazgul = forces.nazgul(board.army(box, state, SHADOW, frame.origin))
    return 1 <= frame.count <= nazgul


def _can_enter(box: Box, state: State, frame: frames.SortingAdvance) -> bool:
    """Whether the enemy has left the region, or withdrawn into its stronghold."""
    enemy, to = 1 - frame.side, frame.to
    if not board.has_army(box, state, enemy, to):
        return True
    return to in box.strongholds and board.holder(box, state, to) == enemy


def _is_fought(box: Box, state: State, battle: frames.Battle) -> bool:
    """Whether there are armies for this battle, and its round can be as it is."""
    now = battle.round
    rear = battle.rear if battle.rear.region else frames.Party(battle.origin)
    ranks = _stands(box, state, battle.attacker, rear) and rear.region == battle.origin
    led = all(battle.captains[side] in TEAMS[state.seats][side] for side in (FREE, SHADOW))
    rolled = all(set(dice) <= set("123456") for dice in (*now.rolls, *now.rerolls))
    owned = all(not card or box.card_side[card] == side for side, card in enumerate(now.cards))
    queued = all(
        side in (FREE, SHADOW)
        and now.cards[side]
        and at in range(len(box.built[now.cards[side]].combat.effects))
        for side, at in now.queue
    )
    laid = now.revealed or not any(
        card and card not in now.known and refuse_combat_card(box, state, side, card)
        for side, card in enumerate(now.cards)
        if ranks
    )
    return ranks and led and rolled and owned and queued and laid
