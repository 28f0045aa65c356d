/** The cards of tcg, to be leafed through. */
import type { BoxProps, Deck, Papers } from "../board";
import { allCards, cultureOf } from "./cards/box";
import Collection from "./cards/Collection.svelte";
import Leaf from "./cards/Leaf.svelte";
import "./tcg.css";

function decks(box: BoxProps<object>): readonly Deck[] {
  const by = new Map<string, string[]>();
  for (const card of allCards(box.components)) {
    const culture = cultureOf(card);
    by.set(culture, [...(by.get(culture) ?? []), `card-${card.id}`]);
  }
  return [...by].map(([culture, cards]) => ({ title: box.say(`culture-${culture}`), cards }));
}

export default { decks, Paper: Leaf, Page: Collection } satisfies Papers;
