# Ereigniskarten: was gefragt, gewählt und erzählt wird. Was sie sagen: lexicon/de.toml

## Wörter

words-then = { $first } { $second }

## Die Karte als Ganzes

card-condition = { $need }

## Fragen

ask-card = { $card }: Was wählst du?
ask-card-may = { $card }: Machst du das?
ask-card-way = { $card }: Was wählst du?
ask-card-recruit = { $card }: Wen rekrutierst du, und wo?
ask-card-improve = { $card }: Welche Einheit wird Elite?
ask-card-nation = { $card }: Welche Nation?
ask-card-lose-figure = { $card }: Welche Figur geht verloren?
ask-card-drive = { $card }: Wohin treibst du die Gemeinschaft?
ask-card-yield = { $card }: Die Macht des Rings, oder scheidet der Gefährte aus?
ask-card-part = { $card }: Wer verlässt die Gemeinschaft?
ask-card-group = { $card }: Wer geht zusammen?
ask-card-ride = { $card }: Wer geht mit, und wohin?
ask-card-target = { $card }: Wo?
ask-card-aim = { $card }: Welche Armee wirkt auf welche?
ask-card-flee = { $card }: Wohin flieht die Armee?
ask-card-scatter = { $card }: Wohin fliegen die Nazgûl?
ask-card-attack = { $card }: Welche Armee greift wo an?
ask-card-leap = { $card }: Welche Armee geht wohin?
ask-card-summon = { $card }: Welche Einheit kommt mit?
ask-card-another = { $card }: Spielst du noch eine Karte?
ask-card-take-away = { $card }: Welche Karte nimmst du?
ask-card-eyes = { $card }: Welcher Würfel wird zum Auge?
ask-card-pay = { $card }: Welche Karte wirfst du dafür ab?
ask-roaming = { $card }: Welche Armee zieht wohin?
ask-travelling = { $card }: Zieht die Armee weiter?
ask-sorting-party = { $origin } → { $to }: Wer bleibt zurück?

## Antworten

option-pick = { $way }
option-target = { $region }
option-aim = { $origin } → { $to }
option-improve = { $figure } wird Elite: { $region }
option-give-up = { $figure }: { $region }
option-summon = { $figure }: { $origin }
option-take-away = { $card } wegnehmen
option-to-eye = { $die } wird zum Auge
option-play-card = { $card } spielen

way-take-card = Eine ausliegende Karte entfernen
way-hunt-roll = Ein Jagdwurf
way-move-armies = Armeen ziehen
way-move-army = Die Armee zieht
way-attack = Ein Angriff
way-recruit-nazgul = Nazgûl rekrutieren
way-fly = Nazgûl fliegen
way-hand = Eine zufällige Karte aus der Hand

action-throw-off-will-shadow-character-21 = den Palantír von Orthanc beseitigen
action-throw-off-ring-shadow-character-21 = den Palantír von Orthanc beseitigen, mit einem Elbenring
action-throw-off-will-shadow-strategy-03 = Denethors Torheit beseitigen
action-throw-off-person-shadow-strategy-03 = Denethors Torheit beseitigen, mit Gandalf oder Aragorn
action-throw-off-cards-fp-strategy-02 = „Eine zu große Macht“ beseitigen
action-throw-off-cards-fp-strategy-03 = „Die Macht Tom Bombadils“ beseitigen

## Ereignisse

event-card-played-too = Dazu gespielt ({ $side }): { $card }.
event-card-thrown = { $card }: { $dice } gewürfelt.
event-figure-improved = { $figure }: neu in { $region }, anstelle einer Regulären Einheit.
event-die-turned = Gedreht ({ $side }): { $die } → { $face }.
event-dice-lost = Verloren ({ $side }): { $count } × { $die }.
event-nation-fell-back = { $nation }: { $left ->
    [one] noch ein Feld
   *[other] noch { $left } Felder
  } vom Krieg entfernt.
event-tile-returned = Zurück in den Jagdvorrat: { $tile }.
event-tile-removed = Aus dem Spiel: { $tile }.
event-fellowship-driven = Die Gemeinschaft wird abgetrieben: { $region }.

## Was nicht geht

refused-no-army-to-join = Von hier ist keine andere Armee zu erreichen: { $region }.
refused-no-army-card-to-pay = Keine Karte mit Armeesymbol zum Abwerfen.
refused-no-card-to-pay = Keine Karte zum Abwerfen: { $deck }.
refused-not-on-table = Liegt nicht aus: { $card }.
refused-nobody-there = Niemand von ihnen ist dort: { $region }.
refused-without-companion = Ein Gefährte muss mitgehen.
refused-without-nazgul = Ein Nazgûl muss mitgehen.
refused-without-witch-king = Der Hexenkönig muss mitgehen.
refused-card-elsewhere = Davon spricht die Karte nicht: { $region }.
refused-others-first = Erst kommen die anderen Figuren.
refused-other-nation = Die Figur muss von dieser Nation sein: { $nation }.
refused-must-choose = Etwas davon muss sein.
refused-way-impossible = Das geht jetzt nicht: { $way }.
refused-on-mordor-track = Die Gemeinschaft ist auf der Mordorleiste.
refused-mordor-closed = Im Inneren Mordors hat die Ringträgerfigur nichts zu suchen: { $region }.
refused-only-drawn = Es trifft den, der gezogen wurde.
refused-no-dice-left = Kein Würfel ist übrig.
refused-other-deck = { $card } gehört nicht zu diesem Stapel: { $deck }.
refused-none-in-hand = Keine solche Karte ist auf der Hand: { $deck }.
refused-nobody-left = Niemand kann mehr dorthin.
refused-no-besieger = Dort belagert niemand eine deiner Festungen: { $region }.
refused-from-to = Von { $least } bis { $most }.
refused-nothing-missed = Kein Würfel hat verfehlt.
refused-leads-not = { $person } hat keine Führung zu geben.
refused-no-hit = Es gibt keinen Treffer.
