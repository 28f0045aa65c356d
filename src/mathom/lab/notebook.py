"""Matches, views and positions as a notebook shows them: the table, and above it what is asked."""

import re
from collections.abc import Iterator
from html import escape
from importlib.metadata import entry_points

from mathom.core import AnyGame, BadSetup, Choice, Match, Over, State, View, Waiting
from mathom.games import GROUP, find
from mathom.text import Words, detect
from mathom.text.drawing import as_html

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
    return f"<div><b>{escape(head)}</b>{_on_paper(as_html(game, view, words))}</div>"


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
