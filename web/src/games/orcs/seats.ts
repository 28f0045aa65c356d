/** Which colour sits where, and whose figure is whose. Pure. */
import type { Components } from "./types";

const COLOURS: Readonly<Record<string, number>> = { yellow: 1, red: 2, blue: 3, green: 4 };

/** The player colour, 1 to 5, of the figure of this number. */
export function figureColour(figure: number, components: Components): number {
  return COLOURS[components.figures.colours[figure]?.id ?? ""] ?? figure + 1;
}

/** The figures of a seat: one, or two with two players. */
export function ownFigures(seat: number, seats: number): readonly number[] {
  return seats === 2 ? [seat, seat + 2] : [seat];
}
