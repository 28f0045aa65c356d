"""What the text of Shadow cards waits for, how long it lasts, and who does not count."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, SPARE, Table, table

FRODO, ARAGORN, ORDULUS, EOTHAIN, MERRY, SAM = (
    "4C302", "4C109", "4U80", "4R269", "4C310", "4C316"
)  # fmt: skip
ALDOR, HLAFWINE = "4R262", "4C281"
BRIGAND, SAVAGE, URUK, RUNNER, SOUTHRON, EASTERLING = (
    "4C10", "4C17", "4C165", "4C193", "4C221", "4C227"
)  # fmt: skip


def fight(who: str, minion: str, **more: Any) -> Table:
    """A skirmish at site 6, where Aldor is at home."""
    place = "support" if FACES[who].type == "ally" else "fellowship"
    setting: dict[str, Any] = {"minions": [minion], "twilight": 9, "shadow_hand": [SPARE]} | more
    setting[place] = [*setting.get(place, ()), who]
    return table(phase="skirmish", site=6, skirmish=(who, minion), **setting)


# -- an ally who fights counts like a companion ---------------------------------------------------


@pytest.mark.card("4U34-2", "4U216-2", "4U236-2")
@pytest.mark.parametrize(
    ("condition", "minion"), [("4U34", BRIGAND), ("4U216", SOUTHRON), ("4U236", SOUTHRON)]
)
def test_the_defeat_of_an_ally_counts(condition: str, minion: str) -> None:
    assert fight(ALDOR, minion, shadow_support=[condition]).offers(condition)


@pytest.mark.card("4U148-2", "4R139-2")
def test_the_defeat_of_an_ally_counts_where_it_must() -> None:
    t = fight(f"{ALDOR}", URUK, shadow_support=["4U148"], fellowship=[f"{ARAGORN}+4R139"])
    t.pass_()
    while t.matching(o.First):
        t.do(t.matching(o.First)[0])
    t.resolve()
    assert t.tokens("4U148") == 1
    assert t.wounds(ARAGORN) == 1


@pytest.mark.card("4R246-1", "4C198-1")
@pytest.mark.parametrize(("watcher", "minion"), [("4R246", SOUTHRON), ("4C198", "4C191")])
def test_minions_watch_the_allies_too(watcher: str, minion: str) -> None:
    assert fight(ALDOR, minion, minions=[minion, watcher]).offers(watcher)


@pytest.mark.card("4C178-1")
def test_an_ally_sent_against_unferth_exerts() -> None:
    t = table(phase="assignment", support=[ALDOR], minions=["4C178"], site=6, shadow_hand=[SPARE])
    t.pass_all().assign(ALDOR, "4C178")
    assert t.wounds(ALDOR) == 1


@pytest.mark.card("4U336-1")
def test_an_ally_who_defends_on_the_wold_adds_one() -> None:
    """Treebeard, whose home site 2 is."""
    t = table(
        phase="assignment", support=["4C104"], minions=[BRIGAND], site=2, sites={2: "4U336"},
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all().assign("4C104", BRIGAND)
    assert t.twilight == 1


@pytest.mark.card("4U220-1", "4C221-1", "4C222-1")
@pytest.mark.parametrize("minion", ["4U220", "4C221", "4C222"])
def test_the_desert_strikes_an_ally_and_nobody_beside_him(minion: str) -> None:
    t = table(
        phase="skirmishes", fellowship=[ARAGORN], support=[ALDOR, HLAFWINE], minions=[minion],
        site=6, assigned=[(ALDOR, minion)], twilight=3, shadow_hand=[SPARE],
    )  # fmt: skip
    t.react(minion)
    assert [t.wounds(one) for one in (ALDOR, HLAFWINE, ARAGORN)] == [1, 0, 0]


@pytest.mark.card("4C255-2", "4C260-1")
def test_a_spear_or_a_whirl_strikes_an_ally() -> None:
    others = {"fellowship": [ARAGORN], "support": [HLAFWINE]}
    t = table(
        phase="skirmish", support=[ALDOR, HLAFWINE], minions=[f"{SOUTHRON}+4C255"], site=6,
        skirmish=(ALDOR, SOUTHRON), twilight=4, shadow_hand=[SPARE],
    )  # fmt: skip
    t.use("4C255")
    assert (t.wounds(ALDOR), t.wounds(HLAFWINE)) == (1, 0)
    t = fight(ALDOR, SOUTHRON, shadow_hand=["4C260", SPARE], **others).play("4C260")
    assert (t.wounds(ALDOR), t.wounds(HLAFWINE)) == (1, 0)


@pytest.mark.card("4U155-1")
def test_grima_haunts_an_ally() -> None:
    t = table(
        phase="archery", support=[ALDOR, "4C277"], minions=["4C153"], site=5, hand=["4C50"],
        shadow_hand=["4U155", SPARE],
    )  # fmt: skip
    t.use(ALDOR).respond("4U155").pass_all()
    assert t.happened(events.Totals)[0].fellowship == 0


# -- who does not count ---------------------------------------------------------------------------


@pytest.mark.card("4C37-1", "4R32-1", "4R40-1", "4U27-2")
@pytest.mark.parametrize(
    ("card", "who", "minion"),
    [
        ("4C37", ARAGORN, "4U220"),
        ("4R32", ARAGORN, "4U220"),
        ("4R40", ARAGORN, "4U220"),
        ("4U27", EOTHAIN, SOUTHRON),
        ("4U27", "4C122", BRIGAND),
    ],
    ids=["War Cry", "Ravage", "Wulf", "a Raider", "a Man of Gondor"],
)
def test_only_a_victory_of_dunland_counts(card: str, who: str, minion: str) -> None:
    face = FACES[card]
    more: dict[str, Any] = {
        "event": {"shadow_hand": [card, SPARE]},
        "minion": {"minions": [minion, card]},
        "condition": {"shadow_support": [card]},
    }[face.type]
    t = fight(who, minion, **more)
    winner = str(t.card(minion))
    assert not t.offers(card)
    assert t.happened(events.SkirmishWon)[0].winners == (winner,)


@pytest.mark.card("4U34-2", "4U216-2")
@pytest.mark.parametrize(("condition", "minion"), [("4U34", SOUTHRON), ("4U216", BRIGAND)])
def test_a_defeat_by_men_of_another_people_does_not_count(condition: str, minion: str) -> None:
    assert not fight(ORDULUS, minion, shadow_support=[condition]).offers(condition)


@pytest.mark.card("4C14-1", "4C25-1", "4C21-1")
def test_a_man_of_another_people_is_no_friend_of_dunland() -> None:
    for winner in ("4C14", "4C25"):
        assert not fight(ORDULUS, winner, minions=[winner, SOUTHRON]).offers(winner)
    t = table(phase="moved-again", minions=["4C21", SOUTHRON], site=3, shadow_hand=[SPARE])
    assert not t.matching(o.React)
    assert t.site == 4


@pytest.mark.card("4R30-2", "4R39-1", "4R35-1", "4R22-2", "4R22-3")
def test_men_of_another_people_do_not_follow_dunland() -> None:
    t = table(
        phase="regroup", minions=[BRIGAND, SOUTHRON, EASTERLING], site=5, control={1: 1},
        shadow_hand=[SPARE], on_sites={1: ["4R30"]},
    )  # fmt: skip
    assert t.why(o.Use(str(t.card("4R30")), "4R30-2")) == "TCG-10.5"
    four = dict.fromkeys(range(1, 5), 1)
    t = table(
        minions=[BRIGAND, SOUTHRON, "4C10", "4R22"], site=6, control=four, twilight=1,
        shadow_hand=["4R35", SPARE],
    )  # fmt: skip
    assert (t.keyword(SOUTHRON, "fierce"), t.keyword(SOUTHRON, "damage")) == (0, 0)
    t.play("4R35")
    assert t.keyword(SOUTHRON, "fierce") == 0
    t = table(minions=[BRIGAND, SAVAGE, SOUTHRON], site=4, shadow_hand=["4R39"], twilight=1)
    assert t.why(o.Play("4R39")) == "TCG-10.5"


@pytest.mark.card("4R29-2")
@pytest.mark.parametrize("stacked", ["4R33", SOUTHRON])
def test_only_a_man_of_dunland_leaves_no_refuge(stacked: str) -> None:
    t = table(
        phase="move", site=3, stacked={1: [stacked]}, control={1: 1}, shadow_support=["4R29"],
        shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.twilight == 3 + 1  # White Rocks and Frodo


@pytest.mark.card("4U217-1", "4R244-1")
@pytest.mark.parametrize("minion", ["4U217", "4R244"])
def test_men_of_dunland_do_not_lead_the_haradrim(minion: str) -> None:
    t = table(phase="shadow", minions=[BRIGAND], site=5, twilight=9, shadow_hand=[minion, SPARE])
    assert t.why(o.Play(minion)) == "TCG-10.5"


@pytest.mark.card("4R247-3")
def test_a_man_of_dunland_is_no_company_for_a_southron_bow() -> None:
    t = table(
        phase="archery", minions=[f"{EASTERLING}+4R247", BRIGAND], site=5, shadow_hand=[SPARE]
    )
    assert t.pass_all().happened(events.Totals)[0].minions == 1


@pytest.mark.card("4R176-3", "4R179-4", "4U331-1")
def test_other_uruks_are_no_trackers_and_other_sites_no_battlegrounds() -> None:
    t = table(minions=["4R176", RUNNER, URUK], site=5, shadow_hand=[SPARE])
    assert t.keyword("4R176", "damage") == 0
    t = table(
        phase="fire", fellowship=["4C74"], minions=["4R179"], site=7, control={3: 1, 4: 1},
        shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.wounds("4R179") == 1
    t = table(
        phase="shadow", minions=[RUNNER, "4C181", URUK], site=2, sites={2: "4U331"},
        shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.why(o.Use(str(t.card("4U331")), "4U331-1")) == "TCG-10.5"


@pytest.mark.card("4C153-1")
def test_grima_weakens_nobody_for_what_friends_gave() -> None:
    """A possession, and a condition of the Free Peoples, are no Shadow conditions."""
    t = table(
        fellowship=[f"{ARAGORN}+4C134", ORDULUS], support=[f"{HLAFWINE}+4C291", ALDOR],
        minions=["4C153"], site=5, shadow_hand=[SPARE],
    )  # fmt: skip
    assert (t.strength(ARAGORN), t.strength(HLAFWINE)) == (10, 6)


@pytest.mark.card("4U31-2", "4U143-1", "4R164-1", "4R259-1")
@pytest.mark.rule("TCG-14.8")
def test_who_is_assigned_already_is_not_to_be_had() -> None:
    def crowd(**more: Any) -> Table:
        return table(
            phase="assignment", fellowship=[ORDULUS, ARAGORN, EOTHAIN], site=5, twilight=9,
            minions=[BRIGAND, SAVAGE, "4C4", RUNNER, "4C181", "4R164", EASTERLING, "4U230"],
            assigned=[(ORDULUS, BRIGAND), (FRODO, EASTERLING)], control={1: 1}, **more,
        )  # fmt: skip

    t = crowd(shadow_support=["4U31"], shadow_hand=[SPARE]).use("4U31")
    assert t.offered == {SAVAGE, "4C4"}
    assert t.choose(SAVAGE).offered == {ARAGORN, EOTHAIN}
    t = crowd(shadow_hand=["4U143", SPARE]).play("4U143").choose(RUNNER)
    assert t.offered == {ARAGORN, EOTHAIN}
    assert crowd(shadow_hand=[SPARE]).use("4R164").offered == {ARAGORN, EOTHAIN}
    t = crowd(shadow_hand=["4R259", SPARE]).play("4R259")
    while t.matching(o.No):
        t.no()
    assert len(t.board.assigned) == 2  # the Ring-bearer fights already


# -- how long it lasts ----------------------------------------------------------------------------


def lasting(t: Table) -> int:
    return len(t.board.lasting)


@pytest.mark.card("4R35-1", "4R158-1", "4R174-3", "4U352-1")
@pytest.mark.parametrize("card", ["4R35", "4R158", "4R174", "4U352"])
def test_what_begins_in_the_maneuver_phase_lasts_until_the_regroup_phase(card: str) -> None:
    t = table(
        minions=[BRIGAND, "4C191", "4R158", "4R173+4R174"], site=6, sites={6: "4U352"}, twilight=2,
        fellowship=[ORDULUS], control={1: 1, 2: 1}, shadow_hand=["4R35", SPARE],
    )  # fmt: skip
    if card == "4R35":
        t.play(card)
    else:
        t.use(card)
    while t.matching(o.Choose):
        t.choose("4C191")
    assert lasting(t) == 1
    t.begin("end-of-phase")
    assert lasting(t) == 1
    t.begin("regroup-begins")
    assert lasting(t) == 0


@pytest.mark.card("4U9-1", "4R23-1", "4U38-1", "4C37-1", "4U27-2", "4C15-2", "4C18-1")
@pytest.mark.parametrize("card", ["4U9", "4R23", "4U38", "4C37", "4U27", "4C15", "4C18"])
def test_what_a_victory_or_an_attack_gives_is_over_at_the_regroup_phase(card: str) -> None:
    if card in ("4C15", "4C18"):
        t = table(
            phase="assignment", support=[ALDOR], minions=[card], site=5, shadow_hand=[SPARE]
        ).use(card)
    elif card == "4C37":
        t = fight(ARAGORN, SAVAGE, shadow_hand=[card, SPARE]).respond(card)
    elif card == "4U27":
        t = fight(EOTHAIN, BRIGAND, shadow_support=[card]).react(card)
    else:
        who = ORDULUS if FACES[card].strength < 10 else ARAGORN
        t = fight(who, card, shadow_hand=[BRIGAND, SPARE]).react(card).choose(BRIGAND)
    assert lasting(t) > 0
    t.begin("end-of-phase")
    assert lasting(t) > 0
    t.begin("regroup-begins")
    assert lasting(t) == 0


SHOTS = ["4C145", "4R149", "4R243", "4R146", "4R211", "4R150", "4R169", "4C183", "4R219", "4U232",
         "4C248"]  # fmt: skip


@pytest.mark.card(
    "4C145-1", "4R149-1", "4R243-1", "4R146-2", "4R211-3", "4R150-1", "4R169-2", "4C183-1",
    "4R219-1", "4U232-1", "4C248-1",
)  # fmt: skip
@pytest.mark.parametrize("card", SHOTS)
def test_what_an_archery_action_does_is_over_with_the_archery_phase(card: str) -> None:
    face = FACES[card]
    t = table(
        phase="archery", fellowship=[ARAGORN, ORDULUS], support=[ALDOR], site=5, twilight=9,
        minions=["4U138", "4U182", "4R219", *({card} - {"4R219"} if face.type == "minion" else ())],
        shadow_support=[f"{card}^2"] if face.type == "condition" else [], burdens=2, dead=[MERRY],
        shadow_hand=[card, SPARE] if face.type == "event" else [SPARE],
    )  # fmt: skip
    if face.type == "event":
        t.play(card)
    else:
        t.use(card)
    while t.matching(o.Choose):
        t.do(t.options[0])
    assert lasting(t) > 0
    t.pass_all()
    while t.phase == "archery":
        t.do(t.options[-1])
    assert t.phase == "assignment"
    assert lasting(t) == 0


@pytest.mark.card("4R30-2", "4U326-1", "4U330-1")
def test_what_concerns_the_moves_of_the_turn_lasts_as_long() -> None:
    t = table(
        phase="regroup", minions=[BRIGAND, SAVAGE], site=5, control={1: 1}, shadow_hand=[SPARE],
        on_sites={1: ["4R30"]},
    ).use("4R30")  # fmt: skip
    assert {one.until for one in t.board.lasting} == {"turn"}
    for site, who in (("4U326", "4R269+4C287"), ("4U330", MERRY)):
        number = FACES[site].site
        t = table(
            phase="fellowship", fellowship=[who], site=number, sites={number: site}, hand=[SPARE]
        )
        assert {one.until for one in t.board.lasting} == {"turn"}
