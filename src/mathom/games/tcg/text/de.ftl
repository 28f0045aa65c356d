game-title = Die zwei Türme – Das Sammelkartenspiel
game-short = Führe deine Gemeinschaft bis zum Ort 9, und sei in allen anderen Zügen der Schatten.
game-length = 60 Minuten
game-age = ab 11

setting-deck = Deck
setting-deck-aragorn = Starter Aragorn
setting-deck-theoden = Starter Théoden
setting-deck-galadhrim = Galadhrim und Belagerungsschützen
setting-deck-ithilien = Waldläufer Ithiliens und Haradrim
setting-deck-white-rider = Weißer Reiter und Dunland
setting-deck-riders = Reiter und Spurenleser
setting-lists = Decklisten
setting-lists-closed = Verdeckt, bis das Spiel zu Ende ist
setting-lists-open = Für alle offen
setting-discards = Ablagestapel der anderen
setting-discards-seen = Dürfen durchgesehen werden
setting-discards-covered = Bleiben verdeckt
setting-mulligan = Neue Starthand
setting-mulligan-off = Nein
setting-mulligan-once = Einmal, mit sechs Karten
setting-starter-rules = Starterregeln
setting-starter-rules-off = Nein
setting-starter-rules-on = Einmal den Ablagestapel zum neuen Deck mischen
setting-transfers = Gegenstände verschieben
setting-transfers-once = Jeden einmal je Gemeinschaftsphase
setting-transfers-free = So oft man mag
setting-ring-bearer-cancel = Kämpfe des Ringträgers
setting-ring-bearer-cancel-allowed = Dürfen aufgehoben werden
setting-ring-bearer-cancel-barred = Dürfen nicht aufgehoben werden


nothing = –
ask-bidding = Wie viele Lastmarken bietest du für die Wahl deines Platzes?
ask-seating = Welchen Platz in der Reihenfolge nimmst du?
ask-starting = Anfangsgemeinschaft: wer? (Noch { $budget } Zwielichtkosten)
ask-reshuffling = Dein Deck ist leer. Mischst du deinen Ablagestapel zu einem neuen? (Nur einmal in der Partie)
ask-rethinking = Behältst du diese Hand?
ask-acting-fellowship = Gemeinschaftsphase: Was tust du?
ask-acting-shadow = Schattenphase: Was tust du?
ask-acting-maneuver = Manöverphase: Was tust du?
ask-acting-archery = Fernkampfphase: Was tust du?
ask-acting-assignment = Zuweisungsphase: Was tust du?
ask-acting-skirmish = Kampf: Was tust du?
ask-acting-regroup = Sammelphase: Was tust du?
ask-after = Mehrere Texte wirken zugleich. Welcher zuerst?
ask-responding-played = { $card } wurde gespielt. Reagierst du?
ask-responding-wins = { $card } hat einen Kampf gewonnen. Reagierst du?
ask-responding-loses = { $card } hat einen Kampf verloren. Reagierst du?
ask-responding-killed = { $card } wurde getötet. Reagierst du?
ask-responding-moves = Die Gemeinschaft bewegt sich. Reagierst du?
ask-responding-moves-from = Die Gemeinschaft verlässt { $card }. Reagierst du?
ask-responding-moves-to = Die Gemeinschaft ist angekommen: { $card }. Reagierst du?
ask-responding-start-of = Es beginnt. Nutzt du einen Text?
ask-responding-end-of = Die Phase endet. Nutzt du einen Text?
ask-responding-start-of-skirmish = Der Kampf beginnt. Nutzt du einen Text?
ask-responding-wound = { $card } würde eine Wunde erhalten. Reagierst du?
ask-responding-discard = { $card } würde abgelegt. Reagierst du?
ask-responding-burden = Lastmarken würden hinzugefügt. Reagierst du?
ask-responding-control = Ein Ort würde unter Kontrolle gebracht. Reagierst du?
ask-responding-assigned = { $card } wurde zugewiesen. Nutzt du einen Text?
ask-responding-ability-used = Eine Fähigkeit wird genutzt: { $card }. Reagierst du?
ask-picking = { $card }: { $what }
ask-numbering = { $card }: { $what }
ask-naming = { $card }: { $text } Welcher Spieler?
ask-branching = { $card }: { $text } Welche der Wirkungen?
ask-confirming = { $card }: { $text } Tust du das?
ask-confirming-draw = Ziehst du { $n } { $n ->
    [one] Karte
   *[other] Karten
  }?
ask-which-card = { $card }: { $what } Welche Karte?
ask-playing-found-stacked = { $card }: Wo spielst du sie?
ask-offering = { $card }: { $text } Zahlst du, um dies zu verhindern?
ask-healing = Zuflucht: Welcher Gefährte wird geheilt? (Noch { $left })
ask-firing = Fernkampf: Wer erhält eine Wunde? (Noch { $left })
ask-targeting = Fernkampf: Wessen Diener treffen { $total }?
ask-assigning-defenders = Wer verteidigt sich gegen welchen Diener?
ask-assigning-attackers = Wen greifen deine übrigen Diener an?
ask-next-skirmish = Welcher Kampf ist der nächste?
ask-reconciling = Du darfst eine Karte ablegen, bevor du auf 8 nachziehst.
ask-reconciling-down = Du hältst mehr als 8 Karten. Welche legst du ab?
ask-moving-on = Bewegst du dich noch einmal?

chance-card = Welche Karte wird gezogen?
chance-revealed = Welche Karte wird aufgedeckt?
chance-lot = Wer wählt zuerst?

option-bid = { $burdens } bieten
option-sit = Platz { $place }
option-start = { $card } kommt mit
option-keep = Hand behalten
option-mulligan = Zurückmischen, sechs ziehen
option-pass = Passen
option-play = { $on ->
    [none] { $card } spielen
   *[other] { $card } spielen auf { $on }
  }
option-use = { $card } nutzen: { $ability }
option-use-stacked = { $card } nutzen, gelagert auf { $on }: { $ability }
option-heal-by = { $card } ablegen, um { $who } zu heilen
option-transfer = { $card } verschieben zu { $to }
option-react = { $to ->
    [none] { $card } nutzen: { $ability }
   *[other] { $card } nutzen (zu { $to }): { $ability }
  }
option-respond = { $to ->
    [none] { $card } spielen
   *[other] { $card } spielen (zu { $to })
  }
option-first = { $to ->
    [none] Zuerst { $card }: { $ability }
   *[other] Zuerst { $card } (zu { $to }): { $ability }
  }
option-take-loss = Der verlorene Kampf zuerst
option-choose = { $card }
option-take = { $card }
option-find = { $card }
option-find-stacked = { $card }, gelagert auf { $on }
option-play-found = { $on ->
    [none] { $card } spielen
   *[other] { $card } spielen auf { $on }
  }
option-stop = Nichts mehr
option-number = { $n }
option-name = { $seat }
option-branch = { $branch }
option-yes = Ja
option-no = Nein
option-heal = { $card } heilen
option-wound-by = Eine Wunde für { $card }
option-assign = { $who } gegen { $minion }
option-done = Nichts mehr zuweisen
option-fight = Der Kampf von { $who }
option-move = Weiterziehen
option-stay = Bleiben und den Zug beenden
option-discard = { $card } ablegen

event-bids-shown = Die Gebote: { $bids }.
event-sat = { $seat } nimmt Platz { $place }.
event-site-played = { $seat } legt { $card } als Ort { $number }.
event-turn-began = Zug von { $seat }.
event-phase-began = { $phase ->
    [fellowship] Gemeinschaftsphase.
    [shadow] Schattenphase von { $seat }.
    [maneuver] Manöverphase.
    [archery] Fernkampfphase.
    [assignment] Zuweisungsphase.
    [skirmish] Ein Kampf.
    [regroup] Sammelphase.
   *[other] Eine Phase beginnt.
  }
event-moved = Die Gemeinschaft von { $seat } zieht zum Ort { $site }: { $card }.
event-totals = Fernkampfwerte: Gemeinschaft { $fellowship }, Diener { $minions }.
event-assigned = { $who } gegen { $minion }.
event-skirmish-began = { $who } gegen { $minions }.
event-skirmish-won = { $overwhelmed ->
    [yes] Überwältigt, { $strength } zu { $against }: Sieg für { $winners }.
   *[no] Den Kampf gewinnt, { $strength } zu { $against }: { $winners }.
  }
event-skirmish-cancelled = Der Kampf wird aufgehoben.
event-left-skirmish = { $card } verlässt den Kampf.
event-fierce-round = Erbitterte Diener kämpfen noch einmal: { $minions }.
event-turn-ended = Der Zug von { $seat } endet.
event-played = { $on ->
    [none] { $seat } spielt { $card } ({ $cost }).
   *[other] { $seat } spielt { $card } auf { $on } ({ $cost }).
  }
event-used = { $seat } nutzt { $card }: { $ability }
event-happened = { $card }: { $ability }
event-transferred = { $card } geht an { $to }.
event-chosen = { $seat } wählt { $cards }.
event-prevented = { $card ->
    [none] Das wird verhindert.
   *[other] Verhindert für { $card }.
  }
event-cancelled = Die Aktion von { $card } bleibt ohne Wirkung.
event-twilight = Der Einfluss ändert sich um { $by } auf { $pool }.
event-burdens = { $seat }: jetzt { $burdens } Lastmarken.
event-wounded = { $card } erhält eine Wunde.
event-exerted = { $card } strengt sich an.
event-healed = { $card } wird geheilt.
event-tokens = { $card } hat jetzt { $tokens } { $tokens ->
    [one] Spielstein
   *[other] Spielsteine
  }.
event-lasts = { $what ->
    [strength] { $cards }: Stärke { $n } für eine Weile.
    [archery] Der Fernkampfwert ändert sich um { $n }.
    [fierce] { $cards }: erbittert für eine Weile.
    [archer] { $cards }: Bogenschütze für eine Weile.
    [damage] { $cards }: Schaden +{ $n } für eine Weile.
    [defender] { $cards }: Verteidiger +{ $n } für eine Weile.
   *[other] { $cards }: Der Text gilt für eine Weile.
  }
event-killed = { $card } wird getötet.
event-discarded-from-play = { $card } wird abgelegt.
event-discarded = { $seat } legt { $card } ab.
event-drew = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
  }
event-took-to-hand = { $seat } nimmt { $card } auf die Hand.
event-put-beneath = { $card ->
    [none] { $seat } legt eine Karte unter das Deck.
   *[other] { $seat } legt { $card } unter das Deck.
  }
event-revealed = Aufgedeckt vom Deck von { $seat }: { $card }.
event-hand-shown = { $seat } zeigt die Hand: { $cards }.
event-searched = { $seat } durchsucht das Deck und mischt.
event-looked-through = { $seat } sieht den eigenen Ablagestapel durch.
event-shuffled = Das Deck von { $seat } wird gemischt.
event-stacked = { $card } lagert jetzt auf { $on }.
event-shuffled-in = { $card } wird in das Deck von { $seat } gemischt.
event-controlled = { $seat } übernimmt die Kontrolle über Ort { $site }.
event-liberated = Ort { $site } wird befreit.
event-ring-on = Der Ringträger von { $seat } setzt den Ring auf.
event-ring-off = Der Ringträger von { $seat } nimmt den Ring ab.
event-new-ring-bearer = { $card } trägt jetzt den Ring.
event-fell = { $how ->
    [corrupted] Der Ringträger von { $seat } ist dem Ring verfallen.
    [killed] Der Ringträger von { $seat } ist tot.
   *[conceded] { $seat } gibt auf.
  }
event-won = { $seat } gewinnt.

over-reached = Die Gemeinschaft hat den Ort 9 überstanden.
over-corrupted = Der Ringträger des letzten Gegners ist dem Ring verfallen.
over-killed = Der Ringträger des letzten Gegners wurde getötet.
over-conceded = Der letzte Gegner hat aufgegeben.

refused-not-due = Dieser Text wartet nicht.
refused-more = Wähle zuerst weitere Karten.
refused-not-that-card = { $card } kann hier nicht gewählt werden.
refused-too-many = { $n } ist zu viel; höchstens { $most }.
refused-not-that-player = Dieser Spieler kann hier nicht genannt werden.
refused-not-in-full = Eine andere Wirkung ist ganz ausführbar; wähle diese.
refused-no-response = Das kann jetzt nicht als Reaktion genutzt oder gespielt werden.
refused-not-in-hand = Nicht in deiner Hand: { $card }.
refused-bearer = { $card } kann dort nicht gespielt werden.
refused-not-active = { $card } ist nicht aktiv.
refused-no-heal = { $card } kann jetzt nicht zum Heilen abgelegt werden.
refused-no-transfer = { $card } kann nicht dorthin verschoben werden.
refused-other-side = { $card } gehört in diesem Zug zur anderen Seite.
refused-other-phase = { $card } gehört in eine andere Phase.
refused-forbidden-phase = Eine Karte verbietet Ereignisse und Fähigkeiten in dieser Phase.
refused-forbidden-ability = Eine Karte verbietet die Fähigkeiten: { $card }.
refused-not-yours = { $card } darfst du nicht nutzen.
refused-once = { $card } wurde in diesem Zug schon genutzt.
refused-enough = In diesem Zug ist genug getan: Nur Passen geht noch.
refused-idle = { $card } hat zuletzt nichts bewirkt, und seither ist nichts geschehen.
refused-requirement = { $card } verlangt: { $needs }
refused-cost = { $card }: Das geht nicht: { $cost }
refused-extra-cost = { $card } kostet zusätzlich eine Wunde, und kein Gefährte kann sie nehmen.
refused-twilight = Die Zwielichtkosten sind { $cost }, der Einfluss beträgt { $pool }.
refused-unique = Es ist schon eine Karte dieses Titels im Spiel: { $card }.
refused-dead = { $card } liegt auf deinem Friedhof.
refused-nine = Du hättest mehr als neun Gefährten, die toten mitgezählt.
refused-must-play = Eine solche Karte kann gespielt werden und muss es.
refused-cannot-play = { $card } kann von dort nicht gespielt werden.
refused-last-to-play = Ohne { $card } bliebe keine Karte, die gespielt werden kann.
refused-no-target = { $card } kann diese Wunde nicht erhalten.
refused-cannot-defend = { $card } kann kein weiterer Diener zugewiesen werden.
refused-cannot-be-assigned = { $card } kann nicht zugewiesen werden.
refused-no-skirmish = { $card } hat keinen Kampf vor sich.
refused-no-companion = { $card } ist kein Gefährte, mit dem das geht.
refused-not-wounded = { $card } kann nicht geheilt werden.
refused-no-move = Die Gemeinschaft darf sich in diesem Zug nicht mehr bewegen.
refused-must-move = Die Gemeinschaft muss sich noch einmal bewegen.
refused-down-to-eight = Du musst bis auf 8 Karten ablegen.
refused-bid = Ein Gebot ist eine Zahl von 0 bis { $most }.
refused-place-taken = Platz { $place } ist nicht frei.
refused-not-in-deck = { $card } ist nicht in deinem Spieldeck.
refused-budget = Es kostet { $cost }; es sind noch { $budget } da.

position-tcg-numbers = Zwei Karten im Spiel haben dieselbe Nummer oder eine, die nie vergeben wurde.
position-tcg-bearer = { $card } wird von nichts getragen, was im Spiel ist.
position-tcg-counter = Auf Karte Nummer { $card } liegen Wunden oder Spielsteine, doch sie ist nicht im Spiel.
position-tcg-site = Ort { $number } des Pfads ist nicht, was er sein müsste.
position-tcg-over = Nichts ist im Gang, und niemand hat gewonnen.
position-tcg-card = Eine Karte { $card } gibt es in dieser Schachtel nicht.
position-tcg-players = Spieler, Orte, Lastmarken oder Einfluss passen nicht zusammen.

view-board = Auf dem Tisch
view-hand = Deine Hand
view-hand_sizes = Handkarten
view-decks = Spieldecks
view-adventure = Deine Orte
view-order = Reihenfolge
view-fp = Spieler der Freien Völker
view-phase = Phase
view-phase-start = Aufbau
view-phase-turn = Zugbeginn
view-phase-fellowship = Gemeinschaft
view-phase-shadow = Schatten
view-phase-maneuver = Manöver
view-phase-archery = Fernkampf
view-phase-assignment = Zuweisung
view-phase-skirmish = Kampf
view-phase-regroup = Sammeln
view-turn = Zug
view-twilight = Einfluss
view-moves = Bewegungen in diesem Zug
view-limit = Bewegungsweite
view-markers = Gemeinschaften am Ort
view-burdens = Lastmarken
view-worn = Ring aufgesetzt
view-play = Karten im Spiel
view-path = Abenteuerpfad
view-control = Orte kontrolliert von
view-wounds = Wunden
view-tokens = Kulturspielsteine
view-stacks = Gelagerte Karten
view-assigned = Zugewiesen
view-skirmish = Kampf
view-fierce = Erbitterte Runde
view-discards = Ablagestapel
view-dead = Friedhöfe
view-shown = Offen auf die Hand genommen
view-lost = Ausgeschieden
view-winner = Sieger
view-id = Nummer
view-kind = Karte
view-owner = Besitzer
view-on = Auf Nummer
view-card = Karte Nummer
view-n = Anzahl
view-cards = Karten
view-who = Charakter
view-minions = Diener
view-gone = Zuletzt ausgeschieden

# -- on the cards ---------------------------------------------------------------------------------
kind-companion = Gefährte
kind-ally = Verbündeter
kind-minion = Diener
kind-possession = Ausrüstung
kind-artifact = Artefakt
kind-condition = Effekt
kind-event = Ereignis
kind-site = Ort
kind-one-ring = Der Eine Ring
race-man = Mensch
race-elf = Elb
race-dwarf = Zwerg
race-hobbit = Hobbit
race-wizard = Zauberer
race-ent = Ent
race-uruk-hai = Uruk-hai
class-hand-weapon = Handwaffe
class-ranged-weapon = Fernkampfwaffe
class-mount = Reittier
class-armor = Rüstung
class-cloak = Mantel
class-gauntlets = Handschuhe
class-brooch = Brosche
class-staff = Stab
phase-fellowship = Gemeinschaft
phase-shadow = Schatten
phase-maneuver = Manöver
phase-archery = Fernkampf
phase-assignment = Zuweisung
phase-skirmish = Kampf
phase-regroup = Sammeln
phase-response = Reaktion
culture-dwarven = Zwerge
culture-elven = Elben
culture-gandalf = Gandalf
culture-gondor = Gondor
culture-rohan = Rohan
culture-shire = Auenland
culture-dunland = Dunland
culture-isengard = Isengart
culture-raider = Dunkelmenschen
culture-one_ring = Der Eine Ring
culture-site = Orte
word-archer = Bogenschütze
word-damage = Schaden
word-defender = Verteidiger
word-fierce = Erbittert
word-ambush = Hinterhalt
word-tracker = Spurenleser
word-ranger = Waldläufer
word-ring-bound = Ring-verbunden
word-valiant = Tapfer
word-villager = Dorfbewohner
word-unhasty = Unhastig
word-spell = Zauber
word-tale = Erzählung
word-search = Suche
word-stealth = Heimlichkeit
word-machine = Kriegsmaschine
word-southron = Südländer
word-easterling = Ostling
word-roaming = Wandernd
word-plains = Ebene
word-forest = Wald
word-mountain = Gebirge
word-underground = Unterirdisch
word-battleground = Schlachtfeld
word-sanctuary = Zuflucht
paper-unique = einzigartig
paper-strength = Stärke
paper-vitality = Vitalität
paper-site = Ortskennzahl
paper-home = Heimatort
paper-resistance = Resistenz
paper-cost = Zwielichtkosten
paper-shadow-number = Schattenzahl
paper-tokens = { $n ->
    [one] 1 Spielstein
   *[other] { $n } Spielsteine
  }
paper-search = Name oder Text
paper-found = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
paper-none = Keine Karte passt dazu.
paper-before = Vorige Karte
paper-after = Nächste Karte
paper-clear = Alle Filter aufheben
paper-side-free = Freie Völker
paper-side-shadow = Schatten
paper-culture = Kultur
paper-kind = Art
paper-rarity = Seltenheit
paper-phase = Phase
paper-keyword = Schlüsselbegriff
paper-signet = Siegel
paper-side = Seite
paper-short-free = Frei
paper-short-shadow = Schatten
paper-short-site = Orte
paper-more = mehr …
paper-filters = Filter
paper-filters-chosen = { $n ->
    [one] Filter: einer gesetzt
   *[other] Filter: { $n } gesetzt
}
signet-aragorn = Aragorn
signet-gandalf = Gandalf
signet-frodo = Frodo
signet-theoden = Théoden
rarity-C = häufig
rarity-U = weniger häufig
rarity-R = selten
rarity-P = Premiumkarte

# -- on the table ---------------------------------------------------------------------------------
board-path = Pfad
board-turn-mine = Dein Zug · Ort { $n }
board-turn = Zug von { $player } · Ort { $n }
board-site = Ort { $n }
board-site-open = Ort { $n } liegt noch nicht.
board-at-site = hier: { $players }
board-held = hält
board-held-by = unter der Kontrolle von { $player }
board-support = Unterstützungsbereich
board-rests-companions = Gefährten ruhen
board-rests-shadow = Schatten ruht
board-discard = Ablage
board-dead = Friedhof
board-deck = Deck
board-pile-of = { $pile } von { $player }: { $n }
board-pile-empty = Hier liegt nichts.
board-pile-covered = { $n ->
    [one] Hier liegt eine Karte, verdeckt.
   *[other] Hier liegen { $n } Karten, verdeckt.
}
board-stacked = Gelagert auf { $card }
board-bids = Dein Gebot
board-bids-about = Wer am meisten bietet, wählt seinen Platz zuerst, und trägt die Lastmarken von Anfang an. Mit { $most } ist der Ringträger verführt.
board-twilight = Einfluss
board-in-pool = { $n } im Vorrat
board-totals = Stärke gesamt
board-total-free = Gefährten { $n }
board-total-shadow = Diener { $n }
board-archery = Fernkampf
board-track = Phasen
board-fellowship = Gemeinschaft
board-minions = Diener
board-none-fellowship = Noch ist niemand aufgebrochen.
board-none-minions = Noch kein Diener
board-none-minions-note = Der Schatten spielt mit dem Einfluss, der im Vorrat liegt.
board-acts = handelt
board-passed = hat gepasst
board-hand = Deine Hand
board-hand-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
board-no-cards = Deine Hand ist leer.
board-burdens = Lastmarken { $n } von { $most }
board-wounds = { $n ->
    [0] unverletzt
    [one] 1 Wunde
   *[other] { $n } Wunden
  }
board-asleep = ruht
board-borne = trägt { $cards }
board-find = Wähle eine Karte
board-free-still = Noch frei
board-free-note = Wer frei bleibt, kann vom Schatten angegriffen werden.
board-here = hierher
board-against = { $free } gegen { $shadow }
board-verdict-won = { $card } gewinnt, { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
  }
board-verdict-crushes = { $card } überwältigt die Diener
board-verdict-lost = { $wounds ->
    [one] Der Schatten gewinnt, 1 Wunde
   *[other] Der Schatten gewinnt, { $wounds } Wunden
  }
board-verdict-tie = Gleichstand: Der Schatten gewinnt, { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
  }
board-verdict-overwhelmed = { $card } wird überwältigt
board-free-peoples = Freie Völker
board-shadow = Schatten
board-printed = aufgedruckt
board-together = zusammen
board-even = Gleichstand
board-overwhelmed = überwältigt
board-wins-now = { $card } gewinnt so.
board-wins-note = { $wounds ->
    [one] Jeder Verlierer nimmt 1 Wunde.
   *[other] Jeder Verlierer nimmt { $wounds } Wunden.
  }
board-crushes-now = { $card } überwältigt die Diener: Sie sterben.
board-loses-now = Der Schatten gewinnt so.
board-loses-note = { $wounds ->
    [one] { $card } nimmt 1 Wunde. Mit { $safe } gewänne die Gemeinschaft.
   *[other] { $card } nimmt { $wounds } Wunden. Mit { $safe } gewänne die Gemeinschaft.
  }
board-crushed-now = { $card } wird überwältigt und stirbt.
board-crushed-note = { $shadow } ist zu viel für { $free }. Ab { $least } wären es nur Wunden.
board-pass-overwhelmed = Passen alle, wird { $card } überwältigt und stirbt.
board-could-do = Was du tun kannst
board-fights = Kämpfe
board-watching = Wer zusieht
board-read = Lesen
board-acts-now = Jetzt möglich
board-number = Ort
board-of = von { $n }
board-wounded = Wunden
board-burdened = Lastmarken
board-tokens = Spielsteine
board-result = { $free } : { $shadow }
board-result-none = Kampf zu Ende
board-now = jetzt
board-play = Spielen
board-take = Wählen
board-not-now = Gerade nicht möglich.
board-why-not = Warum nicht?
board-fold = Zuklappen
board-order = Reihenfolge
board-you = du
board-passing = Passen
board-pass-phase = bis Phasenende
board-pass-phase-note = In dieser Phase (oder diesem Kampf) immer passen
board-pass-event = bis etwas geschieht
board-pass-event-note = Passen, bis etwas geschieht, wobei du anhalten willst
board-passing-phase = Du passt bis Phasenende: anhalten
board-passing-event = Du passt, bis etwas geschieht: anhalten
board-stops = Wobei das Passen anhält
board-stops-note = „Bis etwas geschieht“ passt in gleichmäßigem Takt für dich. Es hält an, wenn dies geschieht, und immer, wenn etwas anderes als Passen gefragt ist:
stop-turn = du bist am Zug
stop-played = jemand spielt oder nutzt eine Karte
stop-skirmish = ein Kampf mit dir beginnt
stop-hurt = jemand von dir wird verwundet oder getötet
stop-phase = eine Phase beginnt
