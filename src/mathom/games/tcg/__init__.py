"""`tcg`: the trading card game of the Two Towers.

A name tells what it is a name of. What goes over the wire and into records has the bare word:
`Play` is an option, `Played` an event, `Playing` a frame. A piece of card text (`cards/pieces`)
says more:

* a verb, on what it acts or from where: `PlayFrom`, `DiscardFromPlay`, `HealWounds`;
* an occasion stands in the present: `IsPlayed`, `IsKilled`, `Wins`;
* a number asks how many, or where: `HowMany`, `WoundsOn`, `BurdensCarried`;
* a filter or condition is something that is so: `HasKeyword`, `HasWounds`, `InStack`, `InPile`.
"""
