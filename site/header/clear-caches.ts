const FLAG = 'cache-cleared';

/**
 * Deletes what earlier versions of the site left in this browser's CacheStorage: on the production host once, recorded
 * by a flag; on other hosts every time. The current site does not use CacheStorage.
 */
export async function clearCaches(productionHost: string | undefined): Promise<void> {
  const inProduction = location.host === productionHost || location.hostname === productionHost;
  try {
    if (inProduction && localStorage.getItem(FLAG)) return;
    const names = 'caches' in window ? await caches.keys() : [];
    await Promise.all(names.map((name) => caches.delete(name)));
    if (inProduction) localStorage.setItem(FLAG, 'true');
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}
