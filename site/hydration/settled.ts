import type { ClientDirective } from 'astro';
import { firstContentfulPaint } from './first-contentful-paint.ts';
import { hydrateOnClick } from './hydrate-on-click.ts';

/** A page that is never idle is hydrated after this. */
const LONGEST_WAIT_MS = 2_000;

/** Where the browser does not tell when it is idle (Safari). */
const IDLE_GUESS_MS = 200;

/**
 * `client:settled`: hydrates after the window's load event, its first paint and an idle moment, or at the first click on
 * the island, which is then replayed. A React download must never start before the largest contentful paint.
 */
const settled: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateOnClick(load, island);
  const afterLoad = async () => {
    await firstContentfulPaint();
    await new Promise(requestAnimationFrame);
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: LONGEST_WAIT_MS });
    else setTimeout(hydrate, IDLE_GUESS_MS);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
};

// biome-ignore lint/style/noDefaultExport: Astro imports a directive by its default export.
export default settled;
