"""Conditions of Dunland, and Hides."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import Table, table

ARAGORN, ORDULUS, EOTHAIN, GIMLI, LEGOLAS = "4C109", "4U80", "4R269", "4C49", "4C74"
FRODO, SAM = "4C302", "4C316"
BRIGAND, SAVAGE, WARRIOR, AXE, SARUMAN = "4C10", "4C17", "4C165", "4C26", "4R33"
THREATENING, HIDES, ROCK, NO_DEFENSE = "4R6", "4R19", "4U27", "4U28"
NO_REFUGE, NO_RETREAT, ISEN, FOLK = "4R29", "4R30", "4U31", "4U34"
SWORD, CHAIN = "4C134", "4C278"


def threatening(**more: Any) -> Table:
    setting: dict[str, Any] = {
        "phase": "shadow", "site": 4, "shadow_support": [THREATENING], "moves": 2,
        "twilight": 4, "shadow_discard": [BRIGAND, SARUMAN], "shadow_hand": [AXE],
    }  # fmt: skip
    return table(**(setting | more))


@pytest.mark.card("4R6-2")
def test_constantly_threatening_brings_back_a_man() -> None:
    t = threatening().use(THREATENING)
    assert t.in_play(BRIGAND)
    assert t.discards(1) == (SARUMAN,)
    assert t.twilight == 0


@pytest.mark.card("4R6-2")
@pytest.mark.parametrize(
    "more",
    [{"moves": 1}, {"twilight": 3}, {"shadow_discard": [SARUMAN]}, {"site": 2, "twilight": 5}],
    ids=["one move", "too little twilight", "no Man", "roaming"],
)
def test_constantly_threatening_needs_two_moves_and_somebody_to_play(
    more: dict[str, Any],
) -> None:
    t = threatening(**more)
    assert t.why(o.Use(str(t.card(THREATENING)), f"{THREATENING}-2")) == "TCG-10.5"


@pytest.mark.card("4R19-1", "4R19-2")
def test_who_plays_hides_may_draw_a_card() -> None:
    def played() -> Table:
        return table(
            phase="shadow",
            site=4,
            twilight=1,
            shadow_hand=[HIDES, AXE],
            shadow_deck=[SAVAGE, SAVAGE],
        ).play(HIDES)

    assert played().react(HIDES).hand(1) == tuple(sorted((AXE, SAVAGE)))
    t = played().pass_()
    assert t.hand(1) == (AXE,)
    assert t.card(HIDES).on == 0


@pytest.mark.card("4R19-3")
def test_hides_keep_a_wound_off_a_man() -> None:
    t = table(
        phase="fire", fellowship=[LEGOLAS], minions=[BRIGAND], site=4, shadow_support=[HIDES],
        shadow_hand=["4C3"], twilight=2,
    )  # fmt: skip
    t.react(HIDES).answer(o.Branch, n=1)
    assert t.twilight == 0
    assert t.in_play(HIDES)
    assert t.in_play(BRIGAND)
    assert t.happened(events.Prevented)


@pytest.mark.card("4R19-3")
def test_hides_may_be_thrown_away_instead() -> None:
    t = table(
        phase="fire", fellowship=[LEGOLAS], minions=[BRIGAND], site=4, shadow_support=[HIDES],
        shadow_hand=["4C3"], twilight=1,
    )  # fmt: skip
    t.react(HIDES)
    assert t.twilight == 1
    assert t.discards(1) == (HIDES,)
    assert t.in_play(BRIGAND)


@pytest.mark.card("4R19-3")
@pytest.mark.parametrize("minion", [SARUMAN, "4C222"])
def test_hides_are_for_men_of_dunland(minion: str) -> None:
    t = table(
        phase="fire", fellowship=[LEGOLAS], minions=[minion], site=4, shadow_support=[HIDES],
        shadow_hand=["4C3"], twilight=5,
    )  # fmt: skip
    assert t.happened(events.Wounded)
    assert not t.happened(events.Prevented)


@pytest.mark.card("4U27-2")
def test_who_lives_off_rock_grows_by_beating_rohan() -> None:
    def fight(who: str, minion: str) -> Table:
        return table(
            phase="skirmish", fellowship=[who], minions=[minion], site=5, skirmish=(who, minion),
            shadow_support=[ROCK], shadow_hand=[AXE],
        )  # fmt: skip

    t = fight(EOTHAIN, BRIGAND).react(ROCK)
    assert (t.strength(BRIGAND), t.keyword(BRIGAND, "fierce")) == (10, 1)
    assert not fight(ORDULUS, BRIGAND).offers(ROCK)
    assert not fight(EOTHAIN, WARRIOR).offers(ROCK)


@pytest.mark.card("4U28-2")
def test_no_defense_is_built_up_with_twilight() -> None:
    t = table(
        phase="shadow", minions=[BRIGAND], site=4, shadow_support=[NO_DEFENSE], twilight=6,
        shadow_hand=[AXE],
    )  # fmt: skip
    t.use(NO_DEFENSE).use(NO_DEFENSE)
    assert (t.tokens(NO_DEFENSE), t.twilight) == (2, 0)
    assert t.why(o.Use(str(t.card(NO_DEFENSE)), f"{NO_DEFENSE}-2")) == "TCG-10.5"


@pytest.mark.card("4U28-3")
def test_no_defense_takes_the_bonus_of_possessions() -> None:
    t = table(
        phase="skirmish", fellowship=[f"{GIMLI}+4R41"], minions=[BRIGAND, SAVAGE], site=4,
        skirmish=(GIMLI, BRIGAND), shadow_support=[f"{NO_DEFENSE}^1"], shadow_hand=[AXE],
    )  # fmt: skip
    assert t.strength(GIMLI) == 8
    t.use(NO_DEFENSE).choose(BRIGAND)
    assert t.strength(GIMLI) == 6
    assert t.tokens(NO_DEFENSE) == 0
    assert t.keyword(GIMLI, "damage") == 2


@pytest.mark.card("4U28-3")
@pytest.mark.rule("TCG-10.10")
@pytest.mark.parametrize("before", [True, False])
def test_no_defense_takes_what_the_ability_of_a_possession_gives(before: bool) -> None:
    """The source of the strength is Gimli's axe, whenever he uses it."""
    t = table(
        phase="skirmish", fellowship=[f"{GIMLI}+4R41"], minions=[BRIGAND], site=4,
        skirmish=(GIMLI, BRIGAND), shadow_support=[f"{NO_DEFENSE}^1"], shadow_hand=[AXE],
        support=["4C50"], hand=["4C42"],
    )  # fmt: skip
    if before:
        assert t.use("4R41").strength(GIMLI) == 9
        assert t.use(NO_DEFENSE).strength(GIMLI) == 6
    else:
        assert t.use(NO_DEFENSE).use("4R41").strength(GIMLI) == 6
    assert t.play("4C42").strength(GIMLI) == 10  # an event, on a battleground


@pytest.mark.card("4U28-3")
def test_no_defense_leaves_other_bonuses() -> None:
    """The Ring is no possession, and a Man who fights nobody changes nothing."""
    t = table(
        phase="skirmish", fellowship=["4C310+4C306"], minions=[BRIGAND, SAVAGE], site=4,
        skirmish=(FRODO, BRIGAND), shadow_support=[f"{NO_DEFENSE}^2"], shadow_hand=[AXE],
        hand=["4C42"],
    )  # fmt: skip
    t.use(NO_DEFENSE).choose(SAVAGE)
    t.use(NO_DEFENSE).choose(BRIGAND)
    assert t.strength(FRODO) == 4
    assert t.strength("4C310") == 5


@pytest.mark.card("4U28-3")
@pytest.mark.parametrize(("minion", "tokens"), [(BRIGAND, 0), (WARRIOR, 1)])
def test_no_defense_needs_a_token_and_a_man(minion: str, tokens: int) -> None:
    support = f"{NO_DEFENSE}^{tokens}" if tokens else NO_DEFENSE
    t = table(
        phase="skirmish", fellowship=[ARAGORN], minions=[minion], site=5,
        skirmish=(ARAGORN, minion), shadow_support=[support], shadow_hand=[AXE],
    )  # fmt: skip
    assert not t.offers(NO_DEFENSE)


@pytest.mark.card("4R29-2")
@pytest.mark.parametrize(
    ("stacked", "pool"), [({}, 5), ({1: [BRIGAND]}, 10), ({1: [BRIGAND, BRIGAND]}, 10),
                          ({1: [WARRIOR]}, 5)],
)  # fmt: skip
def test_no_refuge_while_a_man_waits_on_a_site(stacked: dict[int, list[str]], pool: int) -> None:
    t = table(
        phase="move", fellowship=[ORDULUS], site=3, stacked=stacked, control={1: 1},
        shadow_support=[NO_REFUGE], shadow_hand=[AXE],
    )  # fmt: skip
    assert t.twilight == pool  # White Rocks: 3, two companions


@pytest.mark.card("4R30-1")
def test_no_retreat_is_played_on_a_site_you_control() -> None:
    t = table(phase="shadow", site=5, seats=3, control={1: 1, 2: 2}, shadow_hand=[NO_RETREAT, AXE])
    assert not t.can_play(NO_RETREAT, on="4U334")
    assert not t.can_play(NO_RETREAT, on="4U342")
    assert t.why(o.Play(NO_RETREAT, str(t.card("4U334")))) == "TCG-12.1"
    t.play(NO_RETREAT, on="4U323")
    assert t.card(NO_RETREAT).on == 1


def retreating(*minions: str, moves: int = 1) -> Table:
    return table(
        phase="regroup", minions=list(minions), site=5, control={1: 1}, moves=moves,
        shadow_hand=[AXE], on_sites={1: [NO_RETREAT]},
    )  # fmt: skip


@pytest.mark.card("4R30-2")
def test_no_retreat_makes_the_fellowship_move_again() -> None:
    t = retreating(BRIGAND, SAVAGE).use(NO_RETREAT).pass_all().stop()
    assert NO_RETREAT in t.discards(1)
    assert t.site == 6


@pytest.mark.card("4R30-2")
def test_no_retreat_does_not_raise_the_move_limit() -> None:
    """TCG-17.5"""
    t = retreating(BRIGAND, SAVAGE, moves=2).use(NO_RETREAT).pass_all().stop()
    assert (t.board.turn, t.board.markers[0]) == (2, 5)


@pytest.mark.card("4R30-2")
def test_no_retreat_needs_two_men() -> None:
    t = retreating(BRIGAND, SARUMAN)
    assert t.why(o.Use(str(t.card(NO_RETREAT)), f"{NO_RETREAT}-2")) == "TCG-10.5"
    assert not t.offers(NO_RETREAT)
    t.stop()
    assert {type(one) for one in t.options} == {o.Move, o.Stay}


@pytest.mark.card("4U31-2")
def test_over_the_isen_assigns_a_man_to_an_unbound_companion() -> None:
    t = table(
        phase="assignment", fellowship=[ORDULUS, ARAGORN, SAM], minions=[BRIGAND, SAVAGE, WARRIOR],
        site=4, control={1: 1}, shadow_support=[ISEN], twilight=4, shadow_hand=[AXE],
    )  # fmt: skip
    t.use(ISEN)
    assert not t.matching(o.Choose, card=WARRIOR)
    t.choose(SAVAGE)
    assert not t.matching(o.Choose, card=SAM)
    assert not t.matching(o.Choose, card=FRODO)
    t.choose(ORDULUS)
    assert [(bout.who, bout.minions) for bout in t.board.assigned] == [
        (t.id(ORDULUS), (t.id(SAVAGE),))
    ]
    assert t.twilight == 2
    t.use(ISEN)
    assert {bout.who for bout in t.board.assigned} == {t.id(ORDULUS), t.id(ARAGORN)}


@pytest.mark.card("4U31-2")
@pytest.mark.parametrize(("control", "twilight"), [({}, 9), ({1: 1}, 1)])
def test_over_the_isen_needs_a_site_and_twilight(control: dict[int, int], twilight: int) -> None:
    t = table(
        phase="assignment", fellowship=[ORDULUS], minions=[BRIGAND], site=4, control=control,
        shadow_support=[ISEN], twilight=twilight, shadow_hand=[AXE],
    )  # fmt: skip
    assert not t.offers(ISEN)


@pytest.mark.card("4U34-2")
def test_secret_folk_remember_a_defeat_by_dunland() -> None:
    def lost(minion: str) -> Table:
        return table(
            phase="skirmish", fellowship=[ORDULUS], minions=[minion], site=5,
            skirmish=(ORDULUS, minion), shadow_support=[FOLK], shadow_hand=[AXE],
        )  # fmt: skip

    t = lost(BRIGAND).react(FOLK)
    assert t.tokens(FOLK) == 1
    assert lost(BRIGAND).resolve().tokens(FOLK) == 0
    assert not lost(WARRIOR).offers(FOLK)


@pytest.mark.card("4U34-3")
@pytest.mark.parametrize(("tokens", "taken"), [(1, 1), (2, 2), (4, 3)])
def test_secret_folk_take_a_possession_for_each_token(tokens: int, taken: int) -> None:
    t = table(
        fellowship=["4C109+4C134+4C278", "4C67+4U62+4C64"], minions=[BRIGAND], site=4,
        shadow_support=[f"{FOLK}^{tokens}"], shadow_hand=[AXE],
    )  # fmt: skip
    t.use(FOLK)
    for loot in (SWORD, CHAIN, "4U62")[:taken]:
        t.choose(loot)
    assert len(t.discards()) == taken
    assert t.discards(1) == (FOLK,)


@pytest.mark.card("4U34-3")
def test_secret_folk_without_tokens_only_go() -> None:
    t = table(
        fellowship=["4C109+4C134"], minions=[BRIGAND], site=4, shadow_support=[FOLK],
        shadow_hand=[AXE],
    )  # fmt: skip
    t.use(FOLK)
    assert t.discards() == ()
    assert t.discards(1) == (FOLK,)
