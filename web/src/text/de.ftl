### Was die Oberfläche sagt. Die Spiele und der Server bringen ihre eigenen Sätze mit.

## Menschen

player-number = Spieler { $number }
list-nothing = nichts
list-and = { $head } und { $last }
seat-bot = Bot
seat-you = du
seat-away = nicht am Tisch
seat-devices = auf { $devices } Geräten
seat-thinking = denkt nach
seat-stand-in = ein Bot spielt
seat-stand-in-you = ein Bot spielt für dich
seat-invited = eingeladen
seat-goal = von { $points }
seat-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
colour-1 = Gelb, Stern
colour-2 = Rot, Schild
colour-3 = Blau, Mond
colour-4 = Grün, Blatt
colour-5 = Violett, Blüte
colour-6 = Orange, Raute
colour-7 = Braun, Berg
colour-8 = Eisblau, Krone

## Allgemeines

shell-offline = Der Server ist gerade nicht zu erreichen.
shell-failed = Das hat nicht geklappt. Versuche es noch einmal.
shell-loading = Einen Augenblick …
shell-home = Zur Übersicht
shell-close = Schließen
shell-back = Zurück
shell-menu = Menü
shell-copy = Kopieren
shell-copied = Kopiert
shell-retry = Noch einmal versuchen

## Übersicht

lobby-title = Was holst du heute hervor?
lobby-sub = Fünf Spiele, zu schade zum Wegwerfen. Allein gegen Bots oder mit Freunden am selben Tisch.
lobby-players = Spieler
lobby-length = Dauer
lobby-age = Alter
lobby-not-built = Kommt noch
lobby-tables = Deine Tische
lobby-no-tables = Hier liegen später die Partien, die du auf diesem Gerät angefangen hast.
lobby-your-turn = Du bist am Zug
lobby-waiting-for = { $player } ist am Zug
lobby-over = Beendet
lobby-gathering = Noch fehlt ein Mitspieler
lobby-watching = Du schaust zu
lobby-with = mit { $players }
lobby-forget = Von der Liste nehmen
lobby-join = Mit Einladung beitreten
lobby-join-hint = Füge den Link ein, den du bekommen hast. Oder öffne ihn einfach: Er führt an denselben Tisch.
lobby-join-link = Einladungslink
lobby-join-go = Beitreten
lobby-join-bad = Das ist kein Einladungslink.
lobby-unknown-game = Ein unbekanntes Spiel

## Neue Partie

new-title = Neue Partie
new-mode = Wie spielt ihr?
new-mode-bots = Gegen Bots
new-mode-bots-about = Du allein gegen den Computer
new-mode-hot-seat = Gerät weitergeben
new-mode-hot-seat-about = Alle an diesem Gerät, ein Vorhang dazwischen
new-mode-invite = Freunde einladen
new-mode-invite-about = Ein Link und ein QR-Code für jeden Platz
new-seats = Wer sitzt am Tisch?
new-seat = Platz { $number }
new-kind = Wer sitzt hier?
new-human = Mensch
new-open = Einladung
new-bot = Bot
new-name = Name
new-strength = Spielstärke
new-add = Platz dazu
new-remove = Platz { $number } wegnehmen
new-side = Wen spielst du?
new-rulings = Feinheiten der Regeln
new-rulings-about = Hier lässt das Regelheft etwas offen. So wie es eingestellt ist, könnt ihr einfach losspielen.
new-start = Los geht’s
new-starting = Der Tisch wird gedeckt …
brings-own = Eigener Text …
brings-own-about = Füge hier deine Liste ein.
brings-kept = Deine Decks
brings-nameless = Deck ohne Namen
brings-decks = Decks bauen
brings-mend = Deck öffnen
brings-playable = Spielbar.
brings-more = { $n ->
    [one] Und ein weiterer Fehler.
   *[other] Und { $n } weitere Fehler.
}

## Bedenkzeit

clock-title = Bedenkzeit
clock-none = Ohne Uhr
clock-turn = Je Zug
clock-fischer = Je Partie, mit Zugabe
clock-left = noch { $time }
clock-heard = { $count ->
    [one] Noch eine Sekunde.
   *[other] Noch { $count } Sekunden.
  }
clock-turn-how-much = Zeit für jeden Zug
clock-fischer-how-much = Vorrat und Zugabe je Antwort
clock-turn-about = Ist die Zeit um, beantwortet ein Bot diese eine Frage. Die ersten drei Sekunden jeder Frage und die allererste Antwort kosten nichts.
clock-fischer-about = Jede Antwort füllt den Vorrat etwas auf. Ist er leer, beantwortet ein Bot die Frage; wer schnell ist, spielt trotzdem weiter selbst. Die ersten drei Sekunden jeder Frage und die allererste Antwort kosten nichts.
clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
clock-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
clock-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
  }

## Einladungen

invite-title = Einladen
invite-about = Ein Link öffnet genau einen Platz, ohne Anmeldung. Gib jedem seinen eigenen.
invite-seat = Platz { $number }
invite-spectator = Zuschauen
invite-spectator-about = Wer diesen Link hat, sieht nur, was Zuschauer sehen dürfen.
invite-qr = QR-Code für { $seat }
invite-joined = { $player } ist da
invite-waiting = Noch nicht da
invite-take-back = Diesen Link zurücknehmen
invite-own = Dein eigener Platz
invite-own-about = Damit spielst du auf einem anderen Gerät weiter. Gib ihn niemandem: Wer ihn öffnet, sieht deine Hand.
invite-lonely = Dieser Server ist nur auf diesem Gerät zu erreichen; auf anderen öffnen sich die Links nicht.

## Beitreten

join-title = Du bist eingeladen
join-about = An diesem Tisch wird { $game } gespielt. Wie heißt du?
join-name = Dein Name
join-go = Platz nehmen
join-brings = Das bringst du mit

## Am Tisch

table-reconnecting = Die Verbindung ist weg. Ich versuche es weiter; nichts geht verloren.
table-connecting = Ich setze mich an den Tisch …
table-gone = Diesen Tisch gibt es nicht, oder der Link stimmt nicht.
table-no-key = Dieses Gerät hat keinen Platz an diesem Tisch. Öffne deinen Einladungslink.
table-undo = Zurücknehmen
table-undo-ask = Zurücknehmen (die anderen müssen zustimmen)
table-undo-none = Nichts zurückzunehmen
table-consent = { $player } möchte zurücknehmen
table-consent-own = Du möchtest zurücknehmen
table-consent-what = Zurück vor: „{ $what }“
table-consent-play-on = Spielst du weiter, heißt das Nein.
table-consent-waiting = Es fehlt die Zustimmung von { $players }.
table-consent-withdraw = Doch nicht
table-agree = Erlauben
table-refuse = Ablehnen
table-rules = Regeln
table-settings = Einstellungen
table-log = Protokoll
table-log-empty = Noch ist nichts geschehen.
table-chat = Gespräch
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-concede = Aufgeben
concede-title = Aufgeben?
concede-ask = Du verlierst diese Partie. Zurücknehmen lässt es sich nur, wenn alle zustimmen.
concede-ask-for = { $player } verliert diese Partie. Zurücknehmen lässt es sich nur, wenn alle zustimmen.
concede-yes = Aufgeben
concede-no = Weiterspielen
table-invite = Einladen
table-panel = Spieler und Protokoll
table-seats = Am Tisch
table-board = Spielplan
table-question = Frage
table-means-nothing = Damit kannst du jetzt nichts anfangen.
table-only-watching = Du schaust zu.
table-your-turn = Du bist am Zug
table-waits = { $player } ist am Zug.
table-waits-human = Du kannst das Protokoll lesen oder in den Regeln blättern.
table-waits-open = Dieser Platz ist noch frei: Verschicke die Einladung.
table-waits-away = Sobald { $player } wieder da ist, geht es weiter.
table-waits-bot = Der Bot denkt nach.
table-waits-chance = Der Zufall entscheidet.
table-sending = Wird gespielt …
table-point = Zeige auf eine leuchtende Stelle.
table-point-or = Zeige auf eine leuchtende Stelle oder nimm einen Knopf.
table-press = Wähle eine Antwort.
table-from-list = Wähle aus der Liste.
table-chosen = Gewählt: { $things }.
table-confirm = Ja, so
table-confirm-ask = { $option }?
table-risk = Ja, trotzdem
table-rather-not = Lieber nicht
table-answered-forced = Hier gibt es nichts zu wählen: Der Tisch antwortet gleich für dich (abschaltbar in den Einstellungen).
table-answered-passing = Du passt weiter.
table-pass-no-more = Anhalten
table-no-choice = Hier gibt es nichts zu wählen.
table-more = { $count ->
    [one] 1 weitere Antwort
   *[other] { $count } weitere Antworten
  }
table-step-back = Einen Schritt zurück
table-answers = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
  }
table-answers-label = Mögliche Antworten
table-show-rule = Regel
table-why-title = Warum werde ich das gefragt?
table-why-before = Davor geschah
table-why-options = Du kannst
table-why-rule = Die Regel dazu
table-bot-why = Warum hat { $player } das getan?
table-weighed = Was abgewogen wurde
table-win = Siegchance etwa { $percent } %
table-skip = Weiter
table-to-my-turn = Zu meinem Zug
since-title = Seit deinem letzten Zug
since-passing = Während du gepasst hast
since-nothing = Noch ist nichts geschehen.
since-more = { $count ->
    [one] Davor geschah noch etwas; das Protokoll weiß es.
   *[other] Davor geschah noch mehr; das Protokoll weiß es.
  }
log-seam = Ab hier wird nach Version { $after } der Regeln gespielt; davor nach Version { $before }.

## Fehlt jemand

stand-in-label = Ein Bot für einen Abwesenden
stand-in-away = { $player } ist schon eine Weile nicht am Tisch
stand-in-never = Auf Platz { $number } hat sich noch niemand gesetzt
stand-in-about = Ein Bot kann weiterspielen. Wer zurückkommt, übernimmt den Platz mit einem Klick.
stand-in-let = Bot spielen lassen
stand-in-own = Ein Bot spielt für dich
stand-in-own-about = Du kannst jederzeit weiterspielen.
stand-in-end = Wieder selbst spielen
stand-in-for-me = Ein Bot für mich
gathering-title = Gleich geht es los
gathering-about = Die Partie beginnt, sobald alle mitgebracht haben, was sie brauchen.
gathering-ready = ist bereit
gathering-missing = fehlt noch

## Bescheid geben

notify-label = Benachrichtigung
notify-ask = Soll ich dir Bescheid geben, wenn du dran bist?
notify-about = Auch wenn diese Seite im Hintergrund ist. In den Einstellungen lässt sich das ändern.
notify-yes = Ja, gern
notify-no = Nein

## Vorhang

curtain-title = Gib das Gerät an { $player } weiter
curtain-about = Bis { $player } bereit ist, sieht niemand die Hände der anderen.
curtain-go = Ich bin { $player }

## Ende

end-won = { $player } gewinnt
end-won-you = Du gewinnst!
end-shared = { $players } gewinnen gemeinsam
end-lost = Niemand gewinnt
end-scores = Punkte
end-rounds = Zu den Runden
end-rematch = Revanche
end-rematch-ready = Zur Revanche
end-replay = Nachspielen
end-lobby = Zur Übersicht
end-look = Zum Tisch
end-result = Ergebnis

## Wie es endete

end-rematch-sides = Revanche, Seiten getauscht
end-share = Link kopieren
end-once-more = Ab hier noch einmal
end-none = Diese Partie ist nicht zu Ende gespielt.
end-margin = { $ahead ->
    [one] Ein Punkt
   *[other] { $ahead } Punkte
  } vor { $other }.
ending-hobbits-fire = { $player } wirft den Ring ins Feuer
ending-journey-minas-tirith = { $players ->
    [2] Zwei Wanderer erreichen Minas Tirith
    [3] Drei Wanderer erreichen Minas Tirith
    [4] Vier Wanderer erreichen Minas Tirith
   *[other] Fünf Wanderer erreichen Minas Tirith
  }
ending-orcs-ents = Die Ents stehen vor Orthanc
ending-orcs-towers = Die Türme haben sich die Hand gereicht
ending-ringwar-destroyed = Der Ring ist im Feuer
ending-ringwar-corrupted = Frodo nimmt den Ring für sich
ending-ringwar-conquest = Der Schatten erobert Mittelerde
ending-ringwar-free = Die Banner des Westens wehen über den Festungen des Schattens
ending-tcg-site9 = Die Gemeinschaft erreicht Ort 9
ending-tcg-corrupted = Der Ring hat seinen Träger bezwungen
ending-tcg-killed = Der Ringträger ist gefallen
curve-title = Wie es kam
curve-way = Der Weg
curve-label = Der Verlauf der Partie.
curve-about-chances = Aussicht in Prozent, geschätzt
curve-about-points = Punkte von Zug zu Zug
curve-about-way = Ort nach jedem Zug; oben liegt Ort 9
curve-working = Wird geschätzt
curve-turning = Der Wendepunkt
curve-decided = Was es entschied
curve-turnings = Wendepunkte
curve-fell = { $name } { $before } → { $after } %
curve-now = { $name }: { $now } %
curve-changed = { $name }: { $now } %, vorher { $before } %
curve-percent = { $percent } %
count-friends = Freunde gewonnen
count-enemies = Feinde besiegt
count-nazgul = Nazgûl gewürfelt
count-fields = Felder gewandert
count-best-stop = Karten, beste Wertung
count-rows = Reihen begonnen
count-hats = Mal ging Gandalf
count-ring-taken = Mal ging der Ring weiter
count-tiles = Plättchen gewonnen
count-orcs = Orks geschlagen
count-pincer = längste Zange
count-shadowfax = Ritte auf Schattenfell
count-ents = Schritte der Ents
count-events = Ereignisse
count-battles = Schlachten
count-units-lost = Verluste Frei : Schatten
count-hunt-damage = Jagdschaden
count-corruption = Macht des Rings
count-cards = Karten gespielt
count-skirmishes = Kämpfe
count-killed = getötet
count-wounds = Wunden
count-twilight = Einfluss

## Nachspielen

replay-title = Nachspielen
replay-step = Schritt { $at } von { $total }
replay-slider = Stelle in der Partie
replay-eyes = Mit den Augen von
replay-spectator = Zuschauer
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt vor
replay-previous = Ein Schritt zurück
replay-fork = Von hier weiterspielen
replay-fork-about = Eine neue Partie beginnt an dieser Stelle, mit neuen Würfeln.
replay-record = Aufzeichnung
replay-start = Der Anfang
replay-turn-back = Zum Anfang des Zugs
replay-turn-next = Zum nächsten Zug
replay-turn = Zug { $turn }
replay-share = Link zu dieser Stelle kopieren
lobby-open-record = Aufzeichnung öffnen
open-title = Aufzeichnung öffnen
open-about = Eine Datei von hier oder von der Kommandozeile: eine Aufzeichnung oder eine Stellung. Der Server liest sie, damit du sie ansehen kannst, und behält sie nicht.
open-choose = Datei wählen …
open-drop = oder hierher ziehen
open-paste = Oder Text einfügen
open-paste-go = Text öffnen
open-large = Die Datei ist zu groß: höchstens { $most } MB.
open-recent = Zuletzt geöffnet
open-reading = Wird gelesen …

## Regeln

cards-title = Karten
cards-search = In den Karten suchen
cards-decks = Stapel
cards-all = Alle
cards-count = { $count } gefunden
cards-none = Auf keiner Karte steht etwas davon.
cards-look = Karten ansehen
rules-title = Regeln
rules-search = In den Regeln suchen
rules-none = In den Regeln steht nichts davon.
rules-rulings = Offene Fragen und wie hier gespielt wird
rules-book = Im gedruckten Regelheft: { $book }
rules-key = Taste { $key }
rules-contents = Inhalt
rules-first = Das brauchst du zum Spielen
rules-rest = Alles Weitere
rules-asked = Offene Frage dazu
rules-page = Als Seite öffnen
analysis-title = Untersuchen
analysis-estimate = Kurve
analysis-open = mit offenen Karten
analysis-eyes = mit den Augen von { $name }
analysis-next = danach, nach Rang
analysis-weighed = Was der Bot erwogen hätte
analysis-thinking = Der Bot sieht sich die Stelle an …
analysis-nobody = Hier hat niemand zu wählen.
analysis-only = Hier gab es nur eine Antwort.
analysis-samples = { $samples ->
    [one] 1 Probe
   *[other] { $samples } Proben
  }
analysis-best = am besten
analysis-played = so gespielt
analysis-odds = Genaue Aussichten
odds-ask = Etwas anderes ausrechnen
odds-what = Was ausgerechnet wird
odds-of-position = wie in der Stellung
odds-any = gleich welche
odds-go = Ausrechnen
odds-busy = Wird ausgerechnet …
branch-title = Gabeln
branch-about = Eine Gabel spielt von hier anders weiter, mit neuen Würfeln. Was geschah, bleibt unberührt.
branch-main = Wie es geschah
branch-here = Hier gabeln
branch-go = Gabeln
branch-known = Was liegt offen?
branch-known-open = Alles, wie es war
branch-known-open-about = Die Partie ist vorbei: alle Karten liegen offen.
branch-known-eyes = Nur, was { $name } wissen konnte
branch-known-eyes-about = Der Rest wird neu gemischt, so wie er aus dieser Sicht sein könnte.
branch-unnamed = Gabel { $number }
branch-from = ab Schritt { $at }
branch-after = nach { $at } Antworten
branch-open = offene Karten
branch-eyes = mit den Augen von { $name }
branch-rename = Umbenennen (F2)
branch-rise = Nach vorn holen
branch-remove = Löschen (Entf)
branch-answers = { $count ->
    [one] Eine Antwort
   *[other] { $count } Antworten
  }
branch-let-bot = Den Bot ziehen lassen
branch-others = Die anderen Plätze
branch-alone = spiele ich selbst
branch-busy = Es wird gespielt …
branch-over = Hier ist die Partie zu Ende.
branch-play-this = So weiterspielen
branch-share = Weitergeben
branch-share-about = Die Partie mit allen Gabeln ist ein Text. Wer ihn in der Lobby öffnet, sieht alles, was du hier siehst.
branch-share-text = Die Partie und ihre Gabeln als Text
branch-share-copy = Text kopieren
branch-share-file = Als Datei
branch-share-link = Link kopieren
branch-share-position = Nur diese Stellung

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-de = Deutsch
settings-language-en = English
settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-speed = Tempo
settings-speed-slow = Gemächlich
settings-speed-normal = Normal
settings-speed-fast = Flott
settings-speed-instant = Sofort
settings-careful = Jede Antwort bestätigen
settings-careful-about = Auf kleinen Geräten trifft man leicht daneben.
settings-curtain = Vorhang zwischen den Spielern
settings-curtain-about = Verdeckt den Tisch, wenn das Gerät weitergegeben wird.
settings-passing = Der Tisch antwortet für mich, wo es nichts zu wählen gibt
settings-passing-about = Manche Fragen werden nur gestellt, damit niemand erfährt, dass du nichts tun kannst. Der Tisch beantwortet sie nach einer Pause, die nichts verrät – auch wenn du gerade nicht da bist.
settings-sound = Ton
settings-sound-about = Würfel, Karten, dein Zug. Auf Telefonen ist er aus, bis du ihn einschaltest.
settings-notify = Bescheid geben, wenn ich dran bin
settings-notify-about = Als Benachrichtigung, wenn diese Seite im Hintergrund ist.
settings-keys = Tasten
settings-key-answers = Antworten als Liste
settings-key-rules = Regeln
settings-key-back = einen Schritt zurück, schließen
settings-key-undo = zurücknehmen

## Allgemeine Zeichnung

generic-point = Darauf kannst du zeigen
generic-glance = Auf einen Blick
generic-search = Auf dem Tisch suchen
generic-more = Mehr über { $thing }
generic-yes = ja
generic-no = nein

## Lernen

learn-title = Lernen
learn-hello = Komm, ich zeig’s dir
learn-sub = Jedes Spiel lernst du am Tisch, Zug um Zug. Du kannst jederzeit aufhören; hier geht es weiter.
learn-after = Nach { $minutes } Minuten kannst du mitspielen.
learn-begin = Anfangen
learn-go-on = Weiterlernen
learn-of = { $done } von { $of } gelernt
learn-count = { $count ->
    [one] eine Lektion
   *[other] { $count } Lektionen
}
learn-step = Schritt { $step } von { $of }
learn-learnt = gelernt
learn-learnt-all = Gelernt
learn-in = Lernen in { $minutes } min
learn-number = Lektion { $number } von { $of }
learn-number-puzzle = Rätsel { $number } von { $of }
learn-left = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
learn-known = Das kennst du schon
learn-aloud = Vorlesen
learn-aloud-about = Jeder Satz wird laut gelesen.
learn-listen = Noch mal hören
learn-next = Weiter
learn-back = Einen Schritt zurück
learn-show = Zeig es mir
learn-understood = Verstanden
learn-leave = Beenden
learn-done = Geschafft! Das war die Lektion.
learn-play = Gleich spielen
learn-play-on = Von hier weiterspielen
learn-next-lesson = Nächste Lektion
learn-solved = Gelöst!
learn-next-puzzle = Nächstes Rätsel
learn-shelf = Zu den Lektionen
learn-missing = Diese Lektion gibt es nicht.
learn-progress = Schritt { $step } von { $of }
learn-bar = Lektion
learn-word = Begriff
learn-puzzles = Rätsel
learn-glossary = Begriffe
learn-glossary-about = { $count } Wörter, mit Bildern
overview-title = Regeln auf einer Seite
overview-about = Zum Nachsehen und Ausdrucken
overview-print = Drucken
overview-all-rules = Alle Regeln
overview-turn = Dein Zug
overview-habits = Gute Gewohnheiten
meeting-off = Keine Notizen mehr
settings-notes = Notizen beim ersten Mal
settings-notes-about = Was du zum ersten Mal siehst, erklärt sich einmal.
learn-first-time = Zum ersten Mal?
learn-first-time-about = Am Tisch gelernt in { $minutes } Minuten.

glossary-title = Was ist das?
glossary-search = Wort suchen
glossary-nothing = Dazu gibt es kein Wort.
advice-title = Was würdest du tun?
advice = Rat
new-advice = Rat für alle
new-advice-about = Wer am Zug ist, darf fragen, was ein Bot täte. Wie oft, sehen alle.
join-advice = Hier darf man um Rat fragen.
end-advised = { $player } hat { $count ->
    [one] einmal
   *[other] { $count }-mal
  } um Rat gefragt.
advice-idea = Idee
advice-piece = Womit
advice-move = Zug
advice-thinking = Ich denke nach …
advice-more = Zeig mir mehr
advice-do = So ziehen
advice-self = Selbst ziehen
advice-foot = Prozent: Aussicht auf den Sieg. Der Rat sieht nur, was du siehst.
advice-look = Sieh dir das an: { $thing }
advice-options = Überleg, was hier wirklich zählt. Zur Wahl stehen { $count } Antworten.
learn-forget = Gelerntes auf diesem Gerät vergessen
