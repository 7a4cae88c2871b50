import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizedAddress } from '#server/pages/cached-routes.ts';
import { fillLargeSite, LARGE_SITE, LARGE_SITE_GUIDE } from '#test/large-site.ts';
import { startPostgres } from '#test/postgres.ts';
import { CONTENT_BUDGETS } from './budgets.ts';
import { type FilledServer, figures, startFilledServer, timed } from './filled-server.ts';
import { median, percentile } from './percentile.ts';
import type { Report } from './report.ts';

const PAGE_ROUNDS = 60;

/** Requests to the desk, by their label in the results. */
const QUERIES: Record<string, string> = {
  'every kind': '/content',
  'every kind, searched': '/content?q=porch',
  guides: '/content/guides',
  'guides, search matching all': '/content/guides?q=porch',
  'guides, search matching one': '/content/guides?q=number%20417',
  'guides, search matching none': '/content/guides?q=zeppelin',
  homes: '/content/listings',
  'homes, searched': '/content/listings?q=number%201417',
  'a history': `/content/guides/${LARGE_SITE_GUIDE}/history`,
  'a draft': `/content/guides/${LARGE_SITE_GUIDE}/draft`,
};

/** Addresses that are never cached, so that each request renders the page. */
const PAGES: Record<string, string> = {
  'two homes compared': '/compare?homes=sample-01,sample-02',
  'a search of neighborhoods and guides': '/neighborhoods?q=zeppelin',
};

/** Times the desk's content lists over HTTP on both engines, and public pages compared with those of an ordinary store. */
export async function benchContent(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  const file = (name: string) => pathToFileURL(join(folder, name)).href;
  const postgres = await startPostgres();
  const onPostgres = await startFilledServer(postgres.url, folder, fillLargeSite);
  const postgresLists = await listTimes(onPostgres);
  await onPostgres.server.end('SIGTERM');
  await postgres.stop();
  const large = await startFilledServer(file('content.db'), folder, fillLargeSite);
  const lists = await listTimes(large);
  const small = await startFilledServer(file('small.db'), folder, async () => {});
  const pages = await pageTimes(large.server.url, small.server.url);
  for (const { server } of [large, small]) await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return {
    name: 'content',
    lines: [
      [
        `${LARGE_SITE.guides} guides, ${LARGE_SITE.homes.toLocaleString('en-US')} homes, ${LARGE_SITE.versions.toLocaleString('en-US')} versions`,
        `SQLite min, p50, p95 (at most ${CONTENT_BUDGETS.p95Ms} ms)  Postgres min, p50, p95`,
      ],
      ...lists.map(({ name, times }, at): [string, string] => [
        name,
        `${figures(times)}  ${figures(postgresLists[at]?.times ?? [])}`,
      ]),
      ...pages.map(({ name, ratio, ms }): [string, string] => [
        `${name}, ratio to an ordinary store (at most ${CONTENT_BUDGETS.pageRatio})`,
        `${ratio.toFixed(2)} (${ms.toFixed(1)} ms)`,
      ]),
    ],
    passed:
      [...lists, ...postgresLists].every(({ times }) => percentile(times, 0.95) <= CONTENT_BUDGETS.p95Ms) &&
      pages.every(({ ratio }) => ratio <= CONTENT_BUDGETS.pageRatio),
  };
}

async function listTimes({ ask }: FilledServer): Promise<{ name: string; times: number[] }[]> {
  const lists = [];
  for (const [name, path] of Object.entries(QUERIES)) {
    await ask(path);
    lists.push({ name, times: await timed(() => ask(path)) });
  }
  return lists;
}

/** Alternates between the two servers. */
async function pageTimes(
  large: string,
  small: string,
): Promise<{ name: string; ratio: number; ms: number }[]> {
  for (const site of [large, small]) await requestEveryPage(site);
  const pages = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const times = { large: [] as number[], small: [] as number[] };
    for (let round = 0; round < PAGE_ROUNDS; round += 1) {
      times.large.push(...(await timed(() => renderedPage(large + path), 1)));
      times.small.push(...(await timed(() => renderedPage(small + path), 1)));
    }
    const ms = median(times.large);
    pages.push({ name, ratio: ms / median(times.small), ms });
  }
  return pages;
}

/** Waits out the server's rendering of pages ahead of time: once every page was requested, none is left to render. */
async function requestEveryPage(site: string): Promise<void> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) await (await fetch(address)).text();
}

async function renderedPage(address: string): Promise<void> {
  if (normalizedAddress(new Request(address))?.isCacheable) throw new Error(`${address} may be cached`);
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} returned ${response.status}`);
  await response.text();
}
