game-title = The Two Towers – the trading card game
game-short = Lead your fellowship to site 9, and be the Shadow in everybody else’s turn.
game-length = 60 minutes
game-age = from 11

setting-deck = Deck
setting-deck-aragorn = Aragorn starter
setting-deck-theoden = Théoden starter
setting-deck-galadhrim = Galadhrim host and siege archers
setting-deck-ithilien = Rangers of Ithilien and Men of Harad
setting-deck-white-rider = White Rider and Dunland
setting-deck-riders = Riders and trackers
setting-lists = Deck lists
setting-lists-closed = Closed until the match is over
setting-lists-open = Open to everybody
setting-discards = Discard piles of others
setting-discards-seen = May be looked through
setting-discards-covered = Stay covered
setting-mulligan = Second first hand
setting-mulligan-off = No
setting-mulligan-once = Once, with six cards
setting-starter-rules = Starter rules
setting-starter-rules-off = No
setting-starter-rules-on = Shuffle the discard pile into a new deck, once
setting-transfers = Transferring items
setting-transfers-once = Each once in a fellowship phase
setting-transfers-free = As often as one likes
setting-ring-bearer-cancel = Skirmishes of the Ring-bearer
setting-ring-bearer-cancel-allowed = May be cancelled
setting-ring-bearer-cancel-barred = May not be cancelled


nothing = –
ask-bidding = How many burdens do you bid, for the choice of your place?
ask-seating = Which place in the turn order do you take?
ask-starting = Starting fellowship: which companion? ({ $budget } twilight left)
ask-reshuffling = Your deck is empty. Do you shuffle your discard pile into a new one? (Only once in the match)
ask-rethinking = Do you keep this hand?
ask-acting-fellowship = Fellowship phase: what do you do?
ask-acting-shadow = Shadow phase: what do you do?
ask-acting-maneuver = Maneuver phase: what do you do?
ask-acting-archery = Archery phase: what do you do?
ask-acting-assignment = Assignment phase: what do you do?
ask-acting-skirmish = Skirmish: what do you do?
ask-acting-regroup = Regroup phase: what do you do?
ask-after = Several texts work at once. Which one first?
ask-responding-played = { $card } was played. Do you respond?
ask-responding-wins = { $card } has won a skirmish. Do you respond?
ask-responding-loses = { $card } has lost a skirmish. Do you respond?
ask-responding-killed = { $card } was killed. Do you respond?
ask-responding-moves = The fellowship moves. Do you respond?
ask-responding-moves-from = The fellowship leaves { $card }. Do you respond?
ask-responding-moves-to = The fellowship has come to { $card }. Do you respond?
ask-responding-start-of = It begins. Do you use a text?
ask-responding-end-of = The phase ends. Do you use a text?
ask-responding-start-of-skirmish = The skirmish begins. Do you use a text?
ask-responding-wound = { $card } is about to take a wound. Do you respond?
ask-responding-discard = { $card } is about to be discarded. Do you respond?
ask-responding-burden = Burdens are about to be added. Do you respond?
ask-responding-control = A site is about to be taken. Do you respond?
ask-responding-assigned = { $card } was assigned. Do you use a text?
ask-responding-ability-used = An ability of { $card } is used. Do you respond?
ask-picking = { $card }: { $what }
ask-numbering = { $card }: { $what }
ask-naming = { $card }: { $text } Which player?
ask-branching = { $card }: { $text } Which of its effects?
ask-confirming = { $card }: { $text } Do you do that?
ask-confirming-draw = Do you draw { $n } { $n ->
    [one] card
   *[other] cards
  }?
ask-which-card = { $card }: { $what } Which card?
ask-playing-found-stacked = { $card }: where do you play it?
ask-offering = { $card }: { $text } Do you pay to prevent this?
ask-healing = Sanctuary: which companion is healed? ({ $left } left)
ask-firing = Archery fire: who takes a wound? ({ $left } left)
ask-targeting = Archery fire: whose minions take { $total }?
ask-assigning-defenders = Who defends against which minion?
ask-assigning-attackers = Whom do your remaining minions attack?
ask-next-skirmish = Which skirmish is next?
ask-reconciling = You may discard one card before you draw up to 8.
ask-reconciling-down = You hold more than 8 cards. Which one do you discard?
ask-moving-on = Do you move again?

chance-card = Which card is drawn?
chance-revealed = Which card is turned up?
chance-lot = Who chooses first?

option-bid = Bid { $burdens }
option-sit = Place { $place }
option-start = { $card } joins
option-keep = Keep the hand
option-mulligan = Shuffle back, draw six
option-pass = Pass
option-play = { $on ->
    [none] Play { $card }
   *[other] Play { $card } on { $on }
  }
option-use = Use { $card }: { $ability }
option-use-stacked = Use { $card }, stacked on { $on }: { $ability }
option-heal-by = Discard { $card } to heal { $who }
option-transfer = Transfer { $card } to { $to }
option-react = { $to ->
    [none] Use { $card }: { $ability }
   *[other] Use { $card } (about { $to }): { $ability }
  }
option-respond = { $to ->
    [none] Play { $card }
   *[other] Play { $card } (about { $to })
  }
option-first = { $to ->
    [none] First { $card }: { $ability }
   *[other] First { $card } (about { $to }): { $ability }
  }
option-take-loss = The lost skirmish first
option-choose = { $card }
option-take = { $card }
option-find = { $card }
option-find-stacked = { $card }, stacked on { $on }
option-play-found = { $on ->
    [none] Play { $card }
   *[other] Play { $card } on { $on }
  }
option-stop = No more
option-number = { $n }
option-name = { $seat }
option-branch = { $branch }
option-yes = Yes
option-no = No
option-heal = Heal { $card }
option-wound-by = A wound for { $card }
option-assign = { $who } faces { $minion }
option-done = Nothing more to assign
option-fight = The skirmish of { $who }
option-move = Move again
option-stay = Stay, and end the turn
option-discard = Discard { $card }

event-bids-shown = The bids: { $bids }.
event-sat = { $seat } takes place { $place }.
event-site-played = { $seat } lays { $card } as site { $number }.
event-turn-began = Turn of { $seat }.
event-phase-began = { $phase ->
    [fellowship] Fellowship phase.
    [shadow] Shadow phase of { $seat }.
    [maneuver] Maneuver phase.
    [archery] Archery phase.
    [assignment] Assignment phase.
    [skirmish] A skirmish.
    [regroup] Regroup phase.
   *[other] A phase begins.
  }
event-moved = The fellowship of { $seat } moves to site { $site }: { $card }.
event-totals = Archery totals: fellowship { $fellowship }, minions { $minions }.
event-assigned = { $who } faces { $minion }.
event-skirmish-began = { $who } against { $minions }.
event-skirmish-won = { $overwhelmed ->
    [yes] Overwhelmed, { $strength } to { $against }: victory for { $winners }.
   *[no] The skirmish is won, { $strength } to { $against }, by { $winners }.
  }
event-skirmish-cancelled = The skirmish is cancelled.
event-left-skirmish = { $card } leaves the skirmish.
event-fierce-round = Fierce minions must be faced again: { $minions }.
event-turn-ended = The turn of { $seat } ends.
event-played = { $on ->
    [none] { $seat } plays { $card } ({ $cost }).
   *[other] { $seat } plays { $card } on { $on } ({ $cost }).
  }
event-used = { $seat } uses { $card }: { $ability }
event-happened = { $card }: { $ability }
event-transferred = { $card } goes to { $to }.
event-chosen = { $seat } chooses { $cards }.
event-prevented = { $card ->
    [none] It is prevented.
   *[other] Prevented for { $card }.
  }
event-cancelled = The action of { $card } has no effect.
event-twilight = The twilight pool changes by { $by } to { $pool }.
event-burdens = { $seat }: burdens now { $burdens }.
event-wounded = { $card } takes a wound.
event-exerted = { $card } exerts.
event-healed = { $card } is healed.
event-tokens = { $card } has { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  } now.
event-lasts = { $what ->
    [strength] { $cards }: strength { $n } for a while.
    [archery] The archery total changes by { $n }.
    [fierce] { $cards }: fierce for a while.
    [archer] { $cards }: archer for a while.
    [damage] { $cards }: damage +{ $n } for a while.
    [defender] { $cards }: defender +{ $n } for a while.
   *[other] { $cards }: the text holds for a while.
  }
event-killed = { $card } is killed.
event-discarded-from-play = { $card } is discarded.
event-discarded = { $seat } discards { $card }.
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
  }
event-took-to-hand = { $seat } takes { $card } into hand.
event-put-beneath = { $card ->
    [none] { $seat } puts a card beneath the deck.
   *[other] { $seat } puts { $card } beneath the deck.
  }
event-revealed = Revealed from the deck of { $seat }: { $card }.
event-hand-shown = { $seat } shows the hand: { $cards }.
event-searched = { $seat } searches the deck and shuffles.
event-looked-through = { $seat } looks through the own discard pile.
event-shuffled = The deck of { $seat } is shuffled.
event-stacked = { $card } is stacked on { $on }.
event-shuffled-in = { $card } is shuffled into the deck of { $seat }.
event-controlled = { $seat } takes control of site { $site }.
event-liberated = Site { $site } is liberated.
event-ring-on = The Ring-bearer of { $seat } puts on the Ring.
event-ring-off = The Ring-bearer of { $seat } takes off the Ring.
event-new-ring-bearer = { $card } bears the Ring now.
event-fell = { $how ->
    [corrupted] The Ring-bearer of { $seat } is corrupted.
    [killed] The Ring-bearer of { $seat } is dead.
   *[conceded] { $seat } gives up.
  }
event-won = { $seat } wins.

over-reached = The fellowship has come through at site 9.
over-corrupted = The last opponent’s Ring-bearer was corrupted.
over-killed = The last opponent’s Ring-bearer was killed.
over-conceded = The last opponent gave up.

refused-not-due = This text is not waiting.
refused-more = Choose more cards first.
refused-not-that-card = { $card } cannot be chosen here.
refused-too-many = { $n } is too many; at most { $most }.
refused-not-that-player = That player cannot be named here.
refused-not-in-full = Another effect can be carried out in full; choose that one.
refused-no-response = That cannot be used or played as a response now.
refused-not-in-hand = You do not have { $card } in your hand.
refused-bearer = { $card } cannot be played there.
refused-not-active = { $card } is not active.
refused-no-heal = { $card } cannot be discarded to heal now.
refused-no-transfer = { $card } cannot be transferred there.
refused-other-side = { $card } belongs to the other side of this turn.
refused-other-phase = { $card } is for another phase.
refused-forbidden-phase = A card forbids events and special abilities in this phase.
refused-forbidden-ability = A card forbids the special abilities of { $card }.
refused-not-yours = { $card } is not yours to use.
refused-once = { $card } has been used this turn.
refused-enough = Enough was done this turn: there is nothing left but to pass.
refused-idle = { $card } changed nothing last time, and nothing has happened since.
refused-requirement = { $card } needs this: { $needs }
refused-cost = { $card }: this cannot be done: { $cost }
refused-extra-cost = { $card } costs a wound besides, and no companion can take one.
refused-twilight = It costs { $cost } twilight; there are { $pool }.
refused-unique = Another { $card } is in play.
refused-dead = { $card } lies in your dead pile.
refused-nine = You would have more than nine companions, the dead included.
refused-must-play = Such a card can be played, and must be.
refused-cannot-play = { $card } cannot be played from there.
refused-last-to-play = Without { $card } no card would be left that can be played.
refused-no-target = { $card } cannot take this wound.
refused-cannot-defend = { $card } cannot be assigned another minion.
refused-cannot-be-assigned = { $card } cannot be assigned.
refused-no-skirmish = { $card } has no skirmish waiting.
refused-no-companion = { $card } is no companion for this.
refused-not-wounded = { $card } cannot be healed.
refused-no-move = The fellowship may not move again this turn.
refused-must-move = The fellowship has to move again.
refused-down-to-eight = You must discard down to 8 cards.
refused-bid = A bid is a number from 0 to { $most }.
refused-place-taken = Place { $place } is not free.
refused-not-in-deck = { $card } is not in your draw deck.
refused-budget = It costs { $cost }; { $budget } are left.

position-tcg-numbers = Two cards in play have the same number, or one that was never given.
position-tcg-bearer = { $card } is borne by nothing in play.
position-tcg-counter = There are wounds or tokens on card number { $card }, which is not in play.
position-tcg-site = Site { $number } of the path is not what it should be.
position-tcg-over = Nothing is under way, and nobody has won.
position-tcg-card = There is no card { $card } in this box.
position-tcg-players = Players, sites, burdens or twilight do not fit each other.

view-board = On the table
view-hand = Your hand
view-hand_sizes = Cards in hand
view-decks = Draw decks
view-adventure = Your sites
view-order = Turn order
view-fp = Free Peoples player
view-phase = Phase
view-phase-start = Setting up
view-phase-turn = Start of the turn
view-phase-fellowship = Fellowship
view-phase-shadow = Shadow
view-phase-maneuver = Maneuver
view-phase-archery = Archery
view-phase-assignment = Assignment
view-phase-skirmish = Skirmish
view-phase-regroup = Regroup
view-turn = Turn
view-twilight = Twilight pool
view-moves = Moves this turn
view-limit = Move limit
view-markers = Fellowships at site
view-burdens = Burdens
view-worn = Ring worn
view-play = Cards in play
view-path = Adventure path
view-control = Sites controlled by
view-wounds = Wounds
view-tokens = Tokens
view-stacks = Stacked cards
view-assigned = Assigned
view-skirmish = Skirmish
view-fierce = Fierce round
view-discards = Discard piles
view-dead = Dead piles
view-shown = Seen go to hand
view-lost = Out of the game
view-winner = Winner
view-id = Number
view-kind = Card
view-owner = Owner
view-on = On number
view-card = Card number
view-n = How many
view-cards = Cards
view-who = Character
view-minions = Minions
view-gone = Left last

# -- on the cards ---------------------------------------------------------------------------------
kind-companion = Companion
kind-ally = Ally
kind-minion = Minion
kind-possession = Possession
kind-artifact = Artifact
kind-condition = Condition
kind-event = Event
kind-site = Site
kind-one-ring = The One Ring
race-man = Man
race-elf = Elf
race-dwarf = Dwarf
race-hobbit = Hobbit
race-wizard = Wizard
race-ent = Ent
race-uruk-hai = Uruk-hai
class-hand-weapon = Hand weapon
class-ranged-weapon = Ranged weapon
class-mount = Mount
class-armor = Armor
class-cloak = Cloak
class-gauntlets = Gauntlets
class-brooch = Brooch
class-staff = Staff
phase-fellowship = Fellowship
phase-shadow = Shadow
phase-maneuver = Maneuver
phase-archery = Archery
phase-assignment = Assignment
phase-skirmish = Skirmish
phase-regroup = Regroup
phase-response = Response
culture-dwarven = Dwarves
culture-elven = Elves
culture-gandalf = Gandalf
culture-gondor = Gondor
culture-rohan = Rohan
culture-shire = Shire
culture-dunland = Dunland
culture-isengard = Isengard
culture-raider = Raiders
culture-one_ring = The One Ring
culture-site = Sites
word-archer = Archer
word-damage = Damage
word-defender = Defender
word-fierce = Fierce
word-ambush = Ambush
word-tracker = Tracker
word-ranger = Ranger
word-ring-bound = Ring-bound
word-valiant = Valiant
word-villager = Villager
word-unhasty = Unhasty
word-spell = Spell
word-tale = Tale
word-search = Search
word-stealth = Stealth
word-machine = Machine
word-southron = Southron
word-easterling = Easterling
word-roaming = Roaming
word-plains = Plains
word-forest = Forest
word-mountain = Mountain
word-underground = Underground
word-battleground = Battleground
word-sanctuary = Sanctuary
paper-unique = unique
paper-strength = Strength
paper-vitality = Vitality
paper-site = Site number
paper-home = Home site
paper-resistance = Resistance
paper-cost = Twilight cost
paper-shadow-number = Shadow number
paper-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
  }
paper-search = Name or text
paper-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
paper-none = No card fits that.
paper-before = Previous card
paper-after = Next card
paper-clear = Clear all filters
paper-side-free = Free Peoples
paper-side-shadow = Shadow
paper-culture = Culture
paper-kind = Kind
paper-rarity = Rarity
paper-phase = Phase
paper-keyword = Keyword
paper-signet = Signet
paper-side = Side
paper-short-free = Free
paper-short-shadow = Shadow
paper-short-site = Sites
paper-more = more …
paper-filters = Filters
paper-filters-chosen = { $n ->
    [one] Filters: one set
   *[other] Filters: { $n } set
}
signet-aragorn = Aragorn
signet-gandalf = Gandalf
signet-frodo = Frodo
signet-theoden = Théoden
rarity-C = common
rarity-U = uncommon
rarity-R = rare
rarity-P = promotional

# -- on the table ---------------------------------------------------------------------------------
board-turn-mine = Your turn · site { $n }
board-turn = { $player }’s turn · site { $n }
board-path = Path
board-site = Site { $n }
board-site-open = Site { $n } has not been laid yet.
board-at-site = here: { $players }
board-held = held
board-held-by = controlled by { $player }
board-support = Support area
board-rests-companions = companions rest
board-rests-shadow = Shadow rests
board-discard = Discard
board-dead = Dead
board-deck = Deck
board-pile-of = { $pile } of { $player }: { $n }
board-pile-empty = Nothing lies here.
board-pile-covered = { $n ->
    [one] One card lies here, covered.
   *[other] { $n } cards lie here, covered.
}
board-stacked = Stacked on { $card }
board-bids = Your bid
board-bids-about = Who bids most chooses a place first, and bears the burdens from the start. { $most } corrupt the Ring-bearer.
board-twilight = Twilight
board-in-pool = { $n } in the pool
board-totals = Total strength
board-total-free = Companions { $n }
board-total-shadow = Minions { $n }
board-archery = Archery
board-track = Phases
board-fellowship = Fellowship
board-minions = Minions
board-none-fellowship = Nobody has set out yet.
board-none-minions = No minion yet
board-none-minions-note = The Shadow plays with the twilight in the pool.
board-acts = acts now
board-passed = has passed
board-hand = Your hand
board-hand-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
board-no-cards = Your hand is empty.
board-burdens = Burdens { $n } of { $most }
board-wounds = { $n ->
    [0] unhurt
    [one] 1 wound
   *[other] { $n } wounds
  }
board-asleep = at rest
board-borne = bears { $cards }
board-find = Choose a card
board-free-still = Still free
board-free-note = Whoever stays free may be attacked by the Shadow.
board-here = here
board-against = { $free } against { $shadow }
board-verdict-won = { $card } wins, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }
board-verdict-crushes = { $card } overwhelms the minions
board-verdict-lost = { $wounds ->
    [one] The Shadow wins, 1 wound
   *[other] The Shadow wins, { $wounds } wounds
  }
board-verdict-tie = A tie: the Shadow wins, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }
board-verdict-overwhelmed = { $card } is overwhelmed
board-free-peoples = Free Peoples
board-shadow = Shadow
board-printed = printed
board-together = together
board-even = even
board-overwhelmed = overwhelmed
board-wins-now = { $card } wins as it is.
board-wins-note = { $wounds ->
    [one] Each loser takes 1 wound.
   *[other] Each loser takes { $wounds } wounds.
  }
board-crushes-now = { $card } overwhelms the minions: they die.
board-loses-now = The Shadow wins as it is.
board-loses-note = { $wounds ->
    [one] { $card } takes 1 wound. With { $safe } the fellowship would win.
   *[other] { $card } takes { $wounds } wounds. With { $safe } the fellowship would win.
  }
board-crushed-now = { $card } is overwhelmed and dies.
board-crushed-note = { $shadow } is too much for { $free }. From { $least } it would be wounds only.
board-pass-overwhelmed = If all pass, { $card } is overwhelmed and dies.
board-could-do = What you could do
board-fights = Skirmishes
board-watching = Watching
board-read = Read
board-acts-now = Possible now
board-number = Site
board-of = of { $n }
board-wounded = Wounds
board-burdened = Burdens
board-tokens = Tokens
board-result = { $free } : { $shadow }
board-result-none = Fight over
board-now = now
board-play = Play
board-take = Choose
board-not-now = Not possible right now.
board-why-not = Why not?
board-fold = Fold up
board-order = Order
board-you = you
board-passing = Pass
board-pass-phase = to phase end
board-pass-phase-note = Always pass in this phase (or this skirmish)
board-pass-event = until something happens
board-pass-event-note = Pass until something happens that you want to stop for
board-passing-phase = Passing to the end of the phase: stop
board-passing-event = Passing until something happens: stop
board-stops = What stops the passing
board-stops-note = “Until something happens” passes for you at a steady pace. It stops when this happens, and always when anything but a pass is asked:
stop-turn = it is your turn
stop-played = somebody plays or uses a card
stop-skirmish = a skirmish of yours begins
stop-hurt = somebody of yours is wounded or killed
stop-phase = a phase begins
