"""`ringwar`: the great asymmetric war game of Middle-earth, second edition."""
