/** The table of `tcg` in the words of the drawing. */
import type {
  AnyEvent,
  Board,
  Card,
  Components,
  Figure,
  PrintedCard,
  Standing,
  Table,
} from "./wire";

export type { Board, Card, Components, Figure, PrintedCard, Standing, Table };
export type TcgEvent = AnyEvent;
export type Phase = Board["phase"];

/** The anchor of a card in play: `card:4C165.31`. */
export const anchorOf = (card: Pick<Card, "kind" | "id">): string => `card:${card.kind}.${card.id}`;

/** The number of a card in play from its id, `4C165.31`. */
export const numberOf = (id: string): number => Number(id.slice(id.indexOf(".") + 1));

/** The card of the set from the id of a card in play, or from itself. */
export const kindOf = (id: string): string => id.split(".")[0] ?? id;
