"""Matches, views and positions drawn: a picture, and in a notebook what is asked above it."""

import re
from collections.abc import Iterator
from html import escape

from mathom.core import (
    AnyGame,
    BadSetup,
    Choice,
    Match,
    Over,
    Question,
    State,
    View,
    Waiting,
)
from mathom.core.extensions import extensions
from mathom.games import GROUP, find
from mathom.text import Words, detect
from mathom.text.drawing import NoPicture, as_html, as_svg

ON_PAPER = {
    "#00ff00": "#1a7a1a",
    "#00ffff": "#007a7a",
    "#c0c0c0": "#737373",
    "#ff00ff": "#a8009f",
    "#ffff00": "#857000",
    "#ffffff": "#000000",
}
"""Colours that are bright on a dark terminal and could not be read on white."""

_STYLE = re.compile(r'style="([^"]*)"')
_BRIGHT = re.compile("|".join(ON_PAPER))


def svg(value: object, language: str | None = None) -> str:
    """A match, a view or a position as a picture. Raises NoPicture."""
    drawn = _drawn(value)
    if drawn is None:
        raise NoPicture(type(value).__name__)
    game, view, _ = drawn
    return as_svg(game, view, Words(language or detect(), game))


def html(value: object) -> str | None:
    """What is drawn in a notebook; None for what is none of ours, or of a game nobody installed."""
    drawn = _drawn(value)
    if drawn is None:
        return None
    game, view, question = drawn
    words = Words(detect(), game)
    title = words.text("game-title") if "game-title" in words else game.id
    head = " · ".join((title, *_asked(words, view, question)))
    try:
        table = as_svg(game, view, words)
    except NoPicture:
        table = _on_paper(as_html(game, view, words))
    return f"<div><b>{escape(head)}</b><br>{table}</div>"


def _drawn(value: object) -> "tuple[AnyGame, View[object], Question | Waiting] | None":
    """A match and a position as a spectator sees them, a view as its seat does."""
    if isinstance(value, Match):
        return value.game, value.view(None), value.question
    if isinstance(value, View):
        game = _find(value.game)
        return None if game is None else (game, value, value.question)
    if isinstance(value, State):
        game = _owner(value)
        if game is not None:
            return game, game.view(value, None), game.question(value)
    return None


def _find(game_id: str) -> AnyGame | None:
    try:
        return find(game_id)
    except BadSetup:
        return None


def _owner(state: State) -> AnyGame | None:
    """The game that has such positions."""
    module = type(state).__module__
    for point in extensions(GROUP).values():
        package = point.module.removesuffix(".lid")
        if module.startswith(f"{package}."):
            game = find(point.name)
            if game.state_type is type(state):
                return game
    return None


def _on_paper(drawn: str) -> str:
    """The same with letters dark enough for white, where they stand on nothing else."""
    return _STYLE.sub(_darker, drawn)


def _darker(style: re.Match[str]) -> str:
    if "background-color" in style[1]:
        return style[0]
    return _BRIGHT.sub(lambda bright: ON_PAPER[bright[0]], style[0])


def _asked(words: Words, view: "View[object]", question: object) -> Iterator[str]:
    if view.seat is not None:
        yield words.player(view.seat)
    if isinstance(question, Choice):
        yield f"{words.player(question.seat)}: {words.say(question.ask)} ({len(question)})"
    elif isinstance(question, Waiting) and question.seat is not None:
        yield f"{words.player(question.seat)} …"
    elif isinstance(question, Over):
        yield words.say(question.how)
