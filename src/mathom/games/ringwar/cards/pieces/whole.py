"""A whole card: what it is made of, and all it says."""

from __future__ import annotations

import msgspec

from mathom.games.ringwar.cards.base import (
    Action,
    Card,
    Combat,
    Condition,
    Effect,
    Phrase,
    Reaction,
    Standing,
)
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.table import ThrowOff, ThrowOffByCards


class Event(msgspec.Struct, frozen=True):
    """The event half of a card."""

    effects: tuple[Effect, ...] = ()
    condition: Condition | None = None
    stays: bool = False
    standing: tuple[Standing, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    leaves: Condition | None = None
    leaves_at: tuple[str, ...] = ()
    fights_from_table: bool = False

    def card(self, name: str, combat: Combat) -> Card:
        """The card with both halves."""
        return Card(
            effects=self.effects,
            combat=combat,
            condition=self.condition,
            nations=tuple(sorted({one for effect in self.effects for one in effect.nations})),
            stays=self.stays,
            standing=self.standing,
            reactions=self.reactions,
            actions=self._actions(name),
            fights_from_table=self.fights_from_table,
            leaves=self.leaves,
            leaves_at=self.leaves_at,
        )

    def _actions(self, name: str) -> tuple[Action, ...]:
        return tuple(
            piece.action(name)
            for piece in self.standing
            if isinstance(piece, ThrowOff | ThrowOffByCards)
        )


def event(*effects: Effect, condition: Condition | None = None) -> Event:
    """A card that takes effect and is discarded."""
    return Event(effects, condition)


def table(
    *effects: Effect,
    condition: Condition | None = None,
    standing: tuple[Standing, ...] = (),
    reactions: tuple[Reaction, ...] = (),
    leaves: Condition | None = None,
    leaves_at: tuple[str, ...] = (),
    fights_from_table: bool = False,
) -> Event:
    """A card that stays on the table."""
    return Event(
        effects, condition, True, standing, reactions, leaves, leaves_at, fights_from_table
    )


def text(card: Card) -> Phrase:
    """All that the event half of a card says."""
    said = []
    if card.condition is not None:
        said.append(words.phrase("card-condition", condition=card.condition.say()))
    said += [effect.say() for effect in card.effects]
    if card.stays:
        said.append(Phrase("card-stays"))
    said += [piece.say() for piece in (*card.standing, *card.reactions)]
    if card.fights_from_table:
        said.append(Phrase("card-fights-from-table"))
    if card.leaves is not None:
        said.append(words.phrase("card-leaves", condition=card.leaves.say()))
    said += [Phrase(f"card-leaves-{moment}") for moment in card.leaves_at]
    if card.stays and card.condition is not None:
        said.append(Phrase("card-leaves-without"))
    return words.sentences(said)
