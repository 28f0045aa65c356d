"""What is true while a card lies on the table. The rules look for these; cards are made of them."""

import msgspec

from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.kinds import Side


class KeepsPassive(msgspec.Struct, frozen=True):
    """A nation is only roused by these causes, an attack only in these regions. (Wormtongue)"""

    nation: str
    causes: tuple[str, ...]
    regions: tuple[str, ...]

    def allows(self, cause: str, region: str | None) -> bool:
        """Whether the nation is roused all the same."""
        return cause in self.causes and (cause == "companion" or region in self.regions)

    def say(self) -> Phrase:
        regions = tuple(Phrase(f"region-{region}") for region in self.regions)
        nation = Phrase(f"nation-{self.nation}")
        return Phrase("piece-keeps-passive", {"nation": nation, "regions": regions})


class NoMusterForPassive(msgspec.Struct, frozen=True):
    """Muster dice do not move passive nations. (Threats and Promises)"""

    def say(self) -> Phrase:
        return Phrase("piece-no-muster-for-passive")


class Bars(msgspec.Struct, frozen=True):
    """Armies of a side neither enter nor attack these regions. (A Power too Great)"""

    side: Side
    regions: tuple[str, ...]

    def say(self) -> Phrase:
        regions = tuple(Phrase(f"region-{region}") for region in self.regions)
        return Phrase("piece-bars", {"side": Phrase(f"side-{self.side}"), "regions": regions})


class NoCombatCards(msgspec.Struct, frozen=True):
    """A side plays no combat cards in battles in this region. (Denethor's Folly)"""

    side: Side
    region: str

    def say(self) -> Phrase:
        region = Phrase(f"region-{self.region}")
        return Phrase("piece-no-cards", {"side": Phrase(f"side-{self.side}"), "region": region})


class NoDieToHuntBox(msgspec.Struct, frozen=True):
    """Dice that move the Fellowship stay out of the hunt box. (The Last Battle)"""

    def say(self) -> Phrase:
        return Phrase("piece-no-die-to-box")


class DrawsAfterEvent(msgspec.Struct, frozen=True):
    """After an event card played with an event die a side draws a card. (The Palantír)"""

    side: Side

    def say(self) -> Phrase:
        return Phrase("piece-draws-after-event", {"side": Phrase(f"side-{self.side}")})
