import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { listLeads } from '#server/leads/lead-store.ts';
import { runCommandProcess } from '#test/command-process.ts';
import { emptyStore, silent, type TestStore } from '#test/databases.ts';
import { keepLead } from '#test/kept-lead.ts';
import { rowsOf } from '#test/store-rows.ts';
import { startStoreWriter } from '#test/store-writer.ts';

let store: TestStore;
let database: Database;
beforeEach(async () => {
  store = await emptyStore('sqlite');
  database = openDatabase(store.url, silent);
  await prepareDatabase(database);
});
afterEach(async () => {
  await database.close();
  await store.remove();
});

const run = (name: 'backup' | 'restore', file: string, url = store.url) =>
  runCommandProcess(name, [file], { DATABASE_URL: url, DATA_DIR: store.folder });
const inStore = (name: string) => join(store.folder, name);

describe('npm run backup (sqlite)', () => {
  test('a backup restored elsewhere holds the same rows in every table', async () => {
    await keepLead(database, { message: 'Zoë\n🏡' });
    const made = await run('backup', inStore('copy.db'));
    expect(made).toMatchObject({ exitCode: 0, stderr: '' });
    expect(made.stdout).toMatch(/copy\.db: \d+\.\d+ MB in \d+\.\d s, checked\n$/);
    expect(statSync(inStore('copy.db')).mode & 0o777).toBe(0o600);

    const elsewhere = inStore('elsewhere/site.db');
    expect(await run('restore', inStore('copy.db'), `file:${elsewhere}`)).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    expect(rowsOf(elsewhere)).toEqual(rowsOf(fileURLToPath(store.url)));
    expect(rowsOf(elsewhere).leads).toHaveLength(1);
  });

  test('a backup made while another process writes is whole, and of one moment', async () => {
    // Large enough to be copied in many steps.
    await keepLead(database);
    fill(fileURLToPath(store.url), 40_000);
    const writer = startStoreWriter(fileURLToPath(store.url));
    try {
      const before = await writer.commits();
      expect(await run('backup', inStore('copy.db'))).toMatchObject({ exitCode: 0 });
      const after = await writer.commits();
      const copy = rowsOf(inStore('copy.db'));
      const written =
        copy.idempotency_keys?.filter((row) => String(row.key).startsWith('writer-')).length ?? 0;
      expect(written).toBeGreaterThanOrEqual(before);
      expect(written).toBeLessThan(after);
      // The writer adds to both tables in one transaction.
      expect(copy.property_comparisons?.filter((row) => String(row.id).startsWith('writer-'))).toHaveLength(
        written,
      );
    } finally {
      await writer.end();
    }
  });

  test('a file is replaced only with --force, and never the store itself', async () => {
    await keepLead(database);
    const env = { DATABASE_URL: store.url, DATA_DIR: store.folder };
    writeFileSync(inStore('mine.db'), 'precious');
    expect((await run('backup', inStore('mine.db'))).stderr).toContain('--force');
    expect(statSync(inStore('mine.db')).size).toBe(8);
    expect(await runCommandProcess('backup', [inStore('mine.db'), '--force'], env)).toMatchObject({
      exitCode: 0,
    });
    const itself = await runCommandProcess('backup', [fileURLToPath(store.url), '--force'], env);
    expect(itself).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('is the store itself') });
    expect(await listLeads(database.db)).toHaveLength(1);
  });

  test('a store that is not there, a file that is not there: one clear line each', async () => {
    mkdirSync(inStore('none'));
    expect((await run('backup', inStore('b.db'), `file:${inStore('none/x.db')}`)).stderr).toMatch(
      /^backup: There is no store at [^\n]+\n$/,
    );
    expect(readdirSync(inStore('none'))).toEqual([]);
    expect((await run('restore', inStore('b.db'))).stderr).toMatch(/^restore: There is no file [^\n]+\n$/);
  });
});

function fill(path: string, rows: number): void {
  const file = new DatabaseSync(path, { timeout: 5_000 });
  const filler = 'x'.repeat(1_000);
  file.exec('begin');
  const insert = file.prepare('insert into property_comparisons values (?, ?, ?, 1, ?)');
  for (let row = 0; row < rows; row += 1) insert.run(`fill-${row}`, 's', filler, 't');
  file.exec('commit');
  file.close();
}
