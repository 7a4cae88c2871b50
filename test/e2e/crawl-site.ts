import type { Page } from '@playwright/test';
import { readDocument } from './read-document.ts';

/** What a program sees of one page without running its scripts. */
export interface CrawledPage extends ReturnType<typeof readDocument> {
  /** Path and query. */
  path: string;
  status: number;
}

/** The whole site, as somebody finds it who starts at home and follows everything. */
export interface Crawl {
  pages: CrawledPage[];
  /** Status of every file that is no page, by its path. */
  files: Map<string, number>;
  /** Pages that search engines may keep: answered, not refused, and their own canonical address. */
  indexable: CrawledPage[];
}

/** More addresses than this mean that links lead round in circles. */
const MOST_ADDRESSES = 1_000;

/** One page of the site, read as the crawl reads it. */
export async function readPage(page: Page, origin: string, path: string): Promise<CrawledPage> {
  const response = await fetch(origin + path);
  const html = await response.text();
  return { path, status: response.status, ...(await page.evaluate(readDocument, { html, origin, path })) };
}

/** Reads every page that the home page leads to. */
export async function crawlSite(origin: string, page: Page): Promise<Crawl> {
  const pages: CrawledPage[] = [];
  const files = new Map<string, number>();
  const waiting = ['/'];
  const met = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (met.size > MOST_ADDRESSES) throw new Error(`There is no end of addresses: ${path}`);
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
