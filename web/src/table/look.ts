/** A player's colour never comes without its shape. */
export const SHAPES = [
  "star",
  "shield",
  "moon",
  "leaf",
  "flower",
  "diamond",
  "mountain",
  "crown",
] as const;

/** The stamp of a colour from 1 to 8: `player-star` … */
export function shape(colour: number): string {
  return `player-${SHAPES[(colour - 1) % SHAPES.length]}`;
}

/** The colour of a seat, where the game does not say otherwise. */
export const colourOf = (seat: number): number => (seat % SHAPES.length) + 1;
