"""Event cards: what each is worth as an event, and whether to spend it in battle."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from mathom.core import Option
from mathom.games.ringwar import options
from mathom.games.ringwar.advice.scene import Judge, Scene, Verdict, because, flat
from mathom.games.ringwar.kinds import CORRUPTED, SHADOW
from mathom.games.ringwar.rules.fighting import battle_at, battle_of

CardUse = Literal[
    "tile", "shield", "heal", "wound", "seek", "troops", "march", "siege", "rouse", "plot"
]


class Worth(NamedTuple):
    """What a card is good for, and how good it is; for `heal` and `wound`: how many points."""

    use: CardUse
    base: float


WORTH: Mapping[str, Worth] = {
    "fp-character-01": Worth("tile", 3.9),  # Elven Cloaks
    "fp-character-02": Worth("tile", 3.9),  # Elven Rope
    "fp-character-03": Worth("tile", 4.2),  # Phial of Galadriel
    "fp-character-04": Worth("tile", 4.1),  # Sméagol Helps Nice Master
    "fp-character-05": Worth("shield", 4.4),  # Mithril Coat and Sting
    "fp-character-06": Worth("shield", 4.2),  # Axe and Bow
    "fp-character-07": Worth("shield", 4.2),  # Horn of Gondor
    "fp-character-08": Worth("shield", 4.4),  # Wizard's Staff
    "fp-character-09": Worth("heal", 1.3),  # Athelas
    "fp-character-10": Worth("heal", 1),  # There Is Another Way
    "fp-character-11": Worth("heal", 0.8),  # I Will Go Alone
    "fp-character-12": Worth("heal", 1),  # Bilbo's Song
    "fp-character-13": Worth("plot", 1.0),  # Mirror of Galadriel
    "fp-character-14": Worth("plot", 1.8),  # Challenge of the King
    "fp-character-15": Worth("plot", 0.8),  # Gwaihir the Windlord
    "fp-character-16": Worth("plot", 0.8),  # We Prove the Swifter
    "fp-character-17": Worth("rouse", 1.4),  # There and Back Again
    "fp-character-18": Worth("plot", 2.6),  # The Eagles are Coming!
    "fp-character-19": Worth("plot", 6.5),  # The Ents Awake: Treebeard
    "fp-character-20": Worth("plot", 6.5),  # The Ents Awake: Huorns
    "fp-character-21": Worth("plot", 6.5),  # The Ents Awake: Entmoot
    "fp-character-22": Worth("plot", 4.2),  # Dead Men of Dunharrow
    "fp-character-23": Worth("troops", 3.4),  # House of the Stewards
    "fp-character-24": Worth("troops", 3.2),  # The Grey Company
    "fp-strategy-01": Worth("plot", 4.5),  # The Last Battle
    "fp-strategy-02": Worth("rouse", 2.6),  # A Power too Great
    "fp-strategy-03": Worth("rouse", 2.0),  # The Power of Tom Bombadil
    "fp-strategy-04": Worth("rouse", 1.6),  # Book of Mazarbul
    "fp-strategy-05": Worth("plot", 2.8),  # The Spirit of Mordor
    "fp-strategy-06": Worth("troops", 3.0),  # Faramir's Rangers
    "fp-strategy-07": Worth("rouse", 1.6),  # Fear! Fire! Foes!
    "fp-strategy-08": Worth("rouse", 3.0),  # Wisdom of Elrond
    "fp-strategy-09": Worth("troops", 3.2),  # The Red Arrow
    "fp-strategy-10": Worth("siege", 2.8),  # Help Unlooked For
    "fp-strategy-11": Worth("troops", 2.4),  # Paths of the Woses
    "fp-strategy-12": Worth("march", 1.6),  # Through a Day and a Night
    "fp-strategy-13": Worth("troops", 3.0),  # Círdan's Ships
    "fp-strategy-14": Worth("troops", 3.0),  # Guards of the Citadel
    "fp-strategy-15": Worth("troops", 3.2),  # Celeborn's Galadhrim
    "fp-strategy-16": Worth("troops", 3.0),  # Riders of Théoden
    "fp-strategy-17": Worth("troops", 2.4),  # Grimbeorn the Old, Son of Beorn
    "fp-strategy-18": Worth("troops", 2.9),  # Imrahil of Dol Amroth
    "fp-strategy-19": Worth("troops", 3.2),  # King Brand's Men
    "fp-strategy-20": Worth("troops", 2.8),  # Swords in Eriador
    "fp-strategy-21": Worth("troops", 2.7),  # Kindred of Glorfindel
    "fp-strategy-22": Worth("troops", 2.7),  # Dáin Ironfoot's Guard
    "fp-strategy-23": Worth("troops", 3.0),  # Éomer, Son of Éomund
    "fp-strategy-24": Worth("troops", 3.0),  # Thranduil's Archers
    "shadow-character-01": Worth("tile", 4.2),  # Shelob's Lair
    "shadow-character-02": Worth("tile", 4.0),  # The Ring is Mine!
    "shadow-character-03": Worth("tile", 4.2),  # On, On They Went
    "shadow-character-04": Worth("tile", 4.0),  # Give It to Uss!
    "shadow-character-05": Worth("wound", 1.7),  # Orc Patrol
    "shadow-character-06": Worth("wound", 1.9),  # Isildur's Bane
    "shadow-character-07": Worth("wound", 1.8),  # Foul Thing from the Deep
    "shadow-character-08": Worth("wound", 1.5),  # Candles of Corpses
    "shadow-character-09": Worth("seek", 3.2),  # Nazgûl Search
    "shadow-character-10": Worth("seek", 2.6),  # Cruel Weather
    "shadow-character-11": Worth("seek", 2.6),  # The Nazgûl Strike!
    "shadow-character-12": Worth("wound", 1.5),  # Morgul Wound
    "shadow-character-13": Worth("wound", 1.2),  # Lure of the Ring
    "shadow-character-14": Worth("wound", 1.4),  # The Breaking of the Fellowship
    "shadow-character-15": Worth("seek", 1.8),  # Worn with Sorrow and Toil
    "shadow-character-16": Worth("seek", 3.0),  # Flocks of Crebain
    "shadow-character-17": Worth("seek", 2.4),  # Balrog of Moria
    "shadow-character-18": Worth("seek", 2.2),  # The Lidless Eye
    "shadow-character-19": Worth("siege", 3.4),  # Dreadful Spells
    "shadow-character-20": Worth("siege", 5.0),  # Grond, Hammer of the Underworld
    "shadow-character-21": Worth("plot", 3.8),  # The Palantír of Orthanc
    "shadow-character-22": Worth("plot", 1.6),  # Wormtongue
    "shadow-character-23": Worth("march", 3.2),  # The Ringwraiths Are Abroad
    "shadow-character-24": Worth("march", 4.0),  # The Black Captain Commands
    "shadow-strategy-01": Worth("plot", 2.8),  # Return to Valinor
    "shadow-strategy-02": Worth("siege", 5.0),  # The Fighting Uruk-hai
    "shadow-strategy-03": Worth("siege", 3.0),  # Denethor's Folly
    "shadow-strategy-04": Worth("plot", 3.0),  # The Day Without Dawn
    "shadow-strategy-05": Worth("plot", 1.8),  # Threats and Promises
    "shadow-strategy-06": Worth("plot", 1.4),  # Stormcrow
    "shadow-strategy-07": Worth("march", 3.0),  # Shadows Gather
    "shadow-strategy-08": Worth("march", 3.8),  # The Shadow Lengthens
    "shadow-strategy-09": Worth("march", 4.2),  # The Shadow is Moving
    "shadow-strategy-10": Worth("march", 3.8),  # Corsairs of Umbar
    "shadow-strategy-11": Worth("troops", 3.0),  # Rage of the Dunlendings
    "shadow-strategy-12": Worth("troops", 3.2),  # Return of the Witch-king
    "shadow-strategy-13": Worth("troops", 2.8),  # Half-orcs and Goblin-men
    "shadow-strategy-14": Worth("troops", 3.0),  # Olog-hai
    "shadow-strategy-15": Worth("troops", 3.4),  # Hill-trolls
    "shadow-strategy-16": Worth("troops", 4.6),  # A New Power is Rising
    "shadow-strategy-17": Worth("troops", 4.4),  # Many Kings to the Service of Mordor
    "shadow-strategy-18": Worth("troops", 4.6),  # The King is Revealed
    "shadow-strategy-19": Worth("troops", 3.2),  # Shadows on the Misty Mountains
    "shadow-strategy-20": Worth("troops", 4.2),  # Orcs Multiplying Again
    "shadow-strategy-21": Worth("troops", 4.2),  # Horde from the East
    "shadow-strategy-22": Worth("troops", 3.2),  # Monsters Roused
    "shadow-strategy-23": Worth("troops", 4.8),  # Musterings of Long-planned War
    "shadow-strategy-24": Worth("troops", 4.4),  # Pits of Mordor
}
"""Every event card."""
PLAIN = Worth("plot", 2.0)
"""A card that nobody knows."""
REASONS: Mapping[CardUse, str] = {
    "tile": "card-tile",
    "shield": "card-shield",
    "heal": "card-heal",
    "wound": "card-wound",
    "seek": "card-seek",
    "troops": "card-troops",
    "march": "card-march",
    "siege": "card-siege",
    "rouse": "card-rouse",
    "plot": "card-plot",
}


def event(scene: Scene, card: str) -> Verdict:
    """What playing a card as an event is worth now."""
    use, base = WORTH.get(card, PLAIN)
    state, plan = scene.state, scene.plan
    here = state.fellowship
    match use:
        case "tile":
            score = base + (0.8 if here.step is not None else 0.0)
        case "shield":
            score = base + 0.4 * plan.care
        case "heal":
            healed = min(base, here.corruption)
            score = 0.6 + healed * (1.8 + 0.9 * plan.care) if here.corruption else -1.0
        case "wound":
            score = 1.0 + base * (1.7 + 0.9 * plan.hunt)
            if here.corruption + base >= CORRUPTED:
                score += 8.0
        case "seek":
            score = base + 1.0 * (plan.hunt - 1.0)
        case "troops" if scene.side == SHADOW:
            score = base + 0.6 * (plan.war - 1.0)
        case "troops":
            score = base - 0.3
        case "march" | "siege":
            score = base + 0.8 * (plan.war - 1.0) if scene.side == SHADOW else base
        case _:
            score = base
    return Verdict(score, because(REASONS[use]))


def keep(scene: Scene, card: str) -> float:
    """What a card in hand is worth, whether it can be played now or later."""
    use, base = WORTH.get(card, PLAIN)
    match use:
        case "wound":
            return 1.0 + base * (1.7 + 0.9 * scene.plan.hunt)
        case "heal":
            return 3.2 + 0.2 * scene.state.fellowship.corruption
        case "tile":
            return base + 0.5
        case _:
            return base


def discard(scene: Scene, option: options.Discard) -> Verdict:
    return Verdict(-keep(scene, option.card), because("least-missed"))


def combat(scene: Scene, option: options.CombatCard) -> Verdict:
    """In battle goes what is worth least as an event, and the more the more is at stake."""
    stake = 2.6
    state = scene.state
    if battle_at(state) is not None:
        battle = battle_of(state)
        if battle.target in scene.box.major:
            stake += 0.5 * scene.box.points[battle.target]
    if len(scene.hand) >= 5:
        stake += 0.5
    score = stake - keep(scene, option.card)
    return Verdict(score, because("card-fights" if score > 0 else "card-kept"))


def play_another(scene: Scene, option: options.PlayCard) -> Verdict:
    verdict = event(scene, option.card)
    return Verdict(verdict.score, verdict.reasons)


JUDGES: Mapping[type[Option], Judge] = {
    options.Discard: discard,
    options.CombatCard: combat,
    options.PlayCard: play_another,
    options.UseCard: flat(1.0, "card-used"),
    options.TakeAway: flat(1.0, "card-taken"),
}
