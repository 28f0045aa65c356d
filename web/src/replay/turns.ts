/** Where the turns of a match begin, for jumping from one to the next. */
import type { ReplayStep } from "../net/types";

/** The steps at which a turn begins: by the word of the game, or, if it has none, where another seat is asked. */
export function turnsOf(steps: readonly ReplayStep[]): readonly number[] {
  const told = steps
    .filter((step) => step.events.some(({ event }) => event.is === "turn-began"))
    .map((step) => step.at);
  if (told.length > 1) return told;
  const found: number[] = [];
  let last: number | null = null;
  for (const { at, question } of steps) {
    const asked = question.is === "over" ? null : question.seat;
    if (asked !== null && asked !== last) found.push(at);
    if (asked !== null) last = asked;
  }
  return found;
}

/** The step to go to for the turn after (`by` 1) or before (−1) the one at hand; going back first finds the beginning of this turn. */
export function turnFrom(turns: readonly number[], at: number, by: 1 | -1, total: number): number {
  if (by > 0) return turns.find((one) => one > at) ?? total;
  return turns.findLast((one) => one < at) ?? 0;
}

/** The number of the turn a step lies in, from 1; 0 before the first. */
export function turnAt(turns: readonly number[], at: number): number {
  return turns.filter((one) => one <= at).length;
}
