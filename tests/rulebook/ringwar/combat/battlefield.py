"""A battlefield: two armies, a combat card each, and the dice told.

    field = Battlefield("shadow", free="3 gondor-regular, boromir", shadow="4 sauron-regular")
    field.cards(free="Brave Stand").play("611", "55")
    assert field.units("shadow") == 2

The armies stand in Dagorlad (defender) and the Ash Mountains (attacker) unless told otherwise,
far from all settlements. The attacker rolls first. A string is what the dice show, anything else
an option of whoever is asked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from mathom.core import Answer, Choice, Event, Log, Option
from mathom.core.frames import replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import EventHalf, build
from mathom.games.ringwar.cards.decks.combat_halves import COMBATS
from mathom.games.ringwar.frames import Battle, Party, Round
from mathom.games.ringwar.game import Ringwar, game
from mathom.games.ringwar.kinds import FIGURE_AT, FREE, SHADOW, SIDES, Force, Side
from mathom.games.ringwar.options import CombatCard, Decline, Reroll
from mathom.games.ringwar.rules import fighting
from mathom.games.ringwar.state import State

TEXTS = Path(__file__).parents[4] / "src/mathom/games/ringwar/text"
SideName = Literal["free", "shadow"]


def _game() -> Ringwar:
    found = game()
    found.box.built = {
        card: build(card, EventHalf(fights_from_table=card == "shadow-character-17"), combat)
        for card, combat in COMBATS.items()
    }
    return found


GAME = _game()
BOX = GAME.box
HALVES = {
    half: [card.id for card in BOX.components.cards if card.combat.name_en == half]
    for half in {card.combat.name_en for card in BOX.components.cards}
}


class Battlefield:
    """A battle about to begin; `rear` stays out of it on the attacker's side."""

    def __init__(
        self,
        attacker: SideName,
        *,
        free: str,
        shadow: str,
        origin: str = "ash-mountains",
        target: str = "dagorlad",
        kind: Literal["field", "siege", "sortie"] = "field",
        rear: str = "",
        elsewhere: str = "",
        **settings: str,
    ) -> None:
        self.attacker: Side = SIDES.index(attacker)
        start, _ = GAME.start(GAME.setup(2, settings))
        armies = [[forces.NOBODY] * len(BOX.regions) for _ in SIDES]
        people = ["aside"] * len(BOX.characters)
        if kind != "field":
            origin = target
        for side, text in ((FREE, free), (SHADOW, shadow)):
            region = origin if side == self.attacker else target
            extra = rear if side == self.attacker else ""
            force, who = _read(f"{text}, {extra}" if extra else text)
            armies[side][BOX.at[region]] = force
            for one in who:
                people[BOX.person_at[one]] = region
        for line in filter(None, elsewhere.split("; ")):
            region, text = line.split(": ")
            force, _ = _read(text)
            side = FREE if forces.kinds(force)[0] < 15 else SHADOW
            armies[side][BOX.at[region]] = force
        used = forces.NOBODY
        for mine in armies:
            for force in mine:
                used = forces.plus(used, force)
        rear_force, rear_people = _read(rear) if rear else (forces.NOBODY, ())
        battle = Battle(
            self.attacker, origin, target, kind, rear=Party(origin, rear_force, rear_people)
        )
        self.start = battle
        self.state: State = replace(
            start,
            frames=(*start.frames, battle),
            armies=(tuple(armies[0]), tuple(armies[1])),
            people=tuple(people),
            reinforcements=forces.minus(BOX.totals, used),
            hands=((), ()),
            besieged=(target,) if kind != "field" else (),
        )
        self.happened: list[Event] = []

    # -- given -----------------------------------------------------------------------------------

    def ring_at(self, region: str) -> Battlefield:
        """The figure of the Ring-bearers is here."""
        ring = replace(self.state.fellowship, region=region)
        self.state = replace(self.state, fellowship=ring)
        return self

    def reserve(self, figure: str, count: int) -> Battlefield:
        """Only so many of these figures are in reserve; the others have left the game."""
        at = FIGURE_AT[figure]
        gone = forces.of(at, forces.count(self.state.reinforcements, at) - count)
        rest = forces.minus(self.state.reinforcements, gone)
        self.state = replace(self.state, reinforcements=rest, lost=gone)
        return self

    def on_table(self, card: str) -> Battlefield:
        """This card lies on the table."""
        self.state = replace(self.state, table=(card,))
        return self

    # -- when ------------------------------------------------------------------------------------

    def hold(self, free: str = "", shadow: str = "") -> Battlefield:
        """Both hold these combat cards (or none), and the battle begins."""
        hands = tuple((_card(name),) if name else () for name in (free, shadow))
        self.state = replace(self.state, hands=hands)
        log: Log = []
        self.state = GAME.settle(self.state, log)
        self.happened += log
        return self

    def cards(
        self, free: str = "", shadow: str = "", first: tuple[Option, ...] = ()
    ) -> Battlefield:
        """Both play these combat cards, or none; `first` comes before that."""
        self.hold(free, shadow).play(*first)
        names = (free, shadow)
        for side in (self.attacker, 1 - self.attacker):
            if names[side]:
                self.play(CombatCard(_card(names[side])))
        return self

    def play(self, *answers: Answer) -> Battlefield:
        """These answers, one after the other."""
        for said in answers:
            dice = isinstance(said, str) and said.isdigit()
            answer = "".join(sorted(str(said))) if dice else said
            self.state, events = GAME.apply(self.state, answer)
            self.happened += events
        return self

    # -- then ------------------------------------------------------------------------------------

    @property
    def question(self) -> Choice:
        """What somebody is asked."""
        question = GAME.question(self.state)
        assert isinstance(question, Choice), question
        return question

    @property
    def options(self) -> tuple[Option, ...]:
        return tuple(self.question.options)

    @property
    def dice(self) -> int:
        """How many dice are to be rolled now."""
        question = GAME.question(self.state)
        assert not isinstance(question, Choice), question
        return len(str(question.outcomes[0]))  # type: ignore[union-attr]

    @property
    def over(self) -> bool:
        return fighting.battle_at(self.state) is None

    def may_play(self, card: str) -> bool:
        """Whether the side that is asked may play this combat card."""
        return CombatCard(_card(card)) in self.options

    def scored(self, side: SideName, how: str = "roll") -> int:
        """The hits of a side's last roll of this kind."""
        found = [
            event.hits  # type: ignore[attr-defined]
            for event in self.happened
            if event.tag() == "combat-rolled"
            and (event.side, event.how) == (SIDES.index(side), how)  # type: ignore[attr-defined]
        ]
        return int(found[-1])

    def hits(self, side: SideName) -> int:
        """The hits a side scored in this round, once the losses are due."""
        return self.round.hits[SIDES.index(side)]

    @property
    def round(self) -> Round:
        return fighting.battle_of(self.state).round

    def leadership(self, side: SideName) -> int:
        battle = fighting.battle_of(self.state)
        return fighting.leadership(BOX, self.state, battle, SIDES.index(side))

    def force(self, side: SideName, region: str | None = None) -> Force:
        at = SIDES.index(side)
        start = self.start.origin if at == self.attacker else self.start.target
        return self.state.armies[at][BOX.at[region or start]]

    def units(self, side: SideName, region: str | None = None) -> int:
        return forces.units(self.force(side, region))

    def count(self, figure: str) -> int:
        """How many of these figures are on the map."""
        at = FIGURE_AT[figure]
        return sum(forces.count(force, at) for mine in self.state.armies for force in mine)

    def alive(self, person: str) -> bool:
        return self.state.people[BOX.person_at[person]] not in ("gone", "aside")

    def conserved(self) -> bool:
        """Whether all figures of the box are somewhere."""
        found = forces.plus(self.state.reinforcements, self.state.lost)
        for mine in self.state.armies:
            for force in mine:
                found = forces.plus(found, force)
        return found == BOX.totals


def _card(name: str) -> str:
    return HALVES[name][0] if name in HALVES else name


def _read(text: str) -> tuple[Force, tuple[str, ...]]:
    """`3 gondor-regular, 2 nazgul, boromir`"""
    force, people = forces.NOBODY, []
    for item in filter(None, text.split(", ")):
        count, _, figure = item.rpartition(" ")
        if figure in FIGURE_AT:
            force = forces.plus(force, forces.of(FIGURE_AT[figure], int(count or 1)))
        else:
            people.append(figure)
    return force, tuple(people)


__all__ = ["BOX", "GAME", "HALVES", "TEXTS", "Battlefield", "CombatCard", "Decline", "Reroll"]
