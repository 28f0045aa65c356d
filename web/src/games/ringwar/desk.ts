/** How the board divides its room, by its size: the whole land with the trays in the sea, or a map to be dragged. Pure. */

import type { Point } from "../shared/point";

/** The land on the sheet, in units of the map; beyond it in the west there is only sea. */
export const LAND = { top: 14, width: 1600, height: 1104 } as const;

/**
 * `wide`: trays beside the land. `close`: the trays are folded to chips. `upright`: a tablet or phone held upright,
 * `lying`: a phone on its side; the map is larger than the window there.
 */
export type Mode = "wide" | "close" | "upright" | "lying";

export interface Desk {
  readonly mode: Mode;
  /** What is kept free of land at the left, in pixels. */
  readonly column: number;
  /** A shelf below the map for the hand, where the land leaves room; 0: the hand lies in the bay. */
  readonly shelf: number;
}

/** The trays and the margins around them, unfolded (the west of the sheet under their edge is sea) and folded. */
const TRAYS = 284;
const CHIPS = 78;
/** Below this width the trays would take too much of the land. */
const ROOMY = 1040;
/** How high the hand's strip is. */
export const STRIP = 52;

export function desk(width: number, height: number, upright: boolean, lying: boolean): Desk {
  if (lying) return { mode: "lying", column: 0, shelf: 0 };
  if (upright) return { mode: "upright", column: 0, shelf: 0 };
  const mode = width >= ROOMY ? "wide" : "close";
  const column = mode === "wide" ? TRAYS : CHIPS;
  const rest = height - ((width - column) * LAND.height) / LAND.width;
  return { mode, column, shelf: rest > 0 ? Math.max(STRIP, Math.ceil(rest)) : 0 };
}

/** How far the sea reaches beyond the sheet in the west, in units, so that the land fills the height at the right. */
export function sea(width: number, height: number, mode: Mode): number {
  if (mode === "upright" || mode === "lying" || height < 2) return 0;
  return Math.max(0, (LAND.height * width) / height - LAND.width);
}

/** The card that asks who goes, with room for a few ranks. */
const CARD = { width: 330, height: 260 } as const;
const AWAY = 44;

/** Where the upper left corner of that card is best: beside an army, on as few targets as possible. */
export function besideOf(
  army: Point,
  targets: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  const middle = { x: army.x - CARD.width / 2, y: army.y - CARD.height / 2 };
  const spots = [
    { x: army.x - CARD.width - AWAY, y: middle.y },
    { x: army.x + AWAY, y: middle.y },
    { x: middle.x, y: army.y + AWAY },
    { x: middle.x, y: army.y - CARD.height - AWAY },
    { x: army.x - CARD.width - 3 * AWAY, y: middle.y },
    { x: army.x + 3 * AWAY, y: middle.y },
  ].map(({ x, y }) => ({
    x: Math.max(8, Math.min(x, width - CARD.width - 8)),
    y: Math.max(8, Math.min(y, height - CARD.height - 8)),
  }));
  const covers = (at: Point) =>
    [army, army, ...targets].filter(
      ({ x, y }) =>
        x > at.x - 26 && x < at.x + CARD.width + 26 && y > at.y - 26 && y < at.y + CARD.height + 26,
    ).length;
  return spots.reduce((best, one) => (covers(one) < covers(best) ? one : best));
}
