# What only a drawn board says.

board-track = The way through Mordor to Mount Doom
board-fellowship = The Fellowship
board-politics = Politics
board-situation = The situation
board-closer = Closer
board-whole = The whole map
board-side = { $side ->
    [0] Free Peoples
   *[other] Shadow
  }
board-figures = { $count } × { $figure }
board-rank = { $rank ->
    [regular] regular
    [elite] elite
   *[leader] leader
  }
board-settlement = { $settlement ->
    [town] Town
    [city] City
    [stronghold] Stronghold
   *[fortification] Fortification
  }
board-worth = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }
board-captured = captured
board-besieged = besieged
board-held-by = In enemy hands: { $side }
board-in-mordor = In Mordor, step { $step }
board-seen = { $hidden ->
    [yes] hidden
   *[no] revealed
  }{ $progress ->
    [0] {""}
    [one] , 1 step on
   *[other] , { $progress } steps on
  }
board-corruption = Corruption: { $count } of 12
board-companion = { $person }{ $guide ->
    [yes] , guide
   *[no] {""}
  }
board-hunt-box = In the hunt box: { $shadow } of the Shadow, { $free } of the Free Peoples
board-box = { $count ->
    [one] 1 die hunts
   *[other] { $count } dice hunt
  }
board-box-free = { $count ->
    [one] 1 die of the Free
   *[other] { $count } dice of the Free
  }
board-pool = { $count ->
    [one] 1 tile in the hunt pool
   *[other] { $count } tiles in the hunt pool
  }
board-rings = { $count ->
    [one] 1 Elven Ring
   *[other] { $count } Elven Rings
  }
board-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
board-politics-state = { $left ->
    [0] at war
    [one] one box from war
   *[other] { $left } boxes from war
  }, { $active ->
    [yes] active
   *[no] passive
  }
board-passive = passive
board-round = Round { $number }
board-in-battle = { $role ->
    [attacker] attacks
   *[defender] defends
  }
board-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
  }
board-turn = Turn { $number }
