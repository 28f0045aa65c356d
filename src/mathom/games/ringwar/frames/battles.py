"""Battles: what can be under way."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from mathom.core.frames import Frame
from mathom.core.shape import By
from mathom.games.ringwar.frames.party import Party
from mathom.games.ringwar.frames.terms import Term
from mathom.games.ringwar.kinds import (
    CardId,
    Force,
    RegionId,
    SideId,
)

# -- battles ---------------------------------------------------------------------------------------


class Round(msgspec.Struct, frozen=True, gc=False):
    """One round of a battle; pairs are Free Peoples, Shadow."""

    number: int = 0
    cards: Annotated[tuple[CardId, CardId], By("side")] = ("", "")
    revealed: bool = False
    known: tuple[str, ...] = ()
    """Cards laid down that everybody knows: they lay on the table before."""
    terms: tuple[Term, ...] = ()
    queue: tuple[tuple[int, int], ...] = ()
    """Effects of combat cards still to come at this moment: whose, and which of the card."""
    rolls: Annotated[tuple[str, str], By("side")] = ("", "")
    rerolls: Annotated[tuple[str, str], By("side")] = ("", "")
    hits: Annotated[tuple[int, int], By("side")] = (0, 0)
    """The hits each side scored."""
    struck: tuple[int, int] = (0, 0)
    """The hits each side scored in extra attacks."""


Kind: TypeAlias = Literal["field", "siege", "sortie"]
BattleStep: TypeAlias = Literal[
    "begin",
    "rider",
    "round",
    "stand",
    "cards",
    "reveal",
    "reveal-effects",
    "before-roll",
    "roll-effects",
    "roll",
    "before-reroll",
    "reroll",
    "tally",
    "after-rolls",
    "losses",
    "after-losses",
    "decide",
    "pressed",
    "continued",
    "ceased",
    "retreated",
    "withdrawn",
]


class Battle(Frame, frozen=True):
    """A battle, at one of its named steps (`rules/battle.py`)."""

    attacker: SideId
    origin: RegionId
    target: RegionId
    kind: Kind
    step: BattleStep = "begin"
    rear: Party = Party("")
    rounds: int = 1
    """How many rounds a siege battle lasts so far."""
    fallen: Force = ()
    captains: tuple[int, int] = (0, 1)
    """The seats that lead the armies of both sides. RKR-11.10"""
    terms: tuple[Term, ...] = ()
    """What lasts for the whole battle."""
    round: Round = Round()


class WhiteRider(Frame, frozen=True):
    """Gandalf the White may give up his leadership to cancel that of the Nazgûl."""


class Standing(Frame, frozen=True):
    """The defender chooses field battle or withdrawal."""

    side: SideId
    region: RegionId


class Carding(Frame, frozen=True):
    """A side may play a combat card."""

    side: SideId


class RollingCombat(Frame, frozen=True):
    """A side rolls so many combat dice."""

    side: SideId
    dice: int


class Rerolling(Frame, frozen=True):
    """A side may re-roll up to so many dice that missed."""

    side: SideId
    most: int


class RollingAgain(Frame, frozen=True):
    """A side re-rolls so many dice."""

    side: SideId
    dice: int


class Striking(Frame, frozen=True):
    """An extra attack of a card: so many dice, hitting on this number."""

    side: SideId
    dice: int
    needs: int


class Losing(Frame, frozen=True):
    """A side takes so many hits on its army in a region; what stands apart is safe."""

    side: SideId
    region: RegionId
    hits: int
    apart: Force = ()


class Continuing(Frame, frozen=True):
    """The attacker may break off the battle."""

    side: SideId


class Retreating(Frame, frozen=True):
    """The defender may retreat."""

    side: SideId
    region: RegionId


class Pressing(Frame, frozen=True):
    """The besieger may give up an elite for one more round."""

    side: SideId
