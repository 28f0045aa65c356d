# Was die Kampfhälften der Ereigniskarten sagen. „Du“ ist, wer die Karte gespielt hat.

combat-text = { $condition } { $effect }
combat-then = { $first } { $then }

## Bedingungen

combat-if-companion = Nur wenn ein Gefährte mitkämpft.
combat-if-leader = Nur wenn ein Anführer der Freien Völker oder ein Gefährte mitkämpft.
combat-if-person = Nur wenn { $person } mitkämpft.
combat-if-either = Nur wenn { $one } oder { $other } mitkämpft.
combat-if-elite = Nur wenn eine deiner Elite-Einheiten mitkämpft.
combat-if-elite-of = Nur wenn eine Elite-Einheit der Nation { $nation } mitkämpft.
combat-if-nazgul = Nur wenn ein Nazgûl mitkämpft.
combat-if-nazgul-lead = Nur wenn die Führung der mitkämpfenden Nazgûl mindestens { $least } beträgt.
combat-if-storms = Nur wenn deine Armee mit einer Einheit der Nation { $nation } eine belagerte Festung bestürmt oder verteidigt.
combat-if-ring-bearers = Nur wenn die verteidigende Armee in der Region der Ringträger steht.
combat-if-defended = Nur wenn die verteidigende Armee in einer Region der Nation { $nation }, in { $one } oder in { $other } steht.
combat-if-free-ground = Nur wenn die verteidigende Armee in einer Region einer Nation der Freien Völker steht.
combat-if-near = Nur wenn die verteidigende Armee höchstens { $most ->
    [one] eine Region
   *[other] { $most } Regionen
  } von { $region } entfernt ist.
combat-if-defending = Nur wenn du verteidigst, und nicht in einem Belagerungskampf.

## Würfel

combat-bonus = Zu { $dice } wird { $amount } addiert.
combat-malus = Von { $dice } wird { $amount } abgezogen; eine gewürfelte 6 trifft trotzdem.
combat-dice = { $whose ->
    [own] { $rolls ->
        [roll] jedem Würfel deines Kampfwurfs
        [reroll] jedem Würfel deines Anführer-Neuwurfs
       *[both] jedem Würfel deines Kampfwurfs und deines Anführer-Neuwurfs
    }
    [enemy] { $rolls ->
        [roll] jedem Würfel des gegnerischen Kampfwurfs
        [reroll] jedem Würfel des gegnerischen Anführer-Neuwurfs
       *[both] jedem Würfel des gegnerischen Kampfwurfs und des gegnerischen Anführer-Neuwurfs
    }
   *[both] { $rolls ->
        [roll] jedem Würfel im Kampfwurf beider Seiten
        [reroll] jedem Würfel im Anführer-Neuwurf beider Seiten
       *[both] jedem Würfel im Kampfwurf und im Anführer-Neuwurf beider Seiten
    }
  }
combat-at-most-dice = Der Gegner wirft im Kampfwurf höchstens { $most ->
    [one] einen Würfel
   *[other] { $most } Würfel
  }.
combat-fewer-dice = Der Gegner wirft im Kampfwurf für jeden mitkämpfenden Gefährten einen Würfel weniger, mindestens aber einen.
combat-confuse = Jede gewürfelte 1 im gegnerischen Kampfwurf ist ein Treffer gegen die Armee des Gegners selbst und darf nicht neu geworfen werden.

## Führung

combat-give-up-nazgul = Verzichte auf { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
  } Führung der Nazgûl.
combat-dread = Verzichte vor dem Kampfwurf auf mindestens einen Punkt Führung der Nazgûl. Für jeden dieser Punkte wirft der Gegner im Kampfwurf einen Würfel weniger, mindestens aber einen.
combat-give-up-companions = Verzichte für diese Kampfrunde auf die Führung aller mitkämpfenden Gefährten.
combat-heroic-blow = Verzichte vor dem Anführer-Neuwurf auf die Führung eines mitkämpfenden Gefährten: Ein Fehlwurf wird zum Treffer.
combat-anduril = Verzichte vor dem Anführer-Neuwurf auf Streichers Führung, um einen Fehlwurf zum Treffer zu machen, oder auf Aragorns Führung für bis zu zwei Fehlwürfe.
combat-silence = Wähle einen mitkämpfenden Gefährten: In dieser Kampfrunde trägt er nichts zur Führung bei und hat keine Fähigkeiten.
combat-outlead = Ist die Führung der Nazgûl mindestens so groß wie die des Gegners, hat der Gegner keinen Anführer-Neuwurf.

## Karten gegen Karten

combat-cancel = Die Kampfkarte des Gegners ist aufgehoben.
combat-cancel-or-bonus = Die Kampfkarte des Gegners ist aufgehoben. Hat er keine gespielt, wird zu jedem Würfel deines Anführer-Neuwurfs { $amount } addiert.

## Treffer

combat-more-hits = Hat dein Kampfwurf oder dein Anführer-Neuwurf mindestens einen Treffer erzielt, erzielst du { $amount ->
    [one] einen weiteren
   *[other] { $amount } weitere
  }.
combat-hit-if-ahead = Hast du nach den Neuwürfen in dieser Kampfrunde insgesamt mehr Treffer erzielt als der Gegner, erzielst du einen weiteren.
combat-shield-wall = Haben Kampfwurf und Anführer-Neuwurf des Gegners zusammen mindestens { $least } Treffer erzielt, wird einer davon aufgehoben.
combat-give-lives = Bevor die Verluste entfernt werden, darfst du entweder einen deiner Anführer opfern, um einen Treffer aufzuheben, oder einen Gefährten, um bis zu so viele Treffer aufzuheben, wie seine Stufe angibt.
combat-hit-for-minion = Du darfst einen Treffer deines Anführer-Neuwurfs dafür verwenden, statt einer Einheit einen mitkämpfenden Schergen deiner Wahl auszuschalten.
combat-fateful-strike = Erzielt dein Anführer-Neuwurf einen Treffer, wird zusätzlich ein mitkämpfender Nazgûl ausgeschaltet; ab zwei Treffern darfst du stattdessen einen mitkämpfenden Schergen wählen.
combat-black-breath = Hat dein Anführer-Neuwurf mindestens einen Treffer erzielt, darfst du zusätzlich einen mitkämpfenden Anführer ausschalten – oder stattdessen einen mitkämpfenden Gefährten, dessen Stufe nicht höher ist als die Zahl dieser Treffer.

## Zusätzliche Angriffe

combat-count-dice = { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
  }
combat-count-leadership = so vielen Würfeln, wie deine Führung beträgt (höchstens 5)
combat-count-elites = einem Würfel für jede deiner mitkämpfenden Elite-Einheiten (höchstens 5)
combat-extra-attack = { $when ->
    [after-losses] Nach den Verlusten
   *[other] Vor dem Kampfwurf
  } machst du einen zusätzlichen Angriff mit { $dice }{ $hits-on ->
    [usual] {""}
   *[other] , der ab { $hits-on } trifft
  }. Verluste werden sofort entfernt.
combat-great-host = Hast du nach den Verlusten mindestens doppelt so viele Einheiten wie der Gegner, erzielst du einen Treffer.
combat-relentless = Vor dem Kampfwurf darfst du deinen eigenen Einheiten bis zu { $most } Treffer zufügen. Für jeden davon wird zu jedem Würfel deines Kampfwurfs 1 addiert.
combat-onslaught = Nach den Verlusten darfst du deinen eigenen Einheiten bis zu { $most } Treffer zufügen. Wirf dann ebenso viele Würfel: Jeder trifft ab { $hits-on }. Verluste werden sofort entfernt.

## Rückzug

combat-slip-away = Vor dem Kampfwurf darf sich deine Armee in eine freie Nachbarregion oder in die Festung ihrer Region zurückziehen; dann endet der Kampf.

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
ask-relentless = „{ $card }“: Wie viele Treffer fügst du deinen eigenen Einheiten zu?
ask-onslaught = „{ $card }“: Wie viele Treffer fügst du deinen eigenen Einheiten zu?
ask-slip-away = „{ $card }“: Wohin zieht sich deine Armee zurück?
ask-deciding = „{ $card }“: Was wählst du?

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
