"""Numbers of card text, worked out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mathom.games.tcg.cards.pieces import numbers as n
from mathom.games.tcg.context import Context

if TYPE_CHECKING:
    from mathom.games.tcg.scene.scene import Scene


def _tokens(scene: Scene, number: n.TokensOn, x: Context) -> int:
    return sum(scene.tokens.get(one, 0) for one in scene.ids(number.on, x))


def _wounds(scene: Scene, number: n.WoundsOn, x: Context) -> int:
    return sum(scene.wounds.get(one, 0) for one in scene.ids(number.on, x))


def _if_else(scene: Scene, number: n.IfElse, x: Context) -> int:
    held = scene.holds(number.condition, x)
    return scene.number(number.then if held else number.otherwise, x)


def _pile_count(scene: Scene, number: n.PileCount, x: Context) -> int:
    pile = scene.board.dead[scene.board.fp]
    return sum(scene.box.away(number.which, kind) for kind in pile)


def _count(scene: Scene, number: n.HowMany, x: Context) -> int:
    return len(scene.find(number.which, x))


NUMBERS: dict[type[n.WorkedOut], Callable[[Scene, Any, Context], int]] = {
    n.HowMany: _count,
    n.Spotted: lambda scene, number, x: scene.picked(number, x),
    n.SpottedTwilight: lambda scene, number, x: scene.picked(number, x),
    n.SpottedBurdens: lambda scene, number, x: scene.picked(number, x),
    n.UpTo: lambda scene, number, x: scene.picked(number, x),
    n.TokensOn: _tokens,
    n.WoundsOn: _wounds,
    n.Times: lambda scene, number, x: scene.number(number.a, x) * scene.number(number.b, x),
    n.Minus: lambda scene, number, x: -scene.number(number.n, x),
    n.Least: lambda scene, number, x: min(scene.number(number.a, x), scene.number(number.b, x)),
    n.Excess: lambda scene, number, x: max(
        0, scene.number(number.a, x) - scene.number(number.b, x)
    ),
    n.IfElse: _if_else,
    n.Size: lambda scene, number, x: len(x.chosen(number.name) or ()),
    n.BurdensCarried: lambda scene, number, x: scene.board.burdens[scene.board.fp],
    n.SitesControlled: lambda scene, number, x: sum(
        scene.controlled(seat) for seat in scene.players(number.who, x)
    ),
    n.PileCount: _pile_count,
}
