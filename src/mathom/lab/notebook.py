"""Matches, views and positions as a notebook shows them: the table, and above it what is asked."""

from collections.abc import Iterator
from html import escape
from importlib.metadata import entry_points

from mathom.core import AnyGame, BadSetup, Choice, Match, Over, State, View, Waiting
from mathom.games import GROUP, find
from mathom.text import Words, detect
from mathom.text.drawing import as_html


def html(value: object) -> str | None:
    """What is drawn in a notebook; None for what is none of ours, or of a game nobody installed.

    A match and a position are drawn as a spectator sees them, a view as its seat does.
    """
    if isinstance(value, Match):
        return _drawn(value.game, value.view(None), value.question)
    if isinstance(value, View):
        game = _find(value.game)
        return None if game is None else _drawn(game, value, value.question)
    if isinstance(value, State):
        game = _owner(value)
        if game is not None:
            return _drawn(game, game.view(value, None), game.question(value))
    return None


def _find(game_id: str) -> AnyGame | None:
    try:
        return find(game_id)
    except BadSetup:
        return None


def _owner(state: State) -> AnyGame | None:
    """The game that has such positions."""
    module = type(state).__module__
    for point in entry_points(group=GROUP):
        package = point.module.removesuffix(".lid")
        if module.startswith(f"{package}."):
            game = find(point.name)
            if game.state_type is type(state):
                return game
    return None


def _drawn(game: AnyGame, view: "View[object]", question: object) -> str:
    words = Words(detect(), game)
    title = words.text("game-title") if "game-title" in words else game.id
    head = " · ".join((title, *_asked(words, view, question)))
    return f"<div><b>{escape(head)}</b>{as_html(game, view, words)}</div>"


def _asked(words: Words, view: "View[object]", question: object) -> Iterator[str]:
    if view.seat is not None:
        yield words.player(view.seat)
    if isinstance(question, Choice):
        yield f"{words.player(question.seat)}: {words.say(question.ask)} ({len(question)})"
    elif isinstance(question, Waiting) and question.seat is not None:
        yield f"{words.player(question.seat)} …"
    elif isinstance(question, Over):
        yield words.say(question.how)
