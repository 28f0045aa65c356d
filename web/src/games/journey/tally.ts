/** The scoring of a place, gathered from its events while they are shown. Pure. */
import type { JourneyEvent } from "./types";

export interface Line {
  readonly seat: number;
  readonly cards: number;
  readonly tiles: readonly number[];
  readonly ring: boolean;
}

export interface Tally {
  readonly place: string;
  /** The trait that is scored, where traits are scored one by one. */
  readonly trait: string | null;
  readonly lines: readonly Line[];
}

/** What happens while a place is scored, and does not end it. */
const WHILE = new Set(["card-removed", "gandalf-left", "tile-lost", "ring-taken"]);

export function tally(before: Tally | null, event: JourneyEvent): Tally | null {
  switch (event.is) {
    case "counted":
      return count(
        before?.place === event.place ? before : begin(event.place, null),
        event.seat,
        event.cards,
      );
    case "trait-counted": {
      const same = before?.place === event.place && before.trait === event.trait;
      return count(same ? before : begin(event.place, event.trait), event.seat, event.cards);
    }
    case "tile-won":
      return (
        before && line(before, event.seat, (one) => ({ ...one, tiles: [...one.tiles, event.tile] }))
      );
    case "ring-taken":
      return before && line(before, event.seat, (one) => ({ ...one, ring: true }));
    default:
      return WHILE.has(event.is) ? before : null;
  }
}

function begin(place: string, trait: string | null): Tally {
  return { place, trait, lines: [] };
}

function count(before: Tally, seat: number, cards: number): Tally {
  return {
    ...before,
    lines: [
      ...before.lines.filter((one) => one.seat !== seat),
      { seat, cards, tiles: [], ring: false },
    ],
  };
}

function line(before: Tally, seat: number, change: (one: Line) => Line): Tally {
  return { ...before, lines: before.lines.map((one) => (one.seat === seat ? change(one) : one)) };
}
