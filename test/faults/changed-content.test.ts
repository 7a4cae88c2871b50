import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { silent } from '../databases.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { openServedStore, servedStoreUrl } from '../served-store.ts';

/** Changes a record as a command in another process does. */
async function describeNoda(url: string, description: string): Promise<void> {
  const database = openDatabase(url, silent);
  const table = database.db.selectFrom('records').select('record').where('id', '=', 'noda');
  const area = JSON.parse((await table.executeTakeFirstOrThrow()).record ?? '') as Neighborhood;
  await database.db
    .updateTable('records')
    .set({ record: JSON.stringify({ ...area, description }) })
    .where('id', '=', 'noda')
    .execute();
  await database.close();
}

const page = async (site: string) => await (await fetch(`${site}/neighborhoods/noda`)).text();

let server: RunningServer;
beforeAll(async () => {
  server = await startBuiltServer();
});
afterAll(() => server.remove());

test('content changed in the SQLite store shows on the very next request', async () => {
  expect(await page(server.url)).not.toContain('Brick mills and small porches.');
  await describeNoda(servedStoreUrl(server.dataDir), 'Brick mills and small porches.');
  expect(await page(server.url)).toContain('Brick mills and small porches.');
});

test('a guide changed in the store is updated in the sitemap, the feed and its structured data at once', async () => {
  const read = async (path: string) => await (await fetch(server.url + path)).text();
  const GUIDE = '/guides/a-day-in-myers-park';
  const TITLE = 'A longer day in Myers Park';
  const CHANGED = '2026-11-20T09:30:00.000Z';
  const places = ['/sitemap.xml', '/guides.atom', '/llms.txt', GUIDE];
  for (const path of places) expect(await read(path), path).not.toMatch(/longer day|2026-11-20T09/);

  const database = openServedStore(server);
  const table = database.db.selectFrom('records').select('record').where('id', '=', GUIDE.slice(8));
  const guide = JSON.parse((await table.executeTakeFirstOrThrow()).record ?? '') as Guide;
  await database.db
    .updateTable('records')
    .set({ record: JSON.stringify({ ...guide, title: TITLE, updatedAt: CHANGED }) })
    .where('id', '=', guide.slug)
    .execute();
  await database.close();

  expect(await read('/sitemap.xml')).toContain(`${GUIDE}</loc><lastmod>${CHANGED}</lastmod>`);
  expect(await read('/guides.atom')).toContain(`<updated>${CHANGED}</updated>`);
  expect(await read('/llms.txt')).toContain(`[${TITLE}]`);
  const page = await read(GUIDE);
  expect(page).toContain(`"headline":"${TITLE}"`);
  // Its link preview was drawn with the old title, so the one without a title is used.
  expect(page).toMatch(/<meta property="og:image" content="[^"]+\/cards\/porchlight\./);
});
