game-title = Die zwei Türme – Spiel zum Film
game-short = Haltet die Orks zweier Türme auseinander, bis die Ents kommen – und schlage selbst die meisten.
game-length = etwa 45 Minuten
game-age = ab 10

setting-variant = Schwierigkeit
setting-variant-base = Ein Ring von Orks um jeden Turm
setting-variant-orthanc_double = Zwei Ringe um Orthanc
setting-variant-both_double = Zwei Ringe um beide Türme

symbol-orthogonal = waagrecht und senkrecht
symbol-diagonal = schräg
symbol-any = in alle Richtungen
mark-shadowfax = Schattenfell

ask-placing = Wohin auf Amon Hen stellst du deine Figur ({ $figure })?
ask-hero = Welche Heldenkarte spielst du, und wohin ziehst du?
ask-picking = „{ $card }“: Lege { $left ->
    [one] noch einen Ork
   *[other] bis zu { $left } Orks
  } in den Vorrat zurück.
ask-relocating = „{ $card }“: Möchtest du eine eigene Figur umsetzen?
ask-discarding = Welche Heldenkarte legst du ab?
ask-giving-up = Deine stärkste Heldenkarte geht verloren. Welche legst du ab?

chance-card = Welche Heldenkarte wird gezogen?
chance-orc_card = Welche Orkkarte wird aufgedeckt?
chance-token = Was steht auf dem Plättchen?
chance-event_card = Welches Ereignis tritt ein?

option-place = Auf { $to }
option-move = { $card }{ $figure ->
    [none] {": "}
   *[other] {" mit "}{ $figure }:{" "}
  }{ $start } – { $turn ->
    [none] {""}
   *[other] { $turn } –{" "}
  }{ $to }
option-jump = { $card }{ $figure ->
    [none] {": "}
   *[other] {" mit "}{ $figure }:{" "}
  }Schattenfell springt nach { $to }
option-discard = { $card } ablegen
option-remove = Den Ork auf { $field } zurücklegen
option-enough = Keinen Ork mehr zurücklegen
option-relocate = { $figure ->
    [none] Deine Figur
   *[other] Deine Figur { $figure }
  } auf { $to } setzen
option-stay = Keine Figur umsetzen

event-figure-placed = { $seat } beginnt auf { $to } ({ $figure }).
event-turn-began = { $seat } ist an der Reihe.
event-orc-card-revealed = Orkkarte: { $card }.
event-orcs-entered = { $realm }: { $fields-count ->
    [0] Kein Ork findet Platz
    [one] Ein Ork kommt
   *[other] { $fields-count } Orks kommen
  } in Reihe { $row }{ $fields-count ->
    [0] .
   *[other] : { $fields }.
  }
event-orc-cards-shuffled = Alle Orkkarten sind verbraucht und werden neu gemischt.
event-hero-played = { $seat } spielt { $card } ({ $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
  }).
event-moved = { $seat } zieht { $start } – { $to }{ $beaten-count ->
    [0] .
    [one] {" "}und schlägt einen Ork.
   *[other] {" "}und schlägt { $beaten-count } Orks.
  }
event-jumped = { $seat } springt mit Schattenfell nach { $to }{ $beaten ->
    [yes] {" "}und schlägt den Ork dort.
   *[no] .
  }
event-pincer-closed = Zange auf { $at }: { $fields-count ->
    [one] Ein Ork ist
   *[other] { $fields-count } Orks sind
  } geschlagen. { $given ->
    [0] { $seat } nimmt alle.
   *[other] { $seat } nimmt { $own }, { $partner } nimmt { $given }.
  }
event-hero-discarded = { $seat } legt { $card } ab.
event-drew = { $seat } zieht { $card ->
    [none] eine Heldenkarte
   *[other] { $card }
  }.
event-heroes-shuffled = Die abgelegten Heldenkarten werden gemischt und sind der neue Nachziehstapel.
event-token-turned = { $seat } deckt auf: { $points ->
    [one] 1 Heldenpunkt
   *[other] { $points } Heldenpunkte
  }{ $ent ->
    [yes] {" "}und ein Ent!
   *[no] .
  }
event-ent-moved = Der Ent rückt auf Feld { $space } vor.
event-event-read = Ereignis „{ $card }“: { $text }
event-orcs-laid = { $fields-count ->
    [0] Kein Ork findet Platz.
    [one] Ein Ork kommt auf den Plan: { $fields }.
   *[other] { $fields-count } Orks kommen auf den Plan: { $fields }.
  }
event-orcs-removed = { $fields-count ->
    [0] Dort liegt kein Ork.
    [one] Ein Ork geht zurück in den Vorrat: { $fields }.
   *[other] { $fields-count } Orks gehen zurück in den Vorrat: { $fields }.
  }
event-relocated = { $seat } setzt eine Figur von { $start } nach { $to }.
event-towers-joined = Eine Kette von Orks verbindet die Türme!
event-ents-arrived = Die Ents erreichen Orthanc. Die dunkle Macht ist besiegt!

over-towers-joined = Die Orks haben die Türme verbunden. Alle haben verloren.
over-ents-arrived = Die Ents haben Orthanc erreicht.
score = Heldenpunkte

refused-no-field = Ein Feld „{ $field }“ gibt es nicht.
refused-no-start-field = { $field } gehört nicht zu Amon Hen.
refused-not-free = { $field } ist nicht frei.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-must-move = { $card } erlaubt eine Bewegung, also musst du ziehen.
refused-not-your-figure = Die Figur „{ $figure }“ kannst du jetzt nicht ziehen.
refused-no-shadowfax = { $card } trägt kein Zeichen für Schattenfell.
refused-tower = { $field } gehört zu einem Turm; niemand kann ihn betreten.
refused-tower-between = Auf dem Weg nach { $field } steht ein Turm.
refused-same-field = Die Figur steht schon auf { $field }.
refused-figure-there = Auf { $field } steht eine Figur; dort darf der Zug nicht enden.
refused-not-there = Auf { $field } steht diese Figur nicht.
refused-not-straight = { $field } liegt nicht in einer geraden Linie.
refused-wrong-direction = Nach { $field } kommst du mit dieser Karte nicht; sie zieht nur { $symbol }.
refused-turned-back = Auf { $field } umzukehren ist nicht erlaubt: Kein Feld wird zweimal betreten.
refused-no-turn = Auf { $field } biegt der Weg nicht ab.
refused-too-far = Der Weg nach { $field } kostet { $cost }, du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
refused-not-there-to-pick = „{ $card }“ erlaubt nicht, einen Ork von { $field } zu nehmen.
refused-no-orc = Auf { $field } liegt kein Ork.
refused-not-there-to-go = „{ $card }“ erlaubt nicht, eine Figur auf { $field } zu setzen.
refused-not-strongest = { $card } ist nicht deine stärkste Karte.

position-ent = Der Ent kann nicht auf Feld { $space } stehen.
position-unfinished = Solange das Spiel nicht entschieden ist, muss etwas im Gange sein, danach nichts.
position-board = Der Spielplan hat nicht 128 bekannte Zeichen.
position-towers = Die Türme stehen nicht, wo sie hingehören.
position-figure = Die Figur „{ $figure }“ steht nicht genau einmal auf dem Plan.
position-linked = Ob die Türme verbunden sind, passt nicht zum Stand des Spiels.
position-tokens = Die Plättchen „{ $token }“ sind nicht { $wanted }.
position-won = Zum Aufdecken muss mindestens ein Plättchen da sein.
position-supply = Verdeckt liegen { $found } Plättchen statt { $wanted }.
position-cards = Die Karte „{ $card }“ ist { $found }-mal da statt { $wanted }-mal.
position-pile = Ein Stapel ist leer, der neu gemischt sein müsste.
position-shuffled = Im Nachziehstapel ist eine Karte, die nicht hineingemischt wurde.
position-order = Die Karten eines Stapels stehen nicht in der Reihenfolge der Schachtel.
position-events = Es sind { $found } Ereigniskarten übrig; das passt nicht zum Ent.
position-hand = Platz { $seat } hat { $cards } Heldenkarten.
position-event = Das Ereignis „{ $card }“ kann jetzt nicht im Gange sein.

why-beats = das schlägt { $orcs ->
    [one] einen Ork
   *[other] { $orcs } Orks
  }
why-shares = { $seat } bekommt { $orcs ->
    [one] einen davon ab
   *[other] davon { $orcs } ab
  }
why-danger = aber mit { $percent } % Wahrscheinlichkeit verbindet die nächste Orkkarte die Türme
why-apart = danach fehlen den Orks noch { $missing ->
    [one] 1 Feld
   *[other] { $missing } Felder
  } zwischen den Türmen
why-nearer = aber den Orks fehlen dann nur noch { $missing ->
    [one] 1 Feld
   *[other] { $missing } Felder
  }
why-never = so können die Orks die Türme jetzt gar nicht verbinden
why-weak-card = die schwächste Karte ist entbehrlich
why-best-so = es gibt nichts Besseres zu tun

terminal-player = Spieler
terminal-figure = Figur
terminal-points = Punkte
terminal-tokens = Plättchen
terminal-hand = Hand
terminal-cards = { $count ->
    [one] 1 Heldenkarte
   *[other] { $count } Heldenkarten
  }
terminal-ent = Ent
terminal-orc = Ork
terminal-target = Ziel
terminal-left = Stärke übrig + geschlagene Orks
terminal-gap = fehlt zur Kette
terminal-piles = Vorrat { $supply } · Heldenstapel { $heroes } · Ereignisse { $events } · Orkkarten { $orcs }
terminal-missing = { $missing ->
    [0] Die Türme sind verbunden.
    [one] Den Orks fehlt nur noch 1 Feld zwischen den Türmen.
   *[other] Den Orks fehlen noch { $missing } Felder zwischen den Türmen.
  }
terminal-apart = So, wie die Figuren stehen, können die Orks die Türme nicht verbinden.

board-ent = Der Ent steht auf Feld { $space } von { $last }.
board-row = Reihe { $row }
board-orc-card = Orkkarte
board-events = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
  }
board-event-group = { $group ->
    [0] Ereignis
   *[other] Ereignis · Stapel { $group }
  }
board-event-read = „{ $card }“ noch einmal lesen
board-event-cards = Ereigniskarten
board-hero-cards = Heldenkarten
board-orc-cards = Orkkarten
board-close = Weglegen
board-heroes = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
  }
board-discard = Ablage
board-supply = Vorrat { $count }
board-tokens = { $count ->
    [one] 1 Ork
   *[other] { $count } Orks
  }
board-hero = { $card }, zieht { $symbol }{ $shadowfax ->
    [0] {""}
   *[other] , mit Schattenfell
  }
board-field-orc = { $field }, Ork
board-field-figure = { $field }, Figur { $figure }
board-field-reach = { $what }{ $left ->
    [-1] {""}
   *[other] , { $left } Stärke übrig
  }{ $orcs ->
    [0] {""}
    [one] , schlägt 1 Ork
   *[other] , schlägt { $orcs } Orks
  }
board-way = { $corner ->
    [0] {""}
   *[other] Um welche Ecke?{" "}
  }{ $to }{ $points ->
    [-1] {""}
   *[other] : { $spent } von { $points ->
      [one] 1 Punkt
     *[other] { $points } Punkten
    }
  }{ $orcs ->
    [0] .
    [one] , schlägt 1 Ork{ $pincer ->
      [0] .
     *[other] {" "}in der Zange.
    }
   *[other] , schlägt { $orcs } Orks{ $pincer ->
      [0] .
     *[other] {" "}({ $pincer } in der Zange).
    }
  }
board-link-missing = { $missing ->
    [0] Die Türme sind verbunden.
    [one] 1 Ork fehlt zur Kette.
   *[other] { $missing } Orks fehlen zur Kette.
  }
board-link-never = Keine Kette möglich.
board-link-show = Kürzeste Kette zeigen
board-link-hide = Kürzeste Kette ausblenden

picture-orc-cards = { $count ->
    [one] 1 Orkkarte
   *[other] { $count } Orkkarten
  }

# What is on the table, in words: the fields of the view, and what can be under way.

view-frames = Gerade im Gange
view-turn = Am Zug
view-board = Auf dem Spielbrett
view-supply = Orks im Vorrat
view-unseen = Noch nicht umgedreht
view-kept = Umgedrehte Plättchen
view-points = Punkte
view-hand = Deine Hand
view-hand_sizes = Handkarten
view-deck = Karten im Heldenstapel
view-discard = Abgelegte Helden
view-orc_deck = Im Ork-Stapel
view-orc_discard = Abgelegte Ork-Karten
view-event_deck = Im Ereignisstapel
view-ent = Schritte der Ents
view-joined = Türme verbunden
view-gap = Hier fehlen noch Orks zwischen den Türmen
sign-o = Orks
sign-1 = Grüne Figur
sign-2 = Rote Figur
sign-3 = Blaue Figur
sign-4 = Gelbe Figur
frame-effect = Ereignis
frame-picking = Orks zurück in den Vorrat
frame-relocating = Eine Figur umsetzen
view-card = Karte
view-left = Noch übrig
