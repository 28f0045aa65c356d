"""Recruiting by card, improving units, and raising the coast. Chapters 5 and 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from mathom.core import Log, Option, enforces
from mathom.core.frames import replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Piece, Place, Question, noted, place_of
from mathom.games.ringwar.cards.pieces.places import Places
from mathom.games.ringwar.events import CharacterMoved, FigureImproved
from mathom.games.ringwar.frames.by_card import Choosing
from mathom.games.ringwar.kinds import FIGURE_AT, FIGURES, FREE, NAZGUL_AT, SHADOW, Side, nation_of
from mathom.games.ringwar.options import Done, Improve, Recruit
from mathom.games.ringwar.rules import board, lone_player, moving
from mathom.games.ringwar.rules.recruiting import bring, refuse_place
from mathom.games.ringwar.rules.seats import role, seat_of

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State

Rank = Literal["regular", "elite", "unit", "leader"]


class Troop(msgspec.Struct, frozen=True):
    """So many figures of a nation; a unit is a regular or an elite, as the player likes."""

    nation: str
    rank: Rank
    count: int = 1

    def kinds(self) -> tuple[int, ...]:
        if self.nation == "sauron" and self.rank == "leader":
            return (NAZGUL_AT,)
        ranks = ("regular", "elite") if self.rank == "unit" else (self.rank,)
        return tuple(FIGURE_AT[f"{self.nation}-{rank}"] for rank in ranks)

    def say(self) -> Phrase:
        if self.kinds() == (NAZGUL_AT,):
            return Phrase("troop-nazgul", {"count": self.count})
        return words.phrase(
            f"troop-{self.rank}", count=self.count, nation=words.of_nation(self.nation)
        )


class Line(msgspec.Struct, frozen=True):
    """Figures that come together to one place."""

    where: Places
    troops: tuple[Troop, ...]

    def say(self) -> Phrase:
        troops = words.all_of(troop.say() for troop in self.troops)
        return Phrase("piece-recruit", {"where": self.where.say(), "troops": troops})


class Slot(msgspec.Struct, frozen=True):
    """A figure that is still to come: its line, its troop, and where it may be placed."""

    line: int
    troop: int
    regions: tuple[str, ...]


@enforces("RKR-5.9", "RKR-6.28", "RKR-6.29", "RKR-6.30", "RKR-6.31", "RK-025", "RK-022")
class Recruits(Question, frozen=True):
    """Figures come into play, line by line; where they do not suffice, the player chooses."""

    ask: ClassVar[str] = "ask-card-recruit"

    lines: tuple[Line, ...]
    apart: bool = False
    """Whether every line goes to another place."""

    @property
    def nations(self) -> frozenset[str]:
        return frozenset(troop.nation for line in self.lines for troop in line.troops)

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        slots = self._slots(box, state, frame)
        scarce = self._scarce(state, frame)
        found: dict[Option, None] = {}
        for line in range(len(self.lines)):
            for slot in slots:
                if slot.line == line:
                    here = self._figures(box, state, frame.side, slot)
                    found |= dict.fromkeys(here)
                    if here:  # the unit comes before its leader
                        break
            if found and not scarce:
                break
        return list(found)

    def _slots(self, box: Box, state: State, frame: Choosing) -> list[Slot]:
        """What is still to come. A note is `line troop region`, one for each figure placed."""
        placed = [note.split() for note in frame.notes]
        chosen = {int(line): region for line, _, region in placed}
        slots = []
        for at, line in enumerate(self.lines):
            for number, troop in enumerate(line.troops):
                come = sum(one[:2] == [str(at), str(number)] for one in placed)
                if come >= troop.count:
                    continue
                regions = [chosen[at]] if at in chosen else line.where.find(box, state, frame.side)
                if self.apart and at not in chosen:
                    regions = [one for one in regions if one not in chosen.values()]
                slots.append(Slot(at, number, tuple(regions)))
        return slots

    def _figures(self, box: Box, state: State, side: Side, slot: Slot) -> list[Option]:
        troop = self.lines[slot.line].troops[slot.troop]
        return [
            Recruit(FIGURES[kind], region)
            for kind in troop.kinds()
            for region in slot.regions
            if refuse_place(box, state, side, kind, region, by_card=True) is None
        ]

    def _scarce(self, state: State, frame: Choosing) -> bool:
        """Whether there are fewer figures of some kind than lines ask for."""
        wanted: dict[int, int] = {}
        for line in self.lines:
            for troop in line.troops:
                for kind in troop.kinds()[:1]:
                    wanted[kind] = wanted.get(kind, 0) + troop.count
        for note in frame.notes:
            line_at, troop_at, _ = note.split()
            kind = self.lines[int(line_at)].troops[int(troop_at)].kinds()[0]
            wanted[kind] -= 1
        left = state.reinforcements
        return any(number > forces.count(left, kind) for kind, number in wanted.items())

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Recruit)
        slot = next(
            slot
            for slot in self._slots(box, state, frame)
            if option in self._figures(box, state, frame.side, slot)
        )
        kind = FIGURE_AT[option.figure]
        state = bring(box, state, kind, option.region, log)
        state = lone_player.note(state, frame.side, nation_of(kind))
        note = f"{slot.line} {slot.troop} {option.region}"
        return self.begin(box, state, place_of(frame), (*frame.notes, note))

    def say(self) -> Phrase:
        if self.apart:
            line = self.lines[0]
            troops = words.all_of(troop.say() for troop in line.troops)
            return words.phrase(
                "piece-recruit-apart", times=len(self.lines), where=line.where.say(), troops=troops
            )
        return words.sentences(line.say() for line in self.lines)


def recruit(where: Places, *troops: Troop) -> Recruits:
    """Figures for one place."""
    return Recruits((Line(where, troops),))


def recruit_each(*lines: tuple[Places, Troop]) -> Recruits:
    """Figures for several places."""
    return Recruits(tuple(Line(where, (troop,)) for where, troop in lines))


def recruit_apart(times: int, where: Places, troop: Troop) -> Recruits:
    """The same figures for so many different places."""
    return Recruits((Line(where, (troop,)),) * times, apart=True)


@enforces("RKR-6.27", "RK-060")
class Improves(Question, frozen=True):
    """Regulars are replaced by elites of their nation."""

    ask: ClassVar[str] = "ask-card-improve"

    where: Places
    count: int
    nation: str | None = None

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        side = frame.side
        if len(frame.notes) >= self.count:
            return []
        mine = role(state, seat_of(state, side)).nations  # RKR-11.7
        return [
            Improve(FIGURES[kind], region)
            for region in self.where.find(box, state, side)
            for kind in forces.kinds(board.army(box, state, side, region))
            if kind % 3 == 0
            and self.nation in (None, nation_of(kind))
            and nation_of(kind) in mine
            and lone_player.refuse_again(state, side, nation_of(kind)) is None
            and forces.count(state.reinforcements, kind + 1)
        ]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Improve)
        side, region, kind = frame.side, option.region, FIGURE_AT[option.figure]
        regular, elite = forces.of(kind), forces.of(kind + 1)
        log.append(FigureImproved(FIGURES[kind + 1], region))
        state = board.add(box, state, side, region, elite, log)
        state = board.take(box, state, side, region, regular, log)
        state = replace(state, reinforcements=forces.minus(state.reinforcements, elite))
        state = board.discard_figures(state, side, regular)
        state = lone_player.note(state, side, nation_of(kind))
        return self.begin(box, state, place_of(frame), (*frame.notes, region))

    def say(self) -> Phrase:
        if self.nation is None:
            return Phrase("piece-improve", {"count": self.count, "where": self.where.say()})
        nation = words.of_nation(self.nation)
        return words.phrase("piece-improve-nation", count=self.count, nation=nation)


class RaiseTheCoast(Question, frozen=True):
    """Up to three regulars of Gondor, who take what the Shadow held. (Dead Men of Dunharrow)"""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-recruit"

    count: int

    @property
    def nations(self) -> frozenset[str]:
        return frozenset(("gondor",))

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        here, kind = noted(state), FIGURE_AT["gondor-regular"]
        if here is None or len(frame.notes) >= self.count:
            return []
        if not forces.count(state.reinforcements, kind) or board.has_army(box, state, SHADOW, here):
            return []
        return [Recruit(FIGURES[kind], here), Done()]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        if not isinstance(option, Recruit):
            return state
        here = option.region
        state = bring(box, state, FIGURE_AT[option.figure], here, log)
        if board.holder(box, state, here) == SHADOW:
            state = moving.capture(box, state, FREE, here, log)
        return self.begin(box, state, place_of(frame), (*frame.notes, here))

    def say(self) -> Phrase:
        return Phrase("piece-raise-coast", {"count": self.count})


class Goes(Piece, frozen=True):
    """A character goes somewhere, whatever lies between. (Return of the Witch-king)"""

    person: str
    to: str

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        here = board.where(box, state, self.person)
        if here not in box.at or here == self.to:
            return state
        log.append(CharacterMoved(self.person, here, self.to))
        return board.move_people(box, state, (self.person,), self.to)

    def say(self) -> Phrase:
        person, to = words.person(self.person), words.region_to(self.to)
        return words.phrase("piece-goes", person=person, to=to)
