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
board-aside = Beiseitelegen
board-aside-means = ohne Wirkung
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

board-die-says = { $die ->
    [character] Bewegt oder versteckt die Gemeinschaft, trennt und bewegt Gefährten, bewegt Nazgûl und Schergen, führt eine Armee mit Anführer oder spielt eine Charakterkarte.
    [army] Bewegt bis zu zwei Armeen, greift an oder spielt eine Armeekarte.
    [muster] Rekrutiert Truppen, rückt ein Volk dem Krieg näher, bringt Schergen ins Spiel oder spielt eine Rekrutierungskarte.
    [event] Zieht eine Karte oder spielt eine beliebige.
    [army_muster] Gilt als Armee oder als Rekrutierung, nach Wahl.
    [will] Gilt als jede andere Seite; nur mit ihm kommen Aragorn und Gandalf der Weiße.
   *[other] Wandert sofort ins Jagdfeld und sucht die Gemeinschaft.
  }
board-word = { $word ->
    [ring] Elbenring
    [progress] Weg der Gemeinschaft
    [corruption] Macht des Rings
    [hunt] Die Jagd
    [hunt-box] Jagdfeld
    [hunt-pool] Jagdvorrat
   *[other] Politische Leiste
  }
board-word-says = { $word ->
    [ring] Dreht vor einer Aktion einen Würfel auf eine andere Seite. Benutzt ihn das Freie Volk, gehört er danach dem Schatten.
    [progress] So viele Schritte ist die Gemeinschaft seit ihrem letzten bekannten Ort gegangen. Wer sie entdeckt, sieht, wo sie ist.
    [corruption] Bei 12 ist der Ringträger verloren und der Schatten gewinnt.
    [hunt] Zieht die Gemeinschaft, würfelt der Schatten mit den Würfeln im Jagdfeld; wer trifft, zieht ein Plättchen.
    [hunt-box] Jeder Würfel des Schattens jagt mit. Je mehr Würfel der Freien Völker hier liegen, desto leichter trifft er.
    [hunt-pool] Verdeckte Plättchen: Zahlen und Augen schaden der Gemeinschaft, manche verraten ihren Ort.
   *[other] Ein Volk zieht erst in den Krieg, wenn sein Stein auf dem letzten Feld liegt. Passive Völker gehen nicht bis dorthin.
  }
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
board-becomes = { $same ->
    [yes] bleibt { $now }
   *[no] { $now } wird { $after }
  }
board-becomes-either = { $count ->
    [2] { $least } oder { $most }
   *[other] { $least } bis { $most }
  }
