"""How to play well: what a fellowship is worth, what threatens it, and what an answer leads to."""
