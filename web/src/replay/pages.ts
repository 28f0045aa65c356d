/** The steps of a match, fetched a page at a time. Of each page the first step has its whole table, the others what changed. Pure but for `get`. */
import type { Difference, ReplayPage, ReplayStep, SentStep } from "../net/types";

type Get = (from: number, limit: number) => Promise<ReplayPage>;

export class Pages {
  static readonly SIZE = 60;
  /** Those that are here. */
  steps: readonly (ReplayStep | undefined)[] = [];
  private asked = new Map<number, Promise<ReplayPage>>();

  constructor(private readonly get: Get) {}

  /** The page of a step; the last one if there is no such step. */
  async first(at: number): Promise<ReplayPage> {
    const page = await this.fetch(at).catch((error: unknown) => {
      if (at === 0) throw error;
      return this.fetch(0);
    });
    if (page.from <= at && at <= page.total) return page;
    return this.fetch(Math.min(at, page.total));
  }

  /** The page of a step, asked for once. */
  fetch(at: number): Promise<ReplayPage> {
    const from = at - (at % Pages.SIZE);
    const known = this.asked.get(from);
    if (known) return known;
    const asked = this.get(from, Pages.SIZE).then((page) => {
      const steps = this.steps.slice();
      for (const step of unpacked(page.steps)) steps[step.at] = step;
      this.steps = steps;
      return page;
    });
    this.asked.set(from, asked);
    asked.catch(() => this.asked.delete(from));
    return asked;
  }
}

/** Every step with its whole table. */
export function unpacked(sent: readonly SentStep[]): readonly ReplayStep[] {
  let table: unknown;
  return sent.map(({ changed, ...step }) => {
    table = changed ? patched(table, changed) : step.table;
    return { ...step, table };
  });
}

/** A value with what has changed in it. */
export function patched(before: unknown, changed: Difference): unknown {
  if (Array.isArray(changed)) return changed[0];
  const after = Array.isArray(before) ? before.slice() : { ...(before as object) };
  for (const [key, one] of Object.entries(changed as Readonly<Record<string, Difference>>)) {
    const inside = after as Record<string, unknown>;
    inside[key] = patched(inside[key], one);
  }
  return after;
}
