/** What the die shows. Pure. */
import type { HobbitsEvent, Table } from "./types";

export type Face = number | "nazgul";

/** The face an event rolled, or null. */
export function rolledFace(event: { readonly is: string } | null): Face | null {
  const one = event as HobbitsEvent | null;
  if (one?.is === "rolled") return one.steps;
  return one?.is === "nazgul-rolled" ? "nazgul" : null;
}

/** The face that is still being used on this table, or null. */
export function lyingFace(table: Table): Face | null {
  const top = table.frames.at(-1);
  if (top?.is === "walk") return Number(top["steps"]);
  return top?.is === "flight" ? "nazgul" : null;
}

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Where the pips of a number lie, from -1 to 1. */
export function pips(face: number): readonly (readonly [number, number])[] {
  return SPOTS[face] ?? [];
}

/** The faces that fly by while the die tumbles, ending with the one it shows. */
export function tumble(face: Face): readonly Face[] {
  const others = ([3, "nazgul", 5, 2, 4] as const).filter((one) => one !== face);
  return [...others, face];
}
