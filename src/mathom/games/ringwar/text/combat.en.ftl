# What the combat halves of the event cards say. "You" is whoever played the card.

combat-text = { $condition } { $effect }
combat-then = { $first } { $then }

## Conditions

combat-if-companion = Only if a companion takes part.
combat-if-leader = Only if a Free Peoples leader or a companion takes part.
combat-if-person = Only if { $person } takes part.
combat-if-either = Only if { $one } or { $other } takes part.
combat-if-elite = Only if one of your elite units takes part.
combat-if-elite-of = Only if an elite unit of the nation { $nation } takes part.
combat-if-nazgul = Only if a Nazgûl takes part.
combat-if-nazgul-lead = Only if the leadership of the participating Nazgûl is at least { $least }.
combat-if-storms = Only if your army storms or defends a besieged stronghold with a unit of the nation { $nation }.
combat-if-ring-bearers = Only if the defending army is in the region of the Ring-bearers.
combat-if-defended = Only if the defending army is in a region of the nation { $nation }, in { $one } or in { $other }.
combat-if-free-ground = Only if the defending army is in a region of a Free Peoples nation.
combat-if-near = Only if the defending army is at most { $most ->
    [one] one region
   *[other] { $most } regions
  } away from { $region }.
combat-if-defending = Only if you are the defender, and not in a siege battle.

## Dice

combat-bonus = Add { $amount } to { $dice }.
combat-malus = Subtract { $amount } from { $dice }; a natural 6 still hits.
combat-dice = { $whose ->
    [own] { $rolls ->
        [roll] every die of your combat roll
        [reroll] every die of your leader re-roll
       *[both] every die of your combat roll and of your leader re-roll
    }
    [enemy] { $rolls ->
        [roll] every die of the enemy's combat roll
        [reroll] every die of the enemy's leader re-roll
       *[both] every die of the enemy's combat roll and leader re-roll
    }
   *[both] { $rolls ->
        [roll] every die of both sides in the combat roll
        [reroll] every die of both sides in the leader re-roll
       *[both] every die of both sides in the combat roll and in the leader re-roll
    }
  }
combat-at-most-dice = The enemy rolls at most { $most ->
    [one] one die
   *[other] { $most } dice
  } in the combat roll.
combat-fewer-dice = The enemy rolls one die less in the combat roll for each participating companion, but at least one.
combat-confuse = Each natural 1 in the enemy's combat roll is a hit against the enemy's own army and may not be re-rolled.

## Leadership

combat-give-up-nazgul = Give up { $amount ->
    [one] one point
   *[other] { $amount } points
  } of Nazgûl leadership.
combat-dread = Before the combat roll give up at least one point of Nazgûl leadership. For each of these points the enemy rolls one die less in the combat roll, but at least one.
combat-give-up-companions = Give up the leadership of all participating companions for this round.
combat-heroic-blow = Before the leader re-roll give up the leadership of a participating companion: one die that missed becomes a hit.
combat-anduril = Before the leader re-roll give up Strider's leadership to turn one miss into a hit, or Aragorn's leadership to do so with up to two misses.
combat-silence = Choose a participating companion: for this round he adds nothing to the leadership and has no abilities.
combat-outlead = If the leadership of the Nazgûl is at least as great as the enemy's, the enemy has no leader re-roll.

## Cards against cards

combat-cancel = The enemy's combat card is cancelled.
combat-cancel-or-bonus = The enemy's combat card is cancelled. If there is none, add { $amount } to every die of your leader re-roll.

## Hits

combat-more-hits = If your combat roll or your leader re-roll scored at least one hit, you score { $amount ->
    [one] one
   *[other] { $amount }
  } more.
combat-hit-if-ahead = If after the re-rolls you have scored more hits in this round than the enemy, you score one more.
combat-shield-wall = If the enemy's combat roll and leader re-roll together scored at least { $least } hits, one of them is cancelled.
combat-give-lives = Before losses are removed you may eliminate either one of your leaders to cancel one hit, or a companion to cancel up to as many hits as the companion's level.
combat-hit-for-minion = You may use one hit of your leader re-roll to eliminate a participating minion of your choice instead of a unit.
combat-fateful-strike = If your leader re-roll scores a hit, a participating Nazgûl is eliminated on top; with two hits or more you may choose a participating minion instead.
combat-black-breath = If your leader re-roll scored at least one hit, you may also eliminate a participating leader – or instead a participating companion whose level is not above the number of these hits.

## Extra attacks

combat-count-dice = { $count ->
    [one] one die
   *[other] { $count } dice
  }
combat-count-leadership = as many dice as your leadership (at most 5)
combat-count-elites = one die for each of your participating elite units (at most 5)
combat-extra-attack = { $when ->
    [after-losses] After losses
   *[other] Before the combat roll
  } you make an extra attack with { $dice }{ $hits-on ->
    [usual] {""}
   *[other] , hitting on { $hits-on } or more
  }. Losses are removed at once.
combat-great-host = If after losses you have at least twice as many units as the enemy, you score one hit.
combat-relentless = Before the combat roll you may inflict up to { $most } hits on your own units. For each of them add 1 to every die of your combat roll.
combat-onslaught = After losses you may inflict up to { $most } hits on your own units. Then roll as many dice: each hits on { $hits-on } or more. Losses are removed at once.

## Retreat

combat-slip-away = Before the combat roll your army may retreat into a free neighbouring region or withdraw into the stronghold of its region; then the battle ends.

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
ask-relentless = “{ $card }”: how many hits do you inflict on your own units?
ask-onslaught = “{ $card }”: how many hits do you inflict on your own units?
ask-slip-away = “{ $card }”: where does your army go?
ask-deciding = “{ $card }”: what do you choose?

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
