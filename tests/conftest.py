"""How thoroughly properties are searched.

`quick` looks at the same examples every time, so that a failure always is about the change at hand;
`thorough` goes looking for new ones: MATHOM_PROPERTIES=thorough make test

A property of all games is tried with examples of each, more of those that are quick to play.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick",
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough", parent=settings.get_profile("quick"), max_examples=500, derandomize=False
)
settings.load_profile(os.environ.get("MATHOM_PROPERTIES", "quick"))

PERCENT = {"hobbits": 50, "journey": 50, "orcs": 50, "ringwar": 25}
"""The share of a profile's examples that each game gets; a game not listed here gets the
least."""


def examples(game: str) -> settings:
    """How a property is searched with one game."""
    return settings(max_examples=settings().max_examples * PERCENT.get(game, 25) // 100)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: servers, databases and clocks are waited for."""
    return (os.cpu_count() or 1) + 1
