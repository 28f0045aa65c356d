### What the interface says. The games and the server bring their own sentences.

## People

player-number = Player { $number }
list-nothing = nothing
list-and = { $head } and { $last }
seat-bot = Bot
seat-you = you
seat-away = away from the table
seat-devices = on { $devices } devices
seat-thinking = is thinking
seat-stand-in = a bot plays
seat-stand-in-you = a bot plays for you
seat-invited = invited
seat-goal = of { $points }
seat-points = { $points ->
    [one] point
   *[other] points
  }
colour-1 = yellow, star
colour-2 = red, shield
colour-3 = blue, moon
colour-4 = green, leaf
colour-5 = violet, flower
colour-6 = orange, diamond
colour-7 = brown, mountain
colour-8 = ice blue, crown

## General

shell-offline = The server cannot be reached just now.
shell-failed = That did not work. Please try again.
shell-loading = One moment …
shell-home = Back to the shelf
shell-close = Close
shell-back = Back
shell-menu = Menu
shell-copy = Copy
shell-copied = Copied
shell-retry = Try again

## Lobby

lobby-title = What shall we play today?
lobby-sub = Five games too good to throw away. Alone against bots, or with friends at one table.
lobby-players = Players
lobby-length = Length
lobby-age = Age
lobby-not-built = Still to come
lobby-tables = Your tables
lobby-no-tables = The matches you begin on this device will wait for you here.
lobby-your-turn = Your turn
lobby-waiting-for = { $player } is on
lobby-over = Finished
lobby-gathering = A player is still missing
lobby-watching = You are watching
lobby-with = with { $players }
lobby-forget = Take off the list
lobby-join = Join by invitation
lobby-join-hint = Paste the link you were given. Or simply open it: it leads to the same table.
lobby-join-link = Invitation link
lobby-join-go = Join
lobby-join-bad = That is not an invitation link.
lobby-unknown-game = An unknown game

## New match

new-title = New match
new-mode = How do you play?
new-mode-bots = Against bots
new-mode-bots-about = You alone against the computer
new-mode-hot-seat = Pass the device
new-mode-hot-seat-about = Everybody at this device, a curtain in between
new-mode-invite = Invite friends
new-mode-invite-about = A link and a QR code for every seat
new-seats = Who sits at the table?
new-seat = Seat { $number }
new-kind = Who sits here?
new-human = Human
new-open = Invitation
new-bot = Bot
new-name = Name
new-strength = Strength
new-add = Add a seat
new-remove = Remove seat { $number }
new-side = Whom do you play?
new-rulings = Details of the rules
new-rulings-about = Here the rulebook leaves something open. You can simply play as it is set.
new-start = Let’s go
new-starting = Setting the table …
brings-own = Text of your own …
brings-own-about = Paste your list here.
brings-kept = Your decks
brings-nameless = Deck without a name
brings-decks = Build decks
brings-mend = Open the deck
brings-playable = Can be played.
brings-more = { $n ->
    [one] And one more thing is wrong.
   *[other] And { $n } more things are wrong.
}

## Time to think

clock-title = Time to think
clock-none = No clock
clock-turn = Per turn
clock-fischer = Per match, with additions
clock-left = { $time } left
clock-heard = { $count ->
    [one] One second left.
   *[other] { $count } seconds left.
  }
clock-turn-how-much = Time for every turn
clock-fischer-how-much = Bank, and addition per answer
clock-turn-about = When the time is up, a bot answers this one question. The first three seconds of every question and your very first answer are free.
clock-fischer-about = Every answer adds a little to the bank. When it is empty a bot answers the question; who is quick still plays on. The first three seconds of every question and your very first answer are free.
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }

## Invitations

invite-title = Invite
invite-about = One link opens exactly one seat; nobody needs an account. Give each their own.
invite-seat = Seat { $number }
invite-spectator = Watching
invite-spectator-about = Whoever has this link sees only what spectators may see.
invite-qr = QR code for { $seat }
invite-joined = { $player } is here
invite-waiting = Not here yet
invite-take-back = Take back this link
invite-own = Your own seat
invite-own-about = With it you play on at another device. Give it to nobody: whoever opens it sees your hand.
invite-lonely = This server can only be reached on this device; the links do not open on others.

## Joining

join-title = You are invited
join-about = This table plays { $game }. What is your name?
join-name = Your name
join-go = Take the seat
join-brings = What you bring along

## At the table

table-reconnecting = The connection is lost. I keep trying; nothing gets lost.
table-connecting = Sitting down at the table …
table-gone = There is no such table, or the link is wrong.
table-no-key = This device has no seat at this table. Open your invitation link.
table-undo = Take back
table-undo-ask = Take back (the others must agree)
table-undo-none = Nothing to take back
table-consent = { $player } would like to take back
table-consent-own = You would like to take back
table-consent-what = Back to before: “{ $what }”
table-consent-play-on = Playing on means no.
table-consent-waiting = Waiting for { $players } to agree.
table-consent-withdraw = Never mind
table-agree = Allow
table-refuse = Decline
table-rules = Rules
table-settings = Settings
table-log = Log
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-concede = Give up
concede-title = Give up?
concede-ask = You lose this match. It can be taken back only if all agree.
concede-ask-for = { $player } loses this match. It can be taken back only if all agree.
concede-yes = Give up
concede-no = Play on
table-invite = Invite
table-panel = Players and log
table-seats = At the table
table-board = Board
table-question = Question
table-means-nothing = There is nothing you can do with that now.
table-only-watching = You are watching.
table-your-turn = Your turn
table-waits = { $player } is on.
table-waits-human = You can read the log or leaf through the rules.
table-waits-open = This seat is still free: send the invitation.
table-waits-away = It goes on as soon as { $player } is back.
table-waits-bot = The bot is thinking.
table-waits-chance = Chance decides.
table-sending = Playing …
table-point = Point at something that glows.
table-point-or = Point at something that glows, or press a button.
table-press = Choose an answer.
table-from-list = Choose from the list.
table-chosen = Chosen: { $things }.
table-confirm = Yes, do it
table-confirm-ask = { $option }?
table-risk = Yes, all the same
table-rather-not = Rather not
table-answered-forced = There is nothing to choose: the table answers for you in a moment (can be turned off in the settings).
table-answered-passing = You pass on.
table-pass-no-more = Stop
table-no-choice = There is nothing to choose.
table-more = { $count ->
    [one] 1 more answer
   *[other] { $count } more answers
  }
table-step-back = One step back
table-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
  }
table-answers-label = Possible answers
table-show-rule = Rule
table-why-title = Why am I asked this?
table-why-before = What came before
table-why-options = You can
table-why-rule = The rule behind it
table-bot-why = Why did { $player } do that?
table-weighed = What was weighed
table-win = chance of winning about { $percent } %
table-skip = Go on
table-to-my-turn = To my turn
since-title = Since your last turn
since-passing = While you passed
since-nothing = Nothing has happened yet.
since-more = { $count ->
    [one] Something else happened before; it is in the log.
   *[other] More happened before; it is in the log.
  }
log-seam = From here on it is played by version { $after } of the rules; before, by version { $before }.

## Somebody is missing

stand-in-label = A bot for somebody who is away
stand-in-away = { $player } has been away from the table for a while
stand-in-never = Nobody has sat down at seat { $number } yet
stand-in-about = A bot can play on. Whoever comes back takes the seat with one click.
stand-in-let = Let a bot play
stand-in-own = A bot plays for you
stand-in-own-about = You can play again at any time.
stand-in-end = Play again myself
stand-in-for-me = A bot for me
gathering-title = Nearly there
gathering-about = The match begins as soon as everybody has brought what they need.
gathering-ready = is ready
gathering-missing = is still missing

## Telling you

notify-label = Notification
notify-ask = Shall I tell you when it is your turn?
notify-about = Also while this page is in the background. You can change it in the settings.
notify-yes = Yes, please
notify-no = No

## Curtain

curtain-title = Pass the device to { $player }
curtain-about = Until { $player } is ready nobody sees the others’ hands.
curtain-go = I am { $player }

## End

end-won = { $player } wins
end-won-you = You win!
end-shared = { $players } win together
end-lost = Nobody wins
end-scores = Points
end-rounds = To the rounds
end-rematch = Rematch
end-rematch-ready = To the rematch
end-replay = Replay
end-lobby = Back to the shelf
end-look = To the table
end-result = Result

## How it ended

end-rematch-sides = Rematch, sides changed
end-share = Copy link
end-once-more = Once more from here
end-none = This match was not played to its end.
end-margin = { $ahead ->
    [one] One point
   *[other] { $ahead } points
  } ahead of { $other }.
ending-hobbits-fire = { $player } throws the Ring into the fire
ending-journey-minas-tirith = { $players ->
    [2] Two wanderers reach Minas Tirith
    [3] Three wanderers reach Minas Tirith
    [4] Four wanderers reach Minas Tirith
   *[other] Five wanderers reach Minas Tirith
  }
ending-orcs-ents = The Ents stand before Orthanc
ending-orcs-towers = The towers have joined hands
ending-ringwar-destroyed = The Ring is in the fire
ending-ringwar-corrupted = Frodo takes the Ring for his own
ending-ringwar-conquest = The Shadow conquers Middle-earth
ending-ringwar-free = The banners of the West fly over the Shadow’s strongholds
ending-tcg-site9 = The fellowship reaches site 9
ending-tcg-corrupted = The Ring has overcome its bearer
ending-tcg-killed = The Ring-bearer has fallen
curve-title = How it went
curve-way = The way
curve-label = The course of the match.
curve-about-chances = Chances in percent, estimated
curve-about-points = Points from turn to turn
curve-about-way = Site after each turn; site 9 is at the top
curve-working = Being estimated
curve-turning = The turning point
curve-decided = What decided it
curve-turnings = Turning points
curve-fell = { $name } { $before } → { $after } %
curve-now = { $name }: { $now } %
curve-changed = { $name }: { $now } %, before { $before } %
curve-percent = { $percent } %
count-friends = friends won
count-enemies = enemies beaten
count-nazgul = Nazgûl rolled
count-fields = fields walked
count-best-stop = cards, best count
count-rows = rows begun
count-hats = times Gandalf left
count-ring-taken = times the Ring moved on
count-tiles = tiles won
count-orcs = orcs beaten
count-pincer = longest pincer
count-shadowfax = rides on Shadowfax
count-ents = steps of the Ents
count-events = events
count-battles = battles
count-units-lost = lost, Free : Shadow
count-hunt-damage = hunt damage
count-corruption = corruption
count-cards = cards played
count-skirmishes = skirmishes
count-killed = killed
count-wounds = wounds
count-twilight = twilight

## Replay

replay-title = Replay
replay-step = Step { $at } of { $total }
replay-slider = Point in the match
replay-eyes = Through the eyes of
replay-spectator = Spectator
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-previous = One step back
replay-fork = Play on from here
replay-fork-about = A new match begins at this point, with new dice.
replay-record = Record
replay-start = The beginning
replay-turn-back = To the start of the turn
replay-turn-next = To the next turn
replay-turn = Turn { $turn }
replay-share = Copy a link to this place
lobby-open-record = Open a record
open-title = Open a record
open-about = A file from here or from the command line: a record or a position. The server reads it so that you can look at it, and does not keep it.
open-choose = Choose a file …
open-drop = or drop it here
open-paste = Or paste text
open-paste-go = Open the text
open-large = The file is too large: { $most } MB at most.
open-recent = Opened lately
open-reading = Reading …

## Rules

cards-title = Cards
cards-search = Search the cards
cards-decks = Decks
cards-all = All
cards-count = { $count } found
cards-none = No card says anything like that.
cards-look = Look at the cards
rules-title = Rules
rules-search = Search the rules
rules-none = The rules say nothing about that.
rules-rulings = Open questions and how it is played here
rules-book = In the printed rulebook: { $book }
rules-key = Key { $key }
rules-contents = Contents
rules-first = What you need to play
rules-rest = Everything else
rules-asked = An open question about this
rules-page = Open as a page
analysis-title = Analysis
analysis-estimate = Curve
analysis-open = with open cards
analysis-eyes = with the eyes of { $name }
analysis-next = next, by rank
analysis-weighed = What the bot would have weighed
analysis-thinking = The bot is looking at this place …
analysis-nobody = Nobody has a choice here.
analysis-only = There was only one answer here.
analysis-samples = { $samples ->
    [one] 1 sample
   *[other] { $samples } samples
  }
analysis-best = best
analysis-played = played
analysis-odds = Exact odds
odds-ask = Work out something else
odds-what = What is worked out
odds-of-position = as in the position
odds-any = any
odds-go = Work it out
odds-busy = Working it out …
branch-title = Branches
branch-about = A branch plays on differently from here, with new dice. What happened stays as it is.
branch-main = What happened
branch-here = Branch here
branch-go = Branch
branch-known = What lies open?
branch-known-open = Everything, as it was
branch-known-open-about = The match is over: all cards lie open.
branch-known-eyes = Only what { $name } could know
branch-known-eyes-about = The rest is shuffled anew, as it could be from there.
branch-unnamed = Branch { $number }
branch-from = from step { $at }
branch-after = after { $at } answers
branch-open = open cards
branch-eyes = with the eyes of { $name }
branch-rename = Rename (F2)
branch-rise = Bring forward
branch-remove = Delete (Del)
branch-answers = { $count ->
    [one] One answer
   *[other] { $count } answers
  }
branch-let-bot = Let the bot move
branch-others = The other seats
branch-alone = I play them myself
branch-busy = Playing …
branch-over = Here the match is over.
branch-play-this = Play on like this
branch-share = Share
branch-share-about = The match with all its branches is a text. Whoever opens it in the lobby sees all you see here.
branch-share-text = The match and its branches as text
branch-share-copy = Copy the text
branch-share-file = As a file
branch-share-link = Copy a link
branch-share-position = This position alone

## Settings

settings-title = Settings
settings-language = Language
settings-language-de = Deutsch
settings-language-en = English
settings-theme = Light
settings-theme-auto = Like the device
settings-theme-light = Day
settings-theme-dark = Night
settings-speed = Speed
settings-speed-slow = Leisurely
settings-speed-normal = Normal
settings-speed-fast = Brisk
settings-speed-instant = At once
settings-careful = Confirm every answer
settings-careful-about = On small devices a finger slips easily.
settings-curtain = Curtain between players
settings-curtain-about = Covers the table while the device is passed on.
settings-passing = The table answers for me where there is nothing to choose
settings-passing-about = Some questions are only asked so that nobody learns that you can do nothing. The table answers them after a pause that tells nothing, even while you are away.
settings-sound = Sound
settings-sound-about = Dice, cards, your turn. On phones it is off until you turn it on.
settings-notify = Tell me when it is my turn
settings-notify-about = As a notification, while this page is in the background.
settings-keys = Keys
settings-key-answers = answers as a list
settings-key-rules = rules
settings-key-back = one step back, close
settings-key-undo = take back

## Generic drawing

generic-point = You can point at
generic-glance = At a glance
generic-search = Search the table
generic-more = More about { $thing }
generic-yes = yes
generic-no = no

## Learning

learn-title = Learn
learn-hello = Come, let me show you
learn-sub = You learn every game at its table, move by move. Stop whenever you like; you go on from here.
learn-after = After { $minutes } minutes you can play.
learn-begin = Begin
learn-go-on = Go on learning
learn-of = { $done } of { $of } learnt
learn-count = { $count ->
    [one] one lesson
   *[other] { $count } lessons
}
learn-step = Step { $step } of { $of }
learn-learnt = learnt
learn-learnt-all = Learnt
learn-in = Learn in { $minutes } min
learn-number = Lesson { $number } of { $of }
learn-number-puzzle = Puzzle { $number } of { $of }
learn-left = { $minutes ->
    [one] about one minute left
   *[other] about { $minutes } minutes left
}
learn-known = You know these already
learn-aloud = Read aloud
learn-aloud-about = Every sentence is read aloud.
learn-listen = Hear it again
learn-next = Go on
learn-back = One step back
learn-show = Show me
learn-understood = I see
learn-leave = Leave
learn-done = You did it! That was the lesson.
learn-play = Play now
learn-play-on = Play on from here
learn-next-lesson = Next lesson
learn-solved = You found it!
learn-next-puzzle = Next puzzle
learn-shelf = To the lessons
learn-missing = There is no such lesson.
learn-progress = Step { $step } of { $of }
learn-bar = Lesson
learn-word = Word
learn-puzzles = Puzzles
learn-glossary = Glossary
learn-glossary-about = { $count } words, with pictures
overview-title = Rules on one page
overview-about = To look things up, and to print
overview-print = Print
overview-all-rules = All rules
overview-turn = Your turn
overview-habits = Good habits
meeting-off = No more notes
settings-notes = Notes at first meetings
settings-notes-about = What you see for the first time explains itself once.
learn-first-time = New to this?
learn-first-time-about = Learnt at the table in { $minutes } minutes.

glossary-title = What is that?
glossary-search = Look for a word
glossary-nothing = There is no word for that.
advice-title = What would you do?
advice = Advice
new-advice = Advice for all
new-advice-about = Whoever is asked may ask what a bot would do. All see how often.
join-advice = You may ask for advice here.
end-advised = { $player } asked for advice { $count ->
    [one] once
   *[other] { $count } times
  }.
advice-idea = Idea
advice-piece = Piece
advice-move = Move
advice-thinking = Let me think …
advice-more = Show me more
advice-do = Move like that
advice-self = My own way
advice-foot = Percent: chance to win. The advice sees only what you see.
advice-look = Look at this: { $thing }
advice-options = Think about what really matters here. There are { $count } answers.
learn-forget = Forget what was learnt on this device
