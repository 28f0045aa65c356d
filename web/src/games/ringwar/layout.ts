/** Where things stand on the map, and how large they are: figures, names, what is seen from how far. Pure. */
import type { Point } from "../shared/point";
import type { Place } from "./land";
import { places, standing, track } from "./land";
import type { Components, Settlement, Table } from "./types";

/** From this scale on (pixels per unit) all names are on the map and armies show what they are made of. */
export const NEAR = 0.95;
/** Below it, only places with a settlement are named: the whole map on a desk. */
const FAR = 0.62;
/** Below that, only strongholds and cities. */
const AFAR = 0.5;

/** Scales in steps, so that names do not dance while the window glides. */
export function step(scale: number): number {
  return 2 ** (Math.round(Math.log2(Math.max(scale, 0.1)) * 8) / 8);
}

/** How much pieces grow in units of the map when it is seen from afar, so that they stay readable. */
export function pieceSize(scale: number): number {
  return Math.min(1.6, Math.max(0.7, 0.86 / scale));
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
/** How large letters are on the screen, in pixels: of strongholds and cities, and of all others. */
const LETTERS = 13;
const SMALL_LETTERS = 12;

/**
 * The names that are written on the map at this scale: those of strongholds and cities first, then as many as
 * find room. None covers another, nor a settlement; what stands on the map is covered only where a stronghold or
 * a city could not be named otherwise. Seen from near, all have the place the map gives them; only where a siege
 * covers it, another is looked for.
 */
export function names(
  components: Components,
  language: string,
  scale: number,
  standing: readonly Box[] = [],
  besieged: readonly string[] = [],
): readonly Name[] {
  const near = scale >= NEAR;
  const sized = (strong: boolean) =>
    Math.max(14, (strong || near ? LETTERS : SMALL_LETTERS) / scale);
  /** However small the map writes a name. */
  const smallest = SMALL_LETTERS / scale;
  const grown = pieceSize(scale);
  const ranked = components.regions
    .filter(({ settlement }) => rank(settlement) >= (scale >= FAR ? 0 : scale >= AFAR ? 1 : 3))
    .sort((a, b) => rank(b.settlement) - rank(a.settlement) || a.id.localeCompare(b.id));
  const taken: Box[] = near
    ? []
    : [...places.values()].flatMap(({ settlement }) =>
        settlement ? [around(settlement, 11 * grown, 10 * grown)] : [],
      );
  const found: Name[] = [];
  const covered = ({ box }: Candidate) =>
    standing.reduce((sum, other) => sum + shared(box, other), 0);
  for (const { id, settlement, name_de, name_en } of ranked) {
    const place = places.get(id);
    if (!place) continue;
    const whole = language === "de" ? name_de : name_en;
    const lines = place.lines[language] ?? place.lines["en"] ?? [];
    const strong = settlement === "stronghold" || settlement === "city";
    const size = sized(strong);
    if (near) {
      const usual = { at: place.label, lines, box: written(place.label, lines, size) };
      const { at, ...name } = besieged.includes(id) ? aside(place, whole, usual, size) : usual;
      found.push({
        id,
        strong,
        ...name,
        x: at.x,
        y: at.y,
        size: Math.max(place.label.size, smallest),
      });
      continue;
    }
    let spot: Candidate | null = null;
    let least = Infinity;
    for (const one of candidates(place, whole, lines, size, grown)) {
      if (!inside(one.box) || taken.some((other) => overlap(one.box, other))) continue;
      const cost = covered(one);
      if (cost < least) [spot, least] = [one, cost];
      if (least === 0) break;
    }
    if (!spot || (!strong && least > 0)) continue;
    taken.push(spot.box);
    found.push({ id, lines: spot.lines, size, strong, box: spot.box, x: spot.at.x, y: spot.at.y });
  }
  return found;

  /** Where the fewest figures stand on the name and no other name is. */
  function aside(place: Place, whole: string, usual: Candidate, size: number): Candidate {
    const others = [...places.values()].flatMap((other) =>
      other === place ? [] : [written(other.label, other.lines[language] ?? [], size)],
    );
    const free = [1.6, 2.2, 3]
      .flatMap((far) => candidates(place, whole, usual.lines, size, grown * far))
      .filter(({ box }) => inside(box) && !others.some((other) => overlap(box, other)));
    return [usual, ...free].reduce((best, one) => (covered(one) < covered(best) ? one : best));
  }
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
  whole: string,
  lines: readonly string[],
  size: number,
  grown: number,
): readonly Candidate[] {
  const forms = lines.length > 1 ? [[whole], lines] : [[whole]];
  const middle = place.settlement ?? place.label;
  const gap = place.settlement ? 12 * grown : 0;
  const aside = gap + size * 0.25;
  return forms.flatMap((form) => {
    const half = (form.length * size * 1.06) / 2;
    const wide = Math.max(...form.map((line) => width(line, size))) / 2;
    const spots: Point[] = [
      { x: middle.x, y: middle.y + gap + half },
      { x: middle.x, y: middle.y - gap - half },
      { x: place.label.x, y: place.label.y },
      { x: place.token.x, y: place.token.y + 20 * grown + half },
      { x: (place.token.x + middle.x) / 2, y: middle.y + gap + half },
      { x: middle.x + aside + wide, y: middle.y },
      { x: middle.x - aside - wide, y: middle.y },
      { x: place.token.x, y: place.token.y - 20 * grown - half },
      ...[-1.2, 1.2].flatMap((up) => [
        { x: middle.x - aside - wide, y: middle.y + up * half },
        { x: middle.x + aside + wide, y: middle.y + up * half },
      ]),
      { x: middle.x + wide, y: middle.y + gap + half },
      { x: middle.x - wide, y: middle.y + gap + half },
      { x: middle.x + wide, y: middle.y - gap - half },
      { x: middle.x - wide, y: middle.y - gap - half },
      { x: middle.x + wide * 0.6, y: middle.y + gap + half },
      { x: middle.x - wide * 0.6, y: middle.y + gap + half },
      { x: middle.x + wide * 0.6, y: middle.y - gap - half },
      { x: middle.x - wide * 0.6, y: middle.y - gap - half },
    ];
    return spots.map((at) => ({ at, lines: form, box: written(at, form, size) }));
  });
}

function written(at: Point, lines: readonly string[], size: number): Box {
  const wide = Math.max(...lines.map((line) => width(line, size)));
  return around(at, wide / 2 + size * 0.2, (lines.length * size * 1.06) / 2);
}

/** About as wide as the letters are; measuring them would need a page. */
function width(line: string, size: number): number {
  return line.length * size * 0.56;
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

/** How much of two boxes is common. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Where armies and characters stand, in steps of a region: names keep clear of them. */
export function stands(table: Table, components: Components, scale: number): readonly Box[] {
  const grown = pieceSize(scale);
  const ring = ringAt(table, grown);
  return [
    around(ring, 15 * grown, 15 * grown),
    ...components.regions.flatMap(({ id }, at) => {
      const place = places.get(id);
      const there = table.armies.some((side) => (side[at] ?? []).length > 0);
      const people = table.people.includes(id);
      if (!place || (!there && !people)) return [];
      const siege = table.besieged.includes(id);
      const two = !siege && table.armies.every((side) => (side[at] ?? []).length > 0);
      const wide = (two || (siege && scale >= NEAR) ? 40 : 22) * grown;
      const box = around(place.token, wide, 21 * grown);
      const outside = people && there ? { ...box, top: box.top - 16 * grown } : box;
      return siege && place.settlement
        ? [outside, around(place.settlement, wide, 24 * grown)]
        : [outside];
    }),
  ];
}

/** Small discs beside each other, centred. */
export function row(index: number, total: number, gap: number): number {
  return (index - (total - 1) / 2) * gap;
}
