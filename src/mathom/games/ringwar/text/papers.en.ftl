# What the browser writes beside the cards.

paper-die = Played with: { $die }
paper-stays = Stays in play
paper-fight = As a combat card
paper-initiative = Initiative
paper-gondor = With three or four players: only for who leads Gondor
paper-rohan = With three or four players: only for who leads Rohan
paper-witch-king = With three or four players: only for who leads the Witch-king
paper-saruman = With three or four players: only for who leads Saruman
paper-choose = Choose this card
paper-why-not = Why not this one?
paper-back = Back to the hand
paper-hand-empty = You have no cards in your hand.
paper-deck = { $deck }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
paper-spent = { $count ->
    [0] nothing discarded
    [one] 1 discarded card
   *[other] { $count } discarded cards
  }
paper-shelf = { $lying } on the table, { $spent } discarded
paper-shelf-short = on table
paper-shelf-title = Cards on the table
paper-shelf-none = No card lies on the table.
paper-played = Being played
paper-character-level = Level { $level }
paper-character-flies = Flies
paper-character-leadership = Leadership { $leadership }
paper-character-die = +1 die
paper-character-activates = Activates
paper-characters = Characters
paper-tiles = Hunt tiles
paper-tile = { $kind ->
    [free] of the Free Peoples
    [shadow] of the Shadow
   *[normal] { $count ->
        [one] 1 of them in the pool
       *[other] { $count } of them in the pool
      }
  }
paper-tile-card = from “{ $card }”
