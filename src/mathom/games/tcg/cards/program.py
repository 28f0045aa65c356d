"""Programs: records made ready to be carried out, choices just before the verb that needs them.

A record is a row of steps: named spots first, then costs, then effects. A step knows the choices
its verb needs (*slots*) and, for verbs made of verbs, the programs inside it.
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from mathom.games.tcg.cards.pieces.conditions import Condition, Spot
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import (
    Spotted,
    SpottedBurdens,
    SpottedTwilight,
    UpTo,
    WorkedOut,
)
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.selectors import Named, Pick, PickAny, PickUpTo, Selector
from mathom.games.tcg.cards.pieces.verbs.decks import RevealDeckTop, ShuffleDeck
from mathom.games.tcg.cards.pieces.verbs.logic import (
    If,
    Later,
    May,
    OneOf,
    Preventable,
    Repeat,
)
from mathom.games.tcg.cards.pieces.verbs.modifiers import ExtraCost
from mathom.games.tcg.cards.pieces.verbs.verb import Verb
from mathom.games.tcg.cards.pieces.verbs.wounds import Instead
from mathom.games.tcg.cards.record import Record

CHOSEN_PLAYERS = ("opponent", "shadow_player", "chosen_player")
NUMBERS = (Spotted, SpottedTwilight, SpottedBurdens, UpTo)
PICKS = (Pick, PickUpTo, PickAny, Spot)


class Slot:
    """A choice a step needs: cards in play, a number, or a player."""

    __slots__ = ("key", "kind", "node", "verb")

    def __init__(
        self, key: str, kind: Literal["cards", "number", "player"], node: Piece | str, verb: Piece
    ) -> None:
        self.key = key
        self.kind = kind
        self.node = node
        self.verb = verb


class Step:
    """A verb (or a named spot), what must be chosen for it, and the programs inside it."""

    __slots__ = ("children", "cost", "slots", "verb")

    def __init__(
        self, verb: Piece, slots: tuple[Slot, ...], children: tuple[int, ...], cost: bool
    ) -> None:
        self.verb = verb
        self.slots = slots
        self.children = children
        self.cost = cost


Steps: TypeAlias = tuple[Step, ...]


class Program:
    """A record made ready. Program 0 is the record itself; `paid` steps of it come first."""

    __slots__ = ("keys", "paid", "parts", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.parts: list[Steps] = [()]
        self.keys: dict[int, str] = {}
        """The slot of each pick and chosen number, by the identity of the piece."""
        named = [one for one in record.conditions if isinstance(one, Spot) and one.name]
        spots = tuple(Step(one, (self._slot(one, "cards", one),), (), True) for one in named)
        costs = tuple(self._step(verb, cost=True) for verb in record.costs)
        effects = tuple(self._step(verb, cost=False) for verb in record.effects)
        self.paid = len(spots) + len(costs)
        self.parts[0] = spots + costs + effects

    def _slot(self, node: Piece, kind: Literal["cards", "number"], verb: Piece) -> Slot:
        name = getattr(node, "name", "")
        key = name or f"{len(self.keys) + 1}"
        self.keys[id(node)] = key
        return Slot(key, kind, node, verb)

    def _child(self, verb: Verb, *, cost: bool) -> int:
        self.parts.append(())
        at = len(self.parts) - 1
        self.parts[at] = (self._step(verb, cost=cost),)
        return at

    def _step(self, verb: Verb, *, cost: bool) -> Step:
        match verb:
            case If(_, then, otherwise):
                inner = [then] if otherwise is None else [then, otherwise]
                children = tuple(self._child(one, cost=cost) for one in inner)
            case OneOf(verbs):
                children = tuple(self._child(one, cost=cost) for one in verbs)
            case Repeat(_, one) | May(one) | Instead(one) | Later(_, one):
                children = (self._child(one, cost=cost),)
            case ExtraCost(_, one):
                children = (self._child(one, cost=True),)
            case Preventable(one, _, price):
                # The choices of what may be prevented are made before the offer.
                children = (self._child(one, cost=False), self._child(price, cost=True))
                slots = self.parts[children[0]][0].slots
                return Step(verb, slots, children, cost)
            case _:
                children = ()
        return Step(verb, tuple(self._slots(verb, verb)), children, cost)

    def _slots(self, piece: Piece, verb: Piece) -> Iterator[Slot]:
        who = getattr(piece, "by", "") or getattr(piece, "who", "")
        asks = isinstance(piece, (Pick, RevealDeckTop, ShuffleDeck))
        if asks and who in CHOSEN_PLAYERS:
            yield Slot(f"@{who}", "player", who, verb)
        if isinstance(piece, PICKS):
            yield self._slot(piece, "cards", verb)
            return
        if isinstance(piece, NUMBERS):
            yield self._slot(piece, "number", verb)
            return
        for name in piece.__struct_fields__:
            value = getattr(piece, name)
            if isinstance(value, (Selector, WorkedOut)) and not isinstance(value, Named):
                yield from self._slots(value, verb)


def filters_in(piece: object) -> Iterator[Filter]:
    """Every filter inside a piece."""
    if isinstance(piece, Filter):
        yield piece
    if isinstance(piece, tuple):
        for one in piece:
            yield from filters_in(one)
    if isinstance(piece, Piece):
        for name in piece.__struct_fields__:
            yield from filters_in(getattr(piece, name))


__all__ = ["Condition", "Program", "Slot", "Step", "Steps", "filters_in"]
