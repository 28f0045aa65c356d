/** The ways a hero card offers, as the engine tried them out; and which of them are meant. Pure. */
import type { Previewed } from "../../net/types";
import { index } from "./fields";
import type { OrcsEvent } from "./types";

export interface Pincer {
  /** The field that was entered, and the one of the other figure. */
  readonly at: number;
  readonly partner: number;
  readonly fields: readonly number[];
}

export interface Way {
  /** The colour of the figure that goes. */
  readonly figure: string;
  readonly start: number;
  readonly turn: number | null;
  readonly to: number;
  /** Every field entered, and what entering each of them cost. */
  readonly entered: readonly number[];
  readonly costs: readonly number[];
  /** The strength left at the end; null: it plays no part (Shadowfax). */
  readonly left: number | null;
  readonly beaten: readonly number[];
  readonly pincers: readonly Pincer[];
}

/** The way that a previewed answer is; null if it is none. */
export function wayOf({ anchors, events }: Previewed): Way | null {
  const told = events.map(({ event }) => event as unknown as OrcsEvent);
  const pointed = anchors.flatMap((one) => (one.startsWith("field:") ? [index(one.slice(6))] : []));
  const turn = pointed.length > 1 ? (pointed[0] ?? null) : null;
  const pincers = told.flatMap((event) => (event.is === "pincer-closed" ? [pincerOf(event)] : []));
  let points = 0;
  for (const event of told) {
    if (event.is === "hero-played") points = event.points;
    if (event.is !== "moved" && event.is !== "jumped") continue;
    const way = { figure: event.figure, start: index(event.start), to: index(event.to), pincers };
    if (event.is === "jumped") {
      const beaten = event.beaten ? [way.to] : [];
      return { ...way, turn: null, entered: [way.to], costs: [], left: null, beaten };
    }
    const left = event.costs.reduce((rest, cost) => rest - cost, points);
    const beaten = event.beaten.map(index);
    return { ...way, turn, entered: event.path.map(index), costs: event.costs, left, beaten };
  }
  return null;
}

function pincerOf(event: Extract<OrcsEvent, { is: "pincer-closed" }>): Pincer {
  const at = index(event.at);
  const fields = event.fields.map(index).sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
  const step = (fields[0] ?? at) - at;
  return { at, partner: (fields.at(-1) ?? at) + step, fields };
}

/** All orcs a way takes off the board. */
export function captured(way: Way): readonly number[] {
  return [...way.beaten, ...way.pincers.flatMap((pincer) => pincer.fields)];
}

/** The way with most orcs, then most strength left, then without a turn. */
export function best(list: readonly Way[]): Way | null {
  let found: Way | null = null;
  for (const way of list) if (!found || worth(way) > worth(found)) found = way;
  return found;
}

function worth(way: Way): number {
  return captured(way).length * 100 + (way.left ?? 0) * 2 + (way.turn === null ? 1 : 0);
}

/** The best way to each field that can be reached. */
export function reach(list: readonly Way[]): ReadonlyMap<number, Way> {
  const found = new Map<number, Way>();
  for (const way of list) {
    const known = found.get(way.to);
    if (!known || worth(way) > worth(known)) found.set(way.to, way);
  }
  return found;
}

/** The ways that are still meant after these fields were pointed at, as the question narrows them. */
export function meant(list: readonly Way[], pointed: readonly number[]): readonly Way[] {
  if (pointed.length === 0) return list;
  const anchors = (way: Way) => (way.turn === null ? [way.to] : [way.turn, way.to]);
  const straight = list.filter((way) => pointed.every((field, at) => anchors(way)[at] === field));
  if (straight.length > 0) return straight;
  return list.filter((way) => pointed.every((field) => anchors(way).includes(field)));
}

/** The way to draw for these fields: the one that ends there, or else the best that is meant. */
export function drawn(list: readonly Way[], pointed: readonly number[]): Way | null {
  if (pointed.length === 0) return null;
  const left = meant(list, pointed);
  const last = pointed[pointed.length - 1];
  const exact = left.filter(
    (way) => way.to === last && (way.turn === null) === (pointed.length === 1),
  );
  return best(exact.length > 0 ? exact : left.filter((way) => way.to === last)) ?? best(left);
}
