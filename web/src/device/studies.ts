/** The branches of matches that were played on at this device. */
import type { Study } from "../replay/study";
import { use } from "./database";

/** Matches whose branches are kept; those played on last stay. */
const MOST = 60;

interface KeptStudy {
  /** `matches/ID` or `records/ID`. */
  readonly past: string;
  readonly game: string;
  readonly study: Study;
  readonly time: number;
}

export const studies = {
  async find(past: string): Promise<Study | undefined> {
    try {
      const found = await use<KeptStudy | undefined>("studies", "readonly", (kept) =>
        kept.get(past),
      );
      return found?.study;
    } catch {
      return undefined;
    }
  },

  async keep(past: string, game: string, study: Study): Promise<void> {
    try {
      if (study.length === 0) {
        await use("studies", "readwrite", (kept) => kept.delete(past));
        return;
      }
      const one: KeptStudy = { past, game, study, time: Date.now() };
      await use("studies", "readwrite", (kept) => kept.put(one));
      const all = await use<KeptStudy[]>("studies", "readonly", (kept) => kept.getAll());
      for (const { past: old } of all.toSorted((a, b) => b.time - a.time).slice(MOST))
        await use("studies", "readwrite", (kept) => kept.delete(old));
    } catch {
      // A device that keeps nothing can still play on.
    }
  },
};
