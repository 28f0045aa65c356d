"""Sources of chance: exact, repeatable, fair."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.core import Chance, Provable, Seeded, Source

DIE = Chance("die", (1, 2, 3, 4, 5, 6), (1,) * 6)
LOADED = Chance("loaded", ("often", "seldom"), (9, 1))


@pytest.mark.parametrize("source", [Seeded(1), Provable(b"secret")], ids=str)
def test_a_source_answers_by_number_and_always_the_same(source: Source) -> None:
    first = [source.outcome(index, DIE) for index in range(50)]
    assert [source.outcome(index, DIE) for index in reversed(range(50))] == first[::-1]


@pytest.mark.parametrize("source", [Seeded(3), Provable(b"secret", "words")], ids=str)
def test_outcomes_come_as_often_as_their_weight_says(source: Source) -> None:
    count = Counter(source.outcome(index, LOADED) for index in range(4000))
    assert 0.88 < count["often"] / 4000 < 0.92


def test_seeds_differ() -> None:
    rolls = {tuple(Seeded(seed).outcome(n, DIE) for n in range(12)) for seed in range(200)}
    assert len(rolls) == 200


def test_the_players_words_change_the_dice() -> None:
    plain, mixed = Provable(b"secret"), Provable(b"secret", "mushrooms")
    assert plain.promise == mixed.promise
    assert [plain.outcome(n, DIE) for n in range(20)] != [mixed.outcome(n, DIE) for n in range(20)]


@given(st.lists(st.integers(1, 50), min_size=1, max_size=8))
def test_picking_every_number_gives_every_outcome_its_weight(weights: list[int]) -> None:
    chance = Chance("any", tuple(range(len(weights))), tuple(weights))
    picked = Counter(chance.pick(number) for number in range(chance.total))
    assert [picked[outcome] for outcome in chance.outcomes] == weights
    assert sum(chance.odds().values()) == Fraction(1)


@given(st.lists(st.integers(1, 50), min_size=1, max_size=8))
def test_every_part_of_the_whole_belongs_to_the_outcome_picked_there(weights: list[int]) -> None:
    chance = Chance("any", tuple(range(len(weights))), tuple(weights))
    for number in range(chance.total):
        assert chance.at((number + 0.5) / chance.total) == chance.pick(number)


@given(st.integers(1, 40))
def test_without_weights_every_outcome_is_as_likely(size: int) -> None:
    even = Chance("card", tuple(range(size)))
    assert even.total == size
    assert [even.pick(number) for number in range(size)] == list(range(size))
    assert [even.at((number + 0.5) / size) for number in range(size)] == list(range(size))
    assert even.odds() == Chance("card", even.outcomes, (1,) * size).odds()


def test_a_number_beyond_the_weights_is_an_error() -> None:
    with pytest.raises(ValueError, match="total weight"):
        DIE.pick(6)
