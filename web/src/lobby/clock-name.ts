/** A clock in words: “2 minutes”, “10 minutes + 10 seconds”. */
import type { ClockTerms } from "../net/types";
import { t } from "../text/speaking.svelte";

const UNITS = [
  [86_400, "clock-days"],
  [3600, "clock-hours"],
  [60, "clock-minutes"],
  [1, "clock-seconds"],
] as const;

export function lengthName(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  return t(unit, { count: seconds / size });
}

export function clockName({ kind, seconds, increment }: ClockTerms): string {
  if (kind === "turn") return lengthName(seconds);
  return `${lengthName(seconds)} + ${lengthName(increment)}`;
}
