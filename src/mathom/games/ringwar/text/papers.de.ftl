# Was der Browser neben die Karten schreibt.

board-card-die = Gespielt mit: { $die }
board-card-stays = Bleibt liegen
board-card-fight = Als Kampfkarte
board-card-initiative = Initiative
board-card-gondor = Zu dritt oder viert: nur für den, der Gondor führt
board-card-rohan = Zu dritt oder viert: nur für den, der Rohan führt
board-card-witch-king = Zu dritt oder viert: nur für den, der den Hexenkönig führt
board-card-saruman = Zu dritt oder viert: nur für den, der Saruman führt
board-card-choose = Diese Karte wählen
board-card-why-not = Warum nicht diese?
board-card-back = Zurück auf die Hand
board-hand-empty = Du hast keine Karten auf der Hand.
board-deck = { $deck }: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
  }
board-spent = { $count ->
    [0] nichts abgeworfen
    [one] 1 abgeworfene Karte
   *[other] { $count } abgeworfene Karten
  }
board-shelf = { $lying } auf dem Tisch, { $spent } abgeworfen
board-shelf-short = am Tisch
board-shelf-title = Karten auf dem Tisch
board-shelf-none = Auf dem Tisch liegt keine Karte.
board-character-level = Stufe { $level }
board-character-flies = Fliegt
board-character-leadership = Führung { $leadership }
board-character-die = +1 Würfel
board-character-activates = Aktiviert
board-characters = Charaktere
board-tiles = Jagdplättchen
board-tile = { $kind ->
    [free] der Freien Völker
    [shadow] des Schattens
   *[normal] { $count ->
        [one] 1 davon im Vorrat
       *[other] { $count } davon im Vorrat
      }
  }
board-tile-card = aus „{ $card }“
