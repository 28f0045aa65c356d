"""Gandalf and the Ents."""

from mathom.games.tcg.cards.pieces.conditions import (
    Matches,
    More,
    Spot,
    SpotTwilight,
    TwilightBelow,
)
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    ARTIFACT,
    CHARACTER,
    COMPANION,
    CONDITION,
    DWARF,
    ELF,
    ENT,
    EVENT,
    FREE,
    GANDALF,
    GONDOR,
    HOBBIT,
    ISENGARD,
    MAN,
    MINION,
    POSSESSION,
    SHADOW,
    UNBOUND,
    WOUNDED,
    YOURS,
    Bearing,
    Facing,
    Is,
    OfClass,
    On,
    StrengthAtMost,
    Titled,
    WithSignet,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import HowMany, Least, SpottedTwilight, TokensOn
from mathom.games.tcg.cards.pieces.occasions import (
    AboutToDiscard,
    Becomes,
    IsKilled,
    IsPlayed,
    StartOfSkirmish,
    Wins,
)
from mathom.games.tcg.cards.pieces.selectors import BEARER, IT, SELF, All, Named, Pick, PickUpTo
from mathom.games.tcg.cards.pieces.verbs.decks import DiscardRevealed, RevealDeckTop, ShuffleDeck
from mathom.games.tcg.cards.pieces.verbs.logic import Preventable, Repeat
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    ForbidBearing,
    ForbidPlayingOn,
    Gains,
    MayJoinBattle,
    Strength,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import (
    EVENT_TO_HAND,
    DiscardFromPlay,
    DiscardHand,
    StackFromPlay,
)
from mathom.games.tcg.cards.pieces.verbs.playing import SUPPORT_AREA, Attach, PlayFrom
from mathom.games.tcg.cards.pieces.verbs.tokens import AddToken, AddTwilight
from mathom.games.tcg.cards.pieces.verbs.wounds import (
    Exert,
    HealWounds,
    Instead,
    PreventAllWounds,
    Wound,
)
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


def gandalf_cards() -> dict[str, CardText]:
    """What the cards of Gandalf and the Ents say."""
    return {
        # Behold the White Rider
        "4U88": card(
            playing(SUPPORT_AREA),
            may_each_time(Wins(a(Titled("Gandalf"))), AddToken("gandalf", SELF)),
            action(
                "skirmish",
                Repeat(
                    TokensOn(SELF, "gandalf"),
                    Wound(Pick(1, a(MINION, Facing(a(Titled("Gandalf")))))),
                ),
                DiscardFromPlay(SELF),
            ),
        ),
        # Gandalf, Greyhame
        "4R89": card(
            action(
                "fellowship",
                PlayFrom(a(FREE, CHARACTER), "discard_pile"),
                when=TwilightBelow(2),
                cost=AddTwilight(2),
            )
        ),
        # Gandalf, The White Wizard
        "4C90": card(always(Strength(SELF, 3), when=SpotTwilight(3))),
        # Gandalf's Staff, Walking Stick
        "4R91": card(
            playing(Attach(a(Titled("Gandalf")))),
            always(Gains(BEARER, "damage", 2), when=SpotTwilight(2)),
        ),
        # Grown Suddenly Tall
        "4R92": card(
            action(
                "fellowship", DiscardFromPlay(All(a(CONDITION))), when=Spot(1, a(Titled("Gandalf")))
            )
        ),
        # Have Patience
        "4C93": card(
            action(
                "fellowship",
                HealWounds(Pick(1, a(COMPANION, UNBOUND)), 2),
                when=Spot(1, a(Titled("Gandalf"))),
            )
        ),
        # Hearken to Me
        "4R94": card(
            playing(Attach(a(Titled("Théoden"))), when=Spot(1, a(Titled("Gandalf")))),
            each_time(
                IsPlayed(SELF), DiscardFromPlay(All(a(SHADOW, CONDITION, On(a(Is(BEARER))))))
            ),
            always(ForbidPlayingOn(a(SHADOW, CONDITION), BEARER)),
        ),
        # Into Dark Tunnels
        "4R95": card(
            response(
                IsPlayed(a(EVENT, GANDALF, YOURS)),
                EVENT_TO_HAND,
                cost=Exert(Pick(1, a(Titled("Gandalf"))), 2),
            )
        ),
        # Keep Your Forked Tongue
        "4U96": card(
            action(
                "skirmish",
                PreventAllWounds(Pick(1, a(COMPANION, WithSignet("gandalf")))),
                when=(Spot(1, a(Titled("Gandalf"))), SpotTwilight(3)),
                until="end_of_skirmish",
            )
        ),
        # Long I Fell
        "4C97": card(
            action(
                "skirmish",
                Preventable(
                    PreventAllWounds(All(a(Titled("Gandalf")))),
                    "any_shadow",
                    Wound(Pick(1, a(MINION), by="free_player")),
                ),
                when=Spot(1, a(Titled("Gandalf"))),
                until="end_of_skirmish",
            )
        ),
        # Mithrandir, Mithrandir!
        "4C98": card(
            action(
                "maneuver",
                Wound(All(a(MINION, StrengthAtMost(6)))),
                cost=Exert(Pick(1, a(Titled("Gandalf")))),
            )
        ),
        # Roll of Thunder
        "4U99": card(
            action(
                ("fellowship", "maneuver"),
                DiscardFromPlay(Pick(1, a(SHADOW, POSSESSION) | a(SHADOW, ARTIFACT))),
                when=Spot(1, a(Titled("Gandalf"))),
            )
        ),
        # Shadowfax
        "4R100": card(
            playing(Attach(a(Titled("Gandalf")))),
            each_time(
                Becomes(Matches(BEARER, a(Bearing(a(OfClass("hand_weapon")))))),
                DiscardFromPlay(All(a(OfClass("hand_weapon"), On(a(Is(BEARER)))))),
            ),
            always(ForbidBearing(BEARER, a(OfClass("hand_weapon")))),
            each_time(StartOfSkirmish(BEARER), Exert(All(a(MINION, Facing(a(Is(BEARER))))))),
        ),
        # Stump and Bramble
        "4U101": card(
            action(
                "maneuver",
                Gains(Named("e"), "damage", 2),
                MayJoinBattle(Named("e")),
                when=(Spot(1, a(MINION, ISENGARD)), Spot(1, a(ALLY, ENT), name="e")),
                until="until_regroup",
            )
        ),
        # Task Was Not Done
        "4C102": card(
            action(
                "regroup",
                DiscardFromPlay(PickUpTo(2, a(MINION, WOUNDED))),
                cost=Exert(Pick(1, a(Titled("Gandalf")))),
            )
        ),
        # Treebeard, Earthborn
        "4R103": card(
            response(AboutToDiscard(a(HOBBIT, UNBOUND)), Instead(StackFromPlay(IT, SELF))),
            action(
                "fellowship",
                PlayFrom(a(HOBBIT, UNBOUND), "stacked_self"),
                cost=(Exert(SELF), AddTwilight(1)),
            ),
        ),
        # Treebeard, Oldest Living Thing
        "4C104": card(
            action(
                "fellowship",
                HealWounds(Pick(1, a(COMPANION, UNBOUND))),
                cost=(Exert(SELF), DiscardHand(1, a(COMPANION, UNBOUND))),
            )
        ),
        # Under the Living Earth
        "4C105": card(
            action(
                "skirmish",
                Strength(Pick(1, a(Titled("Gandalf"))), Least(5, SpottedTwilight())),
                until="end_of_skirmish",
            )
        ),
        # Well Met Indeed
        "4R106": card(
            action(
                "fellowship",
                PlayFrom(a(Titled("Gandalf")), "dead_pile"),
                when=(Spot(1, a(ELF)), Spot(1, a(MAN, GONDOR)), Spot(1, a(DWARF))),
            )
        ),
        # Windows in a Stone Wall
        "4R107": card(
            playing(Attach(a(ENT)), cost=Exert(BEARER)),
            response(
                IsKilled(a(MINION, ISENGARD)),
                RevealDeckTop(10, "opponent"),
                DiscardRevealed(1, a(SHADOW)),
                DiscardRevealed(1, a(FREE)),
                ShuffleDeck("opponent"),
                cost=DiscardFromPlay(SELF),
            ),
        ),
        # Wizardry Indeed
        "4U108": card(
            action(
                "maneuver",
                DiscardFromPlay(Pick(1, a(MINION), by="opponent")),
                when=More(HowMany(a(MINION)), HowMany(a(COMPANION))),
                cost=Exert(Pick(1, a(Titled("Gandalf")))),
            )
        ),
    }
