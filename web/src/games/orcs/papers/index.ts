/** The cards of orcs, to be leafed through. */
import type { BoxProps, Deck, Papers } from "../../board";
import type { Components } from "../types";
import Leaf from "./Leaf.svelte";

function decks(box: BoxProps<Components>): readonly Deck[] {
  const { event_cards, hero_cards, orc_cards } = box.components;
  const deck = (title: string, kind: string, cards: readonly { readonly id: string }[]) => ({
    title: box.say(title),
    cards: cards.map(({ id }) => `${kind}-${id}`),
  });
  return [
    deck("board-event-cards", "event_card", event_cards),
    deck("board-hero-cards", "card", hero_cards),
    deck("board-orc-cards", "orc_card", orc_cards),
  ];
}

export default { decks, Paper: Leaf } satisfies Papers;
