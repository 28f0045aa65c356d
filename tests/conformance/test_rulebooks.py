"""Rules cited in code and tests exist, and every rule is enforced and tested."""

from functools import cache

import pytest

import mathom
from mathom.lab.coverage import Coverage, coverage
from tests.conformance.tables import GAMES


@cache
def covered(name: str) -> Coverage:
    """All tests and all code of a game are read for it: once is enough."""
    return coverage(mathom.game(name))


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_is_without_code(name: str) -> None:
    assert covered(name).without_code == ()


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_is_without_a_test(name: str) -> None:
    assert covered(name).without_test == ()


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_cited_exists(name: str) -> None:
    assert covered(name).unknown == ()


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_interprets_rules_that_exist(name: str) -> None:
    book = mathom.game(name).rulebook
    for ruling in book.rulings:
        assert all(rule in book for rule in ruling.rules)
    assert len({rule.id for rule in book}) == len(book)
