odds-battle = Wie geht eine Schlacht aus?
odds-battle-attacker = der Angreifer: „5 reguläre, 2 Elite, Führung 3“, kurz 5/2/3, oder eine Region der Stellung
odds-battle-defender = der Verteidiger, ebenso
odds-battle-ground = open: im Feld, walls: Stadt oder Wehranlage, siege: in einer belagerten Festung
odds-battle-rounds = wie viele Kampfrunden höchstens, oder all
odds-battle-attacker-loses = wen der Angreifer zuerst opfert: elites (abgestuft) oder regulars
odds-battle-defender-loses = wen der Verteidiger zuerst opfert
odds-battle-title = { $attacker } gegen { $defender }, { $ground }{ $rounds ->
    [0] {""}
    [one] , eine Kampfrunde
   *[other] , bis zu { $rounds } Kampfrunden
}
odds-ground-open = im Feld
odds-ground-walls = vor einer Stadt oder Wehranlage
odds-ground-siege = in der Belagerung
odds-army = { $units }{ $leadership ->
    [0] {""}
   *[other] , Führung { $leadership }
}{ $captains ->
    [0] {""}
    [one] , ein Hauptmann des Westens
   *[other] , { $captains } Hauptleute des Westens
}
odds-units = { $regulars ->
    [0] { $elites ->
        [0] niemand
       *[other] { $elites } Elite
    }
   *[other] { $elites ->
        [0] { $regulars } regulär
       *[other] { $regulars } regulär, { $elites } Elite
    }
}
odds-battle-outcome = Ausgang
odds-battle-won = Der Verteidiger ist vernichtet
odds-battle-lost = Der Angreifer ist vernichtet
odds-battle-nobody = Beide sind vernichtet
odds-battle-undecided = Beide stehen noch
odds-battle-conquest = Aussicht, dass der Angriff gelingt
odds-battle-defence = Aussicht, dass du nicht vernichtet wirst
odds-battle-left-attacker = Vom Angreifer bleibt
odds-battle-left-defender = Vom Verteidiger bleibt
odds-battle-hits-attacker = Treffer gegen den Angreifer im Mittel
odds-battle-hits-defender = Treffer gegen den Verteidiger im Mittel
odds-battle-note = Ohne Kampfkarten; niemand zieht sich zurück oder bricht ab, jeder wiederholt alle Würfe, die er darf.
odds-battle-note-siege = Jede weitere Kampfrunde kostet den Angreifer eine Elite-Einheit; er kämpft, solange er eine hat.
odds-hunt = Was richtet die Jagd an, wenn sich die Gemeinschaft bewegt?
odds-hunt-dice = Würfel des Schattens im Jagdfeld
odds-hunt-free-dice = Würfel der Freien Völker im Jagdfeld
odds-hunt-rerolls = wie viele Würfel der Schatten wiederholen darf (0 bis 3)
odds-hunt-tiles = die Plättchen im Vorrat: „4 eye, 3 3, 2 1r“, oder standard
odds-hunt-where = outside: vor Mordor, mordor: auf der Mordorleiste
odds-hunt-title = { $mordor ->
    [yes] Ein Schritt auf der Mordorleiste: { $dice } Würfel des Schattens und { $free } der Freien Völker im Jagdfeld
   *[no] Die Jagd mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } des Schattens und { $free } der Freien Völker{ $rerolls ->
        [0] {""}
        [one] , eine Wiederholung
       *[other] , { $rerolls } Wiederholungen
    }
}, { $tiles } Plättchen
odds-hunt-successes = Erfolge
odds-hunt-success = { $number ->
    [0] keiner: kein Plättchen
    [one] einer
   *[other] { $number }
}
odds-hunt-damage = Jagdschaden
odds-hunt-points = { $number }
odds-hunt-corruption = Macht des Rings
odds-hunt-power = { $number }
odds-hunt-reveal = Die Gemeinschaft
odds-hunt-hidden = bleibt versteckt
odds-hunt-revealed = wird entdeckt
odds-hunt-mean = Jagdschaden im Mittel
odds-hunt-note = Vor Ratgeber, Verlusten und Karten; unter 0 heilt ein Plättchen.
odds-draw = Kommt eine Karte unter den nächsten, auf die man wartet?
odds-draw-wanted = auf wie viele Karten man wartet, oder ihre Namen, mit „;“ getrennt
odds-draw-draws = wie viele gezogen werden
odds-draw-cards = wie viele im Stapel liegen
odds-draw-deck = der Stapel der Stellung, wenn keine Namen genannt sind
odds-draw-title = { $draws ->
    [one] Eine Karte
   *[other] { $draws } Karten
} von { $cards }, { $wanted } davon { $wanted ->
    [one] ist gesucht
   *[other] sind gesucht
}
odds-draw-found = Gesuchte Karten
odds-draw-cards-found = { $number }
odds-draw-any = Mindestens eine
odds-draw-yes = ja
odds-draw-no = nein
odds-draw-mean = Gesuchte Karten im Mittel
problem-army = „{ $part }“ ist keine Armee ({ $given }); es geht so: 5 reguläre, 2 Elite, Führung 3.
problem-units = Eine Armee hat 1 bis { $most } Einheiten, nicht { $units } ({ $given }).
problem-tiles = „{ $part }“ ist kein Plättchen mit Anzahl. Es gibt: { $known }.
problem-regions = Regionen gelten nur beide zusammen und mit --position.
problem-no-attack = In dieser Stellung greift niemand von { $origin } aus { $to } an.
problem-no-battle = Gerade wird keine Schlacht geschlagen.
problem-card = Es gibt keine Karte „{ $given }“.
problem-one-deck = Die gesuchten Karten müssen aus einem Stapel sein.
odds-value-open = im Feld
odds-value-walls = vor Stadt oder Wehranlage
odds-value-siege = in der Belagerung
odds-value-elites = Elite zuerst, abgestuft
odds-value-regulars = Reguläre zuerst
odds-value-outside = vor Mordor
odds-value-mordor = auf der Mordorleiste
odds-value-fp-character = { deck-fp-character }
odds-value-fp-strategy = { deck-fp-strategy }
odds-value-shadow-character = { deck-shadow-character }
odds-value-shadow-strategy = { deck-shadow-strategy }
