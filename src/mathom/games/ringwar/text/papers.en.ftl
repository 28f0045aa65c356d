# What the browser writes beside the cards.

board-card-die = Played with: { $die }
board-card-stays = Stays in play
board-card-fight = As a combat card
board-card-initiative = Initiative
board-card-gondor = With three or four players: only for who leads Gondor
board-card-rohan = With three or four players: only for who leads Rohan
board-card-witch-king = With three or four players: only for who leads the Witch-king
board-card-saruman = With three or four players: only for who leads Saruman
board-card-choose = Choose this card
board-card-why-not = Why not this one?
board-card-back = Back to the hand
board-hand-empty = You have no cards in your hand.
board-deck = { $deck }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
board-spent = { $count ->
    [0] nothing discarded
    [one] 1 discarded card
   *[other] { $count } discarded cards
  }
board-shelf = { $lying } on the table, { $spent } discarded
board-shelf-short = on table
board-shelf-title = Cards on the table
board-shelf-none = No card lies on the table.
board-character-level = Level { $level }
board-character-flies = Flies
board-character-leadership = Leadership { $leadership }
board-character-die = +1 die
board-character-activates = Activates
board-characters = Characters
board-tiles = Hunt tiles
board-tile = { $kind ->
    [free] of the Free Peoples
    [shadow] of the Shadow
   *[normal] { $count ->
        [one] 1 of them in the pool
       *[other] { $count } of them in the pool
      }
  }
board-tile-card = from “{ $card }”
