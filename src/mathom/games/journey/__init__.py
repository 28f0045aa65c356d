"""`journey`: the card game of 2002, from Amon Hen to Minas Tirith."""
