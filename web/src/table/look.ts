/** A player's colour never comes without its shape. */
export const SHAPES = ["star", "shield", "moon", "leaf", "flower"] as const;

/** The stamp of a colour from 1 to 5: `player-star` … */
export function shape(colour: number): string {
  return `player-${SHAPES[(colour - 1) % SHAPES.length]}`;
}
