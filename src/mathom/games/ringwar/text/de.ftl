game-title = Der Ringkrieg
game-short = Der Schatten marschiert und jagt, die Freien Völker halten stand, und eine kleine Gemeinschaft trägt den Ring zum Schicksalsberg.
game-length = 3 Stunden
game-age = ab 12

setting-dark-places = Plättchen für Festungen des Schattens auf dem entdeckten Weg
setting-dark-places-each = Eines für jede
setting-dark-places-one-tile = Insgesamt eines
setting-gollum = Gollum als Ratgeber
setting-gollum-english = Zahlenplättchen entdecken nicht (englische Karte)
setting-gollum-german = Kein normales Plättchen entdeckt; aufgedeckt zeigt sich die Gemeinschaft (deutsche Karte)
setting-hobbit-guide = Ein Hobbit als Ratgeber auf der Mordorleiste
setting-hobbit-guide-stays = Kann nicht gehen
setting-hobbit-guide-leaves = Darf das Spiel verlassen, um den Schaden zu senken
setting-activation = Gefährten rütteln eine Nation auf
setting-activation-held = Nur wo der Gegner den Ort nicht hält
setting-activation-anywhere = In jeder ihrer Städte und Festungen
setting-entering = In einer Stadt oder Festung ins Spiel kommen
setting-entering-counts = Rüttelt ihre Nation auf
setting-entering-silent = Rüttelt niemanden auf
setting-mordor = Die Figur der Gemeinschaft in Gorgoroth, Nurn und Barad-dûr
setting-mordor-closed = Darf nicht dorthin
setting-mordor-open = Darf dorthin
setting-rearguard = Nachhut beim Angriff ohne eine Einheit
setting-rearguard-unit = Gibt es nicht: Dann greifen auch alle Nazgûl und Charaktere an
setting-rearguard-anybody = Nazgûl und Charaktere dürfen auch allein zurückbleiben
setting-storm = Nach den drei Kampfrunden von „Grond“ und „Die kämpfenden Uruk-hai“
setting-storm-goes-on = Weitere Kampfrunden für je eine Elite-Einheit
setting-storm-three-rounds = Ist der Kampf zu Ende
setting-found-again = Eine schon entdeckte Gemeinschaft wird noch einmal entdeckt
setting-found-again-nothing = Das ändert nichts
setting-found-again-tile = In einer Festung des Schattens kostet es ein Plättchen
setting-track-end = Fortschritt 12, das Ende der Leiste
setting-track-end-stops = Die Gemeinschaft muss sich erst zeigen oder entdeckt werden
setting-track-end-goes-on = Es wird einfach weitergezählt
setting-gollum-shows = Gollum deckt die Gemeinschaft auf, Festungen des Schattens am Weg
setting-gollum-shows-no-tile = Kosten kein Plättchen
setting-gollum-shows-tile = Kosten Plättchen wie beim Entdecktwerden
setting-staff = Der Zaubererstab auf der Mordorleiste
setting-staff-step = Kein Plättchen, und die Gemeinschaft rückt vor
setting-staff-no-step = Kein Plättchen, aber auch kein Schritt
setting-elven-rings = Zu dritt und zu viert: Elbenringe je Runde
setting-elven-rings-player = Einer für jeden Spieler
setting-elven-rings-side = Einer für jede Seite
setting-coat = Mithrilhemd gegen Schaden, den nichts mindern darf
setting-coat-unused = Es hilft nicht
setting-coat-replaces = Es darf das Plättchen ersetzen
setting-astray = Ork-Patrouille: Siedlungen, die der Schatten erobert hat
setting-astray-printed = Sie zählen weiter als Siedlung der Freien Völker
setting-astray-held = Sie zählen nicht mehr
setting-mithril = Das neue Plättchen nach dem Mithrilhemd
setting-mithril-only-card = Keine weitere ausliegende Karte mindert es
setting-mithril-new-tile = Eine weitere ausliegende Karte darf es mindern
setting-lure = Wen „Verlockung des Rings“ das Leben kostet
setting-lure-no-casualty = Ist kein Verlust der Jagd
setting-lure-casualty = Zählt als Verlust für „Von Kummer und Mühsal erschöpft“
setting-eagles = Wohin die Nazgûl nach „Die Adler kommen!“ fliegen
setting-eagles-shadow = Wählt der Schatten
setting-eagles-free = Wählen die Freien Völker
setting-power = Der Schatten wird „Eine zu große Macht“ oder „Die Macht Tom Bombadils“ los
setting-power-decks = Mit je einer Karte seiner beiden Stapel
setting-power-symbols = Mit einer Karte mit Armeesymbol und einer Charakterkarte
setting-palantir = Der Palantír von Orthanc und sein eigenes Ausspielen
setting-palantir-later = Zählt erst ab der nächsten Karte
setting-palantir-at-once = Bringt gleich eine Karte

side-0 = Freie Völker
side-1 = Schatten
deck-fp-character = Freie Völker, Charaktere
deck-fp-strategy = Freie Völker, Strategie
deck-shadow-character = Schatten, Charaktere
deck-shadow-strategy = Schatten, Strategie
die-character = Charakter
die-army = Armee
die-muster = Rekrutierung
die-event = Ereignis
die-army_muster = Rekrutierung/Armee
die-will = Wille des Westens
die-eye = Auge
die-any = beliebig

action-move-fellowship = die Gemeinschaft bewegen
action-hide-fellowship = die Gemeinschaft verstecken
action-separate = Gefährten trennen
action-move-companions = Gefährten bewegen
action-move-minions = Nazgûl und Schergen bewegen
action-march-led = eine Armee mit Anführer bewegen
action-attack-led = mit Anführer angreifen
action-march = bis zu zwei Armeen bewegen
action-attack = angreifen
action-politics = ein Volk zum Krieg rücken
action-recruit = rekrutieren
action-voice = Sarumans Stimme
action-saruman = Saruman ins Spiel bringen
action-witch-king = den Hexenkönig ins Spiel bringen
action-mouth-of-sauron = Saurons Mund ins Spiel bringen
action-draw-character = eine Charakterkarte ziehen
action-draw-strategy = eine Strategiekarte ziehen
action-aragorn = Aragorn tritt an Streichers Stelle
action-gandalf-white = Gandalf kehrt als der Weiße zurück
action-boromir-counsels = Boromir bringt Gondor dem Krieg näher
action-legolas-counsels = Legolas bringt die Elben dem Krieg näher
action-gimli-counsels = Gimli bringt die Zwerge dem Krieg näher

chance-card = Welche Karte wird gezogen?
chance-action-die = Was zeigt der Aktionswürfel?
chance-combat-dice = Was zeigen die Würfel? (sortiert, etwa 13556)
chance-tile = Welches Jagdplättchen wird gezogen?
chance-casualty = Welcher Gefährte wird gezogen?

ask-discarding = Du hast zu viele Karten. Welche wirfst du ab?
ask-declaring = { $bound ->
    [yes] Die Gemeinschaft zeigt sich. Wo?
   *[no] Zeigt sich die Gemeinschaft, und wo?
  }
ask-at-the-gate = Betritt die Gemeinschaft Mordor?
ask-naming = Wer ist Ratgeber der Gemeinschaft?
ask-allocating = Wie viele Würfel kommen ins Jagdfeld?
ask-acting = Welchen Würfel benutzt du?
ask-drawing-afterwards = Ziehst du eine Karte?
ask-reacting = Setzt du eine ausliegende Karte ein?
ask-marching = Welche Armee zieht wohin?
ask-sorting-march = { $origin } → { $to }: Wer bleibt zurück?
ask-trimming = Zu viele Einheiten ({ $region }). Welche geht zurück?
ask-recruiting = Wen rekrutierst du, und wo?
ask-speaking = Was bewirkt Sarumans Stimme?
way-recruit-everywhere = In jeder Siedlung Isengarts eine Reguläre Einheit
way-improve-in-orthanc = Im Orthanc zwei Elite-Einheiten für zwei Reguläre
ask-swaying = Welche Nation rückt dem Krieg näher?
ask-companions = Welche Gefährten ziehen, und wohin?
ask-walking = Wohin gehen sie? ({ $origin }, { $reach ->
    [one] eine Region
   *[other] bis { $reach } Regionen
  } weit)
ask-flying = Welche Nazgûl oder welcher Scherge zieht?
ask-landing = Wohin? ({ $origin })
ask-arriving = Wo kommt { $person } ins Spiel?
ask-attacking = Welche Armee greift wen an?
ask-sorting-attack = Angriff { $origin } → { $to }: Wer bleibt als Nachhut zurück?
ask-sorting-advance = Wer rückt vor: { $origin } → { $to }?
ask-white-rider = Führt der Weiße Reiter nicht, damit die Nazgûl verstummen?
ask-standing = Ziehst du dich in die Festung zurück? ({ $region })
ask-carding = Spielst du eine Kampfkarte?
ask-rerolling = Wie viele Würfel wirfst du noch einmal?
ask-losing = { $hits ->
    [one] Ein Treffer
   *[other] { $hits } Treffer
  } ({ $region }). Wer fällt?
ask-continuing = Geht der Angriff weiter?
ask-retreating = Ziehst du dich zurück? ({ $region })
ask-pressing = Eine Elite-Einheit für eine weitere Runde der Belagerung?
ask-gathering = Wer verlässt die Gemeinschaft?
ask-revealing = Die Gemeinschaft ist entdeckt. Wo ist sie?
ask-rerolling-hunt = Wie viele Würfel der Jagd wirfst du noch einmal?
ask-facing = Die Jagd macht { $damage } Schaden. Was tust du?

option-use = { $die }: { $action }
option-play = { $plain ->
    [yes] { $card } spielen ({ $die })
   *[no] { $card } spielen ({ $die } als { $face })
  }
option-lay-aside = Ungenutzt beiseitelegen: { $die }
option-pass = Passen
option-turn-die = Elbenring: { $die } wird zu { $face }
option-offer-joining = Gemischte Armee anbieten: { $region }
option-discard = { $card } abwerfen
option-swap = { $card } anbieten
option-draw-from = Ziehen: { $deck }
option-allocate = { $dice ->
    [0] Keinen Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }
option-use-card = { $card } einsetzen
option-accept = Ja
option-decline = Nein
option-done = Fertig
option-march = { $origin } → { $to }
option-attack = Angriff: { $origin } → { $to }
option-stay = { $count } × { $figure } bleibt zurück
option-stay-behind = { $person } bleibt zurück
option-go = Das ist alles: Los
option-hold = Niemand rückt vor
option-remove = Wegnehmen: { $figure }
option-recruit = { $figure }: { $region }
option-advance = { $nation }
option-take = { $person }
option-walk = Ziel: { $to }
option-lift = { $count } Nazgûl: { $origin }
option-land = Ziel: { $to }
option-guide = { $person }
option-combat-card = { $card } spielen
option-reroll = { $dice ->
    [0] Keinen Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }
option-lose = Entfernen: { $figure }
option-reduce = Herabstufen: { $figure }
option-reduce-from-reserve = Aus Verstärkungen: { $figure }
option-retreat = Rückzug: { $to }
option-trace = { $through-count ->
    [0] Ziel: { $to }
   *[other] Ziel: { $to }, über { $through }
  }
option-sacrifice = Verlust: { $who ->
    [guide] der Ratgeber
   *[random] ein zufälliger Gefährte
  }
option-leave = { $person } verlässt die Gemeinschaft
option-show-yourself = Gollum verrät die Gemeinschaft
option-bear = Den Ring benutzen: Der Schaden wird zu Macht des Rings

event-turn-began = Runde { $number }. Die Freien Völker haben { $free } Würfel, der Schatten { $shadow }.
event-drew = { $seat } zieht ({ $deck }){ $card ->
    [none] .
   *[other] : { $card }.
  }
event-discarded = { $seat } wirft ab ({ $deck }){ $card ->
    [none] .
   *[other] : { $card }.
  }
event-allocated = Der Schatten legt { $dice ->
    [0] keinen Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
  } ins Jagdfeld.
event-action-die-rolled = Aktionswürfel, { $side }: { $face }.
event-die-used = { $side }: { $die } – { $action }.
event-die-laid-aside = { $side }: { $die } beiseitegelegt.
event-passed = { $side }: gepasst.
event-ring-used = { $side }: Ein Elbenring macht aus { $die } { $face }.
event-card-played = { $side }: { $card } gespielt, mit { $die }.
event-card-used = { $side }: { $card } eingesetzt.
event-card-left = { $card } verlässt den Tisch.
event-army-moved = { $side }: { $how ->
    [advance] Eine Armee rückt vor
    [retreat] Eine Armee zieht sich zurück
   *[march] Eine Armee zieht
  }, { $origin } → { $to }.
event-captured = { $side }: erobert { $region }.
event-siege-began = Belagert: { $region }.
event-siege-ended = Die Belagerung ist zu Ende: { $region }.
event-recruited = Rekrutiert: { $figure }, { $region }.
event-trimmed = Zurück zu den Verstärkungen ({ $region }): { $figure }.
event-unit-lost = Verloren ({ $region }): { $figure }.
event-elite-reduced = Herabgestuft ({ $region }): { $figure }.
event-leaders-lost = { $side }: Anführer verloren ({ $region }): { $count }.
event-nation-activated = { $nation }: jetzt aktiv.
event-nation-advanced = { $nation }: { $left ->
    [0] Im Krieg!
    [one] ein Feld vor dem Krieg.
   *[other] { $left } Felder vor dem Krieg.
  }
event-character-moved = { $person }: { $origin } → { $to }.
event-character-entered = { $person } kommt ins Spiel: { $region }.
event-character-lost = { $person } scheidet aus.
event-separated = Verlassen die Gemeinschaft: { $people }.
event-nazgul-flew = { $count } Nazgûl: { $origin } → { $to }.
event-battle-began = { $attacker }: { $kind ->
    [siege] Sturm auf die Festung ({ $target }).
    [sortie] Ausfall aus der Festung ({ $target }).
   *[field] Angriff, { $origin } → { $target }.
  }
event-combat-card-laid = { $side }: { $deck ->
    [none] keine Kampfkarte.
   *[other] eine verdeckte Kampfkarte ({ $deck }).
  }
event-combat-card-shown = { $side }: Kampfkarte { $combat } ({ $card }).
event-combat-rolled = { $side }: { $how ->
    [reroll] Neuwurf der Anführer
    [strike] zusätzlicher Angriff
   *[roll] Wurf
  } { $dice } – { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
  }
event-withdrew = { $side }: Rückzug in die Festung ({ $region }).
event-battle-ended = Der Kampf ist zu Ende: { $how ->
    [ceased] Der Angreifer bricht ab.
    [retreat] Der Verteidiger zieht sich zurück.
    [withdrawal] Der Verteidiger geht in die Festung.
    [destroyed] Eine Armee ist vernichtet.
   *[siege] Die Belagerung geht weiter.
  }
event-fellowship-moved = Die Gemeinschaft zieht: { $progress ->
    [one] 1 Schritt
   *[other] { $progress } Schritte
  } seit der letzten bekannten Stelle.
event-hunt-rolled = Die Jagd würfelt { $dice } – { $successes ->
    [0] kein Erfolg.
    [one] 1 Erfolg.
   *[other] { $successes } Erfolge.
  }
event-tile-drawn = Jagdplättchen: { $tile }.
event-damage-set = { $damage ->
    [-2] Das Plättchen heilt 2.
    [-1] Das Plättchen heilt 1.
    [0] Kein Schaden.
   *[other] Jagdschaden: { $damage }.
  }
event-casualty = { $person } fällt der Jagd zum Opfer.
event-corrupted = Macht des Rings: { $total }.
event-declared = Die Gemeinschaft zeigt sich: { $region }.
event-revealed = Die Gemeinschaft ist entdeckt: { $region }.
event-hidden = Die Gemeinschaft ist versteckt.
event-guide-named = { $person } ist Ratgeber.
event-mordor-entered = Die Gemeinschaft betritt Mordor.
event-mordor-step = Schritt { $step } auf dem Weg zum Schicksalsberg.
event-pool-refilled = Der Jagdvorrat ist wieder gefüllt.
event-tile-in-play = Ein besonderes Plättchen ist im Spiel: { $tile }.
event-won = Sieg: { $side }. { $how ->
    [corruption] Der Ring hat seinen Träger bezwungen.
    [ring] Der Ring ist vernichtet.
   *[conquest] Durch Eroberung.
  }
event-fell-short = { $goal ->
    [fall] Dem Schatten { $points ->
        [one] fehlte ein Punkt
       *[other] fehlten { $points } Punkte
      } oder { $lacked } Macht des Rings.
    [doom] Der Gemeinschaft { $lacked ->
        [one] fehlte noch ein Schritt
       *[other] fehlten noch { $lacked } Schritte
      } bis zum Feuer, den Freien Völkern { $points ->
        [0] kein Punkt
        [one] ein Punkt
       *[other] { $points } Punkte
      }.
   *[mordor] { $lacked ->
        [0] Die Gemeinschaft stand vor den Toren Mordors
        [one] Die Gemeinschaft war noch einen Schritt von Mordor entfernt
       *[other] Die Gemeinschaft war noch { $lacked } Schritte von Mordor entfernt
      }; den Freien Völkern { $points ->
        [0] fehlte kein Punkt
        [one] fehlte ein Punkt
       *[other] fehlten { $points } Punkte
      }.
  }

over-corruption = Der Ring hat seinen Träger in Runde { $turns } bezwungen.
over-ring = Der Ring ist in Runde { $turns } vernichtet.
over-conquest = In Runde { $turns } waren genug Städte und Festungen erobert.
over-last-captured = Zuletzt fiel { $region }.
over-corruption-way = Der Ring hat seinen Träger bezwungen.
over-ring-way = Der Ring ist vernichtet.
over-conquest-way = Genug erobert: { $side }.

refused-at-peace = Niemand dort darf in Friedenszeiten dorthin: { $region }.
refused-at-war = { $nation }: schon im Krieg.
refused-army-at-peace = Niemand ist dort im Krieg: { $region }.
refused-barred = Eine Karte versperrt den Weg: { $region }.
refused-besieged = Belagert: { $region }.
refused-cannot-enter = { $waits ->
    [saruman] Saruman kommt, sobald Isengart im Krieg ist und solange Orthanc nicht erobert ist.
    [witch-king] Der Hexenkönig kommt zu einer Armee Saurons, sobald Sauron und ein freies Volk im Krieg sind.
    [mouth-of-sauron] Saurons Mund kommt in eine Festung Saurons, wenn die Gemeinschaft in Mordor ist oder alle freien Völker im Krieg sind.
    [aragorn] Aragorn kommt, wenn Streicher in Minas Tirith, Dol Amroth oder Pelargir steht und der Ort nicht erobert ist.
   *[gandalf-white] Gandalf der Weiße kommt, wenn der Graue die Gemeinschaft verlassen hat oder tot ist und ein Scherge im Spiel war.
  }
refused-cannot-enter-there = { $person } kann hier nicht ins Spiel kommen.
refused-casualty-first = Erst muss ein zufälliger Gefährte als Verlust genommen werden.
refused-condition = Die Bedingung ist nicht erfüllt: { $condition }
refused-conquered = In der Hand des Gegners: { $region }.
refused-deck-empty = Der Stapel ist leer.
refused-declared-already = Die Gemeinschaft ist schon da, wo ihre Figur steht; sich zu zeigen änderte nichts.
refused-dice = Von { $least } bis { $most } Würfel.
refused-die = Das kann dieser Würfel nicht: { $die }.
refused-elsewhere = { $person } ist anderswo.
refused-end-of-track = Die Leiste ist zu Ende: Die Gemeinschaft muss sich erst zeigen oder entdeckt werden.
refused-face = Auf diese Seite dreht kein Ring: { $die }.
refused-has-entered = { $person } ist schon ins Spiel gekommen.
refused-haven = Entdeckt kann die Gemeinschaft hier nicht sein: { $region }.
refused-hidden = Die Gemeinschaft ist schon versteckt.
refused-in-mordor = In Mordor verlässt niemand die Gemeinschaft.
refused-leader-alone = Ein Anführer der Freien Völker ist nie ohne Einheit.
refused-moved = { $person } ist schon gezogen.
refused-must-draw = Eine Karte muss gezogen werden.
refused-must-declare = Die Gemeinschaft muss sich jetzt zeigen.
refused-must-go = Jemand muss gehen.
refused-nazgul-only = Nur Nazgûl ziehen, nicht { $person }.
refused-never-moves = { $person } zieht nie.
refused-no-action = Diese Aktion gibt es nicht: { $action }.
refused-no-army = Dort steht keine deiner Armeen: { $region }.
refused-no-attack = Keine Armee kann angreifen.
refused-no-casualty = Es kann kein Verlust genommen werden.
refused-no-companions = Es gibt keinen Gefährten, der das könnte.
refused-no-die = Diesen Würfel gibt es nicht: { $die }.
refused-no-elite = Dafür kann keine Elite-Einheit gegeben werden.
refused-no-figure = Keine Figur übrig: { $figure }.
refused-no-declaring = Auf der Mordorleiste zeigt sich die Gemeinschaft nicht.
refused-no-gollum = Gollum kann das jetzt nicht.
refused-no-guide = Kann nicht Ratgeber sein: { $name }.
refused-no-hobbit = Kein Hobbit ist Ratgeber.
refused-no-leader = Niemand kann dort führen: { $region }.
refused-no-leader-goes = Ein Anführer oder Charakter muss mitgehen.
refused-no-march = Keine Armee kann ziehen.
refused-no-nation = Kein Marker kann bewegt werden.
refused-no-nazgul = Es gibt niemanden, der ziehen könnte.
refused-no-recruits = Niemand kann rekrutiert werden.
refused-no-regular = Es gibt keine Reguläre Einheit als Ersatz.
refused-no-fallen = In diesem Kampf ist keine Reguläre Einheit dieser Nation gefallen; der Ersatz kommt ohnehin aus den Verstärkungen.
refused-no-ring = Es gibt keinen Elbenring.
refused-no-saruman = Saruman ist nicht im Spiel.
refused-no-settlement = Keine Siedlung der Nation: { $region }.
refused-no-stronghold = Nazgûl kommen in Festungen Saurons, nicht hier: { $region }.
refused-no-such = Das gibt es nicht: { $name }.
refused-no-target = Nichts anzugreifen: { $origin } → { $to }.
refused-no-unit = Nur Einheiten zählen.
refused-no-unit-goes = Mindestens eine Einheit muss gehen.
refused-nobody-chosen = Noch ist niemand gewählt.
refused-not-adjacent = Keine Nachbarn: { $origin } → { $to }.
refused-not-at-gate = Die Gemeinschaft steht nicht vor Mordor.
refused-not-at-home = { $person } ist nicht daheim bei seinem Volk.
refused-not-at-war = { $nation }: nicht im Krieg.
refused-not-free = Nicht frei: { $region }.
refused-not-in-hand = Nicht auf deiner Hand: { $card }.
refused-not-on-map = Nicht auf der Karte: { $name }.
refused-not-there = Nicht dort: { $name }.
refused-not-usable = Jetzt nicht einsetzbar: { $card }.
refused-not-your-nation = Nicht von deiner Seite: { $nation }.
refused-nothing-done = Erst muss etwas geschehen.
refused-nowhere = { $person } kann nirgendwohin.
refused-one-elite = Eine Elite-Einheit wird allein rekrutiert.
refused-orthanc = Der Schatten muss den Orthanc halten, unbelagert.
refused-other-symbol = { $card } zeigt ein anderes Symbol.
refused-pass = Passen geht nur mit weniger Würfeln als der Gegner: { $mine } gegen { $theirs }.
refused-passive = { $nation }: passiv.
refused-rearguard-needed = Eine Nachhut braucht eine Einheit ({ $region }).
refused-revealed = Die Gemeinschaft ist nicht versteckt.
refused-revealed-anyway = Die Gemeinschaft wird ohnehin entdeckt.
refused-ring-used = Ein Ring in jeder Runde.
refused-same-settlement = Zwei Figuren kommen in zwei Siedlungen; hier ist schon eine: { $region }.
refused-stronghold = Eine Festung der Freien Völker: { $region }.
refused-too-far = Zu weit: { $region }.
refused-too-many = Höchstens { $most }.
refused-two-hits = Eine Elite-Einheit zu entfernen kostet zwei Treffer.

position-seats = { $seats } Plätze passen nicht.
position-regions = Es gibt 105 Regionen.
position-nations = Es gibt acht Nationen.
position-politics = So kann die Politik nicht sein: { $nation }.
position-force = So können die Figuren nicht sein: { $region }.
position-leader-alone = Anführer ohne Einheit: { $region }.
position-figures = { $figure }: { $found } statt { $wanted }.
position-people = Es gibt zwölf Charaktere.
position-person = { $person } kann hier nicht sein: { $place }.
position-corruption = Die Macht des Rings liegt zwischen 0 und 12.
position-fellowship = Die Gemeinschaft ist in keiner Region.
position-card = { $card } ist { $found }-mal da.
position-hand-order = Handkarten sind sortiert.
position-tile = Plättchen { $tile }: { $found }.
position-captured = Dort gibt es keine Siedlung: { $region }.
position-besieged = Kann nicht belagert sein: { $region }.
position-two-armies = Zwei Armeen: { $region }.
position-house = Eine Vereinbarung, die es nicht gibt.
position-unfinished = Ohne Sieger muss etwas im Gange sein, mit Sieger nichts.
position-turn-order = Zugfolge, Würfel oder Elbenringe können so nicht sein.
position-reinforcements = Verstärkungen oder Verluste können so nicht sein.
position-deck = Ein Stapel kann so nicht sein.
position-hand = Auf Platz { $seat } sind Karten der anderen Seite.
position-places = Eroberte, belagerte oder gemeinsame Regionen können so nicht sein.

role-gondor = der Gondor-Spieler
role-rohan = der Rohan-Spieler
role-witch-king = der Hexenkönig-Spieler
role-saruman = der Saruman-Spieler
role-free = die Freien Völker
role-shadow = der Schatten
ask-drawing-one = Von welchem Stapel ziehst du?
ask-offering = Bietest du deinem Mitspieler verdeckt eine Karte zum Tausch?
ask-joining = Legt ihr eure Armeen zusammen? ({ $region })
event-swapped = { $seat } bekommt eine Karte von { $giver }{ $card ->
    [none] .
   *[other] : { $card }.
  }
refused-not-captain = { $role } würde diese Armee nicht führen.
refused-led-by = Diese gemischte Armee führt { $role }.
refused-not-yours = Das gehört deinem Mitspieler.
refused-other-player = { $card } ist für deinen Mitspieler.
refused-same-nation = Nicht zweimal hintereinander für dieselbe Nation: { $nation }.
refused-not-together = Dort steht keine Armee von euch beiden: { $region }.
refused-joined = Dort ist die Armee schon gemischt: { $region }.
refused-offered = Dein Mitspieler hat eben erst abgelehnt: { $region }.
refused-same-army = Nicht zweimal hintereinander mit derselben gemischten Armee: { $region }.
