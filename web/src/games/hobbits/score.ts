/** What points are given for, and a seat's colour. Pure. */
import type { Message } from "../../net/types";
import type { Components } from "./types";

const COLOURS: Readonly<Record<string, number>> = {
  yellow: 1,
  red: 2,
  blue: 3,
  green: 4,
  violet: 5,
};

/** What points are given for, in words. */
export function scoring(components: Components): Message {
  return { id: "scoring", args: { ...components.scoring_series } };
}

/** The colour of a seat's hobbit, 1 to 5. */
export function hobbitColour(seat: number, components: Components): number {
  return COLOURS[components.hobbits[seat]?.colour ?? ""] ?? seat + 1;
}
