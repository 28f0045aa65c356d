"""A table-top: set up a position of `hobbits` by hand, in the words of the game, and play on.

    table = Tabletop(2).hobbit(0, "moria_near").tile("moria", "black_rider", nazgul=1)
    table.play(4, "move moria_near", "meet", "one", "two", "dark")
    assert table.cubes("moria") == 2

Chance is told: a number or `nazgul` for the die, `dark`, `one`, `two`, `three` for the spinner, a
tile's id for what is turned up.
"""

from __future__ import annotations

from functools import cache
from typing import Self

from mathom.core import Pile
from mathom.core.frames import Frame, replace
from mathom.games.hobbits.game import Hobbits, game
from mathom.games.hobbits.state import Rolling, Site, State
from tests.rulebook.by_hand import ByHand

START = {
    "high_pass": "aragorn",
    "moria": "bill_the_pony",
    "barrow_downs": "gandalf",
    "mirkwood": "orc",
    "amon_hen": "uruk_hai",
    "isengard": "wolf",
}

the_game = cache(game)


class Tabletop(ByHand[Hobbits, State]):
    """Two to five hobbits in Hobbiton, three friends, three enemies, seat 0 about to roll."""

    def __init__(self, seats: int = 2, /, **settings: str) -> None:
        super().__init__(the_game(), seats, **settings)
        self.state = replace(self.state, frames=(Rolling(),), turn=0)
        for place, tile in START.items():
            self.tile(place, tile)

    # -- given -----------------------------------------------------------------------------------

    def turn(self, seat: int, *frames: Frame) -> Self:
        """It is this seat's turn, to roll unless frames say otherwise."""
        self.state = replace(self.state, turn=seat, frames=frames or (Rolling(),))
        return self

    def hobbit(self, seat: int, field: str) -> Self:
        """A hobbit stands here."""
        hobbits = list(self.state.hobbits)
        hobbits[seat] = field
        self.state = replace(self.state, hobbits=tuple(hobbits))
        return self

    def tile(
        self, place: str, tile: str, cubes: int | None = None, nazgul: int | None = None
    ) -> Self:
        """This tile lies at the place; what lay there goes back into its stack."""
        at = self.game.box.place_index[place]
        site = self.state.sites[at]
        if site.tile != tile:
            self._return(site.tile)
            self._fetch(tile)
        strength = self.game.box.tiles[tile].strength
        new = Site(place, tile, strength if cubes is None else cubes, site.nazgul)
        self._site(at, new)
        return self if nazgul is None else self.nazgul(place, nazgul)

    def nazgul(self, place: str, count: int) -> Self:
        """So many Nazgûl are at the place; the others are at Mount Doom."""
        index, doom = self.game.box.place_index, self.game.box.doom
        sites = list(self.state.sites)
        moved = count - sites[index[place]].nazgul
        sites[index[place]] = replace(sites[index[place]], nazgul=count)
        sites[doom] = replace(sites[doom], nazgul=sites[doom].nazgul - moved)
        self.state = replace(self.state, sites=tuple(sites))
        return self

    def collection(self, seat: int, *tiles: str, nazgul: int = 0) -> Self:
        """These tiles lie in front of a player, and Nazgûl taken from Mount Doom."""
        for tile in tiles:
            self._fetch(tile)
        hoards = list(self.state.hoards)
        hoards[seat] = replace(hoards[seat], tiles=tiles, nazgul=nazgul)
        doom = self.game.box.doom
        site = self.state.sites[doom]
        self._site(doom, replace(site, nazgul=site.nazgul - nazgul))
        self.state = replace(self.state, hoards=tuple(hoards))
        return self

    def stacks(self, light: tuple[str, ...] | None = None, dark: tuple[str, ...] = ()) -> Self:
        """Only these tiles are left to draw; the others were given up long ago."""
        state = self.state
        kept = [*(state.light.cards() if light is None else light), *dark]
        gone = [*state.light.cards(), *state.dark.cards()]
        for tile in kept:
            gone.remove(tile)
        self.state = replace(
            state,
            light=state.light if light is None else Pile.of(light),
            dark=Pile.of(dark),
            given_up=(*state.given_up, *gone),
        )
        return self

    def empty(self, place: str) -> Self:
        """Nothing is left at this place, nor to draw."""
        at = self.game.box.place_index[place]
        tile = self.state.sites[at].tile
        self.stacks(light=(), dark=())
        if tile is not None:
            self.state = replace(self.state, given_up=(*self.state.given_up, tile))
        self._site(at, Site(place))
        return self

    def _site(self, at: int, site: Site) -> None:
        sites = list(self.state.sites)
        sites[at] = site
        self.state = replace(self.state, sites=tuple(sites))

    def _fetch(self, tile: str) -> None:
        name = "light" if tile in self.game.box.light_tiles else "dark"
        pile: Pile = getattr(self.state, name)
        self.state = replace(self.state, **{name: pile.without(tile)})

    def _return(self, tile: str | None) -> None:
        if tile is not None:
            name = "light" if tile in self.game.box.light_tiles else "dark"
            pile: Pile = getattr(self.state, name)
            self.state = replace(self.state, **{name: pile.shuffled_with((tile,))})

    # -- then ------------------------------------------------------------------------------------

    @property
    def targets(self) -> set[str]:
        """The fields the hobbit may move to."""
        return {option.removeprefix("move ") for option in self.options}

    def site(self, place: str) -> Site:
        return self.state.sites[self.game.box.place_index[place]]

    def rolls(self, seat: int) -> bool:
        """Whether it is this seat's turn and the die is about to be rolled."""
        return self.state.turn == seat and isinstance(self.state.frames[-1], Rolling)
