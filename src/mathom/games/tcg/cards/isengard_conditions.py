"""Isengard: conditions, possessions, the palantír."""

from mathom.games.tcg.cards.pieces.conditions import (
    Controls,
    InPhase,
    InStack,
    Matches,
    Spot,
    Unless,
)
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    CARD,
    COMPANION,
    CONDITION,
    FREE,
    ISENGARD,
    MAN,
    MINION,
    RING_BEARER,
    SHADOW,
    SITE,
    URUK_HAI,
    ControlledBy,
    HasKeyword,
    Is,
    Not,
    OfClass,
    Titled,
    a,
)
from mathom.games.tcg.cards.pieces.occasions import (
    MOVES,
    IsAssigned,
    IsKilled,
    IsPlayed,
    Loses,
    StartOf,
)
from mathom.games.tcg.cards.pieces.selectors import BEARER, SELF, All, Named, Pick
from mathom.games.tcg.cards.pieces.verbs.decks import (
    REVEALED_TO_BOTTOM,
    DiscardRevealed,
    RevealDeckTop,
    ShuffleDeck,
)
from mathom.games.tcg.cards.pieces.verbs.logic import May, Preventable
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    AlliesTakeArchery,
    ArcheryTotal,
    ForbidAbilities,
    ForbidActions,
    ForbidHealing,
    Gains,
    NoWounds,
    Suppress,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import DiscardFromPlay, DiscardHand, TakeFrom
from mathom.games.tcg.cards.pieces.verbs.playing import SUPPORT_AREA, Attach, AttachAcross, PlayFrom
from mathom.games.tcg.cards.pieces.verbs.sites import CONTROL_SITE
from mathom.games.tcg.cards.pieces.verbs.skirmish import AssignMinion, CancelSkirmish
from mathom.games.tcg.cards.pieces.verbs.tokens import AddToken, RemoveToken, RemoveTwilight
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert
from mathom.games.tcg.cards.record import (
    CardText,
    action,
    always,
    card,
    each_time,
    may_each_time,
    playing,
)


def isengard_conditions_cards() -> dict[str, CardText]:
    """What these cards say."""
    return {
        # Attack on Helm's Deep
        "4C137": card(
            playing(SUPPORT_AREA),
            action("shadow", AddToken("isengard", SELF), cost=PlayFrom(a(URUK_HAI), "hand")),
            action(
                "regroup",
                CONTROL_SITE,
                cost=(RemoveToken("isengard", SELF, 3), DiscardFromPlay(Pick(1, a(URUK_HAI)))),
            ),
        ),
        # Banished
        "4R139": card(
            playing(
                AttachAcross(a(FREE, MAN)),
                cost=Exert(Pick(1, a(Titled("Saruman")) | a(ISENGARD, MAN))),
            ),
            each_time(
                Loses(a(COMPANION, Not(Is(BEARER))) | a(ALLY, Not(Is(BEARER)))), Exert(BEARER)
            ),
        ),
        # Broad-bladed Sword
        "4C142": card(
            playing(Attach(a(URUK_HAI))), always(NoWounds(BEARER), when=Unless(InPhase("skirmish")))
        ),
        # Burning of Westfold
        "4R144": card(
            playing(SUPPORT_AREA),
            action(
                "shadow",
                DiscardFromPlay(Pick(1, a(FREE, CONDITION))),
                when=Controls("you", 1),
                cost=PlayFrom(a(URUK_HAI), "hand"),
            ),
        ),
        # Come Down
        "4R146": card(
            playing(SUPPORT_AREA),
            action(
                "archery",
                AlliesTakeArchery(),
                when=Spot(2, a(ISENGARD, HasKeyword("archer"))),
                until="end_of_phase",
            ),
        ),
        # Covering Fire
        "4U147": card(
            playing(SUPPORT_AREA, when=Spot(2, a(ISENGARD, HasKeyword("archer")))),
            always(ForbidActions("free_player", "archery")),
            each_time(StartOf("regroup"), DiscardFromPlay(SELF)),
        ),
        # Down to the Last Child
        "4U148": card(
            playing(SUPPORT_AREA),
            each_time(Loses(a(COMPANION) | a(ALLY), vs=a(URUK_HAI)), AddToken("isengard", SELF)),
            action("shadow", CONTROL_SITE, cost=RemoveToken("isengard", SELF, 2)),
        ),
        # Leechcraft
        "4R157": card(
            playing(
                AttachAcross(a(FREE, MAN)),
                cost=Exert(Pick(1, a(Titled("Saruman")) | a(ISENGARD, MAN))),
            ),
            always(ForbidAbilities(BEARER)),
        ),
        # Many Riddles
        "4U159": card(
            playing(
                AttachAcross(a(COMPANION, Not(RING_BEARER))),
                cost=Exert(Pick(1, a(ISENGARD, HasKeyword("tracker")))),
            ),
            action(
                "assignment",
                Preventable(AssignMinion(Named("t"), BEARER), "free_player", Exert(BEARER)),
                cost=(
                    Exert(Pick(1, a(ISENGARD, HasKeyword("tracker")), name="t")),
                    RemoveTwilight(2),
                ),
            ),
        ),
        # The Palantír of Orthanc, Seventh Seeing-stone
        "4R166": card(
            playing(SUPPORT_AREA, when=Spot(1, a(ISENGARD, MINION))),
            action(
                "shadow",
                RevealDeckTop(1, "chosen_player"),
                May(REVEALED_TO_BOTTOM),
                when=Spot(1, a(ISENGARD, MINION)),
                cost=RemoveTwilight(2),
            ),
        ),
        # Pillage of Rohan
        "4R167": card(
            playing(AttachAcross(a(SITE, ControlledBy("you")))),
            always(ForbidActions("free_player", "skirmish"), when=InStack(1, a(URUK_HAI), BEARER)),
        ),
        # Race Across the Mark
        "4R168": card(
            playing(SUPPORT_AREA),
            action(
                "skirmish",
                CancelSkirmish(a(URUK_HAI)),
                when=Controls("you", 1),
                cost=RemoveTwilight(2),
            ),
        ),
        # Ranks Without Number
        "4U170": card(
            playing(SUPPORT_AREA),
            may_each_time(
                IsAssigned(a(ALLY), a(MINION), by="free_player"),
                PlayFrom(a(ISENGARD, MINION), "discard_pile", discount=2),
            ),
        ),
        # Rest While You Can
        "4R171": card(
            playing(
                AttachAcross(a(COMPANION), most=1),
                when=Spot(1, a(ISENGARD, HasKeyword("tracker"))),
                limit="1_per_bearer",
            ),
            each_time(
                IsKilled(BEARER),
                RevealDeckTop(10, "opponent"),
                DiscardRevealed(1, a(SHADOW)),
                DiscardRevealed(1, a(FREE)),
                ShuffleDeck("opponent"),
            ),
        ),
        # Rohan Is Mine
        "4R172": card(
            playing(
                AttachAcross(a(FREE, MAN)), when=Spot(1, a(Titled("Saruman")) | a(ISENGARD, MAN))
            ),
            each_time(IsAssigned(BEARER, a(MINION), by="free_player"), Exert(All(a(ALLY)))),
        ),
        # Saruman's Staff, Wizard's Device
        "4R174": card(
            playing(Attach(a(Titled("Saruman")))),
            always(Gains(BEARER, "fierce"), Gains(BEARER, "damage", 1)),
            action("maneuver", Suppress("first_sentence", BEARER), until="until_regroup"),
        ),
        # Uglúk's Sword
        "4R177": card(
            playing(Attach(a(URUK_HAI))),
            action(
                "shadow",
                PlayFrom(a(MINION), "hand", discount=3),
                when=Matches(BEARER, a(Titled("Uglúk"))),
                cost=(Exert(BEARER), DiscardHand(1, a(MINION))),
            ),
        ),
        # Uruk Spear
        "4C196": card(
            playing(Attach(a(URUK_HAI))),
            action(
                "maneuver", DiscardFromPlay(Pick(1, a(FREE, OfClass("mount")))), cost=Exert(BEARER)
            ),
        ),
        # Weapons of Isengard
        "4R211": card(
            playing(SUPPORT_AREA),
            action(
                "shadow",
                AddToken("isengard", SELF),
                cost=PlayFrom(a(ISENGARD, HasKeyword("archer")), "hand"),
            ),
            action(
                "archery",
                ArcheryTotal("minion", 2),
                DiscardFromPlay(SELF),
                cost=RemoveToken("isengard", SELF, 2),
                until="end_of_phase",
            ),
        ),
        # Weary
        "4C212": card(
            playing(AttachAcross(a(COMPANION) | a(ALLY), most=1), limit="1_per_bearer"),
            each_time(
                IsAssigned(BEARER, a(ISENGARD, HasKeyword("tracker")), by="free_player"),
                Exert(BEARER),
            ),
        ),
        # What Did You Discover?
        "4R213": card(
            playing(SUPPORT_AREA),
            may_each_time(
                MOVES,
                TakeFrom("discard_pile", 1, a(ISENGARD, HasKeyword("tracker"))),
                when=InPhase("regroup"),
                cost=DiscardHand(2, a(CARD)),
            ),
        ),
        # Wounded
        "4R215": card(
            playing(AttachAcross(a(FREE, MAN)), cost=Exert(Pick(1, a(ISENGARD, MAN)))),
            each_time(IsPlayed(SELF), Exert(BEARER)),
            always(ForbidHealing(BEARER)),
        ),
    }
