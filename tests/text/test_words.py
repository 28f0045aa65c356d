"""Messages become words."""

import re
from pathlib import Path

import pytest

from mathom.core import Message, Refusal
from mathom.games import available as games
from mathom.games import find
from mathom.text import LANGUAGES, MissingText, Words, detect
from mathom.text.fluent import sentences_in
from mathom.text.words import one_stop, shell_source
from tests.cli.toy import Swap, Toy

SOURCE = Path(__file__).parents[2] / "src" / "mathom"


def test_a_seat_is_called_by_its_players_name_or_its_number() -> None:
    words = Words("de", players=("Anna", ""))
    assert words.say(Message("seat", {"seat": 0})) == "Anna"
    assert words.say(Message("seat", {"seat": 1})) == "Spieler 2"
    assert Words("en").say(Message("seat", {"seat": 4})) == "Player 5"


def test_a_message_inside_a_message_is_said_first() -> None:
    assert Words("de", Toy()).say(Swap("owl").message()) == "Eule tauschen"
    assert Words("en", Toy()).say(Swap("owl").message()) == "Swap owl"


@pytest.mark.parametrize(
    ("things", "said"),
    [((), "nichts"), (("a",), "a"), (("a", "b"), "a und b"), (("a", "b", "c"), "a, b und c")],
)
def test_lists_are_joined_as_people_join_them(things: tuple[str, ...], said: str) -> None:
    assert Words("de").text("rule-see", rules=things) == f"Siehe {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_ends_once_whatever_the_last_name_ends_with(language: str) -> None:
    words = Words(language, find("ringwar"))
    said = words.text("refused-not-in-hand", card=Message("card-fp-strategy-07"))
    assert said.endswith({"de": "Feinde!", "en": "Foes!"}[language])


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("Foes!.", "Foes!"),
        ("Who? No. Foes!. Then", "Who? No. Foes! Then"),
        ("Mr..", "Mr."),
        ("to …. On", "to … On"),
        ("wait...", "wait..."),
        ("3.5 of 4.", "3.5 of 4."),
        ("in games/../a.record", "in games/../a.record"),
    ],
)
def test_a_second_stop_is_not_said(said: str, heard: str) -> None:
    assert one_stop(said) == heard


def test_no_invisible_marks_are_in_the_text() -> None:
    said = Words("en").text("player-number", number="4")
    assert said.isascii()
    assert said == "Player 4"


def test_what_has_no_words_is_seen_and_breaks_nothing() -> None:
    said = Words("de", Toy()).text("no-such-thing", card=Message("card-owl"), count=3)
    assert said == "‹no-such-thing – card: Eule, count: 3›"


def test_where_strict_what_has_no_words_is_an_error() -> None:
    words = Words("de", strict=True)
    with pytest.raises(MissingText):
        words.text("no-such-thing")
    with pytest.raises(MissingText):
        words.text("player-number")  # the number is missing


def test_a_refusal_is_explained_with_its_rule() -> None:
    refusal = Refusal("TOY-1.1", "not-yours", card=Message("card-owl"))
    text, rule, rule_text = Words("en", Toy()).explain(refusal)
    assert text == "You do not have the owl."
    assert (rule, rule_text) == ("TOY-1.1", "Everybody may swap once.")


def test_a_refusal_without_a_rule_is_explained_without_one() -> None:
    assert Words("en", Toy()).explain(Refusal(None, "game-over"))[1:] == (None, None)


def test_numbers_have_the_point_of_their_language() -> None:
    assert Words("de").percent(0.5) == "50,0 %"
    assert Words("en").percent(0.5) == "50.0%"


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "MATHOM_LANG": "en"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": "fr:de"}, "de"),
    ],
)
def test_the_language_is_that_of_the_environment(env: dict[str, str], language: str) -> None:
    assert detect(env) == language


# -- completeness --------------------------------------------------------------------------------


def _variables(source: str) -> dict[str, set[str]]:
    """The facts every sentence speaks of."""
    entries = re.split(r"^(?=[a-z][\w-]* =)", source, flags=re.MULTILINE)[1:]
    return {entry.partition(" ")[0]: set(re.findall(r"\$([\w-]+)", entry)) for entry in entries}


def test_both_languages_of_the_shell_say_the_same_things() -> None:
    german, english = (shell_source(language) for language in LANGUAGES)
    assert set(sentences_in(german)) == set(sentences_in(english))
    assert _variables(german) == _variables(english)


@pytest.mark.parametrize("game_id", games())
def test_both_languages_of_a_game_say_the_same_things(game_id: str) -> None:
    game = find(game_id)
    german, english = (game.texts[language] for language in LANGUAGES)
    assert set(sentences_in(german)) == set(sentences_in(english))
    assert set(game.names["de"]) == set(game.names["en"])


def test_no_sentence_is_said_twice() -> None:
    for language in LANGUAGES:
        found = sentences_in(shell_source(language))
        assert len(found) == len(set(found))


ID = r"[a-z][a-z0-9-]*"
RAISED = {
    "BadNotation": "notation",
    "BadSetup": "setup",
    "BadRecord": "record",
    "NoUndo": "undo",
    "BadBot": "bot",
    "Wrong": "wrong",
}


def _used() -> set[str]:
    """The ids of the messages that the code outside the games makes, as far as they are spelt out.

    What a game refuses or calls impossible, it says in its own words.
    """
    found: set[str] = set()
    for folder in ("core", "bots", "lab", "cli", "text"):
        for file in (SOURCE / folder).rglob("*.py"):
            code = file.read_text("utf-8")
            found |= set(re.findall(rf'\b(?:text|tell|agree|Message)\(\s*"({ID})"', code))
            for kind, prefix in RAISED.items():
                reasons = re.findall(rf'\b{kind}\(\s*"({ID})"', code)
                found |= {f"{prefix}-{reason}" for reason in reasons}
            if folder == "core":
                found |= {f"refused-{r}" for r in re.findall(rf'Refusal\(\w+, "({ID})"', code)}
                found |= {f"refused-{r}" for r in re.findall(rf'Refusal\([\w.]+, "({ID})"', code)}
                found |= {f"position-{r}" for r in re.findall(rf'BadPosition\("({ID})"', code)}
    return found - {"seat", "game-title", "score"}


def test_everything_the_shell_says_has_words() -> None:
    known = set(sentences_in(shell_source("en")))
    assert _used() - known == set()


def test_copies_of_a_thing_share_its_name() -> None:
    words = Words("en", Toy(), strict=True)
    assert words.say(Message("card-owl.31")) == "owl"
    assert words.say(Swap("owl.2").message()) == "Swap owl"
    assert "card-owl.31" in words
    assert "card-owl.x" not in words
    assert "card-bear.31" not in words


def test_copies_of_a_thing_are_pointed_at_one_by_one() -> None:
    assert Swap("owl.2").anchors() == ("card:owl.2",)
    game = Toy()
    assert game.read(game.write(Swap("owl.2"))) == Swap("owl.2")
