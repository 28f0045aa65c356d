/** Records and positions this device has opened, so that they can be opened again. */
import { use } from "./database";

const MOST = 20;

export interface KeptText {
  readonly id: string;
  readonly game: string;
  readonly text: string;
  readonly time: number;
}

export const texts = {
  /** Those opened last first; none where the device keeps nothing. */
  async all(): Promise<readonly KeptText[]> {
    try {
      const found: KeptText[] = await use("texts", "readonly", (kept) => kept.getAll());
      return found.sort((a, b) => b.time - a.time);
    } catch {
      return [];
    }
  },

  async find(id: string): Promise<KeptText | undefined> {
    try {
      return await use<KeptText | undefined>("texts", "readonly", (kept) => kept.get(id));
    } catch {
      return undefined;
    }
  },

  async keep(id: string, game: string, text: string): Promise<void> {
    try {
      await use("texts", "readwrite", (kept) => kept.put({ id, game, text, time: Date.now() }));
      for (const { id: old } of (await this.all()).slice(MOST))
        await use("texts", "readwrite", (kept) => kept.delete(old));
    } catch {
      // A device that keeps nothing can still look.
    }
  },
};
