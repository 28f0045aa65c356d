"""Sources of chance. Each answers the n-th chance question of a match, and always the same way.

Because a source is asked by number and keeps no state, an answer taken back and given again meets
the same dice: undo cannot be used to fish for luck.
"""

import hashlib
import hmac
from typing import Protocol

from mathom.core.question import Chance, Outcome

_MASK = (1 << 64) - 1


class Source(Protocol):
    """Where dice, draws and shuffles come from."""

    def outcome(self, index: int, chance: Chance) -> Outcome:
        """The answer to the match's chance question number `index` (from 0)."""
        ...

    def __str__(self) -> str:
        """How the record names this source, without giving away what is to come."""
        ...


class Seeded:
    """Repeatable chance from a number, the same on every machine and Python."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._key = _mix(seed)

    def outcome(self, index: int, chance: Chance) -> Outcome:
        bits, weights = _mix(self._key + index), chance.weights
        if weights:
            return chance.pick(bits * sum(weights) >> 64)
        return chance.outcomes[bits * len(chance.outcomes) >> 64]

    def __str__(self) -> str:
        return f"seed {self.seed}"


def _mix(number: int) -> int:
    """64 well-mixed bits of a number (the finaliser of SplitMix64)."""
    bits = (number * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & _MASK
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return bits ^ (bits >> 31)


class Provable:
    """Chance that can be checked afterwards.

    The hash of a secret is published before the first answer, the secret after the last one. The
    outcomes follow from the secret and from words the players add once they know the hash, so that
    nobody, not even who holds the secret, could choose them.
    """

    def __init__(self, secret: bytes, words: str = "") -> None:
        self.secret = secret
        self.words = words

    @property
    def promise(self) -> str:
        """The hash of the secret, to be published at the start."""
        return hashlib.sha256(self.secret).hexdigest()

    def seal(self, what: str, text: str) -> str:
        """The commitment to a text that is told only afterwards: whoever knows the secret can check
        it, and nobody else can even guess at it."""
        return hmac.digest(self.secret, f"{self.words}:{what}:{text}".encode(), "sha256").hex()

    def outcome(self, index: int, chance: Chance) -> Outcome:
        total = chance.total
        room = (1 << 256) // total * total
        attempt = 0
        while True:
            text = f"{self.words}:{index}:{attempt}".encode()
            number = int.from_bytes(hmac.digest(self.secret, text, "sha256"), "big")
            if number < room:  # without this the first outcomes would be a hair more likely
                return chance.pick(number % total)
            attempt += 1

    def __str__(self) -> str:
        return f"provable {self.promise} {self.words}".rstrip()
