game-title = Draft and sealed
game-short = Open boosters, take card after card, build a deck and play it.
game-length = 15–30 minutes, then the matches
game-age = from 12

setting-kind = What is played
setting-kind-draft = Draft: take a card, pass the booster on
setting-kind-sealed = Sealed: keep what you open
setting-boosters = Boosters for everybody
setting-boosters-1 = One
setting-boosters-2 = Two
setting-boosters-3 = Three
setting-boosters-4 = Four
setting-boosters-6 = Six

ask-picking = Take a card: booster { $booster } of { $of }, { $left } cards are left.
ask-building = Build a deck of your cards and hand it in.

chance-starter = Which starter is it?
chance-rare = Which rare lies in the starter?
chance-booster = Which card comes out of the booster?

option-pick = Take { $card }
option-build = Hand in this deck: { $cards }
counted-card = { $n } × { $card }

event-unpacked = { $seat } unpacks a starter: { $starter }{ $cards-count ->
    [0] .
   *[other] , with { $cards }.
  }
event-opened = { $seat } opens booster { $booster }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
  }
event-picked = { $card ->
    [none] { $seat } takes a card.
   *[other] { $seat } takes { $card }.
  }
event-passed = All have chosen. The boosters go to the { $way ->
    [left] left
   *[right] right
  }, with { $left ->
    [one] one card
   *[other] { $left } cards
  } each.
event-built = { $seat } has handed in a deck.
event-shown = All decks are handed in. Now everything is open.

over-built = All decks are built. Now they meet.

refused-not-in-booster = This card is not in the booster in front of you.
refused-unreadable = This is no deck: a Ring-bearer, a Ring, nine sites and counted cards are needed.
refused-not-owned = You do not have these cards: { $cards }.
refused-deck = This deck cannot be played: { $flaws }

position-booster = Booster { $booster } cannot be under way.
position-card = There is no card “{ $card }” in this place.
position-pool = Seat { $seat } has rares that no starter holds.
position-starter = Seat { $seat } has no such starter.
position-pack = What lies in front of seat { $seat } is no booster.
position-sizes = Seat { $seat } has too many or too few cards.
position-deck = Seat { $seat } cannot have handed in this deck.

why-culture = { $n ->
    [one] One card of its culture is there already.
   *[other] { $n } cards of its culture are there already.
  }

view-stage = What is going on
view-stage-unpacking = Starters are unpacked
view-stage-opening = Boosters are opened
view-stage-picking = Everybody takes a card
view-stage-building = Decks are built
view-stage-over = All decks are built
view-sealed = Sealed
view-boosters = Boosters for everybody
view-booster = Booster under way
view-passes = Boosters go to the
view-passes-left = left
view-passes-right = right
view-to = Your booster goes on to
view-starters = Starters
view-done = Has chosen
view-sizes = Cards in the booster
view-kept = Cards taken
view-pack = The booster in front of you
view-pick = Your choice
view-pool = Your cards

board-take = Take a card
board-taken = You have chosen
board-opening = Boosters are opened
board-booster = Booster { $booster } of { $of } · { $left ->
    [one] one card
   *[other] { $left } cards
  } left · then on to { $player }
board-chooses = chooses
board-ready = has chosen
board-gone = has given up
board-seats = Who has chosen
board-pack = The booster in front of you
board-pile = Your cards
board-pile-open = Your cards: { $n }
board-free = Free
board-shadow = Shadow
board-sites = Sites
board-none = Nothing yet.
board-read = Read
board-costs = By cost
board-cards = { $n ->
    [one] one card
   *[other] { $n } cards
  } of cost { $cost }
board-starter = The { $starter } is yours too.
board-below = Hand it in below the deck.
board-culture = { $culture }: { $n }
board-build = Build your deck
board-hand-in = Hand in
board-suggest = Suggest a deck
board-handed-in = Your deck is handed in
board-handed-in-about = As soon as all have built theirs, the decks meet.
board-watching = Decks are being built.
board-rounds = The matches
board-round = Round { $round }
board-standings = Standings
board-opened = Who opened what
board-opened-about = Everything is open now: every booster, every pick, every deck, through the eyes of each seat. The record can be saved there; “mathom verify” works out that nobody meddled with chance.
board-wins = { $n ->
    [one] one win
   *[other] { $n } wins
  }
board-play = Play
board-go-on = Go on
board-look = Look back
board-won = { $player } has won
board-drawn = Nobody has won
board-left-over = { $player } is left over and has won this round.
board-under-way = under way
board-against = { $one } against { $two }
board-preparing = The matches are being prepared.
board-again = Try again
