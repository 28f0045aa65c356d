"""Gandalf, his staff and horse, Treebeard, and the conditions of their culture."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from mathom.games.tcg.rules.paying import bears
from tests.rulebook.tcg.tabletop import GAME, SPARE, fight, table

GREYHAME, WHITE = "4R89", "4C90"
STAFF, SHADOWFAX, RIDER_BEHELD, HEARKEN, WINDOWS = "4R91", "4R100", "4U88", "4R94", "4R107"
EARTHBORN, OLDEST = "4R103", "4C104"
ARAGORN, GIMLI, LEGOLAS, MERRY, PIPPIN, SAM, THEODEN = (
    "4C109", "4C49", "4C74", "4C310", "4C314", "4C316", "4C292",
)  # fmt: skip
WARRIOR, SAVAGE, RAIDERS, EXPLORER = "4C165", "4C17", "4C207", "4U250"


@pytest.mark.card("4R89-1")
def test_greyhame_brings_a_character_back_from_the_discard_pile() -> None:
    t = table(
        phase="fellowship", fellowship=[GREYHAME], twilight=1, hand=[SPARE],
        discard=[GIMLI, "4C277", "4C10", "4C42"],
    )  # fmt: skip
    t.use(GREYHAME)
    assert {str(one) for one in t.matching(o.PlayFound)} == {
        str(o.PlayFound(GIMLI)),
        str(o.PlayFound("4C277")),
    }
    t.choose(GIMLI)
    assert t.in_play(GIMLI)
    assert t.twilight == 1 + 2 + 2
    assert t.why(o.Use(str(t.card(GREYHAME)), "4R89-1")) == "TCG-10.5"  # too much twilight


@pytest.mark.card("4R89-1")
def test_greyhame_needs_somebody_to_bring_back() -> None:
    t = table(phase="fellowship", fellowship=[GREYHAME], hand=[SPARE], discard=["4C42", "4C10"])
    assert not t.can_use(GREYHAME)
    t = table(phase="fellowship", fellowship=[GREYHAME, GIMLI], hand=[SPARE], discard=["4R48"])
    assert not t.can_use(GREYHAME)  # Gimli is in play already
    t = table(phase="fellowship", fellowship=[GREYHAME], hand=[SPARE], discard=[GIMLI], twilight=2)
    assert not t.can_use(GREYHAME)


@pytest.mark.card("4C90-1")
@pytest.mark.parametrize(("twilight", "strength"), [(2, 7), (3, 10)])
def test_the_white_wizard_is_strong_in_the_dark(twilight: int, strength: int) -> None:
    t = fight(WHITE, SAVAGE, twilight=twilight)
    assert t.strength(WHITE) == strength


@pytest.mark.card("4R91-2")
@pytest.mark.parametrize(("twilight", "damage"), [(1, 0), (2, 2)])
def test_the_staff_strikes_hard_in_the_dark(twilight: int, damage: int) -> None:
    t = fight(f"{GREYHAME}+{STAFF}", EXPLORER, twilight=twilight)
    assert t.keyword(GREYHAME, "damage") == damage
    t.resolve()
    assert t.in_play(EXPLORER) is (damage == 0)


@pytest.mark.card("4U88-2")
def test_behold_the_white_rider_counts_gandalfs_victories() -> None:
    t = fight(WHITE, EXPLORER, support=[RIDER_BEHELD])
    t.fight_out().react(RIDER_BEHELD)
    assert t.tokens(RIDER_BEHELD) == 1
    t = fight(GIMLI, EXPLORER, friends=[WHITE], support=[RIDER_BEHELD])
    assert not t.fight_out().offers(RIDER_BEHELD)


@pytest.mark.card("4U88-3")
def test_behold_the_white_rider_wounds_for_each_token() -> None:
    t = fight(WHITE, RAIDERS, WARRIOR, support=[f"{RIDER_BEHELD}^3"])
    t.use(RIDER_BEHELD).choose(RAIDERS).choose(WARRIOR).choose(RAIDERS)
    assert (t.wounds(RAIDERS), t.wounds(WARRIOR)) == (2, 1)
    assert t.discards() == (RIDER_BEHELD,)


@pytest.mark.card("4U88-3")
def test_behold_the_white_rider_does_not_reach_who_fights_others() -> None:
    t = fight(GIMLI, RAIDERS, friends=[WHITE], support=[f"{RIDER_BEHELD}^2"])
    t.use(RIDER_BEHELD)
    assert t.wounds(RAIDERS) == 0
    assert not t.in_play(RIDER_BEHELD)


@pytest.mark.card("4R94-2")
def test_hearken_to_me_frees_theoden_from_shadow_conditions() -> None:
    t = table(
        phase="fellowship", fellowship=[WHITE, f"{THEODEN}+4R139+4C212+4U280", f"{GIMLI}+4C212"],
        hand=[HEARKEN, SPARE],
    )  # fmt: skip
    t.play(HEARKEN)
    assert t.discards(1) == ("4C212", "4R139")
    assert t.in_play("4U280")
    assert t.card("4C212").on == t.id(GIMLI)
    assert (t.strength(THEODEN), t.vitality(THEODEN)) == (6 + 2 + 2, 2 + 1 + 1)


@pytest.mark.card("4R94-3")
def test_theoden_who_hearkens_bears_no_shadow_condition() -> None:
    t = table(
        phase="shadow", fellowship=[f"{THEODEN}+{HEARKEN}", GIMLI], twilight=9,
        shadow_hand=["4C212", SPARE], site=5,
    )  # fmt: skip
    assert not t.can_play("4C212", on=THEODEN)
    assert t.can_play("4C212", on=GIMLI)


@pytest.mark.card("4R100-2")
def test_shadowfax_makes_gandalf_drop_his_sword() -> None:
    t = table(
        phase="fellowship", fellowship=[f"{WHITE}+4C64+{STAFF}", f"{GIMLI}+4R41"],
        hand=[SHADOWFAX, SPARE],
    )  # fmt: skip
    t.play(SHADOWFAX)
    assert t.discards() == ("4C64",)
    assert t.in_play(STAFF)
    assert t.in_play("4R41")


@pytest.mark.card("4R100-3")
def test_on_shadowfax_gandalf_takes_up_no_hand_weapon() -> None:
    """No hand weapon of the set names Wizards, so the rule itself is asked."""
    t = fight(f"{WHITE}+{SHADOWFAX}", RAIDERS)
    on_foot = fight(WHITE, RAIDERS)
    for weapon, borne in (("4U280", False), ("4C64", False), ("4U62", True)):
        assert bears(GAME.box, t.scene, weapon, t.card(WHITE)) is borne
        assert bears(GAME.box, on_foot.scene, weapon, on_foot.card(WHITE))


@pytest.mark.card("4R100-4", "4U263-3", "4R274-3", "4C283-2", "4C287-2")
@pytest.mark.parametrize(
    ("rider", "mount"),
    [
        (WHITE, SHADOWFAX),
        ("4C286", "4U263"),
        ("4C286", "4R274"),
        ("4C286", "4C283"),
        ("4C286", "4C287"),
    ],
)
def test_whoever_fights_a_rider_is_exerted_at_the_start(rider: str, mount: str) -> None:
    t = table(
        fellowship=[f"{rider}+{mount}", GIMLI], minions=[RAIDERS, WARRIOR, EXPLORER], site=5,
        phase="skirmishes", assigned=[(rider, RAIDERS, WARRIOR), (GIMLI, EXPLORER)],
        hand=["4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.answer(o.Fight, who=rider)
    assert (t.wounds(RAIDERS), t.wounds(WARRIOR), t.wounds(EXPLORER)) == (1, 1, 0)


@pytest.mark.card("4R100-4", "4U263-3", "4R274-3", "4C283-2", "4C287-2")
def test_the_horses_of_others_exert_nobody_and_an_exhausted_minion_stays_so() -> None:
    t = table(
        fellowship=[f"{WHITE}+{SHADOWFAX}", GIMLI], minions=[f"{RAIDERS}*2", EXPLORER], site=5,
        phase="skirmishes", assigned=[(WHITE, RAIDERS), (GIMLI, EXPLORER)],
        hand=["4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.answer(o.Fight, who=GIMLI)
    assert t.wounds(EXPLORER) == 0
    t.resolve()
    assert t.phase == "regroup"
    assert t.wounds(RAIDERS) == 2
    assert not t.happened(events.Exerted)


@pytest.mark.card("4R103-1")
def test_treebeard_takes_up_a_hobbit_about_to_be_discarded() -> None:
    t = fight(ARAGORN, SAVAGE, friends=[EARTHBORN, MERRY], hand=["4C322"])
    t.play("4C322").react(EARTHBORN)
    assert not t.in_play(MERRY)
    assert t.stacked(EARTHBORN) == [MERRY]
    assert t.discards() == ("4C322",)
    t = fight(ARAGORN, SAVAGE, friends=[EARTHBORN, MERRY], hand=["4C322"])
    t.play("4C322").pass_()
    assert t.discards() == (MERRY, "4C322")


@pytest.mark.card("4R103-2")
def test_treebeard_sends_the_hobbit_back() -> None:
    t = table(
        phase="fellowship", fellowship=[f"{EARTHBORN}<{MERRY}<4C10"], hand=[SPARE],
    )  # fmt: skip
    t.use(EARTHBORN)
    assert t.in_play(MERRY)
    assert (t.twilight, t.wounds(EARTHBORN)) == (2, 1)
    assert t.stacked(EARTHBORN) == ["4C10"]
    assert t.why(o.Use(str(t.card(EARTHBORN)), "4R103-2")) == "TCG-10.5"


@pytest.mark.card("4R103-2")
def test_treebeard_sends_nobody_back_who_is_there_already() -> None:
    t = table(phase="fellowship", fellowship=[f"{EARTHBORN}<{MERRY}", "4R311"], hand=[SPARE])
    assert not t.can_use(EARTHBORN)


@pytest.mark.card("4C104-1")
def test_the_oldest_living_thing_heals_for_a_companion_in_hand() -> None:
    t = table(
        phase="fellowship", fellowship=[OLDEST, f"{ARAGORN}*2"], hand=[GIMLI, SAM, "4C10"],
    )  # fmt: skip
    t.use(OLDEST)
    assert t.options == [o.Take(GIMLI)]  # neither Sam nor a minion
    t.choose(GIMLI)
    assert (t.wounds(ARAGORN), t.wounds(OLDEST), t.discards()) == (1, 1, (GIMLI,))
    assert not t.can_use(OLDEST)


@pytest.mark.card("4R107-2")
def test_windows_in_a_stone_wall_look_into_the_enemys_deck() -> None:
    deck = ["4C10"] * 6 + ["4C42"] * 6
    t = fight(
        f"{ARAGORN}",
        f"{WARRIOR}*1",
        friends=[f"{OLDEST}+{WINDOWS}"],
        shadow_deck=deck,
    )
    t.fight_out().react(WINDOWS)
    assert len(t.happened(events.Revealed)) == 10
    while t.matching(o.Find):
        t.do(t.options[0])
    assert len(t.state.decks[1]) == 10
    assert sorted(set(t.discards(1)) - {WARRIOR}) == ["4C10", "4C42"]
    assert WINDOWS in t.discards()
    assert t.happened(events.Shuffled)


@pytest.mark.card("4R107-2")
def test_windows_in_a_stone_wall_mourn_no_man() -> None:
    t = fight(ARAGORN, "4C254", friends=[f"{OLDEST}+{WINDOWS}"], shadow_deck=["4C10"] * 4)
    assert not t.fight_out().offers(WINDOWS)
