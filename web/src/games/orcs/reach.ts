/**
 * Where a hero card leads: a preview for the eye, so that a player sees what a card is good for before
 * playing it. What may be played is told by the server's options alone; a test holds the two together.
 */
import { DOWN, FREE, ORC, TOWER, UP, isFigure, next, sides } from "./fields";
import type { HeroCard, Movement } from "./types";

export interface Pincer {
  /** The field that was entered, and the one of the other figure. */
  readonly at: number;
  readonly partner: number;
  readonly fields: readonly number[];
}

export interface Way {
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

const SYMBOLS: Readonly<Record<Movement, readonly number[]>> = {
  orthogonal: [0, 1, 2, 3],
  diagonal: [4, 5, 6, 7],
  any: [0, 1, 2, 3, 4, 5, 6, 7],
};

/** All orcs a way takes off the board. */
export function captured(way: Way): readonly number[] {
  return [...way.beaten, ...way.pincers.flatMap((pincer) => pincer.fields)];
}

/** The strength of a card for a figure on this field: every orc beside it takes one. */
export function points(board: string, start: number, card: HeroCard): number {
  return Math.max(0, card.strength - sides(start).filter((side) => board[side] === ORC).length);
}

/** Every way a card offers the figure on this field: straight, or with one turn. */
export function ways(board: string, start: number, card: HeroCard): readonly Way[] {
  const directions = SYMBOLS[card.movement];
  const found: Way[] = [];
  const all = points(board, start, card);
  const lifted = [...board];
  lifted[start] = FREE;
  const begin: Trip = {
    signs: lifted,
    at: start,
    left: all,
    entered: [],
    costs: [],
    beaten: [],
    pincers: [],
  };
  const done = (trip: Trip, turn: number | null) => {
    if (isFigure(trip.signs[trip.at])) return;
    const { entered, costs, left, beaten, pincers } = trip;
    found.push({ start, turn, to: trip.at, entered, costs, left, beaten, pincers });
  };
  for (const first of directions) {
    for (let trip = step(begin, first); trip; trip = step(trip, first)) {
      done(trip, null);
      for (const second of directions) {
        if (second === first || second === (first ^ 2)) continue;
        for (let bent = step(trip, second); bent; bent = step(bent, second)) done(bent, trip.at);
      }
    }
  }
  return found;
}

/** Every jump of the figure on this field. */
export function jumps(board: string, start: number): readonly Way[] {
  const lifted = [...board];
  lifted[start] = FREE;
  return [...board].flatMap((sign, to): Way[] => {
    if (sign === TOWER || isFigure(sign) || to === start) return [];
    const gone = enter(
      { signs: lifted, at: start, left: 2, entered: [], costs: [], beaten: [], pincers: [] },
      to,
    );
    if (!gone) return [];
    const { entered, beaten, pincers } = gone;
    return [{ start, turn: null, to, entered, costs: [], left: null, beaten, pincers }];
  });
}

interface Trip {
  readonly signs: readonly string[];
  readonly at: number;
  readonly left: number;
  readonly entered: readonly number[];
  readonly costs: readonly number[];
  readonly beaten: readonly number[];
  readonly pincers: readonly Pincer[];
}

function step(trip: Trip, direction: number): Trip | null {
  const field = next(trip.at, direction);
  return field < 0 || trip.signs[field] === TOWER ? null : enter(trip, field);
}

function enter(trip: Trip, field: number): Trip | null {
  const sign = trip.signs[field];
  const cost = sign === ORC ? 2 : 1;
  if (cost > trip.left) return null;
  const gone = {
    ...trip,
    at: field,
    left: trip.left - cost,
    entered: [...trip.entered, field],
    costs: [...trip.costs, cost],
  };
  if (isFigure(sign)) return gone;
  const closed = closing(trip.signs, field);
  if (sign !== ORC && closed.length === 0) return gone;
  const signs = [...trip.signs];
  signs[field] = FREE;
  for (const pincer of closed) for (const between of pincer.fields) signs[between] = FREE;
  return {
    ...gone,
    signs,
    beaten: sign === ORC ? [...trip.beaten, field] : trip.beaten,
    pincers: [...trip.pincers, ...closed],
  };
}

/** The pincers a figure closes by entering a field: up, then down; never along the row. */
function closing(signs: readonly string[], field: number): readonly Pincer[] {
  return [UP, DOWN].flatMap((direction): Pincer[] => {
    const fields: number[] = [];
    let beyond = next(field, direction);
    for (; beyond >= 0 && signs[beyond] === ORC; beyond = next(beyond, direction))
      fields.push(beyond);
    const caught = fields.length > 0 && beyond >= 0 && isFigure(signs[beyond]);
    return caught ? [{ at: field, partner: beyond, fields }] : [];
  });
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
