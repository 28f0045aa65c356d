/** Where things stand on the map: roads, names, figures side by side. Pure. */
import type { Components, Place, Point, Segment, Table, Tile } from "./types";

/** All points a piece can stand on, by id: fields, towers and places. */
export function spots(components: Components): ReadonlyMap<string, Point> {
  const { fields, towers, places } = components;
  return new Map([...fields, ...towers, ...places].map((one) => [one.id, { x: one.x, y: one.y }]));
}

/** Every stretch of road once, as one SVG path. */
export function roads(components: Components): string {
  const at = spots(components);
  const done = new Set<string>();
  const lines: string[] = [];
  const line = (from: string, to: string) => {
    const [a, b] = [at.get(from), at.get(to)];
    if (!a || !b || done.has(`${to} ${from}`)) return;
    done.add(`${from} ${to}`);
    lines.push(`M${a.x} ${a.y}L${b.x} ${b.y}`);
  };
  for (const field of components.fields)
    for (const other of field.neighbours) line(field.id, other);
  for (const place of components.places)
    for (const field of [...place.near, ...place.far]) line(place.id, field);
  return lines.join("");
}

/** The ropes from the towers to the field where a freed hobbit goes on, slack as ropes are. */
export function ropes(components: Components): string {
  const at = spots(components);
  return components.towers
    .map((tower) => {
      const end = at.get(tower.exit);
      if (!end) return "";
      const middle = { x: (tower.x + end.x) / 2, y: (tower.y + end.y) / 2 + 26 };
      return `M${tower.x} ${tower.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
    })
    .join("");
}

/** Several pieces on one spot stand side by side, from four on in two rows; one alone stands in the middle. */
export function fan(index: number, total: number): Point {
  if (total <= 1) return { x: 0, y: 0 };
  if (total <= 3) return { x: (index - (total - 1) / 2) * 25, y: 0 };
  const behind = Math.floor(total / 2);
  const front = total - behind;
  return index < behind
    ? { x: (index - (behind - 1) / 2) * 30, y: -13 }
    : { x: (index - behind - (front - 1) / 2) * 30, y: 13 };
}

/** Where a seat's hobbit is drawn, fanned out among those that share its spot. */
export function stand(table: Table, seat: number, at: ReadonlyMap<string, Point>): Point {
  const field = table.hobbits[seat] ?? "";
  const point = at.get(field) ?? { x: 0, y: 0 };
  const together = table.hobbits.flatMap((one, other) => (one === field ? [other] : []));
  const offset = fan(together.indexOf(seat), together.length);
  return { x: point.x + offset.x, y: point.y + offset.y };
}

/** Half the side of a tile. */
export function tileSize(place: Place): number {
  return place.kind === "doom" ? 33 : 29;
}

const DOOM_PERCHES: readonly (readonly [number, number])[] = [
  [40, 4],
  [40, 29],
  [-8, -37],
];

/** Nazgûl stand at the upper left corner of a tile, then along its upper edge; at Mount Doom a field is there. */
export function perch(place: Place, index: number): Point {
  const size = tileSize(place);
  const own = place.kind === "doom" ? DOOM_PERCHES[index] : undefined;
  if (own) return { x: place.x + own[0], y: place.y + own[1] };
  return { x: place.x - size + 1 + index * 23, y: place.y - size + 1 };
}

export interface Label extends Point {
  readonly anchor: "start" | "middle" | "end";
}

const LABELS: Readonly<Record<string, Label>> = {
  high_pass: { x: 0, y: -47, anchor: "middle" },
  mirkwood: { x: 12, y: -48, anchor: "middle" },
  amon_hen: { x: -14, y: 53, anchor: "middle" },
  barrow_downs: { x: -37, y: 24, anchor: "end" },
  black_gate: { x: -38, y: 18, anchor: "end" },
  mount_doom: { x: 0, y: 62, anchor: "middle" },
};

/** Where the name of a place stands: below the tile, unless a road runs there. */
export function label(place: Place): Label {
  const own = LABELS[place.id] ?? { x: 0, y: tileSize(place) + 24, anchor: "middle" as const };
  return { x: place.x + own.x, y: place.y + own.y, anchor: own.anchor };
}

/** The strength cubes on a tile: rows of five along its lower edge, from the middle. */
export function cubes(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / 5);
    const inRow = Math.min(5, count - row * 5);
    return { x: ((index % 5) - (inRow - 1) / 2) * 11.5, y: row * -9.5 };
  });
}

export interface Slice extends Segment {
  /** Degrees clockwise from the top. */
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

/** The segments of the spinner around the disc, the dark one centred at the top. */
export function slices(segments: readonly Segment[]): readonly Slice[] {
  const dark = segments.find((one) => one.kind === "dark");
  let from = -(dark?.degrees ?? 0) / 2;
  const ordered = dark ? [dark, ...segments.filter((one) => one !== dark)] : segments;
  return ordered.map((one) => {
    const slice = { ...one, from, to: from + one.degrees, middle: from + one.degrees / 2 };
    from = slice.to;
    return slice;
  });
}

/** A point on a circle around the origin, in degrees clockwise from the top. */
export function onCircle(degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: Math.sin(turn) * radius, y: -Math.cos(turn) * radius };
}

/** A slice of a disc as an SVG path. */
export function wedge(from: number, to: number, radius: number): string {
  const [a, b] = [onCircle(from, radius), onCircle(to, radius)];
  const large = to - from > 180 ? 1 : 0;
  return `M0 0L${a.x.toFixed(2)} ${a.y.toFixed(2)}A${radius} ${radius} 0 ${large} 1 ${b.x.toFixed(2)} ${b.y.toFixed(2)}z`;
}

/** Where the needle comes to rest: some turns on, inside the segment, not always in its middle. */
export function restAt(now: number, slice: Slice, turn: number): number {
  const spread = (((turn * 2654435761) >>> 0) / 2 ** 32 - 0.5) * 0.6 * (slice.to - slice.from);
  const target = slice.middle + spread;
  const ahead = (((target - now) % 360) + 360) % 360;
  return now + 4 * 360 + ahead;
}

/** Every tile in the box by its id. */
export function kinds(components: Components): ReadonlyMap<string, Tile> {
  const { light, dark, sauron } = components.tiles;
  return new Map([...light, ...dark, sauron].map((tile) => [tile.id, tile]));
}
