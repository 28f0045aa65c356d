"""`hobbits`: the children's race of 2003, from Hobbiton to Mount Doom."""
