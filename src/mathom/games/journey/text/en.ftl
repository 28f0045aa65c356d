game-title = The Two Towers – the card game
game-short = Collect the right cards on the way and lay them out wisely at every place from Rohan to Minas Tirith.
game-length = 30 minutes
game-age = from 9

setting-first = Who begins
setting-first-seat-0 = The first seat
setting-first-lot = By lot

pile-draw = the draw pile

ask-taking = Take a card, or lay one down openly and take two.
ask-swapping = For { $laid }: which card do you take { $left ->
    [one] next
   *[other] first
  }?
ask-laying = Scoring at { $place }: what do you lay out?

chance-first = Who begins?
chance-path = Which path card is turned up?
chance-tile = Which tile is turned up?
chance-put-back = Minas Tirith lacks a 5. Which of its tiles goes back, counted from the left?
chance-card = Which card is on top of the pile?

option-take = Take { $card } from the open cards
option-draw = Draw from the pile
option-swap = Lay down { $card } and take two others
option-lay = { $gandalf ->
    [yes] New row: Gandalf and { $card }
   *[no] Lay out { $card }
  }
option-replace = { $gandalf ->
    [yes] Discard your old row and begin a new one: Gandalf and { $card }
   *[no] Discard your old row and begin a new one: { $card }
  }
option-done = Lay out nothing more

event-path-laid = The path behind { $place } has { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }.
event-tile-laid = A tile of { $tile } lies at { $place }.
event-tile-exchanged = A tile of { $back } at { $place } goes back, and a { $tile } comes for it.
event-ring-given = { $seat } has the ring and begins.
event-dealt = { $seat } is dealt { $card ->
    [none] a card.
   *[other] a card: { $card }.
  }
event-turned-up = { $card } lies open.
event-moved = { $seat } moves the marker to space { $space } of { $spaces } on the path behind { $place }.
event-arrived = { $seat } moves the marker to { $place }.
event-took = { $seat } takes { $card } from the open cards.
event-swapped = { $seat } lays { $card } to the open cards.
event-drew = { $seat } draws { $card ->
    [none] a card.
   *[other] a card: { $card }.
  }
event-reshuffled = The draw pile is empty. The discard pile is shuffled: { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
  }
event-took-nothing = { $seat } gets nothing: there is no card left to take.
event-row-discarded = { $seat } discards a row ({ $colour }): { $cards } × { $trait }{ $gandalf ->
    [yes] {" "}and Gandalf.
   *[no] .
  }
event-row-begun = { $seat } begins a row: { $gandalf ->
    [yes] Gandalf and { $card }.
   *[no] { $card }.
  }
event-row-grew = { $seat } adds { $card }. The row has { $cards } cards now.
event-passed = { $seat } passes.
event-counted = { $seat } has { $cards ->
    [0] no valid card
    [one] 1 valid card
   *[other] { $cards } valid cards
  } at { $place }.
event-trait-counted = { $place }, { $trait }: { $seat } has { $cards ->
    [0] no valid card.
    [one] 1 valid card.
   *[other] { $cards } valid cards.
  }
event-tile-won = { $seat } wins a tile of { $tile } at { $place }.
event-tile-lost = Nobody wins the tile of { $tile } at { $place }; it leaves the game.
event-ring-taken = { $seat } takes the ring.
event-card-removed = { $seat } discards { $card }.
event-gandalf-left = { $seat } also loses the Gandalf who would be left alone ({ $colour }).
event-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

over-points = Decided on points: { $points }.
over-cards = Tied at { $points } points; the valid cards at Minas Tirith decide: { $cards }.
over-earlier = Tied at { $points } points and { $cards } valid cards; the earlier turn at Minas Tirith decides.
over-points-way = Decided on points.
over-cards-way = Tied on points; the valid cards at Minas Tirith decide.
over-earlier-way = Tied on points and cards; the earlier turn at Minas Tirith decides.
score = points

refused-no-card = There is no card called “{ $card }”.
refused-not-open = { $card } is not among the open cards.
refused-not-in-hand = You do not have { $card } in your hand.
refused-just-laid = You may not take back the card you have just laid down: { $card }.
refused-pile-empty = The draw pile and the discard pile are empty.
refused-pile-too-low = After a hidden card a second hidden one would have to follow, but only one is left. Take an open card first.
refused-gandalf-alone = Gandalf never lies alone. Lay him together with the first card of a row.
refused-no-gandalf = You have no Gandalf in your hand.
refused-late-gandalf = There is a row of this colour already ({ $colour }: { $trait }); Gandalf can only be its first card.
refused-second-gandalf = There is a Gandalf in this row already ({ $colour }: { $trait }).
refused-other-trait = There is a row of this colour already ({ $colour }: { $trait }). To show another trait you must discard it first.
refused-same-trait = The row shows this trait already ({ $colour }: { $trait }); it can only be replaced by another one.
refused-no-row = You have no row of this colour to replace: { $colour }.

position-marker = The marker cannot be on space { $space } behind place number { $place }.
position-paths = These are not the path cards of the box.
position-tiles-at = { $place } cannot have { $found } tiles, but { $wanted }.
position-tile-order = The tiles at { $place } are not in order of value.
position-last-tile = { $place } lacks a tile of { $tile }.
position-tile-count = There are { $found } tiles of { $tile }; the box has { $most }.
position-tiles-gone = { $found } tiles are won or gone; it would have to be { $wanted }.
position-card = There is no card called “{ $card }”.
position-cards = The card “{ $card }” is there { $found } times instead of { $wanted }.
position-row = Seat { $seat } has a row that cannot be.
position-hand-order = The hand of seat { $seat } is not sorted.
position-known = Cards of seat { $seat } are known that are not in the hand.
position-pile = The draw pile cannot be like this.
position-ring = Whoever has the ring is the starting player.
position-final = The valid cards at the last place are only known at the end.
position-setting-up = The set-up is not complete.

why-wanted-here = it counts at the next place, { $place }
why-wanted-later = it counts at later places
why-wanted-nowhere = it counts nowhere any more
why-fits-row = it fits your row ({ $colour })
why-fits-hand = it fits your hand
why-gandalf = Gandalf fits everywhere
why-draw = a hidden card is about as good
why-two-for-one = two useful cards for one that can be spared
why-wins-tile = it should bring { $points ->
    [one] 1 point more
   *[other] { $points } points more
  }
why-keeps-for-later = the cards will bring more later
why-prepares = it stays for later places
why-costs-row = but the old row is lost
why-no-gain = it gains nothing here

terminal-player = player
terminal-points = points
terminal-cards = hand
terminal-valid = valid
terminal-open = Open cards:
terminal-no-open = none
terminal-piles = draw pile: { $pile }, discard pile: { $discard }
terminal-hand = Your hand:
board-road = The road

outcome-first = { $seat }

# What is on the table, in words: the fields of the view, and what can be under way.

view-frames = Under way
view-start = Starting player
view-ring = The Ring is with
view-turn = On turn
view-place = Last place reached
view-space = Spaces on the path behind it
view-paths = Length of the paths
view-tiles = Point tiles at the places
view-won = Tiles won
view-lost = Tiles nobody took
view-hand = Your hand
view-hand_sizes = Cards in hand
view-known = Known cards in hand
view-rows = Rows laid out
view-trait = Trait
view-cards = Cards
view-gandalf = With Gandalf
view-open = Open cards
view-discard = Discard pile
view-pile = Cards in the draw pile
view-final = Valid cards at the last place
row-red = red row
row-blue = blue row
row-green = green row
row-yellow = yellow row
