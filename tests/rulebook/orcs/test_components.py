"""An owner's components file: corrections are taken, mistakes are told with their line."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from mathom.core import BadComponents, Choice
from mathom.core.frames import replace
from mathom.games.orcs.game import game
from mathom.games.orcs.options import Move
from tests.rulebook.orcs.tabletop import Tabletop

PROPOSED = Path(__file__).parents[3] / "docs" / "orcs" / "tighter.json"
PRINTED = files("mathom.games.orcs").joinpath("components.json").read_bytes()


def changed(*path: str | int, to: object) -> bytes:
    data: Any = json.loads(PRINTED)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return json.dumps(data, indent=1).encode()


def test_the_printed_file_is_standard() -> None:
    assert game(PRINTED).components == "standard"


def test_a_corrected_orc_card_makes_another_box() -> None:
    owned = game(changed("orc_cards", 1, "placements", 0, "count", to=4))
    assert owned.components.startswith("sha256:")
    assert owned.box.orc_cards["isengard_row5"].placements[0].count == 4


def test_the_proposed_box_changes_two_cards_and_nothing_else() -> None:
    proposed = game(PROPOSED.read_bytes()).box.components
    printed = game().box.components
    counts = {
        card.id: (card.placements[0].count, other.placements[0].count)
        for card, other in zip(printed.orc_cards, proposed.orc_cards, strict=True)
        if card != other
    }
    assert counts == {"isengard_row5": (3, 4), "mordor_row4": (3, 4)}
    assert replace(proposed, orc_cards=printed.orc_cards) == printed


@pytest.mark.rule("ORK-5.3", "ORK-5.5")
def test_a_hero_stronger_than_the_board_is_wide_goes_wherever_the_rules_let_him() -> None:
    owned = game(changed("hero_cards", 0, "strength", to=20))
    state = Tabletop(3).figure("green", "b4").orcs("c4", "h3", "i5").hand(0, "aragorn-5").state
    question = owned.question(state)
    assert isinstance(question, Choice)
    allowed = {one for one in owned.candidates(state) if owned.refusal(state, one) is None}
    assert len(question.options) == len(allowed)
    assert set(question.options) == allowed
    assert Move("aragorn-5", None, "b4", None, "p4") in allowed


@pytest.mark.rule("ORK-1.1", "ORK-5.5")
@pytest.mark.parametrize("start", ["c1", "a3", "p1", "n8"])
@pytest.mark.parametrize("strength", [9, 10, 11, 20])
def test_nobody_is_strong_enough_for_a_tower_or_for_leaving_the_board(
    strength: int, start: str
) -> None:
    owned = game(changed("hero_cards", 0, "strength", to=strength))
    state = Tabletop(3).figure("green", start).hand(0, "aragorn-5").state
    question = owned.question(state)
    assert isinstance(question, Choice)
    allowed = {one for one in owned.candidates(state) if owned.refusal(state, one) is None}
    assert set(question.options) == allowed


@pytest.mark.parametrize(
    ("path", "to", "reason"),
    [
        (("board", "rows"), 9, "8 rows"),
        (("board", "areas", "fangorn", "fields", 0), [1, 1], "under a tower"),
        (("board", "areas", "fangorn", "fields", 0), [9, 1], "no field"),
        (("orc_tokens", "back", 0, "count"), 55, "add up to 150"),
        (("figures", "first_colour"), "red", "comes first"),
        (("hero_cards", 0, "id"), "aragorn-6", "used twice"),
        (("orc_cards", 0, "placements", 0, "side"), "gondor", "no side gondor"),
        (("event_cards", 0, "effects", 0, "area"), "moria", "no area moria"),
        (("event_cards", 0, "group"), 4, "no group 4"),
        (("variants", 0, "orcs_at_start"), 11, "10 orcs"),
        (("costs", "orc_field"), 3, "an orc 2"),
        (("ent_track", "last"), 14, "every space but the last"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(
    path: tuple[str | int, ...], to: object, reason: str
) -> None:
    with pytest.raises(BadComponents) as broken:
        game(changed(*path, to=to))
    assert reason in broken.value.reason
    assert broken.value.line > 1


def test_every_fact_says_where_it_comes_from() -> None:
    data = json.loads(PRINTED)
    marks = set(data["provenance_marks"])
    assert {one["mark"] for one in data["provenance"].values()} <= marks
    roots = {key.split(".")[0].split("[")[0] for key in data["provenance"]}
    assert roots == set(data) - {"game", "provenance", "provenance_marks"}
