"""The event halves of the four decks, one short expression for every card; the combat halves."""
