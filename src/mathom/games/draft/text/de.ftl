game-title = Draft und Sealed
game-short = Öffne Booster, nimm Karte um Karte, baue ein Deck und spiele es.
game-length = 15–30 Minuten, dann die Partien
game-age = ab 12

setting-kind = Was gespielt wird
setting-kind-draft = Draft: eine Karte nehmen, den Booster weitergeben
setting-kind-sealed = Sealed: behalten, was man öffnet
setting-boosters = Booster für jeden
setting-boosters-1 = Einer
setting-boosters-2 = Zwei
setting-boosters-3 = Drei
setting-boosters-4 = Vier
setting-boosters-6 = Sechs

ask-picking = Nimm eine Karte: Booster { $booster } von { $of }, noch { $left } Karten.
ask-building = Baue ein Deck aus deinen Karten und gib es ab.

chance-starter = Welcher Starter ist es?
chance-rare = Welche seltene Karte liegt im Starter?
chance-booster = Welche Karte kommt aus dem Booster?

option-pick = { $card } nehmen
option-build = Dieses Deck abgeben: { $cards }
counted-card = { $n } × { $card }

event-unpacked = { $seat } packt einen Starter aus: { $starter }{ $cards-count ->
    [0] .
   *[other] , mit { $cards }.
  }
event-opened = { $seat } öffnet Booster { $booster }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
  }
event-picked = { $card ->
    [none] { $seat } nimmt eine Karte.
   *[other] { $seat } nimmt { $card }.
  }
event-passed = Alle haben gewählt. Die Booster gehen nach { $way ->
    [left] links
   *[right] rechts
  }, mit noch { $left ->
    [one] einer Karte
   *[other] { $left } Karten
  }.
event-built = { $seat } hat ein Deck abgegeben.
event-shown = Alle Decks sind abgegeben. Jetzt liegt alles offen.

over-built = Alle Decks sind gebaut. Jetzt treffen sie aufeinander.

refused-not-in-booster = Diese Karte ist nicht in dem Booster, der vor dir liegt.
refused-unreadable = Das ist kein Deck: Nötig sind ein Ringträger, ein Ring, neun Orte und gezählte Karten.
refused-not-owned = Diese Karten hast du nicht: { $cards }.
refused-deck = Dieses Deck ist nicht spielbar: { $flaws }

position-booster = Booster { $booster } kann nicht im Gange sein.
position-card = Eine Karte „{ $card }“ gibt es hier nicht.
position-pool = Platz { $seat } hat seltene Karten, die in keinem Starter liegen.
position-starter = Platz { $seat } hat keinen solchen Starter.
position-pack = Was vor Platz { $seat } liegt, ist kein Booster.
position-sizes = Platz { $seat } hat zu viele oder zu wenige Karten.
position-deck = Platz { $seat } kann dieses Deck nicht abgegeben haben.

why-culture = { $n ->
    [one] Eine Karte ihrer Kultur ist schon da.
   *[other] { $n } Karten ihrer Kultur sind schon da.
  }

view-stage = Was geschieht
view-stage-unpacking = Starter werden ausgepackt
view-stage-opening = Booster werden geöffnet
view-stage-picking = Alle nehmen eine Karte
view-stage-building = Decks werden gebaut
view-stage-over = Alle Decks sind gebaut
view-sealed = Sealed
view-boosters = Booster für jeden
view-booster = Booster im Gange
view-passes = Booster gehen nach
view-passes-left = links
view-passes-right = rechts
view-to = Dein Booster geht weiter an
view-starters = Starter
view-done = Hat gewählt
view-sizes = Karten im Booster
view-kept = Genommene Karten
view-pack = Der Booster vor dir
view-pick = Deine Wahl
view-pool = Deine Karten

board-take = Nimm eine Karte
board-taken = Du hast gewählt
board-opening = Booster werden geöffnet
board-booster = Booster { $booster } von { $of } · noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  } · dann weiter zu { $player }
board-chooses = wählt
board-ready = hat gewählt
board-gone = hat aufgegeben
board-seats = Wer gewählt hat
board-pack = Der Booster vor dir
board-pile = Deine Karten
board-pile-open = Deine Karten: { $n }
board-free = Frei
board-shadow = Schatten
board-sites = Orte
board-none = Noch nichts.
board-read = Lesen
board-costs = Nach Kosten
board-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } mit Kosten { $cost }
board-starter = Der { $starter } gehört dir auch.
board-below = Unter dem Deck gibst du es ab.
board-culture = { $culture }: { $n }
board-build = Baue dein Deck
board-hand-in = Abgeben
board-suggest = Deck vorschlagen
board-handed-in = Dein Deck ist abgegeben
board-handed-in-about = Sobald alle ihres gebaut haben, treffen die Decks aufeinander.
board-watching = Decks werden gebaut.
board-rounds = Die Partien
board-round = Runde { $round }
board-standings = Stand
board-opened = Wer was geöffnet hat
board-opened-about = Jetzt liegt alles offen: jeder Booster, jede Wahl, jedes Deck, mit den Augen jedes Platzes. Die Aufzeichnung lässt sich dort speichern; „mathom verify“ rechnet nach, dass niemand am Zufall gedreht hat.
board-wins = { $n ->
    [one] ein Sieg
   *[other] { $n } Siege
  }
board-play = Spielen
board-go-on = Weiterspielen
board-look = Ansehen
board-won = { $player } hat gewonnen
board-drawn = Niemand hat gewonnen
board-left-over = { $player } bleibt übrig und hat diese Runde gewonnen.
board-under-way = läuft
board-against = { $one } gegen { $two }
board-preparing = Die Partien werden vorbereitet.
board-again = Noch einmal versuchen
