"""Hunt tiles that cards bring into play, draw, replace or take out. Chapter 9."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, TypeAlias

from mathom.core import Chance, ChanceStep, Log, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Phrase, idiom, noun
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.figures import People
from mathom.games.ringwar.cards.pieces.piece import (
    Asks,
    Piece,
    RollsDice,
    Scope,
    person_name,
    remember,
)
from mathom.games.ringwar.events import (
    Separated,
    TileDrawn,
    TileInPlay,
    TileRemoved,
    TileReturned,
)
from mathom.games.ringwar.frames import DrawingTile, Reacting, Resolving
from mathom.games.ringwar.frames.by_card import Following, Redrawing, Seeking, Throwing
from mathom.games.ringwar.frames.ring import TileTerm
from mathom.games.ringwar.kinds import FREE, Side
from mathom.games.ringwar.options import Take
from mathom.games.ringwar.rules import board, fellowship, hunt, politics, reactions
from mathom.games.ringwar.state import State


@enforces("RKR-9.3")
class OwnTile(Piece, frozen=True):
    """The special tile of the card comes into play."""

    tile: str

    def act(self, at: Scope, log: Log) -> State:
        log.append(TileInPlay(self.tile))
        return hunt.tile_into_play(at.state, self.tile)

    def say(self, house: House) -> Phrase:
        return idiom("own-tile", tile=words.tile(self.tile))


Harmless: TypeAlias = Literal["", "no-reduction", "random-casualty"]


@enforces("RK-037")
class DrawHuntTile(Piece, frozen=True):
    """A tile is drawn and resolved as in a hunt; eyes and gifts of the Free Peoples do nothing."""

    term: Harmless = ""

    def act(self, at: Scope, log: Log) -> State:
        terms: tuple[TileTerm, ...] = ("eyes-harmless", "gifts-harmless")
        if self.term:
            terms = (*terms, self.term)
        return at.state.push(DrawingTile("card", terms=terms))

    def say(self, house: House) -> Phrase:
        return idiom("draw-tile", but=idiom(f"tile-{self.term}") if self.term else None)


# -- tiles that count for a card only ------------------------------------------------------------


class Challenge(Piece, frozen=True):
    """Tiles are drawn: nothing but eyes kills one of these people, fewer eyes leave the game."""

    debt: ClassVar[bool] = True
    avoidable: ClassVar[bool] = False

    who: People
    tiles: int

    def act(self, at: Scope, log: Log) -> State:
        return at.state.push(Seeking(*at.place))

    def drew(self, at: Scope, tiles: tuple[str, ...], log: Log) -> State:
        box, state = at.box, at.state
        if len(tiles) < self.tiles:
            return state.push(Seeking(*at.place, drawn=tiles))
        eyes = tuple(one for one in tiles if box.tiles[one].value == "eye")
        gone = () if len(eyes) == self.tiles else eyes
        back = tuple(one for one in tiles if one not in gone)
        log += map(TileRemoved, gone)
        log += map(TileReturned, back)
        pool, removed = state.hunt.pool.shuffled_with(back), state.hunt.removed + gone
        state = replace(state, hunt=replace(state.hunt, pool=pool, removed=removed))
        if gone or not eyes:
            return state
        person = self.who.on_map(at)
        assert person is not None
        return board.lose_person(box, state, person, log)

    def say(self, house: House) -> Phrase:
        return idiom(
            "challenge", tiles=noun("hunt-tile", count=self.tiles), who=self.who.say(house)
        )


@enforces("RK-165", "RKR-9.49", "RK-038")
class Break(RollsDice, frozen=True):
    """The number on a tile says how many companions leave. (Breaking of the Fellowship)"""

    debt: ClassVar[bool] = True
    avoidable: ClassVar[bool] = True

    def possible(self, at: Scope) -> bool:
        return bool(fellowship.companions(at.box, at.state))

    def act(self, at: Scope, log: Log) -> State:
        return at.state.push(Seeking(*at.place))

    def drew(self, at: Scope, tiles: tuple[str, ...], log: Log) -> State:
        state, (*replaced, tile) = at.state, tiles
        log += map(TileReturned, replaced)
        pool = state.hunt.pool.shuffled_with(replaced) if replaced else state.hunt.pool
        drawn = (*state.hunt.drawn, tile)
        state = replace(state, hunt=replace(state.hunt, pool=pool, drawn=drawn))
        state = state.push(Following(*at.place, tile=tile))
        return state if replaced else reactions.offer(at.box, state, Reacting(FREE, "tile"))

    def follow(self, at: Scope, frame: Following, log: Log) -> State:
        assert frame.tile is not None
        tile = at.box.tiles[frame.tile]
        if tile.value == "eye" or tile.kind == "free":
            return remember(at.state)
        if tile.value == "die":
            return at.state.push(Throwing(*at.place, 1))
        return remember(at.state, number=int(tile.value))

    def rolled(self, at: Scope, dice: str, region: str | None, log: Log) -> State:
        return remember(at.state, number=int(dice))

    def say(self, house: House) -> Phrase:
        return idiom("break")


@enforces("RK-165", "RKR-7.7")
class PartCompany(Asks, frozen=True):
    """So many companions, as the Free Peoples choose, leave the Fellowship and do not walk."""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-part"
    accepts: ClassVar[tuple[type[Option], ...]] = (Take,)

    def chooser(self, at: Scope) -> Side:
        return FREE

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Take, at.box.companions)

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Take)
        if at.so_far.count >= at.noted.number:
            return Refusal("RKR-5.5", "too-many", most=at.noted.number)
        if option.person in fellowship.companions(at.box, at.state):
            return None
        return Refusal("RKR-8.34", "elsewhere", person=person_name(option.person))

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Take)
        box, state, person = at.box, at.state, option.person
        here = state.fellowship.region
        if state.fellowship.step is not None:
            state = board.lose_person(box, state, person, log)
        else:
            log.append(Separated((person,)))
            state = board.move_people(box, state, (person,), here)
            state = politics.companion_arrived(box, state, person, here, log)
        return fellowship.regroup(box, self.again(at, state), log)

    def say(self, house: House) -> Phrase:
        return idiom("part-company")


# -- another tile --------------------------------------------------------------------------------


def draw_another(state: State) -> State:
    """The tile on the table is replaced by another one."""
    tile = state.frames[-1]
    if isinstance(tile, Following):  # it counts for a card only
        assert tile.tile is not None
        drawn = list(state.hunt.drawn)
        drawn.remove(tile.tile)
        again = Seeking(tile.side, tile.card, tile.path, (tile.tile,), offered=True)
        return replace(state.then(again), hunt=replace(state.hunt, drawn=tuple(drawn)))
    assert isinstance(tile, Resolving)
    return state.then(Redrawing(tile.tile, tile.source, tile.successes, tile.terms))


@enforces("RK-038", "RK-159")
class DrawAnother(ChanceStep[Box, State, Redrawing]):
    """The first tile goes back only once the second one is drawn; no further card is used."""

    def chance(self, state: State, frame: Redrawing) -> Chance:
        return state.hunt.pool.draw("tile")

    def go(self, state: State, frame: Redrawing, log: Log) -> State | Chance:
        if not state.hunt.pool:
            refilled = hunt.refill(self.box, state, log)
            if refilled.hunt.pool:
                return refilled
            return self.do(state, frame, frame.tile, log)
        return super().go(state, frame, log)

    def do(self, state: State, frame: Redrawing, outcome: str, log: Log) -> State:
        log.append(TileDrawn(outcome, frame.source))
        pool = state.hunt.pool.shuffled_with((frame.tile,)).without(outcome)
        log.append(TileReturned(frame.tile))
        carded = not state.house_rule("mithril", "new-tile")
        resolving = Resolving(
            outcome, frame.source, successes=frame.successes, carded=carded, terms=frame.terms
        )
        return replace(state.then(resolving), hunt=replace(state.hunt, pool=pool))
