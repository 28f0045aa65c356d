"""What the table does for a seat without asking it, because the seat wishes so.

Wishes are the seat's own: nobody else is told, and from the pace at which they are carried out
(`steady`) nobody learns whether the seat could have done something.
"""

from typing import Literal, TypeAlias

import msgspec

from mathom.core import AnyGame, Choice, Option, Seat
from mathom.table.progress import Progress

PassUntil: TypeAlias = Literal["phase", "event"]
Reason: TypeAlias = Literal["forced", "passing"]
"""Why the table answers: there is no other answer, or the seat passes on."""
PHASE, ASKED, UNDONE = "phase-over", "asked", "undone"
"""Why somebody passes on no longer, besides the stops of the game."""


class PassingOn(msgspec.Struct, frozen=True):
    """A seat passes until a phase is over, or until something happens."""

    until: PassUntil
    stops: tuple[str, ...]
    """What counts as something."""
    since: int
    """The version from which on it counts."""
    stretch: str
    """The phase it is for."""


class Wishes(msgspec.Struct, frozen=True, omit_defaults=True):
    """All a seat wishes."""

    forced: bool = True
    """The table gives the answer where there is only one."""
    passing: PassingOn | None = None


class Answered(msgspec.Struct, frozen=True):
    """What the table answers for a seat, and why."""

    option: Option
    reason: Reason


def passing_on(
    progress: Progress, seat: Seat, until: PassUntil, stops: tuple[str, ...], version: int
) -> PassingOn | None:
    """The wish to pass on, by who has seen all up to a version; None if there is no such thing in
    this game. Stops that the game does not know are forgotten."""
    match = progress.match
    passing = match.game.passing
    if passing is None:
        return None
    known = tuple(stop for stop in passing.stops if stop in stops)
    stretch = passing.stretch(match.view(seat).table)
    return PassingOn(until, known, min(version, progress.version), stretch)


def why_over(progress: Progress, seat: Seat, wish: PassingOn) -> str | None:
    """Why a wish to pass on is over: the stop that happened, or what else; None if it is not."""
    match = progress.match
    passing = match.game.passing
    if passing is None:
        return ASKED
    if progress.last_undo > wish.since:  # who takes back wants to choose again
        return UNDONE
    view = match.view(seat)
    if wish.until == "phase":
        return None if passing.stretch(view.table) == wish.stretch else PHASE
    wanted = set(wish.stops)
    for told in progress.events(seat, wish.since):
        found = wanted & passing.stopped_by(told.event, view.table, seat)
        if found:
            return next(stop for stop in passing.stops if stop in found)
    asked = view.question
    if isinstance(asked, Choice) and len(asked) > 1 and passing.option(asked) is None:
        return ASKED
    return None


def answered(progress: Progress, seat: Seat, wishes: Wishes) -> Answered | None:
    """What the table answers for a seat as it wishes; None: the seat is asked itself."""
    if not wishes.forced and wishes.passing is None:
        return None
    match = progress.match
    if seat not in match.asked:
        return None
    choice = match.game.question(match.state_for(seat))
    if not isinstance(choice, Choice):
        return None
    if wishes.forced and choice.forced:
        return Answered(choice.options[0], "forced")
    wish = wishes.passing
    if wish is None or why_over(progress, seat, wish) is not None:
        return None
    option = _pass(match.game, choice)
    return None if option is None else Answered(option, "passing")


def _pass(game: AnyGame, choice: Choice) -> Option | None:
    return None if game.passing is None else game.passing.option(choice)
