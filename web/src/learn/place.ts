/** Where lit things are on the screen, and where a note beside one of them has room. Pure geometry. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Side = "up" | "down" | "left" | "right";

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** Where the tail points: `down` means the note stands above the thing. */
  readonly tail: Side;
  /** How far along its edge the tail is. */
  readonly at: number;
}

/** Between the tail and the thing. */
const GAP = 16;
/** From the edge of the room. */
const MARGIN = 12;

export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Beside a thing, inside the room, on none of the things that must be seen if that can be. */
export function beside(
  thing: Rect,
  note: { readonly width: number; readonly height: number },
  room: Rect,
  seen: readonly Rect[],
): Placed {
  const { width, height } = note;
  /** Beside a wide thing there is more than one place. */
  const along = thing.width > 2 * width ? [1 / 2, 1 / 6, 5 / 6] : [1 / 2];
  const candidates = along.flatMap((part) => {
    const middle = { x: thing.x + thing.width * part, y: thing.y + thing.height / 2 };
    const corners: Record<Side, { x: number; y: number }> = {
      down: { x: middle.x - width / 2, y: thing.y - GAP - height },
      up: { x: middle.x - width / 2, y: thing.y + thing.height + GAP },
      left: { x: thing.x + thing.width + GAP, y: middle.y - height / 2 },
      right: { x: thing.x - GAP - width, y: middle.y - height / 2 },
    };
    return (Object.entries(corners) as [Side, { x: number; y: number }][]).map(([tail, corner]) => {
      const upright = tail === "down" || tail === "up";
      const x = clamp(corner.x, room.x + MARGIN, room.x + room.width - width - MARGIN);
      const y = clamp(corner.y, room.y + MARGIN, room.y + room.height - height - MARGIN);
      const own = { x, y, width, height };
      const covered = [thing, ...seen].reduce((sum, one) => sum + overlap(own, one), 0);
      const moved = upright ? Math.abs(y - corner.y) : Math.abs(x - corner.x);
      const edge = upright ? width : height;
      const at = clamp(upright ? middle.x - x : middle.y - y, 20, edge - 20);
      return { x, y, tail, at, cost: covered + 40 * moved };
    });
  });
  const best = candidates.reduce((a, b) => (b.cost < a.cost ? b : a));
  return { x: best.x, y: best.y, tail: best.tail, at: best.at };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(Math.max(least, most), value));
}

/** The rectangle around all of these; null if there is none. */
export function around(all: readonly Rect[]): Rect | null {
  if (all.length === 0) return null;
  const x = Math.min(...all.map((one) => one.x));
  const y = Math.min(...all.map((one) => one.y));
  const right = Math.max(...all.map((one) => one.x + one.width));
  const bottom = Math.max(...all.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How a sheet is scaled and shifted so that a part of it fills a window, with a little air around it. */
export function fitted(
  part: Rect,
  window: { readonly width: number; readonly height: number },
  { air = 16, most = 1.7 } = {},
): { readonly x: number; readonly y: number; readonly scale: number } {
  const room = (length: number) => Math.max(1, length - 2 * air);
  const scale = Math.min(
    most,
    room(window.width) / Math.max(1, part.width),
    room(window.height) / Math.max(1, part.height),
  );
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return {
    x: window.width / 2 - middle.x * scale,
    y: window.height / 2 - middle.y * scale,
    scale,
  };
}

/** How far things that are wider than their row, from edge to edge, lie from its middle; the first of them stays in it. */
export function offMiddle(things: readonly Rect[], first: Rect, from: number, to: number): number {
  const left = Math.min(...things.map((one) => one.x));
  const right = Math.max(...things.map((one) => one.x + one.width));
  if (right - left <= to - from) return 0;
  const off = (left + right - from - to) / 2;
  return Math.min(Math.max(off, first.x + first.width - to), first.x - from);
}
