### What the table and its server have to say. Sent to the browser with the shell's texts.

## Requests

request-json = That is not readable JSON ({ $reason }).
request-gone = Nobody waits for it any more.
request-fields = Something is missing or wrong in the request: { $reason }
request-type = The request must be JSON (Content-Type: application/json).
request-size = The request is too large; at most { NUMBER($most, useGrouping: 0) } bytes.
request-method = That cannot be done with this address.
request-path = There is nothing at this address.
request-rate = That was a bit fast. Please try again in a moment.
request-hello = The first message must be a hello.
request-seat = This connection does not hold the key to that seat.
request-host = The server does not answer to this name. (Whoever runs it can allow it with --allow-host.)
request-origin = This came from the page of another server.
server-trouble-broken = The server cannot save right now; nothing was lost. Please try again.
server-trouble-locked = The server cannot save right now because another program has locked its file; nothing was lost. Please try again.
server-trouble-full = The server cannot save because its disk is full; nothing was lost. Whoever runs the server has to make room.
server-trouble-away = The server cannot reach its database; nothing was lost. Please try again in a moment.
server-broken = That went wrong here, through no fault of yours. It has been written to the log.

## The table

table-no-match = There is no match “{ $match }”.
table-key-missing = This needs a key: please open the link you were given.
table-key-wrong = This key does not open this match.
table-join-first = Nobody has accepted this invitation yet: please take the seat with a name first.
table-spectator = Spectators may only look on.
table-gathering = The match begins when everybody has brought what they need.
table-brought = You have brought that already; it cannot be changed now.
table-brings = { $setting }: who is invited brings that along.
table-analyses = Enough is being worked out for you already ({ $most } things at a time). There will be room in a moment.
table-not-over = That is possible once the match is over.
table-outdated = This match was played by other rules than this server knows.
table-seats = Something is wrong with seat { $number }: a bot needs its kind, a person must not have one.
table-fork-seats = It goes on with { $seats } players, as before.
table-name = A name has 1 to { $most } characters.
table-chat = A message has 1 to { $most } characters.
table-bot-budget = A bot may think for { $seconds } seconds or { NUMBER($iterations, useGrouping: 0) } games at most.
table-bots-alone = You already have { $most } matches played by bots alone; another can begin when one of them is over.
table-at = There is no such point in the match; the last one is { NUMBER($most, useGrouping: 0) }.
table-over-already = This match is over already.
table-store-url = “{ $url }” is no place for matches; it goes like this: a file, or postgresql://user@host/name
table-not-asked = It is not your turn: { $asked } is asked.
table-stale = The match has moved on meanwhile.
table-undo-open = The table is already deciding about a takeback.
table-no-request = There is nothing to agree to any more.
table-why-none = There is no explanation of this.
table-why-later = The bot will explain this when the match is over; now it would give its hand away.
table-joined = { $seat } sits down at the table.
table-undone = { $seat } has taken back an answer.
table-undo-declined = { $seat } does not want it taken back.
table-undo-withdrawn = { $seat } no longer wants to take back.
table-undo-lapsed = The match went on; { $seat } did not take back.
table-passed = You no longer pass: { $why }.
table-pass-on-none = There is nothing to pass on in this game.
stop-phase-over = the phase is over
stop-asked = you are asked something
stop-undone = something was taken back
table-bot-failed = { $seat } was at a loss; a simpler bot decided for it. (This is a bug; it is in the server's log.)
table-clock = A clock per turn has no addition.
table-time-up = Time was up: a bot has answered for { $seat }.
table-stand-in-on = A bot now plays for { $seat }.
table-stand-in-off = { $seat } plays again.
table-stand-in-own = Only who sits there can decide that.
table-stand-in-there = { $seat } has not been away for long enough.
table-stand-in-now = That is possible only while the match is being played.
table-you-are-asked = It is your turn.
table-waiting = { $seat } is thinking …
table-waiting-join = Waiting for somebody to take this seat …
table-waiting-chance = Chance decides …

## Bots

bot-level-random = Easy
bot-level-greedy = Medium
bot-level-ismcts-quick = Hard
bot-level-ismcts = Very hard
bot-name-random = Tookish
bot-about-random = Plays whatever comes to mind.
bot-name-greedy = Shrewd
bot-about-greedy = Takes what looks best right now.
bot-name-ismcts-quick = Far-sighted
bot-about-ismcts-quick = Thinks ahead for a moment.
bot-name-ismcts = Wizard
bot-about-ismcts = Thinks ahead for a second or two.

## The shelf: games that are not built yet

shelf-journey-title = The Two Towers – the card game
shelf-journey-short = Travel from place to place with the right cards in hand.
shelf-journey-length = 30–45 minutes
shelf-journey-age = from 10
shelf-orcs-title = The Two Towers – the game of the film
shelf-orcs-short = Heroes against hordes of orcs, together and yet each for themselves.
shelf-orcs-length = 45 minutes
shelf-orcs-age = from 10
shelf-ringwar-title = War of the Ring
shelf-ringwar-short = All Middle-earth at war, while two hobbits carry the Ring to Mordor.
shelf-ringwar-length = 3 hours
shelf-ringwar-age = from 13
shelf-tcg-title = The trading card game – The Two Towers
shelf-tcg-short = Fellowship and Shadow from all 365 cards of the set.
shelf-tcg-length = 60 minutes
shelf-tcg-age = from 12

## For whoever runs the server

status-title = How the table is doing
status-well = All is well: every answer can be kept.
status-version = Version
status-connections = Devices connected
status-matches = Matches in memory
status-decisions-person = Answers of people
status-decisions-bot = Answers of bots
status-decisions-table = Answers of the table
status-bots-waiting = Bots that think or wait
status-bots-failed = Bots another one answered for
status-bot-wait-p50 = Waiting for a bot, half of the times
status-bot-wait-p99 = Waiting for a bot, 99 of 100 times
status-store-write-p50 = Keeping an answer, half of the times
status-store-write-p99 = Keeping an answer, 99 of 100 times
status-memory = Memory

table-lesson-listen = Read the sentence below first, then it is your turn.
table-lesson-only = There is no such thing in a lesson.
record-forgotten = This record is not open here any more. Open the file once more.

table-advice-off = Among friends there is no advice.
table-advice-busy = The advice is on its way.
table-work-failed = This could not be worked out this time. Ask again.
