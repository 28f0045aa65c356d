"""`tcg`: the trading card game of the Two Towers."""
