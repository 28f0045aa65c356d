/**
 * The table after an event, as far as it is drawn: the shell keeps the old one until all were shown.
 *
 * Strengths, totals and what is under way are the engine's: they come with the next table. Here cards move, and
 * counters count.
 */
import { at, intoHand, outOfHand } from "../shared/changes";
import { unheardOf } from "../shared/unheard";
import { cardOf } from "./cards/box";
import {
  kindOf,
  numberOf,
  type Board,
  type Card,
  type Components,
  type Table,
  type TcgEvent,
} from "./types";
import type { Bout, Count } from "./wire";

export function fold(
  table: Table,
  event: TcgEvent,
  components: Components,
  eyes: number | null,
): Table {
  const { board } = table;
  switch (event.is) {
    case "bids-shown":
      return on(table, { burdens: event.bids });
    case "site-played": {
      const site: Card = { id: event.number, kind: event.card, owner: event.seat, on: 0 };
      if (event.number <= board.path.length)
        return on(table, { path: at(board.path, event.number - 1, () => site) });
      return on(table, {
        path: [...board.path, site],
        control: [...board.control, null],
      });
    }
    case "turn-began":
      return on(table, { fp: event.seat, phase: "turn", moves: 0 });
    case "phase-began":
      return on(table, { phase: event.phase });
    case "moved":
      return on(table, { markers: at(board.markers, event.seat, () => event.site) });
    case "assigned":
      return on(table, {
        assigned: paired(board.assigned, numberOf(event.who), numberOf(event.minion)),
      });
    case "skirmish-began": {
      const who = numberOf(event.who);
      const minions = event.minions.map(numberOf);
      return on(table, {
        phase: "skirmish",
        skirmish: { who, minions, gone: null },
        assigned: board.assigned.filter((bout) => bout.who !== who),
      });
    }
    case "skirmish-cancelled":
      return on(table, { skirmish: null });
    case "played":
      // An event is carried out and goes to its pile; everything else stays on the table.
      return cardOf(components, kindOf(event.card)).type === "event"
        ? without(table, event.seat, kindOf(event.card), eyes)
        : played(table, event.seat, event.card, event.on, eyes);
    case "transferred":
      return on(table, {
        play: board.play.map((card) =>
          card.id === numberOf(event.card) ? { ...card, on: numberOf(event.to) } : card,
        ),
      });
    case "twilight":
      return on(table, { twilight: event.pool });
    case "burdens":
      return on(table, { burdens: at(board.burdens, event.seat, () => event.burdens) });
    case "wounded":
    case "exerted":
      return hurt(table, numberOf(event.card), 1);
    case "healed":
      return hurt(table, numberOf(event.card), -1);
    case "tokens":
      return on(table, { tokens: counted(board.tokens, numberOf(event.card), event.tokens) });
    case "killed":
      return leave(table, numberOf(event.card), true, eyes);
    case "discarded-from-play":
      return leave(table, numberOf(event.card), false, eyes);
    case "discarded":
      return { ...table, board: toPile(board, "discards", event.seat, event.card, eyes) };
    case "drew":
      return intoHand(table, event.seat, event.card, eyes);
    case "controlled":
      return on(table, { control: at(board.control, event.site - 1, () => event.seat) });
    case "liberated":
      return on(table, { control: at(board.control, event.site - 1, () => null) });
    case "ring-on":
      return on(table, { worn: true });
    case "ring-off":
      return on(table, { worn: false });
    case "new-ring-bearer":
      return on(table, { bearers: at(board.bearers, event.seat, () => numberOf(event.card)) });
    case "won":
      return on(table, { winner: event.seat });
    // What these change is not drawn piece by piece, or comes with the next table.
    case "sat":
    case "totals":
    case "skirmish-won":
    case "left-skirmish":
    case "fierce-round":
    case "turn-ended":
    case "used":
    case "happened":
    case "chosen":
    case "prevented":
    case "cancelled":
    case "lasts":
    case "took-to-hand":
    case "put-beneath":
    case "revealed":
    case "hand-shown":
    case "searched":
    case "looked-through":
    case "shuffled":
    case "stacked":
    case "shuffled-in":
    case "fell":
      return table;
    default:
      return unheardOf(table, event);
  }
}

function on(table: Table, changes: Partial<Board>): Table {
  return { ...table, board: { ...table.board, ...changes } };
}

/** One minion more against somebody. */
function paired(bouts: readonly Bout[], who: number, minion: number): readonly Bout[] {
  const bout = bouts.find((one) => one.who === who);
  if (bout?.minions.includes(minion)) return bouts;
  if (!bout) return [...bouts, { who, minions: [minion], gone: null }];
  const more = { ...bout, minions: [...bout.minions, minion] };
  return bouts.map((one) => (one === bout ? more : one));
}

function counted(counts: readonly Count[], card: number, n: number): readonly Count[] {
  const rest = counts.filter((one) => one.card !== card);
  if (n <= 0) return rest;
  return [...rest, { card, n }].sort((a, b) => a.card - b.card);
}

function hurt(table: Table, card: number, by: number): Table {
  const { board, sums } = table;
  const before = board.wounds.find((one) => one.card === card)?.n ?? 0;
  const figures = sums.figures.map((one) =>
    one.card === card ? { ...one, left: one.left - by } : one,
  );
  return {
    ...on(table, { wounds: counted(board.wounds, card, before + by) }),
    sums: { ...sums, figures },
  };
}

/** A card comes from a hand (if it was seen there) and lies on the table. */
function played(
  table: Table,
  seat: number,
  id: string,
  bearer: string | null,
  eyes: number | null,
): Table {
  const card: Card = {
    id: numberOf(id),
    kind: kindOf(id),
    owner: seat,
    on: bearer === null ? 0 : numberOf(bearer),
  };
  const there = table.board.play.some((one) => one.id === card.id);
  return without(
    there ? table : on(table, { play: [...table.board.play, card] }),
    seat,
    card.kind,
    eyes,
  );
}

/** One card of this kind less in a hand, if it is there: it may as well have come from elsewhere. */
function without(table: Table, seat: number, kind: string, eyes: number | null): Table {
  const seen = seat === eyes && table.hand?.includes(kind);
  return seen ? outOfHand(table, seat, kind, eyes) : table;
}

function leave(table: Table, id: number, dead: boolean, eyes: number | null): Table {
  const { board } = table;
  const card = board.play.find((one) => one.id === id);
  if (!card) return table;
  const free = board.bearers.includes(id) || (dead && !isMinion(table, id));
  const left: Board = {
    ...board,
    play: board.play.filter((one) => one.id !== id),
    wounds: counted(board.wounds, id, 0),
    tokens: counted(board.tokens, id, 0),
  };
  const pile = free ? "dead" : "discards";
  return { ...table, board: toPile(left, pile, card.owner, card.kind, eyes) };
}

/** Who dies on the side of the Free Peoples goes to the dead pile, minions to the discard pile. TCG-2.6 */
function isMinion(table: Table, id: number): boolean {
  const card = table.board.play.find((one) => one.id === id);
  return card !== undefined && card.owner !== table.board.fp;
}

/** A card comes to a pile; at some tables those of others are covered. TCG-2.3 */
function toPile(
  board: Board,
  pile: "discards" | "dead",
  seat: number,
  kind: string,
  eyes: number | null,
): Board {
  const covered = pile === "discards" && seat !== eyes && board.agreed.includes("discards=covered");
  const seen = covered ? "" : kind;
  return { ...board, [pile]: at(board[pile], seat, (cards) => [...cards, seen].sort()) };
}
