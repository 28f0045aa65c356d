"""The Dwarves."""

from mathom.games.tcg.cards.pieces.conditions import Matches, SiteHas, Spot
from mathom.games.tcg.cards.pieces.filters import (
    CARD,
    COMPANION,
    CONDITION,
    DWARF,
    DWARVEN,
    ELF,
    FREE,
    HAS_STACKED,
    HOBBIT,
    MINION,
    UNBOUND,
    Titled,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import HowMany, IfElse, Least, Size, TokensOn
from mathom.games.tcg.cards.pieces.occasions import IsPlayed, Wins
from mathom.games.tcg.cards.pieces.selectors import BEARER, SELF, All, Named, Pick, PickAny
from mathom.games.tcg.cards.pieces.verbs.decks import Draw
from mathom.games.tcg.cards.pieces.verbs.logic import If, OneOf, Repeat
from mathom.games.tcg.cards.pieces.verbs.modifiers import Gains, Strength
from mathom.games.tcg.cards.pieces.verbs.moving_cards import (
    DiscardDeckTop,
    DiscardFromPlay,
    DiscardStacked,
    ShuffleIntoDeck,
    StackDeckTop,
    StackFromDiscard,
    StackFromHand,
    TakeStacked,
)
from mathom.games.tcg.cards.pieces.verbs.playing import SUPPORT_AREA, Attach
from mathom.games.tcg.cards.pieces.verbs.tokens import AddToken
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert, HealWounds, PreventAllWounds, Wound
from mathom.games.tcg.cards.record import (
    CardText,
    action,
    always,
    card,
    each_time,
    may_each_time,
    playing,
)


def dwarven_cards() -> dict[str, CardText]:
    """What the cards of The Dwarves say."""
    return {
        # Axe of Erebor
        "4R41": card(
            playing(Attach(a(Titled("Gimli")))),
            always(Gains(BEARER, "damage", 1)),
            action(
                "skirmish",
                Strength(BEARER, 1),
                cost=OneOf(
                    (
                        DiscardFromPlay(Pick(1, a(CONDITION, DWARVEN))),
                        DiscardStacked(1, a(CARD), a(CONDITION, DWARVEN)),
                    )
                ),
                until="end_of_skirmish",
            ),
        ),
        # Best Company
        "4C42": card(
            action(
                "skirmish",
                Strength(Pick(1, a(DWARF)), IfElse(SiteHas("battleground"), 4, 2)),
                until="end_of_skirmish",
            )
        ),
        # Come Here Lad
        "4U43": card(
            action("fellowship", StackDeckTop(2, Pick(1, a(CONDITION, DWARVEN, HAS_STACKED))))
        ),
        # Courtesy of My Hall
        "4C44": card(
            playing(SUPPORT_AREA),
            each_time(IsPlayed(SELF), StackFromDiscard(1, a(CARD), SELF)),
            action(
                "fellowship", HealWounds(Pick(1, a(DWARF))), cost=DiscardStacked(1, a(FREE), SELF)
            ),
        ),
        # Dwarven Foresight
        "4R45": card(
            action(
                "fellowship", TakeStacked(1, a(FREE), a(CONDITION, DWARVEN)), when=Spot(1, a(DWARF))
            )
        ),
        # Ever My Heart Rises
        "4R46": card(
            playing(SUPPORT_AREA),
            each_time(IsPlayed(SELF), StackDeckTop(6, SELF)),
            action(
                "fellowship",
                TakeStacked(1, a(FREE), SELF),
                when=Spot(1, a(DWARF)),
                cost=DiscardDeckTop(1),
            ),
        ),
        # From the Armory
        "4U47": card(
            playing(SUPPORT_AREA),
            action(
                "skirmish",
                PreventAllWounds(Named("d")),
                cost=(Exert(Pick(1, a(DWARF), name="d")), StackFromHand(1, a(FREE), SELF)),
                until="end_of_skirmish",
            ),
        ),
        # Gimli, Lockbearer
        "4R48": card(always(Strength(SELF, HowMany(a(COMPANION, HOBBIT, UNBOUND))))),
        # Gimli, Unbidden Guest
        "4C49": card(
            action(
                "skirmish",
                Strength(
                    Pick(1, a(COMPANION, UNBOUND), name="c"),
                    IfElse(Matches(Named("c"), a(Titled("Legolas"))), 2, 1),
                ),
                cost=Exert(SELF),
                until="end_of_skirmish",
            )
        ),
        # Here Is Good Rock
        "4C50": card(
            playing(SUPPORT_AREA),
            action(
                "skirmish",
                Gains(Pick(1, a(DWARF)), "damage", 1),
                cost=StackFromHand(1, a(FREE), SELF),
                until="end_of_skirmish",
            ),
        ),
        # Khazâd Ai-mênu
        "4C51": card(
            action(
                "skirmish",
                Strength(Pick(1, a(DWARF), name="d"), IfElse(Spot(1, a(Titled("Legolas"))), 3, 2)),
                If(Spot(1, a(Titled("Legolas"))), Gains(Named("d"), "damage", 1)),
                until="end_of_skirmish",
            )
        ),
        # My Axe Is Notched
        "4R52": card(
            playing(SUPPORT_AREA),
            each_time(Wins(a(Titled("Gimli"))), AddToken("dwarven", SELF)),
            always(
                Strength(
                    All(a(Titled("Gimli"))),
                    Least(
                        3,
                        Least(
                            TokensOn(SELF, "dwarven"),
                            TokensOn(All(a(Titled("Final Count"))), "elven"),
                        ),
                    ),
                )
            ),
        ),
        # Quick As May Be
        "4U53": card(
            action(
                "maneuver",
                Wound(Pick(1, a(MINION))),
                when=(Spot(1, a(COMPANION, DWARF)), Spot(1, a(COMPANION, ELF))),
            )
        ),
        # Rest by Blind Night
        "4R54": card(action("regroup", ShuffleIntoDeck(PickAny(a(CONDITION, DWARVEN))))),
        # Restless Axe
        "4R55": card(
            action(
                "regroup",
                ShuffleIntoDeck(Pick(1, a(CONDITION, DWARVEN)), name="s"),
                Repeat(Size("s"), Exert(Pick(1, a(MINION)))),
                cost=Exert(Pick(1, a(DWARF))),
            )
        ),
        # Search Far and Wide
        "4C56": card(action("fellowship", Draw(2), when=Spot(1, a(DWARF)), cost=DiscardDeckTop(1))),
        # Stout and Strong
        "4U57": card(
            playing(SUPPORT_AREA),
            may_each_time(Wins(a(DWARF)), AddToken("dwarven", SELF)),
            action(
                "skirmish",
                Strength(Pick(1, a(COMPANION, UNBOUND)), Least(3, TokensOn(SELF, "dwarven"))),
                DiscardFromPlay(SELF),
                until="end_of_skirmish",
            ),
        ),
    }
