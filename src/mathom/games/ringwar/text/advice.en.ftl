# Why the advisor likes an answer: half sentences, after the answer itself.

## The Ring

why-ring-on = Mordor is { $regions ->
    [one] one region
   *[other] { $regions } regions
  } away, and the risk of being found is { $percent } %
why-doom = { $steps ->
    [one] one step
   *[other] { $steps } steps
  } to the Crack of Doom, { $percent } % risk of being found
why-at-the-gate = the way to Mordor is covered already
why-bides = the war goes so well that the Ring can wait
why-rest = the Fellowship rests: { $region }
why-hide = who is revealed cannot move on
why-placed = { $regions ->
    [one] one region
   *[other] { $regions } regions
  } from Mordor
why-gate = the gate of Mordor: { $region }
why-heals = a wound heals there: { $region }
why-declared = { $regions ->
    [one] one region
   *[other] { $regions } regions
  } from Mordor, and the hunters know
why-unseen = the hunters need not know where the Ring is
why-enter-mordor = the Ring has to go into Mordor
why-bear = the Ring-bearer takes { $damage } damage, the companions are kept
why-absorb = a companion spares the Ring-bearer { $damage } damage
why-leaves = { $person } lowers the damage and lives
why-gollum = Gollum lowers the damage, though it gives them away
why-guide = { $person } leads well
why-hunt-dice = every move of the Fellowship is then found out with { $percent } %
why-hunt-more = the hunt gets stronger

## Dice and cards

why-enters = { $person } brings another die
why-draw = a card more in hand
why-counsel = a word at home brings a people nearer to war
why-voice = Isengard grows
why-voice-elites = Isengard’s best make the difference
why-rid = it gets rid of a card
why-ring-kept = the Elven Rings are for worse moments
why-ring-used = the right die is missing, and much depends on it
why-nothing-to-do = there is nothing better to do
why-waits = the others may act first
why-card-tile = it changes what awaits the Ring in Mordor
why-card-shield = it protects the Ring-bearer
why-card-heal = it heals the Ring-bearer
why-card-wound = it wears the Ring-bearer down
why-card-seek = it helps the hunt
why-card-troops = it brings troops
why-card-march = it moves armies
why-card-siege = it helps in a siege
why-card-rouse = it brings peoples nearer to war
why-card-plot = its effect is welcome now
why-card-fights = it is worth more in this battle
why-card-kept = it is worth more as an event
why-card-used = this is the moment it lies there for
why-card-taken = it would be a nuisance
why-least-missed = it is missed least

## The war

why-towards = towards { $region }
why-gather = armies join: { $region }
why-nowhere = there is nothing to be had
why-takes = { $region } falls at once, { $points ->
    [0] without points
    [one] for one point
   *[other] for { $points } points
  }
why-odds = the attack succeeds with { $percent } %: { $region }
why-prize = { $region } is worth { $points ->
    [one] one point
   *[other] { $points } points
  }
why-garrison = somebody has to hold { $region }
why-holds = what is held should stay held
why-together = strength is in numbers
why-guards = { $region } is in danger
why-recruits = the army there can use them: { $region }
why-crowded = there is no room for more: { $region }
why-to-war = { $nation }: at war
why-nearer-war = { $nation }: nearer to war
why-strikes = it hits the enemy where it hurts

## Characters

why-crown = Strider can be crowned: { $region }
why-crown-later = Strider is on his way to the throne
why-walk = no place needs them more
why-rouses = it rouses a people: { $nation }
why-leads = an army there needs a leader: { $region }
why-nazgul-hunt = the Nazgûl make the hunt sharper
why-nazgul-lead = the armies need their leadership
why-nazgul-idle = they are not needed where they are
why-hits-most = { $person } matters most
why-life = a life for { $hits ->
    [one] one hit
   *[other] { $hits } hits
  }

## Battles

why-battle-odds = the battle is won with { $percent } %
why-breaks-off = it is not worth more blood
why-stands = the place is worth standing for
why-shut-gates = in the field the attackers would win with { $percent } %
why-retreats = the attackers would win with { $percent } %: { $region } is safer
why-storm = the storm succeeds with { $percent } %
why-white-rider = the Nazgûl lead more than he does
why-elites-stay = elites are kept
why-regular-goes = a regular is the least loss
why-keeps-die = an elite made a regular still fights
why-reroll = missed dice can only get better
why-offered = it can only help
why-not-needed = it is not needed
why-as-good = it is as good as anything else
