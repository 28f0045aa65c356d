"""What a card says is what it does: change any field, and both texts change."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

import mathom
from mathom.core import AnyGame, Message
from mathom.core.phrases import Phrase, Text
from mathom.games.orcs.event_texts import event_text
from mathom.games.orcs.game import Orcs
from mathom.games.ringwar.cards.base import BattleHalf, EventHalf
from mathom.games.ringwar.cards.text import card_text as ringwar_text
from mathom.games.ringwar.game import Ringwar
from mathom.games.tcg.cards.catalogue import all_cards
from mathom.games.tcg.game import game as tcg
from mathom.games.tcg.say import card_text
from mathom.text import Words
from mathom.text.lexicon import BadLexicon
from mathom.text.words import grammar
from tests.conformance.mutations import Pool
from tests.conformance.tables import GAMES

LANGUAGES = ("de", "en")


class Deck(NamedTuple):
    """The cards of a game: what each does, and how that is said."""

    cards: Mapping[str, Any]
    say: Callable[[str, Any], Phrase | Message]
    unspoken: frozenset[str] = frozenset()
    """Fields that are carried out and not said yet. Empty at best."""


def _orcs() -> tuple[AnyGame, Deck]:
    game = mathom.game("orcs")
    assert isinstance(game, Orcs)
    cards = {card.id: card.effects for card in game.box.components.event_cards}
    return game, Deck(cards, lambda _, effects: event_text(effects))


def _ringwar() -> tuple[AnyGame, Deck]:
    game = mathom.game("ringwar")
    assert isinstance(game, Ringwar)
    halves = {name: (card.event, card.combat) for name, card in game.box.built.items()}
    agreed = tuple(f"{one.id}={value}" for one in game.settings for value in one.values[1:])

    def say(_: str, both: tuple[EventHalf, BattleHalf]) -> Phrase:
        return Text((ringwar_text(*both), ringwar_text(*both, agreed)))

    return game, Deck(halves, say, RINGWAR)


RINGWAR = frozenset(
    {
        "OwnTile.tile",  # two tiles are printed alike
        "Way.id",  # what the answer is called, not what it does
    }
)

TCG = frozenset(
    {
        # A name ties a choice to its later mention: without the mention there is nothing to say,
        # and without the name there is no mention (both fail while the text is made).
        "Pick.name",
        "PickAny.name",
        "PlayFrom.bearer",
        "PlayFrom.name",
        "ShuffleIntoDeck.name",
        "Spot.name",
        # A label is how the text of another card finds this sentence.
        "Static.label",
        # The same limit stands in the record and in its effect (`most`); it is spoken once.
        "Attach.most",
        "AttachAcross.most",
        "HowToPlay.limit",
        # A trigger with a cost is always optional.
        "Trigger.optional",
    }
)


def _tcg() -> tuple[AnyGame, Deck]:
    game = tcg()
    printed = {card.id: card for card in game.box.components.cards}
    return game, Deck(all_cards(), lambda card, text: card_text(printed[card], text), TCG)


DECKS = {"orcs": _orcs, "ringwar": _ringwar, "tcg": _tcg}


class Speaker:
    """Puts what a card says into the words of one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self._grammar = grammar(game, language)
        self._words = Words(language, game)

    def __call__(self, said: Phrase | Message) -> str:
        return self._words.say(said) if isinstance(said, Message) else self._grammar.text(said)

    def changed(self, deck: Deck, card: str, does: Any) -> str | None:
        """What a changed card says; None if it cannot be so, or needs a word no card needs."""
        try:
            return self(deck.say(card, does))
        except (BadLexicon, KeyError, TypeError, ValueError):
            return None


@pytest.mark.parametrize("name", DECKS)
def test_every_field_of_every_card_is_spoken_in_both_languages(name: str) -> None:
    game, deck = DECKS[name]()
    pool = Pool(deck.cards.values())
    speakers = {language: Speaker(game, language) for language in LANGUAGES}
    silent: dict[str, str] = {}
    for card, does in deck.cards.items():
        said = {language: speak(deck.say(card, does)) for language, speak in speakers.items()}
        for field, changed in pool.mutations(does):
            for language, speak in speakers.items():
                if speak.changed(deck, card, changed) == said[language]:
                    silent.setdefault(field, f"{card} ({language})")
    new = {field: card for field, card in silent.items() if field not in deck.unspoken}
    assert not new


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_its_words(name: str, language: str) -> None:
    game = mathom.game(name)
    speaker = grammar(game, language)
    for message_id, phrase in game.phrases().items():
        try:
            assert speaker.text(phrase)
        except BadLexicon as error:
            pytest.fail(f"{message_id}: {error.message.args}")
