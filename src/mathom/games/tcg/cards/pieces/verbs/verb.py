"""Verbs: what costs and effects do."""

from mathom.games.tcg.cards.pieces.piece import Piece


class Verb(Piece, frozen=True):
    """A cost or an effect."""
