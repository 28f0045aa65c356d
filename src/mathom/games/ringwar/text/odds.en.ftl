odds-battle = How does a battle end?
odds-battle-attacker = the attacker: “5 regular, 2 elite, leadership 3”, in short 5/2/3, or a region of the position
odds-battle-defender = the defender, likewise
odds-battle-ground = open: in the field, walls: city or fortification, siege: in a besieged stronghold
odds-battle-rounds = how many rounds at most, or all
odds-battle-attacker-loses = who takes the attacker's hits first: elites (reduced) or regulars
odds-battle-defender-loses = who takes the defender's hits first
odds-battle-title = { $attacker } against { $defender }, { $ground }{ $rounds ->
    [0] {""}
    [one] , one round
   *[other] , up to { $rounds } rounds
}
odds-ground-open = in the field
odds-ground-walls = before a city or fortification
odds-ground-siege = in a siege
odds-army = { $units }{ $leadership ->
    [0] {""}
   *[other] , leadership { $leadership }
}{ $captains ->
    [0] {""}
    [one] , a Captain of the West
   *[other] , { $captains } Captains of the West
}
odds-units = { $regulars ->
    [0] { $elites ->
        [0] nobody
       *[other] { $elites } elite
    }
   *[other] { $elites ->
        [0] { $regulars } regular
       *[other] { $regulars } regular, { $elites } elite
    }
}
odds-battle-outcome = Outcome
odds-battle-won = The defender is destroyed
odds-battle-lost = The attacker is destroyed
odds-battle-nobody = Both are destroyed
odds-battle-undecided = Both still stand
odds-battle-conquest = Chance that the attack succeeds
odds-battle-defence = Chance that you are not destroyed
odds-battle-left-attacker = Left of the attacker
odds-battle-left-defender = Left of the defender
odds-battle-hits-attacker = Hits on the attacker, on average
odds-battle-hits-defender = Hits on the defender, on average
odds-battle-note = Without combat cards; nobody retreats or breaks off, everybody re-rolls all he may.
odds-battle-note-siege = Every further round costs the attacker an elite; he goes on while he has one.
odds-hunt = What does the hunt do when the Fellowship moves?
odds-hunt-dice = dice of the Shadow in the hunt box
odds-hunt-free-dice = dice of the Free Peoples in the hunt box
odds-hunt-rerolls = how many dice the Shadow may roll again (0 to 3)
odds-hunt-tiles = the tiles in the pool: “4 eye, 3 3, 2 1r”, or standard
odds-hunt-where = outside: before Mordor, mordor: on the Mordor track
odds-hunt-title = { $mordor ->
    [yes] A step on the Mordor track: { $dice } dice of the Shadow and { $free } of the Free Peoples in the hunt box
   *[no] The hunt with { $dice ->
        [one] one die
       *[other] { $dice } dice
    } of the Shadow and { $free } of the Free Peoples{ $rerolls ->
        [0] {""}
        [one] , one re-roll
       *[other] , { $rerolls } re-rolls
    }
}, { $tiles } tiles
odds-hunt-successes = Successes
odds-hunt-success = { $number ->
    [0] none: no tile
    [one] one
   *[other] { $number }
}
odds-hunt-damage = Hunt damage
odds-hunt-points = { $number }
odds-hunt-corruption = Corruption
odds-hunt-power = { $number }
odds-hunt-reveal = The Fellowship
odds-hunt-hidden = stays hidden
odds-hunt-revealed = is revealed
odds-hunt-mean = Hunt damage, on average
odds-hunt-note = Before guide, casualties and cards; below 0 a tile heals.
odds-draw = Is a card one waits for among the next ones?
odds-draw-wanted = how many cards one waits for, or their names, separated by “;”
odds-draw-draws = how many are drawn
odds-draw-cards = how many lie in the deck
odds-draw-deck = the deck of the position, if no names are given
odds-draw-title = { $draws ->
    [one] One card
   *[other] { $draws } cards
} of { $cards }, { $wanted } of them wanted
odds-draw-found = Wanted cards
odds-draw-cards-found = { $number }
odds-draw-any = At least one
odds-draw-yes = yes
odds-draw-no = no
odds-draw-mean = Wanted cards, on average
problem-army = “{ $part }” is no army ({ $given }); it goes like this: 5 regular, 2 elite, leadership 3.
problem-units = An army has 1 to { $most } units, not { $units } ({ $given }).
problem-tiles = “{ $part }” is no tile with a number. There are: { $known }.
problem-regions = Regions count only both together and with --position.
problem-no-attack = In this position nobody attacks { $to } from { $origin }.
problem-no-battle = No battle is being fought just now.
problem-card = There is no card “{ $given }”.
problem-one-deck = The wanted cards have to be of one deck.
odds-value-open = in the open
odds-value-walls = before a city or fortification
odds-value-siege = in a siege
odds-value-elites = elites first, reduced
odds-value-regulars = regulars first
odds-value-outside = before Mordor
odds-value-mordor = on the Mordor Track
odds-value-fp-character = { deck-fp-character }
odds-value-fp-strategy = { deck-fp-strategy }
odds-value-shadow-character = { deck-shadow-character }
odds-value-shadow-strategy = { deck-shadow-strategy }
