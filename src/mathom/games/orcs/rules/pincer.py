"""The pincer, chapter 6, and with it what really happens on a way: chapter 5 step by step."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mathom.core import enforces
from mathom.games.orcs.board import DOWN, FIGURES, FREE, ORC, UP, Land
from mathom.games.orcs.paths import Jaws


class Pincer(NamedTuple):
    """A pincer: where it was closed, with which figure, and the orcs from there outwards."""

    at: int
    partner: int
    fields: tuple[int, ...]


class Walk(NamedTuple):
    """A way gone on a board: what it cost and what it did."""

    entered: Sequence[int]
    cost: int
    board: str
    """The board afterwards, without the figure that walks."""
    beaten: tuple[int, ...]
    pincers: tuple[Pincer, ...]


@enforces("ORK-5.4", "ORK-6.1", "ORK-6.3", "ORK-6.5", "ORK-6.6", "ORK-R3", "ORK-R4")
def walk(land: Land, board: str, start: int, entered: Sequence[int]) -> Walk:
    """Goes a way field by field: pays for each, beats the orc on it, closes pincers."""
    signs = list(board)
    signs[start] = FREE
    cost = 0
    beaten: list[int] = []
    pincers: list[Pincer] = []
    for field in entered:
        sign = signs[field]
        if sign == FREE:
            cost += 1
        elif sign == ORC:
            cost += 2
            signs[field] = FREE
            beaten.append(field)
        else:  # a figure, which is passed and makes no pincer
            cost += 1
            continue
        if ORC in [signs[near] for near in land.column[field]]:
            for pincer in closing(land, signs, field):
                pincers.append(pincer)
                for between in pincer.fields:
                    signs[between] = FREE
    return Walk(entered, cost, "".join(signs), tuple(beaten), tuple(pincers))


@enforces("ORK-6.1", "ORK-6.2", "ORK-6.3")
def closing(land: Land, signs: Sequence[str], field: int) -> Iterator[Pincer]:
    """The pincers a figure closes by entering a field: up, then down; never along the row."""
    rays = land.rays[field]
    for ray in (rays[UP], rays[DOWN]):
        for number, beyond in enumerate(ray):
            sign = signs[beyond]
            if sign != ORC:
                if number and sign in FIGURES:
                    yield Pincer(field, FIGURES.index(sign), ray[:number])
                break


def open_jaws(land: Land, board: str, figures: Sequence[int]) -> Jaws:
    """The orcs that pincers with these figures could take, and where each could be closed.

    On the way orcs only vanish, so no others can be taken, and nowhere else.
    """
    found: list[tuple[int, tuple[int, ...]]] = []
    for figure in figures:
        for near in land.column[figure]:
            if board[near] == ORC:
                ray = land.rays[figure][UP if near < figure else DOWN]
                orcs = 1
                while orcs < len(ray) and board[ray[orcs]] == ORC:
                    orcs += 1
                found += [(ray[k], ray[k + 1 : orcs + 1]) for k in range(orcs)]
    return found


@enforces("ORK-6.4", "ORK-10.2", "ORK-R5")
def shares(tokens: int, *, own: bool) -> tuple[int, int]:
    """How many tokens of a pincer go to who closed it, and how many to the other figure's owner.

    They are taken in turn, the closer first; nobody knows their backs, so only the number counts.
    """
    given = 0 if own else tokens // 2
    return tokens - given, given
