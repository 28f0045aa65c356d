# Was auf den Charakterkarten steht.

character-inscription = { $facts } { $abilities }
character-facts = { $level ->
    [flying] Fliegt
   *[other] Stufe { $level }
  }, Führung { $leadership }{ $activates ->
    [every] , aktiviert jede Nation
    [some] , aktiviert: { $nations }
   *[none] {""}
  }{ $dice ->
    [0] {""}
    [one] , ein zusätzlicher Würfel
   *[other] , { $dice } zusätzliche Würfel
  }.
ability = { $name }: { $text }

ability-captain = Heerführer des Westens
ability-captain-text = Kämpft er mit, hat seine Armee 1 Kampfstärke mehr; höchstens 5 Würfel bleiben es trotzdem.
ability-counsel = Ratgeber
ability-counsel-text = Habt ihr mit einem Ereigniswürfel eine Karte gespielt, dürft ihr eine neue aus demselben Stapel ziehen.
ability-emissary = Bote aus dem Westen
ability-emissary-text = Gandalf der Weiße kann ihm nachfolgen.
ability-tracker = Ratgeber
ability-tracker-text = Jeder beliebige Würfel kann die entdeckte Gemeinschaft wieder verstecken.
ability-heir = Isildurs Erbe
ability-heir-text = In Minas Tirith, Dol Amroth oder Pelargir kann Aragorn seinen Platz einnehmen.
ability-warden = Hoher Wächter des Weißen Turms
ability-warden-text = Steht er in einer nicht eroberten Stadt oder Festung Gondors, kann jeder Würfel Gondor ein Feld auf den Krieg zu rücken.
ability-prince = Prinz des Düsterwalds
ability-prince-text = Steht er in einer nicht eroberten Festung der Elben, kann jeder Würfel die Elben ein Feld auf den Krieg zu rücken.
ability-dwarf = Zwerg von Erebor
ability-dwarf-text = Steht er im nicht eroberten Erebor, kann jeder Würfel die Zwerge ein Feld auf den Krieg zu rücken.
ability-hobbit = Ratgeber
ability-hobbit-text = Ist der Jagdschaden mindestens 1, darf er sich von der Gemeinschaft trennen; der Schaden sinkt um 1.
ability-alive = Nehmt sie lebend!
ability-alive-text = Scheidet er in der Gemeinschaft aus, ohne dass sie auf der Mordorleiste ist, kommt er sofort ins Spiel, als hätte er sich getrennt.
ability-crowned = Ankunft
ability-crowned-text = Mit „Wille des Westens“ statt Streicher, wenn dieser in Minas Tirith, Dol Amroth oder Pelargir steht und der Ort nicht erobert ist.
ability-returned = Ankunft
ability-returned-text = Mit „Wille des Westens“, wenn ein Scherge im Spiel ist oder war und der Graue nicht mehr in der Gemeinschaft ist: an dessen Stelle oder, wenn er nicht auf der Karte steht, in Fangorn oder einer Festung der Elben in freier Hand.
ability-shadowfax = Schattenfell
ability-shadowfax-text = Zieht er allein oder mit genau einem Hobbit, hat er dafür Stufe 4.
ability-rider = Der Weiße Reiter
ability-rider-text = Zu Beginn eines Kampfes kann er seine Führung aufgeben; dann zählt im ganzen Kampf keine Führung der Nazgûl, auch nicht die des Hexenkönigs.
ability-called-witch-king = Ankunft
ability-called-witch-king-text = Mit einem Rekrutierungswürfel, wenn Sauron und eine Nation der Freien Völker im Krieg sind, zu einer Schattenarmee mit einer Einheit Saurons. Alle Nationen der Freien Völker werden aktiv.
ability-sorcerer = Hexer
ability-sorcerer-text = Ist er im Kampf und spielt der Schatten in der ersten Runde eine Kampfkarte, darf er eine Karte aus demselben Stapel ziehen.
ability-called-saruman = Ankunft
ability-called-saruman-text = Mit einem Rekrutierungswürfel nach Orthanc, wenn Isengart im Krieg und Orthanc nicht erobert ist. Er bleibt dort.
ability-voice = Sarumans Stimme
ability-voice-text = Ein Rekrutierungswürfel bringt in jede Siedlung Isengarts eine Reguläre Einheit oder macht in Orthanc zwei Reguläre zu Elite-Einheiten, solange der Schatten Orthanc unbelagert hält.
ability-servants = Diener der Weißen Hand
ability-servants-text = Jede Elite-Einheit Isengarts ist beim Ziehen und Kämpfen auch ein Anführer mit Führung 1.
ability-called-mouth = Ankunft
ability-called-mouth-text = Mit einem Rekrutierungswürfel in eine nicht eroberte Festung Saurons, wenn die Gemeinschaft auf der Mordorleiste ist oder alle Nationen der Freien Völker im Krieg sind.
ability-messenger = Bote des Dunklen Turms
ability-messenger-text = Einmal in jeder Runde darf der Schatten einen Rekrutierungswürfel als Armeewürfel benutzen.
ability-led-by-gollum = Ratgeber
ability-led-by-gollum-text = Ist kein Gefährte mehr in der Gemeinschaft, führt er sie. Normale Plättchen mit einer Zahl entdecken sie nicht. Entdeckt die Jagd sie nicht, dürft ihr sie selbst aufdecken, um den Schaden um 1 zu senken.
