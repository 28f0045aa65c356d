/** The table after an event, as far as it is drawn: the shell keeps the old one until all were shown. */
import { at, intoHand, outOfHand, without } from "../shared/changes";
import { unheardOf } from "../shared/unheard";
import { FIGURES, FREE, ORC, index, put } from "./fields";
import type { Components, OrcsEvent, Table } from "./types";

/** `eyes` is the seat whose hand is on the table; null: a spectator's. */
export function fold(
  table: Table,
  event: OrcsEvent,
  components: Components,
  eyes: number | null,
): Table {
  switch (event.is) {
    case "figure-placed":
      return stand(table, event.figure, event.to, components);
    case "turn-began":
      return { ...table, turn: event.seat };
    case "orc-card-revealed":
      return {
        ...table,
        orc_deck: without(table.orc_deck, event.card),
        orc_discard: [...table.orc_discard, event.card],
      };
    case "orc-cards-shuffled":
      return { ...table, orc_deck: components.orc_cards.map((card) => card.id), orc_discard: [] };
    case "orcs-entered":
    case "orcs-laid":
      return {
        ...table,
        board: put(table.board, event.fields.map(index), ORC),
        supply: table.supply - event.fields.length,
      };
    case "orcs-removed":
      return {
        ...table,
        board: put(table.board, event.fields.map(index), FREE),
        supply: table.supply + event.fields.length,
      };
    case "hero-played":
    case "hero-discarded":
      return {
        ...outOfHand(table, event.seat, event.card, eyes),
        discard: [...table.discard, event.card],
      };
    case "moved":
      return stand(cleared(table, event.beaten), event.figure, event.to, components);
    case "jumped":
    case "relocated":
      return stand(table, event.figure, event.to, components);
    case "pincer-closed":
      return cleared(table, event.fields);
    case "drew": {
      const rank = (id: string) => components.hero_cards.findIndex((hero) => hero.id === id);
      const left = { ...table, deck: table.deck - 1 };
      return intoHand(left, event.seat, event.card, eyes, (a, b) => rank(a) - rank(b));
    }
    case "heroes-shuffled":
      return { ...table, deck: table.deck + table.discard.length, discard: [] };
    case "token-turned": {
      const kind = components.orc_tokens.back.findIndex((token) => token.id === event.token);
      return {
        ...table,
        kept: at(table.kept, event.seat, (kept) => at(kept, kind, (count) => count + 1)),
        points: at(table.points, event.seat, (points) => points + event.points),
      };
    }
    case "ent-moved":
      return { ...table, ent: event.space };
    case "event-read":
      return { ...table, event_deck: without(table.event_deck, event.card) };
    case "towers-joined":
      return { ...table, joined: true };
    case "ents-arrived":
      return table;
    default:
      return unheardOf(table, event);
  }
}

/** The sign of a figure of this colour on the board. */
export function signOf(figure: string, components: Components): string {
  return FIGURES[components.figures.colours.findIndex((colour) => colour.id === figure)] ?? "";
}

function stand(table: Table, figure: string, to: string, components: Components): Table {
  const sign = signOf(figure, components);
  const lifted = table.board.replaceAll(sign, FREE);
  return { ...table, board: put(lifted, [index(to)], sign) };
}

function cleared(table: Table, fields: readonly string[]): Table {
  return { ...table, board: put(table.board, fields.map(index), FREE) };
}
