import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, inTransaction } from '#server/database/database.ts';
import { inPieces, saveRecords } from '#server/records/record-store.ts';
import { contentRecords } from '#server/seed/content-records.ts';
import { startPostgres } from '#test/postgres.ts';
import { CONTENT_BUDGETS } from './budgets.ts';
import { type FilledServer, figures, startFilledServer, timed } from './filled-server.ts';
import { median, percentile } from './percentile.ts';
import type { Report } from './report.ts';

const GUIDES = 500;
const HOMES = 2_000;
const VERSIONS = 10_000;
const DRAFTS = 50;
const PAGE_ROUNDS = 60;
const AT = '2026-11-02T15:00:00.000Z';
const GUIDE = 'a-day-in-myers-park';

/** What somebody asks of the desk, by what it is called. */
const QUERIES: Record<string, string> = {
  'every kind': '/content',
  'every kind, searched': '/content?q=porch',
  guides: '/content/guides',
  'guides, a word of every one': '/content/guides?q=porch',
  'guides, one': '/content/guides?q=number%20417',
  'guides, none': '/content/guides?q=zeppelin',
  homes: '/content/listings',
  'homes, searched': '/content/listings?q=number%201417',
  'a history': `/content/guides/${GUIDE}/history`,
  'a draft': `/content/guides/${GUIDE}/draft`,
};

const PAGES: Record<string, string> = {
  'a guide': `/guides/${GUIDE}`,
  'a neighborhood': '/neighborhoods/noda',
  'the home page': '/',
  'the homes to compare': '/compare',
};

/** The desk's lists of content over HTTP on both engines, and public pages beside a store without all that. */
export async function benchContent(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  const file = (name: string) => pathToFileURL(join(folder, name)).href;
  const postgres = await startPostgres();
  const onPostgres = await startFilledServer(postgres.url, folder, fill);
  const postgresLists = await listTimes(onPostgres);
  await onPostgres.server.end('SIGTERM');
  await postgres.stop();
  const large = await startFilledServer(file('content.db'), folder, fill);
  const lists = await listTimes(large);
  const small = await startFilledServer(file('small.db'), folder, async () => {});
  const pages = await pageTimes(large.server.url, small.server.url);
  for (const { server } of [large, small]) await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return {
    name: 'content',
    lines: [
      [
        `${GUIDES} guides, ${HOMES.toLocaleString('en-US')} homes, ${VERSIONS.toLocaleString('en-US')} versions`,
        `SQLite least, p50, p95 (at most ${CONTENT_BUDGETS.p95Ms} ms)  Postgres least, p50, p95`,
      ],
      ...lists.map(({ name, times }, at): [string, string] => [
        name,
        `${figures(times)}  ${figures(postgresLists[at]?.times ?? [])}`,
      ]),
      ...pages.map(({ name, ratio, ms }): [string, string] => [
        `${name}, of its time without them (at most ${CONTENT_BUDGETS.pageRatio})`,
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

/** Of two servers by turns, each page rendered anew: what somebody with a session sees is never kept. */
async function pageTimes(
  large: string,
  small: string,
): Promise<{ name: string; ratio: number; ms: number }[]> {
  for (const site of [large, small]) await askForEveryPage(site);
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

/** The server renders its pages ahead while nobody waits: once each was asked for, nothing else is under way. */
async function askForEveryPage(site: string): Promise<void> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) await (await fetch(address)).text();
}

async function renderedPage(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { cookie: 'session=none' } });
  if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`);
  await answer.text();
}

async function fill(store: Database): Promise<void> {
  const guides = contentRecords('guides');
  const homes = contentRecords('listings');
  const write = { origin: 'import', at: AT } as const;
  const texts = guides.map(({ record }) => JSON.stringify(record));
  const guideEntries = numbered(GUIDES, (number) => {
    const { record } = guides[number % guides.length] as (typeof guides)[number];
    const slug = `guide-${number}`;
    const title = `${record.title}, number ${number}`;
    return { id: slug, position: number, record: { ...record, id: 1_000 + number, slug, title } };
  });
  const homeEntries = numbered(HOMES, (number) => {
    const { record } = homes[number % homes.length] as (typeof homes)[number];
    const id = `home-${number}`;
    const address = `${record.address}, number ${number}`;
    return { id, position: number, record: { ...record, id, address, isSample: false } };
  });
  const versions = numbered(VERSIONS, (number) => ({
    kind: 'guides' as const,
    id: number % 10 === 0 ? GUIDE : `guide-${number % GUIDES}`,
    version: 10 + number,
    action: 'published' as const,
    record: texts[number % texts.length] ?? '',
    who: 'Avery Stone',
    at: AT,
  }));
  const drafts = numbered(DRAFTS, (number) => ({
    kind: 'guides' as const,
    id: `guide-${number}`,
    record: texts[number % texts.length] ?? '',
    version: 2,
    updated_at: AT,
    updated_by: 'Avery Stone',
  }));
  // In several transactions: none may take five seconds, on a busy machine either.
  for (const some of inPieces(guideEntries))
    await inTransaction(store, (trx) => saveRecords(trx, 'guides', some, write));
  for (const some of inPieces(homeEntries))
    await inTransaction(store, (trx) => saveRecords(trx, 'listings', some, write));
  for (const some of inPieces(versions)) await store.db.insertInto('content_versions').values(some).execute();
  await store.db.insertInto('content_drafts').values(drafts).execute();
}

const numbered = <Made>(count: number, make: (number: number) => Made): Made[] =>
  Array.from({ length: count }, (_, number) => make(number));
