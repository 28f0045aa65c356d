### What Mathom itself has to say. The games bring sentences of their own.

## People and lists

player-number = Player { $number }
list-nothing = nothing
list-and = { $head } and { $last }
answer-yes = yes
decimal-point = .
percent = { $number }%

## Notation

notation-unknown-word = I do not understand “{ $word }”. Possible: { $known }.
notation-unknown-word-near = I do not understand “{ $word }”. Do you mean “{ $near }”?
notation-too-long = There is too much behind “{ $word }”: “{ $surplus }”.
notation-wrong-field = “{ $word }” is not complete or not right like this ({ $reason }).
notation-no-number = There is no answer { $number }. Possible: 1 to { $most }.
notation-ambiguous = “{ $text }” can mean { $count } answers; type a little more.
notation-no-outcome = “{ $text }” is not a possible outcome here.

## Refused answers

refused-not-asked = That is not the question now. The question is: { $ask }
refused-game-over = The match is over.
refused-no-outcome = Chance cannot show “{ $outcome }” here. Possible: { $known }.

## Set-up

setup-game = There is no game called “{ $game }”. There are: { $known }.
setup-factory = There is no game at “{ $game }”: { $reason }
setup-seats = { $seats } { $seats ->
    [one] seat
   *[other] seats
  } will not do; it is for { $least } to { $most }.
setup-setting = There is no setting called “{ $setting }”. There are: { $known }.
setup-value = The setting { $setting } cannot be “{ $value }”. Possible: { $known }.
setup-bots = { $bots } bots do not fit { $seats } seats; name one for each seat, or one for all.
setup-seat = There is no seat { $seat }; they are numbered 0 to { $most }.
setup-others = { $bots } bots do not fit { $others } other { $others ->
    [one] seat
   *[other] seats
  }; name one for each, or one for all.
components-broken = The components file is broken, line { NUMBER($line, useGrouping: 0) }: { $reason }

## Records and positions

record-not-over = This match is not over yet.
record-other-seats = All matches of a data set have the same number of players: { $seats }, not { $found }.
record-not-one = This is no record: its first line must be “{ $first }”.
record-line = Record, line { NUMBER($line, useGrouping: 0) }: “{ $text }” cannot be understood.
record-too-long = The record has more than { $most } answers; no match is that long.
record-key = The record lacks “{ $key }”, or has it wrong; it must look like this: { $form }
record-other-game = The record is of { $found }, needed is { $wanted }.
record-other-version = Version { NUMBER($found, useGrouping: 0) } of the rules played this record; version { NUMBER($wanted, useGrouping: 0) } follows it for { $answers } of { $total } answers. { $why } So far it can be told with: mathom replay FILE --to { NUMBER($answers, useGrouping: 0) }
record-seam = The first { $answers } answers were played by version { NUMBER($before, useGrouping: 0) } of the rules; from there on version { NUMBER($after, useGrouping: 0) } went on, and this is told and checked.
record-version = Version { NUMBER($found, useGrouping: 0) } of the rules played it; version { NUMBER($wanted, useGrouping: 0) } comes to the same positions.
record-components = The record was played with other components ({ $found } instead of { $wanted }); name them with --components.
record-turn = Record, line { NUMBER($line, useGrouping: 0) }: “{ $given }” answers, but “{ $asked }” is asked.
record-answer = Record, line { NUMBER($line, useGrouping: 0) }: “{ $text }” does not work. { $why }
record-digest = The record leads to another position ({ $found }) than it says ({ $wanted }).
record-result = The record ends otherwise ({ $found }) than it says ({ $wanted }).
record-chance = Record, line { NUMBER($line, useGrouping: 0) }: chance gives “{ $wanted }”, not “{ $given }”.
record-sealed = What was brought along ({ $settings }) is still sealed; it can be replayed once the match is over.
record-seal = What { $setting } says is not what was sealed at the start.
record-promise = The secret does not belong to the promise made at the start ({ $wanted }).
position-unreadable = The position cannot be read: { $reason }
position-other-game = The position is of { $found }, needed is { $wanted }.
position-seats = There is no such position with { $seats } seats.
position-turn = There is no seat { $seat }.
position-frames = What is under way does not fit the position.
option-concede = Give up
event-conceded = { $seat } gives up.
over-conceded = { $seat } has given up.
undo-nothing = There is nothing to take back.
undo-chance = Chance has spoken since.
undo-seen = Something hidden has been seen since.
undo-conceded = Somebody has given up since.
undo-other-seat = Somebody else has answered since.

## Bots

bot-unknown = There is no bot called “{ $name }”. There are: { $known }.
bot-person = “human” is a person, and here only bots play: { $known }.
bot-file-name = A judgement in “{ $file }” could not be named in BOT@FILE; take a name without a colon.
bot-budget = “{ $budget }” is no time to think; it goes like this: { $form }
bot-no-budget = The bot { $name } needs no time to think ({ $budget }).
bot-broken = The bot { $name } cannot be loaded: { $error }
bot-no-file = The judgement “{ $file }” cannot be read: { system-says }
bot-program = There is no program “{ $program }”.
bot-program-form = “{ $spec }” names no program; it goes like this: run:COMMAND or run@2s:COMMAND
bot-fault-start = The program could not be started: { $error }
bot-fault-time = No answer within { $seconds } s.
bot-fault-gone = The program has ended (code { $code }). Its last words: { $said }
bot-fault-answer = This is no answer: { $said }
bot-fault-option = This was not an option: { $option }
bot-fault-broke = The bot broke: { $error }
why-said = { $text }
why-only-option = There was only one possibility: { $option }
why-random = Thrown dice: { $options ->
    [one] the only possibility
   *[other] one of { $options } possibilities
  }.
why-greedy = This looked best: { $option }
why-runner-up = The second best: { $option }
why-search = Played through { $iterations } times; the best: { $option } (chance to win about { $percent } %)

## Laboratory

dataset-written = { $games ->
    [one] One game
   *[other] { $games } games
  } with { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  } { $games ->
    [one] is
   *[other] are
  } in { $folder }.
dataset-cut-short = { $games ->
    [one] One of { $wanted } games is
   *[other] { $games } of { $wanted } games are
  } in { $folder }.
train-learned = Learned from { $games } games with { $decisions } decisions: { $words ->
    [0] a value and no words are
    [one] one word is
   *[other] { $words } words are
  } in { $file }.
train-value = What the value expected of games it was not taught by: loss { $before } before, { $after } now.
train-as-before = No words were learned, and greedy goes by them alone: it plays as before. A search uses the value: --bot { $search }
train-strength = { $bot } against { $against }, { $games } games: { $share } % ({ $low }–{ $high }); even would be { $even } %.
train-better = The whole interval lies above that: what was learned plays better.
train-worse = The whole interval lies below that: what was learned plays worse. Do not use it.
train-undecided = The interval holds that: it is not known to play better. More games (--measure) tell more.
judgement-unreadable = This is no judgement that `mathom train` has written: { $error }
judgement-other-rules = This judgement is of { $found }, and here { $wanted } is played.
train-nothing-learned = { $games } games have taught nothing that holds in those of them that were held back.
lab-missing-extra = { $library } is not installed. Try: pip install 'mathom[{ $extra }]'
lab-worker-died = Three worker processes have died of the same game, most likely for want of memory.
lab-other-rules = A worker has other rules ({ $found }) than this machine ({ $wanted }).
lab-machines-unknown = “{ $on }” are no machines; it goes like this: local, dask://HOST:PORT or ray://HOST:PORT
lab-machines-address = “{ $on }” names no host with a port; it goes like this: dask://HOST:8786 or ray://HOST:10001
lab-machines-silent = Nobody answers at { $on }.
lab-machines-idle = { $on } has no workers, or they died because Mathom is missing there. Start workers that have the same Mathom installed as this machine.
lab-machines-lost = The connection to { $on } was lost. With --keep, the same command goes on where it stopped.
lab-folder-other = In “{ $path }” there are results of a run with other settings. Take another folder, or the settings of that run; only the number of games may change.
lab-folder-full = “{ $path }” is neither empty nor a folder of results. Take another folder.
lab-folder-broken = The folder “{ $path }” does not work: { system-says }
lab-folder-broken-file = The file “{ $path }” is damaged, or holds no results of this run. Take it out of the folder; the games that are missing then are played again.
lab-folder-broken-plan = In “{ $path }” there is no plan that this version of Mathom can read. Take another folder.
lab-folder-taken = In “{ $path }” there is a data set already. Take another folder, or replace it with --replace.
lab-folder-half = “{ $path }” belongs to another run. Take another folder; if that run is over, delete “{ $path }”.
lab-game-failed = Game { $index } (seed { $seed }) broke: { $error }
simulated = { $games } games of { $game } with { $seats } players, seed { $seed }, { $seconds } s
simulated-part = Broken off; { $wanted } games were wanted.
heading-bot = bot
heading-seat = seat
heading-bot-seat = bot · seat
heading-deck = deck
row-deck-against = { $deck } against { $other }
heading-games = games
heading-ended = games
heading-wins = wins
heading-rate = share
heading-interval = 95 % sure
heading-ending = how it ended
heading-seat-won = seat (games won)
row-survived = The table survived
even-share = ┊ all seats alike: { $share }
heading-mean = mean
heading-least = min
heading-q05 = 5 %
heading-median = median
heading-q95 = 95 %
heading-most = max
row-choices = choices
row-answers = with chance
row-score = score { $bot }
row-ms = milliseconds
arena-few = An arena needs at least two bots.
arena-who-meets = --ladder and --yardstick do not go together: who meets whom?
arena-twice = Everybody takes part once; a bot is named twice.
arena-held = { $bots } bots, { $games } games of { $game } with { $seats } players, seed { $seed }, { $seconds } s
arena-settled = Stopped early: everybody is told apart from the next, { $sure } sure.
arena-unsettled = Not everybody could be told apart from the next ({ $sure } sure).
heading-rating = rating
heading-rating-interval = 95 % sure
heading-ms = ms
heading-ms-choice = ms a choice
heading-sure = better than the next
heading-digest-games = fingerprint of the games: { $digest }
page-lab = Laboratory
page-arena = { $game }: { $bots } bots in the arena
page-arena-lead = Every deal is played by every table and from every seat ({ $seats } players), with the same dice and the same cards. Bars show where the true value lies with 95 % certainty.
page-simulation = { $game }: { $bots }
page-simulation-lead = { $seats } players; bots that differ sit on every seat in turn. Bars show where the true value lies with 95 % certainty.
page-key-games = games with { $seats } players
page-key-choices = choices on average, { $most } at most
page-key-faults = broken rules and breakdowns
page-key-seconds = a game, { $seconds } s altogether
page-ratings = How strong they are
page-ratings-sub = Points of Elo above the mean: 100 more win 64 games of 100, 400 more ten of eleven. Green and red: certainly above or below the mean.
page-budgets = What thinking longer brings
page-budgets-iterations = Points of Elo by the iterations a choice may take, with 95 % intervals; to the right everything counts by multiples. Dashed: bots that take no budget.
page-budgets-seconds = Points of Elo by the seconds a choice may take, with 95 % intervals; to the right everything counts by multiples. Dashed: bots that take no budget.
page-meetings = Each against each
page-meetings-sub = Wins of the row in percent of those either of the two won, ± { $within } at most
page-deck-deck = Deck against deck
page-who-wins = Who wins
page-who-wins-sub = Of the games somebody won. Green and red: certainly more or less than an equal share.
page-decks = Which deck wins
page-decks-sub = Green and red: certainly more or less than an equal share.
page-lengths = How long it takes
page-lengths-sub = Games by how many choices they took, of all players together; a column counts from its number up to the next
page-median = Half of the games take no more than { $choices } choices.
page-endings = How it ends
page-endings-sub = { $games ->
    [one] The one game
   *[other] All { $games } games
  }
page-seats = Are the seats fair?
page-seats-sub = Wins by seat, of the games somebody won
page-seats-nobody = Nobody won a game, so there is nothing to compare.
page-seat = Seat { $seat }
page-places = Who wins where
page-places-sub = Every bot on every seat, of the games somebody won, with 95 % intervals
page-found = What stands out
page-figures = In figures
page-figures-sub = Mean, quantiles and extremes
page-seed = Seed { $seed }
page-rules = Rules { $rules }
page-wilson = Intervals of shares: Wilson; ratings: Bradley and Terry
page-digest = Fingerprint { $digest }
found-nothing = No game was played.
found-better = { $bot } is better than { $other }: { $points } points ahead, { $sure } sure.
found-not-better = { $bot } and { $other } cannot be told apart: { $points } points, { $sure } sure.
found-settled = Everybody is told apart from the next with the certainty asked for ({ $sure }).
found-unsettled = The certainty asked for ({ $sure }) was not reached; more games would help.
found-bot-often = { $name } wins more than an equal share: { $share } ({ $low }–{ $high }; even: { $even }).
found-bot-seldom = { $name } wins less than an equal share: { $share } ({ $low }–{ $high }; even: { $even }).
found-deck-often = The deck { $name } wins too often: { $share } ({ $low }–{ $high }; even: { $even }).
found-deck-seldom = The deck { $name } wins too seldom: { $share } ({ $low }–{ $high }; even: { $even }).
found-seat-often = Seat { $seat } has an edge: it wins { $share } (even: { $even }).
found-seat-seldom = Seat { $seat } is at a disadvantage: it wins { $share } (even: { $even }).
found-seats-fair = No seat can be shown to have an edge: the first wins { $share }, within ± { $within }.
found-survived = The table survives in { $share } of the games ({ $low }–{ $high }).
found-ending-rare = Hardly ever: “{ $way }” ({ $share }).
found-ending-common = Nearly always: “{ $way }” ({ $share }).
found-long = The longest game took { $most } choices, { $times } times the middle one.
found-fault = { $bot } gave up { $times ->
    [one] a game
   *[other] { $times } games
  } by a fault, first in the one with seed { $seed }: { $what }

## Commands: what is wrong

usage-missing = Something is missing: { $name }. Help: { $help }
usage-value = The value of { $name } does not fit. Help: { $help }
usage-at-least = The value of { $name } does not fit: a number from { $least } on. Help: { $help }
usage-between = The value of { $name } does not fit: a number from { $least } to { $most }. Help: { $help }
usage-one-of = The value of { $name } does not fit. Possible: { $known }.
usage-whole = The value of { $name } does not fit: a whole number. Help: { $help }
usage-option = There is no option “{ $name }”. Help: { $help }
usage-incomplete = Something is missing behind { $name }. Help: { $help }
usage-command = There is no command “{ $name }”. Help: { $help }
usage-surplus = This is too much: { $name }. Help: { $help }
usage-other = { $text }
interrupted = interrupted
wrong-language = I do not speak “{ $given }”. Possible: { $known }.
wrong-no-file = There is no file “{ $path }”.
wrong-large-file = The file “{ $path }” is larger than { $most } MB; no file of Mathom’s is.
system-says = { $code ->
    [ENOENT] There is no such file or folder.
    [EISDIR] That is a folder.
    [ENOTDIR] A part of the path is no folder.
    [EEXIST] That is a file.
    [EACCES] You are not allowed to.
    [EPERM] You are not allowed to.
    [EROFS] Nothing can be written there.
    [ENOSPC] There is no room left on the disk.
    [ENAMETOOLONG] The name is too long.
   *[other] { $reason }
  }
wrong-file = The file “{ $path }” does not work: { system-says }
wrong-not-text = The file “{ $path }” is no text file.
wrong-no-games = No game is installed.
wrong-setting = “{ $given }” is no setting; it goes like this: --set NAME=VALUE
wrong-player = Nobody is called “{ $name }”. A person is human or human:NAME, bots are: { $known }.
wrong-seats = “{ $given }” is no seating; it goes like this: --seats human,greedy,ismcts
wrong-seat-count = { $wanted } seats are to be taken, not { $given }.
wrong-name-twice = Two at the table are called “{ $name }”.
wrong-deck = There is no deck “{ $given }”, and no such file. Decks: { $known }.
wrong-no-decks = { $game } is played without decks.
wrong-which-deck = Which deck? It goes like this: mathom decks { $game } { $deed } NAME
wrong-many-decks = { $given } decks are too many for { $seats } seats.
deck-legal = { $deck } is fine. To play: mathom play { $game } --deck { $deck }
deck-flawed = { $deck }:
setup-decks = { $decks } decks are not enough for { $seats } seats; a single one lies at all of them.
wrong-chance = There is no chance “{ $given }”. Possible: { $known }.
wrong-seed-unused = --seed does not go together with --chance { $chance }.
wrong-other-game = “{ $path }” holds a match of { $found }.
problem-none = “{ $problem }” cannot be worked out here. There are: { $known }.
problem-missing = Something is missing: --{ $given }.
problem-unknown = “--{ $given }” does not belong here. There are: { $known }.
problem-value = “{ $value }” does not go with --{ $given }. Possible: { $known }.
problem-number = --{ $given }: “{ $value }” is no number from { $least } to { $most }.
wrong-odds = { $text }
wrong-no-odds = { $game } has nothing to work out.
wrong-puzzles-game = Puzzles are looked for in one game: mathom puzzles GAME --find 20
wrong-problem = { $game } cannot work out “{ $given }”. Possible: { $known }.
wrong-odds-value = Something is missing behind { $given }.
wrong-odds-argument = “{ $given }” is out of place; it goes like this: --NAME VALUE
odds-call = mathom odds { $game } { $problem }
odds-other = { $number } more
odds-expected = { $what }: { $number }
wrong-rule = { $game } has no rule “{ $rule }”, and no text contains that.
wrong-load-settled = With --load everything is settled: --set, --deck and --series do not go with it.
wrong-save-where = Where to? It goes like this: save FILE
picture-none = There is no picture of { $what }. Matches, views and positions of games that draw themselves have one.
text-missing = { $language }: there are no words for “{ $id }” ({ $reason }).

## Commands: what they say

game-players = { $least }–{ $most } players
game-settings = { $count ->
    [one] 1 setting
   *[other] { $count } settings
  }: mathom games { $game }
setting-default = (default)
rulings = Open questions, and how it is played here
rule-book = In the printed rulebook: { $book }
rule-see = See { $rules }
rules-none = The rules say nothing about “{ $text }”.
heading-rule = rule
heading-enforced = enforced in
heading-tested = tested in
coverage-nowhere = missing
coverage-unseen = (no tests here)
coverage-more = and { $count } more
coverage = { $rules } rules; without code: { $code }; without a test: { $looked ->
    [yes] { $tests }
   *[no] unknown
  }; unknown numbers: { $unknown }
verified = The record is true: { $answers } answers replayed.
verified-seed = { $chances } outcomes of chance recomputed, all right.
verified-provable = { $chances } outcomes of chance recomputed from the secret, all as promised.
verified-sealed = The secret is not out yet; { $chances } outcomes of chance remain unchecked.
verified-told = { $chances } outcomes of chance were told by people; there is nothing to recompute.
heading-game = game
heading-players = players
heading-components = components
heading-chance = chance
heading-answers = answers
heading-digest = digest
under-way = The match is still under way ({ $answers } answers so far).

## At the table

menu-welcome = Welcome to Mathom! What would you like to play?
menu-which = Number or name:
menu-again = Please type a number from 1 to { $most }, or the name of a game.
at-the-table = At the table: { $players }.
hint-help = Answer with a number. “help” shows what else you can type.
series-game = game { $number } of { $games }
promise = Promise: { $promise }
promise-words = Chance is settled now, but for your words. Type some (or Enter):
thinking = { $player } is thinking …
steps-taken = { $steps } – what next? “undo” takes the step back.
ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
  }
prompt-again = A number, please. “help” shows what else you can do.
curtain-close = Read everything? Enter hides the screen.
curtain-open = { $player } is on. Everybody else looks away; then press Enter.
undo-agree = Take it back anyway? Everybody at the table must agree.
load-unproven = From here on, chance can no longer be recomputed.
undone = Taken back.
saved = Saved: { $path }
save-over = “{ $path }” exists. Overwrite it?
save-offer = Save the match? File name (or Enter: do not save):
left = Until next time!
explain-bot = Why { $player } moved like that:
explain-later = { $player } tells its reasons after the match: they would show hidden cards.
explain-asked = Why you are asked:
explain-allowed = That is allowed.
over-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
  }
over-nobody = Nobody wins.
heading-player = player
heading-score = score
heading-total = sum after { $games ->
    [one] 1 game
   *[other] { $games } games
  }
help-answer = Answer with a number from 1 to { $most }, with the beginning of an answer, or in notation, for example: { $example }
command-undo = undo
command-why = why [ANSWER]
command-rules = rules [NUMBER or WORD]
command-save = save FILE
command-table = table
command-log = log
command-help = help
command-quit = quit
help-undo = takes back your last answer
help-why = why the last bot moved so and why you are asked; or why an answer is not allowed
help-rules = the rules, one of them, or all that contain a word
help-save = writes the match to a file (.json: only the position)
help-table = shows the table and the question again
help-log = what happened last
help-help = this help
help-quit = leaves the match

## Measuring

measuring = measuring …
heading-seats = seats
heading-decision = µs/choice
heading-calibrated = ÷ cal.
heading-cold = µs cold
heading-step = µs/answer
heading-games-per-s = games/s
heading-state = bytes
heading-greedy = greedy, s
heading-search = ismcts/s
peers-missing = { $library }: { $games } not measured; { $module } is not installed.
heading-processes = processes
apart = { $count }, apart
heading-durable = durable: best · median
heading-p50-p99 = p50 · p99
heading-pace = paced
heading-cpu = CPU/decision
heading-cost = ÷ calibration
heading-idle = idle connection
heading-tables = people
heading-p50-p95 = wait: p50 · p95
heading-longest = longest
heading-fair = fair share
heading-turns = most turns
heading-for-ever = for ever

## `mathom serve`

serve-here = The table is open:
serve-near = For other devices in the house:
serve-stop = Ctrl-C closes it; every match goes on the next time.
serve-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken, perhaps by another table. Try --port { NUMBER($other, useGrouping: 0) }
wrong-bot-budget = At a table a bot may think for { $seconds } seconds or { NUMBER($iterations, useGrouping: 0) } games at most.
wrong-processes = Several processes need a PostgreSQL database that they share: --db postgresql://…
bench-disk = The disk alone ({ $kind }): { $flushes } durable writes/s, one after the other; many answers share one.
bench-memory = Beware: the matches lie in memory ({ $kind }); no disk is that fast. --db FILE measures on one.
backup-done = { $rows } rows saved in “{ $path }”. The file holds keys and secrets: please keep it safe.
backup-restored = { $rows } rows restored from “{ $path }”.
backup-unreadable = “{ $path }” is no backup of Mathom’s.
backup-incomplete = The backup “{ $path }” is incomplete or damaged; please take another one.
backup-newer = The backup “{ $path }” was written by a newer Mathom; please update this one.
backup-not-empty = There are matches already; a backup is restored to an empty place only.
store-broken = The match { $match } cannot be replayed: { $reason }
store-checked = { $matches } matches with { $answers } answers checked.
serve-store-driver = PostgreSQL needs the package { $name }: pip install "mathom[postgres]"
serve-store-newer = The matches there were written by a newer Mathom; please update this one.
serve-store-url = “{ $url }” is no place for matches; it goes like this: a file, or postgresql://user@host/name
serve-store-broken = The matches cannot be opened: { $reason }
serve-host = This machine cannot listen at “{ $host }”.
serve-limit = “{ $wish }” is no limit that can be set. There are: { $known }.

## Lessons

lesson-unreadable = The lesson { $lesson } cannot be read: { $reason }
lesson-unknown = There is no lesson { $lesson }. There are: { $known }.
lesson-step = The lesson { $lesson } has { $steps } steps.
lesson-scene = In the lesson { $lesson } there is no other scene { $scene }.
lessons-none = { $game } has no lessons yet.
lessons-fine = { $lessons ->
    [one] Checked one lesson: it is right.
   *[other] Checked { $lessons } lessons: all are right.
}
lessons-flaws = { $flaws ->
    [one] One thing is wrong.
   *[other] { $flaws } things are wrong.
}
lessons-line = { $title } – { $minutes } min, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
lessons-hint = They are played in the browser: mathom serve
puzzles-none = { $game } has no puzzles yet.
puzzles-fine = { $puzzles ->
    [one] One puzzle: all is right.
   *[other] { $puzzles } puzzles: all is right.
}
puzzles-flaws = { $flaws ->
    [one] One thing is not right.
   *[other] { $flaws } things are not right.
}
