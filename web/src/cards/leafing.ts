/** Which cards of a game somebody is looking for. */
import type { BoxProps, Deck } from "../games/board";

/** The decks with only those cards in whose name or text every word occurs; empty decks are left out. */
export function find(
  box: Pick<BoxProps, "say" | "inscriptions">,
  decks: readonly Deck[],
  sought: string,
): readonly Deck[] {
  const needles = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const speaks = (card: string) => {
    const text = `${box.say(card)} ${inscription(box, card)}`.toLocaleLowerCase();
    return needles.every((needle) => text.includes(needle));
  };
  return decks
    .map((deck) => ({ ...deck, cards: needles.length ? deck.cards.filter(speaks) : deck.cards }))
    .filter((deck) => deck.cards.length > 0);
}

function inscription(box: Pick<BoxProps, "say" | "inscriptions">, card: string): string {
  const written = box.inscriptions[card];
  return written ? box.say(written) : "";
}
