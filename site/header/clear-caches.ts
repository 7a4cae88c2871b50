const FLAG = 'cache-cleared';

/**
 * Deletes what earlier versions of the site left in this browser's CacheStorage. On the production host once, with a
 * flag; anywhere else every time. Nothing of today's site is kept there.
 */
export async function clearCaches(productionHost: string | undefined): Promise<void> {
  const inProduction = location.host === productionHost || location.hostname === productionHost;
  try {
    if (inProduction && localStorage.getItem(FLAG)) return;
    const names = 'caches' in window ? await caches.keys() : [];
    await Promise.all(names.map((name) => caches.delete(name)));
    if (inProduction) localStorage.setItem(FLAG, 'true');
  } catch {
    // Storage is forbidden here: then there is nothing to clear either.
  }
}
