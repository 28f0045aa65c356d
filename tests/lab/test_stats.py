"""Win rates, intervals, distributions."""

import pytest

from mathom.lab import Bin, Interval, Rate, histogram, rate, spread, wilson


def test_the_wilson_interval_of_a_known_case() -> None:
    found = wilson(8, 10)
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_all_wins_do_not_make_certain() -> None:
    assert wilson(10, 10).low < 0.75
    assert wilson(10, 10).high == pytest.approx(1.0)
    assert wilson(0, 10).low == pytest.approx(0.0)


def test_nothing_played_nothing_known() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)


def test_shared_wins_are_fractions() -> None:
    found = wilson(2.5, 5)
    assert found.low + found.high == pytest.approx(1.0)


def test_a_rate_knows_its_interval() -> None:
    assert rate(8, 10) == Rate(8, 10, 0.8, wilson(8, 10))
    assert rate(0, 0) == Rate(0, 0, 0.0, Interval(0.0, 1.0))


def test_a_histogram_has_bins_of_one_round_width() -> None:
    assert histogram([3, 4, 4, 6]) == (Bin(3, 3, 1), Bin(4, 4, 2), Bin(5, 5, 0), Bin(6, 6, 1))
    assert histogram([19, 20, 100], most=5) == (
        Bin(0, 49, 2),
        Bin(50, 99, 0),
        Bin(100, 149, 1),
    )


@pytest.mark.parametrize("most", [1, 2, 7, 12])
def test_a_histogram_counts_everything_once(most: int) -> None:
    numbers = [7 * one % 331 for one in range(200)]
    bins = histogram(numbers, most)
    assert len(bins) <= most
    assert [sum(one.low <= number <= one.high for number in numbers) for one in bins] == [
        one.count for one in bins
    ]
    assert sum(one.count for one in bins) == 200


def test_a_histogram_of_nothing_is_empty() -> None:
    assert histogram([]) == ()


def test_a_spread_knows_mean_deviation_and_quantiles() -> None:
    found = spread(range(101))
    assert (found.mean, found.least, found.most) == (50, 0, 100)
    assert (found.q05, found.q25, found.median, found.q75, found.q95) == (5, 25, 50, 75, 95)
    assert found.sd == pytest.approx(29.15, abs=0.01)


def test_quantiles_lie_between_the_numbers() -> None:
    assert spread([1, 2]).median == 1.5


def test_a_spread_of_nothing_is_zero() -> None:
    assert spread([]).most == 0
