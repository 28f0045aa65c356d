/** The cards of ringwar, to be leafed through. */
import type { BoxProps, Deck, Papers } from "../../board";
import { DECKS, type Box } from "./box";
import Leaf from "./Leaf.svelte";

function decks(box: BoxProps<Box>): readonly Deck[] {
  const { cards, tiles } = box.components;
  return [
    ...DECKS.map((deck) => ({
      title: box.say(`deck-${deck}`),
      cards: cards.filter((card) => card.deck === deck).map((card) => `card-${card.id}`),
    })),
    {
      title: box.say("paper-characters"),
      cards: box.words.ids("character").map((id) => `character-${id}`),
    },
    { title: box.say("paper-tiles"), cards: tiles.map((tile) => `tile-${tile.id}`) },
  ];
}

export default { decks, Paper: Leaf } satisfies Papers;
