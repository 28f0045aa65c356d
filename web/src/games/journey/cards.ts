/** Cards: their suit and trait, their order in the hand, and how they overlap. Pure. */
import type { Components, Row } from "./types";

export const GANDALF = "gandalf";

export interface Face {
  /** A colour, or `white` for Gandalf. */
  readonly suit: string;
  readonly trait: string | null;
}

export function face(card: string): Face {
  if (card === GANDALF) return { suit: "white", trait: null };
  const [suit = "", trait = ""] = card.split("-");
  return { suit, trait };
}

export interface Group {
  readonly card: string;
  readonly count: number;
}

/** Equal cards together, in the order of the box: by colour, then by trait, Gandalf last. */
export function grouped(cards: readonly string[], components: Components): readonly Group[] {
  const colours = components.colours.map((one) => one.id);
  const traits = components.traits.map((one) => one.id);
  const rank = (card: string) => {
    const { suit, trait } = face(card);
    return trait === null
      ? Infinity
      : colours.indexOf(suit) * traits.length + traits.indexOf(trait);
  };
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => rank(a.card) - rank(b.card));
}

/** Cards of one suit, as they lie beside each other. */
export interface Suited {
  readonly suit: string;
  readonly cards: readonly Group[];
}

/** The same by suit, in the same order. */
export function suited(cards: readonly string[], components: Components): readonly Suited[] {
  const suits = new Map<string, Group[]>();
  for (const group of grouped(cards, components)) {
    const { suit } = face(group.card);
    suits.set(suit, [...(suits.get(suit) ?? []), group]);
  }
  return [...suits].map(([suit, cards]) => ({ suit, cards }));
}

/** The cards of a row from left to right: Gandalf leads it. */
export function rowCards(colour: string, row: Row): readonly string[] {
  const characters = Array.from({ length: row.cards }, () => `${colour}-${row.trait}`);
  return row.gandalf ? [GANDALF, ...characters] : characters;
}

/** How far apart the left edges of cards lie, so that `count` of them fit into `room`. */
export function step(count: number, width: number, room: number, gap: number): number {
  if (count <= 1) return width + gap;
  return Math.max(0, Math.min(width + gap, (room - width) / (count - 1)));
}
