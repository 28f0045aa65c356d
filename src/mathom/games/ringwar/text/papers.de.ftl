# Was der Browser neben die Karten schreibt.

paper-die = Gespielt mit: { $die }
paper-stays = Bleibt liegen
paper-fight = Als Kampfkarte
paper-initiative = Initiative
paper-gondor = Zu dritt oder viert: nur für den, der Gondor führt
paper-rohan = Zu dritt oder viert: nur für den, der Rohan führt
paper-witch-king = Zu dritt oder viert: nur für den, der den Hexenkönig führt
paper-saruman = Zu dritt oder viert: nur für den, der Saruman führt
paper-choose = Diese Karte wählen
paper-why-not = Warum nicht diese?
paper-back = Zurück auf die Hand
paper-hand-empty = Du hast keine Karten auf der Hand.
paper-deck = { $deck }: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
  }
paper-spent = { $count ->
    [0] nichts abgeworfen
    [one] 1 abgeworfene Karte
   *[other] { $count } abgeworfene Karten
  }
paper-shelf = { $lying } auf dem Tisch, { $spent } abgeworfen
paper-shelf-short = am Tisch
paper-shelf-title = Karten auf dem Tisch
paper-shelf-none = Auf dem Tisch liegt keine Karte.
paper-played = Wird gespielt
paper-character-level = Stufe { $level }
paper-character-flies = Fliegt
paper-character-leadership = Führung { $leadership }
paper-character-die = +1 Würfel
paper-character-activates = Aktiviert
paper-characters = Charaktere
paper-tiles = Jagdplättchen
paper-tile = { $kind ->
    [free] der Freien Völker
    [shadow] des Schattens
   *[normal] { $count ->
        [one] 1 davon im Vorrat
       *[other] { $count } davon im Vorrat
      }
  }
paper-tile-card = aus „{ $card }“
