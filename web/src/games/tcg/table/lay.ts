/** What lies where: whose cards stand in the rows, what supports them, what rests. Pure. */
import { cardOf } from "../cards/box";
import type { BoardProps } from "../../board";
import { anchorOf, type Card, type Figure, type PrintedCard, type Table } from "../types";

/** A card in play with all that lies on it. */
export interface Unit {
  readonly card: Card;
  readonly printed: PrintedCard;
  readonly borne: readonly Card[];
  readonly wounds: number;
  readonly tokens: number;
  /** Cards stacked on it, by their numbers in the set. */
  readonly stacked: readonly string[];
  /** How it counts now; null: it is no character, or it rests. */
  readonly figure: Figure | null;
  /** The burdens of a Ring-bearer. */
  readonly burdens: { readonly n: number; readonly most: number } | null;
}

/** What belongs to a player. */
export interface Camp {
  readonly seat: number;
  readonly companions: readonly Unit[];
  readonly minions: readonly Unit[];
  /** Allies, conditions and whatever else lies in the support area and is awake. */
  readonly support: readonly Unit[];
  /** What does not count this turn. */
  readonly resting: readonly Unit[];
}

export function camps(table: Table, components: object): readonly Camp[] {
  const { board, sums } = table;
  const asleep = new Set(sums.asleep);
  const there = new Set(board.play.map(({ id }) => id));
  const figures = new Map(sums.figures.map((one) => [one.card, one]));
  const wounds = new Map(board.wounds.map(({ card, n }) => [card, n]));
  const tokens = new Map(board.tokens.map(({ card, n }) => [card, n]));
  const stacks = new Map(board.stacks.map(({ on, cards }) => [on, cards.map(({ kind }) => kind)]));
  const borne = new Map<number, Card[]>();
  for (const card of board.play)
    if (card.on && there.has(card.on)) borne.set(card.on, [...(borne.get(card.on) ?? []), card]);
  const unit = (card: Card): Unit => {
    const seat = board.bearers.indexOf(card.id);
    return {
      card,
      printed: cardOf(components, card.kind),
      borne: borne.get(card.id) ?? [],
      wounds: wounds.get(card.id) ?? 0,
      tokens: tokens.get(card.id) ?? 0,
      stacked: stacks.get(card.id) ?? [],
      figure: figures.get(card.id) ?? null,
      burdens:
        seat < 0 || card.id === 0
          ? null
          : { n: board.burdens[seat] ?? 0, most: board.resistance[seat] ?? 0 },
    };
  };
  return board.burdens.map((_, seat) => {
    const own = board.play.filter(
      (card) => card.owner === seat && !(card.on && there.has(card.on)),
    );
    const units = own.map(unit);
    const awake = units.filter(({ card }) => !asleep.has(card.id));
    const row = (type: string) => awake.filter(({ printed }) => printed.type === type);
    return {
      seat,
      companions: row("companion"),
      minions: row("minion"),
      support: awake.filter(({ printed }) => !["companion", "minion"].includes(printed.type)),
      resting: units.filter(({ card }) => asleep.has(card.id)),
    };
  });
}

/** The seats in the order of acting: the Free Peoples player, then to the right. TCG-5.2 */
export function acting(table: Table): readonly number[] {
  const { order, fp } = table.board;
  const first = order.indexOf(fp);
  if (first < 0) return order;
  return order.map((_, step) => order[(first - step + order.length) % order.length]!);
}

/** Who has passed since somebody last acted. */
export function passed(table: Table): ReadonlySet<number> {
  const frame = table.frames.findLast(({ is }) => is === "acting");
  if (frame?.is !== "acting" || frame.alone !== null) return new Set();
  const order = acting(table);
  const last = Array.from({ length: Math.min(frame.passes, order.length) }, (_, back) => {
    const at = (frame.at - 1 - back) % order.length;
    return order[(at + order.length) % order.length]!;
  });
  return new Set(last);
}

/** Everybody's Shadow side but that of the Free Peoples player, the own one first. */
export function shadows(table: Table, me: number): readonly number[] {
  const others = acting(table).filter((seat) => seat !== table.board.fp);
  return others.includes(me) ? [me, ...others.filter((seat) => seat !== me)] : others;
}

/** Smaller than this no card can be read, whatever the room. */
const LEAST = 56;

/**
 * How wide a row of cards can be drawn, in px: in this room, so many cards, so many attached to one of them. Where
 * `least` of each would be too wide together the row is scrolled; its height is never exceeded.
 */
export function width(
  room: { readonly width: number; readonly height: number },
  units: readonly Unit[],
  gap: number,
  most: number,
  least = 62,
): number {
  const attached = Math.max(0, ...units.map(({ borne }) => Math.ceil(borne.length / 2)));
  const tall = (room.height - 6 - attached * 28) / (88 / 63);
  const wide = (room.width - 24 - gap * (units.length - 1)) / Math.max(1, units.length);
  return Math.max(LEAST, Math.floor(Math.min(most, tall, Math.max(least, wide))));
}

/** Whether something in a support area, or at rest, can be pointed at now. */
export const pointable = (board: Pick<BoardProps, "active">, camp: Camp): boolean =>
  [...camp.support, ...camp.resting].some(({ card, borne }) =>
    [card, ...borne].some((one) => board.active.has(anchorOf(one))),
  );
