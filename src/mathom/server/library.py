"""What a game teaches, as a client fetches it once: titles, words, and pages; never the answers."""

from typing import Any

import msgspec

from mathom.core import AnyGame
from mathom.core.learning import Figure, Overview, Panel
from mathom.core.lesson import Lesson, match_at
from mathom.server.catalogue import playable


def learning(game_id: str) -> dict[str, Any]:
    """All of it for one game. Raises Problem if there is no such game."""
    game = playable(game_id)
    found = game.learning()
    return {
        "lessons": [_listed(one) for one in found.lessons],
        "puzzles": [_listed(one) for one in found.puzzles],
        "glossary": found.glossary,
        "meetings": found.meetings,
        "overview": None if found.overview is None else _page(game, found.overview),
    }


def _listed(lesson: Lesson) -> dict[str, Any]:
    return {
        "id": lesson.id,
        "digest": lesson.digest,
        "title": lesson.title,
        "about": lesson.about,
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "scenes": [scene for scene, _ in lesson.steps],
        "kinds": [step.kind for _, step in lesson.steps],
        "teaches": lesson.teaches,
        "picture": lesson.picture,
    }


def _page(game: AnyGame, page: Overview) -> dict[str, Any]:
    groups = {"goals": page.goals, "turn": page.turn, "forgotten": page.forgotten}
    drawn = {name: [_panel(game, one) for one in panels] for name, panels in groups.items()}
    return {"title": page.title, "say": page.say, "habits": page.habits, **drawn}


def _panel(game: AnyGame, panel: Panel) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.structs.asdict(panel)
    return {**facts, "figure": None if panel.figure is None else _figure(game, panel.figure)}


def _figure(game: AnyGame, figure: Figure) -> dict[str, Any]:
    """A position as its learner sees it, for the game's own board."""
    lesson = game.learning().lesson(figure.lesson)
    match = match_at(game, lesson, figure.step)
    view = match.view(lesson.you)
    return {
        "seat": lesson.you,
        "seats": lesson.seats,
        "table": view.table,
        "scores": game.scores(match.state),
        "look": figure.look,
    }
