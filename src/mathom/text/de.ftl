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
setup-seats = { $seats } Plätze gehen nicht; es spielen { $least } bis { $most }.
setup-setting = Eine Einstellung „{ $setting }“ gibt es nicht. Vorhanden: { $known }.
setup-value = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Möglich: { $known }.
setup-bots = { $bots } Bots passen nicht auf { $seats } Plätze; nenne einen je Platz oder einen für alle.
components-broken = Die Komponentendatei ist fehlerhaft, Zeile { NUMBER($line, useGrouping: 0) }: { $reason }

## Aufzeichnungen und Stellungen

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

bot-unknown = Einen Bot „{ $name }“ gibt es nicht. Vorhanden: human (ein Mensch), { $known }.
bot-budget = „{ $budget }“ ist keine Bedenkzeit; so geht es: { $form }
bot-no-budget = Der Bot { $name } braucht keine Bedenkzeit ({ $budget }).
why-only-option = Es gab nur eine Möglichkeit: { $option }
why-random = Gewürfelt: { $options ->
    [one] die einzige Möglichkeit
   *[other] eine von { $options } Möglichkeiten
  }.
why-greedy = Das sah am besten aus: { $option }
why-runner-up = Die zweitbeste Möglichkeit: { $option }
why-search = { $iterations }-mal durchgespielt; am besten: { $option } (Siegchance etwa { $percent } %)

## Labor

lab-worker-died = Ein Arbeitsprozess wurde vom System beendet.
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
page-mean = Im Mittel { $mean } Entscheidungen; die Hälfte der Partien liegt zwischen { $low } und { $high }.
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

## Befehle: was nicht stimmt

usage-missing = Es fehlt: { $name }. Hilfe: { $help }
usage-value = Der Wert von { $name } passt nicht. Hilfe: { $help }
usage-option = Eine Option „{ $name }“ gibt es nicht. Hilfe: { $help }
usage-incomplete = Hinter { $name } fehlt etwas. Hilfe: { $help }
usage-command = Einen Befehl „{ $name }“ gibt es nicht. Hilfe: { $help }
usage-surplus = Das ist zu viel: { $name }. Hilfe: { $help }
usage-other = { $text }
interrupted = abgebrochen
wrong-language = „{ $given }“ spreche ich nicht. Möglich: { $known }.
wrong-no-file = Eine Datei „{ $path }“ gibt es nicht.
wrong-large-file = Die Datei „{ $path }“ ist größer als { $most } MB; so groß ist keine Datei von Mathom.
wrong-file = Die Datei „{ $path }“ geht nicht: { $reason }
wrong-not-text = Die Datei „{ $path }“ ist keine Textdatei.
wrong-no-games = Es ist kein Spiel installiert.
wrong-setting = „{ $given }“ ist keine Einstellung; so geht es: --set NAME=WERT
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
wrong-problem = { $game } kann „{ $given }“ nicht ausrechnen. Möglich: { $known }.
wrong-odds-value = Hinter { $given } fehlt etwas.
wrong-odds-argument = „{ $given }“ hängt in der Luft; es geht so: --NAME WERT
odds-call = mathom odds { $game } { $problem }
odds-other = { $number } weitere
odds-expected = { $what }: { $number }
wrong-rule = In { $game } gibt es keine Regel „{ $rule }“, und kein Text enthält das.
wrong-load-settled = Bei --load ist alles ausgemacht: --set, --deck und --series gehen dazu nicht.
wrong-save-where = Wohin? So geht es: speichern DATEI
text-missing = { $language }: Für „{ $id }“ fehlen die Worte ({ $reason }).

## Befehle: was sie sagen

game-players = { $least }–{ $most } Spieler
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
heading-versus = OpenSpiel
heading-durable = dauerhaft: best · Mitte
heading-p50-p99 = p50 · p99
heading-pace = im Takt
heading-cpu = CPU/Antwort
heading-cost = ÷ Eichung
heading-idle = Verbindung in Ruhe

## `mathom serve`

serve-here = Der Tisch ist gedeckt:
serve-near = Für andere Geräte im Haus:
serve-stop = Strg-C schließt ihn; jede Partie geht beim nächsten Mal weiter.
serve-port-taken = Port { NUMBER($port, useGrouping: 0) } ist besetzt, vielleicht von einem anderen Tisch. Versuch es mit --port { NUMBER($other, useGrouping: 0) }
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

## Lektionen

lesson-unreadable = Die Lektion { $lesson } ist nicht lesbar: { $reason }
lesson-unknown = Es gibt keine Lektion { $lesson }. Es gibt: { $known }.
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
