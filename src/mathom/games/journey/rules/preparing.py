"""Set-up: chapter 2, and what is different for two: 8.1."""

from mathom.core import Chance, ChanceStep, Log, Pile, Setup, enforces
from mathom.core.frames import put, replace
from mathom.games.journey.components import Box
from mathom.games.journey.events import (
    Dealt,
    PathLaid,
    RingGiven,
    TileExchanged,
    TileLaid,
    TurnedUp,
)
from mathom.games.journey.state import (
    Dealing,
    LayingPaths,
    LayingTiles,
    Lot,
    Moving,
    PuttingBack,
    State,
)


@enforces("GEF-2.1", "GEF-2.4", "GEF-2.5")
def first_state(box: Box, setup: Setup) -> State:
    """The places in their order and the marker on the first one; everything else is to come."""
    seats = setup.seats
    still_to_come = (Moving(), Dealing(), LayingTiles(), LayingPaths())
    return State(
        frames=(*still_to_come, Lot()) if setup["first"] == "lot" else still_to_come,
        start=0,
        ring=0,
        turn=0,
        place=0,
        space=0,
        paths=(),
        tiles=((),) * len(box.places),
        won=((),) * seats,
        lost=(),
        hands=((),) * seats,
        known=((),) * seats,
        rows=((None,) * len(box.colours),) * seats,
        open=(),
        discard=(),
        pile=Pile.of(box.deck),
    )


@enforces("GEF-2.5")
class DrawLots(ChanceStep[Box, State, Lot]):
    """Who begins, if the seats draw lots."""

    def chance(self, state: State, frame: Lot) -> Chance:
        seats = tuple(range(len(state.hands)))
        return Chance("first", seats)

    def do(self, state: State, frame: Lot, outcome: int, log: Log) -> State:
        return state.then(start=outcome, ring=outcome, turn=outcome)


@enforces("GEF-1.4", "GEF-2.1")
class LayPaths(ChanceStep[Box, State, LayingPaths]):
    """The path cards come into the gaps one after another."""

    def chance(self, state: State, frame: LayingPaths) -> Chance:
        left = list(self.box.components.path_cards)
        for spaces in state.paths:
            left.remove(spaces)
        kinds = tuple(sorted(set(left)))
        return Chance("path", kinds, tuple(map(left.count, kinds)))

    def do(self, state: State, frame: LayingPaths, outcome: int, log: Log) -> State:
        log.append(PathLaid(self.box.places[len(state.paths)].id, outcome))
        paths = (*state.paths, outcome)
        complete = len(paths) == self.box.last
        return state.then(paths=paths) if complete else replace(state, paths=paths)


@enforces("GEF-2.2", "GEF-2.3", "GEF-8.1", "GEF-R11")
class LayTiles(ChanceStep[Box, State, LayingTiles]):
    """The tiles come to the places one after another, to the last place first."""

    def chance(self, state: State, frame: LayingTiles) -> Chance:
        laid = [tile for tiles in state.tiles for tile in tiles]
        left = {value: count - laid.count(value) for value, count in self.box.tiles.items()}
        kinds = tuple(value for value in self.box.tile_values if left[value])
        return Chance("tile", kinds, tuple(left[value] for value in kinds))

    def do(self, state: State, frame: LayingTiles, outcome: int, log: Log) -> State:
        place = self._next(state)
        assert place is not None
        log.append(TileLaid(self.box.places[place].id, outcome))
        here = (*state.tiles[place], outcome)
        state = replace(state, tiles=put(state.tiles, place, here))
        last = self.box.last
        needed = self.box.components.point_tiles.last_place_needs
        if place == last and self._next(state) != last and needed not in here:
            return state.then(LayingTiles(), PuttingBack())
        return finish_tiles(state) if self._next(state) is None else state

    def _next(self, state: State) -> int | None:
        """The place that gets the next tile."""
        seats, last = len(state.hands), self.box.last
        order: list[int] = [last, *range(1, last)]
        for place in order:
            if len(state.tiles[place]) < self.box.tiles_at(place, seats):
                return place
        return None


@enforces("GEF-2.3", "GEF-R11")
class PutBack(ChanceStep[Box, State, PuttingBack]):
    """A random tile of Minas Tirith goes back (1 is the leftmost) and a 5 takes its place."""

    def chance(self, state: State, frame: PuttingBack) -> Chance:
        tiles = len(state.tiles[self.box.last])
        return Chance("put-back", tuple(range(1, tiles + 1)))

    def do(self, state: State, frame: PuttingBack, outcome: int, log: Log) -> State:
        last, needed = self.box.last, self.box.components.point_tiles.last_place_needs
        here = state.tiles[last]
        log.append(TileExchanged(self.box.places[last].id, here[outcome - 1], needed))
        return state.then(tiles=put(state.tiles, last, put(here, outcome - 1, needed)))


@enforces("GEF-2.2", "GEF-8.1", "GEF-R14")
def finish_tiles(state: State) -> State:
    """Sorted where they are won in order of value; for two each belongs to its trait."""
    if len(state.hands) == 2:
        return state.then()
    return state.then(tiles=tuple(tuple(sorted(here, reverse=True)) for here in state.tiles))


@enforces("GEF-2.4", "GEF-2.5")
class Deal(ChanceStep[Box, State, Dealing]):
    """Everybody's hand, card by card; then the open cards."""

    def chance(self, state: State, frame: Dealing) -> Chance:
        return state.pile.draw("card")

    def do(self, state: State, frame: Dealing, outcome: str, log: Log) -> State:
        pile, hands, opened = state.pile.without(outcome), state.hands, state.open
        size = self.box.components.hand_size_start
        seat = min(
            ((state.start + at) % len(hands) for at in range(len(hands))),
            key=lambda one: len(hands[one]),
        )
        if len(hands[seat]) < size:
            log.append(Dealt(seat, outcome))
            hands = put(hands, seat, tuple(sorted((*hands[seat], outcome))))
        else:
            log.append(TurnedUp(outcome))
            opened = (*opened, outcome)
        ready = len(opened) == self.box.components.open_cards_start and len(hands[-1]) == size
        ready = ready and all(len(hand) == size for hand in hands)
        if not ready:
            return replace(state, pile=pile, hands=hands, open=opened)
        log.append(RingGiven(state.ring))
        return state.then(pile=pile, hands=hands, open=opened)
