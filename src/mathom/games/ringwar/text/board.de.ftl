# What only a drawn board says.

board-track = Der Weg durch Mordor zum Schicksalsberg
board-fellowship = Die Gemeinschaft
board-politics = Politik
board-situation = Die Lage
board-closer = Näher heran
board-whole = Die ganze Karte
board-side = { $side ->
    [0] Freie Völker
   *[other] Schatten
  }
board-figures = { $count } × { $figure }
board-rank = { $rank ->
    [regular] Reguläre
    [elite] Elite
   *[leader] Anführer
  }
board-settlement = { $settlement ->
    [town] Ort
    [city] Stadt
    [stronghold] Festung
   *[fortification] Befestigung
  }
board-worth = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  }
board-captured = erobert
board-besieged = belagert
board-held-by = In der Hand des Feindes: { $side }
board-in-mordor = In Mordor, Schritt { $step }
board-seen = { $hidden ->
    [yes] versteckt
   *[no] entdeckt
  }{ $progress ->
    [0] {""}
   *[other] , Weg { $progress }
  }
board-corruption = Macht des Rings: { $count } von 12
board-companion = { $person }{ $guide ->
    [yes] , Ratgeber
   *[no] {""}
  }
board-hunt-box = Im Jagdfeld: { $shadow } vom Schatten, { $free } von den Freien Völkern
board-box = { $count ->
    [one] 1 Würfel jagt
   *[other] { $count } Würfel jagen
  }
board-box-free = { $count ->
    [one] 1 Würfel der Freien
   *[other] { $count } Würfel der Freien
  }
board-pool = { $count ->
    [one] 1 Plättchen im Jagdvorrat
   *[other] { $count } Plättchen im Jagdvorrat
  }
board-rings = { $count ->
    [one] 1 Elbenring
   *[other] { $count } Elbenringe
  }
board-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
board-politics-state = { $left ->
    [0] im Krieg
    [one] ein Feld vor dem Krieg
   *[other] { $left } Felder vor dem Krieg
  }, { $active ->
    [yes] aktiv
   *[no] passiv
  }
board-passive = passiv
board-round = Runde { $number }
board-in-battle = { $role ->
    [attacker] greift an
   *[defender] verteidigt
  }
board-hits = { $count ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
  }
board-turn = Runde { $number }
