"""A match at the terminal: answering, looking up, taking back, and keeping secrets."""

from pathlib import Path

import pytest

from mathom.bots import Uniform
from mathom.cli.narration import sentences
from mathom.cli.terminal.players import TerminalPlayer
from mathom.core import Event, Message, read_record
from mathom.text import Words
from tests.cli.terminal import Sitting, Told, person
from tests.cli.toy import Toy

ANNA, BEN = person("Anna"), person("Ben")
BOT = TerminalPlayer("Odo", "random", Uniform(1))


def alone(monkeypatch: pytest.MonkeyPatch, *typed: str, language: str = "en") -> Sitting:
    """Anna against a bot; she has the owl."""
    return Sitting(
        monkeypatch, ANNA, BOT, typed=typed, source=Told("owl", "hare"), language=language
    )


@pytest.mark.parametrize("answer", ["1", "keep", "k", "Keep", "ke"])
def test_a_number_the_notation_or_a_beginning_is_an_answer(
    monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    sitting = alone(monkeypatch, answer)
    assert sitting.over is not None
    assert "Anna has decided." in sitting.text


def test_options_are_numbered_and_asked_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    text = alone(monkeypatch, "1", language="de").text
    assert "Anna: Behalten oder tauschen?" in text
    assert "1  Behalten" in text
    assert "2  Eule tauschen" in text


def test_a_refused_answer_cites_the_rule_and_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = alone(monkeypatch, "swap fox", "1")
    assert "You do not have the fox." in sitting.text
    assert "TOY-1.1   Everybody may swap once." in sitting.text
    assert sitting.over is not None


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("7", "There is no answer 7. Possible: 1 to 2."),
        ("kep", "Do you mean “keep”?"),
        ("swap", "“swap” is not complete"),
        ("", "A number, please."),
    ],
)
def test_what_is_no_answer_is_explained(
    monkeypatch: pytest.MonkeyPatch, typed: str, said: str
) -> None:
    sitting = alone(monkeypatch, typed, "1")
    if typed == "swap":  # a beginning that fits only one option is that option
        assert sitting.match.game.write(sitting.match.played[2].answer).startswith("swap")  # type: ignore[arg-type]
    else:
        assert said in sitting.text
    assert sitting.over is not None


def test_the_end_of_the_input_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = alone(monkeypatch)
    assert sitting.left
    assert sitting.over is None


@pytest.mark.parametrize("word", ["quit", "ende", "q"])
def test_quit_leaves(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    assert alone(monkeypatch, word, "1").left


def test_why_names_the_rule_of_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Why you are asked:\nTOY-1.1" in alone(monkeypatch, "why", "1").text


def test_why_does_not_tell_reasons_that_would_show_a_hidden_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = Sitting(monkeypatch, BOT, ANNA, typed=["why", "1"], source=Told("owl", "hare", "owl"))
    assert "Odo tells its reasons after the match" in sitting.text
    assert "possibilities" not in sitting.text


def test_why_with_an_answer_says_whether_it_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = alone(monkeypatch, "why swap fox", "why keep", "1").text
    assert "You do not have the fox." in text
    assert "That is allowed." in text


def test_rules_can_be_read_and_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    text = alone(monkeypatch, "rules", "rules 1.1", "rules twice", "rules dragon", "1").text
    assert "1  Cards" in text
    assert text.count("TOY-1.1") >= 2
    assert text.count("Twice? No.") >= 2
    assert "The rules say nothing about “dragon”." in text


def test_help_and_log(monkeypatch: pytest.MonkeyPatch) -> None:
    text = alone(monkeypatch, "help", "log", "1").text
    assert "takes back your last answer" in text
    assert text.count("Anna draws owl.") == 2


def test_save_writes_a_record_that_can_be_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a match.txt"
    alone(monkeypatch, f"save {file}", f"save {file}", "n", "save", "1")
    record = read_record(file.read_text("utf-8"))
    assert (record.game, record.players) == ("toy", ("Anna", "Odo (random)"))


def test_save_with_json_writes_the_position(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    sitting = alone(monkeypatch, f"save {file}", "1")
    sitting.match.game.load(file.read_bytes())


def test_saving_where_it_cannot_be_is_explained(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "does not work" in alone(monkeypatch, f"save {tmp_path}/no/where.txt", "1").text


def test_the_first_question_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is nothing to take back." in alone(monkeypatch, "undo", "1").text


def test_what_others_have_seen_is_taken_back_only_if_all_agree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed = ["", "1", "", "", "undo", "undo", "no", "1"]
    sitting = Sitting(monkeypatch, ANNA, BEN, typed=typed, source=Told("owl", "hare"))
    assert "There is nothing to take back." in sitting.text  # Ben has not answered yet
    assert sitting.over is not None


# -- several people ------------------------------------------------------------------------------


def test_the_curtain_hides_the_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["", "1", "", "", "1"]
    sitting = Sitting(monkeypatch, ANNA, BEN, typed=typed, source=Told("owl", "hare"))
    assert sitting.over is not None
    for screen in sitting.screens():
        assert not ("Swap owl" in screen and "Swap hare" in screen)
        assert not ("Anna draws owl" in screen and "Ben draws hare" in screen)
    assert "Anna is on. Everybody else looks away" in sitting.text
    assert "Ben is on. Everybody else looks away" in sitting.text


def test_each_is_told_what_happened_through_the_own_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["", "2", "", "", "1"]
    sitting = Sitting(monkeypatch, ANNA, BEN, typed=typed, source=Told("owl", "hare", "fox"))
    bens = next(screen for screen in sitting.screens() if "Swap hare" in screen)
    assert "Anna draws a card." in bens
    assert "fox" not in bens


def test_people_tell_what_the_dice_show(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["owl", "dragon", "h", "1"]
    sitting = Sitting(monkeypatch, ANNA, BOT, typed=typed, source=None)
    assert "Which card?" in sitting.text
    assert "“dragon” is not a possible outcome here." in sitting.text
    assert sitting.match.outcomes[:2] == ("owl", "hare")


# -- telling -------------------------------------------------------------------------------------


class Lost(Event, frozen=True):
    what: str


class Went(Event, frozen=True):
    where: str


class Reporter(Words):
    """Says two kinds of events."""

    def say(self, message: Message) -> str:
        (fact,) = message.args.values()
        return f"{'Lost' if message.id == 'event-lost' else 'Anna goes'}: {fact}."


def test_the_same_thing_several_times_is_told_in_one_breath() -> None:
    words = Reporter("en", Toy())
    orcs = (Lost("orc"), Lost("orc"), Lost("troll"))
    assert sentences((*orcs, Went("home")), words) == ["Lost: 2 × orc, troll.", "Anna goes: home."]
    assert sentences((orcs[0], Went("home"), orcs[1]), words) == [
        "Lost: orc.",
        "Anna goes: home.",
        "Lost: orc.",
    ]
    spelled = (Lost("an orc, in Moria"), Lost("an orc, in Moria"), Lost("a troll, in Bree"))
    assert sentences(spelled, words) == ["Lost: 2 × an orc, in Moria.", "Lost: a troll, in Bree."]


def test_the_table_is_drawn_again_only_if_something_happened_or_somebody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mathom.cli.terminal.terminal_match.draw", lambda *_: "THE TABLE")
    assert alone(monkeypatch, "swap fox", "1").text.count("THE TABLE") == 1
    assert alone(monkeypatch, "table", "1").text.count("THE TABLE") == 2
