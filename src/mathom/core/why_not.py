"""Why nothing can be done with some things: the refusal of what was most likely meant."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from mathom.core.errors import Refusal
from mathom.core.game import AnyGame
from mathom.core.message import Message
from mathom.core.values import Option


def why_not(game: AnyGame, state: Any, anchors: Sequence[str]) -> Refusal | None:
    """Why no answer begins with these anchors; None if one does, or if they mean nothing here."""
    wanted, refusal = tuple(anchors), None
    for option in game.candidates(state):
        if option.anchors()[: len(wanted)] == wanted:
            refusal = game.refusal(state, option)
            if refusal is None:
                return None
    return refusal or _why_not_there(game, state, wanted)


def not_now(game: AnyGame, state: Any, anchors: Sequence[str]) -> Iterator[tuple[Option, Refusal]]:
    """What begins with these anchors and goes on, but is not allowed now, each with why."""
    wanted = tuple(anchors)
    for option in game.candidates(state):
        begun, rest = option.anchors()[: len(wanted)], option.anchors()[len(wanted) :]
        if begun == wanted and rest:
            refusal = game.refusal(state, option)
            if refusal is not None:
                yield option, refusal


def _why_not_there(game: AnyGame, state: Any, anchors: tuple[str, ...]) -> Refusal | None:
    """What is said to answers that begin alike and end with the last of these anchors.

    Many of them would be far-fetched, and refused for the same reason over and over: of what is
    said about the last anchor, what is said least often comes nearest to what was meant.
    """
    *begun, last = anchors or ("",)
    kind, _, item = last.partition(":")
    about = Message(f"{kind}-{item}")
    alike: dict[Option, None] = {}
    for option in game.candidates(state):
        first, rest = option.anchors()[: len(begun)], option.anchors()[len(begun) :]
        if list(first) == begun and rest and rest[0].startswith(f"{kind}:"):
            other = option.ending(last)
            if other is not None:
                alike[other] = None
    refusals = [game.refusal(state, option) for option in alike]
    said = [refusal for refusal in refusals if refusal is not None]
    if len(said) < len(refusals):
        return None
    often = Counter(refusal.message.id for refusal in said)
    return min(
        said,
        key=lambda one: (
            about not in one.message.args.values(),
            often[one.message.id],
            -len(one.message.args),
        ),
        default=None,
    )
