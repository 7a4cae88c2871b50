import type { ClientDirective } from 'astro';
import { firstContentfulPaint } from './first-contentful-paint.ts';
import { hydrateOnClick } from './hydrate-on-click.ts';

/** A page that never becomes idle is hydrated after this. */
const MAX_WAIT_MS = 2_000;

/** For browsers without requestIdleCallback (Safari). */
const IDLE_FALLBACK_MS = 200;

/**
 * `client:settled`: hydrates after the window's load event, the first paint and an idle period, or at the first click on
 * the island, which is then replayed. A React download must never start before the largest contentful paint.
 */
const settled: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateOnClick(load, island);
  const afterLoad = async () => {
    await firstContentfulPaint();
    await new Promise(requestAnimationFrame);
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: MAX_WAIT_MS });
    else setTimeout(hydrate, IDLE_FALLBACK_MS);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
};

// biome-ignore lint/style/noDefaultExport: Astro imports a directive by its default export.
export default settled;
