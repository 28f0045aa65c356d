game-title = Der Herr der Ringe – Kinderspiel
game-short = Führe deinen Hobbit an Freunden und Feinden vorbei zum Schicksalsberg.
game-length = 15–30 Minuten
game-age = ab 6

setting-mode = Regeln
setting-mode-beginner = Spiel für Einsteiger
setting-mode-advanced = Spiel für Fortgeschrittene mit Türmen, Palantír und der Hilfe von Freunden
setting-first = Wer beginnt
setting-first-seat-0 = Der erste Platz
setting-first-lot = Das Los entscheidet
setting-palantir = Wer den Palantír versteckt
setting-palantir-neighbour = Der nächste Mitspieler
setting-palantir-chance = Der Zufall
setting-spins = Drehen
setting-spins-to-the-end = Eine Begegnung geht bis zum Ende
setting-spins-may-stop = Eine Begegnung darf abgebrochen werden

hand-near = die Faust an der Brust
hand-far = die ausgestreckte Faust
segment-dark = Saurons Auge
segment-one = einen Würfel und den Nazgûl
segment-two = zwei Würfel
segment-three = drei Würfel

ask-flight = Der Nazgûl ist gefallen. Welcher fliegt wohin?
ask-walk = Ziehe bis zu { $steps } { $steps ->
    [one] Feld
   *[other] Felder
  } weit. Wohin?
ask-pause = Du bist gezogen. Was nun?
ask-pressing = Ort: { $place }. Weiterdrehen?
ask-darkness = Ort: { $place }. Saurons Auge! Soll ein Freund helfen?
ask-hiding = In welcher Faust versteckst du den Palantír vor { $player }?
ask-guessing = Du stehst auf einem Turmfeld. Welche Faust wählst du?
ask-captured = Der Palantír hat dich gesehen! Soll ein Freund helfen?

chance-first = Wer beginnt?
chance-tile = Welches Plättchen wird aufgedeckt?
chance-die = Was zeigt der Würfel?
chance-spinner = Wo bleibt die Ring-Drehscheibe stehen?
chance-hand = Ist der Palantír in der Faust?

option-fly = Ein Nazgûl: { $origin } → { $to }
option-no-flight = Die Nazgûl bleiben, wo sie sind
option-move = Auf das Feld: { $to }
option-meet = Der Begegnung stellen
option-end-turn = Zug beenden
option-help = Hilfe von { $friend }
option-submit = Ohne Hilfe
option-spin-on = Weiterdrehen
option-stop = Abbrechen
option-hide = Versteck: { $hand }
option-guess = { $hand }

event-tile-turned = { $tile } wird aufgedeckt und kommt zurück in den Stapel.
event-tile-laid = Ort { $place }: { $tile } liegt aus{ $cubes ->
    [0] .
    [one] , mit 1 Stärkewürfel.
   *[other] , mit { $cubes } Stärkewürfeln.
  }
event-turn-began = { $seat } ist an der Reihe.
event-rolled = { $seat } würfelt eine { $steps }.
event-nazgul-rolled = { $seat } würfelt den Nazgûl.
event-flew = { $seat } schickt einen Nazgûl auf die Reise: { $origin } → { $to }.
event-moved = { $seat } zieht auf das Feld: { $to }.
event-stayed = { $seat } bleibt stehen.
event-met = Ort { $place }: { $seat } begegnet jemandem – { $tile }.
event-spun = Die Drehscheibe zeigt { $segment }.
event-nazgul-beaten = { $seat } besiegt einen Nazgûl. { $kept ->
    [yes] Er ist endgültig besiegt.
   *[no] Er flieht zum Schicksalsberg.
  }
event-cubes-removed = { $tile } verliert { $cubes ->
    [one] 1 Stärkewürfel
   *[other] { $cubes } Stärkewürfel
  }; { $left ->
    [0] keiner ist übrig.
   *[other] { $left } übrig.
  }
event-friend-won = { $tile } schließt sich an: Freundschaft mit { $seat }.
event-enemy-beaten = { $seat } hat gesiegt! Geschlagen: { $tile }.
event-crossed = { $seat } durchquert den Ort { $place }.
event-place-emptied = Kein Plättchen ist mehr übrig. Ab jetzt ist { $place } ein Feld des Weges.
event-helped = { $friend } hilft { $seat }: { $use ->
    [roll] noch ein Wurf.
    [spin] weiterdrehen trotz Saurons Auge.
   *[hide] unentdeckt bleiben.
  }
event-broke-off = { $seat } bricht die Begegnung ab.
event-hidden = { $seat } hält zwei Fäuste hin.
event-guessed = { $seat } wählt { $hand }: { $palantir ->
    [yes] der Palantír!
   *[no] leer. Das war knapp.
  }
event-caught = { $seat } wird gefangen und eingesperrt. Turm: { $tower }.
event-won = { $seat } besiegt Sauron und befreit Mittelerde!

over-sauron-beaten = Sauron ist besiegt.
scoring = Wer Sauron besiegt, gewinnt. Punkte zählt ihr, wenn ihr mehrere Partien spielt: { $tile } für jedes Plättchen, { $nazgul } für jeden Nazgûl, { $sauron } für Sauron.
score = Punkte für eine Serie

refused-no-place = Einen Ort „{ $place }“ gibt es nicht.
refused-no-nazgul = Am Ort { $place } steht kein Nazgûl.
refused-same-place = Der Nazgûl steht schon am Ort { $place }; er muss an einen anderen fliegen.
refused-empty-place = Der Ort { $place } ist leer; Nazgûl fliegen nur zu Orten mit einem Plättchen.
refused-place-blocked = Solange dort ein Plättchen liegt, kann niemand den Ort { $field } betreten.
refused-tower = Freiwillig geht niemand in diesen Turm: { $field }.
refused-no-field = Ein Feld „{ $field }“ gibt es nicht.
refused-no-way = Kein freier Weg führt zum Feld „{ $field }“: Ein Ort mit einem Plättchen liegt dazwischen.
refused-too-far = Das Feld „{ $field }“ ist { $distance } Schritte entfernt, der Würfel zeigt { $steps }.
refused-nobody-here = Der Hobbit steht nicht auf einem großen Feld neben einem Plättchen.
refused-beginner = Freunde helfen nur im Spiel für Fortgeschrittene.
refused-not-your-friend = { $friend } gehört nicht zu deiner Sammlung.

position-hobbit = Hobbit { $seat } kann nicht auf „{ $field }“ stehen.
position-places = Die Orte sind nicht die des Spielplans.
position-bare-place = Am Ort { $place } liegt kein Plättchen, obwohl noch welche zu ziehen sind.
position-nazgul-at-empty = Am Ort { $place } steht ein Nazgûl, aber kein Plättchen liegt dort.
position-tile = Ein Plättchen „{ $tile }“ gibt es nicht.
position-cubes = Am Ort { $place } können nicht { $cubes } Stärkewürfel liegen.
position-tiles = Das Plättchen „{ $tile }“ ist { $found }-mal da statt { $wanted }-mal.
position-nazgul = Es sind { $found } Nazgûl statt { $wanted }.
position-stack = In einem Stapel sind Plättchen, die nicht hineingehören.
position-sauron = Sauron liegt nicht auf dem Schicksalsberg.
position-setting-up = Die Vorbereitung kann so nicht sein.
position-roll = Eine { $steps } hat der Würfel nicht.
position-encounter = Der Hobbit von Platz { $seat } steht nicht neben dem Ort der Begegnung.
position-unfinished = Ohne Sieger muss etwas im Gange sein, mit Sieger nichts.

why-turns = von dort sind es etwa { $turns } Züge bis zum Schicksalsberg
why-tower = aber ein Turm schaut zu: { $tower }
why-meet = dort wartet eine Begegnung: { $tile }
why-delay = das hält { $seat } auf
why-free-road = das macht den Weg frei
why-best-so = es gibt nichts Besseres zu tun
why-save-friends = Freunde hebt man für Schlimmeres auf
why-no-use = Aufhören bringt nichts
why-even-chance = beide Fäuste sind gleich gut
why-hurry = { $friend } bringt noch einen Wurf
why-spin-on = { $friend } bringt noch eine Drehung
why-escape = { $friend } bewahrt den Hobbit vor dem Turm

terminal-player = Spieler
terminal-where = steht auf
terminal-near = nächste Orte
terminal-gathered = gesammelt
terminal-friend = Freund
terminal-enemy = Feind mit Stärke
terminal-nazgul = Nazgûl
terminal-tower-field = Turmfeld
terminal-stacks = Stapel: { $light } hell, { $dark } dunkel

outcome-first = { $seat }
outcome-die-nazgul = Nazgûl
outcome-spinner-dark = { segment-dark }
outcome-spinner-one = { segment-one }
outcome-spinner-two = { segment-two }
outcome-spinner-three = { segment-three }
outcome-hand-palantir = ja, der Palantír
outcome-hand-empty = nein, leer

# What is on the table, in words: the fields of the view, and what can be under way.

view-frames = Gerade im Gange
view-turn = Am Zug
view-hobbits = Wo die Hobbits stehen
view-sites = An den Orten
view-tile = Plättchen
view-cubes = Würfelchen
view-nazgul = Nazgûl
view-light = Stapel der hellen Plättchen
view-dark = Stapel der dunklen Plättchen
view-hoards = Gesammelt
view-tiles = Plättchen
view-given_up = Abgegeben
view-winner = Gewonnen hat
