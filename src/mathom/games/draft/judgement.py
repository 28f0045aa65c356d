"""How good cards are, what one should take, and which deck to build of a pool."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from mathom.games.draft.cards_owned import collection, words_of
from mathom.games.draft.options import Build
from mathom.games.draft.products import rarity_of
from mathom.games.tcg.box import Box, Face
from mathom.games.tcg.decks.deck import Deck, of_the_box
from mathom.games.tcg.decks.legality import COPIES

HALF = 30
"""Cards of each side in a deck of the smallest size: the best cards come up most often."""
CULTURES = 2
"""So many cultures of a side play well together."""
ENOUGH = {"free": 10, "shadow": 20}
"""So many characters a side wants before anything else."""
FEW = 3
"""So many copies of a unique card are worth a place."""
RARITY = {"R": 0.6, "U": 0.2}
PLAIN = {"ally": 1.2, "possession": 2.0, "artifact": 2.4, "condition": 1.8, "event": 2.0,
         "site": 0.9, "one_ring": 1.0}  # fmt: skip


class Judgement:
    """What the bots think of the cards of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.worth = {kind: _worth(face) for kind, face in box.faces.items()}
        self._decks = lru_cache(maxsize=256)(self._build)

    def appeal(self, kind: str, owned: Counter[str]) -> float:
        """How much a card would help somebody who owns these."""
        face = self.box.faces[kind]
        worth = self.worth[kind]
        if not face.side:
            return worth if not owned[kind] else 0.0
        alike = self._copies(face.name, owned)
        if alike >= COPIES:
            return 0.0
        same = sum(
            count for own, count in owned.items() if self.box.faces[own].culture == face.culture
        )
        doubled = 0.6 * alike if face.unique else 0.1 * alike
        return worth + 0.06 * min(same, 25) - doubled

    def _copies(self, name: str, owned: Counter[str]) -> int:
        return sum(count for own, count in owned.items() if self.box.faces[own].name == name)

    def strength(self, pool: Iterable[str]) -> float:
        """What a pool is worth, for comparing it with others."""
        return sum(self.worth[kind] for kind in pool)

    def decks(self, starter: str, pool: tuple[str, ...]) -> tuple[Build, ...]:
        """Decks one can build of a starter and a pool, the best first, the starter itself last."""
        return self._decks(starter, tuple(sorted(pool)))

    def _build(self, starter: str, pool: tuple[str, ...]) -> tuple[Build, ...]:
        plain = of_the_box(self.box, starter)
        owned = collection(self.box, starter, pool)
        draw = self._half(owned, "free", plain) + self._half(owned, "shadow", plain)
        best = Deck(plain.ring_bearer, plain.ring, plain.sites, dict(draw))
        return tuple(dict.fromkeys((Build(words_of(best)), Build(words_of(plain)))))

    def _half(self, owned: Counter[str], side: str, plain: Deck) -> Counter[str]:
        """The best cards of a side: characters first, of few cultures, no title too often."""
        faces = self.box.faces
        spare = owned - Counter((plain.ring_bearer, plain.ring, *plain.sites))
        cards = [kind for kind in spare.elements() if faces[kind].side == side]
        leading = self._leading(cards)

        def worth(kind: str) -> tuple[float, str]:
            return self.worth[kind] + (1.5 if faces[kind].culture in leading else 0.0), kind

        best = sorted(cards, key=worth, reverse=True)
        characters = [kind for kind in best if faces[kind].type in ("companion", "minion")]
        titles: Counter[str] = Counter({faces[plain.ring_bearer].name: 1})
        chosen: Counter[str] = Counter()
        for kinds, most in ((characters, ENOUGH[side]), (best, HALF)):
            for kind in kinds:
                name = faces[kind].name
                room = chosen.total() < most and chosen[kind] < spare[kind]
                if room and titles[name] < (FEW if faces[kind].unique else COPIES):
                    titles[name] += 1
                    chosen[kind] += 1
        return chosen if chosen.total() == HALF else _half_of(plain, faces, side)

    def _leading(self, cards: list[str]) -> set[str]:
        """The cultures of which there is most."""
        worth: Counter[str] = Counter()
        for kind in cards:
            worth[self.box.faces[kind].culture] += int(100 * self.worth[kind])
        return {culture for culture, _ in worth.most_common(CULTURES)}


def _half_of(plain: Deck, faces: dict[str, Face], side: str) -> Counter[str]:
    """That side of a deck as it is."""
    return Counter({kind: n for kind, n in plain.cards.items() if faces[kind].side == side})


def _worth(face: Face) -> float:
    """A card by its print: what it brings for what it costs, and a little for being rare."""
    rare = RARITY.get(rarity_of(face.id), 0.0)
    text = 0.4 * len(face.text) + 0.2 * len(face.keywords)
    if face.type == "minion":
        return rare + text + 0.55 * face.strength + 0.7 * face.vitality - 0.75 * face.cost
    if face.type == "companion":
        return rare + text + 0.5 * face.strength + 0.5 * face.vitality - 0.8 * face.cost + 0.8
    bonus = 0.4 * face.strength + 0.3 * face.vitality
    return rare + PLAIN[face.type] + 0.15 * len(face.text) + bonus - 0.25 * face.cost
