"""Who is together."""

import msgspec

from mathom.games.ringwar.kinds import Force


class Party(msgspec.Struct, frozen=True, gc=False):
    """Figures and characters that are together somewhere."""

    region: str
    force: Force = ()
    people: tuple[str, ...] = ()
