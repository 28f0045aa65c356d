"""What people are shown of a table beside the cards: sums, where they come from, what would be."""

from mathom.core.preview import Preview, preview
from mathom.games.tcg.sums import SummedTable, Sums
from tests.rulebook.tcg.tabletop import GAME, SPARE, Table, table

GIMLI, AXE, LEGOLAS, SAVAGE, WARRIOR = "4C49", "4R41", "4C74", "4C16", "4C165"


def fight(*minions: str) -> Table:
    """Gimli with his axe fights, a wound already on him; Legolas looks on."""
    return table(
        fellowship=[f"{GIMLI}+{AXE}*1", LEGOLAS],
        minions=minions,
        phase="skirmish",
        skirmish=(GIMLI, *minions),
        hand=[SPARE],
        shadow_hand=[SPARE],
        twilight=9,
    )


def sums(t: Table) -> Sums:
    shown = GAME.shown(GAME.table(t.state, 0))
    assert isinstance(shown, SummedTable)
    return shown.sums


def tried(t: Table, kind: str) -> Preview:
    view = GAME.view(t.state, 0)
    options = [one for one in view.choice if one.anchors()[:1] and kind in one.anchors()[0]]
    (found,) = preview(GAME, view, options, tables=False, deep=True)
    return found


def test_a_strength_and_a_vitality_say_line_by_line_where_they_come_from() -> None:
    t = fight(SAVAGE)
    found = sums(t)
    gimli = t.card(GIMLI).id
    lines = {
        number: [
            (one.kind, one.n) for one in found.lines if (one.of, one.number) == (gimli, number)
        ]
        for number in ("strength", "vitality")
    }
    figure = next(one for one in found.figures if one.card == gimli)
    assert lines["strength"][0] == (GIMLI, 6)
    assert AXE in dict(lines["strength"])
    assert sum(n for _, n in lines["strength"]) == figure.strength == t.strength(GIMLI)
    assert lines["vitality"] == [(GIMLI, 3)]
    assert figure.left == 3 - 1


def test_an_archery_total_names_its_archers() -> None:
    found = sums(fight(SAVAGE))
    archers = [(one.kind, one.n) for one in found.lines if one.number == "fellowship-archery"]
    assert archers == [(LEGOLAS, 1)]
    assert found.archery == (1, 0)


def test_bots_do_not_pay_for_sums() -> None:
    t = fight(SAVAGE)
    assert not hasattr(GAME.view(t.state, 0).table, "sums")


def test_what_could_be_done_in_a_skirmish_tells_how_it_would_stand() -> None:
    t = fight(SAVAGE)
    now = sums(t).standings[0]
    (then,) = tried(t, LEGOLAS).stake
    assert (then.free, then.shadow) == (now.free, now.shadow - 2)
    assert t.wounds(LEGOLAS) == 0  # nothing was done by asking


def test_where_a_target_is_asked_for_each_has_its_result() -> None:
    t = fight(SAVAGE, WARRIOR)
    now = sums(t).standings[0]
    ways = tried(t, LEGOLAS).then
    assert {one.option.anchors()[0].partition(".")[0] for one in ways} == {
        f"card:{SAVAGE}",
        f"card:{WARRIOR}",
    }
    assert {(one.stake[0].free, one.stake[0].shadow) for one in ways} == {
        (now.free, now.shadow - 2)
    }
