/** The window on the map: what part of it is seen, and how that moves. Pure; sizes in map units. */
import type { Point } from "./point";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The most a map is enlarged: pixels per unit. */
export const CLOSEST = 2.2;

/** The whole map in a window of this shape, centred. */
export function whole(map: Size, screen: Size): Box {
  const scale = Math.min(screen.width / map.width, screen.height / map.height) || 1;
  const width = screen.width / scale;
  const height = screen.height / scale;
  return { x: (map.width - width) / 2, y: (map.height - height) / 2, width, height };
}

/** The window moved so that it shows as much of the map as it can. */
export function clamp(box: Box, map: Size): Box {
  return { ...box, x: keep(box.x, box.width, map.width), y: keep(box.y, box.height, map.height) };
}

/** The window moved south until nothing beyond this edge is in it, as far as the map reaches. */
export function southOf(box: Box, edge: number, map: Size): Box {
  return clamp({ ...box, y: Math.max(box.y, edge) }, map);
}

function keep(at: number, length: number, limit: number): number {
  return length >= limit ? (limit - length) / 2 : Math.min(Math.max(at, 0), limit - length);
}

/** The window enlarged `by` around a point that stays where it is. */
export function zoom(box: Box, by: number, at: Point, map: Size, screen: Size): Box {
  const widest = whole(map, screen).width;
  const width = Math.min(Math.max(box.width / by, screen.width / CLOSEST), widest);
  const ratio = width / box.width;
  return clamp(
    {
      x: at.x - (at.x - box.x) * ratio,
      y: at.y - (at.y - box.y) * ratio,
      width,
      height: box.height * ratio,
    },
    map,
  );
}

/**
 * The window that shows these points with room around them, no closer than `scale` pixels per unit. It is
 * always full of map: names stay readable, and where not all fit it shows most of them, the rest a swipe away.
 */
export function around(
  points: readonly Point[],
  map: Size,
  screen: Size,
  scale: number,
  room = 70,
): Box {
  if (points.length === 0) return whole(map, screen);
  const left = Math.min(...points.map((point) => point.x)) - room;
  const right = Math.max(...points.map((point) => point.x)) + room;
  const top = Math.min(...points.map((point) => point.y)) - room;
  const bottom = Math.max(...points.map((point) => point.y)) + room;
  const fit = Math.min(screen.width / (right - left), screen.height / (bottom - top), scale);
  const least = Math.min(scale, Math.max(screen.width / map.width, screen.height / map.height));
  const width = screen.width / Math.max(fit, least);
  const height = screen.height / Math.max(fit, least);
  const centred = (x: number, y: number) =>
    clamp({ x: x - width / 2, y: y - height / 2, width, height }, map);
  const middle = centred((left + right) / 2, (top + bottom) / 2);
  if (fit >= least) return middle;
  return fullest([middle, ...points.map(({ x, y }) => centred(x, y))], points);
}

/** The window with most of these points, the first of equals. */
function fullest(boxes: readonly Box[], points: readonly Point[]): Box {
  const EDGE = 24;
  const count = ({ x, y, width, height }: Box) =>
    points.filter(
      (at) =>
        at.x > x + EDGE && at.x < x + width - EDGE && at.y > y + EDGE && at.y < y + height - EDGE,
    ).length;
  return boxes.reduce((best, box) => (count(box) > count(best) ? box : best));
}

/**
 * The window moved just so far that all these points are in it, with some room around them; if they do not fit, it
 * is widened. Who sees them all already sees nothing move.
 */
export function towards(
  box: Box,
  points: readonly Point[],
  map: Size,
  screen: Size,
  room = 46,
): Box {
  if (points.length === 0) return box;
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  if (right - left > box.width || bottom - top > box.height)
    return around(points, map, screen, screen.width / box.width, room);
  const x = Math.min(Math.max(box.x, right - box.width), left);
  const y = Math.min(Math.max(box.y, bottom - box.height), top);
  return clamp({ ...box, x, y }, map);
}

/** Between two windows, at 0 ≤ part ≤ 1. */
export function between(from: Box, to: Box, part: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

/** The nearest of these points within reach, or null. */
export function nearest<T extends Point>(points: readonly T[], at: Point, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const point of points) {
    const distance = Math.hypot(point.x - at.x, point.y - at.y);
    if (distance <= least) [best, least] = [point, distance];
  }
  return best;
}

export interface Corner {
  readonly right: boolean;
  readonly low: boolean;
}
const CORNERS: readonly Corner[] = [
  { right: true, low: true },
  { right: false, low: true },
  { right: true, low: false },
  { right: false, low: false },
];
/** How much of a corner the small map takes, in pixels. */
const SMALL_MAP = { width: 165, height: 130 };

/** A corner of the window without any of these points, and where nothing else lies; or null. */
export function emptyCorner(
  points: readonly Point[],
  box: Box,
  scale: number,
  free: (corner: Corner) => boolean = () => true,
): Corner | null {
  const taken = ({ right, low }: Corner) =>
    points.some((point) => {
      const fromSide = right ? box.x + box.width - point.x : point.x - box.x;
      const fromEdge = low ? box.y + box.height - point.y : point.y - box.y;
      return fromSide * scale < SMALL_MAP.width && fromEdge * scale < SMALL_MAP.height;
    });
  return CORNERS.find((corner) => free(corner) && !taken(corner)) ?? null;
}
