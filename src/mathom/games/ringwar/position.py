"""Which positions can be: every figure, card and tile of the box is somewhere, once."""

from collections import Counter

from mathom.core import BadPosition, Pile, enforces
from mathom.games.ringwar import forces, under_way
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import Battle, Playing, Resolving
from mathom.games.ringwar.frames.by_card import Redrawing, Seeking
from mathom.games.ringwar.kinds import (
    ASIDE,
    CORRUPTED,
    DECKS,
    DOOM,
    FELLOWSHIP,
    FIGURES,
    FREE,
    GONE,
    NATIONS,
    SHADOW,
    SIDE_OF,
    Force,
    nation_of,
)
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.seats import ROLES, TEAMS, side_of
from mathom.games.ringwar.settings import SETTINGS
from mathom.games.ringwar.state import State

RINGS, MANY_DICE, MANY_STEPS = 3, 12, 40
"""The Elven Rings of the box, and numbers of dice and of steps that no match reaches."""


@enforces("RK-061")
def check(box: Box, state: State) -> None:
    """Raises BadPosition, with the reason, if this position cannot be."""
    _check_shape(box, state)
    _check_figures(box, state)
    _check_people(box, state)
    _check_cards(box, state)
    _check_tiles(box, state)
    _check_places(box, state)
    under_way.check(box, state)


def _check_shape(box: Box, state: State) -> None:
    if state.seats not in ROLES or not len(state.hands) == len(state.buried) == state.seats:
        raise BadPosition("seats", seats=state.seats)
    if any(len(side) != len(box.regions) for side in state.armies):
        raise BadPosition("regions")
    if len(state.steps) != len(NATIONS) or len(state.active) != len(NATIONS):
        raise BadPosition("nations")
    for nation, steps, active in zip(NATIONS, state.steps, state.active, strict=True):
        if steps not in range(4) or (steps == 0 and not active):
            raise BadPosition("politics", nation=nation)
    known = {f"{one.id}={value}" for one in SETTINGS for value in one.values[1:]}
    if not set(state.house) <= known:
        raise BadPosition("house")
    if (state.won is None) != bool(state.frames):
        raise BadPosition("unfinished")
    _check_turn(state)


def _check_turn(state: State) -> None:
    turn, seats = state.turn, range(state.seats)
    for seat in (turn.actor, *turn.up, *(seat for _, seat in state.captors)):
        if seat not in seats:
            raise BadPosition("turn", seat=seat)
    teams = TEAMS[state.seats]
    dice = (*turn.pool, *state.hunt.dice, *map(len, state.dice))
    if (
        turn.side not in (FREE, SHADOW)
        or turn.number < 1
        or any(turn.up[side] not in teams[side] for side in (FREE, SHADOW))
        or not 0 <= min(dice) <= max(dice) <= MANY_DICE
        or min(state.rings) < 0
        or sum(state.rings) > RINGS
        or any(list(one) != sorted(one) for one in state.dice)
    ):
        raise BadPosition("turn-order")


def _check_figures(box: Box, state: State) -> None:
    for force in (state.reinforcements, state.lost):
        if force and (len(force) != len(FIGURES) or min(force) < 0):
            raise BadPosition("reinforcements")
    total: Force = forces.plus(state.reinforcements, state.lost)
    for side, armies in enumerate(state.armies):
        for at, force in enumerate(armies):
            if force and (len(force) != len(FIGURES) or min(force) < 0 or not any(force)):
                raise BadPosition("force", region=box.regions[at])
            if any(SIDE_OF[nation_of(kind)] != side for kind in forces.kinds(force)):
                raise BadPosition("force", region=box.regions[at])
            if side == FREE and force and not forces.units(force):
                raise BadPosition("leader-alone", region=box.regions[at])
            total = forces.plus(total, force)
    for kind, wanted in enumerate(box.totals):
        if forces.count(total, kind) != wanted:
            found = forces.count(total, kind)
            raise BadPosition("figures", figure=FIGURES[kind], found=found, wanted=wanted)


def _check_people(box: Box, state: State) -> None:
    if len(state.people) != len(box.characters):
        raise BadPosition("people")
    for person, place in zip(box.characters, state.people, strict=True):
        if place not in box.at and place not in (FELLOWSHIP, ASIDE, GONE):
            raise BadPosition("person", person=person, place=place)
        if place == FELLOWSHIP and not box.people[person].starts_in_fellowship:
            raise BadPosition("person", person=person, place=place)
    ring = state.fellowship
    if not 0 <= ring.corruption <= CORRUPTED:
        raise BadPosition("corruption")
    on_track = ring.step is None or ring.step in range(DOOM + 1)
    if ring.region not in box.at or ring.progress not in range(MANY_STEPS) or not on_track:
        raise BadPosition("fellowship")
    if ring.guide not in (*box.companions, "gollum"):
        raise BadPosition("fellowship")


def _check_cards(box: Box, state: State) -> None:
    found: Counter[str] = Counter((*state.spent, *state.table))
    for cards in (*state.hands, *state.buried):
        if list(cards) != sorted(cards):
            raise BadPosition("hand-order")
        found.update(cards)
    if len(state.decks) != len(DECKS):
        raise BadPosition("deck")
    for deck, pile in zip(DECKS, state.decks, strict=True):
        if pile != Pile.of(pile.cards()) or not set(pile.cards()) <= set(box.deck_cards[deck]):
            raise BadPosition("deck")
        found.update(pile.cards())
    for seat in range(state.seats):
        own = {*state.hands[seat], *state.buried[seat]}
        if any(box.card_side.get(card) != side_of(state.seats, seat) for card in own):
            raise BadPosition("hand", seat=seat)
    for frame in state.frames:
        if isinstance(frame, Playing):
            found[frame.card] += 1
        elif isinstance(frame, Battle):
            found.update(card for card in frame.round.cards if card)
    for card in (*box.cards, *found):
        if found[card] != 1 or card not in box.cards:
            raise BadPosition("card", card=card, found=found[card])


def _check_tiles(box: Box, state: State) -> None:
    hunt = state.hunt
    if hunt.pool != Pile.of(hunt.pool.cards()):
        raise BadPosition("deck")
    found = Counter((*hunt.pool.cards(), *hunt.drawn, *hunt.removed, *hunt.waiting))
    for frame in state.frames:
        if isinstance(frame, Resolving | Redrawing):
            found[frame.tile] += 1
        elif isinstance(frame, Seeking):
            found.update(frame.drawn)
    for name, tile in box.tiles.items():
        right = found[name] == tile.count if tile.kind == "normal" else found[name] <= tile.count
        if not right:
            raise BadPosition("tile", tile=name, found=found[name])
    for name in found:
        if name not in box.tiles:
            raise BadPosition("tile", tile=name, found=found[name])


def _check_places(box: Box, state: State) -> None:
    names = (state.captured, state.besieged)
    if any(list(places) != sorted(set(places)) for places in names):
        raise BadPosition("places")
    if list(state.mixed) != sorted(set(state.mixed)):
        raise BadPosition("places")
    if any(region not in box.at or side not in (FREE, SHADOW) for side, region in state.mixed):
        raise BadPosition("places")
    for region in state.captured:
        if region not in box.home:
            raise BadPosition("captured", region=region)
    fighting = any(isinstance(frame, Battle) for frame in state.frames)
    for region in state.besieged:
        if region not in box.strongholds:
            raise BadPosition("besieged", region=region)
        manned = all(board.has_army(box, state, side, region) for side in (0, 1))
        if not manned and not fighting:
            raise BadPosition("besieged", region=region)
    for at, region in enumerate(box.regions):
        both = all(forces.units(side[at]) for side in state.armies)
        if both and region not in state.besieged:
            raise BadPosition("two-armies", region=region)
