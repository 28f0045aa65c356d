"""Which event cards are built. The others are drawn and held, but cannot be played yet."""

from mathom.games.ringwar.cards.base import Catalogue

CARDS: Catalogue = {}
