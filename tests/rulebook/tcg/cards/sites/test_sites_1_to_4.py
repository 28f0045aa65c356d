"""The sites of Rohan, from the East Wall to the White Mountains."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.cards.sites.places import arriving, at
from tests.rulebook.tcg.tabletop import FACES, SPARE

GIMLI, LEGOLAS, ARAGORN, FRODO, SAM, MERRY = "4C49", "4C74", "4C109", "4C302", "4C316", "4C310"
RIDER, THEODEN, GUMA, ALDOR, HORSE, RANGER = "4C286", "4C292", "4C277", "4R262", "4C287", "4C122"
WARRIOR, BRIGAND, RAIDERS, EXPLORER = "4C165", "4C10", "4C207", "4U250"


@pytest.mark.card("4U323-1")
def test_leaving_the_east_wall_adds_twilight() -> None:
    """Two for the wall, three for the village, one for Frodo."""
    t = at("4U323", phase="move", site=2, sites={1: "4U323", 2: "4U334"}, markers=(1, 1))
    assert t.twilight == 2 + 3 + 1
    t = at("4U323", phase="move", site=2, sites={1: "4U327", 2: "4U334"}, markers=(1, 1))
    assert t.twilight == 3 + 1


@pytest.mark.card("4U324-1")
def test_at_eastemnet_downs_a_companion_costs_two_cards() -> None:
    t = at("4U324", hand=[GIMLI, "4C42", "4C51", "4C44"])
    t.play(GIMLI).choose("4C42", "4C44")
    assert t.hand() == ("4C51",)
    assert t.matching(o.Pass)  # and no more
    t = at("4U324", hand=[GUMA, "4C42", "4C51"])
    t.play(GUMA)
    assert len(t.hand()) == 2  # an ally is no companion
    t = at("4U324", hand=[GIMLI, "4C42"])
    t.play(GIMLI).choose("4C42")
    assert t.in_play(GIMLI)  # as many as there are


@pytest.mark.card("4U325-1", "4U327-1", "4U328-1")
@pytest.mark.parametrize(
    ("site", "hero"), [("4U325", LEGOLAS), ("4U327", GIMLI), ("4U328", ARAGORN)]
)
def test_two_unbound_companions_find_a_hunter_at_the_start(site: str, hero: str) -> None:
    t = at(site, fellowship=[MERRY, RIDER, SAM], deck=[hero, "4C42", "4C90"])
    t.use(site).answer(o.PlayFound, card=hero)
    assert t.in_play(hero)
    assert (t.wounds(MERRY), t.wounds(RIDER), t.wounds(SAM)) == (1, 1, 0)
    assert t.twilight == FACES[hero].printed.cost
    t = at(site, fellowship=[MERRY, SAM], deck=[hero])
    assert t.why(o.Use(str(t.card(site)), f"{site}-1")) == "TCG-10.5"
    t = at(site, fellowship=[MERRY, RIDER], deck=["4C90"])
    t.use(site).stop()  # searching in vain is legal
    assert (t.wounds(MERRY), t.in_play("4C90")) == (1, False)


@pytest.mark.card("4U326-1", "4U330-1")
@pytest.mark.parametrize(
    ("site", "seen", "unseen"),
    [("4U326", f"{RIDER}+{HORSE}", RIDER), ("4U330", MERRY, SAM)],
)
def test_some_places_let_the_fellowship_move_once_more(site: str, seen: str, unseen: str) -> None:
    """Two moves are made already."""
    assert at(site, fellowship=[seen], phase="again", moves=2).matching(o.Move)
    assert not at(site, fellowship=[seen], phase="again", moves=3).matching(o.Move)
    assert not at(site, fellowship=[unseen], phase="again", moves=2).matching(o.Move)
    assert at(site, fellowship=[unseen], phase="again", moves=1).matching(o.Move)


@pytest.mark.card("4U326-1", "4U330-1")
@pytest.mark.parametrize(("site", "seen"), [("4U326", f"{RIDER}+{HORSE}"), ("4U330", MERRY)])
def test_the_longer_way_is_gained_once_a_turn(site: str, seen: str) -> None:
    """However much happens while the fellowship is there."""
    t = at(site, fellowship=[seen], hand=[GIMLI, LEGOLAS, SPARE]).play(GIMLI).play(LEGOLAS)
    assert [one.value for one in t.board.lasting if one.what == "move_limit"] == [1]


@pytest.mark.card("4U326-1")
def test_a_horse_of_another_people_does_not_count_and_two_horses_count_once() -> None:
    assert not at("4U326", fellowship=["4C90+4R100"], phase="again", moves=2).matching(o.Move)
    riders = [f"{RIDER}+{HORSE}"] * 2
    assert at("4U326", fellowship=riders, phase="again", moves=2).matching(o.Move)
    assert not at("4U326", fellowship=riders, phase="again", moves=3).matching(o.Move)


@pytest.mark.card("4U326-1", "4U330-1")
def test_the_move_limit_stays_when_its_reason_is_gone() -> None:
    """TCG-8.6: Merry leaves, the limit does not."""
    t = at("4U330", fellowship=[MERRY, GIMLI], phase="skirmish", minions=[RAIDERS],
           skirmish=(GIMLI, RAIDERS), hand=["4C322"], moves=2)  # fmt: skip
    t.play("4C322").resolve()
    assert not t.in_play(MERRY)
    while t.matching(o.Pass):
        t.pass_()
    t.stop()  # the Shadow reconciles
    assert t.matching(o.Move)


@pytest.mark.card("4U329-1")
def test_leaving_western_emyn_muil_tires_the_ring_bound() -> None:
    t = at("4U329", phase="move", fellowship=[SAM, GIMLI, RANGER], site=2,
           sites={1: "4U329", 2: "4U334"}, markers=(1, 1))  # fmt: skip
    found = [t.wounds(one) for one in (FRODO, SAM, RANGER, GIMLI)]
    assert found == [1, 1, 1, 0]


@pytest.mark.card("4U331-1")
def test_at_eastfold_three_trackers_keep_the_fellowship_from_moving_again() -> None:
    trackers = ["4C193", "4C195", "4C187"]
    for used in (True, False):
        t = at("4U331", phase="shadow", minions=trackers, hand=[])
        if used:
            t.use("4U331")
        while t.phase != "regroup":
            t.do(t.matching(o.Pass)[0] if t.matching(o.Pass) else o.Done())
        t.pass_().stop()  # the Shadow reconciles
        assert bool(t.matching(o.Move)) is not used
    t = at("4U331", phase="shadow", minions=trackers[:2])
    assert t.why(o.Use(str(t.card("4U331")), "4U331-1")) == "TCG-10.5"
    t = at("4U331", phase="fellowship", minions=trackers)
    assert t.why(o.Use(str(t.card("4U331")), "4U331-1")) == "TCG-10.4"


@pytest.mark.card("4U332-1", "4U341-1")
@pytest.mark.parametrize(
    ("site", "who", "other"), [("4U332", "4C104", "4R103"), ("4U341", THEODEN, "4P365")]
)
def test_some_sites_call_somebody_from_the_deck(site: str, who: str, other: str) -> None:
    t = at(site, deck=[who, other, GIMLI])
    t.use(site)
    assert t.matching(o.PlayFound, card=other)
    assert not t.matching(o.PlayFound, card=GIMLI)
    t.answer(o.PlayFound, card=who)
    assert (t.in_play(who), t.twilight) == (True, FACES[who].printed.cost)
    t = at(site, deck=[who])
    t.use(site).stop()
    assert not t.in_play(who)
    assert t.why(o.Use(str(t.card(site)), f"{site}-1")) == "TCG-10.18"
    t = at(site, deck=[who], phase="shadow")
    assert t.why(o.Use(str(t.card(site)), f"{site}-1")) in {"TCG-10.4", "TCG-2.11"}


@pytest.mark.card("4U333-1")
def test_in_the_camp_three_wounds_of_companions_are_healed() -> None:
    t = at("4U333", phase="sanctuary", fellowship=[f"{GIMLI}*2", f"{MERRY}*2", f"{GUMA}*1"])
    t.choose(GIMLI).choose(GIMLI).choose(MERRY)
    assert (t.wounds(GIMLI), t.wounds(MERRY), t.wounds(GUMA)) == (0, 1, 1)
    assert t.matching(o.Pass)  # and no more
    t = at("4U333", phase="sanctuary", fellowship=[f"{GIMLI}*2", f"{MERRY}*2"])
    t.choose(GIMLI).stop().stop()
    assert (t.wounds(GIMLI), t.wounds(MERRY)) == (1, 2)


@pytest.mark.card("4U334-1", "4U342-1")
@pytest.mark.parametrize("site", ["4U334", "4U342"])
def test_arrows_do_not_reach_men_of_dunland_here(site: str) -> None:
    t = at(site, phase="fire", fellowship=[LEGOLAS, "4R73"], minions=[BRIGAND, RAIDERS])
    assert not t.matching(o.WoundBy, card=BRIGAND)
    assert t.in_play(BRIGAND)
    assert t.wounds(RAIDERS) == 2  # both arrows
    elsewhere = at("4U343", phase="fire", fellowship=[LEGOLAS], minions=[BRIGAND, RAIDERS])
    assert elsewhere.matching(o.WoundBy, card=BRIGAND)


@pytest.mark.card("4U334-1", "4U342-1")
@pytest.mark.parametrize("site", ["4U334", "4U342"])
def test_swords_do_reach_men_of_dunland_here(site: str) -> None:
    t = at(site, phase="maneuver", fellowship=[LEGOLAS, GIMLI], minions=[BRIGAND, RAIDERS],
           hand=["4U53"])  # fmt: skip
    t.play("4U53").choose(BRIGAND)
    assert not t.in_play(BRIGAND)


@pytest.mark.card("4U335-1")
def test_in_the_uruk_camp_an_uruk_hai_comes_tired() -> None:
    t = at("4U335", phase="shadow", twilight=20, shadow_hand=[RAIDERS, BRIGAND, SPARE])
    t.play(RAIDERS)
    assert t.wounds(RAIDERS) == 1
    t.play(BRIGAND)
    assert t.wounds(BRIGAND) == 0


@pytest.mark.card("4U336-1")
def test_on_the_wold_each_assignment_adds_twilight() -> None:
    """Once for a character, however many opponents it takes; not for the Shadow's own."""
    t = at("4U336", phase="defenders", fellowship=[ARAGORN, GIMLI],
           minions=[WARRIOR, RAIDERS, BRIGAND, EXPLORER])  # fmt: skip
    t.assign(ARAGORN, WARRIOR).assign(ARAGORN, RAIDERS).assign(GIMLI, BRIGAND).answer(o.Done)
    assert t.twilight == 2
    t.assign(GIMLI, EXPLORER)
    assert t.twilight == 2


@pytest.mark.card("4U337-1")
def test_at_the_barrows_the_hand_goes_beneath_the_deck() -> None:
    t = at("4U337", hand=["4C42", "4C51"], deck=["4C44"] * 5)
    t.use("4U337").choose("4C51", "4C42")
    assert t.hand() == ("4C44",) * 4
    assert t.state.decks[0].cards()[-2:] == ("4C51", "4C42")
    assert not t.happened(events.PutBeneath)[0].open


@pytest.mark.card("4U338-1")
def test_in_the_golden_hall_weapons_are_laid_down() -> None:
    t = arriving(
        "4U338", fellowship=[f"{LEGOLAS}+4C64+4U62", f"{RIDER}+4C278+{HORSE}"],
        minions=["4C17+4C26"], sites={3: "4U338", 2: "4U334"},
    )  # fmt: skip
    assert t.discards() == ("4C64", "4U62")
    assert t.in_play("4C26")
    assert t.in_play("4C278")
    assert t.in_play(HORSE)


@pytest.mark.card("4U339-1")
def test_from_the_stables_a_horse_is_fetched_once_a_turn() -> None:
    t = at("4U339", fellowship=[RIDER, RIDER], deck=[HORSE, HORSE, "4R100", "4C42"])
    t.use("4U339").choose(f"{RIDER}#1")
    assert t.wounds(f"{RIDER}#1") == 1
    assert not t.matching(o.PlayFound, card="4R100")
    t.answer(o.PlayFound, card=HORSE, on=f"{RIDER}#2")
    assert t.card(HORSE).on == t.id(f"{RIDER}#2")
    assert t.why(o.Use(str(t.card("4U339")), "4U339-1")) == "TCG-10.16"
    t = at("4U339", fellowship=[ARAGORN], deck=[HORSE])
    assert t.why(o.Use(str(t.card("4U339")), "4U339-1")) == "TCG-10.5"


@pytest.mark.card("4U340-1")
def test_in_the_streets_of_edoras_no_ally_of_rohan_fights_even_at_home() -> None:
    """Aldor lives at sites 3 and 6."""
    t = at("4U340", phase="assignment", fellowship=[ALDOR, GIMLI], minions=[BRIGAND])
    assert not t.matching(o.Assign, who=ALDOR)
    t = at("4U341", phase="assignment", fellowship=[ALDOR, GIMLI], minions=[BRIGAND])
    assert t.matching(o.Assign, who=ALDOR)


@pytest.mark.card("4U343-1")
def test_in_the_ered_nimrais_friends_are_dear() -> None:
    assert at("4U343", hand=[GIMLI, SPARE]).play(GIMLI).twilight == 5
    assert at("4U343", hand=[GUMA, SPARE]).play(GUMA).twilight == 4
    t = at("4U343", fellowship=[GIMLI], hand=["4R41", SPARE])
    assert t.play("4R41").twilight == 2


@pytest.mark.card("4U344-1")
def test_in_the_westemnet_hills_riders_rest() -> None:
    t = arriving("4U344", fellowship=[f"{RIDER}*2+{HORSE}", f"{GIMLI}*1", f"{GUMA}*1+{HORSE}"])
    assert (t.wounds(RIDER), t.wounds(GIMLI), t.wounds(GUMA)) == (1, 1, 0)


@pytest.mark.card("4U345-1")
def test_in_the_white_mountains_theoden_or_two_others_exert() -> None:
    t = arriving("4U345", fellowship=[f"{THEODEN}+4U280", GIMLI, MERRY])
    assert t.asked == 0
    t.answer(o.Branch, n=1)
    assert (t.wounds(THEODEN), t.wounds(GIMLI)) == (1, 0)
    t = arriving("4U345", fellowship=[THEODEN, GIMLI, MERRY])
    t.answer(o.Branch, n=2).choose(GIMLI, FRODO)
    assert (t.wounds(THEODEN), t.wounds(GIMLI), t.wounds(FRODO)) == (0, 1, 1)
    t = arriving("4U345", fellowship=[GIMLI])  # Théoden is not there: no choice
    assert (t.wounds(GIMLI), t.wounds(FRODO)) == (1, 1)
    t = arriving("4U345", fellowship=[f"{THEODEN}*1", GIMLI])  # nor can he exert
    assert (t.wounds(THEODEN), t.wounds(GIMLI), t.wounds(FRODO)) == (1, 1, 1)


@pytest.mark.card("4U346-1")
@pytest.mark.parametrize(("horses", "twilight"), [(0, 3 + 3), (1, 4 + 3), (2, 5 + 3)])
def test_at_the_white_rocks_horses_are_heard(horses: int, twilight: int) -> None:
    """Three companions move there."""
    riders = [f"{RIDER}+{HORSE}" if n < horses else RIDER for n in range(2)]
    t = arriving("4U346", fellowship=[*riders, f"{GUMA}+{HORSE}"])
    assert t.happened(events.Twilight)[0].pool == twilight
