# Was die Ereignishälften der Karten sagen. „Du“ ist, wer die Karte gespielt hat.

## Wörter

words-and = { $first } und { $second }
words-or = { $first } oder { $second }
words-comma = { $first }, { $second }
words-then = { $first } { $second }
words-or-else = { $first } Oder: { $second }

the-nation-dwarves = die Zwerge
the-nation-elves = die Elben
the-nation-gondor = Gondor
the-nation-north = der Norden
the-nation-rohan = Rohan
the-nation-isengard = Isengart
the-nation-sauron = Sauron
the-nation-southrons = die Südländer und Ostlinge

of-nation-dwarves = der Zwerge
of-nation-elves = der Elben
of-nation-gondor = Gondors
of-nation-north = des Nordens
of-nation-rohan = Rohans
of-nation-isengard = Isengarts
of-nation-sauron = Saurons
of-nation-southrons = der Südländer und Ostlinge

the-character-gandalf-grey = Gandalf der Graue
the-character-gandalf-white = Gandalf der Weiße
the-character-strider = Streicher
the-character-aragorn = Aragorn
the-character-boromir = Boromir
the-character-legolas = Legolas
the-character-gimli = Gimli
the-character-gollum = Gollum
the-character-saruman = Saruman
the-character-witch-king = der Hexenkönig

in-region-angmar = in Angmar
in-region-bree = in Bree
in-region-carrock = am Carrock
in-region-dale = in Thal
in-region-dol-amroth = in Dol Amroth
in-region-dol-guldur = in Dol Guldur
in-region-edoras = in Edoras
in-region-erebor = in Erebor
in-region-ered-luin = in Ered Luin
in-region-ettenmoors = in den Ettenöden
in-region-fangorn = in Fangorn
in-region-gorgoroth = in Gorgoroth
in-region-lorien = in Lórien
in-region-minas-morgul = in Minas Morgul
in-region-minas-tirith = in Minas Tirith
in-region-moria = in Moria
in-region-mount-gram = am Gramberg
in-region-mount-gundabad = am Gundabadberg
in-region-north-dunland = im Nördlichen Dunland
in-region-north-ithilien = in Nord-Ithilien
in-region-nurn = in Nurn
in-region-orthanc = im Orthanc
in-region-osgiliath = in Osgiliath
in-region-rivendell = in Bruchtal
in-region-south-dunland = im Südlichen Dunland
in-region-south-ithilien = in Süd-Ithilien
in-region-the-shire = im Auenland
in-region-trollshaws = auf den Trollhöhen
in-region-umbar = in Umbar
in-region-weather-hills = in den Wetterbergen
in-region-woodland-realm = im Waldlandreich

to-region-angmar = nach Angmar
to-region-erech = nach Erech
to-region-lamedon = nach Lamedon
to-region-minas-tirith = nach Minas Tirith
to-region-pelargir = nach Pelargir

of-deck-fp-strategy = deinem Strategiestapel

die-face-character = Charakter
die-face-will = Wille des Westens

own-tile-f01 = Wert 0
own-tile-f02 = Wert 0
own-tile-f03 = Wert −2
own-tile-f04 = Wert −1
own-tile-s01 = Wert nach Würfelwurf, Halt
own-tile-s02 = Auge, entdeckt, Halt
own-tile-s03 = Wert 3, Halt
own-tile-s04 = Wert 1, entdeckt, Halt

troop-regular = { $count ->
    [one] eine Reguläre Einheit
   *[other] { $count } Reguläre Einheiten
  } { $nation }
troop-elite = { $count ->
    [one] eine Elite-Einheit
   *[other] { $count } Elite-Einheiten
  } { $nation }
troop-unit = { $count ->
    [one] eine Reguläre oder Elite-Einheit { $nation }
   *[other] { $count } Einheiten { $nation } (jede Regulär oder Elite)
  }
troop-leader = { $count ->
    [one] einen Anführer
   *[other] { $count } Anführer
  } { $nation }
troop-nazgul = { $count ->
    [one] einen Nazgûl
   *[other] { $count } Nazgûl
  }

## Die Karte als Ganzes

card-condition = Spielbar, wenn { $condition }.
card-stays = Diese Karte bleibt ausliegen.
card-fights-from-table = Oder wirf sie in einem Kampf ab, um sie wie aus der Hand als Kampfkarte zu spielen.
card-leaves = Sie wird abgeworfen, sobald { $condition }.
card-leaves-declared = Sie wird abgeworfen, sobald sich die Gemeinschaft zeigt.
card-leaves-declared-haven = Sie wird abgeworfen, sobald sich die Gemeinschaft in einer nicht eroberten Stadt oder Festung der Freien Völker zeigt.
card-leaves-revealed = Sie wird abgeworfen, sobald die Gemeinschaft entdeckt wird.
card-leaves-advanced-by-attack = Sie wird abgeworfen, sobald eine Nation der Freien Völker durch einen Angriff dem Krieg näher rückt.
card-leaves-advanced-by-ability = Sie wird abgeworfen, sobald eine Nation der Freien Völker durch die Fähigkeit eines Gefährten dem Krieg näher rückt.
card-leaves-without = Sie wird auch abgeworfen, sobald ihre Bedingung nicht mehr erfüllt ist.

## Bedingungen

if-at-war = { $nation } im Krieg { $number ->
    [one] ist
   *[other] sind
  }
if-active = { $nation } aktiv { $number ->
    [one] ist
   *[other] sind
  }
if-all-at-war = alle deine Nationen im Krieg sind
if-in-play = { $person } im Spiel ist
if-in-fellowship = { $people } zur Gemeinschaft gehört
if-stands = { $people } { $where } steht
if-companion = { $where } ein Gefährte steht
if-in-land = { $people } in einer Region { $nations } steht
if-leads-in-land = { $people } zu einer Armee der Freien Völker in einer Region { $nations } gehört
if-leads = { $people } zu einer Armee der Freien Völker gehört
if-leads-abroad = { $people } zu einer Armee der Freien Völker außerhalb aller ihrer Nationen gehört
if-companion-leads = ein Gefährte zu einer Armee der Freien Völker gehört
if-army-in = { $where } eine deiner Armeen steht
if-guide = { $person } der Ratgeber ist
if-companions = der Gemeinschaft noch mindestens ein Gefährte angehört
if-revealed = die Gemeinschaft entdeckt ist
if-progress = der Fortschritt der Gemeinschaft mindestens 1 beträgt
if-astray = in der Region der Ringträger keine Siedlung der Freien Völker liegt
if-ring-in = die Ringträgerfigur { $where } steht und der Ort nicht erobert ist
if-corruption = die Macht des Rings höchstens { $most } beträgt
if-nazgul-with-ring = in der Region der Ringträger ein Nazgûl ist
if-there-is = es { $army } gibt
if-spells = eine Schattenarmee mit Nazgûl in der Region einer Armee der Freien Völker oder in einer Nachbarregion steht
if-stronghold-lost = mindestens eine Festung { $nation } erobert ist
if-meddlers = die Gemeinschaft oder ein Gefährte im Land einer Nation der Freien Völker ist, die nicht im Krieg ist
if-besieges = { $person } zu einer Schattenarmee gehört, die eine Festung belagert
if-nation-besieges = eine Schattenarmee mit einer Einheit { $nation } eine Festung belagert
if-besieged = der Schatten { $region } belagert

## Orte und Armeen

place-there = dort
place-beside = in der Region, in der { $people } steht,
place-army = in einer Region mit einer deiner Armeen
place-army-on-coast = in einer Küstenregion mit einer deiner Armeen
place-rohan-companion = { $where } oder in einer Region Rohans mit einem Gefährten
place-settlement = in einer Siedlung { $nation }
place-free-settlement = in einer freien Siedlung { $nation }
place-stronghold = in einer Festung { $nation }
place-east-edge = in einer freien Region { $nation } am östlichen Kartenrand
place-next-to = eine freie Region, die an eine dieser Regionen grenzt: { $regions }
army-shadow-in = eine Schattenarmee { $where }
army-mixed = eine Schattenarmee mit Einheiten von mindestens zwei Nationen
army-nazgul-in-sight = eine Schattenarmee mit Nazgûl in der Region oder Nachbarregion einer von einem Gefährten begleiteten Armee der Freien Völker

## Verknüpfungen

piece-when = Wenn { $condition }: { $then }
piece-if-else = Wenn { $condition }: { $then } Sonst: { $otherwise }
piece-may = Wenn du möchtest: { $what }
piece-one-of = Wähle eines: { $what }
piece-choose-place = Wähle { $among }.
piece-choose-army = Wähle { $army }.

## Rekrutieren

piece-recruit = Rekrutiere { $where } { $troops }.
piece-recruit-apart = Rekrutiere { $times ->
    [3] dreimal
   *[other] { $times }-mal
  } { $where } { $troops }, jedes Mal an einem anderen Ort.
piece-improve = Ersetze { $where } { $count ->
    [one] eine Reguläre Einheit durch eine Elite-Einheit
   *[other] { $count } Reguläre Einheiten durch Elite-Einheiten
  } derselben Nation aus den Verstärkungen.
piece-improve-nation = Ersetze { $count ->
    [one] eine Reguläre Einheit { $nation }, wo auch immer, durch eine Elite-Einheit
   *[other] { $count } Reguläre Einheiten { $nation }, wo auch immer, durch Elite-Einheiten
  } derselben Nation aus den Verstärkungen.
piece-raise-coast = Rekrutiere dort bis zu { $count } Reguläre Einheiten Gondors; hielt der Schatten die Siedlung, übernehmen diese Einheiten sie für die Freien Völker.
piece-goes = Sofort geht { $person } { $to }.

## Politik

piece-rouse = Dadurch { $number ->
    [one] wird
   *[other] werden
  } { $nation } aktiv.
piece-sway = Auf der Politikleiste { $number ->
    [one] rückt
   *[other] rücken
  } { $nation } ein Feld dem Krieg näher.
piece-to-war = Dadurch { $number ->
    [one] wird { $nation } aktiv und zieht
   *[other] werden { $nation } aktiv und ziehen
  } sofort in den Krieg.
piece-counsel = Wähle eine Nation der Freien Völker: Sie wird aktiv und rückt ein Feld dem Krieg näher.
piece-discourage = Eine solche Nation deiner Wahl rückt ein Feld vom Krieg weg, höchstens bis auf das oberste Feld.
piece-desert = Die Freien Völker verlieren einen Anführer oder eine Einheit dieser Nation, nach eigener Wahl.
piece-lose-leader = Schalte sofort { $where } einen Anführer der Freien Völker aus.

## Die Gemeinschaft

piece-heal = Die Macht des Rings sinkt um { $amount }.
piece-corrupt = Die Macht des Rings steigt um { $amount }.
piece-roll-heal = Wirf { $dice } Würfel: Für jeden ab { $needs } sinkt die Macht des Rings um 1. Ist { $guide } der Ratgeber, genügt eine { $better }.
piece-roll-corrupt = Wirf { $dice } Würfel: Für jeden ab { $needs } steigt die Macht des Rings um 1. Ist { $guide } der Ratgeber, geschieht das nur ab { $better }.
piece-slip-away = Verstecke die entdeckte Gemeinschaft – oder bewege die versteckte; der Würfel kommt dann nicht ins Jagdfeld.
piece-reveal = Die Gemeinschaft wird entdeckt.
piece-hunt-roll = Mache einen Jagdwurf, als hätte sich die Gemeinschaft bewegt.
piece-drive = Bewege die Ringträgerfigur in eine Nachbarregion deiner Wahl; Fortschritt und Versteck bleiben, wie sie sind. Auf der Mordorleiste geschieht nichts.
piece-tempt = Ein Gefährte der Gemeinschaft wird zufällig gezogen.
piece-yield = Die Freien Völker wählen: Die Macht des Rings steigt um seine Stufe – oder er scheidet aus.
piece-own-tile = Das besondere Jagdplättchen dieser Karte ({ $tile }) kommt ins Spiel: Es kommt in den Jagdvorrat, sobald die Gemeinschaft die Mordorleiste betritt; ist sie schon dort, sofort.
piece-draw-tile = Ziehe ein Jagdplättchen. Augen und besondere Plättchen der Freien Völker bewirken nichts; jedes andere wird wie nach einer erfolgreichen Jagd abgehandelt.
piece-draw-tile-no-reduction = Ziehe ein Jagdplättchen. Augen und besondere Plättchen der Freien Völker bewirken nichts; jedes andere wird wie nach einer erfolgreichen Jagd abgehandelt, doch nichts darf seinen Schaden verringern.
piece-draw-tile-random-casualty = Ziehe ein Jagdplättchen. Augen und besondere Plättchen der Freien Völker bewirken nichts; jedes andere wird wie nach einer erfolgreichen Jagd abgehandelt. Macht es Schaden, muss zuerst ein zufällig gezogener Gefährte als Verlust ausscheiden.
piece-challenge = Ziehe 3 Jagdplättchen. Sind es drei Augen, kommen sie zurück und Streicher oder Aragorn scheidet aus. Sonst verlassen gezogene Augen das Spiel für immer, und die übrigen Plättchen kommen ohne Wirkung zurück.
piece-break = Ziehe ein Jagdplättchen. Augen und besondere Plättchen der Freien Völker bewirken nichts.
piece-part = Nennt das Plättchen eine Zahl, müssen die Freien Völker so viele Gefährten ihrer Wahl von der Gemeinschaft trennen; sie bleiben in der Region der Ringträger (auf der Mordorleiste scheiden sie aus).

## Gefährten und Nazgûl

piece-separate = Trenne einen Gefährten oder eine Gruppe von der Gemeinschaft; sie { $further ->
    [one] dürfen eine Region weiter gehen
   *[other] dürfen { $further } Regionen weiter gehen
  } als gewöhnlich.
piece-journey = Ein Gefährte oder eine Gruppe trennt sich von der Gemeinschaft oder zieht auf der Karte, bis zu { $further } Regionen weiter als gewöhnlich; der Zug darf in einer belagerten Festung enden.
piece-journey-level = Ein Gefährte oder eine Gruppe trennt sich von der Gemeinschaft oder zieht auf der Karte, als hätten sie Stufe { $level }; der Zug darf in einer belagerten Festung enden.
piece-companions-walk = Beliebig viele Gefährten auf der Karte ziehen wie gewöhnlich.
piece-nazgul-fly = Beliebig viele Nazgûl fliegen.
piece-ride = Streicher oder Aragorn geht { $where } und nimmt beliebige Gefährten seiner Region mit.

## Treffer

piece-strike = Wirf { $dice } Würfel gegen sie: Jeder ab { $needs } ist ein Treffer.
piece-choose-spell = Wähle eine solche Schattenarmee mit Nazgûl und eine Armee der Freien Völker in ihrer Region oder daneben.
piece-strike-spell = Wirf für jeden Nazgûl der Schattenarmee einen Würfel, höchstens { $most }: Jeder ab { $needs } ist ein Treffer gegen die Armee der Freien Völker.
piece-eagles = Wirf für jeden ihrer Nazgûl (ohne den Hexenkönig) einen Würfel, höchstens { $most }: Für jeden ab { $needs } scheidet einer aus.
piece-scatter = Die übrigen fliegen in eine nicht eroberte Festung Saurons; der Schatten sagt, in welche.
piece-onslaught = Wirf { $dice } Würfel: Jeder ab { $needs } ist ein Treffer gegen die Schattenarmee { $where }. Für die Politik gilt das als Angriff; mit der letzten Einheit scheiden auch Nazgûl und Schergen aus.
piece-falls = Steht dann { $person } ohne Schattenarmee { $where }, scheidet er aus.
piece-haunt = Eine Schattenarmee dort erhält so viele Treffer, wie ein Würfel zeigt; für die Politik gilt das als Angriff.
piece-flee = Was von ihr bleibt, muss sich in eine freie Nachbarregion zurückziehen oder wird vernichtet; mit der letzten Einheit scheiden auch Nazgûl und Schergen aus.
piece-depart = Wirf in jeder nicht belagerten Festung { $nation } für jede Einheit { $nation } einen Würfel, höchstens 5: Jede { $needs } ist ein Treffer gegen die Armee dort.

## Armeen

piece-move-anybody = Bis zu { $armies } verschiedene Armeen ziehen je { $reach ->
    [one] eine Region
   *[other] { $reach } Regionen
  } weit.
piece-move-companion = Eine Armee mit einem Gefährten zieht bis zu { $reach } Regionen weit; sie darf vorher geteilt werden, der Gefährte geht mit.
piece-move-nazgul = Bis zu { $armies } Armeen ziehen je eine Region weit, jede mit einem Nazgûl.
piece-move-witch-king = Die Armee des Hexenkönigs zieht mit ihm eine Region weit.
piece-join-anybody = { $armies ->
    [one] Eine deiner Armeen zieht
   *[other] { $armies } deiner Armeen ziehen je
  } bis zu { $reach } Regionen weit und { $armies ->
    [one] endet
   *[other] enden
  } bei einer anderen, nicht belagerten eigenen Armee; vorher darf geteilt werden, unterwegs nicht.
piece-attack-nazgul = Eine Armee mit einem Nazgûl greift an.
piece-attack-witch-king = Die Armee des Hexenkönigs greift mit ihm an.
piece-relieve = Eine deiner Armeen greift eine benachbarte Armee an, die eine Festung belagert. In jeder Runde wirft der Schatten für jede Einheit der Freien Völker in der Festung einen Würfel weniger, mindestens aber einen.
piece-storm = Bestürme diese Festung; der Belagerungskampf dauert { $rounds } Runden; zwischen ihnen darfst du abbrechen. In der ersten spielen die Freien Völker keine Kampfkarte, es sei denn, ein Gefährte kämpft mit.
piece-corsairs = Eine deiner Armeen { $origin } landet in einer Küstenregion { $land }. Trifft sie dort auf eine Armee, kommt es zum Kampf, den du nicht abbrechen darfst; bei einer schon belagerten Festung stößt sie zu den Belagerern, und sie bestürmen sie.
piece-leap = Eine deiner Armeen in einer Region { $land }, auch aus einer belagerten Festung, zieht sofort { $to }; wird { $goal } vom Schatten gehalten oder belagert, in eine Nachbarregion davon. Das Ziel muss für die Bewegung frei sein.
piece-flock = Außerdem dürfen bis zu { $most } Einheiten { $nation } dorthin ziehen, und zwar aus diesen Regionen: { $regions }.

## Karten und Würfel

piece-draw-cards = Ziehe { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } von { $deck }.
piece-play-another = Spiele sofort eine weitere Charakterkarte aus der Hand, ohne Würfel; ihre Bedingung muss erfüllt sein. Du darfst darauf verzichten.
piece-take-off-table = Entferne eine ausliegende Charakterkarte der Freien Völker.
piece-turn-die = Drehe einen deiner unbenutzten Würfel von { $die } auf { $face }.
piece-lose-dice = Die Freien Völker verlieren für diese Runde alle unbenutzten Würfel, die { $face } zeigen.
piece-open-eyes = Bis zu { $most } deiner unbenutzten Würfel werden zu Augen und kommen sofort ins Jagdfeld.

## Auf dem Tisch

piece-lower-damage = Liegt ein Jagdplättchen auf dem Tisch, kannst du diese Karte abwerfen, um seinen Schaden um { $by } zu senken.
piece-replace-tile = Liegt ein Jagdplättchen auf dem Tisch, kannst du diese Karte abwerfen, damit ein anderes gezogen wird und an seiner Stelle gilt; das erste kommt danach zurück in den Vorrat.
piece-prevent-tile = Soll ein Jagdplättchen gezogen werden, kannst du diese Karte abwerfen: Es wird nicht gezogen.
piece-help-hunt = Vor einem Jagdwurf kannst du diese Karte abwerfen: Zu jedem Würfel, auch bei neuen Würfen, wird { $bonus } addiert.
piece-ambush = Zieht eine Gemeinschaft, die sich zeigt oder entdeckt wird, nach Moria, durch Moria oder von dort weg, kannst du diese Karte für ein weiteres Jagdplättchen abwerfen: Ein Auge bewirkt nichts, jedes andere wird wie nach einer erfolgreichen Jagd abgehandelt (es entdeckt nicht, wenn sie sich in einer Stadt oder Festung der Freien Völker gezeigt hat).
piece-take-a-card = Jedes Mal, wenn ein Gefährte der Gemeinschaft als Verlust ausscheidet, kannst du den Freien Völkern eine Charakterkarte nehmen: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
piece-keeps-passive = Solange sie ausliegt, wird { $nation } nur durch einen passenden Gefährten aktiv – oder wenn sich die Gemeinschaft hier zeigt oder hier angegriffen wird: { $regions }.
piece-no-muster-for-passive = Solange sie ausliegt, bewegen Rekrutierungswürfel der Freien Völker keine passiven Nationen.
piece-bars = Solange sie ausliegt, darf keine gegnerische Armee diese Regionen betreten oder dort angreifen: { $regions }.
piece-no-cards = Solange sie ausliegt, spielt dein Gegner in Kämpfen in dieser Region keine Kampfkarten: { $region }.
piece-no-die-to-box = Solange sie ausliegt, kommen Würfel, mit denen die Gemeinschaft bewegt wird, nicht ins Jagdfeld.
piece-draws-after-event = Solange sie ausliegt, ziehst du nach jeder Ereigniskarte, die du mit einem Ereigniswürfel gespielt hast, eine Karte von einem deiner Stapel.
piece-throw-off-will = Die Freien Völker können sie als Aktion mit einem Würfel beseitigen, der Wille des Westens zeigt.
piece-throw-off-ring = Die Freien Völker können sie als Aktion mit einem beliebigen Würfel und einem Elbenring beseitigen.
piece-throw-off-person = Die Freien Völker können sie als Aktion mit einem beliebigen Würfel beseitigen, wenn { $people } { $where } ist.
piece-throw-off-cards = Der Schatten kann sie als Aktion mit einem beliebigen Würfel beseitigen, wenn er eine Strategie- und eine Charakterkarte abwirft.

## Fragen

ask-card = { $card }: Was wählst du?
ask-card-may = { $card }: Machst du das?
ask-card-way = { $card }: Was wählst du?
ask-card-recruit = { $card }: Wen rekrutierst du, und wo?
ask-card-improve = { $card }: Welche Einheit wird Elite?
ask-card-nation = { $card }: Welche Nation?
ask-card-nation-back = { $card }: Welche Nation rückt vom Krieg weg?
ask-card-desert = { $card }: Welche Figur verlierst du?
ask-card-lose-leader = { $card }: Welchen Anführer schaltest du aus?
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
