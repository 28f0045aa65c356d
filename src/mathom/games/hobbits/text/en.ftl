game-title = The Lord of the Rings – the children's game
game-short = Lead your hobbit past friends and enemies to Mount Doom.
game-length = 15–30 minutes
game-age = from 6

setting-mode = Rules
setting-mode-beginner = Beginner game
setting-mode-advanced = Advanced game with towers, palantír and the help of friends
setting-first = Who begins
setting-first-seat-0 = The first seat
setting-first-lot = By lot
setting-palantir = Who hides the palantír
setting-palantir-neighbour = The next player
setting-palantir-chance = Chance
setting-spins = Spinning
setting-spins-to-the-end = An encounter goes on to its end
setting-spins-may-stop = An encounter may be broken off

hand-near = the hand near the chest
hand-far = the outstretched hand
segment-dark = Sauron's eye
segment-one = one cube and the Nazgûl
segment-two = two cubes
segment-three = three cubes

ask-flight = The Nazgûl was rolled. Which one flies where?
ask-walk = Walk up to { $steps } { $steps ->
    [one] field
   *[other] fields
  }. Where to?
ask-pause = You have moved. What now?
ask-pressing = Spin on at { $place }?
ask-darkness = Sauron's eye at { $place }! Shall a friend help?
ask-hiding = In which hand do you hide the palantír from { $player }?
ask-guessing = You stand on a tower field. Which hand do you choose?
ask-captured = The palantír has seen you! Shall a friend help?

chance-first = Who begins?
chance-tile = Which tile is turned up?
chance-die = What does the die show?
chance-spinner = Where does the ring spinner stop?
chance-hand = Is the palantír in the hand?

option-fly = A Nazgûl from { $origin } to { $to }
option-no-flight = Leave the Nazgûl where they are
option-move = To { $to }
option-meet = Meet who is here
option-end-turn = End the turn
option-help = Ask { $friend } for help
option-submit = Do without help
option-spin-on = Spin on
option-stop = Break off
option-hide = Into { $hand }
option-guess = { $hand }

event-tile-turned = { $tile } is turned up and goes back into the stack.
event-tile-laid = { $tile } lies at { $place }{ $cubes ->
    [0] .
    [one] , with 1 cube.
   *[other] , with { $cubes } cubes.
  }
event-turn-began = { $seat } is on.
event-rolled = { $seat } rolls a { $steps }.
event-nazgul-rolled = { $seat } rolls the Nazgûl.
event-flew = { $seat } sends a Nazgûl from { $origin } to { $to }.
event-moved = { $seat } walks to { $to }.
event-stayed = { $seat } stays put.
event-met = { $seat } meets { $tile } at { $place }.
event-spun = The spinner shows { $segment }.
event-nazgul-beaten = { $seat } beats a Nazgûl. { $kept ->
    [yes] It is gone for good.
   *[no] It flees to Mount Doom.
  }
event-cubes-removed = { $tile } loses { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }; { $left ->
    [0] none is left.
   *[other] { $left } left.
  }
event-friend-won = { $tile } joins { $seat }.
event-enemy-beaten = { $seat } has beaten { $tile }!
event-crossed = { $seat } crosses { $place }.
event-place-emptied = No tile is left for { $place }: from now on it is part of the path.
event-helped = { $friend } helps { $seat } { $use ->
    [roll] to another roll.
    [spin] against Sauron's eye.
   *[hide] to stay hidden.
  }
event-broke-off = { $seat } breaks off.
event-hidden = { $seat } holds out two fists.
event-guessed = { $seat } chooses { $hand }: { $palantir ->
    [yes] the palantír!
   *[no] empty. That was close.
  }
event-caught = { $seat } is caught and locked up in { $tower }.
event-won = { $seat } beats Sauron and frees Middle-earth!

over-sauron-beaten = Sauron is beaten.
scoring = Whoever beats Sauron wins. Points are for playing several games: { $tile } for every tile, { $nazgul } for every Nazgûl, { $sauron } for Sauron.
score = points for a series

refused-no-place = There is no place called “{ $place }”.
refused-no-nazgul = There is no Nazgûl at { $place }.
refused-same-place = The Nazgûl is at { $place } already; it must fly to another place.
refused-empty-place = Nothing is left at { $place }; Nazgûl are only sent to places with a tile.
refused-place-blocked = While a tile lies there, nobody can enter { $field }.
refused-tower = Nobody goes to { $field } of their own accord.
refused-no-field = There is no field called “{ $field }”.
refused-no-way = No free path leads to { $field }: a place with a tile lies in between.
refused-too-far = { $field } is { $distance } steps away, and the die shows { $steps }.
refused-nobody-here = The hobbit does not stand on a large field beside a tile.
refused-beginner = Friends help in the advanced game only.
refused-not-your-friend = { $friend } is not in your collection.

position-hobbit = Hobbit { $seat } cannot stand on “{ $field }”.
position-places = The places are not those of the board.
position-bare-place = { $place } has no tile although there are tiles to draw.
position-nazgul-at-empty = A Nazgûl is at { $place }, where no tile lies.
position-tile = There is no tile called “{ $tile }”.
position-cubes = { $cubes } cubes cannot lie at { $place }.
position-tiles = The tile “{ $tile }” is there { $found } times instead of { $wanted }.
position-nazgul = There are { $found } Nazgûl instead of { $wanted }.
position-stack = A stack holds tiles that do not belong there.
position-sauron = Sauron does not lie at Mount Doom.
position-setting-up = The set-up cannot be like this.
position-roll = The die has no { $steps }.
position-encounter = The hobbit of seat { $seat } does not stand beside the place of the encounter.
position-unfinished = A match without a winner needs something under way, one with a winner nothing.

why-turns = about { $turns } turns to Mount Doom from there
why-tower = but { $tower } is watching
why-meet = { $tile } can be met there
why-delay = it holds up { $seat }
why-free-road = it frees the way
why-best-so = there is nothing better to do
why-save-friends = friends are kept for worse moments
why-no-use = stopping gains nothing
why-even-chance = both hands are equally good
why-hurry = { $friend } brings another roll
why-spin-on = { $friend } brings another spin
why-escape = { $friend } keeps the hobbit out of the tower

terminal-player = player
terminal-where = stands on
terminal-near = nearest places
terminal-gathered = gathered
terminal-friend = friend
terminal-enemy = enemy with cubes
terminal-nazgul = Nazgûl
terminal-tower-field = tower field
terminal-stacks = stacks: { $light } light, { $dark } dark

outcome-first = { $seat }
outcome-die-nazgul = Nazgûl
outcome-spinner-dark = { segment-dark }
outcome-spinner-one = { segment-one }
outcome-spinner-two = { segment-two }
outcome-spinner-three = { segment-three }
outcome-hand-palantir = yes, the palantír
outcome-hand-empty = no, empty

# What is on the table, in words: the fields of the view, and what can be under way.

view-frames = Under way
view-turn = On turn
view-hobbits = Where the hobbits are
view-sites = At the places
view-tile = Tile
view-cubes = Cubes
view-nazgul = Nazgûl
view-light = Stack of light tiles
view-dark = Stack of dark tiles
view-hoards = Collected
view-tiles = Tiles
view-given_up = Given up
view-winner = Won by
