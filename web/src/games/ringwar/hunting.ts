/** The hunt in numbers, as they lie on the table. Pure. */
import type { Hunt, Pile } from "./types";

/** How many tiles of a pile there are. */
function count(pile: Pile): number {
  return (
    (pile.top?.length ?? 0) +
    (pile.bottom?.length ?? 0) +
    (pile.rest ?? []).reduce((sum, [, copies]) => sum + copies, 0)
  );
}

/** How many tiles are still to be drawn. */
export const poolCount = (hunt: Hunt): number => count(hunt.pool);
