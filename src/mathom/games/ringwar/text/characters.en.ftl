# What is written on the character cards.

character-inscription = { $facts } { $abilities }
character-facts = { $level ->
    [flying] Flies
   *[other] Level { $level }
  }, leadership { $leadership }{ $activates ->
    [every] , activates every nation
    [some] , activates: { $nations }
   *[none] {""}
  }{ $dice ->
    [0] {""}
    [one] , one extra die
   *[other] , { $dice } extra dice
  }.
ability = { $name }: { $text }

ability-captain = Captain of the West
ability-captain-text = If he takes part in a battle, his army has 1 combat strength more; there are never more than 5 dice.
ability-counsel = Guide
ability-counsel-text = After you have played a card with an event die, you may draw one from the same deck.
ability-emissary = Emissary from the West
ability-emissary-text = Gandalf the White may succeed him.
ability-tracker = Guide
ability-tracker-text = Any die can hide the revealed Fellowship again.
ability-heir = Heir to Isildur
ability-heir-text = In Minas Tirith, Dol Amroth or Pelargir, Aragorn may take his place.
ability-warden = High Warden of the White Tower
ability-warden-text = While he is in an unconquered city or stronghold of Gondor, any die can move Gondor one box towards war.
ability-prince = Prince of Mirkwood
ability-prince-text = While he is in an unconquered stronghold of the Elves, any die can move the Elves one box towards war.
ability-dwarf = Dwarf of Erebor
ability-dwarf-text = While he is in unconquered Erebor, any die can move the Dwarves one box towards war.
ability-hobbit = Guide
ability-hobbit-text = If the hunt damage is at least 1, he may separate from the Fellowship; the damage falls by 1.
ability-alive = Take Them Alive!
ability-alive-text = If he is eliminated in the Fellowship and it is not on the Mordor track, he comes into play at once, as if he had separated.
ability-crowned = Arrival
ability-crowned-text = With Will of the West, in place of Strider, if he is in Minas Tirith, Dol Amroth or Pelargir and that place is unconquered.
ability-returned = Arrival
ability-returned-text = With Will of the West, if a minion is or was in play and the Grey is no longer in the Fellowship: in his place or, if he is not on the map, in Fangorn or a stronghold of the Elves that the Free Peoples hold.
ability-shadowfax = Shadowfax
ability-shadowfax-text = When he moves alone or with exactly one hobbit, he has level 4 for that move.
ability-rider = The White Rider
ability-rider-text = At the start of a battle he may give up his leadership; then no leadership of Nazgûl counts in the whole battle, not even the Witch-king's.
ability-called-witch-king = Arrival
ability-called-witch-king-text = With a muster die, if Sauron and a nation of the Free Peoples are at war, to a Shadow army with a unit of Sauron. All nations of the Free Peoples become active.
ability-sorcerer = Sorcerer
ability-sorcerer-text = If he is in a battle and the Shadow plays a combat card in its first round, the Shadow may draw a card from the same deck.
ability-called-saruman = Arrival
ability-called-saruman-text = With a muster die to Orthanc, if Isengard is at war and Orthanc unconquered. He stays there.
ability-voice = The Voice of Saruman
ability-voice-text = A muster die brings one regular to every settlement of Isengard, or turns two regulars in Orthanc into elites, while the Shadow holds Orthanc and it is not besieged.
ability-servants = Servants of the White Hand
ability-servants-text = When moving and fighting, every elite of Isengard is also a leader with leadership 1.
ability-called-mouth = Arrival
ability-called-mouth-text = With a muster die to an unconquered stronghold of Sauron, if the Fellowship is on the Mordor track or all nations of the Free Peoples are at war.
ability-messenger = Messenger of the Dark Tower
ability-messenger-text = Once each turn the Shadow may use a muster die as an army die.
ability-led-by-gollum = Guide
ability-led-by-gollum-text = When no companion is left in the Fellowship, he leads it. Normal tiles with a number do not reveal it. If the hunt does not reveal it, you may reveal it yourselves to lower the damage by 1.
