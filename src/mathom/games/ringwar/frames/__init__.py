"""What can be under way, as data."""

from typing import TypeAlias

from mathom.games.ringwar.frames.armies import (
    Arriving,
    Attacking,
    Companions,
    Flying,
    Gathering,
    Landing,
    Marching,
    Recruiting,
    SortingAdvance,
    SortingAttack,
    SortingMarch,
    Speaking,
    Swaying,
    Trimming,
    Walking,
)
from mathom.games.ringwar.frames.battles import (
    Battle,
    Carding,
    Continuing,
    Kind,
    Losing,
    Pressing,
    Rerolling,
    Retreating,
    RollingAgain,
    RollingCombat,
    Round,
    Standing,
    Striking,
    WhiteRider,
)
from mathom.games.ringwar.frames.by_card import CardFrame
from mathom.games.ringwar.frames.party import (
    Party,
)
from mathom.games.ringwar.frames.ring import (
    Climbing,
    Corrupting,
    DrawingTile,
    Drawn,
    Facing,
    Hunting,
    Reacting,
    RerollingHunt,
    Resolving,
    Revealing,
    RollingHunt,
    RollingTile,
    Source,
    ToHuntBox,
)
from mathom.games.ringwar.frames.turn import (
    Acting,
    Actions,
    Allocating,
    AtTheGate,
    Declaring,
    Discarding,
    Drawing,
    DrawingAfterwards,
    DrawingOne,
    Ending,
    Joining,
    Naming,
    Offering,
    Playing,
    Recovering,
    RollingActions,
)

AnyFrame: TypeAlias = (
    Recovering
    | Drawing
    | DrawingOne
    | Offering
    | Joining
    | Discarding
    | Declaring
    | AtTheGate
    | Naming
    | Allocating
    | RollingActions
    | Actions
    | Acting
    | Ending
    | Playing
    | DrawingAfterwards
    | Marching
    | SortingMarch
    | Attacking
    | SortingAttack
    | SortingAdvance
    | Trimming
    | Recruiting
    | Swaying
    | Speaking
    | Gathering
    | Companions
    | Walking
    | Flying
    | Landing
    | Arriving
    | Battle
    | WhiteRider
    | Standing
    | Carding
    | RollingCombat
    | Rerolling
    | RollingAgain
    | Striking
    | Losing
    | Continuing
    | Retreating
    | Pressing
    | ToHuntBox
    | Hunting
    | RerollingHunt
    | RollingHunt
    | DrawingTile
    | RollingTile
    | Resolving
    | Facing
    | Drawn
    | Corrupting
    | Revealing
    | Climbing
    | Reacting
    | CardFrame
)

__all__ = [
    "Acting",
    "Actions",
    "Allocating",
    "AnyFrame",
    "Arriving",
    "AtTheGate",
    "Attacking",
    "Battle",
    "CardFrame",
    "Carding",
    "Climbing",
    "Companions",
    "Continuing",
    "Corrupting",
    "Declaring",
    "Discarding",
    "Drawing",
    "DrawingAfterwards",
    "DrawingOne",
    "DrawingTile",
    "Drawn",
    "Ending",
    "Facing",
    "Flying",
    "Gathering",
    "Hunting",
    "Joining",
    "Kind",
    "Landing",
    "Losing",
    "Marching",
    "Naming",
    "Offering",
    "Party",
    "Playing",
    "Pressing",
    "Reacting",
    "Recovering",
    "Recruiting",
    "Rerolling",
    "RerollingHunt",
    "Resolving",
    "Retreating",
    "Revealing",
    "RollingActions",
    "RollingAgain",
    "RollingCombat",
    "RollingHunt",
    "RollingTile",
    "Round",
    "SortingAdvance",
    "SortingAttack",
    "SortingMarch",
    "Source",
    "Speaking",
    "Standing",
    "Striking",
    "Swaying",
    "ToHuntBox",
    "Trimming",
    "Walking",
    "WhiteRider",
]
