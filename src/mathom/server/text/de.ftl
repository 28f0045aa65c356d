### Was der Tisch und sein Server zu sagen haben. Geht mit den Texten der Hülle an den Browser.

## Anfragen

request-json = Das ist kein lesbares JSON ({ $reason }).
request-gone = Niemand wartet mehr darauf.
request-fields = In der Anfrage fehlt etwas oder stimmt etwas nicht: { $reason }
request-type = Die Anfrage muss JSON sein (Content-Type: application/json).
request-size = Die Anfrage ist zu groß; höchstens { NUMBER($most, useGrouping: 0) } Bytes.
request-method = Das geht mit dieser Adresse nicht.
request-path = Unter dieser Adresse gibt es nichts.
request-rate = Das war etwas schnell. Bitte gleich noch einmal versuchen.
request-hello = Die erste Nachricht muss ein hello sein.
request-seat = Diese Verbindung hat keinen Schlüssel zu diesem Platz.
request-host = Unter diesem Namen ist der Server nicht zu erreichen. (Wer ihn betreibt, kann ihn mit --allow-host erlauben.)
request-origin = Das kam von der Seite eines anderen Servers.
server-trouble-broken = Der Server kann gerade nicht speichern; verloren ist nichts. Bitte noch einmal versuchen.
server-trouble-locked = Der Server kann gerade nicht speichern, weil ein anderes Programm die Datei gesperrt hat; verloren ist nichts. Bitte noch einmal versuchen.
server-trouble-full = Der Server kann nicht speichern, weil sein Speicherplatz voll ist; verloren ist nichts. Wer den Server betreibt, muss Platz schaffen.
server-trouble-away = Der Server erreicht seine Datenbank nicht; verloren ist nichts. Bitte gleich noch einmal versuchen.
server-broken = Da ist hier etwas schiefgegangen, ohne deine Schuld. Es steht im Protokoll.

## Der Tisch

table-no-match = Eine Partie „{ $match }“ gibt es nicht.
table-key-missing = Dafür braucht es einen Schlüssel: Bitte den Link öffnen, den du bekommen hast.
table-key-wrong = Dieser Schlüssel passt nicht zu dieser Partie.
table-join-first = Diese Einladung hat noch niemand angenommen: Bitte zuerst mit einem Namen Platz nehmen.
table-spectator = Wer zuschaut, kann nur zuschauen.
table-gathering = Die Partie beginnt, sobald alle mitgebracht haben, was sie brauchen.
table-brought = Das hast du schon mitgebracht; jetzt lässt es sich nicht mehr ändern.
table-brings = { $setting }: das bringt mit, wer eingeladen ist.
table-analyses = Es wird schon genug für dich ausgerechnet ({ $most } Dinge zugleich). Gleich ist wieder Platz.
table-not-over = Das geht, sobald die Partie vorbei ist.
table-outdated = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server kennt.
table-seats = Mit Platz { $number } stimmt etwas nicht: Ein Bot braucht seine Art, ein Mensch darf keine haben.
table-fork-seats = Weiter geht es mit { $seats } Spielern, wie zuvor.
table-name = Ein Name hat 1 bis { $most } Zeichen.
table-chat = Eine Nachricht hat 1 bis { $most } Zeichen.
table-bot-budget = Ein Bot darf höchstens { $seconds } Sekunden oder { NUMBER($iterations, useGrouping: 0) } Partien lang nachdenken.
table-bots-alone = Du lässt schon { $most } Partien von Bots allein spielen; eine weitere geht, wenn eine davon vorbei ist.
table-at = Diese Stelle gibt es in der Partie nicht; die letzte ist { NUMBER($most, useGrouping: 0) }.
table-over-already = Diese Partie ist schon vorbei.
table-store-url = „{ $url }“ ist kein Ort für Partien; so geht es: eine Datei oder postgresql://user@host/name
table-not-asked = Du bist nicht dran: { $asked } ist gefragt.
table-stale = Die Partie ist inzwischen weitergegangen.
table-undo-open = Über eine Rücknahme wird gerade schon entschieden.
table-no-request = Es gibt nichts mehr, dem man zustimmen könnte.
table-why-none = Dazu gibt es keine Erklärung.
table-why-later = Das erklärt der Bot, wenn die Partie vorbei ist; jetzt verriete er damit seine Hand.
table-joined = { $seat } setzt sich an den Tisch.
table-undone = { $seat } hat eine Antwort zurückgenommen.
table-undo-declined = { $seat } möchte nicht, dass zurückgenommen wird.
table-undo-withdrawn = { $seat } möchte nun doch nicht zurücknehmen.
table-undo-lapsed = Die Partie ging weiter; { $seat } hat nicht zurückgenommen.
table-passed = Du passt nicht weiter: { $why }.
table-pass-on-none = In diesem Spiel gibt es nichts, wobei man passen könnte.
stop-phase-over = die Phase ist vorbei
stop-asked = du wirst etwas gefragt
stop-undone = es wurde zurückgenommen
table-bot-failed = { $seat } war ratlos; ein einfacherer Bot hat für ihn entschieden. (Das ist ein Fehler; er steht im Protokoll des Servers.)
table-clock = Eine Uhr je Zug hat keine Zugabe.
table-time-up = Die Zeit war um: Ein Bot hat für { $seat } geantwortet.
table-stand-in-on = Für { $seat } spielt jetzt ein Bot.
table-stand-in-off = { $seat } spielt wieder selbst.
table-stand-in-own = Das kann nur entscheiden, wer dort sitzt.
table-stand-in-there = { $seat } ist noch nicht lange genug fort.
table-stand-in-now = Das geht nur, während gespielt wird.
table-you-are-asked = Du bist dran.
table-waiting = { $seat } überlegt …
table-waiting-join = Hier muss sich noch jemand setzen …
table-waiting-chance = Der Zufall entscheidet …

## Bots

bot-level-random = Leicht
bot-level-greedy = Mittel
bot-level-ismcts-quick = Schwer
bot-level-ismcts = Sehr schwer
bot-name-random = Tuk
bot-about-random = Spielt, was ihm gerade einfällt.
bot-name-greedy = Schlaukopf
bot-about-greedy = Nimmt, was im Augenblick am besten aussieht.
bot-name-ismcts-quick = Weitblick
bot-about-ismcts-quick = Denkt einen Augenblick voraus.
bot-name-ismcts = Zauberer
bot-about-ismcts = Denkt ein, zwei Sekunden voraus.

## Das Regal: Spiele, die es noch nicht gibt

shelf-journey-title = Die zwei Türme – Das Kartenspiel
shelf-journey-short = Mit den richtigen Karten von Ort zu Ort.
shelf-journey-length = 30–45 Minuten
shelf-journey-age = ab 10
shelf-orcs-title = Die zwei Türme – Das Spiel zum Film
shelf-orcs-short = Helden gegen Orkhorden, gemeinsam und doch jeder für sich.
shelf-orcs-length = 45 Minuten
shelf-orcs-age = ab 10
shelf-ringwar-title = Der Ringkrieg
shelf-ringwar-short = Ganz Mittelerde im Krieg, und zwei Hobbits tragen den Ring nach Mordor.
shelf-ringwar-length = 3 Stunden
shelf-ringwar-age = ab 13
shelf-tcg-title = Das Sammelkartenspiel – Die zwei Türme
shelf-tcg-short = Gemeinschaft und Schatten aus allen 365 Karten der Auflage.
shelf-tcg-length = 60 Minuten
shelf-tcg-age = ab 12

## Für den, der den Server betreibt

status-title = Wie es dem Tisch geht
status-well = Alles in Ordnung: Jede Antwort kann gesichert werden.
status-version = Version
status-connections = Verbundene Geräte
status-matches = Partien im Speicher
status-decisions-person = Antworten von Menschen
status-decisions-bot = Antworten von Bots
status-decisions-table = Antworten des Tisches
status-bots-waiting = Bots, die denken oder warten
status-bots-failed = Bots, für die ein anderer antwortete
status-bot-wait-p50 = Warten auf einen Bot, die Hälfte
status-bot-wait-p99 = Warten auf einen Bot, 99 von 100
status-store-write-p50 = Sichern einer Antwort, die Hälfte
status-store-write-p99 = Sichern einer Antwort, 99 von 100
status-memory = Arbeitsspeicher

table-lesson-listen = Lies erst den Satz unten, dann bist du dran.
table-lesson-only = In einer Lektion gibt es das nicht.
record-forgotten = Diese Aufzeichnung ist hier nicht mehr geöffnet. Öffne die Datei noch einmal.

table-advice-off = Unter Freunden gibt es keinen Rat.
table-advice-busy = Der Rat kommt gleich.
table-work-failed = Das ist diesmal nicht zustande gekommen. Frag noch einmal.
