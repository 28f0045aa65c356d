"""The games. Each is a package of its own, found through the entry point group `mathom.games`.

An entry point names a factory: called with nothing it gives the game as it came out of the box,
called with the bytes of a components file it gives the game with an owner's corrections.
"""

from functools import cache
from importlib.metadata import entry_points

from mathom.core import AnyGame, BadSetup

GROUP = "mathom.games"


def available() -> tuple[str, ...]:
    """The ids of all installed games, sorted."""
    return tuple(sorted(entry_points(group=GROUP).names))


@cache
def find(game_id: str, components: bytes | None = None) -> AnyGame:
    """The game with this id. Raises BadSetup if there is none, BadComponents for a broken file."""
    found = entry_points(group=GROUP, name=game_id)
    if not found:
        raise BadSetup("game", game=game_id, known=", ".join(available()))
    factory = next(iter(found)).load()
    game: AnyGame = factory(components)
    return game
