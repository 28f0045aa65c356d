"""States, answers, events, views are plain values: equal in, equal out; to JSON and back."""

import pickle

import msgspec

from mathom.core import Choice, Match, View, read_record, record, replay
from tests.conformance.tables import at_positions


@at_positions()
def test_apply_is_deterministic(match: Match) -> None:
    if isinstance(match.question, Choice):
        for option in match.question.options[:5]:
            assert match.game.apply(match.state, option) == match.game.apply(match.state, option)


@at_positions()
def test_every_position_reached_is_a_possible_one(match: Match) -> None:
    match.game.check(match.state)


@at_positions()
def test_a_position_survives_json(match: Match) -> None:
    assert match.game.load(match.game.dump(match.state)) == match.state


@at_positions()
def test_views_survive_json(match: Match) -> None:
    for seat in (None, *range(match.setup.seats)):
        table = match.view(seat).table
        data = msgspec.json.encode(table)
        assert msgspec.json.decode(data, type=match.game.table_type) == table
        assert isinstance(match.view(seat), View)


@at_positions()
def test_views_survive_the_way_to_a_bot_in_another_process(match: Match) -> None:
    for seat in (None, *range(match.setup.seats)):
        assert pickle.loads(pickle.dumps(match.view(seat))) == match.view(seat)


@at_positions()
def test_events_survive_json_and_are_declared(match: Match) -> None:
    for one in match.played[-40:]:
        for event in one.events:
            kind = next(kind for kind in match.game.event_types if kind is type(event))
            assert msgspec.json.decode(msgspec.json.encode(event), type=kind) == event


@at_positions()
def test_options_survive_json_and_are_declared(match: Match) -> None:
    if isinstance(match.question, Choice):
        for option in match.question:
            kind = next(kind for kind in match.game.option_types if kind is type(option))
            assert msgspec.json.decode(msgspec.json.encode(option), type=kind) == option


@at_positions()
def test_the_record_reads_back_and_replays_to_the_same_digest(match: Match) -> None:
    written = record(match)
    assert str(read_record(str(written))) == str(written)
    assert replay(match.game, read_record(str(written))).digest == match.digest


@at_positions()
def test_undo_after_play_is_the_identity(match: Match) -> None:
    if not isinstance(match.question, Choice):
        return
    if len(match.question.options) == 1:
        return  # no choice, so nothing to take back: what was chosen before is
    for option in match.question.options[:5]:
        before = match.state
        match.play(option)
        assert match.undo(consent=True) == option
        assert match.state == before
