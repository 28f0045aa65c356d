"""Decks: read from text, checked by the rules, written on one line."""
