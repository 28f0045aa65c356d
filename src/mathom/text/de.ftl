### Was Mathom selbst zu sagen hat. Die Spiele bringen ihre eigenen Sätze mit.

## Menschen und Aufzählungen

player-number = Spieler { $number }
list-nothing = nichts
list-and = { $head } und { $last }
answer-yes = ja
decimal-point = ,
percent = { $number } %

## Notation

notation-unknown-word = „{ $word }“ verstehe ich nicht. Möglich: { $known }.
notation-unknown-word-near = „{ $word }“ verstehe ich nicht. Meinst du „{ $near }“?
notation-too-long = Hinter „{ $word }“ steht zu viel: „{ $surplus }“.
notation-wrong-field = „{ $word }“ ist so nicht vollständig oder nicht richtig ({ $reason }).
notation-no-number = Eine Antwort { $number } gibt es nicht. Möglich: 1 bis { $most }.
notation-ambiguous = „{ $text }“ kann { $count } Antworten meinen; schreib etwas mehr.
notation-no-outcome = „{ $text }“ ist hier kein mögliches Ergebnis.

## Abgelehnte Antworten

refused-not-asked = Danach ist jetzt nicht gefragt. Die Frage: { $ask }
refused-game-over = Die Partie ist zu Ende.
refused-no-outcome = „{ $outcome }“ kann der Zufall hier nicht zeigen. Möglich: { $known }.

## Vorbereitung

setup-game = Ein Spiel „{ $game }“ gibt es nicht. Vorhanden: { $known }.
setup-factory = Bei „{ $game }“ ist kein Spiel: { $reason }
setup-seats = { $seats } { $seats ->
    [one] Platz geht
   *[other] Plätze gehen
  } nicht; es spielen { $least } bis { $most }.
setup-setting = Eine Einstellung „{ $setting }“ gibt es nicht. Vorhanden: { $known }.
setup-value = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Möglich: { $known }.
setup-bots = { $bots } Bots passen nicht auf { $seats } Plätze; nenne einen je Platz oder einen für alle.
setup-seat = Einen Platz { $seat } gibt es nicht; sie heißen 0 bis { $most }.
setup-others = { $bots } Bots für { $others } { $others ->
    [one] anderen Platz
   *[other] andere Plätze
  } gehen nicht; nenne einen je Platz oder einen für alle.
components-broken = Die Komponentendatei ist fehlerhaft, Zeile { NUMBER($line, useGrouping: 0) }: { $reason }

## Aufzeichnungen und Stellungen

record-not-over = Diese Partie ist noch nicht zu Ende.
record-other-seats = Alle Partien eines Datensatzes haben gleich viele Mitspieler: { $seats }, nicht { $found }.
record-not-one = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $first }“ lauten.
record-line = Aufzeichnung, Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist nicht zu verstehen.
record-too-long = Die Aufzeichnung hat mehr als { $most } Antworten; so lang ist keine Partie.
record-key = In der Aufzeichnung fehlt „{ $key }“ oder stimmt nicht; so muss es aussehen: { $form }
record-other-game = Die Aufzeichnung ist von { $found }, gebraucht wird { $wanted }.
record-other-version = Fassung { NUMBER($found, useGrouping: 0) } der Regeln hat diese Aufzeichnung gespielt; Fassung { NUMBER($wanted, useGrouping: 0) } kann ihr { $answers } von { $total } Antworten weit folgen. { $why } So weit erzählt sie: mathom replay DATEI --to { NUMBER($answers, useGrouping: 0) }
record-seam = Die ersten { $answers } Antworten hat Fassung { NUMBER($before, useGrouping: 0) } der Regeln gespielt; von dort an ging es mit Fassung { NUMBER($after, useGrouping: 0) } weiter, und das wird erzählt und geprüft.
record-version = Gespielt hat es Fassung { NUMBER($found, useGrouping: 0) } der Regeln; Fassung { NUMBER($wanted, useGrouping: 0) } kommt zu denselben Stellungen.
record-components = Die Aufzeichnung wurde mit anderen Komponenten gespielt ({ $found } statt { $wanted }); gib sie mit --components an.
record-turn = Aufzeichnung, Zeile { NUMBER($line, useGrouping: 0) }: Es antwortet „{ $given }“, gefragt ist aber „{ $asked }“.
record-answer = Aufzeichnung, Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ geht nicht. { $why }
record-digest = Die Aufzeichnung führt zu einer anderen Stellung ({ $found }) als angegeben ({ $wanted }).
record-result = Die Aufzeichnung endet anders ({ $found }) als angegeben ({ $wanted }).
record-chance = Aufzeichnung, Zeile { NUMBER($line, useGrouping: 0) }: Der Zufall ergibt „{ $wanted }“, nicht „{ $given }“.
record-sealed = Was mitgebracht wurde ({ $settings }), ist noch versiegelt; nachspielen lässt es sich, sobald die Partie vorbei ist.
record-seal = Was bei { $setting } steht, ist nicht, was am Anfang versiegelt wurde.
record-promise = Das Geheimnis gehört nicht zu dem Versprechen vom Anfang ({ $wanted }).
position-unreadable = Die Stellung ist nicht zu lesen: { $reason }
position-other-game = Die Stellung ist von { $found }, gebraucht wird { $wanted }.
position-seats = Mit { $seats } Plätzen gibt es keine solche Stellung.
position-turn = Einen Platz { $seat } gibt es nicht.
position-frames = Das, was im Gange ist, passt nicht zur Stellung.
option-concede = Aufgeben
event-conceded = { $seat } gibt auf.
over-conceded = { $seat } hat aufgegeben.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-chance = Seitdem hat der Zufall gesprochen.
undo-seen = Seitdem wurde etwas Verborgenes sichtbar.
undo-conceded = Seither hat jemand aufgegeben.
undo-other-seat = Seitdem hat jemand anderes geantwortet.

## Bots

bot-unknown = Einen Bot „{ $name }“ gibt es nicht. Vorhanden: { $known }.
bot-person = „human“ ist ein Mensch, und hier spielen nur Bots: { $known }.
bot-file-name = Ein Urteil in „{ $file }“ ließe sich in BOT@DATEI nicht nennen; nimm einen Namen ohne Doppelpunkt.
bot-budget = „{ $budget }“ ist keine Bedenkzeit; so geht es: { $form }
bot-no-budget = Der Bot { $name } braucht keine Bedenkzeit ({ $budget }).
bot-broken = Der Bot { $name } lässt sich nicht laden: { $error }
bot-no-file = Das Urteil „{ $file }“ lässt sich nicht lesen: { system-says }
bot-program = Ein Programm „{ $program }“ gibt es nicht.
bot-program-form = „{ $spec }“ nennt kein Programm; so geht es: run:BEFEHL oder run@2s:BEFEHL
bot-fault-start = Das Programm ließ sich nicht starten: { $error }
bot-fault-time = Keine Antwort innerhalb von { $seconds } s.
bot-fault-gone = Das Programm hat sich beendet (Code { $code }). Seine letzten Worte: { $said }
bot-fault-answer = Das ist keine Antwort: { $said }
bot-fault-option = Das stand nicht zur Wahl: { $option }
bot-fault-broke = Der Bot ist abgestürzt: { $error }
why-said = { $text }
why-only-option = Es gab nur eine Möglichkeit: { $option }
why-random = Gewürfelt: { $options ->
    [one] die einzige Möglichkeit
   *[other] eine von { $options } Möglichkeiten
  }.
why-greedy = Das sah am besten aus: { $option }
why-runner-up = Die zweitbeste Möglichkeit: { $option }
why-search = { $iterations }-mal durchgespielt; am besten: { $option } (Siegchance etwa { $percent } %)

## Labor

dataset-written = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  } mit { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
  } { $games ->
    [one] liegt
   *[other] liegen
  } in { $folder }.
dataset-cut-short = { $games ->
    [one] Eine von { $wanted } Partien liegt
   *[other] { $games } von { $wanted } Partien liegen
  } in { $folder }.
train-learned = Aus { $games } Partien mit { $decisions } Entscheidungen gelernt: { $words ->
    [0] Ein Wert und keine Wörter stehen
    [one] Ein Wort steht
   *[other] { $words } Wörter stehen
  } in { $file }.
train-value = Wie gut Partien vorhergesagt werden, aus denen nicht gelernt wurde: Verlust vorher { $before }, jetzt { $after }.
train-as-before = Wörter wurden nicht gelernt, und greedy geht nur nach ihnen: Es spielt wie zuvor. Eine Suche nutzt den Wert: --bot { $search }
train-strength = { $bot } gegen { $against }, { $games } Partien: { $share } % ({ $low }–{ $high }); ausgeglichen wären { $even } %.
train-better = Der ganze Bereich liegt darüber: Mit dem Gelernten spielt der Bot besser.
train-worse = Der ganze Bereich liegt darunter: Mit dem Gelernten spielt der Bot schlechter, es taugt nichts.
train-undecided = Das liegt im Bereich: Dass der Bot damit besser spielt, ist nicht gezeigt. Mehr Partien (--measure) sagen mehr.
judgement-unreadable = Das ist kein Urteil, das `mathom train` geschrieben hat: { $error }
judgement-other-rules = Dieses Urteil gilt für { $found }, gespielt wird { $wanted }.
train-nothing-learned = { $games } Partien haben nichts gelehrt, was in den zurückgehaltenen unter ihnen gilt.
lab-missing-extra = { $library } ist nicht installiert. Hilft: pip install 'mathom[{ $extra }]'
lab-worker-died = An derselben Partie sind drei Arbeitsprozesse gestorben, wahrscheinlich aus Mangel an Speicher.
lab-other-rules = Ein Arbeiter hat andere Regeln ({ $found }) als dieser Rechner ({ $wanted }).
lab-machines-unknown = „{ $on }“ sind keine Rechner; so geht es: local, dask://RECHNER:PORT oder ray://RECHNER:PORT
lab-machines-address = „{ $on }“ nennt keinen Rechner mit Port; so geht es: dask://RECHNER:8786 oder ray://RECHNER:10001
lab-machines-silent = Unter { $on } antwortet niemand.
lab-machines-idle = { $on } hat keine Arbeiter, oder sie sind gestorben, weil ihnen Mathom fehlt. Es müssen dort welche laufen, bei denen dasselbe Mathom installiert ist wie hier.
lab-machines-lost = Die Verbindung zu { $on } ist abgerissen. Mit --keep macht derselbe Befehl da weiter, wo er aufgehört hat.
lab-folder-other = In „{ $path }“ liegen Ergebnisse eines Laufs mit anderen Angaben. Nimm einen anderen Ordner, oder dieselben Angaben wie damals; nur die Zahl der Partien darf sich ändern.
lab-folder-full = „{ $path }“ ist weder leer noch ein Ordner mit Ergebnissen. Nimm einen anderen Ordner.
lab-folder-broken = Mit dem Ordner „{ $path }“ geht es nicht: { system-says }
lab-folder-broken-file = Die Datei „{ $path }“ ist beschädigt oder enthält keine Ergebnisse dieses Laufs. Nimm sie aus dem Ordner; die Partien, die dann fehlen, werden neu gespielt.
lab-folder-broken-plan = In „{ $path }“ steht kein Plan, den diese Version von Mathom lesen kann. Nimm einen anderen Ordner.
lab-folder-taken = In „{ $path }“ liegt schon ein Datensatz. Nimm einen anderen Ordner, oder ersetze ihn mit --replace.
lab-folder-half = „{ $path }“ gehört einem anderen Lauf. Nimm einen anderen Ordner; ist jener Lauf schon zu Ende, lösche „{ $path }“.
lab-game-failed = Partie { $index } (Startzahl { $seed }) ist abgestürzt: { $error }
simulated = { $games } Partien { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $seats }
  }, Startzahl { $seed }, { $seconds } s
simulated-part = Abgebrochen; gewünscht waren { $wanted } Partien.
heading-bot = Bot
heading-seat = Platz
heading-bot-seat = Bot · Platz
heading-deck = Deck
row-deck-against = { $deck } gegen { $other }
heading-games = Partien
heading-ended = Partien
heading-wins = Siege
heading-rate = Anteil
heading-interval = 95 % sicher
heading-ending = wie es endete
heading-seat-won = Platz (gewonnene)
row-survived = Der Tisch hat überlebt
even-share = ┊ alle Plätze gleich: { $share }
heading-mean = Mittel
heading-least = min
heading-q05 = 5 %
heading-median = Mitte
heading-q95 = 95 %
heading-most = max
row-choices = Entscheidungen
row-answers = mit Zufall
row-score = Punkte { $bot }
row-ms = Millisekunden
arena-few = Eine Arena braucht mindestens zwei Bots.
arena-who-meets = --ladder und --yardstick gehen nicht zusammen: Wer trifft auf wen?
arena-twice = Jeder nimmt einmal teil; ein Bot ist zweimal genannt.
arena-held = { $bots } Bots, { $games } Partien { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $seats }
  }, Startzahl { $seed }, { $seconds } s
arena-settled = Früher beendet: Jeder ist vom Nächsten unterschieden, zu { $sure } sicher.
arena-unsettled = Nicht jeder ließ sich vom Nächsten unterscheiden ({ $sure } sicher).
heading-rating = Wertung
heading-rating-interval = 95 % sicher
heading-ms = ms
heading-ms-choice = ms je Entscheidung
heading-sure = besser als der Nächste
heading-digest-games = Fingerabdruck der Partien: { $digest }
page-lab = Labor
page-arena = { $game }: { $bots } Bots in der Arena
page-arena-lead = Was der Zufall bringt, ist für alle gleich: Jeder Tisch spielt es von jedem Platz aus, mit denselben Würfeln und Karten ({ $seats } Spieler). Balken zeigen den Bereich, in dem der wahre Wert mit 95 % Sicherheit liegt.
page-simulation = { $game }: { $bots }
page-simulation-lead = { $seats } Spieler; verschiedene Bots sitzen reihum auf jedem Platz. Balken zeigen den Bereich, in dem der wahre Wert mit 95 % Sicherheit liegt.
page-key-games = Partien mit { $seats } Spielern
page-key-choices = Entscheidungen im Mittel, höchstens { $most }
page-key-faults = Regelverstöße und Abbrüche
page-key-seconds = je Partie, { $seconds } s insgesamt
page-ratings = Wie stark sie sind
page-ratings-sub = Elo-Punkte über dem Mittel: 100 mehr gewinnen 64 von 100 Partien, 400 mehr zehn von elf. Grün und rot: sicher über oder unter dem Mittel.
page-budgets = Was längeres Nachdenken bringt
page-budgets-iterations = Elo-Punkte nach der Zahl der Durchgänge je Entscheidung, mit 95-%-Bereich; nach rechts zählt das Vielfache. Gestrichelt: Bots ohne Bedenkzeit.
page-budgets-seconds = Elo-Punkte nach den Sekunden je Entscheidung, mit 95-%-Bereich; nach rechts zählt das Vielfache. Gestrichelt: Bots ohne Bedenkzeit.
page-meetings = Jeder gegen jeden
page-meetings-sub = Siege der Zeile in Prozent derer, die einer von beiden errang, höchstens ± { $within }
page-deck-deck = Deck gegen Deck
page-who-wins = Wer gewinnt
page-who-wins-sub = Von den Partien, die jemand gewann. Grün und rot: sicher mehr oder weniger als der gleiche Anteil.
page-decks = Welches Deck gewinnt
page-decks-sub = Grün und rot: sicher mehr oder weniger als der gleiche Anteil.
page-lengths = Wie lange es dauert
page-lengths-sub = Partien nach der Zahl ihrer Entscheidungen, alle Spieler zusammen; eine Säule zählt ab ihrer Zahl bis vor die nächste
page-median = Die Hälfte der Partien braucht höchstens { $choices } Entscheidungen.
page-endings = Wie es endet
page-endings-sub = { $games ->
    [one] Die eine Partie
   *[other] Alle { $games } Partien
  }
page-seats = Sind die Plätze gerecht?
page-seats-sub = Siege nach Platz, von den Partien, die jemand gewann
page-seats-nobody = Niemand hat eine Partie gewonnen; es gibt nichts zu vergleichen.
page-seat = Platz { $seat }
page-places = Wer wo gewinnt
page-places-sub = Jeder Bot auf jedem Platz, von den Partien, die jemand gewann, mit 95-%-Bereich
page-found = Was auffällt
page-figures = In Zahlen
page-figures-sub = Mittel, Anteile und Äußerstes
page-seed = Startzahl { $seed }
page-rules = Regeln { $rules }
page-wilson = Bereiche der Anteile nach Wilson, der Wertungen nach Bradley und Terry
page-digest = Fingerabdruck { $digest }
found-nothing = Es wurde keine Partie gespielt.
found-better = { $bot } ist besser als { $other }: { $points } Punkte voraus, zu { $sure } sicher.
found-not-better = { $bot } und { $other } lassen sich nicht unterscheiden: { $points } Punkte, zu { $sure } sicher.
found-settled = Jeder ist vom Nächsten so sicher unterschieden wie gewünscht ({ $sure }).
found-unsettled = Die gewünschte Sicherheit ({ $sure }) wurde nicht erreicht; mehr Partien würden helfen.
found-bot-often = { $name } gewinnt mehr als den gleichen Anteil: { $share } ({ $low }–{ $high }; gleich wären { $even }).
found-bot-seldom = { $name } gewinnt weniger als den gleichen Anteil: { $share } ({ $low }–{ $high }; gleich wären { $even }).
found-deck-often = Das Deck { $name } gewinnt zu oft: { $share } ({ $low }–{ $high }; gleich wären { $even }).
found-deck-seldom = Das Deck { $name } gewinnt zu selten: { $share } ({ $low }–{ $high }; gleich wären { $even }).
found-seat-often = Platz { $seat } ist im Vorteil: Er gewinnt { $share } (gleich wären { $even }).
found-seat-seldom = Platz { $seat } ist im Nachteil: Er gewinnt { $share } (gleich wären { $even }).
found-seats-fair = Kein Platz ist nachweisbar im Vorteil: Der erste gewinnt { $share }, bei ± { $within }.
found-survived = Der Tisch überlebt in { $share } der Partien ({ $low }–{ $high }).
found-ending-rare = Fast nie: „{ $way }“ ({ $share }).
found-ending-common = Fast immer: „{ $way }“ ({ $share }).
found-long = Die längste Partie brauchte { $most } Entscheidungen, { $times }-mal so viele wie die mittlere.
found-fault = { $bot } hat { $times ->
    [one] eine Partie
   *[other] { $times } Partien
  } durch Fehler aufgegeben, zuerst die mit der Startzahl { $seed }: { $what }

## Befehle: was nicht stimmt

usage-missing = Es fehlt: { $name }. Hilfe: { $help }
usage-value = Der Wert von { $name } passt nicht. Hilfe: { $help }
usage-at-least = Der Wert von { $name } passt nicht: eine Zahl ab { $least }. Hilfe: { $help }
usage-between = Der Wert von { $name } passt nicht: eine Zahl von { $least } bis { $most }. Hilfe: { $help }
usage-one-of = Der Wert von { $name } passt nicht. Möglich: { $known }.
usage-whole = Der Wert von { $name } passt nicht: eine ganze Zahl. Hilfe: { $help }
usage-option = Eine Option „{ $name }“ gibt es nicht. Hilfe: { $help }
usage-incomplete = Hinter { $name } fehlt etwas. Hilfe: { $help }
usage-command = Einen Befehl „{ $name }“ gibt es nicht. Hilfe: { $help }
usage-surplus = Das ist zu viel: { $name }. Hilfe: { $help }
usage-other = { $text }
interrupted = abgebrochen
wrong-language = „{ $given }“ spreche ich nicht. Möglich: { $known }.
wrong-no-file = Eine Datei „{ $path }“ gibt es nicht.
wrong-large-file = Die Datei „{ $path }“ ist größer als { $most } MB; so groß ist keine Datei von Mathom.
system-says = { $code ->
    [ENOENT] So eine Datei oder so einen Ordner gibt es nicht.
    [EISDIR] Das ist ein Ordner.
    [ENOTDIR] Ein Teil des Pfades ist kein Ordner.
    [EEXIST] Das ist eine Datei.
    [EACCES] Das ist dir nicht erlaubt.
    [EPERM] Das ist dir nicht erlaubt.
    [EROFS] Dort lässt sich nichts schreiben.
    [ENOSPC] Auf der Festplatte ist kein Platz mehr.
    [ENAMETOOLONG] Der Name ist zu lang.
   *[other] { $reason }
  }
wrong-file = Die Datei „{ $path }“ geht nicht: { system-says }
wrong-not-text = Die Datei „{ $path }“ ist keine Textdatei.
wrong-no-games = Es ist kein Spiel installiert.
wrong-setting = „{ $given }“ ist keine Einstellung; so geht es: --set NAME=WERT
wrong-player = „{ $name }“ heißt hier niemand. Ein Mensch ist human oder human:NAME, Bots sind: { $known }.
wrong-seats = „{ $given }“ ist keine Sitzordnung; so geht es: --seats human,greedy,ismcts
wrong-seat-count = { $wanted } Plätze sind zu besetzen, nicht { $given }.
wrong-name-twice = Zwei am Tisch heißen „{ $name }“.
wrong-deck = Ein Deck „{ $given }“ gibt es nicht, und keine solche Datei. Decks: { $known }.
wrong-no-decks = { $game } wird ohne Decks gespielt.
wrong-which-deck = Welches Deck? Es geht so: mathom decks { $game } { $deed } NAME
wrong-many-decks = { $given } Decks sind zu viele für { $seats } Plätze.
deck-legal = { $deck } ist in Ordnung. Spielen: mathom play { $game } --deck { $deck }
deck-flawed = { $deck }:
setup-decks = { $decks } Decks reichen nicht für { $seats } Plätze; eines allein liegt an allen.
wrong-chance = Einen Zufall „{ $given }“ gibt es nicht. Möglich: { $known }.
wrong-seed-unused = --seed geht nicht zusammen mit --chance { $chance }.
wrong-other-game = In „{ $path }“ steht eine Partie { $found }.
problem-none = „{ $problem }“ lässt sich hier nicht berechnen. Es gibt: { $known }.
problem-missing = Etwas fehlt: --{ $given }.
problem-unknown = „--{ $given }“ gehört nicht dazu. Es gibt: { $known }.
problem-value = „{ $value }“ geht bei --{ $given } nicht. Möglich: { $known }.
problem-number = --{ $given }: „{ $value }“ ist keine Zahl von { $least } bis { $most }.
wrong-odds = { $text }
wrong-no-odds = { $game } hat nichts auszurechnen.
wrong-puzzles-game = Rätsel sucht man in einem Spiel: mathom puzzles SPIEL --find 20
wrong-problem = { $game } kann „{ $given }“ nicht ausrechnen. Möglich: { $known }.
wrong-odds-value = Hinter { $given } fehlt etwas.
wrong-odds-argument = „{ $given }“ hängt in der Luft; es geht so: --NAME WERT
odds-call = mathom odds { $game } { $problem }
odds-other = { $number } weitere
odds-expected = { $what }: { $number }
wrong-rule = In { $game } gibt es keine Regel „{ $rule }“, und kein Text enthält das.
wrong-load-settled = Bei --load ist alles ausgemacht: --set, --deck und --series gehen dazu nicht.
wrong-save-where = Wohin? So geht es: speichern DATEI
picture-none = Von { $what } gibt es kein Bild. Partien, Sichten und Stellungen von Spielen, die sich zeichnen, haben eines.
text-missing = { $language }: Für „{ $id }“ fehlen die Worte ({ $reason }).

## Befehle: was sie sagen

game-players = { $least }–{ $most } Spieler
game-settings = { $count ->
    [one] 1 Einstellung
   *[other] { $count } Einstellungen
  }: mathom games { $game }
setting-default = (voreingestellt)
rulings = Offene Fragen und wie hier gespielt wird
rule-book = Im gedruckten Regelheft: { $book }
rule-see = Siehe { $rules }
rules-none = In den Regeln steht nichts von „{ $text }“.
heading-rule = Regel
heading-enforced = umgesetzt in
heading-tested = geprüft in
coverage-nowhere = fehlt
coverage-unseen = (keine Tests hier)
coverage-more = und { $count } weitere
coverage = { $rules } Regeln; ohne Code: { $code }; ohne Test: { $looked ->
    [yes] { $tests }
   *[no] unbekannt
  }; unbekannte Nummern: { $unknown }
verified = Die Aufzeichnung stimmt: { $answers } Antworten nachgespielt.
verified-seed = { $chances } Zufallsergebnisse nachgerechnet, alle richtig.
verified-provable = { $chances } Zufallsergebnisse aus dem Geheimnis nachgerechnet, alle wie versprochen.
verified-sealed = Das Geheimnis ist noch nicht offengelegt; { $chances } Zufallsergebnisse bleiben ungeprüft.
verified-told = { $chances } Zufallsergebnisse wurden eingegeben; da gibt es nichts nachzurechnen.
heading-game = Spiel
heading-players = Spieler
heading-components = Komponenten
heading-chance = Zufall
heading-answers = Antworten
heading-digest = Fingerabdruck
under-way = Die Partie läuft noch ({ $answers } Antworten bisher).

## Am Tisch

menu-welcome = Willkommen bei Mathom! Was möchtest du spielen?
menu-which = Nummer oder Name:
menu-again = Bitte eine Zahl von 1 bis { $most } oder den Namen eines Spiels.
at-the-table = Am Tisch: { $players }.
hint-help = Antworte mit einer Nummer. „hilfe“ zeigt, was du sonst noch tippen kannst.
series-game = Partie { $number } von { $games }
promise = Versprechen: { $promise }
promise-words = Der Zufall steht jetzt fest, bis auf eure Worte. Schreibt etwas dazu (oder Enter):
thinking = { $player } überlegt …
steps-taken = { $steps } – und dann? „zurück“ nimmt den Schritt zurück.
ways = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
  }
prompt-again = Eine Nummer, bitte. „hilfe“ zeigt, was sonst noch geht.
curtain-close = Alles gelesen? Mit Enter wird der Bildschirm verdeckt.
curtain-open = { $player } ist an der Reihe. Die anderen schauen weg; dann Enter.
undo-agree = Trotzdem zurücknehmen? Alle am Tisch müssen einverstanden sein.
load-unproven = Ab hier lässt sich der Zufall nicht mehr nachrechnen.
undone = Zurückgenommen.
saved = Gespeichert: { $path }
save-over = „{ $path }“ gibt es schon. Überschreiben?
save-offer = Partie speichern? Dateiname (oder Enter: nicht speichern):
left = Bis zum nächsten Mal!
explain-bot = Warum { $player } so gezogen hat:
explain-later = { $player } verrät seine Gründe erst nach der Partie: Sie würden verborgene Karten zeigen.
explain-asked = Warum du gefragt wirst:
explain-allowed = Das ist erlaubt.
over-won = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
  }
over-nobody = Niemand gewinnt.
heading-player = Spieler
heading-score = Punkte
heading-total = Summe nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
help-answer = Antworte mit einer Nummer von 1 bis { $most }, mit dem Anfang einer Antwort oder in Notation, zum Beispiel: { $example }
command-undo = zurück
command-why = warum [ANTWORT]
command-rules = regeln [NUMMER oder WORT]
command-save = speichern DATEI
command-table = tisch
command-log = protokoll
command-help = hilfe
command-quit = ende
help-undo = nimmt deine letzte Antwort zurück
help-why = warum der letzte Bot so zog und warum du gefragt wirst; oder warum eine Antwort nicht geht
help-rules = die Spielregeln, eine davon, oder alle mit einem Wort darin
help-save = schreibt die Partie in eine Datei (.json: nur die Stellung)
help-table = zeigt den Tisch und die Frage noch einmal
help-log = was zuletzt geschah
help-help = diese Hilfe
help-quit = verlässt die Partie

## Messen

measuring = Messen …
heading-seats = Plätze
heading-decision = µs/Wahl
heading-calibrated = ÷ Kal.
heading-cold = µs kalt
heading-step = µs/Antwort
heading-games-per-s = Partien/s
heading-state = Byte
heading-greedy = greedy, s
heading-search = ismcts/s
peers-missing = { $library }: { $games } nicht gemessen; { $module } ist nicht installiert.
heading-processes = Prozesse
apart = { $count }, getrennt
heading-durable = dauerhaft: best · Mitte
heading-p50-p99 = p50 · p99
heading-pace = im Takt
heading-cpu = CPU/Antwort
heading-cost = ÷ Eichung
heading-idle = Verbindung in Ruhe
heading-tables = Leute
heading-p50-p95 = Warten: p50 · p95
heading-longest = am längsten
heading-fair = gerechter Teil
heading-turns = meiste Runden
heading-for-ever = für immer

## `mathom serve`

serve-here = Der Tisch ist gedeckt:
serve-near = Für andere Geräte im Haus:
serve-stop = Strg-C schließt ihn; jede Partie geht beim nächsten Mal weiter.
serve-port-taken = Port { NUMBER($port, useGrouping: 0) } ist besetzt, vielleicht von einem anderen Tisch. Versuch es mit --port { NUMBER($other, useGrouping: 0) }
wrong-bot-budget = An einem Tisch darf ein Bot höchstens { $seconds } Sekunden oder { NUMBER($iterations, useGrouping: 0) } Partien lang nachdenken.
wrong-processes = Mehrere Prozesse brauchen eine gemeinsame PostgreSQL-Datenbank: --db postgresql://…
bench-disk = Die Platte allein ({ $kind }): { $flushes } gesicherte Schreibvorgänge/s, einer nach dem anderen; viele Antworten teilen sich einen.
bench-memory = Achtung: Die Partien liegen im Arbeitsspeicher ({ $kind }); so schnell ist keine Platte. Mit --db DATEI misst man auf einer.
backup-done = { $rows } Zeilen in „{ $path }“ gesichert. Die Datei enthält Schlüssel und Geheimnisse: bitte verwahren.
backup-restored = { $rows } Zeilen aus „{ $path }“ wiederhergestellt.
backup-unreadable = „{ $path }“ ist keine Sicherung von Mathom.
backup-incomplete = Die Sicherung „{ $path }“ ist unvollständig oder beschädigt; bitte eine andere nehmen.
backup-newer = Die Sicherung „{ $path }“ hat ein neueres Mathom geschrieben; bitte dieses hier erneuern.
backup-not-empty = Dort liegen schon Partien; wiederhergestellt wird nur an einem leeren Ort.
store-broken = Die Partie { $match } lässt sich nicht nachspielen: { $reason }
store-checked = { $matches } Partien mit { $answers } Antworten geprüft.
serve-store-driver = PostgreSQL braucht das Paket { $name }: pip install "mathom[postgres]"
serve-store-newer = Die Partien dort hat ein neueres Mathom geschrieben; bitte dieses hier erneuern.
serve-store-url = „{ $url }“ ist kein Ort für Partien; so geht es: eine Datei, oder postgresql://benutzer@rechner/name
serve-store-broken = Die Partien lassen sich nicht öffnen: { $reason }
serve-host = Unter „{ $host }“ ist dieser Rechner nicht zu erreichen.
serve-limit = „{ $wish }“ ist keine Grenze, die man setzen kann. Es gibt: { $known }.

## Lektionen

lesson-unreadable = Die Lektion { $lesson } ist nicht lesbar: { $reason }
lesson-unknown = Es gibt keine Lektion { $lesson }. Es gibt: { $known }.
lesson-step = Die Lektion { $lesson } hat { $steps } Schritte.
lesson-scene = In der Lektion { $lesson } gibt es keine andere Szene { $scene }.
lessons-none = { $game } hat noch keine Lektionen.
lessons-fine = { $lessons ->
    [one] Eine Lektion geprüft: sie stimmt.
   *[other] { $lessons } Lektionen geprüft: alle stimmen.
}
lessons-flaws = { $flaws ->
    [one] Eine Stelle stimmt nicht.
   *[other] { $flaws } Stellen stimmen nicht.
}
lessons-line = { $title } – { $minutes } min, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
lessons-hint = Gespielt werden sie im Browser: mathom serve
puzzles-none = { $game } hat noch keine Rätsel.
puzzles-fine = { $puzzles ->
    [one] Ein Rätsel: alles stimmt.
   *[other] { $puzzles } Rätsel: alles stimmt.
}
puzzles-flaws = { $flaws ->
    [one] Eine Stelle stimmt nicht.
   *[other] { $flaws } Stellen stimmen nicht.
}
