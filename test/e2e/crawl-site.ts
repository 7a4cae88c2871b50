import type { Page } from '@playwright/test';
import { readDocument } from './read-document.ts';

/** A page as a crawler sees it, without running scripts. */
export interface CrawledPage extends ReturnType<typeof readDocument> {
  /** Path and query. */
  path: string;
  status: number;
}

/** All pages reachable from the home page. */
export interface Crawl {
  pages: CrawledPage[];
  /** Status of every linked file that is not a page, by its path. */
  files: Map<string, number>;
  /** Indexable pages: status 200, no noindex, and their own canonical URL. */
  indexable: CrawledPage[];
}

/** More URLs than this mean an endless chain of links. */
const MOST_ADDRESSES = 1_000;

/** Reads one page like the crawl. */
export async function readPage(page: Page, origin: string, path: string): Promise<CrawledPage> {
  const response = await fetch(origin + path);
  const html = await response.text();
  return { path, status: response.status, ...(await page.evaluate(readDocument, { html, origin, path })) };
}

/** Reads every page reachable from the home page. */
export async function crawlSite(origin: string, page: Page): Promise<Crawl> {
  const pages: CrawledPage[] = [];
  const files = new Map<string, number>();
  const waiting = ['/'];
  const met = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (met.size > MOST_ADDRESSES) throw new Error(`Too many URLs: ${path}`);
    const head = await fetch(origin + path, { method: 'HEAD' });
    if (!head.headers.get('content-type')?.startsWith('text/html')) {
      files.set(path, head.status);
      continue;
    }
    const read = await readPage(page, origin, path);
    pages.push(read);
    for (const { to } of read.links) {
      const next = to.split('#')[0] ?? '';
      if (met.has(next)) continue;
      met.add(next);
      waiting.push(next);
    }
  }
  const indexable = pages.filter(
    ({ status, robots, canonical, path }) =>
      status === 200 && !robots.includes('noindex') && canonical === origin + path,
  );
  return { pages, files, indexable };
}
