"""Whom and what a text of the Free Peoples means, and whom it does not: the one beside."""

from typing import Any

import pytest

from mathom.core.frames import replace
from mathom.games.tcg import events
from mathom.games.tcg import options as o
from mathom.games.tcg.frames import Starting
from tests.rulebook.tcg.tabletop import SPARE, Table, fight, table

GIMLI, LEGOLAS, ARAGORN, GANDALF, FARAMIR = "4C49", "4C74", "4C109", "4C90", "4C117"
RIDER, THEODEN, EOWYN, GUMA, ALDOR, HORSE = "4C286", "4C292", "4C270", "4C277", "4R262", "4C287"
MERRY, SAM, FRODO, RANGER, TREEBEARD = "4C310", "4C316", "4C302", "4C122", "4C104"
WARRIOR, SAVAGE, RAIDERS, EXPLORER, BRIGAND = "4C165", "4C17", "4C207", "4U250", "4C10"
ROCK, COUNT = "4C50", "4R69"
"""A Dwarven and an Elven condition."""


def offered(t: Table) -> set[str]:
    """The cards one can choose from."""
    return {str(getattr(one, "card", "")).partition(".")[0] for one in t.options}


def heals(t: Table) -> set[str]:
    """Who has lost a wound."""
    return {one.card.partition(".")[0] for one in t.happened(events.Healed)}


# -- Dwarves and Elves ----------------------------------------------------------------------------


@pytest.mark.card("4R41-3", "4U43-1", "4R45-1")
def test_dwarves_look_for_cards_on_dwarven_conditions() -> None:
    stacks: dict[str, Any] = {
        "support": [f"{ROCK}<4C42", f"{COUNT}<4C51"],
        "friends": [f"{TREEBEARD}<4C310"],
    }
    t = fight(f"{GIMLI}+4R41", SAVAGE, **stacks)
    t.use("4R41").answer(o.Branch, n=2)
    assert t.stacked(ROCK) == []
    here: dict[str, Any] = {"support": stacks["support"], "fellowship": [GIMLI, *stacks["friends"]]}
    t = table(phase="fellowship", hand=["4U43", SPARE], deck=["4C56"] * 2, **here)
    t.play("4U43")
    assert len(t.stacked(ROCK)) == 3
    t = table(phase="fellowship", hand=["4R45", SPARE], **here)
    t.play("4R45")
    assert "4C42" in t.hand()


@pytest.mark.card("4R54-1", "4R55-1")
def test_only_dwarven_conditions_are_shuffled_away() -> None:
    setting: dict[str, Any] = {
        "fellowship": [f"{GIMLI}+4R41"],
        "support": [ROCK, COUNT],
        "shadow_hand": [SPARE],
    }
    t = table(phase="regroup", hand=["4R54"], **setting)
    t.play("4R54")
    assert offered(t) == {ROCK, ""}
    t = table(phase="regroup", hand=["4R55"], minions=[RAIDERS], **setting)
    t.play("4R55")
    assert t.state.decks[0].cards() == (ROCK,)


@pytest.mark.card("4U63-2")
def test_a_brooch_guards_possessions_of_its_bearer_alone() -> None:
    t = table(
        fellowship=[f"{GANDALF}+4U63+4R91+4R100", f"{LEGOLAS}+4C64"], minions=["4C14"] * 3,
        shadow_hand=["4R39"], twilight=9,
    )  # fmt: skip
    t.play("4R39").choose("4C64")  # on somebody else
    assert not t.matching(o.React)
    assert not t.in_play("4C64")
    t = fight(f"{GANDALF}+4U63+4R91", SAVAGE, shadow_hand=["4R32"], twilight=9)
    t.fight_out().respond("4R32")
    assert not t.matching(o.React, to="4R91")  # an artifact
    assert not t.in_play("4R91")


@pytest.mark.card("4U77-2")
def test_a_wounded_dwarf_keeps_his_damage() -> None:
    t = fight(f"{GIMLI}*1", f"{RAIDERS}*1", support=["4U77"])
    assert (t.keyword(GIMLI, "damage"), t.keyword(RAIDERS, "damage")) == (1, 0)


@pytest.mark.card("4R73-1")
def test_the_hunter_leaves_his_friends_cards_alone() -> None:
    t = fight(GIMLI, SAVAGE, friends=["4R73", MERRY], hand=["4C51"])
    assert t.play("4C51").twilight == 1
    t = table(phase="fellowship", fellowship=["4R73", MERRY], hand=[ROCK, SPARE])
    assert t.play(ROCK).twilight == 1


@pytest.mark.card("4C85-2")
def test_thandronen_finds_a_minion_under_a_condition() -> None:
    t = table(
        phase="regroup", fellowship=["4C85"], support=[f"{ROCK}<{BRIGAND}<4C42"],
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.use("4C85")
    assert t.stacked(ROCK) == ["4C42"]


# -- Gandalf's friends ----------------------------------------------------------------------------


@pytest.mark.card("4R89-1")
def test_greyhame_calls_no_servant_of_the_enemy() -> None:
    t = table(
        phase="fellowship", fellowship=["4R89"], hand=[SPARE], discard=["4C252"], twilight=1, site=4
    )
    assert not t.can_use("4R89")


@pytest.mark.card("4R95-1")
def test_into_dark_tunnels_returns_events_only() -> None:
    t = table(phase="fellowship", fellowship=[GANDALF], hand=["4R91", "4R95"])
    t.play("4R91")
    assert not t.matching(o.Respond)


@pytest.mark.card("4C98-1", "4C102-1")
def test_gandalf_spares_his_own() -> None:
    t = table(fellowship=[GANDALF, MERRY], minions=[EXPLORER], hand=["4C98"], shadow_hand=[SPARE])
    t.play("4C98")
    assert (t.wounds(EXPLORER), t.wounds(MERRY)) == (1, 0)
    t = table(
        phase="regroup", fellowship=[GANDALF, f"{MERRY}*1"], minions=[f"{EXPLORER}*1"],
        hand=["4C102"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4C102")
    assert offered(t) == {EXPLORER, ""}


@pytest.mark.card("4U99-1")
def test_roll_of_thunder_breaks_nothing_of_the_free_peoples() -> None:
    t = table(
        fellowship=[f"{GANDALF}+4R91+4R100"], minions=["4C17+4C26"], hand=["4U99"],
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4U99")
    assert not t.in_play("4C26")
    assert t.in_play("4R91")
    assert t.in_play("4R100")


@pytest.mark.card("4U101-1")
def test_stump_and_bramble_is_about_minions_of_isengard() -> None:
    t = table(
        fellowship=[TREEBEARD], minions=[SAVAGE], shadow_support=["4R144"], hand=["4U101", "4C42"]
    )
    assert t.why(o.Play("4U101")) == "TCG-10.5"


@pytest.mark.card("4R103-1")
@pytest.mark.parametrize(("who", "taken"), [(GIMLI, False), (SAM, False), (MERRY, True)])
def test_treebeard_takes_up_unbound_hobbits_only(who: str, taken: bool) -> None:
    """Southron Troop goes for the Ring-bearer unless a companion is discarded."""
    friends = [GIMLI, SAM, MERRY, LEGOLAS, ARAGORN, RIDER, "4R103"]
    t = table(
        fellowship=friends, minions=["4R256"], phase="assignment", site=4, shadow_hand=[SPARE]
    )
    t.use("4R256")
    if t.matching(o.Yes):
        t.yes()
    t.choose(who)
    assert bool(t.matching(o.React, card="4R103")) is taken


@pytest.mark.card("4R103-2", "4C104-1")
def test_treebeard_sends_back_unbound_hobbits_and_heals_the_unbound() -> None:
    t = table(phase="fellowship", fellowship=[f"4R103<{GIMLI}<{SAM}"], hand=[SPARE])
    assert not t.can_use("4R103")
    t = table(phase="fellowship", fellowship=[TREEBEARD, f"{SAM}*1", f"{GUMA}*1", f"{MERRY}*1"],
              hand=[GIMLI, SPARE])  # fmt: skip
    t.use(TREEBEARD).choose(GIMLI)
    assert heals(t) == {MERRY}


@pytest.mark.card("4R107-2")
def test_windows_in_a_stone_wall_shuffle_the_enemys_deck() -> None:
    t = fight(ARAGORN, f"{WARRIOR}*1", friends=[f"{TREEBEARD}+4R107"], shadow_deck=["4C10"] * 3)
    t.fight_out().react("4R107")
    assert t.happened(events.Shuffled) == [events.Shuffled(1)]


# -- Gondor ---------------------------------------------------------------------------------------


@pytest.mark.card("4R111-2")
def test_boromirs_brother_helps_men() -> None:
    t = fight(f"{FARAMIR}+4R111", WARRIOR, friends=[RANGER, ARAGORN, SAM], hand=["4C113"])
    t.use("4R111").choose("4C113")
    assert offered(t) == {FARAMIR, RANGER}


@pytest.mark.card("4R116-1")
def test_the_captain_of_another_player_makes_nobody_cheaper() -> None:
    """The second player puts the starting fellowship together."""

    def left(*here: str, start: str) -> int:
        t = table(phase="start", fellowship=here, shadow_deck=["4R116", RANGER])
        t._settle(replace(t.state, frames=(Starting(1, 4),)))
        for card in start.split():
            t.answer(o.Start, card=card)
        frame = t.state.frames[-1]
        return frame.budget if isinstance(frame, Starting) else 0

    assert left("4R116", start=RANGER) == 4 - 2
    assert left(start="4R116") == 4 - 3
    assert left(start=f"4R116 {RANGER}") == 0  # 1 instead of 2


@pytest.mark.card("4R118-3", "4C131-2")
@pytest.mark.parametrize("bow", ["4R118", "4C131"])
def test_a_rangers_bow_is_aimed_at_a_man_or_roaming_minion_he_fights(bow: str) -> None:
    t = fight(f"{FARAMIR}+{bow}", EXPLORER, RAIDERS, site=5)
    t.use(bow)
    assert (t.wounds(EXPLORER), t.wounds(RAIDERS)) == (1, 0)  # at home, and no Man
    t = fight(f"{FARAMIR}+{bow}", EXPLORER, site=4, others=[RAIDERS])
    t.use(bow)
    assert (t.wounds(EXPLORER), t.wounds(RAIDERS)) == (1, 0)  # it fights nobody


@pytest.mark.card("4R119-2", "4C122-1")
def test_what_helps_ring_bound_men_helps_no_hobbit_and_no_unbound_man() -> None:
    cloaked = f"{FARAMIR}+4R119"
    for who in (FRODO, ARAGORN):
        assert fight(who, RAIDERS, site=4, friends=[cloaked]).strength(RAIDERS) == 9
        assert not fight(who, WARRIOR, site=6, friends=[RANGER]).roaming(WARRIOR)


@pytest.mark.card("4R120-2")
@pytest.mark.parametrize("who", [f"{SAM}+4C306", ARAGORN])
def test_the_forbidden_pool_shelters_neither_sam_nor_aragorn(who: str) -> None:
    t = fight(who, RAIDERS, site=6, support=["4R120"])
    t.resolve()
    assert t.wounds(who[:5]) == 2


@pytest.mark.card("4R125-2")
def test_henneth_annun_does_not_help_the_unbound() -> None:
    t = fight(ARAGORN, WARRIOR, friends=[RANGER], site=6, support=["4R125"], hand=["4C128"])
    t.play("4C128")
    assert (t.roaming(WARRIOR), t.strength(WARRIOR)) == (True, 7)


@pytest.mark.card("4U126-2")
def test_men_of_rohan_lay_no_trap() -> None:
    t = fight(THEODEN, EXPLORER, friends=[ARAGORN], support=["4U126"])
    assert not t.fight_out().offers("4U126")


@pytest.mark.card("4U127-2")
def test_mablung_exhausts_whom_he_fights() -> None:
    t = fight("4U127", WARRIOR, site=4, others=[RAIDERS])
    t.use("4U127")
    assert (t.wounds(WARRIOR), t.wounds(RAIDERS)) == (1, 0)


@pytest.mark.card("4R133-2")
def test_in_the_ruins_nobody_else_is_a_defender() -> None:
    t = fight(GIMLI, RAIDERS, site=7, friends=[SAM, RIDER, RANGER], support=["4R133"])
    found = [t.keyword(who, "defender") for who in (RANGER, SAM, RIDER, FRODO)]
    assert found == [1, 0, 0, 0]


# -- Rohan ----------------------------------------------------------------------------------------


@pytest.mark.card("4U263-1", "4C283-1")
@pytest.mark.parametrize("mount", ["4U263", "4C283"])
def test_a_horse_of_rohan_bears_men_elves_and_wizards(mount: str) -> None:
    t = table(phase="fellowship", fellowship=[ARAGORN, LEGOLAS, GANDALF, GIMLI, RIDER, MERRY],
              hand=[mount, SPARE])  # fmt: skip
    able = {on for on in (ARAGORN, LEGOLAS, GANDALF, GIMLI, RIDER, MERRY) if t.can_play(mount, on)}
    assert able == {ARAGORN, LEGOLAS, GANDALF, RIDER}
    t = table(phase="fellowship", fellowship=[ARAGORN], hand=[mount, SPARE])
    assert t.why(o.Play(mount, str(t.card(ARAGORN)))) == "TCG-10.5"  # a Man, but not of Rohan


@pytest.mark.card("4C266-2", "4R290-2")
def test_allies_of_rohan_are_healed_and_no_ent() -> None:
    t = table(phase="begin", fellowship=["4C266", f"{ALDOR}*1", f"{TREEBEARD}*1"], hand=[SPARE])
    t.react("4C266")
    assert heals(t) == {ALDOR}
    t = table(phase="fellowship", fellowship=[f"{ALDOR}*1", f"{TREEBEARD}*1"], support=["4R290"],
              hand=[GUMA, SPARE])  # fmt: skip
    t.use("4R290").choose(GUMA)
    assert heals(t) == {ALDOR}


@pytest.mark.card("4R262-1")
def test_aldors_arrow_is_shot_once() -> None:
    t = table(phase="archery", fellowship=[ALDOR, GUMA], minions=[RAIDERS], site=5,
              shadow_hand=[SPARE])  # fmt: skip
    t.use(ALDOR).pass_all()
    assert t.phase != "archery"
    assert not t.board.lasting


@pytest.mark.card("4U275-1")
def test_forth_eorlingas_is_over_when_the_fellowship_regroups() -> None:
    t = table(fellowship=[THEODEN, EOWYN], minions=[SAVAGE], site=4, hand=["4U275", "4C42"],
              shadow_hand=[SPARE])  # fmt: skip
    t.play("4U275")
    assert t.keyword(EOWYN, "defender") == 1
    while t.phase != "regroup":
        t.do(t.matching(o.Pass)[0] if t.matching(o.Pass) else o.Done())
    assert t.keyword(EOWYN, "defender") == 0


@pytest.mark.card("4U276-3")
def test_the_fortress_discards_shadow_conditions_alone() -> None:
    t = table(
        phase="regroup", support=["4U276^1", ROCK], minions=[SAVAGE],
        shadow_support=["4U34", "4R6", "4R19"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.use("4U276")
    assert offered(t) == {"4U34", "4R6"}


@pytest.mark.card("4C277-2", "4C281-2", "4U282-1")
def test_aragorn_is_no_man_of_rohan() -> None:
    t = table(phase="fellowship", fellowship=[GUMA, f"{RIDER}*1", f"{ARAGORN}*1"], hand=[SPARE])
    t.use(GUMA)
    assert offered(t) == {GUMA, RIDER}
    t = fight(ARAGORN, EXPLORER, friends=["4C281", RIDER, GIMLI])
    t.use("4C281")
    assert offered(t) == {"4C281", RIDER}
    t = fight(ARAGORN, EXPLORER, friends=[RIDER, GUMA], hand=["4U282"])
    t.play("4U282").choose(ARAGORN)
    assert t.options == [o.Number(0), o.Number(1), o.Number(2)]


@pytest.mark.card("4R279-1")
def test_helm_helm_is_the_call_of_two_riders_of_rohan() -> None:
    t = table(phase="regroup", fellowship=[f"{RIDER}+{HORSE}", f"{ARAGORN}+4C283"], hand=["4R279"])
    assert t.why(o.Play("4R279")) == "TCG-10.5"


@pytest.mark.card("4U285-2", "4U295-2")
def test_leod_and_weland_help_companions() -> None:
    t = fight(f"{RIDER}+{HORSE}", SAVAGE, friends=["4U285", f"{ALDOR}+{HORSE}"])
    t.use("4U285")
    assert (t.strength(RIDER), t.strength(ALDOR)) == (7, 3)
    t = table(phase="fellowship", fellowship=[f"{RIDER}*1+{HORSE}", f"{ALDOR}*1+{HORSE}", "4U295"],
              hand=[SPARE])  # fmt: skip
    t.use("4U295")
    assert heals(t) == {RIDER}


@pytest.mark.card("4R289-1")
def test_simbelmyne_grows_for_rohan() -> None:
    t = table(
        phase="fellowship", fellowship=[RIDER, ARAGORN], hand=["4R289", SPARE], deck=[THEODEN]
    )
    assert t.why(o.Play("4R289")) == "TCG-10.5"
    t = table(phase="fellowship", fellowship=[RIDER, RIDER, LEGOLAS], hand=["4R289", SPARE],
              deck=[THEODEN, "4C64", "4U63"])  # fmt: skip
    t.play("4R289")
    assert offered(t) == {THEODEN, ""}
    t = table(
        phase="fellowship", fellowship=[ARAGORN, FARAMIR], hand=["4R289", SPARE], deck=[THEODEN]
    )
    assert not t.can_play("4R289")


@pytest.mark.card("4C292-1")
def test_an_ent_is_no_ally_of_rohan() -> None:
    t = table(
        phase="regroup", fellowship=[THEODEN, TREEBEARD], site=3, control={1: 1}, hand=["4C42"]
    )
    assert not t.can_use(THEODEN)


@pytest.mark.card("4R294-2")
def test_the_weapon_store_is_opened_by_rohan() -> None:
    t = table(phase="fellowship", fellowship=[RIDER, ARAGORN], support=["4R294"], hand=[SPARE],
              discard=["4C291"])  # fmt: skip
    t.use("4R294")
    assert (t.wounds(RIDER), t.wounds(ARAGORN)) == (1, 0)


@pytest.mark.card("4P365-1")
def test_the_lord_of_the_mark_gives_goods_of_rohan_to_rohan() -> None:
    t = table(phase="fellowship", fellowship=["4P365", ARAGORN, LEGOLAS],
              hand=["4C278", "4U63", SPARE])  # fmt: skip
    t.use("4P365")
    assert t.options == [o.PlayFound("4C278", str(t.card("4P365")))]


# -- Shire ----------------------------------------------------------------------------------------


@pytest.mark.card("4C298-1", "4R317-1", "4R300-1")
@pytest.mark.parametrize(
    ("item", "able"), [("4C298", {FRODO, SAM}), ("4R317", {FRODO, SAM}), ("4R300", {MERRY})]
)
def test_what_hobbits_carry_is_for_hobbits(item: str, able: set[str]) -> None:
    everybody = (FRODO, SAM, MERRY, RANGER, GIMLI)
    t = table(phase="fellowship", fellowship=everybody[1:], hand=[item, SPARE])
    assert {one for one in everybody if t.can_play(item, on=one)} == able


@pytest.mark.card("4R317-2")
def test_sams_pack_is_for_the_ring_bound() -> None:
    t = table(phase="begin", fellowship=[f"{SAM}*1+4R317", f"{GIMLI}*1"], hand=[SPARE])
    t.react("4R317")
    assert heals(t) == {SAM}


@pytest.mark.card("4U318-1", "4U320-1", "4C322-1")
def test_hobbits_and_conditions_are_meant_and_nothing_else() -> None:
    t = table(phase="fellowship", fellowship=[f"{MERRY}+4C212+4C306"], hand=["4U318", SPARE])
    t.play("4U318")
    assert t.discards(1) == ("4C212",)
    assert t.in_play("4C306")
    t = table(phase="regroup", fellowship=[f"{MERRY}*1", f"{GIMLI}*1"], hand=["4U320"],
              shadow_hand=[SPARE])  # fmt: skip
    t.play("4U320")
    assert heals(t) == {MERRY}
    t = fight(GIMLI, SAVAGE, friends=[MERRY, SAM], hand=["4C322"])
    t.play("4C322")
    assert t.discards() == (MERRY, "4C322")
