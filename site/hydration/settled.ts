import type { ClientDirective } from 'astro';
import { firstContentfulPaint } from './first-contentful-paint.ts';

/**
 * `client:settled`: hydrates after the window's load event, its first paint and an idle moment, or at the first interaction with
 * the island, which is then replayed. A React download must never start before the largest contentful paint.
 */
const settled: ClientDirective = (load, _options, element) => {
  let started: Promise<void> | undefined;
  const hydrate = () => {
    started ??= load().then((hydrateIsland) => hydrateIsland());
    return started;
  };
  const afterLoad = async () => {
    await firstContentfulPaint();
    await new Promise(requestAnimationFrame);
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2_000 });
    else setTimeout(hydrate, 200);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
  replayClicks(element, hydrate);
};

// biome-ignore lint/style/noDefaultExport: Astro imports a directive by its default export.
export default settled;

/**
 * Holds a click on a button until the island is alive. Links, fields and buttons that the browser itself knows how to
 * work (`popovertarget`) need no help: replayed, they would act twice.
 */
function replayClicks(element: HTMLElement, hydrate: () => Promise<void>): void {
  element.addEventListener(
    'click',
    async (event) => {
      const button = (event.target as Element).closest('button');
      if (!element.hasAttribute('ssr') || !button || button.hasAttribute('popovertarget')) {
        if (element.hasAttribute('ssr')) void hydrate();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      await hydrate();
      button.click();
    },
    { capture: true },
  );
}
