"""What one could buy: starters and boosters. TCG-3.7"""

from mathom.core import enforces
from mathom.games.tcg.box import Box

MIX = ("R", "U", "U", "U", "C", "C", "C", "C", "C", "C", "C")
"""The rarities in a booster, in the order in which its cards are drawn. DRA-R1"""
SIZE = len(MIX)
STARTER_RARES = 3


@enforces("TCG-3.7", "DRA-R1")
class Products:
    """The sheets that cards of a rarity come from, and the starters."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.sheets: dict[str, tuple[str, ...]] = {
            rarity: tuple(kind for kind in box.faces if rarity_of(kind) == rarity)
            for rarity in ("R", "U", "C")
        }
        self.starters = tuple(deck.id for deck in box.components.decks if deck.origin == "product")

    def next_rare(self, rares: tuple[str, ...]) -> tuple[str, ...]:
        """The rares that may lie in a starter beside these."""
        return tuple(kind for kind in self.sheets["R"] if kind not in rares)

    def next_card(self, pack: tuple[str, ...]) -> tuple[str, ...]:
        """The cards that may come next in a booster that begins with these: no two are alike."""
        return tuple(kind for kind in self.sheets[MIX[len(pack)]] if kind not in pack)

    def fits(self, pack: tuple[str, ...], *, whole: bool) -> bool:
        """Whether these can be what is left of a booster (`whole`: its first cards)."""
        rarities = [rarity_of(kind) if kind in self.box.faces else "" for kind in pack]
        if len(set(pack)) < len(pack) or len(pack) > SIZE:
            return False
        if whole:
            return tuple(rarities) == MIX[: len(pack)]
        return all(one in MIX and rarities.count(one) <= MIX.count(one) for one in rarities)


def rarity_of(kind: str) -> str:
    """The rarity letter in a collector's code: `4R12` is a rare."""
    return kind[1]
