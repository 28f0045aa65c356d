"""Pieces: what card text is made of.

Plain values: the rules do them, `say/` puts them into words.
"""

import msgspec


class Piece(msgspec.Struct, frozen=True):
    """The base of everything card text is made of."""
