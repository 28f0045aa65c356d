"""Random matches of random legal decks come to an end, for two, three and four players."""

from random import Random

import pytest

from tests.rulebook.tcg.random_decks import play_on, random_match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_match_of_random_decks_ends(seats: int, seed: int) -> None:
    match = play_on(random_match(seed, seats), Random(seed))
    assert match.over is not None
    assert len(match.over.winners) == 1
