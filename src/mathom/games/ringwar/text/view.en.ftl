# What is on the table, in words: the fields of the view, and what can be under way.

view-frames = Under way
view-turn = The turn
view-number = Turn
view-armies = Armies on the map
view-people = Where the characters are
view-reinforcements = Reinforcements
view-lost = Lost for good
view-steps = Boxes away from war
view-active = Active nations
view-captured = Captured
view-besieged = Besieged
view-fellowship = The Fellowship
view-region = Where
view-progress = Steps from there
view-hidden = Hidden
view-corruption = Corruption
view-guide = Guide
view-step = Step on the Mordor track
view-hunt = The hunt
view-pool = Hunt pool
view-drawn = Tiles drawn
view-removed = Tiles out of the game
view-waiting = Special tiles still to come
view-dice = Dice
view-rings = Elven Rings
view-hand = Your hand
view-own_buried = Discarded by you, face down
view-hands = Cards in hand
view-buried = Discarded face down
view-decks = In the decks
view-spent = Cards played
view-table = Cards on the table
region-fellowship = in the Fellowship
region-aside = not yet in play
region-gone = out of the game
card-fp-character = face down (character)
card-fp-strategy = face down (strategy)
card-shadow-character = face down (character)
card-shadow-strategy = face down (strategy)

frame-battle = A battle
frame-marching = Armies on the march
frame-sorting-march = A march
frame-sorting-attack = An attack
frame-sorting-advance = Advancing after the battle
frame-recruiting = Recruiting
frame-gathering = Companions leave the Fellowship
frame-companions = Companions on the move
frame-walking = Companions on their way
frame-flying = Nazgûl and minions on the move
frame-rolling-combat = Combat rolls
frame-losing = Hits
frame-playing = An event card
frame-resolving = A hunt tile
frame-travelling = An army on its way
view-attacker = Attacker
view-side = Side
view-origin = From
view-target = To
view-to = To
view-kind = Kind
view-kind-field = field battle
view-kind-siege = siege
view-kind-sortie = sortie
view-rounds = Rounds of the siege
view-fallen = Fallen
view-round = This combat round
view-cards = Combat cards
view-rolls = Rolls
view-rerolls = Re-rolls
view-hits = Hits
view-left = Still possible
view-moved = Moved already
view-force = Units
view-placed = Recruited already
view-group = Who goes
view-reach = How far
view-landed = Arrived already
view-card = Card
view-tile = Tile
view-damage = Damage
view-party = Who is on the way

card-inscription = { $event } Combat – { $title }: { $combat }
region-inscription = { $settlement ->
    [town] Town
    [city] City
    [stronghold] Stronghold
    [fortification] Fortification
   *[none] No settlement
  }, { $nation }{ $points ->
    [0] {""}
    [one] , 1 victory point
   *[other] , { $points } victory points
  }. Next to { $near }.
nation-none = no nation

seat-side-2-0 = The Free Peoples
seat-side-2-1 = The Shadow
seat-side-3-0 = The Free Peoples
seat-side-3-1 = Sauron
seat-side-3-2 = Isengard and the South
seat-side-4-0 = Gondor and the Elves
seat-side-4-1 = Sauron
seat-side-4-2 = Rohan, the North and the Dwarves
seat-side-4-3 = Isengard and the South
seat-role-2-0 = leads the Free Peoples
seat-role-2-1 = leads the Shadow
seat-role-3-0 = leads the Free Peoples
seat-role-3-1 = leads Sauron, with the Witch-king
seat-role-3-2 = leads Isengard and the South, with Saruman
seat-role-4-0 = leads Gondor and the Elves
seat-role-4-1 = leads Sauron, with the Witch-king
seat-role-4-2 = leads Rohan, the North and the Dwarves
seat-role-4-3 = leads Isengard and the South, with Saruman

ring = Elven Ring
face-character = becomes Character
face-army = becomes Army
face-muster = becomes Muster
face-event = becomes Event
face-army_muster = becomes Army/Muster
face-will = becomes Will of the West
face-eye = becomes Eye
casualty-guide = the guide
casualty-random = a random companion
