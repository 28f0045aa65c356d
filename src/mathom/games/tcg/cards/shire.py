"""The Shire."""

from mathom.games.tcg.cards.pieces.conditions import Matches, SiteIs, Spot, Unless
from mathom.games.tcg.cards.pieces.filters import (
    COMPANION,
    CONDITION,
    HOBBIT,
    MINION,
    ORC,
    RING_BEARER,
    RING_BOUND,
    SAURON,
    SHADOW,
    UNASSIGNED,
    UNBOUND,
    URUK_HAI,
    Facing,
    Is,
    On,
    Titled,
    WithSignet,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import IfElse, Least, TokensOn, UpTo
from mathom.games.tcg.cards.pieces.occasions import (
    AboutToBurden,
    IsKilled,
    MovesFrom,
    StartOf,
    Wins,
)
from mathom.games.tcg.cards.pieces.selectors import BEARER, SELF, All, Named, Pick
from mathom.games.tcg.cards.pieces.verbs.logic import If, Later, Preventable
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    ForbidDiscardingBy,
    OverwhelmFactor,
    Strength,
    WoundCap,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import DiscardFromPlay
from mathom.games.tcg.cards.pieces.verbs.playing import SUPPORT_AREA, Attach, PlayFrom
from mathom.games.tcg.cards.pieces.verbs.sites import PlayNextSite
from mathom.games.tcg.cards.pieces.verbs.skirmish import (
    CancelSkirmish,
    MakeRingBearer,
    RemoveFromSkirmish,
)
from mathom.games.tcg.cards.pieces.verbs.tokens import (
    AddBurden,
    AddToken,
    AddTwilight,
    RemoveBurden,
    RemoveTwilight,
)
from mathom.games.tcg.cards.pieces.verbs.wounds import PREVENT, Exert, HealWounds, Wound
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


def shire_cards() -> dict[str, CardText]:
    """What the cards of The Shire say."""
    return {
        # Brace of Coneys
        "4C298": card(
            playing(Attach(a(HOBBIT, RING_BOUND))),
            action("fellowship", RemoveBurden(1), cost=DiscardFromPlay(SELF)),
        ),
        # Cliffs of Emyn Muil
        "4R299": card(
            playing(SUPPORT_AREA),
            each_time(MovesFrom(1), RemoveBurden(UpTo(2))),
            action(
                "skirmish",
                Wound(Pick(1, a(MINION, Facing(a(COMPANION, HOBBIT))))),
                cost=DiscardFromPlay(SELF),
            ),
        ),
        # Escape
        "4R300": card(
            playing(Attach(a(HOBBIT, UNBOUND), most=1), limit="1_per_bearer"),
            action(
                "skirmish",
                Preventable(CancelSkirmish(a(Is(BEARER))), "any_shadow", RemoveTwilight(1)),
                cost=Exert(BEARER, 2),
            ),
        ),
        # Frodo, Courteous Halfling
        "4R301": card(
            always(ForbidDiscardingBy(a(SHADOW), "you"), when=Spot(3, a(COMPANION, UNBOUND)))
        ),
        # Frodo, Tired Traveller
        "4C302": card(
            action("fellowship", RemoveBurden(1), cost=PlayFrom(a(COMPANION, RING_BOUND), "hand"))
        ),
        # Frodo's Cloak
        "4R303": card(
            playing(Attach(a(Titled("Frodo")))),
            action(
                "skirmish",
                CancelSkirmish(a(Titled("Frodo"))),
                when=SiteIs(1, 4),
                cost=(AddBurden(1), DiscardFromPlay(SELF)),
            ),
            action(
                "skirmish",
                RemoveBurden(1),
                HealWounds(All(a(Titled("Frodo")))),
                when=Unless(SiteIs(1, 4)),
                cost=DiscardFromPlay(SELF),
            ),
        ),
        # Get On and Get Away
        "4R304": card(action("fellowship", PlayNextSite(2), cost=AddBurden(2))),
        # Good Work
        "4U305": card(
            playing(SUPPORT_AREA),
            may_each_time(Wins(a(HOBBIT)), AddToken("shire", SELF)),
            action(
                "fellowship", RemoveBurden(Least(3, TokensOn(SELF, "shire"))), DiscardFromPlay(SELF)
            ),
        ),
        # Hobbit Sword
        "4C306": card(playing(Attach(a(HOBBIT)))),
        # Impatient and Angry
        "4R307": card(
            action(
                "skirmish",
                Strength(Named("s"), 3),
                Later(Wins(a(Is(Named("s")))), RemoveBurden(1)),
                cost=Exert(Pick(1, a(Titled("Sam")), name="s")),
                until="end_of_skirmish",
            )
        ),
        # Knocked on the Head
        "4C308": card(action("regroup", PlayFrom(a(HOBBIT, UNBOUND), "discard_pile"))),
        # Light Shining Faintly
        "4U309": card(
            action(
                "fellowship", HealWounds(Pick(1, a(COMPANION, RING_BOUND)), 2), cost=AddBurden(1)
            )
        ),
        # Merry, Learned Guide
        "4C310": card(
            action(
                "skirmish",
                Preventable(DiscardFromPlay(SELF), "any_shadow", RemoveTwilight(2)),
                cost=Exert(Pick(1, a(RING_BEARER))),
            )
        ),
        # Merry, Unquenchable Hobbit
        "4R311": card(
            action(
                "skirmish",
                RemoveFromSkirmish(Pick(1, a(ORC, SAURON, Facing(a(COMPANION, UNBOUND))))),
                when=Matches(SELF, a(UNASSIGNED)),
                cost=DiscardFromPlay(SELF),
            )
        ),
        # Mind Your Own Affairs
        "4U312": card(
            action(
                "skirmish",
                Wound(Pick(1, a(MINION, Facing(a(COMPANION, WithSignet("frodo")))))),
                when=Spot(1, a(Titled("Frodo"))),
                cost=AddBurden(1),
            )
        ),
        # Pippin, Just a Nuisance
        "4R313": card(
            action(
                "skirmish",
                RemoveFromSkirmish(Pick(1, a(URUK_HAI, Facing(a(COMPANION, UNBOUND))))),
                when=Matches(SELF, a(UNASSIGNED)),
                cost=DiscardFromPlay(SELF),
            )
        ),
        # Pippin, Woolly-footed Rascal
        "4C314": card(
            action(
                "skirmish",
                Preventable(DiscardFromPlay(SELF), "any_shadow", RemoveTwilight(2)),
                cost=AddBurden(1),
            )
        ),
        # Sam, Frodo's Gardener
        "4R315": card(
            action("fellowship", PlayFrom(a(Titled("Sam's Pack")), "deck")),
            response(IsKilled(a(Titled("Frodo"), RING_BEARER)), MakeRingBearer(SELF, 5)),
        ),
        # Sam, Samwise the Brave
        "4C316": card(
            response(
                AboutToBurden(a(SHADOW)),
                PREVENT,
                when=Spot(1, a(Titled("Frodo"))),
                cost=Exert(SELF),
            ),
            response(IsKilled(a(Titled("Frodo"), RING_BEARER)), MakeRingBearer(SELF, 5)),
        ),
        # Sam's Pack
        "4R317": card(
            playing(Attach(a(HOBBIT, RING_BOUND))),
            may_each_time(
                StartOf("turn"), HealWounds(Pick(1, a(COMPANION, RING_BOUND))), cost=AddTwilight(2)
            ),
        ),
        # Seven We Had
        "4U318": card(
            action(
                "fellowship",
                DiscardFromPlay(Pick(1, a(CONDITION, On(a(HOBBIT))))),
                cost=AddBurden(1),
            )
        ),
        # Severed His Bonds
        "4C319": card(
            action(
                "skirmish",
                If(SiteIs(1, 4), CancelSkirmish(a(HOBBIT)), OverwhelmFactor(Pick(1, a(HOBBIT)), 3)),
                until="end_of_skirmish",
            )
        ),
        # Store-room
        "4U320": card(
            action(
                "regroup",
                HealWounds(
                    Pick(1, a(HOBBIT, UNBOUND)), IfElse(Spot(1, a(Titled("Gandalf"))), 2, 1)
                ),
            )
        ),
        # Swiftly and Softly
        "4C321": card(
            action(
                "skirmish",
                If(SiteIs(1, 5), CancelSkirmish(a(HOBBIT)), WoundCap(Pick(1, a(HOBBIT)), 1)),
                until="end_of_skirmish",
            )
        ),
        # Warmed Up a Bit
        "4C322": card(action("skirmish", DiscardFromPlay(Pick(1, a(HOBBIT, UNBOUND))))),
    }
