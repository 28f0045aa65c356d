"""Wars set up at random by hand, played on at random: what must hold whatever happens."""

from random import Random

import pytest

from mathom.core import Choice, Match, Seeded
from mathom.games.ringwar import forces
from mathom.games.ringwar.frames import Acting
from mathom.games.ringwar.kinds import FACES, FREE, NATIONS, NATIONS_OF, SHADOW
from mathom.games.ringwar.rules import board, seats, size
from tests.rulebook.ringwar.tabletop import Tabletop, the_game

LONG = 80
"""So many decisions are looked at."""


def some_war(rng: Random, players: int) -> Tabletop:
    """Nations at war or not, armies of many nations about one place, sieges, minions, cards."""
    table = Tabletop(seats=players)
    for nation in NATIONS:
        active = rng.random() < 0.5 or nation in NATIONS_OF[SHADOW]
        steps = rng.randint(0, 3) if active else rng.randint(1, 3)
        table.politics(nation, steps, active)
    middle = rng.choice(list(table.box.regions))
    around = {middle, *table.box.near[middle]}
    around |= {far for near in around for far in table.box.near[near]}
    for region in sorted(around):
        if rng.random() < 0.7:
            _camp(table, rng, region, rng.choice((FREE, SHADOW)))
    hosts = [sorted(board.armies(table.box, table.state, side)) for side in (FREE, SHADOW)]
    for side, people in ((FREE, table.box.companions), (SHADOW, table.box.minions)):
        for person in people:
            late = person in ("aragorn", "gandalf-white", "saruman")
            if hosts[side] and not late and rng.random() < 0.5:
                table.person(person, rng.choice(hosts[side]))
    for seat in range(players):
        deck = table.state.decks[2 * seats.side_of(players, seat) + rng.randint(0, 1)]
        table.hand(seat, *rng.sample(sorted(deck.cards()), 3))
    table.hunt_box(rng.randint(0, 1), rng.randint(0, 3))
    table.dice(FREE, *rng.choices(FACES[FREE], k=4))
    table.dice(SHADOW, *rng.choices([face for face in FACES[SHADOW] if face != "eye"], k=6))
    here = [one for one in table.box.companions if table.where(one) == "fellowship"]
    best = max(here, key=lambda one: table.box.people[one].level or 0, default="gollum")
    return table.fellowship(guide=best).frames()


def _camp(table: Tabletop, rng: Random, region: str, side: int) -> None:
    """An army of a side, perhaps around a stronghold with enemies in it."""
    for nation in rng.sample(NATIONS_OF[side], 2):
        left = table.reserve(nation)
        leaders = min(left[2], rng.randint(0, 1))
        units = tuple(min(number, rng.randint(0, 3)) for number in left[:2])
        if any(units):
            table.army(region, **{nation: (*units, leaders)})
    holder = board.holder(table.box, table.state, region)
    if not table.units(region, side) or holder in (None, side):
        return
    inside = rng.choice(NATIONS_OF[1 - side])
    if region in table.box.strongholds and table.reserve(inside)[0] > 1:
        table.army(region, **{inside: (2,)}).besieged(*table.state.besieged, region)
    else:
        table.captured(*table.state.captured, region)


@pytest.mark.rule("RK-050", "RK-061", "RKR-2.3", "RKR-5.1", "RKR-6.13", "RKR-11.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_played_the_table_stays_in_order(seed: int, players: int) -> None:
    game, rng = the_game(), Random(f"{seed} {players}")
    table = some_war(rng, players)
    match = Match(game, table.setup, Seeded(seed), position=table.state)
    for _ in range(LONG):
        if match.over:
            break
        question, state = match.question, match.state
        assert isinstance(question, Choice)
        game.check(state)
        frame = state.frames[-1]
        if isinstance(frame, Acting):
            assert seats.side_of(players, question.seat) == frame.side
            for seat, hand in enumerate(state.hands):
                assert len(hand) <= seats.hand_limit(state, seat)
            for side in (FREE, SHADOW):
                for region in board.armies(game.box, state, side):
                    units = forces.units(board.army(game.box, state, side, region))
                    assert units <= size.limit(game.box, state, side, region)
        match.play(rng.choice(list(question)))
