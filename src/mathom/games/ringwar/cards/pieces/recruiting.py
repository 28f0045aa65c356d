"""Recruiting by card, improving units, and raising the coast. Chapters 5 and 6."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import msgspec

from mathom.core import Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Phrase, Text, idiom, noun
from mathom.games.ringwar import forces
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.figures import Figure
from mathom.games.ringwar.cards.pieces.piece import Asks, Scope, not_offered, region_name
from mathom.games.ringwar.cards.pieces.places import ANYWHERE, There, Where
from mathom.games.ringwar.events import FigureImproved
from mathom.games.ringwar.frames.by_card import Placed
from mathom.games.ringwar.kinds import FIGURE_AT, FIGURES, FREE, NATIONS, SHADOW, nation_of
from mathom.games.ringwar.options import Done, Improve, Recruit
from mathom.games.ringwar.rules import board, lone_player, moving
from mathom.games.ringwar.rules.recruiting import bring, refuse_place
from mathom.games.ringwar.rules.seats import role, seat_of

if TYPE_CHECKING:
    from mathom.games.ringwar.state import State


class Muster(msgspec.Struct, frozen=True):
    """Figures that come together to one place."""

    where: Where
    figures: tuple[Figure, ...]

    def troops(self, house: House) -> Phrase:
        return words.each(one.recruited(house) for one in self.figures)

    def say(self, house: House) -> Phrase:
        return idiom("recruit", where=self.where.say(house), troops=self.troops(house))


class Slot(NamedTuple):
    """A figure that is still to come: by which line, as which of its figures, and where to."""

    line: int
    figure: int
    regions: tuple[str, ...]


@enforces("RKR-5.9", "RKR-6.28", "RKR-6.29", "RKR-6.30", "RKR-6.31", "RK-025", "RK-022")
class Recruits(Asks, frozen=True):
    """Figures come into play, line by line; where they do not suffice, the player chooses."""

    ask: ClassVar[str] = "ask-card-recruit"
    accepts: ClassVar[tuple[type[Option], ...]] = (Recruit,)

    lines: tuple[Muster, ...]
    apart: bool = False
    """Whether every line goes to another place."""

    @property
    def nations(self) -> frozenset[str]:
        return frozenset(nation_of(one.kinds()[0]) for line in self.lines for one in line.figures)

    def candidates(self, at: Scope) -> Iterable[Option]:
        return dict.fromkeys(option for option, _ in self._due(at))

    def options(self, at: Scope) -> list[Option]:
        return list(self.candidates(at))  # they are what passes the guard

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Recruit)
        kind = FIGURE_AT.get(option.figure, -1)
        slots = [slot for slot in self._slots(at) if kind in self._figure(slot).kinds()]
        if not slots:
            return not_offered(at)
        if all(option.region not in slot.regions for slot in slots):
            return Refusal("RKR-5.9", "card-elsewhere", region=region_name(option.region))
        refusal = refuse_place(at.box, at.state, at.side, kind, option.region, by_card=True)
        if refusal is not None:
            return refusal
        if any(due == option for due, _ in self._due(at)):
            return None
        return Refusal("RKR-5.9", "others-first")

    def _due(self, at: Scope) -> Iterator[tuple[Recruit, Slot]]:
        """What may come now: of each line the unit before its leader; one line after the other,
        unless the figures do not suffice for all of them."""
        scarce, slots, some = self._scarce(at), self._slots(at), False
        for line in range(len(self.lines)):
            for slot in slots:
                if slot.line == line:
                    here = self._recruits(at, slot)
                    yield from ((option, slot) for option in here)
                    some = some or bool(here)
                    if here:
                        break
            if some and not scarce:
                return

    def _figure(self, slot: Slot) -> Figure:
        return self.lines[slot.line].figures[slot.figure]

    def _slots(self, at: Scope) -> list[Slot]:
        """What is still to come."""
        placed = at.so_far.placed
        chosen = {one.line: one.region for one in placed}
        slots = []
        for number, line in enumerate(self.lines):
            for which, figure in enumerate(line.figures):
                come = sum((one.line, one.figure) == (number, which) for one in placed)
                if come >= figure.number:
                    continue
                regions = [chosen[number]] if number in chosen else line.where.find(at)
                if self.apart and number not in chosen:
                    regions = [one for one in regions if one not in chosen.values()]
                slots.append(Slot(number, which, tuple(regions)))
        return slots

    def _recruits(self, at: Scope, slot: Slot) -> list[Recruit]:
        return [
            Recruit(FIGURES[kind], region)
            for kind in self._figure(slot).kinds()
            for region in slot.regions
            if refuse_place(at.box, at.state, at.side, kind, region, by_card=True) is None
        ]

    def _scarce(self, at: Scope) -> bool:
        """Whether there are fewer figures of some kind than lines ask for."""
        wanted: dict[int, int] = {}
        for line in self.lines:
            for figure in line.figures:
                kind = figure.kinds()[0]
                wanted[kind] = wanted.get(kind, 0) + figure.number
        for one in at.so_far.placed:
            wanted[self.lines[one.line].figures[one.figure].kinds()[0]] -= 1
        left = at.state.reinforcements
        return any(number > forces.count(left, kind) for kind, number in wanted.items())

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Recruit)
        slot = next(slot for slot in self._slots(at) if option in self._recruits(at, slot))
        kind = FIGURE_AT[option.figure]
        state = bring(at.box, at.state, kind, option.region, log)
        state = lone_player.note(state, at.side, nation_of(kind))
        placed = (*at.so_far.placed, Placed(slot.line, slot.figure, option.region))
        return self.begin(at.after(state), replace(at.so_far, placed=placed))

    def say(self, house: House) -> Phrase:
        if self.apart:
            line = self.lines[0]
            if any(other != line for other in self.lines):
                raise ValueError("apart are the same figures, every time")
            return idiom(
                "recruit-apart",
                times=len(self.lines),
                where=line.where.say(house),
                troops=line.troops(house),
            )
        said = tuple(line.say(house) for line in self.lines)
        return said[0] if len(said) == 1 else Text(said)


def recruit(where: Where, *figures: Figure) -> Recruits:
    """Figures for one place."""
    return Recruits((Muster(where, figures),))


def recruit_each(*lines: tuple[Where, Figure]) -> Recruits:
    """Figures for several places."""
    return Recruits(tuple(Muster(where, (figure,)) for where, figure in lines))


def recruit_apart(times: int, where: Where, figure: Figure) -> Recruits:
    """The same figures for so many different places."""
    return Recruits((Muster(where, (figure,)),) * times, apart=True)


@enforces("RKR-6.27", "RK-060", "RKR-11.7")
class Improves(Asks, frozen=True):
    """Regulars are replaced by elites of their nation."""

    ask: ClassVar[str] = "ask-card-improve"
    accepts: ClassVar[tuple[type[Option], ...]] = (Improve,)

    where: Where
    count: int
    nation: str | None = None

    def candidates(self, at: Scope) -> Iterable[Option]:
        for region in self.where.find(at):
            for kind in forces.kinds(board.army(at.box, at.state, at.side, region)):
                yield Improve(FIGURES[kind], region)

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Improve)
        kind, state = FIGURE_AT.get(option.figure, -1), at.state
        if at.so_far.count >= self.count:
            return Refusal("RKR-5.5", "too-many", most=self.count)
        if kind < 0 or kind % 3 or self.nation not in (None, nation_of(kind)):
            return not_offered(at)
        if not self.where.has(at, option.region):
            return Refusal("RKR-5.9", "card-elsewhere", region=region_name(option.region))
        here = board.army(at.box, state, at.side, option.region)
        if not forces.count(here, kind):
            return Refusal("RKR-6.27", "not-there", name=Message(f"figure-{option.figure}"))
        nation = nation_of(kind)
        if nation not in role(state, seat_of(state, at.side)).nations:
            return Refusal("RKR-11.7", "not-your-nation", nation=Message(f"nation-{nation}"))
        if refusal := lone_player.refuse_again(state, at.side, nation):
            return refusal
        if not forces.count(state.reinforcements, kind + 1):
            return Refusal("RKR-6.27", "no-figure", figure=Message(f"figure-{FIGURES[kind + 1]}"))
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Improve)
        box, side, region, kind = at.box, at.side, option.region, FIGURE_AT[option.figure]
        regular, elite = forces.of(kind), forces.of(kind + 1)
        log.append(FigureImproved(FIGURES[kind + 1], region))
        state = board.add(box, at.state, side, region, elite, log)
        state = board.take(box, state, side, region, regular, log)
        state = replace(state, reinforcements=forces.minus(state.reinforcements, elite))
        state = board.discard_figures(state, side, regular)
        state = lone_player.note(state, side, nation_of(kind))
        return self.again(at, state)

    def say(self, house: House) -> Phrase:
        of = (words.nation(self.nation),) if self.nation else ()
        return idiom(
            "improve",
            where=None if self.where == ANYWHERE else self.where.say(house),
            regulars=noun("regular", count=self.count, after=of),
            elites=noun("elite", count=self.count),
        )


class RaiseTheCoast(Asks, frozen=True):
    """Up to so many figures come there, and take what the Shadow held. (Dead Men of Dunharrow)"""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-recruit"
    accepts: ClassVar[tuple[type[Option], ...]] = (Recruit, Done)

    most: Figure

    @property
    def nations(self) -> frozenset[str]:
        return frozenset(NATIONS[kind // 3] for kind in self.most.kinds())

    def candidates(self, at: Scope) -> Iterable[Option]:
        for region in There().find(at):
            yield from (Recruit(FIGURES[kind], region) for kind in self.most.kinds())
        yield Done()

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        here = at.noted.region
        if here is None or at.so_far.count >= self.most.number:
            return Refusal("RKR-5.5", "too-many", most=self.most.number)
        kinds = self.most.kinds()
        left = [kind for kind in kinds if forces.count(at.state.reinforcements, kind)]
        if not left:
            figure = Message(f"figure-{FIGURES[kinds[0]]}")
            return Refusal("RKR-6.27", "no-figure", figure=figure)
        if board.has_army(at.box, at.state, SHADOW, here):
            return Refusal("RKR-6.24", "not-free", region=region_name(here))
        if isinstance(option, Recruit):
            if FIGURE_AT.get(option.figure) not in left:
                return not_offered(at)
            if option.region != here:
                return Refusal("RKR-5.9", "card-elsewhere", region=region_name(option.region))
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        if not isinstance(option, Recruit):
            return at.state
        here = option.region
        state = bring(at.box, at.state, FIGURE_AT[option.figure], here, log)
        if board.holder(at.box, state, here) == SHADOW:
            state = moving.capture(at.box, state, FREE, here, log)
        return self.again(at, state)

    def say(self, house: House) -> Phrase:
        return idiom("raise-coast", troops=self.most.recruited(house, "up-to"))
