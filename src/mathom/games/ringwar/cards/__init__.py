"""Event cards that execute and speak. How to build one, for whoever adds the next.

The event half of a card is one expression in a deck file (`decks/fp_character.py`, …), the combat
half one in `decks/combat_halves.py`; `catalogue.py` puts both together.

    "fp-strategy-15": event(recruit(place("lorien"), Figure("unit", "elves")), DRAW_ONE)

Title, die symbol, initiative and player come from `components.json` under the same id.

**One language for both halves** (`pieces/`, a file for each subject): *nouns* (`Figure`, `People`,
`Place`, `Army`), *counts*, *conditions*, and *pieces*, which do something. Each has up to three
readings, written once: *may it be done* (`holds`, `possible`, `guard`), *do it* (`act`, `chosen`)
and *say it* (`say`: a tree of `mathom.core.phrases`; words in `lexicon/de.toml`, `en.toml`). Nobody
but the piece knows; never test for card ids in the rules. A property holds it together: change any
field of any card, and both texts change (`tests/conformance/test_card_texts.py`).

All look at a `Scope` (`pieces/piece.py`): box, position, whose card, which card, which part of it.

* `Condition.holds(at)`: for playing, for staying on the table (checked again after every action,
  RK-023) and, as `EventHalf.leaves`, for leaving it. A refused card says the part that failed.
* `Piece.act(at, log)`: parts run in order; one that is not `possible` lapses (RKR-5.5). It returns
  the state, with frames pushed (`state.push(...)`) for whatever has to be asked or rolled; the next
  part runs when they are gone. `remember(state, region=…)` leaves a note for later parts
  (`Playing.noted`).
* `Asks`: a piece that leaves a choice. It lists `candidates`, and its `guard` says why one is not
  allowed, with the rule; what passes is offered, the answer comes back to `chosen`. What was chosen
  before is `at.so_far`. Dice come back to `RollsDice.rolled`, tiles to `drew`.
* Frames carry side, card and path; `part_at` finds the piece again (`pieces/steps.py`).
* `During(moment, piece)` in a combat half: order and initiative are the engine's business. Pieces
  add *terms* (`frames/terms.py`, `rules.fighting.add_terms`), change hits, or push frames.
* `Reaction(occasion, piece)`: a card on the table used when something happens.
* `StandingRule` (`standing.py`): what holds while the card lies there; the rules ask
  `board.standing(box, state, Kind)`. A new kind needs its one question in the rules.
* Pieces are joined by `When`, `May`, `OneOf` (`pieces/logic.py`).
* What a table agreed on changes the text too: `say(house)` gets it.

**What there is to call** (each pushes frames or returns the new state; all take `log` where
something is told):

| to … | call |
|---|---|
| heal / corrupt | `fellowship.heal(state, n, log)` / push `Corrupting(n)` |
| move or hide the Fellowship | `fellowship.move(box, state, log)` (no die to the box) / `hide` |
| reveal it | push `Revealing()` |
| draw a tile, with its terms | push `DrawingTile("card", terms=("no-reduction",))` |
| bring a special tile into play | `hunt.tile_into_play(state, tile)` |
| a hunt roll | push `Hunting()` |
| kill a companion of the Fellowship | `board.lose_person` + `fellowship.regroup` |
| rouse / advance a nation | `politics.activate(…, "card", log)` / `advance`, `to_war` |
| recruit | `recruiting.refuse_place(..., by_card=True)` + `recruiting.bring` |
| hits on an army outside battle | push `Losing(side, region, hits)` |
| an attack | `attacking.refuse_attack` + `begin_attack` (`terms` last for the battle) |
| draw cards | push `Drawing(seat, decks)`; the hand limit follows by itself |
| dice to the hunt box | `hunt.allocate(state, SHADOW, n)`, `dice.spend` |

A question no frame asks yet: add a frame (`frames/`), a step (`rules/`) and its line in
`rules/steps.py`; guards cite RKR-/RK- ids. A card that needs code of its own is possible, and
counted as debt: mark its piece with `debt = True`.
"""
