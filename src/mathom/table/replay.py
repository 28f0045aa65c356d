"""A match that is over, step by step through somebody's eyes."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from mathom.core import AnyGame, BadNotation, Choice, Event, Message, Option, Seat
from mathom.core.concession import Concede
from mathom.table import outgoing
from mathom.table.errors import BadOrder
from mathom.table.kept_steps import PastStep
from mathom.table.past import Past
from mathom.table.progress import Happened


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """The position after so many answers, and how it came about.

    The first step of a page has its whole `table`, the others the `difference` to the one before.
    """

    at: int
    by: Seat | None
    answer: str | None
    message: Message | None
    events: tuple[outgoing.EventSight, ...]
    question: Any
    scores: tuple[int, ...] | None
    table: Any = None
    changed: Any = None


class SeamStep(msgspec.Struct, frozen=True):
    """Behind which step another version of the rules went on."""

    at: int
    version: int
    before: int
    after: int


class ReplayPage(msgspec.Struct, frozen=True, rename={"first": "from"}):
    """Some steps of a match."""

    match: str
    game: str
    settings: dict[str, str]
    players: tuple[outgoing.PlayerSight, ...]
    seat: Seat | None
    total: int
    first: int
    next: int | None
    turns: tuple[int, ...]
    """The steps at which a turn begins."""
    seams: tuple[SeamStep, ...]
    steps: tuple[ReplayStep, ...]


def replay(past: Past, seat: Seat | None, first: int, limit: int) -> ReplayPage:
    """Some steps as a seat (None: a spectator) saw them. Raises BadOrder."""
    total = past.progress.answers
    if seat is not None and not 0 <= seat < len(past.players):
        raise BadOrder("seats", number=seat + 1)
    check_step(past, first)
    last = min(first + limit, total + 1)
    return ReplayPage(
        match=past.id,
        game=past.game.id,
        settings=past.settings,
        players=past.players,
        seat=seat,
        total=total,
        first=first,
        next=last if last <= total else None,
        turns=turns(past),
        seams=tuple(
            SeamStep(seam.at, sight.version, sight.before, sight.after)
            for seam, sight in zip(
                past.progress.seams, outgoing.seam_sights(past.progress), strict=True
            )
        ),
        steps=tuple(_packed(_step(past, seat, at) for at in range(first, last))),
    )


def check_step(past: Past, at: int) -> None:
    """Raises BadOrder if there is no such step."""
    total = past.progress.answers
    if not 0 <= at <= total:
        raise BadOrder("at", most=total)


def turns(past: Past) -> tuple[int, ...]:
    """The steps at which a turn begins: by the word of the game or, if it has none, where another
    seat is asked."""
    led = [_led_to(past, at) for at in range(past.progress.answers + 1)]
    told = [at for at, one in enumerate(led) if any(e.tag() == "turn-began" for e in one.events)]
    if len(told) > 1:
        return tuple(told)
    found, last = [], None
    for at, one in enumerate(led[1:]):  # who answered next was asked here
        if one.by is not None and one.by != last:
            found.append(at)
            last = one.by
    return tuple(found)


def _packed(steps: Iterable[ReplayStep]) -> Iterator[ReplayStep]:
    """The steps of a page, as they are sent: of every table but the first what changed."""
    before: Any = None
    for step in steps:
        table = msgspec.to_builtins(step.table)
        if before is None:
            yield step
        else:
            yield msgspec.structs.replace(step, table=None, changed=difference(before, table) or {})
        before = table


def difference(before: Any, after: Any) -> Any:
    """What has changed between two values of JSON: None if nothing has, `[value]` if it is another
    one now, `{key: difference}` for what has changed inside an object or a list."""
    if before == after:
        return None
    inside: Iterable[Any]
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        inside = after
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        inside = range(len(after))
    else:
        return [after]
    found = ((key, difference(before[key], after[key])) for key in inside)
    return {str(key): one for key, one in found if one is not None}


def _step(past: Past, seat: Seat | None, at: int) -> ReplayStep:
    progress, game = past.progress, past.game
    match, state = progress.match, progress.state_at(at)
    view = match.view(seat) if at == progress.answers else game.view(state, seat)
    led = _led_to(past, at)
    own = led.by == seat and led.option is not None
    seen = (event.seen_by(seat) for event in led.events)
    return ReplayStep(
        at=at,
        by=led.by,
        answer=game.write(led.option) if own and led.option else None,
        message=led.option.message() if own and led.option else None,
        events=tuple(
            outgoing.shown(Happened(led.version, led.by, event))
            for event in seen
            if event is not None
        ),
        table=game.shown(view.table),
        question=outgoing.question_sight(game, view, past.unsealed, options=False),
        scores=game.scores(state),
    )


def asked_at(past: Past, at: int) -> dict[str, Any]:
    """What is asked at a step, with all its answers: to whoever is asked. Raises BadOrder."""
    check_step(past, at)
    progress, game = past.progress, past.game
    state = progress.state_at(at)
    question = game.question(state)
    seat = question.seat if isinstance(question, Choice) else None
    view = progress.match.view(seat) if at == progress.answers else game.view(state, seat)
    return outgoing.question_sight(game, view, past.unsealed)


class Chosen(msgspec.Struct, frozen=True):
    """What a seat chose, and the step that it led to."""

    at: int
    seat: Seat
    answer: str
    message: Message


def chosen(past: Past) -> list[Chosen]:
    """All that was chosen, for all to see: it is over."""
    led = ((at, _led_to(past, at)) for at in range(1, past.progress.answers + 1))
    return [
        Chosen(at, one.by, past.game.write(one.option), one.option.message())
        for at, one in led
        if one.by is not None and one.option is not None
    ]


class _Led(NamedTuple):
    """What led to a step."""

    version: int
    by: Seat | None
    option: Option | None
    events: tuple[Event, ...]


def _led_to(past: Past, at: int) -> _Led:
    progress = past.progress
    match, before = progress.match, progress.past
    if at == 0:
        return _Led(0, None, None, before[0].opening if before else match.opening)
    if at <= len(before):
        step = before[at - 1]
        return _Led(step.version, step.entry.seat, _option(past.game, step), step.events)
    one = match.played[at - 1 - len(before)]
    version = progress.versions[at - 1 - len(before)]
    option = one.answer if isinstance(one.answer, Option) else None
    return _Led(version, one.seat, option, one.events)


def _option(game: AnyGame, step: PastStep) -> Option | None:
    """What was answered at another time, if it still means something."""
    if step.entry.kind == "concede":
        return Concede()
    try:
        return game.read(step.entry.text) if step.entry.kind in ("choice", "stand-in") else None
    except BadNotation:
        return None
