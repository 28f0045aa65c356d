"""Conditions of card text, looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mathom.games.tcg.cards.pieces import conditions as c
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.context import Context

if TYPE_CHECKING:
    from mathom.games.tcg.scene.scene import Scene


def _spot(scene: Scene, condition: c.Spot, x: Context) -> bool:
    fits = scene.box.matcher(condition.which).fits
    left = condition.n
    for card in scene.index.active:
        if fits(scene, card, x):
            left -= 1
            if left == 0:
                return True
    return False


def _matches(scene: Scene, condition: c.Matches, x: Context) -> bool:
    for number in scene.ids(condition.what, x):
        card = scene.card(number)
        if card is None:
            card = next((one for one in (x.it, x.source) if one and one.id == number), None)
        if card is not None and scene.fits(condition.which, card, x):
            return True
    return False


def _site_has(scene: Scene, condition: c.SiteHas, x: Context) -> bool:
    site = scene.index.site
    return site is not None and condition.word in scene.faces[site.kind].keywords


def _controls_home(scene: Scene, condition: c.ControlsHome, x: Context) -> bool:
    players = scene.players(condition.who, x)
    homes = [
        home
        for number in scene.ids(condition.ally, x)
        if (ally := scene.card(number)) is not None
        for home in scene.faces[ally.kind].homes
    ]
    control = scene.board.control
    return any(home <= len(control) and control[home - 1] in players for home in homes)


def _stacked(scene: Scene, condition: c.InStack, x: Context) -> bool:
    if isinstance(condition.on, Filter):
        bases: tuple[int, ...] = tuple(card.id for card in scene.find(condition.on, x))
    else:
        bases = scene.ids(condition.on, x)
    found = sum(
        scene.box.away(condition.which, card.kind)
        for base in bases
        for card in scene.stacks.get(base, ())
    )
    return found >= condition.n


def _in_pile(scene: Scene, condition: c.InPile, x: Context) -> bool:
    pile = scene.board.dead[scene.board.fp]
    return sum(scene.box.away(condition.which, kind) for kind in pile) >= condition.n


def _played(scene: Scene, condition: c.PlayedThisTurn, x: Context) -> bool:
    sites = scene.ids(condition.at, x)
    return any(
        site in sites and scene.box.away(condition.which, kind) for kind, site in scene.board.played
    )


CONDITIONS: dict[type[c.Condition], Callable[[Scene, Any, Context], bool]] = {
    c.Spot: _spot,
    c.CannotSpot: lambda scene, one, x: not scene.find(one.which, x),
    c.SpotTwilight: lambda scene, one, x: scene.board.twilight >= one.n,
    c.TwilightBelow: lambda scene, one, x: scene.board.twilight < one.n,
    c.SpotBurdens: lambda scene, one, x: scene.board.burdens[scene.board.fp] >= one.n,
    c.SiteIs: lambda scene, one, x: one.first <= scene.board.site <= one.last,
    c.SiteHas: _site_has,
    c.More: lambda scene, one, x: scene.number(one.a, x) > scene.number(one.b, x),
    c.Matches: _matches,
    c.InPhase: lambda scene, one, x: scene.board.phase == one.phase,
    c.StartingFellowship: lambda scene, one, x: scene.board.phase == "start",
    c.RingWorn: lambda scene, one, x: scene.board.worn,
    c.Controls: lambda scene, one, x: any(
        scene.controlled(seat) >= one.n for seat in scene.players(one.who, x)
    ),
    c.ControlsHome: _controls_home,
    c.Unless: lambda scene, one, x: not scene.holds(one.condition, x),
    c.Any: lambda scene, one, x: any(scene.holds(inner, x) for inner in one.conditions),
    c.MovesMade: lambda scene, one, x: scene.board.moves >= one.n,
    c.FierceSkirmish: lambda scene, one, x: scene.board.fierce and scene.board.phase == "skirmish",
    c.InStack: _stacked,
    c.InPile: _in_pile,
    c.PlayedThisTurn: _played,
}
