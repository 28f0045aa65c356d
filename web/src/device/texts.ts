/** Records and positions this device has opened, so that they can be opened again. In IndexedDB: they may be long. */
const MOST = 20;

export interface KeptText {
  readonly id: string;
  readonly game: string;
  readonly text: string;
  readonly time: number;
}

function database(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open("mathom", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("texts", { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}

async function use<T>(
  mode: IDBTransactionMode,
  work: (texts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await database();
  try {
    return await new Promise<T>((done, fail) => {
      const asked = work(opened.transaction("texts", mode).objectStore("texts"));
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
  } finally {
    opened.close();
  }
}

export const texts = {
  /** Those opened last first; none where the device keeps nothing. */
  async all(): Promise<readonly KeptText[]> {
    try {
      const found: KeptText[] = await use("readonly", (kept) => kept.getAll());
      return found.sort((a, b) => b.time - a.time);
    } catch {
      return [];
    }
  },

  async find(id: string): Promise<KeptText | undefined> {
    try {
      return await use<KeptText | undefined>("readonly", (kept) => kept.get(id));
    } catch {
      return undefined;
    }
  },

  async keep(id: string, game: string, text: string): Promise<void> {
    try {
      await use("readwrite", (kept) => kept.put({ id, game, text, time: Date.now() }));
      for (const { id: old } of (await this.all()).slice(MOST))
        await use("readwrite", (kept) => kept.delete(old));
    } catch {
      // A device that keeps nothing can still look.
    }
  },
};
