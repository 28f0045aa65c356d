# The table at a terminal.

terminal-turn = Runde
terminal-fellowship = Gemeinschaft
terminal-last-seen = zuletzt gesehen: { $region }, { $progress ->
    [one] seither 1 Schritt
   *[other] seither { $progress } Schritte
}
terminal-in-mordor = auf der Mordorleiste, Schritt { $step } von { $of }
terminal-guide = Ratgeber
terminal-companions = Bei ihr
terminal-corruption = Macht des Rings
terminal-hunt = Jagdfeld
terminal-hunt-box = Schatten { $shadow }, Freie Völker { $free } ({ $tiles } Plättchen im Vorrat)
terminal-hidden = versteckt
terminal-revealed = entdeckt
terminal-war-0 = Im Krieg
terminal-war-1 = 1 Feld davor
terminal-war-2 = 2 Felder davor
terminal-war-3 = 3 Felder davor
terminal-passive = passiv
terminal-dice = Würfel: { $dice }
terminal-rings = Elbenringe: { $rings }
terminal-points = Punkte: { $points } von { $of }
terminal-taken = erobert: { $regions }
terminal-short-dwarves = Zwerge
terminal-short-elves = Elben
terminal-short-gondor = Gondor
terminal-short-north = Norden
terminal-short-rohan = Rohan
terminal-short-isengard = Isengart
terminal-short-sauron = Sauron
terminal-short-southrons = Südländer
terminal-signs = Reguläre/Elite/Anführer · ♜ Festung ▪ Stadt · Dorf # Wehranlage ⚑ belagert ✗ erobert ◯ Gemeinschaft
terminal-hand = Hand
terminal-combat-cards = Kampfkarten auf der Hand
terminal-on-table = Ausliegend
