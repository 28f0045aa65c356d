/** Where things are on the drawing: across on a desk, turned upright on a phone. Pure. */
import type { Point } from "../shared/point";
import { COLUMNS, ROWS, column, row } from "./fields";
import type { Cell, Edge } from "./types";

export const UNIT = 60;
const LONG = COLUMNS * UNIT;
const SHORT = ROWS * UNIT;

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly tall: boolean;
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the fields. */
  readonly origin: Point;
  /** The size of small print, in units. */
  readonly print: number;
}

export const WIDE: Layout = {
  tall: false,
  width: LONG + 100,
  height: SHORT + 70,
  origin: { x: 50, y: 41 },
  print: 14,
};
export const TALL: Layout = {
  tall: true,
  width: SHORT + 128, // room at the right for the switch of the hint
  height: LONG + 92,
  origin: { x: 46, y: 46 },
  print: 22,
};

/** The least a letter may measure on the screen, in pixels. */
const LEAST = 12.2;

/** The layout with its small print large enough for a drawing of this size. */
export function printed(layout: Layout, screen: { width: number; height: number }): Layout {
  const scale = Math.min(screen.width / layout.width, screen.height / layout.height);
  if (!(scale > 0)) return layout;
  return { ...layout, print: Math.min(28, Math.max(14, LEAST / scale)) };
}

/** The middle of a place given by column and row, both counted from 0; halves are between fields. */
export function spotAt(layout: Layout, column: number, row: number): Point {
  const [along, across] = layout.tall ? [row, column] : [column, row];
  return {
    x: layout.origin.x + (along + 0.5) * UNIT,
    y: layout.origin.y + (across + 0.5) * UNIT,
  };
}

export function middle(layout: Layout, field: number): Point {
  return spotAt(layout, column(field), row(field));
}

/** The rectangle around these fields. */
export function around(layout: Layout, cells: readonly Cell[]): Rect {
  const points = cells.map(([row, column]) => spotAt(layout, column - 1, row - 1));
  const x = Math.min(...points.map((point) => point.x)) - UNIT / 2;
  const y = Math.min(...points.map((point) => point.y)) - UNIT / 2;
  const right = Math.max(...points.map((point) => point.x)) + UNIT / 2;
  const bottom = Math.max(...points.map((point) => point.y)) + UNIT / 2;
  return { x, y, width: right - x, height: bottom - y };
}

/** Just outside the board, where orcs come from in a row (counted from 0). */
export function gate(layout: Layout, edge: Edge, row: number, away = 0.72): Point {
  return spotAt(layout, edge === "left" ? -away : COLUMNS - 1 + away, row);
}

/** Where a space of the Ent's track is: it lies along the long edge. */
export function space(layout: Layout, number: number): Point {
  const { x, y } = spotAt(layout, number, 0);
  return layout.tall ? { x: 20, y } : { x, y: 17 };
}

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/** The direction of an arrow key as the board lies on the screen; null: it is no arrow. */
export function toward(layout: Layout, key: string): number | null {
  const pressed = ARROWS.indexOf(key);
  if (pressed < 0) return null;
  return layout.tall ? 3 - pressed : pressed;
}

/** Which of the eight pictures an orc on this field shows; it has no meaning. */
export function motif(field: number, motifs: number): number {
  return ((field * 5 + Math.floor(field / COLUMNS) * 3) % motifs) + 1;
}

/** Whether something so wide, lying on the border between two rows of fields, covers this field. */
export function covers(layout: Layout, at: Point, width: number, field: number): boolean {
  const { x, y } = middle(layout, field);
  return Math.abs(x - at.x) < (width + UNIT) / 2 && Math.abs(y - at.y) < UNIT * 0.75;
}

/** A name as it lies on the border of an area: on top, or below where the area touches the edge. */
export function label(layout: Layout, cells: readonly Cell[]): Point {
  const box = around(layout, cells);
  const low = box.y <= layout.origin.y + 1;
  return { x: box.x + box.width / 2, y: low ? box.y + box.height : box.y };
}
