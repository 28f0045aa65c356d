"""What cards say: phrases made from the very pieces that are carried out.

`phrases` gives them by message id, `titles` the names they need beside those of the cards.
"""

from mathom.games.tcg.say.cards import abilities, card_text, phrases, titles

__all__ = ["abilities", "card_text", "phrases", "titles"]
