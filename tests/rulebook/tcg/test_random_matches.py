"""Random matches of random legal decks come to an end, for two, three and four players."""

import os
from random import Random

import pytest

from mathom.games.tcg import events
from tests.rulebook.tcg.random_decks import (
    FACES,
    decks_of_all_cards,
    match_of,
    play_on,
    random_match,
)

THOROUGH = os.environ.get("MATHOM_PROPERTIES") == "thorough"
ROUNDS = range(60 if THOROUGH else 4)
SHARE = 0.95 if THOROUGH else 0.5
"""So much of the set comes on the table; some cards wait for rare company."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_match_of_random_decks_ends(seats: int, seed: int) -> None:
    match = play_on(random_match(seed, seats), Random(seed))
    assert match.over is not None
    assert len(match.over.winners) == 1


def test_every_card_is_in_a_deck_that_is_played_to_the_end() -> None:
    met, played = set(), set()
    for seed in ROUNDS:
        decks = decks_of_all_cards(Random(seed))
        seats = 2 + seed % 3
        for at in range(0, len(decks), seats):
            some = decks[at : at + seats]
            some += decks[: max(0, 2 - len(some))]
            match = play_on(match_of(some, seed), Random(seed))
            assert match.over is not None
            for deck in some:
                met |= {deck.ring_bearer, deck.ring, *deck.sites, *deck.cards}
            for event in (one for step in match.played for one in step.events):
                if isinstance(event, (events.Played, events.SitePlayed)):
                    played.add(event.card.partition(".")[0])
    assert met == set(FACES)
    assert len(played) >= SHARE * len(FACES)
