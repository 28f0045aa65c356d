"""What a seat imagines behind the backs of cards: only what could be there."""

from random import Random

import pytest

from mathom.games.ringwar.frames import Battle, Carding
from mathom.games.ringwar.rules.combat import refuse_combat_card
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop, attack

CHARGE, DEVILRY, SCOUTS = "fp-strategy-13", "shadow-strategy-03", "fp-strategy-05"


def face_down() -> Tabletop:
    """Rohan attacks with a card of the strategy deck; the Shadow is asked for one."""
    table = Tabletop().army("fords-of-isen", rohan=(3, 1)).army("gap-of-rohan", isengard=(4,))
    table.at_war("rohan", "isengard").hand(FREE, CHARGE).hand(SHADOW, DEVILRY)
    attack(table, FREE, "fords-of-isen", "gap-of-rohan").play("go", f"combat-card {CHARGE}")
    assert table.asks(Carding)
    assert table.seat == SHADOW
    return table


@pytest.mark.rule("RKR-6.61", "RKR-6.62")
def test_a_card_face_down_is_imagined_as_one_that_could_be_laid_there() -> None:
    table = face_down()
    game, view = table.game, table.match.view(SHADOW)
    battle = view.table.frames[-2]
    assert isinstance(battle, Battle)
    assert battle.round.cards == ("fp-strategy", "")
    imagined = set()
    for seed in range(120):
        state = game.resample(view, Random(seed))
        game.check(state)
        frame = state.frames[-2]
        assert isinstance(frame, Battle)
        card = frame.round.cards[FREE]
        assert refuse_combat_card(table.box, state, FREE, card) is None
        imagined.add(card)
    assert SCOUTS not in imagined  # for defenders only
    assert len(imagined) > 10
