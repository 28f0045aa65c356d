game-title = The War of the Ring
game-short = The Shadow marches and hunts, the Free Peoples hold out, and a small Fellowship carries the Ring to Mount Doom.
game-length = 3 hours
game-age = from 12

setting-dark-places = Tiles for strongholds of the Shadow on a revealed path
setting-dark-places-each = One for each
setting-dark-places-one-tile = One in all
setting-gollum = Gollum as guide
setting-gollum-english = Numbered tiles do not reveal (English card)
setting-gollum-german = No normal tile reveals; shown by him the Fellowship is declared (German card)
setting-hobbit-guide = A hobbit guide on the Mordor track
setting-hobbit-guide-stays = Cannot leave
setting-hobbit-guide-leaves = May leave the game to lower the damage
setting-activation = Companions rouse a nation
setting-activation-held = Only where the enemy does not hold the place
setting-activation-anywhere = In any of its cities and strongholds
setting-entering = Coming into play in a city or stronghold
setting-entering-counts = Rouses its nation
setting-entering-silent = Rouses nobody
setting-mordor = The figure of the Fellowship in Gorgoroth, Nurn and Barad-dûr
setting-mordor-closed = Cannot go there
setting-mordor-open = May go there
setting-rearguard = A rearguard without a unit
setting-rearguard-unit = There is none: Nazgûl and characters all attack then
setting-rearguard-anybody = Nazgûl and characters may stay behind by themselves
setting-storm = After the three rounds of Grond and The Fighting Uruk-hai
setting-storm-goes-on = Further rounds for an elite each
setting-storm-three-rounds = The battle is over
setting-found-again = A Fellowship that is revealed already is revealed again
setting-found-again-nothing = Nothing changes
setting-found-again-tile = In a stronghold of the Shadow it costs a tile
setting-track-end = Progress 12, the end of the track
setting-track-end-stops = The Fellowship has to be declared or revealed first
setting-track-end-goes-on = The count simply goes on
setting-gollum-shows = Gollum reveals the Fellowship, strongholds of the Shadow on the way
setting-gollum-shows-no-tile = Cost no tile
setting-gollum-shows-tile = Cost tiles as if the Shadow revealed it
setting-staff = The Wizard's Staff on the Mordor track
setting-staff-step = No tile, and the Fellowship goes on
setting-staff-no-step = No tile, but no step either
setting-elven-rings = With three and four: Elven Rings per turn
setting-elven-rings-player = One for each player
setting-elven-rings-side = One for each side
setting-coat = Mithril Coat against damage that nothing may reduce
setting-coat-unused = It does not help
setting-coat-replaces = It may replace the tile
setting-astray = Orc Patrol: settlements that the Shadow has conquered
setting-astray-printed = They still are settlements of the Free Peoples
setting-astray-held = They are no longer
setting-mithril = The new tile after the Mithril Coat
setting-mithril-only-card = No other card on the table lowers it
setting-mithril-new-tile = Another card on the table may lower it
setting-lure = Whoever is eliminated by Lure of the Ring
setting-lure-no-casualty = Is no casualty of the hunt
setting-lure-casualty = Counts as a casualty for Worn with Sorrow and Toil
setting-eagles = Where the Nazgûl fly after The Eagles are Coming!
setting-eagles-shadow = The Shadow chooses
setting-eagles-free = The Free Peoples choose
setting-power = The Shadow gets rid of A Power too Great or The Power of Tom Bombadil
setting-power-decks = With one card of each of its decks
setting-power-symbols = With a card with the army symbol and a character card
setting-palantir = The Palantír of Orthanc and its own play
setting-palantir-later = Counts from the next card on
setting-palantir-at-once = Brings a card at once

side-0 = Free Peoples
side-1 = Shadow
deck-fp-character = Free Peoples, characters
deck-fp-strategy = Free Peoples, strategy
deck-shadow-character = Shadow, characters
deck-shadow-strategy = Shadow, strategy
die-character = Character
die-army = Army
die-muster = Muster
die-event = Event
die-army_muster = Army/Muster
die-will = Will of the West
die-eye = Eye
die-any = any

action-move-fellowship = move the Fellowship
action-hide-fellowship = hide the Fellowship
action-separate = separate companions
action-move-companions = move companions
action-move-minions = move Nazgûl and minions
action-march-led = move an army with a leader
action-attack-led = attack with a leader
action-march = move up to two armies
action-attack = attack
action-politics = move a nation towards war
action-recruit = recruit
action-voice = the Voice of Saruman
action-saruman = bring Saruman into play
action-witch-king = bring the Witch-king into play
action-mouth-of-sauron = bring the Mouth of Sauron into play
action-draw-character = draw a character card
action-draw-strategy = draw a strategy card
action-aragorn = Aragorn takes Strider’s place
action-gandalf-white = Gandalf returns as the White
action-boromir-counsels = Boromir brings Gondor closer to war
action-legolas-counsels = Legolas brings the Elves closer to war
action-gimli-counsels = Gimli brings the Dwarves closer to war

chance-card = Which card is drawn?
chance-action-die = What does the action die show?
chance-combat-dice = What do the dice show? (sorted, like 13556)
chance-tile = Which hunt tile is drawn?
chance-casualty = Which companion is drawn?

ask-discarding = You hold too many cards. Which one do you discard?
ask-declaring = { $bound ->
    [yes] The Fellowship declares itself. Where?
   *[no] Does the Fellowship declare itself, and where?
  }
ask-at-the-gate = Does the Fellowship enter Mordor?
ask-naming = Who guides the Fellowship?
ask-allocating = How many dice go to the hunt box?
ask-acting = Which die do you use?
ask-drawing-afterwards = Do you draw a card?
ask-reacting = Do you use a card on the table?
ask-marching = Which army moves where?
ask-sorting-march = { $origin } → { $to }: who stays behind?
ask-trimming = Too many units in { $region }. Which one goes back?
ask-recruiting = Whom do you recruit, and where?
ask-speaking = What does the Voice of Saruman bring about?
way-recruit-everywhere = A regular in every settlement of Isengard
way-improve-in-orthanc = Two elites for two regulars in Orthanc
ask-swaying = Which nation moves towards war?
ask-companions = Which companions move, and where to?
ask-walking = Where do they go? ({ $reach ->
    [one] One region
   *[other] Up to { $reach } regions
  } from { $origin })
ask-flying = Which Nazgûl or minion moves?
ask-landing = Where to, from { $origin }?
ask-arriving = Where does { $person } come into play?
ask-attacking = Which army attacks whom?
ask-sorting-attack = Attack { $origin } → { $to }: who stays behind as rearguard?
ask-sorting-advance = Who advances from { $origin } to { $to }?
ask-white-rider = Does the White Rider step back to silence the Nazgûl?
ask-standing = Do you withdraw into the stronghold? ({ $region })
ask-carding = Do you play a combat card?
ask-rerolling = How many dice do you re-roll?
ask-losing = { $hits ->
    [one] One hit
   *[other] { $hits } hits
  } in { $region }. Who falls?
ask-continuing = Does the attack go on?
ask-retreating = Do you retreat from { $region }?
ask-pressing = Do you give up an elite for another round of the siege?
ask-gathering = Who leaves the Fellowship?
ask-revealing = The Fellowship is revealed. Where is it?
ask-rerolling-hunt = How many dice of the hunt do you re-roll?
ask-facing = The hunt does { $damage } damage. What do you do?

option-use = { $die }: { $action }
option-play = { $plain ->
    [yes] Play { $card } ({ $die })
   *[no] Play { $card } ({ $die } as { $face })
  }
option-lay-aside = Lay aside unused: { $die }
option-pass = Pass
option-turn-die = Elven Ring: { $die } becomes { $face }
option-offer-joining = Offer a mixed army: { $region }
option-discard = Discard { $card }
option-swap = Offer { $card }
option-draw-from = Draw: { $deck }
option-allocate = { $dice ->
    [0] No die
    [one] 1 die
   *[other] { $dice } dice
  }
option-use-card = Use { $card }
option-accept = Yes
option-decline = No
option-done = Done
option-march = { $origin } → { $to }
option-attack = Attack: { $origin } → { $to }
option-stay = { $count } × { $figure } stay behind
option-stay-behind = { $person } stays behind
option-go = That is all: set out
option-hold = Nobody advances
option-remove = Take off: { $figure }
option-recruit = { $figure } in { $region }
option-advance = { $nation }
option-take = { $person }
option-walk = To { $to }
option-lift = { $count } Nazgûl from { $origin }
option-land = To { $to }
option-guide = { $person }
option-combat-card = Play { $card }
option-reroll = { $dice ->
    [0] No die
    [one] 1 die
   *[other] { $dice } dice
  }
option-lose = Remove: { $figure }
option-reduce = Reduce: { $figure }
option-reduce-from-reserve = From reinforcements: { $figure }
option-retreat = Retreat to { $to }
option-trace = { $through-count ->
    [0] To { $to }
   *[other] To { $to }, by way of { $through }
  }
option-sacrifice = Casualty: { $who ->
    [guide] the guide
   *[random] a companion at random
  }
option-leave = { $person } leaves the Fellowship
option-show-yourself = Gollum lets the Fellowship be seen
option-bear = Use the Ring: take the damage as corruption

event-turn-began = Turn { $number }. The Free Peoples have { $free } dice, the Shadow { $shadow }.
event-drew = { $seat } draws ({ $deck }){ $card ->
    [none] .
   *[other] : { $card }.
  }
event-discarded = { $seat } discards ({ $deck }){ $card ->
    [none] .
   *[other] : { $card }.
  }
event-allocated = The Shadow puts { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
  } into the hunt box.
event-action-die-rolled = Action dice, { $side }: { $face }.
event-die-used = { $side }: { $die } – { $action }.
event-die-laid-aside = { $side }: lays aside { $die }.
event-passed = { $side }: passes.
event-ring-used = { $side }: an Elven Ring turns { $die } to { $face }.
event-card-played = { $side }: plays { $card } with { $die }.
event-card-used = { $side }: uses { $card }.
event-card-left = { $card } leaves the table.
event-army-moved = { $side }: { $how ->
    [advance] an army advances
    [retreat] an army retreats
   *[march] an army moves
  }, { $origin } → { $to }.
event-captured = { $side }: captures { $region }.
event-siege-began = { $region } is besieged.
event-siege-ended = The siege of { $region } is over.
event-recruited = Recruited: { $figure }, { $region }.
event-trimmed = { $figure } in { $region } goes back to the reinforcements.
event-unit-lost = Lost in { $region }: { $figure }.
event-elite-reduced = Reduced in { $region }: { $figure }.
event-leaders-lost = { $side }: leaders lost in { $region }: { $count }.
event-nation-activated = { $nation }: active now.
event-nation-advanced = { $nation }: { $left ->
    [0] at war!
    [one] one box before war.
   *[other] { $left } boxes before war.
  }
event-character-moved = { $person }: { $origin } → { $to }.
event-character-entered = { $person } comes into play in { $region }.
event-character-lost = { $person } is gone.
event-separated = Leaving the Fellowship: { $people }.
event-nazgul-flew = { $count } Nazgûl: { $origin } → { $to }.
event-battle-began = { $attacker }: { $kind ->
    [siege] storms { $target }.
    [sortie] a sortie from { $target }.
   *[field] attacks, { $origin } → { $target }.
  }
event-combat-card-laid = { $side }: { $deck ->
    [none] no combat card.
   *[other] a combat card, face down ({ $deck }).
  }
event-combat-card-shown = { $side }: combat card { $combat } ({ $card }).
event-combat-rolled = { $side }: { $how ->
    [reroll] leaders re-roll
    [strike] an extra attack rolls
   *[roll] rolls
  } { $dice } – { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
  }
event-withdrew = { $side }: withdraws into the stronghold ({ $region }).
event-battle-ended = The battle is over: { $how ->
    [ceased] the attacker breaks off.
    [retreat] the defender retreats.
    [withdrawal] the defender withdraws.
    [destroyed] an army is destroyed.
   *[siege] the siege goes on.
  }
event-fellowship-moved = The Fellowship moves: { $progress ->
    [one] 1 step
   *[other] { $progress } steps
  } from where it was last seen.
event-hunt-rolled = The hunt rolls { $dice } – { $successes ->
    [0] no success.
    [one] 1 success.
   *[other] { $successes } successes.
  }
event-tile-drawn = Hunt tile: { $tile }.
event-damage-set = { $damage ->
    [-2] The tile heals 2.
    [-1] The tile heals 1.
    [0] No damage.
   *[other] Hunt damage: { $damage }.
  }
event-casualty = { $person } is a casualty of the hunt.
event-corrupted = Corruption: { $total }.
event-declared = The Fellowship is declared in { $region }.
event-revealed = The Fellowship is revealed in { $region }.
event-hidden = The Fellowship is hidden.
event-guide-named = { $person } is the guide.
event-mordor-entered = The Fellowship enters Mordor.
event-mordor-step = Step { $step } on the way to Mount Doom.
event-pool-refilled = The hunt pool is filled again.
event-tile-in-play = A special tile is in play: { $tile }.
event-won = Victory: { $side }. { $how ->
    [corruption] The Ring has corrupted its bearer.
    [ring] The Ring is destroyed.
   *[conquest] By conquest.
  }
event-fell-short = { $goal ->
    [fall] The Shadow lacked { $points ->
        [one] one point
       *[other] { $points } points
      }, or { $lacked } corruption.
    [doom] The Fellowship was { $lacked ->
        [one] one step
       *[other] { $lacked } steps
      } from the fire; the Free Peoples lacked { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
      }.
   *[mordor] { $lacked ->
        [0] The Fellowship stood at the gates of Mordor
        [one] The Fellowship was one step from Mordor
       *[other] The Fellowship was { $lacked } steps from Mordor
      }; the Free Peoples lacked { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
      }.
  }

over-corruption = The Ring has corrupted its bearer in turn { $turns }.
over-ring = The Ring is destroyed in turn { $turns }.
over-conquest = In turn { $turns } enough cities and strongholds had been taken.
over-last-captured = The last to fall was { $region }.
over-corruption-way = The Ring has corrupted its bearer.
over-ring-way = The Ring is destroyed.
over-conquest-way = Enough conquered: { $side }.

refused-at-peace = Nobody there may enter { $region } while at peace.
refused-at-war = { $nation }: at war already.
refused-army-at-peace = Nobody in { $region } is at war.
refused-barred = A card bars the way to { $region }.
refused-besieged = { $region } is besieged.
refused-cannot-enter = { $waits ->
    [saruman] Saruman comes once Isengard is at war, while Orthanc is not conquered.
    [witch-king] The Witch-king comes to an army of Sauron, once Sauron and a Free nation are at war.
    [mouth-of-sauron] The Mouth of Sauron comes to a stronghold of Sauron, if the Fellowship is in Mordor or all Free nations are at war.
    [aragorn] Aragorn comes where Strider is in Minas Tirith, Dol Amroth or Pelargir, if that place is not conquered.
   *[gandalf-white] Gandalf the White comes when the Grey has left the Fellowship or is dead, and some minion has been in play.
  }
refused-cannot-enter-there = { $person } cannot come into play here.
refused-casualty-first = A companion drawn at random has to be the casualty first.
refused-condition = The condition is not met: { $condition }
refused-conquered = { $region } is in the hands of the enemy.
refused-deck-empty = The deck is empty.
refused-declared-already = The Fellowship is where its figure stands; declaring it would change nothing.
refused-dice = From { $least } to { $most } dice.
refused-die = This die cannot do that: { $die }.
refused-elsewhere = { $person } is somewhere else.
refused-end-of-track = The track ends here: the Fellowship has to be declared or revealed first.
refused-face = A ring cannot turn the die to this face: { $die }.
refused-has-entered = { $person } has come into play already.
refused-haven = Revealed, the Fellowship cannot be in { $region }.
refused-hidden = The Fellowship is hidden already.
refused-in-mordor = Nobody leaves the Fellowship in Mordor.
refused-leader-alone = A leader of the Free Peoples is never without a unit.
refused-moved = { $person } has moved already.
refused-must-draw = A card has to be drawn.
refused-must-declare = The Fellowship has to be declared now.
refused-must-go = Somebody has to go.
refused-nazgul-only = Only Nazgûl move: { $person } does not.
refused-never-moves = { $person } never moves.
refused-no-action = There is no such action: { $action }.
refused-no-army = There is no army of yours in { $region }.
refused-no-attack = No army can attack.
refused-no-casualty = No casualty can be taken.
refused-no-companions = There is no companion who could.
refused-no-die = There is no such die: { $die }.
refused-no-elite = No elite can be given up for it.
refused-no-figure = No figure left: { $figure }.
refused-no-declaring = On the Mordor track the Fellowship is not declared.
refused-no-gollum = Gollum cannot do that now.
refused-no-guide = Cannot be the guide: { $name }.
refused-no-hobbit = No hobbit is the guide.
refused-no-leader = Nobody in { $region } can lead.
refused-no-leader-goes = A leader or character has to go along.
refused-no-march = No army can move.
refused-no-nation = No marker can be moved.
refused-no-nazgul = There is nobody who could move.
refused-no-recruits = Nobody can be recruited.
refused-no-regular = There is no regular to replace it.
refused-no-fallen = No regular of that nation has fallen in this battle; the reinforcements replace it anyway.
refused-no-ring = There is no Elven Ring to use.
refused-no-saruman = Saruman is not in play.
refused-no-settlement = No settlement of the nation: { $region }.
refused-no-stronghold = Nazgûl are recruited in strongholds of Sauron, not in { $region }.
refused-no-such = There is no such thing: { $name }.
refused-no-target = Nothing to attack: { $origin } → { $to }.
refused-no-unit = Only units count.
refused-no-unit-goes = At least one unit has to go.
refused-nobody-chosen = Nobody is chosen yet.
refused-not-adjacent = No neighbours: { $origin } → { $to }.
refused-not-at-gate = The Fellowship is not at the gates of Mordor.
refused-not-at-home = { $person } is not at home among his people.
refused-not-at-war = { $nation }: not at war.
refused-not-free = { $region } is not free.
refused-not-in-hand = Not in your hand: { $card }.
refused-not-on-map = Not on the map: { $name }.
refused-not-there = Not there: { $name }.
refused-not-usable = Cannot be used now: { $card }.
refused-not-your-nation = Not of your side: { $nation }.
refused-nothing-done = Do something first.
refused-nowhere = { $person } can go nowhere.
refused-one-elite = An elite is recruited alone.
refused-orthanc = The Shadow has to hold Orthanc, unbesieged.
refused-other-symbol = { $card } shows another symbol.
refused-pass = Passing needs fewer dice than the enemy: { $mine } against { $theirs }.
refused-passive = { $nation }: passive.
refused-rearguard-needed = A rearguard needs a unit ({ $region }).
refused-revealed = The Fellowship is not hidden.
refused-revealed-anyway = The Fellowship is revealed anyway.
refused-ring-used = One ring each turn.
refused-same-settlement = Two figures go to two settlements; { $region } has one.
refused-stronghold = A stronghold of the Free Peoples: { $region }.
refused-too-far = Out of reach: { $region }.
refused-too-many = At most { $most }.
refused-two-hits = Removing an elite takes two hits.

position-seats = { $seats } seats do not fit.
position-regions = There are 105 regions.
position-nations = There are eight nations.
position-politics = The politics of { $nation } cannot be so.
position-force = The figures in { $region } cannot be so.
position-leader-alone = Leaders without a unit in { $region }.
position-figures = { $figure }: { $found } instead of { $wanted }.
position-people = There are twelve characters.
position-person = { $person } cannot be here: { $place }.
position-corruption = Corruption is between 0 and 12.
position-fellowship = The Fellowship is in no region.
position-card = { $card } is there { $found } times.
position-hand-order = Hands are sorted.
position-tile = Tile { $tile }: { $found } of them.
position-captured = { $region } has no settlement.
position-besieged = { $region } cannot be besieged.
position-two-armies = Two armies in { $region }.
position-house = An agreement that does not exist.
position-unfinished = Without a winner something must be under way, with a winner nothing.
position-turn-order = The order of play, the dice or the Elven Rings cannot be so.
position-reinforcements = Reinforcements or losses cannot be so.
position-deck = A pile cannot be so.
position-hand = Seat { $seat } holds cards of the other side.
position-places = Captured, besieged or shared regions cannot be so.

role-gondor = the Gondor player
role-rohan = the Rohan player
role-witch-king = the Witch-king player
role-saruman = the Saruman player
role-free = the Free Peoples
role-shadow = the Shadow
ask-drawing-one = From which deck do you draw?
ask-offering = Do you offer your team mate a card, unseen, for one of theirs?
ask-joining = Do you join your armies in { $region }?
event-swapped = { $seat } gets a card from { $giver }{ $card ->
    [none] .
   *[other] : { $card }.
  }
refused-not-captain = { $role } would not lead this army.
refused-led-by = This mixed army is led by { $role }.
refused-not-yours = That belongs to your team mate.
refused-other-player = { $card } is for your team mate.
refused-same-nation = Not twice in a row for the same nation: { $nation }.
refused-not-together = There is no army of you both in { $region }.
refused-joined = The army in { $region } is mixed already.
refused-offered = Your team mate has just declined that: { $region }.
refused-same-army = Not twice in a row with the same mixed army: { $region }.
