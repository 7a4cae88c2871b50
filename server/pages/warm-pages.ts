import { setTimeout as pause } from 'node:timers/promises';
import { bodyIn } from './encodings.ts';
import { MOST_PAGES, type PageCache } from './page-cache.ts';

/** How long visitors have the machine to themselves between two pages when it is busy. */
const STEP_ASIDE_MS = 1_000;

export interface WarmUp {
  /** Resolves when every page is kept, or with the page under way after `stop`. */
  done: Promise<void>;
  stop: () => void;
}

/**
 * Renders the pages of the sitemap one by one, as many as are kept, so that no visitor waits for a first rendering. What
 * cannot be rendered now, because the store is away, is rendered when it is asked for.
 * @param siteUrl public origin, without a trailing slash
 * @param isBusy whether visitors need the processor more
 */
export function warmPages(pages: PageCache, siteUrl: string, isBusy: () => boolean): WarmUp {
  let stopped = false;
  async function run(): Promise<void> {
    const sitemap = await pages.page(new Request(`${siteUrl}/sitemap.xml`));
    const addresses = bodyIn('identity', sitemap.bodies).toString();
    // The sitemap is kept too; one page more would push out the first, which visitors ask for most.
    const listed = [...addresses.matchAll(/<loc>(.*?)<\/loc>/g)].slice(0, MOST_PAGES - 1);
    for (const [, address = ''] of listed) {
      while (!stopped && isBusy()) await pause(STEP_ASIDE_MS, undefined, { ref: false });
      if (stopped) return;
      await pages.page(new Request(address)).catch(() => {});
    }
  }
  return { done: run().catch(() => {}), stop: () => (stopped = true) };
}
