"""The opening of a deck, tried out: who starts beside the Ring-bearer, and the first hand."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from mathom.core import BadSetup, Chance, Choice, Seeded
from mathom.core.frames import replace
from mathom.core.printed_game import PrintedGame
from mathom.games.tcg.components import PrintedDeck
from mathom.games.tcg.decks.deck import Deck
from mathom.games.tcg.decks.legality import bearer_and_ring, flaws
from mathom.games.tcg.frames import Seating
from mathom.games.tcg.options import Start, Stop
from mathom.games.tcg.rules.preparing import first_state
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State

OWN, OTHER = 0, 1
STOP = Stop()
MOST_DRAWS = 40
"""So many further cards are told."""


class Opening(msgspec.Struct, frozen=True):
    """What lies on the table and what is in hand before the first turn."""

    started: tuple[str, ...]
    """The companions that start."""
    offered: tuple[str, ...]
    """The companions that could start besides."""
    hand: tuple[str, ...]
    draws: tuple[str, ...]
    """What would be drawn next, in this order."""


def opening(
    game: PrintedGame[State, Any], rules: Rules, deck: Deck, wanted: Sequence[str], seed: int
) -> Opening:
    """The opening by the rules, with as many of the wanted companions as may start.

    The deck need not be legal. Raises BadSetup if it has no Ring-bearer or no Ring.
    """
    if wrong := flaws(tuple(bearer_and_ring(rules, deck, {}))):
        raise BadSetup.of(wrong)
    state = first_state(rules, [_taken_up(deck), next(iter(rules.decks.values()))], ())
    # The other player sits first, so that it does not matter whether the own path is complete.
    state = game.settle(replace(state, frames=(Seating((), (OTHER, OWN)),)), [])
    starting = list(wanted)
    started: list[str] = []
    offered: tuple[str, ...] = ()
    chances = 0
    while state.board.phase == "start":
        question = game.question(state)
        if isinstance(question, Chance):
            state, _ = game.apply(state, Seeded(seed).outcome(chances, question))
            chances += 1
            continue
        assert isinstance(question, Choice)
        answer = STOP if STOP in question else question.options[0]
        if question.seat == OWN and STOP in question:
            offered = tuple(one.card for one in question.options if isinstance(one, Start))
            may = next((kind for kind in starting if kind in offered), None)
            if may is not None:
                starting.remove(may)
                started.append(may)
                answer = Start(may)
        state, _ = game.apply(state, answer)
    draws = list(state.decks[OWN].cards())
    Random(seed).shuffle(draws)
    return Opening(tuple(started), offered, tuple(state.hands[OWN]), tuple(draws[:MOST_DRAWS]))


def _taken_up(deck: Deck) -> PrintedDeck:
    return PrintedDeck(
        deck.name, deck.ring_bearer, deck.ring, deck.sites, deck.cards, (), "own", "", ""
    )
