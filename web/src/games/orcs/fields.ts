/** The board as numbers: 128 fields, row by row from the top left corner. Pure. */

export const ROWS = 8;
export const COLUMNS = 16;
export const FREE = ".";
export const ORC = "o";
export const TOWER = "#";
/** The signs of the figures, in the order of the colours in the box. */
export const FIGURES = "1234";

/** Row and column of a step: up, right, down, left; the diagonals clockwise from the upper right. */
export const DIRECTIONS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;
export const UP = 0;
export const DOWN = 2;
/** The four straight directions: those of neighbours that share a side. */
export const SIDES = [0, 1, 2, 3] as const;

export const row = (field: number) => Math.floor(field / COLUMNS);
export const column = (field: number) => field % COLUMNS;

/** `a1` for 0, `p8` for 127. */
export function name(field: number): string {
  return `${String.fromCharCode(97 + column(field))}${row(field) + 1}`;
}

/** The field of this name; -1 if there is none. */
export function index(name: string): number {
  const at = name.charCodeAt(0) - 97;
  const down = Number(name.slice(1)) - 1;
  const inside = at >= 0 && at < COLUMNS && down >= 0 && down < ROWS;
  return inside && Number.isInteger(down) ? down * COLUMNS + at : -1;
}

/** The field in this row and column, both counted from 1. */
export function at([row, column]: readonly [number, number]): number {
  return (row - 1) * COLUMNS + column - 1;
}

/** The next field in a direction; -1 beyond the edge. */
export function next(field: number, direction: number): number {
  const step = DIRECTIONS[direction];
  if (!step) return -1;
  const down = row(field) + step[0];
  const right = column(field) + step[1];
  const inside = down >= 0 && down < ROWS && right >= 0 && right < COLUMNS;
  return inside ? down * COLUMNS + right : -1;
}

/** The fields that share a side with this one. */
export function sides(field: number): readonly number[] {
  return SIDES.map((direction) => next(field, direction)).filter((side) => side >= 0);
}

export const isFigure = (sign: string | undefined) => sign !== undefined && FIGURES.includes(sign);

/** The board with this sign on these fields. */
export function put(board: string, fields: readonly number[], sign: string): string {
  const signs = [...board];
  for (const field of fields) signs[field] = sign;
  return signs.join("");
}

/** Every field in turn. */
export const ALL: readonly number[] = Array.from({ length: ROWS * COLUMNS }, (_, field) => field);
