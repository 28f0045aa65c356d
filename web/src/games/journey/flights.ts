/** Which card crosses the table for the event at hand, from where to where. Pure. */
import { face, GANDALF } from "./cards";
import type { JourneyEvent } from "./types";

export interface Flight {
  /** The card's face; null: its back. */
  readonly card: string | null;
  /** Marks (`data-mark`) of where it comes from and goes to. */
  readonly from: string;
  readonly to: string;
}

export const PILE = "pile";
export const OPEN = "open";
export const DISCARD = "discard";

/** The mark of a player: the own hand, or the row in the seat list. */
export function holder(seat: number, eyes: number | null): string {
  return seat === eyes ? "hand" : `seat-${seat}`;
}

/** The mark of a row: on the table if it is the one that is laid out large, else in the seat list. */
export function rowMark(seat: number, colour: string, large: number | null): string {
  return seat === large ? `row-${colour}` : `seat-${seat}`;
}

export function flights(
  event: JourneyEvent,
  eyes: number | null,
  large: number | null,
): readonly Flight[] {
  switch (event.is) {
    case "took":
      return [{ card: event.card, from: `open-${event.card}`, to: holder(event.seat, eyes) }];
    case "drew":
      return [{ card: event.card, from: PILE, to: holder(event.seat, eyes) }];
    case "swapped":
      return [{ card: event.card, from: holder(event.seat, eyes), to: OPEN }];
    case "row-begun":
    case "row-grew": {
      const to = rowMark(event.seat, face(event.card).suit, large);
      const from = holder(event.seat, eyes);
      const card = { card: event.card, from, to };
      return event.is === "row-begun" && event.gandalf
        ? [{ card: GANDALF, from, to }, card]
        : [card];
    }
    case "row-discarded":
      return [
        {
          card: `${event.colour}-${event.trait}`,
          from: rowMark(event.seat, event.colour, large),
          to: DISCARD,
        },
      ];
    case "card-removed":
      return [
        { card: event.card, from: rowMark(event.seat, face(event.card).suit, large), to: DISCARD },
      ];
    case "gandalf-left":
      return [{ card: GANDALF, from: rowMark(event.seat, event.colour, large), to: DISCARD }];
    default:
      return [];
  }
}
