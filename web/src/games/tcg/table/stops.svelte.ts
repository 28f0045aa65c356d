/** What interrupts who passes until something happens, as this device wants it. The table carries it out. */

const KEPT = "mathom.tcg.stops";

/** What the engine can tell apart; spoken `stop-NAME`. */
export const STOPS = ["turn", "played", "skirmish", "hurt", "phase"] as const;
export type Stop = (typeof STOPS)[number];

const USUAL: readonly Stop[] = ["turn", "played", "skirmish", "hurt"];

function remembered(): ReadonlySet<Stop> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    if (Array.isArray(kept)) return new Set(STOPS.filter((stop) => kept.includes(stop)));
  } catch {
    // Nothing was kept that can be read.
  }
  return new Set(USUAL);
}

export class Stops {
  chosen = $state.raw(remembered());

  toggle(stop: Stop): void {
    const next = new Set(this.chosen);
    if (!next.delete(stop)) next.add(stop);
    this.chosen = next;
    localStorage.setItem(KEPT, JSON.stringify([...next]));
  }
}
