/** The table after an event, as far as it is drawn: the shell keeps the old one until all were shown. */
import { at, intoHand, outOfHand, without } from "../shared/changes";
import { unheardOf } from "../shared/unheard";
import { face, GANDALF } from "./cards";
import type { Components, JourneyEvent, Row, Table } from "./types";

/** `eyes` is the seat whose hand is on the table; null: a spectator's. */
export function fold(
  table: Table,
  event: JourneyEvent,
  components: Components,
  eyes: number | null,
): Table {
  const numberOf = (place: string) => components.places.findIndex((one) => one.id === place);
  const column = (colour: string) => components.colours.findIndex((one) => one.id === colour);
  switch (event.is) {
    case "moved":
      return { ...table, place: numberOf(event.place), space: event.space };
    case "arrived":
      return { ...table, place: numberOf(event.place), space: 0 };
    case "ring-given":
    case "ring-taken":
      return { ...table, ring: event.seat };
    case "took":
      return intoHand(
        {
          ...table,
          open: without(table.open, event.card),
          known: at(table.known, event.seat, (cards) => [...cards, event.card].sort()),
        },
        event.seat,
        event.card,
        eyes,
      );
    case "drew":
      return intoHand({ ...table, pile: table.pile - 1 }, event.seat, event.card, eyes);
    case "swapped":
      return { ...outOf(table, event.seat, event.card, eyes), open: [...table.open, event.card] };
    case "reshuffled":
      return { ...table, discard: [], pile: event.cards };
    case "row-discarded": {
      const gone = Array.from({ length: event.cards }, () => `${event.colour}-${event.trait}`);
      const cards = event.gandalf ? [...gone, GANDALF] : gone;
      return {
        ...withRow(table, event.seat, column(event.colour), () => null),
        discard: [...table.discard, ...cards],
      };
    }
    case "row-begun": {
      const { suit, trait } = face(event.card);
      const row: Row = { trait: trait ?? "", cards: 1, gandalf: event.gandalf };
      const laid = outOf(table, event.seat, event.card, eyes);
      const led = event.gandalf ? outOf(laid, event.seat, GANDALF, eyes) : laid;
      return withRow(led, event.seat, column(suit), () => row);
    }
    case "row-grew":
      return withRow(
        outOf(table, event.seat, event.card, eyes),
        event.seat,
        column(face(event.card).suit),
        (row) => (row ? { ...row, cards: row.cards + 1 } : row),
      );
    case "tile-won":
      return {
        ...table,
        tiles: at(table.tiles, numberOf(event.place), (tiles) => without(tiles, event.tile)),
        won: at(table.won, event.seat, (tiles) => [...tiles, event.tile]),
      };
    case "tile-lost":
      return {
        ...table,
        tiles: at(table.tiles, numberOf(event.place), (tiles) => without(tiles, event.tile)),
        lost: [...table.lost, event.tile],
      };
    case "card-removed":
      return {
        ...withRow(table, event.seat, column(face(event.card).suit), (row) =>
          row && (row.cards > 1 || row.gandalf) ? { ...row, cards: row.cards - 1 } : null,
        ),
        discard: [...table.discard, event.card],
      };
    case "gandalf-left":
      return {
        ...withRow(table, event.seat, column(event.colour), () => null),
        discard: [...table.discard, GANDALF],
      };
    case "path-laid":
    case "tile-laid":
    case "tile-exchanged":
    case "dealt":
    case "turned-up":
    case "took-nothing":
    case "passed":
    case "counted":
    case "trait-counted":
    case "won":
      return table;
    default:
      return unheardOf(table, event);
  }
}

function outOf(table: Table, seat: number, card: string, eyes: number | null): Table {
  return {
    ...outOfHand(table, seat, card, eyes),
    known: at(table.known, seat, (cards) => without(cards, card)),
  };
}

function withRow(
  table: Table,
  seat: number,
  column: number,
  change: (row: Row | null) => Row | null,
): Table {
  return { ...table, rows: at(table.rows, seat, (rows) => at(rows, column, change)) };
}
