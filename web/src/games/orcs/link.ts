/** The threatened link between the towers: how it would run with the fewest more orcs. Pure geometry. */
import { ALL, FREE, ORC, TOWER, column, sides } from "./fields";

export interface Link {
  /** Every field of the chain, from the first tower to the second. */
  readonly chain: readonly number[];
  /** Those of them that are still empty. */
  readonly missing: readonly number[];
}

/** One orc card may bring so many: then the hint becomes an alarm. */
export const NEAR = 4;

/** A missing orc weighs more than any detour over orcs that lie there already. */
const MISSING = 1000;

/**
 * The shortest missing link: over orcs for nothing, over empty fields for one each, from side to side;
 * figures and towers are in the way. Null if nothing could close it now.
 */
export function missingLink(board: string): Link | null {
  const towers = ALL.filter((field) => board[field] === TOWER);
  const [first] = towers;
  const last = towers[towers.length - 1];
  if (first === undefined || last === undefined) return null;
  const near = (field: number) => Math.abs(column(field) - column(first)) < 4;
  const beside = (of: readonly number[]) => new Set(of.flatMap((tower) => sides(tower)));
  const starts = beside(towers.filter(near));
  const ends = beside(towers.filter((tower) => !near(tower)));
  const price = (field: number) =>
    board[field] === ORC ? 1 : board[field] === FREE ? MISSING : Infinity;

  const cost = new Map<number, number>();
  const from = new Map<number, number>();
  const open = new Set<number>();
  for (const field of starts) {
    if (price(field) === Infinity) continue;
    cost.set(field, price(field));
    open.add(field);
  }
  while (open.size > 0) {
    let field = -1;
    for (const one of open) if (field < 0 || cost.get(one)! < cost.get(field)!) field = one;
    open.delete(field);
    if (ends.has(field)) return traced(board, from, field);
    for (const side of sides(field)) {
      const sum = cost.get(field)! + price(side);
      if (sum >= (cost.get(side) ?? Infinity)) continue;
      cost.set(side, sum);
      from.set(side, field);
      open.add(side);
    }
  }
  return null;
}

function traced(board: string, from: ReadonlyMap<number, number>, end: number): Link {
  const chain: number[] = [];
  for (let field: number | undefined = end; field !== undefined; field = from.get(field))
    chain.unshift(field);
  return { chain, missing: chain.filter((field) => board[field] === FREE) };
}
