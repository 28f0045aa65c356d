# Warum dem Ratgeber eine Antwort gefällt: halbe Sätze, nach der Antwort selbst.

## Der Ring

why-ring-on = nach Mordor { $regions ->
    [one] ist es eine Region
   *[other] sind es { $regions } Regionen
  }, entdeckt wird die Gemeinschaft mit { $percent } %
why-doom = noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
  } bis zum Schicksalsberg, entdeckt wird die Gemeinschaft mit { $percent } %
why-at-the-gate = der Weg bis Mordor ist schon zurückgelegt
why-bides = der Krieg läuft so gut, dass der Ring warten kann
why-rest = die Gemeinschaft ruht aus: { $region }
why-hide = wer entdeckt ist, kommt nicht weiter
why-placed = { $regions ->
    [one] eine Region
   *[other] { $regions } Regionen
  } vor Mordor
why-gate = das Tor nach Mordor: { $region }
why-heals = dort heilt eine Wunde: { $region }
why-declared = { $regions ->
    [one] eine Region
   *[other] { $regions } Regionen
  } vor Mordor, aber die Jäger wissen es
why-unseen = die Jäger müssen nicht wissen, wo der Ring ist
why-enter-mordor = der Ring muss nach Mordor
why-bear = der Ringträger nimmt { $damage } Schaden, die Gefährten bleiben
why-absorb = ein Gefährte erspart dem Ringträger { $damage } Schaden
why-leaves = { $person } verringert den Schaden und lebt
why-gollum = Gollum verringert den Schaden, auch wenn es sie verrät
why-guide = gut als Ratgeber: { $person }
why-hunt-dice = jede Bewegung der Gemeinschaft wird dann mit { $percent } % entdeckt
why-hunt-more = die Jagd wird stärker

## Würfel und Karten

why-enters = { $person } bringt einen weiteren Würfel
why-draw = eine Karte mehr auf der Hand
why-counsel = ein Wort daheim bringt ein Volk dem Krieg näher
why-voice = Isengart wächst
why-voice-elites = Isengarts Beste machen den Unterschied
why-rid = damit ist eine Karte aus dem Weg
why-ring-kept = die Elbenringe sind für schlimmere Augenblicke
why-ring-used = der richtige Würfel fehlt, und viel hängt davon ab
why-nothing-to-do = es gibt nichts Besseres zu tun
why-waits = die anderen sollen zuerst handeln
why-card-tile = sie ändert, was den Ring in Mordor erwartet
why-card-shield = sie schützt den Ringträger
why-card-heal = sie heilt den Ringträger
why-card-wound = sie zermürbt den Ringträger
why-card-seek = sie hilft der Jagd
why-card-troops = sie bringt Truppen
why-card-march = sie bewegt Armeen
why-card-siege = sie hilft bei einer Belagerung
why-card-rouse = sie bringt Völker dem Krieg näher
why-card-plot = ihre Wirkung kommt jetzt gelegen
why-card-fights = in diesem Kampf ist sie mehr wert
why-card-kept = als Ereignis ist sie mehr wert
why-card-used = für diesen Augenblick liegt sie da
why-card-taken = sie wäre lästig
why-least-missed = das fehlt am wenigsten

## Der Krieg

why-towards = in Richtung { $region }
why-gather = Armeen vereinen sich: { $region }
why-nowhere = dort ist nichts zu holen
why-takes = { $region } fällt sofort, { $points ->
    [0] ohne Punkte
    [one] für einen Punkt
   *[other] für { $points } Punkte
  }
why-odds = der Angriff gelingt mit { $percent } %: { $region }
why-prize = { $region } ist { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } wert
why-garrison = jemand muss die Stellung halten: { $region }
why-holds = was man hält, soll man behalten
why-together = gemeinsam sind sie stärker
why-guards = in Gefahr: { $region }
why-recruits = die Armee dort kann sie brauchen: { $region }
why-crowded = dort ist kein Platz mehr: { $region }
why-to-war = { $nation }: im Krieg
why-nearer-war = { $nation }: dem Krieg näher
why-strikes = es trifft den Feind, wo es wehtut

## Charaktere

why-crown = Streicher kann König werden: { $region }
why-crown-later = Streicher ist auf dem Weg zum Thron
why-walk = nirgends werden sie mehr gebraucht
why-rouses = es rüttelt ein Volk auf: { $nation }
why-leads = eine Armee braucht dort Führung: { $region }
why-nazgul-hunt = die Nazgûl verschärfen die Jagd
why-nazgul-lead = die Armeen brauchen ihre Führung
why-nazgul-idle = wo sie sind, werden sie nicht gebraucht
why-hits-most = am wichtigsten ist { $person }
why-life = ein Leben für { $hits ->
    [one] einen Treffer
   *[other] { $hits } Treffer
  }

## Kämpfe

why-battle-odds = der Kampf wird mit { $percent } % gewonnen
why-breaks-off = mehr Blut ist es nicht wert
why-stands = der Ort ist es wert, standzuhalten
why-shut-gates = im Feld gewännen die Angreifer mit { $percent } %
why-retreats = die Angreifer gewännen mit { $percent } %, sicherer ist es hier: { $region }
why-storm = der Sturm gelingt mit { $percent } %
why-white-rider = die Nazgûl führen mehr als er
why-elites-stay = Elite-Einheiten bleiben erhalten
why-regular-goes = eine reguläre Einheit ist der kleinste Verlust
why-keeps-die = als reguläre Einheit kämpft sie weiter
why-reroll = verfehlte Würfel können nur besser werden
why-offered = es kann nur helfen
why-not-needed = es ist nicht nötig
why-as-good = es ist so gut wie alles andere
