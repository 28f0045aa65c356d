/** How a match went, as lines to be drawn; and where it turned. Pure: no DOM in here. */
import type { Course, CurvePoint } from "../net/types";

/** A loss of this share of the win in one step makes a turning point. */
export const STEEP = 0.08;

export interface Spot {
  readonly at: number;
  readonly value: number;
}

/** Where a match turned: the step, whose fortune it was, and what it was before and after. */
export interface Turning {
  readonly at: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  /** What the two numbers are. */
  readonly by: "chances" | "points";
  /** It was not only turned but decided there. */
  readonly decides?: true;
}

export const inOrder = (points: readonly CurvePoint[]): readonly CurvePoint[] =>
  [...points].sort((a, b) => a.at - b.at);

/** One line for every seat: chances, or points and way as stairs. */
export function linesOf(
  course: Course,
  points: readonly CurvePoint[],
  seats: number,
  shown: Course["shown"] = course.shown,
): readonly (readonly Spot[])[] {
  return Array.from({ length: seats }, (_, seat) =>
    shown === "chances"
      ? inOrder(points).map(({ at, chances }) => ({ at, value: chances[seat] ?? 0 }))
      : stairs(course, seat),
  );
}

function stairs(course: Course, seat: number): readonly Spot[] {
  const spots = (course.scores ?? []).map(([at, scores]) => ({ at, value: scores[seat] ?? 0 }));
  const last = spots.at(-1);
  return last && last.at < course.total
    ? [...spots, { at: course.total, value: last.value }]
    : spots;
}

/** The steps at which somebody lost much of the win, the worst first. */
export function turningPoints(points: readonly CurvePoint[]): readonly Turning[] {
  const sorted = inOrder(points);
  const found: Turning[] = [];
  for (const [index, next] of sorted.entries()) {
    const last = sorted[index - 1];
    if (!last) continue;
    const falls = next.chances.map((share, seat) => (last.chances[seat] ?? 0) - share);
    const fall = Math.max(...falls);
    const seat = falls.indexOf(fall);
    if (fall >= STEEP)
      found.push({
        at: next.at,
        seat,
        before: last.chances[seat] ?? 0,
        after: next.chances[seat] ?? 0,
        by: "chances",
      });
  }
  return found.sort((a, b) => b.before - b.after - (a.before - a.after));
}

/** A seat's chances at a step, and what they were before they changed to that; null: they are not known there yet. */
export function chancesAt(
  points: readonly CurvePoint[],
  seat: number,
  at: number,
): { readonly now: number; readonly before: number | null } | null {
  const [now, last] = inOrder(points)
    .filter((one) => one.at <= at)
    .slice(-2)
    .reverse();
  const share = now?.chances[seat];
  return share === undefined ? null : { now: share, before: last?.chances[seat] ?? null };
}

/**
 * The turn with the largest gain of points, at its largest step; where nobody counts turns, that step. The last one is
 * left aside: with it all was won already.
 */
export function largestGain(course: Course): Turning | null {
  const scores = (course.scores ?? []).filter(([at]) => at !== course.total);
  const turn = (at: number) => (course.turns.length > 0 ? turnOf(course, at) : at);
  let best: Turning | null = null;
  /** The points before the turn at hand, and the largest step of each seat in it. */
  let opening = scores[0]?.[1] ?? [];
  let steps = new Map<number, { readonly at: number; readonly gain: number }>();
  for (const [index, [at, now]] of scores.entries()) {
    const last = scores[index - 1];
    if (!last) continue;
    if (turn(at) !== turn(last[0])) {
      opening = last[1];
      steps = new Map();
    }
    for (const [seat, after] of now.entries()) {
      const gain = after - (last[1][seat] ?? 0);
      if (gain > (steps.get(seat)?.gain ?? 0)) steps.set(seat, { at, gain });
      const before = opening[seat] ?? 0;
      if (after - before > (best ? best.after - best.before : 0))
        best = { at: steps.get(seat)?.at ?? at, seat, before, after, by: "points" };
    }
  }
  return best;
}

/** A gain below this turned nothing. */
const WORTH = 3;

/** From here on the outcome was as good as certain. */
const CERTAIN = 0.02;

/** The step from which on everybody's chances are what they are at the end. */
function decidedAt(points: readonly CurvePoint[]): number {
  const sorted = inOrder(points);
  const end = sorted.at(-1)?.chances ?? [];
  const open = ({ chances }: CurvePoint) =>
    chances.some((share, seat) => Math.abs(share - (end[seat] ?? 0)) > CERTAIN);
  return sorted[sorted.findLastIndex(open) + 1]?.at ?? 0;
}

/**
 * Where the match turned: by points where they tell it and somebody won many at once, else by the chances, once all are
 * known: there somebody who did not win lost most of the win. The blow that decides it is told as such, and only if it
 * took more than twice as much as any before.
 */
export function turned(
  course: Course,
  points: readonly CurvePoint[],
  done: boolean,
): Turning | null {
  const gain = course.shown === "points" ? largestGain(course) : null;
  if (gain && gain.after - gain.before >= WORTH) return gain;
  if (!done) return null;
  const end = inOrder(points).at(-1)?.chances ?? [];
  const falls = turningPoints(points).filter(({ seat }) => (end[seat] ?? 0) === 0);
  const decided = decidedAt(points);
  const blow = falls.find(({ at }) => at >= decided);
  const earlier = falls.find(({ at }) => at < decided);
  const lost = (one: Turning | undefined) => (one ? one.before - one.after : 0);
  if (blow && lost(blow) > 2 * lost(earlier)) return { ...blow, decides: true };
  return earlier ?? null;
}

/** The number of the turn a step lies in, from 1; 0: nobody counts turns. */
export function turnOf(course: Course, at: number): number {
  return course.turns.filter((one) => one <= at).length;
}

/** The turns to be written below the curve: not too many, each with the step it begins at. */
export function ticks(course: Course, most: number): readonly { turn: number; at: number }[] {
  const every = Math.max(1, Math.ceil(course.turns.length / most));
  return course.turns
    .map((at, index) => ({ at, turn: index + 1 }))
    .filter(({ turn }) => (turn - 1) % every === 0);
}

/** Round numbers for the axis of points. */
export function levels(most: number): readonly number[] {
  const rough = Math.max(1, most) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * unit).find((one) => one >= rough) ?? unit;
  const whole = Math.max(1, Math.round(step));
  return Array.from({ length: Math.floor(most / whole) + 1 }, (_, index) => index * whole);
}

/** A line in pixels, from left to right. */
export type Line = readonly (readonly [x: number, y: number])[];

/** How high a line lies at `x`. */
function heightAt(line: Line, x: number): number {
  const next = line.findIndex(([at]) => at >= x);
  const to = line[next < 0 ? line.length - 1 : next];
  const from = line[next - 1] ?? to;
  if (!from || !to) return 0;
  const share = to[0] === from[0] ? 1 : Math.min(1, (x - from[0]) / (to[0] - from[0]));
  return from[1] + (to[1] - from[1]) * share;
}

/** Those of these places where words of a width do not cross an upright line; all, if there is none. */
export function clearOf(
  line: number | null,
  width: number,
  places: readonly number[],
): readonly number[] {
  if (line === null) return places;
  const clear = places.filter((one) => line < one - APART || line > one + width + APART);
  return clear.length > 0 ? clear : places;
}

/** So far words stand from a line beside them. */
const APART = 6;

/**
 * Where words of a width stand free of a line, by their left edge: the first of these places with enough room, else the
 * one with most. `room`: what is free at a height of the line.
 */
export function freePlace(
  line: Line,
  width: number,
  places: readonly number[],
  room: (y: number) => number,
  enough: number,
): number {
  const free = (left: number) =>
    Math.min(
      ...[left, left + width].map((x) => room(heightAt(line, x))),
      ...line.filter(([x]) => x > left && x < left + width).map(([, y]) => room(y)),
    );
  const most = places.reduce((best, one) => (free(one) > free(best) ? one : best), places[0] ?? 0);
  return places.find((one) => free(one) >= enough) ?? most;
}
