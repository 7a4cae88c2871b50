import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import type { Schema } from '#server/database/schema.ts';
import { followContent } from '#server/seed/follow-content.ts';
import { silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { fillLargeSite, LARGE_SITE } from '../large-site.ts';
import { isLongRun } from '../rounds.ts';
import { type SystemPostgres, startSystemPostgres } from '../system-postgres.ts';
import { copiedStore } from './copied-store.ts';

const SIZE = isLongRun ? LARGE_SITE : { guides: 20, homes: 50, versions: 100, drafts: 5 };
const PICTURES = isLongRun ? 200 : 3;
const BYTES_A_PICTURE = 500_000;

let systemPostgres: SystemPostgres | null;
beforeAll(async () => {
  systemPostgres = await startSystemPostgres();
});
afterAll(() => systemPostgres?.stop());

/** The number of rows of each table, and an order-independent fingerprint. */
type Tables = Record<string, { rows: number; hash: string }>;

async function tablesIn(url: string): Promise<Tables> {
  const database = openDatabase(url, silent);
  try {
    const tables = (await database.db.introspection.getTables()).map(({ name }) => name).toSorted();
    const read: Tables = {};
    for (const name of tables) read[name] = await tableOf(database.db, name);
    return read;
  } finally {
    await database.close();
  }
}

async function tableOf(db: Kysely<Schema>, name: string): Promise<Tables[string]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
  const hashes = rows.map((row) => {
    const hash = createHash('sha256');
    for (const [column, value] of Object.entries(row)) {
      hash.update(`${column}:`);
      hash.update(value instanceof Uint8Array ? value : JSON.stringify(value));
    }
    return hash.digest('hex');
  });
  const all = createHash('sha256').update(hashes.toSorted().join());
  return { rows: rows.length, hash: all.digest('hex') };
}

async function addPictures({ db }: Database): Promise<void> {
  for (let picture = 0; picture < PICTURES; picture += 1) {
    const id = picture.toString(16).padStart(32, '0');
    const row = { id, name: 'porch.jpg', width: 1_200, height: 800, who: 'Avery Stone' };
    await db
      .insertInto('pictures')
      .values({ ...row, at: '2026-11-02T15:00:00.000Z' })
      .execute();
    const bytes = randomBytes(BYTES_A_PICTURE);
    await db
      .insertInto('picture_files')
      .values({ name: `${id}-400.avif`, picture_id: id, bytes })
      .execute();
  }
}

test.for(['sqlite', 'postgres'] as const)(
  'a backup restores every row of a large site (%s)',
  { timeout: isLongRun ? 600_000 : 120_000 },
  async (engine, { skip, onTestFinished }) => {
    const store = await copiedStore(engine, systemPostgres, onTestFinished);
    if (!store) return skip('needs Postgres with its client programs');
    const database = openDatabase(store.url, silent);
    await prepareDatabase(database, followContent(silent));
    await fillLargeSite(database, SIZE);
    await addPictures(database);
    await database.close();
    const before = await tablesIn(store.url);
    expect(before.content_versions?.rows).toBe(SIZE.versions);

    const began = performance.now();
    expect(await store.run('backup')).toMatchObject({ exitCode: 0 });
    const backedUp = performance.now();
    expect(await store.run('restore', store.otherUrl)).toMatchObject({ exitCode: 0 });
    const restored = performance.now();
    expect(await tablesIn(store.otherUrl)).toEqual(before);
    const rows = Object.values(before).reduce((sum, table) => sum + table.rows, 0);
    const seconds = (ms: number) => (ms / 1_000).toFixed(1);
    reportFigure({
      promise: `A backup restores every row of a large site (${engine})`,
      tested: `\`npm run backup\` and \`npm run restore\` of ${SIZE.guides} guides, ${SIZE.homes} homes, ${SIZE.versions} versions and ${PICTURES} pictures; the rows of every table counted and hashed`,
      measured: `${rows} rows in ${Object.keys(before).length} tables, none different; ${(statSync(store.copy).size / 1_000_000).toFixed(1)} MB written in ${seconds(backedUp - began)} s, restored in ${seconds(restored - backedUp)} s`,
    });
  },
);
