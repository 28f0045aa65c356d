"""What follows from a board: who is active, which text is in force, how strong somebody is."""
