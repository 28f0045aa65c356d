game-title = The Two Towers – the film game
game-short = Hold the orcs of two towers apart until the Ents come – and beat the most of them yourself.
game-length = about 45 minutes
game-age = from 10

setting-variant = Difficulty
setting-variant-base = One ring of orcs around each tower
setting-variant-orthanc_double = Two rings around Orthanc
setting-variant-both_double = Two rings around both towers

symbol-orthogonal = along rows and columns
symbol-diagonal = diagonally
symbol-any = in all directions
mark-shadowfax = Shadowfax

ask-placing = Where on Amon Hen do you put your figure ({ $figure })?
ask-hero = Which hero card do you play, and where do you move?
ask-picking = “{ $card }”: return { $left ->
    [one] one more orc
   *[other] up to { $left } orcs
  } to the supply.
ask-relocating = “{ $card }”: do you move a figure of your own elsewhere?
ask-discarding = Which hero card do you discard?
ask-giving-up = Your strongest hero card is lost. Which one do you discard?

chance-card = Which hero card is drawn?
chance-orc_card = Which orc card is revealed?
chance-token = What is on the token?
chance-event_card = Which event happens?

option-place = On { $to }
option-move = { $card }{ $figure ->
    [none] {": "}
   *[other] {" with "}{ $figure }:{" "}
  }{ $start } – { $turn ->
    [none] {""}
   *[other] { $turn } –{" "}
  }{ $to }
option-jump = { $card }{ $figure ->
    [none] {": "}
   *[other] {" with "}{ $figure }:{" "}
  }Shadowfax jumps to { $to }
option-discard = Discard { $card }
option-remove = Return the orc on { $field }
option-enough = Return no more orcs
option-relocate = Set { $figure ->
    [none] your figure
   *[other] your figure { $figure }
  } on { $to }
option-stay = Set no figure elsewhere

event-figure-placed = { $seat } starts on { $to } ({ $figure }).
event-turn-began = It is { $seat }’s turn.
event-orc-card-revealed = Orc card: { $card }.
event-orcs-entered = { $realm }: { $fields-count ->
    [0] no orc finds a place
    [one] an orc enters
   *[other] { $fields-count } orcs enter
  } in row { $row }{ $fields-count ->
    [0] .
   *[other] : { $fields }.
  }
event-orc-cards-shuffled = All orc cards have been used and are shuffled anew.
event-hero-played = { $seat } plays { $card } ({ $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }).
event-moved = { $seat } moves { $start } – { $to }{ $beaten-count ->
    [0] .
    [one] {" "}and beats an orc.
   *[other] {" "}and beats { $beaten-count } orcs.
  }
event-jumped = { $seat } jumps to { $to } with Shadowfax{ $beaten ->
    [yes] {" "}and beats the orc there.
   *[no] .
  }
event-pincer-closed = Pincer on { $at }: { $fields-count ->
    [one] an orc is
   *[other] { $fields-count } orcs are
  } beaten. { $given ->
    [0] { $seat } takes them all.
   *[other] { $seat } takes { $own }, { $partner } takes { $given }.
  }
event-hero-discarded = { $seat } discards { $card }.
event-drew = { $seat } draws { $card ->
    [none] a hero card
   *[other] { $card }
  }.
event-heroes-shuffled = The discarded hero cards are shuffled into a new draw pile.
event-token-turned = { $seat } turns over { $points ->
    [one] 1 hero point
   *[other] { $points } hero points
  }{ $ent ->
    [yes] {" "}and an Ent!
   *[no] .
  }
event-ent-moved = The Ent moves on to space { $space }.
event-event-read = Event “{ $card }”: { $text }
event-orcs-laid = { $fields-count ->
    [0] No orc finds a place.
    [one] An orc comes onto the board: { $fields }.
   *[other] { $fields-count } orcs come onto the board: { $fields }.
  }
event-orcs-removed = { $fields-count ->
    [0] There is no orc there.
    [one] An orc goes back to the supply: { $fields }.
   *[other] { $fields-count } orcs go back to the supply: { $fields }.
  }
event-relocated = { $seat } sets a figure from { $start } to { $to }.
event-towers-joined = A chain of orcs joins the towers!
event-ents-arrived = The Ents reach Orthanc. The dark power is beaten!

over-towers-joined = The orcs have joined the towers. Everybody has lost.
over-ents-arrived = The Ents have reached Orthanc.
score = hero points

refused-no-field = There is no field called “{ $field }”.
refused-no-start-field = { $field } does not belong to Amon Hen.
refused-not-free = { $field } is not free.
refused-not-in-hand = { $card } is not in your hand.
refused-must-move = { $card } offers a move, so you must move.
refused-not-your-figure = You cannot move the figure “{ $figure }” now.
refused-no-shadowfax = { $card } does not carry the mark of Shadowfax.
refused-tower = { $field } belongs to a tower; nobody can enter it.
refused-tower-between = A tower is in the way of { $field }.
refused-same-field = The figure is on { $field } already.
refused-figure-there = A figure stands on { $field }; the move may not end there.
refused-not-there = This figure does not stand on { $field }.
refused-not-straight = { $field } is not in a straight line.
refused-wrong-direction = This card does not lead to { $field }; it only moves { $symbol }.
refused-turned-back = Turning back on { $field } is not allowed: no field is entered twice.
refused-no-turn = The way does not turn on { $field }.
refused-too-far = The way to { $field } costs { $cost }, and you have { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
refused-not-there-to-pick = “{ $card }” does not let you take an orc from { $field }.
refused-no-orc = There is no orc on { $field }.
refused-not-there-to-go = “{ $card }” does not let you set a figure on { $field }.
refused-not-strongest = { $card } is not your strongest card.

position-ent = The Ent cannot stand on space { $space }.
position-unfinished = While the game is undecided something must be under way, afterwards nothing.
position-board = The board does not have 128 known signs.
position-towers = The towers are not where they belong.
position-figure = The figure “{ $figure }” is not on the board exactly once.
position-linked = Whether the towers are joined does not fit the state of the game.
position-tokens = The tokens “{ $token }” are not { $wanted }.
position-won = There must be a token to turn over.
position-supply = { $found } tokens lie face down instead of { $wanted }.
position-cards = The card “{ $card }” is there { $found } times instead of { $wanted }.
position-pile = A pile is empty that should have been shuffled anew.
position-shuffled = The draw pile holds a card that was not shuffled into it.
position-order = The cards of a pile are not in the order of the box.
position-events = { $found } event cards are left; that does not fit the Ent.
position-hand = Seat { $seat } has { $cards } hero cards.
position-event = The event “{ $card }” cannot be under way now.

why-beats = it beats { $orcs ->
    [one] an orc
   *[other] { $orcs } orcs
  }
why-shares = { $seat } gets { $orcs ->
    [one] one of them
   *[other] { $orcs } of them
  }
why-danger = but there is a { $percent } % chance that the next orc card joins the towers
why-apart = then the orcs still lack { $missing ->
    [one] 1 field
   *[other] { $missing } fields
  } between the towers
why-nearer = but then the orcs lack only { $missing ->
    [one] 1 field
   *[other] { $missing } fields
  }
why-never = this way the orcs cannot join the towers at all for now
why-weak-card = the weakest card is the least loss
why-best-so = there is nothing better to do

terminal-player = player
terminal-figure = figure
terminal-points = points
terminal-tokens = tokens
terminal-hand = hand
terminal-cards = { $count ->
    [one] 1 hero card
   *[other] { $count } hero cards
  }
terminal-ent = Ent
terminal-orc = orc
terminal-target = target
terminal-left = strength left + orcs beaten
terminal-gap = missing in the chain
terminal-piles = supply { $supply } · hero pile { $heroes } · events { $events } · orc cards { $orcs }
terminal-missing = { $missing ->
    [0] The towers are joined.
    [one] The orcs lack only 1 field between the towers.
   *[other] The orcs still lack { $missing } fields between the towers.
  }
terminal-apart = As the figures stand, the orcs cannot join the towers.

board-ent = The Ent stands on space { $space } of { $last }.
board-row = Row { $row }
board-orc-card = Orc card
board-events = { $count ->
    [one] 1 event
   *[other] { $count } events
  }
board-event-group = { $group ->
    [0] Event
   *[other] Event · pile { $group }
  }
board-event-read = Read “{ $card }” again
board-event-cards = Event cards
board-hero-cards = Hero cards
board-orc-cards = Orc cards
board-close = Put away
board-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
  }
board-discard = Discard
board-supply = Supply { $count }
board-tokens = { $count ->
    [one] 1 orc
   *[other] { $count } orcs
  }
board-hero = { $card }, moves { $symbol }{ $shadowfax ->
    [0] {""}
   *[other] , with Shadowfax
  }
board-field-orc = { $field }, orc
board-field-figure = { $field }, figure { $figure }
board-field-reach = { $what }{ $left ->
    [-1] {""}
   *[other] , { $left } strength left
  }{ $orcs ->
    [0] {""}
    [one] , beats 1 orc
   *[other] , beats { $orcs } orcs
  }
board-way = { $corner ->
    [0] {""}
   *[other] Round which corner?{" "}
  }{ $to }{ $points ->
    [-1] {""}
   *[other] : { $spent } of { $points ->
      [one] 1 point
     *[other] { $points } points
    }
  }{ $orcs ->
    [0] .
    [one] , beats 1 orc{ $pincer ->
      [0] .
     *[other] {" "}in a pincer.
    }
   *[other] , beats { $orcs } orcs{ $pincer ->
      [0] .
     *[other] {" "}({ $pincer } in a pincer).
    }
  }
board-link-missing = { $missing ->
    [0] The towers are joined.
    [one] The chain lacks 1 orc.
   *[other] The chain lacks { $missing } orcs.
  }
board-link-never = No chain is possible.
board-link-show = Show the shortest chain
board-link-hide = Hide the shortest chain

picture-orc-cards = { $count ->
    [one] 1 orc card
   *[other] { $count } orc cards
  }

# What is on the table, in words: the fields of the view, and what can be under way.

view-frames = Under way
view-turn = On turn
view-board = On the board
view-supply = Orcs in the supply
view-unseen = Not turned over yet
view-kept = Tokens turned over
view-points = Points
view-hand = Your hand
view-hand_sizes = Cards in hand
view-deck = Cards in the hero pile
view-discard = Discarded heroes
view-orc_deck = In the orc pile
view-orc_discard = Discarded orc cards
view-event_deck = In the event pile
view-ent = Steps of the Ents
view-joined = Towers joined
view-gap = Where orcs are missing between the towers
sign-o = Orcs
sign-1 = Green figure
sign-2 = Red figure
sign-3 = Blue figure
sign-4 = Yellow figure
frame-effect = Event
frame-picking = Orcs back to the supply
frame-relocating = Moving a figure elsewhere
view-card = Card
view-left = Still left
