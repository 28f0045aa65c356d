"""Théoden's house, the Riders, and those who stay at home."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, Table, fight, table

ALDOR, GUMA, HLAFWINE, LEOD, WELAND = "4R262", "4C277", "4C281", "4U285", "4U295"
CEORL, ELITE, EOTHAIN, RIDER = "4U264", "4C265", "4R269", "4C286"
SISTER_SON, MARSHAL = "4C266", "4R267"
EOWYN, LADY = "4R271", "4C270"
THEODEN, LORD = "4C292", "4P365"
ARAGORN, GIMLI, LEGOLAS, FRODO, MERRY = "4C109", "4C49", "4C74", "4C302", "4C310"
HORSE, SWORD, SPEAR = "4C287", "4C291", "4C288"
WARRIOR, SAVAGE, RAIDERS, EXPLORER = "4C165", "4C17", "4C207", "4U250"


@pytest.mark.card("4R262-1")
def test_aldor_adds_to_the_archery_total_while_a_villager_is_there() -> None:
    t = table(
        phase="archery", fellowship=[ALDOR, GUMA], minions=[RAIDERS], site=5, shadow_hand=[SPARE]
    )
    t.use(ALDOR).pass_all()
    assert t.happened(events.Totals) == [events.Totals(1, 0)]
    assert t.wounds(ALDOR) == 1
    assert not t.board.lasting
    t = table(phase="archery", fellowship=[ALDOR], minions=[RAIDERS], site=5, hand=["4C42"])
    assert t.why(o.Use(str(t.card(ALDOR)), "4R262-1")) == "TCG-10.5"


@pytest.mark.card("4U263-2")
def test_brego_heals_his_rider_when_he_comes() -> None:
    t = table(phase="fellowship", fellowship=[f"{RIDER}*2"], hand=["4U263", SPARE])
    t.play("4U263").react("4U263")
    assert t.wounds(RIDER) == 1
    t = table(phase="fellowship", fellowship=[f"{RIDER}*2"], hand=["4U263", SPARE])
    t.play("4U263").pass_()
    assert t.wounds(RIDER) == 2


@pytest.mark.card("4U264-1")
def test_ceorl_and_a_villager_keep_a_site() -> None:
    def taken(*friends: str) -> Table:
        t = fight(*friends[:1], "4C14", friends=friends[1:], others=["4C10"], site=3)
        return t.fight_out().react("4C14")

    t = taken(MERRY, CEORL, GUMA)
    assert t.asked == 0
    t.react(CEORL)
    assert t.board.control[0] is None
    assert (t.wounds(CEORL), t.wounds(GUMA)) == (1, 1)
    t = taken(MERRY, CEORL, GUMA)
    t.pass_()
    assert t.board.control[0] == 1
    assert taken(MERRY, CEORL).board.control[0] == 1
    assert taken(MERRY, CEORL, f"{GUMA}*1").board.control[0] == 1


@pytest.mark.card("4C265-2")
def test_an_elite_rider_is_stronger_against_the_wounded() -> None:
    assert fight(ELITE, RAIDERS).strength(ELITE) == 6
    assert fight(ELITE, f"{RAIDERS}*1").strength(ELITE) == 8
    assert fight(GIMLI, f"{RAIDERS}*1", friends=[ELITE]).strength(ELITE) == 6


@pytest.mark.card("4C266-1", "4R267-1")
@pytest.mark.parametrize("eomer", [SISTER_SON, MARSHAL])
@pytest.mark.parametrize(("friend", "cost"), [(RIDER, 2), (GUMA, 2), (ARAGORN, 3)])
def test_eomer_comes_for_less_to_men_of_rohan(eomer: str, friend: str, cost: int) -> None:
    t = table(phase="fellowship", fellowship=[friend], hand=[eomer, SPARE])
    assert t.play(eomer).twilight == cost


@pytest.mark.card("4C266-2")
def test_the_sister_son_heals_an_ally_when_the_turn_begins() -> None:
    t = table(phase="begin", fellowship=[SISTER_SON, f"{GUMA}*1", f"{RIDER}*1"], hand=[SPARE])
    t.react(SISTER_SON)
    assert (t.wounds(GUMA), t.wounds(RIDER)) == (0, 1)
    t = table(phase="begin", fellowship=[SISTER_SON, f"{GUMA}*1"], hand=[SPARE])
    t.pass_()
    assert t.wounds(GUMA) == 1


@pytest.mark.card("4R267-2")
def test_the_marshal_counts_the_wounds_of_all_he_fights() -> None:
    t = fight(MARSHAL, f"{RAIDERS}*2", f"{WARRIOR}*1", others=[f"{EXPLORER}*1"])
    assert t.strength(MARSHAL) == 7 + 2 * 3
    assert fight(GIMLI, f"{RAIDERS}*2", friends=[MARSHAL]).strength(MARSHAL) == 7


@pytest.mark.card("4R269-1")
def test_eothain_exerts_every_minion_on_the_plains_only() -> None:
    def moved(to: str) -> Table:
        return table(
            phase="moved-again", fellowship=[EOTHAIN], minions=[RAIDERS, WARRIOR], site=2,
            sites={2: to}, markers=(1, 1), shadow_hand=[SPARE],
        )  # fmt: skip

    t = moved("4U331")
    assert (t.wounds(RAIDERS), t.wounds(WARRIOR)) == (1, 1)
    t = moved("4U330")
    assert (t.wounds(RAIDERS), t.wounds(WARRIOR)) == (0, 0)


@pytest.mark.card("4C270-1")
def test_the_lady_of_rohan_spares_an_unbound_companion() -> None:
    t = fight(GIMLI, "4C10", friends=[LADY])
    t.fight_out().react(LADY)
    assert (t.wounds(GIMLI), t.wounds(LADY), t.twilight) == (0, 1, 1)
    t = fight(FRODO, "4C254", friends=[LADY], ring="4R1")
    t.fight_out()
    assert not t.offers(LADY)  # Frodo is Ring-bound
    assert t.wounds(FRODO) == 1
    t = fight(GIMLI, "4C10", friends=[f"{LADY}*2"])
    assert not t.fight_out().offers(LADY)


@pytest.mark.card("4R271-1")
def test_an_exhausted_eowyn_is_saved_by_two_cards() -> None:
    t = fight(f"{EOWYN}*2", "4C10", hand=["4C42", "4C42", "4C51"])
    t.fight_out().react(EOWYN).choose("4C42", "4C51")
    assert t.in_play(EOWYN)
    assert (t.wounds(EOWYN), t.hand()) == (2, ("4C42",))
    assert not t.matching(o.Take)
    t = fight(f"{EOWYN}*2", "4C10", hand=["4C42"])
    t.resolve()
    assert t.dead == (EOWYN,)  # one card does not do
    t = fight(f"{EOWYN}*1", "4C10", hand=["4C42", "4C42"])
    t.fight_out()
    assert not t.offers(EOWYN)  # not exhausted
    assert t.wounds(EOWYN) == 2


@pytest.mark.card("4R271-1")
def test_eowyn_is_not_saved_from_arrows() -> None:
    t = table(
        phase="fire", fellowship=[f"{EOWYN}*2"], minions=["4C183"], hand=["4C42", "4C42"], site=5
    )
    t.answer(o.WoundBy, card=EOWYN)
    assert t.dead == (EOWYN,)


@pytest.mark.card("4C277-1", "4C281-1", "4U285-1", "4U295-1")
@pytest.mark.parametrize("ally", [GUMA, HLAFWINE, LEOD, WELAND])
def test_a_villager_whose_home_the_enemy_holds_is_discarded(ally: str) -> None:
    t = table(fellowship=[ally], site=5, control={4: 1}, hand=["4C42"])
    assert t.discards() == (ally,)
    assert t.dead == ()
    t = table(fellowship=[ally], site=5, control={3: 1}, hand=["4C42"])
    assert t.in_play(ally)
    t = table(fellowship=[ally], site=5, control={4: 0}, hand=["4C42"])
    assert t.in_play(ally)


@pytest.mark.card("4C277-2")
def test_guma_heals_a_man_of_rohan() -> None:
    t = table(phase="fellowship", fellowship=[GUMA, f"{RIDER}*2", f"{ARAGORN}*1"], hand=[SPARE])
    t.use(GUMA).choose(RIDER)  # Guma, exerted, could be healed as well
    assert (t.wounds(RIDER), t.wounds(ARAGORN), t.wounds(GUMA)) == (1, 1, 1)
    assert t.why(o.Use(str(t.card(GUMA)), "4C277-2")) == "TCG-10.5"


@pytest.mark.card("4C281-2")
def test_hlafwine_strengthens_a_man_of_rohan() -> None:
    t = fight(RIDER, SAVAGE, friends=[HLAFWINE, ARAGORN], hand=["4C42"])
    t.use(HLAFWINE).choose(RIDER)
    assert (t.strength(RIDER), t.wounds(HLAFWINE)) == (7, 1)
    t.pass_()
    assert not t.can_use(HLAFWINE)


@pytest.mark.card("4U285-2")
def test_leod_strengthens_who_is_mounted() -> None:
    t = fight(f"{RIDER}+{HORSE}", SAVAGE, friends=[LEOD, THEODEN])
    t.use(LEOD)
    assert (t.strength(RIDER), t.strength(THEODEN), t.wounds(LEOD)) == (7, 6, 1)


@pytest.mark.card("4U295-2")
def test_weland_heals_who_is_mounted() -> None:
    t = table(
        phase="fellowship", fellowship=[f"{RIDER}*2+{HORSE}", f"{THEODEN}*1", WELAND], hand=[SPARE]
    )
    t.use(WELAND)
    assert (t.wounds(RIDER), t.wounds(THEODEN), t.wounds(WELAND)) == (1, 1, 1)


@pytest.mark.card("4C286-1")
def test_a_mounted_rider_exerts_a_minion_fighting_an_unbound_companion() -> None:
    t = fight(GIMLI, RAIDERS, friends=[f"{RIDER}+{HORSE}"], hand=["4C42"])
    t.use(RIDER)
    assert (t.wounds(RIDER), t.wounds(RAIDERS)) == (1, 1)
    t = fight(GIMLI, RAIDERS, friends=[RIDER], hand=["4C42"])
    assert t.why(o.Use(str(t.card(RIDER)), "4C286-1")) == "TCG-10.5"
    t = fight(FRODO, RAIDERS, friends=[f"{RIDER}+{HORSE}"], hand=["4C42"])
    t.use(RIDER)
    assert t.wounds(RAIDERS) == 0


@pytest.mark.card("4C292-1")
def test_the_son_of_thengel_frees_a_site_with_an_ally() -> None:
    t = table(
        phase="regroup", fellowship=[THEODEN, ALDOR], site=3, control={1: 1}, shadow_hand=[SPARE]
    )
    t.use(THEODEN)
    assert (t.board.control[0], t.wounds(THEODEN)) == (None, 1)
    t = table(phase="regroup", fellowship=[THEODEN], site=3, control={1: 1}, hand=["4C42"])
    assert t.why(o.Use(str(t.card(THEODEN)), "4C292-1")) == "TCG-10.5"


@pytest.mark.card("4P365-1")
def test_the_lord_of_the_mark_heals_who_is_given_a_rohan_possession() -> None:
    t = table(
        phase="fellowship", fellowship=[LORD, f"{RIDER}*2", f"{GUMA}*1"],
        hand=[SWORD, SWORD, "4U62"],
    )  # fmt: skip
    t.use(LORD)
    assert not t.matching(o.PlayFound, on=GUMA)
    t.answer(o.PlayFound, card=SWORD, on=RIDER)
    assert (t.wounds(RIDER), t.twilight, t.card(SWORD).on) == (1, 1, t.id(RIDER))
    assert t.why(o.Use(str(t.card(LORD)), "4P365-1")) == "TCG-10.16"  # once each turn


@pytest.mark.card("4P365-1")
def test_the_lord_of_the_mark_needs_such_a_possession_and_a_companion_for_it() -> None:
    t = table(phase="fellowship", fellowship=[LORD], hand=["4U62", "4C42"])
    assert not t.can_use(LORD)
    t = table(phase="fellowship", fellowship=[f"{LORD}+{SWORD}", GUMA], hand=[SPEAR, "4C42"])
    assert not t.can_use(LORD)  # his hand is full, and Guma is an ally
