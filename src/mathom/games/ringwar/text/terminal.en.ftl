# The table at a terminal.

terminal-turn = Turn
terminal-fellowship = Fellowship
terminal-last-seen = last seen: { $region }, { $progress ->
    [one] 1 step since
   *[other] { $progress } steps since
}
terminal-in-mordor = on the Mordor track, step { $step } of { $of }
terminal-guide = Guide
terminal-companions = With it
terminal-corruption = Corruption
terminal-hunt = Hunt box
terminal-hunt-box = Shadow { $shadow }, Free Peoples { $free } ({ $tiles } tiles in the pool)
terminal-hidden = hidden
terminal-revealed = revealed
terminal-war-0 = At war
terminal-war-1 = 1 box before
terminal-war-2 = 2 boxes before
terminal-war-3 = 3 boxes before
terminal-passive = passive
terminal-dice = dice: { $dice }
terminal-rings = Elven Rings: { $rings }
terminal-points = points: { $points } of { $of }
terminal-taken = captured: { $regions }
terminal-short-dwarves = Dwarves
terminal-short-elves = Elves
terminal-short-gondor = Gondor
terminal-short-north = North
terminal-short-rohan = Rohan
terminal-short-isengard = Isengard
terminal-short-sauron = Sauron
terminal-short-southrons = Southrons
terminal-signs = regulars/elites/leaders · ♜ stronghold ▪ city · town # fortification ⚑ besieged ✗ captured ◯ Fellowship
terminal-hand = Hand
terminal-combat-cards = Combat cards in hand
terminal-on-table = On the table
