"""Previews: what an answer would do, as far as the seat that is asked can know.

A preview is a dry run on a state that is made up from the seat's own view, so it cannot know more
than the view does. It ends where chance is asked, and where the seat would be shown something.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from mathom.core.events import Event, project
from mathom.core.game import AnyGame
from mathom.core.question import Chance
from mathom.core.values import Option
from mathom.core.view import View


class Preview(NamedTuple):
    """What would happen, and how things would stand then."""

    option: Option
    events: tuple[Event, ...]
    """As the seat would see them, up to the first that shows it something."""
    cut: bool
    """More would follow: chance is asked, or something is shown."""
    table: Any
    """The table as the seat would see it; None where something is shown before."""
    scores: tuple[int, ...] | None
    """The points as they would stand; None where the game has none, or something is shown."""


def meant(view: View[Any], anchors: Sequence[str]) -> Option | None:
    """The option that these anchors mean: the one made of exactly them, or the only one that begins
    with them. Raises ValueError if the owner of the view is not asked."""
    begun = beginning(view, anchors)
    exact = [option for option in begun if len(option.anchors()) == len(anchors)]
    for found in (exact, begun):
        if len(found) == 1:
            return found[0]
    return None


def beginning(view: View[Any], anchors: Sequence[str]) -> list[Option]:
    """The options that begin with these anchors. Raises ValueError if nobody is asked."""
    wanted = tuple(anchors)
    return [one for one in view.choice if one.anchors()[: len(wanted)] == wanted]


def preview(game: AnyGame, view: View[Any], options: Sequence[Option]) -> list[Preview]:
    """What each of these options of the view's choice would do."""
    imagined = game.resample(view, Random(0))
    return [dry_run(game, imagined, view.seat, option) for option in options]


def dry_run(game: AnyGame, state: Any, seat: int | None, option: Option) -> Preview:
    """What an option does in a state, cut as a preview is."""
    after, events = game.apply(state, option)
    shown = next((at for at, event in enumerate(events) if event.barrier), None)
    if shown is not None:
        return Preview(option, project(events[:shown], seat), True, None, None)
    chance = isinstance(game.question(after), Chance)
    return Preview(
        option, project(events, seat), chance, game.table(after, seat), game.scores(after)
    )
