"""Events and conditions of Rohan."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, fight, table

EOWYN, THEODEN, RIDER, GUMA, ALDOR = "4C270", "4C292", "4C286", "4C277", "4R262"
ARAGORN, FRODO = "4C109", "4C302"
HORSE, SWORD = "4C287", "4C291"
FORTRESS, SUPPLIES, VALLEYS, STORE, WELL = "4U276", "4R290", "4R293", "4R294", "4U296"
SAVAGE, RAIDERS, EXPLORER = "4C17", "4C207", "4U250"


@pytest.mark.card("4C273-1")
@pytest.mark.parametrize(("friends", "strength"), [([GUMA], 8), ([ARAGORN], 7)])
def test_fight_for_the_villagers(friends: list[str], strength: int) -> None:
    t = fight(RIDER, SAVAGE, friends=friends, hand=["4C273"])
    t.play("4C273")
    assert not t.matching(o.Choose, card=ARAGORN)
    if t.matching(o.Choose):
        t.choose(RIDER)
    assert t.strength(RIDER) == strength


@pytest.mark.card("4U275-1")
def test_forth_eorlingas_makes_a_companion_of_theodens_signet_a_defender() -> None:
    t = table(
        fellowship=[THEODEN, EOWYN, RIDER], minions=[SAVAGE, EXPLORER, "4C10"], site=4,
        hand=["4U275", "4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4U275")  # Éowyn alone has the signet
    assert t.wounds(THEODEN) == 1
    assert t.keyword(EOWYN, "defender") == 1
    while not t.matching(o.Assign):
        t.pass_()
    t.assign(EOWYN, SAVAGE)
    assert t.matching(o.Assign, who=EOWYN)
    assert t.begin("regroup-begins").keyword(EOWYN, "defender") == 0
    t = table(fellowship=[f"{THEODEN}*1"], minions=[SAVAGE], hand=["4U275"], site=4)
    assert t.why(o.Play("4U275")) == "TCG-10.5"


@pytest.mark.card("4U276-2")
def test_the_fortress_counts_victories_of_men_of_rohan() -> None:
    t = fight(THEODEN, EXPLORER, support=[FORTRESS])
    t.fight_out().react(FORTRESS)
    assert t.tokens(FORTRESS) == 1
    t = fight(ARAGORN, EXPLORER, support=[FORTRESS], friends=[THEODEN])
    assert not t.fight_out().offers(FORTRESS, 2)


@pytest.mark.card("4U276-3")
def test_the_fortress_discards_as_many_shadow_conditions_as_it_has_tokens() -> None:
    t = table(
        phase="regroup", support=[f"{FORTRESS}^2", "4C50"], shadow_support=["4U34", "4R144", "4R6"],
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(FORTRESS).choose("4U34", "4R6")
    assert t.discards(1) == ("4R6", "4U34")
    assert t.discards() == (FORTRESS,)
    assert t.in_play("4C50")
    t = table(phase="regroup", support=[FORTRESS], shadow_support=["4U34"], shadow_hand=[SPARE])
    t.use(FORTRESS)
    assert t.in_play("4U34")
    assert not t.in_play(FORTRESS)


@pytest.mark.card("4R279-1")
def test_helm_helm_frees_a_site_or_draws_three_cards() -> None:
    riders = [f"{RIDER}+{HORSE}", f"{THEODEN}+{HORSE}"]
    t = table(
        phase="regroup", fellowship=riders, hand=["4R279"], deck=["4C42"] * 5, site=3,
        control={1: 1}, shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4R279").answer(o.Branch, n=1)
    assert (t.board.control[0], t.hand()) == (None, ())
    t = table(
        phase="regroup", fellowship=riders, hand=["4R279"], deck=["4C42"] * 5, site=3,
        control={1: 1}, shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4R279").answer(o.Branch, n=2)
    assert (t.board.control[0], len(t.hand())) == (1, 3)
    t = table(phase="regroup", fellowship=[riders[0], THEODEN], hand=["4R279"])
    assert t.why(o.Play("4R279")) == "TCG-10.5"


@pytest.mark.card("4U282-1")
def test_an_honorable_charge_counts_men_of_rohan_up_to_three() -> None:
    men = [RIDER, RIDER, THEODEN, GUMA]
    t = fight(ARAGORN, SAVAGE, friends=men, hand=["4U282"])
    t.play("4U282").choose(ARAGORN).number(4)
    assert t.strength(ARAGORN) == 11
    t = fight(ARAGORN, SAVAGE, friends=men, hand=["4U282"])
    t.play("4U282").choose(ARAGORN).number(2)
    assert t.strength(ARAGORN) == 10
    t = fight(FRODO, SAVAGE, friends=[RIDER], hand=["4U282"])
    t.play("4U282").number(1)
    assert (t.strength(FRODO), t.strength(RIDER)) == (4, 6)


@pytest.mark.card("4R289-1")
def test_simbelmyne_brings_a_man_or_possession_of_rohan_from_the_deck() -> None:
    t = table(
        phase="fellowship", fellowship=[RIDER, GUMA], hand=["4R289", SPARE],
        deck=[THEODEN, SWORD, ARAGORN, "4C273"],
    )  # fmt: skip
    t.play("4R289")
    assert t.matching(o.PlayFound, card=SWORD, on=RIDER)
    assert not t.matching(o.PlayFound, card=ARAGORN)
    assert not t.matching(o.PlayFound, card="4C273")
    t.answer(o.PlayFound, card=THEODEN)
    assert t.in_play(THEODEN)
    assert t.twilight == 1 + 2
    assert len(t.state.decks[0]) == 3
    assert t.happened(events.Searched)


@pytest.mark.card("4R289-1")
def test_simbelmyne_may_find_nothing() -> None:
    t = table(phase="fellowship", fellowship=[RIDER], hand=["4R289", SPARE], deck=[THEODEN])
    assert t.why(o.Play("4R289")) == "TCG-10.5"  # one Rider is not enough
    t = table(phase="fellowship", fellowship=[EOWYN], hand=["4R289", SPARE], deck=[ARAGORN])
    t.play("4R289")
    if t.matching(o.Stop):
        t.stop()
    assert t.discards() == ("4R289",)
    assert len(t.state.decks[0]) == 1


@pytest.mark.card("4R290-2")
def test_supplies_heal_an_ally_for_a_villager_put_beneath_the_deck() -> None:
    t = table(
        phase="fellowship", fellowship=[f"{ALDOR}*1", f"{RIDER}*1"], support=[SUPPLIES],
        hand=[GUMA, ARAGORN], deck=["4C42"],
    )  # fmt: skip
    t.use(SUPPLIES)
    assert t.options == [o.Take(GUMA)]
    t.choose(GUMA)
    assert (t.wounds(ALDOR), t.wounds(RIDER), t.twilight) == (0, 1, 2)
    assert t.state.decks[0].cards()[-1] == GUMA
    assert t.happened(events.PutBeneath)[0].open
    assert not t.can_use(SUPPLIES)


@pytest.mark.card("4R293-2")
def test_valleys_of_the_mark_tire_a_roaming_minion() -> None:
    def came(minion: str, *friends: str) -> int:
        t = table(
            phase="shadow", fellowship=friends, support=[VALLEYS], site=4, twilight=20,
            shadow_hand=[minion, SPARE], hand=["4C42"],
        )  # fmt: skip
        t.play(minion)
        if t.asked == 0:
            t.react(VALLEYS)
        return t.wounds(minion)

    assert came(RAIDERS, GUMA) == 1
    assert came(EXPLORER, GUMA) == 0  # at home at site 4
    assert came(RAIDERS, ALDOR) == 0  # no villager


@pytest.mark.card("4R293-2")
def test_valleys_of_the_mark_may_let_it_pass() -> None:
    t = table(
        phase="shadow", fellowship=[GUMA], support=[VALLEYS], site=4, twilight=20,
        shadow_hand=[RAIDERS, SPARE],
    )  # fmt: skip
    t.play(RAIDERS).pass_()
    assert t.wounds(RAIDERS) == 0


@pytest.mark.card("4R294-2")
def test_the_weapon_store_gives_out_a_discarded_hand_weapon() -> None:
    t = table(
        phase="fellowship", fellowship=[RIDER, "4C76"], support=[STORE], hand=[SPARE],
        discard=[SWORD, "4C64", "4U62", "4C26"],
    )  # fmt: skip
    t.use(STORE)
    assert t.wounds(RIDER) == 1
    assert t.options == [
        o.PlayFound(SWORD, str(t.card(RIDER))),
        o.PlayFound("4C64", str(t.card("4C76"))),
    ]
    t.answer(o.PlayFound, card=SWORD)
    assert (t.card(SWORD).on, t.twilight) == (t.id(RIDER), 1)


@pytest.mark.card("4R294-2")
def test_the_weapon_store_needs_a_weapon_for_somebody() -> None:
    t = table(
        phase="fellowship", fellowship=[RIDER], support=[STORE], hand=[SPARE], discard=["4C64"]
    )
    assert not t.can_use(STORE)  # no Elf to bear it
    t = table(phase="fellowship", fellowship=[f"{RIDER}*2"], support=[STORE], hand=[SPARE],
              discard=[SWORD])  # fmt: skip
    assert not t.can_use(STORE)  # nobody can exert


@pytest.mark.card("4U296-2")
def test_well_stored_heals_a_villager_each_fellowship_phase() -> None:
    t = table(phase="fellowship", fellowship=[f"{GUMA}*1"], support=[WELL], hand=[SPARE])
    assert not t.matching(o.React)  # the phase has begun before
    t = table(
        fellowship=[f"{GUMA}*1", f"{ALDOR}*1"], support=[WELL], hand=[SPARE], phase="sanctuary"
    )
    t.react(WELL)
    assert (t.wounds(GUMA), t.wounds(ALDOR)) == (0, 1)


@pytest.mark.card("4C297-1")
@pytest.mark.parametrize(("rider", "damage"), [(f"{RIDER}+{HORSE}", 2), (RIDER, 0)])
def test_work_for_the_sword_of_a_mounted_man(rider: str, damage: int) -> None:
    t = fight(rider, SAVAGE, hand=["4C297"], friends=[ARAGORN])
    t.play("4C297")
    assert (t.strength(RIDER), t.keyword(RIDER, "damage")) == (7, damage)
    assert t.strength(ARAGORN) == 8
