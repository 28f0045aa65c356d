# What is on the table, in words: the fields of the view, and what can be under way.

view-frames = Gerade im Gange
view-turn = Die Runde
view-number = Runde
view-armies = Armeen auf der Karte
view-people = Wo die Charaktere sind
view-reinforcements = Verstärkungen
view-lost = Endgültig verloren
view-steps = Felder bis zum Krieg
view-active = Aktive Nationen
view-captured = Erobert
view-besieged = Belagert
view-fellowship = Die Gemeinschaft
view-region = Wo
view-progress = Schritte von dort
view-hidden = Versteckt
view-corruption = Macht des Rings
view-guide = Ratgeber
view-step = Schritt auf der Mordorleiste
view-hunt = Die Jagd
view-pool = Jagdvorrat
view-drawn = Gezogene Plättchen
view-removed = Plättchen aus dem Spiel
view-waiting = Besondere Plättchen, die noch kommen
view-dice = Würfel
view-rings = Elbenringe
view-hand = Deine Hand
view-own_buried = Von dir verdeckt abgeworfen
view-hands = Handkarten
view-buried = Verdeckt abgeworfen
view-decks = In den Stapeln
view-spent = Gespielte Karten
view-table = Ausliegende Karten
region-fellowship = in der Gemeinschaft
region-aside = noch nicht im Spiel
region-gone = ausgeschieden
card-fp-character = verdeckt (Charaktere)
card-fp-strategy = verdeckt (Strategie)
card-shadow-character = verdeckt (Charaktere)
card-shadow-strategy = verdeckt (Strategie)

frame-battle = Ein Kampf
frame-marching = Armeen ziehen
frame-sorting-march = Ein Zug
frame-sorting-attack = Ein Angriff
frame-sorting-advance = Vorrücken nach dem Kampf
frame-recruiting = Rekrutierung
frame-gathering = Gefährten verlassen die Gemeinschaft
frame-companions = Gefährten ziehen
frame-walking = Gefährten unterwegs
frame-flying = Nazgûl und Schergen ziehen
frame-rolling-combat = Kampfwürfe
frame-losing = Treffer
frame-playing = Eine Ereigniskarte
frame-resolving = Ein Jagdplättchen
frame-travelling = Eine Armee unterwegs
view-attacker = Angreifer
view-side = Seite
view-origin = Von
view-target = Nach
view-to = Nach
view-kind = Art
view-kind-field = Feldschlacht
view-kind-siege = Belagerung
view-kind-sortie = Ausfall
view-rounds = Runden der Belagerung
view-fallen = Gefallen
view-round = Diese Kampfrunde
view-cards = Kampfkarten
view-rolls = Würfe
view-rerolls = Wiederholte Würfe
view-hits = Treffer
view-left = Noch möglich
view-moved = Schon gezogen
view-force = Einheiten
view-placed = Schon rekrutiert
view-group = Wer geht
view-reach = So weit
view-landed = Schon angekommen
view-card = Karte
view-tile = Plättchen
view-damage = Schaden
view-party = Wer unterwegs ist

card-inscription = { $event } Kampf – { $title }: { $combat }
region-inscription = { $settlement ->
    [town] Ort
    [city] Stadt
    [stronghold] Festung
    [fortification] Befestigung
   *[none] Keine Siedlung
  }, { $nation }{ $points ->
    [0] {""}
    [one] , 1 Siegpunkt
   *[other] , { $points } Siegpunkte
  }. Nachbarn: { $near }.
nation-none = keiner Nation

seat-side-2-0 = Die Freien Völker
seat-side-2-1 = Der Schatten
seat-side-3-0 = Die Freien Völker
seat-side-3-1 = Sauron
seat-side-3-2 = Isengart und der Süden
seat-side-4-0 = Gondor und die Elben
seat-side-4-1 = Sauron
seat-side-4-2 = Rohan, der Norden und die Zwerge
seat-side-4-3 = Isengart und der Süden
seat-role-2-0 = führt die Freien Völker
seat-role-2-1 = führt den Schatten
seat-role-3-0 = führt die Freien Völker
seat-role-3-1 = führt Sauron, mit dem Hexenkönig
seat-role-3-2 = führt Isengart und den Süden, mit Saruman
seat-role-4-0 = führt Gondor und die Elben
seat-role-4-1 = führt Sauron, mit dem Hexenkönig
seat-role-4-2 = führt Rohan, den Norden und die Zwerge
seat-role-4-3 = führt Isengart und den Süden, mit Saruman

ring = Elbenring
face-character = wird: Charakter
face-army = wird: Armee
face-muster = wird: Rekrutierung
face-event = wird: Ereignis
face-army_muster = wird: Rekrutierung/Armee
face-will = wird: Wille des Westens
face-eye = wird: Auge
casualty-guide = der Ratgeber
casualty-random = ein zufälliger Gefährte
