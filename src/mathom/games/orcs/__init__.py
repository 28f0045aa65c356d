"""`orcs`: the film game of 2002. Keep the orcs of two towers apart until the Ents come."""
