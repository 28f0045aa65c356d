"""Reports of a simulation: in words, for the terminal, as an HTML page."""
