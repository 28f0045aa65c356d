/** The points of a player, as the engine counts them at the end. Pure. */
import { sideOfSeat, victoryPoints } from "./forces";
import type { Components, Table } from "./types";

/** What players lead who share a side with another. */
const LED: Readonly<Record<number, readonly (readonly string[])[]>> = {
  3: [[], ["sauron"], ["isengard", "southrons"]],
  4: [["gondor", "elves"], ["sauron"], ["rohan", "north", "dwarves"], ["isengard", "southrons"]],
};

/** Alone on a side: its victory points. Else what one captured, less what one's own nations lost. */
export function points(table: Table, seat: number, components: Components): number {
  const side = sideOfSeat(table.seats, seat);
  const own = LED[table.seats]?.[seat] ?? [];
  if (own.length === 0) return victoryPoints(table, components, side);
  const worth = (region: string) => components.regions.find(({ id }) => id === region)?.points ?? 0;
  const sum = (regions: readonly string[]) => regions.reduce((all, one) => all + worth(one), 0);
  const lost = components.regions.flatMap(({ id, nation }) =>
    nation && own.includes(nation) && table.captured.includes(id) ? [id] : [],
  );
  if (side === 0) return 0 - sum(lost);
  const took = table.captors.flatMap(([region, captor]) =>
    captor === seat && table.captured.includes(region) ? [region] : [],
  );
  return sum(took) - sum(lost);
}
