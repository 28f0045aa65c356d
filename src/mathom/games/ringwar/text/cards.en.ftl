# What the event halves of the cards say. “You” are the one who played the card.

## Words

words-and = { $first } and { $second }
words-or = { $first } or { $second }
words-comma = { $first }, { $second }
words-then = { $first } { $second }
words-or-else = { $first } Or: { $second }

the-nation-dwarves = the Dwarves
the-nation-elves = the Elves
the-nation-gondor = Gondor
the-nation-north = the North
the-nation-rohan = Rohan
the-nation-isengard = Isengard
the-nation-sauron = Sauron
the-nation-southrons = the Southrons and Easterlings

of-nation-dwarves = of the Dwarves
of-nation-elves = of the Elves
of-nation-gondor = of Gondor
of-nation-north = of the North
of-nation-rohan = of Rohan
of-nation-isengard = of Isengard
of-nation-sauron = of Sauron
of-nation-southrons = of the Southrons and Easterlings

the-character-gandalf-grey = Gandalf the Grey
the-character-gandalf-white = Gandalf the White
the-character-strider = Strider
the-character-aragorn = Aragorn
the-character-boromir = Boromir
the-character-legolas = Legolas
the-character-gimli = Gimli
the-character-gollum = Gollum
the-character-saruman = Saruman
the-character-witch-king = the Witch-king

in-region-angmar = in Angmar
in-region-bree = in Bree
in-region-carrock = at the Carrock
in-region-dale = in Dale
in-region-dol-amroth = in Dol Amroth
in-region-dol-guldur = in Dol Guldur
in-region-edoras = in Edoras
in-region-erebor = in Erebor
in-region-ered-luin = in Ered Luin
in-region-ettenmoors = in the Ettenmoors
in-region-fangorn = in Fangorn
in-region-gorgoroth = in Gorgoroth
in-region-lorien = in Lórien
in-region-minas-morgul = in Minas Morgul
in-region-minas-tirith = in Minas Tirith
in-region-moria = in Moria
in-region-mount-gram = at Mount Gram
in-region-mount-gundabad = at Mount Gundabad
in-region-north-dunland = in North Dunland
in-region-north-ithilien = in North Ithilien
in-region-nurn = in Nurn
in-region-orthanc = in Orthanc
in-region-osgiliath = in Osgiliath
in-region-rivendell = in Rivendell
in-region-south-dunland = in South Dunland
in-region-south-ithilien = in South Ithilien
in-region-the-shire = in the Shire
in-region-trollshaws = in the Trollshaws
in-region-umbar = in Umbar
in-region-weather-hills = in the Weather Hills
in-region-woodland-realm = in the Woodland Realm

to-region-angmar = to Angmar
to-region-erech = to Erech
to-region-lamedon = to Lamedon
to-region-minas-tirith = to Minas Tirith
to-region-pelargir = to Pelargir

of-deck-fp-strategy = your strategy deck

die-face-character = Character
die-face-will = Will of the West

own-tile-f01 = value 0
own-tile-f02 = value 0
own-tile-f03 = value −2
own-tile-f04 = value −1
own-tile-s01 = value by die roll, stop
own-tile-s02 = eye, reveal, stop
own-tile-s03 = value 3, stop
own-tile-s04 = value 1, reveal, stop

troop-regular = { $count ->
    [one] one regular
   *[other] { $count } regulars
  } { $nation }
troop-elite = { $count ->
    [one] one elite
   *[other] { $count } elites
  } { $nation }
troop-unit = { $count ->
    [one] one unit { $nation } (regular or elite)
   *[other] { $count } units { $nation } (each regular or elite)
  }
troop-leader = { $count ->
    [one] one leader
   *[other] { $count } leaders
  } { $nation }
troop-nazgul = { $count ->
    [one] one Nazgûl
   *[other] { $count } Nazgûl
  }

## The whole card

card-condition = Playable if { $condition }.
card-stays = This card stays on the table.
card-fights-from-table = Or discard it in a battle to play it as a combat card, as if from your hand.
card-leaves = It is discarded as soon as { $condition }.
card-leaves-declared = It is discarded as soon as the Fellowship is declared.
card-leaves-declared-haven = It is discarded as soon as the Fellowship is declared in an unconquered city or stronghold of the Free Peoples.
card-leaves-revealed = It is discarded as soon as the Fellowship is revealed.
card-leaves-advanced-by-attack = It is discarded as soon as a nation of the Free Peoples comes closer to war through an attack.
card-leaves-advanced-by-ability = It is discarded as soon as a nation of the Free Peoples comes closer to war through the ability of a companion.
card-leaves-without = It is also discarded as soon as its condition is no longer met.

## Conditions

if-at-war = { $nation } { $number ->
    [one] is
   *[other] are
  } At War
if-active = { $nation } { $number ->
    [one] is
   *[other] are
  } active
if-all-at-war = all your nations are At War
if-in-play = { $person } is in play
if-in-fellowship = { $people } belongs to the Fellowship
if-stands = { $people } is { $where }
if-companion = there is a companion { $where }
if-in-land = { $people } is in a region { $nations }
if-leads-in-land = { $people } belongs to an army of the Free Peoples in a region { $nations }
if-leads = { $people } belongs to an army of the Free Peoples
if-leads-abroad = { $people } belongs to an army of the Free Peoples outside all their nations
if-companion-leads = a companion belongs to an army of the Free Peoples
if-army-in = you have an army { $where }
if-guide = { $person } is the guide
if-companions = there is at least one companion left in the Fellowship
if-revealed = the Fellowship is revealed
if-progress = the progress of the Fellowship is at least 1
if-astray = there is no settlement of the Free Peoples in the region of the Ring-bearers
if-ring-in = the figure of the Ring-bearers is { $where } and that place is unconquered
if-corruption = corruption is at most { $most }
if-nazgul-with-ring = a Nazgûl is in the region of the Ring-bearers
if-there-is = there is { $army }
if-spells = a Shadow army with Nazgûl is in the region of an army of the Free Peoples or next to it
if-stronghold-lost = at least one stronghold { $nation } has been conquered
if-meddlers = the Fellowship or a companion is in the land of a nation of the Free Peoples that is not At War
if-besieges = { $person } belongs to a Shadow army that besieges a stronghold
if-nation-besieges = a Shadow army with a unit { $nation } besieges a stronghold
if-besieged = the Shadow besieges { $region }

## Places and armies

place-there = there
place-beside = in the region of { $people }
place-army = in a region with one of your armies
place-army-on-coast = in a coastal region with one of your armies
place-rohan-companion = { $where } or in a region of Rohan with a companion
place-settlement = in a settlement { $nation }
place-free-settlement = in a free settlement { $nation }
place-stronghold = in a stronghold { $nation }
place-east-edge = in a free region { $nation } on the eastern edge of the map
place-next-to = a free region that borders one of these: { $regions }
army-shadow-in = a Shadow army { $where }
army-mixed = a Shadow army with units of at least two nations
army-nazgul-in-sight = a Shadow army with Nazgûl in the region of an army of the Free Peoples with a companion, or next to it

## Joined

piece-when = If { $condition }: { $then }
piece-if-else = If { $condition }: { $then } Otherwise: { $otherwise }
piece-may = If you like: { $what }
piece-one-of = Choose one: { $what }
piece-choose-place = Choose { $among }.
piece-choose-army = Choose { $army }.

## Recruiting

piece-recruit = Recruit { $troops } { $where }.
piece-recruit-apart = { $times ->
    [3] Three times
   *[other] { $times } times
  }, recruit { $troops } { $where }, each time in a different place.
piece-improve = Replace { $count ->
    [one] one regular by an elite
   *[other] { $count } regulars by elites
  } of the same nation from the reinforcements, { $where }.
piece-improve-nation = Replace { $count ->
    [one] one regular { $nation }, wherever it is, by an elite
   *[other] { $count } regulars { $nation }, wherever they are, by elites
  } of the same nation from the reinforcements.
piece-raise-coast = Recruit up to { $count } regulars of Gondor there; if the Shadow held the settlement, these units take it for the Free Peoples.
piece-goes = At once { $person } goes { $to }.

## Politics

piece-rouse = Now { $nation } { $number ->
    [one] becomes
   *[other] become
  } active.
piece-sway = On the political track { $nation } { $number ->
    [one] goes
   *[other] go
  } one box towards war.
piece-to-war = Now { $nation } { $number ->
    [one] becomes active and goes
   *[other] become active and go
  } to war at once.
piece-counsel = Choose a nation of the Free Peoples: it becomes active and goes one box towards war.
piece-discourage = Such a nation of your choice goes one box away from war, not beyond the topmost box.
piece-desert = The Free Peoples lose one leader or one unit of that nation, of their own choice.
piece-lose-leader = At once eliminate one leader of the Free Peoples { $where }.

## The Fellowship

piece-heal = Corruption falls by { $amount }.
piece-corrupt = Corruption rises by { $amount }.
piece-roll-heal = Roll { $dice } dice: for each of { $needs } or more, corruption falls by 1. While { $guide } is the guide, { $better } or more will do.
piece-roll-corrupt = Roll { $dice } dice: for each of { $needs } or more, corruption rises by 1. While { $guide } is the guide, only for { $better } or more.
piece-slip-away = Hide a revealed Fellowship, or move a hidden one; the die does not go to the hunt box.
piece-reveal = The Fellowship is revealed.
piece-hunt-roll = Make a hunt roll as if the Fellowship had moved.
piece-drive = Move the figure of the Ring-bearers to a neighbouring region of your choice; progress and hiding stay as they are. Nothing happens on the Mordor track.
piece-tempt = One companion of the Fellowship is drawn at random.
piece-yield = The Free Peoples choose: corruption rises by his level, or he is eliminated.
piece-own-tile = The special hunt tile of this card ({ $tile }) comes into play: it joins the hunt pool when the Fellowship enters the Mordor track; if it is there already, at once.
piece-draw-tile = Draw a hunt tile. Eyes and special tiles of the Free Peoples do nothing; any other is resolved as after a successful hunt.
piece-draw-tile-no-reduction = Draw a hunt tile. Eyes and special tiles of the Free Peoples do nothing; any other is resolved as after a successful hunt, but nothing may reduce its damage.
piece-draw-tile-random-casualty = Draw a hunt tile. Eyes and special tiles of the Free Peoples do nothing; any other is resolved as after a successful hunt. If it does damage, a companion drawn at random has to be taken as a casualty first.
piece-challenge = Draw 3 hunt tiles. If they are three eyes, put them back, and Strider or Aragorn is eliminated. Otherwise eyes that were drawn leave the game for good, and the other tiles go back without effect.
piece-break = Draw a hunt tile. Eyes and special tiles of the Free Peoples do nothing.
piece-part = If the tile shows a number, the Free Peoples have to separate that many companions of their choice from the Fellowship; they stay in the region of the Ring-bearers (on the Mordor track they are eliminated).

## Companions and Nazgûl

piece-separate = Separate one companion or one group from the Fellowship; they may go { $further ->
    [one] one region
   *[other] { $further } regions
  } further than normal.
piece-journey = One companion or one group separates from the Fellowship or moves on the map, up to { $further } regions further than normal; the move may end in a besieged stronghold.
piece-journey-level = One companion or one group separates from the Fellowship or moves on the map as if of level { $level }; the move may end in a besieged stronghold.
piece-companions-walk = Any number of companions on the map make a normal move.
piece-nazgul-fly = Any number of Nazgûl fly.
piece-ride = Strider or Aragorn goes { $where } and takes along any companions of his region.

## Hits

piece-strike = Roll { $dice } dice against it: each of { $needs } or more is a hit.
piece-choose-spell = Choose such a Shadow army with Nazgûl, and an army of the Free Peoples in its region or next to it.
piece-strike-spell = Roll one die for each Nazgûl in the Shadow army, at most { $most }: each of { $needs } or more is a hit on the army of the Free Peoples.
piece-eagles = Roll one die for each of its Nazgûl (not for the Witch-king), at most { $most }: for each of { $needs } or more one of them is eliminated.
piece-scatter = The others fly to one unconquered stronghold of Sauron; the Shadow says to which.
piece-onslaught = Roll { $dice } dice: each of { $needs } or more is a hit on the Shadow army { $where }. For politics this counts as an attack; with the last unit, Nazgûl and minions are eliminated too.
piece-falls = If { $person } is then { $where } without a Shadow army, he is eliminated.
piece-haunt = A Shadow army there takes as many hits as one die shows; for politics this counts as an attack.
piece-flee = What is left of it has to retreat to a free neighbouring region, or it is wiped out; with the last unit, Nazgûl and minions are eliminated too.
piece-depart = In every stronghold { $nation } that is not besieged, roll one die for each unit { $nation }, at most 5: each { $needs } is a hit on the army there.

## Armies

piece-move-anybody = Up to { $armies } different armies move { $reach ->
    [one] one region
   *[other] { $reach } regions
  } each.
piece-move-companion = One army with a companion moves up to { $reach } regions; it may be split first, and the companion goes along.
piece-move-nazgul = Up to { $armies } armies move one region each, every one with a Nazgûl.
piece-move-witch-king = The army of the Witch-king moves one region with him.
piece-join-anybody = { $armies ->
    [one] One of your armies moves up to { $reach } regions and ends
   *[other] { $armies } of your armies move up to { $reach } regions each and end
  } with another army of yours that is not besieged; armies may be split first, but not on the way.
piece-attack-nazgul = An army with a Nazgûl attacks.
piece-attack-witch-king = The army of the Witch-king attacks with him.
piece-relieve = One of your armies attacks a neighbouring army that besieges a stronghold. In every round the Shadow rolls one die less for each unit of the Free Peoples in the stronghold, but at least one.
piece-storm = Assault this stronghold; the siege battle lasts { $rounds } rounds; between them you may break off. In the first, the Free Peoples play no combat card, unless a companion fights along.
piece-corsairs = One of your armies { $origin } lands in a coastal region { $land }. If it meets an army there, there is a battle, which you may not break off; where a stronghold is besieged already it joins the besiegers, and they storm it.
piece-leap = One of your armies in a region { $land }, out of a besieged stronghold too, goes { $to } at once; if the Shadow holds or besieges { $goal }, to a region next to it. The region has to be free for army movement.
piece-flock = Up to { $most } units { $nation } may also go there from these regions: { $regions }.

## Cards and dice

piece-draw-cards = Draw { $count ->
    [one] one card
   *[other] { $count } cards
  } from { $deck }.
piece-play-another = At once play another character event card from your hand, without a die; its condition must be met. You may also play none.
piece-take-off-table = Remove a character event card of the Free Peoples from the table.
piece-turn-die = Turn one of your unused dice from { $die } to { $face }.
piece-lose-dice = For this turn the Free Peoples lose all unused dice that show { $face }.
piece-open-eyes = Up to { $most } of your unused dice become eyes and go to the hunt box at once.

## On the table

piece-lower-damage = When a hunt tile is on the table, you can discard this card to lower its damage by { $by }.
piece-replace-tile = When a hunt tile is on the table, you can discard this card: another one is drawn and counts in its place; the first goes back into the pool afterwards.
piece-prevent-tile = When a hunt tile is about to be drawn, you can discard this card: it is not drawn.
piece-help-hunt = Before a hunt roll you can discard this card: { $bonus } is added to every die, in re-rolls too.
piece-ambush = When a Fellowship that is declared or revealed travels into, through or out of Moria, you can discard this card for one more hunt tile: an eye does nothing, any other is resolved as after a successful hunt (it does not reveal after a declaration in a city or stronghold of the Free Peoples).
piece-take-a-card = Each time a companion of the Fellowship is taken as a casualty, you can take a character event card from the Free Peoples: a random one from their hand, or one on the table of your choice.
piece-keeps-passive = While it lies there, { $nation } becomes active only through a fitting companion, or if the Fellowship is declared or an army attacked in one of these: { $regions }.
piece-no-muster-for-passive = While it lies there, muster dice of the Free Peoples do not move passive nations.
piece-bars = While it lies there, no enemy army may enter or attack these regions: { $regions }.
piece-no-cards = While it lies there, your enemy plays no combat cards in battles in this region: { $region }.
piece-no-die-to-box = While it lies there, dice that move the Fellowship do not go to the hunt box.
piece-draws-after-event = While it lies there, you draw a card from one of your decks after every event card you have played with an event die.
piece-throw-off-will = The Free Peoples can get rid of it, as an action, with a die that shows Will of the West.
piece-throw-off-ring = The Free Peoples can get rid of it, as an action, with any die and an Elven Ring.
piece-throw-off-person = The Free Peoples can get rid of it, as an action, with any die if { $people } is { $where }.
piece-throw-off-cards = The Shadow can get rid of it, as an action, with any die by discarding one strategy card and one character card.

## Questions

ask-card = { $card }: what do you choose?
ask-card-may = { $card }: do you do it?
ask-card-way = { $card }: what do you choose?
ask-card-recruit = { $card }: whom do you recruit, and where?
ask-card-improve = { $card }: which unit becomes an elite?
ask-card-nation = { $card }: which nation?
ask-card-nation-back = { $card }: which nation goes away from war?
ask-card-desert = { $card }: which figure do you lose?
ask-card-lose-leader = { $card }: which leader do you eliminate?
ask-card-drive = { $card }: where do you drive the Fellowship?
ask-card-yield = { $card }: corruption, or is the companion eliminated?
ask-card-part = { $card }: who leaves the Fellowship?
ask-card-group = { $card }: who goes together?
ask-card-ride = { $card }: who goes along, and where to?
ask-card-target = { $card }: where?
ask-card-aim = { $card }: which army works on which?
ask-card-flee = { $card }: where does the army flee to?
ask-card-scatter = { $card }: where do the Nazgûl fly to?
ask-card-attack = { $card }: which army attacks where?
ask-card-leap = { $card }: which army goes where?
ask-card-summon = { $card }: which unit comes along?
ask-card-another = { $card }: do you play another card?
ask-card-take-away = { $card }: which card do you take?
ask-card-eyes = { $card }: which die becomes an eye?
ask-card-pay = { $card }: which card do you discard for it?
ask-roaming = { $card }: which army goes where?
ask-travelling = { $card }: does the army go on?
ask-sorting-party = { $origin } → { $to }: who stays behind?

## Answers

option-pick = { $way }
option-target = { $region }
option-aim = { $origin } → { $to }
option-improve = { $figure } becomes an elite: { $region }
option-give-up = { $figure }: { $region }
option-summon = { $figure }: { $origin }
option-take-away = Take away { $card }
option-to-eye = { $die } becomes an eye
option-play-card = Play { $card }

way-take-card = Remove a card from the table
way-hunt-roll = A hunt roll
way-move-armies = Armies move
way-move-army = The army moves
way-attack = An attack
way-recruit-nazgul = Recruit Nazgûl
way-fly = Nazgûl fly
way-hand = A random card from the hand

action-throw-off-will-shadow-character-21 = get rid of the Palantír of Orthanc
action-throw-off-ring-shadow-character-21 = get rid of the Palantír of Orthanc, with an Elven Ring
action-throw-off-will-shadow-strategy-03 = get rid of Denethor's Folly
action-throw-off-person-shadow-strategy-03 = get rid of Denethor's Folly, with Gandalf or Aragorn
action-throw-off-cards-fp-strategy-02 = get rid of “A Power too Great”
action-throw-off-cards-fp-strategy-03 = get rid of “The Power of Tom Bombadil”

## Events

event-card-played-too = Played as well ({ $side }): { $card }.
event-card-thrown = { $card }: { $dice } rolled.
event-figure-improved = { $figure }: new in { $region }, in place of a regular.
event-die-turned = Turned ({ $side }): { $die } → { $face }.
event-dice-lost = Lost ({ $side }): { $count } × { $die }.
event-nation-fell-back = { $nation }: { $left ->
    [one] one box
   *[other] { $left } boxes
  } away from war.
event-tile-returned = Back into the hunt pool: { $tile }.
event-tile-removed = Out of the game: { $tile }.
event-fellowship-driven = The Fellowship is driven off its way: { $region }.

## What is not possible

refused-no-army-to-join = No other army can be reached from here: { $region }.
refused-no-army-card-to-pay = No card with the army symbol to discard.
refused-no-card-to-pay = No card to discard: { $deck }.
refused-not-on-table = Not on the table: { $card }.
refused-nobody-there = None of them is there: { $region }.
refused-without-companion = A companion has to go along.
refused-without-nazgul = A Nazgûl has to go along.
refused-without-witch-king = The Witch-king has to go along.
