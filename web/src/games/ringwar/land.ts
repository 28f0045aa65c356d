/**
 * The map as it is drawn: curves, places and names, from `map.json`.
 *
 * That file is a drawing and nothing more, so it lies here and not in the game's package: the rules know who
 * borders on whom from `components.json`, and a test compares the two.
 */
import type { Point } from "../shared/point";
import data from "../../../../src/mathom/games/ringwar/map.json";

type Triple = readonly [number, number, number];

interface Shape {
  readonly ring: readonly number[];
  /** Where figures stand, and the radius that is free there. */
  readonly token: Triple;
  readonly settlement: readonly [number, number] | null;
  /** Where the name stands when the map is seen close, and how large its letters are. */
  readonly label: Triple;
  readonly de: readonly string[];
  readonly en: readonly string[];
}

interface MapData {
  readonly width: number;
  readonly height: number;
  readonly regions: Readonly<Record<string, Shape>>;
  readonly borders: readonly {
    readonly between: readonly [string, string];
    readonly kind: "open" | "river" | "closed";
    readonly line: readonly number[];
  }[];
  readonly sea: readonly number[];
  readonly lakes: readonly { readonly de: string; readonly en: string; readonly ring: number[] }[];
  readonly isles: readonly (readonly number[])[];
  readonly wastes: readonly (readonly number[])[];
  readonly coast: readonly (readonly number[])[];
  readonly ridges: readonly (readonly number[])[];
  readonly rivers: readonly { readonly width: number; readonly line: readonly number[] }[];
  readonly forests: readonly (readonly number[])[];
  readonly names: readonly {
    readonly de: string;
    readonly en: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
  }[];
  readonly track: readonly Triple[];
  readonly symbols: Readonly<Record<string, readonly number[]>>;
}

export const map = data as unknown as MapData;
export const CANVAS = { width: map.width, height: map.height };

export interface Place {
  readonly id: string;
  /** The outline as an SVG path. */
  readonly outline: string;
  readonly token: Point;
  readonly room: number;
  readonly settlement: Point | null;
  readonly label: Point & { readonly size: number };
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** Every region by its id. */
export const places: ReadonlyMap<string, Place> = new Map(
  Object.entries(map.regions).map(([id, shape]) => [
    id,
    {
      id,
      outline: curve(shape.ring, true),
      token: { x: shape.token[0], y: shape.token[1] },
      room: shape.token[2],
      settlement: shape.settlement && { x: shape.settlement[0], y: shape.settlement[1] },
      label: { x: shape.label[0], y: shape.label[1], size: shape.label[2] },
      lines: { de: shape.de, en: shape.en },
    },
  ]),
);

/** The regions among these anchors, each once. */
export const placesOf = (anchors: Iterable<string>): readonly Place[] =>
  [...new Set(anchors)].flatMap((anchor) =>
    anchor.startsWith("region:") ? (places.get(anchor.slice(7)) ?? []) : [],
  );

/** Where the figures of a region stand; the Fellowship on its track stands elsewhere. */
export function standing(region: string): Point {
  return places.get(region)?.token ?? { x: 0, y: 0 };
}

/** The spaces of the Mordor track; the last is the Crack of Doom. */
export const track: readonly Point[] = map.track.map(([x, y]) => ({ x, y }));

/** Symbols of the land from back to front: those further north are covered by those before them. */
export const symbols: readonly (Point & { readonly what: string; readonly size: number })[] =
  Object.entries(map.symbols)
    .flatMap(([what, at]) =>
      Array.from({ length: at.length / 3 }, (_, index) => ({
        what,
        x: at[index * 3]!,
        y: at[index * 3 + 1]!,
        size: at[index * 3 + 2]!,
      })),
    )
    .sort((a, b) => a.y - b.y);

/** A smooth line through points given as x, y, x, y …; corners at the edge of the sheet stay corners. */
export function curve(numbers: readonly number[], closed = false): string {
  const count = numbers.length / 2;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return { x: numbers[wrapped * 2]!, y: numbers[wrapped * 2 + 1]! };
  };
  const start = at(0);
  let path = `M${start.x} ${start.y}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    if (atEdge(from) && atEdge(to)) {
      path += `L${to.x} ${to.y}`;
      continue;
    }
    const one = bend(from, before, to);
    const two = bend(to, after, from);
    path += `C${one.x} ${one.y} ${two.x} ${two.y} ${to.x} ${to.y}`;
  }
  return closed ? `${path}Z` : path;
}

/** Many lines in one path. */
export function curves(lines: readonly (readonly number[])[], closed = false): string {
  return lines.map((line) => curve(line, closed)).join("");
}

function bend(from: Point, away: Point, towards: Point): Point {
  const part = 1 / 6;
  return {
    x: tenth(from.x + (towards.x - away.x) * part),
    y: tenth(from.y + (towards.y - away.y) * part),
  };
}

function atEdge({ x, y }: Point): boolean {
  return x <= 0 || y <= 0 || x >= map.width || y >= map.height;
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
