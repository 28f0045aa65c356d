"""The hunt for the Ring: chapter 9."""

from collections.abc import Iterable

from mathom.core import AutoStep, Chance, ChanceStep, ChoiceStep, Log, Option, Refusal, enforces
from mathom.core.frames import put, replace
from mathom.core.pile import Pile
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.standing import NoDieToHuntBox
from mathom.games.ringwar.events import (
    Casualty,
    DamageSet,
    HuntRolled,
    PoolRefilled,
    TileDrawn,
)
from mathom.games.ringwar.frames import (
    Climbing,
    Corrupting,
    Declaring,
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
    ToHuntBox,
)
from mathom.games.ringwar.kinds import FREE, MOST_DICE, SHADOW
from mathom.games.ringwar.options import Bear, Leave, Reroll, Sacrifice, ShowYourself
from mathom.games.ringwar.rules import board, fellowship, reactions
from mathom.games.ringwar.rules.seats import leader_of
from mathom.games.ringwar.state import State


def count_hits(dice: str, needs: int) -> int:
    """How many dice show what is needed: a natural 1 never, a natural 6 always."""
    return sum(die == "6" or (die != "1" and int(die) >= needs) for die in dice)


# -- the hunt roll -------------------------------------------------------------------------------


@enforces("RKR-9.12", "RK-146", "RKR-8.1")
def second_chances(box: Box, state: State) -> int:
    """How many dice of the hunt may be re-rolled: one for each thing that is true here."""
    region = state.fellowship.region
    held = region in box.strongholds and board.holder(box, state, region) == SHADOW
    unit = forces.units(board.army(box, state, SHADOW, region)) > 0
    return held + unit + board.has_nazgul(box, state, region)


@enforces("RKR-9.10", "RKR-9.11", "RK-145")
class RollHunt(ChanceStep[Box, State, Hunting]):
    """As many dice as the Shadow has in the hunt box; the Free Peoples' dice help them."""

    def chance(self, state: State, frame: Hunting) -> Chance:
        return self.box.combat_dice[min(MOST_DICE, state.hunt.dice[SHADOW])]

    def go(self, state: State, frame: Hunting, log: Log) -> State | Chance:
        return self.question(state, frame) if state.hunt.dice[SHADOW] else state.then()

    def do(self, state: State, frame: Hunting, outcome: str, log: Log) -> State:
        needs = max(2, 6 - state.hunt.dice[FREE] - frame.bonus)
        successes = count_hits(outcome, needs)
        log.append(HuntRolled(outcome, successes))
        most = min(second_chances(self.box, state), len(outcome) - successes)
        if most:
            return state.then(RerollingHunt(most, successes, needs))
        return seek(state.then(), successes)


@enforces("RKR-9.13")
def seek(state: State, successes: int) -> State:
    """With at least one success a tile is drawn. Pushes frames."""
    return state.push(DrawingTile("hunt", successes)) if successes else state


@enforces("RKR-9.12")
class RerollHunt(ChoiceStep[Box, State, RerollingHunt]):
    """The Shadow re-rolls as many failed dice as it likes and may."""

    rule = "RKR-9.12"
    accepts = (Reroll,)

    def seat(self, state: State, frame: RerollingHunt) -> Seat:
        return leader_of(state, SHADOW)

    def candidates(self, state: State, frame: RerollingHunt) -> Iterable[Option]:
        return (Reroll(dice) for dice in range(frame.most, -1, -1))

    def guard(self, state: State, frame: RerollingHunt, option: Reroll) -> Refusal | None:
        if 0 <= option.dice <= frame.most:
            return None
        return Refusal("RKR-9.12", "too-many", most=frame.most)

    def do(self, state: State, frame: RerollingHunt, option: Reroll, log: Log) -> State:
        if not option.dice:
            return seek(state.then(), frame.successes)
        return state.then(RollingHunt(option.dice, frame.successes, frame.needs))


class RollHuntAgain(ChanceStep[Box, State, RollingHunt]):
    """The same bonus counts for the second roll."""

    def chance(self, state: State, frame: RollingHunt) -> Chance:
        return self.box.combat_dice[frame.dice]

    def do(self, state: State, frame: RollingHunt, outcome: str, log: Log) -> State:
        more = count_hits(outcome, frame.needs)
        log.append(HuntRolled(outcome, more))
        return seek(state.then(), frame.successes + more)


@enforces("RKR-8.16", "RKR-4.9")
class PutDie(AutoStep[Box, State, ToHuntBox]):
    """The die that moved the Fellowship helps the hunters for the rest of the turn."""

    def go(self, state: State, frame: ToHuntBox, log: Log) -> State:
        state = state.then()
        if any(board.standing(self.box, state, NoDieToHuntBox)):
            return state
        free, shadow = state.hunt.dice
        return replace(state, hunt=replace(state.hunt, dice=(free + 1, shadow)))


# -- tiles ---------------------------------------------------------------------------------------


@enforces("RKR-9.1", "RK-156")
def refill(box: Box, state: State, log: Log) -> State:
    """An empty pool gets the normal tiles back, and no others."""
    if state.hunt.pool:
        return state
    drawn = state.hunt.drawn
    back = [one for one in drawn if box.tiles[one].kind == "normal"]
    rest = tuple(one for one in drawn if box.tiles[one].kind != "normal")
    log.append(PoolRefilled())
    return replace(state, hunt=replace(state.hunt, pool=Pile.of(back), drawn=rest))


@enforces("RKR-9.1", "RKR-9.13", "RKR-9.21")
class DrawTile(ChanceStep[Box, State, DrawingTile]):
    """A tile is drawn from the pool, unless a card keeps it from being drawn."""

    def chance(self, state: State, frame: DrawingTile) -> Chance:
        return state.hunt.pool.draw("tile")

    def go(self, state: State, frame: DrawingTile, log: Log) -> State | Chance:
        if not frame.offered:
            state = refill(self.box, state, log).then(replace(frame, offered=True))
            return reactions.offer(self.box, state, Reacting(FREE, "before-tile"))
        if not state.hunt.pool:
            return state.then()
        return super().go(state, frame, log)

    def do(self, state: State, frame: DrawingTile, outcome: str, log: Log) -> State:
        log.append(TileDrawn(outcome, frame.source))
        hunt = replace(state.hunt, pool=state.hunt.pool.without(outcome))
        resolving = Resolving(outcome, frame.source, successes=frame.successes, terms=frame.terms)
        return replace(state.then(resolving), hunt=hunt)


@enforces("RKR-9.2", "RKR-9.15", "RKR-9.46", "RK-147", "RK-162")
def damage_of(box: Box, state: State, frame: Resolving) -> int:
    """The damage of a tile; less than nothing heals."""
    value = box.tiles[frame.tile].value
    if isinstance(value, int):
        return value
    if frame.source == "hunt":
        return frame.successes
    return sum(state.hunt.dice) if frame.source == "mordor" else 0


@enforces("RKR-9.20", "RKR-12.11", "RK-152", "RK-157")
def reveals(box: Box, state: State, frame: Resolving) -> bool:
    """Whether a tile reveals the Fellowship. Gollum knows how to avoid the plain ones."""
    tile = box.tiles[frame.tile]
    if "shown" in frame.terms:
        return True
    again = state.house_rule("found-again", "tile")
    if not tile.reveal or "no-reveal" in frame.terms or not (state.fellowship.hidden or again):
        return False
    if state.fellowship.guide != "gollum" or tile.kind != "normal":
        return True
    return tile.value == "eye" and not state.house_rule("gollum", "german")


@enforces("RKR-9.20", "RKR-9.4", "RKR-9.45", "RK-148", "RK-163")
class ResolveTile(AutoStep[Box, State, Resolving]):
    """A card on the table, the guide and a casualty, corruption, being revealed: in this order."""

    def go(self, state: State, frame: Resolving, log: Log) -> State:
        match frame.step:
            case "value":
                return self._value(state, frame, log)
            case "cards":
                state = state.then(replace(frame, step="facing"))
                if frame.carded or not self._carded(state, frame):
                    return state
                return reactions.offer(self.box, state, Reacting(FREE, "tile"))
            case "facing":
                if frame.damage > 0 and "no-reduction" not in frame.terms:
                    return state.push(Facing(frame.damage))
                return state.then(replace(frame, step="corruption"))
            case "corruption":
                state = state.then(replace(frame, step="reveal"))
                if frame.damage < 0:
                    return fellowship.heal(state, -frame.damage, log)
                return state.push(Corrupting(frame.damage)) if frame.damage else state
            case "reveal":
                return self._finish(state, frame)

    @enforces("RK-170")
    def _carded(self, state: State, frame: Resolving) -> bool:
        """Whether cards count: another tile is no reduction, if the table sees it so."""
        return "no-reduction" not in frame.terms or state.house_rule("coat", "replaces")

    def _value(self, state: State, frame: Resolving, log: Log) -> State:
        tile = self.box.tiles[frame.tile]
        eye, gift = tile.value == "eye", tile.kind == "free"
        if (eye and "eyes-harmless" in frame.terms) or (gift and "gifts-harmless" in frame.terms):
            return self._put_away(state.then(), frame.tile)
        state = state.then(replace(frame, step="cards"))
        if tile.value == "die":
            return state.push(RollingTile())
        return set_damage(state, damage_of(self.box, state, frame), log)

    def _finish(self, state: State, frame: Resolving) -> State:
        shown = reveals(self.box, state, frame)
        state = self._put_away(state.then(), frame.tile)
        if self.box.tiles[frame.tile].stop and isinstance(state.frames[-1], Climbing):
            state = state.then()
        if not shown:
            return state
        if "shown" not in frame.terms:
            return state.push(Revealing())
        if state.house_rule("gollum", "german"):
            return state.push(Declaring(bound=True))
        return state.push(Revealing(by_shadow=state.house_rule("gollum-shows", "tile")))

    def _put_away(self, state: State, tile: str) -> State:
        return replace(state, hunt=replace(state.hunt, drawn=(*state.hunt.drawn, tile)))


def set_damage(state: State, damage: int, log: Log) -> State:
    """The tile on top does this much; a negative number will heal."""
    frame = state.frames[-1]
    assert isinstance(frame, Resolving)
    log.append(DamageSet(damage))
    return state.then(replace(frame, damage=damage))


def lower_damage(state: State, by: int) -> State:
    """The tile that is being resolved does less. For cards and abilities."""
    frame = state.frames[-1]
    assert isinstance(frame, Resolving)
    return state.then(replace(frame, damage=max(0, frame.damage - by)))


class RollTile(ChanceStep[Box, State, RollingTile]):
    """One die decides the damage."""

    def chance(self, state: State, frame: RollingTile) -> Chance:
        return self.box.combat_dice[1]

    def do(self, state: State, frame: RollingTile, outcome: str, log: Log) -> State:
        return set_damage(state.then(), int(outcome), log)


# -- bearing the damage --------------------------------------------------------------------------


@enforces("RKR-9.22", "RKR-9.24", "RKR-9.25", "RKR-12.5", "RKR-12.11", "RK-148", "RK-151")
class FaceDamage(ChoiceStep[Box, State, Facing]):
    """A casualty, a hobbit who leaves, Gollum's treason, or the power of the Ring."""

    rule = "RKR-9.20"
    accepts = (Bear, Sacrifice, Leave, ShowYourself)

    def seat(self, state: State, frame: Facing) -> Seat:
        return leader_of(state, FREE)

    def candidates(self, state: State, frame: Facing) -> Iterable[Option]:
        yield Bear()
        yield Sacrifice("guide")
        yield Sacrifice("random")
        yield Leave(state.fellowship.guide)
        yield ShowYourself()

    def guard(
        self, state: State, frame: Facing, option: Bear | Sacrifice | Leave | ShowYourself
    ) -> Refusal | None:
        box, guide, tile = self.box, state.fellowship.guide, self._tile(state)
        there = fellowship.companions(box, state)
        forced = "random-casualty" in tile.terms and there and not tile.casualty
        match option:
            case Bear():
                return Refusal("RK-037", "casualty-first") if forced else None
            case Sacrifice():
                if tile.casualty or not there:
                    return Refusal("RKR-9.22", "no-casualty")
                if forced and option.who == "guide":
                    return Refusal("RK-037", "casualty-first")
                return None
            case Leave():
                if option.person != guide or guide not in there or not box.people[guide].hobbit:
                    return Refusal("RKR-12.5", "no-hobbit")
                in_mordor = state.fellowship.step is not None
                if in_mordor and not state.house_rule("hobbit-guide", "leaves"):
                    return Refusal("RK-151", "in-mordor")
                return Refusal("RK-037", "casualty-first") if forced else None
            case ShowYourself():
                if guide != "gollum" or not state.fellowship.hidden:
                    return Refusal("RKR-12.11", "no-gollum")
                if reveals(box, state, tile):
                    return Refusal("RKR-12.11", "revealed-anyway")
                if state.fellowship.step is not None and state.house_rule("gollum", "german"):
                    return Refusal("RK-152", "no-declaring")
                return None

    def _tile(self, state: State) -> Resolving:
        tile = state.frames[-2]
        assert isinstance(tile, Resolving)
        return tile

    def do(
        self,
        state: State,
        frame: Facing,
        option: Bear | Sacrifice | Leave | ShowYourself,
        log: Log,
    ) -> State:
        box, tile, guide = self.box, self._tile(state), state.fellowship.guide
        state = state.then()
        match option:
            case Bear():
                return state.then(replace(tile, step="corruption"))
            case Sacrifice():
                if option.who == "random":
                    return state.push(Drawn())
                return casualty(box, state, guide, log)
            case Leave():
                state = lower_damage(state, 1)
                if state.fellowship.step is None:
                    return fellowship.separate(box, state, (guide,), log)
                return fellowship.regroup(box, board.lose_person(box, state, guide, log), log)
            case ShowYourself():
                shown = replace(tile, terms=(*tile.terms, "shown"), damage=tile.damage - 1)
                return state.then(shown)


@enforces("RKR-9.22", "RKR-12.6", "RK-148", "RK-149", "RK-150")
def casualty(box: Box, state: State, person: str, log: Log) -> State:
    """A companion falls, even if his level is more than the damage; hobbits are taken alive."""
    tile = state.frames[-1]
    assert isinstance(tile, Resolving)
    log.append(Casualty(person))
    state = lower_damage(state.then(replace(tile, casualty=True)), box.people[person].level or 0)
    state = reactions.offer(box, state, Reacting(SHADOW, "casualty"))
    if box.people[person].hobbit and state.fellowship.step is None:
        return fellowship.separate(box, state, (person,), log)
    return fellowship.regroup(box, board.lose_person(box, state, person, log), log)


class DrawCasualty(ChanceStep[Box, State, Drawn]):
    """The Shadow draws one companion of all in the Fellowship, the guide included."""

    def chance(self, state: State, frame: Drawn) -> Chance:
        there = tuple(fellowship.companions(self.box, state))
        return Chance("casualty", there)

    def do(self, state: State, frame: Drawn, outcome: str, log: Log) -> State:
        return casualty(self.box, state.then(), outcome, log)


# -- special tiles -------------------------------------------------------------------------------


@enforces("RKR-9.3")
def tile_into_play(state: State, tile: str) -> State:
    """A special tile waits for Mordor, or joins the pool there at once."""
    hunt = state.hunt
    if state.fellowship.step is None:
        return replace(state, hunt=replace(hunt, waiting=(*hunt.waiting, tile)))
    return replace(state, hunt=replace(hunt, pool=hunt.pool.shuffled_with((tile,))))


def allocate(state: State, side: int, dice: int) -> State:
    """More dice in the hunt box."""
    box_dice = put(state.hunt.dice, side, state.hunt.dice[side] + dice)
    return replace(state, hunt=replace(state.hunt, dice=(box_dice[0], box_dice[1])))
