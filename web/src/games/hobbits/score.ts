/** The points for those who play several games, and a seat's colour. Pure. */
import type { Components, Table } from "./types";

const COLOURS: Readonly<Record<string, number>> = {
  yellow: 1,
  red: 2,
  blue: 3,
  green: 4,
  violet: 5,
};

/** How many tiles and Nazgûl lie in front of a player. */
export function trophies(table: Table, seat: number): number {
  const hoard = table.hoards[seat];
  return (hoard?.tiles?.length ?? 0) + (hoard?.nazgul ?? 0);
}

/** The colour of a seat's hobbit, 1 to 5. */
export function hobbitColour(seat: number, components: Components): number {
  return COLOURS[components.hobbits[seat]?.colour ?? ""] ?? seat + 1;
}
