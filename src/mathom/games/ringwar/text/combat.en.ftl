# Combat cards: what is asked, chosen and told. What they say: lexicon/en.toml

combat-text = { $condition } { $effect }

## Settings

setting-secret-fire = Servant of the Secret Fire
setting-secret-fire-grey = Gandalf the Grey only, as on the German card
setting-secret-fire-either = Gandalf in either form, as on the English card

## Questions

ask-dread = “{ $card }”: how many points of Nazgûl leadership do you give up?
ask-heroic-blow = “{ $card }”: who gives up his leadership?
ask-anduril = “{ $card }”: how many misses become hits?
ask-silence = “{ $card }”: which companion is struck?
ask-give-lives = “{ $card }”: do you eliminate somebody to cancel hits?
ask-hit-for-minion = “{ $card }”: do you eliminate a minion for one hit?
ask-fateful-strike = “{ $card }”: whom do you eliminate?
ask-black-breath = “{ $card }”: whom do you eliminate?
ask-own-hits = “{ $card }”: how many hits do you inflict on your own units?
ask-slip-away = “{ $card }”: where does your army go?

## Answers

option-choose = { $person }
option-slay = Eliminate { $figure }
option-give-life = { $person } dies: { $hits ->
    [one] one hit is
   *[other] { $hits } hits are
  } cancelled
option-amount = { $number }
option-withdraw = Withdraw into the stronghold

refused-not-offered = “{ $card }” does not leave this choice.

## What happened

event-combat-card-cancelled = “{ $card }” ({ $side }) has no effect.
event-leadership-given-up = { $person ->
    [none] The Nazgûl give up leadership: { $amount }.
   *[other] { $person } gives up leadership: { $amount }.
  }
event-silenced = { $person } does not lead in this round and has no abilities.
event-misses-turned = { $dice ->
    [one] One miss becomes a hit
   *[other] { $dice } misses become hits
  } ({ $side }).
event-hits-added = More hits ({ $side }): { $hits }.
event-hits-cancelled = Hits cancelled ({ $side }): { $hits }.
