game-title = Die zwei Türme – Das Kartenspiel
game-short = Sammle unterwegs die richtigen Karten und lege sie an jedem Ort von Rohan bis Minas Tirith klug aus.
game-length = 30 Minuten
game-age = ab 9

setting-first = Wer beginnt
setting-first-seat-0 = Der erste Platz
setting-first-lot = Das Los entscheidet

pile-draw = der Aufnahmestapel

ask-taking = Nimm eine Karte, oder lege eine offen hin und nimm zwei.
ask-swapping = Für { $laid }: Welche Karte nimmst du { $left ->
    [one] noch
   *[other] zuerst
  }?
ask-laying = Wertung in { $place }: Was legst du aus?

chance-first = Wer beginnt?
chance-path = Welche Wegekarte wird aufgedeckt?
chance-tile = Welches Plättchen wird aufgedeckt?
chance-put-back = In Minas Tirith fehlt die 5. Das wievielte Plättchen von links geht zurück?
chance-card = Welche Karte liegt oben auf dem Stapel?

option-take = Offene Karte nehmen: { $card }
option-draw = Vom Aufnahmestapel ziehen
option-swap = Handkarte hinlegen und zwei andere nehmen: { $card }
option-lay = { $gandalf ->
    [yes] Neue Reihe mit Gandalf an der Spitze: { $card }
   *[no] Auslegen: { $card }
  }
option-replace = { $gandalf ->
    [yes] Alte Reihe abwerfen, neue Reihe mit Gandalf an der Spitze: { $card }
   *[no] Alte Reihe abwerfen, neue Reihe: { $card }
  }
option-done = Nichts mehr auslegen

event-path-laid = Der Weg hinter { $place } hat { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
  }.
event-tile-laid = In { $place } liegt ein { $tile }er-Plättchen.
event-tile-exchanged = In { $place } geht ein { $back }er-Plättchen zurück; dafür kommt ein { $tile }er-Plättchen.
event-ring-given = { $seat } hat den Ring und beginnt.
event-dealt = { $seat } bekommt { $card ->
    [none] eine Handkarte.
   *[other] eine Handkarte: { $card }.
  }
event-turned-up = Offen liegt: { $card }.
event-moved = { $seat } zieht den Marker auf dem Weg hinter { $place } auf Feld { $space } von { $spaces }.
event-arrived = { $seat } zieht den Marker an sein nächstes Ziel: { $place }.
event-took = { $seat } nimmt eine offene Karte: { $card }.
event-swapped = { $seat } legt eine Handkarte offen hin: { $card }.
event-drew = { $seat } zieht { $card ->
    [none] eine Karte.
   *[other] eine Karte: { $card }.
  }
event-reshuffled = Der Aufnahmestapel ist leer. Der Ablagestapel wird gemischt: { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
  }
event-took-nothing = { $seat } geht leer aus: Es gibt keine Karte mehr zu nehmen.
event-row-discarded = { $seat } wirft eine Reihe ab ({ $colour }): { $cards }-mal { $trait }{ $gandalf ->
    [yes] {" "}und Gandalf.
   *[no] .
  }
event-row-begun = { $seat } beginnt eine Reihe: { $gandalf ->
    [yes] Gandalf und { $card }.
   *[no] { $card }.
  }
event-row-grew = { $seat } legt an: { $card }. Die Reihe hat jetzt { $cards } Karten.
event-passed = { $seat } passt.
event-counted = { $seat } hat in { $place } { $cards ->
    [0] keine gültige Karte.
    [one] 1 gültige Karte.
   *[other] { $cards } gültige Karten.
  }
event-trait-counted = { $place }, { $trait }: { $seat } hat { $cards ->
    [0] keine gültige Karte.
    [one] 1 gültige Karte.
   *[other] { $cards } gültige Karten.
  }
event-tile-won = { $seat } gewinnt in { $place } ein { $tile }er-Plättchen.
event-tile-lost = Niemand gewinnt in { $place } das { $tile }er-Plättchen; es scheidet aus.
event-ring-taken = { $seat } bekommt den Ring.
event-card-removed = { $seat } legt eine Karte auf den Ablagestapel: { $card }.
event-gandalf-left = { $seat } verliert auch den Gandalf, der allein zurückbliebe ({ $colour }).
event-won = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.

over-points = Nach Punkten entschieden: { $points }.
over-cards = Bei Gleichstand mit { $points } Punkten entscheiden die gültigen Karten in Minas Tirith: { $cards }.
over-earlier = Bei Gleichstand mit { $points } Punkten und { $cards } gültigen Karten entscheidet, wer in Minas Tirith früher dran war.
over-points-way = Nach Punkten entschieden.
over-cards-way = Bei Gleichstand entscheiden die gültigen Karten in Minas Tirith.
over-earlier-way = Bei Gleichstand auch der Karten entscheidet, wer in Minas Tirith früher dran war.
score = Punkte

refused-no-card = Eine Karte „{ $card }“ gibt es nicht.
refused-not-open = Diese Karte liegt nicht offen da: { $card }.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refused-just-laid = Die Karte, die du eben hingelegt hast, darfst du nicht zurücknehmen: { $card }.
refused-pile-empty = Aufnahmestapel und Ablagestapel sind leer.
refused-pile-too-low = Auf die verdeckte Karte müsste eine zweite verdeckte folgen, es gibt aber nur noch eine. Nimm zuerst eine offene.
refused-gandalf-alone = Gandalf liegt nie allein. Lege ihn zusammen mit der ersten Karte einer Reihe.
refused-no-gandalf = Du hast keinen Gandalf auf der Hand.
refused-late-gandalf = In dieser Farbe liegt schon eine Reihe ({ $colour }: { $trait }); Gandalf darf nur ihre erste Karte sein.
refused-second-gandalf = In dieser Reihe liegt schon ein Gandalf ({ $colour }: { $trait }).
refused-other-trait = In dieser Farbe liegt schon eine Reihe ({ $colour }: { $trait }). Für eine andere Eigenschaft musst du sie erst abwerfen.
refused-same-trait = Die Reihe zeigt schon diese Eigenschaft ({ $colour }: { $trait }); ersetzen darfst du sie nur durch eine andere.
refused-no-row = In dieser Farbe hast du keine Reihe, die du ersetzen könntest: { $colour }.

position-marker = Der Marker kann nicht auf Feld { $space } hinter Ort Nummer { $place } stehen.
position-paths = Das sind nicht die Wegekarten der Schachtel.
position-tiles-at = Am Ort { $place } können nicht { $found } Plättchen liegen, sondern { $wanted }.
position-tile-order = Die Plättchen am Ort { $place } liegen nicht der Höhe nach.
position-last-tile = Am Ort { $place } fehlt ein { $tile }er-Plättchen.
position-tile-count = Vom Wert { $tile } gibt es { $found } Plättchen; in der Schachtel sind { $most }.
position-tiles-gone = { $found } Plättchen sind gewonnen oder ausgeschieden; es müssten { $wanted } sein.
position-card = Eine Karte „{ $card }“ gibt es nicht.
position-cards = Die Karte „{ $card }“ ist { $found }-mal da statt { $wanted }-mal.
position-row = Auf Platz { $seat } liegt eine Reihe, die es nicht geben kann.
position-hand-order = Die Handkarten von Platz { $seat } sind nicht sortiert.
position-known = Auf Platz { $seat } sind Karten bekannt, die dort niemand auf der Hand hat.
position-pile = Der Aufnahmestapel kann so nicht sein.
position-ring = Wer den Ring hat, ist Startspieler.
position-final = Die gültigen Karten am letzten Ort stehen erst am Ende fest.
position-setting-up = Die Vorbereitung ist nicht abgeschlossen.

why-wanted-here = sie zählt am nächsten Ort: { $place }
why-wanted-later = sie zählt an späteren Orten
why-wanted-nowhere = sie zählt an keinem Ort mehr
why-fits-row = sie passt zu deiner Reihe ({ $colour })
why-fits-hand = sie passt zu deinen Handkarten
why-gandalf = Gandalf passt überall
why-draw = eine verdeckte Karte ist etwa so gut
why-two-for-one = zwei brauchbare Karten für eine entbehrliche
why-wins-tile = das bringt wohl { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
  }
why-keeps-for-later = die Karten werden später mehr bringen
why-prepares = das bleibt für spätere Orte liegen
why-costs-row = aber die alte Reihe geht verloren
why-no-gain = das bringt hier nichts

terminal-player = Spieler
terminal-points = Punkte
terminal-cards = Hand
terminal-valid = gilt
terminal-open = Offene Karten:
terminal-no-open = keine
terminal-piles = Aufnahmestapel: { $pile }, Ablagestapel: { $discard }
terminal-hand = Deine Hand:
board-road = Der Weg

outcome-first = { $seat }

# What is on the table, in words: the fields of the view, and what can be under way.

view-frames = Gerade im Gange
view-start = Startspieler
view-ring = Den Ring hat
view-turn = Am Zug
view-place = Zuletzt erreichter Ort
view-space = Felder auf dem Weg danach
view-paths = Länge der Wege
view-tiles = Punkteplättchen an den Orten
view-won = Gewonnene Plättchen
view-lost = Plättchen, die niemand bekam
view-hand = Deine Hand
view-hand_sizes = Handkarten
view-known = Bekannte Handkarten
view-rows = Ausgelegte Reihen
view-trait = Eigenschaft
view-cards = Karten
view-gandalf = Mit Gandalf
view-open = Offene Karten
view-discard = Ablagestapel
view-pile = Karten im Nachziehstapel
view-final = Gültige Karten am letzten Ort
row-red = rote Reihe
row-blue = blaue Reihe
row-green = grüne Reihe
row-yellow = gelbe Reihe
