# Decks: bauen, ansehen, erproben.
setup-deck-rule = { $flaw } [{ $rule }]
setup-deck-line = Zeile { $line }: { $flaw }
setup-deck-no-bearer = Dem Deck fehlt ein Ringträger.
setup-deck-bearer = { $card } kann nicht Ringträger sein.
setup-deck-no-ring = Dem Deck fehlt der Eine Ring.
setup-deck-ring = { $card } ist nicht der Eine Ring.
setup-deck-second = { $card }: Ein Deck hat nur einen Ringträger und einen Ring.
setup-deck-small = { $n ->
    [one] Das Spieldeck hat eine Karte; es braucht { $least }.
   *[other] Das Spieldeck hat { $n } Karten; es braucht { $least }.
}
setup-deck-side = { $card } gehört nicht ins Spieldeck.
setup-deck-halves = { $free ->
    [one] Eine Karte
   *[other] { $free } Karten
} der Freien Völker und { $shadow ->
    [one] eine Schattenkarte
   *[other] { $shadow } Schattenkarten
}: Es müssen gleich viele sein.
setup-deck-copies = { $n } Karten mit dem Titel von { $card }; höchstens { $most }.
setup-deck-site = { $card } ist kein Ort.
setup-deck-no-site = Ein Ort mit der Nummer { $number } fehlt.
setup-deck-no-sites = Orte mit den Nummern { $numbers } fehlen.
setup-deck-site-twice = { $card } ist ein zweiter Ort mit der Nummer { $number }.
setup-deck-unknown = Eine Karte „{ $text }“ gibt es nicht.
setup-deck-unknown-near = Eine Karte „{ $text }“ gibt es nicht. Gemeint: { $number } { $near }?
setup-deck-ambiguous = „{ $text }“ kann { $numbers } bedeuten. Nenne die Nummer.
setup-deck-unreadable = Nicht lesbar: „{ $text }“. Schreibe Anzahl und Karte.
setup-deck-count = { $n } Stück gehen nicht.
setup-deck-more = { $n ->
    [one] Eine weitere Zeile ist nicht lesbar.
   *[other] { $n } weitere Zeilen sind nicht lesbar.
}
setup-deck-long = Der Decktext ist zu lang: { $n } Zeichen, höchstens { $most }.
setup-deck-kept-size = Ringträger, Ring und { $n } Karten.
setup-deck-kept-halves = Je { $n } Karten der Freien Völker und des Schattens.
setup-deck-kept-copies = Kein Titel öfter als { $most }-mal.
setup-deck-kept-sites = { $n } Orte, von jeder Nummer einer.

decks-title = Decks
decks-all = Alle Decks
decks-own = Deine Decks
decks-about = Sie bleiben auf diesem Gerät. Ein Server bewahrt nur die auf, mit denen eine Partie gespielt wird.
decks-none = Noch keine. Fang leer an oder nimm ein fertiges Deck als Vorlage.
decks-new = Neues Deck
decks-import = Einlesen
decks-starters = Fertige Decks
decks-starters-about = Ein Klick legt eine Kopie an, die du ändern kannst.
decks-origin-product = Starter von 2002
decks-origin-own = von Mathom
decks-nameless = Deck ohne Namen
decks-name = Name des Decks
decks-copy-of = { $name } (Kopie)
decks-copy-this = { $name } kopieren
decks-share-this = { $name } teilen
decks-delete-this = { $name } löschen
decks-gone = „{ $name }“ ist gelöscht.
decks-undo = Rückgängig
decks-too-many = Auf diesem Gerät ist kein Platz für noch ein Deck. Lösche eines.
decks-play = Damit spielen
decks-deck = Deck
decks-draw-deck = Spieldeck
decks-collection = Sammlung
decks-found = { $n } von { $all } Karten passen
decks-order = Reihenfolge
decks-order-culture = Kultur, Art
decks-order-cost = Kosten
decks-order-title = Name
decks-as-cards = Als Karten
decks-as-rows = Als Liste
decks-keys = Pfeiltasten: andere Karte. Plus und Minus: eine mehr oder weniger im Deck. Eingabetaste: lesen.
decks-in-deck = { $card }: { $n } im Deck
decks-more = Eine mehr: { $card }
decks-less = Eine weniger: { $card }
decks-lay = Auf den Pfad
decks-lies = Liegt
decks-wear = Nehmen
decks-worn = Genommen
decks-slot-ring_bearer = Ringträger
decks-slot-ring = Der Eine Ring
decks-take-away = Herausnehmen
decks-legality = Was die Regeln sagen
decks-legal = Spielbar.
decks-flaw = Fehler:
decks-and-more = (und { $n } mehr)
decks-costs = Zwielichtkosten
decks-cost-line = Kosten { $cost }: { $free } frei, { $shadow } Schatten
decks-cultures = Kulturen
decks-strays = Gehört nicht hierher
decks-nothing-yet = Noch nichts.
decks-path = Pfad
decks-path-about = Neun Orte, von jeder Nummer einer. Tippen tauscht aus.
decks-place = Platz { $number }: { $site }
decks-place-empty = noch leer
decks-place-choose = Ort mit der Nummer { $number }
decks-free = frei
decks-shadow = Schatten
decks-pane-collection = Sammlung
decks-pane-deck = Deck
decks-pane-path = Pfad
decks-pane-numbers = Zahlen
decks-as-text = Als Text
decks-text = Deck als Text
decks-text-about = Je Zeile Anzahl, Nummer, Name. Die Nummer zählt, der Name ist für Menschen; allein genügt er, wenn er nur eine Karte meint.
decks-line = Zeile { $line }:
decks-file = Datei öffnen
decks-save = Als Datei
decks-copy = Kopieren
decks-copied = Kopiert
decks-take = Übernehmen
decks-take-what-works = Übernehmen, was geht
decks-share = Link zum Deck
decks-share-about = Das Deck steht im Link selbst; kein Server bewahrt es auf. Wer ihn öffnet, bekommt eine Kopie.
decks-shared = Ein Deck aus einem Link
decks-shared-about = Jemand hat dieses Deck geteilt. Nimmst du es, hast du eine eigene Kopie.
decks-shared-take = Zu meinen Decks
decks-shared-leave = Nicht nehmen
decks-hand = Probehand
decks-hand-of = { $n ->
    [one] Eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
decks-started = Wer beginnt neben dem Ringträger?
decks-dealing = Es wird gemischt …
decks-draw-one = Noch eine Karte
decks-draw-again = Neu ziehen
decks-measure = Deck messen
decks-measure-short = Messen
decks-measure-legal = Erst ein spielbares Deck lässt sich messen.
decks-measure-about = Bots spielen es gegen ein anderes Deck, jedes zweite Mal mit vertauschten Plätzen. Wer dieses Fenster schließt, beendet das.
decks-against = Gegen
decks-matches = Partien
decks-measure-start = Messen
decks-measure-stop = Anhalten
decks-measuring = Die erste Partie läuft …
decks-measured = { $of ->
    [one] { $won } von einer Partie gewonnen
   *[other] { $won } von { $of } Partien gewonnen
}
decks-interval = Mit 95 % Sicherheit gewinnt es zwischen { $low } und { $high }.
