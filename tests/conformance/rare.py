"""Positions where play hardly ever leads, set up by hand in the words of the game."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from mathom.games.ringwar.frames import Attacking, AtTheGate
from mathom.games.ringwar.rules.hunt import tile_into_play
from tests.conformance.tables import Case, Stop
from tests.rulebook.by_hand import ByHand
from tests.rulebook.ringwar.cards.playing import CardTable
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop, attack

BREAKING, LURE = "shadow-character-14", "shadow-character-13"


def rare(name: str) -> Iterator[Stop]:
    """The positions of a game that are set up by hand."""
    for table in BY_HAND.get(name, lambda: iter(()))():
        settings = tuple(sorted(table.setup.settings.items()))
        yield Stop(Case(name, table.setup.seats, settings), table.state)


def ringwar() -> Iterator[Tabletop]:
    gate = Tabletop(empty=False).fellowship(region="morannon", hidden=False)
    yield gate.dice(FREE, "event").frames(AtTheGate())

    track = Tabletop(empty=False).fellowship(region="morannon", step=1, guide="strider")
    track.state = tile_into_play(track.state, "s01")
    track.dice(SHADOW, "event").acts(FREE, "character", "character")
    yield track.play("use character move-fellowship", "s01")  # a die decides

    yield CardTable(empty=False).fellowship(hidden=False).plays(BREAKING)  # a tile for the card
    yield CardTable().fellowship(hidden=False).plays(LURE)  # a companion by chance

    rider = Tabletop().army("osgiliath", gondor=(3,)).person("gandalf-white", "osgiliath")
    rider.army("north-ithilien", sauron=(5, 0, 1)).at_war("sauron")
    yield attack(rider, SHADOW, "north-ithilien", "osgiliath").play("go")

    storm = Tabletop().army("minas-tirith", gondor=(3,), sauron=(3, 2)).besieged("minas-tirith")
    storm.at_war("gondor", "sauron").dice(FREE, "event").frames(Attacking(SHADOW, led=False))
    yield storm.play("go", "11111", "111")  # an elite for another round

    hunted = Tabletop(empty=False).hunt_box(shadow=1).dice(SHADOW, "event")
    hunted.acts(FREE, "character", "character").play("use character move-fellowship", "6", "3")
    yield hunted.play("sacrifice random")


BY_HAND: Mapping[str, Callable[[], Iterator[ByHand[Any, Any]]]] = {"ringwar": ringwar}
