const AGAIN = 30_000; // ms, where nobody says that the network is back

/** A part of the client that is fetched when it is needed: without a network as soon as it is back. */
export async function lazily<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise<unknown>((done) => {
        addEventListener('online', done, { once: true });
        setTimeout(done, AGAIN);
      });
    }
  }
}
