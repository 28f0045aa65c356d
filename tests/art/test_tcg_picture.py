"""The table of `tcg` as a picture: everything that lies there, for the eyes it is meant for."""

from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from mathom.core import Choice
from mathom.games.tcg.picture import draw
from mathom.games.tcg.picture.titles import broken
from mathom.text import Words
from tests.rulebook.tcg.tabletop import GAME, Table, table

SVG = "{http://www.w3.org/2000/svg}"
GIMLI, LEGOLAS, WARRIOR, BRIGAND, AXE = "4C49", "4C74", "4C165", "4C10", "4C42"
SUPPORT, STACKED = "4C50", "4C56"


def picture(t: Table, seat: int | None, language: str = "en") -> ElementTree.Element:
    words = Words(language, GAME, ("Anna", "Bert", "Cleo", "Dora"), strict=True)
    return ElementTree.fromstring(draw(GAME, GAME.view(t.state, seat), words))


def things(root: ElementTree.Element, zone: str) -> Counter[str]:
    """The kinds of the cards that are drawn in a zone."""
    found = (one.get("data-thing", "") for one in root.iter())
    return Counter(
        thing.removeprefix(f"{zone}:").partition(".")[0]
        for thing in found
        if thing.startswith(f"{zone}:")
    )


def glowing(root: ElementTree.Element) -> set[str]:
    return {one.get("data-thing", "") for one in root.iter() if one.get("data-lit")}


def said(root: ElementTree.Element) -> str:
    return " ".join("".join(one.itertext()) for one in root.iter(f"{SVG}text"))


def skirmish(**more: Any) -> Table:
    """Gimli fights, Legolas will; the shadow holds a site."""
    setting: dict[str, Any] = {
        "fellowship": [f"{GIMLI}+{AXE}*1", LEGOLAS],
        "minions": [f"{WARRIOR}*1", BRIGAND],
        "support": [f"{SUPPORT}^2<{STACKED}"],
        "hand": [AXE, AXE],
        "shadow_hand": [WARRIOR],
        "phase": "skirmish",
        "skirmish": (GIMLI, WARRIOR),
        "assigned": ((LEGOLAS, BRIGAND),),
        "site": 5,
        "twilight": 3,
        "control": {1: 1},
    }
    return table(**{**setting, **more})


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_card_in_play_is_drawn_once(seat: int | None, language: str) -> None:
    t = skirmish()
    drawn = things(picture(t, seat, language), "card")
    assert drawn == Counter(card.kind for card in (*t.board.play, *t.board.path))


def test_a_hand_is_drawn_for_its_seat_and_for_nobody_else() -> None:
    t = skirmish()
    assert things(picture(t, 0), "hand") == {AXE: 2}
    assert things(picture(t, 1), "hand") == {WARRIOR: 1}
    assert not things(picture(t, None), "hand")


def test_what_can_be_chosen_glows_for_who_is_asked() -> None:
    t = skirmish()
    asked = t.asked
    view = GAME.view(t.state, asked)
    assert isinstance(view.question, Choice)
    wanted = {anchor for one in view.question.options for anchor in one.anchors()[:1]}
    assert glowing(picture(t, asked)) == wanted
    assert not glowing(picture(t, 1 - asked))
    assert not glowing(picture(t, None))


def test_a_skirmish_shows_both_strengths_and_the_one_going_on_stands_first() -> None:
    t = skirmish()
    root = picture(t, 0)
    bouts = [one.get("data-skirmish") for one in root.iter() if one.get("data-skirmish")]
    sums = [one.get("data-sum") for one in root.iter() if one.get("data-sum")]
    assert bouts == ["now", "to-come"]
    assert sums == [
        f"{t.strength(GIMLI)}:{t.strength(WARRIOR)}",
        f"{t.strength(LEGOLAS)}:{t.strength(BRIGAND)}",
    ]


def test_what_is_stacked_lies_on_its_card() -> None:
    assert things(picture(skirmish(), None), "pile") == {STACKED: 1}


def test_markers_stand_at_their_sites_and_a_controlled_site_says_whose_it_is() -> None:
    root = picture(skirmish(seats=3, markers=(5, 4, 2)), None)
    sites = {one.get("data-site"): one for one in root.iter() if one.get("data-site")}
    assert len(sites) == 9
    there = {
        number: [one.get("data-marker") for one in site.iter() if one.get("data-marker")]
        for number, site in sites.items()
    }
    assert {number: seats for number, seats in there.items() if seats} == {
        "5": ["0"], "4": ["1"], "2": ["2"],
    }  # fmt: skip
    assert [one.get("data-held") for one in sites["1"].iter() if one.get("data-held")] == ["1"]


def test_the_enemy_is_above_and_oneself_below() -> None:
    def players(seat: int | None) -> list[str]:
        root = picture(skirmish(seats=3), seat)
        return [one.get("data-player", "") for one in root.iter() if one.get("data-player")]

    assert players(0)[-1] == players(None)[-1] == "0"
    assert players(1)[0] == "0"
    assert players(1)[-1] == "1"
    assert players(2)[-1] == "2"


def test_phase_twilight_and_counts_are_told() -> None:
    root = picture(skirmish(burdens=2, dead=[LEGOLAS]), 1)
    assert [one.get("data-phase") for one in root.iter() if one.get("data-phase")] == ["skirmish"]
    assert [one.get("data-twilight") for one in root.iter() if one.get("data-twilight")] == ["3"]
    for words in ("Anna", "Bert", "burdens 2/10", "dead 1", "hand 2"):
        assert words in said(root)


def test_german_is_spoken() -> None:
    root = picture(skirmish(), 0, "de")
    for words in ("Kämpfe", "Deine Hand", "Gemeinschaft: Anna", "Friedhof"):
        assert words in said(root)


def test_who_has_given_up_is_still_there() -> None:
    t = skirmish(seats=3)
    state, _ = GAME.concede(t.state, 2)
    assert "Cleo" in said(picture(Table(state), 0))


def test_the_end_says_who_has_won() -> None:
    state, _ = GAME.concede(skirmish().state, 0)
    assert "Bert wins." in said(picture(Table(state), None))


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Éomer", ("Éomer",)),
        ("Hobbitschwert", ("Hobbit-", "schwert")),
        ("Bergbewohnergesindel", ("Bergbe-", "wohner-", "gesindel")),
        ("Der Eine Ring", ("Der Eine", "Ring")),
        ("Flankenangriff", ("Flanken-", "angriff")),
    ],
)
def test_long_names_are_divided(name: str, lines: tuple[str, ...]) -> None:
    assert broken(name, 13, 77) == lines
