"""Any battle with any cards: it ends, figures are conserved, and all of it can be told."""

from random import Random

import pytest

from mathom.core import Chance, Choice
from mathom.core.frames import replace
from mathom.games.ringwar.kinds import FIGURES, LEADER
from mathom.games.ringwar.rules.fighting import battle_at
from mathom.text.words import Words
from tests.rulebook.ringwar.combat.battlefield import BOX, GAME, Battlefield

PLACES = (
    ("ash-mountains", "dagorlad", "field"),
    ("dimrill-dale", "lorien", "field"),
    ("westemnet", "fangorn", "field"),
    ("osgiliath", "pelargir", "field"),
    ("", "helms-deep", "siege"),
    ("", "minas-tirith", "sortie"),
)


def some(rng: Random, side: int) -> str:
    """Some figures of a side, at least two units, and perhaps some characters."""
    kinds = [kind for kind in range(15 * side, 15 + 9 * side) if BOX.totals[kind]]
    units = [kind for kind in kinds if kind % 3 != LEADER]
    led = [kind for kind in kinds if kind % 3 == LEADER]
    parts = [f"{rng.randint(1, 3)} {FIGURES[kind]}" for kind in rng.sample(units, 2)]
    parts.append(f"{rng.randint(1, 2)} {FIGURES[rng.choice(led)]}")
    return ", ".join([*parts, *rng.sample(BOX.of_side[side], rng.randint(0, 3))])


@pytest.mark.parametrize("seed", range(60))
def test_any_battle_ends_with_everybody_somewhere(seed: int) -> None:
    rng = Random(seed)
    origin, target, kind = rng.choice(PLACES)
    attacker = "free" if kind == "sortie" else "shadow" if kind == "siege" else None
    field = Battlefield(
        attacker or rng.choice(("free", "shadow")),  # type: ignore[arg-type]
        free=some(rng, 0),
        shadow=some(rng, 1),
        origin=origin or target,
        target=target,
        kind=kind,  # type: ignore[arg-type]
    )
    decks = [[card for card in BOX.cards if BOX.card_side[card] == side] for side in (0, 1)]
    hands = tuple(tuple(sorted(rng.sample(deck, 6))) for deck in decks)
    field.ring_at(target)
    field.state = GAME.settle(replace(field.state, hands=hands), [])
    speakers = [Words(language, GAME) for language in ("de", "en")]
    while battle_at(field.state) is not None:
        question = GAME.question(field.state)
        if isinstance(question, Chance):
            field.play(question.pick(rng.randrange(question.total)))
        else:
            assert isinstance(question, Choice)
            assert question.options
            for words in speakers:
                assert "‹ask" not in words.say(question.ask)
            field.play(rng.choice(question.options))
        assert field.conserved()
