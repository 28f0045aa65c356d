"""Trackers of Isengard, who run after the fellowship and its Hobbits."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

FRODO, ARAGORN, ORDULUS, GIMLI, MERRY, PIPPIN, SAM = (
    "4C302", "4C109", "4U80", "4C49", "4C310", "4C314", "4C316"
)  # fmt: skip
WARRIOR, RUNNER, CHASER, BRIGAND, SPARE = "4C165", "4C193", "4C181", "4C10", "4C26"
UGLUK, MAUHUR, SWORD, WEARY = "4R176", "4R160", "4R177", "4C212"


@pytest.mark.card("4C181-1", "4C193-1", "4C187-1", "4C189-1")
@pytest.mark.parametrize(
    ("minion", "bonus", "damage"),
    [(CHASER, 2, 0), (RUNNER, 2, 0), ("4C187", 3, 1), ("4C189", 3, 1)],
)
def test_in_fierce_skirmishes_runners_are_stronger(minion: str, bonus: int, damage: int) -> None:
    def fight(*, fierce: bool, inside: str = minion) -> Table:
        return table(
            phase="skirmish", fellowship=[ARAGORN], minions=[minion, "4R200"], site=5,
            skirmish=(ARAGORN, inside), fierce=fierce, shadow_hand=[SPARE],
        )  # fmt: skip

    printed = FACES[minion].strength
    t = fight(fierce=True)
    assert (t.strength(minion), t.keyword(minion, "damage")) == (printed + bonus, damage)
    for t in (fight(fierce=False), fight(fierce=True, inside="4R200")):
        assert (t.strength(minion), t.keyword(minion, "damage")) == (printed, 0)


@pytest.mark.card("4U194-1", "4C195-1")
@pytest.mark.parametrize("minion", ["4U194", "4C195"])
@pytest.mark.parametrize(
    ("burden", "bonus"), [("", 0), (f"+{WEARY}", 2), ("+4U159", 2), ("+4R139", 0)]
)
def test_who_is_searched_for_is_found(minion: str, burden: str, bonus: int) -> None:
    """Weary and Many Riddles are searches, Banished is none."""
    t = table(
        phase="skirmish", fellowship=[f"{ARAGORN}{burden}"], minions=[minion], site=5,
        skirmish=(ARAGORN, minion), shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.strength(minion) == FACES[minion].strength + bonus
    assert t.keyword(minion, "damage") == bonus // 2


# -- Uglúk and Mauhúr -----------------------------------------------------------------------------


@pytest.mark.card("4R176-1")
@pytest.mark.parametrize(
    ("hand", "owner", "cost"), [(RUNNER, 1, 3), (WARRIOR, 1, 4), (RUNNER, 2, 5)]
)
def test_ugluks_trackers_roam_for_nothing(hand: str, owner: int, cost: int) -> None:
    def pool(twilight: int) -> Table:
        return table(
            phase="shadow", minions=[f"{owner}:{UGLUK}"], site=4, twilight=twilight, seats=3,
            shadow_hand=[hand, SPARE],
        )  # fmt: skip

    assert pool(cost - 1).why(o.Play(hand)) == "TCG-7.2"
    assert pool(cost).play(hand).twilight == 0


@pytest.mark.card("4R176-1")
def test_ugluk_himself_pays_for_roaming() -> None:
    t = table(phase="shadow", site=4, twilight=6, shadow_hand=[UGLUK, SPARE]).play(UGLUK)
    assert t.twilight == 0


@pytest.mark.card("4R176-2", "4R176-3")
@pytest.mark.parametrize(
    ("others", "strength", "damage"),
    [([], 9, 0), ([WARRIOR], 9, 0), ([RUNNER], 12, 0), ([RUNNER, CHASER], 12, 1)],
)
def test_ugluk_grows_with_his_trackers(others: list[str], strength: int, damage: int) -> None:
    t = table(minions=[UGLUK, *others], site=5, shadow_hand=[SPARE])
    assert (t.strength(UGLUK), t.keyword(UGLUK, "damage")) == (strength, damage)


@pytest.mark.card("4R177-1")
def test_ugluks_sword_is_for_uruks() -> None:
    t = table(
        phase="shadow", minions=[WARRIOR, BRIGAND], site=5, twilight=1, shadow_hand=[SWORD, SPARE]
    )
    assert t.why(o.Play(SWORD, str(t.card(BRIGAND)))) == "TCG-12.1"
    t.play(SWORD, on=WARRIOR)
    assert t.strength(WARRIOR) == 10


def drawing_the_sword(bearer: str = UGLUK, **more: Any) -> Table:
    setting: dict[str, Any] = {"twilight": 1, "shadow_hand": [CHASER, BRIGAND, SPARE]} | more
    return table(phase="shadow", minions=[f"{bearer}+{SWORD}"], site=5, **setting)


@pytest.mark.card("4R177-2")
def test_ugluk_gives_up_one_minion_for_another() -> None:
    t = drawing_the_sword().use(SWORD).choose(BRIGAND).choose(CHASER)
    assert t.in_play(CHASER)
    assert (t.twilight, t.wounds(UGLUK)) == (0, 1)
    assert t.discards(1) == (BRIGAND,)


@pytest.mark.card("4R177-2")
@pytest.mark.rule("TCG-10.9")
def test_the_minion_that_pays_must_leave_one_that_can_be_played() -> None:
    """With one twilight the Vanguard cannot come: it is the one to be discarded."""
    t = drawing_the_sword(shadow_hand=["4R200", CHASER, SPARE]).use(SWORD)
    assert t.why(o.Take(CHASER)) == "TCG-10.9"
    t.choose("4R200").choose(CHASER)
    assert t.in_play(CHASER)


@pytest.mark.card("4R177-2")
@pytest.mark.parametrize(
    ("bearer", "more"),
    [
        (WARRIOR, {}),
        (f"{UGLUK}*2", {}),
        (UGLUK, {"shadow_hand": [CHASER, SPARE]}),
        (UGLUK, {"twilight": 0, "shadow_hand": [CHASER, "4U188"]}),
    ],
    ids=["not Uglúk", "exhausted", "one minion", "no twilight"],
)
def test_ugluks_sword_needs_ugluk_two_minions_and_twilight(
    bearer: str, more: dict[str, Any]
) -> None:
    t = drawing_the_sword(bearer, **more)
    assert not t.can_use(SWORD)
    assert t.why(o.Use(str(t.card(SWORD)), f"{SWORD}-2")) == "TCG-10.5"


@pytest.mark.card("4R160-1")
def test_mauhur_keeps_wounds_off_a_tracker() -> None:
    t = table(
        phase="skirmish", fellowship=[GIMLI], minions=["4C190", MAUHUR, WARRIOR], site=5,
        skirmish=(GIMLI, "4C190"), twilight=2, shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(MAUHUR)
    assert not t.matching(o.Choose, card=WARRIOR)
    t.choose("4C190").resolve()
    assert t.wounds("4C190") == 0
    assert t.twilight == 0
    t = table(
        phase="skirmish", fellowship=[GIMLI], minions=["4C190", MAUHUR], site=5,
        skirmish=(GIMLI, "4C190"), twilight=1, shadow_hand=[SPARE],
    )  # fmt: skip
    assert not t.offers(MAUHUR)
    assert t.wounds("4C190") == 2


@pytest.mark.card("4R160-1")
@pytest.mark.rule("TCG-10.2", "TIM-4.2")
def test_of_two_trackers_whom_mauhur_saves_nobody_asks_who_comes_first() -> None:
    t = table(
        phase="skirmish", fellowship=["4C109+4U132"], minions=["4C187", "4C190", MAUHUR], site=5,
        skirmish=(ARAGORN, "4C187", "4C190"), twilight=4, hand=["4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(MAUHUR).choose("4C187").use(MAUHUR).choose("4C190")
    while not t.happened(events.SkirmishWon):
        t.pass_()
    assert not t.matching(o.First)
    assert len(t.happened(events.Prevented)) == 2
    assert (t.wounds("4C187"), t.wounds("4C190")) == (0, 0)


@pytest.mark.card("4R160-1")
def test_mauhur_saves_nobody_from_being_overwhelmed() -> None:
    t = table(
        phase="skirmish", fellowship=["4C109+4C134"], minions=["4C187", MAUHUR], site=5,
        skirmish=(ARAGORN, "4C187"), twilight=2, shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(MAUHUR).choose("4C187").resolve()
    assert not t.in_play("4C187")


# -- Hobbits --------------------------------------------------------------------------------------

GUARDS = ["4R186", "4U188", "4C190"]


@pytest.mark.card("4R186-1", "4U188-1", "4C190-1")
@pytest.mark.parametrize("minion", GUARDS)
def test_a_guarded_hobbit_cannot_slip_away(minion: str) -> None:
    """Merry's own text discards him; it may be used, and does nothing."""

    def slipping(watcher: str) -> Table:
        t = table(
            phase="skirmish", fellowship=[MERRY], minions=[WARRIOR, watcher], site=5,
             skirmish=(MERRY, WARRIOR), shadow_hand=[SPARE],
        )  # fmt: skip
        return t.use(MERRY)

    assert slipping(minion).in_play(MERRY)
    assert not slipping(RUNNER).in_play(MERRY)


@pytest.mark.card("4R186-1", "4U188-1", "4C190-1")
@pytest.mark.parametrize("minion", GUARDS)
def test_a_guarded_hobbit_cannot_be_given_up_as_a_price(minion: str) -> None:
    """New Fear is prevented with two companions: here Gimli and Sam are all there are."""
    t = table(
        phase="regroup", fellowship=[MERRY, PIPPIN, GIMLI, SAM], minions=["4C222", minion], site=5,
        twilight=4, shadow_hand=["4R240", SPARE],
    )  # fmt: skip
    t.play("4R240").yes()
    assert t.discards() == tuple(sorted((GIMLI, SAM)))


@pytest.mark.card("4R186-2", "4U188-2", "4C190-2")
@pytest.mark.parametrize("minion", GUARDS)
def test_a_dead_hobbit_is_avenged_on_the_others(minion: str) -> None:
    def killing(who: str, wounds: int = 0) -> Table:
        spec = f"{minion}*{wounds}" if wounds else minion
        return table(
            phase="skirmish", fellowship=[MERRY, SAM, ARAGORN, "4C67"], minions=["4R200", spec],
            site=7, skirmish=(who, "4R200"), shadow_hand=[SPARE],
        )  # fmt: skip

    t = killing(MERRY).react(minion)
    if minion == "4R186":
        t.pass_()  # Sam does not take the burden away
        assert (t.burdens, t.wounds(minion)) == (1, 1)
    elif minion == "4U188":
        assert t.asked == 1
        t.choose(ARAGORN)
        assert (t.wounds(ARAGORN), t.wounds(minion)) == (3, 2)
    else:
        assert t.asked == 0
        assert not t.matching(o.Choose, card=SAM)
        t.choose("4C67")
        assert (t.wounds("4C67"), t.wounds(minion)) == (1, 1)
    assert not killing(SAM).offers(minion)  # Ring-bound
    assert not killing("4C67").offers(minion)  # no Hobbit
    tired = FACES[minion].vitality - (2 if minion == "4U188" else 1)
    assert not killing(MERRY, tired).offers(minion)
