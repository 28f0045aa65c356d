"""What the browser shows ahead of a move is what the engine tries out.

`previews.fixture.json` has the previews of some cards as the server sends them; the tests of the
drawing read it. To write the file anew:

    python -m tests.rulebook.orcs.test_preview
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from mathom.core.frames import replace
from mathom.core.preview import Preview, beginning, preview
from mathom.games.orcs.board import FIELDS, FIGURES
from mathom.games.orcs.events import HeroPlayed, Jumped, Moved, PincerClosed
from mathom.games.orcs.options import Jump, Move
from tests.rulebook.orcs.tabletop import Tabletop

FILE = Path(__file__).parents[3] / "web/src/games/orcs/previews.fixture.json"
MOST = 60
"""So many answers of each card stand in the file."""


class Case(NamedTuple):
    """A card, looked at by whoever owns the figure on a field of a board; jumping or walking."""

    about: str
    seats: int
    board: str
    start: str
    card: str
    jump: bool = False


def previews(case: Case) -> list[Preview]:
    """What each way of the card would do, as the player sees it."""
    table = Tabletop(case.seats)
    seat = FIGURES.index(case.board[FIELDS.index(case.start)]) % case.seats
    table.hand(seat, case.card)
    supply = sum(table.state.unseen) - case.board.count("o")
    state = replace(table.state, board=case.board, supply=supply, turn=seat)
    view = table.game.view(state, seat)
    kind = Jump if case.jump else Move
    options = [one for one in beginning(view, [f"card:{case.card}"]) if isinstance(one, kind)]
    return preview(table.game, view, options)


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


@pytest.mark.parametrize("case", tuple(by_hand()), ids=lambda case: case.about)
def test_a_preview_tells_what_every_field_costs_and_takes(case: Case) -> None:
    for one in previews(case):
        played, gone, *_ = one.events
        assert isinstance(played, HeroPlayed)
        if isinstance(gone, Moved):
            assert len(gone.costs) == len(gone.path)
            assert sum(gone.costs) == len(gone.path) + len(gone.beaten)
            assert sum(gone.costs) <= played.points  # ORK-5.5
        else:
            assert isinstance(gone, Jumped)
        for closed in one.events:
            if isinstance(closed, PincerClosed):
                assert closed.own + closed.given == len(closed.fields)


def sent() -> list[dict[str, Any]]:
    """The previews of the file, as the server sends them."""
    chosen = [case for case in by_hand() if "two pincers" in case.about or "own" in case.about]
    return [
        {"about": case.about, "previews": [*map(_sent, previews(case)[:MOST])]} for case in chosen
    ]


def _sent(one: Preview) -> dict[str, Any]:
    events = [{"event": msgspec.to_builtins(event)} for event in one.events]
    return {"anchors": one.option.anchors(), "events": events}


def test_the_drawing_is_tested_with_what_the_engine_says() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(sent()))


if __name__ == "__main__":
    rows = ",\n".join(json.dumps(one, separators=(",", ":")) for one in sent())
    FILE.write_text(f"[\n{rows}\n]\n", "utf-8")
