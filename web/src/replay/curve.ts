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

/** The step with the largest gain of points; the last one is left aside: with it all was won already. */
export function largestGain(course: Course): Turning | null {
  let best: Turning | null = null;
  for (const [index, [at, scores]] of (course.scores ?? []).entries()) {
    const before = course.scores?.[index - 1]?.[1];
    if (!before || at === course.total) continue;
    for (const [seat, after] of scores.entries()) {
      const gain = after - (before[seat] ?? 0);
      if (gain > (best ? best.after - best.before : 0))
        best = { at, seat, before: before[seat] ?? 0, after, by: "points" };
    }
  }
  return best;
}

/** A gain below this turned nothing. */
const WORTH = 3;

/** Where the match turned: by points where they tell it and somebody won many at once, else by the chances, once all are known. */
export function turned(
  course: Course,
  points: readonly CurvePoint[],
  done: boolean,
): Turning | null {
  const gain = course.shown === "points" ? largestGain(course) : null;
  if (gain && gain.after - gain.before >= WORTH) return gain;
  return done ? (turningPoints(points)[0] ?? null) : null;
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
