"""The sites."""

from mathom.games.tcg.cards.pieces.conditions import (
    CannotSpot,
    InPhase,
    PlayedThisTurn,
    Spot,
    TwilightBelow,
    Unless,
)
from mathom.games.tcg.cards.pieces.filters import (
    ALLY,
    CARD,
    COMPANION,
    DUNLAND,
    FREE,
    HOBBIT,
    ISENGARD,
    MAN,
    MINION,
    MOUNTED,
    POSSESSION,
    RING_BOUND,
    ROHAN,
    UNBOUND,
    URUK_HAI,
    YOURS,
    Bearing,
    HasKeyword,
    Not,
    OfClass,
    Titled,
    a,
)
from mathom.games.tcg.cards.pieces.numbers import EVERY, Excess, HowMany, Times
from mathom.games.tcg.cards.pieces.occasions import (
    Becomes,
    IsAssigned,
    IsPlayed,
    MovesFrom,
    MovesTo,
    StartOf,
)
from mathom.games.tcg.cards.pieces.selectors import IT, SELF, All, Named, Pick, PickUpTo
from mathom.games.tcg.cards.pieces.verbs.decks import Draw
from mathom.games.tcg.cards.pieces.verbs.logic import OneOf, Repeat
from mathom.games.tcg.cards.pieces.verbs.modifiers import (
    ArcheryTotal,
    Cost,
    ForbidActions,
    ForbidBattle,
    ForbidMoving,
    Gains,
    MayJoinBattle,
    MoveLimit,
    NoWounds,
    ShadowNumber,
    Strength,
)
from mathom.games.tcg.cards.pieces.verbs.moving_cards import (
    DiscardFromPlay,
    DiscardHand,
    HandToDeckBottom,
)
from mathom.games.tcg.cards.pieces.verbs.playing import PlayFrom
from mathom.games.tcg.cards.pieces.verbs.tokens import AddTwilight, RemoveBurden, RemoveTwilight
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert, HealWounds
from mathom.games.tcg.cards.record import CardText, action, always, card, each_time, may_each_time


def sites_cards() -> dict[str, CardText]:
    """What the sites say."""
    return {
        # East Wall of Rohan
        "4U323": card(each_time(MovesFrom(SELF), AddTwilight(2))),
        # Eastemnet Downs
        "4U324": card(
            each_time(IsPlayed(a(COMPANION), at=SELF), DiscardHand(2, a(CARD), who="free_player"))
        ),
        # Eastemnet Gullies
        "4U325": card(
            action(
                "fellowship",
                PlayFrom(a(Titled("Legolas")), "deck"),
                cost=Exert(Pick(2, a(UNBOUND))),
            )
        ),
        # Horse-country
        "4U326": card(
            each_time(
                Becomes(Spot(1, a(ROHAN, OfClass("mount")))),
                MoveLimit(1),
                until="end_of_turn",
                limit="once_per_turn",
            )
        ),
        # Plains of Rohan
        "4U327": card(
            action(
                "fellowship", PlayFrom(a(Titled("Gimli")), "deck"), cost=Exert(Pick(2, a(UNBOUND)))
            )
        ),
        # The Riddermark
        "4U328": card(
            action(
                "fellowship",
                PlayFrom(a(Titled("Aragorn")), "deck"),
                cost=Exert(Pick(2, a(UNBOUND))),
            )
        ),
        # Western Emyn Muil
        "4U329": card(each_time(MovesFrom(SELF), Exert(All(a(RING_BOUND))))),
        # Derndingle
        "4U330": card(
            each_time(
                Becomes(Spot(1, a(UNBOUND, HOBBIT))),
                MoveLimit(1),
                until="end_of_turn",
                limit="once_per_turn",
            )
        ),
        # Eastfold
        "4U331": card(
            action(
                "shadow",
                ForbidMoving(),
                when=Spot(3, a(ISENGARD, HasKeyword("tracker"))),
                until="end_of_turn",
            )
        ),
        # Fangorn Forest
        "4U332": card(action("fellowship", PlayFrom(a(Titled("Treebeard")), "deck"))),
        # Plains of Rohan Camp
        "4U333": card(
            each_time(
                StartOf("fellowship"),
                Repeat(3, HealWounds(PickUpTo(1, a(COMPANION), by="free_player"))),
            )
        ),
        # Rohirrim Village
        "4U334": card(always(NoWounds(All(a(DUNLAND, MAN))), when=InPhase("archery"))),
        # Uruk Camp
        "4U335": card(each_time(IsPlayed(a(URUK_HAI)), Exert(IT))),
        # Wold of Rohan
        "4U336": card(
            each_time(
                IsAssigned(a(COMPANION) | a(ALLY), a(MINION), by="free_player"), AddTwilight(1)
            )
        ),
        # Barrows of Edoras
        "4U337": card(action("fellowship", HandToDeckBottom(EVERY, a(CARD)), Draw(4))),
        # Golden Hall
        "4U338": card(
            each_time(
                MovesTo(SELF),
                DiscardFromPlay(
                    All(a(FREE, OfClass("hand_weapon")) | a(FREE, OfClass("ranged_weapon")))
                ),
            )
        ),
        # Stables
        "4U339": card(
            action(
                "fellowship",
                PlayFrom(a(ROHAN, OfClass("mount")), "deck"),
                cost=Exert(Pick(1, a(ROHAN, MAN))),
                limit="once_per_turn",
            )
        ),
        # Streets of Edoras
        "4U340": card(always(ForbidBattle(All(a(ROHAN, ALLY))))),
        # Throne Room
        "4U341": card(action("fellowship", PlayFrom(a(Titled("Théoden")), "deck"))),
        # Westemnet Plains
        "4U342": card(always(NoWounds(All(a(DUNLAND, MAN))), when=InPhase("archery"))),
        # Ered Nimrais
        "4U343": card(always(Cost(a(COMPANION) | a(ALLY), 3))),
        # Westemnet Hills
        "4U344": card(
            each_time(MovesTo(SELF), HealWounds(All(a(COMPANION, MOUNTED) | a(ALLY, MOUNTED))))
        ),
        # White Mountains
        "4U345": card(
            each_time(
                MovesTo(SELF),
                OneOf(
                    (
                        Exert(Pick(1, a(Titled("Théoden")))),
                        Exert(Pick(2, a(COMPANION, Not(Titled("Théoden"))))),
                    ),
                    by="free_player",
                ),
            )
        ),
        # White Rocks
        "4U346": card(always(ShadowNumber(SELF, HowMany(a(COMPANION, MOUNTED))))),
        # Deep of Helm
        "4U347": card(
            always(Cost(a(URUK_HAI), -3), when=Unless(PlayedThisTurn(a(URUK_HAI), SELF)))
        ),
        # Deeping Wall
        "4U348": card(action("shadow", PlayFrom(a(Titled("Saruman")), "deck"))),
        # Helm's Gate
        "4U349": card(
            always(
                Strength(
                    All(
                        a(COMPANION, Bearing(a(OfClass("hand_weapon"))))
                        | a(MINION, Bearing(a(OfClass("hand_weapon"))))
                    ),
                    2,
                )
            )
        ),
        # Hornburg Courtyard
        "4U350": card(always(ShadowNumber(SELF, -2), when=Spot(1, a(Titled("Aragorn"))))),
        # Hornburg Parapet
        "4U351": card(always(ArcheryTotal("fellowship", 1), ArcheryTotal("minion", -1))),
        # Caves of Aglarond
        "4U352": card(
            action(
                "maneuver",
                Gains(Named("u"), "fierce"),
                when=Spot(1, a(YOURS, URUK_HAI), name="u"),
                cost=RemoveTwilight(2),
                until="until_regroup",
            )
        ),
        # Great Hall
        "4U353": card(always(MayJoinBattle(All(a(ROHAN, ALLY))))),
        # Hornburg Armory
        "4U354": card(action("fellowship", Draw(1), cost=PlayFrom(a(POSSESSION), "hand"))),
        # Cavern Entrance
        "4U355": card(always(ForbidActions("any_player", "skirmish"))),
        # Hornburg Causeway
        "4U356": card(always(ArcheryTotal("minion", Times(Excess(HowMany(a(UNBOUND)), 3), 2)))),
        # King's Room
        "4U357": card(
            each_time(MovesTo(SELF), Exert(All(a(UNBOUND))), when=CannotSpot(a(ROHAN, COMPANION)))
        ),
        # Ring of Isengard
        "4U358": card(action("shadow", Draw(1), cost=PlayFrom(a(DUNLAND, MINION), "hand"))),
        # Wizard's Vale
        "4U359": card(
            each_time(
                StartOf("shadow", first=True),
                AddTwilight(4),
                when=TwilightBelow(9),
                limit="once_per_turn",
            )
        ),
        # Fortress of Orthanc
        "4U360": card(always(ShadowNumber(SELF, Times(Excess(HowMany(a(COMPANION)), 4), 2)))),
        # Orthanc Balcony
        "4U361": card(action("shadow", PlayFrom(a(Titled("Saruman")), "discard_pile", discount=2))),
        # Orthanc Library
        "4U362": card(
            may_each_time(MovesTo(SELF), Draw(Excess(HowMany(a(COMPANION)), 4), who="each_shadow"))
        ),
        # Palantír Chamber
        "4U363": card(action("shadow", PlayFrom(a(MINION), "discard_pile"), cost=RemoveBurden(2))),
    }
