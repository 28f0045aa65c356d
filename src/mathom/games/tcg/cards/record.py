"""Records: a paragraph of card text each, and the words they are written with.

A record has conditions, which are looked at, costs, which are paid in full, and effects, which are
carried out as far as possible, in this order.
"""

from typing import Literal, TypeAlias

from mathom.games.tcg.cards.pieces.conditions import Condition
from mathom.games.tcg.cards.pieces.occasions import Occasion
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.verbs.verb import Verb

Until: TypeAlias = Literal[
    "instant", "while_active", "end_of_skirmish", "end_of_phase", "until_regroup", "end_of_turn",
]  # fmt: skip
Limit: TypeAlias = Literal["", "once_per_turn", "1_per_bearer"]


class Record(Piece, frozen=True):
    """A paragraph of card text."""

    effects: tuple[Verb, ...]
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Verb, ...] = ()
    until: Until = "instant"
    limit: Limit = ""
    optional: bool = False
    label: str = ""


class HowToPlay(Record, frozen=True):
    """How the card is played: what must hold, extra costs, where it goes."""


class Static(Record, frozen=True):
    """Holds while the card is active."""


class Trigger(Record, frozen=True, kw_only=True):
    """Happens each time the occasion comes."""

    on: Occasion


class Response(Record, frozen=True, kw_only=True):
    """May be used when the occasion comes, as often as it can be paid."""

    on: Occasion


class Action(Record, frozen=True, kw_only=True):
    """May be used in these phases."""

    phases: tuple[str, ...]


class StackedAction(Record, frozen=True, kw_only=True):
    """May be used in that phase by its owner while the card is stacked."""

    phase: str


CardText: TypeAlias = tuple[Record, ...]
Conditions: TypeAlias = Condition | tuple[Condition, ...]
Costs: TypeAlias = Verb | tuple[Verb, ...]


def card(*records: Record) -> CardText:
    """The text of a card."""
    return records


def playing(effect: Verb, when: Conditions = (), cost: Costs = (), limit: Limit = "") -> HowToPlay:
    """How the card is played."""
    return HowToPlay((effect,), _all(when), _costs(cost), limit=limit)


def always(*effects: Verb, when: Conditions = (), label: str = "") -> Static:
    """Text that holds while the card is active."""
    return Static(effects, _all(when), until="while_active", label=label)


def each_time(
    on: Occasion,
    *effects: Verb,
    when: Conditions = (),
    cost: Costs = (),
    until: Until = "instant",
    limit: Limit = "",
) -> Trigger:
    """Required text."""
    return Trigger(effects, _all(when), _costs(cost), until, limit, on=on)


def may_each_time(
    on: Occasion,
    *effects: Verb,
    when: Conditions = (),
    cost: Costs = (),
    until: Until = "instant",
) -> Trigger:
    """Optional text, once for each occasion."""
    return Trigger(effects, _all(when), _costs(cost), until, optional=True, on=on)


def response(
    on: Occasion,
    *effects: Verb,
    when: Conditions = (),
    cost: Costs = (),
    until: Until = "instant",
) -> Response:
    """A response."""
    return Response(effects, _all(when), _costs(cost), until, optional=True, on=on)


def action(
    phases: str | tuple[str, ...],
    *effects: Verb,
    when: Conditions = (),
    cost: Costs = (),
    until: Until = "instant",
    limit: Limit = "",
) -> Action:
    """A phase action: an event, or a special ability."""
    phases = (phases,) if isinstance(phases, str) else phases
    return Action(effects, _all(when), _costs(cost), until, limit, optional=True, phases=phases)


def while_stacked(phase: str, effect: Verb, when: Conditions = ()) -> StackedAction:
    """A phase action of a card that is stacked."""
    return StackedAction((effect,), _all(when), optional=True, phase=phase)


def _all(conditions: Conditions) -> tuple[Condition, ...]:
    return conditions if isinstance(conditions, tuple) else (conditions,)


def _costs(costs: Costs) -> tuple[Verb, ...]:
    return costs if isinstance(costs, tuple) else (costs,)
