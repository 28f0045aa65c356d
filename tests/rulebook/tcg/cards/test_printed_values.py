"""What is printed on every card counts on the table: cost, strength, vitality, numbers."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, SPARE, Table, table

KIN = ["4C76", "4C122", "4C286"]
"""An Elf, a Ring-bound Man and a Rohan Man, so that everybody may join."""
SERVANTS = {
    "4R179": "4C207",
    "4R200": "4C207",
    "4U217": "4U250",
    "4R244": "4U250",
    "4R256": "4U250",
}
"""Whom some minions must spot or exert when they are played."""


def of_type(*types: str) -> list[str]:
    return [face.id for face in FACES.values() if face.type in types]


FRIENDS = [one for one in of_type("companion", "ally") if not FACES[one].resistance]
"""All but the Ring-bearers, who are not played."""


def alone(kind: str) -> Table:
    """A character on a table with nothing that changes it."""
    face = FACES[kind]
    if face.resistance:
        return table(ring_bearer=kind, ring="4R1", hand=["4C42"])
    if face.type == "minion":
        return table(minions=[kind], site=2, control={1: 0}, shadow_hand=[SPARE])
    return table(fellowship=[kind], site=2, control={1: 1}, hand=["4C42"])


@pytest.mark.parametrize("kind", of_type("companion", "ally", "minion"))
def test_a_character_has_its_strength_and_vitality(kind: str) -> None:
    """The Ring of a Ring-bearer gives two points of vitality more."""
    printed, t = FACES[kind].printed, alone(kind)
    ring = 2 if printed.resistance else 0
    assert (t.strength(kind), t.vitality(kind)) == (printed.strength, printed.vitality + ring)


@pytest.mark.parametrize("kind", [*FRIENDS, *of_type("minion")])
def test_so_many_wounds_kill_as_there_is_vitality(kind: str) -> None:
    printed = FACES[kind].printed
    where = "minions" if printed.type == "minion" else "fellowship"
    for wounds, lives in ((printed.vitality - 1, True), (printed.vitality, False)):
        spec = f"{kind}*{wounds}" if wounds else kind
        side: dict[str, Any] = {where: [spec]}
        t = table(site=2, hand=["4C42"], shadow_hand=[SPARE], **side)
        assert t.in_play(kind) == lives


@pytest.mark.parametrize("kind", FRIENDS)
def test_a_friend_costs_what_is_printed(kind: str) -> None:
    """Éomer alone is cheaper among Rohan Men; his row has none of them."""
    face = FACES[kind]
    friends = [one for one in KIN if face.title != "Éomer" or one != "4C286"]
    t = table(phase="fellowship", fellowship=friends, hand=[kind, SPARE])
    t.play(kind)
    assert t.twilight == face.printed.cost


@pytest.mark.parametrize("kind", of_type("minion"))
def test_a_minion_costs_what_is_printed_and_two_more_while_it_roams(kind: str) -> None:
    face = FACES[kind]
    home = face.printed.site
    cost = face.printed.cost
    others = [SERVANTS[kind]] if kind in SERVANTS else []

    def pool(site: int, twilight: int) -> Table:
        return table(
            phase="shadow", site=site, minions=others, shadow_hand=[kind, SPARE], twilight=twilight
        )

    t = pool(home, cost)
    t.play(kind)
    assert (t.twilight, t.roaming(kind)) == (0, False)
    assert pool(home - 1, cost + 1).why(o.Play(kind)) == "TCG-7.2"
    far = pool(home - 1, cost + 2).play(kind)
    assert (far.twilight, far.roaming(kind)) == (0, True)


@pytest.mark.parametrize("kind", of_type("site"))
def test_a_site_lies_at_its_number_and_brings_its_shadow(kind: str) -> None:
    """One companion moves there: its own point of twilight comes on top."""
    number = FACES[kind].printed.site
    if number == 1:
        assert table(sites={1: kind}, hand=["4C42"]).site == 1
        return
    t = table(site=number, sites={number: kind, 1: "4U324"}, markers=(number - 1, 1), phase="move",
              shadow_hand=[SPARE])  # fmt: skip
    assert t.happened(events.Moved)[0].card == kind
    if t.matching(o.Branch):  # White Mountains: nobody can do either
        t.answer(o.Branch, n=1)
    assert t.happened(events.Twilight)[0].pool == FACES[kind].printed.shadow_number + 1
    assert t.site == number
