"""In a crowd: whom the text of a Shadow card lets choose, and who chooses.

Two of every sort stand around; each row says which cards are offered, question after question.
"""

from typing import Any

import pytest

from tests.rulebook.tcg.tabletop import FACES, SPARE, Table, table

DUNLAND_MEN = {"4C4", "4R20"}
SARUMAN = "4R33"
TRACKERS, ARCHERS = {"4C193", "4C181"}, {"4U138", "4U182"}
URUK_HAI = {"4C207", "4U202"} | TRACKERS | ARCHERS
MEN_OF_ISENGARD = {"4C153", "4C178"}
RAIDER_ARCHERS, EASTERLINGS = {"4R219", "4C248"}, {"4U230", "4C227"}
SOUTHRONS = {"4U220", "4C221"} | RAIDER_ARCHERS
RAIDERS = SOUTHRONS | EASTERLINGS
MINIONS = DUNLAND_MEN | {SARUMAN} | URUK_HAI | MEN_OF_ISENGARD | RAIDERS

FRODO, ARAGORN = "4C302", "4C109"
HOBBITS = {"4C310", "4C314"}
UNBOUND = {ARAGORN, "4R269", "4C265", "4U80", "4C90"} | HOBBITS
RING_BOUND = {FRODO, "4C316", "4C122"}
COMPANIONS = UNBOUND | RING_BOUND
ALLIES = {"4R262", "4C104"}
SWORD, CHAIN, SPEAR = "4C134", "4C278", "4C288"
MOUNTS = {"4C287", "4C283"}
POSSESSIONS = MOUNTS | {SWORD, CHAIN, SPEAR, "4C306"}
CONDITIONS = {"4C50", "4C44"}
FELLOWSHIP = [
    f"{ARAGORN}+{SWORD}", "4R269+4C287", f"4C265+4C283+{SPEAR}", "4U80", "4C90+4R91",
    *sorted(HOBBITS), "4C316+4C306", "4C122",
]  # fmt: skip
SUPPORT = [f"4R262+{CHAIN}", "4C104", *sorted(CONDITIONS)]


def crowd(card: str, phase: str, more: dict[str, Any]) -> Table:
    """The crowd, and a card: in hand, among the minions, or in the support area."""
    face = FACES[card]
    event, minion = face.type == "event", face.type == "minion"
    support = ["4U28", "4R211", "4R19"]
    setting: dict[str, Any] = {
        "minions": [
            f"{one}+4C26" if one == "4C4" else one
            for one in sorted(MINIONS | ({card} if minion else set()))
        ],
        "shadow_support": support if event or minion else [*support, f"{card}^3"],
        "shadow_hand": [card, SPARE] if event else [SPARE],
        "skirmish": (ARAGORN, "4C4") if phase == "skirmish" else (),
        "burdens": 6,
    } | more  # fmt: skip
    t = table(
        phase=phase, site=5, fellowship=FELLOWSHIP, support=SUPPORT, control={1: 1, 2: 1},
        twilight=20, **setting,
    )  # fmt: skip
    while t.asked != 1:
        t.pass_()
    if event:
        return t.play(card)
    return t.use(card, next(at for at, one in face.actions if phase in one.phases) + 1)


def row(sentence: str, phase: str, *asked: set[str] | tuple[int, set[str]], **more: Any) -> Any:
    return pytest.param(
        sentence.partition("-")[0], phase, asked, more, id=sentence,
        marks=pytest.mark.card(sentence),
    )  # fmt: skip


ON_OTHERS = {SWORD, CHAIN, SPEAR} | MOUNTS


@pytest.mark.parametrize(
    ("card", "phase", "asked", "more"),
    [
        # Dunland
        row("4C3-1", "skirmish", DUNLAND_MEN),
        row("4C5-1", "skirmish", DUNLAND_MEN),
        row("4C7-1", "skirmish", DUNLAND_MEN),
        row("4U8-1", "skirmish", DUNLAND_MEN),
        row("4U28-3", "skirmish", DUNLAND_MEN, shadow_support=["4U28^1"]),
        row("4U31-2", "assignment", DUNLAND_MEN, UNBOUND),
        row("4R33-3", "skirmish", DUNLAND_MEN),
        row("4U34-3", "maneuver", POSSESSIONS),
        row("4R39-1", "maneuver", POSSESSIONS | CONDITIONS, minions=["4C4", "4C12", "4C10"]),
        # Isengard
        row("4C137-3", "regroup", URUK_HAI),
        row("4R140-1", "maneuver", URUK_HAI),
        row("4U143-1", "assignment", TRACKERS, UNBOUND),
        row("4C145-1", "archery", ARCHERS),
        row("4R150-1", "archery", (0, UNBOUND)),
        row("4C151-1", "skirmish", URUK_HAI),
        row("4U152-1", "assignment", TRACKERS),
        row("4C156-1", "skirmish", TRACKERS),
        row("4R158-1", "maneuver", URUK_HAI),
        row("4R160-1", "skirmish", TRACKERS | {"4R160"}),
        row("4U161-1", "skirmish", UNBOUND),
        row("4R163-1", "maneuver", URUK_HAI, UNBOUND),
        row("4R164-1", "assignment", UNBOUND),
        row("4R169-2", "archery", (0, UNBOUND)),
        row("4C175-1", "skirmish", URUK_HAI),
        row("4C183-1", "archery", (0, UNBOUND)),
        row("4C184-1", "skirmish", URUK_HAI),
        row("4C191-1", "skirmish", URUK_HAI),
        row("4U208-1", "skirmish", TRACKERS),
        row("4R209-1", "archery", ARCHERS | {"4C183"}, minions=[*sorted(MINIONS), "4C183"]),
        row("4C210-1", "skirmish", URUK_HAI),
        row("4R214-1", "maneuver", ON_OTHERS),
        # Raiders
        row("4R219-1", "archery", COMPANIONS - {FRODO}),
        row("4R223-1", "maneuver", RAIDERS, CONDITIONS, burdens=2),
        row("4R225-1", "skirmish", EASTERLINGS | {"4R225"}),
        row("4R231-3", "maneuver", RAIDERS, RING_BOUND),
        row("4U232-1", "archery", COMPANIONS - {FRODO}),
        row("4U234-1", "skirmish", SOUTHRONS),
        row("4R237-3", "skirmish", RAIDERS),
        row("4C239-1", "skirmish", RAIDERS),
        row("4R240-1", "regroup", RAIDERS),
        row("4C241-1", "skirmish", RAIDERS),
        row("4U242-2", "shadow", RAIDERS),
        row("4R243-1", "archery", RAIDER_ARCHERS),
        row("4C248-1", "archery", COMPANIONS - {FRODO}),
        row("4R251-1", "maneuver", (0, COMPANIONS)),
        row("4R257-1", "maneuver", (0, COMPANIONS)),
        row("4R259-1", "assignment", EASTERLINGS),
        row("4R261-3", "skirmish", RAIDERS),
    ],
)
def test_in_a_crowd_the_text_means_these_and_no_others(
    card: str,
    phase: str,
    asked: tuple[set[str] | tuple[int, set[str]], ...],
    more: dict[str, Any],
) -> None:
    t = crowd(card, phase, more)
    for one in asked:
        seat, expected = one if isinstance(one, tuple) else (1, one)
        assert t.asked == seat
        assert t.offered == expected
        t.do(t.options[0])


# -- cards that text plays or takes from somewhere ------------------------------------------------

HAND = [
    "4C10",
    SARUMAN,
    "4C165",
    "4C193",
    "4C183",
    "4C153",
    "4C222",
    "4C224",
    "4C248",
    "4C26",
    "4U27",
]
"""A minion of every sort, and something that is none."""
IN_HAND_OR_PILE = [
    row("4R6-2", "shadow", {"4C10"}, moves=2),
    row("4C137-2", "shadow", {"4C165", "4C193", "4C183"}),
    row("4R144-2", "shadow", {"4C165", "4C193", "4C183"}),
    row("4C192-1", "shadow", {"4C165", "4C193", "4C183"}),
    row("4R211-2", "shadow", {"4C183"}),
    row("4U358-1", "shadow", {"4C10", SARUMAN}, site=8, sites={8: "4U358"}),
    row("4U361-1", "shadow", {SARUMAN}, site=9, sites={9: "4U361"}),
    row("4U363-1", "shadow", set(HAND) - {"4C26", "4U27"}, site=9, sites={9: "4U363"}, burdens=2),
    row("4R162-1", "regroup", {"4C165", "4C193", "4C183", "4C153"}, minions=["4R173"]),
]


@pytest.mark.parametrize(("card", "phase", "asked", "more"), IN_HAND_OR_PILE)
def test_of_a_full_hand_and_pile_the_text_means_these(
    card: str, phase: str, asked: tuple[set[str], ...], more: dict[str, Any]
) -> None:
    face = FACES[card]
    event, minion, site = (face.type == one for one in ("event", "minion", "site"))
    setting: dict[str, Any] = {
        "minions": [card] if minion else [], "site": 5, "control": {1: 1},
        "shadow_support": [] if event or minion or site else [card],
        "shadow_hand": [*HAND, card] if event else HAND,
    }  # fmt: skip
    t = table(phase=phase, twilight=20, shadow_discard=HAND, support=["4C50"], **(setting | more))
    if event:
        t.play(card)
    else:
        t.use(card, next(at for at, one in face.actions if phase in one.phases) + 1)
    only = {kind for kind in HAND if t.in_play(kind)}
    assert (t.offered or only) == asked[0]
