"""What installed packages bring along: games, bots, drawings. Their entry points, read once."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points


@cache
def extensions(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group, by their names. To look for them takes a while."""
    return {point.name: point for point in entry_points(group=group)}
