// The installed app: what was loaded once can be shown without a network.

/** Once the page stands; it does not take part in loading it. */
export async function stayReady(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const keep = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => url.startsWith(`${location.origin}/assets/`));
    active?.postMessage({ keep });
  } catch {
    // A browser that allows none, such as in a private window: everything else works.
  }
}
