"""Event cards that execute and speak. How to build one, for whoever adds the next.

The event half of a card is one expression in a deck file (`decks/fp_character.py`, …), made of
pieces (`pieces/`, a file for each subject); the combat half is in `combat/`. `catalogue.py` puts
both together; what is missing there can be drawn and held, but is refused with `not-built`.

    "fp-strategy-15": event(recruit(In(("lorien",)), Troop("elves", "unit")), DRAW_ONE)

Title, die symbol, initiative and player come from `components.json` under the same id. What the
card says is what its pieces say: `pieces.whole.text(card)`.

A piece that leaves a choice is a `Question` (`pieces/piece.py`), one that rolls is a `Roll`; they
push frames that carry the *place* of the piece (card and path), and `pieces/steps.py` brings the
answer back to it. Pieces are joined by `When`, `IfElse`, `May`, `OneOf`, `Then` (`logic.py`).

**Pieces** (protocols in `base.py`) have up to three readings. `possible`/`holds` looks, `do` acts,
`say` returns a `Phrase` (a `Message`; text in `text/*.ftl` as `piece-…`). Nobody but the piece
knows; never test for card ids in the rules.

* `Condition.holds(box, state, side)`: for playing, for staying on the table (checked again after
  every action, RK-023) and, as `Card.leaves`, for leaving it.
* `Effect.possible` / `Effect.do(box, state, frame, log)`: parts run in order; one that is not
  possible lapses (RKR-5.5). `frame` is the `Playing` on top of the stack: return the state, with
  frames pushed over it (`state.push(...)`) for whatever has to be asked or rolled; the next part
  runs when they are gone. `rules.cards.remember(state, note)` leaves a note in `Playing.memory`
  for later parts.
* `CombatEffect` has a `moment` (`reveal`, `before-roll`, `roll`, `before-reroll`, `after-rolls`,
  `after-losses`; order and initiative are the engine's business) and `do(box, state, battle, side,
  log)`. It adds *terms* (`rules.fighting.add_term`; table of terms there), changes hits
  (`rules.fighting.change_hits`), or pushes frames: `Striking(side, dice, needs)` for an extra
  attack, `rules.fighting.losing(battle, side, hits)` for hits, `Retreating(side, region)`. Two
  effects of one card take the card's initiative numbers in order.
* `CombatCondition.holds(box, state, battle, side)`: use `rules.fighting.fighters(...)`, never the
  region (RK-093).
* `Standing` (`standing.py`): what holds while the card lies on the table. The rules ask
  `board.standing(box, state, Kind)`: `KeepsPassive`, `NoMusterForPassive`, `Bars`,
  `NoCombatCards`, `NoDieToHuntBox`, `DrawsAfterEvent`. A new kind needs its one question in the
  rules.
* `Reaction`: a card on the table given up at a `moment`: `hunt` (Shadow, before the hunt roll;
  `Hunting` is on top), `before-tile` (FP; `DrawingTile` on top), `tile` (FP; `Resolving` on top,
  use `rules.hunt.lower_damage`), `casualty` (Shadow, after one), `declared` (Shadow, the figure
  touched Moria). The card has left the table when `do` runs.
* `Action` (in `Card.actions`): what a die may be spent on while the card lies there (RK-024).

**What there is to call** (each pushes frames or returns the new state; all take `log` where
something is told):

| to … | call |
|---|---|
| heal / corrupt | `fellowship.heal(state, n, log)` / push `Corrupting(n)` |
| move or hide the Fellowship | `fellowship.move(box, state, log)` (no die to the box) / `hide` |
| reveal it | push `Revealing()` |
| separate a group | push `Gathering(further=1, into_siege=True)`; all on the map: `Companions()` |
| draw a tile, with its terms | push `DrawingTile("card", terms=("no-reduction",))` |
| bring a special tile into play | `hunt.tile_into_play(state, tile)` |
| a hunt roll | push `Hunting()` |
| kill a companion of the Fellowship | `board.lose_person` + `fellowship.regroup` |
| rouse / advance a nation | `politics.activate(…, "card", log)` / `advance`, `to_war` |
| recruit | `recruiting.refuse_place(..., by_card=True)` + `recruiting.bring` |
| hits on an army outside battle | push `Losing(side, region, hits)` |
| an attack | `attacking.refuse_attack` + `begin_attack` (`terms` last for the battle) |
| move armies | push `Marching(side, armies, led)`; a single one: `SortingMarch` |
| fly | push `Flying(nazgul_only=True)` |
| draw cards | push `Drawing(seat, decks)`; the hand limit follows by itself |
| dice to the hunt box | `hunt.allocate(state, SHADOW, n)`, `dice.spend` |

A question no frame asks yet: add a frame (`frames/`), a step (`rules/`) and its line in
`rules/__init__.py`; guards cite RKR-/RK- ids. A card that needs code of its own is possible, and
counted as debt: mark its effect class with `debt = True`.
"""
