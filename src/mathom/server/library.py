"""What a game teaches, as a client fetches it once: titles and words, never the answers."""

from typing import Any

from mathom.core.lesson import BadLesson, Lesson, match_at
from mathom.server.catalogue import playable
from mathom.server.http_errors import HttpError


def learning(game_id: str) -> dict[str, Any]:
    """All of it for one game. Raises HttpError if there is no such game."""
    found = playable(game_id).learning()
    return {
        "lessons": [_listed(one) for one in found.lessons],
        "puzzles": [_listed(one) for one in found.puzzles],
        "glossary": found.glossary,
        "overview": found.overview,
    }


def figure(game_id: str, lesson_id: str, number: str) -> dict[str, Any]:
    """The table at a step of a lesson, as the learner sees it, for a picture of it.

    Raises HttpError if there is no such step.
    """
    game = playable(game_id)
    try:
        lesson = game.learning().lesson(lesson_id)
    except BadLesson as error:
        raise HttpError(404, error.message.id, **error.message.args) from None
    steps = len(lesson.steps)
    if not number.isdecimal() or len(number) > 4 or int(number) >= steps:
        raise HttpError(404, "lesson-step", lesson=lesson.id, steps=steps)
    match = match_at(game, lesson, int(number))
    return {
        "seat": lesson.you,
        "seats": lesson.seats,
        "settings": match.setup.settings,
        "table": game.shown(match.view(lesson.you).table),
        "scores": game.scores(match.state),
    }


def _listed(lesson: Lesson) -> dict[str, Any]:
    return {
        "id": lesson.id,
        "digest": lesson.digest,
        "title": lesson.title,
        "about": lesson.about,
        "minutes": lesson.minutes,
        "enough": lesson.enough,
        "steps": len(lesson.steps),
        "scenes": [scene for scene, _ in lesson.steps],
        "kinds": [step.kind for _, step in lesson.steps],
        "teaches": lesson.teaches,
        "picture": lesson.picture,
    }
