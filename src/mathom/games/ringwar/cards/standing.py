"""What is true while a card lies on the table. The rules look for these; cards are made of them."""

import msgspec

from mathom.core.phrases import Phrase, clause, idiom
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.kinds import Side


class KeepsPassive(msgspec.Struct, frozen=True):
    """A nation is only roused by these causes, an attack only in these regions. (Wormtongue)"""

    nation: str
    causes: tuple[str, ...]
    regions: tuple[str, ...]

    def allows(self, cause: str, region: str | None) -> bool:
        """Whether the nation is roused all the same."""
        return cause in self.causes and (cause == "companion" or region in self.regions)

    def say(self, house: House) -> Phrase:
        where = words.regions(self.regions)
        causes = [
            idiom(f"cause-{cause}", nation=words.nation(self.nation), where=where)
            for cause in self.causes
        ]
        return idiom("keeps-passive", nation=words.nation(self.nation), causes=words.either(causes))


class NoMusterForPassive(msgspec.Struct, frozen=True):
    """Muster dice do not move passive nations. (Threats and Promises)"""

    def say(self, house: House) -> Phrase:
        return idiom("no-muster-for-passive")


class Bars(msgspec.Struct, frozen=True):
    """Armies of a side neither enter nor attack these regions. (A Power too Great)"""

    side: Side
    regions: tuple[str, ...]

    def say(self, house: House) -> Phrase:
        regions = words.each(map(words.region, self.regions))
        return idiom("bars", army=words.army(self.side, determiner="no"), regions=regions)


class NoCombatCards(msgspec.Struct, frozen=True):
    """A side plays no combat cards in battles in this region. (Denethor's Folly)"""

    side: Side
    region: str

    def say(self, house: House) -> Phrase:
        where = words.region(self.region)
        return idiom(
            "while-it-lies", rule=clause(words.side(self.side), "play-no-cards", where=where)
        )


class NoDieToHuntBox(msgspec.Struct, frozen=True):
    """Dice that move the Fellowship stay out of the hunt box. (The Last Battle)"""

    def say(self, house: House) -> Phrase:
        return idiom("no-die-to-box")


class DrawsAfterEvent(msgspec.Struct, frozen=True):
    """After an event card played with an event die a side draws a card. (The Palantír)"""

    side: Side

    def say(self, house: House) -> Phrase:
        too = words.optional("this-card-too", "palantir=at-once" in house)
        return idiom(
            "while-it-lies", rule=clause(words.side(self.side), "draw-after-event", too=too)
        )
