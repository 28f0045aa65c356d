"""What the advisor knows of playing well, a file for each subject.

`atlas` is the map, `front` the war as a side sees it, `road` the way of the Ring and its perils,
`scene` a position with all of them at hand. `plans` says what a side is after. The others judge
answers: `dice`, `cards`, `ring`, `war`, `people`, `battles`. `prospects` tells who is
likely to win.
"""
