"""Rohan."""

from mathom.games.tcg.cards.pieces.conditions import (
    STARTING,
    Any,
    ControlsHome,
    InPhase,
    Matches,
    Spot,
)
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    CARD,
    CHARACTER,
    COMPANION,
    CONDITION,
    ELF,
    EXHAUSTED,
    FREE,
    IN_SKIRMISH,
    MAN,
    MINION,
    MOUNTED,
    OPPONENTS,
    POSSESSION,
    ROAMING,
    ROHAN,
    SHADOW,
    SITE,
    UNBOUND,
    URUK_HAI,
    WIZARD,
    WOUNDED,
    Facing,
    HasKeyword,
    Is,
    Not,
    OfClass,
    Terrain,
    Titled,
    WithSignet,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import IfElse, Least, Spotted, Times, TokensOn, WoundsOn
from mathom.games.tcg.cards.pieces.occasions import (
    AboutToControl,
    AboutToWound,
    Becomes,
    IsPlayed,
    MovesTo,
    StartOf,
    StartOfSkirmish,
    Wins,
)
from mathom.games.tcg.cards.pieces.selectors import BEARER, IT, SELF, All, Named, Pick
from mathom.games.tcg.cards.pieces.verbs.decks import Draw
from mathom.games.tcg.cards.pieces.verbs.logic import If, OneOf
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    ArcheryTotal,
    Cost,
    Gains,
    NoWounds,
    OverwhelmFactor,
    Strength,
    WoundCap,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import (
    DiscardFromPlay,
    DiscardHand,
    HandToDeckBottom,
)
from mathom.games.tcg.cards.pieces.verbs.playing import SUPPORT_AREA, Attach, PlayFrom
from mathom.games.tcg.cards.pieces.verbs.sites import LIBERATE_SITE
from mathom.games.tcg.cards.pieces.verbs.tokens import AddToken, AddTwilight
from mathom.games.tcg.cards.pieces.verbs.wounds import PREVENT, Exert, HealWounds
from mathom.games.tcg.cards.record import (
    CardText,
    action,
    always,
    card,
    each_time,
    may_each_time,
    playing,
    response,
)


def rohan_cards() -> dict[str, CardText]:
    """What the cards of Rohan say."""
    return {
        # Aldor, Soldier of Edoras
        "4R262": card(
            action(
                "archery",
                ArcheryTotal("fellowship", 1),
                when=Spot(1, a(HasKeyword("villager"))),
                cost=Exert(SELF),
                until="end_of_phase",
            )
        ),
        # Brego
        "4U263": card(
            playing(Attach(a(MAN) | a(ELF) | a(WIZARD)), when=Spot(1, a(MAN, ROHAN))),
            may_each_time(IsPlayed(SELF), HealWounds(BEARER)),
            each_time(StartOfSkirmish(BEARER), Exert(All(a(MINION, Facing(a(Is(BEARER))))))),
        ),
        # Ceorl, Weary Horseman
        "4U264": card(
            response(
                AboutToControl("opponent"),
                PREVENT,
                cost=(Exert(SELF), Exert(Pick(1, a(HasKeyword("villager"))))),
            )
        ),
        # Elite Rider
        "4C265": card(
            playing(Cost(SELF, -1), when=STARTING),
            always(Strength(SELF, 2), when=Matches(SELF, a(Facing(a(MINION, WOUNDED))))),
        ),
        # Éomer, Sister-son of Théoden
        "4C266": card(
            playing(Cost(SELF, -1), when=Spot(1, a(MAN, ROHAN))),
            may_each_time(StartOf("turn"), HealWounds(Pick(1, a(ALLY, ROHAN)))),
        ),
        # Éomer, Third Marshal of Riddermark
        "4R267": card(
            playing(Cost(SELF, -1), when=Spot(1, a(MAN, ROHAN))),
            always(Strength(SELF, Times(2, WoundsOn(All(a(MINION, Facing(a(Is(SELF))))))))),
        ),
        # Éomer's Spear
        "4U268": card(
            playing(Attach(a(MAN, ROHAN))),
            always(Gains(BEARER, "damage", 2), when=Matches(BEARER, a(Titled("Éomer"), MOUNTED))),
        ),
        # Éothain, Scout of the Mark
        "4R269": card(each_time(MovesTo(a(SITE, Terrain("plains"))), Exert(All(a(MINION))))),
        # Éowyn, Lady of Rohan
        "4C270": card(
            response(
                AboutToWound(a(COMPANION, UNBOUND)), PREVENT, cost=(Exert(SELF), AddTwilight(1))
            )
        ),
        # Éowyn, Sister-daughter of Théoden
        "4R271": card(
            response(
                AboutToWound(SELF),
                PREVENT,
                when=(Matches(SELF, a(EXHAUSTED)), InPhase("skirmish")),
                cost=DiscardHand(2, a(CARD)),
            )
        ),
        # Éowyn's Sword
        "4R272": card(
            playing(Attach(a(Titled("Éowyn")))),
            always(Gains(BEARER, "damage", 1), when=Spot(1, a(HasKeyword("villager")))),
        ),
        # Fight for the Villagers
        "4C273": card(
            action(
                "skirmish",
                Strength(Pick(1, a(MAN, ROHAN)), IfElse(Spot(1, a(HasKeyword("villager"))), 3, 2)),
                until="end_of_skirmish",
            )
        ),
        # Firefoot
        "4R274": card(
            playing(Attach(a(MAN, ROHAN))),
            always(Gains(BEARER, "defender", 1), when=Matches(BEARER, a(Titled("Éomer")))),
            each_time(StartOfSkirmish(BEARER), Exert(All(a(MINION, Facing(a(Is(BEARER))))))),
        ),
        # Forth Eorlingas!
        "4U275": card(
            action(
                "maneuver",
                Gains(Pick(1, a(COMPANION, WithSignet("theoden"))), "defender", 1),
                cost=Exert(Pick(1, a(Titled("Théoden")))),
                until="until_regroup",
            )
        ),
        # Fortress Never Fallen
        "4U276": card(
            playing(SUPPORT_AREA),
            may_each_time(Wins(a(MAN, ROHAN)), AddToken("rohan", SELF)),
            action(
                "regroup",
                DiscardFromPlay(Pick(TokensOn(SELF, "rohan"), a(SHADOW, CONDITION))),
                DiscardFromPlay(SELF),
            ),
        ),
        # Guma, Plains Farmer
        "4C277": card(
            each_time(Becomes(ControlsHome("opponent", SELF)), DiscardFromPlay(SELF)),
            action("fellowship", HealWounds(Pick(1, a(MAN, ROHAN))), cost=Exert(SELF)),
        ),
        # Heavy Chain
        "4C278": card(playing(Attach(a(MAN))), always(OverwhelmFactor(BEARER, 3))),
        # Helm! Helm!
        "4R279": card(
            action("regroup", OneOf((LIBERATE_SITE, Draw(3))), when=Spot(2, a(MAN, ROHAN, MOUNTED)))
        ),
        # Herugrim
        "4U280": card(playing(Attach(a(Titled("Théoden")))), always(Gains(BEARER, "damage", 1))),
        # Hlafwine, Village Farmhand
        "4C281": card(
            each_time(Becomes(ControlsHome("opponent", SELF)), DiscardFromPlay(SELF)),
            action(
                "skirmish",
                Strength(Pick(1, a(MAN, ROHAN)), 2),
                cost=Exert(SELF),
                until="end_of_skirmish",
            ),
        ),
        # An Honorable Charge
        "4U282": card(
            action(
                "skirmish",
                Strength(Pick(1, a(COMPANION, UNBOUND)), Least(3, Spotted(a(MAN, ROHAN)))),
                until="end_of_skirmish",
            )
        ),
        # Horse of Rohan
        "4C283": card(
            playing(Attach(a(MAN) | a(ELF) | a(WIZARD)), when=Spot(1, a(MAN, ROHAN))),
            each_time(StartOfSkirmish(BEARER), Exert(All(a(MINION, Facing(a(Is(BEARER))))))),
        ),
        # King's Mail
        "4R284": card(
            playing(Attach(a(MAN, ROHAN))),
            always(WoundCap(BEARER, 1)),
            always(NoWounds(BEARER), when=Matches(BEARER, a(Titled("Théoden"), Not(IN_SKIRMISH)))),
        ),
        # Léod, Westfold Herdsman
        "4U285": card(
            each_time(Becomes(ControlsHome("opponent", SELF)), DiscardFromPlay(SELF)),
            action(
                "skirmish",
                Strength(Pick(1, a(COMPANION, MOUNTED)), 2),
                cost=Exert(SELF),
                until="end_of_skirmish",
            ),
        ),
        # Rider of Rohan
        "4C286": card(
            action(
                "skirmish",
                Exert(Pick(1, a(MINION, Facing(a(COMPANION, UNBOUND))))),
                when=Matches(SELF, a(MOUNTED)),
                cost=Exert(SELF),
            )
        ),
        # Rider's Mount
        "4C287": card(
            playing(Attach(a(MAN, ROHAN))),
            each_time(StartOfSkirmish(BEARER), Exert(All(a(MINION, Facing(a(Is(BEARER))))))),
        ),
        # Rider's Spear
        "4C288": card(
            playing(Attach(a(MAN, ROHAN))),
            always(Gains(BEARER, "damage", 1), when=Matches(BEARER, a(MOUNTED))),
        ),
        # Simbelmynë
        "4R289": card(
            action(
                "fellowship",
                PlayFrom(a(CHARACTER, ROHAN) | a(POSSESSION, ROHAN), "deck"),
                when=Any((Spot(2, a(MAN, ROHAN)), Spot(1, a(MAN, ROHAN, HasKeyword("valiant"))))),
            )
        ),
        # Supplies of the Mark
        "4R290": card(
            playing(SUPPORT_AREA),
            action(
                "fellowship",
                HealWounds(Pick(1, a(ALLY, ROHAN))),
                cost=(AddTwilight(2), HandToDeckBottom(1, a(HasKeyword("villager")))),
            ),
        ),
        # Sword of Rohan
        "4C291": card(
            playing(Attach(a(MAN, ROHAN))),
            always(Gains(BEARER, "damage", 1), when=Matches(BEARER, a(Facing(a(URUK_HAI))))),
        ),
        # Théoden, Son of Thengel
        "4C292": card(
            action("regroup", LIBERATE_SITE, when=Spot(1, a(ALLY, ROHAN)), cost=Exert(SELF))
        ),
        # Valleys of the Mark
        "4R293": card(
            playing(SUPPORT_AREA),
            may_each_time(
                IsPlayed(a(MINION, ROAMING, OPPONENTS)),
                Exert(IT),
                when=Spot(1, a(HasKeyword("villager"))),
            ),
        ),
        # Weapon Store
        "4R294": card(
            playing(SUPPORT_AREA),
            action(
                "fellowship",
                PlayFrom(a(FREE, OfClass("hand_weapon")), "discard_pile"),
                cost=Exert(Pick(1, a(MAN, ROHAN))),
            ),
        ),
        # Weland, Smith of the Riddermark
        "4U295": card(
            each_time(Becomes(ControlsHome("opponent", SELF)), DiscardFromPlay(SELF)),
            action("fellowship", HealWounds(Pick(1, a(COMPANION, MOUNTED))), cost=Exert(SELF)),
        ),
        # Well Stored
        "4U296": card(
            playing(SUPPORT_AREA),
            may_each_time(StartOf("fellowship"), HealWounds(Pick(1, a(HasKeyword("villager"))))),
        ),
        # Work for the Sword
        "4C297": card(
            action(
                "skirmish",
                Strength(Pick(1, a(MAN, ROHAN), name="m"), 2),
                If(Matches(Named("m"), a(MOUNTED)), Gains(Named("m"), "damage", 2)),
                until="end_of_skirmish",
            )
        ),
        # Théoden, Lord of the Mark
        "4P365": card(
            action(
                "fellowship",
                HealWounds(Named("c")),
                cost=PlayFrom(a(POSSESSION, ROHAN), "hand", on=a(COMPANION, ROHAN), bearer="c"),
                limit="once_per_turn",
            )
        ),
    }
