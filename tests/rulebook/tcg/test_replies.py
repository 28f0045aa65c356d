"""How everybody goes on in games that a search only imagines: quickly, and as `greedy` would."""

from random import Random

from mathom.core import Choice, Option
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import GAME, Table, table

ARAGORN, GIMLI, LEGOLAS, MERRY, FRODO = "4P364", "4C49", "4C74", "4C310", "4C302"
SWORD, BEST_COMPANY, FEROCITY = "4U132", "4C42", "4C151"
SAVAGE, WARRIOR, CROSSBOWMAN = "4C17", "4C165", "4C183"


def reply(t: Table) -> Option:
    question = GAME.question(t.state)
    assert isinstance(question, Choice)
    return GAME.advisor.reply(t.state, question, Random(1))


def kind(option: Option) -> str:
    """The card of an option, without its number."""
    return str(getattr(option, "card", "")).partition(".")[0]


def test_a_skirmish_is_turned_by_a_card_that_can_do_it() -> None:
    t = table(
        phase="skirmish", fellowship=[GIMLI, LEGOLAS], minions=[WARRIOR], site=5,
        skirmish=(GIMLI, WARRIOR), hand=[BEST_COMPANY],
    )  # fmt: skip
    assert t.strength(GIMLI) < t.strength(WARRIOR)
    assert not isinstance(reply(t), o.Pass)


def test_the_shadow_overwhelms_the_ring_bearer_when_it_can() -> None:
    t = table(
        phase="skirmish", minions=[WARRIOR], site=5, skirmish=(FRODO, WARRIOR), twilight=3,
        shadow_hand=[FEROCITY], hand=["4C87"],
    )  # fmt: skip
    t.pass_()
    assert kind(reply(t)) == FEROCITY


def test_nothing_is_played_where_no_card_can_turn_the_skirmish() -> None:
    """Two of them are more than twice as strong as Merry, and by far."""
    t = table(
        phase="skirmish", fellowship=[MERRY, GIMLI, LEGOLAS], minions=[SAVAGE, WARRIOR], site=5,
        skirmish=(MERRY, SAVAGE, WARRIOR), hand=[BEST_COMPANY],
    )  # fmt: skip
    assert t.strength(SAVAGE) + t.strength(WARRIOR) >= 2 * t.strength(MERRY) + 5
    assert reply(t) == o.Pass()


def test_the_strongest_minion_is_met_first_and_not_by_the_ring_bearer() -> None:
    t = table(fellowship=[ARAGORN, MERRY], minions=[WARRIOR, SAVAGE], site=5, phase="defenders")
    answer = reply(t)
    assert isinstance(answer, o.Assign)
    strongest = max((SAVAGE, WARRIOR), key=t.strength)
    assert answer.minion.startswith(strongest)
    assert answer.who.startswith(ARAGORN)


def test_what_there_is_to_play_is_played_companions_first() -> None:
    t = table(
        phase="fellowship", fellowship=[GIMLI], hand=["4C87", SWORD, ARAGORN], site=1,
        shadow_hand=[WARRIOR] * 8,
    )  # fmt: skip
    assert kind(reply(t)) == ARAGORN


def test_minions_are_mustered_the_strongest_first() -> None:
    t = table(
        phase="shadow", fellowship=[MERRY], shadow_hand=[SAVAGE, WARRIOR], twilight=12, site=5
    )
    there = table(minions=[SAVAGE, WARRIOR], site=5)
    assert kind(reply(t)) == max((SAVAGE, WARRIOR), key=there.strength)


def test_arrows_hit_who_has_most_vitality_left_and_the_ring_bearer_last() -> None:
    t = table(
        fellowship=[f"{GIMLI}*2", ARAGORN], ring_bearer=FRODO, minions=[CROSSBOWMAN], site=5,
        phase="fire",
    )  # fmt: skip
    assert kind(reply(t)) == ARAGORN


def test_nobody_moves_on_in_an_imagined_turn() -> None:
    t = table(phase="again", fellowship=[ARAGORN, GIMLI], site=2, shadow_hand=[WARRIOR])
    assert reply(t) == o.Stay()
