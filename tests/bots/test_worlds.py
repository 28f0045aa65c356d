"""Imagined worlds: the same luck for everybody who comes by."""

from mathom.bots.worlds import Draws, World
from mathom.core import Chance, Match
from tests.bots.toys import nim

DIE = Chance("die", tuple("123456"))
CARD = Chance("card", tuple("abcdefgh"))


def world(seed: int) -> World:
    game = nim()
    return World(game, Match(game, game.setup(2)).view(0), seed)


def test_the_nth_of_a_kind_falls_the_same_way_whatever_is_drawn_between() -> None:
    one, other = Draws(world(3)), Draws(world(3))
    dice = [one.outcome(DIE) for _ in range(20)]
    mixed = [(other.outcome(CARD), other.outcome(DIE)) for _ in range(20)]
    assert [die for _, die in mixed] == dice
    assert len(set(dice)) > 1


def test_two_ways_through_a_world_part_without_disturbing_each_other() -> None:
    first = Draws(world(3))
    first.outcome(DIE)
    second = first.fork()
    assert [first.outcome(DIE) for _ in range(9)] == [second.outcome(DIE) for _ in range(9)]


def test_worlds_differ() -> None:
    rolls = [[draws.outcome(DIE) for _ in range(9)] for draws in map(Draws, map(world, (1, 2)))]
    assert rolls[0] != rolls[1]
