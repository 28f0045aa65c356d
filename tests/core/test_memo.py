"""Functions that remember by identity."""

from mathom.core.memo import MOST, by_identity


def test_the_same_value_is_looked_at_once_and_an_equal_one_again() -> None:
    asked: list[tuple[int, ...]] = []

    @by_identity
    def total(value: tuple[int, ...]) -> int:
        asked.append(value)
        return sum(value)

    one, other = tuple(range(3)), tuple(range(3))
    assert one is not other
    assert [total(one), total(one), total(other), total(one)] == [3, 3, 3, 3]
    assert len(asked) == 2


def test_what_is_remembered_is_bounded_and_never_mistaken() -> None:
    alive = 0

    class Value:
        def __init__(self, number: int) -> None:
            nonlocal alive
            alive += 1
            self.number = number

        def __del__(self) -> None:
            nonlocal alive
            alive -= 1

    @by_identity
    def number(value: Value) -> int:
        return value.number

    # Values die here as they are forgotten, and new ones take their place in memory.
    assert [number(Value(one)) for one in range(3 * MOST)] == list(range(3 * MOST))
    assert alive <= MOST
