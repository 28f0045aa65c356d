/** What this device keeps that may be long: in IndexedDB. */
const STORES = { texts: "id", studies: "past" } as const;

function database(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open("mathom", 2);
    asked.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(STORES))
        if (!asked.result.objectStoreNames.contains(name))
          asked.result.createObjectStore(name, { keyPath });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}

export async function use<T>(
  store: keyof typeof STORES,
  mode: IDBTransactionMode,
  work: (kept: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await database();
  try {
    return await new Promise<T>((done, fail) => {
      const asked = work(opened.transaction(store, mode).objectStore(store));
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
  } finally {
    opened.close();
  }
}
