/** The clocks of a match, counted down between two words of the server. */
import { getContext, setContext } from "svelte";
import type { ClockSight } from "../net/types";

const KEY = Symbol("clocks");
/** From here on a clock is red. */
export const LOW = 15_000;
/** When a listener is told how much is left, in seconds. */
const TOLD = [10, 30, 60] as const;

export class TableClocks {
  private heard = $state.raw<{ readonly clocks: ClockSight; readonly at: number } | null>(null);
  private now = $state(0);

  readonly running = $derived(this.heard?.clocks.running ?? null);

  constructor(private readonly time: () => number = () => performance.now()) {}

  take(clocks: ClockSight | null): void {
    const at = this.time();
    this.heard = clocks && { clocks, at };
    this.now = at;
  }

  tick(): void {
    this.now = this.time();
  }

  /** The milliseconds a seat has left; null: it has no clock. */
  left(seat: number): number | null {
    if (!this.heard) return null;
    const { clocks, at } = this.heard;
    const left = clocks.left[seat] ?? null;
    if (left === null || clocks.running !== seat) return left;
    return Math.max(0, left - Math.max(0, this.now - at - clocks.free));
  }

  /** What somebody who listens should know of a clock that runs: not more than so many seconds. */
  warning(seat: number): number | null {
    const left = this.running === seat ? this.left(seat) : null;
    return left === null ? null : (TOLD.find((seconds) => left <= 1000 * seconds) ?? null);
  }
}

export function shareClocks(clocks: TableClocks): void {
  setContext(KEY, clocks);
}

/** The clocks of the table this component is part of; a replay has none. */
export function sharedClocks(): TableClocks | undefined {
  return getContext<TableClocks | undefined>(KEY);
}

/** 0:07, 12:40, 1:05:00. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
