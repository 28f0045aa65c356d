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
board-round = Runde { $number }
board-in-battle = { $role ->
    [attacker] greift an
   *[defender] verteidigt
  }
board-fell = So fielen die Würfel in Runde { $number }
board-hits = { $count ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
  }
board-turn = Runde { $number }

# Trays, chips and the menu of a die.

board-own-dice = Deine Würfel
board-hunt = Die Jagd
board-further = Weiter weg
board-not-now = Jetzt nicht möglich ({ $count })
board-aside = Beiseitelegen
board-aside-means = ohne Wirkung
board-reach = { $kind ->
    [region] { $count ->
        [one] 1 Ort
       *[other] { $count } Orte
      }
    [nation] { $count ->
        [one] 1 Volk
       *[other] { $count } Völker
      }
   *[other] { $count }
  }
board-deed = { $deed ->
    [march] Armeen bewegen
    [attack] Angreifen
   *[other] Karte ziehen
  }
board-way = { $way ->
    [march] bis zu zwei
    [march-led] eine mit Anführer
    [attack] ohne Anführer
    [attack-led] mit Anführer
    [draw-character] Charakter
   *[other] Strategie
  }
board-die-short = { $die ->
    [character] für Gemeinschaft und Anführer
    [army] für Züge und Angriffe
    [muster] für Truppen und Völker
    [event] für Karten
    [army_muster] für Armeen oder Truppen
    [will] steht für jede Seite
   *[other] für die Jagd
  }

# Who goes?

board-who-goes = wer geht mit?
board-all = alle
board-stay = { $count ->
    [one] 1 bleibt
   *[other] { $count } bleiben
  }
board-fewer = Weniger: { $figure }
board-more = Mehr: { $figure }
board-off = Los
board-not-so = So können sie nicht gehen.
board-all-go = Alle gehen
board-then-target = Tippe das Ziel an: Wer gewählt ist, zieht mit.

# Dice, counters and tracks explain themselves.

board-rings-now = Freie Völker { $free }, Schatten { $shadow }

# A battle and the hunt, as scenes.

board-battle-title = { $kind ->
    [siege] { $region } wird bestürmt
    [sortie] Ausfall bei { $region }
   *[field] Schlacht um { $region }
  }
board-show-map = Die Karte zeigen
board-show-battle = Die Schlacht zeigen
board-no-card = keine Karte
board-fight = Ohne Karte kämpfen
board-odds = Wie die Schlacht ausgeht
board-odds-end = { $end ->
    [attacker] Angreifer siegt
    [open] offen
   *[defender] Verteidiger hält
  }
board-odds-note = Genau gerechnet, wenn beide bis zum Ende kämpfen; ohne weitere Karten.
board-chance-note = { $what }; genau gerechnet, ohne verdeckte Karten.
board-hunt-title = Die Jagd findet eine Spur
board-successes = { $count ->
    [one] Erfolg
   *[other] Erfolge
  }
board-damage = Schaden
board-corruption-up-to = bis zu { $count }, bei 12 verloren
board-bear = Den Ring benutzen
board-bear-about = Aller Schaden wird Macht des Rings.
board-level = { $person }, Stufe { $level }
board-lot = Das Los entscheidet.
board-becomes = { $same ->
    [yes] bleibt { $now }
   *[no] { $now } wird { $after }
  }
board-becomes-either = { $count ->
    [2] { $least } oder { $most }
   *[other] { $least } bis { $most }
  }
