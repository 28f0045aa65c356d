/** Figures: their kinds in the engine's order, and what an army is made of. Pure. */
import type { Components, Force, Side, Table } from "./types";

export const NATIONS = [
  "dwarves",
  "elves",
  "gondor",
  "north",
  "rohan",
  "isengard",
  "sauron",
  "southrons",
] as const;
export type NationId = (typeof NATIONS)[number];

export const RANKS = ["regular", "elite", "leader"] as const;
export type Rank = (typeof RANKS)[number];

/** The leaders of Sauron are the Nazgûl. */
export const FIGURES: readonly string[] = NATIONS.flatMap((nation) =>
  RANKS.map((rank) => (nation === "sauron" && rank === "leader" ? "nazgul" : `${nation}-${rank}`)),
);
export const NAZGUL = FIGURES.indexOf("nazgul");

export const nationOf = (figure: number): NationId => NATIONS[Math.floor(figure / 3)] ?? "sauron";
export const rankOf = (figure: number): Rank => RANKS[figure % 3] ?? "regular";
export const sideOfNation = (nation: string): Side =>
  NATIONS.indexOf(nation as NationId) < 5 ? 0 : 1;

/** The stamp of a kind of figure. */
export function figureStamp(figure: string): string {
  const kind = FIGURES.indexOf(figure);
  if (kind === NAZGUL) return "unit-nazgul";
  const rank = rankOf(kind);
  return sideOfNation(nationOf(kind)) === 0 ? `unit-free-${rank}` : `unit-shadow-${rank}`;
}

/** So many more of the same kind. */
export function plus(force: Force, other: Force): Force {
  const sum = FIGURES.map((_, kind) => (force[kind] ?? 0) + (other[kind] ?? 0));
  return sum.some((count) => count !== 0) ? sum : [];
}

export function minus(force: Force, other: Force): Force {
  return plus(
    force,
    other.map((count) => -count),
  );
}

export function one(figure: string, count = 1): Force {
  return FIGURES.map((kind) => (kind === figure ? count : 0));
}

/** Regulars, elites and leaders of an army. */
export function ranks(force: Force): readonly [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  force.forEach((count, kind) => (sums[(kind % 3) as 0 | 1 | 2] += count));
  return sums;
}

/** What stands up to be counted: regulars and elites. */
export function units(force: Force): number {
  const [regulars, elites] = ranks(force);
  return regulars + elites;
}

/** The nation most figures are of: its emblem stands for the army. */
export function emblem(force: Force): NationId | null {
  let best: NationId | null = null;
  let most = 0;
  NATIONS.forEach((nation, at) => {
    const [regulars, elites, leaders] = [0, 1, 2].map((rank) => force[at * 3 + rank] ?? 0);
    const weight = (regulars! + elites!) * 10 + leaders!;
    if (weight > most) [best, most] = [nation, weight];
  });
  return best;
}

export interface Rank3 {
  readonly nation: NationId;
  readonly counts: readonly [number, number, number];
}

/** An army nation by nation. */
export function byNation(force: Force): readonly Rank3[] {
  return NATIONS.flatMap((nation, at) => {
    const counts = [0, 1, 2].map((rank) => force[at * 3 + rank] ?? 0) as [number, number, number];
    return counts.some((count) => count > 0) ? [{ nation, counts }] : [];
  });
}

/**
 * How many figures of a kind the question of the moment is about: of an army that is divided or that
 * takes losses, or of the reinforcements; null where it says nothing.
 */
export function counted(table: Table, components: Components, figure: string): number | null {
  const kind = FIGURES.indexOf(figure);
  const frame = table.frames.at(-1);
  if (!frame || kind < 0) return null;
  if (frame.is === "recruiting") return table.reinforcements[kind] ?? 0;
  if (frame.is.startsWith("sorting-") && "force" in frame) return frame.force[kind] ?? null;
  if (frame.is !== "losing") return null;
  const at = components.regions.findIndex((region) => region.id === frame.region);
  const there = table.armies[frame.side][at] ?? [];
  return minus(there, frame.apart)[kind] ?? null;
}

/** Who commands what: with three players both others are of the Shadow. */
export function sideOfSeat(seats: number, seat: number): Side {
  return seats === 3 && seat === 2 ? 1 : ((seat % 2) as Side);
}

/** The characters of a side in a place. */
export function peopleAt(
  table: Table,
  components: Components,
  place: string,
  side?: Side,
): string[] {
  return components.characters.flatMap((one, at) =>
    table.people[at] === place && (side === undefined || (one.side === "free" ? 0 : 1) === side)
      ? [one.id]
      : [],
  );
}

/** The victory points of a side: cities and strongholds of the enemy that it holds. */
export function victoryPoints(table: Table, components: Components, side: Side): number {
  return components.regions.reduce((sum, region) => {
    if (!region.nation || !table.captured.includes(region.id)) return sum;
    return sideOfNation(region.nation) === side ? sum : sum + region.points;
  }, 0);
}
