"""What a game teaches, as a client fetches it once: titles and words, never the answers."""

from typing import Any

from mathom.core.lesson import Lesson
from mathom.server.catalogue import playable


def learning(game_id: str) -> dict[str, Any]:
    """All of it for one game. Raises Problem if there is no such game."""
    found = playable(game_id).learning()
    return {
        "lessons": [_listed(one) for one in found.lessons],
        "puzzles": [_listed(one) for one in found.puzzles],
        "glossary": found.glossary,
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
