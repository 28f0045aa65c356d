/** The points for those who play several games, and a seat's colour. Pure. */
import type { Message } from "../../net/types";
import type { Components, Table } from "./types";

const COLOURS: Readonly<Record<string, number>> = {
  yellow: 1,
  red: 2,
  blue: 3,
  green: 4,
  violet: 5,
};

/** What lies in front of a player, in points. HOB-8.2 */
export function points(table: Table, seat: number, components: Components): number {
  const { scoring_series: worth, tiles } = components;
  const { tiles: won = [], nazgul = 0 } = table.hoards[seat] ?? {};
  return won.reduce(
    (sum, tile) => sum + (tile === tiles.sauron.id ? worth.sauron : worth.tile),
    worth.nazgul * nazgul,
  );
}

/** What points are given for, in words. */
export function scoring(components: Components): Message {
  return { id: "scoring", args: { ...components.scoring_series } };
}

/** The colour of a seat's hobbit, 1 to 5. */
export function hobbitColour(seat: number, components: Components): number {
  return COLOURS[components.hobbits[seat]?.colour ?? ""] ?? seat + 1;
}
