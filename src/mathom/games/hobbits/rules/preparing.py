"""Set-up: chapter 3."""

from mathom.core import Chance, ChanceStep, Log, Pile, Setup, enforces
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.events import TileLaid, TileTurned
from mathom.games.hobbits.rules.turn import begin_turn
from mathom.games.hobbits.state import Hoard, Lot, Rolling, Site, State, TurningUp

STARTERS = 3
"""So many friends and so many enemies lie open before the first turn. HOB-3.2"""


@enforces("HOB-1.5", "HOB-2.1", "HOB-2.2", "HOB-3.1", "HOB-3.3")
def first_state(box: Box, setup: Setup) -> State:
    """Sauron and the Nazgûl at Mount Doom, the dark tiles laid, all hobbits in Hobbiton."""
    fixed = box.components.place_order.fixed_dark
    dark = list(box.dark_tiles)
    for tile in fixed.values():
        dark.remove(tile)
    start = TurningUp()
    return State(
        frames=(start, Lot()) if setup["first"] == "lot" else (start,),
        advanced=setup["mode"] == "advanced",
        may_stop=setup["spins"] == "may-stop",
        palantir="chance" if setup["palantir"] == "chance" else "neighbour",
        turn=0,
        hobbits=(box.start,) * setup.seats,
        sites=tuple(first_site(box, place.id) for place in box.places),
        light=Pile.of(box.light_tiles),
        dark=Pile.of(dark),
        hoards=(Hoard(),) * setup.seats,
    )


def first_site(box: Box, place: str) -> Site:
    """What is at a place before light tiles are laid out."""
    order, sauron = box.components.place_order, box.components.tiles.sauron
    if place == order.final:
        return Site(place, sauron.id, sauron.strength, box.components.counts.nazgul)
    tile = order.fixed_dark.get(place)
    return Site(place, tile, box.tiles[tile].strength if tile else 0)


@enforces("HOB-3.3")
class DrawLots(ChanceStep[Box, State, Lot]):
    """Who begins, if the seats draw lots."""

    def chance(self, state: State, frame: Lot) -> Chance:
        seats = tuple(range(len(state.hobbits)))
        return Chance("first", seats)

    def do(self, state: State, frame: Lot, outcome: int, log: Log) -> State:
        return state.then(turn=outcome)


@enforces("HOB-3.2", "HOB-R10")
class TurnUpTiles(ChanceStep[Box, State, TurningUp]):
    """Light tiles are turned up until three friends and three enemies lie open."""

    def chance(self, state: State, frame: TurningUp) -> Chance:
        return state.light.draw("tile")

    def do(self, state: State, frame: TurningUp, outcome: str, log: Log) -> State:
        light = state.light.without(outcome)
        friends, enemies, surplus = frame.friends, frame.enemies, frame.surplus
        if self.box.is_friend(outcome) and len(friends) < STARTERS:
            friends = (*friends, outcome)
        elif not self.box.is_friend(outcome) and len(enemies) < STARTERS:
            enemies = (*enemies, outcome)
        else:
            surplus = (*surplus, outcome)
            log.append(TileTurned(outcome))
        if len(friends) < STARTERS or len(enemies) < STARTERS:
            return state.then(TurningUp(friends, enemies, surplus), light=light)
        return self._lay_out(state, (*friends, *enemies), light.shuffled_with(surplus), log)

    def _lay_out(self, state: State, tiles: tuple[str, ...], light: Pile, log: Log) -> State:
        order = self.box.components.place_order
        lying = dict(zip((*order.friends_at_start, *order.enemies_at_start), tiles, strict=True))
        sites = tuple(
            Site(site.place, tile, self.box.tiles[tile].strength)
            if (tile := lying.get(site.place))
            else site
            for site in state.sites
        )
        log += (TileLaid(site.place, site.tile, site.cubes) for site in sites if site.tile)
        state = state.then(Rolling(), sites=sites, light=light)
        return begin_turn(state, state.turn, log)
