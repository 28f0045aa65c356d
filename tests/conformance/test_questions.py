"""An option is never refused, what is not an option is, and every question makes sense."""

from fractions import Fraction

import pytest

from mathom.core import Chance, Choice, Match, Refusal
from tests.conformance.tables import CASES, Case, at_positions


@at_positions()
def test_the_options_are_exactly_the_candidates_without_a_refusal(match: Match) -> None:
    if isinstance(match.question, Choice):
        candidates = list(match.game.candidates(match.state))
        allowed = [one for one in candidates if match.game.refusal(match.state, one) is None]
        assert set(allowed) == set(match.question.options)
        assert len(match.question.options) == len(set(match.question.options))


@at_positions()
def test_every_option_is_accepted(match: Match) -> None:
    if isinstance(match.question, Choice):
        for option in match.question:
            match.game.apply(match.state, option)


@at_positions()
def test_every_refusal_names_a_rule_of_the_book_and_changes_nothing(match: Match) -> None:
    if not isinstance(match.question, Choice):
        return
    before = match.digest
    for candidate in match.game.candidates(match.state):
        if candidate not in match.question:
            with pytest.raises(Refusal) as refused:
                match.play(candidate)
            assert refused.value.rule in match.game.rulebook
    assert match.digest == before


@at_positions()
def test_answers_beside_the_question_are_refused_with_its_rule(match: Match) -> None:
    if isinstance(match.question, Choice):
        kinds = {type(option) for option in match.game.candidates(match.state)}
        asked = {type(option) for option in match.question}
        for kind in match.game.option_types:
            if kind not in kinds | asked and not kind.__struct_fields__:
                refusal = match.game.refusal(match.state, kind())
                assert refusal is not None
                assert refusal.rule in match.game.rulebook


@at_positions()
def test_a_choice_has_two_options_or_hides_how_many_it_has(match: Match) -> None:
    if isinstance(match.question, Choice):
        assert len(match.question) > (0 if match.question.veiled else 1)


@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_chance_sums_to_one_and_every_outcome_is_a_word(case: Case) -> None:
    match = case.match(1)
    told = Match(match.game, match.setup)
    for answer in match.answers:
        question = told.question
        if isinstance(question, Chance):
            assert sum(question.odds().values()) == Fraction(1)
            assert len(set(map(str, question.outcomes))) == len(question.outcomes) > 0
            assert all(weight > 0 for weight in question.counts().values())
            assert question.total == sum(question.counts().values())
            assert all(str(outcome).split() == [str(outcome)] for outcome in question.outcomes)
        told.play(answer)
    assert told.digest == match.digest


@at_positions()
def test_notation_reads_back_to_the_same_option(match: Match) -> None:
    for candidate in match.game.candidates(match.state):
        assert match.game.read(match.game.write(candidate)) == candidate
