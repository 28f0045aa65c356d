"""Starters and boosters: what is in them, and who opens them."""

from collections import Counter
from fractions import Fraction

import pytest

from mathom.core import Chance, Match
from mathom.games.draft.events import Opened, Unpacked
from tests.rulebook.draft.evening import Evening, draft


def rarities(cards: tuple[str, ...]) -> Counter[str]:
    return Counter(card[1] for card in cards)


@pytest.mark.rule("TCG-3.7")
def test_the_set_has_121_cards_of_each_rarity_and_two_premium_cards() -> None:
    products = draft().products
    assert {rarity: len(cards) for rarity, cards in products.sheets.items()} == {
        "R": 121,
        "U": 121,
        "C": 121,
    }
    assert sum(kind[1] == "P" for kind in products.box.faces) == 2


@pytest.mark.rule("TCG-3.7", "DRA-R1")
def test_a_booster_holds_one_rare_three_uncommons_and_seven_commons_no_two_alike() -> None:
    opened = [one for seed in range(6) for one in Evening(8, seed).happened(Opened)]
    assert len(opened) == 48
    for one in opened:
        assert rarities(one.cards) == {"R": 1, "U": 3, "C": 7}
        assert len(set(one.cards)) == 11


@pytest.mark.rule("TCG-3.7", "DRA-R1")
def test_every_card_of_a_rarity_is_as_likely_as_any_other() -> None:
    game = draft()
    told = Match(game, game.setup(2))
    while isinstance(told.question, Chance):
        if told.question.what == "booster":
            odds = told.question.odds()
            drawn = told.state.packs[0]
            rarity = "RUUUCCCCCCC"[len(drawn)] if len(drawn) < 11 else "R"
            left = 121 - sum(card[1] == rarity for card in drawn if len(drawn) < 11)
            assert set(odds.values()) == {Fraction(1, left)}
            assert not set(odds) & set(drawn)
            if len(drawn) == 10:
                break
        told.play(told.question.outcomes[-1])


@pytest.mark.rule("TCG-3.7", "DRA-1.1")
def test_a_starter_holds_its_sixty_cards_and_three_rares() -> None:
    evening = Evening(4)
    box = evening.game.products.box
    for one in evening.happened(Unpacked):
        assert rarities(one.cards) == {"R": 3}
        assert len(set(one.cards)) == 3
        assert sum(box.decks[one.starter].cards.values()) == 60
        assert evening.state.pools[one.seat] == one.cards


@pytest.mark.rule("DRA-1.1", "DRA-R2")
def test_everybody_gets_one_of_the_two_starters_by_lot() -> None:
    found = Counter(name for seed in range(10) for name in Evening(8, seed).state.starters)
    assert set(found) == {"aragorn", "theoden"}
    assert min(found.values()) > 20


@pytest.mark.rule("DRA-1.1")
def test_from_one_booster_to_six_are_offered_in_this_order_and_four_are_usual() -> None:
    (boosters,) = (one for one in draft().settings if one.id == "boosters")
    assert boosters.values == ("1", "2", "3", "4", "6")
    assert draft().setup(2)["boosters"] == boosters.default == "4"


@pytest.mark.rule("DRA-1.1")
@pytest.mark.parametrize("boosters", ["1", "2", "3", "4", "6"])
def test_everybody_opens_as_many_boosters_as_agreed(boosters: str) -> None:
    evening = Evening(3, boosters=boosters).to_the_decks()
    opened = Counter((one.seat, one.booster) for one in evening.happened(Opened))
    assert opened == {(seat, n): 1 for seat in range(3) for n in range(1, int(boosters) + 1)}


@pytest.mark.rule("DRA-1.1")
def test_nobody_sees_what_others_open() -> None:
    evening = Evening(3)
    for seat in range(3):
        for kind in (Opened, Unpacked):
            for one in evening.happened(kind, seat):
                assert bool(one.cards) == (one.seat == seat)


@pytest.mark.rule("DRA-3.1")
def test_in_sealed_play_everybody_keeps_what_they_open() -> None:
    evening = Evening(3, kind="sealed", boosters="4")
    assert evening.building
    for seat in range(3):
        own = [card for one in evening.happened(Opened) if one.seat == seat for card in one.cards]
        assert list(evening.state.pools[seat][3:]) == own
        assert len(own) == 44
