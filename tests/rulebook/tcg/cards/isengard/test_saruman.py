"""Saruman, his staff, his stone and his Men; weapons of the Uruk-hai."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import Table, table

FRODO, ARAGORN, ORDULUS, EOTHAIN, LEGOLAS, GIMLI = (
    "4C302", "4C109", "4U80", "4R269", "4C74", "4C49"
)  # fmt: skip
ALDOR, GUMA, SAM = "4R262", "4C277", "4C316"
SARUMAN, STAFF, STONE = "4R173", "4R174", "4R166"
GRIMA, WORMTONGUE, UNFERTH = "4C153", "4R154", "4C178"
WARRIOR, BRIGAND, SPARE, BANISHED, WEARY = "4C165", "4C10", "4C26", "4R139", "4C212"
BLADE, SPEAR, MOUNT = "4C142", "4C196", "4C287"
TALE = "4C50"


# -- Saruman --------------------------------------------------------------------------------------


@pytest.mark.card("4R173-1")
def test_no_arrow_hits_saruman() -> None:
    t = table(phase="fire", fellowship=[LEGOLAS], minions=[SARUMAN], site=5, shadow_hand=[SPARE])
    assert t.happened(events.Totals)[0].fellowship == 1
    assert t.wounds(SARUMAN) == 0
    t = table(
        phase="fire", fellowship=[LEGOLAS], minions=[SARUMAN, WARRIOR], site=5, shadow_hand=[SPARE]
    )
    assert t.wounds(WARRIOR) == 1


@pytest.mark.card("4R173-1")
def test_in_other_phases_saruman_can_be_wounded() -> None:
    t = table(
        fellowship=[GIMLI, LEGOLAS], minions=[SARUMAN], site=5, hand=["4U53", "4C42"],
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4U53")
    assert t.wounds(SARUMAN) == 1


@pytest.mark.card("4R173-2")
def test_nobody_is_assigned_to_saruman() -> None:
    t = table(phase="assignment", fellowship=[ORDULUS], minions=[SARUMAN, WARRIOR], site=5)
    assert t.matching(o.Assign, minion=WARRIOR)
    assert t.why(o.Assign(str(t.card(ORDULUS)), str(t.card(SARUMAN)))) == "TCG-14.9"


@pytest.mark.card("4R173-3")
@pytest.mark.parametrize("condition", [TALE, "4U27"])
def test_saruman_comes_and_destroys_a_condition_of_either_side(condition: str) -> None:
    def coming(*shadow: str) -> Table:
        t = table(
            phase="shadow", site=5, support=[TALE], shadow_support=shadow, twilight=4,
            shadow_hand=[SARUMAN, SPARE],
        )  # fmt: skip
        return t.play(SARUMAN)

    t = coming("4U27").react(SARUMAN).choose(condition)
    assert not t.in_play(condition)
    t = coming("4U27").pass_()
    assert t.in_play(TALE)
    assert t.in_play("4U27")


@pytest.mark.card("4R173-4")
def test_saruman_finds_his_staff_again() -> None:
    def seeking(saruman: str = SARUMAN, twilight: int = 2, pile: str = STAFF) -> Table:
        return table(
            phase="shadow", minions=[saruman], site=5, twilight=twilight, shadow_discard=[pile],
            shadow_hand=[SPARE],
        )  # fmt: skip

    t = seeking().use(SARUMAN)
    assert t.card(STAFF).on == t.id(SARUMAN)
    assert (t.wounds(SARUMAN), t.twilight) == (1, 0)
    assert not seeking(twilight=1).can_use(SARUMAN)
    assert not seeking(pile=BRIGAND).can_use(SARUMAN)
    assert not seeking(f"{SARUMAN}*3").can_use(SARUMAN)
    assert not seeking(f"{SARUMAN}+{STAFF}").can_use(SARUMAN)


@pytest.mark.card("4R174-1")
def test_only_saruman_bears_the_staff() -> None:
    t = table(
        phase="shadow", minions=[SARUMAN, WARRIOR], site=5, twilight=2, shadow_hand=[STAFF, SPARE]
    )
    assert t.why(o.Play(STAFF, str(t.card(WARRIOR)))) == "TCG-12.1"
    t.play(STAFF, on=SARUMAN)
    assert t.strength(SARUMAN) == 10


@pytest.mark.card("4R174-1")
def test_the_other_saruman_bears_the_staff_too() -> None:
    t = table(phase="shadow", minions=["4R33"], site=5, twilight=2, shadow_hand=[STAFF, SPARE])
    t.play(STAFF, on="4R33")
    assert t.keyword("4R33", "fierce") == 1


@pytest.mark.card("4R174-2")
def test_the_staff_makes_saruman_fierce_and_dangerous() -> None:
    t = table(minions=[f"{SARUMAN}+{STAFF}"], site=5, shadow_hand=[SPARE])
    assert (t.keyword(SARUMAN, "fierce"), t.keyword(SARUMAN, "damage")) == (1, 1)


@pytest.mark.card("4R174-3")
@pytest.mark.parametrize("saruman", [SARUMAN, "4R33"])
def test_with_the_staff_saruman_goes_to_war(saruman: str) -> None:
    t = table(
        fellowship=[LEGOLAS, ORDULUS], minions=[f"{saruman}+{STAFF}"], site=5, shadow_hand=[SPARE]
    )
    t.use(STAFF).pass_all().pass_all()
    assert t.wounds(saruman) == 1
    t.pass_all()
    assert t.matching(o.Assign, who=ORDULUS, minion=saruman)


@pytest.mark.card("4R174-3")
def test_the_staff_alone_does_not_send_saruman_to_war() -> None:
    t = table(
        fellowship=[LEGOLAS, ORDULUS], minions=[f"{SARUMAN}+{STAFF}"], site=5, shadow_hand=[SPARE]
    )
    t.pass_all().pass_all().pass_all()
    assert t.wounds(SARUMAN) == 0
    assert not t.matching(o.Assign, minion=SARUMAN)


# -- the Palantír ---------------------------------------------------------------------------------


@pytest.mark.card("4R166-1")
def test_the_palantir_needs_a_minion_of_isengard() -> None:
    def at_hand(minion: str) -> Table:
        return table(
            phase="shadow", minions=[minion], site=5, shadow_hand=[STONE, SPARE],
            shadow_support=["4C137"],
        )  # fmt: skip

    assert at_hand(BRIGAND).why(o.Play(STONE)) == "TCG-10.5"
    t = at_hand(WARRIOR).play(STONE)
    assert t.card(STONE).on == 0


def looking(minion: str = WARRIOR, twilight: int = 2, **more: Any) -> Table:
    return table(
        phase="shadow", minions=[minion], site=5, twilight=twilight, shadow_support=[STONE],
        shadow_hand=[SPARE], deck=["4C42", "4C42"], shadow_deck=[BRIGAND], **more,
    )  # fmt: skip


@pytest.mark.card("4R166-2")
@pytest.mark.parametrize("whose", [0, 1])
def test_the_palantir_shows_the_top_of_any_deck(whose: int) -> None:
    t = looking().use(STONE).answer(o.Name, seat=whose)
    seen = ("4C42", BRIGAND)[whose]
    assert t.happened(events.Revealed) == [events.Revealed(whose, seen)]
    assert t.twilight == 0
    t.no()
    assert t.state.decks[whose].top == (seen,)


@pytest.mark.card("4R166-2")
def test_the_palantir_may_put_the_card_beneath() -> None:
    """The very card that was seen, also where the deck holds another copy of it."""
    t = looking().use(STONE).answer(o.Name, seat=0).yes()
    deck = t.state.decks[0]
    assert (deck.top, deck.bottom) == ((), ("4C42",))


@pytest.mark.card("4R166-2")
@pytest.mark.parametrize(("minion", "twilight"), [(BRIGAND, 2), (WARRIOR, 1)])
def test_the_palantir_takes_twilight_and_a_minion(minion: str, twilight: int) -> None:
    t = looking(minion, twilight)
    assert t.why(o.Use(str(t.card(STONE)), f"{STONE}-2")) == "TCG-10.5"


# -- Men ------------------------------------------------------------------------------------------


@pytest.mark.card("4C153-1")
def test_grima_weakens_whoever_bears_a_shadow_condition() -> None:
    fellowship = [f"{ARAGORN}+{WEARY}+{BANISHED}", ORDULUS, f"{SAM}+{WEARY}"]
    t = table(
        fellowship=fellowship, support=[f"{ALDOR}+{WEARY}"], minions=[GRIMA], site=5,
        shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.strength(ARAGORN) == 7
    assert t.strength(ALDOR) == 2
    assert t.strength(ORDULUS) == 5
    assert t.strength(SAM) == 3  # Ring-bound


def whispering(bearer: str, grima: str = WORMTONGUE) -> Table:
    return table(fellowship=[bearer, ORDULUS], minions=[grima], site=5, shadow_hand=[SPARE])


@pytest.mark.card("4R154-1")
def test_wormtongue_returns_what_an_overladen_companion_bears() -> None:
    t = whispering(f"{ARAGORN}+4C134+4C278+{WEARY}").use(WORMTONGUE)
    assert t.hand() == tuple(sorted(("4C134", "4C278")))
    assert t.in_play(WEARY)
    assert t.wounds(WORMTONGUE) == 1


@pytest.mark.card("4R154-1")
def test_wormtongue_needs_three_cards_on_an_unbound_companion() -> None:
    use = f"{WORMTONGUE}-1"
    for bearer in (f"{ARAGORN}+4C134+4C278", f"{SAM}+4C306+4C298+{WEARY}"):
        t = whispering(bearer)
        assert t.why(o.Use(str(t.card(WORMTONGUE)), use)) == "TCG-10.5"
    t = whispering(f"{ARAGORN}+4C134+4C278+{WEARY}", f"{WORMTONGUE}*2")
    assert t.why(o.Use(str(t.card(WORMTONGUE)), use)) == "TCG-10.5"


@pytest.mark.card("4C178-1")
def test_unferth_tires_who_is_sent_against_men_of_isengard() -> None:
    def sent(who: str, *minions: str) -> Table:
        t = table(
            phase="assignment", fellowship=[ARAGORN, ORDULUS],
            minions=[UNFERTH, GRIMA, WARRIOR, BRIGAND], site=5, shadow_hand=[SPARE],
        )  # fmt: skip
        t.pass_all()
        for minion in minions:
            t.assign(who, minion)
        return t.answer(o.Done)

    assert sent(ORDULUS, GRIMA).wounds(ORDULUS) == 1
    assert sent(ORDULUS, UNFERTH).wounds(ORDULUS) == 1
    assert sent(ORDULUS, WARRIOR).wounds(ORDULUS) == 0
    assert sent(ORDULUS, BRIGAND).wounds(ORDULUS) == 0
    assert sent(ARAGORN, GRIMA, UNFERTH).wounds(ARAGORN) == 1  # TIM-6.1


@pytest.mark.card("4C178-1")
def test_unferth_does_nothing_when_the_shadow_assigns() -> None:
    t = table(
        phase="assignment", fellowship=[ORDULUS], minions=[UNFERTH], site=5, shadow_hand=[SPARE]
    )
    t.pass_all().answer(o.Done).assign(ORDULUS, UNFERTH)
    assert t.wounds(ORDULUS) == 0


# -- weapons --------------------------------------------------------------------------------------


@pytest.mark.card("4C142-1", "4C196-1")
@pytest.mark.parametrize("weapon", [BLADE, SPEAR])
def test_weapons_of_isengard_are_for_uruks(weapon: str) -> None:
    t = table(
        phase="shadow", minions=[WARRIOR, GRIMA, BRIGAND], site=5, twilight=1,
        shadow_hand=[weapon, SPARE],
    )  # fmt: skip
    for wrong in (GRIMA, BRIGAND):
        assert t.why(o.Play(weapon, str(t.card(wrong)))) == "TCG-12.1"
    t.play(weapon, on=WARRIOR)
    assert t.strength(WARRIOR) == 9


@pytest.mark.card("4C142-2")
def test_a_broad_blade_keeps_wounds_off_outside_skirmishes() -> None:
    t = table(
        phase="fire", fellowship=[LEGOLAS], minions=[f"{WARRIOR}+{BLADE}"], site=5,
        shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.wounds(WARRIOR) == 0
    t = table(
        phase="skirmish", fellowship=["4C109+4C134"], minions=[f"{WARRIOR}+{BLADE}"], site=5,
        skirmish=(ARAGORN, WARRIOR), shadow_hand=[SPARE],
    )  # fmt: skip
    t.resolve()
    assert t.wounds(WARRIOR) == 1


@pytest.mark.card("4C142-2")
def test_a_broad_blade_does_not_forbid_exertion() -> None:
    t = table(
        phase="regroup", fellowship=[GIMLI], support=[TALE], minions=[f"{WARRIOR}+{BLADE}"],
        site=5, hand=["4R55", "4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4R55")
    assert t.wounds(WARRIOR) == 1


@pytest.mark.card("4C196-2")
def test_an_uruk_spear_brings_down_a_mount() -> None:
    def aiming(wounds: str = "") -> Table:
        return table(
            fellowship=[f"{EOTHAIN}+{MOUNT}+4C291"], minions=[f"{WARRIOR}{wounds}+{SPEAR}"], site=5,
            shadow_hand=[SPARE],
        )  # fmt: skip

    t = aiming().use(SPEAR)
    assert t.discards() == (MOUNT,)
    assert t.wounds(WARRIOR) == 1
    assert not aiming("*1").offers(SPEAR)
