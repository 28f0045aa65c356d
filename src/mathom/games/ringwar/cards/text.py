"""What cards say: the phrases of their pieces, made once for every card.

Sentences and conditions are found under ids (`half_sentences`), as names are; a message puts the
sentences of a half together.
"""

from collections.abc import Iterator

from mathom.core import Message
from mathom.core.phrases import Phrase, Text, idiom
from mathom.games.ringwar.cards.base import (
    BattleHalf,
    Card,
    Catalogue,
    During,
    EventHalf,
    House,
    Reaction,
)
from mathom.games.ringwar.cards.pieces.conditions import leaves_of
from mathom.games.ringwar.cards.pieces.logic import condensed
from mathom.games.ringwar.settings import SETTINGS


def event_sentences(half: EventHalf, house: House = ()) -> list[Phrase]:
    """What the event half does, sentence by sentence; what it needs is said before."""
    said = condensed(effect.say(house) for effect in half.effects)
    if half.stays:
        said.append(STAYS)
    said += [rule.say(house) for rule in half.standing]
    said += [_reaction(one, house) for one in half.reactions]
    if half.fights_from_table:
        said.append(idiom("fights-from-table"))
    if half.leaves is not None:
        said.append(idiom("leaves-when", condition=half.leaves.say(house)))
    said += [idiom(f"leaves-{happening}") for happening in half.leaves_at]
    if half.stays and half.condition is not None:
        said.append(idiom("leaves-without"))
    return said


STAYS = idiom("stays")


def _reaction(reaction: Reaction, house: House) -> Phrase:
    use = idiom("discard-this" if reaction.used_up else "use-this")
    return idiom(f"on-{reaction.on}", use=use, what=Text((reaction.what.say(house),)))


def combat_sentences(half: BattleHalf, house: House = ()) -> list[Phrase]:
    """What the combat half does, a sentence for each initiative number."""
    said, before = [], "roll"
    for effect in half.effects:
        said.append(_effect(effect, before, house))
        before = effect.moment
    return said


def _effect(effect: During, before: str, house: House) -> Phrase:
    """The moment is said where it is another one than before; the combat roll is the usual one."""
    said = effect.what.say(house)
    if effect.moment == before:
        return said
    return idiom(f"during-{effect.moment}", what=Text((said,)))


def card_text(event: EventHalf, combat: BattleHalf, house: House = ()) -> Text:
    """All that a card says."""
    said: list[Phrase] = []
    if event.condition is not None:
        said.append(idiom("playable-if", condition=event.condition.say(house)))
    said += event_sentences(event, house)
    if combat.condition is not None:
        said.append(idiom("only-if", condition=combat.condition.say(house)))
    return Text((*said, *combat_sentences(combat, house)))


# -- prepared ------------------------------------------------------------------------------------


def phrases(cards: Catalogue) -> dict[str, Phrase]:
    """Every sentence and every condition of the cards, by its id.

    What is said otherwise where a table agreed on something is found under `id@setting=value`.
    """
    found: dict[str, Phrase] = {"stays-on-table": STAYS}
    for name, card in cards.items():
        usual = dict(_phrases(name, card))
        found |= usual
        for agreed in AGREEMENTS:
            other = dict(_phrases(name, card, (agreed,)))
            found |= {f"{id_}@{agreed}": one for id_, one in other.items() if one != usual[id_]}
    return found


AGREEMENTS = tuple(f"{one.id}={value}" for one in SETTINGS for value in one.values[1:])


def _phrases(name: str, card: Card, house: House = ()) -> Iterator[tuple[str, Phrase]]:
    halves = (
        ("event", "playable-if", card.event.condition, event_sentences(card.event, house)),
        ("combat", "only-if", card.combat.condition, combat_sentences(card.combat, house)),
    )
    for half, need, condition, sentences in halves:
        if condition is not None:
            yield f"need-{half}-{name}", idiom(need, condition=condition.say(house))
            for number, leaf in enumerate(leaves_of(condition)):
                yield f"condition-{half}-{number}-{name}", leaf.say(house)
        for number, said in enumerate(sentences):
            yield f"text-{half}-{number}-{name}", said


def event_message(name: str, half: EventHalf) -> Message:
    """All that the event half of a card says."""
    said = [
        Message("stays-on-table") if one is STAYS else Message(f"text-event-{number}-{name}")
        for number, one in enumerate(event_sentences(half))
    ]
    if half.condition is not None:
        said.insert(0, Message("card-condition", {"need": Message(f"need-event-{name}")}))
    return one_after_another(said)


def combat_message(name: str, half: BattleHalf) -> Message:
    """All that the combat half of a card says."""
    effects = [Message(f"text-combat-{number}-{name}") for number in range(len(half.effects))]
    said = one_after_another(effects)
    if half.condition is None:
        return said
    need = Message(f"need-combat-{name}")
    return Message("combat-text", {"condition": need, "effect": said})


def one_after_another(said: list[Message]) -> Message:
    """Sentences in a row."""
    first, *rest = said
    for one in rest:
        first = Message("words-then", {"first": first, "second": one})
    return first
