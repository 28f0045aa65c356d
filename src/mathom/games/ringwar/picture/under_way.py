"""What is under way: a battle with its cards and dice, a hunt tile, a card that is played."""

from collections.abc import Iterator

from mathom.art import stamp, tag, text
from mathom.games.ringwar.frames import Battle, Facing, Playing, Resolving
from mathom.games.ringwar.kinds import Side
from mathom.games.ringwar.picture.cards import STRIP, strip
from mathom.games.ringwar.picture.ring import hunt_tile
from mathom.games.ringwar.picture.sight import GROUND, ON_GROUND, SIDES, Sight
from mathom.games.ringwar.picture.signs import plate
from mathom.games.ringwar.picture.tray import HEAD, PAD, SMALL, USUAL, Tray


def is_under_way(sight: Sight) -> bool:
    """Whether there is something of which more is told than the map shows."""
    return any(isinstance(frame, Playing | Battle | Resolving) for frame in sight.table.frames)


def under_way_tray(sight: Sight, width: float) -> Tray:
    """The battle, the tile and the card of the moment."""
    y, parts, told = HEAD + 4.0, [], ""
    for frame in sight.table.frames:
        if isinstance(frame, Playing):
            parts.append(strip(sight, frame.card, PAD, y, width - 2 * PAD))
            y += STRIP
        elif isinstance(frame, Battle):
            told = sight.say("board-round", number=max(1, frame.round.number))
            title = sight.say(
                "board-battle-title", kind=frame.kind, region=sight.say(f"region-{frame.target}")
            )
            parts.append(text(title, PAD, y + 20, USUAL, width=width - 2 * PAD, font_weight=650))
            beside = width > 1000
            for side in SIDES:
                x, top = PAD + side * beside * width / 2, y + 32 + 82 * side * (not beside)
                room = (width / 2 if beside else width) - 2 * PAD
                parts.append(tag("g", *_camp(sight, frame, side, x, top, room)))
            y += 32 + 82 * (2 - beside)
        elif isinstance(frame, Resolving):
            parts += _tile(sight, frame, y)
            y += 56
    title = sight.say("view-frames")
    return Tray(title, "".join(parts), y + PAD, told)


def _camp(
    sight: Sight, battle: Battle, side: Side, x: float, y: float, width: float
) -> Iterator[str]:
    """A side of a battle: its role and its card, its dice and hits."""
    now, ground = battle.round, GROUND[side]
    attacks = side == battle.attacker
    yield plate(side, x + 17, y + 19, 34, ground)
    yield stamp("damage" if attacks else "ch-shield", x + 17, y + 19, 24, ON_GROUND[side], ground)
    if now.cards[side]:
        yield strip(sight, now.cards[side], x + 44, y, width - 44)
    else:
        role = sight.say("board-in-battle", role="attacker" if attacks else "defender")
        yield text(role, x + 46, y + 26, SMALL, width=width - 46)
    end, x = x + width, x + 59
    for rolled in filter(None, (now.rolls[side], now.rerolls[side])):
        for pips in rolled:
            yield stamp(f"pips-{pips}", x, y + 58, 31, ground, ON_GROUND[side])
            x += 34
        x += 14
    hits = now.hits[side] + now.struck[side]
    if now.rolls[side] or hits:
        said = sight.say("board-hits", count=hits)
        yield text(said, end, y + 65, SMALL, anchor="end", width=max(60, end - x))


def _tile(sight: Sight, frame: Resolving, y: float) -> Iterator[str]:
    """A hunt tile, and what it does."""
    tile = sight.box.tiles.get(frame.tile)
    if tile is not None:
        yield hunt_tile(tile, PAD + 24, y + 24, 44)
    facing = [one for one in sight.table.frames if isinstance(one, Facing)]
    damage = facing[-1].damage if facing else frame.damage
    said = f"{sight.say(f'tile-{frame.tile}')} · {sight.say('board-damage')}: {damage}"
    yield tag("g", text(said, PAD + 60, y + 31, USUAL, width=420))
