"""Who is together."""

import msgspec

from mathom.games.ringwar.kinds import CharacterId, Force, RegionId


class Party(msgspec.Struct, frozen=True, gc=False):
    """Figures and characters that are together somewhere."""

    region: RegionId
    force: Force = ()
    people: tuple[CharacterId, ...] = ()
