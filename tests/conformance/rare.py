"""Positions where play hardly ever leads, set up by hand in the words of the game."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from mathom.games.ringwar.frames import Attacking, AtTheGate
from mathom.games.ringwar.rules.hunt import tile_into_play
from mathom.games.tcg import options
from tests.conformance.tables import Case, Stop
from tests.rulebook.ringwar.cards.playing import CardTable
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop, attack
from tests.rulebook.tcg.tabletop import Table as TcgTable
from tests.rulebook.tcg.tabletop import table as tcg_table

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


def tcg() -> Iterator[TcgTable]:
    dwarf, elves, uruk = "4C49", ["4C67", "4C68", "4C71"], "4C165"
    fight: dict[str, Any] = {"minions": [uruk], "site": 5, "phase": "skirmish"}

    armory = tcg_table(
        fellowship=[dwarf],
        support=["4U47"],
        hand=["4C42", "4C302"],
        skirmish=(dwarf, uruk),
        **fight,
    )
    yield armory.use("4U47")  # a card from hand
    hall = tcg_table(phase="fellowship", hand=["4C44", "4C42"], discard=["4C50", "4C51"])
    yield hall.play("4C44")  # a card from a pile
    stack = tcg_table(
        phase="fellowship", fellowship=[f"{dwarf}*1"], support=["4C44<4C42<4C50"], hand=["4C42"]
    )
    yield stack.use("4C44")  # a stacked card
    stone = tcg_table(
        phase="shadow", minions=[uruk], shadow_support=["4R166"], twilight=5, site=5,
        deck=["4C42", "4C50"], shadow_deck=["4C10", "4C3"], shadow_hand=["4C10"],
    )  # fmt: skip
    yield stone.use("4R166")  # a player
    later = tcg_table(
        phase="shadow", minions=[uruk], shadow_support=["4R166"], twilight=5, site=5,
        deck=["4C42", "4C50"], shadow_deck=["4C10", "4C3"], shadow_hand=["4C10"],
    )  # fmt: skip
    yield later.use("4R166").answer(options.Name, seat=0)  # yes or no
    yield tcg_table(fellowship=[f"{dwarf}*2", "4C109*1"], site=3, phase="begin")  # a sanctuary
    wall = tcg_table(
        phase="regroup", fellowship=elves, minions=[uruk], site=5, hand=["4R84"], control={1: 1}
    )
    yield wall.play("4R84")  # a branch
    saved = tcg_table(
        fellowship=["4C90"], hand=["4U96"], twilight=3, worn=True, ring="4R1",
        skirmish=("4C302", uruk), **fight,
    )  # fmt: skip
    yield saved.play("4U96").choose("4C302").pass_all()  # two required texts on one wound
    search = tcg_table(
        phase="fellowship", fellowship=[dwarf], hand=["4C56"], deck=["4C42", "4C50", "4C51"]
    )
    yield search.before_chance(options.Play("4C56"))  # the top of a deck
    yield tcg_table(
        fellowship=["4C74"], minions=["1:4C165", "2:4C165"], site=5, phase="fire", seats=3
    )  # whose minions are hit
    yield tcg_table(fellowship=[dwarf], minions=["4C183"], site=5, phase="fire")  # who is hit
    hobbit = tcg_table(
        fellowship=["4C310"], twilight=4, minions=[uruk], site=5, phase="skirmish",
        skirmish=("4C310", uruk),
    )  # fmt: skip
    yield hobbit.use("4C310")  # paying to prevent something
    won = tcg_table(
        fellowship=[dwarf], support=["4R52"], hand=["4C42"] * 3, skirmish=(dwarf, uruk), **fight
    )
    yield won.play("4C42").pass_all()  # several texts at once
    bare = tcg_table(
        phase="regroup", hand=["4C42"], shadow_hand=["4C10"], shadow_discard=["4C3"] * 3,
        agreed=["starter-rules=on"],
    )  # fmt: skip
    yield bare.pass_all().stop()  # no deck left


BY_HAND: Mapping[str, Callable[[], Iterator[Any]]] = {"ringwar": ringwar, "tcg": tcg}
