/** The hunt in numbers, as they lie on the table. Pure. */
import type { Answer } from "../board";
import type { Hunt, Pile, Table } from "./types";

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

/** A tile that was drawn and takes effect now. */
export interface Trace {
  readonly tile: string;
  readonly damage: number;
  readonly successes: number;
}

/** What the hunt has found, while it is being borne. */
export function found(table: Table): Trace | null {
  const drawn = table.frames.findLast((frame) => frame.is === "resolving");
  if (!drawn) return null;
  const facing = table.frames.findLast((frame) => frame.is === "facing");
  return {
    tile: drawn.tile,
    damage: facing?.damage ?? drawn.damage ?? 0,
    successes: drawn.successes ?? 0,
  };
}

const WAYS: ReadonlySet<string> = new Set([
  "option-bear",
  "option-sacrifice",
  "option-leave",
  "option-show-yourself",
]);

/** The ways to bear the damage, among the answers on offer. */
export function ways(options: readonly Answer[]): readonly Answer[] {
  return options.filter(({ message }) => WAYS.has(message.id));
}
