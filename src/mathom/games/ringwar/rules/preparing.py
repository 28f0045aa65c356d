"""Set-up: chapter 3."""

from mathom.core import Setup, enforces
from mathom.core.pile import Pile
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import Recovering
from mathom.games.ringwar.kinds import (
    ASIDE,
    DECKS,
    FELLOWSHIP,
    FIGURES,
    FREE,
    NATION_AT,
    SHADOW,
    SIDE_OF,
    Force,
)
from mathom.games.ringwar.state import Fellowship, Hunt, State, Turn


@enforces("RKR-3.1", "RKR-3.2", "RKR-3.3", "RKR-3.4", "RKR-3.5", "RKR-3.6", "RKR-3.7", "RKR-3.8")
def first_state(box: Box, setup: Setup, defaults: dict[str, str]) -> State:
    """The position before the first turn."""
    components = box.components
    armies: list[list[Force]] = [[()] * len(box.regions) for _ in (FREE, SHADOW)]
    reinforcements: Force = box.totals
    for region, nation, *figures in components.armies:
        side, at = SIDE_OF[nation], box.at[region]
        for rank, number in enumerate(figures):
            placed = forces.of(3 * NATION_AT[nation] + rank, number)
            armies[side][at] = forces.plus(armies[side][at], placed)
            reinforcements = forces.minus(reinforcements, placed)
    normal = [
        tile.id for tile in components.tiles if tile.kind == "normal" for _ in range(tile.count)
    ]
    assert len(FIGURES) == len(box.totals)
    return State(
        frames=(Recovering(),),
        seats=setup.seats,
        house=tuple(sorted(f"{k}={v}" for k, v in setup.settings.items() if v != defaults[k])),
        turn=Turn(),
        armies=(tuple(armies[FREE]), tuple(armies[SHADOW])),
        people=tuple(
            FELLOWSHIP if box.people[one].starts_in_fellowship else ASIDE for one in box.characters
        ),
        reinforcements=reinforcements,
        lost=(),
        steps=tuple(nation.steps_to_war for nation in components.nations),
        active=tuple(nation.active for nation in components.nations),
        captured=(),
        besieged=(),
        fellowship=Fellowship(),
        hunt=Hunt(Pile.of(normal)),
        dice=((), ()),
        rings=(3, 0),
        decks=tuple(Pile.of(box.deck_cards[deck]) for deck in DECKS),
        hands=((),) * setup.seats,
        spent=(),
        buried=((),) * setup.seats,
        table=(),
    )
