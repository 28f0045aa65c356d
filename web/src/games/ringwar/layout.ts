/** Where things stand on the map, and how large they are: figures, names, what is seen from how far. Pure. */
import type { Point } from "../shared/point";
import type { Place } from "./land";
import { places, standing, track } from "./land";
import type { Components, Settlement, Table } from "./types";

/** From this scale on (pixels per unit) all names are on the map and armies show what they are made of. */
export const NEAR = 0.95;

/** Scales in steps, so that names do not dance while the window glides. */
export function step(scale: number): number {
  return 2 ** (Math.round(Math.log2(Math.max(scale, 0.1)) * 4) / 4);
}

/** How much pieces grow in units of the map when it is seen from afar, so that they stay readable. */
export function pieceSize(scale: number): number {
  return Math.min(1.35, Math.max(0.72, 0.62 / scale));
}

/** Where the figure of the Fellowship stands: beside the army of its region, or on the Mordor track. */
export function ringAt(table: Table, size: number): Point {
  const { region, step } = table.fellowship;
  if (step !== null) return track[Math.min(step, track.length - 1)] ?? { x: 0, y: 0 };
  const at = standing(region);
  return { x: at.x + 25 * size, y: at.y - 17 * size };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Name extends Point {
  readonly id: string;
  readonly lines: readonly string[];
  readonly size: number;
  readonly strong: boolean;
  readonly box: Box;
}

const WEIGHT: Readonly<Record<Settlement, number>> = {
  stronghold: 4,
  city: 3,
  town: 1,
  fortification: 2,
};
/** The smallest letters on the screen, in pixels. */
const LETTERS = 12.5;

/**
 * The names that are written on the map at this scale: those of strongholds and cities first, then as many as
 * find room. None covers another, nor a settlement, nor the place where armies stand in front of one.
 */
export function names(components: Components, language: string, scale: number): readonly Name[] {
  const near = scale >= NEAR;
  const size = Math.max(14, LETTERS / scale);
  const grown = pieceSize(scale);
  const ranked = [...components.regions].sort(
    (a, b) => rank(b.settlement) - rank(a.settlement) || a.id.localeCompare(b.id),
  );
  const taken: Box[] = components.regions.flatMap(({ id, settlement }) => {
    const place = places.get(id);
    if (!place || near) return [];
    const icon = place.settlement ? [around(place.settlement, 11 * grown, 10 * grown)] : [];
    return settlement ? [...icon, around(place.token, 19 * grown, 17 * grown)] : icon;
  });
  const found: Name[] = [];
  for (const { id, settlement } of ranked) {
    const place = places.get(id);
    if (!place) continue;
    const lines = place.lines[language] ?? place.lines["en"] ?? [];
    const strong = settlement === "stronghold" || settlement === "city";
    if (near) {
      const box = written(place.label, lines, size);
      found.push({ id, lines, size, strong, box, x: place.label.x, y: place.label.y });
      continue;
    }
    const spot = candidates(place, lines, size, grown).find(
      ({ box }) => inside(box) && !taken.some((other) => overlap(box, other)),
    );
    if (!spot) continue;
    taken.push(spot.box);
    found.push({ id, lines: spot.lines, size, strong, box: spot.box, x: spot.at.x, y: spot.at.y });
  }
  return found;
}

function rank(settlement: Settlement | null): number {
  return settlement ? WEIGHT[settlement] : 0;
}

interface Candidate {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly box: Box;
}

/** Under the settlement, above it, where the map has the name, beside it; in one line or in several. */
function candidates(
  place: Place,
  lines: readonly string[],
  size: number,
  grown: number,
): readonly Candidate[] {
  const joined = [lines.join(" ").replace(/- /g, "-")];
  const forms = lines.length > 1 ? [joined, lines] : [joined];
  const middle = place.settlement ?? place.label;
  const gap = place.settlement ? 12 * grown : 0;
  return forms.flatMap((form) => {
    const half = (form.length * size * 1.06) / 2;
    const wide = Math.max(...form.map((line) => width(line, size))) / 2;
    const spots: Point[] = [
      { x: middle.x, y: middle.y + gap + half },
      { x: middle.x, y: middle.y - gap - half },
      { x: place.label.x, y: place.label.y },
      { x: place.token.x, y: place.token.y + 20 * grown + half },
      { x: (place.token.x + middle.x) / 2, y: middle.y + gap + half },
      { x: middle.x + gap + wide, y: middle.y },
      { x: middle.x - gap - wide, y: middle.y },
      { x: place.token.x, y: place.token.y - 20 * grown - half },
    ];
    return spots.map((at) => ({ at, lines: form, box: written(at, form, size) }));
  });
}

function written(at: Point, lines: readonly string[], size: number): Box {
  const wide = Math.max(...lines.map((line) => width(line, size)));
  return around(at, wide / 2 + 2, (lines.length * size * 1.06) / 2);
}

/** About as wide as the letters are; measuring them would need a page. */
function width(line: string, size: number): number {
  return line.length * size * 0.53;
}

function around({ x, y }: Point, wide: number, high: number): Box {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function inside({ left, top, right, bottom }: Box): boolean {
  return left > 4 && top > 4 && right < 1596 && bottom < 1116;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Small discs beside each other, centred. */
export function row(index: number, total: number, gap: number): number {
  return (index - (total - 1) / 2) * gap;
}
