"""What is written on the cards: one file a culture, one expression a card."""
