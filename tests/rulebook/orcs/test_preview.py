"""What the browser draws ahead of a move, held to the engine.

The board in the browser shows where a hero card leads before it is played. `reach.fixture.json`
has positions and every way on offer in them, as the engine says; the browser's tests read it. Here
the engine is asked whether it still says so. To write the file anew:

    python -m tests.rulebook.orcs.test_preview
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from mathom.core import Choice
from mathom.core.frames import replace
from mathom.games.orcs.board import FIELDS, FIGURES
from mathom.games.orcs.events import Jumped, Moved, PincerClosed
from mathom.games.orcs.options import Jump, Move
from mathom.games.orcs.state import State
from tests.rulebook.orcs.tabletop import Tabletop

FILE = Path(__file__).parents[3] / "web/src/games/orcs/reach.fixture.json"


class Case(NamedTuple):
    """A card, looked at by whoever owns the figure on a field of a board; jumping or walking."""

    about: str
    seats: int
    board: str
    start: str
    card: str
    jump: bool = False


def ways(case: Case) -> list[str]:
    """Every way on offer: `turn-to cost captured`, or `to captured` for a jump."""
    table = Tabletop(case.seats)
    seat = FIGURES.index(case.board[FIELDS.index(case.start)]) % case.seats
    table.hand(seat, case.card)
    supply = sum(table.state.unseen) - case.board.count("o")
    state = replace(table.state, board=case.board, supply=supply, turn=seat)
    return sorted(_ways(table, state, case))


def _ways(table: Tabletop, state: State, case: Case) -> Iterator[str]:
    question = table.game.question(state)
    assert isinstance(question, Choice)
    for option in question:
        if not isinstance(option, Move | Jump) or option.card != case.card:
            continue
        _, events = table.game.apply(state, option)
        taken = sum(len(one.fields) for one in events if isinstance(one, PincerClosed))
        for event in events:
            if isinstance(event, Jumped) and case.jump and event.start == case.start:
                yield f"{option.to} {taken + event.beaten}"
            if isinstance(event, Moved) and not case.jump and event.start == case.start:
                turn = option.turn if isinstance(option, Move) else None
                way = "-".join(field for field in (turn, option.to) if field)
                cost = len(event.path) + len(event.beaten)
                yield f"{way} {cost} {taken + len(event.beaten)}"


def written(table: Tabletop, about: str, start: str, card: str, *, jump: bool = False) -> Case:
    """A case set up by hand."""
    return Case(about, table.state.seats, table.state.board, start, card, jump)


def by_hand() -> Iterator[Case]:
    """What is easily got wrong."""
    two = Tabletop(3).figure("red", "j2").figure("blue", "j8").figure("green", "h5")
    two.orcs("j3-j4", "j6-j7", "k4", "i5")
    yield written(two, "two pincers by one step, and the way goes on", "h5", "gimli-8")
    yield written(two, "a pincer closed on the slant", "h5", "faramir-8")
    yield written(two, "jumping into two pincers", "h5", "gandalf-6", jump=True)
    freed = Tabletop(3).figure("red", "k2").figure("blue", "a8").figure("green", "h5")
    freed.orcs("k3-k5", "l4")
    yield written(freed, "orcs of a pincer are gone when the way comes to them", "h5", "aragorn-7")
    passed = Tabletop(4).figure("blue", "j5").figure("green", "h5").figure("yellow", "h4")
    passed.figure("red", "i5").orcs("k5", "i4", "i6", "j4")
    yield written(passed, "figures are passed, no way ends there", "h5", "eomer-9")
    yield written(passed, "figures are passed in all directions", "h5", "aragorn-9")
    row = Tabletop(3).figure("red", "l5").figure("blue", "a8").figure("green", "h5").orcs("i5-k5")
    yield written(row, "no pincer along a row", "h5", "gimli-7a")
    ring = Tabletop(3).figure("red", "j2").figure("blue", "k7").figure("green", "h5")
    ring.orcs("g4-i4", "g5", "i5", "g6-i6")
    yield written(ring, "four orcs beside the figure", "h5", "aragorn-6")
    yield written(ring, "surrounded: nowhere to go, but to jump", "h5", "gandalf-5a", jump=True)
    yield written(ring, "surrounded by more than the strength", "h5", "gimli-5a")
    edge = Tabletop(3).figure("red", "c5").figure("blue", "d3").figure("green", "c3")
    edge.orcs("c4", "d4", "b3", "c2")
    yield written(edge, "beside a tower", "c3", "aragorn-8")
    own = Tabletop(2).figure("red", "a8").figure("yellow", "p1").figure("blue", "j2")
    own.figure("green", "h5").orcs("j3-j4", "h4", "i2")
    yield written(own, "a pincer of the own two figures", "h5", "gimli-8")
    yield written(own, "the other of the two figures", "j2", "gimli-8")
    yield written(own, "a jump to the own other figure", "j2", "gandalf-7", jump=True)


def kept() -> list[Case]:
    """The positions of the file."""
    return [Case(**one["case"]) for one in json.loads(FILE.read_text())]


@pytest.mark.parametrize("number", range(len(kept())))
def test_the_browser_is_told_what_the_engine_offers(number: int) -> None:
    one = json.loads(FILE.read_text())[number]
    assert one["ways"].split(", ") == (ways(Case(**one["case"])) or [""])


def test_what_is_easily_got_wrong_is_in_the_file() -> None:
    assert set(by_hand()) <= set(kept())


if __name__ == "__main__":
    cases = dict.fromkeys((*by_hand(), *(case for case in kept() if case.about == "played")))
    told = [{"case": case._asdict(), "ways": ", ".join(ways(case))} for case in cases]
    FILE.write_text(json.dumps(told, indent=2) + "\n")
