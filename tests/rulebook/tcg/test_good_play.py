"""Tables on which every player knows what to do, and the bot must.

Each names a habit whose lack people complain about.
"""

from typing import Any

import pytest

from mathom.bots import make
from mathom.core import Option, View
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import GAME, Table, table

ARAGORN, GIMLI, LEGOLAS, MERRY = "4P364", "4C49", "4C74", "4C310"
PIPPIN, FRODO, SWORD = "4C314", "4C302", "4U132"
SAVAGE, BRIGAND, WARRIOR = "4C17", "4C10", "4C165"
BEST_COMPANY, FEROCITY, AXE = "4C42", "4C151", "4C26"
THEODEN, GUMA, HARD_CHOICE = "4P365", "4C277", "4U123"
BESIEGER, CROSSBOWMAN = "4C180", "4C183"


PLAYING = {"bot": "greedy"}
"""Which bot sits at the table."""


@pytest.fixture(autouse=True, params=["greedy", "ismcts:64"])
def _playing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is set for both bots."""
    monkeypatch.setitem(PLAYING, "bot", request.param)


def choice(t: Table) -> Option:
    """What the bot answers to what is asked."""
    view: View[Any] = GAME.view(t.state, t.asked)
    return make(PLAYING["bot"], GAME, seed=1).choose(view)


def kind(option: Option) -> str:
    """The card of an option, without its number."""
    return str(getattr(option, "card", "")).partition(".")[0]


def fight(who: str, *minions: str, **more: Any) -> Table:
    """A skirmish of a companion that the Free Peoples player may still change."""
    fellowship = more.pop("fellowship", [who] if who != FRODO else [])
    return table(
        phase="skirmish", fellowship=fellowship, minions=list(minions), site=5,
        skirmish=(who, *dict.fromkeys(minions)), **more,
    )  # fmt: skip


# -- skirmishes ----------------------------------------------------------------------------------


def test_nothing_is_wasted_on_a_skirmish_that_is_won_anyway() -> None:
    t = fight(ARAGORN, WARRIOR, fellowship=[f"{ARAGORN}+{SWORD}", GIMLI, LEGOLAS], hand=["4C87"])
    assert t.strength(ARAGORN) >= t.strength(WARRIOR) + 2
    assert choice(t) == o.Pass()


def test_a_card_that_turns_a_defeat_into_a_victory_is_played() -> None:
    t = fight(GIMLI, WARRIOR, fellowship=[GIMLI, LEGOLAS], hand=[BEST_COMPANY])
    assert t.strength(GIMLI) < t.strength(WARRIOR)
    answer = choice(t)
    assert not isinstance(answer, o.Pass)


def test_the_shadow_overwhelms_the_ring_bearer_when_it_can() -> None:
    t = fight(FRODO, WARRIOR, shadow_hand=[FEROCITY], twilight=3, hand=["4C87"])
    frodo, theirs = t.strength(FRODO), t.strength(WARRIOR)
    assert theirs < 2 * frodo <= theirs + 2
    t.pass_()
    assert kind(choice(t)) == FEROCITY


# -- wounds, healing, burdens --------------------------------------------------------------------


def test_archery_wounds_go_where_least_is_lost() -> None:
    t = table(
        fellowship=[f"{GIMLI}*2", ARAGORN], ring_bearer=f"{FRODO}*3", minions=[CROSSBOWMAN], site=5,
        phase="fire",
    )  # fmt: skip
    assert isinstance(choice(t), o.WoundBy)
    assert kind(choice(t)) == ARAGORN


def test_archery_wounds_hit_a_minion_that_survives_them() -> None:
    t = table(fellowship=[LEGOLAS], minions=[f"{BESIEGER}*1", WARRIOR], site=5, phase="fire")
    assert t.asked == 1
    assert kind(choice(t)) == WARRIOR


def test_no_burden_that_corrupts() -> None:
    t = fight(PIPPIN, SAVAGE, fellowship=[PIPPIN], burdens=9, hand=[BEST_COMPANY])
    assert t.can_use(PIPPIN)
    assert choice(t) == o.Pass()


def test_the_ring_is_worn_rather_than_to_die() -> None:
    t = fight(FRODO, WARRIOR, ring_bearer=f"{FRODO}*3", hand=["4C42"], shadow_hand=["4C151"])
    while not t.matching(o.React):
        t.pass_()
    assert isinstance(choice(t), o.React)


def test_at_a_sanctuary_everything_is_healed_that_can_be() -> None:
    t = table(
        fellowship=[f"{GIMLI}*2", f"{ARAGORN}*1"], ring_bearer=f"{FRODO}*1", site=3, phase="begin"
    )
    healed = 0
    while t.matching(o.Stop):
        answer = choice(t)
        assert isinstance(answer, o.Heal)
        t.do(answer)
        healed += 1
    assert healed == 4


def test_a_second_copy_heals_who_is_nearly_dead() -> None:
    t = table(
        phase="fellowship", fellowship=[f"{ARAGORN}*3"], hand=[ARAGORN, "4C87"], site=4,
        shadow_hand=[WARRIOR] * 4,
    )  # fmt: skip
    assert isinstance(choice(t), o.HealBy)


@pytest.mark.parametrize(("aragorn", "answer"), [(ARAGORN, ""), (f"{ARAGORN}*3", HARD_CHOICE)])
def test_only_who_is_wounded_is_healed(aragorn: str, answer: str) -> None:
    t = table(phase="fellowship", fellowship=[aragorn], hand=[HARD_CHOICE], site=4,
        shadow_hand=[WARRIOR] * 4,
    )  # fmt: skip
    assert kind(choice(t)) == answer


def test_nobody_tires_to_heal_who_is_well() -> None:
    t = table(phase="fellowship", fellowship=[THEODEN, GUMA], site=4)
    assert t.can_use(GUMA)
    assert choice(t) == o.Pass()


# -- assignments ---------------------------------------------------------------------------------


def assigned(t: Table) -> dict[str, str]:
    """Who faces whom once greedy has said it all, by minion."""
    found: dict[str, str] = {}
    while isinstance(answer := choice(t), o.Assign):
        found[answer.minion.partition(".")[0]] = answer.who.partition(".")[0]
        t.do(answer)
        if t.phase != "assignment" or not t.matching(o.Done):
            break
    return found


def test_nobody_leaves_the_ring_bearer_to_a_minion_that_others_can_meet() -> None:
    t = table(fellowship=[ARAGORN, MERRY], minions=[SAVAGE], site=5, phase="defenders")
    assert assigned(t) == {SAVAGE: ARAGORN}


def test_the_strong_meet_the_strong() -> None:
    """Savage with an axe would crush Gimli, and wound Aragorn."""
    t = table(
        fellowship=[f"{ARAGORN}+{SWORD}", GIMLI],
        minions=[f"{SAVAGE}+{AXE}", "4U13"],
        site=5,
        phase="defenders",
    )
    assert t.strength(SAVAGE) >= 2 * t.strength(GIMLI)
    assert assigned(t) == {SAVAGE: ARAGORN, "4U13": GIMLI}


def test_who_is_beaten_either_way_spares_others_the_wound() -> None:
    """Gimli loses to either of the two, Aragorn only to one of them; nobody holds a card.
    (`greedy` fears unknown cards even then: this takes looking ahead.)"""
    t = table(
        fellowship=[f"{ARAGORN}+{SWORD}", GIMLI], minions=[SAVAGE, "4U13"], site=5,
        phase="defenders",
    )  # fmt: skip
    assert t.strength("4U13") < t.strength(ARAGORN) < t.strength(SAVAGE) < 2 * t.strength(GIMLI)
    expected = {SAVAGE: ARAGORN, "4U13": GIMLI}
    if PLAYING["bot"] != "greedy":
        expected = {SAVAGE: GIMLI, "4U13": ARAGORN}
    assert assigned(t) == expected


def test_a_hobbit_is_not_thrown_away_while_a_warrior_stands_idle() -> None:
    t = table(
        fellowship=[MERRY, PIPPIN, ARAGORN, GIMLI], minions=[WARRIOR], site=5, phase="defenders"
    )
    assert assigned(t)[WARRIOR] in (ARAGORN, GIMLI)


def test_somebody_falls_rather_than_the_ring_bearer() -> None:
    t = table(fellowship=[MERRY], minions=[SAVAGE], site=5, phase="defenders")
    assert assigned(t) == {SAVAGE: MERRY}


def test_the_shadow_goes_for_the_ring_bearer_when_nobody_defends_him() -> None:
    t = table(fellowship=[ARAGORN], minions=[SAVAGE, WARRIOR], site=5, phase="defenders")
    t.answer(o.Done)
    assert t.asked == 1
    answer = choice(t)
    assert isinstance(answer, o.Assign)
    assert answer.who.startswith(FRODO)


# -- moving --------------------------------------------------------------------------------------

STRONG = [f"{ARAGORN}+{SWORD}", GIMLI, LEGOLAS, MERRY, PIPPIN]


def moving(**more: Any) -> Table:
    """The end of a turn at which one may move again."""
    return table(
        phase="again", shadow_deck=[WARRIOR] * 30, deck=[GIMLI] * 20, hand=["4C87"], **more
    )


def test_a_strong_fellowship_goes_on_to_the_last_site() -> None:
    t = moving(fellowship=STRONG, site=8, twilight=2, markers=(8, 8), shadow_hand=[WARRIOR] * 3)
    assert choice(t) == o.Move()


def test_a_strong_fellowship_that_nobody_threatens_moves_again() -> None:
    t = moving(fellowship=STRONG, site=2, shadow_hand=[WARRIOR])
    assert choice(t) == o.Move()


def test_a_crippled_fellowship_stays() -> None:
    t = moving(
        fellowship=[f"{GIMLI}*2", f"{MERRY}*3"], ring_bearer=f"{FRODO}*3", site=5, twilight=9,
        shadow_hand=[WARRIOR] * 8,
    )  # fmt: skip
    assert choice(t) == o.Stay()


def test_nobody_moves_on_into_minions_that_are_still_there() -> None:
    t = moving(
        fellowship=[f"{GIMLI}*1"], minions=[SAVAGE, SAVAGE, WARRIOR], site=5, twilight=6,
        shadow_hand=[WARRIOR] * 8,
    )  # fmt: skip
    assert choice(t) == o.Stay()


# -- playing cards -------------------------------------------------------------------------------


def test_a_companion_is_played() -> None:
    t = table(
        phase="fellowship", fellowship=[GIMLI], hand=[ARAGORN], site=1, shadow_hand=[WARRIOR] * 8
    )
    assert kind(choice(t)) == ARAGORN


def test_a_weapon_goes_to_whom_it_is_made_for() -> None:
    t = table(
        phase="fellowship", fellowship=[ARAGORN, GIMLI], hand=[SWORD, "4C87"],
        shadow_hand=[WARRIOR] * 4,
    )  # fmt: skip
    answer = choice(t)
    assert isinstance(answer, o.Play)
    assert (answer.on or "").startswith(ARAGORN)


def test_minions_come_when_the_fellowship_is_weak() -> None:
    t = table(
        phase="shadow", fellowship=[MERRY], shadow_hand=[SAVAGE, WARRIOR], twilight=12, site=5
    )
    assert kind(choice(t)) in (SAVAGE, WARRIOR)


def test_nobody_holds_minions_while_the_others_arrive() -> None:
    t = table(
        phase="shadow", fellowship=STRONG, shadow_hand=[WARRIOR, SAVAGE], twilight=12, site=9,
        markers=(9, 5),
    )  # fmt: skip
    assert isinstance(choice(t), o.Play)


def test_twilight_is_not_left_lying_with_minions_in_hand() -> None:
    """Against an ordinary fellowship minions are played one after another."""
    t = table(
        phase="shadow", fellowship=[GIMLI, LEGOLAS], shadow_hand=[SAVAGE, WARRIOR, BRIGAND],
        twilight=20, site=5,
    )  # fmt: skip
    played = 0
    while isinstance(answer := choice(t), o.Play):
        t.do(answer)
        played += 1
        if not t.matching(o.Pass):
            break
    assert played >= 2


# -- hands and bids ------------------------------------------------------------------------------


def test_a_card_that_can_never_be_played_goes_first() -> None:
    t = table(
        phase="refill", fellowship=[GIMLI], dead=[LEGOLAS], deck=[MERRY] * 9,
        hand=[LEGOLAS, ARAGORN, SWORD], moves=2,
    )  # fmt: skip
    while t.asked != 0 or not t.matching(o.Discard):
        t.do(t.options[-1])
    assert choice(t) == o.Discard(LEGOLAS)


def test_good_cards_are_kept() -> None:
    t = table(phase="refill", fellowship=[GIMLI], deck=[MERRY] * 9, hand=[ARAGORN], moves=2)
    while t.asked != 0 or not t.matching(o.Discard):
        t.do(t.options[-1])
    assert choice(t) == o.Stop()


@pytest.mark.parametrize("seat", [0, 1])
def test_bids_are_modest(seat: int) -> None:
    state, _ = GAME.start(GAME.setup(2))
    for _ in range(seat):
        state, _ = GAME.apply(state, o.Bid(0))
    answer = make(PLAYING["bot"], GAME, seed=1).choose(GAME.view(state, seat))
    assert isinstance(answer, o.Bid)
    assert answer.burdens <= 2
