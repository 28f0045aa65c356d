# Event cards: what is asked, chosen and told. What they say: lexicon/en.toml

## Words

words-then = { $first } { $second }

## The whole card

card-condition = { $need }

## Questions

ask-card = { $card }: what do you choose?
ask-card-may = { $card }: do you do it?
ask-card-way = { $card }: what do you choose?
ask-card-recruit = { $card }: whom do you recruit, and where?
ask-card-improve = { $card }: which unit becomes an elite?
ask-card-nation = { $card }: which nation?
ask-card-lose-figure = { $card }: Which figure is lost?
ask-card-drive = { $card }: where do you drive the Fellowship?
ask-card-yield = { $card }: corruption, or is the companion eliminated?
ask-card-part = { $card }: who leaves the Fellowship?
ask-card-group = { $card }: who goes together?
ask-card-ride = { $card }: who goes along, and where to?
ask-card-target = { $card }: where?
ask-card-aim = { $card }: which army works on which?
ask-card-flee = { $card }: where does the army flee to?
ask-card-scatter = { $card }: where do the Nazgûl fly to?
ask-card-attack = { $card }: which army attacks where?
ask-card-leap = { $card }: which army goes where?
ask-card-summon = { $card }: which unit comes along?
ask-card-another = { $card }: do you play another card?
ask-card-take-away = { $card }: which card do you take?
ask-card-eyes = { $card }: which die becomes an eye?
ask-card-pay = { $card }: which card do you discard for it?
ask-roaming = { $card }: which army goes where?
ask-travelling = { $card }: does the army go on?
ask-sorting-party = { $origin } → { $to }: who stays behind?

## Answers

option-pick = { $way }
option-target = { $region }
option-aim = { $origin } → { $to }
option-improve = { $figure } becomes an elite: { $region }
option-give-up = { $figure }: { $region }
option-summon = { $figure }: { $origin }
option-take-away = Take away { $card }
option-to-eye = { $die } becomes an eye
option-play-card = Play { $card }

way-take-card = Remove a card from the table
way-hunt-roll = A hunt roll
way-move-armies = Armies move
way-move-army = The army moves
way-attack = An attack
way-recruit-nazgul = Recruit Nazgûl
way-fly = Nazgûl fly
way-hand = A random card from the hand

action-throw-off-will-shadow-character-21 = get rid of the Palantír of Orthanc
action-throw-off-ring-shadow-character-21 = get rid of the Palantír of Orthanc, with an Elven Ring
action-throw-off-will-shadow-strategy-03 = get rid of Denethor's Folly
action-throw-off-person-shadow-strategy-03 = get rid of Denethor's Folly, with Gandalf or Aragorn
action-throw-off-cards-fp-strategy-02 = get rid of “A Power too Great”
action-throw-off-cards-fp-strategy-03 = get rid of “The Power of Tom Bombadil”

## Events

event-card-played-too = Played as well ({ $side }): { $card }.
event-card-thrown = { $card }: { $dice } rolled.
event-figure-improved = { $figure }: new in { $region }, in place of a regular.
event-die-turned = Turned ({ $side }): { $die } → { $face }.
event-dice-lost = Lost ({ $side }): { $count } × { $die }.
event-nation-fell-back = { $nation }: { $left ->
    [one] one box
   *[other] { $left } boxes
  } away from war.
event-tile-returned = Back into the hunt pool: { $tile }.
event-tile-removed = Out of the game: { $tile }.
event-fellowship-driven = The Fellowship is driven off its way: { $region }.

## What is not possible

refused-no-army-to-join = No other army can be reached from here: { $region }.
refused-no-army-card-to-pay = No card with the army symbol to discard.
refused-no-card-to-pay = No card to discard: { $deck }.
refused-not-on-table = Not on the table: { $card }.
refused-nobody-there = None of them is there: { $region }.
refused-without-companion = A companion has to go along.
refused-without-nazgul = A Nazgûl has to go along.
refused-without-witch-king = The Witch-king has to go along.
refused-card-elsewhere = The card does not speak of this: { $region }.
refused-others-first = The other figures come first.
refused-other-nation = The figure must be of this nation: { $nation }.
refused-must-choose = One of them it must be.
refused-way-impossible = That cannot be done now: { $way }.
refused-on-mordor-track = The Fellowship is on the Mordor track.
refused-mordor-closed = Inside Mordor the figure of the Ring-bearers has no business: { $region }.
refused-only-drawn = It is the one who was drawn.
refused-no-dice-left = No die is left.
refused-other-deck = { $card } is not of this deck: { $deck }.
refused-none-in-hand = There is no such card in the hand: { $deck }.
refused-nobody-left = Nobody else can go there.
refused-no-besieger = Nobody besieges a stronghold of yours there: { $region }.
refused-from-to = From { $least } to { $most }.
refused-nothing-missed = No die has missed.
refused-leads-not = { $person } has no leadership to give.
refused-no-hit = There is no hit.
