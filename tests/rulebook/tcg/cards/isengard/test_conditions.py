"""Conditions of Isengard: in the support area, on sites, and on those they weigh down."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import Table, table

FRODO, ARAGORN, ORDULUS, EOTHAIN, GIMLI, MERRY = (
    "4C302", "4C109", "4U80", "4R269", "4C49", "4C310"
)  # fmt: skip
EOWYN, ALDOR, GUMA, TREEBEARD = "4C270", "4R262", "4C277", "4C104"
SARUMAN, RABBLE_ROUSER, GRIMA, UNFERTH = "4R173", "4R33", "4C153", "4C178"
WARRIOR, REGULAR, RUNNER, BRIGAND, SPARE = "4C165", "4C192", "4C193", "4C10", "4C26"
ATTACK, BANISHED, WESTFOLD, LAST_CHILD, LEECHCRAFT = "4C137", "4R139", "4R144", "4U148", "4R157"
RIDDLES, PILLAGE, RACE, RANKS, REST = "4U159", "4R167", "4R168", "4U170", "4R171"
ROHAN, WEARY, DISCOVER, WOUNDED = "4R172", "4C212", "4R213", "4R215"
TALE = "4C50"


def shadow(**more: Any) -> Table:
    """The Shadow phase at site 5."""
    setting: dict[str, Any] = {"phase": "shadow", "site": 5, "shadow_hand": [SPARE]}
    return table(**(setting | more))


def why_not_use(t: Table, card: str, text: int) -> str | None:
    return t.why(o.Use(str(t.card(card)), f"{card}-{text}"))


# -- sites and battles ----------------------------------------------------------------------------


@pytest.mark.card("4C137-2", "4R144-2")
@pytest.mark.parametrize("condition", [ATTACK, WESTFOLD])
def test_an_uruk_is_played_for_the_war(condition: str) -> None:
    def gathering(hand: str = WARRIOR, twilight: int = 2, **more: Any) -> Table:
        setting: dict[str, Any] = {"control": {1: 1}} | more
        return shadow(
            fellowship=[f"{ARAGORN}+4C134"], support=[TALE], shadow_support=[condition],
            twilight=twilight, shadow_hand=[hand, SPARE], **setting,
        )  # fmt: skip

    t = gathering().use(condition).choose(WARRIOR)
    assert t.in_play(WARRIOR)
    assert t.twilight == 0
    if condition == ATTACK:
        assert t.tokens(ATTACK) == 1
    else:
        assert t.discards() == (TALE,)
    assert why_not_use(gathering(BRIGAND), condition, 2) == "TCG-10.5"
    assert why_not_use(gathering(twilight=1), condition, 2) == "TCG-10.5"
    assert why_not_use(gathering(site=4), condition, 2) == "TCG-10.5"  # roaming
    played = gathering().play(WARRIOR)
    assert played.in_play(TALE)
    assert played.tokens(condition) == 0


@pytest.mark.card("4R144-2")
def test_westfold_burns_only_with_a_site_in_hand() -> None:
    t = shadow(
        support=[TALE], shadow_support=[WESTFOLD], twilight=9, shadow_hand=[WARRIOR, SPARE],
        control={1: 2}, seats=3,
    )  # fmt: skip
    assert why_not_use(t, WESTFOLD, 2) == "TCG-10.5"


@pytest.mark.card("4C137-3")
def test_the_attack_on_helms_deep_takes_a_site() -> None:
    def attacking(tokens: int, *minions: str) -> Table:
        return table(
            phase="regroup", minions=minions, site=5, shadow_support=[f"{ATTACK}^{tokens}"],
            shadow_hand=[SPARE],
        )  # fmt: skip

    t = attacking(4, WARRIOR, BRIGAND).use(ATTACK, 3)
    assert t.controls() == [1]
    assert t.discards(1) == (WARRIOR,)
    assert t.tokens(ATTACK) == 1
    assert why_not_use(attacking(2, WARRIOR), ATTACK, 3) == "TCG-10.5"
    assert why_not_use(attacking(3, BRIGAND), ATTACK, 3) == "TCG-10.5"


@pytest.mark.card("4U148-2")
@pytest.mark.parametrize(("minion", "tokens"), [(WARRIOR, 1), (BRIGAND, 0)])
def test_every_defeat_by_uruks_counts(minion: str, tokens: int) -> None:
    t = table(
        phase="skirmish", fellowship=[ORDULUS], minions=[minion], site=5,
        skirmish=(ORDULUS, minion), shadow_support=[LAST_CHILD], shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_()
    while t.matching(o.TakeLoss):
        t.answer(o.TakeLoss)
    t.resolve()
    assert t.tokens(LAST_CHILD) == tokens


@pytest.mark.card("4U148-3")
def test_down_to_the_last_child_takes_a_site() -> None:
    t = shadow(shadow_support=[f"{LAST_CHILD}^3"]).use(LAST_CHILD)
    assert (t.controls(), t.tokens(LAST_CHILD)) == ([1], 1)
    assert why_not_use(t, LAST_CHILD, 3) == "TCG-10.5"


@pytest.mark.card("4R167-1")
def test_pillage_is_played_on_a_site_you_control() -> None:
    t = shadow(seats=3, control={1: 1, 2: 2}, shadow_hand=[PILLAGE, SPARE])
    for wrong in ("4U334", "4U342"):
        assert t.why(o.Play(PILLAGE, str(t.card(wrong)))) == "TCG-12.1"
    t.play(PILLAGE, on="4U323")
    assert t.card(PILLAGE).on == 1


@pytest.mark.card("4R167-2")
@pytest.mark.parametrize(
    ("stacked", "acts"), [({1: [WARRIOR]}, False), ({2: [WARRIOR]}, True), ({1: [BRIGAND]}, True)]
)
def test_while_uruks_pillage_there_are_no_skirmish_actions(
    stacked: dict[int, list[str]], acts: bool
) -> None:
    t = table(
        phase="skirmish", fellowship=[GIMLI], minions=[REGULAR, "4C184"], site=5,
        skirmish=(GIMLI, REGULAR), control={1: 1, 2: 1}, on_sites={1: [PILLAGE]}, stacked=stacked,
        hand=["4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.can_use(GIMLI) is acts
    assert t.can_play("4C42") is acts
    if not acts:
        assert why_not_use(t, GIMLI, 1) == "TCG-0.1"
        assert t.why(o.Play("4C42")) == "TCG-0.1"
    assert t.offers("4C184")  # the Shadow player may act


@pytest.mark.card("4R168-2")
def test_uruks_break_off_a_fight() -> None:
    def fight(minion: str = WARRIOR, twilight: int = 2, **more: Any) -> Table:
        setting: dict[str, Any] = {"control": {1: 1}} | more
        return table(
            phase="skirmish", fellowship=["4C109+4C134"], minions=[minion], site=5,
            skirmish=(ARAGORN, minion), shadow_support=[RACE], twilight=twilight,
            shadow_hand=[SPARE], **setting,
        )  # fmt: skip

    t = fight().use(RACE)
    assert t.happened(events.SkirmishCancelled)
    assert (t.wounds(WARRIOR), t.twilight) == (0, 0)
    t = fight(BRIGAND).use(RACE)
    assert not t.happened(events.SkirmishCancelled)
    assert not fight(twilight=1).offers(RACE)
    assert not fight(control={}).offers(RACE)


@pytest.mark.card("4U170-2")
def test_an_ally_who_fights_meets_ranks_without_number() -> None:
    def fighting(pile: str = REGULAR, twilight: int = 1) -> Table:
        t = table(
            phase="assignment", fellowship=[ORDULUS], support=[ALDOR], minions=[WARRIOR, BRIGAND],
            site=6, shadow_support=[RANKS], shadow_discard=[pile], twilight=twilight,
            shadow_hand=[SPARE],
        )  # fmt: skip
        return t.pass_all()

    t = fighting().assign(ALDOR, WARRIOR).answer(o.Done)
    assert t.can_react(RANKS)
    t.react(RANKS)
    assert t.in_play(REGULAR)
    assert t.twilight == 0
    assert not fighting().assign(ORDULUS, WARRIOR).answer(o.Done).can_react(RANKS)
    assert not fighting(twilight=0).assign(ALDOR, WARRIOR).answer(o.Done).can_react(RANKS)
    for other in (BRIGAND, "4C137"):
        assert not fighting(other).assign(ALDOR, WARRIOR).answer(o.Done).can_react(RANKS)
    t = fighting().answer(o.Done).assign(ALDOR, WARRIOR).answer(o.Done)
    assert not t.in_play(REGULAR)


# -- on companions and allies ---------------------------------------------------------------------

ON_MEN = {BANISHED: True, LEECHCRAFT: True, ROHAN: True, WOUNDED: False}
"""Conditions on Men of the Free Peoples, and whether Saruman too can bring them about."""


def putting(condition: str, *minions: str, **more: Any) -> Table:
    return shadow(
        fellowship=[ARAGORN, ORDULUS, EOTHAIN], support=[ALDOR], minions=minions,
        shadow_hand=[condition, SPARE], twilight=1, **more,
    )  # fmt: skip


@pytest.mark.card("4R139-1", "4R157-1", "4R172-1", "4R215-1")
@pytest.mark.parametrize("condition", list(ON_MEN))
def test_men_of_the_free_peoples_are_put_under_a_spell(condition: str) -> None:
    t = putting(condition, GRIMA)
    for wrong in (ORDULUS, FRODO):
        assert t.why(o.Play(condition, str(t.card(wrong)))) == "TCG-12.1"
    assert t.can_play(condition, on=ALDOR)
    assert t.can_play(condition, on=EOTHAIN)
    t.play(condition, on=ARAGORN)
    assert t.card(condition).on == t.id(ARAGORN)
    assert t.wounds(GRIMA) == (0 if condition == ROHAN else 1)


@pytest.mark.card("4R139-1", "4R157-1", "4R172-1", "4R215-1")
@pytest.mark.parametrize("condition", list(ON_MEN))
def test_saruman_casts_most_of_these_spells(condition: str) -> None:
    for saruman in (SARUMAN, RABBLE_ROUSER):
        t = putting(condition, saruman)
        assert t.can_play(condition, on=ARAGORN) is ON_MEN[condition]
        if ON_MEN[condition]:
            t.play(condition, on=ARAGORN)
            assert t.wounds(saruman) == (0 if condition == ROHAN else 1)


@pytest.mark.card("4R139-1", "4R157-1", "4R172-1", "4R215-1")
@pytest.mark.parametrize("condition", list(ON_MEN))
@pytest.mark.parametrize("minion", [WARRIOR, BRIGAND])
def test_others_cast_no_spells(condition: str, minion: str) -> None:
    t = putting(condition, minion)
    assert t.why(o.Play(condition, str(t.card(ARAGORN)))) == "TCG-10.5"


@pytest.mark.card("4R139-1", "4R157-1", "4R215-1")
@pytest.mark.parametrize("condition", [BANISHED, LEECHCRAFT, WOUNDED])
def test_an_exhausted_man_casts_no_spell(condition: str) -> None:
    t = putting(condition, f"{GRIMA}*2")
    assert t.why(o.Play(condition, str(t.card(ARAGORN)))) == "TCG-10.5"


@pytest.mark.card("4R139-2")
def test_the_banished_suffer_when_another_loses() -> None:
    t = table(
        phase="skirmish", fellowship=[f"{EOTHAIN}+{BANISHED}", f"{ARAGORN}+{BANISHED}"],
        minions=["4C184"], site=5, skirmish=(ARAGORN, "4C184"), shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_().answer(o.TakeLoss).resolve()
    assert t.wounds(EOTHAIN) == 1
    assert t.wounds(ARAGORN) == 2  # his own defeat, and nothing more


@pytest.mark.card("4R139-2")
def test_the_banished_do_not_suffer_for_a_victory() -> None:
    t = table(
        phase="skirmish", fellowship=[f"{EOTHAIN}+{BANISHED}", ARAGORN], minions=[WARRIOR], site=5,
        skirmish=(ARAGORN, WARRIOR), shadow_hand=[SPARE],
    )  # fmt: skip
    t.resolve()
    assert t.wounds(EOTHAIN) == 0


@pytest.mark.card("4R157-2")
def test_leechcraft_takes_the_abilities_of_a_man() -> None:
    def fight(aldor: str) -> Table:
        return table(
            phase="archery", support=[aldor, GUMA], minions=[WARRIOR], site=5, hand=["4C42"],
            shadow_hand=[SPARE],
        )  # fmt: skip

    assert fight(ALDOR).can_use(ALDOR)
    t = fight(f"{ALDOR}+{LEECHCRAFT}")
    assert why_not_use(t, ALDOR, 1) == "TCG-0.1"
    assert t.strength(ALDOR) == 2


@pytest.mark.card("4R157-2")
def test_leechcraft_takes_responses_too() -> None:
    """A response is a special ability as well. Éowyn cannot shield anybody."""

    def hit(eowyn: str) -> Table:
        return table(
            phase="fire", fellowship=[eowyn, ORDULUS], minions=["4C183"], site=5, hand=["4C42"],
            shadow_hand=[SPARE],
        ).answer(o.WoundBy, card=ORDULUS)  # fmt: skip

    assert hit(EOWYN).can_react(EOWYN)
    t = hit(f"{EOWYN}+{LEECHCRAFT}")
    assert not t.can_react(EOWYN)
    assert t.wounds(ORDULUS) == 1


@pytest.mark.card("4R157-2")
def test_leechcraft_leaves_the_abilities_of_items() -> None:
    """Only what stands on the bearer itself: the bow still shoots."""
    t = table(
        phase="skirmish", fellowship=[f"4C122+4C131+{LEECHCRAFT}"], minions=["4C221"], site=4,
        skirmish=("4C122", "4C221"), hand=["4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.can_use("4C131")


@pytest.mark.card("4U159-1")
def test_many_riddles_are_asked_by_a_tracker() -> None:
    t = shadow(
        fellowship=[ARAGORN], support=[ALDOR], minions=[RUNNER], twilight=1,
        shadow_hand=[RIDDLES, SPARE],
    )  # fmt: skip
    for wrong in (FRODO, ALDOR):
        assert t.why(o.Play(RIDDLES, str(t.card(wrong)))) == "TCG-12.1"
    t.play(RIDDLES, on=ARAGORN)
    assert (t.strength(ARAGORN), t.wounds(RUNNER)) == (7, 1)
    for nobody in (WARRIOR, f"{RUNNER}*1"):
        t = shadow(fellowship=[ARAGORN], minions=[nobody], twilight=1, shadow_hand=[RIDDLES, SPARE])
        assert t.why(o.Play(RIDDLES, str(t.card(ARAGORN)))) == "TCG-10.5"


@pytest.mark.card("4U159-2")
def test_a_tracker_goes_for_whom_it_has_questioned() -> None:
    def hunting(aragorn: str = ARAGORN, tracker: str = RUNNER, twilight: int = 2) -> Table:
        return table(
            phase="assignment", fellowship=[f"{aragorn}+{RIDDLES}", ORDULUS],
            minions=[tracker, WARRIOR], site=5, twilight=twilight, shadow_hand=[SPARE],
        )  # fmt: skip

    t = hunting().use(RIDDLES)
    assert t.asked == 0
    t.no()
    assert [(bout.who, bout.minions) for bout in t.board.assigned] == [
        (t.id(ARAGORN), (t.id(RUNNER),))
    ]
    assert (t.wounds(RUNNER), t.twilight) == (1, 0)
    t = hunting().use(RIDDLES).yes()
    assert not t.board.assigned
    assert t.wounds(ARAGORN) == 1
    t = hunting(f"{ARAGORN}*3").use(RIDDLES)
    assert [bout.who for bout in t.board.assigned] == [t.id(ARAGORN)]
    assert not hunting(twilight=1).offers(RIDDLES)
    assert not hunting(tracker=f"{RUNNER}*1").offers(RIDDLES)


@pytest.mark.card("4R171-1", "4C212-1")
@pytest.mark.parametrize("condition", [REST, WEARY])
def test_one_search_of_a_kind_for_each(condition: str) -> None:
    t = shadow(
        fellowship=[f"{ARAGORN}+{condition}", ORDULUS], support=[ALDOR], minions=[RUNNER],
        twilight=1, shadow_hand=[condition, SPARE],
    )  # fmt: skip
    assert t.why(o.Play(condition, str(t.card(ARAGORN)))) == "TCG-12.1"
    assert t.can_play(condition, on=ALDOR) is (condition == WEARY)
    assert t.can_play(condition, on=FRODO)
    t.play(condition, on=ORDULUS)
    assert t.card(f"{condition}#2").on == t.id(ORDULUS)
    assert t.twilight == 0


@pytest.mark.card("4R171-1")
def test_rest_while_you_can_needs_a_tracker() -> None:
    t = shadow(fellowship=[ARAGORN], minions=[WARRIOR], twilight=1, shadow_hand=[REST, SPARE])
    assert t.why(o.Play(REST, str(t.card(ARAGORN)))) == "TCG-10.5"


@pytest.mark.card("4R171-2")
def test_who_is_killed_at_rest_shows_the_deck() -> None:
    deck = ["4C42", "4C50"] * 4 + [BRIGAND, WARRIOR] * 4
    t = table(
        phase="skirmish", fellowship=[f"{MERRY}+{REST}"], minions=["4R200"], site=5,
        skirmish=(MERRY, "4R200"), deck=deck, shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all()
    assert t.dead == (MERRY,)
    assert len(t.happened(events.Revealed)) == 10
    assert t.asked == 1
    assert not t.matching(o.Find, card="4C42")
    t.choose(BRIGAND)
    assert not t.matching(o.Find, card=BRIGAND)
    t.choose("4C42")
    assert sorted(t.discards()) == sorted(("4C42", BRIGAND))
    assert t.discards(1) == (REST,)
    assert len(t.state.decks[0]) == 14
    assert t.state.decks[0].top == ()


@pytest.mark.card("4R171-2")
def test_nobody_shows_the_deck_for_another() -> None:
    t = table(
        phase="skirmish", fellowship=[f"{ARAGORN}+{REST}", MERRY], minions=["4R200"], site=5,
        skirmish=(MERRY, "4R200"), deck=["4C42", BRIGAND], shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all()
    assert t.dead == (MERRY,)
    assert not t.happened(events.Revealed)


@pytest.mark.card("4C212-2")
@pytest.mark.parametrize(
    ("minion", "by", "wounds"), [(RUNNER, "free", 1), (RUNNER, "shadow", 0), (WARRIOR, "free", 0)]
)
def test_the_weary_tire_when_sent_against_trackers(minion: str, by: str, wounds: int) -> None:
    t = table(
        phase="assignment", fellowship=[f"{ARAGORN}+{WEARY}"], minions=[minion], site=5,
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all()
    if by == "shadow":
        t.answer(o.Done)
    t.assign(ARAGORN, minion)
    while t.matching(o.Done):
        t.answer(o.Done)
    assert t.happened(events.Exerted) == [events.Exerted(str(t.card(ARAGORN)))] * wounds


@pytest.mark.card("4R172-2")
@pytest.mark.parametrize(("who", "by", "wounds"), [
    (EOTHAIN, "free", 1), (EOTHAIN, "shadow", 0), (ORDULUS, "free", 0)
])  # fmt: skip
def test_while_rohan_is_mine_the_allies_pay(who: str, by: str, wounds: int) -> None:
    t = table(
        phase="assignment", fellowship=[f"{EOTHAIN}+{ROHAN}", ORDULUS], support=[ALDOR, TREEBEARD],
        minions=[WARRIOR], site=5, shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all()
    if by == "shadow":
        t.answer(o.Done)
    t.assign(who, WARRIOR)
    assert (t.wounds(ALDOR), t.wounds(TREEBEARD), t.wounds(EOTHAIN)) == (wounds, wounds, 0)


def asking(phase: str, hand: list[str], pile: list[str]) -> Table:
    return table(
        phase=phase, fellowship=[ORDULUS], minions=[WARRIOR], site=5, shadow_support=[DISCOVER],
        shadow_hand=hand, shadow_discard=pile,
    )  # fmt: skip


@pytest.mark.card("4R213-2")
def test_what_did_you_discover_when_they_moved_on() -> None:
    t = asking("moved-again", [SPARE, BRIGAND, REGULAR], [RUNNER, RUNNER, WARRIOR]).react(DISCOVER)
    t.choose(SPARE).choose(BRIGAND)
    assert t.hand(1) == tuple(sorted((REGULAR, RUNNER)))
    assert sorted(t.discards(1)) == sorted((SPARE, BRIGAND, WARRIOR, RUNNER))


@pytest.mark.card("4R213-2")
def test_nothing_is_discovered_on_the_first_move_nor_with_one_card() -> None:
    assert not asking("move", [SPARE, BRIGAND], [RUNNER]).can_react(DISCOVER)
    assert not asking("moved-again", [SPARE], [RUNNER]).can_react(DISCOVER)
    t = asking("moved-again", [SPARE, BRIGAND], [RUNNER]).pass_()
    assert t.hand(1) == tuple(sorted((SPARE, BRIGAND)))


@pytest.mark.card("4R215-2")
def test_who_is_wounded_exerts_at_once() -> None:
    t = putting(WOUNDED, GRIMA).play(WOUNDED, on=ARAGORN)
    assert t.wounds(ARAGORN) == 1
    t = shadow(fellowship=[f"{ARAGORN}*3"], minions=[GRIMA], shadow_hand=[WOUNDED, SPARE]).play(
        WOUNDED, on=ARAGORN
    )
    assert t.wounds(ARAGORN) == 3


@pytest.mark.card("4R215-3")
def test_nothing_heals_the_wounded() -> None:
    """Neither a sanctuary, nor a card of the same name, nor text."""
    t = table(
        phase="sanctuary", fellowship=[f"{ARAGORN}*2+{WOUNDED}", f"{ORDULUS}*1"], site=6,
        hand=["4P364", "4C42"],
    )  # fmt: skip
    assert t.matching(o.Heal, card=ORDULUS)
    assert t.why(o.Heal(str(t.card(ARAGORN)))) == "TCG-11.8"
    t = table(phase="fellowship", fellowship=[f"{ARAGORN}*2+{WOUNDED}"], hand=["4P364", "4C42"])
    assert t.why(o.HealBy("4P364", str(t.card(ARAGORN)))) == "TCG-7.5"
    t = table(
        phase="fellowship", fellowship=[f"{EOTHAIN}*2+{WOUNDED}"], support=[GUMA], hand=["4C42"]
    )
    t.use(GUMA)
    assert t.wounds(EOTHAIN) == 2
