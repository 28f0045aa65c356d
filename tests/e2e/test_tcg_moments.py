"""The moments that the browser tests look at are still what they are called."""

import pytest

from mathom.core import Match, Seeded
from tests.e2e.tcg_moments import KEPT, MOMENTS, Asked, moment


@pytest.mark.parametrize(
    ("seats", "name", "shown"),
    [(seats, name, shown) for seats, kept in KEPT.items() for name, shown in kept.items()],
)
def test_a_moment_is_what_it_is_called(seats: int, name: str, shown: str) -> None:
    kept = moment(name)
    match = Match(kept.game, kept.setup, Seeded(0), position=kept.state)
    assert (kept.setup.seats, match.to_move) == (seats, kept.seat)
    assert MOMENTS[shown](Asked(match)) > 0
