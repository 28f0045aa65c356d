"""Every printed keyword of every card does what the rulebook says, or is seen by other cards."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, SPARE, fight, table

GIMLI, ARAGORN, RIDER, FRODO = "4C49", "4C109", "4C286", "4C302"
CHAIN = "4C278"
"""Only three times the strength overwhelms its bearer."""
WARRIOR, EXPLORER, BRIGAND, EASTERLING = "4C165", "4U250", "4C10", "4C227"


def having(keyword: str, *, but: tuple[str, ...] = ()) -> list[Any]:
    """Every card with a keyword, as a row of a table."""
    return [
        pytest.param(face.id, marks=pytest.mark.card(f"{face.id}-{keyword}"), id=face.id)
        for face in FACES.values()
        if keyword in face.keywords and face.id not in but
    ]


# -- in battle ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", having("damage"))
def test_damage_wounds_the_loser_once_more(card: str) -> None:
    if FACES[card].side == "free":
        t = fight(card, EXPLORER).resolve()
        assert t.wounds(EXPLORER) == 2
    else:
        loser = RIDER if FACES[card].strength <= 8 else ARAGORN
        t = fight(f"{loser}+{CHAIN}", card, site=2).resolve()
        assert t.wounds(loser) == 2


@pytest.mark.parametrize("card", having("fierce"))
def test_a_fierce_minion_is_faced_again(card: str) -> None:
    t = table(
        fellowship=[ARAGORN], minions=[card, BRIGAND], site=2, phase="skirmishes",
        hand=["4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.happened(events.FierceRound)[0].minions == (str(t.card(card)),)
    t.pass_all()
    assert t.matching(o.Assign, who=ARAGORN, minion=card)
    assert not t.matching(o.Assign, minion=BRIGAND)


@pytest.mark.parametrize("card", having("archer"))
def test_an_archer_adds_one_to_its_sides_archery_total(card: str) -> None:
    if FACES[card].side == "free":
        t = table(fellowship=[card], minions=[WARRIOR], site=2, phase="fire", shadow_hand=[SPARE])
        assert t.happened(events.Totals) == [events.Totals(1, 0)]
    else:
        t = table(fellowship=[ARAGORN], minions=[card], site=2, phase="fire", hand=["4C42"])
        assert t.happened(events.Totals) == [events.Totals(0, 1)]
        t.answer(o.WoundBy, card=ARAGORN)
        assert t.wounds(ARAGORN) == 1


def test_who_is_no_archer_adds_nothing() -> None:
    t = table(fellowship=[ARAGORN], minions=[WARRIOR], site=2, phase="fire", shadow_hand=[SPARE])
    assert t.happened(events.Totals) == [events.Totals(0, 0)]


@pytest.mark.parametrize("card", having("ambush"))
def test_ambush_adds_twilight_when_a_character_is_assigned(card: str) -> None:
    more = 2 if card in ("4C252", "4C254") else 1
    t = table(fellowship=[ARAGORN], minions=[card], site=4, phase="assignment")
    t.pass_all().assign(ARAGORN, card)
    assert t.asked == 1
    t.answer(o.React, card=card, ability="ambush")
    assert t.twilight == more
    t = table(fellowship=[ARAGORN], minions=[card], site=4, phase="assignment")
    t.pass_all().assign(ARAGORN, card).pass_()
    assert t.twilight == 0


@pytest.mark.card("4C109-defender")
def test_a_defender_faces_one_more() -> None:
    t = table(fellowship=[ARAGORN, GIMLI], minions=[WARRIOR, EXPLORER], site=5, phase="assignment")
    t.assign(ARAGORN, WARRIOR)
    assert t.matching(o.Assign, who=ARAGORN, minion=EXPLORER)
    t = table(fellowship=[ARAGORN, GIMLI], minions=[WARRIOR, EXPLORER], site=5, phase="assignment")
    t.assign(GIMLI, WARRIOR)
    assert not t.matching(o.Assign, who=GIMLI)


@pytest.mark.parametrize("card", having("unhasty"))
@pytest.mark.parametrize(("site", "fights"), [(2, True), (8, True), (3, False)])
def test_an_unhasty_ally_fights_at_home_only(card: str, site: int, fights: bool) -> None:
    t = table(fellowship=[card, ARAGORN], minions=[BRIGAND], site=site, phase="assignment")
    assert bool(t.matching(o.Assign, who=card)) is fights
    assert t.matching(o.Assign, who=ARAGORN)


@pytest.mark.parametrize("card", having("unhasty"))
def test_an_unhasty_ally_is_not_called_to_battle_by_a_site(card: str) -> None:
    """Great Hall lets allies fight, but it is no card of Gandalf's culture."""
    t = table(
        fellowship=[card, "4R262", ARAGORN], minions=[BRIGAND], site=6, sites={6: "4U353"},
        phase="assignment",
    )  # fmt: skip
    assert t.matching(o.Assign, who="4R262")
    assert not t.matching(o.Assign, who=card)


# -- of the fellowship ----------------------------------------------------------------------------


@pytest.mark.parametrize("card", having("ring-bound"))
def test_who_is_ring_bound_is_not_unbound(card: str) -> None:
    """Gimli helps unbound companions, Light Shining Faintly heals Ring-bound ones."""
    bearer = bool(FACES[card].resistance)
    t = fight(
        GIMLI, WARRIOR, friends=["4C310"] if bearer else ["4C310", card],
        ring_bearer=card if bearer else FRODO,
    )  # fmt: skip
    t.use(GIMLI)
    assert t.matching(o.Choose, card="4C310")
    assert not t.matching(o.Choose, card=card)
    hurt = f"{card}*2"
    t = table(
        phase="fellowship", hand=["4U309", SPARE], ring_bearer=hurt if bearer else FRODO,
        fellowship=[] if bearer else [hurt],
    )  # fmt: skip
    t.play("4U309")
    assert t.wounds(card) == 0


@pytest.mark.parametrize("card", having("ranger"))
def test_a_ranger_finds_the_path(card: str) -> None:
    t = table(phase="fellowship", fellowship=[card], hand=["4C129", SPARE])
    assert t.can_play("4C129")
    t = table(phase="fellowship", fellowship=[ARAGORN], hand=["4C129", SPARE])
    assert t.why(o.Play("4C129")) == "TCG-10.5"


@pytest.mark.parametrize("card", having("valiant"))
def test_one_valiant_rohan_man_is_enough_for_simbelmyne(card: str) -> None:
    t = table(phase="fellowship", fellowship=[card], hand=["4R289", SPARE], deck=["4C286"])
    assert t.can_play("4R289")
    t = table(phase="fellowship", fellowship=[RIDER], hand=["4R289", SPARE], deck=["4C286"])
    assert t.why(o.Play("4R289")) == "TCG-10.5"


@pytest.mark.parametrize("card", having("villager"))
def test_riders_fight_for_a_villager(card: str) -> None:
    t = fight(RIDER, WARRIOR, friends=[card], hand=["4C273"])
    t.play("4C273").choose(RIDER)
    assert t.strength(RIDER) == 8
    t = fight(RIDER, WARRIOR, friends=["4R262"], hand=["4C273"])  # Aldor is no villager
    t.play("4C273").choose(RIDER)
    assert t.strength(RIDER) == 7


# -- of the Shadow --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", having("tracker", but=("4R176",)))
def test_ugluk_counts_a_tracker(card: str) -> None:
    t = fight(ARAGORN, "4R176", others=[card])
    assert t.strength("4R176") == 12


@pytest.mark.card("4R176-tracker")
def test_ugluk_counts_himself() -> None:
    t = fight(ARAGORN, "4R176", others=["4C193", "4C195"])
    assert (t.strength("4R176"), t.keyword("4R176", "damage")) == (12, 1)
    t = fight(ARAGORN, "4R176", others=[WARRIOR])
    assert t.strength("4R176") == 9


@pytest.mark.parametrize("card", having("southron"))
def test_a_southron_bears_a_southron_spear(card: str) -> None:
    t = table(
        phase="shadow", minions=[card, EASTERLING], shadow_hand=["4C255", SPARE], twilight=4, site=4
    )
    assert not t.can_play("4C255", on=EASTERLING)
    t.play("4C255", on=card)
    assert t.card("4C255").on == t.id(card)


@pytest.mark.parametrize("card", having("easterling"))
def test_the_captain_strengthens_an_easterling(card: str) -> None:
    captain, stranger = "4R225", EXPLORER
    others = [stranger] if card == captain else [captain, stranger]
    t = fight(ARAGORN, card, others=others, burdens=2, twilight=2, site=4)
    before = t.strength(card)
    t.use(captain, 1)
    assert not t.matching(o.Choose, card=stranger)
    if t.matching(o.Choose):
        t.choose(card)
    assert t.strength(card) == before + 2


@pytest.mark.parametrize("card", having("search", but=("4U143", "4R213")))
def test_a_seeker_is_stronger_against_who_bears_a_search_card(card: str) -> None:
    t = fight(f"{ARAGORN}+{card}", "4C195")
    assert (t.strength("4C195"), t.keyword("4C195", "damage")) == (8, 1)
    t = fight(f"{ARAGORN}+4R139", "4C195")
    assert (t.strength("4C195"), t.keyword("4C195", "damage")) == (6, 0)


@pytest.mark.card("4R211-machine")
def test_a_crossbow_troop_feeds_a_machine() -> None:
    t = table(
        phase="shadow", shadow_support=["4R211", "4U147"], shadow_hand=["4U182", SPARE],
        twilight=9, site=5,
    )  # fmt: skip
    t.play("4U182").react("4U182")
    assert (t.tokens("4R211"), t.tokens("4U147")) == (1, 0)


# -- of sites -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", having("battleground"))
def test_best_company_is_better_at_a_battleground(card: str) -> None:
    number = FACES[card].site
    t = fight(GIMLI, "4C17", site=number, sites={number: card}, hand=["4C42"])
    t.play("4C42")
    assert t.strength(GIMLI) == 10


AT_THE_START = ("4U326", "4U327", "4U328")
"""Nobody moves to site 1."""


@pytest.mark.parametrize("card", having("plains", but=AT_THE_START))
def test_eothain_scouts_the_plains(card: str) -> None:
    number = FACES[card].site
    t = table(
        fellowship=["4R269"], minions=["4C207"], site=number, sites={number: card},
        markers=(number - 1, 1), phase="move", shadow_hand=[SPARE],
    )  # fmt: skip
    if t.matching(o.First):  # Westemnet Hills does something as well
        t.answer(o.First, card="4R269")
    assert t.wounds("4C207") == 1


@pytest.mark.parametrize("card", having("sanctuary"))
def test_at_a_sanctuary_companions_are_healed_when_the_turn_begins(card: str) -> None:
    number = FACES[card].site
    t = table(
        fellowship=[f"{ARAGORN}*3"], site=number, sites={number: card}, phase="begin", hand=["4C42"]
    )
    for _ in range(2):
        t.answer(o.Heal, card=ARAGORN)
    assert t.wounds(ARAGORN) == 1


# -- words no card of this set asks for -----------------------------------------------------------

LABELS = {
    "tale": ("4R46", "4C50", "4R58"),
    "spell": ("4R92", "4R94", "4R95", "4C97", "4C98", "4C102", "4R157"),
    "stealth": ("4R300", "4C319", "4C321", "4C322"),
    "search": ("4U143", "4U159", "4R171", "4C212", "4R213"),
    "forest": ("4U330", "4U332"),
    "mountain": ("4U343", "4U345"),
    "underground": ("4U352", "4U355"),
    "plains": (*AT_THE_START, "4U331", "4U333", "4U335", "4U336", "4U342", "4U344", "4U347"),
}


@pytest.mark.parametrize(
    "word",
    [
        pytest.param(word, marks=pytest.mark.card(*(f"{card}-{word}" for card in cards)), id=word)
        for word, cards in LABELS.items()
    ],
)
def test_a_word_without_a_rule_stands_on_these_cards_alone(word: str) -> None:
    assert {face.id for face in FACES.values() if word in face.keywords} == set(LABELS[word])
