import { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
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

describe('npm run restore (sqlite)', () => {
  test('restoring replaces the store, drops its stale log and keeps what was there', async () => {
    const kept = await keepLead(database, { firstName: 'Before' });
    await run('backup', inStore('copy.db'));
    await keepLead(database, { firstName: 'After' });
    await database.close();

    const { exitCode, stdout } = await run('restore', inStore('copy.db'));
    expect(exitCode).toBe(0);
    const path = fileURLToPath(store.url);
    expect(existsSync(`${path}-wal`) || existsSync(`${path}-shm`)).toBe(false);
    database = openDatabase(store.url, silent);
    expect(await listLeads(database.db)).toEqual([kept]);
    const replaced =
      readdirSync(store.folder).find((name) => name.startsWith('test.db.before-restore-')) ?? '';
    expect(stdout).toContain(replaced);
    expect(
      rowsOf(inStore(replaced))
        .leads?.map((row) => row.first_name)
        .sort(),
    ).toEqual(['After', 'Before']);
  });

  test('rows that were only in the log of a killed site are in what is kept', async () => {
    await run('backup', inStore('copy.db'));
    const path = fileURLToPath(store.url);
    await database.close();
    const writer = startStoreWriter(path);
    const commits = await writer.commits();
    await writer.end(); // SIGKILL: nothing brings the log home
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    expect(await run('restore', inStore('copy.db'))).toMatchObject({ exitCode: 0 });
    const replaced =
      readdirSync(store.folder).find((name) => name.startsWith('test.db.before-restore-')) ?? '';
    expect(rowsOf(inStore(replaced)).idempotency_keys?.length).toBeGreaterThanOrEqual(commits);
    expect(rowsOf(path).idempotency_keys).toEqual([]);
  });

  test('a store in use is not replaced', async () => {
    await run('backup', inStore('copy.db'));
    const lead = await keepLead(database); // an idle connection of a running site
    const { exitCode, stderr } = await run('restore', inStore('copy.db'));
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^restore: .+test\.db is in use: stop the site[^\n]+\n$/);
    expect(await listLeads(database.db)).toEqual([lead]);
    expect(readdirSync(store.folder).filter((name) => /partial|before-restore/.test(name))).toEqual([]);
  });

  test('a damaged store can be replaced, and is kept', async () => {
    const lead = await keepLead(database);
    await run('backup', inStore('copy.db'));
    await database.close();
    writeFileSync(fileURLToPath(store.url), 'damage '.repeat(1_000));
    expect(await run('backup', inStore('second.db'))).toMatchObject({ exitCode: 1 });
    expect(existsSync(inStore('second.db'))).toBe(false);
    expect(await run('restore', inStore('copy.db'))).toMatchObject({ exitCode: 0 });
    database = openDatabase(store.url, silent);
    expect(await listLeads(database.db)).toEqual([lead]);
    expect(readdirSync(store.folder).some((name) => name.includes('before-restore'))).toBe(true);
  });

  test.each<[name: string, make: (path: string) => void]>([
    ['text', (path) => writeFileSync(path, 'hello '.repeat(1_000))],
    ['an empty file', (path) => writeFileSync(path, '')],
    ['another database', anotherDatabase],
    ['half a backup', (path) => truncateSync(path, 32_768)],
  ])('%s is not restored, and nothing changes', async (_, make) => {
    const lead = await keepLead(database);
    await run('backup', inStore('wrong.db'));
    make(inStore('wrong.db'));
    await database.close();
    const before = rowsOf(fileURLToPath(store.url));
    const { exitCode, stderr } = await run('restore', inStore('wrong.db'));
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^restore: The copy cannot be used: [^\n]+\n$/);
    expect(rowsOf(fileURLToPath(store.url))).toEqual(before);
    expect(before.leads).toEqual([expect.objectContaining({ id: lead.id })]);
    expect(readdirSync(store.folder).filter((name) => /partial|before-restore/.test(name))).toEqual([]);
  });
});

function anotherDatabase(path: string): void {
  rmSync(path);
  const file = new DatabaseSync(path);
  file.exec('create table t (x)');
  file.close();
}
