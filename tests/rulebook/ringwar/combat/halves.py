"""Tests for all cards that have the same combat half: `@half("Charge")` gives them `card`."""

import pytest

from tests.rulebook.ringwar.combat.battlefield import HALVES

TESTED: set[str] = set()


def half(name: str) -> pytest.MarkDecorator:
    """The test is for every card with this combat half."""
    TESTED.add(name)
    return pytest.mark.parametrize("card", HALVES[name])
