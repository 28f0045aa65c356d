/** What is marked on the board: the answers that were weighed, and the one that was given. Pure. */
import type { WeighedStep } from "../net/types";

export interface Mark {
  /** From 1; null: it was played, and the bot did not look at it. */
  readonly rank: number | null;
  readonly best: boolean;
  readonly played: boolean;
  readonly anchors: readonly string[];
}

/** So many are marked, and what was played. */
const MOST = 3;

/** The least important first, so that the others lie on top of them. */
export function marksOf(step: WeighedStep | null): readonly Mark[] {
  if (!step || step.seat === null) return [];
  const all = step.weighed.map((one, at) => ({
    rank: at + 1,
    best: at === 0,
    played: one.answer === step.played,
    anchors: one.anchors,
  }));
  return all.filter((one) => one.rank <= MOST || one.played).reverse();
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A way through some points, bent a little, that stops short of the last one. */
export function way(points: readonly Point[], short: number): string {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return "";
  const before = points.at(-2) ?? first;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const share = length > 2 * short ? (length - short) / length : 0.5;
  const end = {
    x: before.x + (last.x - before.x) * share,
    y: before.y + (last.y - before.y) * share,
  };
  const stops = [...others.slice(0, -1), end];
  if (stops.length > 1) return `M${at(first)}${stops.map((one) => `L${at(one)}`).join("")}`;
  const bend = {
    x: (first.x + end.x) / 2 - (end.y - first.y) * 0.12,
    y: (first.y + end.y) / 2 + (end.x - first.x) * 0.12,
  };
  return `M${at(first)}Q${at(bend)} ${at(end)}`;
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
