"""The table at a terminal: what one needs to see is there, at any width, in both languages."""

from io import StringIO

import pytest
from rich.console import Console

from mathom.cli.terminal.options import menu
from mathom.core import Choice
from mathom.games.tcg import options as o
from mathom.games.tcg.terminal import draw
from mathom.text import Words
from tests.rulebook.tcg.tabletop import GAME, Table, table

GIMLI, WARRIOR, UGLUK = "4C49", "4C165", "4U157"


def drawn(t: Table, seat: int | None, width: int, language: str = "en", seats: int = 2) -> str:
    players = ("Anna", "Bert", "Cleo", "Dora")[:seats]
    words = Words(language, GAME, players, strict=True)
    console = Console(file=StringIO(), width=width, highlight=False, markup=False)
    view = GAME.view(t.state, seat)
    console.print(draw(GAME, view, words))
    if isinstance(view.question, Choice):
        console.print(menu(view.question, words, width))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def skirmish() -> Table:
    return table(
        fellowship=[f"{GIMLI}+4C42*1", "4C74"], minions=[f"{WARRIOR}*1", "4C10"], site=5,
        phase="skirmish", skirmish=(GIMLI, WARRIOR), assigned=(("4C74", "4C10"),),
        support=["4C50^2<4C56"], shadow_support=["4R166"], hand=["4C42", "4C42"], twilight=3,
        control={1: 1},
    )  # fmt: skip


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_sticks_out_and_everything_has_words(
    width: int, language: str, seat: int | None
) -> None:
    text = drawn(skirmish(), seat, width, language)
    assert all(len(line) <= width for line in text.splitlines())
    assert "‹" not in text


def test_one_sees_who_fights_whom_and_how_strong_both_sides_are() -> None:
    text = drawn(skirmish(), 0, 100)
    lines = text.splitlines()
    assert any("Gimli" in line and "♥ 2/3" in line for line in lines)
    assert any("Orthanc Warrior" in line and "→ Gimli" in line for line in lines)
    assert any("Dunlending Brigand" in line and "→ Legolas" in line for line in lines)
    (fight,) = [line for line in lines if line.startswith("Skirmish:")]
    t = skirmish()
    assert f"{t.strength(GIMLI)} : {t.strength(WARRIOR)}" in fight


def test_one_sees_path_twilight_support_areas_and_the_own_hand() -> None:
    text = drawn(skirmish(), 0, 100)
    assert "●─●─●─●─◉─○─○─○─○" in text
    assert "twilight 3" in text
    assert "2 tokens" in text
    assert "stacked:" in text
    assert "Bert controls 1" in text
    assert "2 × " in text.partition("Your hand")[2]


def test_nobody_sees_the_hand_of_another() -> None:
    assert "Your hand" not in drawn(skirmish(), None, 100)
    assert "Your hand" not in drawn(skirmish(), 1, 100)


def test_with_three_players_minions_have_owners() -> None:
    t = table(
        minions=[f"1:{WARRIOR}", f"2:{WARRIOR}"], fellowship=[GIMLI], site=5, seats=3,
        hand=["4C42"],
    )  # fmt: skip
    text = drawn(t, 0, 100, seats=3)
    assert [line.split()[-1] for line in text.splitlines() if "Orthanc" in line] == ["Bert", "Cleo"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ("Liberate a site.", "Exert a minion.")), ("de", ("Einen Ort befreien.",))],
)
def test_a_choice_of_effects_names_each_in_words(language: str, said: tuple[str, ...]) -> None:
    elves = ["4C67", "4C68", "4C71"]
    t = table(
        phase="regroup", fellowship=elves, minions=[WARRIOR], site=5, hand=["4R84"], control={1: 1}
    )
    text = drawn(t.play("4R84"), 0, 80, language)
    assert all(one in text for one in said)


@pytest.mark.parametrize(("language", "said"), [("en", "Exert Gimli."), ("de", "Gimli anstrengen")])
def test_a_cost_that_cannot_be_paid_is_named(language: str, said: str) -> None:
    t = table(
        phase="skirmish", fellowship=[f"{GIMLI}*2"], minions=[WARRIOR], site=5,
        skirmish=(GIMLI, WARRIOR), hand=["4C42"],
    )  # fmt: skip
    refusal = t.refusal(o.Use(str(t.card(GIMLI)), f"{GIMLI}-1"))
    assert refusal is not None
    assert said in Words(language, GAME, strict=True).say(refusal.message)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Stack a Free Peoples card from hand here. Which card?"), ("de", "Welche Karte?")],
)
def test_which_card_of_the_hand_is_asked_in_the_words_of_the_text(language: str, said: str) -> None:
    t = table(
        phase="skirmish", fellowship=[GIMLI], support=["4U47"], hand=["4C42", "4C302"],
        minions=[WARRIOR], site=5, skirmish=(GIMLI, WARRIOR),
    )  # fmt: skip
    words = Words(language, GAME, strict=True)
    assert said in words.say(t.use("4U47").question.ask)
