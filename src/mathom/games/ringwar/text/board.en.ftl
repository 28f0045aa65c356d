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
board-round = Round { $number }
board-in-battle = { $role ->
    [attacker] attacks
   *[defender] defends
  }
board-fell = How the dice fell in round { $number }
board-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
  }
board-turn = Turn { $number }

# Trays, chips and the menu of a die.

board-own-dice = Your dice
board-hunt = The Hunt
board-further = Further away
board-not-now = Not possible now ({ $count })
board-aside = Lay aside
board-aside-means = no effect
board-reach = { $kind ->
    [region] { $count ->
        [one] 1 place
       *[other] { $count } places
      }
    [nation] { $count ->
        [one] 1 nation
       *[other] { $count } nations
      }
   *[other] { $count }
  }
board-deed = { $deed ->
    [march] Move armies
    [attack] Attack
   *[other] Draw a card
  }
board-way = { $way ->
    [march] up to two
    [march-led] one with a leader
    [attack] without a leader
    [attack-led] with a leader
    [draw-character] Character
   *[other] Strategy
  }
board-die-short = { $die ->
    [character] for Fellowship and leaders
    [army] for moves and attacks
    [muster] for troops and nations
    [event] for cards
    [army_muster] for armies or troops
    [will] stands for any face
   *[other] for the hunt
  }

# Who goes?

board-who-goes = who goes along?
board-all = all
board-stay = { $count ->
    [one] 1 stays
   *[other] { $count } stay
  }
board-fewer = Fewer: { $figure }
board-more = More: { $figure }
board-off = Set out
board-not-so = They cannot go like this.
board-all-go = All go
board-then-target = Choose the target: whoever is chosen goes along.

# Dice, counters and tracks explain themselves.

board-rings-now = Free Peoples { $free }, Shadow { $shadow }

# A battle and the hunt, as scenes.

board-battle-title = { $kind ->
    [siege] { $region } is stormed
    [sortie] Sortie at { $region }
   *[field] Battle of { $region }
  }
board-show-map = Show the map
board-show-battle = Show the battle
board-no-card = no card
board-fight = Fight without a card
board-odds = How the battle ends
board-odds-end = { $end ->
    [attacker] attacker wins
    [open] open
   *[defender] defender holds
  }
board-odds-note = Exact, if both fight to the end; without further cards.
board-chance-note = { $what }; exact, without cards that lie face down.
board-hunt-title = The Hunt finds a trace
board-successes = { $count ->
    [one] success
   *[other] successes
  }
board-damage = damage
board-corruption-up-to = up to { $count }, lost at 12
board-bear = Use the Ring
board-bear-about = Damage becomes corruption.
board-level = { $person }, level { $level }
board-lot = The lot decides.
board-becomes = { $same ->
    [yes] stays { $now }
   *[no] { $now } becomes { $after }
  }
board-becomes-either = { $count ->
    [2] { $least } or { $most }
   *[other] { $least } to { $most }
  }
