"""Looking back page by page: what is sent of every step, and the parts of a match with a seam."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.core.record import Seam
from mathom.games import available
from mathom.table import Past, opened, replay
from mathom.table.entries import Entry
from mathom.table.kept_steps import PastStep, nearest_positions
from mathom.table.replay import ReplayPage, difference, turns

GOLDEN = Path(__file__).parents[1] / "golden"


def told(name: str) -> Past:
    return opened(name, (GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


def patched(before: Any, changed: Any) -> Any:
    """The table again, as a client puts it together."""
    if isinstance(changed, list):
        return changed[0]
    if isinstance(before, list):
        return [
            patched(one, changed[str(at)]) if str(at) in changed else one
            for at, one in enumerate(before)
        ]
    return {**before, **{key: patched(before[key], one) for key, one in changed.items()}}


def tables_of(page: ReplayPage) -> Iterator[Any]:
    """The whole table of every step of a page."""
    table: Any = None
    for step in page.steps:
        table = msgspec.to_builtins(step.table) if table is None else patched(table, step.changed)
        yield table


@pytest.mark.parametrize("game", available())
def test_a_page_tells_of_every_step_the_whole_table(game: str) -> None:
    past = told(sorted(GOLDEN.glob(f"{game}-*.record"))[0].stem)
    for seat in (None, 0):
        for first in (0, 30):
            page = replay(past, seat, first, 40)
            for step, table in zip(page.steps, tables_of(page), strict=True):
                state = past.progress.state_at(step.at)
                shown = past.game.shown(past.game.view(state, seat).table)
                assert table == msgspec.to_builtins(shown)


def test_what_changed_is_less_than_all() -> None:
    page = replay(told("ringwar-2-003"), 0, 0, 60)
    whole = len(msgspec.json.encode(page.steps[0].table))
    changed = sum(len(msgspec.json.encode(one.changed)) for one in page.steps[1:])
    assert changed < whole * len(page.steps) / 8


def test_a_difference_is_nothing_a_part_or_all() -> None:
    assert difference({"a": 1}, {"a": 1}) is None
    assert difference({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}) == {"b": {"1": [3]}}
    assert difference({"a": 1}, {"b": 1}) == [{"b": 1}]
    assert difference([1], [1, 2]) == [[1, 2]]
    assert difference({"a": None}, {"a": []}) == {"a": [[]]}


def test_turns_begin_where_the_game_says_so_or_another_seat_is_asked() -> None:
    assert len(turns(told("orcs-3-042"))) > 10
    past = told("journey-2-024")
    asked = [past.progress.match.played[at].seat for at in turns(past)]
    assert None not in asked
    assert all(one != other for one, other in pairwise(asked))


def sewn(name: str, at: int) -> str:
    """A match that went on by the same rules, behind a seam."""
    past = told(name)
    told_lines = past.record()
    position = past.game.dump(past.progress.state_at(at)).decode()
    version = past.game.version
    seam = Seam(at, version - 1, version, position)
    record = msgspec.structs.replace(told_lines, version=version - 1, seams=(seam,))
    return str(record)


def test_all_parts_of_a_record_with_a_seam_are_shown() -> None:
    whole, parts = told("orcs-2-036"), opened("sewn", sewn("orcs-2-036", 40))
    assert len(parts.progress.past) == 40
    for seat in (None, 0, 1):
        one, other = (replay(past, seat, 0, 200) for past in (whole, parts))
        assert list(tables_of(one)) == list(tables_of(other))
        assert [step.question for step in one.steps] == [step.question for step in other.steps]
        assert [step.answer for step in one.steps] == [step.answer for step in other.steps]
    page = replay(parts, 0, 0, 10)
    (seam,) = page.seams
    assert (seam.at, seam.before, seam.after) == (40, whole.game.version - 1, whole.game.version)
    assert page.turns == replay(whole, 0, 0, 10).turns


def test_where_todays_rules_cannot_follow_the_rest_is_still_there() -> None:
    text = sewn("hobbits-2-000", 30)
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("0 "))
    lines[first] = "0 fly away"
    parts = opened("sewn", "\n".join(lines))
    page = replay(parts, 0, 0, 200)
    assert page.total == told("hobbits-2-000").progress.answers
    assert len(page.steps) == min(page.total + 1, 200)
    assert all(not step.events for step in page.steps[20:30])
    assert page.steps[31].events or page.steps[32].events


@given(st.lists(st.integers(0, 3), max_size=8), st.integers(0, 1))
def test_where_no_position_is_known_the_nearest_is_shown(after: list[int], start: int) -> None:
    """Zero stands for a position that is not known."""
    steps = [
        PastStep(at + 1, None, Entry("choice", 0, "", None, 0), None, (), (), one or None, None)
        for at, one in enumerate(after)
    ]
    if steps:
        steps[0] = steps[0]._replace(start=start or None)
    for at, found in enumerate(nearest_positions(steps)):
        before = [start, *after[:at]]
        assert found == next((one for one in (*reversed(before), *after[at:]) if one), None)
