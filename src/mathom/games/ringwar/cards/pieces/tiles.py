"""Hunt tiles that cards bring into play, draw, replace or take out. Chapter 9."""

from __future__ import annotations

from typing import ClassVar

from mathom.core import Chance, ChanceStep, Log, Option, enforces
from mathom.core.frames import replace
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces.piece import Piece, Place, Question, Roll, noted, place_of
from mathom.games.ringwar.events import (
    Separated,
    TileDrawn,
    TileInPlay,
    TileRemoved,
    TileReturned,
)
from mathom.games.ringwar.frames import DrawingTile, Reacting, Resolving
from mathom.games.ringwar.frames.by_card import Choosing, Following, Redrawing, Seeking, Throwing
from mathom.games.ringwar.kinds import FREE, Side
from mathom.games.ringwar.options import Take
from mathom.games.ringwar.rules import board, fellowship, hunt, politics, reactions
from mathom.games.ringwar.rules.cards import remember
from mathom.games.ringwar.state import State


@enforces("RKR-9.3")
class OwnTile(Piece, frozen=True):
    """The special tile of the card comes into play."""

    tile: str

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        log.append(TileInPlay(self.tile))
        return hunt.tile_into_play(state, self.tile)

    def say(self) -> Phrase:
        return Phrase("piece-own-tile", {"tile": Phrase(f"own-tile-{self.tile}")})


@enforces("RK-037")
class DrawTile(Piece, frozen=True):
    """A tile is drawn and resolved as in a hunt; eyes and gifts of the Free Peoples do nothing."""

    term: str = ""

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        harmless = ("eyes-harmless", "gifts-harmless")
        terms = (*harmless, self.term) if self.term else harmless
        return state.push(DrawingTile("card", terms=terms))

    def say(self) -> Phrase:
        return Phrase(f"piece-draw-tile{'-' if self.term else ''}{self.term}")


# -- tiles that count for a card only ------------------------------------------------------------


class Challenge(Piece, frozen=True):
    """Three tiles are drawn: three eyes kill the heir, fewer leave the game. (Challenge …)"""

    debt: ClassVar[bool] = True
    avoidable: ClassVar[bool] = False

    people: tuple[str, ...]

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Seeking(*at))

    def drew(
        self, box: Box, state: State, frame: Seeking, tiles: tuple[str, ...], log: Log
    ) -> State:
        if len(tiles) < 3:
            return state.push(replace(frame, drawn=tiles))
        eyes = tuple(one for one in tiles if box.tiles[one].value == "eye")
        gone = () if len(eyes) == 3 else eyes
        back = tuple(one for one in tiles if one not in gone)
        log += map(TileRemoved, gone)
        log += map(TileReturned, back)
        state = replace(
            state,
            hunt=replace(
                state.hunt,
                pool=state.hunt.pool.shuffled_with(back),
                removed=state.hunt.removed + gone,
            ),
        )
        if gone or not eyes:
            return state
        heir = next(one for one in self.people if board.on_map(box, state, one))
        return board.lose_person(box, state, heir, log)

    def say(self) -> Phrase:
        return Phrase("piece-challenge")


@enforces("RK-165", "RKR-9.49", "RK-038")
class Break(Roll, frozen=True):
    """The number on a tile says how many companions leave. (Breaking of the Fellowship)"""

    debt: ClassVar[bool] = True
    avoidable: ClassVar[bool] = True

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return bool(fellowship.companions(box, state))

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Seeking(*at))

    def drew(
        self, box: Box, state: State, frame: Seeking, tiles: tuple[str, ...], log: Log
    ) -> State:
        *replaced, tile = tiles
        log += map(TileReturned, replaced)
        pool = state.hunt.pool.shuffled_with(replaced) if replaced else state.hunt.pool
        drawn = (*state.hunt.drawn, tile)
        state = replace(state, hunt=replace(state.hunt, pool=pool, drawn=drawn))
        state = state.push(Following(*place_of(frame), (tile,)))
        return state if replaced else reactions.offer(box, state, Reacting(FREE, "tile"))

    def follow(self, box: Box, state: State, frame: Following, log: Log) -> State:
        (tile,) = frame.notes
        value = box.tiles[tile].value
        if value == "eye" or box.tiles[tile].kind == "free":
            return remember(state, "0")
        if value == "die":
            return state.push(Throwing(*place_of(frame), 1))
        return remember(state, str(value))

    def rolled(self, box: Box, state: State, frame: Throwing, dice: str, log: Log) -> State:
        return remember(state, dice)

    def say(self) -> Phrase:
        return Phrase("piece-break")


@enforces("RK-165", "RKR-7.7")
class Part(Question, frozen=True):
    """So many companions, as the Free Peoples choose, leave the Fellowship and do not walk."""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-part"

    def asked(self, frame: Choosing) -> Side:
        return FREE

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        wanted = int(noted(state) or 0)
        if len(frame.notes) >= wanted:
            return []
        return [Take(one) for one in fellowship.companions(box, state)]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Take)
        person, here = option.person, state.fellowship.region
        again = self.begin
        if state.fellowship.step is not None:
            state = board.lose_person(box, state, person, log)
        else:
            log.append(Separated((person,)))
            state = board.move_people(box, state, (person,), here)
            state = politics.companion_arrived(box, state, person, here, log)
        state = again(box, state, place_of(frame), (*frame.notes, person))
        return fellowship.regroup(box, state, log)

    def say(self) -> Phrase:
        return Phrase("piece-part")


# -- another tile --------------------------------------------------------------------------------


def draw_another(state: State) -> State:
    """The tile on the table is replaced by another one."""
    tile = state.frames[-1]
    if isinstance(tile, Following):  # it counts for a card only
        drawn = list(state.hunt.drawn)
        drawn.remove(tile.notes[0])
        again = Seeking(tile.side, tile.card, tile.path, tile.notes, offered=True)
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
