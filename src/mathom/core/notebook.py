"""How positions, views and matches draw themselves in a notebook: by what is installed for it.

The core draws nothing. Who can draw says so through the entry point group `mathom.notebook`: a
function from a value to HTML, or None if it cannot.
"""

from collections.abc import Callable
from functools import cache

from mathom.core.extensions import extensions

GROUP = "mathom.notebook"


def drawn(value: object) -> str | None:
    """The value as HTML; None where nobody can draw it, and a notebook shows its `repr`."""
    return next((html for draw in _drawers() if (html := draw(value)) is not None), None)


@cache
def _drawers() -> tuple[Callable[[object], str | None], ...]:
    return tuple(point.load() for point in extensions(GROUP).values())
