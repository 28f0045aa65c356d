/** Piles one can open, and how many cards lie in them. Pure. */
import type { Table } from "../types";

/** What is laid open: a pile of a player, or what is stacked on a card. */
export type Opened =
  | { readonly is: "discards" | "dead"; readonly seat: number; readonly title: string }
  | { readonly is: "stack"; readonly on: number; readonly title: string };

/** The cards that lie there; those that one may not look at are `""`. */
export function cardsIn(table: Table, opened: Opened): readonly string[] {
  if (opened.is === "stack") {
    const stack = table.board.stacks.find(({ on }) => on === opened.on);
    return stack?.cards.map(({ kind }) => kind) ?? [];
  }
  return table.board[opened.is][opened.seat] ?? [];
}

export function deckSize(table: Table, seat: number): number {
  const deck = table.decks[seat];
  if (!deck) return 0;
  const rest = deck.rest.reduce((sum, [, n]) => sum + n, 0);
  return rest + deck.top.length + deck.bottom.length;
}
