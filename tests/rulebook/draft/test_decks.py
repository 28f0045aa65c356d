"""Building decks, and the matches that follow."""

from collections import Counter

import pytest

import mathom
from mathom.core import Message, Provable, read_record, record, verify
from mathom.games.draft.cards_owned import collection, deck_of, words_of
from mathom.games.draft.events import Shown
from mathom.games.draft.options import Build
from mathom.games.draft.pairings import rounds
from mathom.games.tcg.decks.deck import of_the_box
from mathom.text import Words
from tests.rulebook.draft.evening import Evening, draft


def built() -> Evening:
    return Evening(3).to_the_decks()


@pytest.mark.rule("DRA-4.1", "DRA-4.2")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("kind", ["draft", "sealed"])
def test_the_suggested_decks_are_legal_and_of_own_cards(seed: int, kind: str) -> None:
    evening = Evening(4, seed, kind=kind, boosters="6").to_the_decks()
    tcg = mathom.game("tcg")
    for seat in range(4):
        owned = collection(
            evening.game.tcg.box, evening.state.starters[seat], evening.state.pools[seat]
        )
        for option in evening.match.view(seat).choice:
            assert isinstance(option, Build)
            deck = deck_of(evening.game.tcg.box, option.cards)
            assert deck is not None
            assert not Counter(deck.cards) - owned
            assert tcg.setup(2, {"deck.0": deck.line()}).seats == 2


@pytest.mark.rule("DRA-4.1")
def test_the_starter_itself_can_always_be_handed_in() -> None:
    evening = built()
    starter = of_the_box(evening.game.tcg.box, evening.state.starters[0])
    evening.match.play(Build(words_of(starter)), 0)
    assert evening.state.decks[0] == words_of(starter)


@pytest.mark.rule("DRA-4.1")
def test_a_deck_of_ones_own_need_not_be_among_the_suggestions() -> None:
    evening = built()
    box, deck = evening.game.tcg.box, evening.deck(0)
    found = deck_of(box, deck.cards)
    assert found is not None
    owned = collection(box, evening.state.starters[0], evening.state.pools[0])
    spare = owned - Counter(found.cards)
    more = {
        side: next(
            kind
            for kind in spare
            if box.faces[kind].side == side
            and sum(n for k, n in found.cards.items() if box.faces[k].name == box.faces[kind].name)
            < (3 if "Frodo" in box.faces[kind].title else 4)
            and kind != found.ring_bearer
        )
        for side in ("free", "shadow")
    }
    larger = Build((*deck.cards, *more.values()))
    question = evening.match.view(0).choice
    assert question.open
    assert larger not in question
    evening.match.play(larger, 0)
    words = evening.state.decks[0]
    after = deck_of(box, words)
    assert after is not None
    assert len(after) == 62


@pytest.mark.rule("DRA-4.1")
def test_cards_of_others_cannot_be_used() -> None:
    evening = built()
    own = evening.game.tcg.box.faces
    foreign = next(card for card in own if card not in evening.there() and own[card].side)
    refusal = evening.refused(0, Build((*evening.deck(0).cards, f"2x{foreign}")))
    assert refusal.rule == "DRA-4.1"
    assert refusal.message.id == "refused-not-owned"


@pytest.mark.rule("DRA-4.1")
@pytest.mark.parametrize("words", [(), ("4C302",), ("x",) * 20, ("0x4C4",) * 20, ("4C9999",) * 12])
def test_what_is_no_deck_is_refused(words: tuple[str, ...]) -> None:
    assert built().refused(0, Build(words)).message.id == "refused-unreadable"


@pytest.mark.rule("DRA-4.2")
def test_a_deck_that_tcg_does_not_allow_is_refused_with_every_flaw() -> None:
    evening = built()
    refusal = evening.refused(0, Build(evening.deck(0).cards[:-3]))
    assert refusal.rule == "DRA-4.2"
    flaws = refusal.message.args["flaws"]
    assert isinstance(flaws, tuple)
    said = [
        Words("en", evening.game, strict=True).say(one) for one in flaws if isinstance(one, Message)
    ]
    assert any("[TCG-3.1]" in one for one in said), "too small"
    assert any("[TCG-3.2]" in one for one in said), "not equally many of both sides"


@pytest.mark.rule("DRA-5.2")
def test_decks_are_hidden_until_all_are_handed_in_and_then_everything_is_open() -> None:
    evening = built()
    evening.match.play(evening.deck(0), 0)
    assert evening.match.view(1).table.decks == ()
    assert evening.match.view(1).table.done == (True, False, False)
    evening.build_all()
    assert evening.match.over is not None
    for seat in (None, 0, 1, 2):
        table = evening.match.view(seat).table
        assert table.decks == evening.state.decks
        assert table.pools == evening.state.pools
    assert len(evening.happened(Shown)) == 1


@pytest.mark.rule("DRA-5.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_nobody_plays_twice_in_a_round_or_twice_against_the_same(seats: int) -> None:
    played = rounds(seats)
    met: list[tuple[int, int]] = []
    for pairs in played:
        playing = [seat for pair in pairs for seat in pair]
        assert len(playing) == len(set(playing)) == seats - seats % 2
        met += pairs
    assert len(met) == len(set(met))
    if seats <= 4:
        assert len(met) == seats * (seats - 1) // 2, "all against all"
    else:
        assert len(played) == 3


@pytest.mark.rule("DRA-5.1", "DRA-5.2")
def test_the_matches_that_follow_are_played_with_the_decks_that_were_built() -> None:
    evening = built().build_all()
    found = evening.game.following(evening.state)
    assert {one.game for one in found} == {"tcg"}
    assert [one.round for one in found if len(one.seats) == 1] == [1, 2, 3], "one is left over"
    tcg = mathom.game("tcg")
    for one in (one for one in found if len(one.seats) == 2):
        setup = tcg.setup(2, one.settings)
        assert setup["lists"] == "open"
        for at, seat in enumerate(one.seats):
            deck = deck_of(evening.game.tcg.box, evening.state.decks[seat])
            assert deck is not None
            assert setup.brought[at]["deck"] == deck.line()


@pytest.mark.rule("DRA-5.3")
def test_who_gives_up_holds_nobody_up_and_plays_no_match() -> None:
    evening = Evening(4)
    evening.match.concede(1)
    assert evening.asked() == [0, 2, 3]
    bottom = evening.state.packs[1][-1]
    evening.round()
    assert evening.state.pools[1][-1] == bottom
    evening.to_the_decks().build_all()
    assert evening.match.over is not None
    starter = of_the_box(evening.game.tcg.box, evening.state.starters[1])
    assert evening.state.decks[1] == words_of(starter)
    found = evening.game.following(evening.state)
    assert all(1 not in one.seats for one in found)
    assert Counter(one.seats for one in found if len(one.seats) == 1) == {(0,): 1, (2,): 1, (3,): 1}


@pytest.mark.rule("TCG-3.7", "DRA-5.2")
def test_who_opened_what_can_be_verified_afterwards() -> None:
    game = draft()
    evening = Evening(3, boosters="2")
    setup = evening.match.setup
    evening.match = type(evening.match)(game, setup, Provable(b"s" * 32, "words"))
    evening.to_the_decks().build_all()
    text = str(record(evening.match))
    assert verify(game, read_record(text)).chance == "provable"
    opened = str(evening.match.outcomes[4])
    other = next(card for card in game.products.sheets["R"] if card != opened)
    with pytest.raises(mathom.MathomError):
        verify(game, read_record(text.replace(opened, other)))
