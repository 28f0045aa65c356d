# Kampfkarten: was gefragt, gewählt und erzählt wird. Was sie sagen: lexicon/de.toml

combat-text = { $condition } { $effect }

## Absprachen

setting-secret-fire = Diener des Geheimen Feuers
setting-secret-fire-grey = Nur mit Gandalf dem Grauen, wie auf der deutschen Karte
setting-secret-fire-either = Mit Gandalf in beiderlei Gestalt, wie auf der englischen Karte

## Fragen

ask-dread = „{ $card }“: Auf wie viele Punkte Führung der Nazgûl verzichtest du?
ask-heroic-blow = „{ $card }“: Wer verzichtet auf seine Führung?
ask-anduril = „{ $card }“: Wie viele Fehlwürfe werden zu Treffern?
ask-silence = „{ $card }“: Welchen Gefährten trifft es?
ask-give-lives = „{ $card }“: Opferst du jemanden, um Treffer aufzuheben?
ask-hit-for-minion = „{ $card }“: Schaltest du für einen Treffer einen Schergen aus?
ask-fateful-strike = „{ $card }“: Wen schaltest du aus?
ask-black-breath = „{ $card }“: Wen schaltest du aus?
ask-own-hits = „{ $card }“: Wie viele Treffer fügst du deinen eigenen Einheiten zu?
ask-slip-away = „{ $card }“: Wohin zieht sich deine Armee zurück?

## Antworten

option-choose = { $person }
option-slay = { $figure } ausschalten
option-give-life = { $person } opfern: { $hits ->
    [one] ein Treffer wird
   *[other] { $hits } Treffer werden
  } aufgehoben
option-amount = { $number }
option-withdraw = In die Festung zurückziehen

refused-not-offered = „{ $card }“ lässt diese Wahl nicht.

## Was geschehen ist

event-combat-card-cancelled = „{ $card }“ ({ $side }) bleibt ohne Wirkung.
event-leadership-given-up = { $person ->
    [none] Die Nazgûl verzichten auf Führung: { $amount }.
   *[other] { $person } verzichtet auf Führung: { $amount }.
  }
event-silenced = { $person } führt in dieser Kampfrunde nicht und hat keine Fähigkeiten.
event-misses-turned = { $dice ->
    [one] Ein Fehlwurf wird zum Treffer
   *[other] { $dice } Fehlwürfe werden zu Treffern
  } ({ $side }).
event-hits-added = Weitere Treffer ({ $side }): { $hits }.
event-hits-cancelled = Aufgehobene Treffer ({ $side }): { $hits }.
