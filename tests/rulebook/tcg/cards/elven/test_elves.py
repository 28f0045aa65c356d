"""The Elves themselves, and what they bear."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, Table, fight, table

LEGOLAS, HUNTER, GIMLI, ARAGORN, FRODO = "4C74", "4R73", "4C49", "4C109", "4C302"
GUARDIAN, SWORDSMAN, HALDIR = "4C76", "4C78", "4C71"
ERETHON, PENGEDHEL, THONNAS, ORDULUS = "4R65", "4U81", "4U86", "4U80"
FEREVELDIR, FEREVELLON, THANDRONEN = "4C67", "4C68", "4C85"
BOW, SWORD, BROOCH, LEMBAS = "4U62", "4C64", "4U63", "4R75"
WARRIOR, SAVAGE, RAIDERS, EXPLORER = "4C165", "4C17", "4C207", "4U250"


def totals(*fellowship: str) -> events.Totals:
    t = table(fellowship=fellowship, minions=[RAIDERS], site=5, phase="fire", shadow_hand=[SPARE])
    found = t.happened(events.Totals)[0]
    assert isinstance(found, events.Totals)
    return found


@pytest.mark.card("4U62-2")
def test_an_elven_bow_makes_an_archer() -> None:
    assert totals(GUARDIAN).fellowship == 0
    assert totals(f"{GUARDIAN}+{BOW}").fellowship == 1
    assert totals(f"{LEGOLAS}+{BOW}").fellowship == 1  # an archer is an archer, no more


@pytest.mark.card("4R65-2", "4U81-2", "4U86-2")
@pytest.mark.parametrize(
    ("who", "strength", "damage", "minion"),
    [(ERETHON, 7, 1, 11), (PENGEDHEL, 8, 0, 11), (THONNAS, 6, 0, 9)],
)
def test_a_naith_elf_fights_better_with_a_bow_and_does_not_shoot(
    who: str, strength: int, damage: int, minion: int
) -> None:
    t = fight(f"{who}+{BOW}", SAVAGE)
    assert (t.strength(who), t.keyword(who, "damage")) == (strength, damage)
    assert t.strength(SAVAGE) == minion
    assert totals(f"{who}+{BOW}", LEGOLAS).fellowship == 1
    t = fight(who, SAVAGE)
    assert (t.strength(who), t.keyword(who, "damage"), t.strength(SAVAGE)) == (6, 0, 11)


@pytest.mark.card("4R65-2", "4U81-2", "4U86-2")
@pytest.mark.parametrize("who", [ERETHON, PENGEDHEL, THONNAS])
def test_a_sword_is_no_bow(who: str) -> None:
    t = fight(f"{who}+{SWORD}", SAVAGE)
    assert (t.strength(who), t.strength(SAVAGE)) == (7, 11)


@pytest.mark.card("4U86-2")
def test_thonnas_weakens_those_he_fights_alone() -> None:
    t = fight(f"{THONNAS}+{BOW}", SAVAGE, others=[WARRIOR])
    assert (t.strength(SAVAGE), t.strength(WARRIOR)) == (9, 7)


@pytest.mark.card("4C64-2")
def test_an_elven_sword_is_paid_with_its_bearer_or_with_two_cards() -> None:
    t = fight(f"{LEGOLAS}+{SWORD}", SAVAGE, others=[WARRIOR], hand=["4C42", "4C42", "4C51"])
    t.use(SWORD).answer(o.Branch, n=1)
    assert (t.strength(SAVAGE), t.wounds(LEGOLAS)) == (10, 1)
    t.use(SWORD).answer(o.Branch, n=2).choose("4C42", "4C51")
    assert (t.strength(SAVAGE), t.hand()) == (9, ("4C42",))
    assert t.strength(WARRIOR) == 7
    t.use(SWORD)  # one card left: only the bearer can pay
    assert (t.strength(SAVAGE), t.wounds(LEGOLAS), t.hand()) == (8, 2, ("4C42",))
    t.pass_()
    assert t.why(o.Use(str(t.card(SWORD)), f"{SWORD}-2")) == "TCG-10.5"


@pytest.mark.card("4U63-2")
def test_a_brooch_is_lost_instead_of_another_possession() -> None:
    """Pillage by the Shadow alone: a card of one's own is another matter."""
    bearer = f"{LEGOLAS}+{BROOCH}+{SWORD}"
    t = table(fellowship=[bearer], minions=["4C14"] * 3, shadow_hand=["4R39"], twilight=9)
    t.play("4R39").choose(SWORD)
    assert t.asked == 0
    t.react(BROOCH)
    assert t.in_play(SWORD)
    assert not t.in_play(BROOCH)
    assert t.discards() == (BROOCH,)


@pytest.mark.card("4U63-2")
def test_a_brooch_may_be_kept_and_does_not_guard_itself() -> None:
    bearer = f"{LEGOLAS}+{BROOCH}+{SWORD}"
    t = table(fellowship=[bearer], minions=["4C14"] * 3, shadow_hand=["4R39"], twilight=9)
    t.play("4R39").choose(SWORD).pass_()
    assert t.in_play(BROOCH)
    assert not t.in_play(SWORD)
    t = table(fellowship=[bearer], minions=["4C14"] * 3, shadow_hand=["4R39"], twilight=9)
    t.play("4R39").choose(BROOCH)
    assert not t.matching(o.React)
    assert not t.in_play(BROOCH)


@pytest.mark.card("4U63-2")
def test_a_brooch_does_not_help_against_a_card_of_ones_own() -> None:
    """Shadowfax makes his rider drop hand weapons."""
    t = table(phase="fellowship", fellowship=[f"4C90+{BROOCH}+4U280"], hand=["4R100", SPARE])
    t.play("4R100")
    assert not t.in_play("4U280")
    assert t.in_play(BROOCH)


@pytest.mark.card("4R75-2")
def test_lembas_fills_the_hand() -> None:
    t = table(
        phase="regroup", fellowship=[f"{LEGOLAS}+{LEMBAS}"], hand=["4C42", "4C51"],
        deck=["4C44"] * 9, shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(LEMBAS)
    t.answer(o.Discard, card="4C51")
    assert len(t.hand()) == 8
    assert t.discards() == ("4C51", LEMBAS)
    t = table(
        phase="regroup", fellowship=[f"{LEGOLAS}+{LEMBAS}"], hand=["4C42"] * 9,
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(LEMBAS).stop().answer(o.Discard, card="4C42")
    assert len(t.hand()) == 8


def with_tokens(tokens: int, who: str = FEREVELDIR) -> Table:
    return fight(who, RAIDERS, others=[WARRIOR], support=[f"4R69^{tokens}"], hand=["4C42"])


@pytest.mark.card("4C67-2")
def test_fereveldir_wounds_whom_he_fights_for_an_elven_token() -> None:
    t = with_tokens(1)
    t.use(FEREVELDIR)
    assert (t.wounds(FEREVELDIR), t.wounds(RAIDERS), t.wounds(WARRIOR)) == (1, 1, 0)
    assert t.tokens("4R69") == 0
    t.pass_()
    assert t.why(o.Use(str(t.card(FEREVELDIR)), "4C67-2")) == "TCG-10.5"
    assert not with_tokens(0).can_use(FEREVELDIR)
    assert not with_tokens(2, f"{FEREVELDIR}*2").can_use(FEREVELDIR)


@pytest.mark.card("4C68-2")
def test_ferevellon_weakens_whom_he_fights() -> None:
    t = fight(FEREVELLON, RAIDERS, others=[WARRIOR])
    t.use(FEREVELLON)
    assert (t.strength(RAIDERS), t.strength(WARRIOR), t.wounds(FEREVELLON)) == (7, 7, 1)
    t.resolve()
    assert t.strength(RAIDERS) == 9
    t = fight(f"{FEREVELLON}*2", RAIDERS, hand=["4C83"])
    assert not t.can_use(FEREVELLON)


@pytest.mark.card("4C68-2")
def test_ferevellon_exerts_in_vain_when_others_fight() -> None:
    t = fight(LEGOLAS, RAIDERS, friends=[FEREVELLON])
    t.use(FEREVELLON)
    assert (t.strength(RAIDERS), t.wounds(FEREVELLON)) == (9, 1)


@pytest.mark.card("4C71-1")
@pytest.mark.parametrize(("control", "strength"), [({}, 7), ({1: 1}, 5), ({1: 0}, 7)])
def test_haldir_is_stronger_while_no_opponent_holds_a_site(
    control: dict[int, int], strength: int
) -> None:
    t = fight(HALDIR, WARRIOR, control=control)
    assert t.strength(HALDIR) == strength


@pytest.mark.card("4C71-2")
def test_haldir_frees_a_site_from_a_battleground() -> None:
    t = table(
        phase="regroup", fellowship=[HALDIR, LEGOLAS], site=5, control={1: 1, 2: 1},
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(HALDIR)
    assert t.board.control[:2] == (1, None)  # the highest one
    assert (t.wounds(HALDIR), t.wounds(LEGOLAS)) == (1, 1)
    t = table(phase="regroup", fellowship=[HALDIR, LEGOLAS], site=6, control={1: 1}, hand=["4C42"])
    assert t.why(o.Use(str(t.card(HALDIR)), "4C71-2")) == "TCG-10.5"  # no battleground
    t = table(phase="regroup", fellowship=[HALDIR, GIMLI], site=5, control={1: 1}, hand=["4C42"])
    assert not t.can_use(HALDIR)  # no other Elf
    t = table(
        phase="regroup", fellowship=[HALDIR, f"{LEGOLAS}*2"], site=5, control={1: 1}, hand=["4C42"]
    )
    assert not t.can_use(HALDIR)  # the other Elf is exhausted


@pytest.mark.card("4R73-1")
@pytest.mark.parametrize(
    ("hobbits", "more"), [((), 0), (("4C310",), 1), (("4C310", "4C314", "4C316"), 2)]
)
def test_the_hunter_makes_shadow_events_and_conditions_dearer(
    hobbits: tuple[str, ...], more: int
) -> None:
    """Sam and Frodo are Ring-bound. Minions and possessions cost what they did."""

    def spent(card: str, *minions: str) -> int:
        t = table(
            phase="shadow", fellowship=[HUNTER, *hobbits], minions=minions, site=5, twilight=9,
            shadow_hand=[card, SPARE],
        )  # fmt: skip
        return 9 - t.play(card).twilight

    assert spent("4U34") == 2 + more
    assert spent(WARRIOR) == 2
    assert spent("4R19") == 1
    t = fight(HUNTER, "4C10", friends=hobbits, shadow_hand=["4U8", SPARE],
              twilight=9)  # fmt: skip
    t.play("4U8")
    assert t.twilight == 9 - 3 - more


@pytest.mark.card("4C74-1")
def test_legolas_weakens_a_minion_and_more_if_it_fights_gimli() -> None:
    t = fight(GIMLI, SAVAGE, friends=[LEGOLAS])
    t.use(LEGOLAS)
    assert (t.strength(SAVAGE), t.wounds(LEGOLAS)) == (9, 1)
    t = fight(ARAGORN, SAVAGE, friends=[LEGOLAS])
    t.use(LEGOLAS)
    assert t.strength(SAVAGE) == 10
    t = fight(FRODO, SAVAGE, friends=[LEGOLAS])
    t.use(LEGOLAS)
    assert t.strength(SAVAGE) == 11  # Frodo is not unbound


@pytest.mark.card("4C76-1")
def test_a_guardian_makes_the_shadow_choose_whom_to_wound() -> None:
    t = table(
        phase="regroup", fellowship=[GUARDIAN], minions=[RAIDERS, WARRIOR], shadow_hand=[SPARE]
    )
    t.use(GUARDIAN)
    assert t.asked == 1
    t.choose(WARRIOR)
    assert (t.wounds(WARRIOR), t.wounds(RAIDERS), t.wounds(GUARDIAN)) == (1, 0, 1)


@pytest.mark.card("4C76-1")
def test_with_two_shadow_players_the_guardian_names_one() -> None:
    t = table(
        phase="regroup", fellowship=[GUARDIAN], minions=["1:4C207", "2:4C165"], seats=3,
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(GUARDIAN).answer(o.Name, seat=2)
    assert t.asked == 2
    t.choose(RAIDERS)  # any minion
    assert t.wounds(RAIDERS) == 1


@pytest.mark.card("4C78-1")
def test_a_swordsman_is_the_bane_of_the_wounded() -> None:
    t = fight(SWORDSMAN, f"{RAIDERS}*1", f"{EXPLORER}*2", others=[f"{WARRIOR}*1"])
    assert (t.strength(RAIDERS), t.strength(EXPLORER), t.strength(WARRIOR)) == (7, 1, 7)


@pytest.mark.card("4U80-2")
def test_ordulus_gets_ranged_weapons_for_less() -> None:
    for who, cost in ((ORDULUS, 0), (GUARDIAN, 1)):
        t = table(phase="fellowship", fellowship=[ORDULUS, GUARDIAN], hand=[BOW, SPARE])
        t.play(BOW, on=who)
        assert t.twilight == cost
    t = table(phase="fellowship", fellowship=[ORDULUS], hand=[SWORD, SPARE])
    t.play(SWORD)
    assert t.twilight == 1


@pytest.mark.card("4C85-2")
def test_thandronen_discards_a_minion_stacked_on_a_site_or_condition() -> None:
    t = table(
        phase="regroup", fellowship=[THANDRONEN], site=4, control={1: 1}, stacked={1: ["4C10"]},
        support=["4C50<4C42"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(THANDRONEN)
    assert t.discards(1) == ("4C10",)
    assert t.stacked("4C50") == ["4C42"]
    assert t.wounds(THANDRONEN) == 1
    t = table(
        phase="regroup", fellowship=[THANDRONEN], site=4, control={1: 1},
        stacked={1: ["4C10", "4C17"]}, shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(THANDRONEN).choose("4C17")
    assert t.discards(1) == ("4C17",)
