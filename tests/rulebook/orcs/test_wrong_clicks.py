"""What a player is told who points at a field where the chosen card does not lead."""

import pytest

from tests.rulebook.orcs.tabletop import Tabletop


@pytest.fixture
def table() -> Tabletop:
    table = Tabletop(3).figure("red", "j2").figure("blue", "c8").figure("green", "h5")
    return table.orcs("k4", "h4").hand(0, "gimli-8", "gandalf-6", "faramir-8")


@pytest.mark.parametrize(
    ("anchors", "rule", "reason"),
    [
        ("card:gimli-8 field:p2", "ORK-5.5", "too-far"),
        ("card:gimli-8 field:a1", "ORK-1.1", "tower"),
        ("card:gimli-8 field:j2", "ORK-5.5", "figure-there"),
        ("card:gimli-8 field:h3 field:h1", "ORK-5.3", "no-turn"),
        ("card:gimli-8 field:h3 field:p1", "ORK-5.3", "not-straight"),
        ("card:gimli-8 mark:shadowfax", "ORK-5.8", "no-shadowfax"),
        ("card:faramir-8 field:h6", "ORK-5.2", "wrong-direction"),
        ("card:faramir-8 field:p1", "ORK-5.5", "too-far"),
        ("card:gandalf-6 mark:shadowfax field:j2", "ORK-5.8", "figure-there"),
        ("card:eomer-5", "ORK-5.1", "not-in-hand"),
    ],
)
def test_a_wrong_click_is_answered_with_the_rule(
    table: Tabletop, anchors: str, rule: str, reason: str
) -> None:
    refusal = table.match.why_not(anchors.split())
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == (rule, f"refused-{reason}")


def test_what_is_on_offer_is_not_refused(table: Tabletop) -> None:
    assert table.match.why_not(["card:gimli-8", "field:h3"]) is None
    assert table.match.why_not(["card:gimli-8", "field:i3"]) is None
