"""Previews: what an answer would do, as far as the seat that is asked can know.

A preview is a dry run on a state that is made up from the seat's own view, so it cannot know more
than the view does. It ends where chance is asked, and where the seat would be shown something.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from mathom.core.events import Event, project
from mathom.core.game import AnyGame
from mathom.core.question import Chance, Choice
from mathom.core.values import Option
from mathom.core.view import View

MOST_STEPS = 2
"""So many questions in a row belong to one thing: who pays, whom it is for."""
MOST_WAYS = 12
"""So many answers to a question in between are followed."""


class Preview(NamedTuple):
    """What would happen, and how things would stand then."""

    option: Option
    events: tuple[Event, ...]
    """As the seat would see them, up to the first that shows it something."""
    cut: bool
    """More would follow: chance is asked, or something is shown."""
    table: Any
    """The table as the seat would see it; None where something is shown before, or if nobody
    wants it."""
    scores: tuple[int, ...] | None
    """The points as they would stand; None where the game has none, or something is shown."""
    stake: Any = None
    """What is being decided would stand so; None where nothing is, or something is shown."""
    then: tuple["Preview", ...] = ()
    """Where the seat would be asked for more at once: what each answer to that would do."""


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


def asked_next(game: AnyGame, view: View[Any], option: Option) -> Choice | None:
    """What the owner of the view would be asked at once after this option of its choice; None where
    others are asked, chance is, or something is shown before."""
    imagined = game.resample(view, Random(0))
    after, events = game.apply(imagined, option)
    question = game.question(after)
    if any(event.barrier for event in events) or not isinstance(question, Choice):
        return None
    return question if question.seat == view.seat else None


def preview(
    game: AnyGame,
    view: View[Any],
    options: Sequence[Option],
    *,
    tables: bool = True,
    deep: bool = False,
) -> list[Preview]:
    """What each of these options of the view's choice would do; `deep`: with all that the seat can
    answer to what it would be asked on the way. Without `tables` those are left out."""
    imagined = game.resample(view, Random(0))
    return [
        dry_run(game, imagined, view.seat, option, tables=tables, deep=deep) for option in options
    ]


def dry_run(
    game: AnyGame,
    state: Any,
    seat: int | None,
    option: Option,
    *,
    tables: bool = True,
    deep: bool = False,
) -> Preview:
    """What an option does in a state, cut as a preview is."""
    asked = game.question(state)
    first = asked.ask.id if isinstance(asked, Choice) else None

    def run(before: Any, answer: Option, steps: int) -> Preview:
        after, events = game.apply(before, answer)
        shown = next((at for at, event in enumerate(events) if event.barrier), None)
        if shown is not None:
            return Preview(answer, project(events[:shown], seat), True, None, None)
        question = game.question(after)
        more: Sequence[Option] = ()
        # Asked the same again, it is a new decision.
        if isinstance(question, Choice) and question.seat == seat and question.ask.id != first:
            more = question.options[:MOST_WAYS] if steps else ()
        return Preview(
            answer,
            project(events, seat),
            isinstance(question, Chance),
            game.table(after, seat) if tables else None,
            game.scores(after),
            game.at_stake(after),
            tuple(run(after, one, steps - 1) for one in more),
        )

    return run(state, option, MOST_STEPS if deep else 0)
