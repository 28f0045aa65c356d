"""Nations on the political track."""

from mathom.core.events import Event
from mathom.games.ringwar.kinds import NationId


class NationActivated(Event, frozen=True):
    """A nation is active now."""

    nation: NationId


class NationAdvanced(Event, frozen=True):
    """A nation came closer to war; so many boxes are left."""

    nation: NationId
    left: int


class NationFellBack(Event, frozen=True):
    """A nation is further from war; so many boxes are left."""

    nation: NationId
    left: int
