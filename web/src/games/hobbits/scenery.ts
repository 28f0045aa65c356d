/** Peaks and firs, scattered by rule and kept clear of fields, roads, tiles and names. Pure. */
import { label, spots } from "./layout";
import type { Components, Point } from "./types";

export interface Scenery {
  readonly peaks: readonly Point[];
  readonly firs: readonly Point[];
}

interface Disc extends Point {
  readonly r: number;
}

type Line = readonly (readonly [number, number])[];

const RIDGES: readonly {
  readonly line: Line;
  readonly shifts: readonly (readonly [number, number])[];
  readonly sway: number;
}[] = [
  {
    line: [
      [410, 15],
      [402, 140],
      [372, 230],
      [372, 300],
      [352, 400],
    ],
    shifts: [
      [-26, 0],
      [0, 0],
      [26, 0],
    ],
    sway: 8,
  },
  {
    line: [
      [450, 572],
      [520, 606],
      [600, 632],
      [690, 640],
    ],
    shifts: [
      [0, 0],
      [0, 18],
    ],
    sway: 5,
  },
  {
    line: [
      [985, 318],
      [905, 325],
      [850, 360],
      [845, 470],
      [835, 540],
      [790, 590],
      [770, 680],
    ],
    shifts: [
      [0, 0],
      [0, 18],
    ],
    sway: 8,
  },
];

const FORESTS: readonly Disc[] = [
  { x: 700, y: 60, r: 70 },
  { x: 655, y: 190, r: 60 },
  { x: 640, y: 60, r: 60 },
  { x: 452, y: 395, r: 42 },
  { x: 150, y: 470, r: 40 },
  { x: 600, y: 250, r: 30 },
  { x: 760, y: 400, r: 38 },
  { x: 560, y: 420, r: 20 },
  { x: 150, y: 60, r: 40 },
  { x: 40, y: 120, r: 40 },
  { x: 200, y: 330, r: 46 },
  { x: 210, y: 190, r: 26 },
];

export function scenery(components: Components): Scenery {
  const busy = taken(components);
  const { width, height } = components.canvas;
  const free = (x: number, y: number) =>
    x > 14 &&
    x < width - 12 &&
    y > 18 &&
    y < height - 12 &&
    busy.every((disc) => far(disc, x, y, disc.r));
  const peaks: Point[] = [];
  for (const ridge of RIDGES)
    for (const [dx, dy] of ridge.shifts)
      for (const { x, y } of along(ridge.line, 26, ridge.sway))
        if (free(x + dx, y + dy) && peaks.every((peak) => far(peak, x + dx, y + dy, 16)))
          peaks.push({ x: x + dx, y: y + dy });
  const firs: Point[] = [];
  for (const forest of FORESTS)
    for (const { x, y } of sunflower(forest, 26))
      if (
        free(x, y) &&
        firs.every((fir) => far(fir, x, y, 17)) &&
        peaks.every((peak) => far(peak, x, y, 20))
      )
        firs.push({ x, y });
  const south = (a: Point, b: Point) => a.y - b.y;
  return { peaks: peaks.sort(south), firs: firs.sort(south) };
}

function far(from: Point, x: number, y: number, distance: number): boolean {
  return (x - from.x) ** 2 + (y - from.y) ** 2 > distance * distance;
}

function taken(components: Components): readonly Disc[] {
  const at = spots(components);
  const discs: Disc[] = [];
  for (const field of components.fields) {
    const r = field.size === "small" ? 24 : field.size === "large" ? 30 : 60;
    discs.push({ x: field.x, y: field.y, r });
    for (const other of field.neighbours) {
      const next = at.get(other);
      if (next) discs.push({ x: (field.x + next.x) / 2, y: (field.y + next.y) / 2, r: 20 });
    }
    if (field.size === "start")
      for (const dx of [50, 90, 130, 170]) discs.push({ x: field.x + dx, y: field.y + 54, r: 24 });
  }
  for (const place of components.places) {
    discs.push({ x: place.x, y: place.y + 8, r: 56 });
    const name = label(place);
    const lean = { start: 42, middle: 0, end: -62 }[name.anchor];
    for (const dx of [-58, -20, 20, 58])
      discs.push({ x: name.x + lean + dx, y: name.y - 5, r: 24 });
  }
  for (const tower of components.towers) {
    discs.push({ x: tower.x, y: tower.y, r: 48 });
    for (const dx of [-40, 0, 40]) discs.push({ x: tower.x + dx, y: tower.y + 44, r: 22 });
  }
  discs.push({ ...components.palantir_hole, r: 36 });
  return discs;
}

function* along(line: Line, step: number, sway: number): Generator<Point> {
  let count = 0;
  for (let leg = 0; leg + 1 < line.length; leg++) {
    const [x0, y0] = line[leg]!;
    const [x1, y1] = line[leg + 1]!;
    const steps = Math.max(1, Math.floor(Math.hypot(x1 - x0, y1 - y0) / step));
    for (let part = 0; part < steps; part++) {
      count++;
      yield {
        x: x0 + ((x1 - x0) * part) / steps + Math.sin(count * 2.4) * sway,
        y: y0 + ((y1 - y0) * part) / steps + Math.cos(count * 1.7) * sway * 0.6,
      };
    }
  }
}

function* sunflower(disc: Disc, count: number): Generator<Point> {
  for (let index = 0; index < count; index++) {
    const angle = index * 2.39996;
    const radius = disc.r * Math.sqrt((index + 0.5) / count);
    yield { x: disc.x + radius * Math.cos(angle), y: disc.y + radius * Math.sin(angle) };
  }
}
