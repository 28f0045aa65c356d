"""Dunland."""

from mathom.games.tcg.cards.pieces.conditions import (
    Any,
    Controls,
    InStack,
    Matches,
    MovesMade,
    SiteHas,
    Spot,
)
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    CHARACTER,
    COMPANION,
    CONDITION,
    DUNLAND,
    FOE,
    FREE,
    MAN,
    MINION,
    OTHER,
    POSSESSION,
    ROHAN,
    SITE,
    UNASSIGNED,
    UNBOUND,
    YOURS,
    ControlledBy,
    Facing,
    Is,
    On,
    StackedOn,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import HowMany, IfElse, Least, Spotted, TokensOn
from mathom.games.tcg.cards.pieces.occasions import MOVES, AboutToWound, IsPlayed, Loses, Wins
from mathom.games.tcg.cards.pieces.selectors import BEARER, IT, SELF, All, Named, Pick
from mathom.games.tcg.cards.pieces.verbs.decks import Draw
from mathom.games.tcg.cards.pieces.verbs.logic import OneOf, Repeat
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    ForbidAssigning,
    Gains,
    MayJoinBattle,
    MustMoveAgain,
    NoStrengthFrom,
    ShadowNumber,
    SkipPhase,
    Strength,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import DiscardFromPlay, StackFromPlay
from mathom.games.tcg.cards.pieces.verbs.playing import SUPPORT_AREA, Attach, AttachAcross, PlayFrom
from mathom.games.tcg.cards.pieces.verbs.sites import CONTROL_SITE
from mathom.games.tcg.cards.pieces.verbs.skirmish import AssignMinion
from mathom.games.tcg.cards.pieces.verbs.tokens import AddToken, RemoveToken, RemoveTwilight
from mathom.games.tcg.cards.pieces.verbs.wounds import PREVENT, Exert
from mathom.games.tcg.cards.record import (
    CardText,
    action,
    always,
    card,
    each_time,
    may_each_time,
    playing,
    response,
    while_stacked,
)


def dunland_cards() -> dict[str, CardText]:
    """What the cards of Dunland say."""
    return {
        # Anger
        "4C3": card(
            action(
                "skirmish",
                Gains(Pick(1, a(DUNLAND, MAN)), "fierce"),
                when=Any((Spot(3, a(DUNLAND, MINION)), Controls("you", 1))),
                until="until_regroup",
            )
        ),
        # Band of Wild Men
        "4C4": card(may_each_time(Wins(SELF), Gains(SELF, "fierce"), until="until_regroup")),
        # Burn Every Village
        "4C5": card(
            action(
                "skirmish",
                Strength(Pick(1, a(DUNLAND, MAN)), IfElse(Controls("you", 1), 4, 2)),
                until="end_of_skirmish",
            )
        ),
        # Constantly Threatening
        "4R6": card(
            playing(SUPPORT_AREA),
            action(
                "shadow",
                PlayFrom(a(DUNLAND, MAN), "discard_pile"),
                when=MovesMade(2),
                cost=RemoveTwilight(2),
            ),
        ),
        # Dark Fury
        "4C7": card(
            action(
                "skirmish",
                Strength(Pick(1, a(DUNLAND, MAN)), IfElse(SiteHas("sanctuary"), 4, 2)),
                until="end_of_skirmish",
            )
        ),
        # Death to the Strawheads
        "4U8": card(
            action(
                "skirmish",
                Strength(Pick(1, a(DUNLAND, MAN)), Spotted(a(COMPANION))),
                until="end_of_skirmish",
            )
        ),
        # Dunlending Arsonist
        "4U9": card(
            may_each_time(
                Wins(SELF),
                PlayFrom(a(DUNLAND, MAN), "hand", discount=2, name="p"),
                Gains(Named("p"), "fierce"),
                Gains(Named("p"), "damage", 1),
                until="until_regroup",
            )
        ),
        # Dunlending Brigand
        "4C10": card(),
        # Dunlending Looter
        "4U11": card(
            may_each_time(
                Wins(SELF),
                StackFromPlay(SELF, Pick(1, a(SITE, ControlledBy("you")))),
                when=Controls("you", 1),
            ),
            while_stacked(
                "shadow",
                PlayFrom(SELF, "stacked", discount=2),
                when=Matches(SELF, a(StackedOn(a(SITE, ControlledBy("you"))))),
            ),
        ),
        # Dunlending Madman
        "4C12": card(
            may_each_time(
                Wins(SELF), Strength(SELF, 2), Gains(SELF, "fierce"), until="until_regroup"
            )
        ),
        # Dunlending Pillager
        "4U13": card(
            may_each_time(
                Wins(SELF),
                DiscardFromPlay(Pick(IfElse(Spot(6, a(COMPANION)), 2, 1), a(FREE, POSSESSION))),
            )
        ),
        # Dunlending Ransacker
        "4C14": card(may_each_time(Wins(SELF), CONTROL_SITE, when=Spot(1, a(DUNLAND, MAN, OTHER)))),
        # Dunlending Ravager
        "4C15": card(
            always(Strength(SELF, 2), when=Matches(SELF, a(Facing(a(ROHAN, MAN))))),
            action(
                "assignment",
                MayJoinBattle(Named("a")),
                AssignMinion(SELF, Named("a")),
                when=Spot(1, a(ALLY), name="a"),
                until="until_regroup",
            ),
        ),
        # Dunlending Robber
        "4C16": card(
            may_each_time(
                Wins(SELF), Strength(SELF, 2), Gains(SELF, "fierce"), until="until_regroup"
            )
        ),
        # Dunlending Savage
        "4C17": card(),
        # Dunlending Warrior
        "4C18": card(
            action(
                "assignment",
                MayJoinBattle(Named("a")),
                AssignMinion(SELF, Named("a")),
                when=Spot(1, a(ALLY), name="a"),
                until="until_regroup",
            )
        ),
        # Hides
        "4R19": card(
            playing(SUPPORT_AREA),
            may_each_time(IsPlayed(SELF), Draw(1)),
            response(
                AboutToWound(a(DUNLAND, MAN)),
                PREVENT,
                cost=OneOf((RemoveTwilight(2), DiscardFromPlay(SELF))),
            ),
        ),
        # Hill Chief
        "4R20": card(action("shadow", Draw(3), when=Controls("you", 1), cost=Exert(SELF))),
        # Hillman Band
        "4C21": card(may_each_time(MOVES, CONTROL_SITE, when=Spot(1, a(DUNLAND, MAN, OTHER)))),
        # Hillman Horde
        "4R22": card(
            always(SkipPhase("archery"), when=Controls("you", 2)),
            always(Gains(All(a(YOURS, DUNLAND, MAN)), "fierce"), when=Controls("you", 3)),
            always(Gains(All(a(YOURS, DUNLAND, MAN)), "damage", 1), when=Controls("you", 4)),
        ),
        # Hillman Mob
        "4R23": card(
            may_each_time(
                Wins(SELF),
                PlayFrom(a(DUNLAND, MAN), "hand", discount=2, name="p"),
                Gains(Named("p"), "fierce"),
                Gains(Named("p"), "damage", 1),
                until="until_regroup",
            )
        ),
        # Hillman Rabble
        "4U24": card(
            may_each_time(
                Wins(SELF),
                StackFromPlay(SELF, Pick(1, a(SITE, ControlledBy("you")))),
                when=Controls("you", 1),
            ),
            while_stacked(
                "shadow",
                PlayFrom(SELF, "stacked", discount=2),
                when=Matches(SELF, a(StackedOn(a(SITE, ControlledBy("you"))))),
            ),
        ),
        # Hillman Tribe
        "4C25": card(
            may_each_time(Wins(SELF), CONTROL_SITE, when=Spot(1, a(DUNLAND, MINION, OTHER)))
        ),
        # Iron Axe
        "4C26": card(playing(Attach(a(DUNLAND, MAN)))),
        # Living Off Rock
        "4U27": card(
            playing(SUPPORT_AREA),
            may_each_time(
                Wins(a(DUNLAND, MAN), vs=a(ROHAN, MAN)),
                Strength(IT, 2),
                Gains(IT, "fierce"),
                until="until_regroup",
            ),
        ),
        # No Defense
        "4U28": card(
            playing(SUPPORT_AREA),
            action("shadow", AddToken("dunland", SELF), cost=RemoveTwilight(3)),
            action(
                "skirmish",
                NoStrengthFrom(a(CHARACTER, Facing(a(Is(Named("m"))))), a(POSSESSION)),
                when=Spot(1, a(DUNLAND, MAN), name="m"),
                cost=RemoveToken("dunland", SELF),
                until="end_of_skirmish",
            ),
        ),
        # No Refuge
        "4R29": card(
            playing(SUPPORT_AREA),
            always(ShadowNumber(All(a(SITE)), 5), when=InStack(1, a(DUNLAND, MAN), a(SITE))),
        ),
        # No Retreat
        "4R30": card(
            playing(AttachAcross(a(SITE, ControlledBy("you")))),
            action(
                "regroup",
                MustMoveAgain(),
                when=Spot(2, a(DUNLAND, MAN)),
                cost=DiscardFromPlay(SELF),
                until="end_of_turn",
            ),
        ),
        # Over the Isen
        "4U31": card(
            playing(SUPPORT_AREA),
            action(
                "assignment",
                AssignMinion(Pick(1, a(DUNLAND, MAN, UNASSIGNED)), Pick(1, a(UNBOUND, UNASSIGNED))),
                when=Controls("you", 1),
                cost=RemoveTwilight(2),
            ),
        ),
        # Ravage the Defeated
        "4R32": card(
            response(Wins(a(YOURS, DUNLAND, MAN)), DiscardFromPlay(All(a(FREE, On(a(Is(FOE)))))))
        ),
        # Saruman, Rabble-rouser
        "4R33": card(
            always(ForbidAssigning(SELF), label="first_sentence"),
            each_time(
                MOVES,
                Repeat(HowMany(a(DUNLAND, MAN)), Exert(Pick(1, a(COMPANION), by="free_player"))),
            ),
            action(
                "skirmish",
                Strength(Pick(1, a(DUNLAND, MAN)), 2),
                cost=Exert(SELF),
                until="end_of_skirmish",
            ),
        ),
        # Secret Folk
        "4U34": card(
            playing(SUPPORT_AREA),
            may_each_time(
                Loses(a(COMPANION) | a(ALLY), vs=a(DUNLAND, MAN)), AddToken("dunland", SELF)
            ),
            action(
                "maneuver",
                DiscardFromPlay(Pick(Least(TokensOn(SELF, "dunland"), 3), a(FREE, POSSESSION))),
                DiscardFromPlay(SELF),
            ),
        ),
        # Wake of Destruction
        "4R35": card(
            action(
                "maneuver",
                Gains(All(a(YOURS, DUNLAND, MAN)), "fierce"),
                when=Controls("you", 2),
                until="until_regroup",
            )
        ),
        # War Club
        "4U36": card(
            playing(Attach(a(DUNLAND, MAN))),
            may_each_time(Wins(BEARER), DiscardFromPlay(Pick(2, a(FREE, POSSESSION)))),
        ),
        # War Cry of Dunland
        "4C37": card(
            response(
                Wins(a(DUNLAND, MAN)), Gains(IT, "fierce"), Strength(IT, 4), until="until_regroup"
            )
        ),
        # Wild Man of Dunland
        "4U38": card(
            may_each_time(
                Wins(SELF),
                PlayFrom(a(DUNLAND, MAN), "hand", discount=2, name="p"),
                Gains(Named("p"), "fierce"),
                Gains(Named("p"), "damage", 1),
                until="until_regroup",
            )
        ),
        # Wild Man Raid
        "4R39": card(
            action(
                "maneuver",
                DiscardFromPlay(Pick(1, a(FREE, POSSESSION) | a(FREE, CONDITION))),
                when=Spot(3, a(DUNLAND, MAN)),
            )
        ),
        # Wulf, Dunlending Chieftain
        "4R40": card(response(Wins(a(DUNLAND, MAN, OTHER)), CONTROL_SITE, cost=Exert(SELF))),
    }
