// Games stay in the browser: bytes by name, in IndexedDB; for the visit only where there is none.

const STORE = 'kept';

function database(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open('trailboss', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

export async function allKept(): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  try {
    const cursor = (await database()).transaction(STORE).objectStore(STORE).openCursor();
    await new Promise<void>((done, failed) => {
      cursor.onerror = () => failed(cursor.error);
      cursor.onsuccess = () => {
        const at = cursor.result;
        if (!at) return done();
        found.set(String(at.key), at.value as Uint8Array);
        at.continue();
      };
    });
  } catch {
    // a private window may have no storage
  }
  return found;
}

export async function keep(changes: Map<string, Uint8Array>): Promise<void> {
  try {
    const store = (await database()).transaction(STORE, 'readwrite').objectStore(STORE);
    for (const [name, data] of changes) store.put(data, name);
  } catch {
    // the game goes on, for this visit
  }
}
