/** Jumping from one turn of a match to the next. */

/** The step to go to for the turn after (`by` 1) or before (−1) the one at hand; going back first finds the beginning of this turn. */
export function turnFrom(turns: readonly number[], at: number, by: 1 | -1, total: number): number {
  if (by > 0) return turns.find((one) => one > at) ?? total;
  return turns.findLast((one) => one < at) ?? 0;
}

/** The number of the turn a step lies in, from 1; 0 before the first. */
export function turnAt(turns: readonly number[], at: number): number {
  return turns.filter((one) => one <= at).length;
}
