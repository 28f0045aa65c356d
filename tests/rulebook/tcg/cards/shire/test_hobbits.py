"""Frodo, Sam, Merry and Pippin, and what Hobbits carry."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, Table, fight, table

HALFLING, FRODO, GARDENER, SAM = "4R301", "4C302", "4R315", "4C316"
MERRY, UNQUENCHABLE, PIPPIN, NUISANCE = "4C310", "4R311", "4C314", "4R313"
CONEYS, CLOAK, PACK, ESCAPE = "4C298", "4R303", "4R317", "4R300"
ARAGORN, GIMLI, LEGOLAS, RANGER = "4C109", "4C49", "4C74", "4C122"
WARRIOR, SAVAGE, RAIDERS, EXPLORER, SOLDIER = "4C165", "4C17", "4C207", "4U250", "4C254"


@pytest.mark.card("4R301-1")
@pytest.mark.parametrize(
    ("friends", "safe"), [((GIMLI, LEGOLAS, ARAGORN), True), ((GIMLI, LEGOLAS, RANGER), False)]
)
def test_the_courteous_halfling_keeps_his_deck_safe_with_three_unbound_friends(
    friends: tuple[str, ...], safe: bool
) -> None:
    """Rest While You Can looks into the deck when Merry dies; with him three are left, or two."""
    t = table(
        ring_bearer=HALFLING, fellowship=[*friends, f"{MERRY}*3+4R171"], minions=["4C183"],
        phase="fire", site=5, deck=["4C42"] * 12, shadow_hand=[SPARE],
    )  # fmt: skip
    t.answer(o.WoundBy, card=MERRY)
    while t.matching(o.Find):
        t.do(t.options[0])
    assert len(t.happened(events.Revealed)) == 10
    assert len(t.state.decks[0]) == (12 if safe else 11)


@pytest.mark.card("4R301-1")
def test_the_courteous_halfling_pays_for_himself_and_at_a_site() -> None:
    friends = [GIMLI, LEGOLAS, ARAGORN]
    t = table(
        ring_bearer=HALFLING, fellowship=friends, phase="fellowship", hand=["4C56", SPARE],
        deck=["4C42"] * 4,
    )  # fmt: skip
    t.play("4C56")
    assert "4C42" in t.discards()
    t = table(
        ring_bearer=HALFLING, fellowship=friends, phase="fellowship", sites={1: "4U324"},
        hand=[MERRY, "4C42", "4C51", SPARE],
    )  # fmt: skip
    t.play(MERRY).choose("4C42", "4C51")  # Eastemnet Downs is no card of the Shadow
    assert t.hand() == (SPARE,)


@pytest.mark.card("4C302-1")
def test_a_tired_traveller_loses_a_burden_when_a_ring_bound_friend_comes() -> None:
    t = table(phase="fellowship", hand=[SAM, GIMLI], burdens=2)
    t.use(FRODO)
    assert t.options == [o.PlayFound(SAM)]
    t.choose(SAM)
    assert (t.burdens, t.twilight, t.in_play(SAM)) == (1, 2, True)
    t = table(phase="fellowship", hand=[GIMLI, SPARE], burdens=2)
    assert t.why(o.Use(str(t.card(FRODO)), "4C302-1")) == "TCG-10.5"
    t = table(phase="fellowship", fellowship=[GARDENER], hand=[SAM, SPARE], burdens=2)
    assert not t.can_use(FRODO)  # Sam is in play already


@pytest.mark.card("4C310-1")
def test_merry_leaves_for_an_exertion_of_the_ring_bearer() -> None:
    t = fight(MERRY, SAVAGE, twilight=2)
    t.use(MERRY).no()
    assert (t.discards(), t.wounds(FRODO)) == ((MERRY,), 1)
    assert t.dead == ()
    t = fight(MERRY, SAVAGE, twilight=2, hand=["4C42"])
    t.use(MERRY).yes()
    assert (t.in_play(MERRY), t.twilight, t.wounds(FRODO)) == (True, 0, 1)
    t.use(MERRY)  # the pool is empty
    assert t.discards() == (MERRY,)
    t = fight(MERRY, SAVAGE, ring_bearer="4C302*3", hand=["4C42"])
    assert not t.can_use(MERRY)


@pytest.mark.card("4C314-1")
def test_pippin_leaves_for_a_burden() -> None:
    t = fight(PIPPIN, SAVAGE, twilight=2)
    t.use(PIPPIN).no()
    assert (t.discards(), t.burdens) == ((PIPPIN,), 1)
    t = fight(PIPPIN, SAVAGE, twilight=2)
    t.use(PIPPIN).yes()
    assert (t.in_play(PIPPIN), t.twilight, t.burdens) == (True, 0, 1)
    t = fight(PIPPIN, SAVAGE, twilight=1)
    t.use(PIPPIN)
    assert t.discards() == (PIPPIN,)


@pytest.mark.card("4R311-1")
def test_merry_the_unquenchable_finds_no_orc_of_mordor_in_this_set() -> None:
    """The set has no Sauron Orc: the discard is paid, and nobody leaves the skirmish."""
    t = fight(GIMLI, RAIDERS, friends=[UNQUENCHABLE])
    t.use(UNQUENCHABLE)
    assert t.discards() == (UNQUENCHABLE,)
    assert t.board.skirmish.minions == (t.id(RAIDERS),)
    t = fight(UNQUENCHABLE, RAIDERS, hand=["4C42"])
    assert t.why(o.Use(str(t.card(UNQUENCHABLE)), "4R311-1")) == "TCG-10.5"  # he fights himself


@pytest.mark.card("4R313-1")
def test_pippin_the_nuisance_draws_an_uruk_hai_away() -> None:
    t = fight(GIMLI, RAIDERS, SAVAGE, friends=[NUISANCE])
    t.use(NUISANCE)
    assert t.discards() == (NUISANCE,)
    assert t.board.skirmish.minions == (t.id(SAVAGE),)
    assert t.in_play(RAIDERS)
    t = fight(FRODO, RAIDERS, SAVAGE, friends=[NUISANCE])
    t.use(NUISANCE)
    assert len(t.board.skirmish.minions) == 2  # Frodo is not unbound


@pytest.mark.card("4R313-1")
def test_pippin_who_is_assigned_is_no_nuisance() -> None:
    t = table(
        fellowship=[GIMLI, NUISANCE], minions=[RAIDERS, WARRIOR], phase="skirmish", site=5,
        skirmish=(GIMLI, RAIDERS), assigned=[(NUISANCE, WARRIOR)], hand=["4C42"],
    )  # fmt: skip
    assert t.why(o.Use(str(t.card(NUISANCE)), "4R313-1")) == "TCG-10.5"


@pytest.mark.card("4R315-1")
def test_the_gardener_finds_his_pack() -> None:
    t = table(phase="fellowship", fellowship=[GARDENER], hand=[SPARE], deck=[PACK, "4C42"])
    t.use(GARDENER).answer(o.PlayFound, card=PACK, on=GARDENER)
    assert t.card(PACK).on == t.id(GARDENER)
    assert t.happened(events.Searched)
    t = table(phase="fellowship", fellowship=[GARDENER], hand=[SPARE], deck=[PACK, "4C42"])
    t.use(GARDENER).stop()
    assert not t.in_play(PACK)
    assert t.why(o.Use(str(t.card(GARDENER)), "4R315-1")) == "TCG-10.18"  # nothing has changed


def frodo_falls(sam: str, **more: Any) -> Table:
    return fight(f"{FRODO}", SAVAGE, friends=[sam], burdens=2, **more).fight_out()


@pytest.mark.card("4R315-2", "4C316-2")
@pytest.mark.parametrize("sam", [GARDENER, SAM])
def test_sam_takes_the_ring_when_frodo_falls(sam: str) -> None:
    t = frodo_falls(sam)
    assert t.dead == (FRODO,)
    t.react(sam)
    assert t.over is None
    assert t.board.bearers[0] == t.id(sam)
    assert t.board.resistance[0] == 5
    assert t.card("4C2").on == t.id(sam)
    assert t.burdens == 2
    t = frodo_falls(sam)
    t.pass_()
    assert t.over is not None
    assert t.over.winners == (1,)


@pytest.mark.card("4R315-2", "4C316-2")
@pytest.mark.parametrize("sam", [GARDENER, SAM])
def test_five_burdens_are_too_many_for_sam(sam: str) -> None:
    t = fight(FRODO, SAVAGE, friends=[sam], burdens=5).fight_out().react(sam)
    assert t.over is not None


@pytest.mark.card("4C316-1")
def test_samwise_the_brave_takes_a_burden_off_frodos_mind() -> None:
    def guard(sam: str, **more: Any) -> Table:
        t = table(
            fellowship=[sam, "4C310"], minions=["4C226"], site=4, phase="assignment",
            shadow_hand=[SPARE], **more,
        )  # fmt: skip
        t.pass_all().assign(MERRY, "4C226")
        return t.react("4C226")

    t = guard(SAM)
    assert t.asked == 0
    t.react(SAM)
    assert (t.burdens, t.wounds(SAM), t.wounds("4C226")) == (0, 1, 1)
    t = guard(SAM)
    t.pass_()
    assert t.burdens == 1
    assert guard(f"{SAM}*3").burdens == 1  # exhausted


@pytest.mark.card("4C316-1")
def test_samwise_alone_takes_no_burden_off_his_own_mind() -> None:
    """Frodo is not there any more: Sam bears the Ring himself."""
    t = table(
        ring_bearer=SAM, fellowship=[MERRY], minions=["4C226"], site=4, phase="assignment",
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all().assign(MERRY, "4C226").react("4C226")
    assert t.burdens == 1


@pytest.mark.card("4C316-1")
def test_samwise_does_not_respond_to_burdens_of_ones_own() -> None:
    t = table(phase="fellowship", fellowship=[SAM], hand=["4U309", SPARE], ring_bearer="4C302*2")
    t.play("4U309")
    assert t.burdens == 1
    assert not t.matching(o.React)


@pytest.mark.card("4C298-2")
def test_a_brace_of_coneys_lifts_a_burden() -> None:
    t = table(phase="fellowship", fellowship=[f"{SAM}+{CONEYS}"], hand=[SPARE], burdens=2)
    t.use(CONEYS)
    assert (t.burdens, t.discards()) == (1, (CONEYS,))


@pytest.mark.card("4R303-2")
def test_frodos_cloak_hides_him_near_home() -> None:
    assert cloaked(1).can_use(CLOAK, 2)
    t = cloaked(4)
    t.use(CLOAK, 2)
    assert t.happened(events.SkirmishCancelled)
    assert (t.burdens, t.discards()) == (2 + 1, (CLOAK,))
    assert cloaked(5).why(o.Use(str(cloaked(5).card(CLOAK)), f"{CLOAK}-2")) == "TCG-10.5"


@pytest.mark.card("4R303-3")
def test_frodos_cloak_comforts_him_later() -> None:
    assert not cloaked(1).can_use(CLOAK, 3)
    t = cloaked(5)
    t.use(CLOAK, 3)
    assert (t.burdens, t.wounds(FRODO), t.discards()) == (1, 1, (CLOAK,))
    assert cloaked(4).why(o.Use(str(cloaked(4).card(CLOAK)), f"{CLOAK}-3")) == "TCG-10.5"


def cloaked(site: int) -> Table:
    """Frodo in his cloak, with two wounds and two burdens, attacked."""
    t = fight(FRODO, SOLDIER, site=site, burdens=2, ring_bearer="4C302*2", hand=["4C42"])
    return t.wears(CLOAK, FRODO)


@pytest.mark.card("4R317-2")
def test_sams_pack_heals_at_the_start_of_a_turn_for_twilight() -> None:
    t = table(
        phase="begin", fellowship=[f"{SAM}*1+{PACK}", f"{GIMLI}*1"], hand=[SPARE],
        ring_bearer="4C302*2",
    )  # fmt: skip
    t.react(PACK).choose(FRODO)
    assert (t.wounds(FRODO), t.wounds(SAM), t.wounds(GIMLI), t.twilight) == (1, 1, 1, 2)
    t = table(phase="begin", fellowship=[f"{SAM}*1+{PACK}"], hand=[SPARE])
    t.pass_()
    assert (t.wounds(SAM), t.twilight) == (1, 0)


@pytest.mark.card("4R300-2")
def test_an_escape_costs_two_exertions() -> None:
    t = fight(f"{MERRY}+{ESCAPE}", SAVAGE, twilight=1)
    t.use(ESCAPE).no()
    assert t.happened(events.SkirmishCancelled)
    assert t.wounds(MERRY) == 2
    t = fight(f"{MERRY}+{ESCAPE}", SAVAGE, twilight=1)
    t.use(ESCAPE).yes()
    assert not t.happened(events.SkirmishCancelled)
    assert t.twilight == 0
    t = fight(f"{MERRY}*3+{ESCAPE}", SAVAGE, hand=["4C42"])
    assert not t.can_use(ESCAPE)  # vitality 5: one exertion left
