"""Whether what has happened is what a text waits for."""

from collections.abc import Callable, Iterator
from typing import Any

from mathom.core import enforces
from mathom.core.values import Seat
from mathom.games.tcg.board import Card, Lasting
from mathom.games.tcg.cards.pieces import occasions as o
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.selectors import Selector
from mathom.games.tcg.cards.pieces.verbs.logic import Later
from mathom.games.tcg.context import Context
from mathom.games.tcg.frames import Happening
from mathom.games.tcg.scene.scene import Scene

NAMES: dict[str, type[o.Occasion]] = {
    "played": o.IsPlayed,
    "wins": o.Wins,
    "loses": o.Loses,
    "killed": o.IsKilled,
    "moves": o.Moves,
    "moves_from": o.MovesFrom,
    "moves_to": o.MovesTo,
    "start_of": o.StartOf,
    "end_of": o.EndOf,
    "start_of_skirmish": o.StartOfSkirmish,
    "wound": o.AboutToWound,
    "discard": o.AboutToDiscard,
    "burden": o.AboutToBurden,
    "control": o.AboutToControl,
    "assigned": o.IsAssigned,
    "ability_used": o.UsesAbility,
}


def is_it(scene: Scene, what: Filter | Selector, card: Card | None, x: Context) -> bool:
    """Whether a card is the one that is meant."""
    if card is None:
        return False
    if isinstance(what, Filter):
        return scene.fits(what, card, x)
    return card.id in scene.ids(what, x)


def _among(scene: Scene, which: Filter | None, cards: tuple[Card, ...], x: Context) -> bool:
    return which is None or any(scene.fits(which, card, x) for card in cards)


def _played(scene: Scene, on: o.IsPlayed, one: Happening, x: Context) -> bool:
    return is_it(scene, on.what, one.card, x)


@enforces("TIM-6.2")
def _fought(scene: Scene, on: o.Wins | o.Loses, one: Happening, x: Context) -> bool:
    return is_it(scene, on.who, one.card, x) and _among(scene, on.vs, one.foes, x)


def _killed(scene: Scene, on: o.IsKilled, one: Happening, x: Context) -> bool:
    return is_it(scene, on.who, one.card, x) and _among(scene, on.skirmish_with, one.foes, x)


def _moves_from(scene: Scene, on: o.MovesFrom, one: Happening, x: Context) -> bool:
    if isinstance(on.site, int):
        return on.site == one.site
    return is_it(scene, on.site, one.card, x)


def _start_of(scene: Scene, on: o.StartOf, one: Happening, x: Context) -> bool:
    if on.phase != one.phase:
        return False
    return not on.first or scene.board.shadow_phases == 1


@enforces("TIM-3.6")
def _end_of(scene: Scene, on: o.EndOf, one: Happening, x: Context) -> bool:
    return any(on.first <= site <= on.last for site in scene.board.moved_to)


def _start_of_skirmish(scene: Scene, on: o.StartOfSkirmish, one: Happening, x: Context) -> bool:
    return any(is_it(scene, on.who, card, x) for card in one.foes)


def _about_to_discard(scene: Scene, on: o.AboutToDiscard, one: Happening, x: Context) -> bool:
    if not is_it(scene, on.what, one.card, x):
        return False
    return on.source is None or _among(scene, on.source, one.foes, x)


@enforces("TIM-6.1")
def _assigned(scene: Scene, on: o.IsAssigned, one: Happening, x: Context) -> bool:
    if on.by is not None and one.by not in scene.players(on.by, x):
        return False
    return is_it(scene, on.who, one.card, x) and _among(scene, on.to, one.foes, x)


TESTS: dict[type[o.Occasion], Callable[[Scene, Any, Happening, Context], bool]] = {
    o.IsPlayed: _played,
    o.Wins: _fought,
    o.Loses: _fought,
    o.IsKilled: _killed,
    o.Moves: lambda scene, on, one, x: True,
    o.MovesFrom: _moves_from,
    o.MovesTo: lambda scene, on, one, x: is_it(scene, on.site, one.card, x),
    o.StartOf: _start_of,
    o.EndOf: _end_of,
    o.StartOfSkirmish: _start_of_skirmish,
    o.AboutToWound: lambda scene, on, one, x: is_it(scene, on.who, one.card, x),
    o.AboutToDiscard: _about_to_discard,
    o.AboutToBurden: lambda scene, on, one, x: _among(scene, on.source, one.foes, x),
    o.AboutToControl: lambda scene, on, one, x: one.by in scene.players(on.by, x),
    o.IsAssigned: _assigned,
    o.UsesAbility: lambda scene, on, one, x: is_it(scene, on.of, one.card, x),
}


def occurs(scene: Scene, on: o.Occasion, one: Happening, x: Context) -> bool:
    """Whether this is what the text waits for."""
    if NAMES[one.what] is not type(on):
        return False
    return TESTS[type(on)](scene, on, one, x)


def later(scene: Scene, one: Happening) -> Iterator[tuple[Lasting, Context]]:
    """Texts that wait for a while, without a source in play, and fit."""
    for lasting in scene.lasting.get("later", ()):
        verb = scene.faces[lasting.kind].text[lasting.record].effects[lasting.value]
        x = Context(Card(0, lasting.kind, lasting.you), lasting.you, env=lasting.env)
        assert isinstance(verb, Later)
        if occurs(scene, verb.on, one, x):
            yield lasting, x


def about(happening: Happening, source: Card, you: Seat) -> Context:
    """The eyes of a text that answers to what happened."""
    return Context(source, you, happening.card, happening.foes)
