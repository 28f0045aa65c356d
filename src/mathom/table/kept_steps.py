"""What came of every answer by the rules of its time: positions and events, beside the log.

The log is all a match needs as long as the rules play it as they did. Once they do not any more,
this is what it goes on from, and what is shown of the time before.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Union

import msgspec
from msgspec.structs import astuple

from mathom.core import AnyGame, Arg, Event, Message, Over
from mathom.core.concession import Conceded
from mathom.core.match import Match, Played
from mathom.core.record import CONCEDES, RecordLine
from mathom.table.entries import Entry


class Kept(msgspec.Struct, frozen=True):
    """What came of one answer. Of the position it has what changed."""

    version: int
    """The rules' own, by which it was played."""
    events: Any
    changed: dict[str, Any]
    start: dict[str, Any] = {}
    """The position before the first answer, whole."""
    opening: Any = ()
    """What happened before the first answer."""
    over: Any = None
    """How the match ended with it."""


class PastStep(NamedTuple):
    """An answer that rules of another time have played."""

    version: int
    """Its place in the log."""
    rules: int | None
    """The version of the rules that played it, if that was kept."""
    entry: Entry
    start: Any
    """The position before the first answer; None for the others."""
    opening: tuple[Event, ...]
    events: tuple[Event, ...]
    after: Any
    """The position; None if these rules have no such thing any more."""
    over: Over | None

    @property
    def line(self) -> RecordLine:
        """As a record has it."""
        gave_up = self.entry.kind == "concede"
        text = CONCEDES if gave_up else self.entry.text
        return RecordLine(
            self.entry.seat, text, outside=gave_up, stand_in=self.entry.kind == "stand-in"
        )


def nearest_positions(steps: Sequence[PastStep]) -> list[Any]:
    """The position before each answer, or the nearest before that; failing that, the nearest after
    it. None where none is known at all."""
    known = None
    found: list[Any] = []
    for step in steps:
        if step.start is not None and known is None:
            known = step.start
        found.append(known)
        if step.after is not None:
            known = step.after
    first = next((step.after for step in steps if step.after is not None), None)
    return [first if one is None else one for one in found]


def kept_steps(match: Match, versions: Sequence[int], first: int) -> list[tuple[int, str]]:
    """What is to be kept of the answers from version `first` on, by version."""
    played = match.played
    return [
        (versions[at], msgspec.json.encode(_kept(match, at, played[at])).decode())
        for at in range(bisect_left(versions, first), len(played))
    ]


def _kept(match: Match, at: int, one: Played) -> Kept:
    last = at + 1 == len(match.played)
    after = match.state if last else match.played[at + 1].before
    names, before = type(after).__struct_fields__, astuple(one.before)
    changed = {
        name: now
        for name, now, then in zip(names, astuple(after), before, strict=True)
        if now is not then
    }
    over = match.over if last else None
    if at > 0:
        return Kept(match.game.version, one.events, changed, over=over)
    start = dict(zip(names, before, strict=True))
    return Kept(match.game.version, one.events, changed, start, match.opening, over)


def past_steps(
    game: AnyGame, entries: Iterable[Entry], kept: Mapping[int, str]
) -> tuple[PastStep, ...]:
    """The answers that stand, with what came of them."""
    standing: list[tuple[int, Entry, Kept | None, dict[str, Any]]] = []
    begun = 0
    """Takebacks count from the last seam on."""
    for version, entry in enumerate(entries, start=1):
        if entry.kind == "undo":
            del standing[begun + int(entry.text) :]
        elif entry.kind == "seam":
            begun = len(standing)
        else:
            found = kept.get(version)
            step = None if found is None else msgspec.json.decode(found, type=Kept)
            before = standing[-1][3] if standing else {}
            if step is not None:
                before = {**before, **step.start, **step.changed}
            standing.append((version, entry, step, before))
    return tuple(
        PastStep(
            version,
            step.version if step else None,
            entry,
            _state(game, step.start) if step else None,
            _events(game, step.opening if step else ()),
            _events(game, step.events if step else ()),
            _state(game, fields),
            _over(step.over) if step else None,
        )
        for version, entry, step, fields in standing
    )


def over_of(kept: str | None) -> Over | None:
    """How a match ended, by what was kept of its last answer."""
    return None if kept is None else _over(msgspec.json.decode(kept, type=Kept).over)


def _events(game: AnyGame, kept: Any) -> tuple[Event, ...]:
    """The events that these rules still know."""
    known: Any = Union[(*game.event_types, Conceded)]
    found = []
    for one in kept:
        try:
            found.append(msgspec.convert(one, known))
        except msgspec.ValidationError:
            continue
    return tuple(found)


def _over(kept: Any) -> Over | None:
    if kept is None:
        return None
    how = _said(kept["how"])
    assert isinstance(how, Message)
    return Over(tuple(kept["winners"]), tuple(kept["scores"]), how)


def _said(kept: Any) -> Arg:
    """A message, or what one speaks of."""
    if isinstance(kept, dict):
        return Message(kept["id"], {name: _said(arg) for name, arg in kept["args"].items()})
    if isinstance(kept, list):
        return tuple(map(_said, kept))
    found: str | int = kept
    return found


def _state(game: AnyGame, fields: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(fields, game.state_type) if fields else None
    except msgspec.ValidationError:
        return None
