"""Chapters 3 and 4: decks, bids, seats, starting fellowships."""

import pytest

from mathom.core import BadSetup, Chance, Choice, Match, Option, Seeded
from mathom.games.tcg import events
from mathom.games.tcg import options as o
from mathom.games.tcg.decks.deck import of_the_box
from mathom.games.tcg.decks.legality import findings
from mathom.games.tcg.decks.reading import look_at, read_deck
from mathom.games.tcg.frames import Bidding
from mathom.text import Words
from tests.rulebook.tcg.tabletop import FACES, GAME


def begin(seats: int = 2, seed: int = 1, **settings: str) -> Match:
    wanted = {name.replace("__", ".").replace("_", "-"): value for name, value in settings.items()}
    return Match(GAME, GAME.setup(seats, wanted), Seeded(seed))


def bid(match: Match, *bids: int) -> Match:
    return answer(match, *map(o.Bid, bids))


def answer(match: Match, *options: Option) -> Match:
    for option in options:
        match.play(option)
    return match


def why(match: Match, option: Option) -> str | None:
    refusal = GAME.refusal(match.state, option)
    return None if refusal is None else refusal.rule


def told(match: Match, kind: type) -> list[object]:
    return [one for answer in match.played for one in answer.events if isinstance(one, kind)]


@pytest.mark.rule("TCG-4.1", "TCG-4.3")
def test_the_example_of_four_bids() -> None:
    """The highest bidder takes any place, then the next; the last one takes what is left."""
    match = bid(begin(4), 2, 4, 0, 3)
    seats = []
    for place in (4, 1, 2):
        assert isinstance(match.question, Choice)
        seats.append(match.question.seat)
        match.play(o.Sit(place))
    assert seats == [1, 3, 0]
    assert match.state.board.order == (3, 0, 2, 1)
    assert match.state.board.burdens == (2, 4, 0, 3)


@pytest.mark.rule("TCG-4.1")
def test_nobody_sees_a_bid_but_the_own_one_and_ties_are_drawn() -> None:
    match = bid(begin(2), 1)
    assert GAME.table(match.state, 1).frames == (Bidding((-1, None)),)
    assert GAME.table(match.state, 0).frames == (Bidding((1, None)),)
    told_ = GAME.apply(match.state, o.Bid(1))[0]
    assert isinstance(GAME.question(told_), Chance)


@pytest.mark.rule("TCG-4.1", "TCG-R1")
def test_a_bid_is_no_more_than_what_corrupts() -> None:
    assert why(begin(), o.Bid(11)) == "TCG-4.1"


@pytest.mark.rule("TCG-4.2", "TIM-2.1")
def test_a_bid_of_ten_corrupts_before_any_site_is_laid() -> None:
    match = bid(begin(2), 10, 0)
    while isinstance(match.question, Choice):
        match.play(match.question.options[0])
    assert match.over is not None
    assert match.over.winners == (1,)
    assert not told(match, events.SitePlayed)


@pytest.mark.rule("TCG-4.4")
def test_the_first_player_lays_site_one_and_all_markers_are_there() -> None:
    match = answer(bid(begin(2), 2, 0), o.Sit(2))
    board = match.state.board
    assert board.path[0].owner == 1
    assert board.markers == (1, 1)
    assert len(board.path) == 1


@pytest.mark.rule("TCG-4.5", "TIM-2.2")
def test_a_starting_fellowship_costs_at_most_four() -> None:
    match = answer(bid(begin(2), 2, 0), o.Sit(1))
    assert isinstance(match.question, Choice)
    assert match.question.seat == 0
    answer(match, o.Start("4C49"), o.Start("4C74"))
    assert match.state.board.twilight == 0
    assert why(match, o.Start("4C310")) == "TCG-4.5"
    assert why(match, o.Start("4C42")) == "TCG-4.5"


@pytest.mark.rule("TCG-4.5", "TIM-2.2")
def test_faramir_makes_the_next_man_of_gondor_cheaper() -> None:
    match = answer(bid(begin(2, deck__0="ithilien"), 2, 0), o.Sit(1), o.Start("4R116"))
    assert why(match, o.Start("4C130")) is None


@pytest.mark.rule("TCG-4.6")
def test_everybody_draws_eight_cards() -> None:
    match = answer(bid(begin(2), 2, 0), o.Sit(1), o.Stop(), o.Stop())
    assert [len(hand) for hand in match.state.hands] == [8, 8]
    assert match.state.board.phase == "fellowship"


@pytest.mark.rule("TCG-4.6", "TCG-R15")
def test_a_table_may_allow_a_second_first_hand() -> None:
    match = answer(bid(begin(2, mulligan="once"), 2, 0), o.Sit(1), o.Stop(), o.Stop())
    answer(match, o.Mulligan(), o.Keep())
    assert [len(hand) for hand in match.state.hands] == [6, 8]


@pytest.mark.rule("TCG-3.1", "TCG-3.2", "TCG-3.3", "TCG-3.4", "TCG-3.5")
@pytest.mark.parametrize("name", GAME.box.decks)
def test_the_decks_of_the_box_are_legal(name: str) -> None:
    deck = of_the_box(GAME.box, name)
    assert all(one.kept for one in findings(GAME.box, deck))
    assert read_deck(GAME.box, deck.line()).line() == deck.line()


DECK = """
deck Riders of the Mark
ring-bearer 4C302          # a comment
ring 4C2
sites 4U328 4U334 4U342 4U346 4U350 4U354 4U356 4U358
5 4C42
3 Gimli, Lockbearer
2 Gimli
1 4C999
x nothing
"""


@pytest.mark.rule("TCG-3.1", "TCG-3.2", "TCG-3.3", "TCG-3.4")
@pytest.mark.parametrize("language", ["de", "en"])
def test_all_flaws_of_a_deck_are_told_at_once(language: str) -> None:
    with pytest.raises(BadSetup) as bad:
        read_deck(GAME.box, DECK)
    _, found = look_at(GAME.box, DECK)
    broken = [one for one in found if not one.kept]
    assert [(one.line, one.rule, one.said.id[11:]) for one in broken] == [
        (8, "", "ambiguous"),
        (9, "TCG-3.5", "unknown"),
        (10, "", "unreadable"),
        (0, "TCG-3.1", "small"),
        (0, "TCG-3.2", "halves"),
        (6, "TCG-3.3", "copies"),
        (0, "TCG-3.4", "no-site"),
    ]
    words = Words(language, GAME, strict=True)
    said = [words.say(one) for one in bad.value.flaws]
    assert len(said) == len(broken)
    for one, sentence in zip(broken, said, strict=True):
        assert one.rule in sentence
        where = words.text("setup-deck-line", line=one.line, flaw="")
        assert sentence.startswith(where.strip()) == (one.line > 0)


@pytest.mark.rule("TCG-3.1")
def test_a_second_ring_bearer_or_ring_is_told() -> None:
    text = "ring-bearer 4C302\nring 4C2\nring 4R1\nringträger 4R301"
    deck, found = look_at(GAME.box, text)
    assert (deck.ring_bearer, deck.ring) == ("4C302", "4C2")
    second = [(one.line, one.rule) for one in found if one.said.id == "setup-deck-second"]
    assert second == [(3, "TCG-3.1"), (4, "TCG-3.1")]


@pytest.mark.rule("TCG-3.3")
def test_at_most_three_frodo_beside_the_ring_bearer() -> None:
    deck = of_the_box(GAME.box, "aragorn")
    more = {**deck.cards, "4R301": 4}
    found = findings(GAME.box, type(deck)(deck.ring_bearer, deck.ring, deck.sites, more))
    assert "setup-deck-copies" in {one.said.id for one in found}


@pytest.mark.rule("TCG-3.1", "TCG-R16")
def test_lists_are_closed_unless_the_table_opens_them() -> None:
    closed, opened = begin(2), begin(2, lists="open")
    assert GAME.table(closed.state, 0).lists[1] is None
    assert GAME.table(closed.state, 0).lists[0] is not None
    assert GAME.table(opened.state, 0).lists[1] is not None


@pytest.mark.rule("TCG-1.2", "TCG-1.5", "TCG-1.6", "TCG-1.13", "TCG-19.10", "TCG-19.12")
def test_the_set_has_its_cards_types_and_cultures() -> None:
    assert len(FACES) == 365
    types = {face.type for face in FACES.values()}
    assert types == {
        "companion", "ally", "minion", "possession", "artifact", "condition", "event", "site",
        "one_ring",
    }  # fmt: skip
    assert {face.culture for face in FACES.values() if face.culture} == {
        "dwarven", "elven", "gandalf", "gondor", "rohan", "shire", "dunland", "isengard", "raider",
    }  # fmt: skip


@pytest.mark.rule("TCG-18.5", "TCG-4.1")
@pytest.mark.parametrize("bids", [(), (1, 2), (3, 3, 0), (0, 2, 1)])
def test_who_gives_up_while_bids_are_open_is_asked_for_nothing_more(bids: tuple[int, ...]) -> None:
    """The others bid on, take their places and begin without him."""
    match = bid(begin(3), *bids)
    match.concede(1)
    assert match.state.board.lost == (1,)
    while match.state.board.phase == "start":
        GAME.check(match.state)
        assert isinstance(match.question, Choice)
        assert match.question.seat != 1
        bids_on = isinstance(match.question.options[0], o.Bid)
        match.play(match.question.options[0 if bids_on else -1])
    board = match.state.board
    assert sorted(board.order) == [0, 2]
    assert not [card for card in (*board.play, *board.path) if card.owner == 1]
    GAME.check(match.state)


@pytest.mark.rule("TCG-18.5")
def test_who_gives_up_after_taking_a_place_leaves_it() -> None:
    match = answer(bid(begin(4), 3, 2, 1, 0), o.Sit(2), o.Sit(1))
    match.concede(0)
    answer(match, o.Sit(3))
    assert match.state.board.order == (1, 3, 2)
